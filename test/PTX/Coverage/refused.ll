; What is not emitted, and why.

; RUN: not nvvmc emit --arch=sm_90 %s -o - 2>&1 | grep "error:" | FileCheck %s --implicit-check-not=error:

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK: error: cannot emit intrinsic llvm.tan.f32: PTX has no such function; libdevice has __nv_tanf, which --libdevice=FILE links
define float @tangent(float %a) {
  %r = call float @llvm.tan.f32(float %a)
  ret float %r
}

; CHECK: error: cannot emit intrinsic llvm.vscale.i64: PTX has no scalable vectors
define i64 @scale() {
  %r = call i64 @llvm.vscale.i64()
  ret i64 %r
}

; CHECK: error: cannot emit intrinsic llvm.eh.typeid.for.p0: PTX has no exceptions
define i32 @type_id() {
  %r = call i32 @llvm.eh.typeid.for.p0(ptr null)
  ret i32 %r
}

; CHECK: error: cannot emit intrinsic llvm.coro.noop: coroutines must be split before code generation
define ptr @coroutine() {
  %r = call ptr @llvm.coro.noop()
  ret ptr %r
}

; CHECK: error: cannot emit intrinsic llvm.set.rounding: the rounding mode is part of each PTX instruction
define void @set_rounding() {
  call void @llvm.set.rounding(i32 0)
  ret void
}

; CHECK: error: cannot emit intrinsic llvm.get.fpenv.i64: PTX has no floating-point environment
define i64 @environment() {
  %r = call i64 @llvm.get.fpenv.i64()
  ret i64 %r
}

; CHECK: error: cannot emit intrinsic llvm.experimental.constrained.fadd.f32: PTX has no instruction with this rounding mode
define float @nearest_away(float %a) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %a, metadata !"round.tonearestaway", metadata !"fpexcept.strict")
  ret float %r
}

; CHECK: error: cannot emit intrinsic llvm.experimental.constrained.sitofp.f32.i128: PTX has no instruction with this rounding mode
define float @wide_up(i128 %a) {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i128(i128 %a, metadata !"round.upward", metadata !"fpexcept.strict")
  ret float %r
}

; CHECK: error: cannot emit intrinsic llvm.read_register.i64: PTX registers are virtual
define i64 @register() {
  %r = call i64 @llvm.read_register.i64(metadata !0)
  ret i64 %r
}

!0 = !{!"rsp"}
