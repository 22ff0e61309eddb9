; Intrinsics whose pointer may be generic or point to an address space get the space that is found,
; as atomics with a scope and matrices do; an atomic in local memory stays generic, since PTX has
; no other form.
; RUN: nvvmc emit %s --arch=sm_80 -O2 -o - | FileCheck %s
; RUN: nvvmc emit %s --arch=sm_80 -O0 -o - | FileCheck %s --check-prefix=PLAIN
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [4 x i32] undef

; PLAIN-LABEL: .entry atomics(
; PLAIN: atom.cta.add.u32 %r
; CHECK-LABEL: .entry atomics(
; CHECK: atom.cta.global.add.u32 [[A:%r[0-9]+]], [%rd{{[0-9]+}}+16], 3;
; CHECK: atom.sys.shared.cas.b32 %r{{[0-9]+}}, [s], [[A]], 3;
; CHECK: atom.cta.global.add.f32 %f{{[0-9]+}}, [%rd{{[0-9]+}}], 0f3F800000;
; CHECK: atom.cta.add.f32 %f{{[0-9]+}}, [%rd{{[0-9]+}}], 0f3F800000;
define ptx_kernel void @atomics(ptr %p, ptr %o, i1 %c) {
  %q = getelementptr i32, ptr %p, i32 4
  %a = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %q, i32 3)
  %b = call i32 @llvm.nvvm.atomic.cas.gen.i.sys.i32.p0(ptr addrspacecast (ptr addrspace(3) @s to ptr), i32 %a, i32 3)
  %l = alloca float
  store float 1.0, ptr %l
  %z = select i1 %c, ptr %p, ptr %q
  %f = call float @llvm.nvvm.atomic.add.gen.f.cta.f32.p0(ptr %z, float 1.0)
  %g = call float @llvm.nvvm.atomic.add.gen.f.cta.f32.p0(ptr %l, float 1.0)
  store i32 %b, ptr %o
  store float %f, ptr %o
  store float %g, ptr %o
  ret void
}

; CHECK-LABEL: .entry matrices(
; CHECK: wmma.load.a.sync.aligned.row.m16n16k16.global.f16
; CHECK: wmma.store.d.sync.aligned.row.m16n16k16.shared.f32
define ptx_kernel void @matrices(ptr %p) {
  %m = call { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %p, i32 16)
  %h = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %m, 0
  %x = bitcast <2 x half> %h to float
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr addrspacecast (ptr addrspace(3) @s to ptr), float %x, float %x, float %x, float %x, float %x, float %x, float %x, float %x, i32 16)
  ret void
}

declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.cas.gen.i.sys.i32.p0(ptr, i32, i32)
declare float @llvm.nvvm.atomic.add.gen.f.cta.f32.p0(ptr, float)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr, i32)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr, float, float, float, float, float, float, float, float, i32)
