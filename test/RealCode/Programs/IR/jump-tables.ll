target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @_Z5denseiii(i32 %0, i32 %1, i32 %2) #0 {
  switch i32 %0, label %29 [
    i32 0, label %4
    i32 1, label %6
    i32 2, label %8
    i32 3, label %10
    i32 4, label %14
    i32 5, label %17
    i32 6, label %20
    i32 7, label %22
    i32 8, label %24
    i32 9, label %27
  ]

4:
  %5 = add nsw i32 %2, %1
  br label %29

6:
  %7 = sub nsw i32 %1, %2
  br label %29

8:
  %9 = mul nsw i32 %2, %1
  br label %29

10:
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %29, label %12

12:
  %13 = sdiv i32 %1, %2
  br label %29

14:
  %15 = and i32 %2, 31
  %16 = shl i32 %1, %15
  br label %29

17:
  %18 = and i32 %2, 31
  %19 = ashr i32 %1, %18
  br label %29

20:
  %21 = xor i32 %2, %1
  br label %29

22:
  %23 = or i32 %2, %1
  br label %29

24:
  %25 = and i32 %2, %1
  %26 = tail call i32 @__nv_popc(i32 %25) #4
  br label %29

27:
  %28 = tail call i32 @__nv_min(i32 %1, i32 %2) #4
  br label %29

29:
  %30 = phi i32 [ 0, %10 ], [ %5, %4 ], [ %7, %6 ], [ %9, %8 ], [ %28, %27 ], [ %16, %14 ], [ %19, %17 ], [ %21, %20 ], [ %23, %22 ], [ %26, %24 ], [ %13, %12 ], [ -1, %3 ]
  ret i32 %30
}

define i32 @_Z6sparsey(i64 %0) #1 {
  switch i64 %0, label %6 [
    i64 3, label %7
    i64 70, label %2
    i64 5000000000, label %3
    i64 -1, label %4
    i64 123456789, label %5
  ]

2:
  br label %7

3:
  br label %7

4:
  br label %7

5:
  br label %7

6:
  br label %7

7:
  %8 = phi i32 [ 0, %6 ], [ 5, %5 ], [ 20, %2 ], [ 3, %3 ], [ 4, %4 ], [ 1, %1 ]
  ret i32 %8
}

define i32 @_Z7lettersc(i8 signext %0) #1 {
  %2 = sext i8 %0 to i32
  switch i8 %0, label %9 [
    i8 97, label %3
    i8 98, label %3
    i8 99, label %3
    i8 100, label %3
    i8 101, label %3
    i8 102, label %3
    i8 65, label %5
    i8 66, label %5
    i8 67, label %5
    i8 68, label %5
    i8 69, label %5
    i8 70, label %5
    i8 48, label %7
    i8 49, label %7
    i8 50, label %7
    i8 51, label %7
    i8 52, label %7
    i8 53, label %7
    i8 54, label %7
    i8 55, label %7
    i8 56, label %7
    i8 57, label %7
    i8 32, label %10
    i8 9, label %10
    i8 10, label %10
  ]

3:
  %4 = add nsw i32 %2, -87
  br label %10

5:
  %6 = add nsw i32 %2, -55
  br label %10

7:
  %8 = add nsw i32 %2, -48
  br label %10

9:
  br label %10

10:
  %11 = phi i32 [ -2, %9 ], [ %4, %3 ], [ %6, %5 ], [ %8, %7 ], [ -1, %1 ], [ -1, %1 ], [ -1, %1 ]
  ret i32 %11
}

define ptx_kernel void @_Z9interpretPKhPii(ptr %0, ptr %1, i32 %2) #2 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %113

5:
  %6 = phi i32 [ %111, %109 ], [ 0, %3 ]
  %7 = phi i32 [ %110, %109 ], [ 0, %3 ]
  %8 = add nsw i32 %6, 1
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = load i8, ptr %10, align 1
  switch i8 %11, label %109 [
    i8 0, label %12
    i8 1, label %21
    i8 2, label %31
    i8 3, label %41
    i8 4, label %47
    i8 5, label %60
    i8 6, label %71
    i8 7, label %113
    i8 8, label %88
    i8 9, label %90
    i8 10, label %92
    i8 11, label %94
    i8 12, label %96
    i8 13, label %98
    i8 14, label %100
    i8 15, label %102
    i8 16, label %104
    i8 17, label %107
  ]

12:
  %13 = add nsw i32 %6, 2
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds i8, ptr %0, i64 %14
  %16 = load i8, ptr %15, align 1
  %17 = zext i8 %16 to i32
  %18 = add nsw i32 %7, 1
  %19 = sext i32 %7 to i64
  %20 = getelementptr inbounds i32, ptr %1, i64 %19
  store i32 %17, ptr %20, align 4
  br label %109

21:
  %22 = add nsw i32 %7, -1
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %1, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %7 to i64
  %27 = getelementptr i32, ptr %1, i64 %26
  %28 = getelementptr i8, ptr %27, i64 -8
  %29 = load i32, ptr %28, align 4
  %30 = add nsw i32 %29, %25
  store i32 %30, ptr %28, align 4
  br label %109

31:
  %32 = add nsw i32 %7, -1
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %1, i64 %33
  %35 = load i32, ptr %34, align 4
  %36 = sext i32 %7 to i64
  %37 = getelementptr i32, ptr %1, i64 %36
  %38 = getelementptr i8, ptr %37, i64 -8
  %39 = load i32, ptr %38, align 4
  %40 = mul nsw i32 %39, %35
  store i32 %40, ptr %38, align 4
  br label %109

41:
  %42 = sext i32 %7 to i64
  %43 = getelementptr i32, ptr %1, i64 %42
  %44 = getelementptr i8, ptr %43, i64 -4
  %45 = load i32, ptr %44, align 4
  store i32 %45, ptr %43, align 4
  %46 = add nsw i32 %7, 1
  br label %109

47:
  %48 = add nsw i32 %7, -1
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %1, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %58, label %53

53:
  %54 = sext i32 %8 to i64
  %55 = getelementptr inbounds i8, ptr %0, i64 %54
  %56 = load i8, ptr %55, align 1
  %57 = zext i8 %56 to i32
  br label %109

58:
  %59 = add nsw i32 %6, 2
  br label %109

60:
  %61 = sext i32 %7 to i64
  %62 = getelementptr i32, ptr %1, i64 %61
  %63 = getelementptr i8, ptr %62, i64 -4
  %64 = load i32, ptr %63, align 4
  switch i32 %64, label %68 [
    i32 3, label %69
    i32 70, label %65
    i32 123456789, label %67
    i32 -1, label %66
  ]

65:
  br label %69

66:
  br label %69

67:
  br label %69

68:
  br label %69

69:
  %70 = phi i32 [ 0, %68 ], [ 5, %67 ], [ 20, %65 ], [ 1, %60 ], [ 4, %66 ]
  store i32 %70, ptr %1, align 4
  br label %109

71:
  %72 = sext i32 %7 to i64
  %73 = getelementptr i32, ptr %1, i64 %72
  %74 = getelementptr i8, ptr %73, i64 -4
  %75 = load i32, ptr %74, align 4
  %76 = trunc i32 %75 to i8
  %77 = shl i32 %75, 24
  %78 = ashr exact i32 %77, 24
  switch i8 %76, label %85 [
    i8 97, label %79
    i8 98, label %79
    i8 99, label %79
    i8 100, label %79
    i8 101, label %79
    i8 102, label %79
    i8 65, label %81
    i8 66, label %81
    i8 67, label %81
    i8 68, label %81
    i8 69, label %81
    i8 70, label %81
    i8 48, label %83
    i8 49, label %83
    i8 50, label %83
    i8 51, label %83
    i8 52, label %83
    i8 53, label %83
    i8 54, label %83
    i8 55, label %83
    i8 56, label %83
    i8 57, label %83
    i8 32, label %86
    i8 9, label %86
    i8 10, label %86
  ]

79:
  %80 = add nsw i32 %78, -87
  br label %86

81:
  %82 = add nsw i32 %78, -55
  br label %86

83:
  %84 = add nsw i32 %78, -48
  br label %86

85:
  br label %86

86:
  %87 = phi i32 [ -2, %85 ], [ %80, %79 ], [ %82, %81 ], [ %84, %83 ], [ -1, %71 ], [ -1, %71 ], [ -1, %71 ]
  store i32 %87, ptr %74, align 4
  br label %109

88:
  %89 = add nsw i32 %7, 2
  br label %109

90:
  %91 = add nsw i32 %7, -2
  br label %109

92:
  %93 = shl nsw i32 %7, 1
  br label %109

94:
  %95 = sdiv i32 %7, 2
  br label %109

96:
  %97 = shl i32 %7, 2
  br label %109

98:
  %99 = ashr i32 %7, 2
  br label %109

100:
  %101 = xor i32 %7, 2
  br label %109

102:
  %103 = or i32 %7, 2
  br label %109

104:
  %105 = and i32 %7, 2
  %106 = tail call i32 @__nv_popc(i32 %105) #4
  br label %109

107:
  %108 = tail call i32 @__nv_min(i32 %7, i32 2) #4
  br label %109

109:
  %110 = phi i32 [ %7, %86 ], [ %18, %12 ], [ %22, %21 ], [ %32, %31 ], [ %46, %41 ], [ %48, %53 ], [ %48, %58 ], [ %7, %69 ], [ -1, %5 ], [ %89, %88 ], [ %91, %90 ], [ %93, %92 ], [ %108, %107 ], [ %97, %96 ], [ %99, %98 ], [ %101, %100 ], [ %103, %102 ], [ %106, %104 ], [ %95, %94 ]
  %111 = phi i32 [ %8, %86 ], [ %13, %12 ], [ %8, %21 ], [ %8, %31 ], [ %8, %41 ], [ %57, %53 ], [ %59, %58 ], [ %8, %69 ], [ %8, %5 ], [ %8, %88 ], [ %8, %90 ], [ %8, %92 ], [ %8, %107 ], [ %8, %96 ], [ %8, %98 ], [ %8, %100 ], [ %8, %102 ], [ %8, %104 ], [ %8, %94 ]
  %112 = icmp slt i32 %111, %2
  br i1 %112, label %5, label %113

113:
  ret void
}

declare i32 @__nv_popc(i32) #3

declare i32 @__nv_min(i32, i32) #3

attributes #0 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #3 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { convergent nounwind }
