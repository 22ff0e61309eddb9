; The module does not show which function is launched.

; RUN: split-file %s %t
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=tileiras --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=CHECK
; RUN: nvvmc verify --profile=libnvvm --arch=sm_90 %t/bad.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=OFF --allow-empty
; RUN: nvvmc verify --profile=nvvm --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=NOPTX
; RUN: nvvmc verify --profile=tileiras --arch=sm_90 %t/good.ll 2>&1 \
; RUN:   | FileCheck %s --check-prefix=GOOD --allow-empty

; CHECK: bad.ll:6:3: note: launch target is not a known function [launch-target-unknown]
; CHECK-NOT: [launch-target-unknown]
; OFF-NOT: [launch-target-unknown]
; GOOD-NOT: {{error|warning}}:
; GOOD-NOT: [launch-
; NOPTX-NOT: [launch-
; NOPTX: error: cannot emit intrinsic llvm.nvvm.launch: PTX has no instruction that launches a kernel
; NOPTX-NOT: [launch-

;--- bad.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.launch(ptr, ...)
define ptx_kernel void @k(ptr %child) {
  call void (ptr, ...) @llvm.nvvm.launch(ptr %child)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}

;--- good.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.launch(ptr, ...)
define ptx_kernel void @child() {
  ret void
}
define ptx_kernel void @k() {
  call void (ptr, ...) @llvm.nvvm.launch(ptr @child)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
