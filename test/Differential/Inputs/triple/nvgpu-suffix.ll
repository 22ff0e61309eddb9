target triple = "nvgpu-nvidia-cudax"
target datalayout = "e-i64:64-i128:128-n16:32:64"
define void @k() {
  ret void
}
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
