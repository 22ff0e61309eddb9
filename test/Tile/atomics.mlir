// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Atomics: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op requires attribute 'rmw_mode'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op requires attribute 'rmw_mode'}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi8>
!t = !nv_tileas.tile<64x64xi8>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw not supported for 8-bit types}}
  // expected-note @below {{the elements are of type 'i8'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi8>
!t = !nv_tileas.tile<64x64xi8>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op async_tiled_atomic_rmw not supported for 8-bit types}}
  // expected-note @below {{the elements are of type 'i8'}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi16>
!t = !nv_tileas.tile<64x64xi16>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw not supported for 16-bit integer}}
  // expected-note @below {{the elements are of type 'i16'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi16>
!t = !nv_tileas.tile<64x64xi16>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op async_tiled_atomic_rmw not supported for 16-bit integer}}
  // expected-note @below {{the elements are of type 'i16'}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xbf16>
!t = !nv_tileas.tile<64x64xbf16>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw for 16-bit float only supports add, max, min operations}}
  // expected-note @below {{the operation is fadd}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode fadd>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xbf16>
!t = !nv_tileas.tile<64x64xbf16>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode max>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xbf16>
!t = !nv_tileas.tile<64x64xbf16>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op async_tiled_atomic_rmw for 16-bit float only supports add, max, min operations}}
  // expected-note @below {{the operation is fadd}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode fadd>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xbf16>
!t = !nv_tileas.tile<64x64xbf16>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode max>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw op cannot use fadd operation, please use add instead for both int and float types}}
  // expected-note @below {{the elements are of type 'f32'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode fadd>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op tiled_atomic_rmw op cannot use fadd operation, please use add instead for both int and float types}}
  // expected-note @below {{the elements are of type 'f32'}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode fadd>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw op cannot use xchg operation}}
  // expected-note @below {{the elements are of type 'i32'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode xchg>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode umax>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op tiled_atomic_rmw op cannot use xchg operation}}
  // expected-note @below {{the elements are of type 'i32'}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode xchg>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode umax>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
// expected-note @below {{the view is a block argument}}
func.func @f(%v: !v, %i: index, %x: !t) {
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw's tiled_view type must be produced by block_tile directly}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
// expected-note @below {{the view is a block argument}}
func.func @f(%v: !v, %i: index, %x: !t) {
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op tiled_atomic_rmw's tiled_view type must be produced by block_tile directly}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op expected a TMA reduce atom}}
  // expected-note @below {{the atom is #nv_tileas<atom tma_store box = [64, 64]>}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom tma_store box = [64, 64]>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom tma_reduce box = [64, 64]>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op expected a TMA reduce atom}}
  // expected-note @below {{the atom is #nv_tileas<atom tma_store box = [64, 64]>}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom tma_store box = [64, 64]>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom tma_reduce box = [64, 64]>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op TMA reduce does not support scatter mode}}
  // expected-note @below {{the atom is #nv_tileas<atom tma_reduce box = [64, 64] mode = scatter4>}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom tma_reduce box = [64, 64] mode = scatter4>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom tma_reduce box = [64, 64] mode = tile>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op TMA reduce does not support scatter mode}}
  // expected-note @below {{the atom is #nv_tileas<atom tma_reduce box = [64, 64] mode = scatter4>}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom tma_reduce box = [64, 64] mode = scatter4>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom tma_reduce box = [64, 64] mode = tile>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi8>
!t = !nv_tileas.tile<64x64xi8>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw not supported for 8-bit types}}
  // expected-note @below {{the elements are of type 'i8'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf8E4M3FN>
!t = !nv_tileas.tile<64x64xf8E4M3FN>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw not supported for 8-bit types}}
  // expected-note @below {{the elements are of type 'f8E4M3FN'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf8E5M2>
!t = !nv_tileas.tile<64x64xf8E5M2>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw not supported for 8-bit types}}
  // expected-note @below {{the elements are of type 'f8E5M2'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf8E8M0FNU>
!t = !nv_tileas.tile<64x64xf8E8M0FNU>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw not supported for 8-bit types}}
  // expected-note @below {{the elements are of type 'f8E8M0FNU'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi1>
!t = !nv_tileas.tile<64x64xi1>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw not supported for sub-byte types}}
  // expected-note @below {{the elements are of type 'i1'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi4>
!t = !nv_tileas.tile<64x64xi4>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw not supported for sub-byte types}}
  // expected-note @below {{the elements are of type 'i4'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf4E2M1FN>
!t = !nv_tileas.tile<64x64xf4E2M1FN>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw not supported for sub-byte types}}
  // expected-note @below {{the elements are of type 'f4E2M1FN'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xfNV4E0M3F>
!t = !nv_tileas.tile<64x64xfNV4E0M3F>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw not supported for sub-byte types}}
  // expected-note @below {{the elements are of type '!nv_tileas.fNV4E0M3F'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi4>
!t = !nv_tileas.tile<64x64xi4>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op async_tiled_atomic_rmw not supported for sub-byte types}}
  // expected-note @below {{the elements are of type 'i4'}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi64>
!t = !nv_tileas.tile<64x64xi64>
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
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw does not support bitwise operations on floats}}
  // expected-note @below {{the operation is and of 'f32'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode and>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode and>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw does not support bitwise operations on floats}}
  // expected-note @below {{the operation is or of 'f32'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode or>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode or>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw does not support bitwise operations on floats}}
  // expected-note @below {{the operation is xor of 'f32'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode xor>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode xor>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf64>
!t = !nv_tileas.tile<64x64xf64>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op async_tiled_atomic_rmw does not support bitwise operations on floats}}
  // expected-note @below {{the operation is xor of 'f64'}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode xor>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi64>
!t = !nv_tileas.tile<64x64xi64>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode xor>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xtf32>
!t = !nv_tileas.tile<64x64xtf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.async.tiled_atomic_rmw' op async_tiled_atomic_rmw does not support bitwise operations on floats}}
  // expected-note @below {{the operation is and of 'tf32'}}
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode and>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xtf32>
!t = !nv_tileas.tile<64x64xtf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw for 16-bit float only supports add, max, min operations}}
  // expected-note @below {{the operation is and}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode and>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw for 16-bit float only supports add, max, min operations}}
  // expected-note @below {{the operation is or}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode or>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw for 16-bit float only supports add, max, min operations}}
  // expected-note @below {{the operation is xor}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode xor>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw for 16-bit float only supports add, max, min operations}}
  // expected-note @below {{the operation is fadd}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode fadd>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw for 16-bit float only supports add, max, min operations}}
  // expected-note @below {{the operation is umax}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode umax>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw for 16-bit float only supports add, max, min operations}}
  // expected-note @below {{the operation is umin}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode umin>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw for 16-bit float only supports add, max, min operations}}
  // expected-note @below {{the operation is xchg}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode xchg>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode max>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode min>} : !t, !v -> !t
  return
}

// -----

// Two violations: the earlier one in the order is named.
!v = !nv_tileas.tiled_view<64x64xi8>
!t = !nv_tileas.tile<64x64xi8>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw not supported for 8-bit types}}
  // expected-note @below {{the elements are of type 'i8'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode fadd>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi16>
!t = !nv_tileas.tile<64x64xi16>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw not supported for 16-bit integer}}
  // expected-note @below {{the elements are of type 'i16'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode fadd>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw op cannot use fadd operation, please use add instead for both int and float types}}
  // expected-note @below {{the elements are of type 'i32'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom tma_store>, rmw_mode = #nv_tileas<rmw_mode fadd>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw op cannot use xchg operation}}
  // expected-note @below {{the elements are of type 'i32'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom tma_store>, rmw_mode = #nv_tileas<rmw_mode xchg>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op tiled_atomic_rmw does not support bitwise operations on floats}}
  // expected-note @below {{the operation is xor of 'f32'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom tma_store>, rmw_mode = #nv_tileas<rmw_mode xor>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op expected a TMA reduce atom}}
  // expected-note @below {{the atom is #nv_tileas<atom tma_load mode = scatter4>}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom tma_load mode = scatter4>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op TMA reduce does not support scatter mode}}
  // expected-note @below {{the atom is #nv_tileas<atom tma_reduce mode = scatter4>}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom tma_reduce mode = scatter4>, rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic relaxed>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xi32>
!t = !nv_tileas.tile<64x64xi32>
func.func @f(%v: !v, %i: index, %x: !t) {
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op memory scope is required when memory semantic is stronger than weak}}
  // expected-note @below {{the memory semantic is acquire}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic acquire>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  return
}

// -----

!v = !nv_tileas.tiled_view<64x64xf32>
!t = !nv_tileas.tile<64x64xf32>
func.func @f(%g: index, %i: index, %j: i32, %k: !nv_tileas.mem_token, %x: !t) {
  %v = nv_tileas.block_tile %g : index -> !v
  // expected-error @below {{'nv_tileas.tiled_atomic_rmw' op requires the same encoding for all operands and results}}
  // expected-note @below {{the first tile has no layout, another one is of type '!nv_tileas.tile<64x64xf32, #nv_tileas.blocked<[1, 8], order = [1, 0]>>'}}
  %r = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> tile<64x64xf32, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
  return
}
