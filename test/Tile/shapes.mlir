// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiles rearranged, scanned, multiplied: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

func.func @f(%x: !nv_tileas.tile<4xf32>) {
  // expected-error @below {{'nv_tileas.reshape' op cannot reshape '!nv_tileas.tile<4xf32>' to '!nv_tileas.tile<8xf32>'}}
  %r = nv_tileas.reshape %x : tile<4xf32> -> tile<8xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4xf32>) {
  %r = nv_tileas.reshape %x : tile<4xf32> -> tile<2x2xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4x2xf32>) {
  // expected-error @below {{'nv_tileas.permute' op expects a permutation of the dimensions of '!nv_tileas.tile<4x2xf32>', but got [0, 0]}}
  %r = nv_tileas.permute %x {permutation = array<i32: 0, 0>} : tile<4x2xf32> -> tile<4x4xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4x2xf32>) {
  // expected-error @below {{'nv_tileas.permute' op expects a result of '!nv_tileas.tile<2x4xf32>', but got '!nv_tileas.tile<4x2xf32>'}}
  %r = nv_tileas.permute %x {permutation = array<i32: 1, 0>} : tile<4x2xf32> -> tile<4x2xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4x2xf32>) {
  %r = nv_tileas.permute %x {permutation = array<i32: 1, 0>} : tile<4x2xf32> -> tile<2x4xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4x2xf32>) {
  // expected-error @below {{'nv_tileas.cat' op cannot put '!nv_tileas.tile<4x2xf32>' and '!nv_tileas.tile<4x2xf32>' together along 2 as '!nv_tileas.tile<4x4xf32>'}}
  %r = nv_tileas.cat %x, %x {axis = 2 : i32} : tile<4x2xf32>, tile<4x2xf32> -> tile<4x4xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4x2xf32>) {
  %r = nv_tileas.cat %x, %x {axis = 1 : i32} : tile<4x2xf32>, tile<4x2xf32> -> tile<4x4xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4x2xf32>, %i: index) {
  // expected-error @below {{'nv_tileas.extract_part' op expects parts of '!nv_tileas.tile<4x2xf32>' with a number for each dimension, but got '!nv_tileas.tile<2x2xf32>' and 1}}
  %r = nv_tileas.extract_part %x[%i] : tile<4x2xf32> -> tile<2x2xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4x2xf32>, %i: index) {
  %r = nv_tileas.extract_part %x[%i, %i] : tile<4x2xf32> -> tile<2x2xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4x2xf32>, %p: !nv_tileas.tile<8x2xf32>, %i: index) {
  // expected-error @below {{'nv_tileas.insert_part' op expects parts of '!nv_tileas.tile<4x2xf32>' with a number for each dimension, but got '!nv_tileas.tile<8x2xf32>' and 2}}
  %r = nv_tileas.insert_part %p, %x[%i, %i] : tile<8x2xf32>, tile<4x2xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4x2xf32>, %p: !nv_tileas.tile<2x2xf32>, %i: index) {
  %r = nv_tileas.insert_part %p, %x[%i, %i] : tile<2x2xf32>, tile<4x2xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4xf32>) {
  // expected-error @below {{'nv_tileas.reinterpret' op expects tiles of one dimension and as many bits, but got '!nv_tileas.tile<4xf32>' and '!nv_tileas.tile<4xi8>'}}
  %r = nv_tileas.reinterpret %x : tile<4xf32> -> tile<4xi8>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4xf32>) {
  %r = nv_tileas.reinterpret %x : tile<4xf32> -> tile<16xi8>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4xf32>) {
  // expected-error @below {{'nv_tileas.scan' op expects one combiner: a word or a region}}
  // expected-note @below {{words: 0, regions: 0}}
  %r = nv_tileas.scan %x {axis = 0 : i32} : tile<4xf32> -> tile<4xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4xf32>) {
  // expected-error @below {{'nv_tileas.scan' op expects a result of each source's type}}
  // expected-note @below {{the sources are of types '!nv_tileas.tile<4xf32>', the results of '!nv_tileas.tile<4xi32>'}}
  %r = nv_tileas.scan %x {axis = 0 : i32, combiner = #nv_tileas<combiner add>} : tile<4xf32> -> tile<4xi32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4xf32>) {
  // expected-error @below {{'nv_tileas.scan' op expects sources of one shape with dimension 'axis'}}
  // expected-note @below {{the axis is 1, the source is of type '!nv_tileas.tile<4xf32>'}}
  %r = nv_tileas.scan %x {axis = 1 : i32, combiner = #nv_tileas<combiner add>} : tile<4xf32> -> tile<4xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4xf32>) {
  // expected-error @below {{'nv_tileas.scan' op cannot combine floats by 'xor'}}
  %r = nv_tileas.scan %x {axis = 0 : i32, combiner = #nv_tileas<combiner xor>} : tile<4xf32> -> tile<4xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4xf32>) {
  // expected-error @below {{'nv_tileas.scan' op expects region argument types ['f32', 'f32'], but got: ['f32']}}
  %r = nv_tileas.scan %x {axis = 0 : i32} : tile<4xf32> -> tile<4xf32> {
  ^bb0(%a: f32):
    nv_tileas.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<4xf32>) {
  %r = nv_tileas.scan %x {axis = 0 : i32, reverse, combiner = #nv_tileas<combiner add>} : tile<4xf32> -> tile<4xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<4x4xf32>, %c: !nv_tileas.tile<4x4xf16>) {
  // expected-error @below {{'nv_tileas.mma' op has no product of 'f32' and 'f32' in 'f16' and 'f16'}}
  %r = nv_tileas.mma %a, %a, %c : tile<4x4xf32>, tile<4x4xf32>, tile<4x4xf16> -> tile<4x4xf16>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<4x4xf16>, %c: !nv_tileas.tile<4x4xf16>) {
  %r = nv_tileas.mma %a, %a, %c : tile<4x4xf16>, tile<4x4xf16>, tile<4x4xf16> -> tile<4x4xf16>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<4x4xi8>, %c: !nv_tileas.tile<4x4xi32>) {
  // expected-error @below {{'nv_tileas.mma' op expects signedness attributes for integers, and only for them}}
  // expected-note @below {{A and B are of 'i8'}}
  %r = nv_tileas.mma %a, %a, %c : tile<4x4xi8>, tile<4x4xi8>, tile<4x4xi32> -> tile<4x4xi32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<4x4xi8>, %c: !nv_tileas.tile<4x4xi32>) {
  %r = nv_tileas.mma %a, %a, %c {signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness unsigned>} : tile<4x4xi8>, tile<4x4xi8>, tile<4x4xi32> -> tile<4x4xi32>
  return
}
