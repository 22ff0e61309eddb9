; Asynchronous copies: sizes, and waiting for groups.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.cp.async.ca.shared.global.4.s(ptr addrspace(3), ptr addrspace(1), i32)
declare void @llvm.nvvm.cp.async.ca.shared.global.8.s(ptr addrspace(3), ptr addrspace(1), i32)
declare void @llvm.nvvm.cp.async.ca.shared.global.16.s(ptr addrspace(3), ptr addrspace(1), i32)
declare void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3), ptr addrspace(1), i32)
declare void @llvm.nvvm.cp.async.wait.group(i32)
declare void @llvm.nvvm.cp.async.bulk.wait.group(i32)
declare void @llvm.nvvm.cp.async.bulk.wait.group.read(i32)
declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3), ptr addrspace(3), ptr addrspace(1), i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7), ptr addrspace(3), ptr addrspace(1), i32, i16, i64, i1, i1)
declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7), ptr addrspace(3), ptr addrspace(3), i32)
declare void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1), ptr addrspace(3), i32, i64, i1)
declare void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1), i32, i64, i1)

define void @legal(i16 %i16, i64 %l, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(7) %c) {
  call void @llvm.nvvm.cp.async.ca.shared.global.4.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 0)
  call void @llvm.nvvm.cp.async.ca.shared.global.4.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 4)
  call void @llvm.nvvm.cp.async.ca.shared.global.8.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 0)
  call void @llvm.nvvm.cp.async.ca.shared.global.8.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 8)
  call void @llvm.nvvm.cp.async.ca.shared.global.16.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 0)
  call void @llvm.nvvm.cp.async.ca.shared.global.16.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 16)
  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 0)
  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 16)
  call void @llvm.nvvm.cp.async.wait.group(i32 0)
  call void @llvm.nvvm.cp.async.wait.group(i32 8)
  call void @llvm.nvvm.cp.async.bulk.wait.group(i32 0)
  call void @llvm.nvvm.cp.async.bulk.wait.group(i32 8)
  call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 0)
  call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 8)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) %s, ptr addrspace(3) %s, ptr addrspace(1) %g, i32 0, i64 %l, i1 false)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) %s, ptr addrspace(3) %s, ptr addrspace(1) %g, i32 16, i64 %l, i1 false)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) %s, ptr addrspace(3) %s, ptr addrspace(1) %g, i32 1048560, i64 %l, i1 false)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr addrspace(1) %g, i32 0, i16 %i16, i64 %l, i1 false, i1 false)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr addrspace(1) %g, i32 16, i16 %i16, i64 %l, i1 false, i1 false)
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr addrspace(1) %g, i32 1048560, i16 %i16, i64 %l, i1 false, i1 false)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr addrspace(3) %s, i32 0)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr addrspace(3) %s, i32 16)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr addrspace(3) %s, i32 1048560)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %g, ptr addrspace(3) %s, i32 0, i64 %l, i1 false)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %g, ptr addrspace(3) %s, i32 16, i64 %l, i1 false)
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %g, ptr addrspace(3) %s, i32 1048560, i64 %l, i1 false)
  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %g, i32 0, i64 %l, i1 false)
  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %g, i32 16, i64 %l, i1 false)
  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %g, i32 1048560, i64 %l, i1 false)
  ret void
}

define void @illegal(i16 %i16, i64 %l, ptr addrspace(1) %g, ptr addrspace(3) %s, ptr addrspace(7) %c) {
; CHECK: :[[#@LINE+1]]:3: error: operand 2 of llvm.nvvm.cp.async.ca.shared.global.4.s must be 0 to 4; it is 5 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.ca.shared.global.4.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 5)
; CHECK: :[[#@LINE+1]]:3: error: operand 2 of llvm.nvvm.cp.async.ca.shared.global.4.s must be 0 to 4; it is -1 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.ca.shared.global.4.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 -1)
; CHECK: :[[#@LINE+1]]:3: error: operand 2 of llvm.nvvm.cp.async.ca.shared.global.8.s must be 0 to 8; it is 9 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.ca.shared.global.8.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 9)
; CHECK: :[[#@LINE+1]]:3: error: operand 2 of llvm.nvvm.cp.async.ca.shared.global.8.s must be 0 to 8; it is -1 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.ca.shared.global.8.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 -1)
; CHECK: :[[#@LINE+1]]:3: error: operand 2 of llvm.nvvm.cp.async.ca.shared.global.16.s must be 0 to 16; it is 17 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.ca.shared.global.16.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 17)
; CHECK: :[[#@LINE+1]]:3: error: operand 2 of llvm.nvvm.cp.async.ca.shared.global.16.s must be 0 to 16; it is -1 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.ca.shared.global.16.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 -1)
; CHECK: :[[#@LINE+1]]:3: error: operand 2 of llvm.nvvm.cp.async.cg.shared.global.16.s must be 0 to 16; it is 17 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 17)
; CHECK: :[[#@LINE+1]]:3: error: operand 2 of llvm.nvvm.cp.async.cg.shared.global.16.s must be 0 to 16; it is -1 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.cg.shared.global.16.s(ptr addrspace(3) %s, ptr addrspace(1) %g, i32 -1)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.cp.async.wait.group should be at least 0; it is -1 [intrinsic-operand-value]
  call void @llvm.nvvm.cp.async.wait.group(i32 -1)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.cp.async.bulk.wait.group should be at least 0; it is -1 [intrinsic-operand-value]
  call void @llvm.nvvm.cp.async.bulk.wait.group(i32 -1)
; CHECK: :[[#@LINE+1]]:3: warning: operand 0 of llvm.nvvm.cp.async.bulk.wait.group.read should be at least 0; it is -1 [intrinsic-operand-value]
  call void @llvm.nvvm.cp.async.bulk.wait.group.read(i32 -1)
; CHECK: :[[#@LINE+1]]:3: error: operand 3 of llvm.nvvm.cp.async.bulk.global.to.shared.cta must be a multiple of 16; it is 8 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) %s, ptr addrspace(3) %s, ptr addrspace(1) %g, i32 8, i64 %l, i1 false)
; CHECK: :[[#@LINE+1]]:3: error: operand 3 of llvm.nvvm.cp.async.bulk.global.to.shared.cta must be a multiple of 16; it is 17 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) %s, ptr addrspace(3) %s, ptr addrspace(1) %g, i32 17, i64 %l, i1 false)
; CHECK: :[[#@LINE+1]]:3: error: operand 3 of llvm.nvvm.cp.async.bulk.global.to.shared.cta must be 0 to 1048560; it is 1048576 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cta(ptr addrspace(3) %s, ptr addrspace(3) %s, ptr addrspace(1) %g, i32 1048576, i64 %l, i1 false)
; CHECK: :[[#@LINE+1]]:3: error: operand 3 of llvm.nvvm.cp.async.bulk.global.to.shared.cluster must be a multiple of 16; it is 8 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr addrspace(1) %g, i32 8, i16 %i16, i64 %l, i1 false, i1 false)
; CHECK: :[[#@LINE+1]]:3: error: operand 3 of llvm.nvvm.cp.async.bulk.global.to.shared.cluster must be a multiple of 16; it is 17 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr addrspace(1) %g, i32 17, i16 %i16, i64 %l, i1 false, i1 false)
; CHECK: :[[#@LINE+1]]:3: error: operand 3 of llvm.nvvm.cp.async.bulk.global.to.shared.cluster must be 0 to 1048560; it is 1048576 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.global.to.shared.cluster(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr addrspace(1) %g, i32 1048576, i16 %i16, i64 %l, i1 false, i1 false)
; CHECK: :[[#@LINE+1]]:3: error: operand 3 of llvm.nvvm.cp.async.bulk.shared.cta.to.cluster must be a multiple of 16; it is 8 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr addrspace(3) %s, i32 8)
; CHECK: :[[#@LINE+1]]:3: error: operand 3 of llvm.nvvm.cp.async.bulk.shared.cta.to.cluster must be a multiple of 16; it is 17 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr addrspace(3) %s, i32 17)
; CHECK: :[[#@LINE+1]]:3: error: operand 3 of llvm.nvvm.cp.async.bulk.shared.cta.to.cluster must be 0 to 1048560; it is 1048576 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.cluster(ptr addrspace(7) %c, ptr addrspace(3) %s, ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 2 of llvm.nvvm.cp.async.bulk.shared.cta.to.global must be a multiple of 16; it is 8 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %g, ptr addrspace(3) %s, i32 8, i64 %l, i1 false)
; CHECK: :[[#@LINE+1]]:3: error: operand 2 of llvm.nvvm.cp.async.bulk.shared.cta.to.global must be a multiple of 16; it is 17 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %g, ptr addrspace(3) %s, i32 17, i64 %l, i1 false)
; CHECK: :[[#@LINE+1]]:3: error: operand 2 of llvm.nvvm.cp.async.bulk.shared.cta.to.global must be 0 to 1048560; it is 1048576 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.shared.cta.to.global(ptr addrspace(1) %g, ptr addrspace(3) %s, i32 1048576, i64 %l, i1 false)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.cp.async.bulk.prefetch.L2 must be a multiple of 16; it is 8 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %g, i32 8, i64 %l, i1 false)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.cp.async.bulk.prefetch.L2 must be a multiple of 16; it is 17 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %g, i32 17, i64 %l, i1 false)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.cp.async.bulk.prefetch.L2 must be 0 to 1048560; it is 1048576 [intrinsic-immediate-value]
  call void @llvm.nvvm.cp.async.bulk.prefetch.L2(ptr addrspace(1) %g, i32 1048576, i64 %l, i1 false)
  ret void
}
