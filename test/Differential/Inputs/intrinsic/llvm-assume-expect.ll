; Hints to the optimizer.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare void @llvm.assume(i1)
declare i32 @llvm.expect.i32(i32, i32)
declare i1 @llvm.is.constant.i32(i32)
define ptx_kernel void @k(i32 %x) {
  %a = icmp sgt i32 %x, 0
  call void @llvm.assume(i1 %a)
  %b = call i32 @llvm.expect.i32(i32 %x, i32 1)
  %c = call i1 @llvm.is.constant.i32(i32 %x)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
