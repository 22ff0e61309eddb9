; Votes as LLVM names them.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
define ptx_kernel void @k(i1 %x, i32 %y) {
  %a = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %x)
  %b = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %x)
  %c = call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %y)
  %d = call i32 @llvm.nvvm.redux.sync.add(i32 %y, i32 -1)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
