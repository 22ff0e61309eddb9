// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @max_pool(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<ptr<f32>>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<4>, %arg4 : tile<i32>
    %3 = assume div_by<4>, %arg5 : tile<i32>
    %4 = assume div_by<16>, %arg7 : tile<ptr<f32>>
    %5 = assume div_by<4>, %arg10 : tile<i32>
    %6 = constant <i32: 1> : tile<i32>
    %7 = constant <i32: 1> : tile<i32>
    %8 = assume bounded<0, ?>, %arg1 : tile<i32>
    %9 = assume bounded<0, ?>, %arg2 : tile<i32>
    %10 = assume bounded<0, ?>, %arg3 : tile<i32>
    %11 = assume bounded<0, ?>, %2 : tile<i32>
    %12 = assume div_by<4>, %11 : tile<i32>
    %13 = assume bounded<0, ?>, %3 : tile<i32>
    %14 = assume div_by<4>, %13 : tile<i32>
    %15 = make_tensor_view %1, shape = [%8, %9, %10], strides = [%12, %14, 1] : tile<i32> -> tensor_view<?x?x?xf32, strides=[?,?,1]>
    %16 = assume bounded<0, ?>, %arg8 : tile<i32>
    %17 = assume bounded<0, ?>, %arg9 : tile<i32>
    %18 = assume bounded<0, ?>, %5 : tile<i32>
    %19 = assume div_by<4>, %18 : tile<i32>
    %20 = make_tensor_view %4, shape = [%16, %17], strides = [%19, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_0, %blockId_y_1, %blockId_z_2 = get_tile_block_id : tile<i32>
    %21 = constant <f32: 0xFF800000> : tile<16x32xf32>
    %22 = constant <i32: 0> : tile<i32>
    %23 = constant <i32: 1> : tile<i32>
    %24 = make_partition_view %15 : partition_view<tile=(16x1x32), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %25 = for %arg12 in (%22 to %9, step %23) : tile<i32> iter_values(%arg13 = %21) -> (tile<16x32xf32>) {
      %tile, %result_token = load_view_tko weak %24[%blockId_x, %arg12, %blockId_y_1] token = %0 : partition_view<tile=(16x1x32), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> tile<16x1x32xf32>, token
      %28 = reshape %tile : tile<16x1x32xf32> -> tile<16x32xf32>
      %29 = maxf %arg13, %28 : tile<16x32xf32>
      continue %29 : tile<16x32xf32>
    }
    %26 = make_partition_view %20 : partition_view<tile=(16x32), tensor_view<?x?xf32, strides=[?,1]>>
    %27 = store_view_tko weak %25, %26[%blockId_x, %blockId_y_1] token = %0 : tile<16x32xf32>, partition_view<tile=(16x32), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
