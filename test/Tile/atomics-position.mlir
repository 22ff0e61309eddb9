// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What atomics share with loads and stores: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op operandSegmentSizes does not match the op schema}}
  // expected-note @below {{the number of offsets is 1, that of coordinates 2}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] offsets [%i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] offsets [%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled memop token segment must hold zero or one value}}
  // expected-note @below {{it holds 2}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] token %k, %k : mem_token, mem_token {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] token %k : mem_token {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled memop coordinate count does not match the view rank}}
  // expected-note @below {{the number of coordinates is 1; the view has rank 2, and 'descriptor_coords' is 0}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled memop coordinate count does not match the view rank}}
  // expected-note @below {{the number of coordinates is 3; the view has rank 2, and 'descriptor_coords' is 0}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>, descriptor_coords = 1 : i64} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled memop coordinates must be index-typed}}
  // expected-note @below {{there is one of type 'i32'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %j : index, i32] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled memop coordinates must be index-typed}}
  // expected-note @below {{there is one of type 'i32'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] offsets [%i, %j : index, i32] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x32xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tile shape must match tensor shape}}
  // expected-note @below {{the view is of type '!nv_tileas.tiled_view<64x32xf32>', the tile of type '!nv_tileas.tile<64x64xf32>'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x32xf32>
!t = !nv_tileas.tile<64x32xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x48xf32>
!t = !nv_tileas.tile<64x48xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tile dimensions must be positive powers of two}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<64x48xf32>'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<0x64xf32>
!t = !nv_tileas.tile<0x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tile dimensions must be positive powers of two}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<0x64xf32>'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<8192x4096xf32>
!t = !nv_tileas.tile<8192x4096xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tile total element count exceeds the implementation limit}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<8192x4096xf32>'; the limit is 16777216 elements}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<4096x4096xf32>
!t = !nv_tileas.tile<4096x4096xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op memory scope is required when memory semantic is stronger than weak}}
  // expected-note @below {{the memory semantic is relaxed}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic relaxed>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op weak memory semantic must not carry a memory scope}}
  // expected-note @below {{the memory scope is sys}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic weak>, mem_scope = #nv_tileas<mem_scope sys>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic weak>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op operandSegmentSizes does not match the op schema}}
  // expected-note @below {{the number of offsets is 1, that of coordinates 2}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] offsets [%i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] offsets [%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op tiled memop token segment must hold zero or one value}}
  // expected-note @below {{it holds 2}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] token %k, %k : mem_token, mem_token {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] token %k : mem_token {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op tiled memop coordinate count does not match the view rank}}
  // expected-note @below {{the number of coordinates is 1; the view has rank 2, and 'descriptor_coords' is 0}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op tiled memop coordinate count does not match the view rank}}
  // expected-note @below {{the number of coordinates is 3; the view has rank 2, and 'descriptor_coords' is 0}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>, descriptor_coords = 1 : i64} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op tiled memop coordinates must be index-typed}}
  // expected-note @below {{there is one of type 'i32'}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %j : index, i32] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op tiled memop coordinates must be index-typed}}
  // expected-note @below {{there is one of type 'i32'}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] offsets [%i, %j : index, i32] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x32xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op tile shape must match tensor shape}}
  // expected-note @below {{the view is of type '!nv_tileas.tiled_view<64x32xf32>', the tile of type '!nv_tileas.tile<64x64xf32>'}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x32xf32>
!t = !nv_tileas.tile<64x32xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x48xf32>
!t = !nv_tileas.tile<64x48xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op tile dimensions must be positive powers of two}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<64x48xf32>'}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<0x64xf32>
!t = !nv_tileas.tile<0x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op tile dimensions must be positive powers of two}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<0x64xf32>'}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<8192x4096xf32>
!t = !nv_tileas.tile<8192x4096xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op tile total element count exceeds the implementation limit}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<8192x4096xf32>'; the limit is 16777216 elements}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<4096x4096xf32>
!t = !nv_tileas.tile<4096x4096xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op memory scope is required when memory semantic is stronger than weak}}
  // expected-note @below {{the memory semantic is relaxed}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic relaxed>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op weak memory semantic must not carry a memory scope}}
  // expected-note @below {{the memory scope is sys}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic weak>, mem_scope = #nv_tileas<mem_scope sys>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic weak>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tile element type must match view element type}}
  // expected-note @below {{the view is of 'f32', the tile of 'f16'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op tile element type must match view element type}}
  // expected-note @below {{the view is of 'f32', the tile of 'f16'}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic acquire>, mem_scope = #nv_tileas<mem_scope tl_blk>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic release>, mem_scope = #nv_tileas<mem_scope tl_blk>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic acq_rel>, mem_scope = #nv_tileas<mem_scope tl_blk>} : !t, !v -> !t
  return
}
