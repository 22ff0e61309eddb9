; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Extraction, insertion and shuffles: names for registers where nothing is
; packed.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: extract(
; CHECK: ld.param.v4.f32 {%f1, %f2, %f3, %f4}, [extract_param_0];
; CHECK-NEXT: st.param.f32 [func_retval0], %f3;
; CHECK-NEXT: ret;
define float @extract(<4 x float> %v) {
  %r = extractelement <4 x float> %v, i32 2
  ret float %r
}
; CHECK-LABEL: extract_variable(
; CHECK: ld.param.v2.u32 {%r1, %r2}, [extract_variable_param_0];
; CHECK-NEXT: ld.param.u64 %rd1, [extract_variable_param_1];
; CHECK-NEXT: cvt.u32.u64 %r3, %rd1;
; CHECK-NEXT: setp.eq.b32 %p1, %r3, 1;
; CHECK-NEXT: selp.b32 %r4, %r2, %r1, %p1;
; CHECK-NEXT: st.param.u32 [func_retval0], %r4;
; CHECK-NEXT: ret;
define i32 @extract_variable(<2 x i32> %v, i64 %i) {
  %r = extractelement <2 x i32> %v, i64 %i
  ret i32 %r
}
; CHECK-LABEL: extract_half(
; CHECK: ld.param.b32 %hh1, [extract_half_param_0];
; CHECK-NEXT: mov.b32 {%h1, %h2}, %hh1;
; CHECK-NEXT: st.param.b16 [func_retval0], %h2;
; CHECK-NEXT: ret;
define half @extract_half(<2 x half> %v) {
  %r = extractelement <2 x half> %v, i32 1
  ret half %r
}
; CHECK-LABEL: extract_byte(
; CHECK: ld.param.u32 %r1, [extract_byte_param_0];
; CHECK-NEXT: bfe.u32 %r2, %r1, 24, 8;
; CHECK-NEXT: cvt.u16.u32 %rs1, %r2;
; CHECK-NEXT: and.b16 %rs2, %rs1, 255;
; CHECK-NEXT: cvt.u32.u16 %r3, %rs2;
; CHECK-NEXT: st.param.b32 [func_retval0], %r3;
; CHECK-NEXT: ret;
define i8 @extract_byte(<4 x i8> %v) {
  %r = extractelement <4 x i8> %v, i32 3
  ret i8 %r
}
; CHECK-LABEL: insert(
; CHECK: ld.param.v2.u32 {%r1, %r2}, [insert_param_0];
; CHECK-NEXT: ld.param.u32 %r3, [insert_param_1];
; CHECK-NEXT: st.param.v2.u32 [func_retval0], {%r1, %r3};
; CHECK-NEXT: ret;
define <2 x i32> @insert(<2 x i32> %v, i32 %x) {
  %r = insertelement <2 x i32> %v, i32 %x, i32 1
  ret <2 x i32> %r
}
; CHECK-LABEL: insert_variable(
; CHECK: ld.param.v2.u32 {%r1, %r2}, [insert_variable_param_0];
; CHECK-NEXT: ld.param.u32 %r3, [insert_variable_param_1];
; CHECK-NEXT: ld.param.u32 %r4, [insert_variable_param_2];
; CHECK-NEXT: setp.eq.b32 %p1, %r4, 0;
; CHECK-NEXT: selp.b32 %r5, %r3, %r1, %p1;
; CHECK-NEXT: setp.eq.b32 %p2, %r4, 1;
; CHECK-NEXT: selp.b32 %r6, %r3, %r2, %p2;
; CHECK-NEXT: st.param.v2.u32 [func_retval0], {%r5, %r6};
; CHECK-NEXT: ret;
define <2 x i32> @insert_variable(<2 x i32> %v, i32 %x, i32 %i) {
  %r = insertelement <2 x i32> %v, i32 %x, i32 %i
  ret <2 x i32> %r
}
; CHECK-LABEL: insert_half(
; CHECK: ld.param.b32 %hh1, [insert_half_param_0];
; CHECK-NEXT: ld.param.b16 %h1, [insert_half_param_1];
; CHECK-NEXT: mov.b32 {%h2, %h3}, %hh1;
; CHECK-NEXT: mov.b32 %hh2, {%h1, %h3};
; CHECK-NEXT: st.param.b32 [func_retval0], %hh2;
; CHECK-NEXT: ret;
define <2 x half> @insert_half(<2 x half> %v, half %x) {
  %r = insertelement <2 x half> %v, half %x, i32 0
  ret <2 x half> %r
}
; CHECK-LABEL: odd_lane_is_alone(
; CHECK: ld.param.b32 %hh1, [odd_lane_is_alone_param_0];
; CHECK-NEXT: ld.param.b16 %h1, [odd_lane_is_alone_param_0+4];
; CHECK-NEXT: ld.param.b16 %h2, [odd_lane_is_alone_param_1];
; CHECK-NEXT: mov.b32 {%h3, %h4}, %hh1;
; CHECK-NEXT: mov.b32 {%h5, %h6}, %hh1;
; CHECK-NEXT: mov.b32 %hh2, {%h3, %h6};
; CHECK-NEXT: mov.b16 %h7, %h2;
; CHECK-NEXT: st.param.b32 [func_retval0], %hh2;
; CHECK-NEXT: st.param.b16 [func_retval0+4], %h7;
; CHECK-NEXT: ret;
define <3 x half> @odd_lane_is_alone(<3 x half> %v, half %x) {
  %r = insertelement <3 x half> %v, half %x, i32 2
  ret <3 x half> %r
}
; CHECK-LABEL: shuffle(
; CHECK: ld.param.v2.u64 {%rd1, %rd2}, [shuffle_param_0];
; CHECK-NEXT: ld.param.v2.u64 {%rd3, %rd4}, [shuffle_param_1];
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {%rd4, %rd1};
; CHECK-NEXT: ret;
define <2 x i64> @shuffle(<2 x i64> %a, <2 x i64> %b) {
  %r = shufflevector <2 x i64> %a, <2 x i64> %b, <2 x i32> <i32 3, i32 0>
  ret <2 x i64> %r
}
