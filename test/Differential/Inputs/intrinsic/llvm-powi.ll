; powi.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare float @llvm.powi.f32.i32(float, i32)
define ptx_kernel void @k(float %x) {
  %a = call float @llvm.powi.f32.i32(float %x, i32 2)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
