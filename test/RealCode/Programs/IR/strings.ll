target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z4findPKcS0_Pi(ptr %0, ptr %1, ptr %2) #0 {
  br label %4

4:
  %5 = phi i32 [ 0, %3 ], [ %10, %4 ]
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = icmp eq i8 %8, 0
  %10 = add nuw nsw i32 %5, 1
  br i1 %9, label %11, label %4

11:
  %12 = phi i32 [ %17, %11 ], [ 0, %4 ]
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 %13
  %15 = load i8, ptr %14, align 1
  %16 = icmp eq i8 %15, 0
  %17 = add nuw nsw i32 %12, 1
  br i1 %16, label %18, label %11

18:
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = sub nsw i32 %5, %12
  %21 = icmp sgt i32 %19, %20
  br i1 %21, label %27, label %22

22:
  %23 = icmp eq i32 %12, 0
  %24 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %25

25:
  %26 = phi i32 [ %19, %22 ], [ %49, %48 ]
  br i1 %23, label %46, label %28

27:
  ret void

28:
  %29 = phi i32 [ %41, %40 ], [ 0, %25 ]
  %30 = add nsw i32 %29, %26
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr %0, i64 %31
  %33 = load i8, ptr %32, align 1
  %34 = zext nneg i32 %29 to i64
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 %34
  %36 = load i8, ptr %35, align 1
  %37 = xor i8 %36, %33
  %38 = and i8 %37, -33
  %39 = icmp eq i8 %38, 0
  br i1 %39, label %40, label %43

40:
  %41 = add nuw nsw i32 %29, 1
  %42 = icmp eq i32 %41, %12
  br i1 %42, label %43, label %28

43:
  %44 = phi i32 [ %29, %28 ], [ %12, %40 ]
  %45 = icmp eq i32 %44, %12
  br i1 %45, label %46, label %48

46:
  %47 = atomicrmw min ptr %2, i32 %26 seq_cst, align 4
  br label %48

48:
  %49 = add i32 %26, %24
  %50 = icmp sgt i32 %49, %20
  br i1 %50, label %27, label %25
}

define ptx_kernel void @_Z6decodePKhPji(ptr %0, ptr %1, i32 %2) #1 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %6, label %5

5:
  ret void

6:
  %7 = phi i32 [ %71, %66 ], [ 0, %3 ]
  %8 = phi i32 [ %68, %66 ], [ 0, %3 ]
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = load i8, ptr %10, align 1
  %12 = zext i8 %11 to i32
  %13 = icmp sgt i8 %11, -1
  %14 = icmp ult i8 %11, -32
  %15 = icmp ult i8 %11, -16
  %16 = select i1 %15, i32 2, i32 3
  %17 = select i1 %14, i32 1, i32 %16
  %18 = lshr i32 63, %17
  %19 = select i1 %13, i32 127, i32 %18
  %20 = and i32 %19, %12
  %21 = add nsw i32 %8, 1
  br i1 %13, label %66, label %22

22:
  %23 = and i32 %17, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %35, label %25

25:
  %26 = shl nuw nsw i32 %20, 6
  %27 = sext i32 %21 to i64
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  %29 = load i8, ptr %28, align 1
  %30 = and i8 %29, 63
  %31 = zext nneg i8 %30 to i32
  %32 = or i32 %26, %31
  %33 = add nsw i32 %17, -1
  %34 = add nsw i32 %8, 2
  br label %35

35:
  %36 = phi i32 [ poison, %22 ], [ %32, %25 ]
  %37 = phi i32 [ %21, %22 ], [ %34, %25 ]
  %38 = phi i32 [ %17, %22 ], [ %33, %25 ]
  %39 = phi i32 [ %20, %22 ], [ %32, %25 ]
  br i1 %14, label %62, label %40

40:
  %41 = phi i32 [ %60, %40 ], [ %37, %35 ]
  %42 = phi i32 [ %59, %40 ], [ %38, %35 ]
  %43 = phi i32 [ %58, %40 ], [ %39, %35 ]
  %44 = sext i32 %41 to i64
  %45 = getelementptr inbounds i8, ptr %0, i64 %44
  %46 = load i8, ptr %45, align 1
  %47 = and i8 %46, 63
  %48 = zext nneg i8 %47 to i32
  %49 = shl i32 %43, 12
  %50 = shl nuw nsw i32 %48, 6
  %51 = or i32 %49, %50
  %52 = sext i32 %41 to i64
  %53 = getelementptr i8, ptr %0, i64 %52
  %54 = getelementptr i8, ptr %53, i64 1
  %55 = load i8, ptr %54, align 1
  %56 = and i8 %55, 63
  %57 = zext nneg i8 %56 to i32
  %58 = or i32 %51, %57
  %59 = add nsw i32 %42, -2
  %60 = add nsw i32 %41, 2
  %61 = icmp eq i32 %59, 0
  br i1 %61, label %62, label %40

62:
  %63 = phi i32 [ %36, %35 ], [ %58, %40 ]
  %64 = add nuw nsw i32 %17, 1
  %65 = add i32 %64, %8
  br label %66

66:
  %67 = phi i32 [ %20, %6 ], [ %63, %62 ]
  %68 = phi i32 [ %21, %6 ], [ %65, %62 ]
  %69 = zext nneg i32 %7 to i64
  %70 = getelementptr inbounds nuw i32, ptr %1, i64 %69
  store i32 %67, ptr %70, align 4
  %71 = add nuw nsw i32 %7, 1
  %72 = icmp slt i32 %68, %2
  br i1 %72, label %6, label %5
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
