// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers of eight bits, in a batch; the sum is scaled to a float.
cuda_tile.module @quantized {
  entry @quantized(%a: tile<ptr<i8>>, %b: tile<ptr<i8>>, %c: tile<ptr<f16>>, %scale: tile<f32>) {
    %av = make_tensor_view %a, shape = [4, 32, 64], strides = [2048, 64, 1] : tensor_view<4x32x64xi8, strides=[2048,64,1]>
    %bv = make_tensor_view %b, shape = [4, 64, 32], strides = [2048, 32, 1] : tensor_view<4x64x32xi8, strides=[2048,32,1]>
    %cv = make_tensor_view %c, shape = [4, 32, 32], strides = [1024, 32, 1] : tensor_view<4x32x32xf16, strides=[1024,32,1]>
    %at = make_partition_view %av : partition_view<tile=(1x32x64), tensor_view<4x32x64xi8, strides=[2048,64,1]>>
    %bt = make_partition_view %bv : partition_view<tile=(1x64x32), tensor_view<4x64x32xi8, strides=[2048,32,1]>>
    %ct = make_partition_view %cv : partition_view<tile=(1x32x32), tensor_view<4x32x32xf16, strides=[1024,32,1]>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %p, %t0 = load_view_tko weak %at[%x, %zero, %zero] : partition_view<tile=(1x32x64), tensor_view<4x32x64xi8, strides=[2048,64,1]>>, tile<i32> -> tile<1x32x64xi8>, token
    %q, %t1 = load_view_tko weak %bt[%x, %zero, %zero] : partition_view<tile=(1x64x32), tensor_view<4x64x32xi8, strides=[2048,32,1]>>, tile<i32> -> tile<1x64x32xi8>, token
    %none = constant <i32: 0> : tile<1x32x32xi32>
    %s = mmai %p, %q, %none signed unsigned : tile<1x32x64xi8>, tile<1x64x32xi8>, tile<1x32x32xi32>
    %f = itof %s signed : tile<1x32x32xi32> -> tile<1x32x32xf32>
    %s1 = reshape %scale : tile<f32> -> tile<1x1x1xf32>
    %ss = broadcast %s1 : tile<1x1x1xf32> -> tile<1x32x32xf32>
    %g = mulf %f, %ss flush_to_zero : tile<1x32x32xf32>
    %h = ftof %g : tile<1x32x32xf32> -> tile<1x32x32xf16>
    %t2 = store_view_tko weak %h, %ct[%x, %zero, %zero] : tile<1x32x32xf16>, partition_view<tile=(1x32x32), tensor_view<4x32x32xf16, strides=[1024,32,1]>>, tile<i32> -> token
  }
}
