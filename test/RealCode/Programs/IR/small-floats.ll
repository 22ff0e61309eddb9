target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @_Z5bytesP13__nv_fp8_e4m3P13__nv_fp8_e5m2PfP6__halfPdPi(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) #0 {
  %7 = load float, ptr %2, align 4
  %8 = tail call i16 asm "{cvt.rn.satfinite.e4m3x2.f32 $0, $2, $1;}\0A", "=h,f,f"(float %7, float 0.000000e+00) #2
  %9 = trunc i16 %8 to i8
  store i8 %9, ptr %0, align 1
  %10 = load i16, ptr %3, align 2
  %11 = zext i16 %10 to i32
  %12 = tail call i16 asm "{cvt.rn.satfinite.e4m3x2.f16x2 $0, $1;}\0A", "=h,r"(i32 %11) #2
  %13 = trunc i16 %12 to i8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1
  store i8 %13, ptr %14, align 1
  %15 = load double, ptr %4, align 8
  %16 = bitcast double %15 to i64
  %17 = lshr i64 %16, 52
  %18 = trunc i64 %17 to i8
  %19 = lshr i64 %16, 50
  %20 = trunc i64 %19 to i8
  %21 = and i8 %20, 3
  %22 = tail call double @llvm.fabs.f64(double %15)
  %23 = bitcast double %22 to i64
  %24 = icmp ugt i64 %23, 4530621225134718976
  br i1 %24, label %25, label %65

25:
  %26 = icmp ugt i64 %23, 9218868437227405312
  br i1 %26, label %27, label %29

27:
  %28 = or i8 %21, 126
  br label %65

29:
  %30 = icmp ugt i64 %23, 4678677062884524031
  br i1 %30, label %65, label %31

31:
  %32 = icmp ult i64 %23, 4544132024016830464
  br i1 %32, label %44, label %33

33:
  %34 = shl i8 %18, 2
  %35 = add i8 %34, 64
  %36 = or i8 %35, %21
  %37 = and i64 %16, 1125899906842623
  %38 = icmp ugt i64 %37, 562949953421312
  %39 = and i64 %16, 2251799813685247
  %40 = icmp eq i64 %39, 1688849860263936
  %41 = or i1 %38, %40
  %42 = zext i1 %41 to i8
  %43 = add i8 %36, %42
  br label %65

44:
  %45 = sub i8 -15, %18
  %46 = or i8 %21, 4
  %47 = zext nneg i8 %46 to i32
  %48 = zext nneg i8 %45 to i32
  %49 = lshr i32 %47, %48
  %50 = trunc nuw nsw i32 %49 to i8
  %51 = or i64 %16, 4503599627370496
  %52 = zext i8 %45 to i64
  %53 = shl i64 1125899906842624, %52
  %54 = add i64 %53, -1
  %55 = and i64 %54, %51
  %56 = shl i64 562949953421312, %52
  %57 = icmp ugt i64 %55, %56
  br i1 %57, label %63, label %58

58:
  %59 = icmp ne i64 %55, %56
  %60 = and i32 %49, 1
  %61 = icmp eq i32 %60, 0
  %62 = select i1 %59, i1 true, i1 %61
  br i1 %62, label %65, label %63

63:
  %64 = add nuw nsw i8 %50, 1
  br label %65

65:
  %66 = phi i8 [ %43, %33 ], [ 0, %6 ], [ %50, %58 ], [ %64, %63 ], [ %28, %27 ], [ 123, %29 ]
  %67 = lshr i64 %16, 56
  %68 = trunc nuw i64 %67 to i8
  %69 = and i8 %68, -128
  %70 = or i8 %66, %69
  store i8 %70, ptr %1, align 1
  %71 = load i32, ptr %5, align 4
  %72 = sitofp i32 %71 to float
  %73 = tail call i16 asm "{cvt.rn.satfinite.e5m2x2.f32 $0, $2, $1;}\0A", "=h,f,f"(float %72, float 0.000000e+00) #2
  %74 = trunc i16 %73 to i8
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 1
  store i8 %74, ptr %75, align 1
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 2
  %77 = load i8, ptr %76, align 1
  %78 = zext i8 %77 to i16
  %79 = tail call i32 asm "{cvt.rn.f16x2.e4m3x2 $0, $1;}\0A", "=r,h"(i16 %78) #2
  %80 = trunc i32 %79 to i16
  %81 = tail call contract float asm "{cvt.f32.f16 $0, $1;}\0A", "=f,h"(i16 %80) #2
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 2
  %83 = load i8, ptr %82, align 1
  %84 = zext i8 %83 to i16
  %85 = tail call i32 asm "{cvt.rn.f16x2.e5m2x2 $0, $1;}\0A", "=r,h"(i16 %84) #2
  %86 = trunc i32 %85 to i16
  %87 = tail call contract float asm "{cvt.f32.f16 $0, $1;}\0A", "=f,h"(i16 %86) #2
  %88 = fmul contract float %81, %87
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 4
  store float %88, ptr %89, align 4
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 3
  %91 = load i8, ptr %90, align 1
  %92 = zext i8 %91 to i16
  %93 = tail call i32 asm "{cvt.rn.f16x2.e4m3x2 $0, $1;}\0A", "=r,h"(i16 %92) #2
  %94 = trunc i32 %93 to i16
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 3
  %96 = load i8, ptr %95, align 1
  %97 = zext i8 %96 to i16
  %98 = tail call i32 asm "{cvt.rn.f16x2.e5m2x2 $0, $1;}\0A", "=r,h"(i16 %97) #2
  %99 = trunc i32 %98 to i16
  %100 = tail call i16 asm "{add.f16 $0,$1,$2;\0A}", "=h,h,h"(i16 %94, i16 %99) #2
  %101 = getelementptr inbounds nuw i8, ptr %3, i64 2
  store i16 %100, ptr %101, align 2
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %103 = load i8, ptr %102, align 1
  %104 = zext i8 %103 to i16
  %105 = tail call i32 asm "{cvt.rn.f16x2.e4m3x2 $0, $1;}\0A", "=r,h"(i16 %104) #2
  %106 = trunc i32 %105 to i16
  %107 = tail call i32 asm "cvt.rzi.s32.f16 $0, $1;", "=r,h"(i16 %106) #2
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %109 = load i8, ptr %108, align 1
  %110 = and i8 %109, 127
  %111 = icmp ne i8 %110, 0
  %112 = zext i1 %111 to i32
  %113 = add nsw i32 %107, %112
  %114 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %113, ptr %114, align 4
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 5
  %116 = load i8, ptr %115, align 1
  %117 = zext i8 %116 to i16
  %118 = tail call i32 asm "{cvt.rn.f16x2.e5m2x2 $0, $1;}\0A", "=r,h"(i16 %117) #2
  %119 = trunc i32 %118 to i16
  %120 = tail call contract float asm "{cvt.f32.f16 $0, $1;}\0A", "=f,h"(i16 %119) #2
  %121 = fpext contract float %120 to double
  %122 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double %121, ptr %122, align 8
  ret void
}

define ptx_kernel void @_Z6scalesP13__nv_fp8_e8m0Pf(ptr %0, ptr %1) #0 {
  %3 = load float, ptr %1, align 4
  %4 = tail call float @llvm.fabs.f32(float %3)
  %5 = tail call i16 asm "{  cvt.rp.bf16.f32 $0, $1;}\0A", "=h,f"(float %4) #2
  %6 = zext i16 %5 to i32
  %7 = lshr i16 %5, 7
  %8 = trunc i16 %7 to i8
  %9 = and i32 %6, 127
  %10 = icmp ne i32 %9, 0
  %11 = and i32 %6, 32767
  %12 = add nsw i32 %11, -65
  %13 = icmp ult i32 %12, 32575
  %14 = select i1 %10, i1 %13, i1 false
  %15 = zext i1 %14 to i8
  %16 = add i8 %15, %8
  %17 = and i16 %5, 32767
  %18 = icmp ult i16 %17, 32641
  %19 = icmp eq i8 %16, -1
  %20 = and i1 %18, %19
  %21 = sext i1 %20 to i8
  %22 = add nsw i8 %16, %21
  store i8 %22, ptr %0, align 1
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1
  %24 = load i8, ptr %23, align 1
  %25 = icmp eq i8 %24, -1
  %26 = zext i8 %24 to i32
  %27 = shl nuw nsw i32 %26, 23
  %28 = icmp eq i8 %24, 0
  %29 = bitcast i32 %27 to float
  %30 = select i1 %28, float 0x3800000000000000, float %29
  %31 = select i1 %25, float 0x7FFFE00000000000, float %30
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store float %31, ptr %32, align 4
  ret void
}

declare double @llvm.fabs.f64(double) #1

declare float @llvm.fabs.f32(float) #1

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { convergent nounwind }
