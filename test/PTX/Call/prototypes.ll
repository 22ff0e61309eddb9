; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O0 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; An indirect call that does not return: the prototype has .noreturn, as the
; function would, and then no return value.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: nothing(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [nothing_param_0];
; CHECK-NEXT: { // callseq 0
; CHECK-NEXT: .param .b32 param0;
; CHECK-NEXT: st.param.u32 [param0], 1;
; CHECK-NEXT: prototype_0 : .callprototype _ (.param .b32 _) .noreturn;
; CHECK-NEXT: call [[RD1]], (param0), prototype_0;
; CHECK-NEXT: } // callseq 0
; CHECK-NEXT: trap;
; CHECK-NEXT: exit;
define void @nothing(ptr %f) {
  call void %f(i32 1) noreturn
  unreachable
}
; CHECK-LABEL: value(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [value_param_0];
; CHECK-NEXT: { // callseq 0
; CHECK-NEXT: .param .b32 param0;
; CHECK-NEXT: st.param.u32 [param0], 1;
; CHECK-NEXT: .param .b32 retval0;
; CHECK-NEXT: prototype_0 : .callprototype (.param .b32 _) _ (.param .b32 _);
; CHECK-NEXT: call (retval0), [[RD1]], (param0), prototype_0;
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [retval0];
; CHECK-NEXT: } // callseq 0
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @value(ptr %f) {
  %r = call i32 %f(i32 1) noreturn
  ret i32 %r
}
; CHECK-LABEL: variable(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [variable_param_0];
; CHECK-NEXT: { // callseq 0
; CHECK-NEXT: .param .b32 param0;
; CHECK-NEXT: st.param.u32 [param0], 1;
; CHECK-NEXT: .param .align 8 .b8 param1[8];
; CHECK-NEXT: st.param.f64 [param1], 0d4000000000000000;
; CHECK-NEXT: .param .b32 retval0;
; CHECK-NEXT: prototype_0 : .callprototype (.param .b32 _) _ (.param .b32 _, .param .align 8 .b8 _[]);
; CHECK-NEXT: call (retval0), [[RD1]], (param0, param1), prototype_0;
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [retval0];
; CHECK-NEXT: } // callseq 0
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @variable(ptr %f) {
  %r = call i32 (i32, ...) %f(i32 1, double 2.0)
  ret i32 %r
}
; CHECK-LABEL: structures(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [structures_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [structures_param_1];
; CHECK-NEXT: ld.param.f64 [[FD1:%fd[0-9]+]], [structures_param_1+8];
; CHECK-NEXT: { // callseq 0
; CHECK-NEXT: .param .align 8 .b8 param0[16];
; CHECK-NEXT: st.param.u32 [param0], [[R1]];
; CHECK-NEXT: st.param.f64 [param0+8], [[FD1]];
; CHECK-NEXT: .param .align 16 .b8 param1[24];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [structures_param_2];
; CHECK-NEXT: st.param.u64 [param1], [[RD2]];
; CHECK-NEXT: ld.param.u64 [[RD3:%rd[0-9]+]], [structures_param_2+8];
; CHECK-NEXT: st.param.u64 [param1+8], [[RD3]];
; CHECK-NEXT: ld.param.u64 [[RD4:%rd[0-9]+]], [structures_param_2+16];
; CHECK-NEXT: st.param.u64 [param1+16], [[RD4]];
; CHECK-NEXT: .param .align 8 .b8 retval0[16];
; CHECK-NEXT: prototype_0 : .callprototype (.param .align 8 .b8 _[16]) _ (.param .align 8 .b8 _[16], .param .align 16 .b8 _[24]);
; CHECK-NEXT: call (retval0), [[RD1]], (param0, param1), prototype_0;
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [retval0];
; CHECK-NEXT: ld.param.f64 [[FD2:%fd[0-9]+]], [retval0+8];
; CHECK-NEXT: } // callseq 0
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: st.param.f64 [func_retval0+8], [[FD2]];
; CHECK-NEXT: ret;
define {i32, double} @structures(ptr %f, {i32, double} %s, ptr byval([3 x i64]) align 16 %b) {
  %r = call {i32, double} %f({i32, double} %s, ptr byval([3 x i64]) align 16 %b)
  ret {i32, double} %r
}
