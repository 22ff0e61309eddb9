; objectsize.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
define ptx_kernel void @k(ptr %p) {
  %a = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 false, i1 true, i1 false)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
