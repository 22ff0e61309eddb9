// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiled loads: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op operandSegmentSizes does not match the op schema}}
  // expected-note @below {{the number of offsets is 1, that of coordinates 2}}
  %t = nv_tileas.tiled_load %v[%i, %i] offsets [%i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.tiled_load %v[%i, %i] offsets [%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %k: !nv_tileas.mem_token) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tiled memop token segment must hold zero or one value}}
  // expected-note @below {{it holds 2}}
  %t = nv_tileas.tiled_load %v[%i, %i] token %k, %k : mem_token, mem_token {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %k: !nv_tileas.mem_token) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t, %n = nv_tileas.tiled_load %v[%i, %i] token %k : mem_token {atom = #nv_tileas<atom universal_copy>} : !v -> !t, mem_token
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tiled memop coordinate count does not match the view rank}}
  // expected-note @below {{the number of coordinates is 1; the view has rank 2, and 'descriptor_coords' is 0}}
  %t = nv_tileas.tiled_load %v[%i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tiled memop coordinates must be index-typed}}
  // expected-note @below {{there is one of type 'i32'}}
  %t = nv_tileas.tiled_load %v[%j, %j : i32, i32] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tile shape must match tensor shape}}
  // expected-note @below {{the view is of type '!nv_tileas.tiled_view<64x64xf32>', the tile of type '!nv_tileas.tile<64x32xf32>'}}
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> tile<64x32xf32>
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> tile<64x64xf32>
  return
}

// -----

!v = !nv_tileas.tiled_view<64x48xf32>
!t = !nv_tileas.tile<64x48xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tile dimensions must be positive powers of two}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<64x48xf32>'}}
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<8192x4096xf32>
!t = !nv_tileas.tile<8192x4096xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tile total element count exceeds the implementation limit}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<8192x4096xf32>'; the limit is 16777216 elements}}
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<4096x4096xf32>
!t = !nv_tileas.tile<4096x4096xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tiled_load does not support 'acquire' memory semantic}}
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic acquire>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic relaxed>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op memory scope is required when memory semantic is stronger than weak}}
  // expected-note @below {{the memory semantic is relaxed}}
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic relaxed>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_scope = #nv_tileas<mem_scope sys>, mem_semantic = #nv_tileas<mem_semantic relaxed>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op weak memory semantic must not carry a memory scope}}
  // expected-note @below {{the memory scope is gpu}}
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_scope = #nv_tileas<mem_scope gpu>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic weak>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op NaN, infinities, and negative zero padding values are valid only for floating-point elements}}
  // expected-note @below {{the elements are of type 'i32'}}
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value neg_inf>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xbf16>
!t = !nv_tileas.tile<64x64xbf16>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value neg_inf>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
// expected-note @below {{the view is a block argument}}
func.func @f(%v: !v, %i: index) {
  // expected-error @below {{'nv_tileas.tiled_load' op tiled_load's tiled_view type must be produced by block_tile directly}}
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> tile<64x64xf32>
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> tile<64x64xf32>
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tiled_load does not support 'acquire' memory semantic}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic acquire>, mem_scope = #nv_tileas<mem_scope gpu>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tiled_load does not support 'release' memory semantic}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic release>, mem_scope = #nv_tileas<mem_scope gpu>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tiled_load does not support 'acq_rel' memory semantic}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic acq_rel>, mem_scope = #nv_tileas<mem_scope gpu>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op expects one 'in_bounds' flag per view dimension}}
  // expected-note @below {{the number of flags is 1, the rank of the view 2}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, in_bounds = array<i1: true>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, in_bounds = array<i1: true, true>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op padding value is allowed only when in-bounds is false}}
  // expected-note @below {{all flags of 'in_bounds' are true: nothing is padded}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value zero>, in_bounds = array<i1: true, true>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value zero>, in_bounds = array<i1: false, true>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi8>
!t = !nv_tileas.tile<64x64xi8>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op NaN, infinities, and negative zero padding values are valid only for floating-point elements}}
  // expected-note @below {{the elements are of type 'i8'}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value nan>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi8>
!t = !nv_tileas.tile<64x64xi8>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value zero>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xindex>
!t = !nv_tileas.tile<64x64xindex>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op NaN, infinities, and negative zero padding values are valid only for floating-point elements}}
  // expected-note @below {{the elements are of type 'index'}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value neg_zero>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xfNV4E0M3F>
!t = !nv_tileas.tile<64x64xfNV4E0M3F>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value neg_zero>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xindex>
!t = !nv_tileas.tile<64x64xindex>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op NaN, infinities, and negative zero padding values are valid only for floating-point elements}}
  // expected-note @below {{the elements are of type 'index'}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value nan>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xfNV4E0M3F>
!t = !nv_tileas.tile<64x64xfNV4E0M3F>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value nan>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xindex>
!t = !nv_tileas.tile<64x64xindex>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op NaN, infinities, and negative zero padding values are valid only for floating-point elements}}
  // expected-note @below {{the elements are of type 'index'}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value pos_inf>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xfNV4E0M3F>
!t = !nv_tileas.tile<64x64xfNV4E0M3F>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value pos_inf>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xindex>
!t = !nv_tileas.tile<64x64xindex>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op NaN, infinities, and negative zero padding values are valid only for floating-point elements}}
  // expected-note @below {{the elements are of type 'index'}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value neg_inf>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xfNV4E0M3F>
!t = !nv_tileas.tile<64x64xfNV4E0M3F>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value neg_inf>} : !v -> !t
  return
}

// -----

// The product of the sizes must not overflow.
!v = !nv_tileas.tiled_view<4611686018427387904x4611686018427387904x4xf32>
!t = !nv_tileas.tile<4611686018427387904x4611686018427387904x4xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tile total element count exceeds the implementation limit}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<4611686018427387904x4611686018427387904x4xf32>'; the limit is 16777216 elements}}
  %r = nv_tileas.tiled_load %v[%i, %i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

// A count that is out of all bounds.
!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tiled memop coordinate count does not match the view rank}}
  // expected-note @below {{the number of coordinates is 2; the view has rank 2, and 'descriptor_coords' is -9223372036854775808}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, descriptor_coords = -9223372036854775808 : i64} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tiled memop coordinate count does not match the view rank}}
  // expected-note @below {{the number of coordinates is 0; the view has rank 2, and 'descriptor_coords' is 0}}
  %r = nv_tileas.tiled_load %v[] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<f32>
!t = !nv_tileas.tile<f32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_load %v[] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> tiled_view<64x64xf32, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
  // expected-error @below {{'nv_tileas.tiled_load' op expects the view to carry a memory layout, but got #nv_tileas.blocked<[1, 8], order = [1, 0]>}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : tiled_view<64x64xf32, #nv_tileas.blocked<[1, 8], order = [1, 0]>> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> tiled_view<64x64xf32, strided<[64, 1]>>
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : tiled_view<64x64xf32, strided<[64, 1]>> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> tiled_view<64x64xf32, #nv_tileas.shared<order = [1, 0]>>
  // expected-error @below {{'nv_tileas.tiled_load' op expects the loaded tile to carry a register layout, but got #nv_tileas.tmem<columns = 64>}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : tiled_view<64x64xf32, #nv_tileas.shared<order = [1, 0]>> -> tile<64x64xf32, #nv_tileas.tmem<columns = 64>>
  return
}

// -----

func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> tiled_view<64x64xf32, #nv_tileas.shared<order = [1, 0]>>
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : tiled_view<64x64xf32, #nv_tileas.shared<order = [1, 0]>> -> tile<64x64xf32, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
  return
}

// -----

func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> tiled_view<64x64xf32>
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : tiled_view<64x64xf32> -> tile<64x64xf32, #nv_tileas.mma<#nv_tileas<atom f16>>>
  return
}

// -----

func.func @f(%g: index, %i: index) {
  %v = "nv_tileaa.block_tile"(%g) : (index) -> !nv_tileas.tiled_view<64x64xf32>
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : tiled_view<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

// Something that only sounds like it will not.
func.func @f(%g: index, %i: index) {
  // expected-note @below {{the view is a result of 'elsewhere.unblock_tile'}}
  %v = "elsewhere.unblock_tile"(%g) : (index) -> !nv_tileas.tiled_view<64x64xf32>
  // expected-error @below {{'nv_tileas.tiled_load' op tiled_load's tiled_view type must be produced by block_tile directly}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : tiled_view<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

// Segments that sum up and do not fit: two views, and none.
!v = !nv_tileas.tiled_view<64xf32>
!t = !nv_tileas.tile<64xf32>
func.func @f(%g: index, %i: index, %k: !nv_tileas.mem_token) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op operandSegmentSizes does not match the op schema}}
  // expected-note @below {{there is one view and, if something is written, one tile}}
  %r = "nv_tileas.tiled_load"(%v, %v) <{atom = #nv_tileas<atom universal_copy>, operandSegmentSizes = array<i32: 2, 0, 0, 0>}> : (!v, !v) -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64xf32>
!t = !nv_tileas.tile<64xf32>
func.func @f(%g: index, %i: index, %k: !nv_tileas.mem_token) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = "nv_tileas.tiled_load"(%v, %i) <{atom = #nv_tileas<atom universal_copy>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!v, index) -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64xf32>
!t = !nv_tileas.tile<64xf32>
func.func @f(%g: index, %i: index, %k: !nv_tileas.mem_token) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op operandSegmentSizes does not match the op schema}}
  // expected-note @below {{there is one view and, if something is written, one tile}}
  %r = "nv_tileas.tiled_load"(%i) <{atom = #nv_tileas<atom universal_copy>, operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (index) -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64xf32>
!t = !nv_tileas.tile<64xf32>
func.func @f(%g: index, %i: index, %k: !nv_tileas.mem_token) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op expected 1 or more operands, but found 0}}
  %r = "nv_tileas.tiled_load"() <{atom = #nv_tileas<atom universal_copy>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> !t
  return
}

// -----

// Segments that MLIR itself refuses.
!v = !nv_tileas.tiled_view<64xf32>
!t = !nv_tileas.tile<64xf32>
func.func @f(%g: index, %i: index, %k: !nv_tileas.mem_token) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op operand count (2) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
  %r = "nv_tileas.tiled_load"(%v, %i) <{atom = #nv_tileas<atom universal_copy>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!v, index) -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64xf32>
!t = !nv_tileas.tile<64xf32>
func.func @f(%g: index, %i: index, %k: !nv_tileas.mem_token) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op 'operandSegmentSizes' attribute cannot have negative elements}}
  %r = "nv_tileas.tiled_load"(%v, %i) <{atom = #nv_tileas<atom universal_copy>, operandSegmentSizes = array<i32: 1, 2, -1, 0>}> : (!v, index) -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64xf32>
!t = !nv_tileas.tile<64xf32>
func.func @f(%g: index, %i: index, %k: !nv_tileas.mem_token) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{invalid properties {atom = #nv_tileas<atom universal_copy>, operandSegmentSizes = array<i32: 1, 1, 0>} for op nv_tileas.tiled_load: size mismatch in attribute conversion: 3 vs 4}}
  %r = "nv_tileas.tiled_load"(%v, %i) <{atom = #nv_tileas<atom universal_copy>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (!v, index) -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64xf32>
func.func @f(%v: !v, %i: index) {
  // expected-error @below {{'nv_tileas.tiled_load' op requires attribute 'atom'}}
  %r = "nv_tileas.tiled_load"(%v, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (!v, index) -> !nv_tileas.tile<64xf32>
  return
}

// -----

func.func @f(%i: index) {
  // expected-error @below {{'nv_tileas.tiled_load' op operand #0 must be tiled view, but got 'index'}}
  %r = "nv_tileas.tiled_load"(%i, %i) <{atom = #nv_tileas<atom universal_copy>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (index, index) -> !nv_tileas.tile<64xf32>
  return
}

// -----

// Two violations: the earlier one in the order is named.
!v = !nv_tileas.tiled_view<64x48xf32>
!t = !nv_tileas.tile<64x48xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tiled memop coordinate count does not match the view rank}}
  // expected-note @below {{the number of coordinates is 1; the view has rank 2, and 'descriptor_coords' is 0}}
  %r = nv_tileas.tiled_load %v[%j : i32] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x48xf32>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tiled memop coordinates must be index-typed}}
  // expected-note @below {{there is one of type 'i32'}}
  %r = nv_tileas.tiled_load %v[%j, %i : i32, index] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x48xf32>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tile shape must match tensor shape}}
  // expected-note @below {{the view is of type '!nv_tileas.tiled_view<64x48xf32>', the tile of type '!nv_tileas.tile<64x64xf16>'}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x48xf32>
!t = !nv_tileas.tile<64x48xf16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tile element type must match view element type}}
  // expected-note @below {{the view is of 'f32', the tile of 'f16'}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x48xi32>
!t = !nv_tileas.tile<64x48xi32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op tile dimensions must be positive powers of two}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<64x48xi32>'}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value nan>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_load' op padding value is allowed only when in-bounds is false}}
  // expected-note @below {{all flags of 'in_bounds' are true: nothing is padded}}
  %r = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value nan>, in_bounds = array<i1: true, true>, mem_semantic = #nv_tileas<mem_semantic acquire>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
func.func @f(%v: !v, %i: index) {
  // expected-error @below {{'nv_tileas.tiled_load' op tiled_load does not support 'acquire' memory semantic}}
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic acquire>} : !v -> tile<64x64xf32>
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
func.func @f(%v: !v, %i: index) {
  // expected-error @below {{'nv_tileas.tiled_load' op memory scope is required when memory semantic is stronger than weak}}
  // expected-note @below {{the memory semantic is relaxed}}
  %t = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic relaxed>} : !v -> tile<64x64xf32>
  return
}
