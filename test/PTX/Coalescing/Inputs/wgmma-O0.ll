; ModuleID = 'wgmma.cpp'
source_filename = "wgmma.cpp"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent mustprogress noinline
define dso_local ptx_kernel void @chain(ptr noundef %0, i64 noundef %1, i64 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = alloca i64, align 8
  %14 = alloca [4 x float], align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store i64 %1, ptr %12, align 8
  store i64 %2, ptr %13, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %14, i8 0, i64 16, i1 false)
  call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #3, !srcloc !2
  store i32 0, ptr %15, align 4
  br label %16

16:                                               ; preds = %49, %3
  %17 = load i32, ptr %15, align 4
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %19, label %52

19:                                               ; preds = %16
  %20 = load i64, ptr %12, align 8
  %21 = load i32, ptr %15, align 4
  %22 = mul nsw i32 2, %21
  %23 = sext i32 %22 to i64
  %24 = add i64 %20, %23
  %25 = load i64, ptr %13, align 8
  %26 = load i32, ptr %15, align 4
  %27 = mul nsw i32 2, %26
  %28 = sext i32 %27 to i64
  %29 = add i64 %25, %28
  store ptr %14, ptr %7, align 8
  store i64 %24, ptr %8, align 8
  store i64 %29, ptr %9, align 8
  store i32 1, ptr %10, align 4
  %30 = load ptr, ptr %7, align 8, !nonnull !3, !align !4
  %31 = load float, ptr %30, align 4
  %32 = load ptr, ptr %7, align 8, !nonnull !3, !align !4
  %33 = getelementptr inbounds [4 x float], ptr %32, i64 0, i64 1
  %34 = load float, ptr %33, align 4
  %35 = load ptr, ptr %7, align 8, !nonnull !3, !align !4
  %36 = getelementptr inbounds [4 x float], ptr %35, i64 0, i64 2
  %37 = load float, ptr %36, align 4
  %38 = load ptr, ptr %7, align 8, !nonnull !3, !align !4
  %39 = getelementptr inbounds [4 x float], ptr %38, i64 0, i64 3
  %40 = load float, ptr %39, align 4
  %41 = load i64, ptr %8, align 8
  %42 = load i64, ptr %9, align 8
  %43 = load i32, ptr %10, align 4
  %44 = call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %41, i64 %42, i32 %43, float %31, float %34, float %37, float %40) #3, !srcloc !5
  %45 = extractvalue { float, float, float, float } %44, 0
  %46 = extractvalue { float, float, float, float } %44, 1
  %47 = extractvalue { float, float, float, float } %44, 2
  %48 = extractvalue { float, float, float, float } %44, 3
  store float %45, ptr %30, align 4
  store float %46, ptr %33, align 4
  store float %47, ptr %36, align 4
  store float %48, ptr %39, align 4
  br label %49

49:                                               ; preds = %19
  %50 = load i32, ptr %15, align 4
  %51 = add nsw i32 %50, 1
  store i32 %51, ptr %15, align 4
  br label %16, !llvm.loop !6

52:                                               ; preds = %16
  call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"() #3, !srcloc !8
  call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", "n,~{memory}"(i32 0) #3, !srcloc !9
  %53 = load ptr, ptr %11, align 8
  store ptr %53, ptr %4, align 8
  store ptr %14, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %54

54:                                               ; preds = %57, %52
  %55 = load i32, ptr %6, align 4
  %56 = icmp slt i32 %55, 4
  br i1 %56, label %57, label %72

57:                                               ; preds = %54
  %58 = load ptr, ptr %5, align 8, !nonnull !3, !align !4
  %59 = load i32, ptr %6, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [4 x float], ptr %58, i64 0, i64 %60
  %62 = load float, ptr %61, align 4
  %63 = load ptr, ptr %4, align 8
  %64 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %65 = mul nsw i32 %64, 4
  %66 = load i32, ptr %6, align 4
  %67 = add nsw i32 %65, %66
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds float, ptr %63, i64 %68
  store float %62, ptr %69, align 4
  %70 = load i32, ptr %6, align 4
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %6, align 4
  br label %54, !llvm.loop !10

72:                                               ; preds = %54
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline
define dso_local ptx_kernel void @pipeline(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  %22 = alloca [4 x float], align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %18, align 8
  store i64 %1, ptr %19, align 8
  store i64 %2, ptr %20, align 8
  store i32 %3, ptr %21, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %22, i8 0, i64 16, i1 false)
  store i32 0, ptr %23, align 4
  br label %25

25:                                               ; preds = %101, %4
  %26 = load i32, ptr %23, align 4
  %27 = load i32, ptr %21, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %104

29:                                               ; preds = %25
  store ptr %22, ptr %5, align 8
  store i32 0, ptr %6, align 4
  br label %30

30:                                               ; preds = %33, %29
  %31 = load i32, ptr %6, align 4
  %32 = icmp slt i32 %31, 4
  br i1 %32, label %33, label %42

33:                                               ; preds = %30
  %34 = load ptr, ptr %5, align 8, !nonnull !3, !align !4
  %35 = load i32, ptr %6, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [4 x float], ptr %34, i64 0, i64 %36
  %38 = load float, ptr %37, align 4
  %39 = call float asm sideeffect "", "=f,0,~{memory}"(float %38) #3, !srcloc !11
  store float %39, ptr %37, align 4
  %40 = load i32, ptr %6, align 4
  %41 = add nsw i32 %40, 1
  store i32 %41, ptr %6, align 4
  br label %30, !llvm.loop !12

42:                                               ; preds = %30
  call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #3, !srcloc !2
  store i32 0, ptr %24, align 4
  br label %43

43:                                               ; preds = %84, %42
  %44 = load i32, ptr %24, align 4
  %45 = icmp slt i32 %44, 4
  br i1 %45, label %46, label %87

46:                                               ; preds = %43
  %47 = load i64, ptr %19, align 8
  %48 = load i32, ptr %23, align 4
  %49 = mul nsw i32 8, %48
  %50 = sext i32 %49 to i64
  %51 = add i64 %47, %50
  %52 = load i32, ptr %24, align 4
  %53 = mul nsw i32 2, %52
  %54 = sext i32 %53 to i64
  %55 = add i64 %51, %54
  %56 = load i64, ptr %20, align 8
  %57 = load i32, ptr %23, align 4
  %58 = mul nsw i32 8, %57
  %59 = sext i32 %58 to i64
  %60 = add i64 %56, %59
  %61 = load i32, ptr %24, align 4
  %62 = mul nsw i32 2, %61
  %63 = sext i32 %62 to i64
  %64 = add i64 %60, %63
  store ptr %22, ptr %14, align 8
  store i64 %55, ptr %15, align 8
  store i64 %64, ptr %16, align 8
  store i32 1, ptr %17, align 4
  %65 = load ptr, ptr %14, align 8, !nonnull !3, !align !4
  %66 = load float, ptr %65, align 4
  %67 = load ptr, ptr %14, align 8, !nonnull !3, !align !4
  %68 = getelementptr inbounds [4 x float], ptr %67, i64 0, i64 1
  %69 = load float, ptr %68, align 4
  %70 = load ptr, ptr %14, align 8, !nonnull !3, !align !4
  %71 = getelementptr inbounds [4 x float], ptr %70, i64 0, i64 2
  %72 = load float, ptr %71, align 4
  %73 = load ptr, ptr %14, align 8, !nonnull !3, !align !4
  %74 = getelementptr inbounds [4 x float], ptr %73, i64 0, i64 3
  %75 = load float, ptr %74, align 4
  %76 = load i64, ptr %15, align 8
  %77 = load i64, ptr %16, align 8
  %78 = load i32, ptr %17, align 4
  %79 = call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %76, i64 %77, i32 %78, float %66, float %69, float %72, float %75) #3, !srcloc !5
  %80 = extractvalue { float, float, float, float } %79, 0
  %81 = extractvalue { float, float, float, float } %79, 1
  %82 = extractvalue { float, float, float, float } %79, 2
  %83 = extractvalue { float, float, float, float } %79, 3
  store float %80, ptr %65, align 4
  store float %81, ptr %68, align 4
  store float %82, ptr %71, align 4
  store float %83, ptr %74, align 4
  br label %84

84:                                               ; preds = %46
  %85 = load i32, ptr %24, align 4
  %86 = add nsw i32 %85, 1
  store i32 %86, ptr %24, align 4
  br label %43, !llvm.loop !13

87:                                               ; preds = %43
  call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"() #3, !srcloc !8
  call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", "n,~{memory}"(i32 1) #3, !srcloc !9
  store ptr %22, ptr %7, align 8
  store i32 0, ptr %8, align 4
  br label %88

88:                                               ; preds = %91, %87
  %89 = load i32, ptr %8, align 4
  %90 = icmp slt i32 %89, 4
  br i1 %90, label %91, label %100

91:                                               ; preds = %88
  %92 = load ptr, ptr %7, align 8, !nonnull !3, !align !4
  %93 = load i32, ptr %8, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [4 x float], ptr %92, i64 0, i64 %94
  %96 = load float, ptr %95, align 4
  %97 = call float asm sideeffect "", "=f,0,~{memory}"(float %96) #3, !srcloc !11
  store float %97, ptr %95, align 4
  %98 = load i32, ptr %8, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %8, align 4
  br label %88, !llvm.loop !12

100:                                              ; preds = %88
  br label %101

101:                                              ; preds = %100
  %102 = load i32, ptr %23, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %23, align 4
  br label %25, !llvm.loop !14

104:                                              ; preds = %25
  call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", "n,~{memory}"(i32 0) #3, !srcloc !9
  store ptr %22, ptr %9, align 8
  store i32 0, ptr %10, align 4
  br label %105

105:                                              ; preds = %108, %104
  %106 = load i32, ptr %10, align 4
  %107 = icmp slt i32 %106, 4
  br i1 %107, label %108, label %117

108:                                              ; preds = %105
  %109 = load ptr, ptr %9, align 8, !nonnull !3, !align !4
  %110 = load i32, ptr %10, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [4 x float], ptr %109, i64 0, i64 %111
  %113 = load float, ptr %112, align 4
  %114 = call float asm sideeffect "", "=f,0,~{memory}"(float %113) #3, !srcloc !11
  store float %114, ptr %112, align 4
  %115 = load i32, ptr %10, align 4
  %116 = add nsw i32 %115, 1
  store i32 %116, ptr %10, align 4
  br label %105, !llvm.loop !12

117:                                              ; preds = %105
  %118 = load ptr, ptr %18, align 8
  store ptr %118, ptr %11, align 8
  store ptr %22, ptr %12, align 8
  store i32 0, ptr %13, align 4
  br label %119

119:                                              ; preds = %122, %117
  %120 = load i32, ptr %13, align 4
  %121 = icmp slt i32 %120, 4
  br i1 %121, label %122, label %137

122:                                              ; preds = %119
  %123 = load ptr, ptr %12, align 8, !nonnull !3, !align !4
  %124 = load i32, ptr %13, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds [4 x float], ptr %123, i64 0, i64 %125
  %127 = load float, ptr %126, align 4
  %128 = load ptr, ptr %11, align 8
  %129 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %130 = mul nsw i32 %129, 4
  %131 = load i32, ptr %13, align 4
  %132 = add nsw i32 %130, %131
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %128, i64 %133
  store float %127, ptr %134, align 4
  %135 = load i32, ptr %13, align 4
  %136 = add nsw i32 %135, 1
  store i32 %136, ptr %13, align 4
  br label %119, !llvm.loop !10

137:                                              ; preds = %119
  ret void
}

; Function Attrs: convergent mustprogress noinline
define dso_local ptx_kernel void @unset(ptr noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca [4 x float], align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
  store i64 %1, ptr %13, align 8
  store i64 %2, ptr %14, align 8
  store i32 %3, ptr %15, align 4
  store i32 0, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %20

20:                                               ; preds = %71, %4
  %21 = load i32, ptr %18, align 4
  %22 = load i32, ptr %15, align 4
  %23 = icmp slt i32 %21, %22
  br i1 %23, label %24, label %74

24:                                               ; preds = %20
  call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #3, !srcloc !2
  store i32 0, ptr %19, align 4
  br label %25

25:                                               ; preds = %67, %24
  %26 = load i32, ptr %19, align 4
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %28, label %70

28:                                               ; preds = %25
  %29 = load i64, ptr %13, align 8
  %30 = load i32, ptr %18, align 4
  %31 = mul nsw i32 8, %30
  %32 = sext i32 %31 to i64
  %33 = add i64 %29, %32
  %34 = load i32, ptr %19, align 4
  %35 = mul nsw i32 2, %34
  %36 = sext i32 %35 to i64
  %37 = add i64 %33, %36
  %38 = load i64, ptr %14, align 8
  %39 = load i32, ptr %18, align 4
  %40 = mul nsw i32 8, %39
  %41 = sext i32 %40 to i64
  %42 = add i64 %38, %41
  %43 = load i32, ptr %19, align 4
  %44 = mul nsw i32 2, %43
  %45 = sext i32 %44 to i64
  %46 = add i64 %42, %45
  %47 = load i32, ptr %17, align 4
  store ptr %16, ptr %8, align 8
  store i64 %37, ptr %9, align 8
  store i64 %46, ptr %10, align 8
  store i32 %47, ptr %11, align 4
  %48 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %49 = load float, ptr %48, align 4
  %50 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %51 = getelementptr inbounds [4 x float], ptr %50, i64 0, i64 1
  %52 = load float, ptr %51, align 4
  %53 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %54 = getelementptr inbounds [4 x float], ptr %53, i64 0, i64 2
  %55 = load float, ptr %54, align 4
  %56 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %57 = getelementptr inbounds [4 x float], ptr %56, i64 0, i64 3
  %58 = load float, ptr %57, align 4
  %59 = load i64, ptr %9, align 8
  %60 = load i64, ptr %10, align 8
  %61 = load i32, ptr %11, align 4
  %62 = call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %59, i64 %60, i32 %61, float %49, float %52, float %55, float %58) #3, !srcloc !5
  %63 = extractvalue { float, float, float, float } %62, 0
  %64 = extractvalue { float, float, float, float } %62, 1
  %65 = extractvalue { float, float, float, float } %62, 2
  %66 = extractvalue { float, float, float, float } %62, 3
  store float %63, ptr %48, align 4
  store float %64, ptr %51, align 4
  store float %65, ptr %54, align 4
  store float %66, ptr %57, align 4
  store i32 1, ptr %17, align 4
  br label %67

67:                                               ; preds = %28
  %68 = load i32, ptr %19, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %19, align 4
  br label %25, !llvm.loop !15

70:                                               ; preds = %25
  call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"() #3, !srcloc !8
  call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", "n,~{memory}"(i32 1) #3, !srcloc !9
  br label %71

71:                                               ; preds = %70
  %72 = load i32, ptr %18, align 4
  %73 = add nsw i32 %72, 1
  store i32 %73, ptr %18, align 4
  br label %20, !llvm.loop !16

74:                                               ; preds = %20
  call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", "n,~{memory}"(i32 0) #3, !srcloc !9
  %75 = load ptr, ptr %12, align 8
  store ptr %75, ptr %5, align 8
  store ptr %16, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %76

76:                                               ; preds = %79, %74
  %77 = load i32, ptr %7, align 4
  %78 = icmp slt i32 %77, 4
  br i1 %78, label %79, label %94

79:                                               ; preds = %76
  %80 = load ptr, ptr %6, align 8, !nonnull !3, !align !4
  %81 = load i32, ptr %7, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds [4 x float], ptr %80, i64 0, i64 %82
  %84 = load float, ptr %83, align 4
  %85 = load ptr, ptr %5, align 8
  %86 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %87 = mul nsw i32 %86, 4
  %88 = load i32, ptr %7, align 4
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %85, i64 %90
  store float %84, ptr %91, align 4
  %92 = load i32, ptr %7, align 4
  %93 = add nsw i32 %92, 1
  store i32 %93, ptr %7, align 4
  br label %76, !llvm.loop !10

94:                                               ; preds = %76
  ret void
}

; Function Attrs: convergent mustprogress noinline
define dso_local ptx_kernel void @rescale(ptr noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3, ptr noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i64, align 8
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca i64, align 8
  %20 = alloca i64, align 8
  %21 = alloca i32, align 4
  %22 = alloca ptr, align 8
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i32, align 4
  %26 = alloca ptr, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  %30 = alloca ptr, align 8
  %31 = alloca i32, align 4
  %32 = alloca [4 x float], align 4
  %33 = alloca i32, align 4
  %34 = alloca [4 x float], align 4
  %35 = alloca float, align 4
  %36 = alloca i32, align 4
  store ptr %0, ptr %26, align 8
  store i64 %1, ptr %27, align 8
  store i64 %2, ptr %28, align 8
  store i64 %3, ptr %29, align 8
  store ptr %4, ptr %30, align 8
  store i32 %5, ptr %31, align 4
  call void @llvm.memset.p0.i64(ptr align 4 %32, i8 0, i64 16, i1 false)
  store i32 0, ptr %33, align 4
  br label %37

37:                                               ; preds = %178, %6
  %38 = load i32, ptr %33, align 4
  %39 = load i32, ptr %31, align 4
  %40 = icmp slt i32 %38, %39
  br i1 %40, label %41, label %181

41:                                               ; preds = %37
  call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #3, !srcloc !2
  %42 = load i64, ptr %29, align 8
  %43 = load i64, ptr %27, align 8
  %44 = load i32, ptr %33, align 4
  %45 = mul nsw i32 8, %44
  %46 = sext i32 %45 to i64
  %47 = add i64 %43, %46
  store ptr %34, ptr %10, align 8
  store i64 %42, ptr %11, align 8
  store i64 %47, ptr %12, align 8
  store i32 0, ptr %13, align 4
  %48 = load ptr, ptr %10, align 8, !nonnull !3, !align !4
  %49 = load float, ptr %48, align 4
  %50 = load ptr, ptr %10, align 8, !nonnull !3, !align !4
  %51 = getelementptr inbounds [4 x float], ptr %50, i64 0, i64 1
  %52 = load float, ptr %51, align 4
  %53 = load ptr, ptr %10, align 8, !nonnull !3, !align !4
  %54 = getelementptr inbounds [4 x float], ptr %53, i64 0, i64 2
  %55 = load float, ptr %54, align 4
  %56 = load ptr, ptr %10, align 8, !nonnull !3, !align !4
  %57 = getelementptr inbounds [4 x float], ptr %56, i64 0, i64 3
  %58 = load float, ptr %57, align 4
  %59 = load i64, ptr %11, align 8
  %60 = load i64, ptr %12, align 8
  %61 = load i32, ptr %13, align 4
  %62 = call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %59, i64 %60, i32 %61, float %49, float %52, float %55, float %58) #3, !srcloc !5
  %63 = extractvalue { float, float, float, float } %62, 0
  %64 = extractvalue { float, float, float, float } %62, 1
  %65 = extractvalue { float, float, float, float } %62, 2
  %66 = extractvalue { float, float, float, float } %62, 3
  store float %63, ptr %48, align 4
  store float %64, ptr %51, align 4
  store float %65, ptr %54, align 4
  store float %66, ptr %57, align 4
  %67 = load i64, ptr %29, align 8
  %68 = add i64 %67, 2
  %69 = load i64, ptr %27, align 8
  %70 = load i32, ptr %33, align 4
  %71 = mul nsw i32 8, %70
  %72 = sext i32 %71 to i64
  %73 = add i64 %69, %72
  %74 = add i64 %73, 2
  store ptr %34, ptr %14, align 8
  store i64 %68, ptr %15, align 8
  store i64 %74, ptr %16, align 8
  store i32 1, ptr %17, align 4
  %75 = load ptr, ptr %14, align 8, !nonnull !3, !align !4
  %76 = load float, ptr %75, align 4
  %77 = load ptr, ptr %14, align 8, !nonnull !3, !align !4
  %78 = getelementptr inbounds [4 x float], ptr %77, i64 0, i64 1
  %79 = load float, ptr %78, align 4
  %80 = load ptr, ptr %14, align 8, !nonnull !3, !align !4
  %81 = getelementptr inbounds [4 x float], ptr %80, i64 0, i64 2
  %82 = load float, ptr %81, align 4
  %83 = load ptr, ptr %14, align 8, !nonnull !3, !align !4
  %84 = getelementptr inbounds [4 x float], ptr %83, i64 0, i64 3
  %85 = load float, ptr %84, align 4
  %86 = load i64, ptr %15, align 8
  %87 = load i64, ptr %16, align 8
  %88 = load i32, ptr %17, align 4
  %89 = call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %86, i64 %87, i32 %88, float %76, float %79, float %82, float %85) #3, !srcloc !5
  %90 = extractvalue { float, float, float, float } %89, 0
  %91 = extractvalue { float, float, float, float } %89, 1
  %92 = extractvalue { float, float, float, float } %89, 2
  %93 = extractvalue { float, float, float, float } %89, 3
  store float %90, ptr %75, align 4
  store float %91, ptr %78, align 4
  store float %92, ptr %81, align 4
  store float %93, ptr %84, align 4
  call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"() #3, !srcloc !8
  call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", "n,~{memory}"(i32 0) #3, !srcloc !9
  %94 = load ptr, ptr %30, align 8
  %95 = load i32, ptr %33, align 4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %94, i64 %96
  %98 = load float, ptr %97, align 4
  %99 = getelementptr inbounds [4 x float], ptr %34, i64 0, i64 0
  %100 = load float, ptr %99, align 4
  %101 = getelementptr inbounds [4 x float], ptr %34, i64 0, i64 1
  %102 = load float, ptr %101, align 4
  %103 = fadd float %100, %102
  %104 = getelementptr inbounds [4 x float], ptr %34, i64 0, i64 2
  %105 = load float, ptr %104, align 4
  %106 = fadd float %103, %105
  %107 = getelementptr inbounds [4 x float], ptr %34, i64 0, i64 3
  %108 = load float, ptr %107, align 4
  %109 = fadd float %106, %108
  %110 = fmul float %98, %109
  store float %110, ptr %35, align 4
  store i32 0, ptr %36, align 4
  br label %111

111:                                              ; preds = %121, %41
  %112 = load i32, ptr %36, align 4
  %113 = icmp slt i32 %112, 4
  br i1 %113, label %114, label %124

114:                                              ; preds = %111
  %115 = load float, ptr %35, align 4
  %116 = load i32, ptr %36, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [4 x float], ptr %32, i64 0, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = fmul float %119, %115
  store float %120, ptr %118, align 4
  br label %121

121:                                              ; preds = %114
  %122 = load i32, ptr %36, align 4
  %123 = add nsw i32 %122, 1
  store i32 %123, ptr %36, align 4
  br label %111, !llvm.loop !17

124:                                              ; preds = %111
  call void asm sideeffect "wgmma.fence.sync.aligned;", "~{memory}"() #3, !srcloc !2
  %125 = load i64, ptr %29, align 8
  %126 = add i64 %125, 4
  %127 = load i64, ptr %28, align 8
  %128 = load i32, ptr %33, align 4
  %129 = mul nsw i32 8, %128
  %130 = sext i32 %129 to i64
  %131 = add i64 %127, %130
  store ptr %32, ptr %18, align 8
  store i64 %126, ptr %19, align 8
  store i64 %131, ptr %20, align 8
  store i32 1, ptr %21, align 4
  %132 = load ptr, ptr %18, align 8, !nonnull !3, !align !4
  %133 = load float, ptr %132, align 4
  %134 = load ptr, ptr %18, align 8, !nonnull !3, !align !4
  %135 = getelementptr inbounds [4 x float], ptr %134, i64 0, i64 1
  %136 = load float, ptr %135, align 4
  %137 = load ptr, ptr %18, align 8, !nonnull !3, !align !4
  %138 = getelementptr inbounds [4 x float], ptr %137, i64 0, i64 2
  %139 = load float, ptr %138, align 4
  %140 = load ptr, ptr %18, align 8, !nonnull !3, !align !4
  %141 = getelementptr inbounds [4 x float], ptr %140, i64 0, i64 3
  %142 = load float, ptr %141, align 4
  %143 = load i64, ptr %19, align 8
  %144 = load i64, ptr %20, align 8
  %145 = load i32, ptr %21, align 4
  %146 = call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %143, i64 %144, i32 %145, float %133, float %136, float %139, float %142) #3, !srcloc !5
  %147 = extractvalue { float, float, float, float } %146, 0
  %148 = extractvalue { float, float, float, float } %146, 1
  %149 = extractvalue { float, float, float, float } %146, 2
  %150 = extractvalue { float, float, float, float } %146, 3
  store float %147, ptr %132, align 4
  store float %148, ptr %135, align 4
  store float %149, ptr %138, align 4
  store float %150, ptr %141, align 4
  %151 = load i64, ptr %29, align 8
  %152 = add i64 %151, 6
  %153 = load i64, ptr %28, align 8
  %154 = load i32, ptr %33, align 4
  %155 = mul nsw i32 8, %154
  %156 = sext i32 %155 to i64
  %157 = add i64 %153, %156
  %158 = add i64 %157, 2
  store ptr %32, ptr %22, align 8
  store i64 %152, ptr %23, align 8
  store i64 %158, ptr %24, align 8
  store i32 1, ptr %25, align 4
  %159 = load ptr, ptr %22, align 8, !nonnull !3, !align !4
  %160 = load float, ptr %159, align 4
  %161 = load ptr, ptr %22, align 8, !nonnull !3, !align !4
  %162 = getelementptr inbounds [4 x float], ptr %161, i64 0, i64 1
  %163 = load float, ptr %162, align 4
  %164 = load ptr, ptr %22, align 8, !nonnull !3, !align !4
  %165 = getelementptr inbounds [4 x float], ptr %164, i64 0, i64 2
  %166 = load float, ptr %165, align 4
  %167 = load ptr, ptr %22, align 8, !nonnull !3, !align !4
  %168 = getelementptr inbounds [4 x float], ptr %167, i64 0, i64 3
  %169 = load float, ptr %168, align 4
  %170 = load i64, ptr %23, align 8
  %171 = load i64, ptr %24, align 8
  %172 = load i32, ptr %25, align 4
  %173 = call { float, float, float, float } asm sideeffect "{\0A.reg .pred p;\0Asetp.ne.b32 p, $6, 0;\0Awgmma.mma_async.sync.aligned.m64n8k16.f32.f16.f16 {$0, $1, $2, $3}, $4, $5, p, 1, 1, 0, 0;\0A}", "=f,=f,=f,=f,l,l,r,0,1,2,3"(i64 %170, i64 %171, i32 %172, float %160, float %163, float %166, float %169) #3, !srcloc !5
  %174 = extractvalue { float, float, float, float } %173, 0
  %175 = extractvalue { float, float, float, float } %173, 1
  %176 = extractvalue { float, float, float, float } %173, 2
  %177 = extractvalue { float, float, float, float } %173, 3
  store float %174, ptr %159, align 4
  store float %175, ptr %162, align 4
  store float %176, ptr %165, align 4
  store float %177, ptr %168, align 4
  call void asm sideeffect "wgmma.commit_group.sync.aligned;", "~{memory}"() #3, !srcloc !8
  call void asm sideeffect "wgmma.wait_group.sync.aligned $0;", "n,~{memory}"(i32 0) #3, !srcloc !9
  br label %178

178:                                              ; preds = %124
  %179 = load i32, ptr %33, align 4
  %180 = add nsw i32 %179, 1
  store i32 %180, ptr %33, align 4
  br label %37, !llvm.loop !18

181:                                              ; preds = %37
  %182 = load ptr, ptr %26, align 8
  store ptr %182, ptr %7, align 8
  store ptr %32, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %183

183:                                              ; preds = %186, %181
  %184 = load i32, ptr %9, align 4
  %185 = icmp slt i32 %184, 4
  br i1 %185, label %186, label %201

186:                                              ; preds = %183
  %187 = load ptr, ptr %8, align 8, !nonnull !3, !align !4
  %188 = load i32, ptr %9, align 4
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds [4 x float], ptr %187, i64 0, i64 %189
  %191 = load float, ptr %190, align 4
  %192 = load ptr, ptr %7, align 8
  %193 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %194 = mul nsw i32 %193, 4
  %195 = load i32, ptr %9, align 4
  %196 = add nsw i32 %194, %195
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds float, ptr %192, i64 %197
  store float %191, ptr %198, align 4
  %199 = load i32, ptr %9, align 4
  %200 = add nsw i32 %199, 1
  store i32 %200, ptr %9, align 4
  br label %183, !llvm.loop !10

201:                                              ; preds = %183
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90a" "target-features"="+ptx80,+ptx88,+sm_90a" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i64 592}
!3 = !{}
!4 = !{i64 4}
!5 = !{i64 942, i64 946, i64 961, i64 1002, i64 1112}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{i64 675}
!9 = !{i64 785}
!10 = distinct !{!10, !7}
!11 = !{i64 1367}
!12 = distinct !{!12, !7}
!13 = distinct !{!13, !7}
!14 = distinct !{!14, !7}
!15 = distinct !{!15, !7}
!16 = distinct !{!16, !7}
!17 = distinct !{!17, !7}
!18 = distinct !{!18, !7}
