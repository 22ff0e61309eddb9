// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @adamw(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<ptr<f32>>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<ptr<f32>>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<f32>, %arg13: tile<f32>, %arg14: tile<f32>, %arg15: tile<f32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<16>, %arg3 : tile<ptr<f32>>
    %3 = assume div_by<16>, %arg6 : tile<ptr<f32>>
    %4 = assume div_by<16>, %arg9 : tile<ptr<f32>>
    %5 = constant <i32: 1> : tile<i32>
    %6 = constant <i32: 1> : tile<i32>
    %7 = constant <i32: 1> : tile<i32>
    %8 = constant <i32: 1> : tile<i32>
    %9 = assume bounded<0, ?>, %arg1 : tile<i32>
    %10 = make_tensor_view %1, shape = [%9], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %11 = assume bounded<0, ?>, %arg4 : tile<i32>
    %12 = make_tensor_view %2, shape = [%11], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %13 = assume bounded<0, ?>, %arg7 : tile<i32>
    %14 = make_tensor_view %3, shape = [%13], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %15 = assume bounded<0, ?>, %arg10 : tile<i32>
    %16 = make_tensor_view %4, shape = [%15], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %17 = make_partition_view %10 : partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>
    %tile, %result_token = load_view_tko weak %17[%blockId_x] token = %0 : partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    %18 = join_tokens %0, %result_token : token
    %19 = make_partition_view %12 : partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>
    %tile_0, %result_token_1 = load_view_tko weak %19[%blockId_x] token = %0 : partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    %20 = constant <f32: 0.899999976> : tile<f32>
    %21 = make_partition_view %14 : partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>
    %tile_2, %result_token_3 = load_view_tko weak %21[%blockId_x] token = %0 : partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    %22 = join_tokens %0, %result_token_3 : token
    %23 = reshape %20 : tile<f32> -> tile<1xf32>
    %24 = broadcast %23 : tile<1xf32> -> tile<512xf32>
    %25 = constant <f32: 1.000000e-01> : tile<f32>
    %26 = reshape %25 : tile<f32> -> tile<1xf32>
    %27 = broadcast %26 : tile<1xf32> -> tile<512xf32>
    %28 = mulf %27, %tile_0  : tile<512xf32>
    %29 = fma %24, %tile_2, %28  : tile<512xf32>
    %30 = constant <f32: 9.990000e-01> : tile<f32>
    %31 = make_partition_view %16 : partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>
    %tile_4, %result_token_5 = load_view_tko weak %31[%blockId_x] token = %0 : partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    %32 = join_tokens %0, %result_token_5 : token
    %33 = reshape %30 : tile<f32> -> tile<1xf32>
    %34 = broadcast %33 : tile<1xf32> -> tile<512xf32>
    %35 = constant <f32: 1.000000e-03> : tile<f32>
    %36 = reshape %35 : tile<f32> -> tile<1xf32>
    %37 = broadcast %36 : tile<1xf32> -> tile<512xf32>
    %38 = mulf %37, %tile_0  : tile<512xf32>
    %39 = mulf %38, %tile_0  : tile<512xf32>
    %40 = fma %34, %tile_4, %39  : tile<512xf32>
    %41 = reshape %arg14 : tile<f32> -> tile<1xf32>
    %42 = broadcast %41 : tile<1xf32> -> tile<512xf32>
    %43 = mulf %29, %42  : tile<512xf32>
    %44 = reshape %arg15 : tile<f32> -> tile<1xf32>
    %45 = broadcast %44 : tile<1xf32> -> tile<512xf32>
    %46 = mulf %40, %45  : tile<512xf32>
    %47 = sqrt %46  : tile<512xf32>
    %48 = constant <f32: 9.99999993E-9> : tile<f32>
    %49 = reshape %48 : tile<f32> -> tile<1xf32>
    %50 = broadcast %49 : tile<1xf32> -> tile<512xf32>
    %51 = addf %47, %50  : tile<512xf32>
    %52 = divf %43, %51  : tile<512xf32>
    %53 = make_partition_view %14 : partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>
    %54 = store_view_tko weak %29, %53[%blockId_x] token = %22 : tile<512xf32>, partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    %55 = make_partition_view %16 : partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>
    %56 = store_view_tko weak %40, %55[%blockId_x] token = %32 : tile<512xf32>, partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    %57 = reshape %arg13 : tile<f32> -> tile<1xf32>
    %58 = broadcast %57 : tile<1xf32> -> tile<512xf32>
    %59 = fma %58, %tile, %52  : tile<512xf32>
    %60 = reshape %arg12 : tile<f32> -> tile<1xf32>
    %61 = broadcast %60 : tile<1xf32> -> tile<512xf32>
    %62 = negf %61 : tile<512xf32>
    %63 = fma %62, %59, %tile  : tile<512xf32>
    %64 = make_partition_view %10 : partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>
    %65 = store_view_tko weak %63, %64[%blockId_x] token = %18 : tile<512xf32>, partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
