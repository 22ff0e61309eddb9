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
