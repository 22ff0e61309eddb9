// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @gather_elements(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<ptr<i32>>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<ptr<f32>>, %arg7: tile<i32>, %arg8: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<16>, %arg3 : tile<ptr<i32>>
    %3 = assume div_by<16>, %arg6 : tile<ptr<f32>>
    %4 = constant <i32: 1> : tile<i32>
    %5 = constant <i32: 1> : tile<i32>
    %6 = constant <i64: 1> : tile<512xi64>
    %7 = assume bounded<0, ?>, %arg1 : tile<i32>
    %8 = assume bounded<0, ?>, %arg4 : tile<i32>
    %9 = make_tensor_view %2, shape = [%8], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
    %10 = assume bounded<0, ?>, %arg7 : tile<i32>
    %11 = make_tensor_view %3, shape = [%10], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %12 = make_partition_view %9 : partition_view<tile=(512), padding_value = zero, tensor_view<?xi32, strides=[1]>>
    %tile, %result_token = load_view_tko weak %12[%blockId_x] token = %0 : partition_view<tile=(512), padding_value = zero, tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<512xi32>, token
    %13 = exti %tile signed : tile<512xi32> -> tile<512xi64>
    %14 = exti %7 signed : tile<i32> -> tile<i64>
    %15 = reshape %14 : tile<i64> -> tile<1xi64>
    %16 = broadcast %15 : tile<1xi64> -> tile<512xi64>
    %17 = cmpi less_than %13, %16, unsigned : tile<512xi64> -> tile<512xi1>
    %18 = muli %13, %6 : tile<512xi64>
    %19 = reshape %1 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %20 = broadcast %19 : tile<1xptr<f32>> -> tile<512xptr<f32>>
    %21 = offset %20, %18 : tile<512xptr<f32>>, tile<512xi64> -> tile<512xptr<f32>>
    %22 = constant <f32: 0.000000e+00> : tile<f32>
    %23 = reshape %22 : tile<f32> -> tile<1xf32>
    %24 = broadcast %23 : tile<1xf32> -> tile<512xf32>
    %result, %result_token_0 = load_ptr_tko weak %21, %17, %24 token=%0 : tile<512xptr<f32>>, tile<512xi1>, tile<512xf32> -> tile<512xf32>, token
    %25 = make_partition_view %11 : partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>
    %26 = store_view_tko weak %result, %25[%blockId_x] token = %0 : tile<512xf32>, partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
