; RUN: nvvmc lower %s --arch=sm_90 --relaxed-lowering | FileCheck %s

; Only patterns are checked here; execute.test executes the results.
target triple = "nvptx64-nvidia-cuda"

define float @keeps(float %a, float %b) {
; CHECK-LABEL: @keeps(
; CHECK-NEXT: %x = fadd nnan float %a, %b
; CHECK-NEXT: %y = fdiv float 1.000000e+00, %x
; CHECK-NEXT: %z = call float @llvm.sqrt.f32(float %y)
; CHECK-NEXT: %m = call nsz float @llvm.maximumnum.f32(float %z, float %b)
; CHECK-NEXT: ret float %m
  %x = call contract nnan float @llvm.nvvm.add.rn.f(float %a, float %b)
  %y = call float @llvm.nvvm.rcp.rn.f(float %x)
  %z = call afn float @llvm.nvvm.sqrt.rn.f(float %y)
  %m = call nsz float @llvm.nvvm.fmax.f(float %z, float %b)
  ret float %m
}

; A function that flushes denormals cannot have the form that does not.
define float @flushes(float %a, float %b) #0 {
; CHECK-LABEL: @flushes(
; CHECK-NEXT: %x = call float @llvm.nvvm.add.rn.f(float %a, float %b)
; CHECK-NEXT: %y = fmul float %x, %b
; CHECK-NEXT: %m = call float @llvm.nvvm.fmax.f(float %y, float %b)
; CHECK-NEXT: %n = call float @llvm.minimum.f32(float %m, float %b)
; CHECK-NEXT: %s = call float @llvm.sqrt.f32(float %n)
; CHECK-NEXT: ret float %s
  %x = call float @llvm.nvvm.add.rn.f(float %a, float %b)
  %y = call float @llvm.nvvm.mul.rn.ftz.f(float %x, float %b)
  %m = call float @llvm.nvvm.fmax.f(float %y, float %b)
  %n = call float @llvm.nvvm.fmin.ftz.nan.f(float %m, float %b)
  %s = call float @llvm.nvvm.sqrt.f(float %n)
  ret float %s
}

; And the other way round.
define float @keeps_from_flushing(float %a, float %b) {
; CHECK-LABEL: @keeps_from_flushing(
; CHECK-NEXT: %x = call float @llvm.nvvm.add.rn.ftz.f(float %a, float %b)
; CHECK-NEXT: ret float %x
  %x = call float @llvm.nvvm.add.rn.ftz.f(float %a, float %b)
  ret float %x
}

; Whether it flushes is only known at run time.
define float @either(float %a) #1 {
; CHECK-LABEL: @either(
; CHECK-NEXT: %x = call float @llvm.nvvm.ceil.f(float %a)
; CHECK-NEXT: %y = call float @llvm.nvvm.ceil.ftz.f(float %x)
; CHECK-NEXT: ret float %y
  %x = call float @llvm.nvvm.ceil.f(float %a)
  %y = call float @llvm.nvvm.ceil.ftz.f(float %x)
  ret float %y
}

; The floating-point environment is accessed.
define double @strict(double %a, double %b) strictfp {
; CHECK-LABEL: @strict(
; CHECK-NEXT: %x = call double @llvm.nvvm.add.rn.d(double %a, double %b) {{#[0-9]+}}
; CHECK-NEXT: ret double %x
  %x = call double @llvm.nvvm.add.rn.d(double %a, double %b) strictfp
  ret double %x
}

; Other rounding modes, saturation, approximations.
define float @others(float %a, float %b) {
; CHECK-LABEL: @others(
; CHECK-NEXT: %x = call float @llvm.nvvm.add.rz.f(float %a, float %b)
; CHECK-NEXT: %y = call float @llvm.nvvm.add.rn.sat.f(float %x, float %b)
; CHECK-NEXT: %z = call float @llvm.nvvm.sin.approx.f(float %y)
; CHECK-NEXT: ret float %z
  %x = call float @llvm.nvvm.add.rz.f(float %a, float %b)
  %y = call float @llvm.nvvm.add.rn.sat.f(float %x, float %b)
  %z = call float @llvm.nvvm.sin.approx.f(float %y)
  ret float %z
}

; sm_90 has it; IR cannot express halves that are flushed.
define <2 x half> @halves(<2 x half> %a, <2 x half> %b) {
; CHECK-LABEL: @halves(
; CHECK-NEXT: %x = call <2 x half> @llvm.fma.v2f16(<2 x half> %a, <2 x half> %b, <2 x half> %a)
; CHECK-NEXT: %y = call <2 x half> @llvm.nvvm.fma.rn.ftz.f16x2(<2 x half> %x, <2 x half> %b, <2 x half> %a)
; CHECK-NEXT: %z = call <2 x half> @llvm.minimum.v2f16(<2 x half> %y, <2 x half> %b)
; CHECK-NEXT: ret <2 x half> %z
  %x = call <2 x half> @llvm.nvvm.fma.rn.f16x2(<2 x half> %a, <2 x half> %b, <2 x half> %a)
  %y = call <2 x half> @llvm.nvvm.fma.rn.ftz.f16x2(<2 x half> %x, <2 x half> %b, <2 x half> %a)
  %z = call <2 x half> @llvm.nvvm.fmin.nan.f16x2(<2 x half> %y, <2 x half> %b)
  ret <2 x half> %z
}

define i32 @integers(i32 %a, i32 %b) {
; CHECK-LABEL: @integers(
; CHECK-NEXT: [[V1:%[0-9]+]] = zext i32 %a to i64
; CHECK-NEXT: [[V2:%[0-9]+]] = zext i32 %b to i64
; CHECK-NEXT: [[V3:%[0-9]+]] = mul i64 [[V1]], [[V2]]
; CHECK-NEXT: [[V4:%[0-9]+]] = lshr i64 [[V3]], 32
; CHECK-NEXT: %x = trunc i64 [[V4]] to i32
; CHECK-NEXT: [[V5:%[0-9]+]] = shl i32 %x, 8
; CHECK-NEXT: [[V6:%[0-9]+]] = ashr i32 [[V5]], 8
; CHECK-NEXT: [[V7:%[0-9]+]] = shl i32 %b, 8
; CHECK-NEXT: [[V8:%[0-9]+]] = ashr i32 [[V7]], 8
; CHECK-NEXT: %y = mul i32 [[V6]], [[V8]]
; CHECK-NEXT: [[V9:%[0-9]+]] = icmp slt i32 %y, %b
; CHECK-NEXT: [[V10:%[0-9]+]] = sub i32 %b, %y
; CHECK-NEXT: [[V11:%[0-9]+]] = sub i32 %y, %b
; CHECK-NEXT: [[V12:%[0-9]+]] = select i1 [[V9]], i32 [[V10]], i32 [[V11]]
; CHECK-NEXT: %z = add i32 [[V12]], %a
; CHECK-NEXT: ret i32 %z
  %x = call i32 @llvm.nvvm.mulhi.ui(i32 %a, i32 %b)
  %y = call i32 @llvm.nvvm.mul24.i(i32 %x, i32 %b)
  %z = call i32 @llvm.nvvm.sad.i(i32 %y, i32 %b, i32 %a)
  ret i32 %z
}

define i32 @bits(i32 %a, i64 %b) {
; CHECK-LABEL: @bits(
; CHECK-NEXT: [[V1:%[0-9]+]] = call i32 @llvm.ctlz.i32(i32 %a, i1 false)
; CHECK-NEXT: %x = sub i32 31, [[V1]]
; CHECK-NEXT: %u = lshr i64 %b, 3
; CHECK-NEXT: %v = or i64 %u, 1
; CHECK-NEXT: [[V2:%[0-9]+]] = call i64 @llvm.ctlz.i64(i64 %v, i1 true)
; CHECK-NEXT: %y = trunc i64 [[V2]] to i32
; CHECK-NEXT: %z = and i32 %y, 255
; CHECK-NEXT: [[V3:%[0-9]+]] = shl i32 %z, 29
; CHECK-NEXT: %w = ashr i32 [[V3]], 29
; CHECK-NEXT: %s = add i32 %x, %w
; CHECK-NEXT: %t = add i32 %s, 4080
; CHECK-NEXT: ret i32 %t
  %x = call i32 @llvm.nvvm.flo.u.i32(i32 %a, i1 false)
  %u = lshr i64 %b, 3
  %v = or i64 %u, 1
  %y = call i32 @llvm.nvvm.flo.s.i64(i64 %v, i1 true)
  %z = call i32 @llvm.nvvm.zext.clamp(i32 %y, i32 8)
  %w = call i32 @llvm.nvvm.sext.wrap(i32 %z, i32 35)
  %m = call i32 @llvm.nvvm.bmsk.clamp(i32 4, i32 8)
  %s = add i32 %x, %w
  %t = add i32 %s, %m
  ret i32 %t
}

; Unknown widths, and numbers that may be zero or negative.
define i32 @unknown(i32 %a, i32 %n) {
; CHECK-LABEL: @unknown(
; CHECK-NEXT: %x = call i32 @llvm.nvvm.zext.clamp(i32 %a, i32 %n)
; CHECK-NEXT: %y = call i32 @llvm.nvvm.bmsk.wrap(i32 %x, i32 3)
; CHECK-NEXT: %z = call i32 @llvm.nvvm.fns(i32 %y, i32 0, i32 1)
; CHECK-NEXT: %v = call i32 @llvm.nvvm.flo.u.i32(i32 %z, i1 true)
; CHECK-NEXT: %f = call i32 @llvm.nvvm.flo.s.i32(i32 %v, i1 false)
; CHECK-NEXT: ret i32 %z
  %x = call i32 @llvm.nvvm.zext.clamp(i32 %a, i32 %n)
  %y = call i32 @llvm.nvvm.bmsk.wrap(i32 %x, i32 3)
  %z = call i32 @llvm.nvvm.fns(i32 %y, i32 0, i32 1)
  %v = call i32 @llvm.nvvm.flo.u.i32(i32 %z, i1 true)
  %f = call i32 @llvm.nvvm.flo.s.i32(i32 %v, i1 false)
  ret i32 %z
}

define i32 @funnel(i32 %a, i32 %b, i32 %n) {
; CHECK-LABEL: @funnel(
; CHECK-NEXT: %x = call i32 @llvm.fshl.i32(i32 %a, i32 %b, i32 5)
; CHECK-NEXT: %small = and i32 %n, 31
; CHECK-NEXT: %z = call i32 @llvm.fshl.i32(i32 %x, i32 %b, i32 %small)
; CHECK-NEXT: %w = call i32 @llvm.nvvm.fshl.clamp.i32(i32 %z, i32 %b, i32 %n)
; CHECK-NEXT: ret i32 %w
  %x = call i32 @llvm.nvvm.fshl.clamp.i32(i32 %a, i32 %b, i32 5)
  %y = call i32 @llvm.nvvm.fshr.clamp.i32(i32 %x, i32 %b, i32 40)
  %small = and i32 %n, 31
  %z = call i32 @llvm.nvvm.fshl.clamp.i32(i32 %y, i32 %b, i32 %small)
  %w = call i32 @llvm.nvvm.fshl.clamp.i32(i32 %z, i32 %b, i32 %n)
  ret i32 %w
}

define ptr addrspace(1) @moves(ptr addrspace(1) %p, ptr %q) {
; CHECK-LABEL: @moves(
; CHECK-NEXT: %y = call ptr addrspace(1) @llvm.nvvm.move.ptr.p1.p0(ptr %q)
; CHECK-NEXT: %s = select i1 true, ptr addrspace(1) %p, ptr addrspace(1) %y
; CHECK-NEXT: ret ptr addrspace(1) %s
  %x = call ptr addrspace(1) @llvm.nvvm.move.ptr.p1.p1(ptr addrspace(1) %p)
  %y = call ptr addrspace(1) @llvm.nvvm.move.ptr.p1.p0(ptr %q)
  %s = select i1 true, ptr addrspace(1) %x, ptr addrspace(1) %y
  ret ptr addrspace(1) %s
}

define i1 @spaces(ptr addrspace(3) %p, ptr addrspace(7) %c, ptr %g) {
; CHECK-LABEL: @spaces(
; CHECK-NEXT: %s = addrspacecast ptr addrspace(3) %p to ptr
; CHECK-NEXT: %t = getelementptr inbounds i32, ptr %s, i64 4
; CHECK-NEXT: %u = getelementptr i32, ptr %s, i64 400000
; CHECK-NEXT: %b = call i1 @llvm.nvvm.isspacep.shared(ptr %u)
; CHECK-NEXT: %d = addrspacecast ptr addrspace(7) %c to ptr
; CHECK-NEXT: %e = call i1 @llvm.nvvm.isspacep.shared(ptr %d)
; CHECK-NEXT: %f = call i1 @llvm.nvvm.isspacep.shared(ptr %g)
; CHECK-NEXT: %x = select i1 true, i1 %b, i1 %e
; CHECK-NEXT: %y = xor i1 %x, %f
; CHECK-NEXT: ret i1 %y
  %s = addrspacecast ptr addrspace(3) %p to ptr
  %t = getelementptr inbounds i32, ptr %s, i64 4
  %a = call i1 @llvm.nvvm.isspacep.shared(ptr %t)
  %u = getelementptr i32, ptr %s, i64 400000
  %b = call i1 @llvm.nvvm.isspacep.shared(ptr %u)
  %d = addrspacecast ptr addrspace(7) %c to ptr
  %e = call i1 @llvm.nvvm.isspacep.shared(ptr %d)
  %f = call i1 @llvm.nvvm.isspacep.shared(ptr %g)
  %x = select i1 %a, i1 %b, i1 %e
  %y = xor i1 %x, %f
  ret i1 %y
}

declare i1 @llvm.nvvm.isspacep.shared(ptr)
declare float @llvm.nvvm.add.rn.f(float, float)
declare float @llvm.nvvm.add.rz.f(float, float)
declare float @llvm.nvvm.add.rn.sat.f(float, float)
declare float @llvm.nvvm.add.rn.ftz.f(float, float)
declare double @llvm.nvvm.add.rn.d(double, double)
declare float @llvm.nvvm.mul.rn.ftz.f(float, float)
declare float @llvm.nvvm.rcp.rn.f(float)
declare float @llvm.nvvm.sqrt.rn.f(float)
declare float @llvm.nvvm.sqrt.f(float)
declare float @llvm.nvvm.sin.approx.f(float)
declare float @llvm.nvvm.fmax.f(float, float)
declare float @llvm.nvvm.fmin.ftz.nan.f(float, float)
declare float @llvm.nvvm.ceil.f(float)
declare float @llvm.nvvm.ceil.ftz.f(float)
declare <2 x half> @llvm.nvvm.fma.rn.f16x2(<2 x half>, <2 x half>, <2 x half>)
declare <2 x half> @llvm.nvvm.fma.rn.ftz.f16x2(<2 x half>, <2 x half>, <2 x half>)
declare <2 x half> @llvm.nvvm.fmin.nan.f16x2(<2 x half>, <2 x half>)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32)
declare i32 @llvm.nvvm.mul24.i(i32, i32)
declare i32 @llvm.nvvm.sad.i(i32, i32, i32)
declare i32 @llvm.nvvm.flo.u.i32(i32, i1)
declare i32 @llvm.nvvm.flo.s.i32(i32, i1)
declare i32 @llvm.nvvm.flo.s.i64(i64, i1)
declare i32 @llvm.nvvm.zext.clamp(i32, i32)
declare i32 @llvm.nvvm.sext.wrap(i32, i32)
declare i32 @llvm.nvvm.bmsk.clamp(i32, i32)
declare i32 @llvm.nvvm.bmsk.wrap(i32, i32)
declare i32 @llvm.nvvm.fns(i32, i32, i32)
declare i32 @llvm.nvvm.fshl.clamp.i32(i32, i32, i32)
declare i32 @llvm.nvvm.fshr.clamp.i32(i32, i32, i32)
declare ptr addrspace(1) @llvm.nvvm.move.ptr.p1.p1(ptr addrspace(1))
declare ptr addrspace(1) @llvm.nvvm.move.ptr.p1.p0(ptr)

attributes #0 = { "denormal-fp-math-f32"="preserve-sign,preserve-sign" }
attributes #1 = { "denormal-fp-math-f32"="dynamic,dynamic" }
