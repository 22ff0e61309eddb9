; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_80 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; Remainders by constants: by powers of two from the quotient, unless that may overflow or
; the inverse is a denormal.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define float @f32_0(float %a) {
  %r = frem float %a, 1.0
  ret float %r
}
define float @f32_1(float %a) {
  %r = frem float %a, -1.0
  ret float %r
}
define float @f32_2(float %a) {
  %r = frem float %a, 32.0
  ret float %r
}
define float @f32_3(float %a) {
  %r = frem float %a, -8.0
  ret float %r
}
define float @f32_4(float %a) {
  %r = frem float %a, 3.0
  ret float %r
}
define float @f32_5(float %a) {
  %r = frem float %a, 0.5
  ret float %r
}
define float @f32_6(float %a) {
  %r = frem float %a, 0.0
  ret float %r
}
define float @f32_7(float %a) {
  %r = frem float %a, 0x47D0000000000000
  ret float %r
}
define float @f32_8(float %a) {
  %r = frem float %a, 0x47E0000000000000
  ret float %r
}
define float @f32_9(float %a) {
  %r = frem float %a, 0x7FF0000000000000
  ret float %r
}
define double @f64_0(double %a) {
  %r = frem double %a, 1.0
  ret double %r
}
define double @f64_1(double %a) {
  %r = frem double %a, 32.0
  ret double %r
}
define double @f64_2(double %a) {
  %r = frem double %a, -8.0
  ret double %r
}
define double @f64_3(double %a) {
  %r = frem double %a, 3.0
  ret double %r
}
define double @f64_4(double %a) {
  %r = frem double %a, 0.5
  ret double %r
}
define double @f64_5(double %a) {
  %r = frem double %a, 0.0
  ret double %r
}
define double @f64_6(double %a) {
  %r = frem double %a, 0x7FD0000000000000
  ret double %r
}
define double @f64_7(double %a) {
  %r = frem double %a, 0x7FE0000000000000
  ret double %r
}
define double @f64_8(double %a) {
  %r = frem double %a, 0x7FF0000000000000
  ret double %r
}
define half @f16_0(half %a) {
  %r = frem half %a, 1.0
  ret half %r
}
define half @f16_1(half %a) {
  %r = frem half %a, 8.0
  ret half %r
}
define half @f16_2(half %a) {
  %r = frem half %a, -2.0
  ret half %r
}
define half @f16_3(half %a) {
  %r = frem half %a, 0.25
  ret half %r
}
define half @f16_4(half %a) {
  %r = frem half %a, 0xH7800
  ret half %r
}
define bfloat @bf16_0(bfloat %a) {
  %r = frem bfloat %a, 1.0
  ret bfloat %r
}
define bfloat @bf16_1(bfloat %a) {
  %r = frem bfloat %a, 8.0
  ret bfloat %r
}
define bfloat @bf16_2(bfloat %a) {
  %r = frem bfloat %a, 0.25
  ret bfloat %r
}
define <2 x float> @v2f32(<2 x float> %a) {
  %r = frem <2 x float> %a, <float 4.0, float 5.0>
  ret <2 x float> %r
}
