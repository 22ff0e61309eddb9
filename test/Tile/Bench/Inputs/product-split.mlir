// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @product_split(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %2 = assume div_by<8>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<f16>>
    %4 = assume div_by<8>, %arg8 : tile<i32>
    %5 = assume div_by<16>, %arg10 : tile<ptr<f32>>
    %6 = assume div_by<4>, %arg13 : tile<i32>
    %7 = constant <i32: 1> : tile<i32>
    %8 = constant <i32: 1> : tile<i32>
    %9 = constant <i64: 1> : tile<64x64xi64>
    %10 = assume bounded<0, ?>, %arg1 : tile<i32>
    %11 = assume bounded<0, ?>, %arg2 : tile<i32>
    %12 = assume bounded<0, ?>, %2 : tile<i32>
    %13 = assume div_by<8>, %12 : tile<i32>
    %14 = make_tensor_view %1, shape = [%10, %11], strides = [%13, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %15 = assume bounded<0, ?>, %arg6 : tile<i32>
    %16 = assume bounded<0, ?>, %arg7 : tile<i32>
    %17 = assume bounded<0, ?>, %4 : tile<i32>
    %18 = assume div_by<8>, %17 : tile<i32>
    %19 = make_tensor_view %3, shape = [%15, %16], strides = [%18, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %20 = assume bounded<0, ?>, %arg11 : tile<i32>
    %21 = assume bounded<0, ?>, %arg12 : tile<i32>
    %22 = assume bounded<0, ?>, %6 : tile<i32>
    %23 = constant <i32: 64> : tile<i32>
    %24 = constant <i32: 64> : tile<i32>
    %25 = constant <i32: 32> : tile<i32>
    %26 = constant <i32: 4> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_0, %blockId_y_1, %blockId_z_2 = get_tile_block_id : tile<i32>
    %blockId_x_3, %blockId_y_4, %blockId_z_5 = get_tile_block_id : tile<i32>
    %27 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %28 = divi %11, %25 signed rounding<positive_inf> : tile<i32>
    %29 = make_partition_view %14 : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %30 = make_partition_view %19 : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %31 = for %arg15 in (%blockId_z_5 to %28, step %26) : tile<i32> iter_values(%arg16 = %27) -> (tile<64x64xf32>) {
      %tile, %result_token_6 = load_view_tko weak %29[%blockId_x, %arg15] token = %0 : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x32xf16>, token
      %tile_7, %result_token_8 = load_view_tko weak %30[%arg15, %blockId_y_1] token = %0 : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<32x64xf16>, token
      %66 = mmaf %tile, %tile_7, %arg16 : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %66 : tile<64x64xf32>
    }
    %32 = muli %blockId_x, %23 : tile<i32>
    %33 = iota : tile<64xi32>
    %34 = reshape %33 : tile<64xi32> -> tile<64x1xi32>
    %35 = reshape %32 : tile<i32> -> tile<1x1xi32>
    %36 = broadcast %35 : tile<1x1xi32> -> tile<64x1xi32>
    %37 = addi %36, %34 : tile<64x1xi32>
    %38 = muli %blockId_y_1, %24 : tile<i32>
    %39 = iota : tile<64xi32>
    %40 = reshape %39 : tile<64xi32> -> tile<1x64xi32>
    %41 = reshape %38 : tile<i32> -> tile<1x1xi32>
    %42 = broadcast %41 : tile<1x1xi32> -> tile<1x64xi32>
    %43 = addi %42, %40 : tile<1x64xi32>
    %44 = exti %37 signed : tile<64x1xi32> -> tile<64x1xi64>
    %45 = broadcast %44 : tile<64x1xi64> -> tile<64x64xi64>
    %46 = exti %20 signed : tile<i32> -> tile<i64>
    %47 = reshape %46 : tile<i64> -> tile<1x1xi64>
    %48 = broadcast %47 : tile<1x1xi64> -> tile<64x64xi64>
    %49 = cmpi less_than %45, %48, unsigned : tile<64x64xi64> -> tile<64x64xi1>
    %50 = exti %22 signed : tile<i32> -> tile<i64>
    %51 = reshape %50 : tile<i64> -> tile<1x1xi64>
    %52 = broadcast %51 : tile<1x1xi64> -> tile<64x64xi64>
    %53 = muli %45, %52 : tile<64x64xi64>
    %54 = exti %43 signed : tile<1x64xi32> -> tile<1x64xi64>
    %55 = broadcast %54 : tile<1x64xi64> -> tile<64x64xi64>
    %56 = exti %21 signed : tile<i32> -> tile<i64>
    %57 = reshape %56 : tile<i64> -> tile<1x1xi64>
    %58 = broadcast %57 : tile<1x1xi64> -> tile<64x64xi64>
    %59 = cmpi less_than %55, %58, unsigned : tile<64x64xi64> -> tile<64x64xi1>
    %60 = andi %49, %59 : tile<64x64xi1>
    %61 = muli %55, %9 : tile<64x64xi64>
    %62 = addi %53, %61 : tile<64x64xi64>
    %63 = reshape %5 : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %64 = broadcast %63 : tile<1x1xptr<f32>> -> tile<64x64xptr<f32>>
    %65 = offset %64, %62 : tile<64x64xptr<f32>>, tile<64x64xi64> -> tile<64x64xptr<f32>>
    %result, %result_token = atomic_rmw_tko relaxed device %65, addf, %31, %60 token=%0 : tile<64x64xptr<f32>>, tile<64x64xf32>, tile<64x64xi1> -> tile<64x64xf32>, token
    return
  }
}
