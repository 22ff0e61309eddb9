; Barriers of a block, old and new.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.barrier0()
declare i32 @llvm.nvvm.barrier0.popc(i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
declare void @llvm.nvvm.barrier.sync(i32)
define ptx_kernel void @k() {
  call void @llvm.nvvm.barrier0()
  %a = call i32 @llvm.nvvm.barrier0.popc(i32 1)
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  call void @llvm.nvvm.barrier.sync(i32 1)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
