; Atomic increments of older modules.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare i32 @llvm.nvvm.atomic.load.inc.32.p1(ptr addrspace(1), i32)
declare float @llvm.nvvm.atomic.load.add.f32.p1(ptr addrspace(1), float)
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %a = call i32 @llvm.nvvm.atomic.load.inc.32.p1(ptr addrspace(1) %p, i32 7)
  %b = call float @llvm.nvvm.atomic.load.add.f32.p1(ptr addrspace(1) %p, float 1.0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
