; The number is part of the instruction's name or encoding.

; RUN: split-file %s %t
; RUN: not nvvmc verify --profile=nvvm --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_80 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=nvvm --arch=sm_80 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: nvvmc verify --profile=nvptx --arch=sm_80 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:6:3: error: operand 1 of llvm.nvvm.discard.global.L2 must be 128; it is 64 [intrinsic-immediate-value]
; CHECK-NOT: [intrinsic-immediate-value]
; OFF-NOT: [intrinsic-immediate-value]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [intrinsic-immediate-value]

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.discard.global.L2(ptr addrspace(1), i64 immarg)
define ptx_kernel void @k(ptr addrspace(1) %p) {
  call void @llvm.nvvm.discard.global.L2(ptr addrspace(1) %p, i64 64)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.discard.global.L2(ptr addrspace(1), i64 immarg)
define ptx_kernel void @k(ptr addrspace(1) %p) {
  call void @llvm.nvvm.discard.global.L2(ptr addrspace(1) %p, i64 128)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
