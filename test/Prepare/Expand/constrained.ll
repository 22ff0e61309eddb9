; A constrained operation that rounds to nearest is the ordinary one; other
; directions are part of the instruction.

; RUN: nvvmc emit --arch=sm_90 -O0 %s -o %t.ptx
; RUN: FileCheck %s < %t.ptx
; RUN: %if ptxas %{ %ptxas -arch=sm_90 -c %t.ptx -o /dev/null %}

target triple = "nvptx64-nvidia-cuda"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"

; CHECK-LABEL: sum(
; CHECK: add.rn.f32
define float @sum(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fadd.f32(float %a, float %b, metadata !"round.dynamic", metadata !"fpexcept.strict")
  ret float %r
}

; CHECK-LABEL: difference_up(
; CHECK: neg.f32
; CHECK: add.rp.f32
define float @difference_up(float %a, float %b) {
  %r = call float @llvm.experimental.constrained.fsub.f32(float %a, float %b, metadata !"round.upward", metadata !"fpexcept.strict")
  ret float %r
}

; CHECK-LABEL: root_down(
; CHECK: sqrt.rm.f64
define double @root_down(double %a) {
  %r = call double @llvm.experimental.constrained.sqrt.f64(double %a, metadata !"round.downward", metadata !"fpexcept.strict")
  ret double %r
}

; CHECK-LABEL: fused_to_zero(
; CHECK: fma.rz.f64
define double @fused_to_zero(double %a, double %b, double %c) {
  %r = call double @llvm.experimental.constrained.fma.f64(double %a, double %b, double %c, metadata !"round.towardzero", metadata !"fpexcept.strict")
  ret double %r
}

; CHECK-LABEL: half_sum_up(
; CHECK: add.rp.f32
; CHECK: cvt.rp.f16.f32
define half @half_sum_up(half %a, half %b) {
  %r = call half @llvm.experimental.constrained.fadd.f16(half %a, half %b, metadata !"round.upward", metadata !"fpexcept.strict")
  ret half %r
}

; The nearest bfloat, and the next one up if that is below.
; CHECK-LABEL: bfloat_sum_up(
; CHECK: add.rp.f32
; CHECK: setp.lt.f32
define bfloat @bfloat_sum_up(bfloat %a, bfloat %b) {
  %r = call bfloat @llvm.experimental.constrained.fadd.bf16(bfloat %a, bfloat %b, metadata !"round.upward", metadata !"fpexcept.strict")
  ret bfloat %r
}

; CHECK-LABEL: from_integer(
; CHECK: cvt.rz.f32.s32
define float @from_integer(i32 %a) {
  %r = call float @llvm.experimental.constrained.sitofp.f32.i32(i32 %a, metadata !"round.towardzero", metadata !"fpexcept.strict")
  ret float %r
}

; CHECK-LABEL: integral_up(
; CHECK: cvt.rpi.f32.f32
define float @integral_up(float %a) {
  %r = call float @llvm.experimental.constrained.rint.f32(float %a, metadata !"round.upward", metadata !"fpexcept.strict")
  ret float %r
}

; CHECK-LABEL: mode(
; CHECK: st.param.u32 {{.*}}, 1;
define i32 @mode() {
  %r = call i32 @llvm.get.rounding()
  ret i32 %r
}
