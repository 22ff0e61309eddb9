; Spaces from 7 up are not looked at.
target triple = "nvptx64-nvidia-cuda"

target datalayout = "e-p7:16:16-i64:64-i128:128-n16:32:64"
define ptx_kernel void @k() {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
