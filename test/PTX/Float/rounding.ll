; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Without the contract flag, the rounding mode is printed, because ptxas fuses a
; plain mul and add. Denormals are flushed if the function says so.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: strict(
; CHECK: add.rn.f32 [[F3:%f[0-9]+]], %f1, %f2;
; CHECK-NEXT: sub.rn.f32 [[F4:%f[0-9]+]], [[F3]], 0f3F800000;
; CHECK-NEXT: mul.rn.f32 [[F5:%f[0-9]+]], [[F4]], %f1;
define float @strict(float %a, float %b) {
  %s = fadd float %a, %b
  %d = fsub float %s, 1.0
  %r = fmul float %d, %a
  ret float %r
}
; CHECK-LABEL: may_be_fused_by_ptxas(
; CHECK: add.f64 [[FD3:%fd[0-9]+]], %fd1, %fd2;
; CHECK-NEXT: mul.f64 [[FD4:%fd[0-9]+]], [[FD3]], %fd1;
define double @may_be_fused_by_ptxas(double %a, double %b) {
  %s = fadd contract double %a, %b
  %r = fmul contract double %s, %a
  ret double %r
}
; CHECK-LABEL: flushed(
; CHECK: add.rn.ftz.f32 [[F3:%f[0-9]+]], %f1, %f2;
; CHECK-NEXT: div.rn.ftz.f32 [[F4:%f[0-9]+]], [[F3]], %f2;
; CHECK-NEXT: neg.f32 [[F5:%f[0-9]+]], [[F4]];
define float @flushed(float %a, float %b) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %s = fadd float %a, %b
  %q = fdiv float %s, %b
  %r = fneg float %q
  ret float %r
}
; CHECK-LABEL: vector(
; CHECK: sub.rn.f32 [[F5:%f[0-9]+]], %f1, %f3;
; CHECK-NEXT: sub.rn.f32 [[F6:%f[0-9]+]], %f2, %f4;
define <2 x float> @vector(<2 x float> %a, <2 x float> %b) {
  %r = fsub <2 x float> %a, %b
  ret <2 x float> %r
}
