target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 immarg)
define ptx_kernel void @k(ptr addrspace(1) %p, i32 %v) {
  %sum = call i32 @llvm.nvvm.redux.sync.add(i32 %v, i32 -1)
  store i32 %sum, ptr addrspace(1) %p
  call void @llvm.nvvm.setmaxnreg.inc.sync.aligned.u32(i32 232)
  ret void
}

!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
