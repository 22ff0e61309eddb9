// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One element that is repeated is in any layout, since all threads have it: the largest element of
// a row is marked where the row is, although the mark is made of coordinates otherwise. Nothing but
// the reductions goes through shared memory.
//
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_80 | FileCheck %s

#plain = #nv_tileas<atom universal_copy>

// CHECK-LABEL: llvm.func @marked(
// CHECK: scf.for
// CHECK-COUNT-2: nvvm.barrier
// CHECK-NOT: nvvm.barrier
// CHECK: scf.yield
func.func @marked(%p: index, %n: i32) attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c0 = arith.constant 0 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = nv_tileas.assume %p {fact = #nv_tileas.div_by<16>} : index
  %v = nv_tileas.block_tile %r : index -> tiled_view<512xi32>
  %x = nv_tileas.tiled_load %v[%c0] {atom = #plain, in_bounds = array<i1: true>} : tiled_view<512xi32> -> tile<512xi32>
  %at = nv_tileas.generate : tile<512xi32> {
  ^bb0(%i: index):
    %a = arith.index_cast %i : index to i32
    nv_tileas.yield %a : i32
  }
  %y = scf.for %j = %zero to %n step %one iter_args(%t = %x) -> (!nv_tileas.tile<512xi32>) : i32 {
    %m = nv_tileas.reduce %t {axis = 0 : i32, combiner = #nv_tileas<combiner add>} : tile<512xi32> -> tile<i32>
    %o = nv_tileas.reshape %m : tile<i32> -> tile<1xi32>
    %b = nv_tileas.broadcast %o : tile<1xi32> -> tile<512xi32>
    %is = nv_tileas.map %at, %b : tile<512xi32>, tile<512xi32> -> tile<512xi1> {
    ^bb0(%e: i32, %f: i32):
      %c = arith.cmpi eq, %e, %f : i32
      nv_tileas.yield %c : i1
    }
    %next = nv_tileas.map %is, %t : tile<512xi1>, tile<512xi32> -> tile<512xi32> {
    ^bb0(%e: i1, %f: i32):
      %c = arith.select %e, %zero, %f : i32
      nv_tileas.yield %c : i32
    }
    scf.yield %next : !nv_tileas.tile<512xi32>
  }
  nv_tileas.print "%d"(%y) : tile<512xi32>
  return
}

// The results of eight rows, two of them in each warp, are written from there: one sector is not
// worth the way through shared memory.
// CHECK-LABEL: llvm.func @results(
// CHECK-NOT: nvvm.barrier
// CHECK: llvm.return
func.func @results(%p: index, %q: index) attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.assume %p {fact = #nv_tileas.div_by<16>} : index
  %v = nv_tileas.block_tile %r : index -> tiled_view<8x128xf32>
  %x = nv_tileas.tiled_load %v[%c0, %c0] {atom = #plain, in_bounds = array<i1: true, true>} : tiled_view<8x128xf32> -> tile<8x128xf32>
  %y = nv_tileas.reduce %x {axis = 1 : i32, combiner = #nv_tileas<combiner add>} : tile<8x128xf32> -> tile<8xf32>
  %w = nv_tileas.block_tile %q : index -> tiled_view<8xf32>
  nv_tileas.tiled_store %y, %w[%c0] {atom = #plain, in_bounds = array<i1: true>} : tile<8xf32>, tiled_view<8xf32>
  return
}

// The results of sixteen rows are exchanged, so that a warp writes whole sectors.
// CHECK-LABEL: llvm.func @many(
// CHECK: nvvm.barrier
// CHECK: llvm.return
func.func @many(%p: index, %q: index) attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.assume %p {fact = #nv_tileas.div_by<16>} : index
  %v = nv_tileas.block_tile %r : index -> tiled_view<16x128xf32>
  %x = nv_tileas.tiled_load %v[%c0, %c0] {atom = #plain, in_bounds = array<i1: true, true>} : tiled_view<16x128xf32> -> tile<16x128xf32>
  %y = nv_tileas.reduce %x {axis = 1 : i32, combiner = #nv_tileas<combiner add>} : tile<16x128xf32> -> tile<16xf32>
  %w = nv_tileas.block_tile %q : index -> tiled_view<16xf32>
  nv_tileas.tiled_store %y, %w[%c0] {atom = #plain, in_bounds = array<i1: true>} : tile<16xf32>, tiled_view<16xf32>
  return
}
