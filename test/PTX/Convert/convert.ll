; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Casts between integers, floats and pointers.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: zext8to64(
; CHECK: ld.param.u8 %rs1, [zext8to64_param_0];
; CHECK-NEXT: cvt.u64.u8 %rd1, %rs1;
; CHECK-NEXT: st.param.u64 [func_retval0], %rd1;
; CHECK-NEXT: ret;
define i64 @zext8to64(i8 %a) {
  %r = zext i8 %a to i64
  ret i64 %r
}
; CHECK-LABEL: sext16to32(
; CHECK: ld.param.u16 %rs1, [sext16to32_param_0];
; CHECK-NEXT: cvt.s32.s16 %r1, %rs1;
; CHECK-NEXT: st.param.u32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i32 @sext16to32(i16 %a) {
  %r = sext i16 %a to i32
  ret i32 %r
}
; CHECK-LABEL: sext7to32(
; CHECK: ld.param.u8 %rs1, [sext7to32_param_0];
; CHECK-NEXT: shl.b16 %rs3, %rs1, 9;
; CHECK-NEXT: shr.s16 %rs2, %rs3, 9;
; CHECK-NEXT: cvt.s32.s16 %r1, %rs2;
; CHECK-NEXT: st.param.u32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i32 @sext7to32(i7 %a) {
  %r = sext i7 %a to i32
  ret i32 %r
}
; CHECK-LABEL: zext1(
; CHECK: ld.param.u8 %rs1, [zext1_param_0];
; CHECK-NEXT: and.b16 %rs2, %rs1, 1;
; CHECK-NEXT: setp.ne.b16 %p1, %rs2, 0;
; CHECK-NEXT: selp.u32 %r1, 1, 0, %p1;
; CHECK-NEXT: st.param.u32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i32 @zext1(i1 %a) {
  %r = zext i1 %a to i32
  ret i32 %r
}
; CHECK-LABEL: sext1(
; CHECK: ld.param.u8 %rs1, [sext1_param_0];
; CHECK-NEXT: and.b16 %rs2, %rs1, 1;
; CHECK-NEXT: setp.ne.b16 %p1, %rs2, 0;
; CHECK-NEXT: selp.s64 %rd1, -1, 0, %p1;
; CHECK-NEXT: st.param.u64 [func_retval0], %rd1;
; CHECK-NEXT: ret;
define i64 @sext1(i1 %a) {
  %r = sext i1 %a to i64
  ret i64 %r
}
; CHECK-LABEL: trunc64to8(
; CHECK: ld.param.u64 %rd1, [trunc64to8_param_0];
; CHECK-NEXT: cvt.u16.u64 %rs1, %rd1;
; CHECK-NEXT: and.b16 %rs2, %rs1, 255;
; CHECK-NEXT: cvt.u32.u16 %r1, %rs2;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i8 @trunc64to8(i64 %a) {
  %r = trunc i64 %a to i8
  ret i8 %r
}
; CHECK-LABEL: trunc32to1(
; CHECK: ld.param.u32 %r1, [trunc32to1_param_0];
; CHECK-NEXT: and.b32 %r2, %r1, 1;
; CHECK-NEXT: setp.ne.b32 %p1, %r2, 0;
; CHECK-NEXT: selp.u32 %r3, 1, 0, %p1;
; CHECK-NEXT: st.param.b32 [func_retval0], %r3;
; CHECK-NEXT: ret;
define i1 @trunc32to1(i32 %a) {
  %r = trunc i32 %a to i1
  ret i1 %r
}
; CHECK-LABEL: truncation_to_the_same_register_is_free(
; CHECK: ld.param.u32 %r1, [truncation_to_the_same_register_is_free_param_0];
; CHECK-NEXT: and.b32 %r2, %r1, 16777215;
; CHECK-NEXT: st.param.u32 [func_retval0], %r2;
; CHECK-NEXT: ret;
define i32 @truncation_to_the_same_register_is_free(i32 %a) {
  %t = trunc i32 %a to i24
  %r = zext i24 %t to i32
  ret i32 %r
}
; CHECK-LABEL: sext_wide(
; CHECK: ld.param.u32 %r1, [sext_wide_param_0];
; CHECK-NEXT: cvt.s64.s32 %rd1, %r1;
; CHECK-NEXT: shr.s64 %rd2, %rd1, 63;
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {%rd1, %rd2};
; CHECK-NEXT: ret;
define i128 @sext_wide(i32 %a) {
  %r = sext i32 %a to i128
  ret i128 %r
}
; CHECK-LABEL: trunc_wide(
; CHECK: ld.param.v2.u64 {%rd1, %rd2}, [trunc_wide_param_0];
; CHECK-NEXT: cvt.u32.u64 %r1, %rd1;
; CHECK-NEXT: st.param.u32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i32 @trunc_wide(i128 %a) {
  %r = trunc i128 %a to i32
  ret i32 %r
}
; CHECK-LABEL: float_to_signed(
; CHECK: ld.param.f32 %f1, [float_to_signed_param_0];
; CHECK-NEXT: cvt.rzi.s32.f32 %r1, %f1;
; CHECK-NEXT: st.param.u32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i32 @float_to_signed(float %a) {
  %r = fptosi float %a to i32
  ret i32 %r
}
; CHECK-LABEL: double_to_unsigned(
; CHECK: ld.param.f64 %fd1, [double_to_unsigned_param_0];
; CHECK-NEXT: cvt.rzi.u64.f64 %rd1, %fd1;
; CHECK-NEXT: st.param.u64 [func_retval0], %rd1;
; CHECK-NEXT: ret;
define i64 @double_to_unsigned(double %a) {
  %r = fptoui double %a to i64
  ret i64 %r
}
; CHECK-LABEL: signed8_to_float(
; CHECK: ld.param.u8 %rs1, [signed8_to_float_param_0];
; CHECK-NEXT: cvt.s16.s8 %rs2, %rs1;
; CHECK-NEXT: cvt.rn.f32.s16 %f1, %rs2;
; CHECK-NEXT: st.param.f32 [func_retval0], %f1;
; CHECK-NEXT: ret;
define float @signed8_to_float(i8 %a) {
  %r = sitofp i8 %a to float
  ret float %r
}
; CHECK-LABEL: unsigned_to_double(
; CHECK: ld.param.u64 %rd1, [unsigned_to_double_param_0];
; CHECK-NEXT: cvt.rn.f64.u64 %fd1, %rd1;
; CHECK-NEXT: st.param.f64 [func_retval0], %fd1;
; CHECK-NEXT: ret;
define double @unsigned_to_double(i64 %a) {
  %r = uitofp i64 %a to double
  ret double %r
}
; CHECK-LABEL: narrow(
; CHECK: ld.param.f64 %fd1, [narrow_param_0];
; CHECK-NEXT: cvt.rn.f32.f64 %f1, %fd1;
; CHECK-NEXT: st.param.f32 [func_retval0], %f1;
; CHECK-NEXT: ret;
define float @narrow(double %a) {
  %r = fptrunc double %a to float
  ret float %r
}
; CHECK-LABEL: widen(
; CHECK: ld.param.f32 %f1, [widen_param_0];
; CHECK-NEXT: cvt.f64.f32 %fd1, %f1;
; CHECK-NEXT: st.param.f64 [func_retval0], %fd1;
; CHECK-NEXT: ret;
define double @widen(float %a) {
  %r = fpext float %a to double
  ret double %r
}
; CHECK-LABEL: double_to_half(
; CHECK: ld.param.f64 %fd1, [double_to_half_param_0];
; CHECK-NEXT: cvt.rn.f16.f64 %h1, %fd1;
; CHECK-NEXT: st.param.b16 [func_retval0], %h1;
; CHECK-NEXT: ret;
define half @double_to_half(double %a) {
  %r = fptrunc double %a to half
  ret half %r
}
; CHECK-LABEL: pointer_to_integer_is_free(
; CHECK: ld.param.u64 %rd1, [pointer_to_integer_is_free_param_0];
; CHECK-NEXT: st.param.u64 [func_retval0], %rd1;
; CHECK-NEXT: ret;
define i64 @pointer_to_integer_is_free(ptr %a) {
  %r = ptrtoint ptr %a to i64
  ret i64 %r
}
; CHECK-LABEL: pointer_to_narrow_integer(
; CHECK: ld.param.u64 %rd1, [pointer_to_narrow_integer_param_0];
; CHECK-NEXT: cvt.u32.u64 %r1, %rd1;
; CHECK-NEXT: st.param.u32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i32 @pointer_to_narrow_integer(ptr %a) {
  %r = ptrtoint ptr %a to i32
  ret i32 %r
}
; CHECK-LABEL: to_generic(
; CHECK: ld.param.u64 %rd1, [to_generic_param_0];
; CHECK-NEXT: cvta.shared.u64 %rd2, %rd1;
; CHECK-NEXT: st.param.u64 [func_retval0], %rd2;
; CHECK-NEXT: ret;
define ptr @to_generic(ptr addrspace(3) %a) {
  %r = addrspacecast ptr addrspace(3) %a to ptr
  ret ptr %r
}
; CHECK-LABEL: from_generic(
; CHECK: ld.param.u64 %rd1, [from_generic_param_0];
; CHECK-NEXT: cvta.to.global.u64 %rd2, %rd1;
; CHECK-NEXT: st.param.u64 [func_retval0], %rd2;
; CHECK-NEXT: ret;
define ptr addrspace(1) @from_generic(ptr %a) {
  %r = addrspacecast ptr %a to ptr addrspace(1)
  ret ptr addrspace(1) %r
}
; CHECK-LABEL: frozen_is_free(
; CHECK: ld.param.u32 %r1, [frozen_is_free_param_0];
; CHECK-NEXT: st.param.u32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i32 @frozen_is_free(i32 %a) {
  %r = freeze i32 %a
  ret i32 %r
}
