; Checks written by scripts/update-goldens.py
; RUN: nvvmc compile %s --arch=sm_100a -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc compile %s --arch=sm_100a -o %t.ptx && %ptxas -arch=sm_100a -c %t.ptx -o /dev/null %}
;
; Subtraction with a rounding and a saturation; f64 has no saturation.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: sub_f32_rn(
; CHECK: ld.param.f32 [[F1:%f[0-9]+]], [sub_f32_rn_param_0];
; CHECK-NEXT: ld.param.f32 [[F2:%f[0-9]+]], [sub_f32_rn_param_1];
; CHECK-NEXT: sub.rn.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F3]];
; CHECK-NEXT: ret;
define float @sub_f32_rn(float %x1, float %x2) {
  %r = call float @llvm.nvvm.sub.f32(i32 1, float %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: sub_f32_rn_sat(
; CHECK: ld.param.f32 [[F1:%f[0-9]+]], [sub_f32_rn_sat_param_0];
; CHECK-NEXT: ld.param.f32 [[F2:%f[0-9]+]], [sub_f32_rn_sat_param_1];
; CHECK-NEXT: sub.rn.sat.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F3]];
; CHECK-NEXT: ret;
define float @sub_f32_rn_sat(float %x1, float %x2) {
  %r = call float @llvm.nvvm.sub.f32(i32 9, float %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: sub_f32_rm(
; CHECK: ld.param.f32 [[F1:%f[0-9]+]], [sub_f32_rm_param_0];
; CHECK-NEXT: ld.param.f32 [[F2:%f[0-9]+]], [sub_f32_rm_param_1];
; CHECK-NEXT: sub.rm.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F3]];
; CHECK-NEXT: ret;
define float @sub_f32_rm(float %x1, float %x2) {
  %r = call float @llvm.nvvm.sub.f32(i32 2, float %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: sub_f32_rm_sat(
; CHECK: ld.param.f32 [[F1:%f[0-9]+]], [sub_f32_rm_sat_param_0];
; CHECK-NEXT: ld.param.f32 [[F2:%f[0-9]+]], [sub_f32_rm_sat_param_1];
; CHECK-NEXT: sub.rm.sat.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F3]];
; CHECK-NEXT: ret;
define float @sub_f32_rm_sat(float %x1, float %x2) {
  %r = call float @llvm.nvvm.sub.f32(i32 10, float %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: sub_f32_rp(
; CHECK: ld.param.f32 [[F1:%f[0-9]+]], [sub_f32_rp_param_0];
; CHECK-NEXT: ld.param.f32 [[F2:%f[0-9]+]], [sub_f32_rp_param_1];
; CHECK-NEXT: sub.rp.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F3]];
; CHECK-NEXT: ret;
define float @sub_f32_rp(float %x1, float %x2) {
  %r = call float @llvm.nvvm.sub.f32(i32 3, float %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: sub_f32_rp_sat(
; CHECK: ld.param.f32 [[F1:%f[0-9]+]], [sub_f32_rp_sat_param_0];
; CHECK-NEXT: ld.param.f32 [[F2:%f[0-9]+]], [sub_f32_rp_sat_param_1];
; CHECK-NEXT: sub.rp.sat.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F3]];
; CHECK-NEXT: ret;
define float @sub_f32_rp_sat(float %x1, float %x2) {
  %r = call float @llvm.nvvm.sub.f32(i32 11, float %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: sub_f32_rz(
; CHECK: ld.param.f32 [[F1:%f[0-9]+]], [sub_f32_rz_param_0];
; CHECK-NEXT: ld.param.f32 [[F2:%f[0-9]+]], [sub_f32_rz_param_1];
; CHECK-NEXT: sub.rz.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F3]];
; CHECK-NEXT: ret;
define float @sub_f32_rz(float %x1, float %x2) {
  %r = call float @llvm.nvvm.sub.f32(i32 4, float %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: sub_f32_rz_sat(
; CHECK: ld.param.f32 [[F1:%f[0-9]+]], [sub_f32_rz_sat_param_0];
; CHECK-NEXT: ld.param.f32 [[F2:%f[0-9]+]], [sub_f32_rz_sat_param_1];
; CHECK-NEXT: sub.rz.sat.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F3]];
; CHECK-NEXT: ret;
define float @sub_f32_rz_sat(float %x1, float %x2) {
  %r = call float @llvm.nvvm.sub.f32(i32 12, float %x1, float %x2)
  ret float %r
}
; CHECK-LABEL: sub_f64_rn(
; CHECK: ld.param.f64 [[FD1:%fd[0-9]+]], [sub_f64_rn_param_0];
; CHECK-NEXT: ld.param.f64 [[FD2:%fd[0-9]+]], [sub_f64_rn_param_1];
; CHECK-NEXT: sub.rn.f64 [[FD3:%fd[0-9]+]], [[FD1]], [[FD2]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD3]];
; CHECK-NEXT: ret;
define double @sub_f64_rn(double %x1, double %x2) {
  %r = call double @llvm.nvvm.sub.f64(i32 1, double %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: sub_f64_rn_sat(
; CHECK: ld.param.f64 [[FD1:%fd[0-9]+]], [sub_f64_rn_sat_param_0];
; CHECK-NEXT: ld.param.f64 [[FD2:%fd[0-9]+]], [sub_f64_rn_sat_param_1];
; CHECK-NEXT: sub.rn.f64 [[FD3:%fd[0-9]+]], [[FD1]], [[FD2]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD3]];
; CHECK-NEXT: ret;
define double @sub_f64_rn_sat(double %x1, double %x2) {
  %r = call double @llvm.nvvm.sub.f64(i32 9, double %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: sub_f64_rm(
; CHECK: ld.param.f64 [[FD1:%fd[0-9]+]], [sub_f64_rm_param_0];
; CHECK-NEXT: ld.param.f64 [[FD2:%fd[0-9]+]], [sub_f64_rm_param_1];
; CHECK-NEXT: sub.rm.f64 [[FD3:%fd[0-9]+]], [[FD1]], [[FD2]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD3]];
; CHECK-NEXT: ret;
define double @sub_f64_rm(double %x1, double %x2) {
  %r = call double @llvm.nvvm.sub.f64(i32 2, double %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: sub_f64_rm_sat(
; CHECK: ld.param.f64 [[FD1:%fd[0-9]+]], [sub_f64_rm_sat_param_0];
; CHECK-NEXT: ld.param.f64 [[FD2:%fd[0-9]+]], [sub_f64_rm_sat_param_1];
; CHECK-NEXT: sub.rm.f64 [[FD3:%fd[0-9]+]], [[FD1]], [[FD2]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD3]];
; CHECK-NEXT: ret;
define double @sub_f64_rm_sat(double %x1, double %x2) {
  %r = call double @llvm.nvvm.sub.f64(i32 10, double %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: sub_f64_rp(
; CHECK: ld.param.f64 [[FD1:%fd[0-9]+]], [sub_f64_rp_param_0];
; CHECK-NEXT: ld.param.f64 [[FD2:%fd[0-9]+]], [sub_f64_rp_param_1];
; CHECK-NEXT: sub.rp.f64 [[FD3:%fd[0-9]+]], [[FD1]], [[FD2]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD3]];
; CHECK-NEXT: ret;
define double @sub_f64_rp(double %x1, double %x2) {
  %r = call double @llvm.nvvm.sub.f64(i32 3, double %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: sub_f64_rp_sat(
; CHECK: ld.param.f64 [[FD1:%fd[0-9]+]], [sub_f64_rp_sat_param_0];
; CHECK-NEXT: ld.param.f64 [[FD2:%fd[0-9]+]], [sub_f64_rp_sat_param_1];
; CHECK-NEXT: sub.rp.f64 [[FD3:%fd[0-9]+]], [[FD1]], [[FD2]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD3]];
; CHECK-NEXT: ret;
define double @sub_f64_rp_sat(double %x1, double %x2) {
  %r = call double @llvm.nvvm.sub.f64(i32 11, double %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: sub_f64_rz(
; CHECK: ld.param.f64 [[FD1:%fd[0-9]+]], [sub_f64_rz_param_0];
; CHECK-NEXT: ld.param.f64 [[FD2:%fd[0-9]+]], [sub_f64_rz_param_1];
; CHECK-NEXT: sub.rz.f64 [[FD3:%fd[0-9]+]], [[FD1]], [[FD2]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD3]];
; CHECK-NEXT: ret;
define double @sub_f64_rz(double %x1, double %x2) {
  %r = call double @llvm.nvvm.sub.f64(i32 4, double %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: sub_f64_rz_sat(
; CHECK: ld.param.f64 [[FD1:%fd[0-9]+]], [sub_f64_rz_sat_param_0];
; CHECK-NEXT: ld.param.f64 [[FD2:%fd[0-9]+]], [sub_f64_rz_sat_param_1];
; CHECK-NEXT: sub.rz.f64 [[FD3:%fd[0-9]+]], [[FD1]], [[FD2]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD3]];
; CHECK-NEXT: ret;
define double @sub_f64_rz_sat(double %x1, double %x2) {
  %r = call double @llvm.nvvm.sub.f64(i32 12, double %x1, double %x2)
  ret double %r
}
; CHECK-LABEL: sub_f16_rn(
; CHECK: ld.param.b16 [[H1:%h[0-9]+]], [sub_f16_rn_param_0];
; CHECK-NEXT: ld.param.b16 [[H2:%h[0-9]+]], [sub_f16_rn_param_1];
; CHECK-NEXT: sub.rn.f16 [[H3:%h[0-9]+]], [[H1]], [[H2]];
; CHECK-NEXT: st.param.b16 [func_retval0], [[H3]];
; CHECK-NEXT: ret;
define half @sub_f16_rn(half %x1, half %x2) {
  %r = call half @llvm.nvvm.sub.f16(i32 1, half %x1, half %x2)
  ret half %r
}
; CHECK-LABEL: sub_f16_rn_sat(
; CHECK: ld.param.b16 [[H1:%h[0-9]+]], [sub_f16_rn_sat_param_0];
; CHECK-NEXT: ld.param.b16 [[H2:%h[0-9]+]], [sub_f16_rn_sat_param_1];
; CHECK-NEXT: sub.rn.sat.f16 [[H3:%h[0-9]+]], [[H1]], [[H2]];
; CHECK-NEXT: st.param.b16 [func_retval0], [[H3]];
; CHECK-NEXT: ret;
define half @sub_f16_rn_sat(half %x1, half %x2) {
  %r = call half @llvm.nvvm.sub.f16(i32 9, half %x1, half %x2)
  ret half %r
}
; CHECK-LABEL: sub_v2bf16_rn(
; CHECK: ld.param.b32 [[HH1:%hh[0-9]+]], [sub_v2bf16_rn_param_0];
; CHECK-NEXT: ld.param.b32 [[HH2:%hh[0-9]+]], [sub_v2bf16_rn_param_1];
; CHECK-NEXT: sub.rn.bf16x2 [[HH3:%hh[0-9]+]], [[HH1]], [[HH2]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[HH3]];
; CHECK-NEXT: ret;
define <2 x bfloat> @sub_v2bf16_rn(<2 x bfloat> %x1, <2 x bfloat> %x2) {
  %r = call <2 x bfloat> @llvm.nvvm.sub.v2bf16(i32 1, <2 x bfloat> %x1, <2 x bfloat> %x2)
  ret <2 x bfloat> %r
}

declare float @llvm.nvvm.sub.f32(i32, float, float)
declare double @llvm.nvvm.sub.f64(i32, double, double)
declare half @llvm.nvvm.sub.f16(i32, half, half)
declare <2 x bfloat> @llvm.nvvm.sub.v2bf16(i32, <2 x bfloat>, <2 x bfloat>)

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
