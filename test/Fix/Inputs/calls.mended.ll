target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

declare half @llvm.nvvm.cvt.f16.f32(i32, float) #0 ; conversions
declare i32 @llvm.nvvm.cvt.i32.f32(float, i32, i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.p1(i32, ptr addrspace(1), i32) ; kept
declare void @g()

define ptx_kernel void @k(ptr addrspace(1) %p, float %f, i32 %m) {
  %a = call half @llvm.nvvm.cvt.f16.f32(i32 4, float %f) #1 ; first
  %b = call half @llvm.nvvm.cvt.f16.f32(i32 16, float %f), !note !1
  ; One of two has no replacement, so both names are needed.
  %c = call i32 @llvm.nvvm.cvt.i32.f32.word(i32 16, float %f)
  %d = call i32 @llvm.nvvm.cvt.i32.f32(float %f, i32 5, i32 4)
  %e = tail call fast float @llvm.nvvm.add.rn.f(
      float noundef %f, ; left
      float 1.0 ; right
       )
  call void @llvm.nvvm.syncwarp(i32 0, i32 -1)
  call void @llvm.nvvm.membar.sys()
  %r = call i32 @llvm.nvvm.atomic.rmw.i32.p1(i32 65570, ptr addrspace(1) nonnull %p,	i32 %m)
  ; The type of the function is spelled.
  %s = call i32 (i32, ptr addrspace(1), i32) @llvm.nvvm.atomic.rmw.i32.p1(i32 65537, ptr addrspace(1) %p, i32 %r)
  call void @llvm.nvvm.memcpy.async.wait(i32 0, i32 0)
  ret void
}

declare i32 @llvm.nvvm.cvt.i32.f32.word(i32, float)

declare float @llvm.nvvm.add.rn.f(float, float)

declare void @llvm.nvvm.syncwarp(i32, i32)

declare void @llvm.nvvm.membar.sys()

declare void @llvm.nvvm.memcpy.async.wait(i32, i32)

attributes #0 = { nounwind }
attributes #1 = { nounwind }
!nvvmir.version = !{!0}
!0 = !{i32 2, i32 0}
!1 = !{!"llvm.nvvm.cvt.f16.f32"}
