// What has an instruction becomes one, on the machines that have it.
// RUN: nv-tileas-lower-numbers --arch=sm_80 %s | FileCheck %s --check-prefixes=CHECK,OLD
// RUN: nv-tileas-lower-numbers --arch=sm_90 %s | FileCheck %s --check-prefixes=CHECK,NEW

// CHECK-LABEL: @tanh(
// CHECK: call afn float @llvm.tanh.f32(float
func.func @tanh(%a: f32) -> f32 {
  %0 = nv_tileas.fp %a {kind = #nv_tileas<fp_kind tanh>, mode = #nv_tileas.fp<approx>} : f32
  return %0 : f32
}

// CHECK-LABEL: @div(
// CHECK: call float @llvm.nvvm.div.approx.ftz.f(float
func.func @div(%a: f32, %b: f32) -> f32 {
  %0 = nv_tileas.fp %a, %b {kind = #nv_tileas<fp_kind div>, mode = #nv_tileas.fp<approx, ftz>} : f32
  return %0 : f32
}

// CHECK-LABEL: @root(
// CHECK: call double @llvm.nvvm.sqrt.rp.d(double
func.func @root(%a: f64) -> f64 {
  %0 = nv_tileas.fp %a {kind = #nv_tileas<fp_kind sqrt>, mode = #nv_tileas.fp<positive_inf>} : f64
  return %0 : f64
}

// CHECK-LABEL: @narrow(
// OLD-NOT: llvm.nvvm.ff
// NEW: call i16 @llvm.nvvm.ff.to.e4m3x2.rn(float 0.000000e+00, float
func.func @narrow(%a: f32) -> f8E4M3FN {
  %0 = arith.truncf %a : f32 to f8E4M3FN
  return %0 : f8E4M3FN
}

// CHECK-LABEL: @widen(
// OLD-NOT: llvm.nvvm.e4m3
// NEW: call <2 x half> @llvm.nvvm.e4m3x2.to.f16x2.rn(i16
func.func @widen(%a: f8E4M3FN) -> f32 {
  %0 = arith.extf %a : f8E4M3FN to f32
  return %0 : f32
}

// CHECK-LABEL: @tensor(
// OLD-NOT: llvm.nvvm.f2tf32
// NEW: call i32 @llvm.nvvm.f2tf32.rn(float
func.func @tensor(%a: f32) -> tf32 {
  %0 = arith.truncf %a : f32 to tf32
  return %0 : tf32
}

// A shift of 32 bits stops at the width by itself.
// CHECK-LABEL: @shift(
// CHECK: call i32 @llvm.nvvm.fshl.clamp.i32(i32 %{{[0-9]+}}, i32 0, i32
// CHECK-NOT: select
// CHECK: ret void
func.func @shift(%a: i32, %b: i32) -> i32 {
  %0 = arith.shli %a, %b : i32
  return %0 : i32
}

// One function serves all uses.
// CHECK-LABEL: @sines(
// CHECK-COUNT-2: call float @__opennvvm_tile_sin_f32(
// CHECK: define internal float @__opennvvm_tile_sin_f32(
// CHECK-NOT: define internal float @__opennvvm_tile_sin_f32
func.func @sines(%a: f32) -> f32 {
  %0 = math.sin %a : f32
  %1 = math.sin %0 : f32
  return %1 : f32
}

// An exponential and a hyperbolic tangent have no branch and compare nothing but what says which
// formula it is.
// CHECK-LABEL: @exponential(
// CHECK: call float @llvm.nvvm.fma.rn.sat.f(
// CHECK: call float @llvm.nvvm.ex2.approx.ftz{{.*}}(
// CHECK-NOT: fcmp
// CHECK: ret void
func.func @exponential(%a: f32) -> f32 {
  %0 = math.exp %a : f32
  return %0 : f32
}

// CHECK-LABEL: @tangent(
// CHECK: call float @llvm.nvvm.ex2.approx.ftz{{.*}}(
// CHECK: call float @llvm.nvvm.rcp.approx.ftz.f(
// CHECK-NOT: llvm.nvvm.div
// CHECK: ret void
func.func @tangent(%a: f32) -> f32 {
  %0 = math.tanh %a : f32
  return %0 : f32
}
