target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @llvm.lifetime.start.p0(ptr) #0

declare void @llvm.lifetime.end.p0(ptr) #0

define ptx_kernel void @_Z4restPKdPdPi(ptr %0, ptr %1, ptr %2) #1 {
  %4 = alloca double, align 8
  %5 = alloca double, align 8
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw double, ptr %0, i64 %7
  %9 = load double, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %11 = load double, ptr %10, align 8
  call void @llvm.lifetime.start.p0(ptr %4) #4
  call void @llvm.lifetime.start.p0(ptr %5) #4
  call void @__nv_sincos(double %9, ptr %4, ptr %5) #5
  %12 = load double, ptr %4, align 8
  %13 = load double, ptr %5, align 8
  %14 = fmul contract double %12, %13
  store double %14, ptr %1, align 8
  call void @__nv_sincospi(double %11, ptr %4, ptr %5) #5
  %15 = load double, ptr %4, align 8
  %16 = load double, ptr %5, align 8
  %17 = fsub contract double %15, %16
  %18 = call contract double @__nv_sinpi(double %9) #5
  %19 = fadd contract double %17, %18
  %20 = call contract double @__nv_cospi(double %11) #5
  %21 = fadd contract double %19, %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store double %21, ptr %22, align 8
  %23 = call contract double @__nv_frexp(double %9, ptr %2) #5
  %24 = call contract double @__nv_ldexp(double %11, i32 3) #5
  %25 = fadd contract double %23, %24
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %27 = load i32, ptr %26, align 4
  %28 = call contract double @__nv_scalbn(double %9, i32 %27) #5
  %29 = fadd contract double %25, %28
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %31 = call contract double @__nv_modf(double %11, ptr %30) #5
  %32 = fadd contract double %29, %31
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store double %32, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %35 = call contract double @__nv_remquo(double %9, double %11, ptr %34) #5
  %36 = call contract double @__nv_j0(double %9) #5
  %37 = fadd contract double %35, %36
  %38 = call contract double @__nv_j1(double %11) #5
  %39 = fadd contract double %37, %38
  %40 = call contract double @__nv_jn(i32 2, double %9) #5
  %41 = fadd contract double %39, %40
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store double %41, ptr %42, align 8
  %43 = call contract double @__nv_y0(double %9) #5
  %44 = call contract double @__nv_y1(double %11) #5
  %45 = fadd contract double %43, %44
  %46 = call contract double @__nv_yn(i32 2, double %9) #5
  %47 = fadd contract double %45, %46
  %48 = call contract double @__nv_cyl_bessel_i0(double %9) #5
  %49 = fadd contract double %47, %48
  %50 = call contract double @__nv_cyl_bessel_i1(double %11) #5
  %51 = fadd contract double %49, %50
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 40
  store double %51, ptr %52, align 8
  %53 = call i32 @__nv_isnand(double %9) #5
  %54 = icmp ne i32 %53, 0
  %55 = zext i1 %54 to i32
  %56 = call i32 @__nv_isinfd(double %11) #5
  %57 = icmp ne i32 %56, 0
  %58 = zext i1 %57 to i32
  %59 = add nuw nsw i32 %58, %55
  %60 = call i32 @__nv_isfinited(double %9) #5
  %61 = icmp ne i32 %60, 0
  %62 = zext i1 %61 to i32
  %63 = add nuw nsw i32 %59, %62
  %64 = call i32 @__nv_signbitd(double %11) #5
  %65 = icmp ne i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = call i32 @__nv_ilogb(double %9) #5
  %68 = add i32 %63, %67
  %69 = add i32 %68, %66
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 12
  store i32 %69, ptr %70, align 4
  %71 = call i64 @__nv_llrint(double %9) #5
  %72 = call i64 @__nv_llround(double %11) #5
  %73 = add nsw i64 %72, %71
  %74 = call i64 @__nv_llrint(double %9) #5
  %75 = add i64 %73, %74
  %76 = call i64 @__nv_llround(double %11) #5
  %77 = add i64 %75, %76
  %78 = trunc i64 %77 to i32
  %79 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i32 %78, ptr %79, align 4
  %80 = call i32 @__nv_double2int_rn(double %9) #5
  %81 = call i32 @__nv_double2uint_ru(double %11) #5
  %82 = add i32 %81, %80
  %83 = call i64 @__nv_double2ll_rd(double %9) #5
  %84 = trunc i64 %83 to i32
  %85 = add i32 %82, %84
  %86 = getelementptr inbounds nuw i8, ptr %2, i64 20
  store i32 %85, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %88 = load i32, ptr %87, align 4
  %89 = call contract double @__nv_int2double_rn(i32 %88) #5
  %90 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %91 = load i32, ptr %90, align 4
  %92 = sext i32 %91 to i64
  %93 = call contract double @__nv_ull2double_ru(i64 %92) #5
  %94 = fadd contract double %89, %93
  %95 = call contract double @__nv_dadd_rd(double %9, double %11) #5
  %96 = fadd contract double %94, %95
  %97 = call contract double @__nv_dmul_ru(double %9, double %11) #5
  %98 = fadd contract double %96, %97
  %99 = load double, ptr %4, align 8
  %100 = call contract double @__nv_fma_rz(double %9, double %11, double %99) #5
  %101 = fadd contract double %98, %100
  %102 = call contract double @__nv_ddiv_rn(double %9, double %11) #5
  %103 = fadd contract double %101, %102
  %104 = call contract double @__nv_dsqrt_rd(double %9) #5
  %105 = fadd contract double %103, %104
  %106 = call contract double @__nv_drcp_ru(double %11) #5
  %107 = fadd contract double %105, %106
  %108 = call contract float @__nv_double2float_rd(double %9) #5
  %109 = fpext contract float %108 to double
  %110 = fadd contract double %107, %109
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 48
  store double %110, ptr %111, align 8
  call void @llvm.lifetime.end.p0(ptr %5) #4
  call void @llvm.lifetime.end.p0(ptr %4) #4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare void @__nv_sincos(double, ptr, ptr) #3

declare void @__nv_sincospi(double, ptr, ptr) #3

declare double @__nv_sinpi(double) #3

declare double @__nv_cospi(double) #3

declare double @__nv_frexp(double, ptr) #3

declare double @__nv_ldexp(double, i32) #3

declare double @__nv_scalbn(double, i32) #3

declare double @__nv_modf(double, ptr) #3

declare double @__nv_remquo(double, double, ptr) #3

declare double @__nv_j0(double) #3

declare double @__nv_j1(double) #3

declare double @__nv_jn(i32, double) #3

declare double @__nv_y0(double) #3

declare double @__nv_y1(double) #3

declare double @__nv_yn(i32, double) #3

declare double @__nv_cyl_bessel_i0(double) #3

declare double @__nv_cyl_bessel_i1(double) #3

declare i32 @__nv_isnand(double) #3

declare i32 @__nv_isinfd(double) #3

declare i32 @__nv_isfinited(double) #3

declare i32 @__nv_signbitd(double) #3

declare i32 @__nv_ilogb(double) #3

declare i64 @__nv_llrint(double) #3

declare i64 @__nv_llround(double) #3

declare i32 @__nv_double2int_rn(double) #3

declare i32 @__nv_double2uint_ru(double) #3

declare i64 @__nv_double2ll_rd(double) #3

declare double @__nv_int2double_rn(i32) #3

declare double @__nv_ull2double_ru(i64) #3

declare double @__nv_dadd_rd(double, double) #3

declare double @__nv_dmul_ru(double, double) #3

declare double @__nv_fma_rz(double, double, double) #3

declare double @__nv_ddiv_rn(double, double) #3

declare double @__nv_dsqrt_rd(double) #3

declare double @__nv_drcp_ru(double) #3

declare float @__nv_double2float_rd(double) #3

attributes #0 = { nounwind }
attributes #1 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { nounwind }
attributes #5 = { convergent nounwind }
