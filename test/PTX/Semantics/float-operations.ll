; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_80 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; Floating-point arithmetic, rounded once: sums, products, quotients and
; remainders of every type, on machines with and without instructions for it.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define half @fadd_f16(half %a, half %b) {
  %r = fadd half %a, %b
  ret half %r
}
define half @fsub_f16(half %a, half %b) {
  %r = fsub half %a, %b
  ret half %r
}
define half @fmul_f16(half %a, half %b) {
  %r = fmul half %a, %b
  ret half %r
}
define half @fdiv_f16(half %a, half %b) {
  %r = fdiv half %a, %b
  ret half %r
}
define half @frem_f16(half %a, half %b) {
  %r = frem half %a, %b
  ret half %r
}
define half @fneg_f16(half %a) {
  %r = fneg half %a
  ret half %r
}
define i1 @oeq_f16(half %a, half %b) {
  %r = fcmp oeq half %a, %b
  ret i1 %r
}
define i1 @olt_f16(half %a, half %b) {
  %r = fcmp olt half %a, %b
  ret i1 %r
}
define i1 @une_f16(half %a, half %b) {
  %r = fcmp une half %a, %b
  ret i1 %r
}
define i1 @ord_f16(half %a, half %b) {
  %r = fcmp ord half %a, %b
  ret i1 %r
}
define i1 @uno_f16(half %a, half %b) {
  %r = fcmp uno half %a, %b
  ret i1 %r
}
define i1 @ugt_f16(half %a, half %b) {
  %r = fcmp ugt half %a, %b
  ret i1 %r
}
define i1 @one_f16(half %a, half %b) {
  %r = fcmp one half %a, %b
  ret i1 %r
}
define i1 @ueq_f16(half %a, half %b) {
  %r = fcmp ueq half %a, %b
  ret i1 %r
}
define bfloat @fadd_bf16(bfloat %a, bfloat %b) {
  %r = fadd bfloat %a, %b
  ret bfloat %r
}
define bfloat @fsub_bf16(bfloat %a, bfloat %b) {
  %r = fsub bfloat %a, %b
  ret bfloat %r
}
define bfloat @fmul_bf16(bfloat %a, bfloat %b) {
  %r = fmul bfloat %a, %b
  ret bfloat %r
}
define bfloat @fdiv_bf16(bfloat %a, bfloat %b) {
  %r = fdiv bfloat %a, %b
  ret bfloat %r
}
define bfloat @frem_bf16(bfloat %a, bfloat %b) {
  %r = frem bfloat %a, %b
  ret bfloat %r
}
define bfloat @fneg_bf16(bfloat %a) {
  %r = fneg bfloat %a
  ret bfloat %r
}
define i1 @oeq_bf16(bfloat %a, bfloat %b) {
  %r = fcmp oeq bfloat %a, %b
  ret i1 %r
}
define i1 @olt_bf16(bfloat %a, bfloat %b) {
  %r = fcmp olt bfloat %a, %b
  ret i1 %r
}
define i1 @une_bf16(bfloat %a, bfloat %b) {
  %r = fcmp une bfloat %a, %b
  ret i1 %r
}
define i1 @ord_bf16(bfloat %a, bfloat %b) {
  %r = fcmp ord bfloat %a, %b
  ret i1 %r
}
define i1 @uno_bf16(bfloat %a, bfloat %b) {
  %r = fcmp uno bfloat %a, %b
  ret i1 %r
}
define i1 @ugt_bf16(bfloat %a, bfloat %b) {
  %r = fcmp ugt bfloat %a, %b
  ret i1 %r
}
define i1 @one_bf16(bfloat %a, bfloat %b) {
  %r = fcmp one bfloat %a, %b
  ret i1 %r
}
define i1 @ueq_bf16(bfloat %a, bfloat %b) {
  %r = fcmp ueq bfloat %a, %b
  ret i1 %r
}
define float @fadd_f32(float %a, float %b) {
  %r = fadd float %a, %b
  ret float %r
}
define float @fsub_f32(float %a, float %b) {
  %r = fsub float %a, %b
  ret float %r
}
define float @fmul_f32(float %a, float %b) {
  %r = fmul float %a, %b
  ret float %r
}
define float @fdiv_f32(float %a, float %b) {
  %r = fdiv float %a, %b
  ret float %r
}
define float @frem_f32(float %a, float %b) {
  %r = frem float %a, %b
  ret float %r
}
define float @fneg_f32(float %a) {
  %r = fneg float %a
  ret float %r
}
define i1 @oeq_f32(float %a, float %b) {
  %r = fcmp oeq float %a, %b
  ret i1 %r
}
define i1 @olt_f32(float %a, float %b) {
  %r = fcmp olt float %a, %b
  ret i1 %r
}
define i1 @une_f32(float %a, float %b) {
  %r = fcmp une float %a, %b
  ret i1 %r
}
define i1 @ord_f32(float %a, float %b) {
  %r = fcmp ord float %a, %b
  ret i1 %r
}
define i1 @uno_f32(float %a, float %b) {
  %r = fcmp uno float %a, %b
  ret i1 %r
}
define i1 @ugt_f32(float %a, float %b) {
  %r = fcmp ugt float %a, %b
  ret i1 %r
}
define i1 @one_f32(float %a, float %b) {
  %r = fcmp one float %a, %b
  ret i1 %r
}
define i1 @ueq_f32(float %a, float %b) {
  %r = fcmp ueq float %a, %b
  ret i1 %r
}
define double @fadd_f64(double %a, double %b) {
  %r = fadd double %a, %b
  ret double %r
}
define double @fsub_f64(double %a, double %b) {
  %r = fsub double %a, %b
  ret double %r
}
define double @fmul_f64(double %a, double %b) {
  %r = fmul double %a, %b
  ret double %r
}
define double @fdiv_f64(double %a, double %b) {
  %r = fdiv double %a, %b
  ret double %r
}
define double @frem_f64(double %a, double %b) {
  %r = frem double %a, %b
  ret double %r
}
define double @fneg_f64(double %a) {
  %r = fneg double %a
  ret double %r
}
define i1 @oeq_f64(double %a, double %b) {
  %r = fcmp oeq double %a, %b
  ret i1 %r
}
define i1 @olt_f64(double %a, double %b) {
  %r = fcmp olt double %a, %b
  ret i1 %r
}
define i1 @une_f64(double %a, double %b) {
  %r = fcmp une double %a, %b
  ret i1 %r
}
define i1 @ord_f64(double %a, double %b) {
  %r = fcmp ord double %a, %b
  ret i1 %r
}
define i1 @uno_f64(double %a, double %b) {
  %r = fcmp uno double %a, %b
  ret i1 %r
}
define i1 @ugt_f64(double %a, double %b) {
  %r = fcmp ugt double %a, %b
  ret i1 %r
}
define i1 @one_f64(double %a, double %b) {
  %r = fcmp one double %a, %b
  ret i1 %r
}
define i1 @ueq_f64(double %a, double %b) {
  %r = fcmp ueq double %a, %b
  ret i1 %r
}
define <2 x half> @fadd_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = fadd <2 x half> %a, %b
  ret <2 x half> %r
}
define <2 x half> @fsub_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = fsub <2 x half> %a, %b
  ret <2 x half> %r
}
define <2 x half> @fmul_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = fmul <2 x half> %a, %b
  ret <2 x half> %r
}
define <2 x half> @fdiv_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = fdiv <2 x half> %a, %b
  ret <2 x half> %r
}
define <2 x half> @frem_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = frem <2 x half> %a, %b
  ret <2 x half> %r
}
define <2 x half> @fneg_v2f16(<2 x half> %a) {
  %r = fneg <2 x half> %a
  ret <2 x half> %r
}
define <2 x i1> @oeq_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = fcmp oeq <2 x half> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @olt_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = fcmp olt <2 x half> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @une_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = fcmp une <2 x half> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ord_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = fcmp ord <2 x half> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @uno_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = fcmp uno <2 x half> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ugt_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = fcmp ugt <2 x half> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @one_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = fcmp one <2 x half> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ueq_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = fcmp ueq <2 x half> %a, %b
  ret <2 x i1> %r
}
define <3 x half> @fadd_v3f16(<3 x half> %a, <3 x half> %b) {
  %r = fadd <3 x half> %a, %b
  ret <3 x half> %r
}
define <3 x half> @fsub_v3f16(<3 x half> %a, <3 x half> %b) {
  %r = fsub <3 x half> %a, %b
  ret <3 x half> %r
}
define <3 x half> @fmul_v3f16(<3 x half> %a, <3 x half> %b) {
  %r = fmul <3 x half> %a, %b
  ret <3 x half> %r
}
define <3 x half> @fdiv_v3f16(<3 x half> %a, <3 x half> %b) {
  %r = fdiv <3 x half> %a, %b
  ret <3 x half> %r
}
define <3 x half> @frem_v3f16(<3 x half> %a, <3 x half> %b) {
  %r = frem <3 x half> %a, %b
  ret <3 x half> %r
}
define <3 x half> @fneg_v3f16(<3 x half> %a) {
  %r = fneg <3 x half> %a
  ret <3 x half> %r
}
define <3 x i1> @oeq_v3f16(<3 x half> %a, <3 x half> %b) {
  %r = fcmp oeq <3 x half> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @olt_v3f16(<3 x half> %a, <3 x half> %b) {
  %r = fcmp olt <3 x half> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @une_v3f16(<3 x half> %a, <3 x half> %b) {
  %r = fcmp une <3 x half> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @ord_v3f16(<3 x half> %a, <3 x half> %b) {
  %r = fcmp ord <3 x half> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @uno_v3f16(<3 x half> %a, <3 x half> %b) {
  %r = fcmp uno <3 x half> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @ugt_v3f16(<3 x half> %a, <3 x half> %b) {
  %r = fcmp ugt <3 x half> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @one_v3f16(<3 x half> %a, <3 x half> %b) {
  %r = fcmp one <3 x half> %a, %b
  ret <3 x i1> %r
}
define <3 x i1> @ueq_v3f16(<3 x half> %a, <3 x half> %b) {
  %r = fcmp ueq <3 x half> %a, %b
  ret <3 x i1> %r
}
define <4 x bfloat> @fadd_v4bf16(<4 x bfloat> %a, <4 x bfloat> %b) {
  %r = fadd <4 x bfloat> %a, %b
  ret <4 x bfloat> %r
}
define <4 x bfloat> @fsub_v4bf16(<4 x bfloat> %a, <4 x bfloat> %b) {
  %r = fsub <4 x bfloat> %a, %b
  ret <4 x bfloat> %r
}
define <4 x bfloat> @fmul_v4bf16(<4 x bfloat> %a, <4 x bfloat> %b) {
  %r = fmul <4 x bfloat> %a, %b
  ret <4 x bfloat> %r
}
define <4 x bfloat> @fdiv_v4bf16(<4 x bfloat> %a, <4 x bfloat> %b) {
  %r = fdiv <4 x bfloat> %a, %b
  ret <4 x bfloat> %r
}
define <4 x bfloat> @frem_v4bf16(<4 x bfloat> %a, <4 x bfloat> %b) {
  %r = frem <4 x bfloat> %a, %b
  ret <4 x bfloat> %r
}
define <4 x bfloat> @fneg_v4bf16(<4 x bfloat> %a) {
  %r = fneg <4 x bfloat> %a
  ret <4 x bfloat> %r
}
define <4 x i1> @oeq_v4bf16(<4 x bfloat> %a, <4 x bfloat> %b) {
  %r = fcmp oeq <4 x bfloat> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @olt_v4bf16(<4 x bfloat> %a, <4 x bfloat> %b) {
  %r = fcmp olt <4 x bfloat> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @une_v4bf16(<4 x bfloat> %a, <4 x bfloat> %b) {
  %r = fcmp une <4 x bfloat> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @ord_v4bf16(<4 x bfloat> %a, <4 x bfloat> %b) {
  %r = fcmp ord <4 x bfloat> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @uno_v4bf16(<4 x bfloat> %a, <4 x bfloat> %b) {
  %r = fcmp uno <4 x bfloat> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @ugt_v4bf16(<4 x bfloat> %a, <4 x bfloat> %b) {
  %r = fcmp ugt <4 x bfloat> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @one_v4bf16(<4 x bfloat> %a, <4 x bfloat> %b) {
  %r = fcmp one <4 x bfloat> %a, %b
  ret <4 x i1> %r
}
define <4 x i1> @ueq_v4bf16(<4 x bfloat> %a, <4 x bfloat> %b) {
  %r = fcmp ueq <4 x bfloat> %a, %b
  ret <4 x i1> %r
}
define <2 x float> @fadd_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = fadd <2 x float> %a, %b
  ret <2 x float> %r
}
define <2 x float> @fsub_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = fsub <2 x float> %a, %b
  ret <2 x float> %r
}
define <2 x float> @fmul_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = fmul <2 x float> %a, %b
  ret <2 x float> %r
}
define <2 x float> @fdiv_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = fdiv <2 x float> %a, %b
  ret <2 x float> %r
}
define <2 x float> @frem_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = frem <2 x float> %a, %b
  ret <2 x float> %r
}
define <2 x float> @fneg_v2f32(<2 x float> %a) {
  %r = fneg <2 x float> %a
  ret <2 x float> %r
}
define <2 x i1> @oeq_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = fcmp oeq <2 x float> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @olt_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = fcmp olt <2 x float> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @une_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = fcmp une <2 x float> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ord_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = fcmp ord <2 x float> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @uno_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = fcmp uno <2 x float> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ugt_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = fcmp ugt <2 x float> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @one_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = fcmp one <2 x float> %a, %b
  ret <2 x i1> %r
}
define <2 x i1> @ueq_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = fcmp ueq <2 x float> %a, %b
  ret <2 x i1> %r
}
