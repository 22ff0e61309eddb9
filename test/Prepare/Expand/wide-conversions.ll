; Conversions between floats and integers of more than 64 bits: the leading
; bits, with a sticky bit for the others, times a power of two; of up to 128
; bits, a few words or two floats.

; RUN: nvvmc emit --arch=sm_90 -O0 %s -o - | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: to_float(
; CHECK: clz.b64
; CHECK: or.b64
; CHECK: cvt.rn.f32.u64
; CHECK: mul.rn.f32
define float @to_float(i129 %a) {
  %r = uitofp i129 %a to float
  ret float %r
}

; CHECK-LABEL: to_half(
; CHECK: clz.b64
define half @to_half(i128 %a) {
  %r = uitofp i128 %a to half
  ret half %r
}

; CHECK-LABEL: to_integer(
; CHECK: and.b32 {{.*}}, 8388607
; CHECK: or.b32 {{.*}}, 8388608
; CHECK: selp.b64
define i129 @to_integer(float %a) {
  %r = fptoui float %a to i129
  ret i129 %r
}

; Up to 128 bits, nothing is shifted by an amount that is not constant.
; CHECK-LABEL: long_to_float(
; CHECK-NOT: clz
; CHECK: setp.ne.b32
; CHECK: cvt.rn.f32.u64
; CHECK: add.s32
; CHECK: ret
define float @long_to_float(i128 %a) {
  %r = uitofp i128 %a to float
  ret float %r
}

; CHECK-LABEL: long_to_double(
; CHECK-NOT: clz
; CHECK: setp.ge.u64 {{.*}}, 4194304;
; CHECK-DAG: or.b32 {{.*}}, 1177550848;
; CHECK-DAG: or.b32 {{.*}}, 1127219200;
; CHECK: sub.rn.f64 {{.*}}, 0d4630000000000010;
; CHECK-NEXT: add.rn.f64
; CHECK: mul.rn.f64
; CHECK: copysign.f64
; CHECK: ret
define double @long_to_double(i65 %a) {
  %r = sitofp i65 %a to double
  ret double %r
}

; CHECK-LABEL: float_to_long(
; CHECK: abs.f32
; CHECK: mul.rn.f32 {{.*}}, 0f1F800000;
; CHECK-NEXT: cvt.rzi.f32.f32
; CHECK-NEXT: fma.rn.f32 {{.*}}, 0fDF800000,
; CHECK-NEXT: cvt.rzi.u64.f32
; CHECK: cvt.rzi.u64.f32
; CHECK: ret
define i128 @float_to_long(float %a) {
  %r = fptosi float %a to i128
  ret i128 %r
}

; CHECK-LABEL: double_to_long(
; CHECK-NOT: abs
; CHECK: mul.rn.f64 {{.*}}, 0d3BF0000000000000;
; CHECK-NEXT: cvt.rzi.f64.f64
; CHECK-NEXT: fma.rn.f64 {{.*}}, 0dC3F0000000000000,
; CHECK: ret
define i128 @double_to_long(double %a) {
  %r = fptoui double %a to i128
  ret i128 %r
}

; Negative numbers and NaN become zero.
; CHECK-LABEL: saturated(
; CHECK: setp.ge.f32
; CHECK: setp.le.f32 {{.*}}, 0f00000000
; CHECK: setp.nan.f32
define i128 @saturated(float %a) {
  %r = call i128 @llvm.fptoui.sat.i128.f32(float %a)
  ret i128 %r
}
