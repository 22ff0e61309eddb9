; n - 1 - i is n + ~i after InstCombine, and in a copy of an unrolled loop
; n + (i ^ -1 - k). Where no bit of k can be set in i, that is a difference again, and
; the copies share an address.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry reversed(
; CHECK: sub.s32 [[D:%r[0-9]+]],
; CHECK-NEXT: mul.wide.s32 [[W:%rd[0-9]+]], [[D]], 4;
; CHECK-NEXT: add.s64 [[A:%rd[0-9]+]], {{%rd[0-9]+}}, [[W]];
; CHECK-NEXT: ld.global.f32 {{%f[0-9]+}}, [[[A]]+-4];
; CHECK: ld.global.f32 {{%f[0-9]+}}, [[[A]]+-8];
; CHECK: ld.global.f32 {{%f[0-9]+}}, [[[A]]+-32];
; CHECK: ret;
define ptx_kernel void @reversed(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s2, %loop ]
  %x0 = xor i32 %i, -1
  %a0 = add nsw i32 %n, %x0
  %w0 = sext i32 %a0 to i64
  %p0 = getelementptr inbounds float, ptr %p, i64 %w0
  %v0 = load float, ptr %p0
  %s0 = fadd float %s, %v0
  %x1 = xor i32 %i, -2
  %a1 = add nsw i32 %n, %x1
  %w1 = sext i32 %a1 to i64
  %p1 = getelementptr inbounds float, ptr %p, i64 %w1
  %v1 = load float, ptr %p1
  %s1 = fadd float %s0, %v1
  %x2 = xor i32 %i, -8
  %a2 = add nsw i32 %n, %x2
  %w2 = sext i32 %a2 to i64
  %p2 = getelementptr inbounds float, ptr %p, i64 %w2
  %v2 = load float, ptr %p2
  %s2 = fadd float %s1, %v2
  %next = add nuw nsw i32 %i, 8
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %s2, ptr %q
  ret void
}

; A multiple of 4 can have the bit of 4, but none of 2 and 3.
; CHECK-LABEL: .entry bits(
; CHECK: xor.b32 {{%r[0-9]+}}, {{%r[0-9]+}}, -5;
; CHECK-NOT: xor.b32
; CHECK: ret;
define ptx_kernel void @bits(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s2, %loop ]
  %x0 = xor i32 %i, -5
  %a0 = add nsw i32 %n, %x0
  %w0 = sext i32 %a0 to i64
  %p0 = getelementptr inbounds float, ptr %p, i64 %w0
  %v0 = load float, ptr %p0
  %s0 = fadd float %s, %v0
  %x1 = xor i32 %i, -4
  %a1 = add nsw i32 %n, %x1
  %w1 = sext i32 %a1 to i64
  %p1 = getelementptr inbounds float, ptr %p, i64 %w1
  %v1 = load float, ptr %p1
  %s1 = fadd float %s0, %v1
  %x2 = xor i32 %i, -3
  %a2 = add nsw i32 %n, %x2
  %w2 = sext i32 %a2 to i64
  %p2 = getelementptr inbounds float, ptr %p, i64 %w2
  %v2 = load float, ptr %p2
  %s2 = fadd float %s1, %v2
  %next = add nsw i32 %i, 4
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %s2, ptr %q
  ret void
}

; n - i may overflow if i is negative. Each index is computed by itself.
; CHECK-LABEL: .entry negative(
; CHECK: add.s32 {{%r[0-9]+}}, {{%r[0-9]+}}, -1;
; CHECK-NEXT: mul.wide.s32
; CHECK: xor.b32 {{%r[0-9]+}}, {{%r[0-9]+}}, -2;
; CHECK: ret;
define ptx_kernel void @negative(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ -8, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s1, %loop ]
  %x0 = xor i32 %i, -1
  %a0 = add nsw i32 %n, %x0
  %w0 = sext i32 %a0 to i64
  %p0 = getelementptr inbounds float, ptr %p, i64 %w0
  %v0 = load float, ptr %p0
  %s0 = fadd float %s, %v0
  %x1 = xor i32 %i, -2
  %a1 = add nsw i32 %n, %x1
  %w1 = sext i32 %a1 to i64
  %p1 = getelementptr inbounds float, ptr %p, i64 %w1
  %v1 = load float, ptr %p1
  %s1 = fadd float %s0, %v1
  %next = add nsw i32 %i, 8
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %s1, ptr %q
  ret void
}

; Sums that may overflow have no common part, and one index has nothing to share.
; CHECK-LABEL: .entry wrapping(
; CHECK: xor.b32 {{.*}}, -2;
; CHECK: ret;
; CHECK-LABEL: .entry single(
; CHECK: add.s32 {{.*}}, -1;
; CHECK-NEXT: mul.wide.s32
; CHECK: ret;
define ptx_kernel void @wrapping(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s1, %loop ]
  %x0 = xor i32 %i, -1
  %a0 = add i32 %n, %x0
  %w0 = sext i32 %a0 to i64
  %p0 = getelementptr inbounds float, ptr %p, i64 %w0
  %v0 = load float, ptr %p0
  %s0 = fadd float %s, %v0
  %x1 = xor i32 %i, -2
  %a1 = add i32 %n, %x1
  %w1 = sext i32 %a1 to i64
  %p1 = getelementptr inbounds float, ptr %p, i64 %w1
  %v1 = load float, ptr %p1
  %s1 = fadd float %s0, %v1
  %next = add nuw nsw i32 %i, 2
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %s1, ptr %q
  ret void
}
define ptx_kernel void @single(ptr %p, ptr %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s0, %loop ]
  %x0 = xor i32 %i, -1
  %a0 = add nsw i32 %n, %x0
  %w0 = sext i32 %a0 to i64
  %p0 = getelementptr inbounds float, ptr %p, i64 %w0
  %v0 = load float, ptr %p0
  %s0 = fadd float %s, %v0
  %next = add nuw nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %s0, ptr %q
  ret void
}
