// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @product_narrow(%arg0: tile<ptr<f8E4M3FN>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f8E4M3FN>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f8E4M3FN>>
    %2 = assume div_by<16>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<f8E4M3FN>>
    %4 = assume div_by<16>, %arg8 : tile<i32>
    %5 = assume div_by<16>, %arg10 : tile<ptr<f32>>
    %6 = assume div_by<4>, %arg13 : tile<i32>
    %7 = constant <i32: 1> : tile<i32>
    %8 = constant <i32: 1> : tile<i32>
    %9 = constant <i32: 1> : tile<i32>
    %10 = assume bounded<0, ?>, %arg1 : tile<i32>
    %11 = assume bounded<0, ?>, %arg2 : tile<i32>
    %12 = assume bounded<0, ?>, %2 : tile<i32>
    %13 = assume div_by<16>, %12 : tile<i32>
    %14 = make_tensor_view %1, shape = [%10, %11], strides = [%13, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %15 = assume bounded<0, ?>, %arg6 : tile<i32>
    %16 = assume bounded<0, ?>, %arg7 : tile<i32>
    %17 = assume bounded<0, ?>, %4 : tile<i32>
    %18 = assume div_by<16>, %17 : tile<i32>
    %19 = make_tensor_view %3, shape = [%15, %16], strides = [%18, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %20 = assume bounded<0, ?>, %arg11 : tile<i32>
    %21 = assume bounded<0, ?>, %arg12 : tile<i32>
    %22 = assume bounded<0, ?>, %6 : tile<i32>
    %23 = assume div_by<4>, %22 : tile<i32>
    %24 = make_tensor_view %5, shape = [%20, %21], strides = [%23, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %25 = constant <i32: 128> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_0, %blockId_y_1, %blockId_z_2 = get_tile_block_id : tile<i32>
    %26 = constant <f32: 0.000000e+00> : tile<128x256xf32>
    %27 = divi %11, %25 signed rounding<positive_inf> : tile<i32>
    %28 = constant <i32: 0> : tile<i32>
    %29 = constant <i32: 1> : tile<i32>
    %30 = make_partition_view %14 : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %31 = make_partition_view %19 : partition_view<tile=(128x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %32 = for %arg15 in (%28 to %27, step %29) : tile<i32> iter_values(%arg16 = %26) -> (tile<128x256xf32>) {
      %tile, %result_token = load_view_tko weak %30[%blockId_x, %arg15] token = %0 : partition_view<tile=(128x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<128x128xf8E4M3FN>, token
      %tile_3, %result_token_4 = load_view_tko weak %31[%arg15, %blockId_y_1] token = %0 : partition_view<tile=(128x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<128x256xf8E4M3FN>, token
      %35 = mmaf %tile, %tile_3, %arg16 : tile<128x128xf8E4M3FN>, tile<128x256xf8E4M3FN>, tile<128x256xf32>
      continue %35 : tile<128x256xf32>
    }
    %33 = make_partition_view %24 : partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>
    %34 = store_view_tko weak %32, %33[%blockId_x, %blockId_y_1] token = %0 : tile<128x256xf32>, partition_view<tile=(128x256), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
