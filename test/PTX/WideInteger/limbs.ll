; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Integers past 64 bits are lists of 64-bit limbs. Their results are executed
; in ../Semantics.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: sum(
; CHECK: add.cc.u64 %rd5, %rd1, %rd3;
; CHECK-NEXT: addc.u64 %rd6, %rd2, %rd4;
define i128 @sum(i128 %a, i128 %b) {
  %r = add i128 %a, %b
  ret i128 %r
}
; CHECK-LABEL: product(
; CHECK: mul.hi.u64 %rd7, %rd1, %rd3;
; CHECK-NEXT: mad.lo.s64 %rd8, %rd1, %rd4, %rd7;
; CHECK-NEXT: mad.lo.s64 %rd6, %rd2, %rd3, %rd8;
; CHECK-NEXT: mul.lo.s64 %rd5, %rd1, %rd3;
define i128 @product(i128 %a, i128 %b) {
  %r = mul i128 %a, %b
  ret i128 %r
}
; CHECK-LABEL: difference(
; CHECK: sub.cc.u64 %rd7, %rd1, %rd4;
; CHECK-NEXT: subc.cc.u64 %rd8, %rd2, %rd5;
; CHECK-NEXT: subc.u64 %rd9, %rd3, %rd6;
define i192 @difference(i192 %a, i192 %b) {
  %r = sub i192 %a, %b
  ret i192 %r
}
; CHECK-LABEL: by_a_constant(
; CHECK: shr.u64 %rd3, %rd2, 8;
; CHECK-NEXT: mov.b64 %rd4, 0;
define i128 @by_a_constant(i128 %a) {
  %r = lshr i128 %a, 72
  ret i128 %r
}
; CHECK-LABEL: by_an_amount(
; CHECK: cvt.u32.u64 %r1, %rd3;
; CHECK-NEXT: shl.b64 %rd5, %rd1, %r1;
; CHECK-NEXT: shl.b64 %rd7, %rd2, %r1;
; CHECK-NEXT: sub.s32 %r3, 64, %r1;
; CHECK-NEXT: shr.u64 %rd8, %rd1, %r3;
; CHECK-NEXT: or.b64 %rd9, %rd7, %rd8;
; CHECK-NEXT: sub.s32 %r2, %r1, 64;
; CHECK-NEXT: shl.b64 %rd10, %rd1, %r2;
; CHECK-NEXT: or.b64 %rd6, %rd9, %rd10;
define i128 @by_an_amount(i128 %a, i128 %n) {
  %r = shl i128 %a, %n
  ret i128 %r
}
; CHECK-LABEL: less(
; CHECK: setp.lt.u64 %p2, %rd1, %rd3;
; CHECK-NEXT: setp.eq.and.b64 %p3, %rd2, %rd4, %p2;
; CHECK-NEXT: setp.lt.or.s64 %p1, %rd2, %rd4, %p3;
; CHECK-NEXT: selp.u32 %r1, 1, 0, %p1;
define i1 @less(i128 %a, i128 %b) {
  %r = icmp slt i128 %a, %b
  ret i1 %r
}
; CHECK-LABEL: equal_extends_the_top(
; CHECK: shl.b64 %rd5, %rd4, 32;
; CHECK-NEXT: or.b64 %rd2, %rd3, %rd5;
; CHECK: shl.b64 %rd10, %rd9, 32;
; CHECK-NEXT: or.b64 %rd7, %rd8, %rd10;
; CHECK-NEXT: and.b64 %rd11, %rd2, 68719476735;
; CHECK-NEXT: and.b64 %rd12, %rd7, 68719476735;
; CHECK-NEXT: setp.eq.b64 %p2, %rd1, %rd6;
; CHECK-NEXT: setp.eq.and.b64 %p1, %rd11, %rd12, %p2;
; CHECK-NEXT: selp.u32 %r1, 1, 0, %p1;
define i1 @equal_extends_the_top(i100 %a, i100 %b) {
  %r = icmp eq i100 %a, %b
  ret i1 %r
}
