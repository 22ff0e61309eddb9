; Conversion words at both sides of every limit.
;
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVVM --implicit-check-not=error:
; What is legal and has no PTX is an error there, too; they are counted.
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --check-prefixes=CHECK,NVPTX \
; RUN:       --implicit-check-not='{{error: .*\[[^e]}}'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  ; type, bits 3:1
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: conversion type not a valid value [convert-type-value]
  %r0 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 0, i32 1)
  %r1 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 1)
  %r2 = call half @llvm.nvvm.cvt.f16.i32(i32 0, i32 4, i32 1)
  %r3 = call bfloat @llvm.nvvm.cvt.bf16.f32(float 1.0, i32 6, i32 1)
  %r4 = call i32 @llvm.nvvm.cvt.i32.f32(float 1.0, i32 8, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: conversion type not a valid value [convert-type-value]
  %r5 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 10, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: conversion type not a valid value [convert-type-value]
  %r6 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 12, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: conversion type not a valid value [convert-type-value]
  %r7 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 14, i32 1)
  ; saturate
  %r8 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 3, i32 1)
  ; reserved, bits 31:4
  %r9 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-cvt-conversion]
  %r10 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 18, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-cvt-conversion]
  %r11 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 -2147483646, i32 1)
  ; rounding, bits 2:0
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: rounding mode not a valid value [rounding-cvt]
  %r12 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 0)
  %r13 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 1)
  %r14 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 4)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: rounding mode not a valid value [rounding-cvt]
  %r15 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 5)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: rounding mode not a valid value [rounding-cvt]
  %r16 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 7)
  ; reserved, bits 6:3
  %r17 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-cvt-mode]
  %r18 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 9)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-cvt-mode]
  %r19 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 65)
  ; source subword, bits 9:7
  %r20 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 1)
  %r21 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 257)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: src subword mode not a valid value [subword-src]
  %r22 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 385)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: src subword mode not a valid value [subword-src]
  %r23 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 513)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: src subword mode not a valid value [subword-src]
  %r24 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 897)
  ; destination subword, bits 12:10
  %r25 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 1)
  %r26 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 2049)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: dest subword mode not a valid value [subword-dest]
  %r27 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 3073)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: dest subword mode not a valid value [subword-dest]
  %r28 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 4097)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: dest subword mode not a valid value [subword-dest]
  %r29 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 7169)
  ; reserved, bits 31:13
  %r30 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-cvt-mode]
  %r31 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 8193)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: reserved flag bits used [reserved-cvt-mode]
  %r32 = call half @llvm.nvvm.cvt.f16.f32(float 1.0, i32 2, i32 -2147483647)
  ret void
}
; NVVM: 19 errors, {{[0-9]+}} warnings in
; NVPTX: 21 errors, {{[0-9]+}} warnings in

declare bfloat @llvm.nvvm.cvt.bf16.f32(float, i32, i32)
declare half @llvm.nvvm.cvt.f16.f32(float, i32, i32)
declare half @llvm.nvvm.cvt.f16.i32(i32, i32, i32)
declare i32 @llvm.nvvm.cvt.i32.f32(float, i32, i32)

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
