target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z7doublesPKdS0_Pd(ptr %0, ptr %1, ptr %2) #0 {
  %4 = tail call contract double @llvm.nvvm.wmma.m8n8k4.load.a.row.stride.f64.p0(ptr %0, i32 4)
  %5 = tail call contract double @llvm.nvvm.wmma.m8n8k4.load.b.col.stride.f64.p0(ptr %1, i32 4)
  %6 = tail call contract { double, double } @llvm.nvvm.wmma.m8n8k4.mma.row.col.f64(double %4, double %5, double 0.000000e+00, double 0.000000e+00)
  %7 = extractvalue { double, double } %6, 0
  %8 = extractvalue { double, double } %6, 1
  tail call void @llvm.nvvm.wmma.m8n8k4.store.d.row.stride.f64.p0(ptr %2, double %7, double %8, i32 8)
  ret void
}

declare double @llvm.nvvm.wmma.m8n8k4.load.a.row.stride.f64.p0(ptr, i32) #1

declare double @llvm.nvvm.wmma.m8n8k4.load.b.col.stride.f64.p0(ptr, i32) #1

declare { double, double } @llvm.nvvm.wmma.m8n8k4.mma.row.col.f64(double, double, double, double) #2

declare void @llvm.nvvm.wmma.m8n8k4.store.d.row.stride.f64.p0(ptr, double, double, i32) #3

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { nounwind }
attributes #3 = { nounwind }
