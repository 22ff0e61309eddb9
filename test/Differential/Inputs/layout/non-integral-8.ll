target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-n16:32:64-ni:8"
define void @k() {
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
