target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { float }
%1 = type { double }

$_Z3runIZ8launchesfdPfEUlifE_EvT_S0_i = comdat any

$_Z3runIZ8launchesfdPfEUlifE0_EvT_S0_i = comdat any

define ptx_kernel void @_Z3runIZ8launchesfdPfEUlifE_EvT_S0_i(ptr byval(%0) align 4 %0, ptr %1, i32 %2) #0 comdat {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %18

10:
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = load float, ptr %12, align 4
  %14 = load float, ptr %0, align 4
  %15 = fmul contract float %13, %14
  %16 = sitofp i32 %8 to float
  %17 = fadd contract float %15, %16
  store float %17, ptr %12, align 4
  br label %18

18:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

define ptx_kernel void @_Z3runIZ8launchesfdPfEUlifE0_EvT_S0_i(ptr byval(%1) align 8 %0, ptr %1, i32 %2) #0 comdat {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = icmp slt i32 %8, %2
  br i1 %9, label %10, label %18

10:
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %1, i64 %11
  %13 = load float, ptr %12, align 4
  %14 = load double, ptr %0, align 8
  %15 = fpext contract float %13 to double
  %16 = fdiv contract double %14, %15
  %17 = fptrunc contract double %16 to float
  store float %17, ptr %12, align 4
  br label %18

18:
  ret void
}

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
