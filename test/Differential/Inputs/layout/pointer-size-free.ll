; The size of a pointer is not compared with its alignment.
target triple = "nvptx64-nvidia-cuda"

target datalayout = "e-p:64:32-i64:64-i128:128-n16:32:64"
define ptx_kernel void @k() {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
