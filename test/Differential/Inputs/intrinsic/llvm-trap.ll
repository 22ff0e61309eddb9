; trap and its kin.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.trap()
declare void @llvm.debugtrap()
declare void @llvm.ubsantrap(i8)
define ptx_kernel void @k() {
  call void @llvm.debugtrap()
  call void @llvm.ubsantrap(i8 1)
  call void @llvm.trap()
  unreachable
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
