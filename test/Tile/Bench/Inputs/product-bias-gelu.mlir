// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @product_bias_gelu(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f16>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<ptr<f16>>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %2 = assume div_by<8>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<f16>>
    %4 = assume div_by<16>, %arg8 : tile<ptr<f16>>
    %5 = assume div_by<8>, %arg11 : tile<i32>
    %6 = assume div_by<16>, %arg13 : tile<ptr<f16>>
    %7 = assume div_by<8>, %arg16 : tile<i32>
    %8 = constant <i32: 1> : tile<i32>
    %9 = constant <i32: 1> : tile<i32>
    %10 = constant <i32: 1> : tile<i32>
    %11 = constant <i32: 1> : tile<i32>
    %12 = assume bounded<0, ?>, %arg1 : tile<i32>
    %13 = assume bounded<0, ?>, %arg2 : tile<i32>
    %14 = assume bounded<0, ?>, %2 : tile<i32>
    %15 = assume div_by<8>, %14 : tile<i32>
    %16 = make_tensor_view %1, shape = [%12, %13], strides = [%15, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %17 = assume bounded<0, ?>, %arg6 : tile<i32>
    %18 = make_tensor_view %3, shape = [%17], strides = [1] : tile<i32> -> tensor_view<?xf16, strides=[1]>
    %19 = assume bounded<0, ?>, %arg9 : tile<i32>
    %20 = assume bounded<0, ?>, %arg10 : tile<i32>
    %21 = assume bounded<0, ?>, %5 : tile<i32>
    %22 = assume div_by<8>, %21 : tile<i32>
    %23 = make_tensor_view %4, shape = [%19, %20], strides = [%22, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %24 = assume bounded<0, ?>, %arg14 : tile<i32>
    %25 = assume bounded<0, ?>, %arg15 : tile<i32>
    %26 = assume bounded<0, ?>, %7 : tile<i32>
    %27 = assume div_by<8>, %26 : tile<i32>
    %28 = make_tensor_view %6, shape = [%24, %25], strides = [%27, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %29 = constant <i32: 32> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_0, %blockId_y_1, %blockId_z_2 = get_tile_block_id : tile<i32>
    %30 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %31 = divi %13, %29 signed rounding<positive_inf> : tile<i32>
    %32 = constant <i32: 0> : tile<i32>
    %33 = constant <i32: 1> : tile<i32>
    %34 = make_partition_view %16 : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %35 = make_partition_view %23 : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %36 = for %arg18 in (%32 to %31, step %33) : tile<i32> iter_values(%arg19 = %30) -> (tile<64x64xf32>) {
      %tile_3, %result_token_4 = load_view_tko weak %34[%blockId_x, %arg18] token = %0 : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x32xf16>, token
      %tile_5, %result_token_6 = load_view_tko weak %35[%arg18, %blockId_y_1] token = %0 : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<32x64xf16>, token
      %65 = mmaf %tile_3, %tile_5, %arg19 : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %65 : tile<64x64xf32>
    }
    %37 = make_partition_view %18 : partition_view<tile=(64), tensor_view<?xf16, strides=[1]>>
    %tile, %result_token = load_view_tko weak %37[%blockId_y_1] token = %0 : partition_view<tile=(64), tensor_view<?xf16, strides=[1]>>, tile<i32> -> tile<64xf16>, token
    %38 = ftof %tile  : tile<64xf16> -> tile<64xf32>
    %39 = reshape %38 : tile<64xf32> -> tile<1x64xf32>
    %40 = broadcast %39 : tile<1x64xf32> -> tile<64x64xf32>
    %41 = addf %36, %40  : tile<64x64xf32>
    %42 = constant <f32: 5.000000e-01> : tile<f32>
    %43 = reshape %42 : tile<f32> -> tile<1x1xf32>
    %44 = broadcast %43 : tile<1x1xf32> -> tile<64x64xf32>
    %45 = mulf %44, %41  : tile<64x64xf32>
    %46 = constant <f32: 1.000000e+00> : tile<f32>
    %47 = constant <f32: 0.797884583> : tile<f32>
    %48 = constant <f32: 4.471500e-02> : tile<f32>
    %49 = reshape %48 : tile<f32> -> tile<1x1xf32>
    %50 = broadcast %49 : tile<1x1xf32> -> tile<64x64xf32>
    %51 = mulf %50, %41  : tile<64x64xf32>
    %52 = mulf %51, %41  : tile<64x64xf32>
    %53 = fma %52, %41, %41  : tile<64x64xf32>
    %54 = reshape %47 : tile<f32> -> tile<1x1xf32>
    %55 = broadcast %54 : tile<1x1xf32> -> tile<64x64xf32>
    %56 = mulf %55, %53  : tile<64x64xf32>
    %57 = tanh %56  : tile<64x64xf32>
    %58 = reshape %46 : tile<f32> -> tile<1x1xf32>
    %59 = broadcast %58 : tile<1x1xf32> -> tile<64x64xf32>
    %60 = addf %59, %57  : tile<64x64xf32>
    %61 = mulf %45, %60  : tile<64x64xf32>
    %62 = ftof %61  : tile<64x64xf32> -> tile<64x64xf16>
    %63 = make_partition_view %28 : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>>
    %64 = store_view_tko weak %62, %63[%blockId_x, %blockId_y_1] token = %0 : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
