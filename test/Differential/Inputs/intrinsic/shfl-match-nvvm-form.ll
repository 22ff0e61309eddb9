; Shuffles and matches as the NVVM IR specification names them.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32, i32, i32, i32, i32)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32(i32, i32)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i64(i32, i64)
define ptx_kernel void @k(i32 %m, i32 %x, i64 %y) {
  %a = call { i32, i1 } @llvm.nvvm.shfl.sync.i32(i32 %m, i32 2, i32 %x, i32 %x, i32 31)
  %b = call { i32, i1 } @llvm.nvvm.match.all.sync.i32(i32 %m, i32 %x)
  %c = call { i32, i1 } @llvm.nvvm.match.all.sync.i64(i32 %m, i64 %y)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
