; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Comparisons and selections of integers, pointers, predicates and floats.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: signed32(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [signed32_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [signed32_param_1];
; CHECK-NEXT: setp.lt.s32 [[P1:%p[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: selp.u32 [[R3:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i1 @signed32(i32 %a, i32 %b) {
  %r = icmp slt i32 %a, %b
  ret i1 %r
}
; CHECK-LABEL: unsigned8(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [unsigned8_param_0];
; CHECK-NEXT: ld.param.u8 [[RS2:%rs[0-9]+]], [unsigned8_param_1];
; CHECK-NEXT: add.s16 [[RS3:%rs[0-9]+]], [[RS1]], [[RS2]];
; CHECK-NEXT: and.b16 [[RS4:%rs[0-9]+]], [[RS3]], 255;
; CHECK-NEXT: setp.lt.u16 [[P1:%p[0-9]+]], [[RS4]], 200;
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i1 @unsigned8(i8 %a, i8 %b) {
  %s = add i8 %a, %b
  %r = icmp ult i8 %s, -56
  ret i1 %r
}
; CHECK-LABEL: signed8(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [signed8_param_0];
; CHECK-NEXT: cvt.s16.s8 [[RS2:%rs[0-9]+]], [[RS1]];
; CHECK-NEXT: setp.gt.s16 [[P1:%p[0-9]+]], [[RS2]], -3;
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i1 @signed8(i8 %a) {
  %r = icmp sgt i8 %a, -3
  ret i1 %r
}
; CHECK-LABEL: pointers(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [pointers_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [pointers_param_1];
; CHECK-NEXT: setp.eq.b64 [[P1:%p[0-9]+]], [[RD1]], [[RD2]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i1 @pointers(ptr %a, ptr %b) {
  %r = icmp eq ptr %a, %b
  ret i1 %r
}
; CHECK-LABEL: predicates(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [predicates_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: ld.param.u8 [[RS3:%rs[0-9]+]], [predicates_param_1];
; CHECK-NEXT: and.b16 [[RS4:%rs[0-9]+]], [[RS3]], 1;
; CHECK-NEXT: setp.ne.b16 [[P2:%p[0-9]+]], [[RS4]], 0;
; CHECK-NEXT: xor.pred [[P4:%p[0-9]+]], [[P1]], [[P2]];
; CHECK-NEXT: not.pred [[P3:%p[0-9]+]], [[P4]];
; CHECK-NEXT: not.pred [[P6:%p[0-9]+]], [[P3]];
; CHECK-NEXT: and.pred [[P5:%p[0-9]+]], [[P6]], [[P2]];
; CHECK-NEXT: not.pred [[P8:%p[0-9]+]], [[P5]];
; CHECK-NEXT: or.pred [[P7:%p[0-9]+]], [[P1]], [[P8]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P7]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i1 @predicates(i1 %a, i1 %b) {
  %x = icmp eq i1 %a, %b
  %y = icmp ult i1 %x, %b
  %z = icmp sge i1 %y, %a
  ret i1 %z
}
; CHECK-LABEL: ordered(
; CHECK: ld.param.f32 [[F1:%f[0-9]+]], [ordered_param_0];
; CHECK-NEXT: ld.param.f32 [[F2:%f[0-9]+]], [ordered_param_1];
; CHECK-NEXT: setp.lt.f32 [[P1:%p[0-9]+]], [[F1]], [[F2]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i1 @ordered(float %a, float %b) {
  %r = fcmp olt float %a, %b
  ret i1 %r
}
; CHECK-LABEL: unordered(
; CHECK: ld.param.f64 [[FD1:%fd[0-9]+]], [unordered_param_0];
; CHECK-NEXT: ld.param.f64 [[FD2:%fd[0-9]+]], [unordered_param_1];
; CHECK-NEXT: setp.neu.f64 [[P1:%p[0-9]+]], [[FD1]], [[FD2]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i1 @unordered(double %a, double %b) {
  %r = fcmp une double %a, %b
  ret i1 %r
}
; CHECK-LABEL: is_nan(
; CHECK: ld.param.f32 [[F1:%f[0-9]+]], [is_nan_param_0];
; CHECK-NEXT: setp.nan.f32 [[P1:%p[0-9]+]], [[F1]], 0f00000000;
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i1 @is_nan(float %a) {
  %r = fcmp uno float %a, 0.0
  ret i1 %r
}
; CHECK-LABEL: flushes(
; CHECK: ld.param.f32 [[F1:%f[0-9]+]], [flushes_param_0];
; CHECK-NEXT: setp.gt.ftz.f32 [[P1:%p[0-9]+]], [[F1]], 0f3F800000;
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i1 @flushes(float %a) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %r = fcmp ogt float %a, 1.0
  ret i1 %r
}
; CHECK-LABEL: half(
; CHECK: ld.param.b16 [[H1:%h[0-9]+]], [half_param_0];
; CHECK-NEXT: ld.param.b16 [[H2:%h[0-9]+]], [half_param_1];
; CHECK-NEXT: setp.ge.f16 [[P1:%p[0-9]+]], [[H1]], [[H2]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i1 @half(half %a, half %b) {
  %r = fcmp oge half %a, %b
  ret i1 %r
}
; CHECK-LABEL: select32(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [select32_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [select32_param_1];
; CHECK-NEXT: selp.b32 [[R2:%r[0-9]+]], [[R1]], 9, [[P1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @select32(i1 %c, i32 %a) {
  %r = select i1 %c, i32 %a, i32 9
  ret i32 %r
}
; CHECK-LABEL: select1(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [select1_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: ld.param.u8 [[RS3:%rs[0-9]+]], [select1_param_1];
; CHECK-NEXT: and.b16 [[RS4:%rs[0-9]+]], [[RS3]], 1;
; CHECK-NEXT: setp.ne.b16 [[P2:%p[0-9]+]], [[RS4]], 0;
; CHECK-NEXT: ld.param.u8 [[RS5:%rs[0-9]+]], [select1_param_2];
; CHECK-NEXT: and.b16 [[RS6:%rs[0-9]+]], [[RS5]], 1;
; CHECK-NEXT: setp.ne.b16 [[P3:%p[0-9]+]], [[RS6]], 0;
; CHECK-NEXT: and.pred [[P6:%p[0-9]+]], [[P1]], [[P2]];
; CHECK-NEXT: not.pred [[P5:%p[0-9]+]], [[P1]];
; CHECK-NEXT: and.pred [[P7:%p[0-9]+]], [[P5]], [[P3]];
; CHECK-NEXT: or.pred [[P4:%p[0-9]+]], [[P6]], [[P7]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P4]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define i1 @select1(i1 %c, i1 %a, i1 %b) {
  %r = select i1 %c, i1 %a, i1 %b
  ret i1 %r
}
; CHECK-LABEL: select_structure(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [select_structure_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [select_structure_param_1];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [select_structure_param_1+8];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [select_structure_param_2];
; CHECK-NEXT: ld.param.f32 [[F2:%f[0-9]+]], [select_structure_param_2+8];
; CHECK-NEXT: selp.b64 [[RD3:%rd[0-9]+]], [[RD1]], [[RD2]], [[P1]];
; CHECK-NEXT: selp.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]], [[P1]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: st.param.f32 [func_retval0+8], [[F3]];
; CHECK-NEXT: ret;
define {i64, float} @select_structure(i1 %c, {i64, float} %a, {i64, float} %b) {
  %r = select i1 %c, {i64, float} %a, {i64, float} %b
  ret {i64, float} %r
}
; CHECK-LABEL: select_lanes(
; CHECK: ld.param.u8 [[RD1:%rd[0-9]+]], [select_lanes_param_0];
; CHECK-NEXT: and.b64 [[RD2:%rd[0-9]+]], [[RD1]], 1;
; CHECK-NEXT: setp.ne.b64 [[P1:%p[0-9]+]], [[RD2]], 0;
; CHECK-NEXT: shr.u64 [[RD3:%rd[0-9]+]], [[RD1]], 1;
; CHECK-NEXT: and.b64 [[RD4:%rd[0-9]+]], [[RD3]], 1;
; CHECK-NEXT: setp.ne.b64 [[P2:%p[0-9]+]], [[RD4]], 0;
; CHECK-NEXT: ld.param.v2.f32 {[[F1:%f[0-9]+]], [[F2:%f[0-9]+]]}, [select_lanes_param_1];
; CHECK-NEXT: ld.param.v2.f32 {[[F3:%f[0-9]+]], [[F4:%f[0-9]+]]}, [select_lanes_param_2];
; CHECK-NEXT: selp.f32 [[F5:%f[0-9]+]], [[F1]], [[F3]], [[P1]];
; CHECK-NEXT: selp.f32 [[F6:%f[0-9]+]], [[F2]], [[F4]], [[P2]];
; CHECK-NEXT: st.param.v2.f32 [func_retval0], {[[F5]], [[F6]]};
; CHECK-NEXT: ret;
define <2 x float> @select_lanes(<2 x i1> %c, <2 x float> %a, <2 x float> %b) {
  %r = select <2 x i1> %c, <2 x float> %a, <2 x float> %b
  ret <2 x float> %r
}
