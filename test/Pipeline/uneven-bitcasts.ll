; InstCombine would lose the insertelement: it divides 3 by 2 and takes element 2 of
; the result for one that the other element of the operand makes up.

; RUN: nvvmc opt %s --opt=3 -o - | FileCheck %s

; CHECK-LABEL: define {{.*}} @wider(
; CHECK: lshr i24 %x, 8
; CHECK-LABEL: define {{.*}} @narrower(
; CHECK: zext i16 %x to
; CHECK-LABEL: define {{.*}} @even(
; CHECK: bitcast <2 x i32> %v to <4 x i16>

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i16 @wider(<2 x i24> %v, i24 %x) {
  %a = insertelement <2 x i24> %v, i24 %x, i32 1
  %b = bitcast <2 x i24> %a to <3 x i16>
  %c = extractelement <3 x i16> %b, i32 2
  ret i16 %c
}

define i24 @narrower(<3 x i16> %v, i16 %x) {
  %a = insertelement <3 x i16> %v, i16 %x, i32 1
  %b = bitcast <3 x i16> %a to <2 x i24>
  %c = extractelement <2 x i24> %b, i32 0
  ret i24 %c
}

define <4 x i16> @even(<2 x i32> %v) {
  %b = bitcast <2 x i32> %v to <4 x i16>
  ret <4 x i16> %b
}

; An element that is poison leaves those alone that it has no part in.
; CHECK-LABEL: define {{.*}} @partial(
; CHECK: lshr i24 %x, 8
define i16 @partial(i24 %x) {
  %a = insertelement <2 x i24> poison, i24 %x, i32 1
  %b = bitcast <2 x i24> %a to <3 x i16>
  %c = extractelement <3 x i16> %b, i32 2
  ret i16 %c
}
