// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The second factor is stored by columns: dim_map turns it.
cuda_tile.module @transposed {
  entry @transposed(%a: tile<ptr<bf16>>, %b: tile<ptr<bf16>>, %c: tile<ptr<f32>>) {
    %av = make_tensor_view %a, shape = [256, 128], strides = [128, 1] : tensor_view<256x128xbf16, strides=[128,1]>
    %bv = make_tensor_view %b, shape = [512, 128], strides = [128, 1] : tensor_view<512x128xbf16, strides=[128,1]>
    %cv = make_tensor_view %c, shape = [256, 512], strides = [512, 1] : tensor_view<256x512xf32, strides=[512,1]>
    %at = make_partition_view %av : partition_view<tile=(64x128), tensor_view<256x128xbf16, strides=[128,1]>>
    %bt = make_partition_view %bv : partition_view<tile=(128x32), tensor_view<512x128xbf16, strides=[128,1]>, dim_map=[1,0]>
    %ct = make_partition_view %cv : partition_view<tile=(64x32), tensor_view<256x512xf32, strides=[512,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %p, %t0 = load_view_tko weak %at[%x, %zero] : partition_view<tile=(64x128), tensor_view<256x128xbf16, strides=[128,1]>>, tile<i32> -> tile<64x128xbf16>, token
    %q, %t1 = load_view_tko weak %bt[%zero, %y] : partition_view<tile=(128x32), tensor_view<512x128xbf16, strides=[128,1]>, dim_map=[1,0]>, tile<i32> -> tile<128x32xbf16>, token
    %none = constant <f32: 0.0> : tile<64x32xf32>
    %r = mmaf %p, %q, %none : tile<64x128xbf16>, tile<128x32xbf16>, tile<64x32xf32>
    %t2 = store_view_tko weak %r, %ct[%x, %y] : tile<64x32xf32>, partition_view<tile=(64x32), tensor_view<256x512xf32, strides=[512,1]>>, tile<i32> -> token
  }
}
