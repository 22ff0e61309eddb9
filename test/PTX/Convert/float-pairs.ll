; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_75 -O0 -o - | FileCheck %s --check-prefix=OLD
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Two floats become a pair of 16-bit floats in one instruction, the upper lane
; first.
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: halves(
; CHECK: cvt.rn.f16x2.f32 [[HH1:%hh[0-9]+]], %f2, %f1;
; OLD-LABEL: halves(
; OLD-COUNT-2: cvt.rn.f16.f32
define <2 x half> @halves(float %a, float %b) {
  %x = insertelement <2 x float> poison, float %a, i32 0
  %y = insertelement <2 x float> %x, float %b, i32 1
  %r = fptrunc <2 x float> %y to <2 x half>
  ret <2 x half> %r
}

; CHECK-LABEL: bfloats(
; CHECK-COUNT-2: cvt.rn.bf16x2.f32
; CHECK-NOT: cvt.rn.bf16.f32
define <4 x bfloat> @bfloats(<4 x float> %a) {
  %r = fptrunc <4 x float> %a to <4 x bfloat>
  ret <4 x bfloat> %r
}

; cvt itself turns a NaN into 0, but not for double.
; CHECK-LABEL: saturated(
; CHECK: cvt.rzi.s32.f32
; CHECK-NOT: setp
; CHECK: cvt.rzi.u32.f64
; CHECK-NEXT: setp.nan.f64
define i32 @saturated(float %a, double %b) {
  %x = call i32 @llvm.fptosi.sat.i32.f32(float %a)
  %y = call i32 @llvm.fptoui.sat.i32.f64(double %b)
  %r = add i32 %x, %y
  ret i32 %r
}

; A 64-bit integer is rounded once, although it goes through f32.
; CHECK-LABEL: once(
; CHECK: cvt.rz.f32.s64
; CHECK: or.b32
; CHECK: cvt.rn.bf16.f32
define bfloat @once(i64 %a) {
  %r = sitofp i64 %a to bfloat
  ret bfloat %r
}

declare i32 @llvm.fptosi.sat.i32.f32(float)
declare i32 @llvm.fptoui.sat.i32.f64(double)
