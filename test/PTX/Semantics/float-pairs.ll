; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_100 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; Floats that are computed two at once: each lane as if it were alone.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>)
declare <5 x float> @llvm.fma.v5f32(<5 x float>, <5 x float>, <5 x float>)
define <2 x float> @fadd_2(<2 x float> %a, <2 x float> %b) {
  %r = fadd <2 x float> %a, %b
  ret <2 x float> %r
}
define <2 x float> @fsub_2(<2 x float> %a, <2 x float> %b) {
  %r = fsub <2 x float> %a, %b
  ret <2 x float> %r
}
define <2 x float> @fmul_2(<2 x float> %a, <2 x float> %b) {
  %r = fmul <2 x float> %a, %b
  ret <2 x float> %r
}
define <3 x float> @fadd_3(<3 x float> %a, <3 x float> %b) {
  %r = fadd <3 x float> %a, %b
  ret <3 x float> %r
}
define <3 x float> @fsub_3(<3 x float> %a, <3 x float> %b) {
  %r = fsub <3 x float> %a, %b
  ret <3 x float> %r
}
define <3 x float> @fmul_3(<3 x float> %a, <3 x float> %b) {
  %r = fmul <3 x float> %a, %b
  ret <3 x float> %r
}
define <4 x float> @fadd_4(<4 x float> %a, <4 x float> %b) {
  %r = fadd <4 x float> %a, %b
  ret <4 x float> %r
}
define <4 x float> @fsub_4(<4 x float> %a, <4 x float> %b) {
  %r = fsub <4 x float> %a, %b
  ret <4 x float> %r
}
define <4 x float> @fmul_4(<4 x float> %a, <4 x float> %b) {
  %r = fmul <4 x float> %a, %b
  ret <4 x float> %r
}
define <5 x float> @fadd_5(<5 x float> %a, <5 x float> %b) {
  %r = fadd <5 x float> %a, %b
  ret <5 x float> %r
}
define <5 x float> @fsub_5(<5 x float> %a, <5 x float> %b) {
  %r = fsub <5 x float> %a, %b
  ret <5 x float> %r
}
define <5 x float> @fmul_5(<5 x float> %a, <5 x float> %b) {
  %r = fmul <5 x float> %a, %b
  ret <5 x float> %r
}
define <2 x float> @fma_2(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
  %r = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
  ret <2 x float> %r
}
define <5 x float> @fma_5(<5 x float> %a, <5 x float> %b, <5 x float> %c) {
  %r = call <5 x float> @llvm.fma.v5f32(<5 x float> %a, <5 x float> %b, <5 x float> %c)
  ret <5 x float> %r
}
define <2 x float> @fma_negated(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
  %n = fneg <2 x float> %a
  %r = call <2 x float> @llvm.fma.v2f32(<2 x float> %n, <2 x float> %b, <2 x float> %c)
  ret <2 x float> %r
}
define <2 x float> @constants(<2 x float> %a) {
  %r = fmul <2 x float> %a, <float 3.0, float -0.5>
  %s = fadd <2 x float> <float 0.0, float -0.0>, %r
  ret <2 x float> %s
}
define <2 x float> @swapped(<2 x float> %a, <2 x float> %b) {
  %s = shufflevector <2 x float> %a, <2 x float> %b, <2 x i32> <i32 3, i32 0>
  %r = fsub <2 x float> %s, %b
  ret <2 x float> %r
}
