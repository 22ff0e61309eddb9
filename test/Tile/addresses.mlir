// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory accessed by addresses: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

func.func @f(%p: !nv_tileas.tile<4xi32>, %i: !nv_tileas.tile<4xi32>) {
  // expected-error @below {{'nv_tileas.offset' op expects addresses of i64, but got '!nv_tileas.tile<4xi32>'}}
  %r = nv_tileas.offset %p, %i {element = f32} : tile<4xi32>, tile<4xi32>
  return
}

// -----

func.func @f(%p: !nv_tileas.tile<4xi64>, %i: i32) {
  // expected-error @below {{'nv_tileas.offset' op expects offsets of integers in the shape of '!nv_tileas.tile<4xi64>', but got 'i32'}}
  %r = nv_tileas.offset %p, %i {element = f32} : tile<4xi64>, i32
  return
}

// -----

func.func @f(%p: i64, %i: i32) {
  // expected-error @below {{'nv_tileas.offset' op cannot count elements of 'none'}}
  %r = nv_tileas.offset %p, %i {element = none} : i64, i32
  return
}

// -----

func.func @f(%p: !nv_tileas.tile<4xi64>, %i: !nv_tileas.tile<4xi32>) {
  %r = nv_tileas.offset %p, %i {element = f32} : tile<4xi64>, tile<4xi32>
  return
}

// -----

func.func @f(%p: !nv_tileas.tile<4xi64>) {
  // expected-error @below {{'nv_tileas.load_at' op expects addresses of i64 in the shape of 'f32', but got '!nv_tileas.tile<4xi64>'}}
  %r = nv_tileas.load_at %p : tile<4xi64> -> f32
  return
}

// -----

func.func @f(%p: i64) {
  // expected-error @below {{'nv_tileas.load_at' op cannot access elements of 'none'}}
  %r = nv_tileas.load_at %p : i64 -> none
  return
}

// -----

func.func @f(%p: i64) {
  %r = nv_tileas.load_at %p : i64 -> f32
  return
}

// -----

func.func @f(%p: !nv_tileas.tile<4xi64>, %m: i1) {
  // expected-error @below {{'nv_tileas.load_at' op expects a mask of i1 in the shape of '!nv_tileas.tile<4xf32>', but got 'i1'}}
  %r = nv_tileas.load_at %p mask %m : tile<4xi64>, i1 -> tile<4xf32>
  return
}

// -----

func.func @f(%p: !nv_tileas.tile<4xi64>, %x: !nv_tileas.tile<4xf32>) {
  // expected-error @below {{'nv_tileas.load_at' op expects a padding of the result's type, with a mask and no padding value}}
  // expected-note @below {{the padding is of type '!nv_tileas.tile<4xf32>', the result of '!nv_tileas.tile<4xf32>'}}
  %r = nv_tileas.load_at %p padding %x : tile<4xi64>, tile<4xf32> -> tile<4xf32>
  return
}

// -----

func.func @f(%p: !nv_tileas.tile<4xi64>, %m: !nv_tileas.tile<4xi1>, %x: !nv_tileas.tile<4xf32>) {
  %r = nv_tileas.load_at %p mask %m padding %x : tile<4xi64>, tile<4xi1>, tile<4xf32> -> tile<4xf32>
  return
}

// -----

func.func @f(%p: i64, %m: i1) {
  // expected-error @below {{'nv_tileas.load_at' op NaN, infinities, and negative zero padding values are valid only for floating-point elements}}
  // expected-note @below {{the elements are of type 'i32'}}
  %r = nv_tileas.load_at %p mask %m {padding_value = #nv_tileas<padding_value nan>} : i64, i1 -> i32
  return
}

// -----

func.func @f(%p: i64) {
  // expected-error @below {{'nv_tileas.load_at' op load_at does not support 'release' memory semantic}}
  %r = nv_tileas.load_at %p {mem_semantic = #nv_tileas<mem_semantic release>, mem_scope = #nv_tileas<mem_scope gpu>} : i64 -> f32
  return
}

// -----

func.func @f(%p: i64) {
  // expected-error @below {{'nv_tileas.load_at' op memory scope is required when memory semantic is stronger than weak}}
  // expected-note @below {{the memory semantic is acquire}}
  %r = nv_tileas.load_at %p {mem_semantic = #nv_tileas<mem_semantic acquire>} : i64 -> f32
  return
}

// -----

func.func @f(%p: i64) {
  %r = nv_tileas.load_at %p {mem_semantic = #nv_tileas<mem_semantic acquire>, mem_scope = #nv_tileas<mem_scope gpu>} : i64 -> f32
  return
}

// -----

func.func @f(%p: i64, %x: f32) {
  // expected-error @below {{'nv_tileas.store_at' op store_at does not support 'acquire' memory semantic}}
  nv_tileas.store_at %x, %p {mem_semantic = #nv_tileas<mem_semantic acquire>, mem_scope = #nv_tileas<mem_scope gpu>} : f32, i64
  return
}

// -----

func.func @f(%p: i64, %x: f32) {
  nv_tileas.store_at %x, %p {mem_semantic = #nv_tileas<mem_semantic release>, mem_scope = #nv_tileas<mem_scope gpu>} : f32, i64
  return
}

// -----

func.func @f(%p: i64, %x: f32) {
  // expected-error @below {{'nv_tileas.atomic_rmw_at' op expects a result of 'f32', but got 'f64'}}
  %r = nv_tileas.atomic_rmw_at %x, %p {rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : f32, i64 -> f64
  return
}

// -----

func.func @f(%p: i64, %x: f32) {
  // expected-error @below {{'nv_tileas.atomic_rmw_at' op has no 'xor' of 'f32'}}
  %r = nv_tileas.atomic_rmw_at %x, %p {rmw_mode = #nv_tileas<rmw_mode xor>, mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : f32, i64 -> f32
  return
}

// -----

func.func @f(%p: i64, %x: f32) {
  // expected-error @below {{'nv_tileas.atomic_rmw_at' op atomic_rmw_at does not support 'weak' memory semantic}}
  %r = nv_tileas.atomic_rmw_at %x, %p {rmw_mode = #nv_tileas<rmw_mode add>} : f32, i64 -> f32
  return
}

// -----

func.func @f(%p: i64, %x: f32) {
  %r = nv_tileas.atomic_rmw_at %x, %p {rmw_mode = #nv_tileas<rmw_mode xchg>, mem_semantic = #nv_tileas<mem_semantic acq_rel>, mem_scope = #nv_tileas<mem_scope gpu>} : f32, i64 -> f32
  return
}

// -----

func.func @f(%p: i64, %x: f16) {
  // expected-error @below {{'nv_tileas.atomic_cas_at' op expects elements of 32 or 64 bits, but got 'f16'}}
  %r = nv_tileas.atomic_cas_at %x, %x, %p {mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : f16, i64 -> f16
  return
}

// -----

func.func @f(%p: i64, %x: i64) {
  // expected-error @below {{'nv_tileas.atomic_cas_at' op atomic_cas_at does not support 'weak' memory semantic}}
  %r = nv_tileas.atomic_cas_at %x, %x, %p {mem_semantic = #nv_tileas<mem_semantic weak>} : i64, i64 -> i64
  return
}

// -----

func.func @f(%p: i64, %x: i64) {
  %r = nv_tileas.atomic_cas_at %x, %x, %p {mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : i64, i64 -> i64
  return
}

// -----

func.func @f(%t: !nv_tileas.mem_token) {
  // expected-error @below {{'nv_tileas.fence' op has 'aliases' or a memory semantic, and not both}}
  // expected-note @below {{the memory scope is gpu}}
  %r = nv_tileas.fence token %t {aliases, mem_scope = #nv_tileas<mem_scope gpu>}
  return
}

// -----

func.func @f(%t: !nv_tileas.mem_token) {
  // expected-error @below {{'nv_tileas.fence' op fence does not support 'relaxed' memory semantic}}
  %r = nv_tileas.fence token %t {mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>}
  return
}

// -----

func.func @f(%t: !nv_tileas.mem_token) {
  %r = nv_tileas.fence token %t {mem_semantic = #nv_tileas<mem_semantic release>, mem_scope = #nv_tileas<mem_scope gpu>}
  return
}

// -----

func.func @f() {
  // expected-error @below {{'nv_tileas.alloc_at' op expects elements of a tile, and an alignment that is a power of two, but got 4 of 'f32' at multiples of 3}}
  %r = nv_tileas.alloc_at {count = 4 : i64, element = f32, alignment = 3 : i64}
  return
}

// -----

func.func @f() {
  %r = nv_tileas.alloc_at {count = 4 : i64, element = f32, alignment = 16 : i64}
  return
}
