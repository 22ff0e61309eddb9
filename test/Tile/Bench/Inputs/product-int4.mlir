// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @product_int4(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<i8>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<f16>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<ptr<f16>>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %2 = assume div_by<8>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<i8>>
    %4 = assume div_by<16>, %arg8 : tile<i32>
    %5 = assume div_by<16>, %arg10 : tile<ptr<f16>>
    %6 = assume div_by<8>, %arg13 : tile<i32>
    %7 = assume div_by<16>, %arg15 : tile<ptr<f16>>
    %8 = assume div_by<8>, %arg18 : tile<i32>
    %9 = constant <i32: 1> : tile<i32>
    %10 = constant <i32: 1> : tile<i32>
    %11 = constant <i32: 1> : tile<i32>
    %12 = constant <i32: 1> : tile<i32>
    %13 = constant <i8: 15> : tile<32x64xi8>
    %14 = constant <i8: 4> : tile<32x64xi8>
    %15 = assume bounded<0, ?>, %arg1 : tile<i32>
    %16 = assume bounded<0, ?>, %arg2 : tile<i32>
    %17 = assume bounded<0, ?>, %2 : tile<i32>
    %18 = assume div_by<8>, %17 : tile<i32>
    %19 = make_tensor_view %1, shape = [%15, %16], strides = [%18, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %20 = assume bounded<0, ?>, %arg6 : tile<i32>
    %21 = assume bounded<0, ?>, %arg7 : tile<i32>
    %22 = assume bounded<0, ?>, %4 : tile<i32>
    %23 = assume div_by<16>, %22 : tile<i32>
    %24 = make_tensor_view %3, shape = [%20, %21], strides = [%23, 1] : tile<i32> -> tensor_view<?x?xi8, strides=[?,1]>
    %25 = assume bounded<0, ?>, %arg11 : tile<i32>
    %26 = assume bounded<0, ?>, %arg12 : tile<i32>
    %27 = assume bounded<0, ?>, %6 : tile<i32>
    %28 = assume div_by<8>, %27 : tile<i32>
    %29 = make_tensor_view %5, shape = [%25, %26], strides = [%28, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %30 = assume bounded<0, ?>, %arg16 : tile<i32>
    %31 = assume bounded<0, ?>, %arg17 : tile<i32>
    %32 = assume bounded<0, ?>, %8 : tile<i32>
    %33 = assume div_by<8>, %32 : tile<i32>
    %34 = make_tensor_view %7, shape = [%30, %31], strides = [%33, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %35 = constant <i32: 64> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_0, %blockId_y_1, %blockId_z_2 = get_tile_block_id : tile<i32>
    %36 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %37 = divi %16, %35 signed rounding<positive_inf> : tile<i32>
    %38 = constant <i32: 0> : tile<i32>
    %39 = constant <i32: 1> : tile<i32>
    %40 = make_partition_view %19 : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %41 = make_partition_view %24 : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>
    %42 = constant <f16: 8.000000e+00> : tile<f16>
    %43 = reshape %42 : tile<f16> -> tile<1x1xf16>
    %44 = broadcast %43 : tile<1x1xf16> -> tile<32x64xf16>
    %45 = constant <f16: 8.000000e+00> : tile<f16>
    %46 = reshape %45 : tile<f16> -> tile<1x1xf16>
    %47 = broadcast %46 : tile<1x1xf16> -> tile<32x64xf16>
    %48 = make_partition_view %29 : partition_view<tile=(1x64), tensor_view<?x?xf16, strides=[?,1]>>
    %49 = for %arg20 in (%38 to %37, step %39) : tile<i32> iter_values(%arg21 = %36) -> (tile<64x64xf32>) {
      %tile, %result_token = load_view_tko weak %40[%blockId_x, %arg20] token = %0 : partition_view<tile=(64x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x64xf16>, token
      %tile_3, %result_token_4 = load_view_tko weak %41[%arg20, %blockId_y_1] token = %0 : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xi8, strides=[?,1]>>, tile<i32> -> tile<32x64xi8>, token
      %53 = andi %tile_3, %13 : tile<32x64xi8>
      %54 = itof %53 unsigned  : tile<32x64xi8> -> tile<32x64xf16>
      %55 = subf %54, %44  : tile<32x64xf16>
      %56 = shri %tile_3, %14 unsigned : tile<32x64xi8>
      %57 = itof %56 unsigned  : tile<32x64xi8> -> tile<32x64xf16>
      %58 = subf %57, %47  : tile<32x64xf16>
      %59 = reshape %55 : tile<32x64xf16> -> tile<32x1x64xf16>
      %60 = reshape %58 : tile<32x64xf16> -> tile<32x1x64xf16>
      %61 = cat %59, %60 dim = 1 : tile<32x1x64xf16>, tile<32x1x64xf16> -> tile<32x2x64xf16>
      %62 = reshape %61 : tile<32x2x64xf16> -> tile<64x64xf16>
      %tile_5, %result_token_6 = load_view_tko weak %48[%arg20, %blockId_y_1] token = %0 : partition_view<tile=(1x64), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<1x64xf16>, token
      %63 = broadcast %tile_5 : tile<1x64xf16> -> tile<64x64xf16>
      %64 = mulf %62, %63  : tile<64x64xf16>
      %65 = mmaf %tile, %64, %arg21 : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32>
      continue %65 : tile<64x64xf32>
    }
    %50 = ftof %49  : tile<64x64xf32> -> tile<64x64xf16>
    %51 = make_partition_view %34 : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>>
    %52 = store_view_tko weak %50, %51[%blockId_x, %blockId_y_1] token = %0 : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
