; A handle of a variable that is not a texture.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

@t = addrspace(1) global i64 0
declare i64 @llvm.nvvm.texsurf.handle.p1(metadata, ptr addrspace(1))
define ptx_kernel void @k() {
  %a = call i64 @llvm.nvvm.texsurf.handle.p1(metadata ptr addrspace(1) @t, ptr addrspace(1) @t)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
