; 64-bit products of operands that fit in 32 bits are mul.wide or mul.hi.
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=O0

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; InstCombine writes an extension as a mask.
; CHECK-LABEL: masked(
; CHECK: mul.hi.u32 {{.*}}, 3528531795;
; O0-LABEL: masked(
; O0: mul.lo.s64
define i32 @masked(i64 %x) {
  %low = and i64 %x, 4294967295
  %p = mul i64 %low, 3528531795
  %s = lshr i64 %p, 32
  %h = trunc i64 %s to i32
  ret i32 %h
}

; CHECK-LABEL: upper(
; CHECK: mul.wide.u32
define i64 @upper(i64 %x, i32 %y) {
  %high = lshr i64 %x, 32
  %wide = zext i32 %y to i64
  %p = mul i64 %high, %wide
  ret i64 %p
}

; CHECK-LABEL: bytes(
; CHECK: mul.wide.u32
define i64 @bytes(i8 %x, i32 %y) {
  %a = zext i8 %x to i64
  %b = zext i32 %y to i64
  %p = mul i64 %a, %b
  ret i64 %p
}

; CHECK-LABEL: signed(
; CHECK: mul.wide.s32
define i64 @signed(i64 %x, i32 %y) {
  %high = ashr i64 %x, 32
  %wide = sext i32 %y to i64
  %p = mul i64 %high, %wide
  ret i64 %p
}

; Zero and sign extension of the same width fit only if the sign is known.
; CHECK-LABEL: mixed(
; CHECK: mul.lo.s64
define i64 @mixed(i32 %x, i32 %y) {
  %a = zext i32 %x to i64
  %b = sext i32 %y to i64
  %p = mul i64 %a, %b
  ret i64 %p
}

; CHECK-LABEL: mixed_positive(
; CHECK: mul.wide.s32
define i64 @mixed_positive(i32 %x, i32 %y) {
  %half = lshr i32 %x, 1
  %a = zext i32 %half to i64
  %b = sext i32 %y to i64
  %p = mul i64 %a, %b
  ret i64 %p
}

; One bit more than fits.
; CHECK-LABEL: wide(
; CHECK: mul.lo.s64
define i64 @wide(i64 %x, i32 %y) {
  %high = lshr i64 %x, 31
  %wide = zext i32 %y to i64
  %p = mul i64 %high, %wide
  ret i64 %p
}

; CHECK-LABEL: wide_constant(
; CHECK: mul.lo.s64
define i64 @wide_constant(i64 %x) {
  %high = lshr i64 %x, 32
  %p = mul i64 %high, 4294967297
  ret i64 %p
}
