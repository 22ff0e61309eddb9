; At -O2, counters that are always equal are merged, and one that is only
; compared with a bound counts down to zero, so that the bound needs no
; register. A loop that continues by half of a counter gets a narrow one.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: .func down(
; CHECK: ld.param.u32 [[I:%r[0-9]+]], [down_param_1];
; CHECK: call
; CHECK: add.s32 [[I]], [[I]], -1;
; CHECK-NEXT: setp.ne.b32 [[P:%p[0-9]+]], [[I]], 0;
; CHECK-NEXT: @[[P]] bra
define void @down(ptr %f, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  call void %f()
  %j = add nuw nsw i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %exit, label %body
exit:
  ret void
}

; With any start and step; the operands of the comparison may be in either
; order.
; CHECK-LABEL: .func from(
; CHECK: sub.s64 [[D:%rd[0-9]+]], [[N:%rd[0-9]+]], [[S:%rd[0-9]+]];
; CHECK: add.s64 [[J:%rd[0-9]+]], {{%rd[0-9]+}}, 3;
; CHECK-NEXT: setp.ne.b64 {{%p[0-9]+}}, {{.*}}[[J]]
define void @from(ptr %f, i64 %s, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ %j, %body ], [ %s, %entry ]
  call void %f()
  %j = add i64 %i, -3
  %c = icmp ne i64 %n, %j
  br i1 %c, label %body, label %exit
exit:
  ret void
}

; Not if something else reads the counter, if its bound is a constant or
; changes, or if it may skip its bound.
; CHECK-LABEL: .func up(
; CHECK: add.s32 [[J:%r[0-9]+]], [[I:%r[0-9]+]], 1;
; CHECK-NEXT: setp.ne.b32 {{%p[0-9]+}}, [[J]], [[N:%r[0-9]+]];
; CHECK: add.s32 [[K:%r[0-9]+]], {{%r[0-9]+}}, 1;
; CHECK-NEXT: setp.ne.b32 {{%p[0-9]+}}, [[K]], 100;
; CHECK: ld.u32 [[M:%r[0-9]+]], [
; CHECK-NEXT: add.s32 [[L:%r[0-9]+]], {{%r[0-9]+}}, 1;
; CHECK-NEXT: setp.ne.b32 {{%p[0-9]+}}, [[L]], [[M]];
; CHECK: add.s32 [[O:%r[0-9]+]], {{%r[0-9]+}}, 1;
; CHECK-NEXT: setp.lt.s32 {{%p[0-9]+}}, [[O]], [[N]];
define void @up(ptr %f, i32 %n, ptr %p) {
entry:
  br label %first
first:
  %i = phi i32 [ 0, %entry ], [ %j, %first ]
  call void %f(i32 %i)
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %second, label %first
second:
  %a = phi i32 [ 0, %first ], [ %b, %second ]
  call void %f()
  %b = add i32 %a, 1
  %d = icmp eq i32 %b, 100
  br i1 %d, label %third, label %second
third:
  %k = phi i32 [ 0, %second ], [ %l, %third ]
  call void %f()
  %m = load i32, ptr %p
  %l = add i32 %k, 1
  %e = icmp eq i32 %l, %m
  br i1 %e, label %fourth, label %third
fourth:
  %o = phi i32 [ 0, %third ], [ %q, %fourth ]
  call void %f()
  %q = add i32 %o, 1
  %g = icmp sge i32 %q, %n
  br i1 %g, label %exit, label %fourth
exit:
  ret void
}

; CHECK-LABEL: .func equal(
; CHECK: call
; CHECK-COUNT-1: add.s32 {{%r[0-9]+}}, {{%r[0-9]+}}, 4;
; CHECK-NOT: add
; CHECK: ret
define void @equal(ptr %f, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %k = phi i32 [ 0, %entry ], [ %l, %body ]
  call void %f(i32 %i)
  %j = add nuw nsw i32 %i, 4
  %l = add i32 %k, 4
  %c = icmp eq i32 %l, %n
  br i1 %c, label %exit, label %body
exit:
  ret void
}

; Different starts or steps are different counters.
; CHECK-LABEL: .func unequal(
; CHECK-DAG: add.s32 {{%r[0-9]+}}, {{%r[0-9]+}}, 4;
; CHECK-DAG: add.s32 {{%r[0-9]+}}, {{%r[0-9]+}}, 4;
; CHECK-DAG: add.s32 {{%r[0-9]+}}, {{%r[0-9]+}}, 2;
; CHECK: ret
define void @unequal(ptr %f, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %k = phi i32 [ 1, %entry ], [ %l, %body ]
  %m = phi i32 [ 0, %entry ], [ %o, %body ]
  call void %f(i32 %i, i32 %k, i32 %m)
  %j = add i32 %i, 4
  %l = add i32 %k, 4
  %o = add i32 %m, 2
  %c = icmp eq i32 %o, %n
  br i1 %c, label %exit, label %body
exit:
  ret void
}

; CHECK-LABEL: .func half(
; CHECK: ld.param.u32 [[C:%r[0-9]+]], [half_param_1];
; CHECK-NOT: cvt.u32.u64
; CHECK: add.s32 [[D:%r[0-9]+]], [[C]], -1;
; CHECK: add.s64 {{%rd[0-9]+}}, {{%rd[0-9]+}}, 1;
; CHECK: setp.ne.b32 {{%p[0-9]+}}, [[D]], 0;
; CHECK: ret;
define void @half(ptr %f, i32 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %j, %body ]
  call void %f(i64 %i)
  %j = add nuw nsw i64 %i, 1
  %h = trunc i64 %j to i32
  %c = icmp eq i32 %h, %n
  br i1 %c, label %exit, label %body
exit:
  ret void
}

; The wide counter goes if nothing else reads it.
; CHECK-LABEL: .func only_half(
; CHECK: cvt.u32.u64 [[S:%r[0-9]+]], {{%rd[0-9]+}};
; CHECK-NOT: .s64
; CHECK: add.s32 [[J:%r[0-9]+]], {{%r[0-9]+}}, 3;
; CHECK-NEXT: setp.lt.s32 {{%p[0-9]+}}, [[J]],
; CHECK: ret;
define void @only_half(ptr %f, i64 %s, i32 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ %s, %entry ], [ %j, %body ]
  call void %f()
  %j = add i64 %i, 12884901891
  %h = trunc i64 %j to i32
  %c = icmp sge i32 %h, %n
  br i1 %c, label %exit, label %body
exit:
  ret void
}

; Not if the half has other uses.
; CHECK-LABEL: .func used_half(
; CHECK: cvt.u32.u64 [[H:%r[0-9]+]],
; CHECK: setp.ne.b32 {{%p[0-9]+}}, [[H]],
; CHECK: ret;
define void @used_half(ptr %f, i32 %n, ptr %p) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %j, %body ]
  call void %f(i64 %i)
  %j = add i64 %i, 1
  %h = trunc i64 %j to i32
  store volatile i32 %h, ptr %p
  %c = icmp eq i32 %h, %n
  br i1 %c, label %exit, label %body
exit:
  ret void
}
