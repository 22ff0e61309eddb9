; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Extracting and inserting members of structures and arrays costs nothing.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: extract(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [extract_param_0];
; CHECK-NEXT: ld.param.f32 [[F1:%f[0-9]+]], [extract_param_0+4];
; CHECK-NEXT: ld.param.f32 [[F2:%f[0-9]+]], [extract_param_0+8];
; CHECK-NEXT: st.param.f32 [func_retval0], [[F2]];
; CHECK-NEXT: ret;
define float @extract({i32, [2 x float]} %v) {
  %r = extractvalue {i32, [2 x float]} %v, 1, 1
  ret float %r
}
; CHECK-LABEL: build(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [build_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [build_param_1];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: st.param.u64 [func_retval0+8], [[RD1]];
; CHECK-NEXT: ret;
define {i32, i64} @build(i32 %a, i64 %b) {
  %x = insertvalue {i32, i64} poison, i32 %a, 0
  %y = insertvalue {i32, i64} %x, i64 %b, 1
  ret {i32, i64} %y
}
; CHECK-LABEL: replace(
; CHECK: ld.param.u32 [[R1:%r[0-9]+]], [replace_param_0];
; CHECK-NEXT: ld.param.u64 [[RD1:%rd[0-9]+]], [replace_param_0+8];
; CHECK-NEXT: ld.param.u16 [[RS1:%rs[0-9]+]], [replace_param_0+16];
; CHECK-NEXT: ld.param.u16 [[RS2:%rs[0-9]+]], [replace_param_1];
; CHECK-NEXT: st.param.u32 [func_retval0], [[R1]];
; CHECK-NEXT: st.param.u64 [func_retval0+8], [[RD1]];
; CHECK-NEXT: st.param.u16 [func_retval0+16], [[RS2]];
; CHECK-NEXT: ret;
define {i32, {i64, i16}} @replace({i32, {i64, i16}} %v, i16 %x) {
  %r = insertvalue {i32, {i64, i16}} %v, i16 %x, 1, 1
  ret {i32, {i64, i16}} %r
}
; CHECK-LABEL: constant(
; CHECK: st.param.u32 [func_retval0], 3;
; CHECK-NEXT: st.param.u32 [func_retval0+4], 4;
; CHECK-NEXT: ret;
define [2 x i32] @constant() {
  ret [2 x i32] [i32 3, i32 4]
}
