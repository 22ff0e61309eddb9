; RUN: nvvmc emit %s --arch=sm_60 -O0 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_90 -O2 -o %t.ptx && %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

; Directed rounding to half is an instruction; what is wider than float is
; rounded twice, in the same direction. test/PTX/Semantics/constrained.ll is
; executed.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: lanes(
; CHECK-COUNT-2: cvt.rm.f16.f32
; CHECK-NOT: setp
define <2 x half> @lanes(<2 x float> %v) {
  %r = call <2 x half> @llvm.fptrunc.round(<2 x float> %v, metadata !"round.downward")
  ret <2 x half> %r
}
; CHECK-LABEL: from_double(
; CHECK: cvt.rp.f32.f64 [[F:%f[0-9]+]],
; CHECK-NEXT: cvt.rp.f16.f32 {{%h[0-9]+|%rs[0-9]+}}, [[F]];
; CHECK-NOT: setp
define half @from_double(double %v) {
  %r = call half @llvm.fptrunc.round(double %v, metadata !"round.upward")
  ret half %r
}
; CHECK-LABEL: sum(
; CHECK: add.rz.f32 [[F:%f[0-9]+]],
; CHECK-NEXT: cvt.rz.f16.f32 {{%h[0-9]+|%rs[0-9]+}}, [[F]];
define half @sum(half %a, half %b) strictfp {
  %r = call half @llvm.experimental.constrained.fadd(half %a, half %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}
; CHECK-LABEL: nearest(
; CHECK: cvt.rn.f16.f32
define half @nearest(float %v) {
  %r = call half @llvm.fptrunc.round(float %v, metadata !"round.tonearest")
  ret half %r
}
