// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @vector_sum(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<ptr<f32>>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>, %arg8: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<16>, %arg3 : tile<ptr<f32>>
    %3 = assume div_by<16>, %arg6 : tile<ptr<f32>>
    %4 = constant <i32: 1> : tile<i32>
    %5 = constant <i32: 1> : tile<i32>
    %6 = constant <i32: 1> : tile<i32>
    %7 = assume bounded<0, ?>, %arg1 : tile<i32>
    %8 = make_tensor_view %1, shape = [%7], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %9 = assume bounded<0, ?>, %arg4 : tile<i32>
    %10 = make_tensor_view %2, shape = [%9], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %11 = assume bounded<0, ?>, %arg7 : tile<i32>
    %12 = make_tensor_view %3, shape = [%11], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %13 = make_partition_view %8 : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>
    %tile, %result_token = load_view_tko weak %13[%blockId_x] token = %0 : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %14 = make_partition_view %10 : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>
    %tile_0, %result_token_1 = load_view_tko weak %14[%blockId_x] token = %0 : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %15 = addf %tile, %tile_0  : tile<1024xf32>
    %16 = make_partition_view %12 : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>
    %17 = store_view_tko weak %15, %16[%blockId_x] token = %0 : tile<1024xf32>, partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
