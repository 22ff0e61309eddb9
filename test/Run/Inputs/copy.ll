target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @copy(ptr %from, ptr %to) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr float, ptr %from, i32 %t
  %v = load float, ptr %p
  %q = getelementptr float, ptr %to, i32 %t
  store float %v, ptr %q
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
