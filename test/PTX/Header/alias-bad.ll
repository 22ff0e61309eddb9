; RUN: not nvvmc emit %s --arch=sm_90 -O0 -o - 2>&1 | FileCheck %s

; Kernels and weak functions have no aliases.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: error: cannot emit global of_kernel: PTX has no aliases of kernels [emit-unsupported-global]
@of_kernel = alias void (), ptr @kernel
; CHECK: error: cannot emit global of_weak: its aliasee is a weak function [emit-unsupported-global]
@of_weak = alias void (), ptr @weak_
define ptx_kernel void @kernel() {
  ret void
}
define weak void @weak_() {
  ret void
}
