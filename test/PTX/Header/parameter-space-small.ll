; RUN: nvvmc emit %s --arch=sm_75 -O0 -o - | FileCheck %s

; A size that every version accepts does not raise the version.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: .version 6.3
define ptx_kernel void @k([4352 x i8] %a) {
  ret void
}
