; Two words of a number are put together before they are added, as they were in the source.
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_90 -O0 -o - | FileCheck %s --check-prefix=O0
target datalayout = "e-p6:32:32-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; The lower half of the first sum, which does not change, is needed, too.
; CHECK-LABEL: .entry both(
; CHECK-COUNT-1: add.s64
; CHECK-NOT: add.s64
; CHECK: ret;
; O0-LABEL: .entry both(
; O0-COUNT-2: add.s64
; O0: ret;
define ptx_kernel void @both(i64 %x, i32 %low, i32 %high) {
  %h = zext i32 %high to i64
  %hs = shl nuw i64 %h, 32
  %l = zext i32 %low to i64
  %s = add nuw nsw i64 %x, %l
  %t = add i64 %s, %hs
  %n = trunc nuw i64 %s to i32
  call void asm sideeffect "// $0 $1", "l,r"(i64 %t, i32 %n)
  ret void
}

; Something else is added in between.
; CHECK-LABEL: .entry between(
; CHECK-COUNT-2: add.s64
; CHECK-NOT: add.s64
; CHECK: ret;
define ptx_kernel void @between(i64 %x, i64 %y, i32 %low, i32 %high) {
  %h = zext i32 %high to i64
  %hs = shl nuw i64 %h, 32
  %l = zext i32 %low to i64
  %s = add i64 %l, %x
  %u = add i64 %y, %s
  %t = add i64 %hs, %u
  call void asm sideeffect "// $0", "l"(i64 %t)
  ret void
}

; All of the first sum is needed.
; CHECK-LABEL: .entry needed(
; CHECK-COUNT-2: add.s64
; CHECK: ret;
define ptx_kernel void @needed(i64 %x, i32 %low, i32 %high) {
  %h = zext i32 %high to i64
  %hs = shl nuw i64 %h, 32
  %l = zext i32 %low to i64
  %s = add i64 %x, %l
  %t = add i64 %s, %hs
  call void asm sideeffect "// $0 $1", "l,l"(i64 %t, i64 %s)
  ret void
}

; More than its lower half is.
; CHECK-LABEL: .entry wider(
; CHECK-COUNT-2: add.s64
; CHECK: ret;
define ptx_kernel void @wider(i64 %x, i32 %low, i32 %high) {
  %h = zext i32 %high to i64
  %hs = shl nuw i64 %h, 32
  %l = zext i32 %low to i64
  %s = add i64 %x, %l
  %t = add i64 %s, %hs
  %n = trunc i64 %s to i33
  %m = zext i33 %n to i64
  call void asm sideeffect "// $0 $1", "l,l"(i64 %t, i64 %m)
  ret void
}

; The upper word is known later.
; CHECK-LABEL: .entry later(
; CHECK-COUNT-2: add.s64
; CHECK: ret;
define ptx_kernel void @later(i64 %x, i32 %low) {
  %l = zext i32 %low to i64
  %s = add i64 %x, %l
  %n = trunc i64 %s to i32
  %high = call i32 asm sideeffect "mov.b32 $0, $1;", "=r,r"(i32 %n)
  %h = zext i32 %high to i64
  %hs = shl nuw i64 %h, 32
  %t = add i64 %s, %hs
  call void asm sideeffect "// $0", "l"(i64 %t)
  ret void
}

; The words overlap.
; CHECK-LABEL: .entry overlapping(
; CHECK-COUNT-2: add.s64
; CHECK: ret;
define ptx_kernel void @overlapping(i64 %x, i32 %low, i32 %high) {
  %h = zext i32 %high to i64
  %hs = shl nuw nsw i64 %h, 31
  %l = zext i32 %low to i64
  %s = add i64 %x, %l
  %t = add i64 %s, %hs
  call void asm sideeffect "// $0", "l"(i64 %t)
  ret void
}
