; No layout line.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k() {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
