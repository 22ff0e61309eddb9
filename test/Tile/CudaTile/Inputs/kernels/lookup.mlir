// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A table among the globals, and a counter that is private.
cuda_tile.module @lookup producer "opennvvm" {
  global constant @squares alignment = 16 <i32: [0, 1, 4, 9]> : tile<4xi32>
  global private @calls alignment = 8 <i64: 0> : tile<1xi64>
  entry @lookup(%i: tile<i32>, %y: tile<ptr<i32>>) {
    %base = get_global @squares : tile<ptr<i32>>
    %counter = get_global @calls : tile<ptr<i64>>
    %one = constant <i64: 1> : tile<i64>
    %n, %t0 = atomic_rmw_tko relaxed sys %counter, add, %one : tile<ptr<i64>>, tile<i64> -> tile<i64>, token
    %p = offset %base, %i : tile<ptr<i32>>, tile<i32> -> tile<ptr<i32>>
    %v, %t1 = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token
    %t2 = store_ptr_tko weak %y, %v : tile<ptr<i32>>, tile<i32> -> token
  }
}
