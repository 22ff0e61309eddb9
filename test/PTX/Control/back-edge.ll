; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; If neither successor of a branch comes next, the back edge is the conditional
; one.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: leaves_when_true(
; CHECK: $L__BB0_2:
; CHECK: setp.eq.b32 [[P:%p[0-9]+]],
; CHECK: @![[P]] bra $L__BB0_2;
; CHECK-NEXT: bra.uni $L__BB0_1;
define void @leaves_when_true(i32 %n, ptr addrspace(1) %p) {
entry:
  br label %loop
out:
  ret void
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  store volatile i32 %next, ptr addrspace(1) %p
  %done = icmp eq i32 %next, %n
  br i1 %done, label %out, label %loop
}

; CHECK-LABEL: leaves_when_false(
; CHECK: $L__BB1_1:
; CHECK: setp.ne.b32 [[P:%p[0-9]+]],
; CHECK: @[[P]] bra $L__BB1_1;
define void @leaves_when_false(i32 %n, ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  store volatile i32 %next, ptr addrspace(1) %p
  %again = icmp ne i32 %next, %n
  br i1 %again, label %loop, label %far
other:
  ret void
far:
  br label %other
}
