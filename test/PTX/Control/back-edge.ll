; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; If neither successor of a branch comes next, the back edge is the conditional
; one. It is taken where a predicate is true: ptxas unrolls no loop that
; continues at "setp.eq; @!%p bra".
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: leaves_when_true(
; CHECK: $L__BB0_2:
; CHECK: setp.ne.b32 [[P:%p[0-9]+]],
; CHECK: @[[P]] bra $L__BB0_2;
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

; A comparison of floats is turned into the one that is true where it is false
; or does not hold.
; CHECK-LABEL: leaves_when_less(
; CHECK: $L__BB2_1:
; CHECK: setp.geu.f32 [[P:%p[0-9]+]],
; CHECK: @[[P]] bra $L__BB2_1;
define void @leaves_when_less(float %n, ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  store volatile i32 %i, ptr addrspace(1) %p
  %x = load volatile float, ptr addrspace(1) %p
  %less = fcmp olt float %x, %n
  br i1 %less, label %out, label %loop
out:
  ret void
}

; So is a complement.
; CHECK-LABEL: leaves_when_not(
; CHECK: $L__BB3_1:
; CHECK-NOT: not.pred
; CHECK: and.pred [[P:%p[0-9]+]],
; CHECK: @[[P]] bra $L__BB3_1;
define void @leaves_when_not(float %n, ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  store volatile i32 %i, ptr addrspace(1) %p
  %x = load volatile float, ptr addrspace(1) %p
  %less = fcmp olt float %x, %n
  %more = fcmp ogt float %x, 1.0
  %both = and i1 %less, %more
  %not = xor i1 %both, true
  br i1 %not, label %out, label %loop
out:
  ret void
}

; A condition that something else reads stays.
; CHECK-LABEL: read_twice(
; CHECK: setp.eq.b32 [[P:%p[0-9]+]],
; CHECK: selp.b32 {{%r[0-9]+}}, {{.*}}, [[P]];
; CHECK: @![[P]] bra $L__BB4_1;
define i32 @read_twice(i32 %n, ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  store volatile i32 %next, ptr addrspace(1) %p
  %done = icmp eq i32 %next, %n
  %s = select i1 %done, i32 %i, i32 7
  store volatile i32 %s, ptr addrspace(1) %p
  br i1 %done, label %out, label %loop
out:
  ret i32 %s
}

; Of two loops, the inner one.
; CHECK-LABEL: both_continue(
; CHECK: $L__BB5_1:
; CHECK: $L__BB5_2:
; CHECK: setp.ne.b32 [[P:%p[0-9]+]], {{%r[0-9]+}}, 3;
; CHECK: @[[P]] bra $L__BB5_2;
; CHECK-NEXT: bra.uni $L__BB5_1;
define void @both_continue(ptr addrspace(1) %p) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %b, %inner ]
  store volatile i32 %i, ptr addrspace(1) %p
  br label %inner
inner:
  %b = load volatile i32, ptr addrspace(1) %p
  %c = icmp eq i32 %b, 3
  br i1 %c, label %outer, label %inner
}
