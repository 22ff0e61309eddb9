; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_80 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; If the machine lacks the operation, it is computed in a wider float and
; rounded once.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define bfloat @fused(bfloat %a, bfloat %b, bfloat %c) {
  %r = call bfloat @llvm.fma.bf16(bfloat %a, bfloat %b, bfloat %c)
  ret bfloat %r
}

; 1.0625 squared lies halfway between two numbers, so any %c decides.
define bfloat @fused_tie(bfloat %c) {
  %r = call bfloat @llvm.fma.bf16(bfloat 1.0625, bfloat 1.0625, bfloat %c)
  ret bfloat %r
}

define bfloat @fused_negative_tie(bfloat %c) {
  %r = call bfloat @llvm.fma.bf16(bfloat -1.0625, bfloat 1.0625, bfloat %c)
  ret bfloat %r
}

define <3 x bfloat> @fused_lanes(<3 x bfloat> %a, <3 x bfloat> %b) {
  %r = call <3 x bfloat> @llvm.fma.v3bf16(<3 x bfloat> %a, <3 x bfloat> %a, <3 x bfloat> %b)
  ret <3 x bfloat> %r
}

define bfloat @signed(i64 %a) {
  %r = sitofp i64 %a to bfloat
  ret bfloat %r
}

define bfloat @unsigned(i64 %a) {
  %r = uitofp i64 %a to bfloat
  ret bfloat %r
}

; A tie plus a little, far below the last bit of an f64.
define bfloat @signed_tie(i64 %a) {
  %b = and i64 %a, 255
  %c = add i64 %b, 4629700416936869888
  %r = sitofp i64 %c to bfloat
  ret bfloat %r
}

define bfloat @unsigned_tie(i64 %a) {
  %b = and i64 %a, 255
  %c = add i64 %b, -9187343239835811840
  %r = uitofp i64 %c to bfloat
  ret bfloat %r
}

define bfloat @negative_tie(i64 %a) {
  %b = and i64 %a, 255
  %c = sub i64 -4629700416936869888, %b
  %r = sitofp i64 %c to bfloat
  ret bfloat %r
}

define bfloat @word_tie(i32 %a) {
  %b = and i32 %a, 255
  %c = add i32 %b, 1082130432
  %d = or i32 %c, 4194304
  %r = uitofp i32 %d to bfloat
  ret bfloat %r
}

define bfloat @short(i16 %a) {
  %r = sitofp i16 %a to bfloat
  ret bfloat %r
}

define <2 x bfloat> @lanes(<2 x i64> %a) {
  %r = sitofp <2 x i64> %a to <2 x bfloat>
  ret <2 x bfloat> %r
}

define bfloat @from_double(double %a) {
  %r = fptrunc double %a to bfloat
  ret bfloat %r
}
