// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @transpose(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<4>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<f32>>
    %4 = assume div_by<4>, %arg8 : tile<i32>
    %5 = constant <i32: 1> : tile<i32>
    %6 = constant <i32: 1> : tile<i32>
    %7 = assume bounded<0, ?>, %arg1 : tile<i32>
    %8 = assume bounded<0, ?>, %arg2 : tile<i32>
    %9 = assume bounded<0, ?>, %2 : tile<i32>
    %10 = assume div_by<4>, %9 : tile<i32>
    %11 = make_tensor_view %1, shape = [%7, %8], strides = [%10, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %12 = assume bounded<0, ?>, %arg6 : tile<i32>
    %13 = assume bounded<0, ?>, %arg7 : tile<i32>
    %14 = assume bounded<0, ?>, %4 : tile<i32>
    %15 = assume div_by<4>, %14 : tile<i32>
    %16 = make_tensor_view %3, shape = [%12, %13], strides = [%15, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_0, %blockId_y_1, %blockId_z_2 = get_tile_block_id : tile<i32>
    %17 = make_partition_view %11 : partition_view<tile=(32x64), tensor_view<?x?xf32, strides=[?,1]>>
    %tile, %result_token = load_view_tko weak %17[%blockId_x, %blockId_y_1] token = %0 : partition_view<tile=(32x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<32x64xf32>, token
    %18 = permute %tile [1, 0] : tile<32x64xf32> -> tile<64x32xf32>
    %19 = make_partition_view %16 : partition_view<tile=(64x32), tensor_view<?x?xf32, strides=[?,1]>>
    %20 = store_view_tko weak %18, %19[%blockId_y_1, %blockId_x] token = %0 : tile<64x32xf32>, partition_view<tile=(64x32), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
