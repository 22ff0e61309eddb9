; i128 has LLVM's default alignment.
target triple = "nvptx64-nvidia-cuda"

target datalayout = "e-i64:64-n16:32:64"
define ptx_kernel void @k() {
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
