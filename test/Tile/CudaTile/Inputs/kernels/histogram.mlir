// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Atomics on scattered counters; numbers out of range are not counted.
cuda_tile.module @histogram {
  entry @histogram(%x: tile<ptr<i32>>, %bins: tile<ptr<i32>>, %count: tile<i32>) {
    %lanes = iota : tile<128xi32>
    %x1 = reshape %x : tile<ptr<i32>> -> tile<1xptr<i32>>
    %xs = broadcast %x1 : tile<1xptr<i32>> -> tile<128xptr<i32>>
    %xp = offset %xs, %lanes : tile<128xptr<i32>>, tile<128xi32> -> tile<128xptr<i32>>
    %v, %t0 = load_ptr_tko weak %xp : tile<128xptr<i32>> -> tile<128xi32>, token
    %c1 = reshape %count : tile<i32> -> tile<1xi32>
    %cs = broadcast %c1 : tile<1xi32> -> tile<128xi32>
    %mask = cmpi less_than %v, %cs, unsigned : tile<128xi32> -> tile<128xi1>
    %b1 = reshape %bins : tile<ptr<i32>> -> tile<1xptr<i32>>
    %bs = broadcast %b1 : tile<1xptr<i32>> -> tile<128xptr<i32>>
    %bp = offset %bs, %v : tile<128xptr<i32>>, tile<128xi32> -> tile<128xptr<i32>>
    %one = constant <i32: 1> : tile<128xi32>
    %old, %t1 = atomic_rmw_tko relaxed device %bp, add, %one, %mask token=%t0 : tile<128xptr<i32>>, tile<128xi32>, tile<128xi1> -> tile<128xi32>, token
  }
}
