; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; A mask that is shifted up for each test: instead, the value is shifted down
; once for all tests.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: several(
; CHECK: shr.u32 [[D:%r[0-9]+]], %r1, %r2;
; CHECK-NEXT: and.b32 [[A:%r[0-9]+]], [[D]], 1;
; CHECK-NEXT: setp.ne.b32 [[P1:%p[0-9]+]], [[A]], 0;
; CHECK: and.b32 [[B:%r[0-9]+]], [[D]], 6;
; CHECK-NEXT: setp.eq.b32 [[P2:%p[0-9]+]], [[B]], 0;
; CHECK-NOT: sh{{[lr]}}.
; CHECK: ret
define i32 @several(i32 %v, i32 %n) {
entry:
  %s = shl i32 1, %n
  %a = and i32 %v, %s
  %p = icmp ne i32 %a, 0
  br i1 %p, label %more, label %out
more:
  %t = shl i32 6, %n
  %b = and i32 %t, %v
  %q = icmp eq i32 %b, 0
  %r = select i1 %q, i32 2, i32 3
  ret i32 %r
out:
  ret i32 1
}

; CHECK-LABEL: long(
; CHECK: cvt.u32.u64 [[N:%r[0-9]+]], %rd2;
; CHECK-NEXT: shr.u64 [[D:%rd[0-9]+]], %rd1, [[N]];
; CHECK-NEXT: and.b64 [[A:%rd[0-9]+]], [[D]], 5;
; CHECK-NEXT: setp.ne.b64 [[P1:%p[0-9]+]], [[A]], 0;
define i1 @long(i64 %v, i64 %n) {
  %s = shl i64 5, %n
  %a = and i64 %v, %s
  %p = icmp ne i64 %a, 0
  ret i1 %p
}

; The mask has another use.
; CHECK-LABEL: shared(
; CHECK: shl.b32 [[M:%r[0-9]+]], 1, %r2;
; CHECK-NEXT: and.b32 {{%r[0-9]+}}, %r1, [[M]];
define i32 @shared(i32 %v, i32 %n) {
  %s = shl i32 1, %n
  %a = and i32 %v, %s
  %p = icmp ne i32 %a, 0
  %r = select i1 %p, i32 %s, i32 0
  ret i32 %r
}
