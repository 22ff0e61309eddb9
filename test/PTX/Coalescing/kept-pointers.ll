; A pointer that a loop only sometimes changes stays in one register, although addresses
; are computed from it: a path that leaves it alone has no copies.
; RUN: nvvmc emit %s --arch=sm_80 -o - | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare ptr @more(i32)
declare void @drop(ptr)

; CHECK-LABEL: .entry grow(
; CHECK: [[LOOP:\$L__BB[0-9_]+]]:
; CHECK-NEXT: setp.eq.b32
; CHECK-NEXT: bra [[STORE:\$L__BB[0-9_]+]];
; CHECK: call.uni {{.*}} more,
; CHECK: ld.param.u64 [[NEW:%rd[0-9]+]]
; CHECK: mov.b64 [[P:%rd[0-9]+]], [[NEW]];
; CHECK-NEXT: [[STORE]]:
; CHECK-NOT: mov.b64
; CHECK: add.s64 [[AT:%rd[0-9]+]], [[P]],
; CHECK: st.u32 {{.*}}[[AT]]]
; CHECK-NOT: mov.b64
; CHECK: bra [[LOOP]];
define ptx_kernel void @grow(i32 %n, ptr %first, i32 %every) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %store ]
  %p = phi ptr [ %first, %entry ], [ %q, %store ]
  %is = icmp eq i32 %i, %every
  br i1 %is, label %change, label %store
change:
  %new = call ptr @more(i32 %i)
  call void @drop(ptr %p)
  br label %store
store:
  %q = phi ptr [ %p, %loop ], [ %new, %change ]
  %wide = zext i32 %i to i64
  %at = getelementptr i32, ptr %q, i64 %wide
  store i32 %i, ptr %at
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  call void @drop(ptr %q)
  ret void
}
