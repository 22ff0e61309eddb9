target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @_Z4kindf(float %0) #0 {
  %2 = fcmp contract oeq float %0, 0.000000e+00
  br i1 %2, label %3, label %5

3:
  %4 = phi i32 [ 4, %1 ], [ 0, %5 ], [ 1, %7 ], [ %12, %10 ]
  ret i32 %4

5:
  %6 = fcmp contract uno float %0, 0.000000e+00
  br i1 %6, label %3, label %7

7:
  %8 = tail call contract float @llvm.fabs.f32(float %0) #6
  %9 = fcmp contract oeq float %8, 0x7FF0000000000000
  br i1 %9, label %3, label %10

10:
  %11 = fcmp contract uge float %8, 0x3810000000000000
  %12 = select i1 %11, i32 2, i32 3
  br label %3
}

declare float @llvm.fabs.f32(float) #1

define i32 @_Z4kindd(double %0) #0 {
  %2 = fcmp contract oeq double %0, 0.000000e+00
  br i1 %2, label %3, label %5

3:
  %4 = phi i32 [ 4, %1 ], [ 0, %5 ], [ 1, %7 ], [ %12, %10 ]
  ret i32 %4

5:
  %6 = fcmp contract uno double %0, 0.000000e+00
  br i1 %6, label %3, label %7

7:
  %8 = tail call contract double @llvm.fabs.f64(double %0) #6
  %9 = fcmp contract oeq double %8, 0x7FF0000000000000
  br i1 %9, label %3, label %10

10:
  %11 = fcmp contract uge double %8, 0x10000000000000
  %12 = select i1 %11, i32 2, i32 3
  br label %3
}

declare double @llvm.fabs.f64(double) #1

define ptx_kernel void @_Z7classesPKfPKdPi(ptr %0, ptr %1, ptr %2) #2 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr %0, i64 %5
  %7 = load float, ptr %6, align 4
  %8 = getelementptr inbounds nuw double, ptr %1, i64 %5
  %9 = load double, ptr %8, align 8
  %10 = tail call i32 @_Z4kindf(float %7) #7
  %11 = tail call i32 @_Z4kindd(double %9) #7
  %12 = mul nuw nsw i32 %11, 10
  %13 = add nuw nsw i32 %12, %10
  store i32 %13, ptr %2, align 4
  %14 = fcmp uno float %7, 0.000000e+00
  %15 = zext i1 %14 to i32
  %16 = tail call contract double @llvm.fabs.f64(double %9) #6
  %17 = fcmp contract oeq double %16, 0x7FF0000000000000
  %18 = bitcast double %9 to i64
  %19 = icmp slt i64 %18, 0
  %20 = select i1 %19, i32 -1, i32 1
  %21 = select i1 %17, i32 %20, i32 0
  %22 = tail call float @llvm.fabs.f32(float %7)
  %23 = fcmp one float %22, 0x7FF0000000000000
  %24 = zext i1 %23 to i32
  %25 = tail call i1 @llvm.is.fpclass.f64(double %9, i32 264)
  %26 = zext i1 %25 to i32
  %27 = tail call i1 @llvm.is.fpclass.f32(float %7, i32 144)
  %28 = zext i1 %27 to i32
  %29 = fcmp oeq double %9, 0.000000e+00
  %30 = zext i1 %29 to i32
  %31 = tail call i1 @llvm.is.fpclass.f32(float %7, i32 1)
  %32 = zext i1 %31 to i32
  %33 = add nuw nsw i32 %28, %15
  %34 = add nuw nsw i32 %33, %32
  %35 = add nuw nsw i32 %34, %24
  %36 = add nuw nsw i32 %35, %26
  %37 = add nuw nsw i32 %36, %30
  %38 = add nsw i32 %37, %21
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 4
  store i32 %38, ptr %39, align 4
  %40 = fpext contract float %7 to double
  %41 = fcmp contract ogt double %9, %40
  %42 = zext i1 %41 to i32
  %43 = fcmp contract oge double %9, %40
  %44 = select i1 %43, i32 2, i32 0
  %45 = select i1 %14, i32 4, i32 0
  %46 = fcmp contract uge double %9, %40
  %47 = select i1 %46, i32 8, i32 0
  %48 = or i32 %45, %42
  %49 = or i32 %48, %44
  %50 = or i32 %49, %47
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 %50, ptr %51, align 4
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %53 = load float, ptr %52, align 4
  %54 = fcmp contract uno float %7, %53
  %55 = zext i1 %54 to i32
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %57 = load double, ptr %56, align 8
  %58 = fcmp contract ogt double %9, %57
  %59 = zext i1 %58 to i32
  %60 = add nuw nsw i32 %59, %55
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load float, ptr %61, align 4
  %63 = fcmp contract one float %7, %62
  %64 = zext i1 %63 to i32
  %65 = add nuw nsw i32 %60, %64
  %66 = getelementptr inbounds nuw i8, ptr %2, i64 12
  store i32 %65, ptr %66, align 4
  ret void
}

declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #1

declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #1

define ptx_kernel void @_Z6valuesPfPdi(ptr initializes((0, 12), (16, 24), (28, 32)) %0, ptr %1, i32 %2) #3 {
  %4 = sitofp i32 %2 to float
  %5 = fmul contract float %4, 0x36A0000000000000
  store float %5, ptr %0, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float 0x7FF8000000000000, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %8 = load float, ptr %7, align 4
  %9 = tail call contract float @__nv_copysignf(float 0.000000e+00, float %8) #8
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

define ptx_kernel void @_Z8integersPKfPKdPxPh(ptr %0, ptr %1, ptr %2, ptr %3) #2 {
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

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

declare float @__nv_copysignf(float, float) #5

attributes #0 = { noinline nounwind }
attributes #1 = { nounwind }
attributes #2 = { noinline nounwind }
attributes #3 = { convergent noinline nounwind }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }
attributes #6 = {  }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }
