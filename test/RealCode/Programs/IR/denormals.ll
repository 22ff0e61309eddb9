target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z6valuesPfPdi(ptr initializes((0, 12), (16, 24), (28, 32)) %0, ptr %1, i32 %2) #0 {
  %4 = sitofp i32 %2 to float
  %5 = fmul contract float %4, 0x36A0000000000000
  store float %5, ptr %0, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float 0x7FF8000000000000, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %8 = load float, ptr %7, align 4
  %9 = tail call contract float @__nv_copysignf(float 0.000000e+00, float %8) #3
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store float %9, ptr %10, align 4
  %11 = sitofp i32 %2 to double
  %12 = fmul contract double %11, 4.940660e-324
  %13 = fadd contract double %12, 0x7FF0000000000000
  store double %13, ptr %1, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load double, ptr %14, align 8
  %16 = fcmp contract oeq double %15, 0.000000e+00
  br i1 %16, label %17, label %19

17:
  %18 = fneg contract double %15
  br label %21

19:
  %20 = fdiv contract double 1.000000e+00, %15
  br label %21

21:
  %22 = phi contract double [ %18, %17 ], [ %20, %19 ]
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store double %22, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %25 = load double, ptr %24, align 8
  %26 = fptrunc contract double %25 to float
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %28 = load double, ptr %27, align 8
  %29 = fmul contract double %28, 0x37A16C262777579C
  %30 = fptrunc contract double %29 to float
  %31 = fadd contract float %26, %30
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store float %31, ptr %32, align 4
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %34 = load float, ptr %33, align 4
  %35 = fcmp contract olt float %34, 0.000000e+00
  %36 = fneg contract float %34
  %37 = select contract i1 %35, float %36, float %34
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store float %37, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %40 = load float, ptr %39, align 4
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %42 = load float, ptr %41, align 4
  %43 = fcmp contract ogt float %40, %42
  %44 = select contract i1 %43, float %40, float %42
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 28
  store float %44, ptr %45, align 4
  ret void
}

define ptx_kernel void @_Z8integersPKfPKdPxPh(ptr %0, ptr %1, ptr %2, ptr %3) #1 {
  %5 = load float, ptr %0, align 4
  %6 = fptosi float %5 to i64
  %7 = load double, ptr %1, align 8
  %8 = fptosi double %7 to i32
  %9 = sext i32 %8 to i64
  %10 = add nsw i64 %9, %6
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load double, ptr %11, align 8
  %13 = fptoui double %12 to i64
  %14 = add i64 %10, %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %16 = load float, ptr %15, align 4
  %17 = fptosi float %16 to i16
  %18 = sext i16 %17 to i64
  %19 = add i64 %14, %18
  store i64 %19, ptr %2, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load float, ptr %20, align 4
  %22 = fptoui float %21 to i8
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %24 = load double, ptr %23, align 8
  %25 = fptosi double %24 to i8
  %26 = add i8 %25, %22
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %28 = load float, ptr %27, align 4
  %29 = fcmp contract une float %28, 0.000000e+00
  %30 = zext i1 %29 to i8
  %31 = add i8 %26, %30
  store i8 %31, ptr %3, align 1
  ret void
}

declare float @__nv_copysignf(float, float) #2

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent nounwind }
