; A constant argument that is none.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
define ptx_kernel void @k(ptr %p, i1 %v) {
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4, i1 %v)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
