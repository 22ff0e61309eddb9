// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiles of all devices, through an address that reaches each of them.
cuda_tile.module @all_gather {
  entry @all_gather(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %xv = make_tensor_view %x, shape = [1024], strides = [1] : tensor_view<1024xf32, strides=[1]>
    %yv = make_tensor_view %y, shape = [1024], strides = [1] : tensor_view<1024xf32, strides=[1]>
    %xt = make_partition_view %xv : partition_view<tile=(128), tensor_view<1024xf32, strides=[1]>>
    %yt = make_partition_view %yv : partition_view<tile=(128), tensor_view<1024xf32, strides=[1]>>
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %v, %t0 = multimem_load_reduce_view_tko relaxed sys %xt[%b], add : partition_view<tile=(128), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token
    %t1 = multimem_reduce_view_tko relaxed sys %xt[%b], add, %v token = %t0 : tile<128xf32>, partition_view<tile=(128), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> token
    %t2 = multimem_store_view_tko weak %yt[%b], %v token = %t1 : tile<128xf32>, partition_view<tile=(128), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> token
  }
}
