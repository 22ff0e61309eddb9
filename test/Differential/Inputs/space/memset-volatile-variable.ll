; Length of no constant, volatile.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.memset.p3.i32(ptr addrspace(3), i8, i32, i1)
define ptx_kernel void @k(ptr addrspace(3) %d, i32 %n) {
  call void @llvm.memset.p3.i32(ptr addrspace(3) %d, i8 1, i32 %n, i1 true)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
