// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @column_pair(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<bf16>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<ptr<f16>>, %arg14: tile<i32>, %arg15: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<4>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<f32>>
    %4 = assume div_by<4>, %arg8 : tile<i32>
    %5 = assume div_by<16>, %arg10 : tile<ptr<bf16>>
    %6 = assume div_by<16>, %arg13 : tile<ptr<f16>>
    %7 = constant <i32: 1> : tile<i32>
    %8 = constant <i32: 1> : tile<i32>
    %9 = constant <i32: 1> : tile<i32>
    %10 = constant <i32: 1> : tile<i32>
    %11 = assume bounded<0, ?>, %arg1 : tile<i32>
    %12 = assume bounded<0, ?>, %arg2 : tile<i32>
    %13 = assume bounded<0, ?>, %2 : tile<i32>
    %14 = assume div_by<4>, %13 : tile<i32>
    %15 = make_tensor_view %1, shape = [%11, %12], strides = [%14, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %16 = assume bounded<0, ?>, %arg6 : tile<i32>
    %17 = assume bounded<0, ?>, %arg7 : tile<i32>
    %18 = assume bounded<0, ?>, %4 : tile<i32>
    %19 = assume div_by<4>, %18 : tile<i32>
    %20 = make_tensor_view %3, shape = [%16, %17], strides = [%19, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %21 = assume bounded<0, ?>, %arg11 : tile<i32>
    %22 = make_tensor_view %5, shape = [%21], strides = [1] : tile<i32> -> tensor_view<?xbf16, strides=[1]>
    %23 = assume bounded<0, ?>, %arg14 : tile<i32>
    %24 = make_tensor_view %6, shape = [%23], strides = [1] : tile<i32> -> tensor_view<?xf16, strides=[1]>
    %25 = constant <i32: 32> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %26 = constant <f32: 0.000000e+00> : tile<32x1024xf32>
    %27 = constant <f32: 0.000000e+00> : tile<32x1024xf32>
    %28 = divi %11, %25 signed rounding<positive_inf> : tile<i32>
    %29 = constant <i32: 0> : tile<i32>
    %30 = constant <i32: 1> : tile<i32>
    %31 = make_partition_view %15 : partition_view<tile=(32x1024), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %32 = make_partition_view %20 : partition_view<tile=(32x1024), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %33:2 = for %arg16 in (%29 to %28, step %30) : tile<i32> iter_values(%arg17 = %27, %arg18 = %26) -> (tile<32x1024xf32>, tile<32x1024xf32>) {
      %tile, %result_token = load_view_tko weak %31[%arg16, %blockId_x] token = %0 : partition_view<tile=(32x1024), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<32x1024xf32>, token
      %42 = addf %arg18, %tile  : tile<32x1024xf32>
      %tile_0, %result_token_1 = load_view_tko weak %32[%arg16, %blockId_x] token = %0 : partition_view<tile=(32x1024), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<32x1024xf32>, token
      %43 = fma %tile_0, %tile_0, %arg17  : tile<32x1024xf32>
      continue %43, %42 : tile<32x1024xf32>, tile<32x1024xf32>
    }
    %34 = reduce %33#1 dim=0 identities=[0.000000e+00 : f32] : tile<32x1024xf32> -> tile<1024xf32> 
    (%arg16: tile<f32>, %arg17: tile<f32>) {
      %42 = addf %arg16, %arg17  : tile<f32>
      yield %42 : tile<f32>
    }
    %35 = ftof %34  : tile<1024xf32> -> tile<1024xbf16>
    %36 = make_partition_view %22 : partition_view<tile=(1024), tensor_view<?xbf16, strides=[1]>>
    %37 = store_view_tko weak %35, %36[%blockId_x] token = %0 : tile<1024xbf16>, partition_view<tile=(1024), tensor_view<?xbf16, strides=[1]>>, tile<i32> -> token
    %38 = reduce %33#0 dim=0 identities=[0.000000e+00 : f32] : tile<32x1024xf32> -> tile<1024xf32> 
    (%arg16: tile<f32>, %arg17: tile<f32>) {
      %42 = addf %arg16, %arg17  : tile<f32>
      yield %42 : tile<f32>
    }
    %39 = ftof %38  : tile<1024xf32> -> tile<1024xf16>
    %40 = make_partition_view %24 : partition_view<tile=(1024), tensor_view<?xf16, strides=[1]>>
    %41 = store_view_tko weak %39, %40[%blockId_x] token = %0 : tile<1024xf16>, partition_view<tile=(1024), tensor_view<?xf16, strides=[1]>>, tile<i32> -> token
    return
  }
}
