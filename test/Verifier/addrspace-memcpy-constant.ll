; Constant memory is read-only in a kernel.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=libnvvm --arch=sm_100 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=libnvvm --arch=sm_100 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:6:3: error: memmove/memcpy cannot target constant address space [addrspace-memcpy-constant]
; CHECK-NOT: [addrspace-memcpy-constant]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [addrspace-memcpy-constant]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.memcpy.p4.p0.i64(ptr addrspace(4), ptr, i64, i1)
define ptx_kernel void @k(ptr addrspace(4) %d, ptr %s) {
  call void @llvm.memcpy.p4.p0.i64(ptr addrspace(4) %d, ptr %s, i64 4, i1 false)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1), ptr, i64, i1)
define ptx_kernel void @k(ptr addrspace(1) %d, ptr %s) {
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) %d, ptr %s, i64 4, i1 false)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
