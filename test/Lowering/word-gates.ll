; Conversions that words describe are lowered from the machine on that their
; lowering is documented for, whatever the verifier requires: conversions and
; those of bfloat from sm_72 on, to tf32 from sm_75, eight bits from sm_89.
; Reductions, from sm_80 on.
; RUN: nvvmc lower %s --arch=sm_70 -o - | FileCheck %s --check-prefixes=NO72,NO75,NO80,NO89
; RUN: nvvmc lower %s --arch=sm_72 -o - | FileCheck %s --check-prefixes=IS72,NO75,NO80,NO89
; RUN: nvvmc lower %s --arch=sm_75 -o - | FileCheck %s --check-prefixes=IS72,IS75,NO80,NO89
; RUN: nvvmc lower %s --arch=sm_80 -o - | FileCheck %s --check-prefixes=IS72,IS75,IS80,NO89
; RUN: nvvmc lower %s --arch=sm_88 -o - | FileCheck %s --check-prefixes=IS72,IS75,IS80,NO89
; RUN: nvvmc lower %s --arch=sm_89 -o - | FileCheck %s --check-prefixes=IS72,IS75,IS80,IS89
; RUN: not nvvmc emit %s --arch=sm_70 -o - 2>&1 | FileCheck %s --check-prefix=OLD
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; OLD: cannot emit intrinsic llvm.nvvm.cvt.f16.f32: it needs sm_72 or higher
define half @half(float %x) {
; IS72-LABEL: @half(
; IS72: fptrunc float %x to half
; NO72-LABEL: @half(
; NO72: call half @llvm.nvvm.cvt.f16.f32(
  %r = call half @llvm.nvvm.cvt.f16.f32(i32 4, float %x)
  ret half %r
}
define bfloat @bfloat(float %x) {
; IS72-LABEL: @bfloat(
; IS72: fptrunc float %x to bfloat
; NO72-LABEL: @bfloat(
; NO72: call bfloat @llvm.nvvm.cvt.bf16.f32(
  %r = call bfloat @llvm.nvvm.cvt.bf16.f32(i32 4, float %x)
  ret bfloat %r
}
define bfloat @own_bfloat(float %x) {
; IS72-LABEL: @own_bfloat(
; IS72: fptrunc float %x to bfloat
; NO72-LABEL: @own_bfloat(
; NO72: call bfloat @llvm.nvvm.cvt.bf16.f32.own(
  %r = call bfloat @llvm.nvvm.cvt.bf16.f32.own(float %x, i32 6, i32 1)
  ret bfloat %r
}
define i32 @own_tf32(float %x) {
; IS75-LABEL: @own_tf32(
; IS75-NOT: call i32 @llvm.nvvm.cvt
; NO75-LABEL: @own_tf32(
; NO75: call i32 @llvm.nvvm.cvt.i32.f32(
  %r = call i32 @llvm.nvvm.cvt.i32.f32(float %x, i32 8, i32 1)
  ret i32 %r
}
define i32 @sum(i32 %x) {
; IS80-LABEL: @sum(
; IS80: call i32 @llvm.nvvm.redux.sync.add(i32 %x, i32 -1)
; NO80-LABEL: @sum(
; NO80: call i32 @llvm.nvvm.redux(i32 0, i32 %x)
  %r = call i32 @llvm.nvvm.redux(i32 0, i32 %x)
  ret i32 %r
}
define zeroext i16 @own_bytes(<2 x half> %x) {
; IS89-LABEL: @own_bytes(
; IS89-NOT: call i16 @llvm.nvvm.cvt.ext
; NO89-LABEL: @own_bytes(
; NO89: call i16 @llvm.nvvm.cvt.ext.i16.v2f16(
  %r = call i16 @llvm.nvvm.cvt.ext.i16.v2f16(<2 x half> %x, i32 2, i32 1)
  ret i16 %r
}
declare half @llvm.nvvm.cvt.f16.f32(i32, float)
declare bfloat @llvm.nvvm.cvt.bf16.f32(i32, float)
declare bfloat @llvm.nvvm.cvt.bf16.f32.own(float, i32, i32)
declare i32 @llvm.nvvm.cvt.i32.f32(float, i32, i32)
declare i16 @llvm.nvvm.cvt.ext.i16.v2f16(<2 x half>, i32, i32)
declare i32 @llvm.nvvm.redux(i32, i32)
