; The result goes elsewhere.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i1 @llvm.nvvm.branch.if.all.convergent()
define ptx_kernel void @k(ptr %p) {
  %a = call i1 @llvm.nvvm.branch.if.all.convergent()
  store i1 %a, ptr %p
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
