// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Addresses that are computed of rows and columns are few in a thread, however many elements
// their tile has.
//
// RUN: nv-tileas-opt %s --nv-tileas-stream-tiles="bits=20000 elements=64" --canonicalize --cse | FileCheck %s

// CHECK-LABEL: @rows
// CHECK-NOT: scf.for
// CHECK: nv_tileas.load_at %{{.*}} : tile<32x32xi64> -> tile<32x32xi8>
func.func @rows(%p: index, %q: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %v = nv_tileas.block_tile %p : index -> tiled_view<32x1xi64>
  %w = nv_tileas.block_tile %q : index -> tiled_view<32x32xi8>
  %r = nv_tileas.tiled_load %v[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<32x1xi64> -> tile<32x1xi64>
  %at = nv_tileas.broadcast %r : tile<32x1xi64> -> tile<32x32xi64>
  %x = nv_tileas.load_at %at : tile<32x32xi64> -> tile<32x32xi8>
  nv_tileas.tiled_store %x, %w[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : tile<32x32xi8>, tiled_view<32x32xi8>
  return
}

// Sixteen times is not often.
// CHECK-LABEL: @parts
// CHECK: scf.for
// CHECK: nv_tileas.load_at
func.func @parts(%p: index, %q: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %v = nv_tileas.block_tile %p : index -> tiled_view<64x1xi64>
  %w = nv_tileas.block_tile %q : index -> tiled_view<64x16xi8>
  %r = nv_tileas.tiled_load %v[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<64x1xi64> -> tile<64x1xi64>
  %at = nv_tileas.broadcast %r : tile<64x1xi64> -> tile<64x16xi64>
  %x = nv_tileas.load_at %at : tile<64x16xi64> -> tile<64x16xi8>
  nv_tileas.tiled_store %x, %w[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : tile<64x16xi8>, tiled_view<64x16xi8>
  return
}
