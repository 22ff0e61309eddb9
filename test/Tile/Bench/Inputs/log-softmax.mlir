// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @log_softmax(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>) optimization_hints=<default = {}> {
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
    %17 = constant <i32: 0> : tile<i32>
    %18 = make_partition_view %11 : partition_view<tile=(1x1024), padding_value = neg_inf, tensor_view<?x?xf32, strides=[?,1]>>
    %tile, %result_token = load_view_tko weak %18[%blockId_x, %17] token = %0 : partition_view<tile=(1x1024), padding_value = neg_inf, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x1024xf32>, token
    %19 = reduce %tile dim=1 identities=[0xFF800000 : f32] : tile<1x1024xf32> -> tile<1xf32> 
    (%arg10: tile<f32>, %arg11: tile<f32>) {
      %32 = maxf %arg10, %arg11 : tile<f32>
      yield %32 : tile<f32>
    }
    %20 = reshape %19 : tile<1xf32> -> tile<1x1xf32>
    %21 = broadcast %20 : tile<1x1xf32> -> tile<1x1024xf32>
    %22 = subf %tile, %21  : tile<1x1024xf32>
    %23 = constant <i32: 0> : tile<i32>
    %24 = exp %22  : tile<1x1024xf32>
    %25 = reduce %24 dim=1 identities=[0.000000e+00 : f32] : tile<1x1024xf32> -> tile<1xf32> 
    (%arg10: tile<f32>, %arg11: tile<f32>) {
      %32 = addf %arg10, %arg11  : tile<f32>
      yield %32 : tile<f32>
    }
    %26 = reshape %25 : tile<1xf32> -> tile<1x1xf32>
    %27 = log %26 : tile<1x1xf32>
    %28 = broadcast %27 : tile<1x1xf32> -> tile<1x1024xf32>
    %29 = subf %22, %28  : tile<1x1024xf32>
    %30 = make_partition_view %16 : partition_view<tile=(1x1024), tensor_view<?x?xf32, strides=[?,1]>>
    %31 = store_view_tko weak %29, %30[%blockId_x, %23] token = %0 : tile<1x1024xf32>, partition_view<tile=(1x1024), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
