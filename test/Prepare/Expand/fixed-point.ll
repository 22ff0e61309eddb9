; Fixed-point arithmetic is done in twice the width. Division rounds down and,
; like multiplication, saturates if requested.

; RUN: nvvmc emit --arch=sm_90 -O0 %s -o - | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: product(
; CHECK: mul{{.*}}s
; CHECK: shr.s64 {{.*}}, 15
define i32 @product(i32 %a, i32 %b) {
  %r = call i32 @llvm.smul.fix.i32(i32 %a, i32 %b, i32 15)
  ret i32 %r
}

; CHECK-LABEL: clamped(
; CHECK: shr.u64 {{.*}}, 15
; CHECK: min.u64 {{.*}}, 4294967295
define i32 @clamped(i32 %a, i32 %b) {
  %r = call i32 @llvm.umul.fix.sat.i32(i32 %a, i32 %b, i32 15)
  ret i32 %r
}

; CHECK-LABEL: quotient(
; CHECK: mul.wide.s32 {{.*}}, 32768;
; CHECK: div.s64
; CHECK: setp.ne
; CHECK: setp.lt.s64
; CHECK: sub.s64
; CHECK-NOT: min
define i32 @quotient(i32 %a, i32 %b) {
  %r = call i32 @llvm.sdiv.fix.i32(i32 %a, i32 %b, i32 15)
  ret i32 %r
}

; CHECK-LABEL: clamped_quotient(
; CHECK: div.s32
; CHECK: min.s32 {{.*}}, 32767
; CHECK: max.s32 {{.*}}, -32768
define i16 @clamped_quotient(i16 %a, i16 %b) {
  %r = call i16 @llvm.sdiv.fix.sat.i16(i16 %a, i16 %b, i32 3)
  ret i16 %r
}
