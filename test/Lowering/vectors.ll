; RUN: nvvmc lower %s --arch=sm_90 --relaxed-lowering | FileCheck %s

; Wide calls are split; the narrow calls are lowered in turn.
target triple = "nvptx64-nvidia-cuda"

define <3 x float> @scalars(<3 x float> %a, <3 x float> %b) {
; CHECK-LABEL: @scalars(
; CHECK-NEXT: [[V1:%[0-9]+]] = extractelement <3 x float> %a, i64 0
; CHECK-NEXT: [[V2:%[0-9]+]] = extractelement <3 x float> %b, i64 0
; CHECK-NEXT: [[V3:%[0-9]+]] = fadd float [[V1]], [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = insertelement <3 x float> poison, float [[V3]], i64 0
; CHECK-NEXT: [[V5:%[0-9]+]] = extractelement <3 x float> %a, i64 1
; CHECK-NEXT: [[V6:%[0-9]+]] = extractelement <3 x float> %b, i64 1
; CHECK-NEXT: [[V7:%[0-9]+]] = fadd float [[V5]], [[V6]]
; CHECK-NEXT: [[V8:%[0-9]+]] = insertelement <3 x float> [[V4]], float [[V7]], i64 1
; CHECK-NEXT: [[V9:%[0-9]+]] = extractelement <3 x float> %a, i64 2
; CHECK-NEXT: [[V10:%[0-9]+]] = extractelement <3 x float> %b, i64 2
; CHECK-NEXT: [[V11:%[0-9]+]] = fadd float [[V9]], [[V10]]
; CHECK-NEXT: %x = insertelement <3 x float> [[V8]], float [[V11]], i64 2
; CHECK-NEXT: ret <3 x float> %x
  %x = call <3 x float> @llvm.nvvm.add.rn.f.v3f32(<3 x float> %a, <3 x float> %b)
  ret <3 x float> %x
}

; Pairs of halves fit in a register; one lane remains.
define <3 x half> @pairs(<3 x half> %a) {
; CHECK-LABEL: @pairs(
; CHECK-NEXT: [[V1:%[0-9]+]] = shufflevector <3 x half> %a, <3 x half> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT: [[V2:%[0-9]+]] = call <2 x half> @llvm.nvvm.fabs.ftz.v2f16(<2 x half> [[V1]])
; CHECK-NEXT: [[V3:%[0-9]+]] = extractelement <2 x half> [[V2]], i64 0
; CHECK-NEXT: [[V4:%[0-9]+]] = insertelement <3 x half> poison, half [[V3]], i64 0
; CHECK-NEXT: [[V5:%[0-9]+]] = extractelement <2 x half> [[V2]], i64 1
; CHECK-NEXT: [[V6:%[0-9]+]] = insertelement <3 x half> [[V4]], half [[V5]], i64 1
; CHECK-NEXT: [[V7:%[0-9]+]] = extractelement <3 x half> %a, i64 2
; CHECK-NEXT: [[V8:%[0-9]+]] = call half @llvm.nvvm.fabs.ftz.f16(half [[V7]])
; CHECK-NEXT: %x = insertelement <3 x half> [[V6]], half [[V8]], i64 2
; CHECK-NEXT: ret <3 x half> %x
  %x = call <3 x half> @llvm.nvvm.fabs.ftz.v3f16(<3 x half> %a)
  ret <3 x half> %x
}

define <4 x half> @named_pairs(<4 x half> %a, <4 x half> %b) {
; CHECK-LABEL: @named_pairs(
; CHECK-NEXT: [[V1:%[0-9]+]] = shufflevector <4 x half> %a, <4 x half> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT: [[V2:%[0-9]+]] = shufflevector <4 x half> %b, <4 x half> poison, <2 x i32> <i32 0, i32 1>
; CHECK-NEXT: [[V3:%[0-9]+]] = call <2 x half> @llvm.nvvm.fmax.xorsign.abs.f16x2(<2 x half> [[V1]], <2 x half> [[V2]])
; CHECK-NEXT: [[V4:%[0-9]+]] = extractelement <2 x half> [[V3]], i64 0
; CHECK-NEXT: [[V5:%[0-9]+]] = insertelement <4 x half> poison, half [[V4]], i64 0
; CHECK-NEXT: [[V6:%[0-9]+]] = extractelement <2 x half> [[V3]], i64 1
; CHECK-NEXT: [[V7:%[0-9]+]] = insertelement <4 x half> [[V5]], half [[V6]], i64 1
; CHECK-NEXT: [[V8:%[0-9]+]] = shufflevector <4 x half> %a, <4 x half> poison, <2 x i32> <i32 2, i32 3>
; CHECK-NEXT: [[V9:%[0-9]+]] = shufflevector <4 x half> %b, <4 x half> poison, <2 x i32> <i32 2, i32 3>
; CHECK-NEXT: [[V10:%[0-9]+]] = call <2 x half> @llvm.nvvm.fmax.xorsign.abs.f16x2(<2 x half> [[V8]], <2 x half> [[V9]])
; CHECK-NEXT: [[V11:%[0-9]+]] = extractelement <2 x half> [[V10]], i64 0
; CHECK-NEXT: [[V12:%[0-9]+]] = insertelement <4 x half> [[V7]], half [[V11]], i64 2
; CHECK-NEXT: [[V13:%[0-9]+]] = extractelement <2 x half> [[V10]], i64 1
; CHECK-NEXT: %x = insertelement <4 x half> [[V12]], half [[V13]], i64 3
; CHECK-NEXT: ret <4 x half> %x
  %x = call <4 x half> @llvm.nvvm.fmax.xorsign.abs.f16x2.v4f16(<4 x half> %a, <4 x half> %b)
  ret <4 x half> %x
}

; No wider than a register.
define <2 x half> @narrow(<2 x half> %a) {
; CHECK-LABEL: @narrow(
; CHECK-NEXT: %x = call <2 x half> @llvm.nvvm.fabs.ftz.v2f16(<2 x half> %a)
; CHECK-NEXT: ret <2 x half> %x
  %x = call <2 x half> @llvm.nvvm.fabs.ftz.v2f16(<2 x half> %a)
  ret <2 x half> %x
}

; Not what the name suggests, not a whole factor, not an intrinsic.
define <2 x float> @others(<4 x float> %a, <2 x float> %b, <3 x half> %c) {
; CHECK-LABEL: @others(
; CHECK-NEXT: %x = call <2 x float> @llvm.nvvm.add.rn.f.v2f32(<4 x float> %a, <2 x float> %b)
; CHECK-NEXT: %y = call <3 x half> @llvm.nvvm.fmax.f16x2.v3f16(<3 x half> %c, <3 x half> %c)
; CHECK-NEXT: %z = call <2 x float> @llvm.nvvm.nothing.f.v2f32(<2 x float> %b)
; CHECK-NEXT: ret <2 x float> %x
  %x = call <2 x float> @llvm.nvvm.add.rn.f.v2f32(<4 x float> %a, <2 x float> %b)
  %y = call <3 x half> @llvm.nvvm.fmax.f16x2.v3f16(<3 x half> %c, <3 x half> %c)
  %z = call <2 x float> @llvm.nvvm.nothing.f.v2f32(<2 x float> %b)
  ret <2 x float> %x
}

declare <3 x float> @llvm.nvvm.add.rn.f.v3f32(<3 x float>, <3 x float>)
declare <2 x float> @llvm.nvvm.add.rn.f.v2f32(<4 x float>, <2 x float>)
declare <3 x half> @llvm.nvvm.fabs.ftz.v3f16(<3 x half>)
declare <2 x half> @llvm.nvvm.fabs.ftz.v2f16(<2 x half>)
declare <4 x half> @llvm.nvvm.fmax.xorsign.abs.f16x2.v4f16(<4 x half>, <4 x half>)
declare <3 x half> @llvm.nvvm.fmax.f16x2.v3f16(<3 x half>, <3 x half>)
declare <2 x float> @llvm.nvvm.nothing.f.v2f32(<2 x float>)
