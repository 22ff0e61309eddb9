; Math functions that PTX lacks become calls to libdevice if it is linked or the
; module knows the function; halves go through float, vectors lane by lane.

; RUN: split-file %s %t
; RUN: nvvmc emit --arch=sm_90 -O0 %t/declared.ll -o - | FileCheck %s
; RUN: not nvvmc emit --arch=sm_90 %t/unknown.ll -o - 2>&1 | FileCheck %s --check-prefix=BAD
; RUN: %if libdevice %{ nvvmc emit --arch=sm_90 -O0 --libdevice=%libdevice %t/unknown.ll -o %t.ptx %}
; RUN: %if libdevice %{ FileCheck %s --check-prefix=LINKED < %t.ptx %}
; RUN: %if libdevice %{ %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %} %}

; BAD: cannot emit intrinsic llvm.tan.f64: PTX has no such function; libdevice has __nv_tan, which --libdevice=FILE links [emit-unsupported-intrinsic]
; BAD: cannot emit intrinsic llvm.pow.f64
; BAD: cannot emit intrinsic llvm.sin.f16

; LINKED: .func (.param .b64 func_retval0) __nv_tan(
; LINKED: .func (.param .b64 func_retval0) __nv_pow(
; LINKED-LABEL: tangent(
; LINKED: __nv_tan,
; LINKED-LABEL: power(
; LINKED: __nv_pow,

;--- declared.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare float @__nv_sinf(float)
declare float @__nv_cosf(float)
declare float @__nv_powf(float, float)

; CHECK-LABEL: half_sine(
; CHECK: cvt.f32.f16
; CHECK: __nv_sinf,
; CHECK: cvt.rn.f16.f32
define half @half_sine(half %a) {
  %r = call half @llvm.sin.f16(half %a)
  ret half %r
}

; CHECK-LABEL: sines(
; CHECK: __nv_sinf,
; CHECK: __nv_sinf,
define <2 x float> @sines(<2 x float> %a) {
  %r = call <2 x float> @llvm.sin.v2f32(<2 x float> %a)
  ret <2 x float> %r
}

; CHECK-LABEL: both(
; CHECK: __nv_sinf,
; CHECK: __nv_cosf,
define {float, float} @both(float %a) {
  %r = call {float, float} @llvm.sincos.f32(float %a)
  ret {float, float} %r
}

; CHECK-LABEL: strict_power(
; CHECK: __nv_powf,
define float @strict_power(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.pow.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.strict")
  ret float %r
}

; CHECK-LABEL: approximate(
; CHECK-NOT: __nv_
; CHECK: sin.approx.f32
; CHECK: cos.approx.f32
define {float, float} @approximate(float %a) {
  %r = call afn {float, float} @llvm.sincos.f32(float %a)
  ret {float, float} %r
}

;--- unknown.ll
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define double @tangent(double %a) {
  %r = call double @llvm.tan.f64(double %a)
  ret double %r
}

define double @power(double %a, double %b) {
  %r = call afn double @llvm.pow.f64(double %a, double %b)
  ret double %r
}

define half @half_sine(half %a) {
  %r = call half @llvm.sin.f16(half %a)
  ret half %r
}
