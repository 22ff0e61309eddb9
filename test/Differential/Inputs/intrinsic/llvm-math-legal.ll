; Mathematical functions of LLVM that are let through.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare float @llvm.floor.f32(float)
declare float @llvm.ceil.f32(float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.fmuladd.f32(float, float, float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.canonicalize.f32(float)
declare float @llvm.roundeven.f32(float)
declare float @llvm.tan.f32(float)
define ptx_kernel void @k(float %x) {
  %a = call float @llvm.floor.f32(float %x)
  %b = call float @llvm.ceil.f32(float %a)
  %c = call float @llvm.sqrt.f32(float %b)
  %d = call float @llvm.fma.f32(float %c, float %c, float %c)
  %e = call float @llvm.fmuladd.f32(float %d, float %c, float %c)
  %f = call float @llvm.copysign.f32(float %e, float %c)
  %g = call float @llvm.minnum.f32(float %f, float %c)
  %h = call float @llvm.maximum.f32(float %g, float %c)
  %i = call float @llvm.canonicalize.f32(float %h)
  %j = call float @llvm.roundeven.f32(float %i)
  %l = call float @llvm.tan.f32(float %j)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
