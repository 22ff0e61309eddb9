; Checks written by scripts/update-goldens.py
; RUN: nvvmc compile %s --arch=sm_100a -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc compile %s --arch=sm_100a -o %t.ptx && %ptxas -arch=sm_100a -c %t.ptx -o /dev/null %}
;
; Conversions of pairs of floats.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: f16x2_f32_rn(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_f32_rn_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_f32_rn_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_f32_rn_param_2];
; CHECK-NEXT: cvt.rn.f16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_f32_rn(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 1025, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_f32_rn_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_f32_rn_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_f32_rn_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_f32_rn_relu_param_2];
; CHECK-NEXT: cvt.rn.relu.f16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_f32_rn_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 1537, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_f32_rn_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_f32_rn_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_f32_rn_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_f32_rn_sat_param_2];
; CHECK-NEXT: cvt.rn.satfinite.f16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_f32_rn_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9217, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_f32_rn_sat_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_f32_rn_sat_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_f32_rn_sat_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_f32_rn_sat_relu_param_2];
; CHECK-NEXT: cvt.rn.satfinite.relu.f16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_f32_rn_sat_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9729, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_f32_rz(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_f32_rz_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_f32_rz_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_f32_rz_param_2];
; CHECK-NEXT: cvt.rz.f16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_f32_rz(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 4097, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_f32_rz_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_f32_rz_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_f32_rz_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_f32_rz_relu_param_2];
; CHECK-NEXT: cvt.rz.relu.f16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_f32_rz_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 4609, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_f32_rz_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_f32_rz_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_f32_rz_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_f32_rz_sat_param_2];
; CHECK-NEXT: cvt.rz.satfinite.f16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_f32_rz_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 12289, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_f32_rz_sat_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_f32_rz_sat_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_f32_rz_sat_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_f32_rz_sat_relu_param_2];
; CHECK-NEXT: cvt.rz.satfinite.relu.f16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_f32_rz_sat_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 12801, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: bf16x2_f32_rn(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [bf16x2_f32_rn_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [bf16x2_f32_rn_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [bf16x2_f32_rn_param_2];
; CHECK-NEXT: cvt.rn.bf16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @bf16x2_f32_rn(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 1028, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: bf16x2_f32_rn_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [bf16x2_f32_rn_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [bf16x2_f32_rn_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [bf16x2_f32_rn_relu_param_2];
; CHECK-NEXT: cvt.rn.relu.bf16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @bf16x2_f32_rn_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 1540, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: bf16x2_f32_rn_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [bf16x2_f32_rn_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [bf16x2_f32_rn_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [bf16x2_f32_rn_sat_param_2];
; CHECK-NEXT: cvt.rn.satfinite.bf16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @bf16x2_f32_rn_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9220, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: bf16x2_f32_rn_sat_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [bf16x2_f32_rn_sat_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [bf16x2_f32_rn_sat_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [bf16x2_f32_rn_sat_relu_param_2];
; CHECK-NEXT: cvt.rn.satfinite.relu.bf16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @bf16x2_f32_rn_sat_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9732, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: bf16x2_f32_rz(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [bf16x2_f32_rz_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [bf16x2_f32_rz_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [bf16x2_f32_rz_param_2];
; CHECK-NEXT: cvt.rz.bf16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @bf16x2_f32_rz(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 4100, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: bf16x2_f32_rz_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [bf16x2_f32_rz_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [bf16x2_f32_rz_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [bf16x2_f32_rz_relu_param_2];
; CHECK-NEXT: cvt.rz.relu.bf16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @bf16x2_f32_rz_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 4612, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: bf16x2_f32_rz_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [bf16x2_f32_rz_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [bf16x2_f32_rz_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [bf16x2_f32_rz_sat_param_2];
; CHECK-NEXT: cvt.rz.satfinite.bf16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @bf16x2_f32_rz_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 12292, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: bf16x2_f32_rz_sat_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [bf16x2_f32_rz_sat_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [bf16x2_f32_rz_sat_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [bf16x2_f32_rz_sat_relu_param_2];
; CHECK-NEXT: cvt.rz.satfinite.relu.bf16x2.f32 [[R4:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @bf16x2_f32_rz_sat_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 12804, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e4m3x2_f32_rn_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e4m3x2_f32_rn_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e4m3x2_f32_rn_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e4m3x2_f32_rn_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.e4m3x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R3]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e4m3x2_f32_rn_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9218, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e4m3x2_f32_rn_sat_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e4m3x2_f32_rn_sat_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e4m3x2_f32_rn_sat_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e4m3x2_f32_rn_sat_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.e4m3x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R3]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e4m3x2_f32_rn_sat_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9474, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e4m3x2_f32_rn_sat_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e4m3x2_f32_rn_sat_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e4m3x2_f32_rn_sat_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e4m3x2_f32_rn_sat_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.relu.e4m3x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R3]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e4m3x2_f32_rn_sat_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9730, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e4m3x2_f32_rn_sat_relu_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e4m3x2_f32_rn_sat_relu_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e4m3x2_f32_rn_sat_relu_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e4m3x2_f32_rn_sat_relu_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.relu.e4m3x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R3]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e4m3x2_f32_rn_sat_relu_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9986, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e5m2x2_f32_rn_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e5m2x2_f32_rn_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e5m2x2_f32_rn_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e5m2x2_f32_rn_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.e5m2x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R3]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e5m2x2_f32_rn_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9219, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e5m2x2_f32_rn_sat_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e5m2x2_f32_rn_sat_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e5m2x2_f32_rn_sat_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e5m2x2_f32_rn_sat_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.e5m2x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R3]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e5m2x2_f32_rn_sat_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9475, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e5m2x2_f32_rn_sat_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e5m2x2_f32_rn_sat_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e5m2x2_f32_rn_sat_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e5m2x2_f32_rn_sat_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.relu.e5m2x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R3]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e5m2x2_f32_rn_sat_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9731, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e5m2x2_f32_rn_sat_relu_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e5m2x2_f32_rn_sat_relu_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e5m2x2_f32_rn_sat_relu_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e5m2x2_f32_rn_sat_relu_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.relu.e5m2x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R3]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e5m2x2_f32_rn_sat_relu_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9987, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e2m1x2_f32_rn_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e2m1x2_f32_rn_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e2m1x2_f32_rn_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e2m1x2_f32_rn_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b8 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.e2m1x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u8 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R3]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e2m1x2_f32_rn_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9221, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e2m1x2_f32_rn_sat_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e2m1x2_f32_rn_sat_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e2m1x2_f32_rn_sat_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e2m1x2_f32_rn_sat_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b8 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.e2m1x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u8 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R3]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e2m1x2_f32_rn_sat_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9477, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e2m1x2_f32_rn_sat_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e2m1x2_f32_rn_sat_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e2m1x2_f32_rn_sat_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e2m1x2_f32_rn_sat_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b8 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.relu.e2m1x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u8 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R3]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e2m1x2_f32_rn_sat_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9733, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e2m1x2_f32_rn_sat_relu_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e2m1x2_f32_rn_sat_relu_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e2m1x2_f32_rn_sat_relu_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e2m1x2_f32_rn_sat_relu_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b8 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.relu.e2m1x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u8 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R3]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e2m1x2_f32_rn_sat_relu_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9989, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e2m3x2_f32_rn_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e2m3x2_f32_rn_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e2m3x2_f32_rn_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e2m3x2_f32_rn_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.e2m3x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R3]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e2m3x2_f32_rn_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9222, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e2m3x2_f32_rn_sat_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e2m3x2_f32_rn_sat_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e2m3x2_f32_rn_sat_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e2m3x2_f32_rn_sat_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.e2m3x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R3]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e2m3x2_f32_rn_sat_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9478, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e2m3x2_f32_rn_sat_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e2m3x2_f32_rn_sat_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e2m3x2_f32_rn_sat_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e2m3x2_f32_rn_sat_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.relu.e2m3x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R3]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e2m3x2_f32_rn_sat_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9734, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e2m3x2_f32_rn_sat_relu_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e2m3x2_f32_rn_sat_relu_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e2m3x2_f32_rn_sat_relu_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e2m3x2_f32_rn_sat_relu_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.relu.e2m3x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R3]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e2m3x2_f32_rn_sat_relu_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9990, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e3m2x2_f32_rn_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e3m2x2_f32_rn_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e3m2x2_f32_rn_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e3m2x2_f32_rn_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.e3m2x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R3]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e3m2x2_f32_rn_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9223, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e3m2x2_f32_rn_sat_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e3m2x2_f32_rn_sat_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e3m2x2_f32_rn_sat_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e3m2x2_f32_rn_sat_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.e3m2x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R3]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e3m2x2_f32_rn_sat_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9479, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e3m2x2_f32_rn_sat_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e3m2x2_f32_rn_sat_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e3m2x2_f32_rn_sat_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e3m2x2_f32_rn_sat_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.relu.e3m2x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R3]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e3m2x2_f32_rn_sat_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9735, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e3m2x2_f32_rn_sat_relu_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e3m2x2_f32_rn_sat_relu_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e3m2x2_f32_rn_sat_relu_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e3m2x2_f32_rn_sat_relu_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.relu.e3m2x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R3]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e3m2x2_f32_rn_sat_relu_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9991, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_f32_rp(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_f32_rp_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_f32_rp_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_f32_rp_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rp.ue8m0x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R3]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_f32_rp(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 3080, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_f32_rp_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_f32_rp_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_f32_rp_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_f32_rp_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rp.ue8m0x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R3]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_f32_rp_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 3336, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_f32_rp_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_f32_rp_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_f32_rp_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_f32_rp_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rp.satfinite.ue8m0x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R3]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_f32_rp_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 11272, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_f32_rp_sat_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_f32_rp_sat_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_f32_rp_sat_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_f32_rp_sat_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rp.satfinite.ue8m0x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R3]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_f32_rp_sat_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 11528, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_f32_rz(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_f32_rz_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_f32_rz_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_f32_rz_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rz.ue8m0x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R3]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_f32_rz(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 4104, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_f32_rz_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_f32_rz_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_f32_rz_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_f32_rz_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rz.ue8m0x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R3]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_f32_rz_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 4360, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_f32_rz_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_f32_rz_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_f32_rz_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_f32_rz_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rz.satfinite.ue8m0x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R3]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_f32_rz_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 12296, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_f32_rz_sat_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_f32_rz_sat_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_f32_rz_sat_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_f32_rz_sat_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rz.satfinite.ue8m0x2.f32 %pair, [[R1]], [[R2]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R3]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_f32_rz_sat_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 12552, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e4m3x2_f16x2_rn_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e4m3x2_f16x2_rn_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e4m3x2_f16x2_rn_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e4m3x2_f16x2_rn_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.e4m3x2.f16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R2]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e4m3x2_f16x2_rn_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9234, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e4m3x2_f16x2_rn_sat_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e4m3x2_f16x2_rn_sat_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e4m3x2_f16x2_rn_sat_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e4m3x2_f16x2_rn_sat_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.e4m3x2.f16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R2]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e4m3x2_f16x2_rn_sat_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9490, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e4m3x2_f16x2_rn_sat_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e4m3x2_f16x2_rn_sat_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e4m3x2_f16x2_rn_sat_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e4m3x2_f16x2_rn_sat_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.relu.e4m3x2.f16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R2]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e4m3x2_f16x2_rn_sat_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9746, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e4m3x2_f16x2_rn_sat_relu_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e4m3x2_f16x2_rn_sat_relu_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e4m3x2_f16x2_rn_sat_relu_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e4m3x2_f16x2_rn_sat_relu_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.relu.e4m3x2.f16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R2]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e4m3x2_f16x2_rn_sat_relu_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 10002, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e5m2x2_f16x2_rn_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e5m2x2_f16x2_rn_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e5m2x2_f16x2_rn_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e5m2x2_f16x2_rn_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.e5m2x2.f16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R2]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e5m2x2_f16x2_rn_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9235, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e5m2x2_f16x2_rn_sat_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e5m2x2_f16x2_rn_sat_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e5m2x2_f16x2_rn_sat_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e5m2x2_f16x2_rn_sat_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.e5m2x2.f16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R2]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e5m2x2_f16x2_rn_sat_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9491, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e5m2x2_f16x2_rn_sat_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e5m2x2_f16x2_rn_sat_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e5m2x2_f16x2_rn_sat_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e5m2x2_f16x2_rn_sat_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.relu.e5m2x2.f16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R2]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e5m2x2_f16x2_rn_sat_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9747, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: e5m2x2_f16x2_rn_sat_relu_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [e5m2x2_f16x2_rn_sat_relu_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [e5m2x2_f16x2_rn_sat_relu_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [e5m2x2_f16x2_rn_sat_relu_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rn.satfinite.relu.e5m2x2.f16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R2]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @e5m2x2_f16x2_rn_sat_relu_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 10003, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_bf16x2_rp(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_bf16x2_rp_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_bf16x2_rp_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_bf16x2_rp_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rp.ue8m0x2.bf16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R2]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_bf16x2_rp(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 3144, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_bf16x2_rp_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_bf16x2_rp_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_bf16x2_rp_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_bf16x2_rp_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rp.ue8m0x2.bf16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R2]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_bf16x2_rp_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 3400, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_bf16x2_rp_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_bf16x2_rp_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_bf16x2_rp_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_bf16x2_rp_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rp.satfinite.ue8m0x2.bf16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R2]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_bf16x2_rp_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 11336, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_bf16x2_rp_sat_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_bf16x2_rp_sat_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_bf16x2_rp_sat_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_bf16x2_rp_sat_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rp.satfinite.ue8m0x2.bf16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R2]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_bf16x2_rp_sat_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 11592, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_bf16x2_rz(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_bf16x2_rz_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_bf16x2_rz_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_bf16x2_rz_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rz.ue8m0x2.bf16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R2]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_bf16x2_rz(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 4168, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_bf16x2_rz_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_bf16x2_rz_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_bf16x2_rz_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_bf16x2_rz_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rz.ue8m0x2.bf16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R2]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_bf16x2_rz_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 4424, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_bf16x2_rz_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_bf16x2_rz_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_bf16x2_rz_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_bf16x2_rz_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rz.satfinite.ue8m0x2.bf16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, [[R2]], 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %low, %high;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_bf16x2_rz_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 12360, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: ue8m0x2_bf16x2_rz_sat_upper(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [ue8m0x2_bf16x2_rz_sat_upper_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [ue8m0x2_bf16x2_rz_sat_upper_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [ue8m0x2_bf16x2_rz_sat_upper_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: .reg .b32 %low, %high;
; CHECK-NEXT: cvt.rz.satfinite.ue8m0x2.bf16x2 %pair, [[R1]];
; CHECK-NEXT: cvt.u32.u16 %low, %pair;
; CHECK-NEXT: shl.b32 %high, %low, 16;
; CHECK-NEXT: or.b32 [[R4:%r[0-9]+]], %high, [[R2]];
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @ue8m0x2_bf16x2_rz_sat_upper(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 12616, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e4m3x2_rn(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e4m3x2_rn_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e4m3x2_rn_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e4m3x2_rn_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.f16x2.e4m3x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e4m3x2_rn(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 1057, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e4m3x2_rn_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e4m3x2_rn_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e4m3x2_rn_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e4m3x2_rn_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.relu.f16x2.e4m3x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e4m3x2_rn_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 1569, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e4m3x2_rn_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e4m3x2_rn_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e4m3x2_rn_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e4m3x2_rn_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.f16x2.e4m3x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e4m3x2_rn_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9249, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e4m3x2_rn_sat_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e4m3x2_rn_sat_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e4m3x2_rn_sat_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e4m3x2_rn_sat_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.relu.f16x2.e4m3x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e4m3x2_rn_sat_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9761, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e5m2x2_rn(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e5m2x2_rn_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e5m2x2_rn_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e5m2x2_rn_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.f16x2.e5m2x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e5m2x2_rn(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 1073, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e5m2x2_rn_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e5m2x2_rn_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e5m2x2_rn_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e5m2x2_rn_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.relu.f16x2.e5m2x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e5m2x2_rn_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 1585, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e2m1x2_rn(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e2m1x2_rn_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e2m1x2_rn_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e2m1x2_rn_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b8 %pair;
; CHECK-NEXT: cvt.u8.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.f16x2.e2m1x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e2m1x2_rn(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 1105, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e2m1x2_rn_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e2m1x2_rn_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e2m1x2_rn_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e2m1x2_rn_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b8 %pair;
; CHECK-NEXT: cvt.u8.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.relu.f16x2.e2m1x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e2m1x2_rn_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 1617, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e2m1x2_rn_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e2m1x2_rn_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e2m1x2_rn_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e2m1x2_rn_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b8 %pair;
; CHECK-NEXT: cvt.u8.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.f16x2.e2m1x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e2m1x2_rn_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9297, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e2m1x2_rn_sat_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e2m1x2_rn_sat_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e2m1x2_rn_sat_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e2m1x2_rn_sat_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b8 %pair;
; CHECK-NEXT: cvt.u8.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.relu.f16x2.e2m1x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e2m1x2_rn_sat_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9809, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e2m3x2_rn(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e2m3x2_rn_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e2m3x2_rn_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e2m3x2_rn_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.f16x2.e2m3x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e2m3x2_rn(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 1121, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e2m3x2_rn_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e2m3x2_rn_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e2m3x2_rn_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e2m3x2_rn_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.relu.f16x2.e2m3x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e2m3x2_rn_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 1633, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e2m3x2_rn_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e2m3x2_rn_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e2m3x2_rn_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e2m3x2_rn_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.f16x2.e2m3x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e2m3x2_rn_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9313, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e2m3x2_rn_sat_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e2m3x2_rn_sat_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e2m3x2_rn_sat_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e2m3x2_rn_sat_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.relu.f16x2.e2m3x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e2m3x2_rn_sat_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9825, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e3m2x2_rn(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e3m2x2_rn_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e3m2x2_rn_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e3m2x2_rn_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.f16x2.e3m2x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e3m2x2_rn(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 1137, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e3m2x2_rn_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e3m2x2_rn_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e3m2x2_rn_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e3m2x2_rn_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.relu.f16x2.e3m2x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e3m2x2_rn_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 1649, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e3m2x2_rn_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e3m2x2_rn_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e3m2x2_rn_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e3m2x2_rn_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.f16x2.e3m2x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e3m2x2_rn_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9329, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: f16x2_e3m2x2_rn_sat_relu(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [f16x2_e3m2x2_rn_sat_relu_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [f16x2_e3m2x2_rn_sat_relu_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [f16x2_e3m2x2_rn_sat_relu_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.relu.f16x2.e3m2x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @f16x2_e3m2x2_rn_sat_relu(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9841, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: bf16x2_ue8m0x2_rn(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [bf16x2_ue8m0x2_rn_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [bf16x2_ue8m0x2_rn_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [bf16x2_ue8m0x2_rn_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.bf16x2.ue8m0x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @bf16x2_ue8m0x2_rn(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 1156, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: bf16x2_ue8m0x2_rn_sat(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [bf16x2_ue8m0x2_rn_sat_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [bf16x2_ue8m0x2_rn_sat_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [bf16x2_ue8m0x2_rn_sat_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b16 %pair;
; CHECK-NEXT: cvt.u16.u32 %pair, [[R1]];
; CHECK-NEXT: cvt.rn.bf16x2.ue8m0x2 [[R4:%r[0-9]+]], %pair;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @bf16x2_ue8m0x2_rn_sat(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.cvt.packfloat(i64 9348, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}

declare i32 @llvm.nvvm.cvt.packfloat(i64, i32, i32, i32)

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
