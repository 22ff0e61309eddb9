; From -O1 on, a phi of a loop and one after the loop share a register if they
; have the same values: an iteration copies once, before the branch. What is
; computed from either is still computed once.
; RUN: nvvmc emit %s --arch=sm_80 -O1 -o - | FileCheck %s --check-prefixes=CHECK,SHARED
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s --check-prefixes=CHECK,SHARED
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefixes=CHECK,APART
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Addresses are computed from both.
; CHECK-LABEL: .visible .entry loop(
; SHARED: mov.b32 [[I:%r[0-9]+]], 0;
; SHARED-NOT: mov.b32
; SHARED: @!%p{{[0-9]+}} bra [[END:\$L__BB[0-9_]+]];
; SHARED: [[LOOP:\$L__BB[0-9_]+]]:
; SHARED-COUNT-1: mul.wide.s32 {{%rd[0-9]+}}, [[I]], 4;
; SHARED-NOT: mul.wide
; SHARED: add.s32 [[J:%r[0-9]+]], [[I]],
; SHARED: mov.b32 [[I]], [[J]];
; SHARED-NOT: mov.b32
; SHARED: @%p{{[0-9]+}} bra [[LOOP]];
; SHARED: [[END]]:
; SHARED-COUNT-1: mul.wide.s32 {{%rd[0-9]+}}, [[I]], 4;
; SHARED-NOT: mul.wide
; APART: mov.b32
; APART: mov.b32
; APART: mov.b32
; APART: mov.b32
; CHECK: ret;
define ptx_kernel void @loop(ptr addrspace(1) %p, ptr addrspace(1) %q, i1 %any) {
entry:
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %at = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %at
  %to = getelementptr float, ptr addrspace(1) %q, i32 %i
  store float %v, ptr addrspace(1) %to
  %j = add i32 %i, 3
  %more = fcmp ogt float %v, 0.0
  br i1 %more, label %loop, label %end
end:
  %last = phi i32 [ 0, %entry ], [ %j, %loop ]
  %end.at = getelementptr float, ptr addrspace(1) %p, i32 %last
  store float 1.0, ptr addrspace(1) %end.at
  %end.to = getelementptr float, ptr addrspace(1) %q, i32 %last
  store float 1.0, ptr addrspace(1) %end.to
  ret void
}

; The value before the last is needed after the loop: it is copied first.
; CHECK-LABEL: .visible .entry before_last(
; SHARED: add.s32 [[J:%r[0-9]+]], [[I:%r[0-9]+]], 3;
; SHARED: mov.b32 {{%r[0-9]+}}, [[I]];
; SHARED-NEXT: mov.b32 [[I]], [[J]];
; SHARED-NEXT: @%p{{[0-9]+}} bra
; CHECK: ret;
define ptx_kernel void @before_last(ptr addrspace(1) %p, i1 %any) {
entry:
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %at = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %at
  %j = add i32 %i, 3
  %more = fcmp ogt float %v, 0.0
  br i1 %more, label %loop, label %end
end:
  %last = phi i32 [ 0, %entry ], [ %j, %loop ]
  %before = phi i32 [ 7, %entry ], [ %i, %loop ]
  %x = mul i32 %before, 5
  %end.at = getelementptr i32, ptr addrspace(1) %p, i32 %last
  store i32 %x, ptr addrspace(1) %end.at
  %end.2 = getelementptr i32, ptr addrspace(1) %p, i32 %before
  store i32 %x, ptr addrspace(1) %end.2
  ret void
}

; One of the values differs.
; CHECK-LABEL: .visible .entry other_start(
; CHECK-DAG: mov.b32 [[I:%r[0-9]+]], 0;
; CHECK-DAG: mov.b32 [[LAST:%r[0-9]+]], 1;
; SHARED: add.s32 [[J:%r[0-9]+]], [[I]], 3;
; SHARED-DAG: mov.b32 [[I]], [[J]];
; SHARED-DAG: mov.b32 [[LAST]], [[J]];
; CHECK: ret;
define ptx_kernel void @other_start(ptr addrspace(1) %p, i1 %any) {
entry:
  br i1 %any, label %loop, label %end
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %at = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %at
  %j = add i32 %i, 3
  %more = fcmp ogt float %v, 0.0
  br i1 %more, label %loop, label %end
end:
  %last = phi i32 [ 1, %entry ], [ %j, %loop ]
  %end.at = getelementptr float, ptr addrspace(1) %p, i32 %last
  store float 1.0, ptr addrspace(1) %end.at
  ret void
}

; Both parts of a number of 128 bits, and a value that stays as it is.
; CHECK-LABEL: .visible .entry wide(
; SHARED: $L__BB{{[0-9_]+}}:
; SHARED: add.cc.u64
; SHARED: mov.b64
; SHARED-NEXT: mov.b64
; SHARED-NOT: mov.b64
; CHECK: ret;
define ptx_kernel void @wide(ptr addrspace(1) %p, i128 %x, i1 %any) {
entry:
  br i1 %any, label %loop, label %end
loop:
  %i = phi i128 [ %x, %entry ], [ %j, %loop ]
  %low = trunc i128 %i to i64
  %at = getelementptr i128, ptr addrspace(1) %p, i64 %low
  store i128 %i, ptr addrspace(1) %at
  %j = add i128 %i, %x
  %more = icmp slt i128 %j, 0
  br i1 %more, label %loop, label %end
end:
  %last = phi i128 [ %x, %entry ], [ %j, %loop ]
  %end.low = trunc i128 %last to i64
  %end.at = getelementptr i128, ptr addrspace(1) %p, i64 %end.low
  store i128 %last, ptr addrspace(1) %end.at
  ret void
}

; A switch may go to one block more than once: no phis are compared.
; CHECK-LABEL: .visible .entry cases(
; CHECK: mov.b32 [[X:%r[0-9]+]], [[N:%r[0-9]+]];
; CHECK: mov.b32 [[Y:%r[0-9]+]], [[N]];
; CHECK: mul.wide.s32 {{%rd[0-9]+}}, [[X]], 4;
; CHECK: mul.wide.s32 {{%rd[0-9]+}}, [[Y]], 4;
; CHECK: ret;
define ptx_kernel void @cases(ptr addrspace(1) %p, i32 %c, i32 %n) {
entry:
  switch i32 %c, label %a [
    i32 0, label %a
    i32 1, label %b
    i32 7, label %b
  ]
a:
  %x = phi i32 [ %n, %entry ], [ %n, %entry ]
  %x.at = getelementptr float, ptr addrspace(1) %p, i32 %x
  store float 1.0, ptr addrspace(1) %x.at
  ret void
b:
  %y = phi i32 [ %n, %entry ], [ %n, %entry ]
  %y.at = getelementptr float, ptr addrspace(1) %p, i32 %y
  store float 2.0, ptr addrspace(1) %y.at
  ret void
}
