target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { [200 x i8], [46 x i16] }

@0 = private constant %0 { [200 x i8] c"\00\00\00\00\01\00\01\00\01\01\01\00\01\00\01\01\01\00\01\00\01\01\01\00\01\01\01\01\01\00\01\00\01\01\01\01\01\00\01\01\01\00\01\00\01\01\01\00\01\01\01\01\01\00\01\01\01\01\01\00\01\00\01\01\01\01\01\00\01\01\01\00\01\00\01\01\01\01\01\00\01\01\01\00\01\01\01\01\01\00\01\01\01\01\01\01\01\00\01\01\01\00\01\00\01\01\01\00\01\00\01\01\01\00\01\01\01\01\01\01\01\01\01\01\01\01\01\00\01\01\01\00\01\01\01\01\01\00\01\00\01\01\01\01\01\01\01\01\01\00\01\00\01\01\01\01\01\00\01\01\01\01\01\00\01\01\01\00\01\01\01\01\01\00\01\01\01\01\01\00\01\00\01\01\01\01\01\01\01\01\01\00\01\00\01\01\01\00\01\00", [46 x i16] [i16 2, i16 3, i16 5, i16 7, i16 11, i16 13, i16 17, i16 19, i16 23, i16 29, i16 31, i16 37, i16 41, i16 43, i16 47, i16 53, i16 59, i16 61, i16 67, i16 71, i16 73, i16 79, i16 83, i16 89, i16 97, i16 101, i16 103, i16 107, i16 109, i16 113, i16 127, i16 131, i16 137, i16 139, i16 149, i16 151, i16 157, i16 163, i16 167, i16 173, i16 179, i16 181, i16 191, i16 193, i16 197, i16 199] }, align 2
@1 = private constant [7 x i32] [i32 1, i32 1, i32 2, i32 6, i32 24, i32 120, i32 720], align 4
@2 = private constant [5 x i8] c"zero\00", align 1
@3 = private constant [4 x i8] c"one\00", align 1
@4 = private constant [4 x i8] c"two\00", align 1
@5 = private constant [6 x i8] c"three\00", align 1
@6 = private constant [4 x ptr] [ptr @2, ptr @3, ptr @4, ptr @5], align 8

define ptx_kernel void @_Z6primesPi(ptr %0) #0 {
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3
  %5 = load i32, ptr %4, align 4
  br label %6

6:
  %7 = phi i32 [ 0, %1 ], [ %38, %35 ]
  %8 = phi i32 [ 0, %1 ], [ %37, %35 ]
  %9 = phi i32 [ %5, %1 ], [ %36, %35 ]
  %10 = zext nneg i32 %7 to i64
  %11 = getelementptr inbounds nuw i16, ptr getelementptr inbounds nuw (i8, ptr @0, i64 200), i64 %10
  %12 = load i16, ptr %11, align 2
  %13 = sext i16 %12 to i32
  %14 = srem i32 %9, %13
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %28, label %35

16:
  %17 = urem i32 %2, 7
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr @1, i64 %18
  %20 = load i32, ptr %19, align 4
  %21 = add nsw i32 %20, %37
  %22 = and i32 %36, 127
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr @0, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = zext nneg i8 %25 to i32
  %27 = add nsw i32 %21, %26
  store i32 %27, ptr %4, align 4
  ret void

28:
  %29 = phi i32 [ %32, %28 ], [ %8, %6 ]
  %30 = phi i32 [ %31, %28 ], [ %9, %6 ]
  %31 = sdiv i32 %30, %13
  %32 = add nsw i32 %29, 1
  %33 = srem i32 %31, %13
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %28, label %35

35:
  %36 = phi i32 [ %9, %6 ], [ %31, %28 ]
  %37 = phi i32 [ %8, %6 ], [ %32, %28 ]
  %38 = add nuw nsw i32 %7, 1
  %39 = icmp eq i32 %38, 46
  br i1 %39, label %16, label %6
}

define ptx_kernel void @_Z5namesPci(ptr %0, i32 %1) #1 {
  %3 = and i32 %1, 3
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw ptr, ptr @6, i64 %4
  %6 = load ptr, ptr %5, align 8
  %7 = load i8, ptr %6, align 1
  %8 = icmp eq i8 %7, 0
  br i1 %8, label %9, label %10

9:
  ret void

10:
  %11 = phi i8 [ %18, %10 ], [ %7, %2 ]
  %12 = phi i64 [ %16, %10 ], [ 0, %2 ]
  %13 = phi i32 [ %15, %10 ], [ 0, %2 ]
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %12
  store i8 %11, ptr %14, align 1
  %15 = add nuw nsw i32 %13, 1
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 %16
  %18 = load i8, ptr %17, align 1
  %19 = icmp eq i8 %18, 0
  br i1 %19, label %9, label %10
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
