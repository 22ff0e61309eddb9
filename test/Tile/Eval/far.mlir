// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Extents and strides may be as large as numbers get.
//
// RUN: nvvmc run %s --kernel=long zeros:i32[4] i64:9223372036854775807 | FileCheck %s
// CHECK: 2305843009213693952 tiles
// RUN: not nvvmc run %s --kernel=far zeros:i32[4] i64:2305843009213693952 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FAR
// FAR: far.mlir:[[#@LINE+26]]:{{.*}} error: an access outside of every allocation [tile-out-of-bounds]
// FAR-NEXT: block (0,0,0), cuda_tile.load_view_tko, loads
// RUN: nvvmc run %s --kernel=far zeros:i32[4] i64:1
// RUN: not nvvmc run %s --kernel=add zeros:i32[4] i64:2305843009213693952 2>&1 \
// RUN:   | FileCheck %s --check-prefix=ADD
// ADD: error: an access outside of every allocation [tile-out-of-bounds]
// ADD-NEXT: block (0,0,0), cuda_tile.atomic_red_view_tko, changes
cuda_tile.module @m {
  entry @long(%x: tile<ptr<i32>>, %n: tile<i64>) {
    %v = make_tensor_view %x, shape = [%n], strides = [1]
        : tile<i64> -> tensor_view<?xi32, strides=[1]>
    %p = make_partition_view %v : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>>
    %zero = constant <i64: 0> : tile<i64>
    %a, %t = load_view_tko weak %p[%zero]
        : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>>, tile<i64> -> tile<4xi32>, token
    %count = get_index_space_shape %p
        : partition_view<tile=(4), tensor_view<?xi32, strides=[1]>> -> tile<i64>
    %u = print_tko "%lld tiles\0A", %count : tile<i64> -> token
  }

  entry @far(%x: tile<ptr<i32>>, %s: tile<i64>) {
    %v = make_tensor_view %x, shape = [4], strides = [%s]
        : tile<i64> -> tensor_view<4xi32, strides=[?]>
    %p = make_partition_view %v : partition_view<tile=(4), tensor_view<4xi32, strides=[?]>>
    %zero = constant <i64: 0> : tile<i64>
    // The second element is half of all memory away.
    %a, %t = load_view_tko weak %p[%zero]
        : partition_view<tile=(4), tensor_view<4xi32, strides=[?]>>, tile<i64> -> tile<4xi32>, token
  }

  entry @add(%x: tile<ptr<i32>>, %s: tile<i64>) {
    %v = make_tensor_view %x, shape = [4], strides = [%s]
        : tile<i64> -> tensor_view<4xi32, strides=[?]>
    %p = make_partition_view %v : partition_view<tile=(4), tensor_view<4xi32, strides=[?]>>
    %zero = constant <i64: 0> : tile<i64>
    %one = constant <i32: 1> : tile<4xi32>
    %t = atomic_red_view_tko relaxed device %p[%zero], add, %one
        : tile<4xi32>, partition_view<tile=(4), tensor_view<4xi32, strides=[?]>>, tile<i64> -> token
  }
}
