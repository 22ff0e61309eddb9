target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @one() {
  fence seq_cst
  fence acquire
  ret void
}

define void @two() convergent {
  fence seq_cst
  call void @llvm.nvvm.barrier.cluster.arrive()
  ret void
}

declare void @llvm.nvvm.barrier.cluster.arrive()

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
