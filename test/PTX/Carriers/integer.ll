; Checks written by scripts/update-goldens.py
; RUN: nvvmc compile %s --arch=sm_100a -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc compile %s --arch=sm_100a -o %t.ptx && %ptxas -arch=sm_100a -c %t.ptx -o /dev/null %}
;
; Funnel shifts and special registers.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: shf_l_clamp(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [shf_l_clamp_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [shf_l_clamp_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [shf_l_clamp_param_2];
; CHECK-NEXT: shf.l.clamp.b32 [[R4:%r[0-9]+]], [[R1]], [[R2]], [[R3]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @shf_l_clamp(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.shf.i32(i32 0, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: shf_l_clamp_5(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [shf_l_clamp_5_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [shf_l_clamp_5_param_1];
; CHECK-NEXT: shf.l.clamp.b32 [[R3:%r[0-9]+]], [[R1]], [[R2]], 5;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @shf_l_clamp_5(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.shf.i32(i32 0, i32 %x1, i32 %x2, i32 5)
  ret i32 %r
}
; CHECK-LABEL: shf_r_clamp(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [shf_r_clamp_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [shf_r_clamp_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [shf_r_clamp_param_2];
; CHECK-NEXT: shf.r.clamp.b32 [[R4:%r[0-9]+]], [[R1]], [[R2]], [[R3]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @shf_r_clamp(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.shf.i32(i32 1, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: shf_r_clamp_5(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [shf_r_clamp_5_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [shf_r_clamp_5_param_1];
; CHECK-NEXT: shf.r.clamp.b32 [[R3:%r[0-9]+]], [[R1]], [[R2]], 5;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @shf_r_clamp_5(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.shf.i32(i32 1, i32 %x1, i32 %x2, i32 5)
  ret i32 %r
}
; CHECK-LABEL: shf_l_wrap(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [shf_l_wrap_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [shf_l_wrap_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [shf_l_wrap_param_2];
; CHECK-NEXT: shf.l.wrap.b32 [[R4:%r[0-9]+]], [[R1]], [[R2]], [[R3]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @shf_l_wrap(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.shf.i32(i32 2, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: shf_l_wrap_5(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [shf_l_wrap_5_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [shf_l_wrap_5_param_1];
; CHECK-NEXT: shf.l.wrap.b32 [[R3:%r[0-9]+]], [[R1]], [[R2]], 5;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @shf_l_wrap_5(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.shf.i32(i32 2, i32 %x1, i32 %x2, i32 5)
  ret i32 %r
}
; CHECK-LABEL: shf_r_wrap(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [shf_r_wrap_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [shf_r_wrap_param_1];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [shf_r_wrap_param_2];
; CHECK-NEXT: shf.r.wrap.b32 [[R4:%r[0-9]+]], [[R1]], [[R2]], [[R3]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @shf_r_wrap(i32 %x1, i32 %x2, i32 %x3) {
  %r = call i32 @llvm.nvvm.shf.i32(i32 3, i32 %x1, i32 %x2, i32 %x3)
  ret i32 %r
}
; CHECK-LABEL: shf_r_wrap_5(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [shf_r_wrap_5_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [shf_r_wrap_5_param_1];
; CHECK-NEXT: shf.r.wrap.b32 [[R3:%r[0-9]+]], [[R1]], [[R2]], 5;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @shf_r_wrap_5(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.shf.i32(i32 3, i32 %x1, i32 %x2, i32 5)
  ret i32 %r
}
; CHECK-LABEL: shf_l_wide(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [shf_l_wide_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [shf_l_wide_param_1];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [shf_l_wide_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b64 %whole, %rest;
; CHECK-NEXT: .reg .b32 %by, %left;
; CHECK-NEXT: cvt.u32.u64 %by, [[RD3]];
; CHECK-NEXT: and.b32 %left, %by, 63;
; CHECK-NEXT: shl.b64 %whole, [[RD2]], %left;
; CHECK-NEXT: shr.u64 %rest, [[RD1]], 1;
; CHECK-NEXT: not.b32 %by, %by;
; CHECK-NEXT: and.b32 %by, %by, 63;
; CHECK-NEXT: shr.u64 %rest, %rest, %by;
; CHECK-NEXT: or.b64 [[RD4:%rd[0-9]+]], %whole, %rest;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD4]];
; CHECK-NEXT: ret;
define i64 @shf_l_wide(i64 %x1, i64 %x2, i64 %x3) {
  %r = call i64 @llvm.nvvm.shf.i64(i32 2, i64 %x1, i64 %x2, i64 %x3)
  ret i64 %r
}
; CHECK-LABEL: shf_r_wide(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [shf_r_wide_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [shf_r_wide_param_1];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [shf_r_wide_param_2];
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b64 %whole, %rest;
; CHECK-NEXT: .reg .b32 %by, %left;
; CHECK-NEXT: cvt.u32.u64 %by, [[RD3]];
; CHECK-NEXT: and.b32 %left, %by, 63;
; CHECK-NEXT: shr.u64 %whole, [[RD1]], %left;
; CHECK-NEXT: shl.b64 %rest, [[RD2]], 1;
; CHECK-NEXT: not.b32 %by, %by;
; CHECK-NEXT: and.b32 %by, %by, 63;
; CHECK-NEXT: shl.b64 %rest, %rest, %by;
; CHECK-NEXT: or.b64 [[RD4:%rd[0-9]+]], %whole, %rest;
; CHECK-NEXT: }
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD4]];
; CHECK-NEXT: ret;
define i64 @shf_r_wide(i64 %x1, i64 %x2, i64 %x3) {
  %r = call i64 @llvm.nvvm.shf.i64(i32 3, i64 %x1, i64 %x2, i64 %x3)
  ret i64 %r
}
define i32 @sreg_26() {
  %r = call i32 @llvm.nvvm.read.sreg.i32(i32 38)
  ret i32 %r
}
define i32 @sreg_27() {
  %r = call i32 @llvm.nvvm.read.sreg.i32(i32 39)
  ret i32 %r
}
define i32 @sreg_28() {
  %r = call i32 @llvm.nvvm.read.sreg.i32(i32 40)
  ret i32 %r
}
define i32 @sreg_29() {
  %r = call i32 @llvm.nvvm.read.sreg.i32(i32 41)
  ret i32 %r
}
define i32 @sreg_2a() {
  %r = call i32 @llvm.nvvm.read.sreg.i32(i32 42)
  ret i32 %r
}
define i32 @sreg_2b() {
  %r = call i32 @llvm.nvvm.read.sreg.i32(i32 43)
  ret i32 %r
}
define i32 @sreg_2c() {
  %r = call i32 @llvm.nvvm.read.sreg.i32(i32 44)
  ret i32 %r
}
define i32 @sreg_2d() {
  %r = call i32 @llvm.nvvm.read.sreg.i32(i32 45)
  ret i32 %r
}
define i32 @sreg_2e() {
  %r = call i32 @llvm.nvvm.read.sreg.i32(i32 46)
  ret i32 %r
}
define i32 @sreg_2f() {
  %r = call i32 @llvm.nvvm.read.sreg.i32(i32 47)
  ret i32 %r
}
define i32 @sreg_30() {
  %r = call i32 @llvm.nvvm.read.sreg.i32(i32 48)
  ret i32 %r
}
define i32 @sreg_31() {
  %r = call i32 @llvm.nvvm.read.sreg.i32(i32 49)
  ret i32 %r
}
define i32 @sreg_5e() {
  %r = call i32 @llvm.nvvm.read.sreg.i32(i32 94)
  ret i32 %r
}
define i32 @sreg_5f() {
  %r = call i32 @llvm.nvvm.read.sreg.i32(i32 95)
  ret i32 %r
}

declare i32 @llvm.nvvm.shf.i32(i32, i32, i32, i32)
declare i64 @llvm.nvvm.shf.i64(i32, i64, i64, i64)
declare i32 @llvm.nvvm.read.sreg.i32(i32)

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
