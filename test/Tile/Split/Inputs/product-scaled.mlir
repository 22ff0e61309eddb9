// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @product_scaled(%arg0: tile<ptr<f8E4M3FN>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f8E8M0FNU>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<f8E4M3FN>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<ptr<f8E8M0FNU>>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<ptr<f32>>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f8E4M3FN>>
    %2 = assume div_by<16>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<f8E8M0FNU>>
    %4 = assume div_by<16>, %arg10 : tile<ptr<f8E4M3FN>>
    %5 = assume div_by<16>, %arg13 : tile<i32>
    %6 = assume div_by<16>, %arg15 : tile<ptr<f8E8M0FNU>>
    %7 = assume div_by<16>, %arg20 : tile<ptr<f32>>
    %8 = assume div_by<4>, %arg23 : tile<i32>
    %9 = constant <i32: 1> : tile<i32>
    %10 = constant <i32: 1> : tile<i32>
    %11 = constant <i32: 1> : tile<i32>
    %12 = constant <i32: 1> : tile<i32>
    %13 = constant <i32: 1> : tile<i32>
    %14 = assume bounded<0, ?>, %arg1 : tile<i32>
    %15 = assume bounded<0, ?>, %arg2 : tile<i32>
    %16 = assume bounded<0, ?>, %2 : tile<i32>
    %17 = assume div_by<16>, %16 : tile<i32>
    %18 = make_tensor_view %1, shape = [%14, %15], strides = [%17, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %19 = assume bounded<0, ?>, %arg6 : tile<i32>
    %20 = assume bounded<0, ?>, %arg7 : tile<i32>
    %21 = assume bounded<0, ?>, %arg8 : tile<i32>
    %22 = make_tensor_view %3, shape = [%19, %20], strides = [%21, 1] : tile<i32> -> tensor_view<?x?xf8E8M0FNU, strides=[?,1]>
    %23 = assume bounded<0, ?>, %arg11 : tile<i32>
    %24 = assume bounded<0, ?>, %arg12 : tile<i32>
    %25 = assume bounded<0, ?>, %5 : tile<i32>
    %26 = assume div_by<16>, %25 : tile<i32>
    %27 = make_tensor_view %4, shape = [%23, %24], strides = [%26, 1] : tile<i32> -> tensor_view<?x?xf8E4M3FN, strides=[?,1]>
    %28 = assume bounded<0, ?>, %arg16 : tile<i32>
    %29 = assume bounded<0, ?>, %arg17 : tile<i32>
    %30 = assume bounded<0, ?>, %arg18 : tile<i32>
    %31 = make_tensor_view %6, shape = [%28, %29], strides = [%30, 1] : tile<i32> -> tensor_view<?x?xf8E8M0FNU, strides=[?,1]>
    %32 = assume bounded<0, ?>, %arg21 : tile<i32>
    %33 = assume bounded<0, ?>, %arg22 : tile<i32>
    %34 = assume bounded<0, ?>, %8 : tile<i32>
    %35 = assume div_by<4>, %34 : tile<i32>
    %36 = make_tensor_view %7, shape = [%32, %33], strides = [%35, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %37 = constant <i32: 128> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_0, %blockId_y_1, %blockId_z_2 = get_tile_block_id : tile<i32>
    %38 = constant <f32: 0.000000e+00> : tile<256x256xf32>
    %39 = divi %15, %37 signed rounding<positive_inf> : tile<i32>
    %40 = constant <i32: 0> : tile<i32>
    %41 = constant <i32: 1> : tile<i32>
    %42 = make_partition_view %18 : partition_view<tile=(256x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %43 = make_partition_view %27 : partition_view<tile=(128x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>
    %44 = make_partition_view %22 : partition_view<tile=(256x4), padding_value = zero, tensor_view<?x?xf8E8M0FNU, strides=[?,1]>>
    %45 = make_partition_view %31 : partition_view<tile=(4x256), padding_value = zero, tensor_view<?x?xf8E8M0FNU, strides=[?,1]>>
    %46 = for %arg25 in (%40 to %39, step %41) : tile<i32> iter_values(%arg26 = %38) -> (tile<256x256xf32>) {
      %tile, %result_token = load_view_tko weak %42[%blockId_x, %arg25] token = %0 : partition_view<tile=(256x128), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<256x128xf8E4M3FN>, token
      %tile_3, %result_token_4 = load_view_tko weak %43[%arg25, %blockId_y_1] token = %0 : partition_view<tile=(128x256), padding_value = zero, tensor_view<?x?xf8E4M3FN, strides=[?,1]>>, tile<i32> -> tile<128x256xf8E4M3FN>, token
      %tile_5, %result_token_6 = load_view_tko weak %44[%blockId_x, %arg25] token = %0 : partition_view<tile=(256x4), padding_value = zero, tensor_view<?x?xf8E8M0FNU, strides=[?,1]>>, tile<i32> -> tile<256x4xf8E8M0FNU>, token
      %tile_7, %result_token_8 = load_view_tko weak %45[%arg25, %blockId_y_1] token = %0 : partition_view<tile=(4x256), padding_value = zero, tensor_view<?x?xf8E8M0FNU, strides=[?,1]>>, tile<i32> -> tile<4x256xf8E8M0FNU>, token
      %49 = mmaf_scaled %tile, %tile_3, %arg26, %tile_5, %tile_7 : tile<256x128xf8E4M3FN>, tile<128x256xf8E4M3FN>, tile<256x256xf32>, tile<256x4xf8E8M0FNU>, tile<4x256xf8E8M0FNU>
      continue %49 : tile<256x256xf32>
    }
    %47 = make_partition_view %36 : partition_view<tile=(256x256), tensor_view<?x?xf32, strides=[?,1]>>
    %48 = store_view_tko weak %46, %47[%blockId_x, %blockId_y_1] token = %0 : tile<256x256xf32>, partition_view<tile=(256x256), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
