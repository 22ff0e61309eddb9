// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @argmax_row(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<i32>>, %arg6: tile<i32>, %arg7: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<4>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<i32>>
    %4 = constant <i32: 1> : tile<i32>
    %5 = constant <i32: 1> : tile<i32>
    %6 = assume bounded<0, ?>, %arg1 : tile<i32>
    %7 = assume bounded<0, ?>, %arg2 : tile<i32>
    %8 = assume bounded<0, ?>, %2 : tile<i32>
    %9 = assume div_by<4>, %8 : tile<i32>
    %10 = make_tensor_view %1, shape = [%6, %7], strides = [%9, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %11 = assume bounded<0, ?>, %arg6 : tile<i32>
    %12 = make_tensor_view %3, shape = [%11], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %13 = constant <i32: 0> : tile<i32>
    %14 = make_partition_view %10 : partition_view<tile=(1x1024), padding_value = neg_inf, tensor_view<?x?xf32, strides=[?,1]>>
    %tile, %result_token = load_view_tko weak %14[%blockId_x, %13] token = %0 : partition_view<tile=(1x1024), padding_value = neg_inf, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x1024xf32>, token
    %15 = iota : tile<1024xi32>
    %16 = reshape %15 : tile<1024xi32> -> tile<1x1024xi32>
    %17:2 = reduce %tile, %16 dim=1 identities=[0xFF800000 : f32, 0 : i32] : tile<1x1024xf32>, tile<1x1024xi32> -> tile<1xf32>, tile<1xi32> 
    (%arg8: tile<f32>, %arg9: tile<f32>, %arg10: tile<i32>, %arg11: tile<i32>) {
      %20 = cmpf greater_than ordered %arg8, %arg9 : tile<f32> -> tile<i1>
      %21 = cmpf equal ordered %arg8, %arg9 : tile<f32> -> tile<i1>
      %22 = cmpf not_equal unordered %arg8, %arg8 : tile<f32> -> tile<i1>
      %23 = cmpf not_equal unordered %arg9, %arg9 : tile<f32> -> tile<i1>
      %24 = cmpf equal ordered %arg8, %arg8 : tile<f32> -> tile<i1>
      %25 = andi %24, %23 : tile<i1>
      %26 = ori %20, %25 : tile<i1>
      %27 = andi %22, %23 : tile<i1>
      %28 = ori %21, %27 : tile<i1>
      %29 = cmpi less_than %arg10, %arg11, signed : tile<i32> -> tile<i1>
      %30 = andi %28, %29 : tile<i1>
      %31 = ori %26, %30 : tile<i1>
      %32 = select %31, %arg8, %arg9 : tile<i1>, tile<f32>
      %33 = select %31, %arg10, %arg11 : tile<i1>, tile<i32>
      yield %32, %33 : tile<f32>, tile<i32>
    }
    %18 = make_partition_view %12 : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>
    %19 = store_view_tko weak %17#1, %18[%blockId_x] token = %0 : tile<1xi32>, partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>, tile<i32> -> token
    return
  }
}
