// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// y = a * x + y through views whose extents are known at run time.
cuda_tile.module @axpy {
  entry @axpy(%a: tile<f32>, %x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %n: tile<i64>) {
    %m = assume bounded<1, ?>, %n : tile<i64>
    %xv = make_tensor_view %x, shape = [%m], strides = [1] : tile<i64> -> tensor_view<?xf32, strides=[1]>
    %yv = make_tensor_view %y, shape = [%m], strides = [1] : tile<i64> -> tensor_view<?xf32, strides=[1]>
    %xt = make_partition_view %xv : partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>
    %yt = make_partition_view %yv : partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %a1 = reshape %a : tile<f32> -> tile<1xf32>
    %as = broadcast %a1 : tile<1xf32> -> tile<128xf32>
    %p, %t0 = load_view_tko weak %xt[%b] : partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token
    %q, %t1 = load_view_tko weak %yt[%b] : partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<128xf32>, token
    %r = fma %as, %p, %q : tile<128xf32>
    %t2 = store_view_tko weak %r, %yt[%b] token = %t1 : tile<128xf32>, partition_view<tile=(128), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
  }
}
