; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; The parameter protocol of calls: direct, indirect, by value, aggregates.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

%big = type { i64, i32 }
declare i32 @scalar(i8 signext, i16 zeroext, i32, i64, float, double, ptr, i1 zeroext)
declare %big @aggregate(%big, <4 x float>, [3 x i8])
declare void @takes(ptr byval(%big) align 8)
declare void @nothing()
declare half @halves(half, bfloat, <2 x half>)

; CHECK-LABEL: direct(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [direct_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [direct_param_1];
; CHECK-NEXT: { // callseq 0
; CHECK-NEXT: .param .b32 param0;
; CHECK-NEXT: cvt.s16.s8 [[RS2:%rs[0-9]+]], [[RS1]];
; CHECK-NEXT: cvt.s32.s16 [[R1:%r[0-9]+]], [[RS2]];
; CHECK-NEXT: st.param.b32 [param0], [[R1]];
; CHECK-NEXT: .param .b32 param1;
; CHECK-NEXT: mov.u32 [[R2:%r[0-9]+]], -1;
; CHECK-NEXT: st.param.b32 [param1], [[R2]];
; CHECK-NEXT: .param .b32 param2;
; CHECK-NEXT: st.param.u32 [param2], 1;
; CHECK-NEXT: .param .b64 param3;
; CHECK-NEXT: st.param.u64 [param3], 2;
; CHECK-NEXT: .param .b32 param4;
; CHECK-NEXT: st.param.f32 [param4], 0f3F800000;
; CHECK-NEXT: .param .b64 param5;
; CHECK-NEXT: st.param.f64 [param5], 0d4000000000000000;
; CHECK-NEXT: .param .b64 param6;
; CHECK-NEXT: st.param.u64 [param6], [[RD1]];
; CHECK-NEXT: .param .b32 param7;
; CHECK-NEXT: mov.pred [[P1:%p[0-9]+]], -1;
; CHECK-NEXT: selp.u32 [[R3:%r[0-9]+]], 1, 0, [[P1]];
; CHECK-NEXT: st.param.b32 [param7], [[R3]];
; CHECK-NEXT: .param .b32 retval0;
; CHECK-NEXT: call.uni (retval0), scalar, (param0, param1, param2, param3, param4, param5, param6, param7);
; CHECK-NEXT: ld.param.u32 [[R4:%r[0-9]+]], [retval0];
; CHECK-NEXT: } // callseq 0
; CHECK-NEXT: st.param.u32 [func_retval0], [[R4]];
; CHECK-NEXT: ret;
define i32 @direct(i8 %a, ptr %p) {
  %r = call i32 @scalar(i8 signext %a, i16 zeroext 65535, i32 1, i64 2, float 1.0, double 2.0, ptr %p, i1 zeroext true)
  ret i32 %r
}
; CHECK-LABEL: structures(
; CHECK: ld.param.v4.f32 {[[F1:%f[0-9]+]], [[F2:%f[0-9]+]], [[F3:%f[0-9]+]], [[F4:%f[0-9]+]]}, [structures_param_0];
; CHECK-NEXT: { // callseq 0
; CHECK-NEXT: .param .align 8 .b8 param0[16];
; CHECK-NEXT: st.param.u64 [param0], 1;
; CHECK-NEXT: st.param.u32 [param0+8], 2;
; CHECK-NEXT: .param .align 16 .b8 param1[16];
; CHECK-NEXT: st.param.v4.f32 [param1], {[[F1]], [[F2]], [[F3]], [[F4]]};
; CHECK-NEXT: .param .align 1 .b8 param2[3];
; CHECK-NEXT: st.param.u8 [param2], 0;
; CHECK-NEXT: st.param.u8 [param2+1], 0;
; CHECK-NEXT: st.param.u8 [param2+2], 0;
; CHECK-NEXT: .param .align 8 .b8 retval0[16];
; CHECK-NEXT: call.uni (retval0), aggregate, (param0, param1, param2);
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [retval0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [retval0+8];
; CHECK-NEXT: } // callseq 0
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD1]];
; CHECK-NEXT: ret;
define i64 @structures(<4 x float> %v) {
  %r = call %big @aggregate(%big { i64 1, i32 2 }, <4 x float> %v, [3 x i8] zeroinitializer)
  %x = extractvalue %big %r, 0
  ret i64 %x
}
; CHECK-LABEL: by_value(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [by_value_param_0];
; CHECK-NEXT: { // callseq 0
; CHECK-NEXT: .param .align 8 .b8 param0[16];
; CHECK-NEXT: ld.u64 [[RD2:%rd[0-9]+]], [[[RD1]]];
; CHECK-NEXT: st.param.u64 [param0], [[RD2]];
; CHECK-NEXT: ld.u64 [[RD3:%rd[0-9]+]], [[[RD1]]+8];
; CHECK-NEXT: st.param.u64 [param0+8], [[RD3]];
; CHECK-NEXT: call.uni takes, (param0);
; CHECK-NEXT: } // callseq 0
; CHECK-NEXT: ret;
define void @by_value(ptr %p) {
  call void @takes(ptr byval(%big) align 8 %p)
  ret void
}
; CHECK-LABEL: unused_result(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [unused_result_param_0];
; CHECK-NEXT: { // callseq 0
; CHECK-NEXT: call.uni nothing, ();
; CHECK-NEXT: } // callseq 0
; CHECK-NEXT: { // callseq 1
; CHECK-NEXT: .param .b32 param0;
; CHECK-NEXT: mov.u32 [[R1:%r[0-9]+]], 1;
; CHECK-NEXT: st.param.b32 [param0], [[R1]];
; CHECK-NEXT: .param .b64 param1;
; CHECK-NEXT: st.param.u64 [param1], [[RD1]];
; CHECK-NEXT: .param .b32 retval0;
; CHECK-NEXT: call.uni (retval0), direct, (param0, param1);
; CHECK-NEXT: } // callseq 1
; CHECK-NEXT: ret;
define void @unused_result(ptr %p) {
  call void @nothing()
  %r = call i32 @direct(i8 1, ptr %p)
  ret void
}
; CHECK-LABEL: indirect(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [indirect_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [indirect_param_1];
; CHECK-NEXT: { // callseq 0
; CHECK-NEXT: .param .b32 param0;
; CHECK-NEXT: st.param.u32 [param0], [[R1]];
; CHECK-NEXT: .param .b64 param1;
; CHECK-NEXT: st.param.u64 [param1], [[RD1]];
; CHECK-NEXT: .param .b32 retval0;
; CHECK-NEXT: prototype_0 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .b64 _);
; CHECK-NEXT: call (retval0), [[RD1]], (param0, param1), prototype_0;
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [retval0];
; CHECK-NEXT: } // callseq 0
; CHECK-NEXT: st.param.f32 [func_retval0], [[F1]];
; CHECK-NEXT: ret;
define float @indirect(ptr %f, i32 %a) {
  %r = call float %f(i32 %a, ptr %f)
  ret float %r
}
; CHECK-LABEL: half_arguments(
; CHECK: ld.param.b16 [[H1:%h[0-9]+]], [half_arguments_param_0];
; CHECK-NEXT: ld.param.b16 [[H2:%h[0-9]+]], [half_arguments_param_1];
; CHECK-NEXT: ld.param.b32 [[HH1:%hh[0-9]+]], [half_arguments_param_2];
; CHECK-NEXT: { // callseq 0
; CHECK-NEXT: .param .align 2 .b8 param0[2];
; CHECK-NEXT: st.param.b16 [param0], [[H1]];
; CHECK-NEXT: .param .align 2 .b8 param1[2];
; CHECK-NEXT: st.param.b16 [param1], [[H2]];
; CHECK-NEXT: .param .align 4 .b8 param2[4];
; CHECK-NEXT: st.param.b32 [param2], [[HH1]];
; CHECK-NEXT: .param .align 2 .b8 retval0[2];
; CHECK-NEXT: call.uni (retval0), halves, (param0, param1, param2);
; CHECK-NEXT: ld.param.b16 [[H3:%h[0-9]+]], [retval0];
; CHECK-NEXT: } // callseq 0
; CHECK-NEXT: st.param.b16 [func_retval0], [[H3]];
; CHECK-NEXT: ret;
define half @half_arguments(half %h, bfloat %b, <2 x half> %v) {
  %r = call half @halves(half %h, bfloat %b, <2 x half> %v)
  ret half %r
}
