; Conversions between spaces of older modules.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr)
declare ptr @llvm.nvvm.ptr.shared.to.gen.p0.p3(ptr addrspace(3))
declare i1 @llvm.nvvm.isspacep.shared(ptr)
define ptx_kernel void @k(ptr %p, ptr addrspace(3) %s) {
  %a = call ptr addrspace(1) @llvm.nvvm.ptr.gen.to.global.p1.p0(ptr %p)
  %b = call ptr @llvm.nvvm.ptr.shared.to.gen.p0.p3(ptr addrspace(3) %s)
  %c = call i1 @llvm.nvvm.isspacep.shared(ptr %p)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
