target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z6nestedPKiPiii(ptr %0, ptr %1, i32 %2, i32 %3) #0 {
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %34

6:
  %7 = icmp sgt i32 %3, 0
  br label %8

8:
  %9 = phi i32 [ 0, %6 ], [ %32, %31 ]
  %10 = phi i32 [ -1, %6 ], [ %29, %31 ]
  %11 = mul nsw i32 %9, %3
  br i1 %7, label %12, label %28

12:
  %13 = phi i32 [ %26, %25 ], [ 0, %8 ]
  %14 = add nuw nsw i32 %13, %11
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = icmp slt i32 %17, 0
  br i1 %18, label %28, label %19

19:
  switch i32 %17, label %20 [
    i32 42, label %28
    i32 7, label %25
  ]

20:
  %21 = zext nneg i32 %13 to i64
  %22 = getelementptr inbounds nuw i32, ptr %1, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = add nsw i32 %23, %17
  store i32 %24, ptr %22, align 4
  br label %25

25:
  %26 = add nuw nsw i32 %13, 1
  %27 = icmp eq i32 %26, %3
  br i1 %27, label %28, label %12

28:
  %29 = phi i32 [ %10, %8 ], [ %10, %25 ], [ %14, %19 ], [ %10, %12 ]
  %30 = phi i32 [ 5, %8 ], [ 5, %25 ], [ 9, %19 ], [ 8, %12 ]
  switch i32 %30, label %34 [
    i32 5, label %31
    i32 8, label %31
  ]

31:
  %32 = add nuw nsw i32 %9, 1
  %33 = icmp eq i32 %32, %2
  br i1 %33, label %34, label %8

34:
  %35 = phi i32 [ -1, %4 ], [ %29, %31 ], [ %29, %28 ]
  %36 = sext i32 %2 to i64
  %37 = getelementptr inbounds i32, ptr %1, i64 %36
  store i32 %35, ptr %37, align 4
  ret void
}

define ptx_kernel void @_Z11irreduciblePii(ptr %0, i32 %1) #0 {
  %3 = load i32, ptr %0, align 4
  %4 = and i32 %3, 1
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %16

6:
  %7 = phi i32 [ %29, %26 ], [ %3, %2 ]
  %8 = phi i32 [ %24, %26 ], [ 0, %2 ]
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = add nsw i32 %7, 3
  store i32 %11, ptr %10, align 4
  %12 = add nsw i32 %8, 1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr %0, i64 %13
  %15 = load i32, ptr %14, align 4
  br label %16

16:
  %17 = phi i32 [ %15, %6 ], [ %3, %2 ]
  %18 = phi i32 [ %12, %6 ], [ 0, %2 ]
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %0, i64 %19
  %21 = xor i32 %17, 5
  store i32 %21, ptr %20, align 4
  %22 = icmp sgt i32 %21, 100
  %23 = add nsw i32 %18, 2
  %24 = select i1 %22, i32 %23, i32 %18
  %25 = icmp slt i32 %24, %1
  br i1 %25, label %26, label %30

26:
  %27 = sext i32 %24 to i64
  %28 = getelementptr inbounds i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4
  br label %6

30:
  ret void
}

define ptx_kernel void @_Z10conditionsPKiPKfPii(ptr %0, ptr %1, ptr %2, i32 %3) #0 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp slt i32 %5, %3
  %7 = zext nneg i32 %5 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4
  %10 = icmp sgt i32 %9, 0
  %11 = select i1 %6, i1 %10, i1 false
  br i1 %11, label %12, label %27

12:
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %7
  %14 = load float, ptr %13, align 4
  %15 = fcmp contract uge float %14, 1.000000e+00
  %16 = icmp ne i32 %9, 9
  %17 = and i1 %16, %15
  %18 = fcmp contract oeq float %14, 0.000000e+00
  %19 = or i1 %18, %17
  br i1 %19, label %27, label %20

20:
  %21 = icmp ugt i32 %9, 5
  %22 = fcmp contract ogt float %14, 2.000000e+00
  %23 = select i1 %22, i32 1, i32 2
  %24 = icmp ugt i32 %9, 3
  %25 = select i1 %24, i32 3, i32 4
  %26 = select i1 %21, i32 %23, i32 %25
  br label %39

27:
  %28 = icmp eq i32 %9, 1
  %29 = zext i1 %28 to i32
  %30 = getelementptr inbounds nuw float, ptr %1, i64 %7
  %31 = load float, ptr %30, align 4
  %32 = fcmp contract ogt float %31, 3.000000e+00
  %33 = select i1 %32, i32 2, i32 0
  %34 = and i32 %5, 1
  %35 = icmp eq i32 %34, 0
  %36 = select i1 %35, i32 8, i32 4
  %37 = or i32 %36, %29
  %38 = or i32 %37, %33
  br label %39

39:
  %40 = phi i32 [ %38, %27 ], [ %26, %20 ]
  %41 = getelementptr inbounds nuw i32, ptr %2, i64 %7
  store i32 %40, ptr %41, align 4
  %42 = getelementptr inbounds nuw i32, ptr %2, i64 %7
  br label %43

43:
  %44 = phi i32 [ %48, %47 ], [ %40, %39 ]
  %45 = urem i32 %44, 3
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %50, label %47

47:
  %48 = add nsw i32 %44, -1
  store i32 %48, ptr %42, align 4
  %49 = icmp ugt i32 %44, 1
  br i1 %49, label %43, label %50

50:
  ret void
}

define ptx_kernel void @_Z7collatzPyPi(ptr %0, ptr %1) #1 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i64, ptr %0, i64 %4
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %6, 1
  br i1 %7, label %25, label %8

8:
  %9 = phi i32 [ %23, %22 ], [ 0, %2 ]
  %10 = phi i64 [ %20, %22 ], [ %6, %2 ]
  %11 = and i64 %10, 1
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %17, label %13

13:
  %14 = mul i64 %10, 3
  %15 = add i64 %14, 1
  %16 = tail call i32 @llvm.nvvm.activemask()
  tail call void @llvm.nvvm.bar.warp.sync(i32 %16)
  br label %19

17:
  %18 = lshr exact i64 %10, 1
  br label %19

19:
  %20 = phi i64 [ %15, %13 ], [ %18, %17 ]
  %21 = icmp eq i32 %9, 1000
  br i1 %21, label %28, label %22

22:
  %23 = add nuw nsw i32 %9, 1
  %24 = icmp eq i64 %20, 1
  br i1 %24, label %25, label %8

25:
  %26 = phi i32 [ 0, %2 ], [ %23, %22 ]
  %27 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 %26, ptr %27, align 4
  br label %28

28:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @llvm.nvvm.bar.warp.sync(i32) #3

declare i32 @llvm.nvvm.activemask() #4

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { convergent nounwind }
attributes #4 = { convergent nounwind }
