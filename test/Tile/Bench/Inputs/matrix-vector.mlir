// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @matrix_vector(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<4>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<f32>>
    %4 = assume div_by<16>, %arg8 : tile<ptr<f32>>
    %5 = constant <i32: 1> : tile<i32>
    %6 = constant <i32: 1> : tile<i32>
    %7 = constant <i32: 1> : tile<i32>
    %8 = assume bounded<0, ?>, %arg1 : tile<i32>
    %9 = assume bounded<0, ?>, %arg2 : tile<i32>
    %10 = assume bounded<0, ?>, %2 : tile<i32>
    %11 = assume div_by<4>, %10 : tile<i32>
    %12 = make_tensor_view %1, shape = [%8, %9], strides = [%11, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %13 = assume bounded<0, ?>, %arg6 : tile<i32>
    %14 = make_tensor_view %3, shape = [%13], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %15 = assume bounded<0, ?>, %arg9 : tile<i32>
    %16 = make_tensor_view %4, shape = [%15], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %17 = constant <i32: 256> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %18 = constant <f32: 0.000000e+00> : tile<16x256xf32>
    %19 = divi %9, %17 signed rounding<positive_inf> : tile<i32>
    %20 = constant <i32: 0> : tile<i32>
    %21 = constant <i32: 1> : tile<i32>
    %22 = make_partition_view %12 : partition_view<tile=(16x256), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %23 = make_partition_view %14 : partition_view<tile=(256), padding_value = zero, tensor_view<?xf32, strides=[1]>>
    %24 = for %arg11 in (%20 to %19, step %21) : tile<i32> iter_values(%arg12 = %18) -> (tile<16x256xf32>) {
      %tile, %result_token = load_view_tko weak %22[%blockId_x, %arg11] token = %0 : partition_view<tile=(16x256), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<16x256xf32>, token
      %tile_0, %result_token_1 = load_view_tko weak %23[%arg11] token = %0 : partition_view<tile=(256), padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<256xf32>, token
      %28 = reshape %tile_0 : tile<256xf32> -> tile<1x256xf32>
      %29 = broadcast %28 : tile<1x256xf32> -> tile<16x256xf32>
      %30 = fma %tile, %29, %arg12  : tile<16x256xf32>
      continue %30 : tile<16x256xf32>
    }
    %25 = reduce %24 dim=1 identities=[0.000000e+00 : f32] : tile<16x256xf32> -> tile<16xf32> 
    (%arg11: tile<f32>, %arg12: tile<f32>) {
      %28 = addf %arg11, %arg12  : tile<f32>
      yield %28 : tile<f32>
    }
    %26 = make_partition_view %16 : partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>
    %27 = store_view_tko weak %25, %26[%blockId_x] token = %0 : tile<16xf32>, partition_view<tile=(16), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
