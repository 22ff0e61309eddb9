; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_75 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_80 \
; RUN:   | FileCheck %s
; RUN: %python %S/compare.py nvvmc opt %{build}/test/ptx-run %s %t.ptx --arch=sm_90 \
; RUN:   | FileCheck %s
; CHECK: results compared, 0 wrong, 0 functions not executed

; llvm.* intrinsics on floats whose results are exact.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define half @fabs_f16(half %a) {
  %r = call half @llvm.fabs.f16(half %a)
  ret half %r
}
define half @floor_f16(half %a) {
  %r = call half @llvm.floor.f16(half %a)
  ret half %r
}
define half @ceil_f16(half %a) {
  %r = call half @llvm.ceil.f16(half %a)
  ret half %r
}
define half @trunc_f16(half %a) {
  %r = call half @llvm.trunc.f16(half %a)
  ret half %r
}
define half @rint_f16(half %a) {
  %r = call half @llvm.rint.f16(half %a)
  ret half %r
}
define half @nearbyint_f16(half %a) {
  %r = call half @llvm.nearbyint.f16(half %a)
  ret half %r
}
define half @roundeven_f16(half %a) {
  %r = call half @llvm.roundeven.f16(half %a)
  ret half %r
}
define half @round_f16(half %a) {
  %r = call half @llvm.round.f16(half %a)
  ret half %r
}
define half @canonicalize_f16(half %a) {
  %r = call half @llvm.canonicalize.f16(half %a)
  ret half %r
}
define half @minnum_f16(half %a, half %b) {
  %r = call half @llvm.minnum.f16(half %a, half %b)
  ret half %r
}
define half @maxnum_f16(half %a, half %b) {
  %r = call half @llvm.maxnum.f16(half %a, half %b)
  ret half %r
}
define half @minimum_f16(half %a, half %b) {
  %r = call half @llvm.minimum.f16(half %a, half %b)
  ret half %r
}
define half @maximum_f16(half %a, half %b) {
  %r = call half @llvm.maximum.f16(half %a, half %b)
  ret half %r
}
define half @minimumnum_f16(half %a, half %b) {
  %r = call half @llvm.minimumnum.f16(half %a, half %b)
  ret half %r
}
define half @maximumnum_f16(half %a, half %b) {
  %r = call half @llvm.maximumnum.f16(half %a, half %b)
  ret half %r
}
define half @copysign_f16(half %a, half %b) {
  %r = call half @llvm.copysign.f16(half %a, half %b)
  ret half %r
}
define i1 @fptosi_sat_i1_f16(half %a) {
  %r = call i1 @llvm.fptosi.sat.i1.f16(half %a)
  ret i1 %r
}
define i1 @fptoui_sat_i1_f16(half %a) {
  %r = call i1 @llvm.fptoui.sat.i1.f16(half %a)
  ret i1 %r
}
define i8 @fptosi_sat_i8_f16(half %a) {
  %r = call i8 @llvm.fptosi.sat.i8.f16(half %a)
  ret i8 %r
}
define i8 @fptoui_sat_i8_f16(half %a) {
  %r = call i8 @llvm.fptoui.sat.i8.f16(half %a)
  ret i8 %r
}
define i16 @fptosi_sat_i16_f16(half %a) {
  %r = call i16 @llvm.fptosi.sat.i16.f16(half %a)
  ret i16 %r
}
define i16 @fptoui_sat_i16_f16(half %a) {
  %r = call i16 @llvm.fptoui.sat.i16.f16(half %a)
  ret i16 %r
}
define i20 @fptosi_sat_i20_f16(half %a) {
  %r = call i20 @llvm.fptosi.sat.i20.f16(half %a)
  ret i20 %r
}
define i20 @fptoui_sat_i20_f16(half %a) {
  %r = call i20 @llvm.fptoui.sat.i20.f16(half %a)
  ret i20 %r
}
define i32 @fptosi_sat_i32_f16(half %a) {
  %r = call i32 @llvm.fptosi.sat.i32.f16(half %a)
  ret i32 %r
}
define i32 @fptoui_sat_i32_f16(half %a) {
  %r = call i32 @llvm.fptoui.sat.i32.f16(half %a)
  ret i32 %r
}
define i50 @fptosi_sat_i50_f16(half %a) {
  %r = call i50 @llvm.fptosi.sat.i50.f16(half %a)
  ret i50 %r
}
define i50 @fptoui_sat_i50_f16(half %a) {
  %r = call i50 @llvm.fptoui.sat.i50.f16(half %a)
  ret i50 %r
}
define i64 @fptosi_sat_i64_f16(half %a) {
  %r = call i64 @llvm.fptosi.sat.i64.f16(half %a)
  ret i64 %r
}
define i64 @fptoui_sat_i64_f16(half %a) {
  %r = call i64 @llvm.fptoui.sat.i64.f16(half %a)
  ret i64 %r
}
define i1 @class_0_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 0)
  ret i1 %r
}
define i1 @class_1_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 1)
  ret i1 %r
}
define i1 @class_2_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 2)
  ret i1 %r
}
define i1 @class_3_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 3)
  ret i1 %r
}
define i1 @class_4_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 4)
  ret i1 %r
}
define i1 @class_8_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 8)
  ret i1 %r
}
define i1 @class_16_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 16)
  ret i1 %r
}
define i1 @class_32_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 32)
  ret i1 %r
}
define i1 @class_64_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 64)
  ret i1 %r
}
define i1 @class_96_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 96)
  ret i1 %r
}
define i1 @class_128_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 128)
  ret i1 %r
}
define i1 @class_256_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 256)
  ret i1 %r
}
define i1 @class_512_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 512)
  ret i1 %r
}
define i1 @class_516_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 516)
  ret i1 %r
}
define i1 @class_1023_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 1023)
  ret i1 %r
}
define i1 @class_504_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 504)
  ret i1 %r
}
define i1 @class_519_f16(half %a) {
  %r = call i1 @llvm.is.fpclass.f16(half %a, i32 519)
  ret i1 %r
}
define i64 @lrint_f16(half %a) {
  %r = call i64 @llvm.lrint.i64.f16(half %a)
  ret i64 %r
}
define i64 @lround_f16(half %a) {
  %r = call i64 @llvm.lround.i64.f16(half %a)
  ret i64 %r
}
define i64 @llrint_f16(half %a) {
  %r = call i64 @llvm.llrint.i64.f16(half %a)
  ret i64 %r
}
define i64 @llround_f16(half %a) {
  %r = call i64 @llvm.llround.i64.f16(half %a)
  ret i64 %r
}
define bfloat @fabs_bf16(bfloat %a) {
  %r = call bfloat @llvm.fabs.bf16(bfloat %a)
  ret bfloat %r
}
define bfloat @floor_bf16(bfloat %a) {
  %r = call bfloat @llvm.floor.bf16(bfloat %a)
  ret bfloat %r
}
define bfloat @ceil_bf16(bfloat %a) {
  %r = call bfloat @llvm.ceil.bf16(bfloat %a)
  ret bfloat %r
}
define bfloat @trunc_bf16(bfloat %a) {
  %r = call bfloat @llvm.trunc.bf16(bfloat %a)
  ret bfloat %r
}
define bfloat @rint_bf16(bfloat %a) {
  %r = call bfloat @llvm.rint.bf16(bfloat %a)
  ret bfloat %r
}
define bfloat @nearbyint_bf16(bfloat %a) {
  %r = call bfloat @llvm.nearbyint.bf16(bfloat %a)
  ret bfloat %r
}
define bfloat @roundeven_bf16(bfloat %a) {
  %r = call bfloat @llvm.roundeven.bf16(bfloat %a)
  ret bfloat %r
}
define bfloat @round_bf16(bfloat %a) {
  %r = call bfloat @llvm.round.bf16(bfloat %a)
  ret bfloat %r
}
define bfloat @canonicalize_bf16(bfloat %a) {
  %r = call bfloat @llvm.canonicalize.bf16(bfloat %a)
  ret bfloat %r
}
define bfloat @minnum_bf16(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.minnum.bf16(bfloat %a, bfloat %b)
  ret bfloat %r
}
define bfloat @maxnum_bf16(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.maxnum.bf16(bfloat %a, bfloat %b)
  ret bfloat %r
}
define bfloat @minimum_bf16(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.minimum.bf16(bfloat %a, bfloat %b)
  ret bfloat %r
}
define bfloat @maximum_bf16(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.maximum.bf16(bfloat %a, bfloat %b)
  ret bfloat %r
}
define bfloat @minimumnum_bf16(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.minimumnum.bf16(bfloat %a, bfloat %b)
  ret bfloat %r
}
define bfloat @maximumnum_bf16(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.maximumnum.bf16(bfloat %a, bfloat %b)
  ret bfloat %r
}
define bfloat @copysign_bf16(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.copysign.bf16(bfloat %a, bfloat %b)
  ret bfloat %r
}
define i1 @fptosi_sat_i1_bf16(bfloat %a) {
  %r = call i1 @llvm.fptosi.sat.i1.bf16(bfloat %a)
  ret i1 %r
}
define i1 @fptoui_sat_i1_bf16(bfloat %a) {
  %r = call i1 @llvm.fptoui.sat.i1.bf16(bfloat %a)
  ret i1 %r
}
define i8 @fptosi_sat_i8_bf16(bfloat %a) {
  %r = call i8 @llvm.fptosi.sat.i8.bf16(bfloat %a)
  ret i8 %r
}
define i8 @fptoui_sat_i8_bf16(bfloat %a) {
  %r = call i8 @llvm.fptoui.sat.i8.bf16(bfloat %a)
  ret i8 %r
}
define i16 @fptosi_sat_i16_bf16(bfloat %a) {
  %r = call i16 @llvm.fptosi.sat.i16.bf16(bfloat %a)
  ret i16 %r
}
define i16 @fptoui_sat_i16_bf16(bfloat %a) {
  %r = call i16 @llvm.fptoui.sat.i16.bf16(bfloat %a)
  ret i16 %r
}
define i20 @fptosi_sat_i20_bf16(bfloat %a) {
  %r = call i20 @llvm.fptosi.sat.i20.bf16(bfloat %a)
  ret i20 %r
}
define i20 @fptoui_sat_i20_bf16(bfloat %a) {
  %r = call i20 @llvm.fptoui.sat.i20.bf16(bfloat %a)
  ret i20 %r
}
define i32 @fptosi_sat_i32_bf16(bfloat %a) {
  %r = call i32 @llvm.fptosi.sat.i32.bf16(bfloat %a)
  ret i32 %r
}
define i32 @fptoui_sat_i32_bf16(bfloat %a) {
  %r = call i32 @llvm.fptoui.sat.i32.bf16(bfloat %a)
  ret i32 %r
}
define i50 @fptosi_sat_i50_bf16(bfloat %a) {
  %r = call i50 @llvm.fptosi.sat.i50.bf16(bfloat %a)
  ret i50 %r
}
define i50 @fptoui_sat_i50_bf16(bfloat %a) {
  %r = call i50 @llvm.fptoui.sat.i50.bf16(bfloat %a)
  ret i50 %r
}
define i64 @fptosi_sat_i64_bf16(bfloat %a) {
  %r = call i64 @llvm.fptosi.sat.i64.bf16(bfloat %a)
  ret i64 %r
}
define i64 @fptoui_sat_i64_bf16(bfloat %a) {
  %r = call i64 @llvm.fptoui.sat.i64.bf16(bfloat %a)
  ret i64 %r
}
define i1 @class_0_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 0)
  ret i1 %r
}
define i1 @class_1_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 1)
  ret i1 %r
}
define i1 @class_2_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 2)
  ret i1 %r
}
define i1 @class_3_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 3)
  ret i1 %r
}
define i1 @class_4_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 4)
  ret i1 %r
}
define i1 @class_8_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 8)
  ret i1 %r
}
define i1 @class_16_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 16)
  ret i1 %r
}
define i1 @class_32_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 32)
  ret i1 %r
}
define i1 @class_64_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 64)
  ret i1 %r
}
define i1 @class_96_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 96)
  ret i1 %r
}
define i1 @class_128_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 128)
  ret i1 %r
}
define i1 @class_256_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 256)
  ret i1 %r
}
define i1 @class_512_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 512)
  ret i1 %r
}
define i1 @class_516_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 516)
  ret i1 %r
}
define i1 @class_1023_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 1023)
  ret i1 %r
}
define i1 @class_504_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 504)
  ret i1 %r
}
define i1 @class_519_bf16(bfloat %a) {
  %r = call i1 @llvm.is.fpclass.bf16(bfloat %a, i32 519)
  ret i1 %r
}
define i64 @lrint_bf16(bfloat %a) {
  %r = call i64 @llvm.lrint.i64.bf16(bfloat %a)
  ret i64 %r
}
define i64 @lround_bf16(bfloat %a) {
  %r = call i64 @llvm.lround.i64.bf16(bfloat %a)
  ret i64 %r
}
define i64 @llrint_bf16(bfloat %a) {
  %r = call i64 @llvm.llrint.i64.bf16(bfloat %a)
  ret i64 %r
}
define i64 @llround_bf16(bfloat %a) {
  %r = call i64 @llvm.llround.i64.bf16(bfloat %a)
  ret i64 %r
}
define float @fabs_f32(float %a) {
  %r = call float @llvm.fabs.f32(float %a)
  ret float %r
}
define float @floor_f32(float %a) {
  %r = call float @llvm.floor.f32(float %a)
  ret float %r
}
define float @ceil_f32(float %a) {
  %r = call float @llvm.ceil.f32(float %a)
  ret float %r
}
define float @trunc_f32(float %a) {
  %r = call float @llvm.trunc.f32(float %a)
  ret float %r
}
define float @rint_f32(float %a) {
  %r = call float @llvm.rint.f32(float %a)
  ret float %r
}
define float @nearbyint_f32(float %a) {
  %r = call float @llvm.nearbyint.f32(float %a)
  ret float %r
}
define float @roundeven_f32(float %a) {
  %r = call float @llvm.roundeven.f32(float %a)
  ret float %r
}
define float @round_f32(float %a) {
  %r = call float @llvm.round.f32(float %a)
  ret float %r
}
define float @canonicalize_f32(float %a) {
  %r = call float @llvm.canonicalize.f32(float %a)
  ret float %r
}
define float @minnum_f32(float %a, float %b) {
  %r = call float @llvm.minnum.f32(float %a, float %b)
  ret float %r
}
define float @maxnum_f32(float %a, float %b) {
  %r = call float @llvm.maxnum.f32(float %a, float %b)
  ret float %r
}
define float @minimum_f32(float %a, float %b) {
  %r = call float @llvm.minimum.f32(float %a, float %b)
  ret float %r
}
define float @maximum_f32(float %a, float %b) {
  %r = call float @llvm.maximum.f32(float %a, float %b)
  ret float %r
}
define float @minimumnum_f32(float %a, float %b) {
  %r = call float @llvm.minimumnum.f32(float %a, float %b)
  ret float %r
}
define float @maximumnum_f32(float %a, float %b) {
  %r = call float @llvm.maximumnum.f32(float %a, float %b)
  ret float %r
}
define float @copysign_f32(float %a, float %b) {
  %r = call float @llvm.copysign.f32(float %a, float %b)
  ret float %r
}
define float @fma_f32(float %a, float %b, float %c) {
  %r = call float @llvm.fma.f32(float %a, float %b, float %c)
  ret float %r
}
define i1 @fptosi_sat_i1_f32(float %a) {
  %r = call i1 @llvm.fptosi.sat.i1.f32(float %a)
  ret i1 %r
}
define i1 @fptoui_sat_i1_f32(float %a) {
  %r = call i1 @llvm.fptoui.sat.i1.f32(float %a)
  ret i1 %r
}
define i8 @fptosi_sat_i8_f32(float %a) {
  %r = call i8 @llvm.fptosi.sat.i8.f32(float %a)
  ret i8 %r
}
define i8 @fptoui_sat_i8_f32(float %a) {
  %r = call i8 @llvm.fptoui.sat.i8.f32(float %a)
  ret i8 %r
}
define i16 @fptosi_sat_i16_f32(float %a) {
  %r = call i16 @llvm.fptosi.sat.i16.f32(float %a)
  ret i16 %r
}
define i16 @fptoui_sat_i16_f32(float %a) {
  %r = call i16 @llvm.fptoui.sat.i16.f32(float %a)
  ret i16 %r
}
define i20 @fptosi_sat_i20_f32(float %a) {
  %r = call i20 @llvm.fptosi.sat.i20.f32(float %a)
  ret i20 %r
}
define i20 @fptoui_sat_i20_f32(float %a) {
  %r = call i20 @llvm.fptoui.sat.i20.f32(float %a)
  ret i20 %r
}
define i32 @fptosi_sat_i32_f32(float %a) {
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %a)
  ret i32 %r
}
define i32 @fptoui_sat_i32_f32(float %a) {
  %r = call i32 @llvm.fptoui.sat.i32.f32(float %a)
  ret i32 %r
}
define i50 @fptosi_sat_i50_f32(float %a) {
  %r = call i50 @llvm.fptosi.sat.i50.f32(float %a)
  ret i50 %r
}
define i50 @fptoui_sat_i50_f32(float %a) {
  %r = call i50 @llvm.fptoui.sat.i50.f32(float %a)
  ret i50 %r
}
define i64 @fptosi_sat_i64_f32(float %a) {
  %r = call i64 @llvm.fptosi.sat.i64.f32(float %a)
  ret i64 %r
}
define i64 @fptoui_sat_i64_f32(float %a) {
  %r = call i64 @llvm.fptoui.sat.i64.f32(float %a)
  ret i64 %r
}
define i1 @class_0_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 0)
  ret i1 %r
}
define i1 @class_1_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 1)
  ret i1 %r
}
define i1 @class_2_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 2)
  ret i1 %r
}
define i1 @class_3_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 3)
  ret i1 %r
}
define i1 @class_4_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 4)
  ret i1 %r
}
define i1 @class_8_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 8)
  ret i1 %r
}
define i1 @class_16_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 16)
  ret i1 %r
}
define i1 @class_32_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 32)
  ret i1 %r
}
define i1 @class_64_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 64)
  ret i1 %r
}
define i1 @class_96_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 96)
  ret i1 %r
}
define i1 @class_128_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 128)
  ret i1 %r
}
define i1 @class_256_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 256)
  ret i1 %r
}
define i1 @class_512_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 512)
  ret i1 %r
}
define i1 @class_516_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 516)
  ret i1 %r
}
define i1 @class_1023_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 1023)
  ret i1 %r
}
define i1 @class_504_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 504)
  ret i1 %r
}
define i1 @class_519_f32(float %a) {
  %r = call i1 @llvm.is.fpclass.f32(float %a, i32 519)
  ret i1 %r
}
define i64 @lrint_f32(float %a) {
  %r = call i64 @llvm.lrint.i64.f32(float %a)
  ret i64 %r
}
define i64 @lround_f32(float %a) {
  %r = call i64 @llvm.lround.i64.f32(float %a)
  ret i64 %r
}
define i64 @llrint_f32(float %a) {
  %r = call i64 @llvm.llrint.i64.f32(float %a)
  ret i64 %r
}
define i64 @llround_f32(float %a) {
  %r = call i64 @llvm.llround.i64.f32(float %a)
  ret i64 %r
}
define double @fabs_f64(double %a) {
  %r = call double @llvm.fabs.f64(double %a)
  ret double %r
}
define double @floor_f64(double %a) {
  %r = call double @llvm.floor.f64(double %a)
  ret double %r
}
define double @ceil_f64(double %a) {
  %r = call double @llvm.ceil.f64(double %a)
  ret double %r
}
define double @trunc_f64(double %a) {
  %r = call double @llvm.trunc.f64(double %a)
  ret double %r
}
define double @rint_f64(double %a) {
  %r = call double @llvm.rint.f64(double %a)
  ret double %r
}
define double @nearbyint_f64(double %a) {
  %r = call double @llvm.nearbyint.f64(double %a)
  ret double %r
}
define double @roundeven_f64(double %a) {
  %r = call double @llvm.roundeven.f64(double %a)
  ret double %r
}
define double @round_f64(double %a) {
  %r = call double @llvm.round.f64(double %a)
  ret double %r
}
define double @canonicalize_f64(double %a) {
  %r = call double @llvm.canonicalize.f64(double %a)
  ret double %r
}
define double @minnum_f64(double %a, double %b) {
  %r = call double @llvm.minnum.f64(double %a, double %b)
  ret double %r
}
define double @maxnum_f64(double %a, double %b) {
  %r = call double @llvm.maxnum.f64(double %a, double %b)
  ret double %r
}
define double @minimum_f64(double %a, double %b) {
  %r = call double @llvm.minimum.f64(double %a, double %b)
  ret double %r
}
define double @maximum_f64(double %a, double %b) {
  %r = call double @llvm.maximum.f64(double %a, double %b)
  ret double %r
}
define double @minimumnum_f64(double %a, double %b) {
  %r = call double @llvm.minimumnum.f64(double %a, double %b)
  ret double %r
}
define double @maximumnum_f64(double %a, double %b) {
  %r = call double @llvm.maximumnum.f64(double %a, double %b)
  ret double %r
}
define double @copysign_f64(double %a, double %b) {
  %r = call double @llvm.copysign.f64(double %a, double %b)
  ret double %r
}
define double @fma_f64(double %a, double %b, double %c) {
  %r = call double @llvm.fma.f64(double %a, double %b, double %c)
  ret double %r
}
define i1 @fptosi_sat_i1_f64(double %a) {
  %r = call i1 @llvm.fptosi.sat.i1.f64(double %a)
  ret i1 %r
}
define i1 @fptoui_sat_i1_f64(double %a) {
  %r = call i1 @llvm.fptoui.sat.i1.f64(double %a)
  ret i1 %r
}
define i8 @fptosi_sat_i8_f64(double %a) {
  %r = call i8 @llvm.fptosi.sat.i8.f64(double %a)
  ret i8 %r
}
define i8 @fptoui_sat_i8_f64(double %a) {
  %r = call i8 @llvm.fptoui.sat.i8.f64(double %a)
  ret i8 %r
}
define i16 @fptosi_sat_i16_f64(double %a) {
  %r = call i16 @llvm.fptosi.sat.i16.f64(double %a)
  ret i16 %r
}
define i16 @fptoui_sat_i16_f64(double %a) {
  %r = call i16 @llvm.fptoui.sat.i16.f64(double %a)
  ret i16 %r
}
define i20 @fptosi_sat_i20_f64(double %a) {
  %r = call i20 @llvm.fptosi.sat.i20.f64(double %a)
  ret i20 %r
}
define i20 @fptoui_sat_i20_f64(double %a) {
  %r = call i20 @llvm.fptoui.sat.i20.f64(double %a)
  ret i20 %r
}
define i32 @fptosi_sat_i32_f64(double %a) {
  %r = call i32 @llvm.fptosi.sat.i32.f64(double %a)
  ret i32 %r
}
define i32 @fptoui_sat_i32_f64(double %a) {
  %r = call i32 @llvm.fptoui.sat.i32.f64(double %a)
  ret i32 %r
}
define i50 @fptosi_sat_i50_f64(double %a) {
  %r = call i50 @llvm.fptosi.sat.i50.f64(double %a)
  ret i50 %r
}
define i50 @fptoui_sat_i50_f64(double %a) {
  %r = call i50 @llvm.fptoui.sat.i50.f64(double %a)
  ret i50 %r
}
define i64 @fptosi_sat_i64_f64(double %a) {
  %r = call i64 @llvm.fptosi.sat.i64.f64(double %a)
  ret i64 %r
}
define i64 @fptoui_sat_i64_f64(double %a) {
  %r = call i64 @llvm.fptoui.sat.i64.f64(double %a)
  ret i64 %r
}
define i1 @class_0_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 0)
  ret i1 %r
}
define i1 @class_1_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 1)
  ret i1 %r
}
define i1 @class_2_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 2)
  ret i1 %r
}
define i1 @class_3_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 3)
  ret i1 %r
}
define i1 @class_4_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 4)
  ret i1 %r
}
define i1 @class_8_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 8)
  ret i1 %r
}
define i1 @class_16_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 16)
  ret i1 %r
}
define i1 @class_32_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 32)
  ret i1 %r
}
define i1 @class_64_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 64)
  ret i1 %r
}
define i1 @class_96_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 96)
  ret i1 %r
}
define i1 @class_128_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 128)
  ret i1 %r
}
define i1 @class_256_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 256)
  ret i1 %r
}
define i1 @class_512_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 512)
  ret i1 %r
}
define i1 @class_516_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 516)
  ret i1 %r
}
define i1 @class_1023_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 1023)
  ret i1 %r
}
define i1 @class_504_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 504)
  ret i1 %r
}
define i1 @class_519_f64(double %a) {
  %r = call i1 @llvm.is.fpclass.f64(double %a, i32 519)
  ret i1 %r
}
define i64 @lrint_f64(double %a) {
  %r = call i64 @llvm.lrint.i64.f64(double %a)
  ret i64 %r
}
define i64 @lround_f64(double %a) {
  %r = call i64 @llvm.lround.i64.f64(double %a)
  ret i64 %r
}
define i64 @llrint_f64(double %a) {
  %r = call i64 @llvm.llrint.i64.f64(double %a)
  ret i64 %r
}
define i64 @llround_f64(double %a) {
  %r = call i64 @llvm.llround.i64.f64(double %a)
  ret i64 %r
}
define <2 x half> @fabs_v2f16(<2 x half> %a) {
  %r = call <2 x half> @llvm.fabs.v2f16(<2 x half> %a)
  ret <2 x half> %r
}
define <2 x half> @floor_v2f16(<2 x half> %a) {
  %r = call <2 x half> @llvm.floor.v2f16(<2 x half> %a)
  ret <2 x half> %r
}
define <2 x half> @ceil_v2f16(<2 x half> %a) {
  %r = call <2 x half> @llvm.ceil.v2f16(<2 x half> %a)
  ret <2 x half> %r
}
define <2 x half> @trunc_v2f16(<2 x half> %a) {
  %r = call <2 x half> @llvm.trunc.v2f16(<2 x half> %a)
  ret <2 x half> %r
}
define <2 x half> @rint_v2f16(<2 x half> %a) {
  %r = call <2 x half> @llvm.rint.v2f16(<2 x half> %a)
  ret <2 x half> %r
}
define <2 x half> @nearbyint_v2f16(<2 x half> %a) {
  %r = call <2 x half> @llvm.nearbyint.v2f16(<2 x half> %a)
  ret <2 x half> %r
}
define <2 x half> @roundeven_v2f16(<2 x half> %a) {
  %r = call <2 x half> @llvm.roundeven.v2f16(<2 x half> %a)
  ret <2 x half> %r
}
define <2 x half> @round_v2f16(<2 x half> %a) {
  %r = call <2 x half> @llvm.round.v2f16(<2 x half> %a)
  ret <2 x half> %r
}
define <2 x half> @canonicalize_v2f16(<2 x half> %a) {
  %r = call <2 x half> @llvm.canonicalize.v2f16(<2 x half> %a)
  ret <2 x half> %r
}
define <2 x half> @minnum_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = call <2 x half> @llvm.minnum.v2f16(<2 x half> %a, <2 x half> %b)
  ret <2 x half> %r
}
define <2 x half> @maxnum_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = call <2 x half> @llvm.maxnum.v2f16(<2 x half> %a, <2 x half> %b)
  ret <2 x half> %r
}
define <2 x half> @minimum_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = call <2 x half> @llvm.minimum.v2f16(<2 x half> %a, <2 x half> %b)
  ret <2 x half> %r
}
define <2 x half> @maximum_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = call <2 x half> @llvm.maximum.v2f16(<2 x half> %a, <2 x half> %b)
  ret <2 x half> %r
}
define <2 x half> @minimumnum_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = call <2 x half> @llvm.minimumnum.v2f16(<2 x half> %a, <2 x half> %b)
  ret <2 x half> %r
}
define <2 x half> @maximumnum_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = call <2 x half> @llvm.maximumnum.v2f16(<2 x half> %a, <2 x half> %b)
  ret <2 x half> %r
}
define <2 x half> @copysign_v2f16(<2 x half> %a, <2 x half> %b) {
  %r = call <2 x half> @llvm.copysign.v2f16(<2 x half> %a, <2 x half> %b)
  ret <2 x half> %r
}
define <2 x i1> @fptosi_sat_i1_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.fptosi.sat.v2i1.v2f16(<2 x half> %a)
  ret <2 x i1> %r
}
define <2 x i1> @fptoui_sat_i1_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.fptoui.sat.v2i1.v2f16(<2 x half> %a)
  ret <2 x i1> %r
}
define <2 x i8> @fptosi_sat_i8_v2f16(<2 x half> %a) {
  %r = call <2 x i8> @llvm.fptosi.sat.v2i8.v2f16(<2 x half> %a)
  ret <2 x i8> %r
}
define <2 x i8> @fptoui_sat_i8_v2f16(<2 x half> %a) {
  %r = call <2 x i8> @llvm.fptoui.sat.v2i8.v2f16(<2 x half> %a)
  ret <2 x i8> %r
}
define <2 x i16> @fptosi_sat_i16_v2f16(<2 x half> %a) {
  %r = call <2 x i16> @llvm.fptosi.sat.v2i16.v2f16(<2 x half> %a)
  ret <2 x i16> %r
}
define <2 x i16> @fptoui_sat_i16_v2f16(<2 x half> %a) {
  %r = call <2 x i16> @llvm.fptoui.sat.v2i16.v2f16(<2 x half> %a)
  ret <2 x i16> %r
}
define <2 x i20> @fptosi_sat_i20_v2f16(<2 x half> %a) {
  %r = call <2 x i20> @llvm.fptosi.sat.v2i20.v2f16(<2 x half> %a)
  ret <2 x i20> %r
}
define <2 x i20> @fptoui_sat_i20_v2f16(<2 x half> %a) {
  %r = call <2 x i20> @llvm.fptoui.sat.v2i20.v2f16(<2 x half> %a)
  ret <2 x i20> %r
}
define <2 x i32> @fptosi_sat_i32_v2f16(<2 x half> %a) {
  %r = call <2 x i32> @llvm.fptosi.sat.v2i32.v2f16(<2 x half> %a)
  ret <2 x i32> %r
}
define <2 x i32> @fptoui_sat_i32_v2f16(<2 x half> %a) {
  %r = call <2 x i32> @llvm.fptoui.sat.v2i32.v2f16(<2 x half> %a)
  ret <2 x i32> %r
}
define <2 x i50> @fptosi_sat_i50_v2f16(<2 x half> %a) {
  %r = call <2 x i50> @llvm.fptosi.sat.v2i50.v2f16(<2 x half> %a)
  ret <2 x i50> %r
}
define <2 x i50> @fptoui_sat_i50_v2f16(<2 x half> %a) {
  %r = call <2 x i50> @llvm.fptoui.sat.v2i50.v2f16(<2 x half> %a)
  ret <2 x i50> %r
}
define <2 x i64> @fptosi_sat_i64_v2f16(<2 x half> %a) {
  %r = call <2 x i64> @llvm.fptosi.sat.v2i64.v2f16(<2 x half> %a)
  ret <2 x i64> %r
}
define <2 x i64> @fptoui_sat_i64_v2f16(<2 x half> %a) {
  %r = call <2 x i64> @llvm.fptoui.sat.v2i64.v2f16(<2 x half> %a)
  ret <2 x i64> %r
}
define <2 x i1> @class_0_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 0)
  ret <2 x i1> %r
}
define <2 x i1> @class_1_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 1)
  ret <2 x i1> %r
}
define <2 x i1> @class_2_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 2)
  ret <2 x i1> %r
}
define <2 x i1> @class_3_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 3)
  ret <2 x i1> %r
}
define <2 x i1> @class_4_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 4)
  ret <2 x i1> %r
}
define <2 x i1> @class_8_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 8)
  ret <2 x i1> %r
}
define <2 x i1> @class_16_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 16)
  ret <2 x i1> %r
}
define <2 x i1> @class_32_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 32)
  ret <2 x i1> %r
}
define <2 x i1> @class_64_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 64)
  ret <2 x i1> %r
}
define <2 x i1> @class_96_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 96)
  ret <2 x i1> %r
}
define <2 x i1> @class_128_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 128)
  ret <2 x i1> %r
}
define <2 x i1> @class_256_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 256)
  ret <2 x i1> %r
}
define <2 x i1> @class_512_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 512)
  ret <2 x i1> %r
}
define <2 x i1> @class_516_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 516)
  ret <2 x i1> %r
}
define <2 x i1> @class_1023_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 1023)
  ret <2 x i1> %r
}
define <2 x i1> @class_504_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 504)
  ret <2 x i1> %r
}
define <2 x i1> @class_519_v2f16(<2 x half> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f16(<2 x half> %a, i32 519)
  ret <2 x i1> %r
}
define half @reduce_fmax_v2f16(<2 x half> %a) {
  %r = call half @llvm.vector.reduce.fmax.v2f16(<2 x half> %a)
  ret half %r
}
define half @reduce_fmin_v2f16(<2 x half> %a) {
  %r = call half @llvm.vector.reduce.fmin.v2f16(<2 x half> %a)
  ret half %r
}
define half @reduce_fmaximum_v2f16(<2 x half> %a) {
  %r = call half @llvm.vector.reduce.fmaximum.v2f16(<2 x half> %a)
  ret half %r
}
define half @reduce_fminimum_v2f16(<2 x half> %a) {
  %r = call half @llvm.vector.reduce.fminimum.v2f16(<2 x half> %a)
  ret half %r
}
define half @reduce_fadd_v2f16(half %s, <2 x half> %a) {
  %r = call half @llvm.vector.reduce.fadd.v2f16(half %s, <2 x half> %a)
  ret half %r
}
define half @reduce_fmul_v2f16(half %s, <2 x half> %a) {
  %r = call half @llvm.vector.reduce.fmul.v2f16(half %s, <2 x half> %a)
  ret half %r
}
define <3 x bfloat> @fabs_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x bfloat> @llvm.fabs.v3bf16(<3 x bfloat> %a)
  ret <3 x bfloat> %r
}
define <3 x bfloat> @floor_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x bfloat> @llvm.floor.v3bf16(<3 x bfloat> %a)
  ret <3 x bfloat> %r
}
define <3 x bfloat> @ceil_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x bfloat> @llvm.ceil.v3bf16(<3 x bfloat> %a)
  ret <3 x bfloat> %r
}
define <3 x bfloat> @trunc_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x bfloat> @llvm.trunc.v3bf16(<3 x bfloat> %a)
  ret <3 x bfloat> %r
}
define <3 x bfloat> @rint_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x bfloat> @llvm.rint.v3bf16(<3 x bfloat> %a)
  ret <3 x bfloat> %r
}
define <3 x bfloat> @nearbyint_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x bfloat> @llvm.nearbyint.v3bf16(<3 x bfloat> %a)
  ret <3 x bfloat> %r
}
define <3 x bfloat> @roundeven_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x bfloat> @llvm.roundeven.v3bf16(<3 x bfloat> %a)
  ret <3 x bfloat> %r
}
define <3 x bfloat> @round_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x bfloat> @llvm.round.v3bf16(<3 x bfloat> %a)
  ret <3 x bfloat> %r
}
define <3 x bfloat> @canonicalize_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x bfloat> @llvm.canonicalize.v3bf16(<3 x bfloat> %a)
  ret <3 x bfloat> %r
}
define <3 x bfloat> @minnum_v3bf16(<3 x bfloat> %a, <3 x bfloat> %b) {
  %r = call <3 x bfloat> @llvm.minnum.v3bf16(<3 x bfloat> %a, <3 x bfloat> %b)
  ret <3 x bfloat> %r
}
define <3 x bfloat> @maxnum_v3bf16(<3 x bfloat> %a, <3 x bfloat> %b) {
  %r = call <3 x bfloat> @llvm.maxnum.v3bf16(<3 x bfloat> %a, <3 x bfloat> %b)
  ret <3 x bfloat> %r
}
define <3 x bfloat> @minimum_v3bf16(<3 x bfloat> %a, <3 x bfloat> %b) {
  %r = call <3 x bfloat> @llvm.minimum.v3bf16(<3 x bfloat> %a, <3 x bfloat> %b)
  ret <3 x bfloat> %r
}
define <3 x bfloat> @maximum_v3bf16(<3 x bfloat> %a, <3 x bfloat> %b) {
  %r = call <3 x bfloat> @llvm.maximum.v3bf16(<3 x bfloat> %a, <3 x bfloat> %b)
  ret <3 x bfloat> %r
}
define <3 x bfloat> @minimumnum_v3bf16(<3 x bfloat> %a, <3 x bfloat> %b) {
  %r = call <3 x bfloat> @llvm.minimumnum.v3bf16(<3 x bfloat> %a, <3 x bfloat> %b)
  ret <3 x bfloat> %r
}
define <3 x bfloat> @maximumnum_v3bf16(<3 x bfloat> %a, <3 x bfloat> %b) {
  %r = call <3 x bfloat> @llvm.maximumnum.v3bf16(<3 x bfloat> %a, <3 x bfloat> %b)
  ret <3 x bfloat> %r
}
define <3 x bfloat> @copysign_v3bf16(<3 x bfloat> %a, <3 x bfloat> %b) {
  %r = call <3 x bfloat> @llvm.copysign.v3bf16(<3 x bfloat> %a, <3 x bfloat> %b)
  ret <3 x bfloat> %r
}
define <3 x i1> @fptosi_sat_i1_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.fptosi.sat.v3i1.v3bf16(<3 x bfloat> %a)
  ret <3 x i1> %r
}
define <3 x i1> @fptoui_sat_i1_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.fptoui.sat.v3i1.v3bf16(<3 x bfloat> %a)
  ret <3 x i1> %r
}
define <3 x i8> @fptosi_sat_i8_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i8> @llvm.fptosi.sat.v3i8.v3bf16(<3 x bfloat> %a)
  ret <3 x i8> %r
}
define <3 x i8> @fptoui_sat_i8_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i8> @llvm.fptoui.sat.v3i8.v3bf16(<3 x bfloat> %a)
  ret <3 x i8> %r
}
define <3 x i16> @fptosi_sat_i16_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i16> @llvm.fptosi.sat.v3i16.v3bf16(<3 x bfloat> %a)
  ret <3 x i16> %r
}
define <3 x i16> @fptoui_sat_i16_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i16> @llvm.fptoui.sat.v3i16.v3bf16(<3 x bfloat> %a)
  ret <3 x i16> %r
}
define <3 x i20> @fptosi_sat_i20_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i20> @llvm.fptosi.sat.v3i20.v3bf16(<3 x bfloat> %a)
  ret <3 x i20> %r
}
define <3 x i20> @fptoui_sat_i20_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i20> @llvm.fptoui.sat.v3i20.v3bf16(<3 x bfloat> %a)
  ret <3 x i20> %r
}
define <3 x i32> @fptosi_sat_i32_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i32> @llvm.fptosi.sat.v3i32.v3bf16(<3 x bfloat> %a)
  ret <3 x i32> %r
}
define <3 x i32> @fptoui_sat_i32_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i32> @llvm.fptoui.sat.v3i32.v3bf16(<3 x bfloat> %a)
  ret <3 x i32> %r
}
define <3 x i50> @fptosi_sat_i50_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i50> @llvm.fptosi.sat.v3i50.v3bf16(<3 x bfloat> %a)
  ret <3 x i50> %r
}
define <3 x i50> @fptoui_sat_i50_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i50> @llvm.fptoui.sat.v3i50.v3bf16(<3 x bfloat> %a)
  ret <3 x i50> %r
}
define <3 x i64> @fptosi_sat_i64_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i64> @llvm.fptosi.sat.v3i64.v3bf16(<3 x bfloat> %a)
  ret <3 x i64> %r
}
define <3 x i64> @fptoui_sat_i64_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i64> @llvm.fptoui.sat.v3i64.v3bf16(<3 x bfloat> %a)
  ret <3 x i64> %r
}
define <3 x i1> @class_0_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 0)
  ret <3 x i1> %r
}
define <3 x i1> @class_1_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 1)
  ret <3 x i1> %r
}
define <3 x i1> @class_2_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 2)
  ret <3 x i1> %r
}
define <3 x i1> @class_3_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 3)
  ret <3 x i1> %r
}
define <3 x i1> @class_4_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 4)
  ret <3 x i1> %r
}
define <3 x i1> @class_8_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 8)
  ret <3 x i1> %r
}
define <3 x i1> @class_16_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 16)
  ret <3 x i1> %r
}
define <3 x i1> @class_32_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 32)
  ret <3 x i1> %r
}
define <3 x i1> @class_64_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 64)
  ret <3 x i1> %r
}
define <3 x i1> @class_96_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 96)
  ret <3 x i1> %r
}
define <3 x i1> @class_128_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 128)
  ret <3 x i1> %r
}
define <3 x i1> @class_256_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 256)
  ret <3 x i1> %r
}
define <3 x i1> @class_512_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 512)
  ret <3 x i1> %r
}
define <3 x i1> @class_516_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 516)
  ret <3 x i1> %r
}
define <3 x i1> @class_1023_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 1023)
  ret <3 x i1> %r
}
define <3 x i1> @class_504_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 504)
  ret <3 x i1> %r
}
define <3 x i1> @class_519_v3bf16(<3 x bfloat> %a) {
  %r = call <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat> %a, i32 519)
  ret <3 x i1> %r
}
define bfloat @reduce_fmax_v3bf16(<3 x bfloat> %a) {
  %r = call bfloat @llvm.vector.reduce.fmax.v3bf16(<3 x bfloat> %a)
  ret bfloat %r
}
define bfloat @reduce_fmin_v3bf16(<3 x bfloat> %a) {
  %r = call bfloat @llvm.vector.reduce.fmin.v3bf16(<3 x bfloat> %a)
  ret bfloat %r
}
define bfloat @reduce_fmaximum_v3bf16(<3 x bfloat> %a) {
  %r = call bfloat @llvm.vector.reduce.fmaximum.v3bf16(<3 x bfloat> %a)
  ret bfloat %r
}
define bfloat @reduce_fminimum_v3bf16(<3 x bfloat> %a) {
  %r = call bfloat @llvm.vector.reduce.fminimum.v3bf16(<3 x bfloat> %a)
  ret bfloat %r
}
define bfloat @reduce_fadd_v3bf16(bfloat %s, <3 x bfloat> %a) {
  %r = call bfloat @llvm.vector.reduce.fadd.v3bf16(bfloat %s, <3 x bfloat> %a)
  ret bfloat %r
}
define bfloat @reduce_fmul_v3bf16(bfloat %s, <3 x bfloat> %a) {
  %r = call bfloat @llvm.vector.reduce.fmul.v3bf16(bfloat %s, <3 x bfloat> %a)
  ret bfloat %r
}
define <2 x float> @fabs_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.fabs.v2f32(<2 x float> %a)
  ret <2 x float> %r
}
define <2 x float> @floor_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.floor.v2f32(<2 x float> %a)
  ret <2 x float> %r
}
define <2 x float> @ceil_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.ceil.v2f32(<2 x float> %a)
  ret <2 x float> %r
}
define <2 x float> @trunc_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.trunc.v2f32(<2 x float> %a)
  ret <2 x float> %r
}
define <2 x float> @rint_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.rint.v2f32(<2 x float> %a)
  ret <2 x float> %r
}
define <2 x float> @nearbyint_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.nearbyint.v2f32(<2 x float> %a)
  ret <2 x float> %r
}
define <2 x float> @roundeven_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.roundeven.v2f32(<2 x float> %a)
  ret <2 x float> %r
}
define <2 x float> @round_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.round.v2f32(<2 x float> %a)
  ret <2 x float> %r
}
define <2 x float> @canonicalize_v2f32(<2 x float> %a) {
  %r = call <2 x float> @llvm.canonicalize.v2f32(<2 x float> %a)
  ret <2 x float> %r
}
define <2 x float> @minnum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.minnum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}
define <2 x float> @maxnum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.maxnum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}
define <2 x float> @minimum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.minimum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}
define <2 x float> @maximum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.maximum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}
define <2 x float> @minimumnum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.minimumnum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}
define <2 x float> @maximumnum_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.maximumnum.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}
define <2 x float> @copysign_v2f32(<2 x float> %a, <2 x float> %b) {
  %r = call <2 x float> @llvm.copysign.v2f32(<2 x float> %a, <2 x float> %b)
  ret <2 x float> %r
}
define <2 x float> @fma_v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c) {
  %r = call <2 x float> @llvm.fma.v2f32(<2 x float> %a, <2 x float> %b, <2 x float> %c)
  ret <2 x float> %r
}
define <2 x i1> @fptosi_sat_i1_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.fptosi.sat.v2i1.v2f32(<2 x float> %a)
  ret <2 x i1> %r
}
define <2 x i1> @fptoui_sat_i1_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.fptoui.sat.v2i1.v2f32(<2 x float> %a)
  ret <2 x i1> %r
}
define <2 x i8> @fptosi_sat_i8_v2f32(<2 x float> %a) {
  %r = call <2 x i8> @llvm.fptosi.sat.v2i8.v2f32(<2 x float> %a)
  ret <2 x i8> %r
}
define <2 x i8> @fptoui_sat_i8_v2f32(<2 x float> %a) {
  %r = call <2 x i8> @llvm.fptoui.sat.v2i8.v2f32(<2 x float> %a)
  ret <2 x i8> %r
}
define <2 x i16> @fptosi_sat_i16_v2f32(<2 x float> %a) {
  %r = call <2 x i16> @llvm.fptosi.sat.v2i16.v2f32(<2 x float> %a)
  ret <2 x i16> %r
}
define <2 x i16> @fptoui_sat_i16_v2f32(<2 x float> %a) {
  %r = call <2 x i16> @llvm.fptoui.sat.v2i16.v2f32(<2 x float> %a)
  ret <2 x i16> %r
}
define <2 x i20> @fptosi_sat_i20_v2f32(<2 x float> %a) {
  %r = call <2 x i20> @llvm.fptosi.sat.v2i20.v2f32(<2 x float> %a)
  ret <2 x i20> %r
}
define <2 x i20> @fptoui_sat_i20_v2f32(<2 x float> %a) {
  %r = call <2 x i20> @llvm.fptoui.sat.v2i20.v2f32(<2 x float> %a)
  ret <2 x i20> %r
}
define <2 x i32> @fptosi_sat_i32_v2f32(<2 x float> %a) {
  %r = call <2 x i32> @llvm.fptosi.sat.v2i32.v2f32(<2 x float> %a)
  ret <2 x i32> %r
}
define <2 x i32> @fptoui_sat_i32_v2f32(<2 x float> %a) {
  %r = call <2 x i32> @llvm.fptoui.sat.v2i32.v2f32(<2 x float> %a)
  ret <2 x i32> %r
}
define <2 x i50> @fptosi_sat_i50_v2f32(<2 x float> %a) {
  %r = call <2 x i50> @llvm.fptosi.sat.v2i50.v2f32(<2 x float> %a)
  ret <2 x i50> %r
}
define <2 x i50> @fptoui_sat_i50_v2f32(<2 x float> %a) {
  %r = call <2 x i50> @llvm.fptoui.sat.v2i50.v2f32(<2 x float> %a)
  ret <2 x i50> %r
}
define <2 x i64> @fptosi_sat_i64_v2f32(<2 x float> %a) {
  %r = call <2 x i64> @llvm.fptosi.sat.v2i64.v2f32(<2 x float> %a)
  ret <2 x i64> %r
}
define <2 x i64> @fptoui_sat_i64_v2f32(<2 x float> %a) {
  %r = call <2 x i64> @llvm.fptoui.sat.v2i64.v2f32(<2 x float> %a)
  ret <2 x i64> %r
}
define <2 x i1> @class_0_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 0)
  ret <2 x i1> %r
}
define <2 x i1> @class_1_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 1)
  ret <2 x i1> %r
}
define <2 x i1> @class_2_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 2)
  ret <2 x i1> %r
}
define <2 x i1> @class_3_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 3)
  ret <2 x i1> %r
}
define <2 x i1> @class_4_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 4)
  ret <2 x i1> %r
}
define <2 x i1> @class_8_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 8)
  ret <2 x i1> %r
}
define <2 x i1> @class_16_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 16)
  ret <2 x i1> %r
}
define <2 x i1> @class_32_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 32)
  ret <2 x i1> %r
}
define <2 x i1> @class_64_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 64)
  ret <2 x i1> %r
}
define <2 x i1> @class_96_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 96)
  ret <2 x i1> %r
}
define <2 x i1> @class_128_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 128)
  ret <2 x i1> %r
}
define <2 x i1> @class_256_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 256)
  ret <2 x i1> %r
}
define <2 x i1> @class_512_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 512)
  ret <2 x i1> %r
}
define <2 x i1> @class_516_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 516)
  ret <2 x i1> %r
}
define <2 x i1> @class_1023_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 1023)
  ret <2 x i1> %r
}
define <2 x i1> @class_504_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 504)
  ret <2 x i1> %r
}
define <2 x i1> @class_519_v2f32(<2 x float> %a) {
  %r = call <2 x i1> @llvm.is.fpclass.v2f32(<2 x float> %a, i32 519)
  ret <2 x i1> %r
}
define float @reduce_fmax_v2f32(<2 x float> %a) {
  %r = call float @llvm.vector.reduce.fmax.v2f32(<2 x float> %a)
  ret float %r
}
define float @reduce_fmin_v2f32(<2 x float> %a) {
  %r = call float @llvm.vector.reduce.fmin.v2f32(<2 x float> %a)
  ret float %r
}
define float @reduce_fmaximum_v2f32(<2 x float> %a) {
  %r = call float @llvm.vector.reduce.fmaximum.v2f32(<2 x float> %a)
  ret float %r
}
define float @reduce_fminimum_v2f32(<2 x float> %a) {
  %r = call float @llvm.vector.reduce.fminimum.v2f32(<2 x float> %a)
  ret float %r
}
define float @reduce_fadd_v2f32(float %s, <2 x float> %a) {
  %r = call float @llvm.vector.reduce.fadd.v2f32(float %s, <2 x float> %a)
  ret float %r
}
define float @reduce_fmul_v2f32(float %s, <2 x float> %a) {
  %r = call float @llvm.vector.reduce.fmul.v2f32(float %s, <2 x float> %a)
  ret float %r
}
declare <2 x float> @llvm.canonicalize.v2f32(<2 x float>)
declare <2 x float> @llvm.ceil.v2f32(<2 x float>)
declare <2 x float> @llvm.copysign.v2f32(<2 x float>, <2 x float>)
declare <2 x float> @llvm.fabs.v2f32(<2 x float>)
declare <2 x float> @llvm.floor.v2f32(<2 x float>)
declare <2 x float> @llvm.fma.v2f32(<2 x float>, <2 x float>, <2 x float>)
declare <2 x float> @llvm.maximum.v2f32(<2 x float>, <2 x float>)
declare <2 x float> @llvm.maximumnum.v2f32(<2 x float>, <2 x float>)
declare <2 x float> @llvm.maxnum.v2f32(<2 x float>, <2 x float>)
declare <2 x float> @llvm.minimum.v2f32(<2 x float>, <2 x float>)
declare <2 x float> @llvm.minimumnum.v2f32(<2 x float>, <2 x float>)
declare <2 x float> @llvm.minnum.v2f32(<2 x float>, <2 x float>)
declare <2 x float> @llvm.nearbyint.v2f32(<2 x float>)
declare <2 x float> @llvm.rint.v2f32(<2 x float>)
declare <2 x float> @llvm.round.v2f32(<2 x float>)
declare <2 x float> @llvm.roundeven.v2f32(<2 x float>)
declare <2 x float> @llvm.trunc.v2f32(<2 x float>)
declare <2 x half> @llvm.canonicalize.v2f16(<2 x half>)
declare <2 x half> @llvm.ceil.v2f16(<2 x half>)
declare <2 x half> @llvm.copysign.v2f16(<2 x half>, <2 x half>)
declare <2 x half> @llvm.fabs.v2f16(<2 x half>)
declare <2 x half> @llvm.floor.v2f16(<2 x half>)
declare <2 x half> @llvm.maximum.v2f16(<2 x half>, <2 x half>)
declare <2 x half> @llvm.maximumnum.v2f16(<2 x half>, <2 x half>)
declare <2 x half> @llvm.maxnum.v2f16(<2 x half>, <2 x half>)
declare <2 x half> @llvm.minimum.v2f16(<2 x half>, <2 x half>)
declare <2 x half> @llvm.minimumnum.v2f16(<2 x half>, <2 x half>)
declare <2 x half> @llvm.minnum.v2f16(<2 x half>, <2 x half>)
declare <2 x half> @llvm.nearbyint.v2f16(<2 x half>)
declare <2 x half> @llvm.rint.v2f16(<2 x half>)
declare <2 x half> @llvm.round.v2f16(<2 x half>)
declare <2 x half> @llvm.roundeven.v2f16(<2 x half>)
declare <2 x half> @llvm.trunc.v2f16(<2 x half>)
declare <2 x i16> @llvm.fptosi.sat.v2i16.v2f16(<2 x half>)
declare <2 x i16> @llvm.fptosi.sat.v2i16.v2f32(<2 x float>)
declare <2 x i16> @llvm.fptoui.sat.v2i16.v2f16(<2 x half>)
declare <2 x i16> @llvm.fptoui.sat.v2i16.v2f32(<2 x float>)
declare <2 x i1> @llvm.fptosi.sat.v2i1.v2f16(<2 x half>)
declare <2 x i1> @llvm.fptosi.sat.v2i1.v2f32(<2 x float>)
declare <2 x i1> @llvm.fptoui.sat.v2i1.v2f16(<2 x half>)
declare <2 x i1> @llvm.fptoui.sat.v2i1.v2f32(<2 x float>)
declare <2 x i1> @llvm.is.fpclass.v2f16(<2 x half>, i32)
declare <2 x i1> @llvm.is.fpclass.v2f32(<2 x float>, i32)
declare <2 x i20> @llvm.fptosi.sat.v2i20.v2f16(<2 x half>)
declare <2 x i20> @llvm.fptosi.sat.v2i20.v2f32(<2 x float>)
declare <2 x i20> @llvm.fptoui.sat.v2i20.v2f16(<2 x half>)
declare <2 x i20> @llvm.fptoui.sat.v2i20.v2f32(<2 x float>)
declare <2 x i32> @llvm.fptosi.sat.v2i32.v2f16(<2 x half>)
declare <2 x i32> @llvm.fptosi.sat.v2i32.v2f32(<2 x float>)
declare <2 x i32> @llvm.fptoui.sat.v2i32.v2f16(<2 x half>)
declare <2 x i32> @llvm.fptoui.sat.v2i32.v2f32(<2 x float>)
declare <2 x i50> @llvm.fptosi.sat.v2i50.v2f16(<2 x half>)
declare <2 x i50> @llvm.fptosi.sat.v2i50.v2f32(<2 x float>)
declare <2 x i50> @llvm.fptoui.sat.v2i50.v2f16(<2 x half>)
declare <2 x i50> @llvm.fptoui.sat.v2i50.v2f32(<2 x float>)
declare <2 x i64> @llvm.fptosi.sat.v2i64.v2f16(<2 x half>)
declare <2 x i64> @llvm.fptosi.sat.v2i64.v2f32(<2 x float>)
declare <2 x i64> @llvm.fptoui.sat.v2i64.v2f16(<2 x half>)
declare <2 x i64> @llvm.fptoui.sat.v2i64.v2f32(<2 x float>)
declare <2 x i8> @llvm.fptosi.sat.v2i8.v2f16(<2 x half>)
declare <2 x i8> @llvm.fptosi.sat.v2i8.v2f32(<2 x float>)
declare <2 x i8> @llvm.fptoui.sat.v2i8.v2f16(<2 x half>)
declare <2 x i8> @llvm.fptoui.sat.v2i8.v2f32(<2 x float>)
declare <3 x bfloat> @llvm.canonicalize.v3bf16(<3 x bfloat>)
declare <3 x bfloat> @llvm.ceil.v3bf16(<3 x bfloat>)
declare <3 x bfloat> @llvm.copysign.v3bf16(<3 x bfloat>, <3 x bfloat>)
declare <3 x bfloat> @llvm.fabs.v3bf16(<3 x bfloat>)
declare <3 x bfloat> @llvm.floor.v3bf16(<3 x bfloat>)
declare <3 x bfloat> @llvm.maximum.v3bf16(<3 x bfloat>, <3 x bfloat>)
declare <3 x bfloat> @llvm.maximumnum.v3bf16(<3 x bfloat>, <3 x bfloat>)
declare <3 x bfloat> @llvm.maxnum.v3bf16(<3 x bfloat>, <3 x bfloat>)
declare <3 x bfloat> @llvm.minimum.v3bf16(<3 x bfloat>, <3 x bfloat>)
declare <3 x bfloat> @llvm.minimumnum.v3bf16(<3 x bfloat>, <3 x bfloat>)
declare <3 x bfloat> @llvm.minnum.v3bf16(<3 x bfloat>, <3 x bfloat>)
declare <3 x bfloat> @llvm.nearbyint.v3bf16(<3 x bfloat>)
declare <3 x bfloat> @llvm.rint.v3bf16(<3 x bfloat>)
declare <3 x bfloat> @llvm.round.v3bf16(<3 x bfloat>)
declare <3 x bfloat> @llvm.roundeven.v3bf16(<3 x bfloat>)
declare <3 x bfloat> @llvm.trunc.v3bf16(<3 x bfloat>)
declare <3 x i16> @llvm.fptosi.sat.v3i16.v3bf16(<3 x bfloat>)
declare <3 x i16> @llvm.fptoui.sat.v3i16.v3bf16(<3 x bfloat>)
declare <3 x i1> @llvm.fptosi.sat.v3i1.v3bf16(<3 x bfloat>)
declare <3 x i1> @llvm.fptoui.sat.v3i1.v3bf16(<3 x bfloat>)
declare <3 x i1> @llvm.is.fpclass.v3bf16(<3 x bfloat>, i32)
declare <3 x i20> @llvm.fptosi.sat.v3i20.v3bf16(<3 x bfloat>)
declare <3 x i20> @llvm.fptoui.sat.v3i20.v3bf16(<3 x bfloat>)
declare <3 x i32> @llvm.fptosi.sat.v3i32.v3bf16(<3 x bfloat>)
declare <3 x i32> @llvm.fptoui.sat.v3i32.v3bf16(<3 x bfloat>)
declare <3 x i50> @llvm.fptosi.sat.v3i50.v3bf16(<3 x bfloat>)
declare <3 x i50> @llvm.fptoui.sat.v3i50.v3bf16(<3 x bfloat>)
declare <3 x i64> @llvm.fptosi.sat.v3i64.v3bf16(<3 x bfloat>)
declare <3 x i64> @llvm.fptoui.sat.v3i64.v3bf16(<3 x bfloat>)
declare <3 x i8> @llvm.fptosi.sat.v3i8.v3bf16(<3 x bfloat>)
declare <3 x i8> @llvm.fptoui.sat.v3i8.v3bf16(<3 x bfloat>)
declare bfloat @llvm.canonicalize.bf16(bfloat)
declare bfloat @llvm.ceil.bf16(bfloat)
declare bfloat @llvm.copysign.bf16(bfloat, bfloat)
declare bfloat @llvm.fabs.bf16(bfloat)
declare bfloat @llvm.floor.bf16(bfloat)
declare bfloat @llvm.maximum.bf16(bfloat, bfloat)
declare bfloat @llvm.maximumnum.bf16(bfloat, bfloat)
declare bfloat @llvm.maxnum.bf16(bfloat, bfloat)
declare bfloat @llvm.minimum.bf16(bfloat, bfloat)
declare bfloat @llvm.minimumnum.bf16(bfloat, bfloat)
declare bfloat @llvm.minnum.bf16(bfloat, bfloat)
declare bfloat @llvm.nearbyint.bf16(bfloat)
declare bfloat @llvm.rint.bf16(bfloat)
declare bfloat @llvm.round.bf16(bfloat)
declare bfloat @llvm.roundeven.bf16(bfloat)
declare bfloat @llvm.trunc.bf16(bfloat)
declare bfloat @llvm.vector.reduce.fadd.v3bf16(bfloat, <3 x bfloat>)
declare bfloat @llvm.vector.reduce.fmax.v3bf16(<3 x bfloat>)
declare bfloat @llvm.vector.reduce.fmaximum.v3bf16(<3 x bfloat>)
declare bfloat @llvm.vector.reduce.fmin.v3bf16(<3 x bfloat>)
declare bfloat @llvm.vector.reduce.fminimum.v3bf16(<3 x bfloat>)
declare bfloat @llvm.vector.reduce.fmul.v3bf16(bfloat, <3 x bfloat>)
declare double @llvm.canonicalize.f64(double)
declare double @llvm.ceil.f64(double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.floor.f64(double)
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.maximum.f64(double, double)
declare double @llvm.maximumnum.f64(double, double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.minimumnum.f64(double, double)
declare double @llvm.minnum.f64(double, double)
declare double @llvm.nearbyint.f64(double)
declare double @llvm.rint.f64(double)
declare double @llvm.round.f64(double)
declare double @llvm.roundeven.f64(double)
declare double @llvm.trunc.f64(double)
declare float @llvm.canonicalize.f32(float)
declare float @llvm.ceil.f32(float)
declare float @llvm.copysign.f32(float, float)
declare float @llvm.fabs.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.maximum.f32(float, float)
declare float @llvm.maximumnum.f32(float, float)
declare float @llvm.maxnum.f32(float, float)
declare float @llvm.minimum.f32(float, float)
declare float @llvm.minimumnum.f32(float, float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.nearbyint.f32(float)
declare float @llvm.rint.f32(float)
declare float @llvm.round.f32(float)
declare float @llvm.roundeven.f32(float)
declare float @llvm.trunc.f32(float)
declare float @llvm.vector.reduce.fadd.v2f32(float, <2 x float>)
declare float @llvm.vector.reduce.fmax.v2f32(<2 x float>)
declare float @llvm.vector.reduce.fmaximum.v2f32(<2 x float>)
declare float @llvm.vector.reduce.fmin.v2f32(<2 x float>)
declare float @llvm.vector.reduce.fminimum.v2f32(<2 x float>)
declare float @llvm.vector.reduce.fmul.v2f32(float, <2 x float>)
declare half @llvm.canonicalize.f16(half)
declare half @llvm.ceil.f16(half)
declare half @llvm.copysign.f16(half, half)
declare half @llvm.fabs.f16(half)
declare half @llvm.floor.f16(half)
declare half @llvm.maximum.f16(half, half)
declare half @llvm.maximumnum.f16(half, half)
declare half @llvm.maxnum.f16(half, half)
declare half @llvm.minimum.f16(half, half)
declare half @llvm.minimumnum.f16(half, half)
declare half @llvm.minnum.f16(half, half)
declare half @llvm.nearbyint.f16(half)
declare half @llvm.rint.f16(half)
declare half @llvm.round.f16(half)
declare half @llvm.roundeven.f16(half)
declare half @llvm.trunc.f16(half)
declare half @llvm.vector.reduce.fadd.v2f16(half, <2 x half>)
declare half @llvm.vector.reduce.fmax.v2f16(<2 x half>)
declare half @llvm.vector.reduce.fmaximum.v2f16(<2 x half>)
declare half @llvm.vector.reduce.fmin.v2f16(<2 x half>)
declare half @llvm.vector.reduce.fminimum.v2f16(<2 x half>)
declare half @llvm.vector.reduce.fmul.v2f16(half, <2 x half>)
declare i1 @llvm.fptosi.sat.i1.bf16(bfloat)
declare i1 @llvm.fptosi.sat.i1.f16(half)
declare i1 @llvm.fptosi.sat.i1.f32(float)
declare i1 @llvm.fptosi.sat.i1.f64(double)
declare i1 @llvm.fptoui.sat.i1.bf16(bfloat)
declare i1 @llvm.fptoui.sat.i1.f16(half)
declare i1 @llvm.fptoui.sat.i1.f32(float)
declare i1 @llvm.fptoui.sat.i1.f64(double)
declare i1 @llvm.is.fpclass.bf16(bfloat, i32)
declare i1 @llvm.is.fpclass.f16(half, i32)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare i1 @llvm.is.fpclass.f64(double, i32)
declare i16 @llvm.fptosi.sat.i16.bf16(bfloat)
declare i16 @llvm.fptosi.sat.i16.f16(half)
declare i16 @llvm.fptosi.sat.i16.f32(float)
declare i16 @llvm.fptosi.sat.i16.f64(double)
declare i16 @llvm.fptoui.sat.i16.bf16(bfloat)
declare i16 @llvm.fptoui.sat.i16.f16(half)
declare i16 @llvm.fptoui.sat.i16.f32(float)
declare i16 @llvm.fptoui.sat.i16.f64(double)
declare i20 @llvm.fptosi.sat.i20.bf16(bfloat)
declare i20 @llvm.fptosi.sat.i20.f16(half)
declare i20 @llvm.fptosi.sat.i20.f32(float)
declare i20 @llvm.fptosi.sat.i20.f64(double)
declare i20 @llvm.fptoui.sat.i20.bf16(bfloat)
declare i20 @llvm.fptoui.sat.i20.f16(half)
declare i20 @llvm.fptoui.sat.i20.f32(float)
declare i20 @llvm.fptoui.sat.i20.f64(double)
declare i32 @llvm.fptosi.sat.i32.bf16(bfloat)
declare i32 @llvm.fptosi.sat.i32.f16(half)
declare i32 @llvm.fptosi.sat.i32.f32(float)
declare i32 @llvm.fptosi.sat.i32.f64(double)
declare i32 @llvm.fptoui.sat.i32.bf16(bfloat)
declare i32 @llvm.fptoui.sat.i32.f16(half)
declare i32 @llvm.fptoui.sat.i32.f32(float)
declare i32 @llvm.fptoui.sat.i32.f64(double)
declare i50 @llvm.fptosi.sat.i50.bf16(bfloat)
declare i50 @llvm.fptosi.sat.i50.f16(half)
declare i50 @llvm.fptosi.sat.i50.f32(float)
declare i50 @llvm.fptosi.sat.i50.f64(double)
declare i50 @llvm.fptoui.sat.i50.bf16(bfloat)
declare i50 @llvm.fptoui.sat.i50.f16(half)
declare i50 @llvm.fptoui.sat.i50.f32(float)
declare i50 @llvm.fptoui.sat.i50.f64(double)
declare i64 @llvm.fptosi.sat.i64.bf16(bfloat)
declare i64 @llvm.fptosi.sat.i64.f16(half)
declare i64 @llvm.fptosi.sat.i64.f32(float)
declare i64 @llvm.fptosi.sat.i64.f64(double)
declare i64 @llvm.fptoui.sat.i64.bf16(bfloat)
declare i64 @llvm.fptoui.sat.i64.f16(half)
declare i64 @llvm.fptoui.sat.i64.f32(float)
declare i64 @llvm.fptoui.sat.i64.f64(double)
declare i64 @llvm.llrint.i64.bf16(bfloat)
declare i64 @llvm.llrint.i64.f16(half)
declare i64 @llvm.llrint.i64.f32(float)
declare i64 @llvm.llrint.i64.f64(double)
declare i64 @llvm.llround.i64.bf16(bfloat)
declare i64 @llvm.llround.i64.f16(half)
declare i64 @llvm.llround.i64.f32(float)
declare i64 @llvm.llround.i64.f64(double)
declare i64 @llvm.lrint.i64.bf16(bfloat)
declare i64 @llvm.lrint.i64.f16(half)
declare i64 @llvm.lrint.i64.f32(float)
declare i64 @llvm.lrint.i64.f64(double)
declare i64 @llvm.lround.i64.bf16(bfloat)
declare i64 @llvm.lround.i64.f16(half)
declare i64 @llvm.lround.i64.f32(float)
declare i64 @llvm.lround.i64.f64(double)
declare i8 @llvm.fptosi.sat.i8.bf16(bfloat)
declare i8 @llvm.fptosi.sat.i8.f16(half)
declare i8 @llvm.fptosi.sat.i8.f32(float)
declare i8 @llvm.fptosi.sat.i8.f64(double)
declare i8 @llvm.fptoui.sat.i8.bf16(bfloat)
declare i8 @llvm.fptoui.sat.i8.f16(half)
declare i8 @llvm.fptoui.sat.i8.f32(float)
declare i8 @llvm.fptoui.sat.i8.f64(double)
