// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @attention_backward_keys(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<ptr<f16>>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<ptr<f16>>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<ptr<f16>>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<i32>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<i32>, %arg28: tile<ptr<f32>>, %arg29: tile<i32>, %arg30: tile<i32>, %arg31: tile<i32>, %arg32: tile<i32>, %arg33: tile<ptr<f32>>, %arg34: tile<i32>, %arg35: tile<i32>, %arg36: tile<i32>, %arg37: tile<i32>, %arg38: tile<ptr<f32>>, %arg39: tile<i32>, %arg40: tile<i32>, %arg41: tile<i32>, %arg42: tile<i32>, %arg43: tile<i32>, %arg44: tile<i32>, %arg45: tile<ptr<f32>>, %arg46: tile<i32>, %arg47: tile<i32>, %arg48: tile<i32>, %arg49: tile<i32>, %arg50: tile<i32>, %arg51: tile<i32>, %arg52: tile<f32>) optimization_hints=<default = {}> {
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
    %20 = assume div_by<16>, %arg45 : tile<ptr<f32>>
    %21 = assume div_by<4>, %arg49 : tile<i32>
    %22 = assume div_by<4>, %arg50 : tile<i32>
    %23 = constant <i32: 1> : tile<i32>
    %24 = constant <i32: 1> : tile<i32>
    %25 = constant <i32: 1> : tile<i32>
    %26 = constant <i32: 1> : tile<i32>
    %27 = constant <i32: 1> : tile<i32>
    %28 = constant <i32: 1> : tile<i32>
    %29 = constant <i32: 1> : tile<i32>
    %30 = constant <i32: 1> : tile<i32>
    %31 = assume bounded<0, ?>, %arg1 : tile<i32>
    %32 = assume bounded<0, ?>, %arg2 : tile<i32>
    %33 = assume bounded<0, ?>, %arg3 : tile<i32>
    %34 = assume bounded<0, ?>, %2 : tile<i32>
    %35 = assume div_by<8>, %34 : tile<i32>
    %36 = assume bounded<0, ?>, %3 : tile<i32>
    %37 = assume div_by<8>, %36 : tile<i32>
    %38 = make_tensor_view %1, shape = [%31, %32, %33], strides = [%35, %37, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %39 = assume bounded<0, ?>, %arg8 : tile<i32>
    %40 = assume bounded<0, ?>, %arg9 : tile<i32>
    %41 = assume bounded<0, ?>, %arg10 : tile<i32>
    %42 = assume bounded<0, ?>, %5 : tile<i32>
    %43 = assume div_by<8>, %42 : tile<i32>
    %44 = assume bounded<0, ?>, %6 : tile<i32>
    %45 = assume div_by<8>, %44 : tile<i32>
    %46 = make_tensor_view %4, shape = [%39, %40, %41], strides = [%43, %45, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %47 = assume bounded<0, ?>, %arg15 : tile<i32>
    %48 = assume bounded<0, ?>, %arg16 : tile<i32>
    %49 = assume bounded<0, ?>, %arg17 : tile<i32>
    %50 = assume bounded<0, ?>, %8 : tile<i32>
    %51 = assume div_by<8>, %50 : tile<i32>
    %52 = assume bounded<0, ?>, %9 : tile<i32>
    %53 = assume div_by<8>, %52 : tile<i32>
    %54 = make_tensor_view %7, shape = [%47, %48, %49], strides = [%51, %53, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %55 = assume bounded<0, ?>, %arg22 : tile<i32>
    %56 = assume bounded<0, ?>, %arg23 : tile<i32>
    %57 = assume bounded<0, ?>, %arg24 : tile<i32>
    %58 = assume bounded<0, ?>, %11 : tile<i32>
    %59 = assume div_by<8>, %58 : tile<i32>
    %60 = assume bounded<0, ?>, %12 : tile<i32>
    %61 = assume div_by<8>, %60 : tile<i32>
    %62 = make_tensor_view %10, shape = [%55, %56, %57], strides = [%59, %61, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %63 = assume bounded<0, ?>, %arg29 : tile<i32>
    %64 = assume bounded<0, ?>, %arg30 : tile<i32>
    %65 = assume bounded<0, ?>, %14 : tile<i32>
    %66 = assume div_by<4>, %65 : tile<i32>
    %67 = make_tensor_view %13, shape = [%63, %64], strides = [%66, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %68 = assume bounded<0, ?>, %arg34 : tile<i32>
    %69 = assume bounded<0, ?>, %arg35 : tile<i32>
    %70 = assume bounded<0, ?>, %16 : tile<i32>
    %71 = assume div_by<4>, %70 : tile<i32>
    %72 = make_tensor_view %15, shape = [%68, %69], strides = [%71, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %73 = assume bounded<0, ?>, %arg39 : tile<i32>
    %74 = assume bounded<0, ?>, %arg40 : tile<i32>
    %75 = assume bounded<0, ?>, %arg41 : tile<i32>
    %76 = assume bounded<0, ?>, %18 : tile<i32>
    %77 = assume div_by<4>, %76 : tile<i32>
    %78 = assume bounded<0, ?>, %19 : tile<i32>
    %79 = assume div_by<4>, %78 : tile<i32>
    %80 = make_tensor_view %17, shape = [%73, %74, %75], strides = [%77, %79, 1] : tile<i32> -> tensor_view<?x?x?xf32, strides=[?,?,1]>
    %81 = assume bounded<0, ?>, %arg46 : tile<i32>
    %82 = assume bounded<0, ?>, %arg47 : tile<i32>
    %83 = assume bounded<0, ?>, %arg48 : tile<i32>
    %84 = assume bounded<0, ?>, %21 : tile<i32>
    %85 = assume div_by<4>, %84 : tile<i32>
    %86 = assume bounded<0, ?>, %22 : tile<i32>
    %87 = assume div_by<4>, %86 : tile<i32>
    %88 = make_tensor_view %20, shape = [%81, %82, %83], strides = [%85, %87, 1] : tile<i32> -> tensor_view<?x?x?xf32, strides=[?,?,1]>
    %89 = constant <i32: 32> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_0, %blockId_y_1, %blockId_z_2 = get_tile_block_id : tile<i32>
    %90 = constant <i32: 0> : tile<i32>
    %91 = make_partition_view %46 : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %tile, %result_token = load_view_tko weak %91[%blockId_y, %blockId_x_0, %90] token = %0 : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x64x64xf16>, token
    %92 = reshape %tile : tile<1x64x64xf16> -> tile<64x64xf16>
    %93 = constant <i32: 0> : tile<i32>
    %94 = make_partition_view %54 : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %tile_3, %result_token_4 = load_view_tko weak %94[%blockId_y, %blockId_x_0, %93] token = %0 : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x64x64xf16>, token
    %95 = reshape %tile_3 : tile<1x64x64xf16> -> tile<64x64xf16>
    %96 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %97 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %98 = divi %32, %89 signed rounding<positive_inf> : tile<i32>
    %99 = constant <i32: 0> : tile<i32>
    %100 = constant <i32: 1> : tile<i32>
    %101 = constant <i32: 0> : tile<i32>
    %102 = make_partition_view %38 : partition_view<tile=(1x32x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %103 = constant <i32: 0> : tile<i32>
    %104 = make_partition_view %62 : partition_view<tile=(1x32x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %105 = make_partition_view %67 : partition_view<tile=(1x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %106 = make_partition_view %72 : partition_view<tile=(1x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %107 = constant <f32: 0.000000e+00> : tile<64x32xf32>
    %108 = reshape %arg52 : tile<f32> -> tile<1x1xf32>
    %109 = broadcast %108 : tile<1x1xf32> -> tile<64x32xf32>
    %110 = constant <f32: 0.000000e+00> : tile<64x32xf32>
    %111 = reshape %arg52 : tile<f32> -> tile<1x1xf32>
    %112 = broadcast %111 : tile<1x1xf32> -> tile<64x32xf32>
    %113:2 = for %arg53 in (%99 to %98, step %100) : tile<i32> iter_values(%arg54 = %96, %arg55 = %97) -> (tile<64x64xf32>, tile<64x64xf32>) {
      %tile_5, %result_token_6 = load_view_tko weak %102[%blockId_y, %arg53, %101] token = %0 : partition_view<tile=(1x32x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x32x64xf16>, token
      %122 = reshape %tile_5 : tile<1x32x64xf16> -> tile<32x64xf16>
      %tile_7, %result_token_8 = load_view_tko weak %104[%blockId_y, %arg53, %103] token = %0 : partition_view<tile=(1x32x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x32x64xf16>, token
      %123 = reshape %tile_7 : tile<1x32x64xf16> -> tile<32x64xf16>
      %tile_9, %result_token_10 = load_view_tko weak %105[%blockId_y, %arg53] token = %0 : partition_view<tile=(1x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x32xf32>, token
      %tile_11, %result_token_12 = load_view_tko weak %106[%blockId_y, %arg53] token = %0 : partition_view<tile=(1x32), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x32xf32>, token
      %124 = permute %122 [1, 0] : tile<32x64xf16> -> tile<64x32xf16>
      %125 = mmaf %92, %124, %107 : tile<64x64xf16>, tile<64x32xf16>, tile<64x32xf32>
      %126 = broadcast %tile_9 : tile<1x32xf32> -> tile<64x32xf32>
      %127 = negf %126 : tile<64x32xf32>
      %128 = fma %125, %109, %127  : tile<64x32xf32>
      %129 = exp %128  : tile<64x32xf32>
      %130 = ftof %129  : tile<64x32xf32> -> tile<64x32xf16>
      %131 = mmaf %130, %123, %arg55 : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      %132 = permute %123 [1, 0] : tile<32x64xf16> -> tile<64x32xf16>
      %133 = mmaf %95, %132, %110 : tile<64x64xf16>, tile<64x32xf16>, tile<64x32xf32>
      %134 = broadcast %tile_11 : tile<1x32xf32> -> tile<64x32xf32>
      %135 = subf %133, %134  : tile<64x32xf32>
      %136 = mulf %129, %135  : tile<64x32xf32>
      %137 = mulf %136, %112  : tile<64x32xf32>
      %138 = ftof %137  : tile<64x32xf32> -> tile<64x32xf16>
      %139 = mmaf %138, %122, %arg54 : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
      continue %139, %131 : tile<64x64xf32>, tile<64x64xf32>
    }
    %114 = constant <i32: 0> : tile<i32>
    %115 = reshape %113#0 : tile<64x64xf32> -> tile<1x64x64xf32>
    %116 = make_partition_view %80 : partition_view<tile=(1x64x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %117 = store_view_tko weak %115, %116[%blockId_y, %blockId_x_0, %114] token = %0 : tile<1x64x64xf32>, partition_view<tile=(1x64x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> token
    %118 = constant <i32: 0> : tile<i32>
    %119 = reshape %113#1 : tile<64x64xf32> -> tile<1x64x64xf32>
    %120 = make_partition_view %88 : partition_view<tile=(1x64x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %121 = store_view_tko weak %119, %120[%blockId_y, %blockId_x_0, %118] token = %0 : tile<1x64x64xf32>, partition_view<tile=(1x64x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> token
    return
  }
}
