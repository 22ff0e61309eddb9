// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Formats of eight bits have NaNs without a payload: a product with one is the same NaN, whether
// Tile IR is executed or what is imported. A loop that has nothing to do has no step, either.
//
// RUN: nvvmc run %s i32:-2
// RUN: echo '["feffffff"]' > %t
// RUN: nv-tileas-run --arguments=%t %s

cuda_tile.module @m {
  entry @k(%step: tile<i32>) {
    %bits = constant <i8: 255> : tile<16x32xi8>
    %a = bitcast %bits : tile<16x32xi8> -> tile<16x32xf8E4M3FN>
    %b = constant <f8E4M3FN: 1.0> : tile<32x16xf8E4M3FN>
    %left = constant <f8E8M0FNU: 1.0> : tile<16x1xf8E8M0FNU>
    %right = constant <f8E8M0FNU: 1.0> : tile<1x16xf8E8M0FNU>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %r = mmaf_scaled %a, %b, %none, %left, %right : tile<16x32xf8E4M3FN>, tile<32x16xf8E4M3FN>, tile<16x16xf32>, tile<16x1xf8E8M0FNU>, tile<1x16xf8E8M0FNU>
    %is = bitcast %r : tile<16x16xf32> -> tile<16x16xi32>
    %nan = constant <i32: 2143289344> : tile<16x16xi32>
    %same = cmpi equal %is, %nan, signed : tile<16x16xi32> -> tile<16x16xi1>
    assert %same, "the product is not the NaN without a payload" : tile<16x16xi1>
    %first = constant <i32: 11> : tile<i32>
    %last = constant <i32: 1> : tile<i32>
    for %i in (%first to %last, step %step) : tile<i32> {
      %never = constant <i1: false> : tile<i1>
      assert %never, "the loop has work" : tile<i1>
    }
  }
}
