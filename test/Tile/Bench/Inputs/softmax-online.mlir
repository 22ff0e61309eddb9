// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @softmax_online(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>) optimization_hints=<default = {}> {
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
    %17 = constant <i32: 512> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %18 = divi %8, %17 signed rounding<positive_inf> : tile<i32>
    %19 = constant <f32: 0xFF800000> : tile<1x1xf32>
    %20 = constant <f32: 0.000000e+00> : tile<1x1xf32>
    %21 = constant <i32: 0> : tile<i32>
    %22 = constant <i32: 1> : tile<i32>
    %23 = make_partition_view %11 : partition_view<tile=(1x512), padding_value = neg_inf, tensor_view<?x?xf32, strides=[?,1]>>
    %24:2 = for %arg10 in (%21 to %18, step %22) : tile<i32> iter_values(%arg11 = %19, %arg12 = %20) -> (tile<1x1xf32>, tile<1x1xf32>) {
      %tile, %result_token = load_view_tko weak %23[%blockId_x, %arg10] token = %0 : partition_view<tile=(1x512), padding_value = neg_inf, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x512xf32>, token
      %31 = reduce %tile dim=1 identities=[0xFF800000 : f32] : tile<1x512xf32> -> tile<1xf32> 
      (%arg13: tile<f32>, %arg14: tile<f32>) {
        %42 = maxf %arg13, %arg14 : tile<f32>
        yield %42 : tile<f32>
      }
      %32 = reshape %31 : tile<1xf32> -> tile<1x1xf32>
      %33 = maxf %arg11, %32 : tile<1x1xf32>
      %34 = subf %arg11, %33  : tile<1x1xf32>
      %35 = exp %34  : tile<1x1xf32>
      %36 = broadcast %33 : tile<1x1xf32> -> tile<1x512xf32>
      %37 = subf %tile, %36  : tile<1x512xf32>
      %38 = exp %37  : tile<1x512xf32>
      %39 = reduce %38 dim=1 identities=[0.000000e+00 : f32] : tile<1x512xf32> -> tile<1xf32> 
      (%arg13: tile<f32>, %arg14: tile<f32>) {
        %42 = addf %arg13, %arg14  : tile<f32>
        yield %42 : tile<f32>
      }
      %40 = reshape %39 : tile<1xf32> -> tile<1x1xf32>
      %41 = fma %arg12, %35, %40  : tile<1x1xf32>
      continue %33, %41 : tile<1x1xf32>, tile<1x1xf32>
    }
    %25 = constant <i32: 0> : tile<i32>
    %26 = constant <i32: 1> : tile<i32>
    %27 = make_partition_view %11 : partition_view<tile=(1x512), padding_value = neg_inf, tensor_view<?x?xf32, strides=[?,1]>>
    %28 = broadcast %24#0 : tile<1x1xf32> -> tile<1x512xf32>
    %29 = broadcast %24#1 : tile<1x1xf32> -> tile<1x512xf32>
    %30 = make_partition_view %16 : partition_view<tile=(1x512), tensor_view<?x?xf32, strides=[?,1]>>
    for %arg10 in (%25 to %18, step %26) : tile<i32> {
      %tile, %result_token = load_view_tko weak %27[%blockId_x, %arg10] token = %0 : partition_view<tile=(1x512), padding_value = neg_inf, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x512xf32>, token
      %31 = subf %tile, %28  : tile<1x512xf32>
      %32 = exp %31  : tile<1x512xf32>
      %33 = divf %32, %29  : tile<1x512xf32>
      %34 = store_view_tko weak %33, %30[%blockId_x, %arg10] token = %0 : tile<1x512xf32>, partition_view<tile=(1x512), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    }
    return
  }
}
