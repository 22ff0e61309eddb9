; RUN: nvvmc lower %s --arch=sm_89 | FileCheck %s

; Calls that the verifier rejects are not lowered, so that it can reject them;
; neither are those without a meaning: a half of a float.
target triple = "nvptx64-nvidia-cuda"

define float @illegal(double %d, float %a, i32 %n) {
; CHECK-LABEL: @illegal(
; CHECK-NEXT: %rounding = call float @llvm.nvvm.cvt.f32.f64(double %d, i32 2, i32 5)
; CHECK-NEXT: %none = call float @llvm.nvvm.cvt.f32.f64(double %d, i32 2, i32 0)
; CHECK-NEXT: %kind = call float @llvm.nvvm.cvt.f32.f64(double %d, i32 10, i32 1)
; CHECK-NEXT: %reserved = call float @llvm.nvvm.cvt.f32.f64(double %d, i32 18, i32 1)
; CHECK-NEXT: %unknown = call float @llvm.nvvm.cvt.f32.f64(double %d, i32 %n, i32 1)
; CHECK-NEXT: %half = call float @llvm.nvvm.cvt.f32.f64(double %d, i32 2, i32 129)
; CHECK-NEXT: %types = call i32 @llvm.nvvm.cvt.i32.f32(float %a, i32 2, i32 1)
; CHECK-NEXT: ret float %rounding
  %rounding = call float @llvm.nvvm.cvt.f32.f64(double %d, i32 2, i32 5)
  %none = call float @llvm.nvvm.cvt.f32.f64(double %d, i32 2, i32 0)
  %kind = call float @llvm.nvvm.cvt.f32.f64(double %d, i32 10, i32 1)
  %reserved = call float @llvm.nvvm.cvt.f32.f64(double %d, i32 18, i32 1)
  %unknown = call float @llvm.nvvm.cvt.f32.f64(double %d, i32 %n, i32 1)
  %half = call float @llvm.nvvm.cvt.f32.f64(double %d, i32 2, i32 129)
  %types = call i32 @llvm.nvvm.cvt.i32.f32(float %a, i32 2, i32 1)
  ret float %rounding
}

declare float @llvm.nvvm.cvt.f32.f64(double, i32, i32)
declare i32 @llvm.nvvm.cvt.i32.f32(float, i32, i32)
