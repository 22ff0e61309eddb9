; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Rounding to an integral value before a conversion to an integer is part of the
; conversion.
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: down(
; CHECK: cvt.rmi.s32.f32 %r{{[0-9]+}}, %f1;
; CHECK-NOT: cvt.rzi
define i32 @down(float %a) {
  %x = call float @llvm.floor.f32(float %a)
  %r = fptosi float %x to i32
  ret i32 %r
}

; CHECK-LABEL: flushed(
; CHECK: cvt.rpi.ftz.u64.f32
define i64 @flushed(float %a) #0 {
  %x = call float @llvm.ceil.f32(float %a)
  %r = fptoui float %x to i64
  ret i64 %r
}

; CHECK-LABEL: saturated(
; CHECK: cvt.rni.s32.f64
; CHECK: setp.nan.f64
; CHECK: min.s32
define i8 @saturated(double %a) {
  %x = call double @llvm.roundeven.f64(double %a)
  %r = call i8 @llvm.fptosi.sat.i8.f64(double %x)
  ret i8 %r
}

; The operand cannot be NaN, so there is nothing to clean up.
; CHECK-LABEL: no_nan(
; CHECK: cvt.rzi.s64.f64
; CHECK-NOT: setp
define i64 @no_nan(i32 %a) {
  %x = sitofp i32 %a to double
  %y = fdiv nnan double %x, 3.0
  %r = call i64 @llvm.fptosi.sat.i64.f64(double %y)
  ret i64 %r
}

; Two uses, a pair, or ties away from zero: two instructions.
; CHECK-LABEL: others(
; CHECK: cvt.rmi.f32.f32
; CHECK: cvt.rzi.s32.f32
; CHECK-COUNT-2: cvt.rmi.f32.f32
; CHECK-COUNT-2: cvt.rzi.s32.f32
define <2 x i32> @others(float %a, <2 x float> %b) {
  %x = call float @llvm.floor.f32(float %a)
  %i = fptosi float %x to i32
  %y = fmul float %x, %a
  %j = bitcast float %y to i32
  %s = add i32 %i, %j
  %z = call <2 x float> @llvm.floor.v2f32(<2 x float> %b)
  %w = fptosi <2 x float> %z to <2 x i32>
  %r = insertelement <2 x i32> %w, i32 %s, i32 0
  ret <2 x i32> %r
}

declare float @llvm.floor.f32(float)
declare float @llvm.ceil.f32(float)
declare double @llvm.roundeven.f64(double)
declare <2 x float> @llvm.floor.v2f32(<2 x float>)
declare i8 @llvm.fptosi.sat.i8.f64(double)
declare i64 @llvm.fptosi.sat.i64.f64(double)

attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
