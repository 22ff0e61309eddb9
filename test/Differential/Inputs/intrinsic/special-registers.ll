; Reading special registers.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i64 @llvm.nvvm.read.ptx.sreg.clock64()
define ptx_kernel void @k() {
  %a = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %d = call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
