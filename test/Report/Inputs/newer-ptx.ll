target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define ptx_kernel void @k(ptr addrspace(1) %p) {
  call void @llvm.nvvm.discard.global.L2(ptr addrspace(1) %p, i64 128)
  ret void
}
declare void @llvm.nvvm.discard.global.L2(ptr addrspace(1), i64)
