; Mathematical functions of NVVM.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare float @llvm.nvvm.fma.rn.f(float, float, float)
declare float @llvm.nvvm.sqrt.rn.f(float)
declare float @llvm.nvvm.ex2.approx.f(float)
declare double @llvm.nvvm.rcp.rn.d(double)
declare float @llvm.nvvm.fabs.f(float)
define ptx_kernel void @k(float %x, double %y) {
  %a = call float @llvm.nvvm.fma.rn.f(float %x, float %x, float %x)
  %b = call float @llvm.nvvm.sqrt.rn.f(float %a)
  %c = call float @llvm.nvvm.ex2.approx.f(float %b)
  %d = call double @llvm.nvvm.rcp.rn.d(double %y)
  %e = call float @llvm.nvvm.fabs.f(float %c)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
