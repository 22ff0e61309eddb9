; Texture fetches through handles.
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64, float, float)
declare void @llvm.nvvm.sust.b.1d.i32.trap(i64, i32, i32)
define ptx_kernel void @k(i64 %t) {
  %a = call { float, float, float, float } @llvm.nvvm.tex.unified.2d.v4f32.f32(i64 %t, float 0.0, float 0.0)
  call void @llvm.nvvm.sust.b.1d.i32.trap(i64 %t, i32 0, i32 1)
  ret void
}

!nvvmir.version = !{!100}
!100 = !{i32 2, i32 0}
