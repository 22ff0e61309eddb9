; Warps: lanes that take part, and clamp words of shuffles.

; RUN: nvvmc verify --profile=nvptx --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32)
declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32, i32, i32, i32)
declare { float, i1 } @llvm.nvvm.shfl.sync.up.f32p(i32, float, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare float @llvm.nvvm.shfl.sync.down.f32(i32, float, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32, i32, i32, i32)
declare { float, i1 } @llvm.nvvm.shfl.sync.down.f32p(i32, float, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32, i32, i32, i32)
declare { float, i1 } @llvm.nvvm.shfl.sync.bfly.f32p(i32, float, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare float @llvm.nvvm.shfl.sync.idx.f32(i32, float, i32, i32)
declare { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32, i32, i32, i32)
declare { float, i1 } @llvm.nvvm.shfl.sync.idx.f32p(i32, float, i32, i32)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare i1 @llvm.nvvm.vote.uni.sync(i32, i1)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare i32 @llvm.nvvm.match.any.sync.i64(i32, i64)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32, i64)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare i32 @llvm.nvvm.redux.sync.min(i32, i32)
declare i32 @llvm.nvvm.redux.sync.max(i32, i32)
declare i32 @llvm.nvvm.redux.sync.umin(i32, i32)
declare i32 @llvm.nvvm.redux.sync.umax(i32, i32)
declare i32 @llvm.nvvm.redux.sync.and(i32, i32)
declare i32 @llvm.nvvm.redux.sync.or(i32, i32)
declare i32 @llvm.nvvm.redux.sync.xor(i32, i32)
declare { i32, i1 } @llvm.nvvm.elect.sync(i32)

define void @legal(i1 %i1, i32 %i, i64 %l, float %f) {
  call i32 @llvm.nvvm.shfl.sync.up.i32(i32 1, i32 %i, i32 %i, i32 %i)
  call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %i, i32 %i, i32 %i, i32 0)
  call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %i, i32 %i, i32 %i, i32 31)
  call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %i, i32 %i, i32 %i, i32 7967)
  call float @llvm.nvvm.shfl.sync.up.f32(i32 1, float %f, i32 %i, i32 %i)
  call float @llvm.nvvm.shfl.sync.up.f32(i32 %i, float %f, i32 %i, i32 0)
  call float @llvm.nvvm.shfl.sync.up.f32(i32 %i, float %f, i32 %i, i32 31)
  call float @llvm.nvvm.shfl.sync.up.f32(i32 %i, float %f, i32 %i, i32 7967)
  call { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32 1, i32 %i, i32 %i, i32 %i)
  call { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32 %i, i32 %i, i32 %i, i32 0)
  call { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32 %i, i32 %i, i32 %i, i32 31)
  call { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32 %i, i32 %i, i32 %i, i32 7967)
  call { float, i1 } @llvm.nvvm.shfl.sync.up.f32p(i32 1, float %f, i32 %i, i32 %i)
  call { float, i1 } @llvm.nvvm.shfl.sync.up.f32p(i32 %i, float %f, i32 %i, i32 0)
  call { float, i1 } @llvm.nvvm.shfl.sync.up.f32p(i32 %i, float %f, i32 %i, i32 31)
  call { float, i1 } @llvm.nvvm.shfl.sync.up.f32p(i32 %i, float %f, i32 %i, i32 7967)
  call i32 @llvm.nvvm.shfl.sync.down.i32(i32 1, i32 %i, i32 %i, i32 %i)
  call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %i, i32 %i, i32 %i, i32 0)
  call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %i, i32 %i, i32 %i, i32 31)
  call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %i, i32 %i, i32 %i, i32 7967)
  call float @llvm.nvvm.shfl.sync.down.f32(i32 1, float %f, i32 %i, i32 %i)
  call float @llvm.nvvm.shfl.sync.down.f32(i32 %i, float %f, i32 %i, i32 0)
  call float @llvm.nvvm.shfl.sync.down.f32(i32 %i, float %f, i32 %i, i32 31)
  call float @llvm.nvvm.shfl.sync.down.f32(i32 %i, float %f, i32 %i, i32 7967)
  call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 1, i32 %i, i32 %i, i32 %i)
  call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 %i, i32 %i, i32 %i, i32 0)
  call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 %i, i32 %i, i32 %i, i32 31)
  call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 %i, i32 %i, i32 %i, i32 7967)
  call { float, i1 } @llvm.nvvm.shfl.sync.down.f32p(i32 1, float %f, i32 %i, i32 %i)
  call { float, i1 } @llvm.nvvm.shfl.sync.down.f32p(i32 %i, float %f, i32 %i, i32 0)
  call { float, i1 } @llvm.nvvm.shfl.sync.down.f32p(i32 %i, float %f, i32 %i, i32 31)
  call { float, i1 } @llvm.nvvm.shfl.sync.down.f32p(i32 %i, float %f, i32 %i, i32 7967)
  call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 1, i32 %i, i32 %i, i32 %i)
  call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %i, i32 %i, i32 %i, i32 0)
  call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %i, i32 %i, i32 %i, i32 31)
  call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %i, i32 %i, i32 %i, i32 7967)
  call float @llvm.nvvm.shfl.sync.bfly.f32(i32 1, float %f, i32 %i, i32 %i)
  call float @llvm.nvvm.shfl.sync.bfly.f32(i32 %i, float %f, i32 %i, i32 0)
  call float @llvm.nvvm.shfl.sync.bfly.f32(i32 %i, float %f, i32 %i, i32 31)
  call float @llvm.nvvm.shfl.sync.bfly.f32(i32 %i, float %f, i32 %i, i32 7967)
  call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 1, i32 %i, i32 %i, i32 %i)
  call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 %i, i32 %i, i32 %i, i32 0)
  call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 %i, i32 %i, i32 %i, i32 31)
  call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 %i, i32 %i, i32 %i, i32 7967)
  call { float, i1 } @llvm.nvvm.shfl.sync.bfly.f32p(i32 1, float %f, i32 %i, i32 %i)
  call { float, i1 } @llvm.nvvm.shfl.sync.bfly.f32p(i32 %i, float %f, i32 %i, i32 0)
  call { float, i1 } @llvm.nvvm.shfl.sync.bfly.f32p(i32 %i, float %f, i32 %i, i32 31)
  call { float, i1 } @llvm.nvvm.shfl.sync.bfly.f32p(i32 %i, float %f, i32 %i, i32 7967)
  call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 1, i32 %i, i32 %i, i32 %i)
  call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %i, i32 %i, i32 %i, i32 0)
  call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %i, i32 %i, i32 %i, i32 31)
  call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %i, i32 %i, i32 %i, i32 7967)
  call float @llvm.nvvm.shfl.sync.idx.f32(i32 1, float %f, i32 %i, i32 %i)
  call float @llvm.nvvm.shfl.sync.idx.f32(i32 %i, float %f, i32 %i, i32 0)
  call float @llvm.nvvm.shfl.sync.idx.f32(i32 %i, float %f, i32 %i, i32 31)
  call float @llvm.nvvm.shfl.sync.idx.f32(i32 %i, float %f, i32 %i, i32 7967)
  call { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32 1, i32 %i, i32 %i, i32 %i)
  call { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32 %i, i32 %i, i32 %i, i32 0)
  call { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32 %i, i32 %i, i32 %i, i32 31)
  call { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32 %i, i32 %i, i32 %i, i32 7967)
  call { float, i1 } @llvm.nvvm.shfl.sync.idx.f32p(i32 1, float %f, i32 %i, i32 %i)
  call { float, i1 } @llvm.nvvm.shfl.sync.idx.f32p(i32 %i, float %f, i32 %i, i32 0)
  call { float, i1 } @llvm.nvvm.shfl.sync.idx.f32p(i32 %i, float %f, i32 %i, i32 31)
  call { float, i1 } @llvm.nvvm.shfl.sync.idx.f32p(i32 %i, float %f, i32 %i, i32 7967)
  call i1 @llvm.nvvm.vote.all.sync(i32 1, i1 %i1)
  call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %i1)
  call i1 @llvm.nvvm.vote.any.sync(i32 1, i1 %i1)
  call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %i1)
  call i1 @llvm.nvvm.vote.uni.sync(i32 1, i1 %i1)
  call i1 @llvm.nvvm.vote.uni.sync(i32 -1, i1 %i1)
  call i32 @llvm.nvvm.vote.ballot.sync(i32 1, i1 %i1)
  call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %i1)
  call i32 @llvm.nvvm.match.any.sync.i32(i32 1, i32 %i)
  call i32 @llvm.nvvm.match.any.sync.i64(i32 1, i64 %l)
  call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 1, i32 %i)
  call { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32 1, i64 %l)
  call i32 @llvm.nvvm.redux.sync.add(i32 %i, i32 1)
  call i32 @llvm.nvvm.redux.sync.min(i32 %i, i32 1)
  call i32 @llvm.nvvm.redux.sync.max(i32 %i, i32 1)
  call i32 @llvm.nvvm.redux.sync.umin(i32 %i, i32 1)
  call i32 @llvm.nvvm.redux.sync.umax(i32 %i, i32 1)
  call i32 @llvm.nvvm.redux.sync.and(i32 %i, i32 1)
  call i32 @llvm.nvvm.redux.sync.or(i32 %i, i32 1)
  call i32 @llvm.nvvm.redux.sync.xor(i32 %i, i32 1)
  call { i32, i1 } @llvm.nvvm.elect.sync(i32 1)
  ret void
}

define void @illegal(i1 %i1, i32 %i, i64 %l, float %f) {
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.up.i32 should be other than 0; it is 0 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.sync.up.i32(i32 0, i32 %i, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.up.i32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %i, i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.up.i32 should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %i, i32 %i, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.up.f32 should be other than 0; it is 0 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.sync.up.f32(i32 0, float %f, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.up.f32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.sync.up.f32(i32 %i, float %f, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.up.f32 should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.sync.up.f32(i32 %i, float %f, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.up.i32p should be other than 0; it is 0 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32 0, i32 %i, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.up.i32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32 %i, i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.up.i32p should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.sync.up.i32p(i32 %i, i32 %i, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.up.f32p should be other than 0; it is 0 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.sync.up.f32p(i32 0, float %f, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.up.f32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.sync.up.f32p(i32 %i, float %f, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.up.f32p should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.sync.up.f32p(i32 %i, float %f, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.down.i32 should be other than 0; it is 0 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.sync.down.i32(i32 0, i32 %i, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.down.i32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %i, i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.down.i32 should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %i, i32 %i, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.down.f32 should be other than 0; it is 0 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.sync.down.f32(i32 0, float %f, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.down.f32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.sync.down.f32(i32 %i, float %f, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.down.f32 should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.sync.down.f32(i32 %i, float %f, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.down.i32p should be other than 0; it is 0 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 0, i32 %i, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.down.i32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 %i, i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.down.i32p should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.sync.down.i32p(i32 %i, i32 %i, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.down.f32p should be other than 0; it is 0 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.sync.down.f32p(i32 0, float %f, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.down.f32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.sync.down.f32p(i32 %i, float %f, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.down.f32p should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.sync.down.f32p(i32 %i, float %f, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.bfly.i32 should be other than 0; it is 0 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 0, i32 %i, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.bfly.i32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %i, i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.bfly.i32 should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %i, i32 %i, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.bfly.f32 should be other than 0; it is 0 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.sync.bfly.f32(i32 0, float %f, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.bfly.f32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.sync.bfly.f32(i32 %i, float %f, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.bfly.f32 should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.sync.bfly.f32(i32 %i, float %f, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.bfly.i32p should be other than 0; it is 0 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 0, i32 %i, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.bfly.i32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 %i, i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.bfly.i32p should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.sync.bfly.i32p(i32 %i, i32 %i, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.bfly.f32p should be other than 0; it is 0 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.sync.bfly.f32p(i32 0, float %f, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.bfly.f32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.sync.bfly.f32p(i32 %i, float %f, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.bfly.f32p should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.sync.bfly.f32p(i32 %i, float %f, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.idx.i32 should be other than 0; it is 0 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 0, i32 %i, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.idx.i32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %i, i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.idx.i32 should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %i, i32 %i, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.idx.f32 should be other than 0; it is 0 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.sync.idx.f32(i32 0, float %f, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.idx.f32 should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.sync.idx.f32(i32 %i, float %f, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.idx.f32 should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call float @llvm.nvvm.shfl.sync.idx.f32(i32 %i, float %f, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.idx.i32p should be other than 0; it is 0 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32 0, i32 %i, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.idx.i32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32 %i, i32 %i, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.idx.i32p should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.shfl.sync.idx.i32p(i32 %i, i32 %i, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.shfl.sync.idx.f32p should be other than 0; it is 0 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.sync.idx.f32p(i32 0, float %f, i32 %i, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.idx.f32p should be made of the bits of 0x1f1f; it is 32 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.sync.idx.f32p(i32 %i, float %f, i32 %i, i32 32)
; CHECK: :[[#@LINE+1]]:3: warning: operand 3 of llvm.nvvm.shfl.sync.idx.f32p should be made of the bits of 0x1f1f; it is 8192 [intrinsic-operand-value]
  call { float, i1 } @llvm.nvvm.shfl.sync.idx.f32p(i32 %i, float %f, i32 %i, i32 8192)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.vote.all.sync should be other than 0; it is 0 [intrinsic-operand-value]
  call i1 @llvm.nvvm.vote.all.sync(i32 0, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.vote.any.sync should be other than 0; it is 0 [intrinsic-operand-value]
  call i1 @llvm.nvvm.vote.any.sync(i32 0, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.vote.uni.sync should be other than 0; it is 0 [intrinsic-operand-value]
  call i1 @llvm.nvvm.vote.uni.sync(i32 0, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.vote.ballot.sync should be other than 0; it is 0 [intrinsic-operand-value]
  call i32 @llvm.nvvm.vote.ballot.sync(i32 0, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.match.any.sync.i32 should be other than 0; it is 0 [intrinsic-operand-value]
  call i32 @llvm.nvvm.match.any.sync.i32(i32 0, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.match.any.sync.i64 should be other than 0; it is 0 [intrinsic-operand-value]
  call i32 @llvm.nvvm.match.any.sync.i64(i32 0, i64 %l)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.match.all.sync.i32p should be other than 0; it is 0 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 0, i32 %i)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.match.all.sync.i64p should be other than 0; it is 0 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.match.all.sync.i64p(i32 0, i64 %l)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.redux.sync.add should be other than 0; it is 0 [intrinsic-operand-value]
  call i32 @llvm.nvvm.redux.sync.add(i32 %i, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.redux.sync.min should be other than 0; it is 0 [intrinsic-operand-value]
  call i32 @llvm.nvvm.redux.sync.min(i32 %i, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.redux.sync.max should be other than 0; it is 0 [intrinsic-operand-value]
  call i32 @llvm.nvvm.redux.sync.max(i32 %i, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.redux.sync.umin should be other than 0; it is 0 [intrinsic-operand-value]
  call i32 @llvm.nvvm.redux.sync.umin(i32 %i, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.redux.sync.umax should be other than 0; it is 0 [intrinsic-operand-value]
  call i32 @llvm.nvvm.redux.sync.umax(i32 %i, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.redux.sync.and should be other than 0; it is 0 [intrinsic-operand-value]
  call i32 @llvm.nvvm.redux.sync.and(i32 %i, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.redux.sync.or should be other than 0; it is 0 [intrinsic-operand-value]
  call i32 @llvm.nvvm.redux.sync.or(i32 %i, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.redux.sync.xor should be other than 0; it is 0 [intrinsic-operand-value]
  call i32 @llvm.nvvm.redux.sync.xor(i32 %i, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.elect.sync should be other than 0; it is 0 [intrinsic-operand-value]
  call { i32, i1 } @llvm.nvvm.elect.sync(i32 0)
  ret void
}
