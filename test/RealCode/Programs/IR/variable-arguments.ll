target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@0 = private constant [4 x i8] c"iid\00", align 1
@1 = private constant [5 x i8] c"dlpi\00", align 1
@2 = private constant [1 x i8] zeroinitializer, align 1
@3 = private constant [4 x i8] c"isd\00", align 1

define double @_Z3sumPKcz(ptr %0, ...) #0 {
  %2 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %2) #5
  call void @llvm.va_start.p0(ptr %2)
  %3 = load ptr, ptr %2, align 8
  br label %4

4:
  %5 = phi ptr [ %3, %1 ], [ %40, %39 ]
  %6 = phi double [ 0.000000e+00, %1 ], [ %42, %39 ]
  %7 = phi ptr [ %0, %1 ], [ %43, %39 ]
  %8 = load i8, ptr %7, align 1
  switch i8 %8, label %33 [
    i8 0, label %44
    i8 105, label %9
    i8 108, label %15
    i8 100, label %21
    i8 112, label %26
  ]

9:
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 3
  %11 = call align 4 ptr @llvm.ptrmask.p0.i64(ptr %10, i64 -4)
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store ptr %12, ptr %2, align 8
  %13 = load i32, ptr %11, align 4
  %14 = sitofp i32 %13 to double
  br label %39

15:
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 7
  %17 = call align 8 ptr @llvm.ptrmask.p0.i64(ptr %16, i64 -8)
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store ptr %18, ptr %2, align 8
  %19 = load i64, ptr %17, align 8
  %20 = sitofp i64 %19 to double
  br label %39

21:
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 7
  %23 = call align 8 ptr @llvm.ptrmask.p0.i64(ptr %22, i64 -8)
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store ptr %24, ptr %2, align 8
  %25 = load double, ptr %23, align 8
  br label %39

26:
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 7
  %28 = call align 8 ptr @llvm.ptrmask.p0.i64(ptr %27, i64 -8)
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 8
  store ptr %29, ptr %2, align 8
  %30 = load ptr, ptr %28, align 8
  %31 = load i32, ptr %30, align 4
  %32 = sitofp i32 %31 to double
  br label %39

33:
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 7
  %35 = call align 8 ptr @llvm.ptrmask.p0.i64(ptr %34, i64 -8)
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store ptr %36, ptr %2, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load double, ptr %37, align 8
  br label %39

39:
  %40 = phi ptr [ %36, %33 ], [ %12, %9 ], [ %18, %15 ], [ %24, %21 ], [ %29, %26 ]
  %41 = phi double [ %38, %33 ], [ %14, %9 ], [ %20, %15 ], [ %25, %21 ], [ %32, %26 ]
  %42 = fadd contract double %6, %41
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 1
  br label %4

44:
  call void @llvm.va_end.p0(ptr %2)
  call void @llvm.lifetime.end.p0(ptr %2) #5
  ret double %6
}

declare void @llvm.lifetime.start.p0(ptr) #1

declare void @llvm.va_start.p0(ptr) #2

declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #3

declare void @llvm.lifetime.end.p0(ptr) #1

declare void @llvm.va_end.p0(ptr) #2

define ptx_kernel void @_Z4callPdPi(ptr %0, ptr %1) #4 {
  %3 = tail call contract double (ptr, ...) @_Z3sumPKcz(ptr @0, i32 1, i32 2, double 3.000000e+00) #5
  store double %3, ptr %0, align 8
  %4 = tail call contract double (ptr, ...) @_Z3sumPKcz(ptr @1, double 1.500000e+00, i64 7, ptr %1, i32 3) #5
  %5 = tail call contract double (ptr, ...) @_Z3sumPKcz(ptr @2) #5
  %6 = fadd contract double %4, %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store double %6, ptr %7, align 8
  %8 = tail call contract double (ptr, ...) @_Z3sumPKcz(ptr @3, i32 4, i32 1, double 2.500000e+00, double 5.000000e-01) #5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store double %8, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store double 1.070000e+02, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store i32 28, ptr %11, align 4
  ret void
}

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { nounwind }
attributes #3 = { nounwind }
attributes #4 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #5 = { nounwind }
