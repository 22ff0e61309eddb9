; Other spaces are not looked at.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.memcpy.p6.p2.i64(ptr addrspace(6), ptr addrspace(2), i64, i1)
define ptx_kernel void @k(ptr addrspace(6) %d, ptr addrspace(2) %s) {
  call void @llvm.memcpy.p6.p2.i64(ptr addrspace(6) %d, ptr addrspace(2) %s, i64 4, i1 false)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
