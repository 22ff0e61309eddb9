target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@0 = private constant [3 x [8 x i8]] [[8 x i8] c"north\00\00\00", [8 x i8] c"east\00\00\00\00", [8 x i8] c"south\00\00\00"], align 1

define internal void @_Z4fillPiii(ptr %0, i32 %1, i32 %2) #0 {
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %28

5:
  %6 = and i32 %1, 3
  %7 = icmp ult i32 %1, 4
  br i1 %7, label %12, label %8

8:
  %9 = and i32 %1, 2147483644
  br label %29

10:
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %28, label %12

12:
  %13 = phi i32 [ 0, %5 ], [ %56, %10 ]
  %14 = phi i32 [ %2, %5 ], [ %51, %10 ]
  %15 = icmp ne i32 %6, 0
  tail call void @llvm.assume(i1 %15)
  br label %16

16:
  %17 = phi i32 [ %25, %16 ], [ %13, %12 ]
  %18 = phi i32 [ %21, %16 ], [ %14, %12 ]
  %19 = phi i32 [ %26, %16 ], [ 0, %12 ]
  %20 = mul nsw i32 %18, 1103515245
  %21 = add nsw i32 %20, 12345
  %22 = ashr i32 %21, 16
  %23 = zext nneg i32 %17 to i64
  %24 = getelementptr inbounds nuw i32, ptr %0, i64 %23
  store i32 %22, ptr %24, align 4
  %25 = add nuw nsw i32 %17, 1
  %26 = add i32 %19, 1
  %27 = icmp eq i32 %26, %6
  br i1 %27, label %28, label %16

28:
  ret void

29:
  %30 = phi i32 [ 0, %8 ], [ %56, %29 ]
  %31 = phi i32 [ %2, %8 ], [ %51, %29 ]
  %32 = phi i32 [ 0, %8 ], [ %57, %29 ]
  %33 = mul nsw i32 %31, 1103515245
  %34 = add nsw i32 %33, 12345
  %35 = ashr i32 %34, 16
  %36 = zext nneg i32 %30 to i64
  %37 = getelementptr inbounds nuw i32, ptr %0, i64 %36
  store i32 %35, ptr %37, align 4
  %38 = mul nsw i32 %34, 1103515245
  %39 = add nsw i32 %38, 12345
  %40 = ashr i32 %39, 16
  %41 = zext nneg i32 %30 to i64
  %42 = getelementptr inbounds nuw i32, ptr %0, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 4
  store i32 %40, ptr %43, align 4
  %44 = mul nsw i32 %39, 1103515245
  %45 = add nsw i32 %44, 12345
  %46 = ashr i32 %45, 16
  %47 = zext nneg i32 %30 to i64
  %48 = getelementptr inbounds nuw i32, ptr %0, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 8
  store i32 %46, ptr %49, align 4
  %50 = mul nsw i32 %45, 1103515245
  %51 = add nsw i32 %50, 12345
  %52 = ashr i32 %51, 16
  %53 = zext nneg i32 %30 to i64
  %54 = getelementptr inbounds nuw i32, ptr %0, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 12
  store i32 %52, ptr %55, align 4
  %56 = add nuw nsw i32 %30, 4
  %57 = add i32 %32, 4
  %58 = icmp eq i32 %57, %9
  br i1 %58, label %10, label %29
}

declare void @llvm.lifetime.start.p0(ptr) #1

declare void @llvm.lifetime.end.p0(ptr) #1

define ptx_kernel void @_Z7permutePKiPii(ptr %0, ptr %1, i32 %2) #2 {
  %4 = alloca [32 x i32], align 4
  %5 = alloca [16 x [4 x i16]], align 2
  call void @llvm.lifetime.start.p0(ptr %4) #6
  call void @llvm.lifetime.start.p0(ptr %5) #6
  br label %17

6:
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4
  call void @_Z4fillPiii(ptr %4, i32 32, i32 %10) #6
  %11 = icmp sgt i32 %2, 0
  br i1 %11, label %12, label %59

12:
  %13 = and i32 %2, 1
  %14 = icmp eq i32 %2, 1
  br i1 %14, label %42, label %15

15:
  %16 = and i32 %2, 2147483646
  br label %62

17:
  %18 = phi i32 [ 0, %3 ], [ %38, %17 ]
  %19 = trunc nuw nsw i32 %18 to i16
  %20 = mul nuw nsw i16 %19, 7
  %21 = urem i16 %20, 61
  %22 = lshr i32 %18, 2
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw [4 x i16], ptr %5, i64 %23
  %25 = and i32 %18, 2
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i16, ptr %24, i64 %26
  store i16 %21, ptr %27, align 2
  %28 = or i32 %18, 1
  %29 = trunc nuw nsw i32 %28 to i16
  %30 = mul nuw nsw i16 %29, 7
  %31 = urem i16 %30, 61
  %32 = lshr i32 %18, 2
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw [4 x i16], ptr %5, i64 %33
  %35 = and i32 %28, 3
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i16, ptr %34, i64 %36
  store i16 %31, ptr %37, align 2
  %38 = add nuw nsw i32 %18, 2
  %39 = icmp eq i32 %38, 64
  br i1 %39, label %6, label %17

40:
  %41 = icmp eq i32 %13, 0
  br i1 %41, label %59, label %42

42:
  %43 = phi i32 [ 0, %12 ], [ %93, %40 ]
  %44 = phi i32 [ 0, %12 ], [ %92, %40 ]
  %45 = icmp ne i32 %13, 0
  tail call void @llvm.assume(i1 %45)
  %46 = add nsw i32 %43, %44
  %47 = and i32 %46, 15
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw [4 x i16], ptr %5, i64 %48
  %50 = and i32 %43, 3
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i16, ptr %49, i64 %51
  %53 = load i16, ptr %52, align 2
  %54 = and i16 %53, 31
  %55 = zext nneg i16 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr %4, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = add nsw i32 %57, %44
  br label %59

59:
  %60 = phi i32 [ 0, %6 ], [ %92, %40 ], [ %58, %42 ]
  %61 = getelementptr inbounds nuw i32, ptr %1, i64 %8
  store i32 %60, ptr %61, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #6
  call void @llvm.lifetime.end.p0(ptr %4) #6
  ret void

62:
  %63 = phi i32 [ 0, %15 ], [ %93, %62 ]
  %64 = phi i32 [ 0, %15 ], [ %92, %62 ]
  %65 = phi i32 [ 0, %15 ], [ %94, %62 ]
  %66 = add nsw i32 %63, %64
  %67 = and i32 %66, 15
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw [4 x i16], ptr %5, i64 %68
  %70 = and i32 %63, 2
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i16, ptr %69, i64 %71
  %73 = load i16, ptr %72, align 2
  %74 = and i16 %73, 31
  %75 = zext nneg i16 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr %4, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = add nsw i32 %77, %64
  %79 = or i32 %63, 1
  %80 = add nsw i32 %79, %78
  %81 = and i32 %80, 15
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw [4 x i16], ptr %5, i64 %82
  %84 = and i32 %79, 3
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i16, ptr %83, i64 %85
  %87 = load i16, ptr %86, align 2
  %88 = and i16 %87, 31
  %89 = zext nneg i16 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr %4, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = add nsw i32 %91, %78
  %93 = add nuw nsw i32 %63, 2
  %94 = add i32 %65, 2
  %95 = icmp eq i32 %94, %16
  br i1 %95, label %40, label %62
}

define ptx_kernel void @_Z7dynamicPKiPii(ptr %0, ptr %1, i32 %2) #2 {
  %4 = sext i32 %2 to i64
  %5 = shl nsw i64 %4, 2
  %6 = alloca i8, i64 %5, align 8
  %7 = load i32, ptr %0, align 4
  call void @_Z4fillPiii(ptr %6, i32 %2, i32 %7) #6
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = urem i32 %8, %2
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i32, ptr %6, i64 %10
  %12 = load i32, ptr %11, align 4
  %13 = zext nneg i32 %8 to i64
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  store i32 %12, ptr %14, align 4
  ret void
}

define ptx_kernel void @_Z4textPci(ptr %0, i32 %1) #3 {
  %3 = srem i32 %1, 3
  %4 = sext i32 %3 to i64
  %5 = getelementptr inbounds [8 x i8], ptr @0, i64 %4
  %6 = load i8, ptr %5, align 1
  br label %8

7:
  ret void

8:
  %9 = phi i8 [ %16, %8 ], [ %6, %2 ]
  %10 = phi i64 [ %14, %8 ], [ 0, %2 ]
  %11 = phi i32 [ %13, %8 ], [ 0, %2 ]
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  store i8 %9, ptr %12, align 1
  %13 = add nuw nsw i32 %11, 1
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = icmp eq i8 %16, 0
  br i1 %17, label %7, label %8
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

declare void @llvm.assume(i1) #5

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #3 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { nounwind }
attributes #5 = { nounwind }
attributes #6 = { nounwind }
