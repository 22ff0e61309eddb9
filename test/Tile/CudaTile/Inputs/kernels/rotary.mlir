// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Halves of a row are turned: extract, and insert again.
cuda_tile.module @rotary {
  entry @rotary(%x: tile<ptr<f32>>, %angle: tile<f32>) {
    %xv = make_tensor_view %x, shape = [64, 128], strides = [128, 1] : tensor_view<64x128xf32, strides=[128,1]>
    %xt = make_partition_view %xv : partition_view<tile=(1x128), tensor_view<64x128xf32, strides=[128,1]>>
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %v, %t0 = load_view_tko weak %xt[%b, %zero] inbounds = [true, true] : partition_view<tile=(1x128), tensor_view<64x128xf32, strides=[128,1]>>, tile<i32> -> tile<1x128xf32>, token
    %l = extract %v[%zero, %zero] : tile<1x128xf32> -> tile<1x64xf32>
    %r = extract %v[%zero, %one] : tile<1x128xf32> -> tile<1x64xf32>
    %c = cos %angle : tile<f32>
    %s = sin %angle : tile<f32>
    %c1 = reshape %c : tile<f32> -> tile<1x1xf32>
    %cs = broadcast %c1 : tile<1x1xf32> -> tile<1x64xf32>
    %s1 = reshape %s : tile<f32> -> tile<1x1xf32>
    %ss = broadcast %s1 : tile<1x1xf32> -> tile<1x64xf32>
    %n = negf %r : tile<1x64xf32>
    %ns = mulf %n, %ss : tile<1x64xf32>
    %a = fma %l, %cs, %ns : tile<1x64xf32>
    %ls = mulf %l, %ss : tile<1x64xf32>
    %d = fma %r, %cs, %ls : tile<1x64xf32>
    %w = insert %a, %v[%zero, %zero] : tile<1x64xf32>, tile<1x128xf32>
    %y = insert %d, %w[%zero, %one] : tile<1x64xf32>, tile<1x128xf32>
    %t1 = store_view_tko weak %y, %xt[%b, %zero] token = %t0 inbounds = [true, true] : tile<1x128xf32>, partition_view<tile=(1x128), tensor_view<64x128xf32, strides=[128,1]>>, tile<i32> -> token
  }
}
