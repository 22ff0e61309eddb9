; PTX cannot divide integers of more than 64 bits. What fits in 64 bits is divided
; there; the rest is multiplied with a reciprocal, without a loop.
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_80 -o %t.ptx && %ptxas -arch=sm_80 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: quotient(
; CHECK: rcp.approx.ftz.f32
; CHECK: div.u64
; CHECK-NOT: {{div\.|rcp}}
; CHECK: ret;
define i128 @quotient(i128 %a, i128 %b) {
  %r = sdiv i128 %a, %b
  ret i128 %r
}
; The reciprocal of a constant is a constant.
; CHECK-LABEL: by_constant(
; CHECK-NOT: {{div\.|rcp|bra}}
; CHECK: mul.hi.u64
; CHECK: ret;
define i128 @by_constant(i128 %a) {
  %r = urem i128 %a, 10000000000
  ret i128 %r
}
; CHECK-LABEL: remainders(
; CHECK: ret;
define <2 x i128> @remainders(<2 x i128> %a, <2 x i128> %b) {
  %r = urem <2 x i128> %a, %b
  ret <2 x i128> %r
}
