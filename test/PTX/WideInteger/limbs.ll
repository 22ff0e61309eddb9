; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Integers of more than 64 bits are lists of 64-bit limbs. ../Semantics executes
; them.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: sum(
; CHECK: add.cc.u64 [[RD5:%rd[0-9]+]], %rd1, %rd3;
; CHECK-NEXT: addc.u64 [[RD6:%rd[0-9]+]], %rd2, %rd4;
define i128 @sum(i128 %a, i128 %b) {
  %r = add i128 %a, %b
  ret i128 %r
}
; CHECK-LABEL: product(
; CHECK: mul.hi.u64 [[RD7:%rd[0-9]+]], %rd1, %rd3;
; CHECK-NEXT: mad.lo.s64 [[RD8:%rd[0-9]+]], %rd1, %rd4, [[RD7]];
; CHECK-NEXT: mad.lo.s64 [[RD6:%rd[0-9]+]], %rd2, %rd3, [[RD8]];
; CHECK-NEXT: mul.lo.s64 [[RD5:%rd[0-9]+]], %rd1, %rd3;
define i128 @product(i128 %a, i128 %b) {
  %r = mul i128 %a, %b
  ret i128 %r
}
; CHECK-LABEL: difference(
; CHECK: sub.cc.u64 [[RD7:%rd[0-9]+]], %rd1, %rd4;
; CHECK-NEXT: subc.cc.u64 [[RD8:%rd[0-9]+]], %rd2, %rd5;
; CHECK-NEXT: subc.u64 [[RD9:%rd[0-9]+]], %rd3, %rd6;
define i192 @difference(i192 %a, i192 %b) {
  %r = sub i192 %a, %b
  ret i192 %r
}
; CHECK-LABEL: by_a_constant(
; CHECK: shr.u64 [[RD3:%rd[0-9]+]], %rd2, 8;
; CHECK-NEXT: mov.b64 [[RD4:%rd[0-9]+]], 0;
define i128 @by_a_constant(i128 %a) {
  %r = lshr i128 %a, 72
  ret i128 %r
}
; CHECK-LABEL: by_an_amount(
; CHECK: cvt.u32.u64 [[R1:%r[0-9]+]], %rd3;
; CHECK-NEXT: shl.b64 [[RD5:%rd[0-9]+]], %rd1, [[R1]];
; CHECK-NEXT: shl.b64 [[RD7:%rd[0-9]+]], %rd2, [[R1]];
; CHECK-NEXT: sub.s32 [[R3:%r[0-9]+]], 64, [[R1]];
; CHECK-NEXT: shr.u64 [[RD8:%rd[0-9]+]], %rd1, [[R3]];
; CHECK-NEXT: or.b64 [[RD9:%rd[0-9]+]], [[RD7]], [[RD8]];
; CHECK-NEXT: sub.s32 [[R2:%r[0-9]+]], [[R1]], 64;
; CHECK-NEXT: shl.b64 [[RD10:%rd[0-9]+]], %rd1, [[R2]];
; CHECK-NEXT: or.b64 [[RD6:%rd[0-9]+]], [[RD9]], [[RD10]];
define i128 @by_an_amount(i128 %a, i128 %n) {
  %r = shl i128 %a, %n
  ret i128 %r
}
; CHECK-LABEL: less(
; CHECK: setp.lt.u64 [[P2:%p[0-9]+]], %rd1, %rd3;
; CHECK-NEXT: setp.eq.and.b64 [[P3:%p[0-9]+]], %rd2, %rd4, [[P2]];
; CHECK-NEXT: setp.lt.or.s64 [[P1:%p[0-9]+]], %rd2, %rd4, [[P3]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
define i1 @less(i128 %a, i128 %b) {
  %r = icmp slt i128 %a, %b
  ret i1 %r
}
; CHECK-LABEL: equal_extends_the_top(
; CHECK: shl.b64 [[RD5:%rd[0-9]+]], %rd4, 32;
; CHECK-NEXT: or.b64 [[RD2:%rd[0-9]+]], %rd3, [[RD5]];
; CHECK: shl.b64 [[RD10:%rd[0-9]+]], %rd9, 32;
; CHECK-NEXT: or.b64 [[RD7:%rd[0-9]+]], %rd8, [[RD10]];
; CHECK-NEXT: and.b64 [[RD11:%rd[0-9]+]], [[RD2]], 68719476735;
; CHECK-NEXT: and.b64 [[RD12:%rd[0-9]+]], [[RD7]], 68719476735;
; CHECK-NEXT: setp.eq.b64 [[P2:%p[0-9]+]], %rd1, %rd6;
; CHECK-NEXT: setp.eq.and.b64 [[P1:%p[0-9]+]], [[RD11]], [[RD12]], [[P2]];
; CHECK-NEXT: selp.u32 [[R1:%r[0-9]+]], 1, 0, [[P1]];
define i1 @equal_extends_the_top(i100 %a, i100 %b) {
  %r = icmp eq i100 %a, %b
  ret i1 %r
}
