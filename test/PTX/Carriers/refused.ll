; What PTX cannot say is refused with the reason, and verify predicts it.
;
; RUN: not nvvmc emit %s --arch=sm_100a -o - 2>&1 | FileCheck %s --implicit-check-not=error:
; RUN: not nvvmc verify --profile=nvptx %s --arch=sm_100a 2>&1 | FileCheck %s --implicit-check-not=error:
target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @refused(ptr addrspace(1) %p, ptr addrspace(3) %s, i32 %x, i1 %c, half %h, float %f) {
  ; CHECK: error: Bad membar op [emit-encoding]
  call void @llvm.nvvm.membar(i32 3)
  ; CHECK: error: cannot emit intrinsic llvm.nvvm.membar: operand 0 must be a constant [emit-unsupported-intrinsic]
  call void @llvm.nvvm.membar(i32 %x)
  ; CHECK: error: Invalid opcode for nvvm_fence_opcode intrinsic [emit-encoding]
  call void @llvm.nvvm.fence.opcode(i32 1)
  ; CHECK: error: PTX has no such proxy [emit-encoding]
  call void @llvm.nvvm.fence.proxy(i32 5)
  ; CHECK: error: bar.red combines predicates, and this intrinsic has none [emit-encoding]
  call void @llvm.nvvm.barrier(i32 2, i32 1, i32 64)
  ; CHECK: error: PTX has no such barrier [emit-encoding]
  call void @llvm.nvvm.barrier(i32 3, i32 1, i32 64)
  ; CHECK: error: PTX has no such vote [emit-encoding]
  %v = call i1 @llvm.nvvm.vote.only(i32 3, i1 %c)
  ; CHECK: error: Unhandled special register [emit-encoding]
  %r1 = call i32 @llvm.nvvm.read.sreg.i32(i32 50)
  store volatile i32 %r1, ptr addrspace(1) %p
  ; CHECK: error: Unsupported overloaded declaration of llvm.nvvm.read.sreg intrinsic [emit-encoding]
  %r2 = call i64 @llvm.nvvm.read.sreg.i64(i32 38)
  store volatile i64 %r2, ptr addrspace(1) %p
  ; CHECK: error: PTX rounds 16-bit floats to nearest only [emit-encoding]
  %h1 = call half @llvm.nvvm.sub.f16(i32 2, half %h, half %h)
  store volatile half %h1, ptr addrspace(1) %p
  ; CHECK: error: PTX clamps funnel shifts of 32 bits only [emit-encoding]
  %f1 = call i64 @llvm.nvvm.shf.i64(i32 0, i64 1, i64 2, i64 3)
  store volatile i64 %f1, ptr addrspace(1) %p
  ; CHECK: error: unsupported ordering for nvvm.atomic.rmw [emit-encoding]
  %a1 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(i32 65536, ptr addrspace(1) %p, i32 %x)
  ; CHECK: error: unsupported ordering for nvvm.atomic.rmw [emit-encoding]
  %a2 = call i32 @llvm.nvvm.atomic.cas.i32.p1(i32 917510, ptr addrspace(1) %p, i32 %x, i32 %x)
  ; CHECK: error: atomic operation 0x2 is not defined [emit-encoding]
  %a3 = call i32 @llvm.nvvm.atomic.rmw.i32.p1(i32 131073, ptr addrspace(1) %p, i32 %x)
  ; CHECK: error: PTX has no such atomic operation on this type [emit-encoding]
  %a6 = call i32 @llvm.nvvm.atomic.rmw.f16x2.p1(i32 458753, ptr addrspace(1) %p, i32 %x)
  ; CHECK: error: cannot emit intrinsic llvm.nvvm.ld: no access moves <4 x i64> at once [emit-unsupported-intrinsic]
  %l4 = call <4 x i64> @llvm.nvvm.ld.v4i64.p3(i64 0, ptr addrspace(3) %s, i64 0)
  ; CHECK: error: cannot emit intrinsic llvm.nvvm.atomic.rmw.i32: PTX has no form for a pointer to address space 5 [emit-unsupported-intrinsic]
  %a4 = call i32 @llvm.nvvm.atomic.rmw.i32.p5(i32 65537, ptr addrspace(5) null, i32 %x)
  ; CHECK: error: PTX has no such atomic operation on this type [emit-encoding]
  %a5 = call double @llvm.nvvm.atomic.rmw.f64.p1(i32 786433, ptr addrspace(1) %p, double 1.0)
  ; CHECK: error: Invalid memory model ordering for nvvm.red [emit-encoding]
  call void @llvm.nvvm.red.p1.i32(i32 68738, ptr addrspace(1) %p, i32 %x)
  ; CHECK: error: Invalid op and type combination for nvvm.red [emit-encoding]
  call void @llvm.nvvm.red.p1.f32(i32 196737, ptr addrspace(1) %p, float %f)
  ; CHECK: error: PTX has vectors in global memory only [emit-encoding]
  call void @llvm.nvvm.red.p1.v2f32(i32 199937, ptr addrspace(1) %p, <2 x float> zeroinitializer)
  ; CHECK: error: Invalid op and type combination for nvvm.red [emit-encoding]
  call void @llvm.nvvm.red.p1.v2f32(i32 202881, ptr addrspace(1) %p, <2 x float> zeroinitializer)
  ; CHECK: error: Invalid op and type combination for nvvm.red [emit-encoding]
  call void @llvm.nvvm.red.p1.v2f32(i32 298113, ptr addrspace(1) %p, <2 x float> zeroinitializer)
  ; CHECK: error: PTX has no deferred wait for copies [emit-encoding]
  call void @llvm.nvvm.memcpy.async.wait(i32 2, i32 0)
  ; CHECK: error: cp.async copies 4, 8 or 16 bytes [emit-encoding]
  call void @llvm.nvvm.memcpy.async(i32 0, ptr addrspace(3) %s, ptr addrspace(1) %p, i32 5, i32 9)
  ; CHECK: error: Unexpected rounding mode. [emit-encoding]
  %p1 = call i32 @llvm.nvvm.cvt.packfloat(i64 13314, i32 %x, i32 %x, i32 %x)
  store volatile i32 %p1, ptr addrspace(1) %p
  ; CHECK: error: Invalid Saturation Modifier. [emit-encoding]
  %p2 = call i32 @llvm.nvvm.cvt.packfloat(i64 17410, i32 %x, i32 %x, i32 %x)
  store volatile i32 %p2, ptr addrspace(1) %p
  ; CHECK: error: PTX has no conversion between these types [emit-encoding]
  %p3 = call i32 @llvm.nvvm.cvt.packfloat(i64 9283, i32 %x, i32 %x, i32 %x)
  store volatile i32 %p3, ptr addrspace(1) %p
  ; CHECK: error: cannot emit intrinsic llvm.nvvm.ld: no access moves <16 x i32> at once [emit-unsupported-intrinsic]
  %l1 = call <16 x i32> @llvm.nvvm.ld.v16i32.p1(i64 0, ptr addrspace(1) %p, i64 0)
  ret void
}

declare void @llvm.nvvm.membar(i32)
declare void @llvm.nvvm.fence.opcode(i32)
declare void @llvm.nvvm.fence.proxy(i32)
declare void @llvm.nvvm.barrier(i32, i32, i32)
declare i1 @llvm.nvvm.vote.only(i32, i1)
declare i32 @llvm.nvvm.read.sreg.i32(i32)
declare i64 @llvm.nvvm.read.sreg.i64(i32)
declare half @llvm.nvvm.sub.f16(i32, half, half)
declare i64 @llvm.nvvm.shf.i64(i32, i64, i64, i64)
declare i32 @llvm.nvvm.atomic.rmw.f16x2.p1(i32, ptr addrspace(1), i32)
declare <4 x i64> @llvm.nvvm.ld.v4i64.p3(i64, ptr addrspace(3), i64)
declare i32 @llvm.nvvm.atomic.rmw.i32.p1(i32, ptr addrspace(1), i32)
declare i32 @llvm.nvvm.atomic.rmw.i32.p5(i32, ptr addrspace(5), i32)
declare double @llvm.nvvm.atomic.rmw.f64.p1(i32, ptr addrspace(1), double)
declare i32 @llvm.nvvm.atomic.cas.i32.p1(i32, ptr addrspace(1), i32, i32)
declare void @llvm.nvvm.red.p1.i32(i32, ptr addrspace(1), i32)
declare void @llvm.nvvm.red.p1.f32(i32, ptr addrspace(1), float)
declare void @llvm.nvvm.red.p1.v2f32(i32, ptr addrspace(1), <2 x float>)
declare void @llvm.nvvm.memcpy.async.wait(i32, i32)
declare void @llvm.nvvm.memcpy.async(i32, ptr addrspace(3), ptr addrspace(1), i32, i32)
declare i32 @llvm.nvvm.cvt.packfloat(i64, i32, i32, i32)
declare <16 x i32> @llvm.nvvm.ld.v16i32.p1(i64, ptr addrspace(1), i64)
