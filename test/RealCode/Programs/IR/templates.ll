target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { [3 x float] }
%1 = type { [5 x i16] }
%2 = type { [2 x double] }

$_Z3addIfLi3EEvP3VecIT_XT0_EES2_ = comdat any

$_Z3addIsLi5EEvP3VecIT_XT0_EES2_ = comdat any

$_Z3addIdLi2EEvP3VecIT_XT0_EES2_ = comdat any

@_Z3FibILj0EE = addrspace(4) externally_initialized constant i32 0, align 4
@_Z3FibILj1EE = addrspace(4) externally_initialized constant i32 1, align 4

define ptx_kernel void @_Z3addIfLi3EEvP3VecIT_XT0_EES2_(ptr %0, ptr byval(%0) align 4 %1) #0 comdat {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %0, ptr %0, i64 %4
  %6 = load float, ptr %1, align 4
  %7 = fmul contract float %6, %6
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4
  %10 = fmul contract float %9, %9
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load float, ptr %11, align 4
  %13 = fmul contract float %12, %12
  %14 = load float, ptr %5, align 4
  %15 = fadd contract float %7, %14
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %17 = load float, ptr %16, align 4
  %18 = fadd contract float %10, %17
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %20 = load float, ptr %19, align 4
  %21 = fadd contract float %13, %20
  store float %15, ptr %5, align 4
  store float %18, ptr %16, align 4
  store float %21, ptr %19, align 4
  ret void
}

define ptx_kernel void @_Z3addIsLi5EEvP3VecIT_XT0_EES2_(ptr %0, ptr byval(%1) align 2 %1) #0 comdat {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %1, ptr %0, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i16, ptr %7, align 2
  %9 = mul i16 %8, %8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %12 = load i16, ptr %11, align 2
  %13 = add i16 %12, %9
  %14 = load <2 x i16>, ptr %1, align 2
  %15 = mul <2 x i16> %14, %14
  %16 = load <2 x i16>, ptr %5, align 2
  %17 = add <2 x i16> %16, %15
  store <2 x i16> %17, ptr %5, align 2
  %18 = load <2 x i16>, ptr %6, align 2
  %19 = mul <2 x i16> %18, %18
  %20 = load <2 x i16>, ptr %10, align 2
  %21 = add <2 x i16> %20, %19
  store <2 x i16> %21, ptr %10, align 2
  store i16 %13, ptr %11, align 2
  ret void
}

define ptx_kernel void @_Z3addIdLi2EEvP3VecIT_XT0_EES2_(ptr %0, ptr byval(%2) align 8 %1) #0 comdat {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw %2, ptr %0, i64 %4
  %6 = load double, ptr %1, align 8
  %7 = fmul contract double %6, %6
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load double, ptr %8, align 8
  %10 = fmul contract double %9, %9
  %11 = load double, ptr %5, align 8
  %12 = fadd contract double %7, %11
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %14 = load double, ptr %13, align 8
  %15 = fadd contract double %10, %14
  store double %12, ptr %5, align 8
  store double %15, ptr %13, align 8
  ret void
}

define ptx_kernel void @_Z5listsPd(ptr %0) #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = load double, ptr %0, align 8
  %4 = uitofp nneg i32 %2 to double
  %5 = fadd contract double %3, 0.000000e+00
  %6 = fadd contract double %5, 9.900000e+01
  %7 = fadd contract double %6, 1.500000e+00
  %8 = fadd contract double %7, %4
  %9 = fadd contract double %8, 6.000000e+00
  %10 = fadd contract double %9, 6.765000e+03
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %10, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double 6.000000e+00, ptr %12, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
