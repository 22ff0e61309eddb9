; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; The accuracy of a division: correctly rounded, within 2 ulp (arcp or !fpmath),
; or through the approximate reciprocal (afn).
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: exact(
; CHECK: div.rn.f32 [[F3:%f[0-9]+]], %f1, %f2;
define float @exact(float %a, float %b) {
  %r = fdiv float %a, %b
  ret float %r
}
; CHECK-LABEL: two_bits(
; CHECK: div.full.f32 [[F3:%f[0-9]+]], %f1, %f2;
define float @two_bits(float %a, float %b) {
  %r = fdiv float %a, %b, !fpmath !0
  ret float %r
}
; CHECK-LABEL: one_bit_is_exact(
; CHECK: div.rn.f32 [[F3:%f[0-9]+]], %f1, %f2;
define float @one_bit_is_exact(float %a, float %b) {
  %r = fdiv float %a, %b, !fpmath !1
  ret float %r
}
; CHECK-LABEL: reciprocal_allowed(
; CHECK: div.full.f32 [[F3:%f[0-9]+]], %f1, %f2;
define float @reciprocal_allowed(float %a, float %b) {
  %r = fdiv arcp float %a, %b
  ret float %r
}
; CHECK-LABEL: approximate(
; CHECK: div.approx.f32 [[F3:%f[0-9]+]], %f1, %f2;
define float @approximate(float %a, float %b) {
  %r = fdiv afn float %a, %b
  ret float %r
}
; CHECK-LABEL: reciprocal(
; CHECK: rcp.rn.f32 [[F2:%f[0-9]+]], %f1;
define float @reciprocal(float %b) {
  %r = fdiv float 1.0, %b
  ret float %r
}
; CHECK-LABEL: approximate_reciprocal(
; CHECK: rcp.approx.f32 [[F2:%f[0-9]+]], %f1;
define float @approximate_reciprocal(float %b) {
  %r = fdiv afn float 1.0, %b
  ret float %r
}
; CHECK-LABEL: double(
; CHECK: div.rn.f64 [[FD3:%fd[0-9]+]], %fd1, %fd2;
; CHECK-NEXT: rcp.rn.f64 [[FD4:%fd[0-9]+]], [[FD3]];
define double @double(double %a, double %b) {
  %q = fdiv double %a, %b
  %r = fdiv double 1.0, %q
  ret double %r
}
; CHECK-LABEL: half(
; CHECK: cvt.f32.f16 [[F1:%f[0-9]+]], %h1;
; CHECK-NEXT: cvt.f32.f16 [[F2:%f[0-9]+]], %h2;
; CHECK-NEXT: div.rn.f32 [[F3:%f[0-9]+]], [[F1]], [[F2]];
; CHECK-NEXT: cvt.rn.f16.f32 [[H3:%h[0-9]+]], [[F3]];
define half @half(half %a, half %b) {
  %r = fdiv half %a, %b
  ret half %r
}
!0 = !{float 2.5}
!1 = !{float 1.0}

; The reciprocal of a square root: one instruction if both may be approximate and
; nothing else uses the root.
; CHECK-LABEL: reciprocal_root(
; CHECK: rsqrt.approx.f32 [[R:%f[0-9]+]], %f1;
; CHECK-NOT: sqrt
; CHECK: ret;
define float @reciprocal_root(float %a) {
  %s = call afn float @llvm.sqrt.f32(float %a)
  %r = fdiv afn float 1.0, %s
  ret float %r
}
; CHECK-LABEL: exact_root(
; CHECK: sqrt.rn.f32
; CHECK: rcp.approx.f32
define float @exact_root(float %a) {
  %s = call float @llvm.sqrt.f32(float %a)
  %r = fdiv afn float 1.0, %s
  ret float %r
}
; CHECK-LABEL: exact_reciprocal(
; CHECK: sqrt.approx.f32
; CHECK: rcp.rn.f32
define float @exact_reciprocal(float %a) {
  %s = call afn float @llvm.sqrt.f32(float %a)
  %r = fdiv float 1.0, %s
  ret float %r
}
; CHECK-LABEL: root_used_twice(
; CHECK: sqrt.approx.f32
; CHECK: rcp.approx.f32
define float @root_used_twice(float %a) {
  %s = call afn float @llvm.sqrt.f32(float %a)
  %q = fdiv afn float 1.0, %s
  %r = fadd float %q, %s
  ret float %r
}
; CHECK-LABEL: other_numerator(
; CHECK: sqrt.approx.f32
; CHECK: div.approx.f32
define float @other_numerator(float %a) {
  %s = call afn float @llvm.sqrt.f32(float %a)
  %r = fdiv afn float 2.0, %s
  ret float %r
}
; CHECK-LABEL: flushed_root(
; CHECK: rsqrt.approx.ftz.f32
define float @flushed_root(float %a) "denormal-fp-math-f32"="preserve-sign" {
  %s = call afn float @llvm.sqrt.f32(float %a)
  %r = fdiv afn float 1.0, %s
  ret float %r
}
; A root that is asked for as sqrt.approx may be approximate in any case.
; CHECK-LABEL: explicit_root(
; CHECK: rsqrt.approx.f32 [[R:%f[0-9]+]], %f1;
; CHECK-NOT: sqrt
; CHECK: ret;
define float @explicit_root(float %a) {
  %s = call float @llvm.nvvm.sqrt.approx.f(float %a)
  %r = fdiv float 1.0, %s
  ret float %r
}
; CHECK-LABEL: explicit_flushed_root(
; CHECK: rsqrt.approx.ftz.f32
define float @explicit_flushed_root(float %a) {
  %s = call float @llvm.nvvm.sqrt.approx.ftz.f(float %a)
  %r = fdiv float 1.0, %s
  ret float %r
}
; CHECK-LABEL: inaccurate_root(
; CHECK: rsqrt.approx.f32
define float @inaccurate_root(float %a) {
  %s = call float @llvm.sqrt.f32(float %a), !fpmath !0
  %r = fdiv float 1.0, %s, !fpmath !0
  ret float %r
}
; CHECK-LABEL: accurate_reciprocal(
; CHECK: sqrt.approx.f32
; CHECK: rcp.rn.f32
define float @accurate_reciprocal(float %a) {
  %s = call float @llvm.sqrt.f32(float %a), !fpmath !0
  %r = fdiv float 1.0, %s, !fpmath !1
  ret float %r
}
; CHECK-LABEL: rounded_root(
; CHECK: sqrt.rn.f32
; CHECK: rcp.rn.f32
define float @rounded_root(float %a) {
  %s = call float @llvm.nvvm.sqrt.rn.f(float %a)
  %r = fdiv float 1.0, %s
  ret float %r
}
declare float @llvm.sqrt.f32(float)
declare float @llvm.nvvm.sqrt.approx.f(float)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float)
declare float @llvm.nvvm.sqrt.rn.f(float)
