; Barriers in memory.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3), i32)
declare i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3))
declare i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3), i64)
define ptx_kernel void @k(ptr addrspace(3) %b) {
  call void @llvm.nvvm.mbarrier.init.shared(ptr addrspace(3) %b, i32 32)
  %a = call i64 @llvm.nvvm.mbarrier.arrive.shared(ptr addrspace(3) %b)
  %c = call i1 @llvm.nvvm.mbarrier.test.wait.shared(ptr addrspace(3) %b, i64 %a)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
