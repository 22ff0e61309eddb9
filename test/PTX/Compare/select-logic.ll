; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; A select between a condition and a constant is a single "and" or "or".
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: both(
; CHECK: setp.eq.b32 %p1
; CHECK: setp.eq.b32 %p2
; CHECK-NEXT: and.pred [[P3:%p[0-9]+]], %p1, %p2;
; CHECK-NEXT: or.pred [[P4:%p[0-9]+]], %p1, %p2;
; CHECK-NEXT: not.pred [[P5:%p[0-9]+]], %p1;
; CHECK-NEXT: and.pred [[P6:%p[0-9]+]], [[P5]], %p2;
; CHECK-NEXT: not.pred [[P7:%p[0-9]+]], %p1;
; CHECK-NEXT: or.pred [[P8:%p[0-9]+]], [[P7]], %p2;
define void @both(i32 %a, i32 %b, ptr %p) {
  %c = icmp eq i32 %a, 0
  %d = icmp eq i32 %b, 0
  %and = select i1 %c, i1 %d, i1 false
  %or = select i1 %c, i1 true, i1 %d
  %less = select i1 %c, i1 false, i1 %d
  %implies = select i1 %c, i1 %d, i1 true
  store volatile i1 %and, ptr %p
  store volatile i1 %or, ptr %p
  store volatile i1 %less, ptr %p
  store volatile i1 %implies, ptr %p
  ret void
}
