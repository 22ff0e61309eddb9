// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The largest number and where it is; the first one if there are several.
cuda_tile.module @argmax {
  entry @argmax(%x: tile<ptr<f32>>, %value: tile<ptr<f32>>, %index: tile<ptr<i32>>) {
    %xv = make_tensor_view %x, shape = [8, 128], strides = [128, 1] : tensor_view<8x128xf32, strides=[128,1]>
    %xt = make_partition_view %xv : partition_view<tile=(8x128), tensor_view<8x128xf32, strides=[128,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %v, %t0 = load_view_tko weak %xt[%zero, %zero] : partition_view<tile=(8x128), tensor_view<8x128xf32, strides=[128,1]>>, tile<i32> -> tile<8x128xf32>, token
    %lanes = iota : tile<128xi32>
    %row = reshape %lanes : tile<128xi32> -> tile<1x128xi32>
    %at = broadcast %row : tile<1x128xi32> -> tile<8x128xi32>
    %best, %where = reduce %v, %at dim=1 identities=[0xFF800000 : f32, 2147483647 : i32] : tile<8x128xf32>, tile<8x128xi32> -> tile<8xf32>, tile<8xi32>
    (%a: tile<f32>, %b: tile<f32>, %i: tile<i32>, %j: tile<i32>) {
      %more = cmpf greater_than ordered %a, %b : tile<f32> -> tile<i1>
      %same = cmpf equal ordered %a, %b : tile<f32> -> tile<i1>
      %before = cmpi less_than %i, %j, signed : tile<i32> -> tile<i1>
      %tie = andi %same, %before : tile<i1>
      %take = ori %more, %tie : tile<i1>
      %m = select %take, %a, %b : tile<i1>, tile<f32>
      %k = select %take, %i, %j : tile<i1>, tile<i32>
      yield %m, %k : tile<f32>, tile<i32>
    }
    %few = iota : tile<8xi32>
    %o1 = reshape %value : tile<ptr<f32>> -> tile<1xptr<f32>>
    %os = broadcast %o1 : tile<1xptr<f32>> -> tile<8xptr<f32>>
    %op = offset %os, %few : tile<8xptr<f32>>, tile<8xi32> -> tile<8xptr<f32>>
    %i1 = reshape %index : tile<ptr<i32>> -> tile<1xptr<i32>>
    %is = broadcast %i1 : tile<1xptr<i32>> -> tile<8xptr<i32>>
    %ip = offset %is, %few : tile<8xptr<i32>>, tile<8xi32> -> tile<8xptr<i32>>
    %t1 = store_ptr_tko weak %op, %best : tile<8xptr<f32>>, tile<8xf32> -> token
    %t2 = store_ptr_tko weak %ip, %where : tile<8xptr<i32>>, tile<8xi32> -> token
  }
}
