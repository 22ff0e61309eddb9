; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O0 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; What metadata forbids to unroll says so after the label of its header; the way
; out of a loop is none.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: disabled(
; CHECK: $L__BB0_1:
; CHECK-NEXT: .pragma "nounroll";
; CHECK-NOT: .pragma
; CHECK-LABEL: counted(
; CHECK: $L__BB1_1:
; CHECK-NEXT: .pragma "nounroll";
; CHECK-NOT: .pragma
; CHECK-LABEL: nested(
; CHECK: $L__BB2_1:
; CHECK-NOT: .pragma
; CHECK: $L__BB2_2:
; CHECK-NEXT: .pragma "nounroll";
; CHECK-NOT: .pragma
; CHECK-LABEL: unrolled(
; CHECK-NOT: .pragma
define void @disabled(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  store volatile i32 %i, ptr %a
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}
define void @counted(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %a = getelementptr i32, ptr %p, i32 %i
  store volatile i32 %i, ptr %a
  %c = icmp ult i32 %i, %n
  br i1 %c, label %latch, label %exit
latch:
  %j = add i32 %i, 1
  store volatile i32 %j, ptr %a
  br label %loop, !llvm.loop !2
exit:
  ret void
}
define void @nested(ptr %p, i32 %n) {
entry:
  br label %outer
outer:
  %o = phi i32 [ 0, %entry ], [ %o2, %after ]
  store volatile i32 %o, ptr %p
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %j, %inner ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %inner, label %after, !llvm.loop !0
after:
  %o2 = add i32 %o, 1
  %d = icmp ult i32 %o2, %n
  br i1 %d, label %outer, label %exit, !llvm.loop !4
exit:
  ret void
}
define void @unrolled(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 %i, ptr %p
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !6
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.count", i32 1}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !7}
!7 = !{!"llvm.loop.unroll.count", i32 4}
