; Conversions between floats and integers of more than 64 bits: the leading
; bits, with a sticky bit for the others, times a power of two.

; RUN: nvvmc emit --arch=sm_90 -O0 %s -o - | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: to_float(
; CHECK: clz.b64
; CHECK: or.b64
; CHECK: cvt.rn.f32.u64
; CHECK: mul.rn.f32
define float @to_float(i128 %a) {
  %r = uitofp i128 %a to float
  ret float %r
}

; CHECK-LABEL: to_integer(
; CHECK: and.b32 {{.*}}, 8388607
; CHECK: or.b32 {{.*}}, 8388608
; CHECK: selp.b64
define i128 @to_integer(float %a) {
  %r = fptoui float %a to i128
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
