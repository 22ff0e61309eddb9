; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Casts between integers, floats and pointers.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: zext8to64(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [zext8to64_param_0];
; CHECK-NEXT: cvt.u64.u8 [[RD1:%rd[0-9]+]], [[RS1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD1]];
; CHECK-NEXT: ret;
define i64 @zext8to64(i8 %a) {
  %r = zext i8 %a to i64
  ret i64 %r
}
; CHECK-LABEL: sext16to32(
; CHECK: ld.param.u16 [[RS1:%rs[0-9]+]], [sext16to32_param_0];
; CHECK-NEXT: cvt.s32.s16 [[R1:%r[0-9]+]], [[RS1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @sext16to32(i16 %a) {
  %r = sext i16 %a to i32
  ret i32 %r
}
; CHECK-LABEL: sext7to32(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [sext7to32_param_0];
; CHECK-NEXT: shl.b16 [[RS3:%rs[0-9]+]], [[RS1]], 9;
; CHECK-NEXT: shr.s16 [[RS2:%rs[0-9]+]], [[RS3]], 9;
; CHECK-NEXT: cvt.s32.s16 [[R1:%r[0-9]+]], [[RS2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @sext7to32(i7 %a) {
  %r = sext i7 %a to i32
  ret i32 %r
}
; CHECK-LABEL: zext1(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [zext1_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @zext1(i1 %a) {
  %r = zext i1 %a to i32
  ret i32 %r
}
; CHECK-LABEL: sext1(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [sext1_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: selp.s64 [[RD1:%rd[0-9]+]], -1, 0, [[P1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD1]];
; CHECK-NEXT: ret;
define i64 @sext1(i1 %a) {
  %r = sext i1 %a to i64
  ret i64 %r
}
; CHECK-LABEL: trunc64to8(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [trunc64to8_param_0];
; CHECK-NEXT: cvt.u16.u64 [[RS1:%rs[0-9]+]], [[RD1]];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 255;
; CHECK-NEXT: cvt.u32.u16 [[R1:%r[0-9]+]], [[RS2]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i8 @trunc64to8(i64 %a) {
  %r = trunc i64 %a to i8
  ret i8 %r
}
; CHECK-LABEL: trunc32to1(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [trunc32to1_param_0];
; CHECK-NEXT: and.b32 [[R2:%r[0-9]+]], [[R1]], 1;
; CHECK-NEXT: setp.ne.b32 [[P1:%p[0-9]+]], [[R2]], 0;
; CHECK-NEXT: selp.u32 [[R3:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i1 @trunc32to1(i32 %a) {
  %r = trunc i32 %a to i1
  ret i1 %r
}
; CHECK-LABEL: truncation_to_the_same_register_is_free(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [truncation_to_the_same_register_is_free_param_0];
; CHECK-NEXT: and.b32 [[R2:%r[0-9]+]], [[R1]], 16777215;
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @truncation_to_the_same_register_is_free(i32 %a) {
  %t = trunc i32 %a to i24
  %r = zext i24 %t to i32
  ret i32 %r
}
; CHECK-LABEL: sext_wide(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [sext_wide_param_0];
; CHECK-NEXT: cvt.s64.s32 [[RD1:%rd[0-9]+]], [[R1]];
; CHECK-NEXT: shr.s64 [[RD2:%rd[0-9]+]], [[RD1]], 63;
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {[[RD1]], [[RD2]]};
; CHECK-NEXT: ret;
define i128 @sext_wide(i32 %a) {
  %r = sext i32 %a to i128
  ret i128 %r
}
; CHECK-LABEL: trunc_wide(
; CHECK: ld.param.v2.u64 {[[RD1:%rd[0-9]+]], [[RD2:%rd[0-9]+]]}, [trunc_wide_param_0];
; CHECK-NEXT: cvt.u32.u64 [[R1:%r[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @trunc_wide(i128 %a) {
  %r = trunc i128 %a to i32
  ret i32 %r
}
; CHECK-LABEL: float_to_signed(
; CHECK: ld.param.f32 [[F1:%f[0-9]+]], [float_to_signed_param_0];
; CHECK-NEXT: cvt.rzi.s32.f32 [[R1:%r[0-9]+]], [[F1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @float_to_signed(float %a) {
  %r = fptosi float %a to i32
  ret i32 %r
}
; CHECK-LABEL: double_to_unsigned(
; CHECK: ld.param.f64 [[FD1:%fd[0-9]+]], [double_to_unsigned_param_0];
; CHECK-NEXT: cvt.rzi.u64.f64 [[RD1:%rd[0-9]+]], [[FD1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD1]];
; CHECK-NEXT: ret;
define i64 @double_to_unsigned(double %a) {
  %r = fptoui double %a to i64
  ret i64 %r
}
; CHECK-LABEL: signed8_to_float(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [signed8_to_float_param_0];
; CHECK-NEXT: cvt.s16.s8 [[RS2:%rs[0-9]+]], [[RS1]];
; CHECK-NEXT: cvt.rn.f32.s16 [[F1:%f[0-9]+]], [[RS2]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F1]];
; CHECK-NEXT: ret;
define float @signed8_to_float(i8 %a) {
  %r = sitofp i8 %a to float
  ret float %r
}
; CHECK-LABEL: unsigned_to_double(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [unsigned_to_double_param_0];
; CHECK-NEXT: cvt.rn.f64.u64 [[FD1:%fd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD1]];
; CHECK-NEXT: ret;
define double @unsigned_to_double(i64 %a) {
  %r = uitofp i64 %a to double
  ret double %r
}
; CHECK-LABEL: narrow(
; CHECK: ld.param.f64 [[FD1:%fd[0-9]+]], [narrow_param_0];
; CHECK-NEXT: cvt.rn.f32.f64 [[F1:%f[0-9]+]], [[FD1]];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F1]];
; CHECK-NEXT: ret;
define float @narrow(double %a) {
  %r = fptrunc double %a to float
  ret float %r
}
; CHECK-LABEL: widen(
; CHECK: ld.param.f32 [[F1:%f[0-9]+]], [widen_param_0];
; CHECK-NEXT: cvt.f64.f32 [[FD1:%fd[0-9]+]], [[F1]];
; CHECK-NEXT: st.param.f64 [func_retval0], [[FD1]];
; CHECK-NEXT: ret;
define double @widen(float %a) {
  %r = fpext float %a to double
  ret double %r
}
; CHECK-LABEL: double_to_half(
; CHECK: ld.param.f64 [[FD1:%fd[0-9]+]], [double_to_half_param_0];
; CHECK-NEXT: cvt.rn.f16.f64 [[H1:%h[0-9]+]], [[FD1]];
; CHECK-NEXT: st.param.b16 [func_retval0], [[H1]];
; CHECK-NEXT: ret;
define half @double_to_half(double %a) {
  %r = fptrunc double %a to half
  ret half %r
}
; CHECK-LABEL: pointer_to_integer_is_free(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [pointer_to_integer_is_free_param_0];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD1]];
; CHECK-NEXT: ret;
define i64 @pointer_to_integer_is_free(ptr %a) {
  %r = ptrtoint ptr %a to i64
  ret i64 %r
}
; CHECK-LABEL: pointer_to_narrow_integer(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [pointer_to_narrow_integer_param_0];
; CHECK-NEXT: cvt.u32.u64 [[R1:%r[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @pointer_to_narrow_integer(ptr %a) {
  %r = ptrtoint ptr %a to i32
  ret i32 %r
}
; CHECK-LABEL: to_generic(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [to_generic_param_0];
; CHECK-NEXT: cvta.shared.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
; CHECK-NEXT: ret;
define ptr @to_generic(ptr addrspace(3) %a) {
  %r = addrspacecast ptr addrspace(3) %a to ptr
  ret ptr %r
}
; CHECK-LABEL: from_generic(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [from_generic_param_0];
; CHECK-NEXT: cvta.to.global.u64 [[RD2:%rd[0-9]+]], [[RD1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD2]];
; CHECK-NEXT: ret;
define ptr addrspace(1) @from_generic(ptr %a) {
  %r = addrspacecast ptr %a to ptr addrspace(1)
  ret ptr addrspace(1) %r
}
; CHECK-LABEL: frozen_is_free(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [frozen_is_free_param_0];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i32 @frozen_is_free(i32 %a) {
  %r = freeze i32 %a
  ret i32 %r
}
