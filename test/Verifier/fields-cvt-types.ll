; Types of every conversion, and their nearest neighbors.
;
; RUN: not nvvmc verify --profile=nvvm --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=error:
; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s --implicit-check-not=error:

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k() {
  ; 1: float to float
  %r0 = call half @llvm.nvvm.cvt.f16.f32(float zeroinitializer, i32 2, i32 1)
  %r1 = call half @llvm.nvvm.cvt.f16.f64(double zeroinitializer, i32 2, i32 1)
  %r2 = call float @llvm.nvvm.cvt.f32.f16(half zeroinitializer, i32 2, i32 1)
  %r3 = call float @llvm.nvvm.cvt.f32.f64(double zeroinitializer, i32 2, i32 1)
  %r4 = call double @llvm.nvvm.cvt.f64.f16(half zeroinitializer, i32 2, i32 1)
  %r5 = call double @llvm.nvvm.cvt.f64.f32(float zeroinitializer, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Src and dst type must be different bit widths [convert-same-width]
  %r6 = call half @llvm.nvvm.cvt.f16.f16(half zeroinitializer, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Src and dst type must be different bit widths [convert-same-width]
  %r7 = call float @llvm.nvvm.cvt.f32.f32(float zeroinitializer, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Src and dst type must be different bit widths [convert-same-width]
  %r8 = call double @llvm.nvvm.cvt.f64.f64(double zeroinitializer, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r9 = call bfloat @llvm.nvvm.cvt.bf16.f32(float zeroinitializer, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r10 = call float @llvm.nvvm.cvt.f32.bf16(bfloat zeroinitializer, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r11 = call i32 @llvm.nvvm.cvt.i32.f32(float zeroinitializer, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r12 = call float @llvm.nvvm.cvt.f32.i32(i32 zeroinitializer, i32 2, i32 1)
  ; 2: integers
  %r13 = call i8 @llvm.nvvm.cvt.i8.f32(float zeroinitializer, i32 4, i32 1)
  %r14 = call i16 @llvm.nvvm.cvt.i16.f16(half zeroinitializer, i32 4, i32 1)
  %r15 = call i32 @llvm.nvvm.cvt.i32.f32(float zeroinitializer, i32 4, i32 1)
  %r16 = call i64 @llvm.nvvm.cvt.i64.f64(double zeroinitializer, i32 4, i32 1)
  %r17 = call half @llvm.nvvm.cvt.f16.i8(i8 zeroinitializer, i32 4, i32 1)
  %r18 = call float @llvm.nvvm.cvt.f32.i16(i16 zeroinitializer, i32 4, i32 1)
  %r19 = call double @llvm.nvvm.cvt.f64.i64(i64 zeroinitializer, i32 4, i32 1)
  %r20 = call i8 @llvm.nvvm.cvt.i8.i64(i64 zeroinitializer, i32 4, i32 1)
  %r21 = call i64 @llvm.nvvm.cvt.i64.i8(i8 zeroinitializer, i32 4, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Src and dst type must be different types [convert-same-type]
  %r22 = call i32 @llvm.nvvm.cvt.i32.i32(i32 zeroinitializer, i32 4, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Src and dst type must be different types [convert-same-type]
  %r23 = call i64 @llvm.nvvm.cvt.i64.i64(i64 zeroinitializer, i32 4, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r24 = call float @llvm.nvvm.cvt.f32.f16(half zeroinitializer, i32 4, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r25 = call half @llvm.nvvm.cvt.f16.f16(half zeroinitializer, i32 4, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r26 = call i128 @llvm.nvvm.cvt.i128.i64(i64 zeroinitializer, i32 4, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r27 = call i64 @llvm.nvvm.cvt.i64.i128(i128 zeroinitializer, i32 4, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r28 = call i1 @llvm.nvvm.cvt.i1.i8(i8 zeroinitializer, i32 4, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r29 = call i8 @llvm.nvvm.cvt.i8.i1(i1 zeroinitializer, i32 4, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r30 = call bfloat @llvm.nvvm.cvt.bf16.i32(i32 zeroinitializer, i32 4, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r31 = call i32 @llvm.nvvm.cvt.i32.bf16(bfloat zeroinitializer, i32 4, i32 1)
  ; 3: bf16
  %r32 = call bfloat @llvm.nvvm.cvt.bf16.f16(half zeroinitializer, i32 6, i32 1)
  %r33 = call bfloat @llvm.nvvm.cvt.bf16.f32(float zeroinitializer, i32 6, i32 1)
  %r34 = call bfloat @llvm.nvvm.cvt.bf16.f64(double zeroinitializer, i32 6, i32 1)
  %r35 = call bfloat @llvm.nvvm.cvt.bf16.i16(i16 zeroinitializer, i32 6, i32 1)
  %r36 = call bfloat @llvm.nvvm.cvt.bf16.i32(i32 zeroinitializer, i32 6, i32 1)
  %r37 = call bfloat @llvm.nvvm.cvt.bf16.i64(i64 zeroinitializer, i32 6, i32 1)
  %r38 = call half @llvm.nvvm.cvt.f16.bf16(bfloat zeroinitializer, i32 6, i32 1)
  %r39 = call float @llvm.nvvm.cvt.f32.bf16(bfloat zeroinitializer, i32 6, i32 1)
  %r40 = call double @llvm.nvvm.cvt.f64.bf16(bfloat zeroinitializer, i32 6, i32 1)
  %r41 = call i16 @llvm.nvvm.cvt.i16.bf16(bfloat zeroinitializer, i32 6, i32 1)
  %r42 = call i32 @llvm.nvvm.cvt.i32.bf16(bfloat zeroinitializer, i32 6, i32 1)
  %r43 = call i64 @llvm.nvvm.cvt.i64.bf16(bfloat zeroinitializer, i32 6, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Src and dst type must be different types [convert-same-type]
  %r44 = call bfloat @llvm.nvvm.cvt.bf16.bf16(bfloat zeroinitializer, i32 6, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r45 = call bfloat @llvm.nvvm.cvt.bf16.i8(i8 zeroinitializer, i32 6, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r46 = call i8 @llvm.nvvm.cvt.i8.bf16(bfloat zeroinitializer, i32 6, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r47 = call float @llvm.nvvm.cvt.f32.f16(half zeroinitializer, i32 6, i32 1)
  ; 4: tf32
  %r48 = call i32 @llvm.nvvm.cvt.i32.f32(float zeroinitializer, i32 8, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r49 = call i64 @llvm.nvvm.cvt.i64.f32(float zeroinitializer, i32 8, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r50 = call i16 @llvm.nvvm.cvt.i16.f32(float zeroinitializer, i32 8, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r51 = call float @llvm.nvvm.cvt.f32.f32(float zeroinitializer, i32 8, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r52 = call i32 @llvm.nvvm.cvt.i32.f16(half zeroinitializer, i32 8, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r53 = call i32 @llvm.nvvm.cvt.i32.f64(double zeroinitializer, i32 8, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r54 = call i32 @llvm.nvvm.cvt.i32.i32(i32 zeroinitializer, i32 8, i32 1)
  ; packed eight-bit floating point
  %r55 = call i16 @llvm.nvvm.cvt.ext.i16.v2f16(<2 x half> zeroinitializer, i32 2, i32 1)
  %r56 = call i16 @llvm.nvvm.cvt.ext.i16.v2f32(<2 x float> zeroinitializer, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r57 = call i32 @llvm.nvvm.cvt.ext.i32.v2f16(<2 x half> zeroinitializer, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r58 = call i8 @llvm.nvvm.cvt.ext.i8.v2f16(<2 x half> zeroinitializer, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r59 = call i16 @llvm.nvvm.cvt.ext.i16.v4f16(<4 x half> zeroinitializer, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r60 = call i16 @llvm.nvvm.cvt.ext.i16.v2bf16(<2 x bfloat> zeroinitializer, i32 2, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r61 = call i16 @llvm.nvvm.cvt.ext.i16.f16(half zeroinitializer, i32 2, i32 1)
  %r62 = call i16 @llvm.nvvm.cvt.ext.i16.v2f16(<2 x half> zeroinitializer, i32 4, i32 1)
  %r63 = call i16 @llvm.nvvm.cvt.ext.i16.v2f32(<2 x float> zeroinitializer, i32 4, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r64 = call i32 @llvm.nvvm.cvt.ext.i32.v2f16(<2 x half> zeroinitializer, i32 4, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r65 = call i8 @llvm.nvvm.cvt.ext.i8.v2f16(<2 x half> zeroinitializer, i32 4, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r66 = call i16 @llvm.nvvm.cvt.ext.i16.v4f16(<4 x half> zeroinitializer, i32 4, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r67 = call i16 @llvm.nvvm.cvt.ext.i16.v2bf16(<2 x bfloat> zeroinitializer, i32 4, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r68 = call i16 @llvm.nvvm.cvt.ext.i16.f16(half zeroinitializer, i32 4, i32 1)
  %r69 = call <2 x half> @llvm.nvvm.cvt.ext.v2f16.i16(i16 zeroinitializer, i32 6, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r70 = call <2 x float> @llvm.nvvm.cvt.ext.v2f32.i16(i16 zeroinitializer, i32 6, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r71 = call <4 x half> @llvm.nvvm.cvt.ext.v4f16.i16(i16 zeroinitializer, i32 6, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r72 = call <2 x half> @llvm.nvvm.cvt.ext.v2f16.i32(i32 zeroinitializer, i32 6, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r73 = call <2 x half> @llvm.nvvm.cvt.ext.v2f16.i8(i8 zeroinitializer, i32 6, i32 1)
  %r74 = call <2 x half> @llvm.nvvm.cvt.ext.v2f16.i16(i16 zeroinitializer, i32 8, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r75 = call <2 x float> @llvm.nvvm.cvt.ext.v2f32.i16(i16 zeroinitializer, i32 8, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid dst type [convert-dst-type]
  %r76 = call <4 x half> @llvm.nvvm.cvt.ext.v4f16.i16(i16 zeroinitializer, i32 8, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r77 = call <2 x half> @llvm.nvvm.cvt.ext.v2f16.i32(i32 zeroinitializer, i32 8, i32 1)
; CHECK: :[[@LINE+1]]:{{[0-9]+}}: error: Invalid src type [convert-src-type]
  %r78 = call <2 x half> @llvm.nvvm.cvt.ext.v2f16.i8(i8 zeroinitializer, i32 8, i32 1)
  ret void
}
; CHECK: 45 errors, {{[0-9]+}} warnings in

declare bfloat @llvm.nvvm.cvt.bf16.bf16(bfloat, i32, i32)
declare bfloat @llvm.nvvm.cvt.bf16.f16(half, i32, i32)
declare bfloat @llvm.nvvm.cvt.bf16.f32(float, i32, i32)
declare bfloat @llvm.nvvm.cvt.bf16.f64(double, i32, i32)
declare bfloat @llvm.nvvm.cvt.bf16.i16(i16, i32, i32)
declare bfloat @llvm.nvvm.cvt.bf16.i32(i32, i32, i32)
declare bfloat @llvm.nvvm.cvt.bf16.i64(i64, i32, i32)
declare bfloat @llvm.nvvm.cvt.bf16.i8(i8, i32, i32)
declare i16 @llvm.nvvm.cvt.ext.i16.f16(half, i32, i32)
declare i16 @llvm.nvvm.cvt.ext.i16.v2bf16(<2 x bfloat>, i32, i32)
declare i16 @llvm.nvvm.cvt.ext.i16.v2f16(<2 x half>, i32, i32)
declare i16 @llvm.nvvm.cvt.ext.i16.v2f32(<2 x float>, i32, i32)
declare i16 @llvm.nvvm.cvt.ext.i16.v4f16(<4 x half>, i32, i32)
declare i32 @llvm.nvvm.cvt.ext.i32.v2f16(<2 x half>, i32, i32)
declare i8 @llvm.nvvm.cvt.ext.i8.v2f16(<2 x half>, i32, i32)
declare <2 x half> @llvm.nvvm.cvt.ext.v2f16.i16(i16, i32, i32)
declare <2 x half> @llvm.nvvm.cvt.ext.v2f16.i32(i32, i32, i32)
declare <2 x half> @llvm.nvvm.cvt.ext.v2f16.i8(i8, i32, i32)
declare <2 x float> @llvm.nvvm.cvt.ext.v2f32.i16(i16, i32, i32)
declare <4 x half> @llvm.nvvm.cvt.ext.v4f16.i16(i16, i32, i32)
declare half @llvm.nvvm.cvt.f16.bf16(bfloat, i32, i32)
declare half @llvm.nvvm.cvt.f16.f16(half, i32, i32)
declare half @llvm.nvvm.cvt.f16.f32(float, i32, i32)
declare half @llvm.nvvm.cvt.f16.f64(double, i32, i32)
declare half @llvm.nvvm.cvt.f16.i8(i8, i32, i32)
declare float @llvm.nvvm.cvt.f32.bf16(bfloat, i32, i32)
declare float @llvm.nvvm.cvt.f32.f16(half, i32, i32)
declare float @llvm.nvvm.cvt.f32.f32(float, i32, i32)
declare float @llvm.nvvm.cvt.f32.f64(double, i32, i32)
declare float @llvm.nvvm.cvt.f32.i16(i16, i32, i32)
declare float @llvm.nvvm.cvt.f32.i32(i32, i32, i32)
declare double @llvm.nvvm.cvt.f64.bf16(bfloat, i32, i32)
declare double @llvm.nvvm.cvt.f64.f16(half, i32, i32)
declare double @llvm.nvvm.cvt.f64.f32(float, i32, i32)
declare double @llvm.nvvm.cvt.f64.f64(double, i32, i32)
declare double @llvm.nvvm.cvt.f64.i64(i64, i32, i32)
declare i1 @llvm.nvvm.cvt.i1.i8(i8, i32, i32)
declare i128 @llvm.nvvm.cvt.i128.i64(i64, i32, i32)
declare i16 @llvm.nvvm.cvt.i16.bf16(bfloat, i32, i32)
declare i16 @llvm.nvvm.cvt.i16.f16(half, i32, i32)
declare i16 @llvm.nvvm.cvt.i16.f32(float, i32, i32)
declare i32 @llvm.nvvm.cvt.i32.bf16(bfloat, i32, i32)
declare i32 @llvm.nvvm.cvt.i32.f16(half, i32, i32)
declare i32 @llvm.nvvm.cvt.i32.f32(float, i32, i32)
declare i32 @llvm.nvvm.cvt.i32.f64(double, i32, i32)
declare i32 @llvm.nvvm.cvt.i32.i32(i32, i32, i32)
declare i64 @llvm.nvvm.cvt.i64.bf16(bfloat, i32, i32)
declare i64 @llvm.nvvm.cvt.i64.f32(float, i32, i32)
declare i64 @llvm.nvvm.cvt.i64.f64(double, i32, i32)
declare i64 @llvm.nvvm.cvt.i64.i128(i128, i32, i32)
declare i64 @llvm.nvvm.cvt.i64.i64(i64, i32, i32)
declare i64 @llvm.nvvm.cvt.i64.i8(i8, i32, i32)
declare i8 @llvm.nvvm.cvt.i8.bf16(bfloat, i32, i32)
declare i8 @llvm.nvvm.cvt.i8.f32(float, i32, i32)
declare i8 @llvm.nvvm.cvt.i8.i1(i1, i32, i32)
declare i8 @llvm.nvvm.cvt.i8.i64(i64, i32, i32)

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
