; Whether a constant divides a number is found by a product, a rotation for even constants,
; and a comparison, if nothing else needs the remainder.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=PLAIN
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; PLAIN-LABEL: by3(
; PLAIN: rem.u32
; CHECK-LABEL: by3(
; CHECK: mul.lo.s32 [[Q:%r[0-9]+]], {{%r[0-9]+}}, -1431655765;
; CHECK-NEXT: setp.le.u32 {{%p[0-9]+}}, [[Q]], 1431655765;
define i1 @by3(i32 %x) {
  %r = urem i32 %x, 3
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

; CHECK-LABEL: by6(
; CHECK: mul.lo.s32 [[Q:%r[0-9]+]], {{%r[0-9]+}}, -1431655765;
; CHECK-NEXT: shf.r.wrap.b32 [[H:%r[0-9]+]], [[Q]], [[Q]], 1;
; CHECK-NEXT: setp.gt.u32 {{%p[0-9]+}}, [[H]], 715827882;
define i1 @by6(i32 %x) {
  %r = urem i32 %x, 6
  %c = icmp ne i32 %r, 0
  ret i1 %c
}

; CHECK-LABEL: signed3(
; CHECK: mul.lo.s32 [[Q:%r[0-9]+]], {{%r[0-9]+}}, -1431655765;
; CHECK-NEXT: add.s32 [[P:%r[0-9]+]], [[Q]], 715827882;
; CHECK-NEXT: setp.le.u32 {{%p[0-9]+}}, [[P]], 1431655764;
define i1 @signed3(i32 %x) {
  %r = srem i32 %x, -3
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

; CHECK-LABEL: long10(
; CHECK: mul.lo.s64 [[Q:%rd[0-9]+]], {{%rd[0-9]+}}, -3689348814741910323;
; CHECK: shf.l.wrap.b32
; CHECK: shf.l.wrap.b32
; CHECK: setp.le.u64 {{%p[0-9]+}}, {{%rd[0-9]+}}, 1844674407370955161;
define i1 @long10(i64 %x) {
  %r = urem i64 %x, 10
  %c = icmp eq i64 %r, 0
  ret i1 %c
}

; Powers of two, signed ones included, remainders that something else needs or that are
; compared otherwise, variable divisors and narrow numbers stay.
; CHECK-LABEL: power(
; CHECK: and.b32 {{%r[0-9]+}}, {{%r[0-9]+}}, -2147483648;
; CHECK-NEXT: sub.s32
; CHECK: setp.eq.b32
define i1 @power(i32 %x) {
  %r = srem i32 %x, -2147483648
  %c = icmp eq i32 %r, 0
  ret i1 %c
}

; CHECK-LABEL: needed(
; CHECK: mul.hi.u32
; CHECK: sub.s32 [[R:%r[0-9]+]],
; CHECK: setp.eq.b32 {{%p[0-9]+}}, [[R]], 0;
define i32 @needed(i32 %x) {
  %r = urem i32 %x, 3
  %c = icmp eq i32 %r, 0
  %v = select i1 %c, i32 7, i32 %r
  ret i32 %v
}

; CHECK-LABEL: others(
; CHECK: mul.hi.u32
; CHECK: setp.eq.b32 {{%p[0-9]+}}, {{%r[0-9]+}}, 1;
; CHECK: rem.u32
; CHECK: setp.eq.b32 {{%p[0-9]+}}, {{%r[0-9]+}}, 0;
; CHECK: mul.hi.u32
; CHECK: setp.eq.b16
define i1 @others(i32 %x, i32 %y, i16 %z) {
  %r = urem i32 %x, 3
  %a = icmp eq i32 %r, 1
  %s = urem i32 %x, %y
  %b = icmp eq i32 %s, 0
  %t = urem i16 %z, 3
  %c = icmp eq i16 %t, 0
  %ab = xor i1 %a, %b
  %abc = xor i1 %ab, %c
  ret i1 %abc
}
