; RUN: nvvmc lower %s --arch=sm_90 --relaxed-lowering | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

define double @integers(i32 %a, i64 %b) {
; CHECK-LABEL: @integers(
; CHECK-NEXT: %x = sitofp i32 %a to double
; CHECK-NEXT: %y = uitofp i64 %b to double
; CHECK-NEXT: %z = call double @llvm.nvvm.ll2d.rz(i64 %b)
; CHECK-NEXT: %s = fadd double %x, %y
; CHECK-NEXT: %t = fadd double %s, %z
; CHECK-NEXT: ret double %t
  %x = call double @llvm.nvvm.i2d.rz(i32 %a)
  %y = call double @llvm.nvvm.ull2d.rn(i64 %b)
  %z = call double @llvm.nvvm.ll2d.rz(i64 %b)
  %s = fadd double %x, %y
  %t = fadd double %s, %z
  ret double %t
}

define i32 @to_integers(float %a) {
; CHECK-LABEL: @to_integers(
; CHECK-NEXT: %x = call i32 @llvm.fptosi.sat.i32.f32(float %a)
; CHECK-NEXT: [[V1:%[0-9]+]] = call float @llvm.floor.f32(float %a)
; CHECK-NEXT: %y = call i32 @llvm.fptoui.sat.i32.f32(float [[V1]])
; CHECK-NEXT: %z = call i32 @llvm.nvvm.f2i.rp.ftz(float %a)
; CHECK-NEXT: %s = add i32 %x, %y
; CHECK-NEXT: %t = add i32 %s, %z
; CHECK-NEXT: ret i32 %t
  %x = call i32 @llvm.nvvm.f2i.rz.ftz(float %a)
  %y = call i32 @llvm.nvvm.f2ui.rm(float %a)
  %z = call i32 @llvm.nvvm.f2i.rp.ftz(float %a)
  %s = add i32 %x, %y
  %t = add i32 %s, %z
  ret i32 %t
}

; For a NaN, the result differs from that of llvm.fptosi.sat.
define i64 @nan(double %a, i32 %i) {
; CHECK-LABEL: @nan(
; CHECK-NEXT: %x = call i64 @llvm.nvvm.d2ll.rz(double %a)
; CHECK-NEXT: %b = sitofp i32 %i to double
; CHECK-NEXT: %y = call i64 @llvm.fptosi.sat.i64.f64(double %b)
; CHECK-NEXT: %s = add i64 %x, %y
; CHECK-NEXT: ret i64 %s
  %x = call i64 @llvm.nvvm.d2ll.rz(double %a)
  %b = sitofp i32 %i to double
  %y = call i64 @llvm.nvvm.d2ll.rz(double %b)
  %s = add i64 %x, %y
  ret i64 %s
}

define <2 x half> @halves(float %a, float %b, double %d) {
; CHECK-LABEL: @halves(
; CHECK-NEXT: %f = fptrunc double %d to float
; CHECK-NEXT: %g = call float @llvm.nvvm.d2f.rn.ftz(double %d)
; CHECK-NEXT: %h = call half @llvm.nvvm.f2f16.rz(float %g)
; CHECK-NEXT: [[V1:%[0-9]+]] = insertelement <2 x float> poison, float %b, i64 0
; CHECK-NEXT: [[V2:%[0-9]+]] = insertelement <2 x float> [[V1]], float %a, i64 1
; CHECK-NEXT: %x = fptrunc <2 x float> [[V2]] to <2 x half>
; CHECK-NEXT: ret <2 x half> %x
  %f = call float @llvm.nvvm.d2f.rn(double %d)
  %g = call float @llvm.nvvm.d2f.rn.ftz(double %d)
  %i = call i16 @llvm.nvvm.f2h.rn(float %f)
  %h = call half @llvm.nvvm.f2f16.rz(float %g)
  %x = call <2 x half> @llvm.nvvm.ff2f16x2.rn(float %a, float %b)
  ret <2 x half> %x
}

define <2 x half> @bytes(i16 %a) {
; CHECK-LABEL: @bytes(
; CHECK-NEXT: [[V1:%[0-9]+]] = zext i16 %a to i32
; CHECK-NEXT: [[V2:%[0-9]+]] = bitcast i32 [[V1]] to <4 x i8>
; CHECK-NEXT: [[V3:%[0-9]+]] = shufflevector <4 x i8> [[V2]], <4 x i8> zeroinitializer, <4 x i32> <i32 4, i32 0, i32 4, i32 1>
; CHECK-NEXT: %x = bitcast <4 x i8> [[V3]] to <2 x half>
; CHECK-NEXT: %y = call <2 x half> @llvm.nvvm.e5m2x2.to.f16x2.rn(i16 %a)
; CHECK-NEXT: %s = fadd <2 x half> %x, %y
; CHECK-NEXT: %t = fadd <2 x half> %s, <half 0xH3C00, half 0xH0000>
; CHECK-NEXT: ret <2 x half> %t
  %x = call nnan <2 x half> @llvm.nvvm.e5m2x2.to.f16x2.rn(i16 %a)
  %y = call <2 x half> @llvm.nvvm.e5m2x2.to.f16x2.rn(i16 %a)
  %z = call <2 x half> @llvm.nvvm.e4m3x2.to.f16x2.rn.relu(i16 -17608)
  %s = fadd <2 x half> %x, %y
  %t = fadd <2 x half> %s, %z
  ret <2 x half> %t
}

declare double @llvm.nvvm.i2d.rz(i32)
declare double @llvm.nvvm.ull2d.rn(i64)
declare double @llvm.nvvm.ll2d.rz(i64)
declare i32 @llvm.nvvm.f2i.rz.ftz(float)
declare i32 @llvm.nvvm.f2ui.rm(float)
declare i32 @llvm.nvvm.f2i.rp.ftz(float)
declare i64 @llvm.nvvm.d2ll.rz(double)
declare float @llvm.nvvm.d2f.rn(double)
declare float @llvm.nvvm.d2f.rn.ftz(double)
declare i16 @llvm.nvvm.f2h.rn(float)
declare half @llvm.nvvm.f2f16.rz(float)
declare <2 x half> @llvm.nvvm.ff2f16x2.rn(float, float)
declare <2 x half> @llvm.nvvm.e5m2x2.to.f16x2.rn(i16)
declare <2 x half> @llvm.nvvm.e4m3x2.to.f16x2.rn.relu(i16)
