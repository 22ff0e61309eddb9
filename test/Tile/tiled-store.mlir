// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiled stores: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

!v = !nv_tileas.tiled_view<64x64xf32>
func.func @f(%g: index, %i: index, %x: !nv_tileas.tile<64x64xf16>, %y: !nv_tileas.tile<64x64xf32>) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op tile element type must match view element type}}
  // expected-note @below {{the view is of 'f32', the tile of 'f16'}}
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : tile<64x64xf16>, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
func.func @f(%g: index, %i: index, %x: !nv_tileas.tile<64x64xf16>, %y: !nv_tileas.tile<64x64xf32>) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %y, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : tile<64x64xf32>, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %x: !nv_tileas.tile<64x64xf32>) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op padding value is allowed only when in-bounds is false}}
  // expected-note @below {{all flags of 'in_bounds' are true: nothing is padded}}
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, in_bounds = array<i1: true, true>, padding_value = #nv_tileas<padding_value zero>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %x: !nv_tileas.tile<64x64xf32>) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, in_bounds = array<i1: true, false>, padding_value = #nv_tileas<padding_value zero>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
// expected-note @below {{the view is a block argument}}
func.func @f(%v: !v, %i: index, %x: !t) {
  // expected-error @below {{'nv_tileas.tiled_store' op tiled_store's tiled_view type must be produced by block_tile directly}}
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op operandSegmentSizes does not match the op schema}}
  // expected-note @below {{the number of offsets is 1, that of coordinates 2}}
  nv_tileas.tiled_store %x, %v[%i, %i] offsets [%i] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %x, %v[%i, %i] offsets [%i, %i] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op tiled memop token segment must hold zero or one value}}
  // expected-note @below {{it holds 2}}
  nv_tileas.tiled_store %x, %v[%i, %i] token %k, %k : mem_token, mem_token {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %x, %v[%i, %i] token %k : mem_token {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op tiled memop coordinate count does not match the view rank}}
  // expected-note @below {{the number of coordinates is 1; the view has rank 2, and 'descriptor_coords' is 0}}
  nv_tileas.tiled_store %x, %v[%i] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op tiled memop coordinate count does not match the view rank}}
  // expected-note @below {{the number of coordinates is 3; the view has rank 2, and 'descriptor_coords' is 0}}
  nv_tileas.tiled_store %x, %v[%i, %i, %i] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %x, %v[%i, %i, %i] {atom = #nv_tileas<atom universal_copy>, descriptor_coords = 1 : i64} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op tiled memop coordinates must be index-typed}}
  // expected-note @below {{there is one of type 'i32'}}
  nv_tileas.tiled_store %x, %v[%i, %j : index, i32] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op tiled memop coordinates must be index-typed}}
  // expected-note @below {{there is one of type 'i32'}}
  nv_tileas.tiled_store %x, %v[%i, %i] offsets [%i, %j : index, i32] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x32xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op tile shape must match tensor shape}}
  // expected-note @below {{the view is of type '!nv_tileas.tiled_view<64x32xf32>', the tile of type '!nv_tileas.tile<64x64xf32>'}}
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x32xf32>
!t = !nv_tileas.tile<64x32xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x48xf32>
!t = !nv_tileas.tile<64x48xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op tile dimensions must be positive powers of two}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<64x48xf32>'}}
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<0x64xf32>
!t = !nv_tileas.tile<0x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op tile dimensions must be positive powers of two}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<0x64xf32>'}}
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<8192x4096xf32>
!t = !nv_tileas.tile<8192x4096xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op tile total element count exceeds the implementation limit}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<8192x4096xf32>'; the limit is 16777216 elements}}
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<4096x4096xf32>
!t = !nv_tileas.tile<4096x4096xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op memory scope is required when memory semantic is stronger than weak}}
  // expected-note @below {{the memory semantic is relaxed}}
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic relaxed>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op weak memory semantic must not carry a memory scope}}
  // expected-note @below {{the memory scope is sys}}
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic weak>, mem_scope = #nv_tileas<mem_scope sys>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic weak>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op tiled_store does not support 'acquire' memory semantic}}
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic acquire>, mem_scope = #nv_tileas<mem_scope gpu>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op tiled_store does not support 'release' memory semantic}}
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic release>, mem_scope = #nv_tileas<mem_scope gpu>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op tiled_store does not support 'acq_rel' memory semantic}}
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic acq_rel>, mem_scope = #nv_tileas<mem_scope gpu>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope cluster>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op expects one 'in_bounds' flag per view dimension}}
  // expected-note @below {{the number of flags is 1, the rank of the view 2}}
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, in_bounds = array<i1: true>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, in_bounds = array<i1: true, true>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op padding value is allowed only when in-bounds is false}}
  // expected-note @below {{all flags of 'in_bounds' are true: nothing is padded}}
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value zero>, in_bounds = array<i1: true, true>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value zero>, in_bounds = array<i1: false, true>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi8>
!t = !nv_tileas.tile<64x64xi8>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_store' op NaN, infinities, and negative zero padding values are valid only for floating-point elements}}
  // expected-note @below {{the elements are of type 'i8'}}
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value nan>} : !t, !v
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi8>
!t = !nv_tileas.tile<64x64xi8>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value zero>} : !t, !v
  return
}
