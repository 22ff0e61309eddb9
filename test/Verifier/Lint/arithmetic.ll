; Divisions and shifts, at both sides of what is defined.

; RUN: nvvmc verify --lint --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @divisions(ptr %p, i32 %x, <2 x i32> %v) {
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: unsigned division by zero [lint-division-by-zero]
  %a = udiv i32 %x, 0
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: remainder by zero [lint-division-by-zero]
  %b = srem i32 %x, 0
  %c = urem i32 %x, 1
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: unsigned division by zero [lint-division-by-zero]
  %d = udiv <2 x i32> %v, <i32 1, i32 0>
  %e = udiv <2 x i32> %v, <i32 1, i32 2>
  %f = fdiv float 1.0, 0.0
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: remainder of -128 by -1 overflows [lint-division-overflow]
  %g = srem i8 -128, -1
  %h = srem i8 -127, -1
  %i = udiv i8 -128, -1
  %j = sdiv i32 %x, %x
  ret void
}

; Unoptimized code keeps the divisor in memory.
define ptx_kernel void @in_memory(ptr %p, i32 %x) {
  %zero = alloca i32
  %changes = alloca i32
  store i32 0, ptr %zero
  store i32 0, ptr %changes
  store i32 %x, ptr %changes
  %z = load i32, ptr %zero
  %wide = sext i32 %z to i64
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: division by zero [lint-division-by-zero]
  %a = sdiv i64 7, %wide
  %y = load i32, ptr %changes
  %b = sdiv i32 7, %y
  ret void
}

define ptx_kernel void @shifts(ptr %p, i32 %x, i64 %y, <2 x i16> %v, i1 %c) {
  %a = shl i32 %x, 31
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: shift by 32 of a value with 32 bits [lint-shift-width]
  %b = lshr i32 %x, 32
  %d = ashr i64 %y, 63
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: shift by 64 of a value with 64 bits [lint-shift-width]
  %e = ashr i64 %y, 64
; CHECK-DAG: [[#@LINE+1]]:{{.*}} warning: shift by 16 of a value with 16 bits [lint-shift-width]
  %f = shl <2 x i16> %v, <i16 15, i16 16>
  %g = shl i32 %x, %x
  store i32 %b, ptr %p
  store i64 %e, ptr %p
  store <2 x i16> %f, ptr %p
  ; Nothing uses it, or something else may be chosen.
  %h = shl i32 %x, 40
  %i = shl i32 %x, 41
  %j = select i1 %c, i32 %i, i32 0
  store i32 %j, ptr %p
  ret void
}

; Code that is never executed has no behavior.
declare void @llvm.trap()
define ptx_kernel void @dead(ptr %p, i32 %x) {
  br i1 false, label %never, label %always
never:
  %a = sdiv i32 %x, 0
  br label %always
always:
  %c = icmp eq i32 1, 2
  br i1 %c, label %no, label %yes
no:
  %b = sdiv i32 %x, 0
  br label %yes
yes:
  switch i32 5, label %stop [i32 6, label %other]
other:
  %d = sdiv i32 %x, 0
  ret void
stop:
  call void @llvm.trap()
  %e = sdiv i32 %x, 0
  unreachable
}
