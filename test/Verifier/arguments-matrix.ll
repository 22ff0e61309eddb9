; Scaled matrix products: the bytes and threads that supply the scales.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_120a --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16)
declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16)
declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16)
declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16)
declare { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.4x.f32.e2m1.e2m1.f32.ue4m3(i32, i32, i32, i32, i32, i32, float, float, float, float, i32, i16, i16, i32, i16, i16)

define void @legal(i16 %i16, i32 %i, float %f) {
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 0, i16 %i16, i32 %i, i16 %i16, i16 %i16)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 3, i16 %i16, i32 %i, i16 %i16, i16 %i16)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 0, i32 %i, i16 %i16, i16 %i16)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 1, i32 %i, i16 %i16, i16 %i16)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 %i16, i32 %i, i16 0, i16 %i16)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 %i16, i32 %i, i16 3, i16 %i16)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 %i16, i32 %i, i16 %i16, i16 0)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 %i16, i32 %i, i16 %i16, i16 3)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 0, i16 %i16, i32 %i, i16 %i16, i16 %i16)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 2, i16 %i16, i32 %i, i16 %i16, i16 %i16)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 %i16, i32 %i, i16 %i16, i16 3)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 0, i16 %i16, i32 %i, i16 %i16, i16 %i16)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 2, i16 %i16, i32 %i, i16 %i16, i16 %i16)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 %i16, i32 %i, i16 %i16, i16 3)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 0, i16 %i16, i32 %i, i16 %i16, i16 %i16)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 2, i16 %i16, i32 %i, i16 %i16, i16 %i16)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 %i16, i32 %i, i16 %i16, i16 3)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.4x.f32.e2m1.e2m1.f32.ue4m3(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 0, i16 %i16, i32 %i, i16 %i16, i16 %i16)
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.4x.f32.e2m1.e2m1.f32.ue4m3(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 %i16, i32 %i, i16 %i16, i16 3)
  ret void
}

define void @illegal(i16 %i16, i32 %i, float %f) {
; CHECK: :[[#@LINE+1]]:3: error: operand 11 of llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0 must be 0, 1, 2 or 3; it is 4 [intrinsic-immediate-value]
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 4, i16 %i16, i32 %i, i16 %i16, i16 %i16)
; CHECK: :[[#@LINE+1]]:3: error: operand 12 of llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0 must be 0 to 1; it is 2 [intrinsic-immediate-value]
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 2, i32 %i, i16 %i16, i16 %i16)
; CHECK: :[[#@LINE+1]]:3: error: operand 14 of llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0 must be 0, 1, 2 or 3; it is 4 [intrinsic-immediate-value]
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 %i16, i32 %i, i16 4, i16 %i16)
; CHECK: :[[#@LINE+1]]:3: error: operand 15 of llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0 must be 0 to 3; it is 4 [intrinsic-immediate-value]
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k32.row.col.mxf8f6f4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 %i16, i32 %i, i16 %i16, i16 4)
; CHECK: :[[#@LINE+1]]:3: error: operand 11 of llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0 must be 0 or 2; it is 1 [intrinsic-immediate-value]
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 1, i16 %i16, i32 %i, i16 %i16, i16 %i16)
; CHECK: :[[#@LINE+1]]:3: error: operand 11 of llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0 must be 0 or 2; it is 3 [intrinsic-immediate-value]
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 3, i16 %i16, i32 %i, i16 %i16, i16 %i16)
; CHECK: :[[#@LINE+1]]:3: error: operand 15 of llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0 must be 0 to 3; it is 4 [intrinsic-immediate-value]
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 %i16, i32 %i, i16 %i16, i16 4)
; CHECK: :[[#@LINE+1]]:3: error: operand 11 of llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0 must be 0 or 2; it is 1 [intrinsic-immediate-value]
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 1, i16 %i16, i32 %i, i16 %i16, i16 %i16)
; CHECK: :[[#@LINE+1]]:3: error: operand 15 of llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0 must be 0 to 3; it is 4 [intrinsic-immediate-value]
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 %i16, i32 %i, i16 %i16, i16 4)
; CHECK: :[[#@LINE+1]]:3: error: operand 11 of llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0 must be 0 or 2; it is 3 [intrinsic-immediate-value]
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 3, i16 %i16, i32 %i, i16 %i16, i16 %i16)
; CHECK: :[[#@LINE+1]]:3: error: operand 15 of llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0 must be 0 to 3; it is 4 [intrinsic-immediate-value]
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.2x.f32.e2m1.e2m1.f32.ue8m0(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 %i16, i32 %i, i16 %i16, i16 4)
; CHECK: :[[#@LINE+1]]:3: error: operand 11 of llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.4x.f32.e2m1.e2m1.f32.ue4m3 must be 0; it is 1 [intrinsic-immediate-value]
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.4x.f32.e2m1.e2m1.f32.ue4m3(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 1, i16 %i16, i32 %i, i16 %i16, i16 %i16)
; CHECK: :[[#@LINE+1]]:3: error: operand 11 of llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.4x.f32.e2m1.e2m1.f32.ue4m3 must be 0; it is 2 [intrinsic-immediate-value]
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.4x.f32.e2m1.e2m1.f32.ue4m3(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 2, i16 %i16, i32 %i, i16 %i16, i16 %i16)
; CHECK: :[[#@LINE+1]]:3: error: operand 15 of llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.4x.f32.e2m1.e2m1.f32.ue4m3 must be 0 to 3; it is 4 [intrinsic-immediate-value]
  call { float, float, float, float } @llvm.nvvm.mma.block.scale.m16n8k64.row.col.mxf4nvf4.scale.4x.f32.e2m1.e2m1.f32.ue4m3(i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, i32 %i, float %f, float %f, float %f, float %f, i32 %i, i16 %i16, i16 %i16, i32 %i, i16 %i16, i16 4)
  ret void
}
