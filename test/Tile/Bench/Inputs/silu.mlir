// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @silu(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<ptr<bf16>>, %arg4: tile<i32>, %arg5: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<bf16>>
    %2 = assume div_by<16>, %arg3 : tile<ptr<bf16>>
    %3 = constant <i32: 1> : tile<i32>
    %4 = constant <i32: 1> : tile<i32>
    %5 = assume bounded<0, ?>, %arg1 : tile<i32>
    %6 = make_tensor_view %1, shape = [%5], strides = [1] : tile<i32> -> tensor_view<?xbf16, strides=[1]>
    %7 = assume bounded<0, ?>, %arg4 : tile<i32>
    %8 = make_tensor_view %2, shape = [%7], strides = [1] : tile<i32> -> tensor_view<?xbf16, strides=[1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %9 = make_partition_view %6 : partition_view<tile=(2048), tensor_view<?xbf16, strides=[1]>>
    %tile, %result_token = load_view_tko weak %9[%blockId_x] token = %0 : partition_view<tile=(2048), tensor_view<?xbf16, strides=[1]>>, tile<i32> -> tile<2048xbf16>, token
    %10 = ftof %tile  : tile<2048xbf16> -> tile<2048xf32>
    %11 = constant <f32: 1.000000e+00> : tile<f32>
    %12 = negf %10 : tile<2048xf32>
    %13 = exp %12  : tile<2048xf32>
    %14 = reshape %11 : tile<f32> -> tile<1xf32>
    %15 = broadcast %14 : tile<1xf32> -> tile<2048xf32>
    %16 = addf %15, %13  : tile<2048xf32>
    %17 = divf %10, %16  : tile<2048xf32>
    %18 = ftof %17  : tile<2048xf32> -> tile<2048xbf16>
    %19 = make_partition_view %8 : partition_view<tile=(2048), tensor_view<?xbf16, strides=[1]>>
    %20 = store_view_tko weak %18, %19[%blockId_x] token = %0 : tile<2048xbf16>, partition_view<tile=(2048), tensor_view<?xbf16, strides=[1]>>, tile<i32> -> token
    return
  }
}
