; Lanes of f32 are computed two at once on machines that do so; an odd lane alone.
; RUN: nvvmc emit %s --arch=sm_100 -o - | FileCheck %s --check-prefixes=CHECK,PAIRS
; RUN: nvvmc emit %s --arch=sm_103a -o - | FileCheck %s --check-prefixes=CHECK,PAIRS
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s --check-prefixes=CHECK,SINGLE
; RUN: nvvmc emit %s --arch=sm_110 -o - | FileCheck %s --check-prefixes=CHECK,SINGLE
; RUN: nvvmc emit %s --arch=sm_120 -o - | FileCheck %s --check-prefixes=CHECK,SINGLE
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_100 -o %t.ptx && %ptxas -arch sm_100 %t.ptx -o %t.cubin %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: .func {{.*}} add(
define <2 x float> @add(<2 x float> %a, <2 x float> %b) {
  ; PAIRS: mov.b64 [[A:%rd[0-9]+]], {[[A0:%f[0-9]+]], [[A1:%f[0-9]+]]};
  ; PAIRS: mov.b64 [[B:%rd[0-9]+]], {
  ; PAIRS: add.rn.f32x2 [[R:%rd[0-9]+]], [[A]], [[B]];
  ; PAIRS: mov.b64 {{{%f[0-9]+}}, {{%f[0-9]+}}}, [[R]];
  ; SINGLE-COUNT-2: add.rn.f32
  %r = fadd <2 x float> %a, %b
  ret <2 x float> %r
}

; CHECK-LABEL: .func {{.*}} odd(
define <3 x float> @odd(<3 x float> %a, <3 x float> %b) {
  ; PAIRS: mul.rn.f32x2
  ; PAIRS: mul.rn.f32 {{%f[0-9]+}},
  ; SINGLE-COUNT-3: mul.rn.f32
  %r = fmul <3 x float> %a, %b
  ret <3 x float> %r
}

; Constants are pairs of bits.
; CHECK-LABEL: .func {{.*}} constant(
define <4 x float> @constant(<4 x float> %a) {
  ; PAIRS: mov.b64 [[C:%rd[0-9]+]], 4611686019492741120;
  ; PAIRS: sub.rn.f32x2 {{%rd[0-9]+}}, {{%rd[0-9]+}}, [[C]];
  ; PAIRS: sub.rn.f32x2
  ; SINGLE-COUNT-4: sub.rn.f32
  %r = fsub <4 x float> %a, <float 1.0, float 2.0, float 3.0, float 4.0>
  ret <4 x float> %r
}

; Products are contracted, with either sign.
; CHECK-LABEL: .func {{.*}} contracted(
define <2 x float> @contracted(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
  ; PAIRS-COUNT-2: neg.f32
  ; PAIRS: fma.rn.f32x2
  ; SINGLE: neg.f32
  ; SINGLE: fma.rn.f32
  %m = fmul contract <2 x float> %a, %b
  %r = fsub contract <2 x float> %c, %m
  ret <2 x float> %r
}

; CHECK-LABEL: .func {{.*}} flushed(
define <2 x float> @flushed(<2 x float> %a, <2 x float> %b) #0 {
  ; PAIRS: add.ftz.f32x2
  ; SINGLE-COUNT-2: add.ftz.f32
  %r = fadd contract <2 x float> %a, %b
  ret <2 x float> %r
}

; One float is no pair, and other types have none.
; CHECK-LABEL: .func {{.*}} others(
define <2 x double> @others(<2 x double> %a, <1 x float> %f, ptr %p) {
  ; CHECK-NOT: x2
  %s = fadd <1 x float> %f, %f
  store <1 x float> %s, ptr %p
  %r = fadd <2 x double> %a, %a
  ret <2 x double> %r
}

attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
