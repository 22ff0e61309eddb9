; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}

; Tied operands in loops: the phi, its incoming values and its uses after the
; loop share a register if no two of them are live at the same time.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; Set before the loop, used after it.
; CHECK-LABEL: accumulate(
; CHECK: mov.f32 [[ACC:%f[0-9]+]], 0f00000000;
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK-NOT: mov.f32
; CHECK: add.f32 [[ACC]], [[ACC]], 0f3F800000;
; CHECK-NOT: mov.f32
; CHECK: st.param.f32 [func_retval0], [[ACC]];
define float @accumulate(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %acc = phi float [ 0.0, %entry ], [ %sum, %loop ]
  %sum = call float asm sideeffect "add.f32 $0, $0, 0f3F800000;", "=f,0"(float %acc)
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  %last = phi float [ %sum, %loop ]
  ret float %last
}
; If the loop may be skipped, the value for that path is set before the branch:
; after it, between asynchronous instructions, ptxas would wait for them.
; CHECK-LABEL: skipped(
; CHECK: mov.f32 [[ACC:%f[0-9]+]], 0f00000000;
; CHECK: @{{!?}}%p{{[0-9]+}} bra
; CHECK: mov.f32 [[ACC]], 0f3F800000;
; CHECK-NOT: mov.f32
; CHECK: add.f32 [[ACC]], [[ACC]], 0f3F800000;
; CHECK-NOT: mov.f32
define float @skipped(i32 %n) {
entry:
  %any = icmp ne i32 %n, 0
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %acc = phi float [ 1.0, %entry ], [ %sum, %loop ]
  %sum = call float asm sideeffect "add.f32 $0, $0, 0f3F800000;", "=f,0"(float %acc)
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  %last = phi float [ 0.0, %entry ], [ %sum, %loop ]
  ret float %last
}
; The same on both paths: it is set once.
; CHECK-LABEL: skipped_alike(
; CHECK-COUNT-1: mov.f32
; CHECK-NOT: mov.f32
; CHECK: ret;
define float @skipped_alike(i32 %n) {
entry:
  %any = icmp ne i32 %n, 0
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %acc = phi float [ 0.0, %entry ], [ %sum, %loop ]
  %sum = call float asm sideeffect "add.f32 $0, $0, 0f3F800000;", "=f,0"(float %acc)
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  %last = phi float [ 0.0, %entry ], [ %sum, %loop ]
  ret float %last
}
; The value of the previous iteration is needed after the loop: one copy per
; iteration.
; CHECK-LABEL: before_last(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK: mov.b32 [[R:%r[0-9]+]], [[OLD:%r[0-9]+]];
; CHECK-NEXT: // begin inline asm
; CHECK-NEXT: add.u32 [[R]], [[R]], 3;
; CHECK: st.param.u32 [func_retval0], [[OLD]];
define i32 @before_last(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %old = phi i32 [ %n, %entry ], [ %new, %loop ]
  %new = call i32 asm sideeffect "add.u32 $0, $0, 3;", "=r,0"(i32 %old)
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 10
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %old
}
; Two values that are exchanged in each iteration cannot both share a register:
; the assembly ties them, and the back edge exchanges them.
; CHECK-LABEL: exchange(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK: // begin inline asm
; CHECK-NEXT: add.u32 [[A:%r[0-9]+]], [[A]], 1; add.u32 [[B:%r[0-9]+]], [[B]], 2;
; CHECK: mov.b32 [[SAVED:%r[0-9]+]], [[A]];
; CHECK-NEXT: mov.b32 [[A]], [[B]];
; CHECK-NEXT: mov.b32 [[B]], [[SAVED]];
define i32 @exchange(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = phi i32 [ %n, %entry ], [ %d, %loop ]
  %b = phi i32 [ %m, %entry ], [ %c, %loop ]
  %s = call { i32, i32 } asm sideeffect "add.u32 $0, $0, 1; add.u32 $1, $1, 2;", "=r,=r,0,1"(i32 %a, i32 %b)
  %c = extractvalue { i32, i32 } %s, 0
  %d = extractvalue { i32, i32 } %s, 1
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, 10
  br i1 %more, label %loop, label %exit
exit:
  %x = sub i32 %c, %d
  ret i32 %x
}
; Whole structures are carried around the loop.
; CHECK-LABEL: structure(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK-NOT: mov.f32
; CHECK: add.f32 [[A:%f[0-9]+]], [[A]], [[B:%f[0-9]+]]; mul.f32 [[B]], [[B]], [[A]];
; CHECK-NOT: mov.f32
; CHECK: ret;
define float @structure(float %x, float %y, i32 %n) {
entry:
  %s0 = insertvalue { float, float } undef, float %x, 0
  %s1 = insertvalue { float, float } %s0, float %y, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi { float, float } [ %s1, %entry ], [ %t, %loop ]
  %a = extractvalue { float, float } %s, 0
  %b = extractvalue { float, float } %s, 1
  %t = call { float, float } asm sideeffect "add.f32 $0, $0, $1; mul.f32 $1, $1, $0;", "=f,=f,0,1"(float %a, float %b)
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  %r = extractvalue { float, float } %t, 1
  ret float %r
}
; A value that is scaled between two iterations stays in its register.
; CHECK-LABEL: scaled(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK-NOT: mov.f32
; CHECK: mul.rn.f32 [[A:%f[0-9]+]], [[A]], %f{{[0-9]+}};
; CHECK: add.f32 [[A]], [[A]], 0f3F800000;
; CHECK-NOT: mov.f32
; CHECK: ret;
define float @scaled(float %x, float %y, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %a = phi float [ %x, %entry ], [ %c, %loop ]
  %b = fmul float %a, %y
  %c = call float asm sideeffect "add.f32 $0, $0, 0f3F800000;", "=f,0"(float %b)
  %j = add i32 %i, 1
  %more = icmp ult i32 %j, %n
  br i1 %more, label %loop, label %exit
exit:
  ret float %c
}
