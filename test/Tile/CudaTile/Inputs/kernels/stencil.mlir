// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiles that overlap: a mean of neighbors.
cuda_tile.module @stencil {
  entry @stencil(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %xv = make_tensor_view %x, shape = [1026], strides = [1] : tensor_view<1026xf32, strides=[1]>
    %yv = make_tensor_view %y, shape = [1024], strides = [1] : tensor_view<1024xf32, strides=[1]>
    %wide = make_strided_view %xv : strided_view<tile=(64), traversal_strides=[32], padding_value = zero, tensor_view<1026xf32, strides=[1]>>
    %out = make_partition_view %yv : partition_view<tile=(32), tensor_view<1024xf32, strides=[1]>>
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %v, %t0 = load_view_tko weak %wide[%b] : strided_view<tile=(64), traversal_strides=[32], padding_value = zero, tensor_view<1026xf32, strides=[1]>>, tile<i32> -> tile<64xf32>, token
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %l = extract %v[%zero] : tile<64xf32> -> tile<32xf32>
    %r = extract %v[%one] : tile<64xf32> -> tile<32xf32>
    %s = addf %l, %r rounding<zero> : tile<32xf32>
    %half = constant <f32: 0.5> : tile<32xf32>
    %m = mulf %s, %half : tile<32xf32>
    %t1 = store_view_tko weak %m, %out[%b] : tile<32xf32>, partition_view<tile=(32), tensor_view<1024xf32, strides=[1]>>, tile<i32> -> token
  }
}
