; Constant memory may be read.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.memcpy.p0.p4.i64(ptr, ptr addrspace(4), i64, i1)
define ptx_kernel void @k(ptr addrspace(4) %s, ptr %d) {
  call void @llvm.memcpy.p0.p4.i64(ptr %d, ptr addrspace(4) %s, i64 4, i1 false)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
