; A matrix product.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, float, float, float, float)
define ptx_kernel void @k(<2 x half> %h) {
  %a = call { float, float, float, float } @llvm.nvvm.mma.m16n8k8.row.col.f32.f32(<2 x half> %h, <2 x half> %h, <2 x half> %h, float 0.0, float 0.0, float 0.0, float 0.0)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
