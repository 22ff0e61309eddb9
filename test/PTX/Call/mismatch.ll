; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; A function that is called with a type other than its own is called through its
; address: ptxas compares the arguments of direct calls with the declaration.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @takes(i32)
declare void @nothing()
; CHECK-LABEL: wider(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [wider_param_0];
; CHECK-NEXT: mov.u64 [[RD2:%rd[0-9]+]], takes;
; CHECK-NEXT: { // callseq 0
; CHECK-NEXT: .param .b64 param0;
; CHECK-NEXT: st.param.u64 [param0], [[RD1]];
; CHECK-NEXT: .param .b32 retval0;
; CHECK-NEXT: prototype_0 : .callprototype (.param .b32 _) _ (.param .b64 _);
; CHECK-NEXT: call (retval0), [[RD2]], (param0), prototype_0;
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [retval0];
; CHECK-NEXT: } // callseq 0
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
define i32 @wider(i64 %x) {
  %r = call i32 @takes(i64 %x)
  ret i32 %r
}
; CHECK-LABEL: without_result(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [without_result_param_0];
; CHECK-NEXT: mov.u64 [[RD1:%rd[0-9]+]], takes;
; CHECK-NEXT: { // callseq 0
; CHECK-NEXT: .param .b32 param0;
; CHECK-NEXT: st.param.u32 [param0], [[R1]];
; CHECK-NEXT: prototype_0 : .callprototype _ (.param .b32 _);
; CHECK-NEXT: call [[RD1]], (param0), prototype_0;
; CHECK-NEXT: } // callseq 0
define void @without_result(i32 %x) {
  call void @takes(i32 %x)
  ret void
}
; CHECK-LABEL: too_many(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [too_many_param_0];
; CHECK-NEXT: mov.u64 [[RD1:%rd[0-9]+]], nothing;
; CHECK-NEXT: { // callseq 0
; CHECK-NEXT: .param .b32 param0;
; CHECK-NEXT: st.param.u32 [param0], [[R1]];
; CHECK-NEXT: prototype_0 : .callprototype _ (.param .b32 _);
; CHECK-NEXT: call [[RD1]], (param0), prototype_0;
; CHECK-NEXT: } // callseq 0
define void @too_many(i32 %x) {
  call void @nothing(i32 %x)
  ret void
}
; CHECK-LABEL: as_declared(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [as_declared_param_0];
; CHECK-NEXT: { // callseq 0
; CHECK-NEXT: .param .b32 param0;
; CHECK-NEXT: st.param.u32 [param0], [[R1]];
; CHECK-NEXT: .param .b32 retval0;
; CHECK-NEXT: call.uni (retval0), takes, (param0);
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [retval0];
; CHECK-NEXT: } // callseq 0
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
define i32 @as_declared(i32 %x) {
  %r = call i32 @takes(i32 %x)
  ret i32 %r
}
