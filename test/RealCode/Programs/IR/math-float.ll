target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.lifetime.start.p0(ptr) #0

declare void @llvm.lifetime.end.p0(ptr) #0

define ptx_kernel void @_Z4restPKfPfPi(ptr %0, ptr %1, ptr %2) #1 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw float, ptr %0, i64 %7
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %11 = load float, ptr %10, align 4
  call void @llvm.lifetime.start.p0(ptr %4) #4
  call void @llvm.lifetime.start.p0(ptr %5) #4
  call void @__nv_sincosf(float %9, ptr %4, ptr %5) #5
  %12 = load float, ptr %4, align 4
  %13 = load float, ptr %5, align 4
  %14 = fmul contract float %12, %13
  store float %14, ptr %1, align 4
  call void @__nv_sincospif(float %11, ptr %4, ptr %5) #5
  %15 = load float, ptr %4, align 4
  %16 = load float, ptr %5, align 4
  %17 = fsub contract float %15, %16
  %18 = call contract float @__nv_sinpif(float %9) #5
  %19 = fadd contract float %17, %18
  %20 = call contract float @__nv_cospif(float %11) #5
  %21 = fadd contract float %19, %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store float %21, ptr %22, align 4
  %23 = call contract float @__nv_frexpf(float %9, ptr %2) #5
  %24 = call contract float @__nv_ldexpf(float %11, i32 3) #5
  %25 = fadd contract float %23, %24
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %27 = load i32, ptr %26, align 4
  %28 = call contract float @__nv_scalbnf(float %9, i32 %27) #5
  %29 = fadd contract float %25, %28
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %31 = call contract float @__nv_modff(float %11, ptr %30) #5
  %32 = fadd contract float %29, %31
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store float %32, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %35 = call contract float @__nv_remquof(float %9, float %11, ptr %34) #5
  %36 = call contract float @__nv_j0f(float %9) #5
  %37 = fadd contract float %35, %36
  %38 = call contract float @__nv_j1f(float %11) #5
  %39 = fadd contract float %37, %38
  %40 = call contract float @__nv_jnf(i32 2, float %9) #5
  %41 = fadd contract float %39, %40
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store float %41, ptr %42, align 4
  %43 = call contract float @__nv_y0f(float %9) #5
  %44 = call contract float @__nv_y1f(float %11) #5
  %45 = fadd contract float %43, %44
  %46 = call contract float @__nv_ynf(i32 2, float %9) #5
  %47 = fadd contract float %45, %46
  %48 = call contract float @__nv_cyl_bessel_i0f(float %9) #5
  %49 = fadd contract float %47, %48
  %50 = call contract float @__nv_cyl_bessel_i1f(float %11) #5
  %51 = fadd contract float %49, %50
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 20
  store float %51, ptr %52, align 4
  %53 = call i32 @__nv_isnanf(float %9) #5
  %54 = icmp ne i32 %53, 0
  %55 = zext i1 %54 to i32
  %56 = call i32 @__nv_isinff(float %11) #5
  %57 = icmp ne i32 %56, 0
  %58 = zext i1 %57 to i32
  %59 = add nuw nsw i32 %58, %55
  %60 = call i32 @__nv_finitef(float %9) #5
  %61 = icmp ne i32 %60, 0
  %62 = zext i1 %61 to i32
  %63 = add nuw nsw i32 %59, %62
  %64 = call i32 @__nv_signbitf(float %11) #5
  %65 = icmp ne i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = call i32 @__nv_ilogbf(float %9) #5
  %68 = add i32 %63, %67
  %69 = add i32 %68, %66
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 12
  store i32 %69, ptr %70, align 4
  %71 = call i64 @__nv_float2ll_rn(float %9) #5
  %72 = call i64 @__nv_llroundf(float %11) #5
  %73 = add nsw i64 %72, %71
  %74 = call i64 @__nv_llrintf(float %9) #5
  %75 = add i64 %73, %74
  %76 = call i64 @__nv_llroundf(float %11) #5
  %77 = add i64 %75, %76
  %78 = trunc i64 %77 to i32
  %79 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i32 %78, ptr %79, align 4
  %80 = call i32 @__nv_float2int_rn(float %9) #5
  %81 = call i32 @__nv_float2uint_ru(float %11) #5
  %82 = add i32 %81, %80
  %83 = call i64 @__nv_float2ll_rd(float %9) #5
  %84 = trunc i64 %83 to i32
  %85 = add i32 %82, %84
  %86 = getelementptr inbounds nuw i8, ptr %2, i64 20
  store i32 %85, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %88 = load i32, ptr %87, align 4
  %89 = call contract float @__nv_int2float_rz(i32 %88) #5
  %90 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %91 = load i32, ptr %90, align 4
  %92 = sext i32 %91 to i64
  %93 = call contract float @__nv_ull2float_ru(i64 %92) #5
  %94 = fadd contract float %89, %93
  %95 = call contract float @__nv_fadd_rd(float %9, float %11) #5
  %96 = fadd contract float %94, %95
  %97 = call contract float @__nv_fmul_ru(float %9, float %11) #5
  %98 = fadd contract float %96, %97
  %99 = load float, ptr %4, align 4
  %100 = call contract float @__nv_fmaf_rz(float %9, float %11, float %99) #5
  %101 = fadd contract float %98, %100
  %102 = call contract float @__nv_fdiv_rn(float %9, float %11) #5
  %103 = fadd contract float %101, %102
  %104 = call contract float @__nv_fsqrt_rd(float %9) #5
  %105 = fadd contract float %103, %104
  %106 = call contract float @__nv_frcp_ru(float %11) #5
  %107 = fadd contract float %105, %106
  %108 = call contract float @__nv_frsqrt_rn(float %9) #5
  %109 = fadd contract float %107, %108
  %110 = call contract float @__nv_saturatef(float %11) #5
  %111 = fadd contract float %109, %110
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store float %111, ptr %112, align 4
  call void @llvm.lifetime.end.p0(ptr %5) #4
  call void @llvm.lifetime.end.p0(ptr %4) #4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @__nv_sincosf(float, ptr, ptr) #3

declare void @__nv_sincospif(float, ptr, ptr) #3

declare float @__nv_sinpif(float) #3

declare float @__nv_cospif(float) #3

declare float @__nv_frexpf(float, ptr) #3

declare float @__nv_ldexpf(float, i32) #3

declare float @__nv_scalbnf(float, i32) #3

declare float @__nv_modff(float, ptr) #3

declare float @__nv_remquof(float, float, ptr) #3

declare float @__nv_j0f(float) #3

declare float @__nv_j1f(float) #3

declare float @__nv_jnf(i32, float) #3

declare float @__nv_y0f(float) #3

declare float @__nv_y1f(float) #3

declare float @__nv_ynf(i32, float) #3

declare float @__nv_cyl_bessel_i0f(float) #3

declare float @__nv_cyl_bessel_i1f(float) #3

declare i32 @__nv_isnanf(float) #3

declare i32 @__nv_isinff(float) #3

declare i32 @__nv_finitef(float) #3

declare i32 @__nv_signbitf(float) #3

declare i32 @__nv_ilogbf(float) #3

declare i64 @__nv_float2ll_rn(float) #3

declare i64 @__nv_llrintf(float) #3

declare i64 @__nv_llroundf(float) #3

declare i32 @__nv_float2int_rn(float) #3

declare i32 @__nv_float2uint_ru(float) #3

declare i64 @__nv_float2ll_rd(float) #3

declare float @__nv_int2float_rz(i32) #3

declare float @__nv_ull2float_ru(i64) #3

declare float @__nv_fadd_rd(float, float) #3

declare float @__nv_fmul_ru(float, float) #3

declare float @__nv_fmaf_rz(float, float, float) #3

declare float @__nv_fdiv_rn(float, float) #3

declare float @__nv_fsqrt_rd(float) #3

declare float @__nv_frcp_ru(float) #3

declare float @__nv_frsqrt_rn(float) #3

declare float @__nv_saturatef(float) #3

attributes #0 = { nounwind }
attributes #1 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }
