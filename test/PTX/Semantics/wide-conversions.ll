; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; Floats and integers of more than 64 bits.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define half @sitofp_i65_half(i65 %a) {
  %r = sitofp i65 %a to half
  ret half %r
}

define half @uitofp_i65_half(i65 %a) {
  %r = uitofp i65 %a to half
  ret half %r
}

define i65 @fptosi_half_i65(half %a) {
  %r = fptosi half %a to i65
  ret i65 %r
}

define i65 @fptosi_sat_i65_f16(half %a) {
  %r = call i65 @llvm.fptosi.sat.i65.f16(half %a)
  ret i65 %r
}

define i65 @fptoui_half_i65(half %a) {
  %r = fptoui half %a to i65
  ret i65 %r
}

define i65 @fptoui_sat_i65_f16(half %a) {
  %r = call i65 @llvm.fptoui.sat.i65.f16(half %a)
  ret i65 %r
}

define bfloat @sitofp_i65_bfloat(i65 %a) {
  %r = sitofp i65 %a to bfloat
  ret bfloat %r
}

define bfloat @uitofp_i65_bfloat(i65 %a) {
  %r = uitofp i65 %a to bfloat
  ret bfloat %r
}

define i65 @fptosi_bfloat_i65(bfloat %a) {
  %r = fptosi bfloat %a to i65
  ret i65 %r
}

define i65 @fptosi_sat_i65_bf16(bfloat %a) {
  %r = call i65 @llvm.fptosi.sat.i65.bf16(bfloat %a)
  ret i65 %r
}

define i65 @fptoui_bfloat_i65(bfloat %a) {
  %r = fptoui bfloat %a to i65
  ret i65 %r
}

define i65 @fptoui_sat_i65_bf16(bfloat %a) {
  %r = call i65 @llvm.fptoui.sat.i65.bf16(bfloat %a)
  ret i65 %r
}

define float @sitofp_i65_float(i65 %a) {
  %r = sitofp i65 %a to float
  ret float %r
}

define float @uitofp_i65_float(i65 %a) {
  %r = uitofp i65 %a to float
  ret float %r
}

define i65 @fptosi_float_i65(float %a) {
  %r = fptosi float %a to i65
  ret i65 %r
}

define i65 @fptosi_sat_i65_f32(float %a) {
  %r = call i65 @llvm.fptosi.sat.i65.f32(float %a)
  ret i65 %r
}

define i65 @fptoui_float_i65(float %a) {
  %r = fptoui float %a to i65
  ret i65 %r
}

define i65 @fptoui_sat_i65_f32(float %a) {
  %r = call i65 @llvm.fptoui.sat.i65.f32(float %a)
  ret i65 %r
}

define double @sitofp_i65_double(i65 %a) {
  %r = sitofp i65 %a to double
  ret double %r
}

define double @uitofp_i65_double(i65 %a) {
  %r = uitofp i65 %a to double
  ret double %r
}

define i65 @fptosi_double_i65(double %a) {
  %r = fptosi double %a to i65
  ret i65 %r
}

define i65 @fptosi_sat_i65_f64(double %a) {
  %r = call i65 @llvm.fptosi.sat.i65.f64(double %a)
  ret i65 %r
}

define i65 @fptoui_double_i65(double %a) {
  %r = fptoui double %a to i65
  ret i65 %r
}

define i65 @fptoui_sat_i65_f64(double %a) {
  %r = call i65 @llvm.fptoui.sat.i65.f64(double %a)
  ret i65 %r
}

define half @sitofp_i96_half(i96 %a) {
  %r = sitofp i96 %a to half
  ret half %r
}

define half @uitofp_i96_half(i96 %a) {
  %r = uitofp i96 %a to half
  ret half %r
}

define i96 @fptosi_half_i96(half %a) {
  %r = fptosi half %a to i96
  ret i96 %r
}

define i96 @fptosi_sat_i96_f16(half %a) {
  %r = call i96 @llvm.fptosi.sat.i96.f16(half %a)
  ret i96 %r
}

define i96 @fptoui_half_i96(half %a) {
  %r = fptoui half %a to i96
  ret i96 %r
}

define i96 @fptoui_sat_i96_f16(half %a) {
  %r = call i96 @llvm.fptoui.sat.i96.f16(half %a)
  ret i96 %r
}

define bfloat @sitofp_i96_bfloat(i96 %a) {
  %r = sitofp i96 %a to bfloat
  ret bfloat %r
}

define bfloat @uitofp_i96_bfloat(i96 %a) {
  %r = uitofp i96 %a to bfloat
  ret bfloat %r
}

define i96 @fptosi_bfloat_i96(bfloat %a) {
  %r = fptosi bfloat %a to i96
  ret i96 %r
}

define i96 @fptosi_sat_i96_bf16(bfloat %a) {
  %r = call i96 @llvm.fptosi.sat.i96.bf16(bfloat %a)
  ret i96 %r
}

define i96 @fptoui_bfloat_i96(bfloat %a) {
  %r = fptoui bfloat %a to i96
  ret i96 %r
}

define i96 @fptoui_sat_i96_bf16(bfloat %a) {
  %r = call i96 @llvm.fptoui.sat.i96.bf16(bfloat %a)
  ret i96 %r
}

define float @sitofp_i96_float(i96 %a) {
  %r = sitofp i96 %a to float
  ret float %r
}

define float @uitofp_i96_float(i96 %a) {
  %r = uitofp i96 %a to float
  ret float %r
}

define i96 @fptosi_float_i96(float %a) {
  %r = fptosi float %a to i96
  ret i96 %r
}

define i96 @fptosi_sat_i96_f32(float %a) {
  %r = call i96 @llvm.fptosi.sat.i96.f32(float %a)
  ret i96 %r
}

define i96 @fptoui_float_i96(float %a) {
  %r = fptoui float %a to i96
  ret i96 %r
}

define i96 @fptoui_sat_i96_f32(float %a) {
  %r = call i96 @llvm.fptoui.sat.i96.f32(float %a)
  ret i96 %r
}

define double @sitofp_i96_double(i96 %a) {
  %r = sitofp i96 %a to double
  ret double %r
}

define double @uitofp_i96_double(i96 %a) {
  %r = uitofp i96 %a to double
  ret double %r
}

define i96 @fptosi_double_i96(double %a) {
  %r = fptosi double %a to i96
  ret i96 %r
}

define i96 @fptosi_sat_i96_f64(double %a) {
  %r = call i96 @llvm.fptosi.sat.i96.f64(double %a)
  ret i96 %r
}

define i96 @fptoui_double_i96(double %a) {
  %r = fptoui double %a to i96
  ret i96 %r
}

define i96 @fptoui_sat_i96_f64(double %a) {
  %r = call i96 @llvm.fptoui.sat.i96.f64(double %a)
  ret i96 %r
}

define half @sitofp_i128_half(i128 %a) {
  %r = sitofp i128 %a to half
  ret half %r
}

define half @uitofp_i128_half(i128 %a) {
  %r = uitofp i128 %a to half
  ret half %r
}

define i128 @fptosi_half_i128(half %a) {
  %r = fptosi half %a to i128
  ret i128 %r
}

define i128 @fptosi_sat_i128_f16(half %a) {
  %r = call i128 @llvm.fptosi.sat.i128.f16(half %a)
  ret i128 %r
}

define i128 @fptoui_half_i128(half %a) {
  %r = fptoui half %a to i128
  ret i128 %r
}

define i128 @fptoui_sat_i128_f16(half %a) {
  %r = call i128 @llvm.fptoui.sat.i128.f16(half %a)
  ret i128 %r
}

define bfloat @sitofp_i128_bfloat(i128 %a) {
  %r = sitofp i128 %a to bfloat
  ret bfloat %r
}

define bfloat @uitofp_i128_bfloat(i128 %a) {
  %r = uitofp i128 %a to bfloat
  ret bfloat %r
}

define i128 @fptosi_bfloat_i128(bfloat %a) {
  %r = fptosi bfloat %a to i128
  ret i128 %r
}

define i128 @fptosi_sat_i128_bf16(bfloat %a) {
  %r = call i128 @llvm.fptosi.sat.i128.bf16(bfloat %a)
  ret i128 %r
}

define i128 @fptoui_bfloat_i128(bfloat %a) {
  %r = fptoui bfloat %a to i128
  ret i128 %r
}

define i128 @fptoui_sat_i128_bf16(bfloat %a) {
  %r = call i128 @llvm.fptoui.sat.i128.bf16(bfloat %a)
  ret i128 %r
}

define float @sitofp_i128_float(i128 %a) {
  %r = sitofp i128 %a to float
  ret float %r
}

define float @uitofp_i128_float(i128 %a) {
  %r = uitofp i128 %a to float
  ret float %r
}

define i128 @fptosi_float_i128(float %a) {
  %r = fptosi float %a to i128
  ret i128 %r
}

define i128 @fptosi_sat_i128_f32(float %a) {
  %r = call i128 @llvm.fptosi.sat.i128.f32(float %a)
  ret i128 %r
}

define i128 @fptoui_float_i128(float %a) {
  %r = fptoui float %a to i128
  ret i128 %r
}

define i128 @fptoui_sat_i128_f32(float %a) {
  %r = call i128 @llvm.fptoui.sat.i128.f32(float %a)
  ret i128 %r
}

define double @sitofp_i128_double(i128 %a) {
  %r = sitofp i128 %a to double
  ret double %r
}

define double @uitofp_i128_double(i128 %a) {
  %r = uitofp i128 %a to double
  ret double %r
}

define i128 @fptosi_double_i128(double %a) {
  %r = fptosi double %a to i128
  ret i128 %r
}

define i128 @fptosi_sat_i128_f64(double %a) {
  %r = call i128 @llvm.fptosi.sat.i128.f64(double %a)
  ret i128 %r
}

define i128 @fptoui_double_i128(double %a) {
  %r = fptoui double %a to i128
  ret i128 %r
}

define i128 @fptoui_sat_i128_f64(double %a) {
  %r = call i128 @llvm.fptoui.sat.i128.f64(double %a)
  ret i128 %r
}

define half @sitofp_i129_half(i129 %a) {
  %r = sitofp i129 %a to half
  ret half %r
}

define half @uitofp_i129_half(i129 %a) {
  %r = uitofp i129 %a to half
  ret half %r
}

define i129 @fptosi_half_i129(half %a) {
  %r = fptosi half %a to i129
  ret i129 %r
}

define i129 @fptosi_sat_i129_f16(half %a) {
  %r = call i129 @llvm.fptosi.sat.i129.f16(half %a)
  ret i129 %r
}

define i129 @fptoui_half_i129(half %a) {
  %r = fptoui half %a to i129
  ret i129 %r
}

define i129 @fptoui_sat_i129_f16(half %a) {
  %r = call i129 @llvm.fptoui.sat.i129.f16(half %a)
  ret i129 %r
}

define bfloat @sitofp_i129_bfloat(i129 %a) {
  %r = sitofp i129 %a to bfloat
  ret bfloat %r
}

define bfloat @uitofp_i129_bfloat(i129 %a) {
  %r = uitofp i129 %a to bfloat
  ret bfloat %r
}

define i129 @fptosi_bfloat_i129(bfloat %a) {
  %r = fptosi bfloat %a to i129
  ret i129 %r
}

define i129 @fptosi_sat_i129_bf16(bfloat %a) {
  %r = call i129 @llvm.fptosi.sat.i129.bf16(bfloat %a)
  ret i129 %r
}

define i129 @fptoui_bfloat_i129(bfloat %a) {
  %r = fptoui bfloat %a to i129
  ret i129 %r
}

define i129 @fptoui_sat_i129_bf16(bfloat %a) {
  %r = call i129 @llvm.fptoui.sat.i129.bf16(bfloat %a)
  ret i129 %r
}

define float @sitofp_i129_float(i129 %a) {
  %r = sitofp i129 %a to float
  ret float %r
}

define float @uitofp_i129_float(i129 %a) {
  %r = uitofp i129 %a to float
  ret float %r
}

define i129 @fptosi_float_i129(float %a) {
  %r = fptosi float %a to i129
  ret i129 %r
}

define i129 @fptosi_sat_i129_f32(float %a) {
  %r = call i129 @llvm.fptosi.sat.i129.f32(float %a)
  ret i129 %r
}

define i129 @fptoui_float_i129(float %a) {
  %r = fptoui float %a to i129
  ret i129 %r
}

define i129 @fptoui_sat_i129_f32(float %a) {
  %r = call i129 @llvm.fptoui.sat.i129.f32(float %a)
  ret i129 %r
}

define double @sitofp_i129_double(i129 %a) {
  %r = sitofp i129 %a to double
  ret double %r
}

define double @uitofp_i129_double(i129 %a) {
  %r = uitofp i129 %a to double
  ret double %r
}

define i129 @fptosi_double_i129(double %a) {
  %r = fptosi double %a to i129
  ret i129 %r
}

define i129 @fptosi_sat_i129_f64(double %a) {
  %r = call i129 @llvm.fptosi.sat.i129.f64(double %a)
  ret i129 %r
}

define i129 @fptoui_double_i129(double %a) {
  %r = fptoui double %a to i129
  ret i129 %r
}

define i129 @fptoui_sat_i129_f64(double %a) {
  %r = call i129 @llvm.fptoui.sat.i129.f64(double %a)
  ret i129 %r
}

define half @sitofp_i200_half(i200 %a) {
  %r = sitofp i200 %a to half
  ret half %r
}

define half @uitofp_i200_half(i200 %a) {
  %r = uitofp i200 %a to half
  ret half %r
}

define i200 @fptosi_half_i200(half %a) {
  %r = fptosi half %a to i200
  ret i200 %r
}

define i200 @fptosi_sat_i200_f16(half %a) {
  %r = call i200 @llvm.fptosi.sat.i200.f16(half %a)
  ret i200 %r
}

define i200 @fptoui_half_i200(half %a) {
  %r = fptoui half %a to i200
  ret i200 %r
}

define i200 @fptoui_sat_i200_f16(half %a) {
  %r = call i200 @llvm.fptoui.sat.i200.f16(half %a)
  ret i200 %r
}

define bfloat @sitofp_i200_bfloat(i200 %a) {
  %r = sitofp i200 %a to bfloat
  ret bfloat %r
}

define bfloat @uitofp_i200_bfloat(i200 %a) {
  %r = uitofp i200 %a to bfloat
  ret bfloat %r
}

define i200 @fptosi_bfloat_i200(bfloat %a) {
  %r = fptosi bfloat %a to i200
  ret i200 %r
}

define i200 @fptosi_sat_i200_bf16(bfloat %a) {
  %r = call i200 @llvm.fptosi.sat.i200.bf16(bfloat %a)
  ret i200 %r
}

define i200 @fptoui_bfloat_i200(bfloat %a) {
  %r = fptoui bfloat %a to i200
  ret i200 %r
}

define i200 @fptoui_sat_i200_bf16(bfloat %a) {
  %r = call i200 @llvm.fptoui.sat.i200.bf16(bfloat %a)
  ret i200 %r
}

define float @sitofp_i200_float(i200 %a) {
  %r = sitofp i200 %a to float
  ret float %r
}

define float @uitofp_i200_float(i200 %a) {
  %r = uitofp i200 %a to float
  ret float %r
}

define i200 @fptosi_float_i200(float %a) {
  %r = fptosi float %a to i200
  ret i200 %r
}

define i200 @fptosi_sat_i200_f32(float %a) {
  %r = call i200 @llvm.fptosi.sat.i200.f32(float %a)
  ret i200 %r
}

define i200 @fptoui_float_i200(float %a) {
  %r = fptoui float %a to i200
  ret i200 %r
}

define i200 @fptoui_sat_i200_f32(float %a) {
  %r = call i200 @llvm.fptoui.sat.i200.f32(float %a)
  ret i200 %r
}

define double @sitofp_i200_double(i200 %a) {
  %r = sitofp i200 %a to double
  ret double %r
}

define double @uitofp_i200_double(i200 %a) {
  %r = uitofp i200 %a to double
  ret double %r
}

define i200 @fptosi_double_i200(double %a) {
  %r = fptosi double %a to i200
  ret i200 %r
}

define i200 @fptosi_sat_i200_f64(double %a) {
  %r = call i200 @llvm.fptosi.sat.i200.f64(double %a)
  ret i200 %r
}

define i200 @fptoui_double_i200(double %a) {
  %r = fptoui double %a to i200
  ret i200 %r
}

define i200 @fptoui_sat_i200_f64(double %a) {
  %r = call i200 @llvm.fptoui.sat.i200.f64(double %a)
  ret i200 %r
}

define half @sitofp_i512_half(i512 %a) {
  %r = sitofp i512 %a to half
  ret half %r
}

define half @uitofp_i512_half(i512 %a) {
  %r = uitofp i512 %a to half
  ret half %r
}

define i512 @fptosi_half_i512(half %a) {
  %r = fptosi half %a to i512
  ret i512 %r
}

define i512 @fptosi_sat_i512_f16(half %a) {
  %r = call i512 @llvm.fptosi.sat.i512.f16(half %a)
  ret i512 %r
}

define i512 @fptoui_half_i512(half %a) {
  %r = fptoui half %a to i512
  ret i512 %r
}

define i512 @fptoui_sat_i512_f16(half %a) {
  %r = call i512 @llvm.fptoui.sat.i512.f16(half %a)
  ret i512 %r
}

define bfloat @sitofp_i512_bfloat(i512 %a) {
  %r = sitofp i512 %a to bfloat
  ret bfloat %r
}

define bfloat @uitofp_i512_bfloat(i512 %a) {
  %r = uitofp i512 %a to bfloat
  ret bfloat %r
}

define i512 @fptosi_bfloat_i512(bfloat %a) {
  %r = fptosi bfloat %a to i512
  ret i512 %r
}

define i512 @fptosi_sat_i512_bf16(bfloat %a) {
  %r = call i512 @llvm.fptosi.sat.i512.bf16(bfloat %a)
  ret i512 %r
}

define i512 @fptoui_bfloat_i512(bfloat %a) {
  %r = fptoui bfloat %a to i512
  ret i512 %r
}

define i512 @fptoui_sat_i512_bf16(bfloat %a) {
  %r = call i512 @llvm.fptoui.sat.i512.bf16(bfloat %a)
  ret i512 %r
}

define float @sitofp_i512_float(i512 %a) {
  %r = sitofp i512 %a to float
  ret float %r
}

define float @uitofp_i512_float(i512 %a) {
  %r = uitofp i512 %a to float
  ret float %r
}

define i512 @fptosi_float_i512(float %a) {
  %r = fptosi float %a to i512
  ret i512 %r
}

define i512 @fptosi_sat_i512_f32(float %a) {
  %r = call i512 @llvm.fptosi.sat.i512.f32(float %a)
  ret i512 %r
}

define i512 @fptoui_float_i512(float %a) {
  %r = fptoui float %a to i512
  ret i512 %r
}

define i512 @fptoui_sat_i512_f32(float %a) {
  %r = call i512 @llvm.fptoui.sat.i512.f32(float %a)
  ret i512 %r
}

define double @sitofp_i512_double(i512 %a) {
  %r = sitofp i512 %a to double
  ret double %r
}

define double @uitofp_i512_double(i512 %a) {
  %r = uitofp i512 %a to double
  ret double %r
}

define i512 @fptosi_double_i512(double %a) {
  %r = fptosi double %a to i512
  ret i512 %r
}

define i512 @fptosi_sat_i512_f64(double %a) {
  %r = call i512 @llvm.fptosi.sat.i512.f64(double %a)
  ret i512 %r
}

define i512 @fptoui_double_i512(double %a) {
  %r = fptoui double %a to i512
  ret i512 %r
}

define i512 @fptoui_sat_i512_f64(double %a) {
  %r = call i512 @llvm.fptoui.sat.i512.f64(double %a)
  ret i512 %r
}

define <2 x float> @vector_sitofp(<2 x i128> %a) {
  %r = sitofp <2 x i128> %a to <2 x float>
  ret <2 x float> %r
}
