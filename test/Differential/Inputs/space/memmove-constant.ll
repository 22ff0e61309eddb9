; memmove to constant memory.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.memmove.p4.p0.i64(ptr addrspace(4), ptr, i64, i1)
define ptx_kernel void @k(ptr addrspace(4) %d, ptr %s) {
  call void @llvm.memmove.p4.p0.i64(ptr addrspace(4) %d, ptr %s, i64 4, i1 false)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
