; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; An approximate remainder is computed from a quotient; an exact one calls a
; function of the module, which halves use through float.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: approximate(
; CHECK: div.approx.f32 [[F3:%f[0-9]+]], %f1, %f2;
; CHECK-NEXT: cvt.rzi.f32.f32 [[F4:%f[0-9]+]], [[F3]];
; CHECK-NEXT: mul.rn.f32 [[F5:%f[0-9]+]], [[F4]], %f2;
; CHECK-NEXT: sub.rn.f32 [[F6:%f[0-9]+]], %f1, [[F5]];
define float @approximate(float %a, float %b) {
  %r = frem afn ninf float %a, %b
  ret float %r
}
; CHECK-LABEL: infinite_divisor(
; CHECK: div.approx.f32 [[F3:%f[0-9]+]], %f1, %f2;
; CHECK-NEXT: cvt.rzi.f32.f32 [[F4:%f[0-9]+]], [[F3]];
; CHECK-NEXT: mul.rn.f32 [[F5:%f[0-9]+]], [[F4]], %f2;
; CHECK-NEXT: sub.rn.f32 [[F6:%f[0-9]+]], %f1, [[F5]];
; CHECK-NEXT: abs.f32 [[F7:%f[0-9]+]], %f2;
; CHECK-NEXT: setp.eq.f32 [[P1:%p[0-9]+]], [[F7]], 0f7F800000;
; CHECK-NEXT: selp.f32 [[F8:%f[0-9]+]], %f1, [[F6]], [[P1]];
define float @infinite_divisor(float %a, float %b) {
  %r = frem afn float %a, %b
  ret float %r
}
; CHECK-LABEL: exact(
; CHECK: { // callseq 0
; CHECK: call.uni (retval0), __opennvvm_fmodf, (param0, param1);
; CHECK: } // callseq 0
define float @exact(float %a, float %b) {
  %r = frem float %a, %b
  ret float %r
}
; CHECK-LABEL: of_halves(
; CHECK: cvt.f32.f16 %f1, %h1;
; CHECK-NEXT: cvt.f32.f16 %f2, %h2;
; CHECK-NEXT: { // callseq 0
; CHECK: call.uni (retval0), __opennvvm_fmodf, (param0, param1);
; CHECK: } // callseq 0
; CHECK-NEXT: cvt.rn.f16.f32 [[H3:%h[0-9]+]], %f3;
define half @of_halves(half %a, half %b) {
  %r = frem half %a, %b
  ret half %r
}
; CHECK-LABEL: by_power(
; CHECK: mul.rn.f64 [[F2:%fd[0-9]+]], %fd1, 0d3FA0000000000000;
; CHECK-NEXT: cvt.rzi.f64.f64 [[F3:%fd[0-9]+]], [[F2]];
; CHECK-NEXT: fma.rn.f64 {{%fd[0-9]+}}, [[F3]], 0dC040000000000000, %fd1;
; CHECK-NOT: call
; CHECK: ret;
define double @by_power(double %a) {
  %r = frem double %a, 32.0
  ret double %r
}
; One half would let quotients overflow.
; CHECK-LABEL: by_half(
; CHECK: call.uni (retval0), __opennvvm_fmod, (param0, param1);
define double @by_half(double %a) {
  %r = frem double %a, 0.5
  ret double %r
}
