; Rows that differ by constants, shifted: what they share is shifted once, and a constant is
; added for each. Not for fewer than eight rows, not if the rows themselves are needed, and
; not at -O0.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s --check-prefixes=CHECK,SHARE
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefixes=CHECK,EACH
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -O2 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: .visible .entry eight(
; SHARE: and.b32 [[FIRST:%r[0-9]+]], {{%r[0-9]+}}, 1;
; SHARE: shl.b32 [[FIXED:%r[0-9]+]], [[FIRST]], 6;
; CHECK: $L__BB{{[0-9_]+}}:
; SHARE: shl.b32 [[K:%r[0-9]+]], {{%r[0-9]+}}, 6;
; SHARE: add.s32 [[SUM:%r[0-9]+]], [[K]], [[FIXED]];
; SHARE-NOT: shl.b32
; SHARE: mul.wide.s32 {{%rd[0-9]+}}, [[SUM]], 4;
; SHARE: add.s32 {{%r[0-9]+}}, [[SUM]], 128;
; SHARE-NOT: shl.b32
; SHARE: add.s32 {{%r[0-9]+}}, [[SUM]], 896;
; SHARE-NOT: shl.b32
; EACH-COUNT-8: shl.b32
; CHECK: ret;
define ptx_kernel void @eight(ptr addrspace(1) %p, i32 %thread, i32 %n) {
entry:
  %first = and i32 %thread, 1
  %f1 = or disjoint i32 %first, 2
  %f2 = or disjoint i32 %first, 4
  %f3 = or disjoint i32 %first, 6
  %f4 = or disjoint i32 %first, 8
  %f5 = or disjoint i32 %first, 10
  %f6 = or disjoint i32 %first, 12
  %f7 = or disjoint i32 %first, 14
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r0 = or disjoint i32 %k, %first
  %s0 = shl i32 %r0, 6
  %i0 = sext i32 %s0 to i64
  %a0 = getelementptr float, ptr addrspace(1) %p, i64 %i0
  store float 1.0, ptr addrspace(1) %a0
  %r1 = or disjoint i32 %k, %f1
  %s1 = shl i32 %r1, 6
  %i1 = sext i32 %s1 to i64
  %a1 = getelementptr float, ptr addrspace(1) %p, i64 %i1
  store float 1.0, ptr addrspace(1) %a1
  %r2 = or disjoint i32 %k, %f2
  %s2 = shl i32 %r2, 6
  %i2 = sext i32 %s2 to i64
  %a2 = getelementptr float, ptr addrspace(1) %p, i64 %i2
  store float 1.0, ptr addrspace(1) %a2
  %r3 = or disjoint i32 %k, %f3
  %s3 = shl i32 %r3, 6
  %i3 = sext i32 %s3 to i64
  %a3 = getelementptr float, ptr addrspace(1) %p, i64 %i3
  store float 1.0, ptr addrspace(1) %a3
  %r4 = or disjoint i32 %k, %f4
  %s4 = shl i32 %r4, 6
  %i4 = sext i32 %s4 to i64
  %a4 = getelementptr float, ptr addrspace(1) %p, i64 %i4
  store float 1.0, ptr addrspace(1) %a4
  %r5 = or disjoint i32 %k, %f5
  %s5 = shl i32 %r5, 6
  %i5 = sext i32 %s5 to i64
  %a5 = getelementptr float, ptr addrspace(1) %p, i64 %i5
  store float 1.0, ptr addrspace(1) %a5
  %r6 = or disjoint i32 %k, %f6
  %s6 = shl i32 %r6, 6
  %i6 = sext i32 %s6 to i64
  %a6 = getelementptr float, ptr addrspace(1) %p, i64 %i6
  store float 1.0, ptr addrspace(1) %a6
  %r7 = or disjoint i32 %k, %f7
  %s7 = shl i32 %r7, 6
  %i7 = sext i32 %s7 to i64
  %a7 = getelementptr float, ptr addrspace(1) %p, i64 %i7
  store float 1.0, ptr addrspace(1) %a7
  %next = add i32 %k, 64
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: .visible .entry seven(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK-COUNT-7: shl.b32
; CHECK: ret;
define ptx_kernel void @seven(ptr addrspace(1) %p, i32 %thread, i32 %n) {
entry:
  %first = and i32 %thread, 1
  %f1 = or disjoint i32 %first, 2
  %f2 = or disjoint i32 %first, 4
  %f3 = or disjoint i32 %first, 6
  %f4 = or disjoint i32 %first, 8
  %f5 = or disjoint i32 %first, 10
  %f6 = or disjoint i32 %first, 12
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r0 = or disjoint i32 %k, %first
  %s0 = shl i32 %r0, 6
  %i0 = sext i32 %s0 to i64
  %a0 = getelementptr float, ptr addrspace(1) %p, i64 %i0
  store float 1.0, ptr addrspace(1) %a0
  %r1 = or disjoint i32 %k, %f1
  %s1 = shl i32 %r1, 6
  %i1 = sext i32 %s1 to i64
  %a1 = getelementptr float, ptr addrspace(1) %p, i64 %i1
  store float 1.0, ptr addrspace(1) %a1
  %r2 = or disjoint i32 %k, %f2
  %s2 = shl i32 %r2, 6
  %i2 = sext i32 %s2 to i64
  %a2 = getelementptr float, ptr addrspace(1) %p, i64 %i2
  store float 1.0, ptr addrspace(1) %a2
  %r3 = or disjoint i32 %k, %f3
  %s3 = shl i32 %r3, 6
  %i3 = sext i32 %s3 to i64
  %a3 = getelementptr float, ptr addrspace(1) %p, i64 %i3
  store float 1.0, ptr addrspace(1) %a3
  %r4 = or disjoint i32 %k, %f4
  %s4 = shl i32 %r4, 6
  %i4 = sext i32 %s4 to i64
  %a4 = getelementptr float, ptr addrspace(1) %p, i64 %i4
  store float 1.0, ptr addrspace(1) %a4
  %r5 = or disjoint i32 %k, %f5
  %s5 = shl i32 %r5, 6
  %i5 = sext i32 %s5 to i64
  %a5 = getelementptr float, ptr addrspace(1) %p, i64 %i5
  store float 1.0, ptr addrspace(1) %a5
  %r6 = or disjoint i32 %k, %f6
  %s6 = shl i32 %r6, 6
  %i6 = sext i32 %s6 to i64
  %a6 = getelementptr float, ptr addrspace(1) %p, i64 %i6
  store float 1.0, ptr addrspace(1) %a6
  %next = add i32 %k, 64
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}

; CHECK-LABEL: .visible .entry needed(
; CHECK: $L__BB{{[0-9_]+}}:
; CHECK-COUNT-8: shl.b32
; CHECK: ret;
define ptx_kernel void @needed(ptr addrspace(1) %p, i32 %thread, i32 %n) {
entry:
  %first = and i32 %thread, 1
  %f1 = or disjoint i32 %first, 2
  %f2 = or disjoint i32 %first, 4
  %f3 = or disjoint i32 %first, 6
  %f4 = or disjoint i32 %first, 8
  %f5 = or disjoint i32 %first, 10
  %f6 = or disjoint i32 %first, 12
  %f7 = or disjoint i32 %first, 14
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r0 = or disjoint i32 %k, %first
  %s0 = shl i32 %r0, 6
  %i0 = sext i32 %s0 to i64
  %a0 = getelementptr float, ptr addrspace(1) %p, i64 %i0
  store float 1.0, ptr addrspace(1) %a0
  %b0 = getelementptr i32, ptr addrspace(1) %p, i32 %r0
  store i32 %r0, ptr addrspace(1) %b0
  %r1 = or disjoint i32 %k, %f1
  %s1 = shl i32 %r1, 6
  %i1 = sext i32 %s1 to i64
  %a1 = getelementptr float, ptr addrspace(1) %p, i64 %i1
  store float 1.0, ptr addrspace(1) %a1
  %b1 = getelementptr i32, ptr addrspace(1) %p, i32 %r1
  store i32 %r1, ptr addrspace(1) %b1
  %r2 = or disjoint i32 %k, %f2
  %s2 = shl i32 %r2, 6
  %i2 = sext i32 %s2 to i64
  %a2 = getelementptr float, ptr addrspace(1) %p, i64 %i2
  store float 1.0, ptr addrspace(1) %a2
  %b2 = getelementptr i32, ptr addrspace(1) %p, i32 %r2
  store i32 %r2, ptr addrspace(1) %b2
  %r3 = or disjoint i32 %k, %f3
  %s3 = shl i32 %r3, 6
  %i3 = sext i32 %s3 to i64
  %a3 = getelementptr float, ptr addrspace(1) %p, i64 %i3
  store float 1.0, ptr addrspace(1) %a3
  %b3 = getelementptr i32, ptr addrspace(1) %p, i32 %r3
  store i32 %r3, ptr addrspace(1) %b3
  %r4 = or disjoint i32 %k, %f4
  %s4 = shl i32 %r4, 6
  %i4 = sext i32 %s4 to i64
  %a4 = getelementptr float, ptr addrspace(1) %p, i64 %i4
  store float 1.0, ptr addrspace(1) %a4
  %b4 = getelementptr i32, ptr addrspace(1) %p, i32 %r4
  store i32 %r4, ptr addrspace(1) %b4
  %r5 = or disjoint i32 %k, %f5
  %s5 = shl i32 %r5, 6
  %i5 = sext i32 %s5 to i64
  %a5 = getelementptr float, ptr addrspace(1) %p, i64 %i5
  store float 1.0, ptr addrspace(1) %a5
  %b5 = getelementptr i32, ptr addrspace(1) %p, i32 %r5
  store i32 %r5, ptr addrspace(1) %b5
  %r6 = or disjoint i32 %k, %f6
  %s6 = shl i32 %r6, 6
  %i6 = sext i32 %s6 to i64
  %a6 = getelementptr float, ptr addrspace(1) %p, i64 %i6
  store float 1.0, ptr addrspace(1) %a6
  %b6 = getelementptr i32, ptr addrspace(1) %p, i32 %r6
  store i32 %r6, ptr addrspace(1) %b6
  %r7 = or disjoint i32 %k, %f7
  %s7 = shl i32 %r7, 6
  %i7 = sext i32 %s7 to i64
  %a7 = getelementptr float, ptr addrspace(1) %p, i64 %i7
  store float 1.0, ptr addrspace(1) %a7
  %b7 = getelementptr i32, ptr addrspace(1) %p, i32 %r7
  store i32 %r7, ptr addrspace(1) %b7
  %next = add i32 %k, 64
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
