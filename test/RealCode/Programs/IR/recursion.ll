target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @_Z9ackermannii(i32 %0, i32 %1) #0 {
  %3 = icmp eq i32 %0, 0
  br i1 %3, label %25, label %4

4:
  %5 = and i32 %0, 3
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %20, label %7

7:
  %8 = phi i32 [ %16, %15 ], [ %1, %4 ]
  %9 = phi i32 [ %17, %15 ], [ %0, %4 ]
  %10 = phi i32 [ %18, %15 ], [ 0, %4 ]
  %11 = icmp eq i32 %8, 0
  br i1 %11, label %15, label %12

12:
  %13 = add nsw i32 %8, -1
  %14 = tail call i32 @_Z9ackermannii(i32 %9, i32 %13) #4
  br label %15

15:
  %16 = phi i32 [ %14, %12 ], [ 1, %7 ]
  %17 = add nsw i32 %9, -1
  %18 = add i32 %10, 1
  %19 = icmp eq i32 %18, %5
  br i1 %19, label %20, label %7

20:
  %21 = phi i32 [ poison, %4 ], [ %16, %15 ]
  %22 = phi i32 [ %1, %4 ], [ %16, %15 ]
  %23 = phi i32 [ %0, %4 ], [ %17, %15 ]
  %24 = icmp ult i32 %0, 4
  br i1 %24, label %25, label %28

25:
  %26 = phi i32 [ %1, %2 ], [ %21, %20 ], [ %54, %53 ]
  %27 = add nsw i32 %26, 1
  ret i32 %27

28:
  %29 = phi i32 [ %54, %53 ], [ %22, %20 ]
  %30 = phi i32 [ %55, %53 ], [ %23, %20 ]
  %31 = icmp eq i32 %29, 0
  br i1 %31, label %32, label %57

32:
  %33 = phi i32 [ %59, %57 ], [ 1, %28 ]
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:
  %36 = add nsw i32 %30, -1
  %37 = add nsw i32 %33, -1
  %38 = tail call i32 @_Z9ackermannii(i32 %36, i32 %37) #4
  br label %39

39:
  %40 = phi i32 [ %38, %35 ], [ 1, %32 ]
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %46, label %42

42:
  %43 = add nsw i32 %30, -2
  %44 = add nsw i32 %40, -1
  %45 = tail call i32 @_Z9ackermannii(i32 %43, i32 %44) #4
  br label %46

46:
  %47 = phi i32 [ %45, %42 ], [ 1, %39 ]
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %53, label %49

49:
  %50 = add nsw i32 %30, -3
  %51 = add nsw i32 %47, -1
  %52 = tail call i32 @_Z9ackermannii(i32 %50, i32 %51) #4
  br label %53

53:
  %54 = phi i32 [ %52, %49 ], [ 1, %46 ]
  %55 = add nsw i32 %30, -4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %25, label %28

57:
  %58 = add nsw i32 %29, -1
  %59 = tail call i32 @_Z9ackermannii(i32 %30, i32 %58) #4
  br label %32
}

define zeroext i1 @_Z6isEvenj(i32 %0) #0 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %6, label %3

3:
  %4 = add i32 %0, -1
  %5 = tail call zeroext i1 @_Z5isOddj(i32 %4) #4
  br label %6

6:
  %7 = phi i1 [ true, %1 ], [ %5, %3 ]
  ret i1 %7
}

define zeroext i1 @_Z5isOddj(i32 %0) #0 {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %6, label %3

3:
  %4 = add i32 %0, -1
  %5 = tail call zeroext i1 @_Z6isEvenj(i32 %4) #4
  br label %6

6:
  %7 = phi i1 [ false, %1 ], [ %5, %3 ]
  ret i1 %7
}

define void @_Z5hanoiiiiiPi(i32 %0, i32 %1, i32 %2, i32 %3, ptr %4) #1 {
  %6 = icmp eq i32 %0, 0
  br i1 %6, label %41, label %7

7:
  %8 = and i32 %0, 1
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %18, label %10

10:
  %11 = add nsw i32 %0, -1
  tail call void @_Z5hanoiiiiiPi(i32 %11, i32 %1, i32 %3, i32 %2, ptr %4) #4
  %12 = mul nsw i32 %1, 10
  %13 = add nsw i32 %12, %2
  %14 = load i32, ptr %4, align 4
  %15 = add nsw i32 %14, 1
  store i32 %15, ptr %4, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i32, ptr %4, i64 %16
  store i32 %13, ptr %17, align 4
  br label %18

18:
  %19 = phi i32 [ %3, %7 ], [ %1, %10 ]
  %20 = phi i32 [ %1, %7 ], [ %3, %10 ]
  %21 = phi i32 [ %0, %7 ], [ %11, %10 ]
  %22 = icmp eq i32 %0, 1
  br i1 %22, label %41, label %23

23:
  %24 = mul i32 %19, 10
  %25 = mul i32 %20, 10
  %26 = add nsw i32 %25, %2
  %27 = add nsw i32 %24, %2
  br label %28

28:
  %29 = phi i32 [ %21, %23 ], [ %35, %28 ]
  %30 = add nsw i32 %29, -1
  tail call void @_Z5hanoiiiiiPi(i32 %30, i32 %20, i32 %19, i32 %2, ptr %4) #4
  %31 = load i32, ptr %4, align 4
  %32 = add nsw i32 %31, 1
  store i32 %32, ptr %4, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %4, i64 %33
  store i32 %26, ptr %34, align 4
  %35 = add nsw i32 %29, -2
  tail call void @_Z5hanoiiiiiPi(i32 %35, i32 %19, i32 %20, i32 %2, ptr %4) #4
  %36 = load i32, ptr %4, align 4
  %37 = add nsw i32 %36, 1
  store i32 %37, ptr %4, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %4, i64 %38
  store i32 %27, ptr %39, align 4
  %40 = icmp eq i32 %35, 0
  br i1 %40, label %41, label %28

41:
  ret void
}

define void @_Z9quicksortPfii(ptr %0, i32 %1, i32 %2) #1 {
  %4 = icmp slt i32 %1, %2
  br i1 %4, label %5, label %38

5:
  %6 = phi i32 [ %34, %36 ], [ %1, %3 ]
  %7 = add nsw i32 %6, %2
  %8 = sdiv i32 %7, 2
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  br label %12

12:
  %13 = phi i32 [ %6, %5 ], [ %34, %32 ]
  %14 = phi i32 [ %2, %5 ], [ %33, %32 ]
  br label %15

15:
  %16 = phi i32 [ %21, %15 ], [ %13, %12 ]
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %0, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = fcmp contract olt float %19, %11
  %21 = add nsw i32 %16, 1
  br i1 %20, label %15, label %22

22:
  %23 = phi i32 [ %28, %22 ], [ %14, %15 ]
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %0, i64 %24
  %26 = load float, ptr %25, align 4
  %27 = fcmp contract ogt float %26, %11
  %28 = add nsw i32 %23, -1
  br i1 %27, label %22, label %29

29:
  %30 = icmp sgt i32 %16, %23
  br i1 %30, label %32, label %31

31:
  store float %26, ptr %18, align 4
  store float %19, ptr %25, align 4
  br label %32

32:
  %33 = phi i32 [ %28, %31 ], [ %23, %29 ]
  %34 = phi i32 [ %21, %31 ], [ %16, %29 ]
  %35 = icmp sgt i32 %34, %33
  br i1 %35, label %36, label %12

36:
  tail call void @_Z9quicksortPfii(ptr %0, i32 %6, i32 %33) #4
  %37 = icmp slt i32 %34, %2
  br i1 %37, label %5, label %38

38:
  ret void
}

define ptx_kernel void @_Z3runPiPfS_Pd(ptr %0, ptr %1, ptr %2, ptr %3) #2 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @_Z9ackermannii(i32 2, i32 %5) #4
  %7 = tail call zeroext i1 @_Z6isEvenj(i32 %5) #4
  %8 = zext i1 %7 to i32
  %9 = add nsw i32 %6, %8
  store i32 %9, ptr %0, align 4
  tail call void @_Z5hanoiiiiiPi(i32 5, i32 1, i32 3, i32 2, ptr %2) #4
  %10 = shl nuw nsw i32 %5, 6
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw float, ptr %1, i64 %11
  tail call void @_Z9quicksortPfii(ptr %12, i32 0, i32 63) #4
  %13 = zext nneg i32 %5 to i64
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %13
  %15 = load double, ptr %14, align 8
  %16 = fmul contract double %15, %15
  %17 = fmul contract double %15, %16
  %18 = fmul contract double %15, %17
  %19 = fmul contract double %15, %18
  %20 = fmul contract double %15, %19
  %21 = fmul contract double %15, %20
  %22 = fmul contract double %15, %21
  %23 = fmul contract double %15, %22
  store double %23, ptr %14, align 8
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #3 = { nounwind }
attributes #4 = { nounwind }
