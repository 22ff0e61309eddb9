; Numbers of 32 bits are added before they are extended where nothing is carried, and
; combined bit by bit in any case. A sum that is there is not computed again.
; RUN: nvvmc emit %s --arch=sm_80 -o - | FileCheck %s
; RUN: nvvmc emit -O0 %s --arch=sm_80 -o - | FileCheck %s --check-prefix=PLAIN
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; The most is 2^31 - 2.
; CHECK-LABEL: .entry sum(
; CHECK: add.s32 [[S:%r[0-9]+]],
; CHECK-NEXT: mul.wide.u32 {{%rd[0-9]+}}, [[S]], 4;
; PLAIN-LABEL: .entry sum(
; PLAIN-NOT: add.s32
; PLAIN: ret;
define ptx_kernel void @sum(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %a = and i32 %x, 1073741823
  %b = lshr i32 %y, 2
  %e = zext i32 %a to i64
  %f = zext i32 %b to i64
  %s = add i64 %e, %f
  %at = getelementptr i32, ptr addrspace(1) %p, i64 %s
  store i32 0, ptr addrspace(1) %at
  ret void
}

; The most is 2^31 - 1 and 2^30 - 1.
; CHECK-LABEL: .entry carried(
; CHECK-NOT: add.s32
; CHECK: add.s64
; CHECK-NOT: add.s32
; CHECK: ret;
define ptx_kernel void @carried(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %a = lshr i32 %x, 1
  %b = lshr i32 %y, 2
  %e = zext i32 %a to i64
  %f = zext i32 %b to i64
  %s = add i64 %e, %f
  %at = getelementptr i32, ptr addrspace(1) %p, i64 %s
  store i32 0, ptr addrspace(1) %at
  ret void
}

; Signed numbers that are not negative.
; CHECK-LABEL: .entry positive(
; CHECK: add.s32 [[S:%r[0-9]+]],
; CHECK-NEXT: mul.wide.{{[us]}}32 {{%rd[0-9]+}}, [[S]], 4;
define ptx_kernel void @positive(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %a = lshr i32 %x, 2
  %b = lshr i32 %y, 2
  %e = sext i32 %a to i64
  %f = zext i32 %b to i64
  %s = add i64 %e, %f
  %at = getelementptr i32, ptr addrspace(1) %p, i64 %s
  store i32 0, ptr addrspace(1) %at
  ret void
}

; One may be negative.
; CHECK-LABEL: .entry negative(
; CHECK-NOT: {{add.s32|or.b32}}
; CHECK: or.b64
; CHECK: add.s64
; CHECK-NOT: {{add.s32|or.b32}}
; CHECK: ret;
define ptx_kernel void @negative(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %b = lshr i32 %y, 2
  %e = sext i32 %x to i64
  %f = zext i32 %b to i64
  %s = add i64 %e, %f
  %o = or i64 %e, %f
  %t = add i64 %s, %o
  %at = getelementptr i32, ptr addrspace(1) %p, i64 %t
  store i32 0, ptr addrspace(1) %at
  ret void
}

; CHECK-LABEL: .entry bits(
; CHECK: or.b32 [[S:%r[0-9]+]],
; CHECK-NEXT: mul.wide.u32 {{%rd[0-9]+}}, [[S]], 4;
define ptx_kernel void @bits(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %e = zext i32 %x to i64
  %f = zext i32 %y to i64
  %s = or i64 %e, %f
  %at = getelementptr i32, ptr addrspace(1) %p, i64 %s
  store i32 0, ptr addrspace(1) %at
  ret void
}

; The same index in 64 bits and, further down, in 32 has one product.
; CHECK-LABEL: .entry twice(
; CHECK: mul.wide.u32
; CHECK-NOT: mul
; CHECK: ret;
define ptx_kernel void @twice(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %a = and i32 %x, 62
  %b = shl i32 %y, 7
  %c = and i32 %b, 8191
  %e = zext i32 %a to i64
  %f = zext i32 %c to i64
  %s = add i64 %e, %f
  %at = getelementptr i16, ptr addrspace(1) %p, i64 %s
  %behind = getelementptr i8, ptr addrspace(1) %at, i64 128
  store i16 1, ptr addrspace(1) %behind
  %o = or disjoint i32 %a, %c
  %i = zext i32 %o to i64
  %to = getelementptr i16, ptr addrspace(1) %p, i64 %i
  store i16 2, ptr addrspace(1) %to
  ret void
}

; A sum of numbers with common bits is not what "or disjoint" claims to be.
; CHECK-LABEL: .entry claimed(
; CHECK-DAG: add.s32
; CHECK-DAG: or.b32
; CHECK: ret;
define ptx_kernel void @claimed(ptr addrspace(1) %p, i32 %x, i32 %y) {
  %a = and i32 %x, 63
  %b = and i32 %y, 63
  %o = or disjoint i32 %a, %b
  %e = zext i32 %a to i64
  %f = zext i32 %b to i64
  %s = add i64 %e, %f
  %at = getelementptr i32, ptr addrspace(1) %p, i64 %s
  store i32 %o, ptr addrspace(1) %at
  ret void
}
