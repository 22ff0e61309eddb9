; From tier 2 on, loops whose number of iterations is known only at run time are
; unrolled with a remainder; from tier 1 on, loops that index variables of the
; function are unrolled completely, so that the variables become registers. Functions
; that are to be small keep their loops.
; RUN: nvvmc opt %s --opt=3 -o - | FileCheck %s
; RUN: nvvmc opt %s --opt=2 -o - | FileCheck %s
; RUN: nvvmc opt %s --opt=1 -o - | FileCheck %s --check-prefix=ONE
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @sum(
; CHECK-COUNT-15: load float
; CHECK-NOT: load float
; CHECK: ret void
; ONE-LABEL: @sum(
; ONE-COUNT-1: load float
; ONE-NOT: load float
; ONE: ret void
define ptx_kernel void @sum(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %a
  %more = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: @small(
; CHECK-COUNT-1: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @small(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) optsize {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %a
  %more = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: @window(
; CHECK-NOT: alloca
; CHECK: ret void
; ONE-LABEL: @window(
; ONE-NOT: alloca
; ONE: ret void
define ptx_kernel void @window(ptr addrspace(1) %p) {
entry:
  %w = alloca [64 x i32]
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %i1, %fill ]
  %from = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %from
  %to = getelementptr [64 x i32], ptr %w, i32 0, i32 %i
  store i32 %v, ptr %to
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, 64
  br i1 %c, label %fill, label %mix
mix:
  %j = phi i32 [ 0, %fill ], [ %j1, %mix ]
  %s = phi i32 [ 1, %fill ], [ %s3, %mix ]
  %other = sub nuw nsw i32 63, %j
  %at = getelementptr [64 x i32], ptr %w, i32 0, i32 %j
  %x = load i32, ptr %at
  %from2 = getelementptr [64 x i32], ptr %w, i32 0, i32 %other
  %y = load i32, ptr %from2
  %s1 = mul i32 %s, %x
  %s2 = xor i32 %s1, %y
  %s3 = add i32 %s2, %j
  store i32 %s3, ptr %at
  %j1 = add nuw nsw i32 %j, 1
  %d = icmp ult i32 %j1, 64
  br i1 %d, label %mix, label %exit
exit:
  store i32 %s3, ptr addrspace(1) %p
  ret void
}

; A variable of more bytes than a thread has registers for.
; CHECK-LABEL: @wide_window(
; CHECK: alloca [257 x i32]
define ptx_kernel void @wide_window(ptr addrspace(1) %p) {
entry:
  %w = alloca [257 x i32]
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %i1, %fill ]
  %from = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %from
  %to = getelementptr [257 x i32], ptr %w, i32 0, i32 %i
  store i32 %v, ptr %to
  %i1 = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %i1, 257
  br i1 %c, label %fill, label %sum
sum:
  %j = phi i32 [ 0, %fill ], [ %j1, %sum ]
  %s = phi i32 [ 1, %fill ], [ %s1, %sum ]
  %at = getelementptr [257 x i32], ptr %w, i32 0, i32 %j
  %x = load i32, ptr %at
  %s1 = mul i32 %s, %x
  %j1 = add nuw nsw i32 %j, 1
  %d = icmp ult i32 %j1, 257
  br i1 %d, label %sum, label %exit
exit:
  store i32 %s1, ptr addrspace(1) %p
  ret void
}

; Explicit requests: loops are unrolled as often as they say, with a remainder, and
; not at all where they say so.
; CHECK-LABEL: @thrice(
; CHECK-COUNT-5: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @thrice(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %a
  %more = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: @never(
; CHECK-COUNT-1: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @never(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %a
  %more = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit, !llvm.loop !2
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: @wholly(
; CHECK-COUNT-200: load float
; CHECK-NOT: br
; CHECK: ret void
define ptx_kernel void @wholly(ptr addrspace(1) %p, ptr addrspace(1) %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %a
  %more = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, 200
  br i1 %c, label %loop, label %exit, !llvm.loop !4
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; A pointer that moves to the end of an array: the iterations are counted with a
; shift, which pays unless the loop is in another. Other divisions do not.
; CHECK-LABEL: @pointers(
; CHECK-COUNT-15: load float
; CHECK-NOT: load float
; CHECK: ret void
; ONE-LABEL: @pointers(
; ONE-COUNT-1: load float
; ONE-NOT: load float
; ONE: ret void
define ptx_kernel void @pointers(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  %end = getelementptr float, ptr addrspace(1) %p, i32 %n
  br label %loop
loop:
  %a = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %v = load float, ptr addrspace(1) %a
  %more = fadd float %s, %v
  %next = getelementptr inbounds float, ptr addrspace(1) %a, i32 1
  %c = icmp ne ptr addrspace(1) %next, %end
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: @triples(
; CHECK-COUNT-1: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @triples(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  %end = getelementptr [3 x float], ptr addrspace(1) %p, i32 %n
  br label %loop
loop:
  %a = phi ptr addrspace(1) [ %p, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %v = load float, ptr addrspace(1) %a
  %more = fadd float %s, %v
  %next = getelementptr inbounds [3 x float], ptr addrspace(1) %a, i32 1
  %c = icmp ult ptr addrspace(1) %next, %end
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: @rows(
; CHECK-COUNT-1: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @rows(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n, i32 %rows) {
entry:
  br label %row
row:
  %r = phi i32 [ 0, %entry ], [ %below, %after ]
  %length = mul i32 %r, %n
  %end = getelementptr float, ptr addrspace(1) %p, i32 %length
  br label %loop
loop:
  %a = phi ptr addrspace(1) [ %p, %row ], [ %next, %loop ]
  %s = phi float [ 0.0, %row ], [ %more, %loop ]
  %v = load float, ptr addrspace(1) %a
  %more = fadd float %s, %v
  %next = getelementptr inbounds float, ptr addrspace(1) %a, i32 1
  %c = icmp ne ptr addrspace(1) %next, %end
  br i1 %c, label %loop, label %after
after:
  %to = getelementptr float, ptr addrspace(1) %q, i32 %r
  store float %more, ptr addrspace(1) %to
  %below = add i32 %r, 1
  %d = icmp slt i32 %below, %rows
  br i1 %d, label %row, label %exit, !llvm.loop !2
exit:
  ret void
}

; Variables tell how many iterations there can be; of these, half are copied at most,
; unless these are fewer than four.
@sixteen = weak addrspace(3) global [16 x float] poison
@fifteen = weak addrspace(3) global [15 x float] poison
@eights = weak addrspace(3) global [8 x float] poison
@seven = weak addrspace(3) global [7 x float] poison
@unknown = external addrspace(3) global [0 x float]

; CHECK-LABEL: @eight(
; CHECK-COUNT-15: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @eight(ptr addrspace(1) %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr addrspace(3) @sixteen, i32 %i
  %v = load float, ptr addrspace(3) %a
  %more = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: @four(
; CHECK-COUNT-7: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @four(ptr addrspace(1) %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr addrspace(3) @fifteen, i32 %i
  %v = load float, ptr addrspace(3) %a
  %more = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: @steps(
; CHECK-COUNT-7: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @steps(ptr addrspace(1) %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %at = mul nsw i32 %i, 2
  %a = getelementptr float, ptr addrspace(3) @sixteen, i32 %at
  %v = load float, ptr addrspace(3) %a
  %more = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: @half_of_eight(
; CHECK-COUNT-7: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @half_of_eight(ptr addrspace(1) %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr addrspace(3) @eights, i32 %i
  %v = load float, ptr addrspace(3) %a
  %more = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: @once(
; CHECK-COUNT-1: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @once(ptr addrspace(1) %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr addrspace(3) @seven, i32 %i
  %v = load float, ptr addrspace(3) %a
  %more = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: @dynamic(
; CHECK-COUNT-15: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @dynamic(ptr addrspace(1) %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr addrspace(3) @unknown, i32 %i
  %v = load float, ptr addrspace(3) %a
  %more = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; At most sixteen iterations: all of them, and no branch back.
declare i32 @llvm.umin.i32(i32, i32)

; CHECK-LABEL: @bounded(
; CHECK-COUNT-16: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @bounded(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  %m = call i32 @llvm.umin.i32(i32 %n, i32 16)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %a
  %more = fadd float %s, %v
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %m
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: @less_bounded(
; CHECK-COUNT-15: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @less_bounded(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  %m = call i32 @llvm.umin.i32(i32 %n, i32 17)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %a
  %more = fadd float %s, %v
  %next = add nuw nsw i32 %i, 1
  %c = icmp ult i32 %next, %m
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; The number of iterations takes a division, which is short for numbers of 16 bits.
; CHECK-LABEL: @short_division(
; CHECK-COUNT-15: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @short_division(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  %e = and i32 %n, 32766
  %d = or disjoint i32 %e, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %a
  %more = fadd float %s, %v
  %next = add nuw nsw i32 %i, %d
  %c = icmp ult i32 %next, 1000
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: @long_division(
; CHECK-COUNT-1: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @long_division(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  %e = and i32 %n, 131070
  %d = or disjoint i32 %e, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %a
  %more = fadd float %s, %v
  %next = add nuw nsw i32 %i, %d
  %c = icmp ult i32 %next, 1000
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

; CHECK-LABEL: @any_division(
; CHECK-COUNT-1: load float
; CHECK-NOT: load float
; CHECK: ret void
define ptx_kernel void @any_division(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %n) {
entry:
  %d = or i32 %n, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr addrspace(1) %p, i32 %i
  %v = load float, ptr addrspace(1) %a
  %more = fadd float %s, %v
  %next = add nuw nsw i32 %i, %d
  %c = icmp ult i32 %next, 1000
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr addrspace(1) %q
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.count", i32 3}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.unroll.full"}
