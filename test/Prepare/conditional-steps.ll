; A loop's variable that a condition advances or leaves alone is added to in place, behind a
; branch, which ptxas replaces by a guard. This needs that nothing reads its old value later.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=PLAIN
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; The two pointers of a merge.
; CHECK-LABEL: .entry merge(
; CHECK: [[LOOP:\$L__BB[0-9_]+]]:
; CHECK: setp.lt.s32 [[P:%p[0-9]+]],
; CHECK: @!%p{{[0-9]+}} bra [[L:\$L__BB[0-9_]+]];
; CHECK-NEXT: $L__BB
; CHECK-NEXT: add.s64 [[A:%rd[0-9]+]], [[X:%rd[0-9]+]], 4;
; CHECK-NEXT: mov.b64 [[X]], [[A]];
; CHECK-NEXT: [[L]]:
; CHECK-NEXT: @[[P]] bra [[M:\$L__BB[0-9_]+]];
; CHECK-NEXT: $L__BB
; CHECK-NEXT: add.s64 [[B:%rd[0-9]+]], [[Y:%rd[0-9]+]], 4;
; CHECK-NEXT: mov.b64 [[Y]], [[B]];
; CHECK-NEXT: [[M]]:
; CHECK-NOT: selp
; CHECK: bra [[LOOP]];
; PLAIN-LABEL: .entry merge(
; PLAIN: selp.b64
; PLAIN: selp.b64
; PLAIN: ret;
define ptx_kernel void @merge(ptr addrspace(1) %a, ptr addrspace(1) %b, ptr addrspace(1) %out,
                              ptr addrspace(1) %a.end, ptr addrspace(1) %b.end) {
entry:
  br label %loop
loop:
  %x = phi ptr addrspace(1) [ %a, %entry ], [ %x2, %loop ]
  %y = phi ptr addrspace(1) [ %b, %entry ], [ %y2, %loop ]
  %w = phi ptr addrspace(1) [ %out, %entry ], [ %w2, %loop ]
  %u = load i32, ptr addrspace(1) %x
  %v = load i32, ptr addrspace(1) %y
  %c = icmp slt i32 %u, %v
  %m = call i32 @llvm.smin.i32(i32 %u, i32 %v)
  %dx = select i1 %c, i64 4, i64 0
  %x2 = getelementptr i8, ptr addrspace(1) %x, i64 %dx
  %dy = select i1 %c, i64 0, i64 4
  %y2 = getelementptr i8, ptr addrspace(1) %y, i64 %dy
  store i32 %m, ptr addrspace(1) %w
  %w2 = getelementptr i8, ptr addrspace(1) %w, i64 4
  %d = icmp ne ptr addrspace(1) %x2, %a.end
  %e = icmp ne ptr addrspace(1) %y2, %b.end
  %more = and i1 %d, %e
  br i1 %more, label %loop, label %exit
exit:
  store ptr addrspace(1) %x2, ptr addrspace(1) %out
  ret void
}

; What is chosen may be another sum, or a number of 32 bits.
; CHECK-LABEL: .entry lower_bound(
; CHECK: bra [[L:\$L__BB[0-9_]+]];
; CHECK-NEXT: $L__BB
; CHECK-NEXT: add.s64 [[A:%rd[0-9]+]], {{%rd[0-9]+}}, 4;
; CHECK-NEXT: mov.b64 [[X:%rd[0-9]+]], [[A]];
; CHECK-NEXT: [[L]]:
; CHECK: bra [[M:\$L__BB[0-9_]+]];
; CHECK-NEXT: $L__BB
; CHECK-NEXT: add.s32 [[N:%r[0-9]+]], [[N]], %r{{[0-9]+}};
; CHECK-NEXT: [[M]]:
; CHECK: ret;
define ptx_kernel void @lower_bound(ptr addrspace(1) %a, i64 %size, i32 %step) {
entry:
  br label %loop
loop:
  %x = phi ptr addrspace(1) [ %a, %entry ], [ %x2, %loop ]
  %n = phi i64 [ %size, %entry ], [ %n2, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k2, %loop ]
  %half = lshr i64 %n, 1
  %middle = getelementptr i32, ptr addrspace(1) %x, i64 %half
  %v = load i32, ptr addrspace(1) %middle
  %c = icmp slt i32 %v, 7
  %after = getelementptr i8, ptr addrspace(1) %middle, i64 4
  %x2 = select i1 %c, ptr addrspace(1) %after, ptr addrspace(1) %x
  %rest = sub i64 %n, %half
  %n2 = select i1 %c, i64 %rest, i64 %half
  %s = select i1 %c, i32 %step, i32 0
  %k2 = add i32 %k, %s
  %more = icmp sgt i64 %n2, 0
  br i1 %more, label %loop, label %exit
exit:
  store i32 %k2, ptr addrspace(1) %x2
  ret void
}

; Not: the old value is read later, %old; the sum has another reader, %both; and what does not
; go around a loop.
; CHECK-LABEL: .entry others(
; CHECK: [[LOOP:\$L__BB[0-9_]+]]:
; CHECK-NOT: bra
; CHECK: selp
; CHECK: selp
; CHECK: @%p{{[0-9]+}} bra [[LOOP]];
; CHECK-NOT: bra
; CHECK: selp
; CHECK: ret;
define ptx_kernel void @others(ptr addrspace(1) %a, i64 %size, i64 %step) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i2, %loop ]
  %old = phi i64 [ 3, %entry ], [ %old2, %loop ]
  %both = phi i64 [ 5, %entry ], [ %both2, %loop ]
  %p = getelementptr i64, ptr addrspace(1) %a, i64 %i
  %v = load volatile i64, ptr addrspace(1) %p
  %c = icmp slt i64 %v, 7
  %s = select i1 %c, i64 %step, i64 0
  %old2 = add i64 %old, %s
  store volatile i64 %old, ptr addrspace(1) %a
  %sum = add i64 %both, %v
  %both2 = select i1 %c, i64 %sum, i64 %both
  store volatile i64 %sum, ptr addrspace(1) %a
  %i2 = add i64 %i, 1
  %more = icmp slt i64 %i2, %size
  br i1 %more, label %loop, label %exit
exit:
  %z = select i1 %c, i64 %old2, i64 0
  %r = add i64 %both2, %z
  store volatile i64 %r, ptr addrspace(1) %a
  ret void
}

declare i32 @llvm.smin.i32(i32, i32)
