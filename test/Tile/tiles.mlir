// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic on tiles, storage, waiting, and memory accessed by tiles of
// indices: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

func.func @f(%x: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.map' op expects a source and a result}}
  // expected-note @below {{sources: 1, results: 0}}
  "nv_tileas.map"(%x) ({
  ^bb0(%a: f32):
    nv_tileas.yield
  }) : (!nv_tileas.tile<64x64xf32>) -> ()
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>) {
  %r = "nv_tileas.map"(%x) ({
  ^bb0(%a: f32):
    nv_tileas.yield %a : f32
  }) : (!nv_tileas.tile<64x64xf32>) -> !nv_tileas.tile<64x64xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.map' op expects region argument types ['f32'], but got: ['f16']}}
  %r = nv_tileas.map %x : tile<64x64xf32> -> tile<64x64xf16> {
  ^bb0(%a: f16):
    nv_tileas.yield %a : f16
  }
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.map' op expects the region to yield ['f16'], but got: ['f32']}}
  %r = nv_tileas.map %x : tile<64x64xf32> -> tile<64x64xf16> {
  ^bb0(%a: f32):
    nv_tileas.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>) {
  %r = nv_tileas.map %x : tile<64x64xf32> -> tile<64x64xf16> {
  ^bb0(%a: f32):
    %b = arith.truncf %a : f32 to f16
    nv_tileas.yield %b : f16
  }
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.map' op expects only scalar operations of arith and math in its region}}
  %r = nv_tileas.map %x : tile<64x64xf32> -> tile<64x64xf32> {
  ^bb0(%a: f32):
    // expected-note @below {{this is 'nv_tileas.splat'}}
    %b = nv_tileas.splat %a : f32 -> tile<4xf32>
    nv_tileas.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.map' op requires the same shape for all operands and results}}
  // expected-note @below {{the first tile has shape [64, 64], another one is of type '!nv_tileas.tile<64x32xf32>'}}
  %r = nv_tileas.map %x : tile<64x64xf32> -> tile<64x32xf32> {
  ^bb0(%a: f32):
    nv_tileas.yield %a : f32
  }
  return
}

// -----

func.func @f() {
  // expected-error @below {{'nv_tileas.generate' op expects region argument types ['index', 'index'], but got: ['index']}}
  %r = nv_tileas.generate : tile<4x4xindex> {
  ^bb0(%a: index):
    nv_tileas.yield %a : index
  }
  return
}

// -----

func.func @f() {
  %r = nv_tileas.generate : tile<4x4xindex> {
  ^bb0(%a: index, %b: index):
    nv_tileas.yield %a : index
  }
  return
}

// -----

func.func @f(%s: f32) {
  // expected-error @below {{'nv_tileas.splat' op expects a value of type 'f16', but got 'f32'}}
  %r = nv_tileas.splat %s : f32 -> tile<4x4xf16>
  return
}

// -----

func.func @f(%s: f32) {
  %r = nv_tileas.splat %s : f32 -> tile<4x4xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.expand_dims' op expects 'axis' to be a dimension of the result, but got 3}}
  %r = nv_tileas.expand_dims %x {axis = 3 : i32} : tile<64x64xf32> -> tile<64x64x1xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>) {
  %r = nv_tileas.expand_dims %x {axis = 2 : i32} : tile<64x64xf32> -> tile<64x64x1xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.expand_dims' op expects a result of '!nv_tileas.tile<1x64x64xf32>', but got '!nv_tileas.tile<64x64x1xf32>'}}
  %r = nv_tileas.expand_dims %x {axis = 0 : i32} : tile<64x64xf32> -> tile<64x64x1xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>) {
  %r = nv_tileas.expand_dims %x {axis = 0 : i32} : tile<64x64xf32> -> tile<1x64x64xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x2xf32>) {
  // expected-error @below {{'nv_tileas.broadcast' op cannot broadcast '!nv_tileas.tile<64x2xf32>' to '!nv_tileas.tile<64x64xf32>'}}
  %r = nv_tileas.broadcast %x : tile<64x2xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x1xf32>) {
  // expected-error @below {{'nv_tileas.broadcast' op expects source and result to have the same element type}}
  // expected-note @below {{they are of 'f32' and 'f16'}}
  %r = nv_tileas.broadcast %x : tile<64x1xf32> -> tile<64x64xf16>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x1xf32>) {
  %r = nv_tileas.broadcast %x : tile<64x1xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.extract_slice' op expects a slice inside of '!nv_tileas.tile<64x64xf32>', but got '!nv_tileas.tile<64x32xf32>' at [0, 33]}}
  %r = nv_tileas.extract_slice %x [0, 33] : tile<64x64xf32> -> tile<64x32xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>) {
  %r = nv_tileas.extract_slice %x [0, 32] : tile<64x64xf32> -> tile<64x32xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>, %p: !nv_tileas.tile<4xf32>) {
  // expected-error @below {{'nv_tileas.insert_slice' op expects a slice inside of '!nv_tileas.tile<64x64xf32>', but got '!nv_tileas.tile<4xf32>' at [0]}}
  %r = nv_tileas.insert_slice %p, %x [0] : tile<4xf32>, tile<64x64xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x32xf32>) {
  // expected-error @below {{'nv_tileas.reduce' op expects one combiner: a word or a region}}
  // expected-note @below {{words: 1, regions: 1}}
  %r = nv_tileas.reduce %x {axis = 1 : i32, combiner = #nv_tileas<combiner add>} : tile<64x32xf32> -> tile<64xf32> {
  ^bb0(%a: f32, %b: f32):
    nv_tileas.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x32xf32>) {
  %r = nv_tileas.reduce %x {axis = 1 : i32, combiner = #nv_tileas<combiner add>} : tile<64x32xf32> -> tile<64xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x32xf32>) {
  // expected-error @below {{'nv_tileas.reduce' op expects one result for each source}}
  // expected-note @below {{sources: 1, results: 0}}
  nv_tileas.reduce %x {axis = 1 : i32, combiner = #nv_tileas<combiner add>} : tile<64x32xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x32xf32>) {
  // expected-error @below {{'nv_tileas.reduce' op expects sources of one shape with dimension 'axis'}}
  // expected-note @below {{the axis is 2, the source is of type '!nv_tileas.tile<64x32xf32>'}}
  %r = nv_tileas.reduce %x {axis = 2 : i32, combiner = #nv_tileas<combiner add>} : tile<64x32xf32> -> tile<64xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x32xf32>) {
  // expected-error @below {{'nv_tileas.reduce' op expects a result of '!nv_tileas.tile<32xf32>', but got '!nv_tileas.tile<64xf32>'}}
  %r = nv_tileas.reduce %x {axis = 0 : i32, combiner = #nv_tileas<combiner add>} : tile<64x32xf32> -> tile<64xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x32xf32>) {
  %r = nv_tileas.reduce %x {axis = 0 : i32, combiner = #nv_tileas<combiner add>} : tile<64x32xf32> -> tile<32xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x32xf32>) {
  // expected-error @below {{'nv_tileas.reduce' op cannot combine floats by 'xor'}}
  %r = nv_tileas.reduce %x {axis = 0 : i32, combiner = #nv_tileas<combiner xor>} : tile<64x32xf32> -> tile<32xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x32xf32>) {
  // expected-error @below {{'nv_tileas.reduce' op expects region argument types ['f32', 'f32'], but got: ['f32']}}
  %r = nv_tileas.reduce %x {axis = 1 : i32} : tile<64x32xf32> -> tile<64xf32> {
  ^bb0(%a: f32):
    nv_tileas.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x32xf32>) {
  %r = nv_tileas.reduce %x {axis = 1 : i32} : tile<64x32xf32> -> tile<64xf32> {
  ^bb0(%a: f32, %b: f32):
    nv_tileas.yield %a : f32
  }
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x32xf32>) {
  // expected-error @below {{'nv_tileas.shuffle' op expects 'axis' with either 'xor_mask' or 'rotate'}}
  // expected-note @below {{of 'axis', 'xor_mask' and 'rotate', it has 1}}
  %r = nv_tileas.shuffle %x {axis = 1 : i32} : tile<64x32xf32> -> tile<64x32xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x32xf32>) {
  %r = nv_tileas.shuffle %x {axis = 1 : i32, rotate = 99 : i64} : tile<64x32xf32> -> tile<64x32xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x32xf32>) {
  // expected-error @below {{'nv_tileas.shuffle' op expects a result of the source's type, with dimension 'axis'}}
  // expected-note @below {{the axis is 2, the source is of type '!nv_tileas.tile<64x32xf32>', the result of '!nv_tileas.tile<64x32xf32>'}}
  %r = nv_tileas.shuffle %x {axis = 2 : i32, rotate = 1 : i64} : tile<64x32xf32> -> tile<64x32xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x32xf32>) {
  // expected-error @below {{'nv_tileas.shuffle' op expects 'xor_mask' to be less than the extent of the axis}}
  // expected-note @below {{the mask is 32, the extent 32}}
  %r = nv_tileas.shuffle %x {axis = 1 : i32, xor_mask = 32 : i64} : tile<64x32xf32> -> tile<64x32xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x32xf32>) {
  %r = nv_tileas.shuffle %x {axis = 1 : i32, xor_mask = 31 : i64} : tile<64x32xf32> -> tile<64x32xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'nv_tileas.alloc_view' op cannot allocate global memory}}
  // expected-note @below {{the view is of type '!nv_tileas.tiled_view<4xf32>'}}
  %v = nv_tileas.alloc_view : tiled_view<4xf32>
  return
}

// -----

func.func @f() {
  %v = nv_tileas.alloc_view : tiled_view<4xf32, tmem>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'nv_tileas.alloc_view' op expects positive extents}}
  // expected-note @below {{the view is of type '!nv_tileas.tiled_view<0xf32, smem>'}}
  %v = nv_tileas.alloc_view : tiled_view<0xf32, smem>
  return
}

// -----

func.func @f() {
  %v = nv_tileas.alloc_view : tiled_view<3xf32, smem>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.async.wait' op expects a token to wait for}}
  // expected-note @below {{tiles among its operands: 1}}
  %r = nv_tileas.async.wait %x : tile<64x64xf32>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'nv_tileas.queue.create' op expects a positive depth, but got 0}}
  %q = nv_tileas.queue.create {depth = 0 : i32} : queue<f32>
  return
}

// -----

func.func @f() {
  %q = nv_tileas.queue.create {depth = 1 : i32} : queue<f32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.tmem_load' op expects a tile in tensor memory and one in registers, but got '!nv_tileas.tile<64x64xf32>' and '!nv_tileas.tile<64x64xf32>'}}
  %r = nv_tileas.tmem_load %x : tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf32>, %c: !nv_tileas.tile<64x32xf32, #nv_tileas.tmem<columns = 32>>) {
  // expected-error @below {{'nv_tileas.tmem_store' op expects tiles of one shape and element type}}
  // expected-note @below {{they are '!nv_tileas.tile<64x32xf32, #nv_tileas.tmem<columns = 32>>' and '!nv_tileas.tile<64x64xf32>'}}
  nv_tileas.tmem_store %x, %c : tile<64x64xf32>, tile<64x32xf32, #nv_tileas.tmem<columns = 32>>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<64x64xf32>, %i: !nv_tileas.tile<8xi32>, %f: !nv_tileas.tile<8xf32>, %k: !nv_tileas.tile<8xi16>) {
  // expected-error @below {{'nv_tileas.gather_load' op expects one index tile for each dimension of the view, but got 1 for 2}}
  %r = nv_tileas.gather_load %v[%i] : tiled_view<64x64xf32>, tile<8xi32> -> tile<8xf32>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<64x64xf32>, %i: !nv_tileas.tile<8xi32>, %f: !nv_tileas.tile<8xf32>, %k: !nv_tileas.tile<8xi16>) {
  %r = nv_tileas.gather_load %v[%i, %k] : tiled_view<64x64xf32>, tile<8xi32>, tile<8xi16> -> tile<8xf32>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<64x64xf32>, %i: !nv_tileas.tile<8xi32>, %f: !nv_tileas.tile<8xf32>, %k: !nv_tileas.tile<8xi16>) {
  // expected-error @below {{'nv_tileas.gather_load' op expects index tiles of integers in the shape of '!nv_tileas.tile<8xf32>', but got '!nv_tileas.tile<8xf32>'}}
  %r = nv_tileas.gather_load %v[%i, %f] : tiled_view<64x64xf32>, tile<8xi32>, tile<8xf32> -> tile<8xf32>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<64x64xf32>, %i: !nv_tileas.tile<8xi32>, %f: !nv_tileas.tile<8xf32>, %k: !nv_tileas.tile<8xi16>) {
  // expected-error @below {{'nv_tileas.gather_load' op expects a mask of i1 in the shape of '!nv_tileas.tile<8xf32>', but got '!nv_tileas.tile<8xi16>'}}
  %r = nv_tileas.gather_load %v[%i, %i] mask %k : tiled_view<64x64xf32>, tile<8xi32>, tile<8xi32>, tile<8xi16> -> tile<8xf32>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<64x64xf32>, %i: !nv_tileas.tile<8xi32>, %f: !nv_tileas.tile<8xf32>, %k: !nv_tileas.tile<8xi16>) {
  // expected-error @below {{'nv_tileas.gather_load' op tile element type must match view element type}}
  // expected-note @below {{the view is of 'f32', the tile of 'f16'}}
  %r = nv_tileas.gather_load %v[%i, %i] : tiled_view<64x64xf32>, tile<8xi32>, tile<8xi32> -> tile<8xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<64xi32>, %i: !nv_tileas.tile<8xi32>) {
  // expected-error @below {{'nv_tileas.gather_load' op NaN, infinities, and negative zero padding values are valid only for floating-point elements}}
  // expected-note @below {{the elements are of type 'i32'}}
  %r = nv_tileas.gather_load %v[%i] {padding_value = #nv_tileas<padding_value nan>} : tiled_view<64xi32>, tile<8xi32> -> tile<8xi32>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<64xi32>, %i: !nv_tileas.tile<8xi32>) {
  // expected-error @below {{expected the type of the mask}}
  %r = nv_tileas.gather_load %v[%i] mask %i : tiled_view<64xi32> -> tile<8xi32>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<64x64xf32>, %i: !nv_tileas.tile<8xi32>, %f: !nv_tileas.tile<8xf32>, %k: !nv_tileas.tile<8xi16>) {
  // expected-error @below {{'nv_tileas.scatter_store' op expects one index tile for each dimension of the view, but got 1 for 2}}
  nv_tileas.scatter_store %f, %v[%i] : tile<8xf32>, tiled_view<64x64xf32>, tile<8xi32>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<64x64xf32>, %i: !nv_tileas.tile<8xi32>, %f: !nv_tileas.tile<8xf32>, %k: !nv_tileas.tile<8xi16>) {
  nv_tileas.scatter_store %f, %v[%i, %i] : tile<8xf32>, tiled_view<64x64xf32>, tile<8xi32>, tile<8xi32>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<64xi32>, %i: !nv_tileas.tile<8xi32>) {
  // expected-error @below {{'nv_tileas.scatter_atomic_rmw' op tiled_atomic_rmw op cannot use xchg operation}}
  // expected-note @below {{the elements are of type 'i32'}}
  %r = nv_tileas.scatter_atomic_rmw %i, %v[%i] {rmw_mode = #nv_tileas<rmw_mode xchg>} : tile<8xi32>, tiled_view<64xi32>, tile<8xi32> -> tile<8xi32>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<64xi32>, %i: !nv_tileas.tile<8xi32>) {
  %r = nv_tileas.scatter_atomic_rmw %i, %v[%i] {rmw_mode = #nv_tileas<rmw_mode umax>} : tile<8xi32>, tiled_view<64xi32>, tile<8xi32> -> tile<8xi32>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<64xi32>, %i: !nv_tileas.tile<8xi32>) {
  // expected-error @below {{'nv_tileas.scatter_atomic_rmw' op memory scope is required when memory semantic is stronger than weak}}
  // expected-note @below {{the memory semantic is relaxed}}
  %r = nv_tileas.scatter_atomic_rmw %i, %v[%i] {rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic relaxed>} : tile<8xi32>, tiled_view<64xi32>, tile<8xi32> -> tile<8xi32>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<64xi32>, %i: !nv_tileas.tile<8xi32>) {
  %r = nv_tileas.scatter_atomic_rmw %i, %v[%i] {rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : tile<8xi32>, tiled_view<64xi32>, tile<8xi32> -> tile<8xi32>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<64xi32>, %i: !nv_tileas.tile<8xi32>) {
  // expected-error @below {{'nv_tileas.scatter_atomic_rmw' op expects a result of '!nv_tileas.tile<8xi32>', but got '!nv_tileas.tile<4xi32>'}}
  %r = nv_tileas.scatter_atomic_rmw %i, %v[%i] {rmw_mode = #nv_tileas<rmw_mode add>} : tile<8xi32>, tiled_view<64xi32>, tile<8xi32> -> tile<4xi32>
  return
}

// -----

func.func @f(%g: index) {
  // expected-error @below {{'nv_tileas.block_tile' op expects one index for each dimension in 'at', 'sizes' and 'strides'}}
  // expected-note @below {{the source has 2 dimensions, the view 2}}
  %v = nv_tileas.block_tile %g at [%g] : index -> tiled_view<4x4xf32>
  return
}

// -----

func.func @f(%g: index) {
  %v = nv_tileas.block_tile %g at [%g, %g] : index -> tiled_view<4x4xf32>
  return
}

// -----

func.func @f(%g: index) {
  // expected-error @below {{'nv_tileas.block_tile' op expects 'groups' to say what its operands are}}
  // expected-note @below {{operands after the source: 1}}
  %v = "nv_tileas.block_tile"(%g, %g) : (index, index) -> !nv_tileas.tiled_view<4xf32>
  return
}

// -----

func.func @f(%g: index) {
  %v = "nv_tileas.block_tile"(%g, %g) <{groups = array<i32: 1, 0, 0>}> : (index, index) -> !nv_tileas.tiled_view<4xf32>
  return
}

// -----

func.func @f(%g: index, %m: memref<8x8xf32>) {
  // expected-error @below {{'nv_tileas.block_tile' op has 'sizes' and 'strides' only if its source is an address}}
  // expected-note @below {{the source is of type 'memref<8x8xf32>'}}
  %v = nv_tileas.block_tile %m strides [%g, %g] : memref<8x8xf32> -> tiled_view<4x4xf32>
  return
}

// -----

func.func @f(%g: index, %m: memref<8x8xf32>) {
  %v = nv_tileas.block_tile %m at [%g, %g] : memref<8x8xf32> -> tiled_view<4x4xf32>
  return
}

// -----

func.func @f(%d: !nv_tileas.tma_desc<128x64xf16>, %s: !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>, %n: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op expects 'multicast' to list axes of the cluster: 0, 1, 2, each once}}
  // expected-note @below {{it lists 0}}
  %2 = nv_tileas.async.tiled_tma_load %d[%n, %n], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, multicast = array<i32: 0, 0>} : tma_desc<128x64xf16>, tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
  return
}

// -----

func.func @f(%d: !nv_tileas.tma_desc<128x64xf16>, %s: !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>, %n: index) {
  %2 = nv_tileas.async.tiled_tma_load %d[%n, %n], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, multicast = array<i32: 0, 2>} : tma_desc<128x64xf16>, tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
  return
}

// -----

// expected-error @below {{'func.func' op expects 'nv_tileas.kernel' to be a unit attribute}}
func.func private @f() attributes {nv_tileas.kernel = 1 : i32}

// -----

// expected-error @below {{'func.func' op expects 'nv_tileas.warps' to be a positive i32}}
func.func private @f() attributes {nv_tileas.warps = 0 : i32}

// -----

// expected-error @below {{'func.func' op expects 'nv_tileas.cluster' to be an array of three positive i32}}
func.func private @f() attributes {nv_tileas.cluster = array<i32: 2, 1>}

// -----

// expected-error @below {{'func.func' op expects 'nv_tileas.min_blocks' to be a positive i32}}
func.func private @f() attributes {nv_tileas.min_blocks = 1 : i64}

// -----

// expected-error @below {{'func.func' op has 'nv_tileas.kernel', which is for functions without results}}
func.func private @f() -> i32 attributes {nv_tileas.kernel}

// -----

func.func private @f() attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32, nv_tileas.cluster = array<i32: 2, 1, 1>, nv_tileas.min_blocks = 2 : i32}

// -----

// expected-error @below {{expects 'operand' to be 0 for A or 1 for B}}
func.func private @f() attributes {a = #nv_tileas.mma<#nv_tileas<atom f16>, operand = 2>}
