// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows of a table, picked by their numbers.
cuda_tile.module @embedding {
  entry @embedding(%table: tile<ptr<f16>>, %ids: tile<ptr<i32>>, %y: tile<ptr<f16>>, %rows: tile<i32>) {
    %tv = make_tensor_view %table, shape = [%rows, 128], strides = [128, 1] : tile<i32> -> tensor_view<?x128xf16, strides=[128,1]>
    %iv = make_tensor_view %ids, shape = [1024], strides = [1] : tensor_view<1024xi32, strides=[1]>
    %yv = make_tensor_view %y, shape = [1024, 128], strides = [128, 1] : tensor_view<1024x128xf16, strides=[128,1]>
    %it = make_partition_view %iv : partition_view<tile=(16), tensor_view<1024xi32, strides=[1]>>
    %yt = make_partition_view %yv : partition_view<tile=(16x128), tensor_view<1024x128xf16, strides=[128,1]>>
    %g = make_gather_scatter_view %tv : gather_scatter_view<tile=(16x128), padding_value = zero, tensor_view<?x128xf16, strides=[128,1]>, sparse_dim=0>
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %id, %t0 = load_view_tko weak %it[%b] : partition_view<tile=(16), tensor_view<1024xi32, strides=[1]>>, tile<i32> -> tile<16xi32>, token
    %r, %t1 = load_view_tko weak %g[%id, %zero] token = %t0 : gather_scatter_view<tile=(16x128), padding_value = zero, tensor_view<?x128xf16, strides=[128,1]>, sparse_dim=0>, tile<16xi32>, tile<i32> -> tile<16x128xf16>, token
    %t2 = store_view_tko weak %r, %yt[%b, %zero] : tile<16x128xf16>, partition_view<tile=(16x128), tensor_view<1024x128xf16, strides=[128,1]>>, tile<i32> -> token
  }
}
