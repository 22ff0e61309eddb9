; Two branches on one result.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i1 @llvm.nvvm.branch.if.all.convergent()
define ptx_kernel void @k() {
  %a = call i1 @llvm.nvvm.branch.if.all.convergent()
  br i1 %a, label %x, label %y
x:
  br i1 %a, label %y, label %z
y:
  ret void
z:
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
