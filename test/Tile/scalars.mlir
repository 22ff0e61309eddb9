// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers, and what is known of them: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

func.func @f(%x: f32) {
  // expected-error @below {{'nv_tileas.fp' op expects 2 operands for 'add', but got 1}}
  %r = nv_tileas.fp %x {kind = #nv_tileas<fp_kind add>, mode = #nv_tileas.fp<zero>} : f32
  return
}

// -----

func.func @f(%x: f32) {
  %r = nv_tileas.fp %x, %x {kind = #nv_tileas<fp_kind add>, mode = #nv_tileas.fp<zero>} : f32
  return
}

// -----

func.func @f(%x: f64) {
  // expected-error @below {{'nv_tileas.fp' op cannot compute 'add' of 'f64' by #nv_tileas.fp<zero, ftz>}}
  %r = nv_tileas.fp %x, %x {kind = #nv_tileas<fp_kind add>, mode = #nv_tileas.fp<zero, ftz>} : f64
  return
}

// -----

func.func @f(%x: f64) {
  %r = nv_tileas.fp %x, %x {kind = #nv_tileas<fp_kind add>, mode = #nv_tileas.fp<zero>} : f64
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'nv_tileas.fp' op cannot compute 'exp' of 'f32' by #nv_tileas.fp<positive_inf>}}
  %r = nv_tileas.fp %x {kind = #nv_tileas<fp_kind exp>, mode = #nv_tileas.fp<positive_inf>} : f32
  return
}

// -----

func.func @f(%x: f32) {
  %r = nv_tileas.fp %x {kind = #nv_tileas<fp_kind exp>, mode = #nv_tileas.fp<approx>} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'nv_tileas.fp' op cannot compute 'sqrt' of 'f32' by #nv_tileas.fp<full>}}
  %r = nv_tileas.fp %x {kind = #nv_tileas<fp_kind sqrt>, mode = #nv_tileas.fp<full>} : f32
  return
}

// -----

func.func @f(%x: f32) {
  %r = nv_tileas.fp %x, %x {kind = #nv_tileas<fp_kind div>, mode = #nv_tileas.fp<full, ftz>} : f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'nv_tileas.fp' op cannot compute 'mul' of 'f32' by #nv_tileas.fp<nearest_away>}}
  %r = nv_tileas.fp %x, %x {kind = #nv_tileas<fp_kind mul>, mode = #nv_tileas.fp<nearest_away>} : f32
  return
}

// -----

func.func @f(%x: f32) {
  %r = nv_tileas.fp %x, %x, %x {kind = #nv_tileas<fp_kind fma>, mode = #nv_tileas.fp<negative_inf, ftz>} : f32
  return
}

// -----

func.func @f(%t: !nv_tileas.tile<2xf32>) {
  // expected-error @below {{'nv_tileas.element' op expects a tile of one element of 'f32', but got '!nv_tileas.tile<2xf32>'}}
  %r = nv_tileas.element %t : tile<2xf32> -> f32
  return
}

// -----

func.func @f(%t: !nv_tileas.tile<1x1xf32>) {
  %r = nv_tileas.element %t : tile<1x1xf32> -> f32
  return
}

// -----

func.func @f(%x: f32) {
  // expected-error @below {{'nv_tileas.assume' op expects a fact about 'f32', but got #nv_tileas.div_by<16>}}
  %r = nv_tileas.assume %x {fact = #nv_tileas.div_by<16>} : f32
  return
}

// -----

func.func @f(%x: i32) {
  %r = nv_tileas.assume %x {fact = #nv_tileas.div_by<16>} : i32
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4xi32>) {
  // expected-error @below {{'nv_tileas.assume' op expects a fact about '!nv_tileas.tile<4xi32>', but got #nv_tileas.same_elements<[8]>}}
  %r = nv_tileas.assume %x {fact = #nv_tileas.same_elements<[8]>} : tile<4xi32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4xi32>) {
  %r = nv_tileas.assume %x {fact = #nv_tileas.same_elements<[4]>} : tile<4xi32>
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{'nv_tileas.assume' op expects a fact about 'i32', but got 1 : i32}}
  %r = nv_tileas.assume %x {fact = 1 : i32} : i32
  return
}

// -----

func.func @f(%x: i32) {
  %r = nv_tileas.assume %x {fact = #nv_tileas.bounded<lower = 0, upper = 7>} : i32
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{expects a divisor that is a power of two}}
  %r = nv_tileas.assume %x {fact = #nv_tileas.div_by<3>} : i32
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{expects 'every' together with 'along'}}
  %r = nv_tileas.assume %x {fact = #nv_tileas.div_by<4, every = 4>} : i32
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{expects a lower bound that is not above the upper}}
  %r = nv_tileas.assume %x {fact = #nv_tileas.bounded<lower = 2, upper = 1>} : i32
  return
}

// -----

func.func @f(%x: i32) {
  // expected-error @below {{expects groups of one element or more}}
  %r = nv_tileas.assume %x {fact = #nv_tileas.same_elements<[0]>} : i32
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4xf32>) {
  // expected-error @below {{'nv_tileas.print' op expects a value for each conversion of the format, but got 2 for 1}}
  nv_tileas.print "%d %%"(%x, %x) : tile<4xf32>, tile<4xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4xf32>) {
  nv_tileas.print "%d %% %d"(%x, %x) : tile<4xf32>, tile<4xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4xf32>) {
  // expected-error @below {{'nv_tileas.assert' op expects a condition of i1, but got '!nv_tileas.tile<4xf32>'}}
  nv_tileas.assert %x, "no" : tile<4xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4xi1>) {
  nv_tileas.assert %x, "no" : tile<4xi1>
  return
}
