; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Extraction, insertion and shuffles only rename registers if nothing is packed.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: extract(
; CHECK: ld.param.v4.f32 {[[F1:%f[0-9]+]], [[F2:%f[0-9]+]], [[F3:%f[0-9]+]], [[F4:%f[0-9]+]]}, [extract_param_0];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F3]];
; CHECK-NEXT: ret;
define float @extract(<4 x float> %v) {
  %r = extractelement <4 x float> %v, i32 2
  ret float %r
}
; CHECK-LABEL: extract_variable(
; CHECK: ld.param.v2.u32 {[[R1:%r[0-9]+]], [[R2:%r[0-9]+]]}, [extract_variable_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [extract_variable_param_1];
; CHECK-NEXT: cvt.u32.u64 [[R3:%r[0-9]+]], [[RD1]];
; CHECK-NEXT: setp.eq.b32 [[P1:%p[0-9]+]], [[R3]], 1;
; CHECK-NEXT: selp.b32 [[R4:%r[0-9]+]], [[R2]], [[R1]], [[P1]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @extract_variable(<2 x i32> %v, i64 %i) {
  %r = extractelement <2 x i32> %v, i64 %i
  ret i32 %r
}
; CHECK-LABEL: extract_half(
; CHECK: ld.param.b32 [[HH1:%hh[0-9]+]], [extract_half_param_0];
; CHECK-NEXT: mov.b32 {[[H1:%h[0-9]+]], [[H2:%h[0-9]+]]}, [[HH1]];
; CHECK-NEXT: st.param.b16 [func_retval0], [[H2]];
; CHECK-NEXT: ret;
define half @extract_half(<2 x half> %v) {
  %r = extractelement <2 x half> %v, i32 1
  ret half %r
}
; CHECK-LABEL: extract_byte(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [extract_byte_param_0];
; CHECK-NEXT: bfe.u32 [[R2:%r[0-9]+]], [[R1]], 24, 8;
; CHECK-NEXT: cvt.u16.u32 [[RS1:%rs[0-9]+]], [[R2]];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 255;
; CHECK-NEXT: cvt.u32.u16 [[R3:%r[0-9]+]], [[RS2]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i8 @extract_byte(<4 x i8> %v) {
  %r = extractelement <4 x i8> %v, i32 3
  ret i8 %r
}
; CHECK-LABEL: insert(
; CHECK: ld.param.v2.u32 {[[R1:%r[0-9]+]], [[R2:%r[0-9]+]]}, [insert_param_0];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [insert_param_1];
; CHECK-NEXT: st.param.v2.u32 [func_retval0], {[[R1]], [[R3]]};
; CHECK-NEXT: ret;
define <2 x i32> @insert(<2 x i32> %v, i32 %x) {
  %r = insertelement <2 x i32> %v, i32 %x, i32 1
  ret <2 x i32> %r
}
; CHECK-LABEL: insert_variable(
; CHECK: ld.param.v2.u32 {[[R1:%r[0-9]+]], [[R2:%r[0-9]+]]}, [insert_variable_param_0];
; CHECK-NEXT: ld.param.u32 [[R3:%r[0-9]+]], [insert_variable_param_1];
; CHECK-NEXT: ld.param.u32 [[R4:%r[0-9]+]], [insert_variable_param_2];
; CHECK-NEXT: setp.eq.b32 [[P1:%p[0-9]+]], [[R4]], 0;
; CHECK-NEXT: selp.b32 [[R5:%r[0-9]+]], [[R3]], [[R1]], [[P1]];
; CHECK-NEXT: setp.eq.b32 [[P2:%p[0-9]+]], [[R4]], 1;
; CHECK-NEXT: selp.b32 [[R6:%r[0-9]+]], [[R3]], [[R2]], [[P2]];
; CHECK-NEXT: st.param.v2.u32 [func_retval0], {[[R5]], [[R6]]};
; CHECK-NEXT: ret;
define <2 x i32> @insert_variable(<2 x i32> %v, i32 %x, i32 %i) {
  %r = insertelement <2 x i32> %v, i32 %x, i32 %i
  ret <2 x i32> %r
}
; CHECK-LABEL: insert_half(
; CHECK: ld.param.b32 [[HH1:%hh[0-9]+]], [insert_half_param_0];
; CHECK-NEXT: ld.param.b16 [[H1:%h[0-9]+]], [insert_half_param_1];
; CHECK-NEXT: mov.b32 {[[H2:%h[0-9]+]], [[H3:%h[0-9]+]]}, [[HH1]];
; CHECK-NEXT: mov.b32 [[HH2:%hh[0-9]+]], {[[H1]], [[H3]]};
; CHECK-NEXT: st.param.b32 [func_retval0], [[HH2]];
; CHECK-NEXT: ret;
define <2 x half> @insert_half(<2 x half> %v, half %x) {
  %r = insertelement <2 x half> %v, half %x, i32 0
  ret <2 x half> %r
}
; CHECK-LABEL: odd_lane_is_alone(
; CHECK: ld.param.b32 [[HH1:%hh[0-9]+]], [odd_lane_is_alone_param_0];
; CHECK-NEXT: ld.param.b16 [[H1:%h[0-9]+]], [odd_lane_is_alone_param_0+4];
; CHECK-NEXT: ld.param.b16 [[H2:%h[0-9]+]], [odd_lane_is_alone_param_1];
; CHECK-NEXT: st.param.b32 [func_retval0], [[HH1]];
; CHECK-NEXT: st.param.b16 [func_retval0+4], [[H2]];
; CHECK-NEXT: ret;
define <3 x half> @odd_lane_is_alone(<3 x half> %v, half %x) {
  %r = insertelement <3 x half> %v, half %x, i32 2
  ret <3 x half> %r
}
; CHECK-LABEL: shuffle(
; CHECK: ld.param.v2.u64 {[[RD1:%rd[0-9]+]], [[RD2:%rd[0-9]+]]}, [shuffle_param_0];
; CHECK-NEXT: ld.param.v2.u64 {[[RD3:%rd[0-9]+]], [[RD4:%rd[0-9]+]]}, [shuffle_param_1];
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {[[RD4]], [[RD1]]};
; CHECK-NEXT: ret;
define <2 x i64> @shuffle(<2 x i64> %a, <2 x i64> %b) {
  %r = shufflevector <2 x i64> %a, <2 x i64> %b, <2 x i32> <i32 3, i32 0>
  ret <2 x i64> %r
}
