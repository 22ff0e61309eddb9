; The mode of a shuffle is not a constant.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32, i32, i32, i32, i32)
define ptx_kernel void @k(i32 %x) {
  %a = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 -1, i32 %x, i32 %x, i32 1, i32 31)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
