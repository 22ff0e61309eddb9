; Checks written by scripts/update-goldens.py
; RUN: nvvmc compile %s --arch=sm_100a -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc compile %s --arch=sm_100a -o %t.ptx && %ptxas -arch=sm_100a -c %t.ptx -o /dev/null %}
;
; Reductions and votes.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: redux_0(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [redux_0_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [redux_0_param_1];
; CHECK-NEXT: redux.sync.add.u32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @redux_0(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.redux.sync(i32 0, i32 %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: redux_1(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [redux_1_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [redux_1_param_1];
; CHECK-NEXT: redux.sync.add.s32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @redux_1(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.redux.sync(i32 1, i32 %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: redux_2(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [redux_2_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [redux_2_param_1];
; CHECK-NEXT: redux.sync.min.u32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @redux_2(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.redux.sync(i32 2, i32 %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: redux_3(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [redux_3_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [redux_3_param_1];
; CHECK-NEXT: redux.sync.min.s32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @redux_3(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.redux.sync(i32 3, i32 %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: redux_4(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [redux_4_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [redux_4_param_1];
; CHECK-NEXT: redux.sync.max.u32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @redux_4(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.redux.sync(i32 4, i32 %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: redux_5(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [redux_5_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [redux_5_param_1];
; CHECK-NEXT: redux.sync.max.s32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @redux_5(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.redux.sync(i32 5, i32 %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: redux_6(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [redux_6_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [redux_6_param_1];
; CHECK-NEXT: redux.sync.and.b32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @redux_6(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.redux.sync(i32 6, i32 %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: redux_7(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [redux_7_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [redux_7_param_1];
; CHECK-NEXT: redux.sync.and.b32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @redux_7(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.redux.sync(i32 7, i32 %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: redux_8(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [redux_8_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [redux_8_param_1];
; CHECK-NEXT: redux.sync.or.b32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @redux_8(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.redux.sync(i32 8, i32 %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: redux_9(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [redux_9_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [redux_9_param_1];
; CHECK-NEXT: redux.sync.or.b32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @redux_9(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.redux.sync(i32 9, i32 %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: redux_10(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [redux_10_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [redux_10_param_1];
; CHECK-NEXT: redux.sync.xor.b32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @redux_10(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.redux.sync(i32 10, i32 %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: redux_11(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [redux_11_param_0];
; CHECK-NEXT: ld.param.u32 [[R2:%r[0-9]+]], [redux_11_param_1];
; CHECK-NEXT: redux.sync.xor.b32 [[R3:%r[0-9]+]], [[R1]], [[R2]];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R3]];
; CHECK-NEXT: ret;
define i32 @redux_11(i32 %x1, i32 %x2) {
  %r = call i32 @llvm.nvvm.redux.sync(i32 11, i32 %x1, i32 %x2)
  ret i32 %r
}
; CHECK-LABEL: vote_all(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [vote_all_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b32 %lanes;
; CHECK-NEXT: activemask.b32 %lanes;
; CHECK-NEXT: vote.sync.all.pred [[P2:%p[0-9]+]], [[P1]], %lanes;
; CHECK-NEXT: }
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P2]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define zeroext i1 @vote_all(i1 zeroext %x1) {
  %r = call i1 @llvm.nvvm.vote.only(i32 0, i1 %x1)
  ret i1 %r
}
; CHECK-LABEL: vote_any(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [vote_any_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b32 %lanes;
; CHECK-NEXT: activemask.b32 %lanes;
; CHECK-NEXT: vote.sync.any.pred [[P2:%p[0-9]+]], [[P1]], %lanes;
; CHECK-NEXT: }
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P2]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define zeroext i1 @vote_any(i1 zeroext %x1) {
  %r = call i1 @llvm.nvvm.vote.only(i32 1, i1 %x1)
  ret i1 %r
}
; CHECK-LABEL: vote_uni(
; CHECK: ld.param.u8 [[RS1:%rs[0-9]+]], [vote_uni_param_0];
; CHECK-NEXT: and.b16 [[RS2:%rs[0-9]+]], [[RS1]], 1;
; CHECK-NEXT: setp.ne.b16 [[P1:%p[0-9]+]], [[RS2]], 0;
; CHECK-NEXT: {
; CHECK-NEXT: .reg .b32 %lanes;
; CHECK-NEXT: activemask.b32 %lanes;
; CHECK-NEXT: vote.sync.uni.pred [[P2:%p[0-9]+]], [[P1]], %lanes;
; CHECK-NEXT: }
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P2]];
; CHECK-NEXT: st.param.b32 [func_retval0], [[R1]];
; CHECK-NEXT: ret;
define zeroext i1 @vote_uni(i1 zeroext %x1) {
  %r = call i1 @llvm.nvvm.vote.only(i32 2, i1 %x1)
  ret i1 %r
}

declare i32 @llvm.nvvm.redux.sync(i32, i32, i32)
declare i1 @llvm.nvvm.vote.only(i32, i1)

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
