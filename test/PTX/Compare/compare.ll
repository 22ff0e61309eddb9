; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Comparisons and selections of integers, pointers, predicates and floats.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: signed32(
; CHECK: ld.param.u32 %r1, [signed32_param_0];
; CHECK-NEXT: ld.param.u32 %r2, [signed32_param_1];
; CHECK-NEXT: setp.lt.s32 %p1, %r1, %r2;
; CHECK-NEXT: selp.u32 %r3, 1, 0, %p1;
; CHECK-NEXT: st.param.b32 [func_retval0], %r3;
; CHECK-NEXT: ret;
define i1 @signed32(i32 %a, i32 %b) {
  %r = icmp slt i32 %a, %b
  ret i1 %r
}
; CHECK-LABEL: unsigned8(
; CHECK: ld.param.u8 %rs1, [unsigned8_param_0];
; CHECK-NEXT: ld.param.u8 %rs2, [unsigned8_param_1];
; CHECK-NEXT: add.s16 %rs3, %rs1, %rs2;
; CHECK-NEXT: and.b16 %rs4, %rs3, 255;
; CHECK-NEXT: setp.lt.u16 %p1, %rs4, 200;
; CHECK-NEXT: selp.u32 %r1, 1, 0, %p1;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i1 @unsigned8(i8 %a, i8 %b) {
  %s = add i8 %a, %b
  %r = icmp ult i8 %s, -56
  ret i1 %r
}
; CHECK-LABEL: signed8(
; CHECK: ld.param.u8 %rs1, [signed8_param_0];
; CHECK-NEXT: cvt.s16.s8 %rs2, %rs1;
; CHECK-NEXT: setp.gt.s16 %p1, %rs2, -3;
; CHECK-NEXT: selp.u32 %r1, 1, 0, %p1;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i1 @signed8(i8 %a) {
  %r = icmp sgt i8 %a, -3
  ret i1 %r
}
; CHECK-LABEL: pointers(
; CHECK: ld.param.u64 %rd1, [pointers_param_0];
; CHECK-NEXT: ld.param.u64 %rd2, [pointers_param_1];
; CHECK-NEXT: setp.eq.b64 %p1, %rd1, %rd2;
; CHECK-NEXT: selp.u32 %r1, 1, 0, %p1;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i1 @pointers(ptr %a, ptr %b) {
  %r = icmp eq ptr %a, %b
  ret i1 %r
}
; CHECK-LABEL: predicates(
; CHECK: ld.param.u8 %rs1, [predicates_param_0];
; CHECK-NEXT: and.b16 %rs2, %rs1, 1;
; CHECK-NEXT: setp.ne.b16 %p1, %rs2, 0;
; CHECK-NEXT: ld.param.u8 %rs3, [predicates_param_1];
; CHECK-NEXT: and.b16 %rs4, %rs3, 1;
; CHECK-NEXT: setp.ne.b16 %p2, %rs4, 0;
; CHECK-NEXT: xor.pred %p4, %p1, %p2;
; CHECK-NEXT: not.pred %p3, %p4;
; CHECK-NEXT: not.pred %p6, %p3;
; CHECK-NEXT: and.pred %p5, %p6, %p2;
; CHECK-NEXT: not.pred %p8, %p5;
; CHECK-NEXT: or.pred %p7, %p1, %p8;
; CHECK-NEXT: selp.u32 %r1, 1, 0, %p7;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i1 @predicates(i1 %a, i1 %b) {
  %x = icmp eq i1 %a, %b
  %y = icmp ult i1 %x, %b
  %z = icmp sge i1 %y, %a
  ret i1 %z
}
; CHECK-LABEL: ordered(
; CHECK: ld.param.f32 %f1, [ordered_param_0];
; CHECK-NEXT: ld.param.f32 %f2, [ordered_param_1];
; CHECK-NEXT: setp.lt.f32 %p1, %f1, %f2;
; CHECK-NEXT: selp.u32 %r1, 1, 0, %p1;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i1 @ordered(float %a, float %b) {
  %r = fcmp olt float %a, %b
  ret i1 %r
}
; CHECK-LABEL: unordered(
; CHECK: ld.param.f64 %fd1, [unordered_param_0];
; CHECK-NEXT: ld.param.f64 %fd2, [unordered_param_1];
; CHECK-NEXT: setp.neu.f64 %p1, %fd1, %fd2;
; CHECK-NEXT: selp.u32 %r1, 1, 0, %p1;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i1 @unordered(double %a, double %b) {
  %r = fcmp une double %a, %b
  ret i1 %r
}
; CHECK-LABEL: is_nan(
; CHECK: ld.param.f32 %f1, [is_nan_param_0];
; CHECK-NEXT: setp.nan.f32 %p1, %f1, 0f00000000;
; CHECK-NEXT: selp.u32 %r1, 1, 0, %p1;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i1 @is_nan(float %a) {
  %r = fcmp uno float %a, 0.0
  ret i1 %r
}
; CHECK-LABEL: flushes(
; CHECK: ld.param.f32 %f1, [flushes_param_0];
; CHECK-NEXT: setp.gt.ftz.f32 %p1, %f1, 0f3F800000;
; CHECK-NEXT: selp.u32 %r1, 1, 0, %p1;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i1 @flushes(float %a) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %r = fcmp ogt float %a, 1.0
  ret i1 %r
}
; CHECK-LABEL: half(
; CHECK: ld.param.b16 %h1, [half_param_0];
; CHECK-NEXT: ld.param.b16 %h2, [half_param_1];
; CHECK-NEXT: setp.ge.f16 %p1, %h1, %h2;
; CHECK-NEXT: selp.u32 %r1, 1, 0, %p1;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i1 @half(half %a, half %b) {
  %r = fcmp oge half %a, %b
  ret i1 %r
}
; CHECK-LABEL: select32(
; CHECK: ld.param.u8 %rs1, [select32_param_0];
; CHECK-NEXT: and.b16 %rs2, %rs1, 1;
; CHECK-NEXT: setp.ne.b16 %p1, %rs2, 0;
; CHECK-NEXT: ld.param.u32 %r1, [select32_param_1];
; CHECK-NEXT: selp.b32 %r2, %r1, 9, %p1;
; CHECK-NEXT: st.param.u32 [func_retval0], %r2;
; CHECK-NEXT: ret;
define i32 @select32(i1 %c, i32 %a) {
  %r = select i1 %c, i32 %a, i32 9
  ret i32 %r
}
; CHECK-LABEL: select1(
; CHECK: ld.param.u8 %rs1, [select1_param_0];
; CHECK-NEXT: and.b16 %rs2, %rs1, 1;
; CHECK-NEXT: setp.ne.b16 %p1, %rs2, 0;
; CHECK-NEXT: ld.param.u8 %rs3, [select1_param_1];
; CHECK-NEXT: and.b16 %rs4, %rs3, 1;
; CHECK-NEXT: setp.ne.b16 %p2, %rs4, 0;
; CHECK-NEXT: ld.param.u8 %rs5, [select1_param_2];
; CHECK-NEXT: and.b16 %rs6, %rs5, 1;
; CHECK-NEXT: setp.ne.b16 %p3, %rs6, 0;
; CHECK-NEXT: and.pred %p6, %p1, %p2;
; CHECK-NEXT: not.pred %p5, %p1;
; CHECK-NEXT: and.pred %p7, %p5, %p3;
; CHECK-NEXT: or.pred %p4, %p6, %p7;
; CHECK-NEXT: selp.u32 %r1, 1, 0, %p4;
; CHECK-NEXT: st.param.b32 [func_retval0], %r1;
; CHECK-NEXT: ret;
define i1 @select1(i1 %c, i1 %a, i1 %b) {
  %r = select i1 %c, i1 %a, i1 %b
  ret i1 %r
}
; CHECK-LABEL: select_structure(
; CHECK: ld.param.u8 %rs1, [select_structure_param_0];
; CHECK-NEXT: and.b16 %rs2, %rs1, 1;
; CHECK-NEXT: setp.ne.b16 %p1, %rs2, 0;
; CHECK-NEXT: ld.param.u64 %rd1, [select_structure_param_1];
; CHECK-NEXT: ld.param.f32 %f1, [select_structure_param_1+8];
; CHECK-NEXT: ld.param.u64 %rd2, [select_structure_param_2];
; CHECK-NEXT: ld.param.f32 %f2, [select_structure_param_2+8];
; CHECK-NEXT: selp.b64 %rd3, %rd1, %rd2, %p1;
; CHECK-NEXT: selp.f32 %f3, %f1, %f2, %p1;
; CHECK-NEXT: st.param.u64 [func_retval0], %rd3;
; CHECK-NEXT: st.param.f32 [func_retval0+8], %f3;
; CHECK-NEXT: ret;
define {i64, float} @select_structure(i1 %c, {i64, float} %a, {i64, float} %b) {
  %r = select i1 %c, {i64, float} %a, {i64, float} %b
  ret {i64, float} %r
}
; CHECK-LABEL: select_lanes(
; CHECK: ld.param.u8 %rd1, [select_lanes_param_0];
; CHECK-NEXT: and.b64 %rd2, %rd1, 1;
; CHECK-NEXT: setp.ne.b64 %p1, %rd2, 0;
; CHECK-NEXT: shr.u64 %rd3, %rd1, 1;
; CHECK-NEXT: and.b64 %rd4, %rd3, 1;
; CHECK-NEXT: setp.ne.b64 %p2, %rd4, 0;
; CHECK-NEXT: ld.param.v2.f32 {%f1, %f2}, [select_lanes_param_1];
; CHECK-NEXT: ld.param.v2.f32 {%f3, %f4}, [select_lanes_param_2];
; CHECK-NEXT: selp.f32 %f5, %f1, %f3, %p1;
; CHECK-NEXT: selp.f32 %f6, %f2, %f4, %p2;
; CHECK-NEXT: st.param.v2.f32 [func_retval0], {%f5, %f6};
; CHECK-NEXT: ret;
define <2 x float> @select_lanes(<2 x i1> %c, <2 x float> %a, <2 x float> %b) {
  %r = select <2 x i1> %c, <2 x float> %a, <2 x float> %b
  ret <2 x float> %r
}
