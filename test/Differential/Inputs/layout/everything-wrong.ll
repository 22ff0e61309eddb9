; Several properties at once.
target triple = "nvptx64-nvidia-cuda"

target datalayout = "E-P1-G1-A5-m:e-ni:1-p:64:128-i64:32-f64:32"
define ptx_kernel void @k() {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
