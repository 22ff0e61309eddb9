; The caches stand before global memory.

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

; CHECK: {{.*}}bad.ll:6:3: error: arg1 invalid addrspace [addrspace-arg1]
; CHECK-NOT: [addrspace-arg1]
; OFF-NOT: [addrspace-arg1]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [addrspace-arg1]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.internal.cache.op.p3(i32, ptr addrspace(3))
define ptx_kernel void @k(ptr addrspace(3) %p) {
  call void @llvm.nvvm.internal.cache.op.p3(i32 1, ptr addrspace(3) %p)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.internal.cache.op.p1(i32, ptr addrspace(1))
define ptx_kernel void @k(ptr addrspace(1) %p) {
  call void @llvm.nvvm.internal.cache.op.p1(i32 1, ptr addrspace(1) %p)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
