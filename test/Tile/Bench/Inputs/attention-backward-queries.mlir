// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @attention_backward_queries(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<ptr<f16>>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<ptr<f16>>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<ptr<f16>>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<i32>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<i32>, %arg28: tile<ptr<f32>>, %arg29: tile<i32>, %arg30: tile<i32>, %arg31: tile<i32>, %arg32: tile<i32>, %arg33: tile<ptr<f32>>, %arg34: tile<i32>, %arg35: tile<i32>, %arg36: tile<i32>, %arg37: tile<i32>, %arg38: tile<ptr<f32>>, %arg39: tile<i32>, %arg40: tile<i32>, %arg41: tile<i32>, %arg42: tile<i32>, %arg43: tile<i32>, %arg44: tile<i32>, %arg45: tile<f32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %2 = assume div_by<8>, %arg4 : tile<i32>
    %3 = assume div_by<8>, %arg5 : tile<i32>
    %4 = assume div_by<16>, %arg7 : tile<ptr<f16>>
    %5 = assume div_by<8>, %arg11 : tile<i32>
    %6 = assume div_by<8>, %arg12 : tile<i32>
    %7 = assume div_by<16>, %arg14 : tile<ptr<f16>>
    %8 = assume div_by<8>, %arg18 : tile<i32>
    %9 = assume div_by<8>, %arg19 : tile<i32>
    %10 = assume div_by<16>, %arg21 : tile<ptr<f16>>
    %11 = assume div_by<8>, %arg25 : tile<i32>
    %12 = assume div_by<8>, %arg26 : tile<i32>
    %13 = assume div_by<16>, %arg28 : tile<ptr<f32>>
    %14 = assume div_by<4>, %arg31 : tile<i32>
    %15 = assume div_by<16>, %arg33 : tile<ptr<f32>>
    %16 = assume div_by<4>, %arg36 : tile<i32>
    %17 = assume div_by<16>, %arg38 : tile<ptr<f32>>
    %18 = assume div_by<4>, %arg42 : tile<i32>
    %19 = assume div_by<4>, %arg43 : tile<i32>
    %20 = constant <i32: 1> : tile<i32>
    %21 = constant <i32: 1> : tile<i32>
    %22 = constant <i32: 1> : tile<i32>
    %23 = constant <i32: 1> : tile<i32>
    %24 = constant <i32: 1> : tile<i32>
    %25 = constant <i32: 1> : tile<i32>
    %26 = constant <i32: 1> : tile<i32>
    %27 = assume bounded<0, ?>, %arg1 : tile<i32>
    %28 = assume bounded<0, ?>, %arg2 : tile<i32>
    %29 = assume bounded<0, ?>, %arg3 : tile<i32>
    %30 = assume bounded<0, ?>, %2 : tile<i32>
    %31 = assume div_by<8>, %30 : tile<i32>
    %32 = assume bounded<0, ?>, %3 : tile<i32>
    %33 = assume div_by<8>, %32 : tile<i32>
    %34 = make_tensor_view %1, shape = [%27, %28, %29], strides = [%31, %33, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %35 = assume bounded<0, ?>, %arg8 : tile<i32>
    %36 = assume bounded<0, ?>, %arg9 : tile<i32>
    %37 = assume bounded<0, ?>, %arg10 : tile<i32>
    %38 = assume bounded<0, ?>, %5 : tile<i32>
    %39 = assume div_by<8>, %38 : tile<i32>
    %40 = assume bounded<0, ?>, %6 : tile<i32>
    %41 = assume div_by<8>, %40 : tile<i32>
    %42 = make_tensor_view %4, shape = [%35, %36, %37], strides = [%39, %41, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %43 = assume bounded<0, ?>, %arg15 : tile<i32>
    %44 = assume bounded<0, ?>, %arg16 : tile<i32>
    %45 = assume bounded<0, ?>, %arg17 : tile<i32>
    %46 = assume bounded<0, ?>, %8 : tile<i32>
    %47 = assume div_by<8>, %46 : tile<i32>
    %48 = assume bounded<0, ?>, %9 : tile<i32>
    %49 = assume div_by<8>, %48 : tile<i32>
    %50 = make_tensor_view %7, shape = [%43, %44, %45], strides = [%47, %49, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %51 = assume bounded<0, ?>, %arg22 : tile<i32>
    %52 = assume bounded<0, ?>, %arg23 : tile<i32>
    %53 = assume bounded<0, ?>, %arg24 : tile<i32>
    %54 = assume bounded<0, ?>, %11 : tile<i32>
    %55 = assume div_by<8>, %54 : tile<i32>
    %56 = assume bounded<0, ?>, %12 : tile<i32>
    %57 = assume div_by<8>, %56 : tile<i32>
    %58 = make_tensor_view %10, shape = [%51, %52, %53], strides = [%55, %57, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %59 = assume bounded<0, ?>, %arg29 : tile<i32>
    %60 = assume bounded<0, ?>, %arg30 : tile<i32>
    %61 = assume bounded<0, ?>, %14 : tile<i32>
    %62 = assume div_by<4>, %61 : tile<i32>
    %63 = make_tensor_view %13, shape = [%59, %60], strides = [%62, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %64 = assume bounded<0, ?>, %arg34 : tile<i32>
    %65 = assume bounded<0, ?>, %arg35 : tile<i32>
    %66 = assume bounded<0, ?>, %16 : tile<i32>
    %67 = assume div_by<4>, %66 : tile<i32>
    %68 = make_tensor_view %15, shape = [%64, %65], strides = [%67, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %69 = assume bounded<0, ?>, %arg39 : tile<i32>
    %70 = assume bounded<0, ?>, %arg40 : tile<i32>
    %71 = assume bounded<0, ?>, %arg41 : tile<i32>
    %72 = assume bounded<0, ?>, %18 : tile<i32>
    %73 = assume div_by<4>, %72 : tile<i32>
    %74 = assume bounded<0, ?>, %19 : tile<i32>
    %75 = assume div_by<4>, %74 : tile<i32>
    %76 = make_tensor_view %17, shape = [%69, %70, %71], strides = [%73, %75, 1] : tile<i32> -> tensor_view<?x?x?xf32, strides=[?,?,1]>
    %77 = constant <i32: 32> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_0, %blockId_y_1, %blockId_z_2 = get_tile_block_id : tile<i32>
    %78 = constant <i32: 0> : tile<i32>
    %79 = make_partition_view %34 : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %tile, %result_token = load_view_tko weak %79[%blockId_y, %blockId_x_0, %78] token = %0 : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x64x64xf16>, token
    %80 = reshape %tile : tile<1x64x64xf16> -> tile<64x64xf16>
    %81 = constant <i32: 0> : tile<i32>
    %82 = make_partition_view %58 : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %tile_3, %result_token_4 = load_view_tko weak %82[%blockId_y, %blockId_x_0, %81] token = %0 : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x64x64xf16>, token
    %83 = reshape %tile_3 : tile<1x64x64xf16> -> tile<64x64xf16>
    %84 = make_partition_view %63 : partition_view<tile=(1x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tile_5, %result_token_6 = load_view_tko weak %84[%blockId_y, %blockId_x_0] token = %0 : partition_view<tile=(1x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x64xf32>, token
    %85 = reshape %tile_5 : tile<1x64xf32> -> tile<64x1xf32>
    %86 = make_partition_view %68 : partition_view<tile=(1x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tile_7, %result_token_8 = load_view_tko weak %86[%blockId_y, %blockId_x_0] token = %0 : partition_view<tile=(1x64), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x64xf32>, token
    %87 = reshape %tile_7 : tile<1x64xf32> -> tile<64x1xf32>
    %88 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %89 = divi %36, %77 signed rounding<positive_inf> : tile<i32>
    %90 = constant <i32: 0> : tile<i32>
    %91 = constant <i32: 1> : tile<i32>
    %92 = constant <i32: 0> : tile<i32>
    %93 = make_partition_view %42 : partition_view<tile=(1x32x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %94 = constant <i32: 0> : tile<i32>
    %95 = make_partition_view %50 : partition_view<tile=(1x32x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %96 = constant <f32: 0.000000e+00> : tile<64x32xf32>
    %97 = reshape %arg45 : tile<f32> -> tile<1x1xf32>
    %98 = broadcast %97 : tile<1x1xf32> -> tile<64x32xf32>
    %99 = constant <f32: 0.000000e+00> : tile<64x32xf32>
    %100 = broadcast %85 : tile<64x1xf32> -> tile<64x32xf32>
    %101 = negf %100 : tile<64x32xf32>
    %102 = broadcast %87 : tile<64x1xf32> -> tile<64x32xf32>
    %103 = reshape %arg45 : tile<f32> -> tile<1x1xf32>
    %104 = broadcast %103 : tile<1x1xf32> -> tile<64x32xf32>
    %105 = for %arg46 in (%90 to %89, step %91) : tile<i32> iter_values(%arg47 = %88) -> (tile<64x64xf32>) {
      %tile_9, %result_token_10 = load_view_tko weak %93[%blockId_y, %arg46, %92] token = %0 : partition_view<tile=(1x32x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x32x64xf16>, token
      %110 = reshape %tile_9 : tile<1x32x64xf16> -> tile<32x64xf16>
      %tile_11, %result_token_12 = load_view_tko weak %95[%blockId_y, %arg46, %94] token = %0 : partition_view<tile=(1x32x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x32x64xf16>, token
      %111 = reshape %tile_11 : tile<1x32x64xf16> -> tile<32x64xf16>
      %112 = permute %110 [1, 0] : tile<32x64xf16> -> tile<64x32xf16>
      %113 = mmaf %80, %112, %96 : tile<64x64xf16>, tile<64x32xf16>, tile<64x32xf32>
      %114 = permute %111 [1, 0] : tile<32x64xf16> -> tile<64x32xf16>
      %115 = mmaf %83, %114, %99 : tile<64x64xf16>, tile<64x32xf16>, tile<64x32xf32>
      %116 = fma %113, %98, %101  : tile<64x32xf32>
      %117 = exp %116  : tile<64x32xf32>
      %118 = subf %115, %102  : tile<64x32xf32>
      %119 = mulf %117, %118  : tile<64x32xf32>
      %120 = mulf %119, %104  : tile<64x32xf32>
      %121 = ftof %120  : tile<64x32xf32> -> tile<64x32xf16>
      %122 = mmaf %121, %110, %arg47 : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %122 : tile<64x64xf32>
    }
    %106 = constant <i32: 0> : tile<i32>
    %107 = reshape %105 : tile<64x64xf32> -> tile<1x64x64xf32>
    %108 = make_partition_view %76 : partition_view<tile=(1x64x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %109 = store_view_tko weak %107, %108[%blockId_y, %blockId_x_0, %106] token = %0 : tile<1x64x64xf32>, partition_view<tile=(1x64x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> token
    return
  }
}
