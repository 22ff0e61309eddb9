; The remainder of a signed number and a power of two is what is left of it without its
; multiple, which is found by a mask, and not shifted down and up again.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=PLAIN
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; PLAIN-LABEL: by8(
; PLAIN: rem.s32
; CHECK-LABEL: by8(
; CHECK: ld.param.u32 [[X:%r[0-9]+]],
; CHECK-NEXT: shr.s32 [[S:%r[0-9]+]], [[X]], 31;
; CHECK-NEXT: shr.u32 [[B:%r[0-9]+]], [[S]], 29;
; CHECK-NEXT: add.s32 [[A:%r[0-9]+]], [[X]], [[B]];
; CHECK-NEXT: and.b32 [[M:%r[0-9]+]], [[A]], -8;
; CHECK-NEXT: sub.s32 {{%r[0-9]+}}, [[X]], [[M]];
define i32 @by8(i32 %x) {
  %r = srem i32 %x, 8
  ret i32 %r
}

; The sign of the divisor does not matter.
; CHECK-LABEL: by_minus_2(
; CHECK: shr.u64 [[B:%rd[0-9]+]], {{%rd[0-9]+}}, 63;
; CHECK-NEXT: add.s64 [[A:%rd[0-9]+]], [[X:%rd[0-9]+]], [[B]];
; CHECK-NEXT: and.b64 [[M:%rd[0-9]+]], [[A]], -2;
; CHECK-NEXT: sub.s64 {{%rd[0-9]+}}, [[X]], [[M]];
define i64 @by_minus_2(i64 %x) {
  %r = srem i64 %x, -2
  ret i64 %r
}

; CHECK-LABEL: by_least(
; CHECK: shr.u32 [[B:%r[0-9]+]], {{%r[0-9]+}}, 1;
; CHECK-NEXT: add.s32 [[A:%r[0-9]+]], [[X:%r[0-9]+]], [[B]];
; CHECK-NEXT: and.b32 [[M:%r[0-9]+]], [[A]], -2147483648;
; CHECK-NEXT: sub.s32 {{%r[0-9]+}}, [[X]], [[M]];
define i32 @by_least(i32 %x) {
  %r = srem i32 %x, -2147483648
  ret i32 %r
}

; CHECK-LABEL: by6(
; CHECK: mul.lo.s32 [[M:%r[0-9]+]], {{%r[0-9]+}}, 6;
; CHECK-NEXT: sub.s32 {{%r[0-9]+}}, {{%r[0-9]+}}, [[M]];
define i32 @by6(i32 %x) {
  %r = srem i32 %x, 6
  ret i32 %r
}

; CHECK-LABEL: unsigned8(
; CHECK: and.b32 {{%r[0-9]+}}, {{%r[0-9]+}}, 7;
define i32 @unsigned8(i32 %x) {
  %r = urem i32 %x, 8
  ret i32 %r
}
