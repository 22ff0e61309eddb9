; An index of which one part is shifted, and has no bits in common with the other, is a
; sum: the machine shifts and adds at once. Other words stay as they are.
; RUN: nvvmc emit %s --arch=sm_80 -o - | FileCheck %s
; RUN: nvvmc emit -O0 %s --arch=sm_80 -o - | FileCheck %s --check-prefix=PLAIN
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .entry index(
; CHECK: shl.b32
; CHECK: add.s32
; CHECK-NOT: or.b32
; CHECK: ret;
; PLAIN-LABEL: .entry index(
; PLAIN: or.b32
define ptx_kernel void @index(ptr addrspace(1) %p, i32 %i, i32 %t) {
  %lane = and i32 %t, 63
  %row = shl i32 %i, 6
  %at = or disjoint i32 %row, %lane
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %at
  store i32 0, ptr addrspace(1) %to
  ret void
}

; The parts may have bits in common.
; CHECK-LABEL: .entry common(
; CHECK: or.b32
define ptx_kernel void @common(ptr addrspace(1) %p, i32 %i, i32 %t) {
  %lane = and i32 %t, 64
  %row = shl i32 %i, 6
  %at = or i32 %row, %lane
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %at
  store i32 0, ptr addrspace(1) %to
  ret void
}

; The word is stored, too.
; CHECK-LABEL: .entry word(
; CHECK: or.b32
define ptx_kernel void @word(ptr addrspace(1) %p, i32 %i, i32 %t) {
  %lane = and i32 %t, 63
  %row = shl i32 %i, 6
  %at = or disjoint i32 %row, %lane
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %at
  store i32 %at, ptr addrspace(1) %to
  ret void
}

; Nothing is shifted.
; CHECK-LABEL: .entry unshifted(
; CHECK: or.b32
define ptx_kernel void @unshifted(ptr addrspace(1) %p, i32 %i, i32 %t) {
  %lane = and i32 %t, 63
  %row = and i32 %i, -64
  %at = or disjoint i32 %row, %lane
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %at
  store i32 0, ptr addrspace(1) %to
  ret void
}

; A shift of several uses: the machine masks and combines with it at once.
; CHECK-LABEL: .entry masked(
; CHECK: shl.b32 [[ROW:%r[0-9]+]],
; CHECK: or.b32 {{%r[0-9]+}}, {{.*}}[[ROW]]
; CHECK: or.b32 {{%r[0-9]+}}, {{.*}}[[ROW]]
; CHECK: ret;
define ptx_kernel void @masked(ptr addrspace(1) %p, i32 %i, i32 %t) {
  %row = shl i32 %i, 6
  %lane = and i32 %t, 62
  %at = or disjoint i32 %lane, %row
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %at
  store i32 0, ptr addrspace(1) %to
  %next = lshr i32 %t, 8
  %other = and i32 %next, 62
  %index = or disjoint i32 %other, %row
  %place = getelementptr i32, ptr addrspace(1) %p, i32 %index
  store i32 1, ptr addrspace(1) %place
  ret void
}

; What is masked is needed itself, too.
; CHECK-LABEL: .entry lanes(
; CHECK: add.s32
; CHECK: add.s32
; CHECK: ret;
define ptx_kernel void @lanes(ptr addrspace(1) %p, i32 %i, i32 %t) {
  %row = shl i32 %i, 6
  %lane = and i32 %t, 62
  %at = or disjoint i32 %lane, %row
  %to = getelementptr i32, ptr addrspace(1) %p, i32 %at
  store i32 %lane, ptr addrspace(1) %to
  %next = lshr i32 %t, 8
  %other = and i32 %next, 62
  %index = or disjoint i32 %other, %row
  %place = getelementptr i32, ptr addrspace(1) %p, i32 %index
  store i32 %other, ptr addrspace(1) %place
  ret void
}
