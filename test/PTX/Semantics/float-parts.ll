; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; ldexp, frexp, modf, powi.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define {half, i32} @frexp_half(half %a) {
  %r = call {half, i32} @llvm.frexp.f16.i32(half %a)
  ret {half, i32} %r
}

define half @ldexp_half_i32(half %a, i32 %b) {
  %r = call half @llvm.ldexp.f16.i32(half %a, i32 %b)
  ret half %r
}

define half @ldexp_half_i16(half %a, i16 %b) {
  %r = call half @llvm.ldexp.f16.i16(half %a, i16 %b)
  ret half %r
}

define half @ldexp_half_i64(half %a, i32 %b) {
  %c = sext i32 %b to i64
  %r = call half @llvm.ldexp.f16.i64(half %a, i64 %c)
  ret half %r
}

define half @ldexp_half_near_0(half %a, i32 %b) {
  %m = and i32 %b, 63
  %n = sub i32 %m, 31
  %r = call half @llvm.ldexp.f16.i32(half %a, i32 %n)
  ret half %r
}

define half @ldexp_half_near_1(half %a, i32 %b) {
  %m = and i32 %b, 63
  %n = sub i32 %m, 32
  %r = call half @llvm.ldexp.f16.i32(half %a, i32 %n)
  ret half %r
}

define half @ldexp_half_near_2(half %a, i32 %b) {
  %m = and i32 %b, 63
  %n = sub i32 %m, 33
  %r = call half @llvm.ldexp.f16.i32(half %a, i32 %n)
  ret half %r
}

define half @ldexp_half_near_3(half %a, i32 %b) {
  %m = and i32 %b, 63
  %n = sub i32 %m, 34
  %r = call half @llvm.ldexp.f16.i32(half %a, i32 %n)
  ret half %r
}

define {half, half} @modf_half(half %a) {
  %r = call {half, half} @llvm.modf.f16(half %a)
  ret {half, half} %r
}

define {half, half} @ref_modf_half(half %a) {
  %q = frem half %a, 1.0
  %s = call half @llvm.fabs.f16(half %a)
  %i = fcmp oeq half %s, 0xH7C00
  %f = select i1 %i, half 0.0, half %q
  %g = call half @llvm.copysign.f16(half %f, half %a)
  %w = call half @llvm.trunc.f16(half %a)
  %x = insertvalue {half, half} poison, half %g, 0
  %r = insertvalue {half, half} %x, half %w, 1
  ret {half, half} %r
}

define half @powi_half(i8 %a, i32 %b) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to half
  %m = and i32 %b, 7
  %n = sub i32 %m, 2
  %r = call half @llvm.powi.f16.i32(half %x, i32 %n)
  ret half %r
}

define half @powi_half_0(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to half
  %r = call half @llvm.powi.f16.i32(half %x, i32 0)
  ret half %r
}

define half @powi_half_1(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to half
  %r = call half @llvm.powi.f16.i32(half %x, i32 1)
  ret half %r
}

define half @powi_half_m1(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to half
  %r = call half @llvm.powi.f16.i32(half %x, i32 -1)
  ret half %r
}

define half @powi_half_3(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to half
  %r = call half @llvm.powi.f16.i32(half %x, i32 3)
  ret half %r
}

define half @powi_half_5(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to half
  %r = call half @llvm.powi.f16.i32(half %x, i32 5)
  ret half %r
}

define half @powi_half_m4(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to half
  %r = call half @llvm.powi.f16.i32(half %x, i32 -4)
  ret half %r
}

define half @powi_half_6(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to half
  %r = call half @llvm.powi.f16.i32(half %x, i32 6)
  ret half %r
}

define {bfloat, i32} @frexp_bfloat(bfloat %a) {
  %r = call {bfloat, i32} @llvm.frexp.bf16.i32(bfloat %a)
  ret {bfloat, i32} %r
}

define bfloat @ldexp_bfloat_i32(bfloat %a, i32 %b) {
  %r = call bfloat @llvm.ldexp.bf16.i32(bfloat %a, i32 %b)
  ret bfloat %r
}

define bfloat @ldexp_bfloat_i16(bfloat %a, i16 %b) {
  %r = call bfloat @llvm.ldexp.bf16.i16(bfloat %a, i16 %b)
  ret bfloat %r
}

define bfloat @ldexp_bfloat_i64(bfloat %a, i32 %b) {
  %c = sext i32 %b to i64
  %r = call bfloat @llvm.ldexp.bf16.i64(bfloat %a, i64 %c)
  ret bfloat %r
}

define bfloat @ldexp_bfloat_near_0(bfloat %a, i32 %b) {
  %m = and i32 %b, 511
  %n = sub i32 %m, 255
  %r = call bfloat @llvm.ldexp.bf16.i32(bfloat %a, i32 %n)
  ret bfloat %r
}

define bfloat @ldexp_bfloat_near_1(bfloat %a, i32 %b) {
  %m = and i32 %b, 511
  %n = sub i32 %m, 256
  %r = call bfloat @llvm.ldexp.bf16.i32(bfloat %a, i32 %n)
  ret bfloat %r
}

define bfloat @ldexp_bfloat_near_2(bfloat %a, i32 %b) {
  %m = and i32 %b, 511
  %n = sub i32 %m, 257
  %r = call bfloat @llvm.ldexp.bf16.i32(bfloat %a, i32 %n)
  ret bfloat %r
}

define bfloat @ldexp_bfloat_near_3(bfloat %a, i32 %b) {
  %m = and i32 %b, 511
  %n = sub i32 %m, 258
  %r = call bfloat @llvm.ldexp.bf16.i32(bfloat %a, i32 %n)
  ret bfloat %r
}

define {bfloat, bfloat} @modf_bfloat(bfloat %a) {
  %r = call {bfloat, bfloat} @llvm.modf.bf16(bfloat %a)
  ret {bfloat, bfloat} %r
}

define {bfloat, bfloat} @ref_modf_bfloat(bfloat %a) {
  %q = frem bfloat %a, 1.0
  %s = call bfloat @llvm.fabs.bf16(bfloat %a)
  %i = fcmp oeq bfloat %s, 0xR7F80
  %f = select i1 %i, bfloat 0.0, bfloat %q
  %g = call bfloat @llvm.copysign.bf16(bfloat %f, bfloat %a)
  %w = call bfloat @llvm.trunc.bf16(bfloat %a)
  %x = insertvalue {bfloat, bfloat} poison, bfloat %g, 0
  %r = insertvalue {bfloat, bfloat} %x, bfloat %w, 1
  ret {bfloat, bfloat} %r
}

define {float, i32} @frexp_float(float %a) {
  %r = call {float, i32} @llvm.frexp.f32.i32(float %a)
  ret {float, i32} %r
}

define float @ldexp_float_i32(float %a, i32 %b) {
  %r = call float @llvm.ldexp.f32.i32(float %a, i32 %b)
  ret float %r
}

define float @ldexp_float_i16(float %a, i16 %b) {
  %r = call float @llvm.ldexp.f32.i16(float %a, i16 %b)
  ret float %r
}

define float @ldexp_float_i64(float %a, i32 %b) {
  %c = sext i32 %b to i64
  %r = call float @llvm.ldexp.f32.i64(float %a, i64 %c)
  ret float %r
}

define float @ldexp_float_near_0(float %a, i32 %b) {
  %m = and i32 %b, 511
  %n = sub i32 %m, 255
  %r = call float @llvm.ldexp.f32.i32(float %a, i32 %n)
  ret float %r
}

define float @ldexp_float_near_1(float %a, i32 %b) {
  %m = and i32 %b, 511
  %n = sub i32 %m, 256
  %r = call float @llvm.ldexp.f32.i32(float %a, i32 %n)
  ret float %r
}

define float @ldexp_float_near_2(float %a, i32 %b) {
  %m = and i32 %b, 511
  %n = sub i32 %m, 257
  %r = call float @llvm.ldexp.f32.i32(float %a, i32 %n)
  ret float %r
}

define float @ldexp_float_near_3(float %a, i32 %b) {
  %m = and i32 %b, 511
  %n = sub i32 %m, 258
  %r = call float @llvm.ldexp.f32.i32(float %a, i32 %n)
  ret float %r
}

define {float, float} @modf_float(float %a) {
  %r = call {float, float} @llvm.modf.f32(float %a)
  ret {float, float} %r
}

define {float, float} @ref_modf_float(float %a) {
  %q = frem float %a, 1.0
  %s = call float @llvm.fabs.f32(float %a)
  %i = fcmp oeq float %s, 0x7FF0000000000000
  %f = select i1 %i, float 0.0, float %q
  %g = call float @llvm.copysign.f32(float %f, float %a)
  %w = call float @llvm.trunc.f32(float %a)
  %x = insertvalue {float, float} poison, float %g, 0
  %r = insertvalue {float, float} %x, float %w, 1
  ret {float, float} %r
}

define float @powi_float(i8 %a, i32 %b) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to float
  %m = and i32 %b, 7
  %n = sub i32 %m, 2
  %r = call float @llvm.powi.f32.i32(float %x, i32 %n)
  ret float %r
}

define float @powi_float_0(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to float
  %r = call float @llvm.powi.f32.i32(float %x, i32 0)
  ret float %r
}

define float @powi_float_1(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to float
  %r = call float @llvm.powi.f32.i32(float %x, i32 1)
  ret float %r
}

define float @powi_float_m1(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to float
  %r = call float @llvm.powi.f32.i32(float %x, i32 -1)
  ret float %r
}

define float @powi_float_3(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to float
  %r = call float @llvm.powi.f32.i32(float %x, i32 3)
  ret float %r
}

define float @powi_float_5(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to float
  %r = call float @llvm.powi.f32.i32(float %x, i32 5)
  ret float %r
}

define float @powi_float_m4(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to float
  %r = call float @llvm.powi.f32.i32(float %x, i32 -4)
  ret float %r
}

define float @powi_float_6(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to float
  %r = call float @llvm.powi.f32.i32(float %x, i32 6)
  ret float %r
}

define {double, i32} @frexp_double(double %a) {
  %r = call {double, i32} @llvm.frexp.f64.i32(double %a)
  ret {double, i32} %r
}

define double @ldexp_double_i32(double %a, i32 %b) {
  %r = call double @llvm.ldexp.f64.i32(double %a, i32 %b)
  ret double %r
}

define double @ldexp_double_i16(double %a, i16 %b) {
  %r = call double @llvm.ldexp.f64.i16(double %a, i16 %b)
  ret double %r
}

define double @ldexp_double_i64(double %a, i32 %b) {
  %c = sext i32 %b to i64
  %r = call double @llvm.ldexp.f64.i64(double %a, i64 %c)
  ret double %r
}

define double @ldexp_double_near_0(double %a, i32 %b) {
  %m = and i32 %b, 4095
  %n = sub i32 %m, 2047
  %r = call double @llvm.ldexp.f64.i32(double %a, i32 %n)
  ret double %r
}

define double @ldexp_double_near_1(double %a, i32 %b) {
  %m = and i32 %b, 4095
  %n = sub i32 %m, 2048
  %r = call double @llvm.ldexp.f64.i32(double %a, i32 %n)
  ret double %r
}

define double @ldexp_double_near_2(double %a, i32 %b) {
  %m = and i32 %b, 4095
  %n = sub i32 %m, 2049
  %r = call double @llvm.ldexp.f64.i32(double %a, i32 %n)
  ret double %r
}

define double @ldexp_double_near_3(double %a, i32 %b) {
  %m = and i32 %b, 4095
  %n = sub i32 %m, 2050
  %r = call double @llvm.ldexp.f64.i32(double %a, i32 %n)
  ret double %r
}

define {double, double} @modf_double(double %a) {
  %r = call {double, double} @llvm.modf.f64(double %a)
  ret {double, double} %r
}

define {double, double} @ref_modf_double(double %a) {
  %q = frem double %a, 1.0
  %s = call double @llvm.fabs.f64(double %a)
  %i = fcmp oeq double %s, 0x7FF0000000000000
  %f = select i1 %i, double 0.0, double %q
  %g = call double @llvm.copysign.f64(double %f, double %a)
  %w = call double @llvm.trunc.f64(double %a)
  %x = insertvalue {double, double} poison, double %g, 0
  %r = insertvalue {double, double} %x, double %w, 1
  ret {double, double} %r
}

define double @powi_double(i8 %a, i32 %b) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to double
  %m = and i32 %b, 7
  %n = sub i32 %m, 2
  %r = call double @llvm.powi.f64.i32(double %x, i32 %n)
  ret double %r
}

define double @powi_double_0(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to double
  %r = call double @llvm.powi.f64.i32(double %x, i32 0)
  ret double %r
}

define double @powi_double_1(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to double
  %r = call double @llvm.powi.f64.i32(double %x, i32 1)
  ret double %r
}

define double @powi_double_m1(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to double
  %r = call double @llvm.powi.f64.i32(double %x, i32 -1)
  ret double %r
}

define double @powi_double_3(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to double
  %r = call double @llvm.powi.f64.i32(double %x, i32 3)
  ret double %r
}

define double @powi_double_5(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to double
  %r = call double @llvm.powi.f64.i32(double %x, i32 5)
  ret double %r
}

define double @powi_double_m4(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to double
  %r = call double @llvm.powi.f64.i32(double %x, i32 -4)
  ret double %r
}

define double @powi_double_6(i8 %a) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to double
  %r = call double @llvm.powi.f64.i32(double %x, i32 6)
  ret double %r
}

define double @powi_i64(i8 %a, i64 %b) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to double
  %m = and i64 %b, 15
  %r = call double @llvm.powi.f64.i64(double %x, i64 %m)
  ret double %r
}

define double @ref_powi_i64(i8 %a, i64 %b) {
  %k = ashr i8 %a, 5
  %x = sitofp i8 %k to double
  %m = and i64 %b, 15
  %n = trunc i64 %m to i32
  %r = call double @llvm.powi.f64.i32(double %x, i32 %n)
  ret double %r
}

define <2 x float> @ldexp_vector(<2 x float> %a, <2 x i32> %b) {
  %r = call <2 x float> @llvm.ldexp.v2f32.v2i32(<2 x float> %a, <2 x i32> %b)
  ret <2 x float> %r
}
