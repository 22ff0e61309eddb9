; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; A product with a single use in a sum becomes an fma if both have the contract
; flag.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: product_plus(
; CHECK: fma.rn.f32 [[F4:%f[0-9]+]], %f1, %f2, %f3;
define float @product_plus(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %r = fadd contract float %m, %c
  ret float %r
}
; CHECK-LABEL: plus_product(
; CHECK: fma.rn.f32 [[F4:%f[0-9]+]], %f1, %f2, %f3;
define float @plus_product(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %r = fadd contract float %c, %m
  ret float %r
}
; CHECK-LABEL: product_minus(
; CHECK: neg.f64 [[FD4:%fd[0-9]+]], %fd3;
; CHECK-NEXT: fma.rn.f64 [[FD5:%fd[0-9]+]], %fd1, %fd2, [[FD4]];
define double @product_minus(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %r = fsub contract double %m, %c
  ret double %r
}
; CHECK-LABEL: minus_product(
; CHECK: neg.f64 [[FD4:%fd[0-9]+]], %fd1;
; CHECK-NEXT: fma.rn.f64 [[FD5:%fd[0-9]+]], [[FD4]], %fd2, %fd3;
define double @minus_product(double %a, double %b, double %c) {
  %m = fmul contract double %a, %b
  %r = fsub contract double %c, %m
  ret double %r
}
; CHECK-LABEL: one_of_two_products(
; CHECK: mul.f32 [[F5:%f[0-9]+]], %f3, %f4;
; CHECK-NEXT: fma.rn.f32 [[F6:%f[0-9]+]], %f1, %f2, [[F5]];
define float @one_of_two_products(float %a, float %b, float %c, float %d) {
  %m = fmul contract float %a, %b
  %n = fmul contract float %c, %d
  %r = fadd contract float %m, %n
  ret float %r
}
; CHECK-LABEL: sum_forbids(
; CHECK: mul.f32 [[F4:%f[0-9]+]], %f1, %f2;
; CHECK-NEXT: add.rn.f32 [[F5:%f[0-9]+]], [[F4]], %f3;
define float @sum_forbids(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %r = fadd float %m, %c
  ret float %r
}
; CHECK-LABEL: product_forbids(
; CHECK: mul.rn.f32 [[F4:%f[0-9]+]], %f1, %f2;
; CHECK-NEXT: add.f32 [[F5:%f[0-9]+]], [[F4]], %f3;
define float @product_forbids(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %r = fadd contract float %m, %c
  ret float %r
}
; CHECK-LABEL: used_twice(
; CHECK: mul.f32 [[F4:%f[0-9]+]], %f1, %f2;
; CHECK-NEXT: add.f32 [[F5:%f[0-9]+]], [[F4]], %f3;
; CHECK-NEXT: div.rn.f32 [[F6:%f[0-9]+]], [[F5]], [[F4]];
define float @used_twice(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fadd contract float %m, %c
  %r = fdiv float %s, %m
  ret float %r
}
; CHECK-LABEL: packed(
; CHECK: fma.rn.f16x2 [[HH4:%hh[0-9]+]], %hh1, %hh2, %hh3;
define <2 x half> @packed(<2 x half> %a, <2 x half> %b, <2 x half> %c) {
  %m = fmul contract <2 x half> %a, %b
  %r = fadd contract <2 x half> %m, %c
  ret <2 x half> %r
}
; CHECK-LABEL: flushed(
; CHECK: fma.rn.ftz.f32 [[F4:%f[0-9]+]], %f1, %f2, %f3;
define float @flushed(float %a, float %b, float %c) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %m = fmul contract float %a, %b
  %r = fadd contract float %m, %c
  ret float %r
}
