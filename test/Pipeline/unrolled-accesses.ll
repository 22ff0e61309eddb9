; What becomes of the copies of an unrolled loop: neighboring accesses are one access of
; a vector wherever alignment is known, from assumptions or from attributes, and nothing
; that may be the same memory is written in between. Assumptions themselves leave
; nothing in the PTX. Products and sums fuse in every copy, or in none.
; RUN: nvvmc compile %s --opt=3 --arch=sm_80 --quiet -o - | FileCheck %s
; RUN: nvvmc compile %s --opt=2 --arch=sm_80 --quiet -o - | FileCheck %s
; RUN: nvvmc compile %s --opt=3 --arch=sm_80 --quiet --fma=1 -o - \
; RUN:   | FileCheck %s --check-prefix=FUSED
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = external addrspace(3) global [64 x float]

; As clang writes __builtin_assume_aligned(p, 16).
; CHECK-LABEL: .entry assumed(
; CHECK: ld.global.v4.f32
; CHECK: ld.global.v4.f32
; CHECK: ret;
define ptx_kernel void @assumed(ptr %p, ptr %q, i32 %n) {
entry:
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16) ]
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %a
  %more = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr %q
  ret void
}

; CHECK-LABEL: .entry declared(
; CHECK: ld.global{{(.nc)?}}.v4.f32
; CHECK: st.global.v4.f32
; CHECK: ret;
define ptx_kernel void @declared(ptr noalias align 16 %p, ptr noalias align 16 %q, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %a
  %w = fmul float %v, 2.0
  %b = getelementptr float, ptr %q, i32 %i
  store float %w, ptr %b
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; An address of 8 bytes' alignment permits two elements, and one that is not known none.
; CHECK-LABEL: .entry half(
; CHECK-NOT: .v4
; CHECK: ld.global.v2.f32
; CHECK-NOT: .v4
; CHECK: ret;
define ptx_kernel void @half(ptr align 8 %p, ptr %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %a
  %more = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, 16
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr %q
  ret void
}

; CHECK-LABEL: .entry unknown(
; CHECK-NOT: .v{{[248]}}
; CHECK: ret;
define ptx_kernel void @unknown(ptr %p, ptr %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 0.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %a
  %more = fadd float %s, %v
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, 16
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr %q
  ret void
}

; Either store may change what the next copy loads.
; CHECK-LABEL: .entry overlapping(
; CHECK-NOT: ld.global.v
; CHECK: ret;
define ptx_kernel void @overlapping(ptr align 16 %p, ptr align 16 %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %a
  %w = fmul float %v, 2.0
  %b = getelementptr float, ptr %q, i32 %i
  store float %w, ptr %b
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, 16
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Shared memory is not global memory, so these do not.
; CHECK-LABEL: .entry staged(
; CHECK: ld.global.v4.f32
; CHECK: ret;
define ptx_kernel void @staged(ptr align 16 %p, i32 %t) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %a
  %at = mul i32 %i, %t
  %b = getelementptr float, ptr addrspace(3) @tile, i32 %at
  store float %v, ptr addrspace(3) %b
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, 8
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; An assumption about a number removes what it decides: no test whether the loop runs.
; CHECK-LABEL: .entry counted(
; CHECK-NOT: setp
; CHECK: ret;
define ptx_kernel void @counted(ptr %q, i32 %n) {
entry:
  %known = icmp eq i32 %n, 4
  call void @llvm.assume(i1 %known)
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %b = getelementptr i32, ptr %q, i32 %i
  store i32 %i, ptr %b
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: .entry fusing(
; CHECK-COUNT-4: fma.rn.f32
; CHECK-NOT: {{mul|add}}{{(.rn)?}}.f32
; CHECK: ret;
; FUSED-LABEL: .entry fusing(
; FUSED-COUNT-4: fma.rn.f32
define ptx_kernel void @fusing(ptr %p, ptr %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 1.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %a
  %w = fmul contract float %v, %v
  %more = fadd contract float %w, %s
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, 4
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr %q
  ret void
}

; CHECK-LABEL: .entry apart(
; CHECK-NOT: fma.rn.f32
; CHECK: ret;
; FUSED-LABEL: .entry apart(
; FUSED-COUNT-4: fma.rn.f32
; FUSED: ret;
define ptx_kernel void @apart(ptr %p, ptr %q) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi float [ 1.0, %entry ], [ %more, %loop ]
  %a = getelementptr float, ptr %p, i32 %i
  %v = load float, ptr %a
  %w = fmul float %v, %v
  %more = fadd float %w, %s
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, 4
  br i1 %c, label %loop, label %exit
exit:
  store float %more, ptr %q
  ret void
}

; Divisors that do not change: a quotient that the loop does not change either is
; computed once, and remainders of powers of two are no divisions.
; CHECK-LABEL: .entry divisions(
; CHECK-COUNT-1: div.u32
; CHECK-NOT: {{div|rem}}.
; CHECK: ret;
define ptx_kernel void @divisions(ptr %q, i32 %n, i32 %d, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %each = udiv i32 %x, %d
  %rest = urem i32 %i, 16
  %v = add i32 %each, %rest
  %b = getelementptr i32, ptr %q, i32 %i
  store i32 %v, ptr %b
  %next = add nuw i32 %i, 1
  %c = icmp ult i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

declare void @llvm.assume(i1)
