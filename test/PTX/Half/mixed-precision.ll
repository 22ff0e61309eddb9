; Halves and bfloats are read as they are by additions, subtractions and fused
; products of f32, from sm_100 on; what something else reads is converted.
; RUN: nvvmc emit %s --arch=sm_100 -o - | FileCheck %s --check-prefixes=CHECK,MIXED
; RUN: nvvmc emit %s --arch=sm_120 -o - | FileCheck %s --check-prefixes=CHECK,MIXED
; RUN: nvvmc emit %s --arch=sm_90 -o - | FileCheck %s --check-prefixes=CHECK,CONVERTED
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_100 -o %t.ptx && %ptxas -arch sm_100 %t.ptx -o %t.cubin %}
; RUN: %if ptxas %{ nvvmc emit %s --arch=sm_121 -o %t.ptx && %ptxas -arch sm_121 %t.ptx -o %t.cubin %}
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: .func {{.*}} sum(
define float @sum(half %h, float %c) {
  ; MIXED-NOT: cvt
  ; MIXED: add.rn.f32.f16 {{%f[0-9]+}}, {{%h[0-9]+}}, {{%f[0-9]+}};
  ; CONVERTED: cvt.f32.f16
  ; CONVERTED: add.rn.f32
  %w = fpext half %h to float
  %r = fadd float %c, %w
  ret float %r
}

; CHECK-LABEL: .func {{.*}} contracted(
define float @contracted(bfloat %h, float %c) {
  ; MIXED-NOT: cvt
  ; MIXED: add.f32.bf16
  %w = fpext bfloat %h to float
  %r = fadd contract float %w, %c
  ret float %r
}

; CHECK-LABEL: .func {{.*}} difference(
define float @difference(bfloat %h, float %c) {
  ; MIXED-NOT: cvt
  ; MIXED: sub.rn.f32.bf16
  %w = fpext bfloat %h to float
  %r = fsub float %w, %c
  ret float %r
}

; ptxas negates a half within its user, but not a bfloat.
; CHECK-LABEL: .func {{.*}} subtracted(
define float @subtracted(half %h, float %c) {
  ; MIXED: neg.f16 [[N:%h[0-9]+]],
  ; MIXED: add.rn.f32.f16 {{%f[0-9]+}}, [[N]], {{%f[0-9]+}};
  %w = fpext half %h to float
  %r = fsub float %c, %w
  ret float %r
}

; CHECK-LABEL: .func {{.*}} subtracted_bfloat(
define float @subtracted_bfloat(bfloat %h, float %c) {
  ; CHECK: cvt.f32.bf16
  ; CHECK: sub.rn.f32
  %w = fpext bfloat %h to float
  %r = fsub float %c, %w
  ret float %r
}

; One of two addends is converted: the one that something else reads, too.
; CHECK-LABEL: .func {{.*}} both(
define float @both(half %g, half %h, ptr %p) {
  ; MIXED: cvt.f32.f16
  ; MIXED-NOT: cvt
  ; MIXED: add.rn.f32.f16 {{%f[0-9]+}}, {{%h[0-9]+}}, {{%f[0-9]+}};
  %v = fpext half %g to float
  %w = fpext half %h to float
  store float %v, ptr %p
  %r = fadd float %v, %w
  ret float %r
}

; CHECK-LABEL: .func {{.*}} twice(
define float @twice(half %h) {
  ; CHECK: cvt.f32.f16
  ; CHECK: add.rn.f32 {{%f[0-9]+}}, [[W:%f[0-9]+]], [[W]];
  %w = fpext half %h to float
  %r = fadd float %w, %w
  ret float %r
}

; CHECK-LABEL: .func {{.*}} fused(
define float @fused(half %g, half %h, float %c) {
  ; MIXED-NOT: cvt
  ; MIXED: fma.rn.f32.f16 {{%f[0-9]+}}, {{%h[0-9]+}}, {{%h[0-9]+}}, {{%f[0-9]+}};
  ; CONVERTED-COUNT-2: cvt.f32.f16
  ; CONVERTED: fma.rn.f32
  %v = fpext half %g to float
  %w = fpext half %h to float
  %p = fmul contract float %v, %w
  %r = fadd contract float %p, %c
  ret float %r
}

; CHECK-LABEL: .func {{.*}} square(
define float @square(bfloat %h, float %c) {
  ; MIXED-NOT: cvt
  ; MIXED: fma.rn.f32.bf16 {{%f[0-9]+}}, [[H:%h[0-9]+]], [[H]], {{%f[0-9]+}};
  %w = fpext bfloat %h to float
  %r = call float @llvm.fma.f32(float %w, float %w, float %c)
  ret float %r
}

; CHECK-LABEL: .func {{.*}} product_less(
define float @product_less(bfloat %g, bfloat %h, float %c) {
  ; MIXED-NOT: cvt
  ; MIXED: neg.f32 [[N:%f[0-9]+]],
  ; MIXED: fma.rn.f32.bf16 {{%f[0-9]+}}, {{%h[0-9]+}}, {{%h[0-9]+}}, [[N]];
  %v = fpext bfloat %g to float
  %w = fpext bfloat %h to float
  %p = fmul contract float %v, %w
  %r = fsub contract float %p, %c
  ret float %r
}

; CHECK-LABEL: .func {{.*}} less_product(
define float @less_product(half %g, half %h, float %c) {
  ; MIXED-NOT: cvt
  ; MIXED: neg.f16 [[N:%h[0-9]+]],
  ; MIXED: fma.rn.f32.f16 {{%f[0-9]+}}, [[N]],
  %v = fpext half %g to float
  %w = fpext half %h to float
  %p = fmul contract float %v, %w
  %r = fsub contract float %c, %p
  ret float %r
}

; CHECK-LABEL: .func {{.*}} less_bfloats(
define float @less_bfloats(bfloat %g, bfloat %h, float %c) {
  ; CHECK-COUNT-2: cvt.f32.bf16
  ; CHECK: fma.rn.f32 {{%f}}
  %v = fpext bfloat %g to float
  %w = fpext bfloat %h to float
  %p = fmul contract float %v, %w
  %r = fsub contract float %c, %p
  ret float %r
}

; Factors of two formats are both converted; so is a factor beside an f32.
; CHECK-LABEL: .func {{.*}} formats(
define float @formats(half %g, bfloat %h, float %c) {
  ; CHECK: cvt.f32.f16
  ; CHECK: cvt.f32.bf16
  ; CHECK: fma.rn.f32 {{%f}}
  %v = fpext half %g to float
  %w = fpext bfloat %h to float
  %r = call float @llvm.fma.f32(float %v, float %w, float %c)
  ret float %r
}

; A factor that is an addend, too, is read as both.
; CHECK-LABEL: .func {{.*}} horner(
define float @horner(half %g, half %h) {
  ; CHECK: cvt.f32.f16
  ; MIXED-NOT: cvt
  ; MIXED: fma.rn.f32.f16 {{%f[0-9]+}}, {{%h[0-9]+}}, {{%h[0-9]+}}, {{%f[0-9]+}};
  %v = fpext half %g to float
  %w = fpext half %h to float
  %r = call float @llvm.fma.f32(float %v, float %w, float %v)
  ret float %r
}

; From a register of two halves.
; CHECK-LABEL: .func {{.*}} lanes(
define <2 x float> @lanes(<2 x half> %h, <2 x float> %c) {
  ; MIXED: mov.b32 {[[L:%h[0-9]+]], {{%h[0-9]+}}},
  ; MIXED: add.rn.f32.f16 {{%f[0-9]+}}, [[L]],
  ; MIXED: mov.b32 {{{%h[0-9]+}}, [[H:%h[0-9]+]]},
  ; MIXED: add.rn.f32.f16 {{%f[0-9]+}}, [[H]],
  %w = fpext <2 x half> %h to <2 x float>
  %r = fadd <2 x float> %w, %c
  ret <2 x float> %r
}

; There is no form that flushes denormals.
; CHECK-LABEL: .func {{.*}} flushed(
define float @flushed(half %h, float %c) "denormal-fp-math-f32"="preserve-sign" {
  ; CHECK: cvt{{.*}}.f32.f16
  ; CHECK: add.rn.ftz.f32
  %w = fpext half %h to float
  %r = fadd float %w, %c
  ret float %r
}

; A literal is an addend.
; CHECK-LABEL: .func {{.*}} literal(
define float @literal(half %h) {
  ; MIXED: add.rn.f32.f16 {{%f[0-9]+}}, {{%h[0-9]+}}, 0f3F800000;
  %w = fpext half %h to float
  %r = fadd float %w, 1.0
  ret float %r
}

declare float @llvm.fma.f32(float, float, float)
