; LLVM rewrites calls of intrinsics by the types it expects.

; RUN: split-file %s %t
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s
; RUN: %python %S/../Driver/Inputs/status.py 1 nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s
; RUN: nvvmc verify --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: {{.*}}bad.ll:4:14: error: intrinsic llvm.nvvm.membar.cta is declared with a wrong signature [intrinsic-signature]
; GOOD-NOT: {{error|warning}}:

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.membar.cta(i32)
define void @k() {
  call void @llvm.nvvm.membar.cta(i32 0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.membar.cta()
define void @k() {
  call void @llvm.nvvm.membar.cta()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
