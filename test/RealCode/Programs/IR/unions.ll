target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { i8, %1 }
%1 = type { i64, [8 x i8] }
%2 = type { %3 }
%3 = type { i32, i32, i32, i32 }

define double @_Z5valueRK7Variant(ptr align 8 %0) #0 {
  %2 = load i8, ptr %0, align 8
  switch i8 %2, label %23 [
    i8 0, label %3
    i8 1, label %7
    i8 2, label %10
    i8 3, label %16
  ]

3:
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = sitofp i64 %5 to double
  br label %23

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load double, ptr %8, align 8
  br label %23

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load i8, ptr %11, align 8
  %13 = sext i8 %12 to i32
  %14 = add nsw i32 %13, -48
  %15 = sitofp i32 %14 to double
  br label %23

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load float, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %20 = load float, ptr %19, align 4
  %21 = fmul contract float %18, %20
  %22 = fpext contract float %21 to double
  br label %23

23:
  %24 = phi double [ %22, %16 ], [ %6, %3 ], [ %9, %7 ], [ %15, %10 ], [ 0.000000e+00, %1 ]
  ret double %24
}

define %0 @_Z4pairff(float %0, float %1) #1 {
  %3 = bitcast float %0 to i32
  %4 = bitcast float %1 to i32
  %5 = zext i32 %4 to i64
  %6 = shl nuw i64 %5, 32
  %7 = zext i32 %3 to i64
  %8 = or i64 %6, %7
  %9 = insertvalue %0 { i8 3, %1 poison }, i64 %8, 1, 0
  %10 = insertvalue %0 %9, i8 undef, 1, 1, 0
  %11 = insertvalue %0 %10, i8 undef, 1, 1, 1
  %12 = insertvalue %0 %11, i8 undef, 1, 1, 2
  %13 = insertvalue %0 %12, i8 undef, 1, 1, 3
  %14 = insertvalue %0 %13, i8 undef, 1, 1, 4
  %15 = insertvalue %0 %14, i8 undef, 1, 1, 5
  %16 = insertvalue %0 %15, i8 undef, 1, 1, 6
  %17 = insertvalue %0 %16, i8 undef, 1, 1, 7
  ret %0 %17
}

declare void @llvm.lifetime.start.p0(ptr) #2

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg) #3

declare void @llvm.lifetime.end.p0(ptr) #2

define ptx_kernel void @_Z8variantsP7VariantPd(ptr %0, ptr %1) #4 {
  %3 = alloca %0, align 8
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw %0, ptr %0, i64 %5
  %7 = tail call contract double @_Z5valueRK7Variant(ptr align 8 %6) #8
  call void @llvm.lifetime.start.p0(ptr %3) #8
  %8 = load double, ptr %1, align 8
  %9 = fptrunc contract double %8 to float
  %10 = bitcast float %9 to i32
  %11 = zext i32 %10 to i64
  %12 = or i64 %11, 4611686018427387904
  store i8 3, ptr %3, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %12, ptr %13, align 8
  %14 = call contract double @_Z5valueRK7Variant(ptr align 8 %3) #8
  %15 = fadd contract double %7, %14
  %16 = getelementptr inbounds nuw double, ptr %1, i64 %5
  store double %15, ptr %16, align 8
  call void @llvm.lifetime.end.p0(ptr %3) #8
  store i8 1, ptr %6, align 8
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double %15, ptr %17, align 8
  ret void
}

define ptx_kernel void @_Z4punsPfPdPjPKc(ptr %0, ptr %1, ptr initializes((0, 4), (20, 28), (48, 64)) %2, ptr %3) #5 {
  %5 = alloca %2, align 16
  %6 = load float, ptr %0, align 4
  %7 = tail call i32 @__nv_float_as_uint(float %6) #9
  %8 = load double, ptr %1, align 8
  %9 = tail call i32 @__nv_double2hiint(double %8) #9
  %10 = xor i32 %9, %7
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load double, ptr %11, align 8
  %13 = tail call i32 @__nv_double2loint(double %12) #9
  %14 = xor i32 %10, %13
  store i32 %14, ptr %2, align 4
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %18 = load i32, ptr %17, align 4
  %19 = tail call contract double @__nv_hiloint2double(i32 %16, i32 %18) #9
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = tail call contract double @__nv_longlong_as_double(i64 %22) #9
  %24 = fadd contract double %19, %23
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store double %24, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %27 = load i32, ptr %26, align 4
  %28 = and i32 %27, 2147483647
  %29 = tail call contract float @__nv_int_as_float(i32 %28) #9
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store float %29, ptr %30, align 4
  call void @llvm.lifetime.start.p0(ptr %5) #8
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %5, ptr align 16 %31, i64 16, i1 false)
  %32 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %33 = and i32 %32, 15
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = zext i8 %36 to i32
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 6
  %39 = load i16, ptr %38, align 2
  %40 = zext i16 %39 to i32
  %41 = add nuw nsw i32 %40, %37
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 20
  store i32 %41, ptr %42, align 4
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 5
  store i8 7, ptr %43, align 1
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %44, ptr align 16 %5, i64 16, i1 false)
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 1
  %46 = load i32, ptr %45, align 1
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 9
  %48 = load i64, ptr %47, align 1
  %49 = trunc i64 %48 to i32
  %50 = add nsw i32 %46, %49
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store i32 %50, ptr %51, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

declare i32 @__nv_float_as_uint(float) #7

declare i32 @__nv_double2hiint(double) #7

declare i32 @__nv_double2loint(double) #7

declare double @__nv_hiloint2double(i32, i32) #7

declare double @__nv_longlong_as_double(i64) #7

declare float @__nv_int_as_float(i32) #7

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { nounwind }
attributes #4 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #5 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }
