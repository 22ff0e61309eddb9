target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { float, float, float, float }
%1 = type { i16, i16, i16 }

define ptx_kernel void @_Z4cudaP6float4PK7double2P6uchar4P9longlong2P6short3PK5char1(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) #0 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw %0, ptr %0, i64 %8
  %10 = load float, ptr %9, align 16
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %12 = load float, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %14 = load float, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %16 = load float, ptr %15, align 4
  %17 = fpext contract float %10 to double
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load double, ptr %18, align 8
  %20 = load double, ptr %1, align 16
  %21 = fmul contract double %19, %20
  %22 = fadd contract double %21, %17
  %23 = fptrunc contract double %22 to float
  store float %16, ptr %9, align 16
  store float %14, ptr %11, align 4
  store float %12, ptr %13, align 8
  store float %23, ptr %15, align 4
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 7
  %26 = load i8, ptr %25, align 1
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 6
  %28 = load i8, ptr %27, align 2
  %29 = add i8 %28, 1
  %30 = load i8, ptr %5, align 1
  %31 = load i8, ptr %24, align 4
  %32 = lshr i8 %31, 1
  %33 = insertelement <4 x i8> poison, i8 %26, i64 0
  %34 = insertelement <4 x i8> %33, i8 %29, i64 1
  %35 = insertelement <4 x i8> %34, i8 %30, i64 2
  %36 = insertelement <4 x i8> %35, i8 %32, i64 3
  store <4 x i8> %36, ptr %2, align 4
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = shl i64 %38, 3
  store i64 %39, ptr %3, align 16
  %40 = getelementptr inbounds nuw %1, ptr %4, i64 %8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 6
  %42 = load i16, ptr %41, align 2
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 4
  %44 = load i16, ptr %43, align 2
  %45 = add i16 %44, %42
  store i16 %45, ptr %43, align 2
  ret void
}

define ptx_kernel void @_Z3ownPDv8_fPDv3_iPDv16_sPDv4_hi(ptr %0, ptr %1, ptr %2, ptr initializes((0, 4), (12, 20)) %3, i32 %4) #0 {
  %6 = load <8 x float>, ptr %0, align 32
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = load <8 x float>, ptr %7, align 32
  %9 = fmul contract <8 x float> %6, %8
  %10 = fcmp contract ogt <8 x float> %6, %8
  %11 = select contract <8 x i1> %10, <8 x float> %6, <8 x float> %8
  %12 = fadd contract <8 x float> %9, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store <8 x float> %12, ptr %13, align 32
  %14 = shufflevector <8 x float> %6, <8 x float> poison, <4 x i32> <i32 poison, i32 5, i32 poison, i32 7>
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %16 = load <8 x float>, ptr %15, align 32
  %17 = shufflevector <4 x float> %14, <4 x float> poison, <8 x i32> <i32 poison, i32 1, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %18 = shufflevector <8 x float> %17, <8 x float> %16, <8 x i32> <i32 poison, i32 1, i32 poison, i32 3, i32 poison, i32 13, i32 poison, i32 15>
  %19 = shufflevector <8 x float> %8, <8 x float> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 poison, i32 poison, i32 poison, i32 poison>
  %20 = shufflevector <8 x float> %18, <8 x float> %19, <8 x i32> <i32 8, i32 1, i32 9, i32 3, i32 10, i32 5, i32 11, i32 7>
  store <8 x float> %20, ptr %15, align 32
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %22 = load <3 x i32>, ptr %21, align 16
  %23 = mul <3 x i32> %22, splat (i32 3)
  %24 = shufflevector <3 x i32> %23, <3 x i32> poison, <3 x i32> <i32 2, i32 1, i32 0>
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %26 = load <3 x i32>, ptr %25, align 16
  %27 = ashr <3 x i32> %26, splat (i32 1)
  %28 = add <3 x i32> %27, %24
  %29 = load <3 x i32>, ptr %21, align 16
  %30 = sdiv <3 x i32> %29, %26
  %31 = sub <3 x i32> %28, %30
  %32 = shufflevector <3 x i32> %31, <3 x i32> <i32 undef, i32 poison, i32 poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store <4 x i32> %32, ptr %1, align 16
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %34 = load <16 x i16>, ptr %33, align 32
  %35 = shl <16 x i16> %34, splat (i16 2)
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %37 = load <16 x i16>, ptr %36, align 32
  %38 = xor <16 x i16> %35, %37
  %39 = xor <16 x i16> %38, splat (i16 -1)
  store <16 x i16> %39, ptr %2, align 32
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %41 = add i32 %4, 1
  %42 = and i32 %41, 15
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i16, ptr %40, i64 %43
  %45 = load i16, ptr %44, align 2
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %47 = and i32 %4, 15
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i16, ptr %46, i64 %48
  store i16 %45, ptr %49, align 2
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %51 = load <4 x i8>, ptr %50, align 4
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %53 = load <4 x i8>, ptr %52, align 4
  %54 = mul <4 x i8> %53, splat (i8 3)
  %55 = add <4 x i8> %54, %51
  store <4 x i8> %55, ptr %3, align 4
  %56 = shufflevector <4 x i8> %51, <4 x i8> %53, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store <4 x i8> %56, ptr %57, align 4
  %58 = load <3 x i32>, ptr %1, align 16
  %59 = shufflevector <3 x i32> %58, <3 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 0>
  %60 = trunc <4 x i32> %59 to <4 x i8>
  %61 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store <4 x i8> %60, ptr %61, align 4
  ret void
}

define ptx_kernel void @_Z10reductionsPKDv8_fPKDv3_iPiPf(ptr %0, ptr %1, ptr %2, ptr %3) #0 {
  %5 = load <8 x float>, ptr %0, align 32
  %6 = shufflevector <8 x float> %5, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %7 = shufflevector <8 x float> %5, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %8 = fcmp contract ogt <4 x float> %6, %7
  %9 = load <3 x i32>, ptr %1, align 16
  %10 = tail call i32 @llvm.vector.reduce.add.v3i32(<3 x i32> %9)
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %12 = load <3 x i32>, ptr %11, align 16
  %13 = tail call i32 @llvm.vector.reduce.smax.v3i32(<3 x i32> %12)
  %14 = add nsw i32 %13, %10
  store i32 %14, ptr %2, align 4
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %16 = load <3 x i32>, ptr %15, align 16
  %17 = tail call i32 @llvm.vector.reduce.xor.v3i32(<3 x i32> %16)
  %18 = bitcast <4 x i1> %8 to i4
  %19 = icmp ne i4 %18, 0
  %20 = zext i1 %19 to i32
  %21 = add nsw i32 %17, %20
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 4
  store i32 %21, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = load <8 x float>, ptr %23, align 32
  %25 = tail call contract float @llvm.vector.reduce.fmax.v8f32(<8 x float> %24)
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %27 = load <8 x float>, ptr %26, align 32
  %28 = tail call contract <8 x float> @llvm.sqrt.v8f32(<8 x float> %27)
  %29 = extractelement <8 x float> %28, i64 3
  %30 = fadd contract float %25, %29
  store float %30, ptr %3, align 4
  ret void
}

declare i32 @llvm.vector.reduce.add.v3i32(<3 x i32>) #1

declare i32 @llvm.vector.reduce.smax.v3i32(<3 x i32>) #1

declare i32 @llvm.vector.reduce.xor.v3i32(<3 x i32>) #1

declare float @llvm.vector.reduce.fmax.v8f32(<8 x float>) #1

declare <8 x float> @llvm.sqrt.v8f32(<8 x float>) #2

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { nounwind }
attributes #2 = { nounwind }
