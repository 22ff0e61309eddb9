target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-i64:64-i128:128-n16:32:64"
define void @k() {
  ret void
}
!nvvmir.version = !{!0}
!0 = !{!"2", !"0"}
