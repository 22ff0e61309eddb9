; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; Constrained operations: each rounding mode, and comparisons.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define half @fadd_half_up(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fadd.f16(half %a, half %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fsub_half_up(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fsub.f16(half %a, half %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fmul_half_up(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fmul.f16(half %a, half %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fdiv_half_up(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fdiv.f16(half %a, half %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @frem_half_up(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.frem.f16(half %a, half %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fma_half_up(half %a, half %b, half %c) {
  %r = call half @llvm.experimental.constrained.fma.f16(half %a, half %b, half %c, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fmuladd_half_up(half %a, half %b, half %c) {
  %r = call half @llvm.experimental.constrained.fmuladd.f16(half %a, half %b, half %c, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @rint_half_up(half %a) {
  %r = call half @llvm.experimental.constrained.rint.f16(half %a, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @nearbyint_half_up(half %a) {
  %r = call half @llvm.experimental.constrained.nearbyint.f16(half %a, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fadd_half_down(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fadd.f16(half %a, half %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fsub_half_down(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fsub.f16(half %a, half %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fmul_half_down(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fmul.f16(half %a, half %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fdiv_half_down(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fdiv.f16(half %a, half %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @frem_half_down(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.frem.f16(half %a, half %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fma_half_down(half %a, half %b, half %c) {
  %r = call half @llvm.experimental.constrained.fma.f16(half %a, half %b, half %c, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fmuladd_half_down(half %a, half %b, half %c) {
  %r = call half @llvm.experimental.constrained.fmuladd.f16(half %a, half %b, half %c, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @rint_half_down(half %a) {
  %r = call half @llvm.experimental.constrained.rint.f16(half %a, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @nearbyint_half_down(half %a) {
  %r = call half @llvm.experimental.constrained.nearbyint.f16(half %a, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fadd_half_zero(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fadd.f16(half %a, half %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fsub_half_zero(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fsub.f16(half %a, half %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fmul_half_zero(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fmul.f16(half %a, half %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fdiv_half_zero(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fdiv.f16(half %a, half %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}

define half @frem_half_zero(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.frem.f16(half %a, half %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fma_half_zero(half %a, half %b, half %c) {
  %r = call half @llvm.experimental.constrained.fma.f16(half %a, half %b, half %c, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fmuladd_half_zero(half %a, half %b, half %c) {
  %r = call half @llvm.experimental.constrained.fmuladd.f16(half %a, half %b, half %c, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}

define half @rint_half_zero(half %a) {
  %r = call half @llvm.experimental.constrained.rint.f16(half %a, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}

define half @nearbyint_half_zero(half %a) {
  %r = call half @llvm.experimental.constrained.nearbyint.f16(half %a, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fadd_half_nearest(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fadd.f16(half %a, half %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fsub_half_nearest(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fsub.f16(half %a, half %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fmul_half_nearest(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fmul.f16(half %a, half %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fdiv_half_nearest(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fdiv.f16(half %a, half %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}

define half @frem_half_nearest(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.frem.f16(half %a, half %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fma_half_nearest(half %a, half %b, half %c) {
  %r = call half @llvm.experimental.constrained.fma.f16(half %a, half %b, half %c, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fmuladd_half_nearest(half %a, half %b, half %c) {
  %r = call half @llvm.experimental.constrained.fmuladd.f16(half %a, half %b, half %c, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}

define half @rint_half_nearest(half %a) {
  %r = call half @llvm.experimental.constrained.rint.f16(half %a, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}

define half @nearbyint_half_nearest(half %a) {
  %r = call half @llvm.experimental.constrained.nearbyint.f16(half %a, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}

define i1 @fcmp_olt_half(half %a, half %b) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f16(half %a, half %b, metadata !"olt", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmps_olt_half(half %a, half %b) {
  %r = call i1 @llvm.experimental.constrained.fcmps.f16(half %a, half %b, metadata !"olt", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmp_une_half(half %a, half %b) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f16(half %a, half %b, metadata !"une", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmps_une_half(half %a, half %b) {
  %r = call i1 @llvm.experimental.constrained.fcmps.f16(half %a, half %b, metadata !"une", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmp_uno_half(half %a, half %b) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f16(half %a, half %b, metadata !"uno", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmps_uno_half(half %a, half %b) {
  %r = call i1 @llvm.experimental.constrained.fcmps.f16(half %a, half %b, metadata !"uno", metadata !"fpexcept.ignore")
  ret i1 %r
}

define bfloat @fadd_bfloat_up(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fadd.bf16(bfloat %a, bfloat %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fsub_bfloat_up(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fsub.bf16(bfloat %a, bfloat %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fmul_bfloat_up(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fmul.bf16(bfloat %a, bfloat %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fdiv_bfloat_up(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fdiv.bf16(bfloat %a, bfloat %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @frem_bfloat_up(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.frem.bf16(bfloat %a, bfloat %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fma_bfloat_up(bfloat %a, bfloat %b, bfloat %c) {
  %r = call bfloat @llvm.experimental.constrained.fma.bf16(bfloat %a, bfloat %b, bfloat %c, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fmuladd_bfloat_up(bfloat %a, bfloat %b, bfloat %c) {
  %r = call bfloat @llvm.experimental.constrained.fmuladd.bf16(bfloat %a, bfloat %b, bfloat %c, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @rint_bfloat_up(bfloat %a) {
  %r = call bfloat @llvm.experimental.constrained.rint.bf16(bfloat %a, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @nearbyint_bfloat_up(bfloat %a) {
  %r = call bfloat @llvm.experimental.constrained.nearbyint.bf16(bfloat %a, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fadd_bfloat_down(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fadd.bf16(bfloat %a, bfloat %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fsub_bfloat_down(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fsub.bf16(bfloat %a, bfloat %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fmul_bfloat_down(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fmul.bf16(bfloat %a, bfloat %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fdiv_bfloat_down(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fdiv.bf16(bfloat %a, bfloat %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @frem_bfloat_down(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.frem.bf16(bfloat %a, bfloat %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fma_bfloat_down(bfloat %a, bfloat %b, bfloat %c) {
  %r = call bfloat @llvm.experimental.constrained.fma.bf16(bfloat %a, bfloat %b, bfloat %c, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fmuladd_bfloat_down(bfloat %a, bfloat %b, bfloat %c) {
  %r = call bfloat @llvm.experimental.constrained.fmuladd.bf16(bfloat %a, bfloat %b, bfloat %c, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @rint_bfloat_down(bfloat %a) {
  %r = call bfloat @llvm.experimental.constrained.rint.bf16(bfloat %a, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @nearbyint_bfloat_down(bfloat %a) {
  %r = call bfloat @llvm.experimental.constrained.nearbyint.bf16(bfloat %a, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fadd_bfloat_zero(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fadd.bf16(bfloat %a, bfloat %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fsub_bfloat_zero(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fsub.bf16(bfloat %a, bfloat %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fmul_bfloat_zero(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fmul.bf16(bfloat %a, bfloat %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fdiv_bfloat_zero(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fdiv.bf16(bfloat %a, bfloat %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @frem_bfloat_zero(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.frem.bf16(bfloat %a, bfloat %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fma_bfloat_zero(bfloat %a, bfloat %b, bfloat %c) {
  %r = call bfloat @llvm.experimental.constrained.fma.bf16(bfloat %a, bfloat %b, bfloat %c, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fmuladd_bfloat_zero(bfloat %a, bfloat %b, bfloat %c) {
  %r = call bfloat @llvm.experimental.constrained.fmuladd.bf16(bfloat %a, bfloat %b, bfloat %c, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @rint_bfloat_zero(bfloat %a) {
  %r = call bfloat @llvm.experimental.constrained.rint.bf16(bfloat %a, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @nearbyint_bfloat_zero(bfloat %a) {
  %r = call bfloat @llvm.experimental.constrained.nearbyint.bf16(bfloat %a, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fadd_bfloat_nearest(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fadd.bf16(bfloat %a, bfloat %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fsub_bfloat_nearest(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fsub.bf16(bfloat %a, bfloat %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fmul_bfloat_nearest(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fmul.bf16(bfloat %a, bfloat %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fdiv_bfloat_nearest(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fdiv.bf16(bfloat %a, bfloat %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @frem_bfloat_nearest(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.frem.bf16(bfloat %a, bfloat %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fma_bfloat_nearest(bfloat %a, bfloat %b, bfloat %c) {
  %r = call bfloat @llvm.experimental.constrained.fma.bf16(bfloat %a, bfloat %b, bfloat %c, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @fmuladd_bfloat_nearest(bfloat %a, bfloat %b, bfloat %c) {
  %r = call bfloat @llvm.experimental.constrained.fmuladd.bf16(bfloat %a, bfloat %b, bfloat %c, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @rint_bfloat_nearest(bfloat %a) {
  %r = call bfloat @llvm.experimental.constrained.rint.bf16(bfloat %a, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define bfloat @nearbyint_bfloat_nearest(bfloat %a) {
  %r = call bfloat @llvm.experimental.constrained.nearbyint.bf16(bfloat %a, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define i1 @fcmp_olt_bfloat(bfloat %a, bfloat %b) {
  %r = call i1 @llvm.experimental.constrained.fcmp.bf16(bfloat %a, bfloat %b, metadata !"olt", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmps_olt_bfloat(bfloat %a, bfloat %b) {
  %r = call i1 @llvm.experimental.constrained.fcmps.bf16(bfloat %a, bfloat %b, metadata !"olt", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmp_une_bfloat(bfloat %a, bfloat %b) {
  %r = call i1 @llvm.experimental.constrained.fcmp.bf16(bfloat %a, bfloat %b, metadata !"une", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmps_une_bfloat(bfloat %a, bfloat %b) {
  %r = call i1 @llvm.experimental.constrained.fcmps.bf16(bfloat %a, bfloat %b, metadata !"une", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmp_uno_bfloat(bfloat %a, bfloat %b) {
  %r = call i1 @llvm.experimental.constrained.fcmp.bf16(bfloat %a, bfloat %b, metadata !"uno", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmps_uno_bfloat(bfloat %a, bfloat %b) {
  %r = call i1 @llvm.experimental.constrained.fcmps.bf16(bfloat %a, bfloat %b, metadata !"uno", metadata !"fpexcept.ignore")
  ret i1 %r
}

define float @fadd_float_up(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fsub_float_up(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fsub.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fmul_float_up(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fmul.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fdiv_float_up(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @frem_float_up(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.frem.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fma_float_up(float %a, float %b, float %c) {
  %r = call float @llvm.experimental.constrained.fma.f32(float %a, float %b, float %c, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fmuladd_float_up(float %a, float %b, float %c) {
  %r = call float @llvm.experimental.constrained.fmuladd.f32(float %a, float %b, float %c, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @rint_float_up(float %a) {
  %r = call float @llvm.experimental.constrained.rint.f32(float %a, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @nearbyint_float_up(float %a) {
  %r = call float @llvm.experimental.constrained.nearbyint.f32(float %a, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fadd_float_down(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fsub_float_down(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fsub.f32(float %a, float %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fmul_float_down(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fmul.f32(float %a, float %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fdiv_float_down(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @frem_float_down(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.frem.f32(float %a, float %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fma_float_down(float %a, float %b, float %c) {
  %r = call float @llvm.experimental.constrained.fma.f32(float %a, float %b, float %c, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fmuladd_float_down(float %a, float %b, float %c) {
  %r = call float @llvm.experimental.constrained.fmuladd.f32(float %a, float %b, float %c, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @rint_float_down(float %a) {
  %r = call float @llvm.experimental.constrained.rint.f32(float %a, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @nearbyint_float_down(float %a) {
  %r = call float @llvm.experimental.constrained.nearbyint.f32(float %a, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fadd_float_zero(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fsub_float_zero(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fsub.f32(float %a, float %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fmul_float_zero(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fmul.f32(float %a, float %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fdiv_float_zero(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define float @frem_float_zero(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.frem.f32(float %a, float %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fma_float_zero(float %a, float %b, float %c) {
  %r = call float @llvm.experimental.constrained.fma.f32(float %a, float %b, float %c, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fmuladd_float_zero(float %a, float %b, float %c) {
  %r = call float @llvm.experimental.constrained.fmuladd.f32(float %a, float %b, float %c, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define float @rint_float_zero(float %a) {
  %r = call float @llvm.experimental.constrained.rint.f32(float %a, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define float @nearbyint_float_zero(float %a) {
  %r = call float @llvm.experimental.constrained.nearbyint.f32(float %a, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fadd_float_nearest(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fsub_float_nearest(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fsub.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fmul_float_nearest(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fmul.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fdiv_float_nearest(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fdiv.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define float @frem_float_nearest(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.frem.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fma_float_nearest(float %a, float %b, float %c) {
  %r = call float @llvm.experimental.constrained.fma.f32(float %a, float %b, float %c, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define float @fmuladd_float_nearest(float %a, float %b, float %c) {
  %r = call float @llvm.experimental.constrained.fmuladd.f32(float %a, float %b, float %c, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define float @rint_float_nearest(float %a) {
  %r = call float @llvm.experimental.constrained.rint.f32(float %a, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define float @nearbyint_float_nearest(float %a) {
  %r = call float @llvm.experimental.constrained.nearbyint.f32(float %a, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define i1 @fcmp_olt_float(float %a, float %b) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %a, float %b, metadata !"olt", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmps_olt_float(float %a, float %b) {
  %r = call i1 @llvm.experimental.constrained.fcmps.f32(float %a, float %b, metadata !"olt", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmp_une_float(float %a, float %b) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %a, float %b, metadata !"une", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmps_une_float(float %a, float %b) {
  %r = call i1 @llvm.experimental.constrained.fcmps.f32(float %a, float %b, metadata !"une", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmp_uno_float(float %a, float %b) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f32(float %a, float %b, metadata !"uno", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmps_uno_float(float %a, float %b) {
  %r = call i1 @llvm.experimental.constrained.fcmps.f32(float %a, float %b, metadata !"uno", metadata !"fpexcept.ignore")
  ret i1 %r
}

define double @fadd_double_up(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fsub_double_up(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fsub.f64(double %a, double %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fmul_double_up(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fmul.f64(double %a, double %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fdiv_double_up(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fdiv.f64(double %a, double %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @frem_double_up(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.frem.f64(double %a, double %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fma_double_up(double %a, double %b, double %c) {
  %r = call double @llvm.experimental.constrained.fma.f64(double %a, double %b, double %c, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fmuladd_double_up(double %a, double %b, double %c) {
  %r = call double @llvm.experimental.constrained.fmuladd.f64(double %a, double %b, double %c, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @rint_double_up(double %a) {
  %r = call double @llvm.experimental.constrained.rint.f64(double %a, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @nearbyint_double_up(double %a) {
  %r = call double @llvm.experimental.constrained.nearbyint.f64(double %a, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fadd_double_down(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fsub_double_down(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fsub.f64(double %a, double %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fmul_double_down(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fmul.f64(double %a, double %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fdiv_double_down(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fdiv.f64(double %a, double %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @frem_double_down(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.frem.f64(double %a, double %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fma_double_down(double %a, double %b, double %c) {
  %r = call double @llvm.experimental.constrained.fma.f64(double %a, double %b, double %c, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fmuladd_double_down(double %a, double %b, double %c) {
  %r = call double @llvm.experimental.constrained.fmuladd.f64(double %a, double %b, double %c, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @rint_double_down(double %a) {
  %r = call double @llvm.experimental.constrained.rint.f64(double %a, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @nearbyint_double_down(double %a) {
  %r = call double @llvm.experimental.constrained.nearbyint.f64(double %a, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fadd_double_zero(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fsub_double_zero(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fsub.f64(double %a, double %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fmul_double_zero(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fmul.f64(double %a, double %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fdiv_double_zero(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fdiv.f64(double %a, double %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret double %r
}

define double @frem_double_zero(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.frem.f64(double %a, double %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fma_double_zero(double %a, double %b, double %c) {
  %r = call double @llvm.experimental.constrained.fma.f64(double %a, double %b, double %c, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fmuladd_double_zero(double %a, double %b, double %c) {
  %r = call double @llvm.experimental.constrained.fmuladd.f64(double %a, double %b, double %c, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret double %r
}

define double @rint_double_zero(double %a) {
  %r = call double @llvm.experimental.constrained.rint.f64(double %a, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret double %r
}

define double @nearbyint_double_zero(double %a) {
  %r = call double @llvm.experimental.constrained.nearbyint.f64(double %a, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fadd_double_nearest(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fadd.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fsub_double_nearest(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fsub.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fmul_double_nearest(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fmul.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fdiv_double_nearest(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.fdiv.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret double %r
}

define double @frem_double_nearest(double %a, double %b) {
  %r = call double @llvm.experimental.constrained.frem.f64(double %a, double %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fma_double_nearest(double %a, double %b, double %c) {
  %r = call double @llvm.experimental.constrained.fma.f64(double %a, double %b, double %c, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret double %r
}

define double @fmuladd_double_nearest(double %a, double %b, double %c) {
  %r = call double @llvm.experimental.constrained.fmuladd.f64(double %a, double %b, double %c, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret double %r
}

define double @rint_double_nearest(double %a) {
  %r = call double @llvm.experimental.constrained.rint.f64(double %a, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret double %r
}

define double @nearbyint_double_nearest(double %a) {
  %r = call double @llvm.experimental.constrained.nearbyint.f64(double %a, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret double %r
}

define i1 @fcmp_olt_double(double %a, double %b) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"olt", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmps_olt_double(double %a, double %b) {
  %r = call i1 @llvm.experimental.constrained.fcmps.f64(double %a, double %b, metadata !"olt", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmp_une_double(double %a, double %b) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"une", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmps_une_double(double %a, double %b) {
  %r = call i1 @llvm.experimental.constrained.fcmps.f64(double %a, double %b, metadata !"une", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmp_uno_double(double %a, double %b) {
  %r = call i1 @llvm.experimental.constrained.fcmp.f64(double %a, double %b, metadata !"uno", metadata !"fpexcept.ignore")
  ret i1 %r
}

define i1 @fcmps_uno_double(double %a, double %b) {
  %r = call i1 @llvm.experimental.constrained.fcmps.f64(double %a, double %b, metadata !"uno", metadata !"fpexcept.ignore")
  ret i1 %r
}

define float @fptrunc_up(float %a, float %b) {
  %x = fpext float %a to double
  %y = fpext float %b to double
  %p = fmul double %x, %y
  %r = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %p, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_fptrunc_up(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fmul.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define half @fptrunc_float_half_up(half %a, half %b) {
  %x = fpext half %a to float
  %y = fpext half %b to float
  %p = fmul float %x, %y
  %r = call half @llvm.fptrunc.round.f16.f32(float %p, metadata !"round.upward")
  ret half %r
}

define half @ref_fptrunc_float_half_up(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fmul.f16(half %a, half %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fptrunc_double_half_up(half %a, half %b) {
  %x = fpext half %a to double
  %y = fpext half %b to double
  %p = fmul double %x, %y
  %r = call half @llvm.fptrunc.round.f16.f64(double %p, metadata !"round.upward")
  ret half %r
}

define half @ref_fptrunc_double_half_up(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fmul.f16(half %a, half %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret half %r
}


define bfloat @fptrunc_double_bfloat_up(bfloat %a, bfloat %b) {
  %x = fpext bfloat %a to double
  %y = fpext bfloat %b to double
  %p = fmul double %x, %y
  %r = call bfloat @llvm.fptrunc.round.bf16.f64(double %p, metadata !"round.upward")
  ret bfloat %r
}

define bfloat @ref_fptrunc_double_bfloat_up(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fmul.bf16(bfloat %a, bfloat %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define float @sitofp_i32_float_up(i32 %a) {
  %v = add i32 %a, 0
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %v, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_sitofp_i32_float_up(i32 %a) {
  %v = add i32 %a, 0
  %l = and i32 %v, 65535
  %h = sub i32 %v, %l
  %x = sitofp i32 %h to float
  %y = uitofp i32 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define double @sitofp_i64_double_up(i64 %a) {
  %v = add i64 %a, 0
  %r = call double @llvm.experimental.constrained.sitofp.f64.i64(i64 %v, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @ref_sitofp_i64_double_up(i64 %a) {
  %v = add i64 %a, 0
  %l = and i64 %v, 4294967295
  %h = sub i64 %v, %l
  %x = sitofp i64 %h to double
  %y = uitofp i64 %l to double
  %r = call double @llvm.experimental.constrained.fadd.f64(double %x, double %y, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret double %r
}

define float @sitofp_i64_float_up(i64 %a) {
  %v = and i64 %a, 1099511627775
  %r = call float @llvm.experimental.constrained.sitofp.f32.i64(i64 %v, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_sitofp_i64_float_up(i64 %a) {
  %v = and i64 %a, 1099511627775
  %l = and i64 %v, 65535
  %h = sub i64 %v, %l
  %x = sitofp i64 %h to float
  %y = uitofp i64 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define half @sitofp_i16_half_up(i16 %a) {
  %v = add i16 %a, 0
  %r = call half @llvm.experimental.constrained.sitofp.f16.i16(i16 %v, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @ref_sitofp_i16_half_up(i16 %a) {
  %v = add i16 %a, 0
  %l = and i16 %v, 255
  %h = sub i16 %v, %l
  %x = sitofp i16 %h to half
  %y = uitofp i16 %l to half
  %r = call half @llvm.experimental.constrained.fadd.f16(half %x, half %y, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret half %r
}

define float @uitofp_i32_float_up(i32 %a) {
  %v = add i32 %a, 0
  %r = call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %v, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_uitofp_i32_float_up(i32 %a) {
  %v = add i32 %a, 0
  %l = and i32 %v, 65535
  %h = sub i32 %v, %l
  %x = uitofp i32 %h to float
  %y = uitofp i32 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define double @uitofp_i64_double_up(i64 %a) {
  %v = add i64 %a, 0
  %r = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %v, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @ref_uitofp_i64_double_up(i64 %a) {
  %v = add i64 %a, 0
  %l = and i64 %v, 4294967295
  %h = sub i64 %v, %l
  %x = uitofp i64 %h to double
  %y = uitofp i64 %l to double
  %r = call double @llvm.experimental.constrained.fadd.f64(double %x, double %y, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret double %r
}

define float @uitofp_i64_float_up(i64 %a) {
  %v = and i64 %a, 1099511627775
  %r = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %v, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_uitofp_i64_float_up(i64 %a) {
  %v = and i64 %a, 1099511627775
  %l = and i64 %v, 65535
  %h = sub i64 %v, %l
  %x = uitofp i64 %h to float
  %y = uitofp i64 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret float %r
}

define half @uitofp_i16_half_up(i16 %a) {
  %v = add i16 %a, 0
  %r = call half @llvm.experimental.constrained.uitofp.f16.i16(i16 %v, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @ref_uitofp_i16_half_up(i16 %a) {
  %v = add i16 %a, 0
  %l = and i16 %v, 255
  %h = sub i16 %v, %l
  %x = uitofp i16 %h to half
  %y = uitofp i16 %l to half
  %r = call half @llvm.experimental.constrained.fadd.f16(half %x, half %y, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret half %r
}

define float @fptrunc_down(float %a, float %b) {
  %x = fpext float %a to double
  %y = fpext float %b to double
  %p = fmul double %x, %y
  %r = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %p, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_fptrunc_down(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fmul.f32(float %a, float %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define half @fptrunc_float_half_down(half %a, half %b) {
  %x = fpext half %a to float
  %y = fpext half %b to float
  %p = fmul float %x, %y
  %r = call half @llvm.fptrunc.round.f16.f32(float %p, metadata !"round.downward")
  ret half %r
}

define half @ref_fptrunc_float_half_down(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fmul.f16(half %a, half %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fptrunc_double_half_down(half %a, half %b) {
  %x = fpext half %a to double
  %y = fpext half %b to double
  %p = fmul double %x, %y
  %r = call half @llvm.fptrunc.round.f16.f64(double %p, metadata !"round.downward")
  ret half %r
}

define half @ref_fptrunc_double_half_down(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fmul.f16(half %a, half %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret half %r
}


define bfloat @fptrunc_double_bfloat_down(bfloat %a, bfloat %b) {
  %x = fpext bfloat %a to double
  %y = fpext bfloat %b to double
  %p = fmul double %x, %y
  %r = call bfloat @llvm.fptrunc.round.bf16.f64(double %p, metadata !"round.downward")
  ret bfloat %r
}

define bfloat @ref_fptrunc_double_bfloat_down(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fmul.bf16(bfloat %a, bfloat %b, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define float @sitofp_i32_float_down(i32 %a) {
  %v = add i32 %a, 0
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %v, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_sitofp_i32_float_down(i32 %a) {
  %v = add i32 %a, 0
  %l = and i32 %v, 65535
  %h = sub i32 %v, %l
  %x = sitofp i32 %h to float
  %y = uitofp i32 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define double @sitofp_i64_double_down(i64 %a) {
  %v = add i64 %a, 0
  %r = call double @llvm.experimental.constrained.sitofp.f64.i64(i64 %v, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @ref_sitofp_i64_double_down(i64 %a) {
  %v = add i64 %a, 0
  %l = and i64 %v, 4294967295
  %h = sub i64 %v, %l
  %x = sitofp i64 %h to double
  %y = uitofp i64 %l to double
  %r = call double @llvm.experimental.constrained.fadd.f64(double %x, double %y, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret double %r
}

define float @sitofp_i64_float_down(i64 %a) {
  %v = and i64 %a, 1099511627775
  %r = call float @llvm.experimental.constrained.sitofp.f32.i64(i64 %v, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_sitofp_i64_float_down(i64 %a) {
  %v = and i64 %a, 1099511627775
  %l = and i64 %v, 65535
  %h = sub i64 %v, %l
  %x = sitofp i64 %h to float
  %y = uitofp i64 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define half @sitofp_i16_half_down(i16 %a) {
  %v = add i16 %a, 0
  %r = call half @llvm.experimental.constrained.sitofp.f16.i16(i16 %v, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @ref_sitofp_i16_half_down(i16 %a) {
  %v = add i16 %a, 0
  %l = and i16 %v, 255
  %h = sub i16 %v, %l
  %x = sitofp i16 %h to half
  %y = uitofp i16 %l to half
  %r = call half @llvm.experimental.constrained.fadd.f16(half %x, half %y, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret half %r
}

define float @uitofp_i32_float_down(i32 %a) {
  %v = add i32 %a, 0
  %r = call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %v, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_uitofp_i32_float_down(i32 %a) {
  %v = add i32 %a, 0
  %l = and i32 %v, 65535
  %h = sub i32 %v, %l
  %x = uitofp i32 %h to float
  %y = uitofp i32 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define double @uitofp_i64_double_down(i64 %a) {
  %v = add i64 %a, 0
  %r = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %v, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret double %r
}

define double @ref_uitofp_i64_double_down(i64 %a) {
  %v = add i64 %a, 0
  %l = and i64 %v, 4294967295
  %h = sub i64 %v, %l
  %x = uitofp i64 %h to double
  %y = uitofp i64 %l to double
  %r = call double @llvm.experimental.constrained.fadd.f64(double %x, double %y, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret double %r
}

define float @uitofp_i64_float_down(i64 %a) {
  %v = and i64 %a, 1099511627775
  %r = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %v, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_uitofp_i64_float_down(i64 %a) {
  %v = and i64 %a, 1099511627775
  %l = and i64 %v, 65535
  %h = sub i64 %v, %l
  %x = uitofp i64 %h to float
  %y = uitofp i64 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret float %r
}

define half @uitofp_i16_half_down(i16 %a) {
  %v = add i16 %a, 0
  %r = call half @llvm.experimental.constrained.uitofp.f16.i16(i16 %v, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret half %r
}

define half @ref_uitofp_i16_half_down(i16 %a) {
  %v = add i16 %a, 0
  %l = and i16 %v, 255
  %h = sub i16 %v, %l
  %x = uitofp i16 %h to half
  %y = uitofp i16 %l to half
  %r = call half @llvm.experimental.constrained.fadd.f16(half %x, half %y, metadata !"round.downward", metadata !"fpexcept.ignore")
  ret half %r
}

define float @fptrunc_zero(float %a, float %b) {
  %x = fpext float %a to double
  %y = fpext float %b to double
  %p = fmul double %x, %y
  %r = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %p, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_fptrunc_zero(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fmul.f32(float %a, float %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define half @fptrunc_float_half_zero(half %a, half %b) {
  %x = fpext half %a to float
  %y = fpext half %b to float
  %p = fmul float %x, %y
  %r = call half @llvm.fptrunc.round.f16.f32(float %p, metadata !"round.towardzero")
  ret half %r
}

define half @ref_fptrunc_float_half_zero(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fmul.f16(half %a, half %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fptrunc_double_half_zero(half %a, half %b) {
  %x = fpext half %a to double
  %y = fpext half %b to double
  %p = fmul double %x, %y
  %r = call half @llvm.fptrunc.round.f16.f64(double %p, metadata !"round.towardzero")
  ret half %r
}

define half @ref_fptrunc_double_half_zero(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fmul.f16(half %a, half %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}


define bfloat @fptrunc_double_bfloat_zero(bfloat %a, bfloat %b) {
  %x = fpext bfloat %a to double
  %y = fpext bfloat %b to double
  %p = fmul double %x, %y
  %r = call bfloat @llvm.fptrunc.round.bf16.f64(double %p, metadata !"round.towardzero")
  ret bfloat %r
}

define bfloat @ref_fptrunc_double_bfloat_zero(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fmul.bf16(bfloat %a, bfloat %b, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define float @sitofp_i32_float_zero(i32 %a) {
  %v = add i32 %a, 0
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %v, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_sitofp_i32_float_zero(i32 %a) {
  %v = add i32 %a, 0
  %l = and i32 %v, 65535
  %h = sub i32 %v, %l
  %x = sitofp i32 %h to float
  %y = uitofp i32 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define double @sitofp_i64_double_zero(i64 %a) {
  %v = add i64 %a, 0
  %r = call double @llvm.experimental.constrained.sitofp.f64.i64(i64 %v, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret double %r
}

define double @ref_sitofp_i64_double_zero(i64 %a) {
  %v = add i64 %a, 0
  %l = and i64 %v, 4294967295
  %h = sub i64 %v, %l
  %x = sitofp i64 %h to double
  %y = uitofp i64 %l to double
  %r = call double @llvm.experimental.constrained.fadd.f64(double %x, double %y, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret double %r
}

define float @sitofp_i64_float_zero(i64 %a) {
  %v = and i64 %a, 1099511627775
  %r = call float @llvm.experimental.constrained.sitofp.f32.i64(i64 %v, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_sitofp_i64_float_zero(i64 %a) {
  %v = and i64 %a, 1099511627775
  %l = and i64 %v, 65535
  %h = sub i64 %v, %l
  %x = sitofp i64 %h to float
  %y = uitofp i64 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define half @sitofp_i16_half_zero(i16 %a) {
  %v = add i16 %a, 0
  %r = call half @llvm.experimental.constrained.sitofp.f16.i16(i16 %v, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}

define half @ref_sitofp_i16_half_zero(i16 %a) {
  %v = add i16 %a, 0
  %l = and i16 %v, 255
  %h = sub i16 %v, %l
  %x = sitofp i16 %h to half
  %y = uitofp i16 %l to half
  %r = call half @llvm.experimental.constrained.fadd.f16(half %x, half %y, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}

define float @uitofp_i32_float_zero(i32 %a) {
  %v = add i32 %a, 0
  %r = call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %v, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_uitofp_i32_float_zero(i32 %a) {
  %v = add i32 %a, 0
  %l = and i32 %v, 65535
  %h = sub i32 %v, %l
  %x = uitofp i32 %h to float
  %y = uitofp i32 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define double @uitofp_i64_double_zero(i64 %a) {
  %v = add i64 %a, 0
  %r = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %v, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret double %r
}

define double @ref_uitofp_i64_double_zero(i64 %a) {
  %v = add i64 %a, 0
  %l = and i64 %v, 4294967295
  %h = sub i64 %v, %l
  %x = uitofp i64 %h to double
  %y = uitofp i64 %l to double
  %r = call double @llvm.experimental.constrained.fadd.f64(double %x, double %y, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret double %r
}

define float @uitofp_i64_float_zero(i64 %a) {
  %v = and i64 %a, 1099511627775
  %r = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %v, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_uitofp_i64_float_zero(i64 %a) {
  %v = and i64 %a, 1099511627775
  %l = and i64 %v, 65535
  %h = sub i64 %v, %l
  %x = uitofp i64 %h to float
  %y = uitofp i64 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret float %r
}

define half @uitofp_i16_half_zero(i16 %a) {
  %v = add i16 %a, 0
  %r = call half @llvm.experimental.constrained.uitofp.f16.i16(i16 %v, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}

define half @ref_uitofp_i16_half_zero(i16 %a) {
  %v = add i16 %a, 0
  %l = and i16 %v, 255
  %h = sub i16 %v, %l
  %x = uitofp i16 %h to half
  %y = uitofp i16 %l to half
  %r = call half @llvm.experimental.constrained.fadd.f16(half %x, half %y, metadata !"round.towardzero", metadata !"fpexcept.ignore")
  ret half %r
}

define float @fptrunc_nearest(float %a, float %b) {
  %x = fpext float %a to double
  %y = fpext float %b to double
  %p = fmul double %x, %y
  %r = call float @llvm.experimental.constrained.fptrunc.f32.f64(double %p, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_fptrunc_nearest(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fmul.f32(float %a, float %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define half @fptrunc_float_half_nearest(half %a, half %b) {
  %x = fpext half %a to float
  %y = fpext half %b to float
  %p = fmul float %x, %y
  %r = call half @llvm.fptrunc.round.f16.f32(float %p, metadata !"round.tonearest")
  ret half %r
}

define half @ref_fptrunc_float_half_nearest(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fmul.f16(half %a, half %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}

define half @fptrunc_double_half_nearest(half %a, half %b) {
  %x = fpext half %a to double
  %y = fpext half %b to double
  %p = fmul double %x, %y
  %r = call half @llvm.fptrunc.round.f16.f64(double %p, metadata !"round.tonearest")
  ret half %r
}

define half @ref_fptrunc_double_half_nearest(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fmul.f16(half %a, half %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}


define bfloat @fptrunc_double_bfloat_nearest(bfloat %a, bfloat %b) {
  %x = fpext bfloat %a to double
  %y = fpext bfloat %b to double
  %p = fmul double %x, %y
  %r = call bfloat @llvm.fptrunc.round.bf16.f64(double %p, metadata !"round.tonearest")
  ret bfloat %r
}

define bfloat @ref_fptrunc_double_bfloat_nearest(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fmul.bf16(bfloat %a, bfloat %b, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret bfloat %r
}

define float @sitofp_i32_float_nearest(i32 %a) {
  %v = add i32 %a, 0
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %v, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_sitofp_i32_float_nearest(i32 %a) {
  %v = add i32 %a, 0
  %l = and i32 %v, 65535
  %h = sub i32 %v, %l
  %x = sitofp i32 %h to float
  %y = uitofp i32 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define double @sitofp_i64_double_nearest(i64 %a) {
  %v = add i64 %a, 0
  %r = call double @llvm.experimental.constrained.sitofp.f64.i64(i64 %v, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret double %r
}

define double @ref_sitofp_i64_double_nearest(i64 %a) {
  %v = add i64 %a, 0
  %l = and i64 %v, 4294967295
  %h = sub i64 %v, %l
  %x = sitofp i64 %h to double
  %y = uitofp i64 %l to double
  %r = call double @llvm.experimental.constrained.fadd.f64(double %x, double %y, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret double %r
}

define float @sitofp_i64_float_nearest(i64 %a) {
  %v = and i64 %a, 1099511627775
  %r = call float @llvm.experimental.constrained.sitofp.f32.i64(i64 %v, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_sitofp_i64_float_nearest(i64 %a) {
  %v = and i64 %a, 1099511627775
  %l = and i64 %v, 65535
  %h = sub i64 %v, %l
  %x = sitofp i64 %h to float
  %y = uitofp i64 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define half @sitofp_i16_half_nearest(i16 %a) {
  %v = add i16 %a, 0
  %r = call half @llvm.experimental.constrained.sitofp.f16.i16(i16 %v, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}

define half @ref_sitofp_i16_half_nearest(i16 %a) {
  %v = add i16 %a, 0
  %l = and i16 %v, 255
  %h = sub i16 %v, %l
  %x = sitofp i16 %h to half
  %y = uitofp i16 %l to half
  %r = call half @llvm.experimental.constrained.fadd.f16(half %x, half %y, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}

define float @uitofp_i32_float_nearest(i32 %a) {
  %v = add i32 %a, 0
  %r = call float @llvm.experimental.constrained.uitofp.f32.i32(i32 %v, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_uitofp_i32_float_nearest(i32 %a) {
  %v = add i32 %a, 0
  %l = and i32 %v, 65535
  %h = sub i32 %v, %l
  %x = uitofp i32 %h to float
  %y = uitofp i32 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define double @uitofp_i64_double_nearest(i64 %a) {
  %v = add i64 %a, 0
  %r = call double @llvm.experimental.constrained.uitofp.f64.i64(i64 %v, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret double %r
}

define double @ref_uitofp_i64_double_nearest(i64 %a) {
  %v = add i64 %a, 0
  %l = and i64 %v, 4294967295
  %h = sub i64 %v, %l
  %x = uitofp i64 %h to double
  %y = uitofp i64 %l to double
  %r = call double @llvm.experimental.constrained.fadd.f64(double %x, double %y, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret double %r
}

define float @uitofp_i64_float_nearest(i64 %a) {
  %v = and i64 %a, 1099511627775
  %r = call float @llvm.experimental.constrained.uitofp.f32.i64(i64 %v, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define float @ref_uitofp_i64_float_nearest(i64 %a) {
  %v = and i64 %a, 1099511627775
  %l = and i64 %v, 65535
  %h = sub i64 %v, %l
  %x = uitofp i64 %h to float
  %y = uitofp i64 %l to float
  %r = call float @llvm.experimental.constrained.fadd.f32(float %x, float %y, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret float %r
}

define half @uitofp_i16_half_nearest(i16 %a) {
  %v = add i16 %a, 0
  %r = call half @llvm.experimental.constrained.uitofp.f16.i16(i16 %v, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}

define half @ref_uitofp_i16_half_nearest(i16 %a) {
  %v = add i16 %a, 0
  %l = and i16 %v, 255
  %h = sub i16 %v, %l
  %x = uitofp i16 %h to half
  %y = uitofp i16 %l to half
  %r = call half @llvm.experimental.constrained.fadd.f16(half %x, half %y, metadata !"round.tonearest", metadata !"fpexcept.ignore")
  ret half %r
}

define <2 x half> @lanes(<2 x half> %a, <2 x half> %b) {
  %r = call <2 x half> @llvm.experimental.constrained.fadd.v2f16(<2 x half> %a, <2 x half> %b, metadata !"round.upward", metadata !"fpexcept.ignore")
  ret <2 x half> %r
}

define <2 x half> @ref_lanes(<2 x half> %a, <2 x half> %b) {
  %a0 = extractelement <2 x half> %a, i32 0
  %b0 = extractelement <2 x half> %b, i32 0
  %r0 = call half @llvm.experimental.constrained.fadd.f16(half %a0, half %b0, metadata !"round.upward", metadata !"fpexcept.ignore")
  %a1 = extractelement <2 x half> %a, i32 1
  %b1 = extractelement <2 x half> %b, i32 1
  %r1 = call half @llvm.experimental.constrained.fadd.f16(half %a1, half %b1, metadata !"round.upward", metadata !"fpexcept.ignore")
  %v = insertelement <2 x half> poison, half %r0, i32 0
  %r = insertelement <2 x half> %v, half %r1, i32 1
  ret <2 x half> %r
}
