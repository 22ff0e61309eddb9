target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%0 = type { %1, %1 }
%1 = type { i16 }

define ptx_kernel void @_Z5pairsPK14__nv_bfloat162PS_P6float2(ptr %0, ptr %1, ptr %2) #0 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw %0, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4
  %8 = lshr i32 %7, 16
  %9 = trunc nuw i32 %8 to i16
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %11 = load i32, ptr %10, align 4
  %12 = trunc i32 %11 to i16
  %13 = tail call i32 asm "{ add.bf16x2 $0,$1,$2; }\0A", "=r,r,r"(i32 %7, i32 %11) #5
  %14 = tail call i32 asm "{fma.rn.bf16x2 $0,$1,$2,$3;\0A}", "=r,r,r,r"(i32 %7, i32 %11, i32 %13) #5
  store i32 %14, ptr %1, align 4
  %15 = tail call i32 asm "{ max.bf16x2 $0,$1,$2;\0A}", "=r,r,r"(i32 %11, i32 %7) #5
  %16 = tail call i32 asm "{.reg .b32 f, one, zero, mzero;\0A  mov.b32 one, 0x3f803f80U;\0A  mov.b32 zero, 0;\0A  mov.b32 mzero, 0x80008000U;\0A  fma.rn.bf16x2 f,$1,$2,mzero;\0A  max.bf16x2 f, f, zero;\0A  min.bf16x2 $0, f, one;\0A}", "=r,r,r"(i32 %7, i32 %15) #5
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store i32 %16, ptr %17, align 4
  %18 = load i64, ptr %2, align 8
  %19 = trunc i64 %18 to i32
  %20 = lshr i64 %18, 32
  %21 = trunc nuw i64 %20 to i32
  %22 = bitcast i32 %19 to float
  %23 = bitcast i32 %21 to float
  %24 = tail call i32 asm "{ cvt.rn.bf16x2.f32 $0, $2, $1;}\0A", "=r,f,f"(float %22, float %23) #5
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 %24, ptr %25, align 4
  %26 = tail call i32 asm "{  mov.b32 $0, {$1,$2};}\0A", "=r,h,h"(i16 %9, i16 %12) #5
  %27 = trunc i32 %26 to i16
  %28 = lshr i32 %26, 16
  %29 = trunc nuw i32 %28 to i16
  %30 = tail call contract float asm "{ cvt.f32.bf16 $0, $1;}\0A", "=f,h"(i16 %27) #5
  %31 = tail call contract float asm "{ cvt.f32.bf16 $0, $1;}\0A", "=f,h"(i16 %29) #5
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store float %30, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 12
  store float %31, ptr %33, align 4
  %34 = tail call i32 asm "{.reg.b16         hl, hu;             \0A .reg.b32         r, fl, fu, C, h;    \0A  mov.b32         {hl, hu}, $1;       \0A  mov.b32         h, $1;              \0A  mov.b32         fl, {0,hl};         \0A  mov.b32         fu, {0,hu};         \0A  lg2.approx.f32      fl, fl;         \0A  lg2.approx.f32      fu, fu;         \0A  mov.b32         C, 0x3f317218U;     \0A  mul.f32         fl,fl,C;            \0A  mul.f32         fu,fu,C;            \0A  cvt.rn.bf16.f32    hl, fl;         \0A  cvt.rn.bf16.f32    hu, fu;         \0A  mov.b32         r, {hl, hu};        \0A  mov.b32         $0, r;              \0A}", "=r,r"(i32 %7) #5
  %35 = tail call contract float asm "{ cvt.f32.bf16 $0, $1;}\0A", "=f,h"(i16 %12) #5
  %36 = tail call contract float asm "{ rcp.approx.f32 $0, $0; }", "=f,0"(float %35) #5
  %37 = lshr i32 %11, 16
  %38 = trunc nuw i32 %37 to i16
  %39 = tail call contract float asm "{ cvt.f32.bf16 $0, $1;}\0A", "=f,h"(i16 %38) #5
  %40 = tail call contract float asm "{ rcp.approx.f32 $0, $0; }", "=f,0"(float %39) #5
  %41 = tail call i32 asm "{ cvt.rn.bf16x2.f32 $0, $2, $1;}\0A", "=r,f,f"(float %36, float %40) #5
  %42 = tail call i32 asm "{ add.bf16x2 $0,$1,$2; }\0A", "=r,r,r"(i32 %34, i32 %41) #5
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 12
  store i32 %42, ptr %43, align 4
  ret void
}

define ptx_kernel void @_Z3dotPK14__nv_bfloat162S1_Pfi(ptr %0, ptr %1, ptr %2, i32 %3) #1 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp slt i32 %5, %3
  br i1 %6, label %7, label %9

7:
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %22

9:
  %10 = phi float [ 0.000000e+00, %4 ], [ %41, %22 ]
  %11 = tail call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %10, i32 16, i32 31)
  %12 = fadd contract float %10, %11
  %13 = tail call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %12, i32 8, i32 31)
  %14 = fadd contract float %12, %13
  %15 = tail call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %14, i32 4, i32 31)
  %16 = fadd contract float %14, %15
  %17 = tail call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 2, i32 31)
  %18 = fadd contract float %16, %17
  %19 = tail call contract float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 1, i32 31)
  %20 = and i32 %5, 31
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %44, label %47

22:
  %23 = phi float [ 0.000000e+00, %7 ], [ %41, %22 ]
  %24 = phi i32 [ %5, %7 ], [ %42, %22 ]
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds %0, ptr %0, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = trunc i32 %27 to i16
  %29 = lshr i32 %27, 16
  %30 = trunc nuw i32 %29 to i16
  %31 = tail call contract float asm "{ cvt.f32.bf16 $0, $1;}\0A", "=f,h"(i16 %28) #5
  %32 = tail call contract float asm "{ cvt.f32.bf16 $0, $1;}\0A", "=f,h"(i16 %30) #5
  %33 = getelementptr inbounds %0, ptr %1, i64 %25
  %34 = load i32, ptr %33, align 4
  %35 = trunc i32 %34 to i16
  %36 = lshr i32 %34, 16
  %37 = trunc nuw i32 %36 to i16
  %38 = tail call contract float asm "{ cvt.f32.bf16 $0, $1;}\0A", "=f,h"(i16 %35) #5
  %39 = tail call contract float asm "{ cvt.f32.bf16 $0, $1;}\0A", "=f,h"(i16 %37) #5
  %40 = tail call contract float @__nv_fmaf(float %32, float %39, float %23) #6
  %41 = tail call contract float @__nv_fmaf(float %31, float %38, float %40) #6
  %42 = add i32 %24, %8
  %43 = icmp slt i32 %42, %3
  br i1 %43, label %22, label %9

44:
  %45 = fadd contract float %18, %19
  %46 = atomicrmw fadd ptr %2, float %45 seq_cst, align 4
  br label %47

47:
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

declare float @__nv_fmaf(float, float, float) #3

declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

attributes #0 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #1 = { convergent noinline nounwind "target-features"="+ptx88,+sm_90" }
attributes #2 = { nounwind }
attributes #3 = { convergent nounwind "target-features"="+ptx88,+sm_90" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind }
