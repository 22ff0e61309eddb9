; Where at least three arms follow each other and compute the same address, it is computed
; once, before them. These arms do more than what is moved ahead of a branch anyway.
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=O0
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry three(
; CHECK: mul.wide.u32 [[O:%rd[0-9]+]], %r{{[0-9]+}}, 20;
; CHECK: add.s64 [[A:%rd[0-9]+]], %rd{{[0-9]+}}, [[O]];
; CHECK: bra
; CHECK-NOT: mul
; CHECK: ld.global.u32 {{.*}}, [[[A]]];
; CHECK-NOT: mul
; CHECK: ld.global.u32 {{.*}}, [[[A]]+20];
; CHECK-NOT: mul
; CHECK: ld.global.u32 {{.*}}, [[[A]]+40];
; CHECK: ret;
; O0-LABEL: .entry three(
; O0: bra
; O0: mul
; O0: bra
; O0: mul
define ptx_kernel void @three(ptr addrspace(1) %table, ptr addrspace(1) %out, i32 %i, i32 %bits) {
entry:
  %b1 = and i32 %bits, 1
  %c1 = icmp eq i32 %b1, 0
  br i1 %c1, label %behind1, label %arm1
arm1:
  %m1 = mul nuw nsw i32 %i, 5
  %e1 = zext nneg i32 %m1 to i64
  %a1 = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %e1
  %x1 = load i32, ptr addrspace(1) %a1
  store volatile i32 %x1, ptr addrspace(1) %out
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %behind1
behind1:
  %b2 = and i32 %bits, 2
  %c2 = icmp eq i32 %b2, 0
  br i1 %c2, label %behind2, label %arm2
arm2:
  %m2 = mul nuw nsw i32 %i, 5
  %e2 = zext nneg i32 %m2 to i64
  %s2 = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %e2
  %a2 = getelementptr inbounds nuw i8, ptr addrspace(1) %s2, i64 20
  %x2 = load i32, ptr addrspace(1) %a2
  store volatile i32 %x2, ptr addrspace(1) %out
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %behind2
behind2:
  %b3 = and i32 %bits, 4
  %c3 = icmp eq i32 %b3, 0
  br i1 %c3, label %behind3, label %arm3
arm3:
  %m3 = mul nuw nsw i32 %i, 5
  %e3 = zext nneg i32 %m3 to i64
  %s3 = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %e3
  %a3 = getelementptr inbounds nuw i8, ptr addrspace(1) %s3, i64 40
  %x3 = load i32, ptr addrspace(1) %a3
  store volatile i32 %x3, ptr addrspace(1) %out
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %behind3
behind3:
  ret void
}

; A product that must not wrap in one arm may in another: what all share may.
; CHECK-LABEL: .entry wraps(
; CHECK: mul.lo.s32 [[M:%r[0-9]+]], %r{{[0-9]+}}, 5;
; CHECK: mul.wide.u32 %rd{{[0-9]+}}, [[M]], 4;
; CHECK: bra
; CHECK-NOT: mul
; CHECK: ret;
define ptx_kernel void @wraps(ptr addrspace(1) %table, ptr addrspace(1) %out, i32 %i, i32 %bits) {
entry:
  %b1 = and i32 %bits, 1
  %c1 = icmp eq i32 %b1, 0
  br i1 %c1, label %behind1, label %arm1
arm1:
  %m1 = mul nuw nsw i32 %i, 5
  %e1 = zext nneg i32 %m1 to i64
  %a1 = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %e1
  %x1 = load i32, ptr addrspace(1) %a1
  store volatile i32 %x1, ptr addrspace(1) %out
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %behind1
behind1:
  %b2 = and i32 %bits, 2
  %c2 = icmp eq i32 %b2, 0
  br i1 %c2, label %behind2, label %arm2
arm2:
  %m2 = mul i32 %i, 5
  %e2 = zext i32 %m2 to i64
  %a2 = getelementptr i32, ptr addrspace(1) %table, i64 %e2
  %x2 = load i32, ptr addrspace(1) %a2
  store volatile i32 %x2, ptr addrspace(1) %out
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %behind2
behind2:
  %b3 = and i32 %bits, 4
  %c3 = icmp eq i32 %b3, 0
  br i1 %c3, label %behind3, label %arm3
arm3:
  %m3 = mul nuw nsw i32 %i, 5
  %e3 = zext nneg i32 %m3 to i64
  %a3 = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %e3
  %x3 = load i32, ptr addrspace(1) %a3
  store volatile i32 %x3, ptr addrspace(1) %out
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %behind3
behind3:
  ret void
}

; Two arms.
; CHECK-LABEL: .entry two(
; CHECK: bra
; CHECK: mul.wide.u32
; CHECK: bra
; CHECK: mul.wide.u32
; CHECK: ret;
define ptx_kernel void @two(ptr addrspace(1) %table, ptr addrspace(1) %out, i32 %i, i32 %bits) {
entry:
  %b1 = and i32 %bits, 1
  %c1 = icmp eq i32 %b1, 0
  br i1 %c1, label %behind1, label %arm1
arm1:
  %e1 = zext i32 %i to i64
  %a1 = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %e1
  %x1 = load i32, ptr addrspace(1) %a1
  store volatile i32 %x1, ptr addrspace(1) %out
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %behind1
behind1:
  %b2 = and i32 %bits, 2
  %c2 = icmp eq i32 %b2, 0
  br i1 %c2, label %behind2, label %arm2
arm2:
  %e2 = zext i32 %i to i64
  %a2 = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %e2
  %x2 = load i32, ptr addrspace(1) %a2
  store volatile i32 %x2, ptr addrspace(1) %out
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %behind2
behind2:
  ret void
}

; Only one of these arms is taken.
; CHECK-LABEL: .entry one_of(
; CHECK: bra
; CHECK-COUNT-3: mul.wide.u32
; CHECK: ret;
define ptx_kernel void @one_of(ptr addrspace(1) %table, ptr addrspace(1) %out, i32 %i, i32 %what) {
entry:
  %c1 = icmp eq i32 %what, 10
  br i1 %c1, label %arm1, label %other1
arm1:
  %e1 = zext i32 %i to i64
  %a1 = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %e1
  store volatile i32 1, ptr addrspace(1) %a1
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %exit
other1:
  %c2 = icmp eq i32 %what, 200
  br i1 %c2, label %arm2, label %other2
arm2:
  %e2 = zext i32 %i to i64
  %a2 = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %e2
  store volatile i32 2, ptr addrspace(1) %a2
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %exit
other2:
  %c3 = icmp eq i32 %what, 3000
  br i1 %c3, label %arm3, label %exit
arm3:
  %e3 = zext i32 %i to i64
  %a3 = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %e3
  store volatile i32 3, ptr addrspace(1) %a3
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %exit
exit:
  ret void
}

; The variable's place is added in each access, if these were computed twice. An arm may skip a
; part of it.
; CHECK-LABEL: .entry variable(
; CHECK: mul.wide.u32 [[O:%rd[0-9]+]], %r{{[0-9]+}}, 8;
; CHECK: add.s64 [[A:%rd[0-9]+]], %rd{{[0-9]+}}, [[O]];
; CHECK: bra
; CHECK-NOT: mul
; CHECK: ld.shared.u64 {{.*}}, [[[A]]];
; CHECK-NOT: mul
; CHECK: ld.shared.u64 {{.*}}, [[[A]]+512];
; CHECK-NOT: mul
; CHECK: ret;
@tile = internal addrspace(3) global [128 x i64] undef
define ptx_kernel void @variable(ptr addrspace(1) %out, i32 %i, i32 %bits) {
entry:
  %b1 = and i32 %bits, 2
  %c1 = icmp eq i32 %b1, 0
  br i1 %c1, label %behind1, label %arm1
arm1:
  %e1 = zext i32 %i to i64
  %s1 = getelementptr i64, ptr addrspace(3) @tile, i64 %e1
  %a1 = getelementptr i8, ptr addrspace(3) %s1, i64 0
  %x1 = load i64, ptr addrspace(3) %a1
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  %d1 = icmp eq i64 %x1, 0
  br i1 %d1, label %behind1, label %inner1
inner1:
  store volatile i64 %x1, ptr addrspace(1) %out
  br label %behind1
behind1:
  %b2 = and i32 %bits, 4
  %c2 = icmp eq i32 %b2, 0
  br i1 %c2, label %behind2, label %arm2
arm2:
  %e2 = zext i32 %i to i64
  %s2 = getelementptr i64, ptr addrspace(3) @tile, i64 %e2
  %a2 = getelementptr i8, ptr addrspace(3) %s2, i64 512
  %x2 = load i64, ptr addrspace(3) %a2
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  %d2 = icmp eq i64 %x2, 0
  br i1 %d2, label %behind2, label %inner2
inner2:
  store volatile i64 %x2, ptr addrspace(1) %out
  br label %behind2
behind2:
  ret void
}

; An index of eight operations, some of which need the same one.
; CHECK-LABEL: .entry eight(
; CHECK: mul.wide.u32 {{%rd[0-9]+}}, {{.*}}, 4;
; CHECK-NOT: mul.wide
; CHECK: ret;
define ptx_kernel void @eight(ptr addrspace(1) %table, ptr addrspace(1) %out, i32 %i, i32 %j, i32 %bits) {
entry:
  %b1 = and i32 %bits, 2
  %c1 = icmp eq i32 %b1, 0
  br i1 %c1, label %behind1, label %arm1
arm1:
  %p1 = shl i32 %i, 7
  %q1 = and i32 %p1, 384
  %r1 = lshr i32 %j, 2
  %s1 = mul i32 %r1, 500
  %t1 = add i32 %s1, %p1
  %u1 = xor i32 %t1, %q1
  %v1 = sub i32 %u1, %p1
  %e1 = zext i32 %v1 to i64
  %a1 = getelementptr i32, ptr addrspace(1) %table, i64 %e1
  %x1 = load i32, ptr addrspace(1) %a1
  store volatile i32 %x1, ptr addrspace(1) %out
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %behind1
behind1:
  %b2 = and i32 %bits, 4
  %c2 = icmp eq i32 %b2, 0
  br i1 %c2, label %behind2, label %arm2
arm2:
  %p2 = shl i32 %i, 7
  %q2 = and i32 %p2, 384
  %r2 = lshr i32 %j, 2
  %s2 = mul i32 %r2, 500
  %t2 = add i32 %s2, %p2
  %u2 = xor i32 %t2, %q2
  %v2 = sub i32 %u2, %p2
  %e2 = zext i32 %v2 to i64
  %a2 = getelementptr i32, ptr addrspace(1) %table, i64 %e2
  %x2 = load i32, ptr addrspace(1) %a2
  store volatile i32 %x2, ptr addrspace(1) %out
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %behind2
behind2:
  %b3 = and i32 %bits, 8
  %c3 = icmp eq i32 %b3, 0
  br i1 %c3, label %behind3, label %arm3
arm3:
  %p3 = shl i32 %i, 7
  %q3 = and i32 %p3, 384
  %r3 = lshr i32 %j, 2
  %s3 = mul i32 %r3, 500
  %t3 = add i32 %s3, %p3
  %u3 = xor i32 %t3, %q3
  %v3 = sub i32 %u3, %p3
  %e3 = zext i32 %v3 to i64
  %a3 = getelementptr i32, ptr addrspace(1) %table, i64 %e3
  %x3 = load i32, ptr addrspace(1) %a3
  store volatile i32 %x3, ptr addrspace(1) %out
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %behind3
behind3:
  ret void
}

; Of nine operations, the first stay in each arm, and so does what needs them.
; CHECK-LABEL: .entry nine(
; CHECK-COUNT-3: mul.wide.u32
; CHECK: ret;
define ptx_kernel void @nine(ptr addrspace(1) %table, ptr addrspace(1) %out, i32 %i, i32 %j, i32 %bits) {
entry:
  %b1 = and i32 %bits, 2
  %c1 = icmp eq i32 %b1, 0
  br i1 %c1, label %behind1, label %arm1
arm1:
  %p1 = shl i32 %i, 7
  %q1 = and i32 %p1, 384
  %r1 = lshr i32 %j, 2
  %s1 = mul i32 %r1, 500
  %t1 = add i32 %s1, %p1
  %u1 = xor i32 %t1, %q1
  %v1 = sub i32 %u1, %p1
  %w1 = add i32 %v1, %j
  %e1 = zext i32 %w1 to i64
  %a1 = getelementptr i32, ptr addrspace(1) %table, i64 %e1
  %x1 = load i32, ptr addrspace(1) %a1
  store volatile i32 %x1, ptr addrspace(1) %out
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %behind1
behind1:
  %b2 = and i32 %bits, 4
  %c2 = icmp eq i32 %b2, 0
  br i1 %c2, label %behind2, label %arm2
arm2:
  %p2 = shl i32 %i, 7
  %q2 = and i32 %p2, 384
  %r2 = lshr i32 %j, 2
  %s2 = mul i32 %r2, 500
  %t2 = add i32 %s2, %p2
  %u2 = xor i32 %t2, %q2
  %v2 = sub i32 %u2, %p2
  %w2 = add i32 %v2, %j
  %e2 = zext i32 %w2 to i64
  %a2 = getelementptr i32, ptr addrspace(1) %table, i64 %e2
  %x2 = load i32, ptr addrspace(1) %a2
  store volatile i32 %x2, ptr addrspace(1) %out
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %behind2
behind2:
  %b3 = and i32 %bits, 8
  %c3 = icmp eq i32 %b3, 0
  br i1 %c3, label %behind3, label %arm3
arm3:
  %p3 = shl i32 %i, 7
  %q3 = and i32 %p3, 384
  %r3 = lshr i32 %j, 2
  %s3 = mul i32 %r3, 500
  %t3 = add i32 %s3, %p3
  %u3 = xor i32 %t3, %q3
  %v3 = sub i32 %u3, %p3
  %w3 = add i32 %v3, %j
  %e3 = zext i32 %w3 to i64
  %a3 = getelementptr i32, ptr addrspace(1) %table, i64 %e3
  %x3 = load i32, ptr addrspace(1) %a3
  store volatile i32 %x3, ptr addrspace(1) %out
  store volatile i32 1, ptr addrspace(1) %out
  store volatile i32 2, ptr addrspace(1) %out
  store volatile i32 3, ptr addrspace(1) %out
  store volatile i32 4, ptr addrspace(1) %out
  store volatile i32 5, ptr addrspace(1) %out
  br label %behind3
behind3:
  ret void
}
