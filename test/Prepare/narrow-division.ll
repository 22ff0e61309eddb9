; Numbers that are known to have at most 16 bits are divided by means of f32.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=O0
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: unsigned_quotient(
; CHECK-NOT: div
; CHECK: rcp.approx.ftz.f32 [[R:%f[0-9]+]],
; CHECK: add.rn.f32 [[X:%f[0-9]+]], {{%f[0-9]+}}, 0f3F000000;
; CHECK: mul.rn.f32 [[Q:%f[0-9]+]], [[X]], [[R]];
; CHECK: cvt.rzi.u32.f32 {{%r[0-9]+}}, [[Q]];
; O0-LABEL: unsigned_quotient(
; O0: div.u16
define i16 @unsigned_quotient(i16 %x, i16 %y) {
  %q = udiv i16 %x, %y
  ret i16 %q
}

; The reciprocal is four units larger. As of ptxas, X / 0 is -1.
; CHECK-LABEL: signed_quotient(
; CHECK-NOT: div
; CHECK: rcp.approx.ftz.f32 [[R:%f[0-9]+]],
; CHECK: mov.b32 [[B:%r[0-9]+]], [[R]];
; CHECK: add.s32 [[M:%r[0-9]+]], [[B]], 4;
; CHECK: mov.b32 [[S:%f[0-9]+]], [[M]];
; CHECK: mul.rn.f32 [[Q:%f[0-9]+]], {{%f[0-9]+}}, [[S]];
; CHECK: cvt.rzi.s32.f32 [[I:%r[0-9]+]], [[Q]];
; CHECK: selp.b32 {{%r[0-9]+}}, -1, [[I]],
define i8 @signed_quotient(i8 %x, i8 %y) {
  %q = sdiv i8 %x, %y
  ret i8 %q
}

; One division for both.
; CHECK-LABEL: remainder_too(
; CHECK: rcp.approx
; CHECK-NOT: rcp
; CHECK: mul.lo.s16
; CHECK: sub.s16
; CHECK-NOT: rcp
; CHECK: ret;
define i16 @remainder_too(i16 %x, i16 %y) {
  %q = udiv i16 %x, %y
  %r = urem i16 %x, %y
  %s = xor i16 %q, %r
  ret i16 %s
}

; Of opposite signs, they do not.
; CHECK-LABEL: two_signs(
; CHECK-COUNT-2: rcp.approx
define i16 @two_signs(i16 %x, i16 %y) {
  %q = udiv i16 %x, %y
  %r = srem i16 %x, %y
  %s = xor i16 %q, %r
  ret i16 %s
}

; -32768 / -1 has 17 bits.
; CHECK-LABEL: extended(
; CHECK-NOT: div
; CHECK: cvt.rzi.s32.f32
; CHECK-NOT: cvt.s32.s16
; CHECK: ret;
define i32 @extended(i16 %x, i16 %y) {
  %a = sext i16 %x to i32
  %b = sext i16 %y to i32
  %q = sdiv i32 %a, %b
  ret i32 %q
}

; CHECK-LABEL: frozen(
; CHECK-NOT: div
; CHECK: rcp.approx
define i32 @frozen(i16 %x, i16 %y) {
  %a = sext i16 %x to i32
  %f = freeze i32 %a
  %b = sext i16 %y to i32
  %g = freeze i32 %b
  %q = sdiv i32 %f, %g
  %r = srem i32 %f, %g
  %s = xor i32 %q, %r
  ret i32 %s
}

; CHECK-LABEL: sixteen_bits(
; CHECK: rcp.approx
define i32 @sixteen_bits(i32 %x, i32 %y) {
  %a = and i32 %x, 65535
  %b = and i32 %y, 65535
  %q = udiv i32 %a, %b
  ret i32 %q
}

; CHECK-LABEL: seventeen_bits(
; CHECK: div.u32
define i32 @seventeen_bits(i32 %x, i32 %y) {
  %a = and i32 %x, 131071
  %b = and i32 %y, 65535
  %q = udiv i32 %a, %b
  ret i32 %q
}

; CHECK-LABEL: signed_seventeen_bits(
; CHECK: div.s32
define i32 @signed_seventeen_bits(i32 %x, i16 %y) {
  %a = ashr i32 %x, 15
  %b = sext i16 %y to i32
  %q = sdiv i32 %a, %b
  ret i32 %q
}

; CHECK-LABEL: lanes(
; CHECK-COUNT-2: rcp.approx
define <2 x i8> @lanes(<2 x i8> %x, <2 x i8> %y) {
  %q = udiv <2 x i8> %x, %y
  ret <2 x i8> %q
}

; A constant dividend is a constant float.
; CHECK-LABEL: hundred(
; CHECK: mul.rn.f32 {{%f[0-9]+}}, 0f42C90000,
define i16 @hundred(i16 %y) {
  %q = udiv i16 100, %y
  ret i16 %q
}

; CHECK-LABEL: long_numbers(
; CHECK: rcp.approx
; CHECK-NOT: div
; CHECK: ret;
define i64 @long_numbers(i16 %x, i16 %y) {
  %a = sext i16 %x to i64
  %b = sext i16 %y to i64
  %q = sdiv i64 %a, %b
  ret i64 %q
}

; A divisor that needs more than 32 bits is larger than the dividend.
; CHECK-LABEL: long_divisor(
; CHECK-NOT: div.s64
; CHECK: div.s32
; CHECK-NOT: div.s64
; CHECK: ret;
define i64 @long_divisor(i64 %y) {
  %q = sdiv i64 100, %y
  ret i64 %q
}

; CHECK-LABEL: long_remainder(
; CHECK-NOT: rem.s64
; CHECK: rem.s32
; CHECK-NOT: rem.s64
; CHECK: ret;
define i64 @long_remainder(i32 %x, i64 %y) {
  %a = ashr i32 %x, 1
  %b = sext i32 %a to i64
  %r = srem i64 %b, %y
  ret i64 %r
}

; -2^31 / 2^31 is -1, although the divisor has more than 32 bits.
; CHECK-LABEL: least_number(
; CHECK: div.s64
define i64 @least_number(i32 %x, i64 %y) {
  %a = sext i32 %x to i64
  %q = sdiv i64 %a, %y
  ret i64 %q
}
