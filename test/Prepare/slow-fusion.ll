; Where there is no fma.bf16, products and sums are rounded by themselves, in float,
; unless the IR says fma.
; RUN: nvvmc emit %s --arch=sm_75 -O2 -o - | FileCheck %s --check-prefixes=CHECK,APART
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s --check-prefixes=CHECK,FUSED
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_75 -O2 -o %t.ptx && %ptxas -arch=sm_75 -c %t.ptx -o /dev/null %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: .func {{.*}} contracted(
; APART-NOT: f64
; APART: mul.rn.f32
; APART-NOT: f64
; APART: add.rn.f32
; APART-NOT: f64
; FUSED: fma.rn.bf16
; CHECK: ret;
define bfloat @contracted(bfloat %a, bfloat %b, bfloat %c) {
  %p = fmul contract bfloat %a, %b
  %s = fadd contract bfloat %p, %c
  ret bfloat %s
}

; CHECK-LABEL: .func {{.*}} vector(
; APART-NOT: f64
; APART-COUNT-2: mul.rn.f32
; APART-NOT: f64
; FUSED: fma.rn.bf16x2
; CHECK: ret;
define <2 x bfloat> @vector(<2 x bfloat> %a, <2 x bfloat> %b, <2 x bfloat> %c) {
  %p = fmul contract <2 x bfloat> %a, %b
  %s = fsub contract <2 x bfloat> %c, %p
  ret <2 x bfloat> %s
}

; CHECK-LABEL: .func {{.*}} exact(
; APART: fma.rm.f64
; APART: fma.rp.f64
; FUSED: fma.rn.bf16
; CHECK: ret;
define bfloat @exact(bfloat %a, bfloat %b, bfloat %c) {
  %s = call bfloat @llvm.fma.bf16(bfloat %a, bfloat %b, bfloat %c)
  ret bfloat %s
}

; Half has fma everywhere.
; CHECK-LABEL: .func {{.*}} halves(
; CHECK: fma.rn.f16
; CHECK: ret;
define half @halves(half %a, half %b, half %c) {
  %p = fmul contract half %a, %b
  %s = fadd contract half %p, %c
  ret half %s
}

declare bfloat @llvm.fma.bf16(bfloat, bfloat, bfloat)
