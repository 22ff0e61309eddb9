// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floats of eight bits; the second step accumulates with less precision.
cuda_tile.module @eight_bits {
  entry @eight_bits(%a: tile<ptr<f8E4M3FN>>, %b: tile<ptr<f8E4M3FN>>, %c: tile<ptr<f32>>) {
    %lanes = iota : tile<16xi32>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %step = constant <i32: 16> : tile<16x1xi32>
    %row = reshape %lanes : tile<16xi32> -> tile<1x16xi32>
    %column = reshape %lanes : tile<16xi32> -> tile<16x1xi32>
    %first = muli %column, %step : tile<16x1xi32>
    %firsts = broadcast %first : tile<16x1xi32> -> tile<16x16xi32>
    %rows = broadcast %row : tile<1x16xi32> -> tile<16x16xi32>
    %at = addi %firsts, %rows : tile<16x16xi32>
    %a1 = reshape %a : tile<ptr<f8E4M3FN>> -> tile<1x1xptr<f8E4M3FN>>
    %as = broadcast %a1 : tile<1x1xptr<f8E4M3FN>> -> tile<16x16xptr<f8E4M3FN>>
    %ap = offset %as, %at : tile<16x16xptr<f8E4M3FN>>, tile<16x16xi32> -> tile<16x16xptr<f8E4M3FN>>
    %b1 = reshape %b : tile<ptr<f8E4M3FN>> -> tile<1x1xptr<f8E4M3FN>>
    %bs = broadcast %b1 : tile<1x1xptr<f8E4M3FN>> -> tile<16x16xptr<f8E4M3FN>>
    %bp = offset %bs, %at : tile<16x16xptr<f8E4M3FN>>, tile<16x16xi32> -> tile<16x16xptr<f8E4M3FN>>
    %c1 = reshape %c : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %cs = broadcast %c1 : tile<1x1xptr<f32>> -> tile<16x16xptr<f32>>
    %cp = offset %cs, %at : tile<16x16xptr<f32>>, tile<16x16xi32> -> tile<16x16xptr<f32>>
    %p, %t0 = load_ptr_tko weak %ap : tile<16x16xptr<f8E4M3FN>> -> tile<16x16xf8E4M3FN>, token
    %q, %t1 = load_ptr_tko weak %bp : tile<16x16xptr<f8E4M3FN>> -> tile<16x16xf8E4M3FN>, token
    %r = mmaf %p, %q, %none : tile<16x16xf8E4M3FN>, tile<16x16xf8E4M3FN>, tile<16x16xf32>
    %s = mmaf %q, %p, %r fast_acc : tile<16x16xf8E4M3FN>, tile<16x16xf8E4M3FN>, tile<16x16xf32>
    %t2 = store_ptr_tko weak %cp, %s : tile<16x16xptr<f32>>, tile<16x16xf32> -> token
  }
}
