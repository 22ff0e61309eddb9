; Everything that the threads of a warp execute together counts as a barrier.

; RUN: nvvmc verify --profile=nvptx --arch=sm_90 %s 2>&1 \
; RUN:   | FileCheck %s '--implicit-check-not={{error|warning}}:'

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define internal i32 @shuffles(i32 %x) {
  %r = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %x, i32 1, i32 31)
  ret i32 %r
}
define internal i32 @matches(i32 %x) {
  %r = call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %x)
  ret i32 %r
}
define internal i32 @sums(i32 %x) {
  %r = call i32 @llvm.nvvm.redux.sync.add(i32 %x, i32 -1)
  ret i32 %r
}
define internal i32 @converges(i32 %x) convergent {
  %r = call i32 @llvm.nvvm.redux.sync.add(i32 %x, i32 -1)
  ret i32 %r
}
define internal i32 @alone() {
  %r = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %r
}

define ptx_kernel void @k() convergent {
; CHECK: [[#@LINE+1]]:8: warning: {{.*}}shuffles{{.*}} [misc-barrier-not-convergent]
  %a = call i32 @shuffles(i32 1)
; CHECK: [[#@LINE+1]]:8: warning: {{.*}}matches{{.*}} [misc-barrier-not-convergent]
  %b = call i32 @matches(i32 1)
; CHECK: [[#@LINE+1]]:8: warning: {{.*}}sums{{.*}} [misc-barrier-not-convergent]
  %c = call i32 @sums(i32 1)
  %d = call i32 @converges(i32 1)
  %e = call i32 @alone()
  ret void
}
