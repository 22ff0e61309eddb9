; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=O0
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; At -O2, the copies of a phi are placed before the branch to it if the other
; successor does not read it: a latch is then a single conditional branch.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: count(
; CHECK: $L__BB0_1:
; CHECK: add.s32 [[NEXT:%r[0-9]+]], [[I:%r[0-9]+]], 1;
; CHECK: setp.lt.u32 [[P:%p[0-9]+]], [[NEXT]],
; CHECK-NEXT: mov.b32 [[I]], [[NEXT]];
; CHECK-NEXT: @[[P]] bra $L__BB0_1;
; CHECK-NEXT: $L__BB0_2:
; CHECK-NEXT: ret;
; O0-LABEL: count(
; O0: @!%p1 bra $L__BB0_2;
; O0-NEXT: mov.b32
; O0-NEXT: bra.uni $L__BB0_1;
define void @count(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %q
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}

; The value before the last iteration is used after the loop.
; CHECK-LABEL: last(
; CHECK: @!%p1 bra $L__BB1_2;
; CHECK-NEXT: mov.b32
; CHECK-NEXT: bra.uni $L__BB1_1;
define i32 @last(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 3
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %i
}

; The same through another name of its register, and as another phi's value.
; CHECK-LABEL: name(
; CHECK: @!%p1 bra $L__BB2_2;
; CHECK-NEXT: mov.b32
; CHECK-NEXT: bra.uni $L__BB2_1;
define float @name(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %alias = freeze i32 %i
  %next = add i32 %alias, 3
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %bits = bitcast i32 %alias to float
  ret float %bits
}

; The copies for the exit may be placed there, those for the loop after them.
; CHECK-LABEL: carried(
; CHECK: mov.b32 [[OUT:%r[0-9]+]], [[I:%r[0-9]+]];
; CHECK-NEXT: @!%p1 bra $L__BB3_2;
; CHECK-NEXT: mov.b32 [[I]],
; CHECK-NEXT: bra.uni $L__BB3_1;
define i32 @carried(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 3
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  %out = phi i32 [ %i, %loop ]
  %both = add i32 %out, %i
  ret i32 %both
}

; The branch itself tests the phi, whose register the copy changes.
; CHECK-LABEL: tested(
; CHECK: $L__BB4_1:
; CHECK: mov.pred [[NOW:%p[0-9]+]], [[C:%p[0-9]+]];
; CHECK-NEXT: mov.pred [[C]],
; CHECK-NEXT: @[[NOW]] bra $L__BB4_1;
define void @tested(i1 %a, ptr %p) {
entry:
  br label %loop
loop:
  %c = phi i1 [ %a, %entry ], [ %d, %loop ]
  %d = load volatile i1, ptr %p
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; An intrinsic that computes something has registers of its own; the result of
; one that tells the optimizer something is its operand.
; CHECK-LABEL: computed(
; CHECK: max.f32 [[M:%f[0-9]+]], [[A:%f[0-9]+]],
; CHECK: mov.f32 [[A]], [[M]];
; CHECK-NEXT: @%p{{[0-9]+}} bra $L__BB5_1;
; CHECK: st.f32 [{{%rd[0-9]+}}], [[M]];
define void @computed(i32 %n, ptr %p) {
entry:
  br label %loop
loop:
  %a = phi float [ 0.0, %entry ], [ %m, %loop ]
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = load volatile float, ptr %p
  %m = call float @llvm.maxnum.f32(float %a, float %x)
  %next = add i32 %i, 3
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  store float %m, ptr %p
  ret void
}

; CHECK-LABEL: expected(
; CHECK: @!%p{{[0-9]+}} bra $L__BB6_2;
; CHECK-NEXT: mov.b32
; CHECK-NEXT: bra.uni $L__BB6_1;
define i32 @expected(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %same = call i32 @llvm.expect.i32(i32 %i, i32 3)
  %next = add i32 %i, 3
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %same
}

; Of two exits, only one reads the address.
; CHECK-LABEL: two_exits(
; CHECK: $L__BB7_1:
; CHECK: @%p{{[0-9]+}} bra $L__BB7_4;
; CHECK: add.s64 [[NEXT:%rd[0-9]+]], [[I:%rd[0-9]+]], 1;
; CHECK: mov.b64 [[I]], [[NEXT]];
; CHECK-NEXT: @%p{{[0-9]+}} bra $L__BB7_1;
define ptr @two_exits(ptr %begin, ptr %end, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi ptr [ %begin, %entry ], [ %next, %rest ]
  %x = load volatile i32, ptr %p
  %found = icmp eq i32 %x, 7
  br i1 %found, label %at, label %rest
rest:
  %next = getelementptr i8, ptr %i, i64 1
  %more = icmp ult ptr %next, %end
  br i1 %more, label %loop, label %none
none:
  ret ptr null
at:
  ret ptr %i
}

declare float @llvm.maxnum.f32(float, float)
declare i32 @llvm.expect.i32(i32, i32)
