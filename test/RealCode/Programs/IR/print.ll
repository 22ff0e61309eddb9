target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { i32, ptr, ptr, i32 }
%1 = type { i32, i32, i32, i32, i32, i32, i32 }
%2 = type { i64, i64, i64, i64 }
%3 = type { double, double, double, double, double, double }
%4 = type { ptr, ptr, ptr, ptr }
%5 = type { i32 }
%6 = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }

@0 = private constant [13 x i8] c"%*s%s at %d\0A\00", align 1
@1 = private constant [1 x i8] zeroinitializer, align 1
@2 = private constant [16 x i8] c"nothing to say\0A\00", align 1
@3 = private constant [25 x i8] c"%d %u %x %o %c %hd %hhd\0A\00", align 1
@4 = private constant [20 x i8] c"%lld %llu %llx %zu\0A\00", align 1
@5 = private constant [25 x i8] c"%f %e %g %a %.3f %10.2f\0A\00", align 1
@6 = private constant [17 x i8] c"%s %p %5s %-5s|\0A\00", align 1
@7 = private constant [3 x i8] c"ab\00", align 1
@8 = private constant [3 x i8] c"cd\00", align 1
@9 = private constant [7 x i8] c"%d %%\0A\00", align 1
@10 = private constant [22 x i8] c"%d%d%d%d%d%d%d%d%d%d\0A\00", align 1
@11 = private constant [5 x i8] c"loop\00", align 1

define void @_Z5tracePKci(ptr %0, i32 %1) #0 {
  %3 = alloca %0, align 8
  store i32 %1, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store ptr @1, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store ptr %0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %1, ptr %6, align 8
  %7 = call i32 @vprintf(ptr @0, ptr %3) #3
  ret void
}

declare i32 @vprintf(ptr, ptr) local_unnamed_addr

define ptx_kernel void @_Z7formatsiyfdPKcscPvb(i32 %0, i64 %1, float %2, double %3, ptr %4, i16 signext %5, i8 signext %6, ptr %7, i1 zeroext %8) #1 {
  %10 = alloca %0, align 8
  %11 = alloca %0, align 8
  %12 = alloca %1, align 8
  %13 = alloca %2, align 8
  %14 = alloca %3, align 8
  %15 = alloca %4, align 8
  %16 = alloca %5, align 8
  %17 = alloca %6, align 8
  %18 = tail call i32 @vprintf(ptr @2, ptr null) #3
  %19 = sext i8 %6 to i32
  %20 = sext i16 %5 to i32
  store i32 %0, ptr %12, align 8
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store i32 %0, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i32 %0, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 12
  store i32 %0, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i32 %19, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 20
  store i32 %20, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store i32 %19, ptr %26, align 8
  %27 = call i32 @vprintf(ptr @3, ptr %12) #3
  store i64 %1, ptr %13, align 8
  %28 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i64 %1, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i64 %1, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store i64 8, ptr %30, align 8
  %31 = call i32 @vprintf(ptr @4, ptr %13) #3
  %32 = fpext contract float %2 to double
  store double %32, ptr %14, align 8
  %33 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store double %3, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store double %32, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %14, i64 24
  store double %3, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %14, i64 32
  store double %32, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %14, i64 40
  store double %3, ptr %37, align 8
  %38 = call i32 @vprintf(ptr @5, ptr %14) #3
  store ptr %4, ptr %15, align 8
  %39 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store ptr %7, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store ptr @7, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store ptr @8, ptr %41, align 8
  %42 = call i32 @vprintf(ptr @6, ptr %15) #3
  %43 = zext i1 %8 to i32
  store i32 %43, ptr %16, align 8
  %44 = call i32 @vprintf(ptr @9, ptr %16) #3
  store i32 1, ptr %17, align 8
  %45 = getelementptr inbounds nuw i8, ptr %17, i64 4
  store i32 2, ptr %45, align 4
  %46 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i32 3, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %17, i64 12
  store i32 4, ptr %47, align 4
  %48 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i32 5, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %17, i64 20
  store i32 6, ptr %49, align 4
  %50 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i32 7, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %17, i64 28
  store i32 8, ptr %51, align 4
  %52 = getelementptr inbounds nuw i8, ptr %17, i64 32
  store i32 9, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %17, i64 36
  store i32 %0, ptr %53, align 4
  %54 = call i32 @vprintf(ptr @10, ptr %17) #3
  %55 = icmp slt i32 %54, 0
  br i1 %55, label %56, label %61

56:
  call void @llvm.lifetime.start.p0(ptr %11)
  store i32 %0, ptr %11, align 8
  %57 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store ptr @1, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store ptr %4, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 %0, ptr %59, align 8
  %60 = call i32 @vprintf(ptr @0, ptr %11) #3
  call void @llvm.lifetime.end.p0(ptr %11)
  br label %61

61:
  %62 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %64 = getelementptr inbounds nuw i8, ptr %10, i64 24
  call void @llvm.lifetime.start.p0(ptr %10)
  store i32 0, ptr %10, align 8
  store ptr @1, ptr %62, align 8
  store ptr @11, ptr %63, align 8
  store i32 0, ptr %64, align 8
  %65 = call i32 @vprintf(ptr @0, ptr %10) #3
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.start.p0(ptr %10)
  store i32 1, ptr %10, align 8
  store ptr @1, ptr %62, align 8
  store ptr @11, ptr %63, align 8
  store i32 1, ptr %64, align 8
  %66 = call i32 @vprintf(ptr @0, ptr %10) #3
  call void @llvm.lifetime.end.p0(ptr %10)
  call void @llvm.lifetime.start.p0(ptr %10)
  store i32 2, ptr %10, align 8
  store ptr @1, ptr %62, align 8
  store ptr @11, ptr %63, align 8
  store i32 2, ptr %64, align 8
  %67 = call i32 @vprintf(ptr @0, ptr %10) #3
  call void @llvm.lifetime.end.p0(ptr %10)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr) #2

declare void @llvm.lifetime.end.p0(ptr) #2

attributes #0 = { nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { nounwind }
