// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @quantize_rows(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<i8>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<4>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<i8>>
    %4 = assume div_by<16>, %arg8 : tile<i32>
    %5 = assume div_by<16>, %arg10 : tile<ptr<f32>>
    %6 = constant <i32: 1> : tile<i32>
    %7 = constant <i32: 1> : tile<i32>
    %8 = constant <i32: 1> : tile<i32>
    %9 = assume bounded<0, ?>, %arg1 : tile<i32>
    %10 = assume bounded<0, ?>, %arg2 : tile<i32>
    %11 = assume bounded<0, ?>, %2 : tile<i32>
    %12 = assume div_by<4>, %11 : tile<i32>
    %13 = make_tensor_view %1, shape = [%9, %10], strides = [%12, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %14 = assume bounded<0, ?>, %arg6 : tile<i32>
    %15 = assume bounded<0, ?>, %arg7 : tile<i32>
    %16 = assume bounded<0, ?>, %4 : tile<i32>
    %17 = assume div_by<16>, %16 : tile<i32>
    %18 = make_tensor_view %3, shape = [%14, %15], strides = [%17, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %19 = assume bounded<0, ?>, %arg11 : tile<i32>
    %20 = make_tensor_view %5, shape = [%19], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %21 = constant <i32: 0> : tile<i32>
    %22 = make_partition_view %13 : partition_view<tile=(1x1024), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tile, %result_token = load_view_tko weak %22[%blockId_x, %21] token = %0 : partition_view<tile=(1x1024), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x1024xf32>, token
    %23 = negf %tile : tile<1x1024xf32>
    %24 = maxf %tile, %23 : tile<1x1024xf32>
    %25 = reduce %24 dim=1 identities=[0xFF800000 : f32] : tile<1x1024xf32> -> tile<1xf32> 
    (%arg13: tile<f32>, %arg14: tile<f32>) {
      %47 = maxf %arg13, %arg14 : tile<f32>
      yield %47 : tile<f32>
    }
    %26 = constant <f32: 1.000000e-10> : tile<f32>
    %27 = reshape %26 : tile<f32> -> tile<1xf32>
    %28 = maxf %25, %27 : tile<1xf32>
    %29 = constant <f32: 1.270000e+02> : tile<f32>
    %30 = reshape %29 : tile<f32> -> tile<1xf32>
    %31 = divf %28, %30  : tile<1xf32>
    %32 = reshape %31 : tile<1xf32> -> tile<1x1xf32>
    %33 = broadcast %32 : tile<1x1xf32> -> tile<1x1024xf32>
    %34 = divf %tile, %33  : tile<1x1024xf32>
    %35 = constant <f32: 5.000000e-01> : tile<f32>
    %36 = reshape %35 : tile<f32> -> tile<1x1xf32>
    %37 = broadcast %36 : tile<1x1xf32> -> tile<1x1024xf32>
    %38 = addf %34, %37  : tile<1x1024xf32>
    %39 = floor %38 : tile<1x1024xf32>
    %40 = constant <i32: 0> : tile<i32>
    %41 = ftoi %39 signed  : tile<1x1024xf32> -> tile<1x1024xi32>
    %42 = trunci %41 : tile<1x1024xi32> -> tile<1x1024xi8>
    %43 = make_partition_view %18 : partition_view<tile=(1x1024), tensor_view<?x?xi8, strides=[?,1]>>
    %44 = store_view_tko weak %42, %43[%blockId_x, %40] token = %0 : tile<1x1024xi8>, partition_view<tile=(1x1024), tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> token
    %45 = make_partition_view %20 : partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>
    %46 = store_view_tko weak %31, %45[%blockId_x] token = %0 : tile<1xf32>, partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
