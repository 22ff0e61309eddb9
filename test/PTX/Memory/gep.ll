; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Address arithmetic: the multiplication widens a 32-bit index.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: index32(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [index32_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [index32_param_1];
; CHECK-NEXT: mul.wide.s32 [[RD2:%rd[0-9]+]], [[R1]], 8;
; CHECK-NEXT: add.s64 [[RD3:%rd[0-9]+]], [[RD1]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define ptr @index32(ptr %p, i32 %i) {
  %w = sext i32 %i to i64
  %r = getelementptr double, ptr %p, i64 %w
  ret ptr %r
}
; CHECK-LABEL: unsigned_index32(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [unsigned_index32_param_0];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [unsigned_index32_param_1];
; CHECK-NEXT: mul.wide.u32 [[RD2:%rd[0-9]+]], [[R1]], 12;
; CHECK-NEXT: add.s64 [[RD3:%rd[0-9]+]], [[RD1]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define ptr @unsigned_index32(ptr %p, i32 %i) {
  %w = zext i32 %i to i64
  %r = getelementptr [12 x i8], ptr %p, i64 %w
  ret ptr %r
}
; CHECK-LABEL: index64(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [index64_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [index64_param_1];
; CHECK-NEXT: shl.b64 [[RD3:%rd[0-9]+]], [[RD2]], 2;
; CHECK-NEXT: add.s64 [[RD4:%rd[0-9]+]], [[RD1]], [[RD3]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD4]];
; CHECK-NEXT: ret;
define ptr @index64(ptr %p, i64 %i) {
  %r = getelementptr i32, ptr %p, i64 %i
  ret ptr %r
}
; CHECK-LABEL: bytes(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [bytes_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [bytes_param_1];
; CHECK-NEXT: add.s64 [[RD3:%rd[0-9]+]], [[RD1]], [[RD2]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD3]];
; CHECK-NEXT: ret;
define ptr @bytes(ptr %p, i64 %i) {
  %r = getelementptr i8, ptr %p, i64 %i
  ret ptr %r
}
; CHECK-LABEL: odd_stride(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [odd_stride_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [odd_stride_param_1];
; CHECK-NEXT: mul.lo.s64 [[RD3:%rd[0-9]+]], [[RD2]], 12;
; CHECK-NEXT: add.s64 [[RD4:%rd[0-9]+]], [[RD1]], [[RD3]];
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD4]];
; CHECK-NEXT: ret;
define ptr @odd_stride(ptr %p, i64 %i) {
  %r = getelementptr [12 x i8], ptr %p, i64 %i
  ret ptr %r
}
; CHECK-LABEL: two_indices(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [two_indices_param_0];
; CHECK-NEXT: ld.param.u64 [[RD2:%rd[0-9]+]], [two_indices_param_1];
; CHECK-NEXT: ld.param.u32 [[R1:%r[0-9]+]], [two_indices_param_2];
; CHECK-NEXT: shl.b64 [[RD3:%rd[0-9]+]], [[RD2]], 4;
; CHECK-NEXT: add.s64 [[RD4:%rd[0-9]+]], [[RD1]], [[RD3]];
; CHECK-NEXT: mul.wide.s32 [[RD5:%rd[0-9]+]], [[R1]], 2;
; CHECK-NEXT: add.s64 [[RD6:%rd[0-9]+]], [[RD4]], [[RD5]];
; CHECK-NEXT: add.s64 [[RD7:%rd[0-9]+]], [[RD6]], 8;
; CHECK-NEXT: st.param.u64 [func_retval0], [[RD7]];
; CHECK-NEXT: ret;
define ptr @two_indices(ptr %p, i64 %i, i32 %j) {
  %r = getelementptr { i64, [4 x i16] }, ptr %p, i64 %i, i32 1, i32 %j
  ret ptr %r
}
; CHECK-LABEL: lanes(
; CHECK: ld.param.u64 [[RD1:%rd[0-9]+]], [lanes_param_0];
; CHECK-NEXT: ld.param.v2.u64 {[[RD2:%rd[0-9]+]], [[RD3:%rd[0-9]+]]}, [lanes_param_1];
; CHECK-NEXT: shl.b64 [[RD4:%rd[0-9]+]], [[RD2]], 2;
; CHECK-NEXT: add.s64 [[RD5:%rd[0-9]+]], [[RD1]], [[RD4]];
; CHECK-NEXT: shl.b64 [[RD6:%rd[0-9]+]], [[RD3]], 2;
; CHECK-NEXT: add.s64 [[RD7:%rd[0-9]+]], [[RD1]], [[RD6]];
; CHECK-NEXT: st.param.v2.u64 [func_retval0], {[[RD5]], [[RD7]]};
; CHECK-NEXT: ret;
define <2 x ptr> @lanes(ptr %p, <2 x i64> %i) {
  %r = getelementptr i32, ptr %p, <2 x i64> %i
  ret <2 x ptr> %r
}
