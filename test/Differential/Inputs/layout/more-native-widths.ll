; Further native widths do no harm.
target triple = "nvptx64-nvidia-cuda"

target datalayout = "e-i64:64-i128:128-n8:16:32:64:128"
define ptx_kernel void @k() {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
