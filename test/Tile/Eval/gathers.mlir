// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Gathers and scatters of a matrix at an address: elements outside are padding, or are left
// alone, and so are those that the mask leaves out.
//
// RUN: echo '[{"memory": "000000000100000002000000030000000400000005000000"}, \
// RUN:   {"memory": "00000000000000000000000000000000"}]' > %t
// RUN: nv-tileas-run --arguments=%t %s && FileCheck %s < %t
//
// The elements of the columns 2, 1, 0 and -1 of row 1 are 5, 4, 3 and none, and 4 is masked.
// CHECK: "00000000010000000200000003000000040000000f000000"
// CHECK-SAME: "0500000000000000030000000{{0*}}"
module {
  func.func @k(%p: i64, %q: i64) attributes {nv_tileas.kernel} {
    %i = arith.index_cast %p : i64 to index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %matrix = nv_tileas.block_tile %i sizes [%c2, %c3] strides [%c3, %c1]
        : index -> tiled_view<2x3xi32>
    %row = arith.constant dense<1> : !nv_tileas.tile<4xi32>
    %column = arith.constant dense<[2, 1, 0, -1]> : !nv_tileas.tile<4xi32>
    %mask = arith.constant dense<[true, false, true, true]> : !nv_tileas.tile<4xi1>
    %x = nv_tileas.gather_load %matrix[%row, %column] mask %mask
        {padding_value = #nv_tileas<padding_value zero>}
        : tiled_view<2x3xi32>, tile<4xi32>, tile<4xi32>, tile<4xi1> -> tile<4xi32>
    %j = arith.index_cast %q : i64 to index
    %result = nv_tileas.block_tile %j : index -> tiled_view<4xi32>
    nv_tileas.tiled_store %x, %result[%c0]
        {atom = #nv_tileas<atom universal_copy>, in_bounds = array<i1: true>}
        : tile<4xi32>, tiled_view<4xi32>
    %ten = arith.constant dense<[10, 20, 30, 40]> : !nv_tileas.tile<4xi32>
    %first = arith.constant dense<[true, false, false, true]> : !nv_tileas.tile<4xi1>
    %old = nv_tileas.scatter_atomic_rmw %ten, %matrix[%row, %column] mask %first
        {rmw_mode = #nv_tileas<rmw_mode add>}
        : tile<4xi32>, tiled_view<2x3xi32>, tile<4xi32>, tile<4xi32>, tile<4xi1> -> tile<4xi32>
    return
  }
}
