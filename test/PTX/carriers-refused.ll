; What PTX cannot say, or another back end owns, is refused with that reason.
;
; RUN: not nvvmc emit %s --arch=sm_100a -o - 2>&1 | FileCheck %s

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

define void @conversions(ptr %keep, ptr %p, float %f, i8 %b, <2 x float> %v) {
; CHECK: [[#@LINE+1]]:8: error: cannot emit intrinsic llvm.nvvm.cvt.i64.p0: PTX converts integers of 8, 16, 32 and 64 bits, half, bfloat, float and double, and vectors of them lane by lane
  %a = call i64 @llvm.nvvm.cvt.i64.p0(i32 4, ptr %p)
  store volatile i64 %a, ptr %keep
; CHECK: [[#@LINE+1]]:8: error: cannot emit intrinsic llvm.nvvm.cvt.i32.v2f32: PTX converts
  %c = call i32 @llvm.nvvm.cvt.i32.v2f32(i32 4, <2 x float> %v)
  store volatile i32 %c, ptr %keep
; CHECK: [[#@LINE+1]]:8: error: cannot emit intrinsic llvm.nvvm.cvt.i32.i8: only an integer of 16, 32 or 64 bits has a half that is a subword
  %d = call i32 @llvm.nvvm.cvt.i32.i8(i32 132, i8 %b)
  store volatile i32 %d, ptr %keep
; CHECK: [[#@LINE+1]]:8: error: cannot emit intrinsic llvm.nvvm.cvt.i32.f32: only an integer
  %e = call i32 @llvm.nvvm.cvt.i32.f32(i32 132, float %f)
  store volatile i32 %e, ptr %keep
; CHECK: [[#@LINE+1]]:8: error: cannot emit intrinsic llvm.nvvm.cvt.f32.f32: PTX has no cvt.rz between floats of one type
  %g = call float @llvm.nvvm.cvt.f32.f32(i32 16, float %f)
  store volatile float %g, ptr %keep
  ret void
}

define void @arithmetic(ptr %keep, double %d, half %h, bfloat %b, fp128 %q) {
; CHECK: cannot emit intrinsic llvm.nvvm.add.f64: PTX has no .sat for f64
  %a = call double @llvm.nvvm.add.f64(i32 9, double %d, double %d)
  store volatile double %a, ptr %keep
; CHECK: cannot emit intrinsic llvm.nvvm.mul.bf16: PTX has no .sat for bf16
  %c = call bfloat @llvm.nvvm.mul.bf16(i32 9, bfloat %b, bfloat %b)
  store volatile bfloat %c, ptr %keep
; CHECK: cannot emit intrinsic llvm.nvvm.add.f16: PTX rounds sums and products of 16-bit floats to nearest, and has no .rm for them
  %e = call half @llvm.nvvm.add.f16(i32 2, half %h, half %h)
  store volatile half %e, ptr %keep
; CHECK: cannot emit intrinsic llvm.nvvm.rcp.f16: PTX has no rcp of 16-bit floats
  %f = call half @llvm.nvvm.rcp.f16(i32 1, half %h)
  store volatile half %f, ptr %keep
; CHECK: cannot emit intrinsic llvm.nvvm.fma.f128: PTX computes with half, bfloat, float and double
  %g = call fp128 @llvm.nvvm.fma.f128(i32 1, fp128 %q, fp128 %q, fp128 %q)
  store volatile fp128 %g, ptr %keep
  ret void
}

; The constants are checked here as well, for the module may not be verified.
define void @illegal(ptr %keep, float %a, i32 %n) {
; CHECK: cannot emit intrinsic llvm.nvvm.add.f32: rounding, bits 2:0 of operand 0, is 5 instead of 1 (rn), 2 (rm), 3 (rp) or 4 (rz)
  %r = call float @llvm.nvvm.add.f32(i32 5, float %a, float %a)
  store volatile float %r, ptr %keep
; CHECK: cannot emit intrinsic llvm.nvvm.add.f32: operand 0 (word) is not a constant
  %s = call float @llvm.nvvm.add.f32(i32 %n, float %a, float %a)
  store volatile float %s, ptr %keep
; CHECK: cannot emit intrinsic llvm.nvvm.mul.f32: it is not declared as F (i32, F, F)
  %t = call float @llvm.nvvm.mul.f32(float %a, float %a)
  store volatile float %t, ptr %keep
  ret void
}

define void @other(ptr %keep, ptr addrspace(1) %p, ptr addrspace(3) %s, i32 %n, i1 %c, <3 x i32> %wide) {
; CHECK: cannot emit intrinsic llvm.nvvm.cctl.p1: PTX has no instruction that takes these numbers of caches and operations
  call void @llvm.nvvm.cctl.p1(i32 0, ptr addrspace(1) %p)
; CHECK: cannot emit intrinsic llvm.nvvm.load.constant.i32.i32: constant banks belong to another back end
  %a = call i32 @llvm.nvvm.load.constant.i32.i32(i32 0, i32 %n, i32 %n)
  store volatile i32 %a, ptr %keep
; CHECK: cannot emit intrinsic llvm.nvvm.trap: PTX's trap has no task
  call void @llvm.nvvm.trap(i32 1)
; CHECK: cannot emit intrinsic llvm.nvvm.discard.fragment: graphics stages belong to another back end; PTX has none
  call void @llvm.nvvm.discard.fragment(i1 %c)
; CHECK: cannot emit intrinsic llvm.nvvm.geometry.out: graphics stages
  call void @llvm.nvvm.geometry.out(i32 0, i32 %n)
; CHECK: cannot emit intrinsic llvm.nvvm.tex.query: its handle and word belong to another back end
  %b = call i32 @llvm.nvvm.tex.query(i32 0, i64 0, i32 0)
  store volatile i32 %b, ptr %keep
; CHECK: cannot emit intrinsic llvm.nvvm.atomic.cast.i32.p3: PTX has no atomic operation CAST or CAST_SPIN
  %d = call i32 @llvm.nvvm.atomic.cast.i32.p3(i32 983040, ptr addrspace(3) %s, i32 %n, i32 %n)
  store volatile i32 %d, ptr %keep
; CHECK: cannot emit intrinsic llvm.nvvm.vote: its mode is not a constant from 0 (all) to 3 (ballot)
  %e = call { i32, i1 } @llvm.nvvm.vote(i32 %n, i1 %c)
  store volatile { i32, i1 } %e, ptr %keep
; CHECK: cannot emit intrinsic llvm.nvvm.match.any.v3i32: PTX compares integers of at most 64 bits
  %f = call i32 @llvm.nvvm.match.any.v3i32(<3 x i32> %wide)
  store volatile i32 %f, ptr %keep
; CHECK: cannot emit intrinsic llvm.nvvm.mma.x: PTX has no mma.sync of shape 8x8x64 for fragments of s8 and u8
  %g = call <2 x i32> @llvm.nvvm.mma.x(i64 17180132608, <4 x i32> zeroinitializer, <4 x i32> zeroinitializer, <2 x i32> zeroinitializer)
  store volatile <2 x i32> %g, ptr %keep
  ret void
}

declare i64 @llvm.nvvm.cvt.i64.p0(i32, ptr)
declare i32 @llvm.nvvm.cvt.i32.v2f32(i32, <2 x float>)
declare i32 @llvm.nvvm.cvt.i32.i8(i32, i8)
declare i32 @llvm.nvvm.cvt.i32.f32(i32, float)
declare float @llvm.nvvm.cvt.f32.f32(i32, float)
declare double @llvm.nvvm.add.f64(i32, double, double)
declare bfloat @llvm.nvvm.mul.bf16(i32, bfloat, bfloat)
declare half @llvm.nvvm.add.f16(i32, half, half)
declare half @llvm.nvvm.rcp.f16(i32, half)
declare fp128 @llvm.nvvm.fma.f128(i32, fp128, fp128, fp128)
declare float @llvm.nvvm.add.f32(i32, float, float)
declare float @llvm.nvvm.mul.f32(float, float)
declare void @llvm.nvvm.cctl.p1(i32, ptr addrspace(1))
declare i32 @llvm.nvvm.load.constant.i32.i32(i32, i32, i32)
declare void @llvm.nvvm.trap(i32)
declare void @llvm.nvvm.discard.fragment(i1)
declare void @llvm.nvvm.geometry.out(i32, i32)
declare i32 @llvm.nvvm.tex.query(i32, i64, i32)
declare i32 @llvm.nvvm.atomic.cast.i32.p3(i32, ptr addrspace(3), i32, i32)
declare { i32, i1 } @llvm.nvvm.vote(i32, i1)
declare i32 @llvm.nvvm.match.any.v3i32(<3 x i32>)
declare <2 x i32> @llvm.nvvm.mma.x(i64, <4 x i32>, <4 x i32>, <2 x i32>)
