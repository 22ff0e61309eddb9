; A bit of a word that is masked for other reasons, too, and counted, is taken from the word
; itself: ptxas then computes what follows from it where it is needed. Not if it is
; compared, if nothing else needs the masked word, or at -O0.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s --check-prefixes=CHECK,APART
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefixes=CHECK,SHARED
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .func (.param .b32 func_retval0) row(
; CHECK: ld.param.u32 [[X:%r[0-9]+]], [row_param_0];
; CHECK: and.b32 [[M:%r[0-9]+]], [[X]], 64;
; SHARED: shr.u32 [[B:%r[0-9]+]], [[M]], 6;
; APART: bfe.u32 [[B:%r[0-9]+]], [[X]], 6, 1;
; CHECK: or.b32 {{%r[0-9]+}}, [[B]], 2;
define i32 @row(i32 %x, ptr %p) {
  %m = and i32 %x, 64
  store i32 %m, ptr %p
  %b = lshr exact i32 %m, 6
  %r = or disjoint i32 %b, 2
  ret i32 %r
}

; The highest bit is what is shifted there.
; CHECK-LABEL: .func (.param .b32 func_retval0) highest(
; CHECK: ld.param.u32 [[X:%r[0-9]+]], [highest_param_0];
; SHARED: shr.u32 {{%r[0-9]+}}, {{%r[0-9]+}}, 31;
; APART: bfe.u32 {{%r[0-9]+}}, [[X]], 31, 1;
define i32 @highest(i32 %x, ptr %p) {
  %m = and i32 %x, -2147483648
  store i32 %m, ptr %p
  %b = lshr exact i32 %m, 31
  %r = or disjoint i32 %b, 2
  ret i32 %r
}

; Two bits, another bit, a comparison, and a word that nothing else needs.
; CHECK-LABEL: .func (.param .b32 func_retval0) bits(
; CHECK: and.b32 [[M:%r[0-9]+]], {{%r[0-9]+}}, 192;
; CHECK: shr.u32 {{%r[0-9]+}}, [[M]], 6;
define i32 @bits(i32 %x, ptr %p) {
  %m = and i32 %x, 192
  store i32 %m, ptr %p
  %b = lshr exact i32 %m, 6
  %r = or disjoint i32 %b, 4
  ret i32 %r
}

; CHECK-LABEL: .func (.param .b32 func_retval0) other(
; CHECK: and.b32 [[M:%r[0-9]+]], {{%r[0-9]+}}, 64;
; CHECK: shr.u32 {{%r[0-9]+}}, [[M]], 5;
define i32 @other(i32 %x, ptr %p) {
  %m = and i32 %x, 64
  store i32 %m, ptr %p
  %b = lshr exact i32 %m, 5
  %r = or disjoint i32 %b, 1
  ret i32 %r
}

; CHECK-LABEL: .func (.param .b32 func_retval0) compared(
; CHECK: and.b32 [[M:%r[0-9]+]], {{%r[0-9]+}}, 64;
; CHECK: shr.u32 {{%r[0-9]+}}, [[M]], 6;
define i32 @compared(i32 %x, i32 %y, ptr %p) {
  %m = and i32 %x, 64
  store i32 %m, ptr %p
  %b = lshr exact i32 %m, 6
  %c = icmp ult i32 %b, %y
  %r = select i1 %c, i32 %b, i32 7
  ret i32 %r
}

; CHECK-LABEL: .func (.param .b32 func_retval0) alone(
; CHECK: and.b32 [[M:%r[0-9]+]], {{%r[0-9]+}}, 64;
; CHECK: shr.u32 {{%r[0-9]+}}, [[M]], 6;
define i32 @alone(i32 %x) {
  %m = and i32 %x, 64
  %b = lshr exact i32 %m, 6
  %r = or disjoint i32 %b, 2
  ret i32 %r
}
