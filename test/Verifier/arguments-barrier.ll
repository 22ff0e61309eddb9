; Barriers: 16 of a block, and whole warps.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.aligned.count(i32, i32)
declare void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32, i32)
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.count(i32, i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.count(i32, i32, i1)
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1)
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.count(i32, i32, i1)
declare void @llvm.nvvm.barrier.cta.sync.all(i32)
declare void @llvm.nvvm.barrier.cta.sync.count(i32, i32)
declare void @llvm.nvvm.barrier.cta.arrive.count(i32, i32)
declare i1 @llvm.nvvm.barrier.cta.red.and.all(i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.and.count(i32, i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.or.all(i32, i1)
declare i1 @llvm.nvvm.barrier.cta.red.or.count(i32, i32, i1)
declare i32 @llvm.nvvm.barrier.cta.red.popc.all(i32, i1)
declare i32 @llvm.nvvm.barrier.cta.red.popc.count(i32, i32, i1)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cta(ptr, i32)
declare void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cluster(ptr, i32)
declare void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.gpu(ptr, i32)
declare void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.sys(ptr, i32)

define void @legal(i1 %i1, i32 %i, ptr %p) {
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 15)
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 15, i32 %i)
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %i, i32 0)
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %i, i32 32)
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %i, i32 1024)
  call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 15, i32 %i)
  call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 %i, i32 32)
  call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 %i, i32 64)
  call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 15, i1 %i1)
  call i1 @llvm.nvvm.barrier.cta.red.and.aligned.count(i32 15, i32 %i, i1 %i1)
  call i1 @llvm.nvvm.barrier.cta.red.and.aligned.count(i32 %i, i32 0, i1 %i1)
  call i1 @llvm.nvvm.barrier.cta.red.and.aligned.count(i32 %i, i32 64, i1 %i1)
  call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 15, i1 %i1)
  call i1 @llvm.nvvm.barrier.cta.red.or.aligned.count(i32 15, i32 %i, i1 %i1)
  call i1 @llvm.nvvm.barrier.cta.red.or.aligned.count(i32 %i, i32 0, i1 %i1)
  call i1 @llvm.nvvm.barrier.cta.red.or.aligned.count(i32 %i, i32 64, i1 %i1)
  call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 15, i1 %i1)
  call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.count(i32 15, i32 %i, i1 %i1)
  call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.count(i32 %i, i32 0, i1 %i1)
  call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.count(i32 %i, i32 64, i1 %i1)
  call void @llvm.nvvm.barrier.cta.sync.all(i32 0)
  call void @llvm.nvvm.barrier.cta.sync.all(i32 15)
  call void @llvm.nvvm.barrier.cta.sync.count(i32 15, i32 %i)
  call void @llvm.nvvm.barrier.cta.sync.count(i32 %i, i32 0)
  call void @llvm.nvvm.barrier.cta.sync.count(i32 %i, i32 32)
  call void @llvm.nvvm.barrier.cta.sync.count(i32 %i, i32 1024)
  call void @llvm.nvvm.barrier.cta.arrive.count(i32 15, i32 %i)
  call void @llvm.nvvm.barrier.cta.arrive.count(i32 %i, i32 32)
  call void @llvm.nvvm.barrier.cta.arrive.count(i32 %i, i32 64)
  call i1 @llvm.nvvm.barrier.cta.red.and.all(i32 15, i1 %i1)
  call i1 @llvm.nvvm.barrier.cta.red.and.count(i32 15, i32 %i, i1 %i1)
  call i1 @llvm.nvvm.barrier.cta.red.and.count(i32 %i, i32 0, i1 %i1)
  call i1 @llvm.nvvm.barrier.cta.red.and.count(i32 %i, i32 64, i1 %i1)
  call i1 @llvm.nvvm.barrier.cta.red.or.all(i32 15, i1 %i1)
  call i1 @llvm.nvvm.barrier.cta.red.or.count(i32 15, i32 %i, i1 %i1)
  call i1 @llvm.nvvm.barrier.cta.red.or.count(i32 %i, i32 0, i1 %i1)
  call i1 @llvm.nvvm.barrier.cta.red.or.count(i32 %i, i32 64, i1 %i1)
  call i32 @llvm.nvvm.barrier.cta.red.popc.all(i32 15, i1 %i1)
  call i32 @llvm.nvvm.barrier.cta.red.popc.count(i32 15, i32 %i, i1 %i1)
  call i32 @llvm.nvvm.barrier.cta.red.popc.count(i32 %i, i32 0, i1 %i1)
  call i32 @llvm.nvvm.barrier.cta.red.popc.count(i32 %i, i32 64, i1 %i1)
  call void @llvm.nvvm.bar.warp.sync(i32 1)
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cta(ptr %p, i32 128)
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.cluster(ptr %p, i32 128)
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.gpu(ptr %p, i32 128)
  call void @llvm.nvvm.fence.proxy.tensormap_generic.acquire.sys(ptr %p, i32 128)
  ret void
}

define void @illegal(i1 %i1, i32 %i, ptr %p) {
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.sync.aligned.all must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 16)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.sync.aligned.all must be 0 to 15; it is -1 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 -1)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.sync.aligned.count must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 16, i32 %i)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.barrier.cta.sync.aligned.count must be a multiple of 32; it is 31 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %i, i32 31)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.barrier.cta.sync.aligned.count must be a multiple of 32; it is 33 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %i, i32 33)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.barrier.cta.sync.aligned.count should be 0 to 1024; it is 1056 [intrinsic-operand-value]
  call void @llvm.nvvm.barrier.cta.sync.aligned.count(i32 %i, i32 1056)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.arrive.aligned.count must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 16, i32 %i)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.barrier.cta.arrive.aligned.count must be other than 0; it is 0 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 %i, i32 0)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.barrier.cta.arrive.aligned.count must be a multiple of 32; it is 48 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.arrive.aligned.count(i32 %i, i32 48)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.red.and.aligned.all must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 16, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.red.and.aligned.count must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.barrier.cta.red.and.aligned.count(i32 16, i32 %i, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.barrier.cta.red.and.aligned.count must be a multiple of 32; it is 1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.barrier.cta.red.and.aligned.count(i32 %i, i32 1, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.red.or.aligned.all must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 16, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.red.or.aligned.count must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.barrier.cta.red.or.aligned.count(i32 16, i32 %i, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.barrier.cta.red.or.aligned.count must be a multiple of 32; it is 1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.barrier.cta.red.or.aligned.count(i32 %i, i32 1, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.red.popc.aligned.all must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 16, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.red.popc.aligned.count must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.count(i32 16, i32 %i, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.barrier.cta.red.popc.aligned.count must be a multiple of 32; it is 1 [intrinsic-immediate-value]
  call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.count(i32 %i, i32 1, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.sync.all must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.sync.all(i32 16)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.sync.all must be 0 to 15; it is -1 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.sync.all(i32 -1)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.sync.count must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.sync.count(i32 16, i32 %i)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.barrier.cta.sync.count must be a multiple of 32; it is 31 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.sync.count(i32 %i, i32 31)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.barrier.cta.sync.count must be a multiple of 32; it is 33 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.sync.count(i32 %i, i32 33)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.barrier.cta.sync.count should be 0 to 1024; it is 1056 [intrinsic-operand-value]
  call void @llvm.nvvm.barrier.cta.sync.count(i32 %i, i32 1056)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.arrive.count must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.arrive.count(i32 16, i32 %i)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.barrier.cta.arrive.count must be other than 0; it is 0 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.arrive.count(i32 %i, i32 0)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.barrier.cta.arrive.count must be a multiple of 32; it is 48 [intrinsic-immediate-value]
  call void @llvm.nvvm.barrier.cta.arrive.count(i32 %i, i32 48)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.red.and.all must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.barrier.cta.red.and.all(i32 16, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.red.and.count must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.barrier.cta.red.and.count(i32 16, i32 %i, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.barrier.cta.red.and.count must be a multiple of 32; it is 1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.barrier.cta.red.and.count(i32 %i, i32 1, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.red.or.all must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.barrier.cta.red.or.all(i32 16, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.red.or.count must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.barrier.cta.red.or.count(i32 16, i32 %i, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.barrier.cta.red.or.count must be a multiple of 32; it is 1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.barrier.cta.red.or.count(i32 %i, i32 1, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.red.popc.all must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call i32 @llvm.nvvm.barrier.cta.red.popc.all(i32 16, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 0 of llvm.nvvm.barrier.cta.red.popc.count must be 0 to 15; it is 16 [intrinsic-immediate-value]
  call i32 @llvm.nvvm.barrier.cta.red.popc.count(i32 16, i32 %i, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.barrier.cta.red.popc.count must be a multiple of 32; it is 1 [intrinsic-immediate-value]
  call i32 @llvm.nvvm.barrier.cta.red.popc.count(i32 %i, i32 1, i1 %i1)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.bar.warp.sync should be other than 0; it is 0 [intrinsic-operand-value]
  call void @llvm.nvvm.bar.warp.sync(i32 0)
  ret void
}
