; Shuffles on machines whose lanes run in lockstep.

; RUN: nvvmc verify --profile=nvptx --arch=sm_60 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.shfl.up.i32(i32, i32, i32)
declare float @llvm.nvvm.shfl.up.f32(float, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.up.i32p(i32, i32, i32)
declare { float, i1 } @llvm.nvvm.shfl.up.f32p(float, i32, i32)
declare i32 @llvm.nvvm.shfl.down.i32(i32, i32, i32)
declare float @llvm.nvvm.shfl.down.f32(float, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.down.i32p(i32, i32, i32)
declare { float, i1 } @llvm.nvvm.shfl.down.f32p(float, i32, i32)
declare i32 @llvm.nvvm.shfl.bfly.i32(i32, i32, i32)
declare float @llvm.nvvm.shfl.bfly.f32(float, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.bfly.i32p(i32, i32, i32)
declare { float, i1 } @llvm.nvvm.shfl.bfly.f32p(float, i32, i32)
declare i32 @llvm.nvvm.shfl.idx.i32(i32, i32, i32)
declare float @llvm.nvvm.shfl.idx.f32(float, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.idx.i32p(i32, i32, i32)
declare { float, i1 } @llvm.nvvm.shfl.idx.f32p(float, i32, i32)

define void @legal(i32 %i, float %f) {
  call i32 @llvm.nvvm.shfl.up.i32(i32 %i, i32 %i, i32 31)
  call i32 @llvm.nvvm.shfl.up.i32(i32 %i, i32 %i, i32 7967)
  call float @llvm.nvvm.shfl.up.f32(float %f, i32 %i, i32 31)
  call float @llvm.nvvm.shfl.up.f32(float %f, i32 %i, i32 7967)
  call { i32, i1 } @llvm.nvvm.shfl.up.i32p(i32 %i, i32 %i, i32 31)
  call { i32, i1 } @llvm.nvvm.shfl.up.i32p(i32 %i, i32 %i, i32 7967)
  call { float, i1 } @llvm.nvvm.shfl.up.f32p(float %f, i32 %i, i32 31)
  call { float, i1 } @llvm.nvvm.shfl.up.f32p(float %f, i32 %i, i32 7967)
  call i32 @llvm.nvvm.shfl.down.i32(i32 %i, i32 %i, i32 31)
  call i32 @llvm.nvvm.shfl.down.i32(i32 %i, i32 %i, i32 7967)
  call float @llvm.nvvm.shfl.down.f32(float %f, i32 %i, i32 31)
  call float @llvm.nvvm.shfl.down.f32(float %f, i32 %i, i32 7967)
  call { i32, i1 } @llvm.nvvm.shfl.down.i32p(i32 %i, i32 %i, i32 31)
  call { i32, i1 } @llvm.nvvm.shfl.down.i32p(i32 %i, i32 %i, i32 7967)
  call { float, i1 } @llvm.nvvm.shfl.down.f32p(float %f, i32 %i, i32 31)
  call { float, i1 } @llvm.nvvm.shfl.down.f32p(float %f, i32 %i, i32 7967)
  call i32 @llvm.nvvm.shfl.bfly.i32(i32 %i, i32 %i, i32 31)
  call i32 @llvm.nvvm.shfl.bfly.i32(i32 %i, i32 %i, i32 7967)
  call float @llvm.nvvm.shfl.bfly.f32(float %f, i32 %i, i32 31)
  call float @llvm.nvvm.shfl.bfly.f32(float %f, i32 %i, i32 7967)
  call { i32, i1 } @llvm.nvvm.shfl.bfly.i32p(i32 %i, i32 %i, i32 31)
  call { i32, i1 } @llvm.nvvm.shfl.bfly.i32p(i32 %i, i32 %i, i32 7967)
  call { float, i1 } @llvm.nvvm.shfl.bfly.f32p(float %f, i32 %i, i32 31)
  call { float, i1 } @llvm.nvvm.shfl.bfly.f32p(float %f, i32 %i, i32 7967)
  call i32 @llvm.nvvm.shfl.idx.i32(i32 %i, i32 %i, i32 31)
  call i32 @llvm.nvvm.shfl.idx.i32(i32 %i, i32 %i, i32 7967)
  call float @llvm.nvvm.shfl.idx.f32(float %f, i32 %i, i32 31)
  call float @llvm.nvvm.shfl.idx.f32(float %f, i32 %i, i32 7967)
  call { i32, i1 } @llvm.nvvm.shfl.idx.i32p(i32 %i, i32 %i, i32 31)
  call { i32, i1 } @llvm.nvvm.shfl.idx.i32p(i32 %i, i32 %i, i32 7967)
  call { float, i1 } @llvm.nvvm.shfl.idx.f32p(float %f, i32 %i, i32 31)
  call { float, i1 } @llvm.nvvm.shfl.idx.f32p(float %f, i32 %i, i32 7967)
  ret void
}

define void @illegal(i32 %i, float %f) {
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.up.i32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.up.i32(i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.up.f32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.up.f32(float %f, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.up.i32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.up.i32p(i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.up.f32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.up.f32p(float %f, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.down.i32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.down.i32(i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.down.f32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.down.f32(float %f, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.down.i32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.down.i32p(i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.down.f32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.down.f32p(float %f, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.bfly.i32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.bfly.i32(i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.bfly.f32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.bfly.f32(float %f, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.bfly.i32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.bfly.i32p(i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.bfly.f32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.bfly.f32p(float %f, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.idx.i32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.idx.i32(i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.idx.f32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.idx.f32(float %f, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.idx.i32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.idx.i32p(i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 2 of llvm.nvvm.shfl.idx.f32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.idx.f32p(float %f, i32 %i, i32 32)
  ret void
}
