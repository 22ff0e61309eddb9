// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Asynchronous tiled loads: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op operandSegmentSizes does not match the op schema}}
  // expected-note @below {{the number of offsets is 1, that of coordinates 2}}
  %t = nv_tileas.async.tiled_load %v[%i, %i] offsets [%i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.async.tiled_load %v[%i, %i] offsets [%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %k: !nv_tileas.mem_token) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op tiled memop token segment must hold zero or one value}}
  // expected-note @below {{it holds 2}}
  %t = nv_tileas.async.tiled_load %v[%i, %i] token %k, %k : mem_token, mem_token {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %k: !nv_tileas.mem_token) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t, %n = nv_tileas.async.tiled_load %v[%i, %i] token %k : mem_token {atom = #nv_tileas<atom universal_copy>} : !v -> !t, mem_token
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op tiled memop coordinate count does not match the view rank}}
  // expected-note @below {{the number of coordinates is 1; the view has rank 2, and 'descriptor_coords' is 0}}
  %t = nv_tileas.async.tiled_load %v[%i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op tiled memop coordinates must be index-typed}}
  // expected-note @below {{there is one of type 'i32'}}
  %t = nv_tileas.async.tiled_load %v[%j, %j : i32, i32] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op tile shape must match tensor shape}}
  // expected-note @below {{the view is of type '!nv_tileas.tiled_view<64x64xf32>', the tile of type '!nv_tileas.tile<64x32xf32>'}}
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> tile<64x32xf32>
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> tile<64x64xf32>
  return
}

// -----

!v = !nv_tileas.tiled_view<64x48xf32>
!t = !nv_tileas.tile<64x48xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op tile dimensions must be positive powers of two}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<64x48xf32>'}}
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<8192x4096xf32>
!t = !nv_tileas.tile<8192x4096xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op tile total element count exceeds the implementation limit}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<8192x4096xf32>'; the limit is 16777216 elements}}
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<4096x4096xf32>
!t = !nv_tileas.tile<4096x4096xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op tiled_load does not support 'acquire' memory semantic}}
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic acquire>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic relaxed>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op memory scope is required when memory semantic is stronger than weak}}
  // expected-note @below {{the memory semantic is relaxed}}
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic relaxed>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_scope = #nv_tileas<mem_scope sys>, mem_semantic = #nv_tileas<mem_semantic relaxed>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op weak memory semantic must not carry a memory scope}}
  // expected-note @below {{the memory scope is gpu}}
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_scope = #nv_tileas<mem_scope gpu>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic weak>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op NaN, infinities, and negative zero padding values are valid only for floating-point elements}}
  // expected-note @below {{the elements are of type 'i32'}}
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value neg_inf>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xbf16>
!t = !nv_tileas.tile<64x64xbf16>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value neg_inf>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
// expected-note @below {{the view is a block argument}}
func.func @f(%v: !v, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_load' op tiled_load's tiled_view type must be produced by block_tile directly}}
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> tile<64x64xf32>
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> !v
  %t = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !v -> tile<64x64xf32>
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op tiled_load does not support 'acquire' memory semantic}}
  %r = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic acquire>, mem_scope = #nv_tileas<mem_scope gpu>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op tiled_load does not support 'release' memory semantic}}
  %r = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic release>, mem_scope = #nv_tileas<mem_scope gpu>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op tiled_load does not support 'acq_rel' memory semantic}}
  %r = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic acq_rel>, mem_scope = #nv_tileas<mem_scope gpu>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op expects one 'in_bounds' flag per view dimension}}
  // expected-note @below {{the number of flags is 1, the rank of the view 2}}
  %r = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, in_bounds = array<i1: true>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, in_bounds = array<i1: true, true>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op padding value is allowed only when in-bounds is false}}
  // expected-note @below {{all flags of 'in_bounds' are true: nothing is padded}}
  %r = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value zero>, in_bounds = array<i1: true, true>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value zero>, in_bounds = array<i1: false, true>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi8>
!t = !nv_tileas.tile<64x64xi8>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_load' op NaN, infinities, and negative zero padding values are valid only for floating-point elements}}
  // expected-note @below {{the elements are of type 'i8'}}
  %r = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value nan>} : !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi8>
!t = !nv_tileas.tile<64x64xi8>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value zero>} : !v -> !t
  return
}

// -----

func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> tiled_view<64x64xf32, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
  // expected-error @below {{'nv_tileas.async.tiled_load' op expects the view to carry a memory layout, but got #nv_tileas.blocked<[1, 8], order = [1, 0]>}}
  %r = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : tiled_view<64x64xf32, #nv_tileas.blocked<[1, 8], order = [1, 0]>> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> tiled_view<64x64xf32, strided<[64, 1]>>
  %r = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : tiled_view<64x64xf32, strided<[64, 1]>> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> tiled_view<64x64xf32, #nv_tileas.shared<order = [1, 0]>>
  // expected-error @below {{'nv_tileas.async.tiled_load' op expects the loaded tile to carry a register layout, but got #nv_tileas.tmem<columns = 64>}}
  %r = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : tiled_view<64x64xf32, #nv_tileas.shared<order = [1, 0]>> -> tile<64x64xf32, #nv_tileas.tmem<columns = 64>>
  return
}

// -----

func.func @f(%g: index, %i: index) {
  %v = nv_tileas.block_tile %g : index -> tiled_view<64x64xf32, #nv_tileas.shared<order = [1, 0]>>
  %r = nv_tileas.async.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : tiled_view<64x64xf32, #nv_tileas.shared<order = [1, 0]>> -> tile<64x64xf32, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
  return
}
