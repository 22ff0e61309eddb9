; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; The values of constant expressions that name no global.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
define <2 x i64> @one_offset_each() {
  ret <2 x i64> ptrtoint (<2 x ptr> getelementptr (i8, <2 x ptr> zeroinitializer, <2 x i64> <i64 1, i64 2>) to <2 x i64>)
}
define <2 x i64> @ref_one_offset_each() {
  ret <2 x i64> <i64 1, i64 2>
}
define <2 x i64> @one_base() {
  ret <2 x i64> ptrtoint (<2 x ptr> getelementptr (i16, ptr null, <2 x i64> <i64 1, i64 2>) to <2 x i64>)
}
define <2 x i64> @ref_one_base() {
  ret <2 x i64> <i64 2, i64 4>
}
define <2 x i64> @two_indices() {
  ret <2 x i64> ptrtoint (<2 x ptr> getelementptr ([4 x i32], <2 x ptr> zeroinitializer, <2 x i64> <i64 1, i64 2>, <2 x i64> <i64 1, i64 -3>) to <2 x i64>)
}
define <2 x i64> @ref_two_indices() {
  ret <2 x i64> <i64 20, i64 20>
}
define <2 x i64> @nested() {
  ret <2 x i64> ptrtoint (<2 x ptr> getelementptr (i8, <2 x ptr> getelementptr (i8, <2 x ptr> zeroinitializer, <2 x i64> <i64 1, i64 2>), <2 x i64> <i64 10, i64 -20>) to <2 x i64>)
}
define <2 x i64> @ref_nested() {
  ret <2 x i64> <i64 11, i64 -18>
}
define <2 x i64> @as_an_operand(<2 x i64> %a) {
  %p = ptrtoint <2 x ptr> getelementptr (i8, <2 x ptr> zeroinitializer, <2 x i64> <i64 1, i64 2>) to <2 x i64>
  %r = add <2 x i64> %p, %a
  ret <2 x i64> %r
}
define <2 x i64> @ref_as_an_operand(<2 x i64> %a) {
  %r = add <2 x i64> <i64 1, i64 2>, %a
  ret <2 x i64> %r
}
define i64 @on_an_edge(i1 %c) {
  br i1 %c, label %x, label %y
x:
  br label %y
y:
  %p = phi <2 x ptr> [ getelementptr (i8, <2 x ptr> zeroinitializer, <2 x i64> <i64 1, i64 2>), %0 ], [ zeroinitializer, %x ]
  %e = extractelement <2 x ptr> %p, i32 1
  %r = ptrtoint ptr %e to i64
  ret i64 %r
}
define i64 @ref_on_an_edge(i1 %c) {
  %r = select i1 %c, i64 0, i64 2
  ret i64 %r
}
