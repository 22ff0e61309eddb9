; Bounds are checked on the way to global memory.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:6:8: error: pointer address space not global [addrspace-not-global]
; CHECK-NOT: [addrspace-not-global]
; OFF-NOT: [addrspace-not-global]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [addrspace-not-global]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.nvvm.internal.load.bounds.i32.p3(ptr addrspace(3), i64, i32)
define ptx_kernel void @k(ptr addrspace(3) %p) {
  %a = call i32 @llvm.nvvm.internal.load.bounds.i32.p3(ptr addrspace(3) %p, i64 64, i32 0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.nvvm.internal.load.bounds.i32.p1(ptr addrspace(1), i64, i32)
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %a = call i32 @llvm.nvvm.internal.load.bounds.i32.p1(ptr addrspace(1) %p, i64 64, i32 0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
