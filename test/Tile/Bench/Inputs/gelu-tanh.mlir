// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @gelu_tanh(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<ptr<f32>>, %arg4: tile<i32>, %arg5: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<16>, %arg3 : tile<ptr<f32>>
    %3 = constant <i32: 1> : tile<i32>
    %4 = constant <i32: 1> : tile<i32>
    %5 = assume bounded<0, ?>, %arg1 : tile<i32>
    %6 = make_tensor_view %1, shape = [%5], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %7 = assume bounded<0, ?>, %arg4 : tile<i32>
    %8 = make_tensor_view %2, shape = [%7], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %9 = make_partition_view %6 : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>
    %tile, %result_token = load_view_tko weak %9[%blockId_x] token = %0 : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %10 = constant <f32: 0.797884583> : tile<f32>
    %11 = constant <f32: 4.471500e-02> : tile<f32>
    %12 = reshape %11 : tile<f32> -> tile<1xf32>
    %13 = broadcast %12 : tile<1xf32> -> tile<1024xf32>
    %14 = mulf %13, %tile  : tile<1024xf32>
    %15 = mulf %14, %tile  : tile<1024xf32>
    %16 = fma %15, %tile, %tile  : tile<1024xf32>
    %17 = reshape %10 : tile<f32> -> tile<1xf32>
    %18 = broadcast %17 : tile<1xf32> -> tile<1024xf32>
    %19 = mulf %18, %16  : tile<1024xf32>
    %20 = constant <f32: 5.000000e-01> : tile<f32>
    %21 = reshape %20 : tile<f32> -> tile<1xf32>
    %22 = broadcast %21 : tile<1xf32> -> tile<1024xf32>
    %23 = mulf %22, %tile  : tile<1024xf32>
    %24 = constant <f32: 1.000000e+00> : tile<f32>
    %25 = tanh %19  : tile<1024xf32>
    %26 = reshape %24 : tile<f32> -> tile<1xf32>
    %27 = broadcast %26 : tile<1xf32> -> tile<1024xf32>
    %28 = addf %27, %25  : tile<1024xf32>
    %29 = mulf %23, %28  : tile<1024xf32>
    %30 = make_partition_view %8 : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>
    %31 = store_view_tko weak %29, %30[%blockId_x] token = %0 : tile<1024xf32>, partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
