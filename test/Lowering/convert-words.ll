; RUN: nvvmc lower %s --arch=sm_89 | FileCheck %s
; RUN: nvvmc lower %s --arch=sm_70 | FileCheck %s --check-prefix=OLD
; RUN: nvvmc lower %s --arch=sm_89 -o %t.ll && nvvmc emit %t.ll --arch=sm_89 -o %t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_89 -c %t.ptx -o /dev/null %}

; OLD-LABEL: @nearest(
; OLD: call half @llvm.nvvm.cvt.f16.f64
; OLD-LABEL: @tf32(
; OLD: call i32 @llvm.nvvm.cvt.i32.f32
target triple = "nvptx64-nvidia-cuda"

define half @nearest(double %a) {
; CHECK-LABEL: @nearest(
; CHECK-NEXT: %x = fptrunc double %a to half
; CHECK-NEXT: ret half %x
  %x = call half @llvm.nvvm.cvt.f16.f64(double %a, i32 2, i32 1)
  ret half %x
}

define bfloat @up(i64 %a) {
; CHECK-LABEL: @up(
; CHECK-NEXT: [[V1:%[0-9]+]] = call float @llvm.nvvm.ll2f.rp(i64 %a)
; CHECK-NEXT: [[V2:%[0-9]+]] = bitcast float [[V1]] to i32
; CHECK-NEXT: [[V3:%[0-9]+]] = and i32 [[V2]], 65535
; CHECK-NEXT: [[V4:%[0-9]+]] = icmp ne i32 [[V3]], 0
; CHECK-NEXT: [[V5:%[0-9]+]] = icmp slt i32 [[V2]], 0
; CHECK-NEXT: [[V6:%[0-9]+]] = xor i1 [[V5]], true
; CHECK-NEXT: [[V7:%[0-9]+]] = and i1 [[V6]], [[V4]]
; CHECK-NEXT: [[V8:%[0-9]+]] = lshr i32 [[V2]], 16
; CHECK-NEXT: [[V9:%[0-9]+]] = zext i1 [[V7]] to i32
; CHECK-NEXT: [[V10:%[0-9]+]] = add i32 [[V8]], [[V9]]
; CHECK-NEXT: [[V11:%[0-9]+]] = fcmp uno float [[V1]], [[V1]]
; CHECK-NEXT: [[V12:%[0-9]+]] = select i1 [[V11]], i32 32767, i32 [[V10]]
; CHECK-NEXT: [[V13:%[0-9]+]] = trunc i32 [[V12]] to i16
; CHECK-NEXT: %x = bitcast i16 [[V13]] to bfloat
; CHECK-NEXT: ret bfloat %x
  %x = call bfloat @llvm.nvvm.cvt.bf16.i64(i64 %a, i32 6, i32 3)
  ret bfloat %x
}

define float @saturated(float %f, double %a) #0 {
; CHECK-LABEL: @saturated(
; CHECK-NEXT: [[V1:%[0-9]+]] = call float @llvm.nvvm.d2f.rz.ftz(double %a)
; CHECK-NEXT: [[V2:%[0-9]+]] = call float @llvm.maximumnum.f32(float [[V1]], float 0.000000e+00)
; CHECK-NEXT: %x = call float @llvm.minimumnum.f32(float [[V2]], float 1.000000e+00)
; CHECK-NEXT: ret float %x
  %x = call float @llvm.nvvm.cvt.f32.f64(double %a, i32 3, i32 4)
  ret float %x
}

define i32 @tf32(float %a) {
; CHECK-LABEL: @tf32(
; CHECK-NEXT: [[V1:%[0-9]+]] = bitcast float %a to i32
; CHECK-NEXT: [[V2:%[0-9]+]] = and i32 [[V1]], -8192
; CHECK-NEXT: [[V3:%[0-9]+]] = fcmp uno float %a, %a
; CHECK-NEXT: %x = select i1 [[V3]], i32 2147475456, i32 [[V2]]
; CHECK-NEXT: ret i32 %x
  %x = call i32 @llvm.nvvm.cvt.i32.f32(float %a, i32 8, i32 4)
  ret i32 %x
}

define i32 @subwords(i32 %a) {
; CHECK-LABEL: @subwords(
; CHECK-NEXT: [[V1:%[0-9]+]] = lshr i32 %a, 16
; CHECK-NEXT: [[V2:%[0-9]+]] = trunc i32 [[V1]] to i16
; CHECK-NEXT: [[V3:%[0-9]+]] = zext i16 [[V2]] to i32
; CHECK-NEXT: %x = shl i32 [[V3]], 16
; CHECK-NEXT: ret i32 %x
  %x = call i32 @llvm.nvvm.cvt.i32.i32(i32 %a, i32 5, i32 2305)
  ret i32 %x
}

define i16 @packed(<2 x half> %a) {
; CHECK-LABEL: @packed(
; CHECK-NEXT: %x = call i16 @llvm.nvvm.f16x2.to.e4m3x2.rn(<2 x half> %a)
; CHECK-NEXT: ret i16 %x
  %x = call i16 @llvm.nvvm.cvt.ext.i16.v2f16(<2 x half> %a, i32 3, i32 1)
  ret i16 %x
}

define <2 x half> @unpacked(i16 %a) {
; CHECK-LABEL: @unpacked(
; CHECK-NEXT: %x = call <2 x half> @llvm.nvvm.e5m2x2.to.f16x2.rn(i16 %a)
; CHECK-NEXT: ret <2 x half> %x
  %x = call <2 x half> @llvm.nvvm.cvt.ext.v2f16.i16(i16 %a, i32 8, i32 1)
  ret <2 x half> %x
}

declare half @llvm.nvvm.cvt.f16.f64(double, i32, i32)
declare bfloat @llvm.nvvm.cvt.bf16.i64(i64, i32, i32)
declare float @llvm.nvvm.cvt.f32.f64(double, i32, i32)
declare i32 @llvm.nvvm.cvt.i32.f32(float, i32, i32)
declare i32 @llvm.nvvm.cvt.i32.i32(i32, i32, i32)
declare i16 @llvm.nvvm.cvt.ext.i16.v2f16(<2 x half>, i32, i32)
declare <2 x half> @llvm.nvvm.cvt.ext.v2f16.i16(i16, i32, i32)

attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
