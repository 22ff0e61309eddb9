; Barriers in memory: arrivals, expected bytes, parities.

; RUN: not nvvmc verify --profile=nvptx --arch=sm_90 --error-limit=0 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.mbarrier.init(ptr, i32)
declare i64 @llvm.nvvm.mbarrier.arrive.noComplete(ptr, i32)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete(ptr, i32)
declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete.shared(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.arrive.scope.cta.space.cluster(ptr addrspace(7), i32)
declare void @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cluster(ptr addrspace(7), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cta(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cluster(ptr addrspace(7), i32)
declare void @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cluster(ptr addrspace(7), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cta(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cluster(ptr addrspace(7), i32)
declare void @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cta.space.cluster(ptr addrspace(7), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cta(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cluster.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cluster(ptr addrspace(7), i32)
declare void @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cluster.space.cluster(ptr addrspace(7), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cluster(ptr addrspace(7), i32)
declare void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cluster(ptr addrspace(7), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cta(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cluster.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cluster(ptr addrspace(7), i32)
declare void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cluster.space.cluster(ptr addrspace(7), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cta(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cluster(ptr addrspace(7), i32)
declare void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cluster(ptr addrspace(7), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cta(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cluster.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cluster(ptr addrspace(7), i32)
declare void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cluster.space.cluster(ptr addrspace(7), i32)
declare void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cluster(ptr addrspace(7), i32)
declare void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cluster(ptr addrspace(7), i32)
declare void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cluster(ptr addrspace(7), i32)
declare void @llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cta(ptr addrspace(3), i32)
declare void @llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cluster(ptr addrspace(7), i32)
declare i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cluster.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cluster.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cluster.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cta.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cluster.space.cta(ptr addrspace(3), i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cta.space.cta(ptr addrspace(3), i32, i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cluster.space.cta(ptr addrspace(3), i32, i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cta.space.cta(ptr addrspace(3), i32, i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cluster.space.cta(ptr addrspace(3), i32, i32)

define void @legal(i32 %i, ptr %p, ptr addrspace(3) %s, ptr addrspace(7) %c) {
  call void @llvm.nvvm.mbarrier.init(ptr %p, i32 1)
  call void @llvm.nvvm.mbarrier.init(ptr %p, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.noComplete(ptr %p, i32 1)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete(ptr %p, i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %s, i32 1)
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %s, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3) %s, i32 1)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete.shared(ptr addrspace(3) %s, i32 1)
  call i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3) %s, i32 1)
  call i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %s, i32 0)
  call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1)
  call void @llvm.nvvm.mbarrier.arrive.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cluster(ptr addrspace(7) %c, i32 0)
  call void @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1)
  call i64 @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cta(ptr addrspace(3) %s, i32 0)
  call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1)
  call void @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 0)
  call void @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 1)
  call i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 0)
  call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1)
  call void @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cta.space.cluster(ptr addrspace(7) %c, i32 0)
  call void @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1)
  call i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 0)
  call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1)
  call void @llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 0)
  call void @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3) %s, i32 1)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cta(ptr addrspace(3) %s, i32 0)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1)
  call void @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cluster(ptr addrspace(7) %c, i32 0)
  call void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cluster.space.cta(ptr addrspace(3) %s, i32 0)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1)
  call void @llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 0)
  call void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 1)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 0)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1)
  call void @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cluster(ptr addrspace(7) %c, i32 0)
  call void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048575)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 0)
  call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1)
  call void @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 0)
  call void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta(ptr addrspace(3) %s, i32 -1048575)
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048575)
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cluster(ptr addrspace(7) %c, i32 -1048575)
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cta(ptr addrspace(3) %s, i32 -1048575)
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048575)
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 -1048575)
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(ptr addrspace(3) %s, i32 -1048575)
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048575)
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cluster(ptr addrspace(7) %c, i32 -1048575)
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cta(ptr addrspace(3) %s, i32 -1048575)
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048575)
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 -1048575)
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048575)
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3) %s, i32 0)
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3) %s, i32 1)
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cluster.space.cta(ptr addrspace(3) %s, i32 0)
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1)
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 0)
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 1)
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 0)
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) %s, i32 0)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) %s, i32 1)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cluster.space.cta(ptr addrspace(3) %s, i32 0)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 0)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 1)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 0)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cta.space.cta(ptr addrspace(3) %s, i32 0, i32 %i)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cta.space.cta(ptr addrspace(3) %s, i32 1, i32 %i)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cluster.space.cta(ptr addrspace(3) %s, i32 0, i32 %i)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1, i32 %i)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 0, i32 %i)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 1, i32 %i)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 0, i32 %i)
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1, i32 %i)
  ret void
}

define void @illegal(i32 %i, ptr %p, ptr addrspace(3) %s, ptr addrspace(7) %c) {
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.init should be 1 to 1048575; it is 0 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.init(ptr %p, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.init should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.init(ptr %p, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.noComplete must be other than 0; it is 0 [intrinsic-immediate-value]
  call i64 @llvm.nvvm.mbarrier.arrive.noComplete(ptr %p, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.noComplete should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.noComplete(ptr %p, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.drop.noComplete must be other than 0; it is 0 [intrinsic-immediate-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete(ptr %p, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.noComplete should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete(ptr %p, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.init.shared should be 1 to 1048575; it is 0 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %s, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.init.shared should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.noComplete.shared must be other than 0; it is 0 [intrinsic-immediate-value]
  call i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3) %s, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.noComplete.shared should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.noComplete.shared(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.drop.noComplete.shared must be other than 0; it is 0 [intrinsic-immediate-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete.shared(ptr addrspace(3) %s, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.noComplete.shared should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.noComplete.shared(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.scope.cta.space.cta must be other than 0; it is 0 [intrinsic-immediate-value]
  call i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3) %s, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.scope.cta.space.cta should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.scope.cta.space.cluster must be other than 0; it is 0 [intrinsic-immediate-value]
  call void @llvm.nvvm.mbarrier.arrive.scope.cta.space.cluster(ptr addrspace(7) %c, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.scope.cta.space.cluster should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cluster should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.scope.cluster.space.cta must be other than 0; it is 0 [intrinsic-immediate-value]
  call i64 @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cta(ptr addrspace(3) %s, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.scope.cluster.space.cta should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cta should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.scope.cluster.space.cluster must be other than 0; it is 0 [intrinsic-immediate-value]
  call void @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.scope.cluster.space.cluster should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cluster should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.expect.tx.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cta must be other than 0; it is 0 [intrinsic-immediate-value]
  call i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cta should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cta.space.cta should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cluster must be other than 0; it is 0 [intrinsic-immediate-value]
  call void @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cluster(ptr addrspace(7) %c, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cluster should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.relaxed.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cta.space.cluster should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cta must be other than 0; it is 0 [intrinsic-immediate-value]
  call i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cta should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cluster.space.cta should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cluster must be other than 0; it is 0 [intrinsic-immediate-value]
  call void @llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cluster should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.relaxed.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cluster.space.cluster should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.expect.tx.relaxed.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta must be other than 0; it is 0 [intrinsic-immediate-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3) %s, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cta should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cluster must be other than 0; it is 0 [intrinsic-immediate-value]
  call void @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cluster(ptr addrspace(7) %c, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cluster should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.drop.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cluster should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cta must be other than 0; it is 0 [intrinsic-immediate-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cta(ptr addrspace(3) %s, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cta should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cluster.space.cta should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cluster must be other than 0; it is 0 [intrinsic-immediate-value]
  call void @llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cluster should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.drop.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cluster.space.cluster should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cta must be other than 0; it is 0 [intrinsic-immediate-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cta should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cta should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cluster must be other than 0; it is 0 [intrinsic-immediate-value]
  call void @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cluster(ptr addrspace(7) %c, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cluster should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cluster should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cta must be other than 0; it is 0 [intrinsic-immediate-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cta should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cluster.space.cta should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call i64 @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cluster must be other than 0; it is 0 [intrinsic-immediate-value]
  call void @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 0)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cluster should be 1 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.drop.relaxed.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cluster.space.cluster should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.arrive.drop.expect.tx.relaxed.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta should be -1048575 to 1048575; it is -1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta(ptr addrspace(3) %s, i32 -1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cluster should be -1048575 to 1048575; it is -1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cluster(ptr addrspace(7) %c, i32 -1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cluster should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cta should be -1048575 to 1048575; it is -1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cta(ptr addrspace(3) %s, i32 -1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cta should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cluster should be -1048575 to 1048575; it is -1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 -1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cluster should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.expect.tx.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta should be -1048575 to 1048575; it is -1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(ptr addrspace(3) %s, i32 -1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cluster should be -1048575 to 1048575; it is -1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cluster(ptr addrspace(7) %c, i32 -1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cluster should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cta.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cta should be -1048575 to 1048575; it is -1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cta(ptr addrspace(3) %s, i32 -1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cta should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cta(ptr addrspace(3) %s, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cluster should be -1048575 to 1048575; it is -1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 -1048576)
; CHECK: :[[#@LINE+1]]:3: warning: operand 1 of llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cluster should be -1048575 to 1048575; it is 1048576 [intrinsic-operand-value]
  call void @llvm.nvvm.mbarrier.complete.tx.scope.cluster.space.cluster(ptr addrspace(7) %c, i32 1048576)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta must be 0 to 1; it is 2 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3) %s, i32 2)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta must be 0 to 1; it is -1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cta.space.cta(ptr addrspace(3) %s, i32 -1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.test.wait.parity.scope.cluster.space.cta must be 0 to 1; it is 2 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cluster.space.cta(ptr addrspace(3) %s, i32 2)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.test.wait.parity.scope.cluster.space.cta must be 0 to 1; it is -1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.scope.cluster.space.cta(ptr addrspace(3) %s, i32 -1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cta.space.cta must be 0 to 1; it is 2 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 2)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cta.space.cta must be 0 to 1; it is -1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 -1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cluster.space.cta must be 0 to 1; it is 2 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 2)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cluster.space.cta must be 0 to 1; it is -1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.test.wait.parity.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 -1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta must be 0 to 1; it is 2 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) %s, i32 2)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta must be 0 to 1; it is -1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) %s, i32 -1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.scope.cluster.space.cta must be 0 to 1; it is 2 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cluster.space.cta(ptr addrspace(3) %s, i32 2)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.scope.cluster.space.cta must be 0 to 1; it is -1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cluster.space.cta(ptr addrspace(3) %s, i32 -1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cta.space.cta must be 0 to 1; it is 2 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 2)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cta.space.cta must be 0 to 1; it is -1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 -1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cluster.space.cta must be 0 to 1; it is 2 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 2)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cluster.space.cta must be 0 to 1; it is -1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 -1)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cta.space.cta must be 0 to 1; it is 2 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cta.space.cta(ptr addrspace(3) %s, i32 2, i32 %i)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cta.space.cta must be 0 to 1; it is -1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cta.space.cta(ptr addrspace(3) %s, i32 -1, i32 %i)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cluster.space.cta must be 0 to 1; it is 2 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cluster.space.cta(ptr addrspace(3) %s, i32 2, i32 %i)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cluster.space.cta must be 0 to 1; it is -1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.scope.cluster.space.cta(ptr addrspace(3) %s, i32 -1, i32 %i)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cta.space.cta must be 0 to 1; it is 2 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 2, i32 %i)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cta.space.cta must be 0 to 1; it is -1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cta.space.cta(ptr addrspace(3) %s, i32 -1, i32 %i)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cluster.space.cta must be 0 to 1; it is 2 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 2, i32 %i)
; CHECK: :[[#@LINE+1]]:3: error: operand 1 of llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cluster.space.cta must be 0 to 1; it is -1 [intrinsic-immediate-value]
  call i1 @llvm.nvvm.mbarrier.try.wait.parity.tl.relaxed.scope.cluster.space.cta(ptr addrspace(3) %s, i32 -1, i32 %i)
  ret void
}
