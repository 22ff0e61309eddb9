; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; A loop that must not be unrolled has a pragma at the start of its header; no
; other metadata but "unroll once" does the same.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: disabled(
; CHECK: bra.uni $L__BB0_3;
; CHECK-NEXT: $L__BB0_1:
; CHECK-NOT: .pragma
; CHECK: $L__BB0_3:
; CHECK-NEXT: .pragma "nounroll";
; CHECK-NEXT: add.s32
define void @disabled(i32 %n, ptr addrspace(1) %p) {
entry:
  br label %loop
out:
  br label %end
end:
  ret void
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  store volatile i32 %next, ptr addrspace(1) %p
  %done = icmp eq i32 %next, %n
  br i1 %done, label %out, label %loop, !llvm.loop !0
}

; "Unroll it once" is the same.
; CHECK-LABEL: once(
; CHECK: .pragma "nounroll";
define void @once(i32 %n, ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  store volatile i32 %next, ptr addrspace(1) %p
  %done = icmp eq i32 %next, %n
  br i1 %done, label %out, label %loop, !llvm.loop !2
out:
  ret void
}

; CHECK-LABEL: four_times(
; CHECK-NOT: .pragma
define void @four_times(i32 %n, ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  store volatile i32 %next, ptr addrspace(1) %p
  %done = icmp eq i32 %next, %n
  br i1 %done, label %out, label %loop, !llvm.loop !4
out:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.count", i32 1}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.count", i32 4}
