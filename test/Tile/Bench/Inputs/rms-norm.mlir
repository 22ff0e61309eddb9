// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @rms_norm(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<bf16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<bf16>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<f32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<bf16>>
    %2 = assume div_by<8>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<bf16>>
    %4 = assume div_by<16>, %arg8 : tile<ptr<bf16>>
    %5 = assume div_by<8>, %arg11 : tile<i32>
    %6 = constant <i32: 1> : tile<i32>
    %7 = constant <i32: 1> : tile<i32>
    %8 = constant <i32: 1> : tile<i32>
    %9 = assume bounded<0, ?>, %arg1 : tile<i32>
    %10 = assume bounded<0, ?>, %arg2 : tile<i32>
    %11 = assume bounded<0, ?>, %2 : tile<i32>
    %12 = assume div_by<8>, %11 : tile<i32>
    %13 = make_tensor_view %1, shape = [%9, %10], strides = [%12, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %14 = assume bounded<0, ?>, %arg6 : tile<i32>
    %15 = make_tensor_view %3, shape = [%14], strides = [1] : tile<i32> -> tensor_view<?xbf16, strides=[1]>
    %16 = assume bounded<0, ?>, %arg9 : tile<i32>
    %17 = assume bounded<0, ?>, %arg10 : tile<i32>
    %18 = assume bounded<0, ?>, %5 : tile<i32>
    %19 = assume div_by<8>, %18 : tile<i32>
    %20 = make_tensor_view %4, shape = [%16, %17], strides = [%19, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %21 = constant <i32: 0> : tile<i32>
    %22 = make_partition_view %13 : partition_view<tile=(1x2048), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>
    %tile, %result_token = load_view_tko weak %22[%blockId_x, %21] token = %0 : partition_view<tile=(1x2048), padding_value = zero, tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<1x2048xbf16>, token
    %23 = ftof %tile  : tile<1x2048xbf16> -> tile<1x2048xf32>
    %24 = mulf %23, %23  : tile<1x2048xf32>
    %25 = reduce %24 dim=1 identities=[0.000000e+00 : f32] : tile<1x2048xf32> -> tile<1xf32> 
    (%arg14: tile<f32>, %arg15: tile<f32>) {
      %44 = addf %arg14, %arg15  : tile<f32>
      yield %44 : tile<f32>
    }
    %26 = reshape %25 : tile<1xf32> -> tile<1x1xf32>
    %27 = itof %10 signed  : tile<i32> -> tile<f32>
    %28 = reshape %27 : tile<f32> -> tile<1x1xf32>
    %29 = divf %26, %28  : tile<1x1xf32>
    %30 = constant <i32: 0> : tile<i32>
    %31 = make_partition_view %15 : partition_view<tile=(2048), padding_value = zero, tensor_view<?xbf16, strides=[1]>>
    %tile_0, %result_token_1 = load_view_tko weak %31[%30] token = %0 : partition_view<tile=(2048), padding_value = zero, tensor_view<?xbf16, strides=[1]>>, tile<i32> -> tile<2048xbf16>, token
    %32 = ftof %tile_0  : tile<2048xbf16> -> tile<2048xf32>
    %33 = reshape %32 : tile<2048xf32> -> tile<1x2048xf32>
    %34 = constant <i32: 0> : tile<i32>
    %35 = reshape %arg13 : tile<f32> -> tile<1x1xf32>
    %36 = addf %29, %35  : tile<1x1xf32>
    %37 = rsqrt %36 : tile<1x1xf32>
    %38 = broadcast %37 : tile<1x1xf32> -> tile<1x2048xf32>
    %39 = mulf %23, %38  : tile<1x2048xf32>
    %40 = mulf %39, %33  : tile<1x2048xf32>
    %41 = ftof %40  : tile<1x2048xf32> -> tile<1x2048xbf16>
    %42 = make_partition_view %20 : partition_view<tile=(1x2048), tensor_view<?x?xbf16, strides=[?,1]>>
    %43 = store_view_tko weak %41, %42[%blockId_x, %34] token = %0 : tile<1x2048xbf16>, partition_view<tile=(1x2048), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
