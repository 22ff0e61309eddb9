; Every instruction that a call becomes has the call's place, even in the memory
; of a call that was deleted before.
;
; RUN: not nvvmc emit %s --arch=sm_75 -o - 2>&1 | FileCheck %s --implicit-check-not=error:

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define float @fine(float %a) {
  %x = call float @llvm.nvvm.rcp.f32(i32 1, float %a)
  %y = call float @llvm.nvvm.rcp.f32(i32 2, float %x)
  %z = call float @llvm.nvvm.rcp.f32(i32 3, float %y)
  ret float %z
}

define <3 x bfloat> @three(<3 x bfloat> %a) {
; CHECK-COUNT-3: carrier-places.ll:[[#@LINE+1]]:8: error: llvm.nvvm.fma.rn.bf16 needs sm_80 or higher
  %x = call <3 x bfloat> @llvm.nvvm.fma.v3bf16(i32 1, <3 x bfloat> %a, <3 x bfloat> %a, <3 x bfloat> %a)
; CHECK: 3 errors
  ret <3 x bfloat> %x
}

declare float @llvm.nvvm.rcp.f32(i32, float)
declare <3 x bfloat> @llvm.nvvm.fma.v3bf16(i32, <3 x bfloat>, <3 x bfloat>, <3 x bfloat>)
