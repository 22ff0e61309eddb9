; RUN: nvvmc lower %s --arch=sm_90 | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

define i32 @permutes(i32 %a, i32 %b) {
; CHECK-LABEL: @permutes(
; CHECK-NEXT: [[V1:%[0-9]+]] = bitcast i32 %a to <4 x i8>
; CHECK-NEXT: [[V2:%[0-9]+]] = bitcast i32 %b to <4 x i8>
; CHECK-NEXT: [[V3:%[0-9]+]] = shufflevector <4 x i8> [[V1]], <4 x i8> [[V2]], <4 x i32> <i32 0, i32 1, i32 4, i32 5>
; CHECK-NEXT: %x = bitcast <4 x i8> [[V3]] to i32
; CHECK-NEXT: [[V4:%[0-9]+]] = bitcast i32 %x to <4 x i8>
; CHECK-NEXT: [[V5:%[0-9]+]] = bitcast i32 %b to <4 x i8>
; CHECK-NEXT: [[V6:%[0-9]+]] = shufflevector <4 x i8> [[V4]], <4 x i8> [[V5]], <4 x i32> <i32 1, i32 2, i32 3, i32 4>
; CHECK-NEXT: %y = bitcast <4 x i8> [[V6]] to i32
; CHECK-NEXT: [[V7:%[0-9]+]] = bitcast i32 %y to <4 x i8>
; CHECK-NEXT: [[V8:%[0-9]+]] = shufflevector <4 x i8> [[V7]], <4 x i8> poison, <4 x i32> <i32 2, i32 3, i32 2, i32 3>
; CHECK-NEXT: %z = bitcast <4 x i8> [[V8]] to i32
; CHECK-NEXT: ret i32 %z
  %x = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 21520)
  %y = call i32 @llvm.nvvm.prmt.f4e(i32 %x, i32 %b, i32 1)
  %z = call i32 @llvm.nvvm.prmt.rc16(i32 %y, i32 1)
  %w = call i32 @llvm.nvvm.prmt(i32 %z, i32 %b, i32 12816)
  ret i32 %w
}

; One byte in all places, and all bytes moved by one.
define i32 @patterns(i32 %a) {
; CHECK-LABEL: @patterns(
; CHECK-NEXT: [[V1:%[0-9]+]] = bitcast i32 %a to <4 x i8>
; CHECK-NEXT: [[V2:%[0-9]+]] = shufflevector <4 x i8> [[V1]], <4 x i8> poison, <4 x i32> zeroinitializer
; CHECK-NEXT: %x = bitcast <4 x i8> [[V2]] to i32
; CHECK-NEXT: [[V3:%[0-9]+]] = bitcast i32 %x to <4 x i8>
; CHECK-NEXT: [[V4:%[0-9]+]] = bitcast i32 %x to <4 x i8>
; CHECK-NEXT: [[V5:%[0-9]+]] = shufflevector <4 x i8> [[V3]], <4 x i8> [[V4]], <4 x i32> <i32 1, i32 2, i32 3, i32 0>
; CHECK-NEXT: %y = bitcast <4 x i8> [[V5]] to i32
; CHECK-NEXT: ret i32 %y
  %x = call i32 @llvm.nvvm.prmt.rc8(i32 %a, i32 0)
  %y = call i32 @llvm.nvvm.prmt(i32 %x, i32 %x, i32 801)
  ret i32 %y
}

; A selector that is not a constant, and one with sign bits.
define i32 @others(i32 %a, i32 %b, i32 %s) {
; CHECK-LABEL: @others(
; CHECK-NEXT: %x = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 %s)
; CHECK-NEXT: %y = call i32 @llvm.nvvm.prmt(i32 %x, i32 %b, i32 48059)
; CHECK-NEXT: ret i32 %y
  %x = call i32 @llvm.nvvm.prmt(i32 %a, i32 %b, i32 %s)
  %y = call i32 @llvm.nvvm.prmt(i32 %x, i32 %b, i32 48059)
  ret i32 %y
}

define double @words(double %a) {
; CHECK-LABEL: @words(
; CHECK-NEXT: [[V1:%[0-9]+]] = bitcast double %a to <2 x i32>
; CHECK-NEXT: %l = extractelement <2 x i32> [[V1]], i64 0
; CHECK-NEXT: [[V2:%[0-9]+]] = bitcast double %a to <2 x i32>
; CHECK-NEXT: %h = extractelement <2 x i32> [[V2]], i64 1
; CHECK-NEXT: [[V3:%[0-9]+]] = insertelement <2 x i32> poison, i32 %h, i64 0
; CHECK-NEXT: [[V4:%[0-9]+]] = insertelement <2 x i32> [[V3]], i32 %l, i64 1
; CHECK-NEXT: %d = bitcast <2 x i32> [[V4]] to double
; CHECK-NEXT: ret double %d
  %l = call i32 @llvm.nvvm.d2i.lo(double %a)
  %h = call i32 @llvm.nvvm.d2i.hi(double %a)
  %d = call double @llvm.nvvm.lohi.i2d(i32 %h, i32 %l)
  ret double %d
}

declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare i32 @llvm.nvvm.prmt.f4e(i32, i32, i32)
declare i32 @llvm.nvvm.prmt.rc8(i32, i32)
declare i32 @llvm.nvvm.prmt.rc16(i32, i32)
declare i32 @llvm.nvvm.d2i.lo(double)
declare i32 @llvm.nvvm.d2i.hi(double)
declare double @llvm.nvvm.lohi.i2d(i32, i32)
