; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Bytes in 16-bit registers: their upper bits are extended once, and not at all
; if they are known.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: unsigned_chain(
; CHECK-NOT: and.b16 {{.*}}, 255;
; CHECK: min.u16
; CHECK-NEXT: max.u16
; CHECK-NEXT: shr.u16
; CHECK-NEXT: selp.b16
; CHECK-NEXT: setp.lt.u16
; CHECK-NOT: and.b16 {{.*}}, 255;
; CHECK: ret
define i1 @unsigned_chain(i8 %a, ptr %p, i1 %c) {
  %b = load i8, ptr %p
  %lo = call i8 @llvm.umin.i8(i8 %a, i8 %b)
  %hi = call i8 @llvm.umax.i8(i8 %lo, i8 7)
  %s = lshr i8 %hi, 1
  %t = select i1 %c, i8 %s, i8 %b
  %r = icmp ult i8 %t, %lo
  ret i1 %r
}

; CHECK-LABEL: signed_chain(
; CHECK: cvt.s16.s8
; CHECK-NEXT: cvt.s16.s8
; CHECK-NEXT: min.s16
; CHECK-NEXT: max.s16
; CHECK-NEXT: setp.lt.s16
; CHECK-NOT: cvt.s16.s8
; CHECK: ret
define i1 @signed_chain(i8 %a, i8 %b) {
  %lo = call i8 @llvm.smin.i8(i8 %a, i8 %b)
  %hi = call i8 @llvm.smax.i8(i8 %lo, i8 -7)
  %r = icmp slt i8 %hi, %lo
  ret i1 %r
}

; A sum may carry; zeros above a value do not make it sign-extended.
; CHECK-LABEL: unknown(
; CHECK: add.s16 [[S:%rs[0-9]+]],
; CHECK-NEXT: and.b16 [[Z:%rs[0-9]+]], [[S]], 255;
; CHECK-NEXT: shr.u16 [[H:%rs[0-9]+]], [[Z]], 1;
; CHECK-NEXT: cvt.s16.s8 {{%rs[0-9]+}}, [[H]];
define i1 @unknown(i8 %a, i8 %b) {
  %s = add i8 %a, %b
  %h = lshr i8 %s, 1
  %r = icmp slt i8 %h, 0
  ret i1 %r
}
