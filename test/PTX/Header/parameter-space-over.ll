; RUN: not nvvmc emit %s --arch=sm_90 -O0 -o - 2>&1 | FileCheck %s

; One byte too many, and one too many because of padding before an aligned
; parameter.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"


; CHECK: (32765 bytes required, max 32764 bytes allowed) in function flat
define ptx_kernel void @flat([32765 x i8] %a) {
  ret void
}
; CHECK: (32768 bytes required, max 32764 bytes allowed) in function gap
define ptx_kernel void @gap([32756 x i8] %a, i64 %b) {
  ret void
}
