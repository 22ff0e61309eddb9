// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tile blocks add their parts through a view.
cuda_tile.module @split_sum {
  entry @split_sum(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %xv = make_tensor_view %x, shape = [4096], strides = [1] : tensor_view<4096xf32, strides=[1]>
    %yv = make_tensor_view %y, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %xt = make_partition_view %xv : partition_view<tile=(64), tensor_view<4096xf32, strides=[1]>>
    %yt = make_partition_view %yv : partition_view<tile=(64), tensor_view<64xf32, strides=[1]>>
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %v, %t0 = load_view_tko weak %xt[%b] : partition_view<tile=(64), tensor_view<4096xf32, strides=[1]>>, tile<i32> -> tile<64xf32>, token
    %t1 = atomic_red_view_tko relaxed device %yt[%zero], addf, %v : tile<64xf32>, partition_view<tile=(64), tensor_view<64xf32, strides=[1]>>, tile<i32> -> token
  }
}
