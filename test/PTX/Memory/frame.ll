; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Local variables are in the depot. Those that are only loaded and stored are
; addressed there; the others have a generic address.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: only_accessed(
; CHECK: .local .align 4 .b8 __local_depot0[16];
; CHECK: mov.u64 %SPL, __local_depot0;
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [only_accessed_param_0];
; CHECK-NEXT: st.local.u32 [%SPL+8], [[R1]];
; CHECK-NEXT: ld.local.u32 [[R2:%r[0-9]+]], [%SPL+8];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R2]];
; CHECK-NEXT: ret;
define i32 @only_accessed(i32 %v) {
  %a = alloca [4 x i32]
  %p = getelementptr [4 x i32], ptr %a, i64 0, i64 2
  store i32 %v, ptr %p
  %r = load i32, ptr %p
  ret i32 %r
}
declare void @use(ptr)
; CHECK-LABEL: escapes(
; CHECK: .local .align 16 .b8 __local_depot2[24];
; CHECK: mov.u64 %SPL, __local_depot2;
; CHECK-NEXT: cvta.local.u64 %SP, %SPL;
; CHECK-NEXT: add.u64 [[RD1:%rd[0-9]+]], %SP, 16;
; CHECK-NEXT: { // callseq 0
; CHECK-NEXT: .param .b64 param0;
; CHECK-NEXT: st.param.u64 [param0], [[RD1]];
; CHECK-NEXT: call.uni use, (param0);
; CHECK-NEXT: } // callseq 0
; CHECK-NEXT: ret;
define void @escapes() {
  %x = alloca i8
  %a = alloca i64, align 16
  call void @use(ptr %a)
  ret void
}
; CHECK-LABEL: local_space(
; CHECK: .local .align 4 .b8 __local_depot3[4];
; CHECK: mov.u64 %SPL, __local_depot3;
; CHECK-NEXT: st.local.u32 [%SPL], 1;
; CHECK-NEXT: ret;
define void @local_space() {
  %a = alloca i32, addrspace(5)
  store i32 1, ptr addrspace(5) %a
  ret void
}
; CHECK-LABEL: dynamic(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [dynamic_param_0];
; CHECK-NEXT: cvt.u64.u32 [[RD1:%rd[0-9]+]], [[R1]];
; CHECK-NEXT: mul.lo.u64 [[RD2:%rd[0-9]+]], [[RD1]], 2;
; CHECK-NEXT: alloca.u64 [[RD3:%rd[0-9]+]], [[RD2]], 8;
; CHECK-NEXT: cvta.local.u64 [[RD4:%rd[0-9]+]], [[RD3]];
; CHECK-NEXT: st.u16 [[[RD4]]], 1;
; CHECK-NEXT: ret;
define void @dynamic(i32 %n) {
  %a = alloca i16, i32 %n, align 8
  store i16 1, ptr %a
  ret void
}
