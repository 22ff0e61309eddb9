target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare half @llvm.nvvm.cvt.f16.f32(float, i32, i32) #0 ; conversions
declare i32 @llvm.nvvm.cvt.i32.f32(float, i32, i32)
declare float @"llvm.nvvm.internal.satf.add.rn.f"(float, float, i32)
  declare void @llvm.nvvm.internal.syncwarp(i32, i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1), i32, i32) ; kept
declare void @llvm.nvvm.internal.wait(i32) declare void @g()

define ptx_kernel void @k(ptr addrspace(1) %p, float %f, i32 %m) {
  %a = call half @llvm.nvvm.cvt.f16.f32(float %f, i32 2, i32 1) #1 ; first
  %b = call half @llvm.nvvm.cvt.f16.f32(float %f, i32 2, i32 4), !note !1
  ; One of two has no replacement, so both names are needed.
  %c = call i32 @llvm.nvvm.cvt.i32.f32(float %f, i32 4, i32 4)
  %d = call i32 @llvm.nvvm.cvt.i32.f32(float %f, i32 5, i32 4)
  %e = tail call fast float @"llvm.nvvm.internal.satf.add.rn.f"(
      float noundef %f, ; left
      float 1.0 ; right
      , i32 0)
  call void @llvm.nvvm.internal.syncwarp(i32 0, i32 noundef %m)
  %r = call i32 @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) nonnull %p,	i32 %m, i32 65573)
  ; The type of the function is spelled.
  %s = call i32 (ptr addrspace(1), i32, i32) @llvm.nvvm.atomic.rmw.i32.p1(ptr addrspace(1) %p, i32 %r, i32 65537)
  call void @llvm.nvvm.internal.wait(i32 0)
  ret void
}

attributes #0 = { nounwind }
attributes #1 = { nounwind }
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
!1 = !{!"llvm.nvvm.cvt.f16.f32"}
