// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @row_sums(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f32>>, %arg6: tile<i32>, %arg7: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<4>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<f32>>
    %4 = constant <i32: 1> : tile<i32>
    %5 = constant <i32: 1> : tile<i32>
    %6 = assume bounded<0, ?>, %arg1 : tile<i32>
    %7 = assume bounded<0, ?>, %arg2 : tile<i32>
    %8 = assume bounded<0, ?>, %2 : tile<i32>
    %9 = assume div_by<4>, %8 : tile<i32>
    %10 = make_tensor_view %1, shape = [%6, %7], strides = [%9, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %11 = assume bounded<0, ?>, %arg6 : tile<i32>
    %12 = make_tensor_view %3, shape = [%11], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %13 = constant <i32: 128> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %14 = constant <f32: 0.000000e+00> : tile<8x128xf32>
    %15 = divi %7, %13 signed rounding<positive_inf> : tile<i32>
    %16 = constant <i32: 0> : tile<i32>
    %17 = constant <i32: 1> : tile<i32>
    %18 = make_partition_view %10 : partition_view<tile=(8x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %19 = for %arg8 in (%16 to %15, step %17) : tile<i32> iter_values(%arg9 = %14) -> (tile<8x128xf32>) {
      %tile, %result_token = load_view_tko weak %18[%blockId_x, %arg8] token = %0 : partition_view<tile=(8x128), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x128xf32>, token
      %23 = addf %arg9, %tile  : tile<8x128xf32>
      continue %23 : tile<8x128xf32>
    }
    %20 = reduce %19 dim=1 identities=[0.000000e+00 : f32] : tile<8x128xf32> -> tile<8xf32> 
    (%arg8: tile<f32>, %arg9: tile<f32>) {
      %23 = addf %arg8, %arg9  : tile<f32>
      yield %23 : tile<f32>
    }
    %21 = make_partition_view %12 : partition_view<tile=(8), tensor_view<?xf32, strides=[1]>>
    %22 = store_view_tko weak %20, %21[%blockId_x] token = %0 : tile<8xf32>, partition_view<tile=(8), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
