// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @attention_128(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<ptr<f16>>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<ptr<f16>>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<ptr<f16>>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<i32>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<i32>, %arg28: tile<f32>) optimization_hints=<default = {}> {
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
    %13 = constant <i32: 1> : tile<i32>
    %14 = constant <i32: 1> : tile<i32>
    %15 = constant <i32: 1> : tile<i32>
    %16 = constant <i32: 1> : tile<i32>
    %17 = assume bounded<0, ?>, %arg1 : tile<i32>
    %18 = assume bounded<0, ?>, %arg2 : tile<i32>
    %19 = assume bounded<0, ?>, %arg3 : tile<i32>
    %20 = assume bounded<0, ?>, %2 : tile<i32>
    %21 = assume div_by<8>, %20 : tile<i32>
    %22 = assume bounded<0, ?>, %3 : tile<i32>
    %23 = assume div_by<8>, %22 : tile<i32>
    %24 = make_tensor_view %1, shape = [%17, %18, %19], strides = [%21, %23, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %25 = assume bounded<0, ?>, %arg8 : tile<i32>
    %26 = assume bounded<0, ?>, %arg9 : tile<i32>
    %27 = assume bounded<0, ?>, %arg10 : tile<i32>
    %28 = assume bounded<0, ?>, %5 : tile<i32>
    %29 = assume div_by<8>, %28 : tile<i32>
    %30 = assume bounded<0, ?>, %6 : tile<i32>
    %31 = assume div_by<8>, %30 : tile<i32>
    %32 = make_tensor_view %4, shape = [%25, %26, %27], strides = [%29, %31, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %33 = assume bounded<0, ?>, %arg15 : tile<i32>
    %34 = assume bounded<0, ?>, %arg16 : tile<i32>
    %35 = assume bounded<0, ?>, %arg17 : tile<i32>
    %36 = assume bounded<0, ?>, %8 : tile<i32>
    %37 = assume div_by<8>, %36 : tile<i32>
    %38 = assume bounded<0, ?>, %9 : tile<i32>
    %39 = assume div_by<8>, %38 : tile<i32>
    %40 = make_tensor_view %7, shape = [%33, %34, %35], strides = [%37, %39, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %41 = assume bounded<0, ?>, %arg22 : tile<i32>
    %42 = assume bounded<0, ?>, %arg23 : tile<i32>
    %43 = assume bounded<0, ?>, %arg24 : tile<i32>
    %44 = assume bounded<0, ?>, %11 : tile<i32>
    %45 = assume div_by<8>, %44 : tile<i32>
    %46 = assume bounded<0, ?>, %12 : tile<i32>
    %47 = assume div_by<8>, %46 : tile<i32>
    %48 = make_tensor_view %10, shape = [%41, %42, %43], strides = [%45, %47, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %49 = constant <i32: 64> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_0, %blockId_y_1, %blockId_z_2 = get_tile_block_id : tile<i32>
    %50 = constant <f32: 1.44269502> : tile<f32>
    %51 = mulf %arg28, %50  : tile<f32>
    %52 = iota : tile<64xi32>
    %53 = reshape %52 : tile<64xi32> -> tile<1x64xi32>
    %54 = constant <f32: 0xFF800000> : tile<128x1xf32>
    %55 = constant <f32: 0.000000e+00> : tile<128x1xf32>
    %56 = constant <f32: 0.000000e+00> : tile<128x128xf32>
    %57 = constant <i32: 0> : tile<i32>
    %58 = make_partition_view %24 : partition_view<tile=(1x128x128), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %tile, %result_token = load_view_tko weak %58[%blockId_y, %blockId_x_0, %57] token = %0 : partition_view<tile=(1x128x128), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x128x128xf16>, token
    %59 = reshape %tile : tile<1x128x128xf16> -> tile<128x128xf16>
    %60 = divi %26, %49 signed rounding<positive_inf> : tile<i32>
    %61 = constant <i32: 0> : tile<i32>
    %62 = constant <i32: 1> : tile<i32>
    %63 = constant <i32: 0> : tile<i32>
    %64 = make_partition_view %32 : partition_view<tile=(1x128x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>, dim_map=[0, 2, 1]>
    %65 = constant <f32: 0.000000e+00> : tile<128x64xf32>
    %66 = reshape %51 : tile<f32> -> tile<1x1xf32>
    %67 = broadcast %66 : tile<1x1xf32> -> tile<128x64xf32>
    %68 = reshape %26 : tile<i32> -> tile<1x1xi32>
    %69 = broadcast %68 : tile<1x1xi32> -> tile<1x64xi32>
    %70 = constant <f32: 0xFF800000> : tile<f32>
    %71 = reshape %70 : tile<f32> -> tile<1x1xf32>
    %72 = broadcast %71 : tile<1x1xf32> -> tile<128x64xf32>
    %73 = constant <i32: 0> : tile<i32>
    %74 = make_partition_view %40 : partition_view<tile=(1x64x128), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %75:3 = for %arg29 in (%61 to %60, step %62) : tile<i32> iter_values(%arg30 = %56, %arg31 = %54, %arg32 = %55) -> (tile<128x128xf32>, tile<128x1xf32>, tile<128x1xf32>) {
      %tile_3, %result_token_4 = load_view_tko weak %64[%blockId_y, %63, %arg29] token = %0 : partition_view<tile=(1x128x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>, dim_map=[0, 2, 1]>, tile<i32> -> tile<1x128x64xf16>, token
      %83 = reshape %tile_3 : tile<1x128x64xf16> -> tile<128x64xf16>
      %84 = mmaf %59, %83, %65 : tile<128x128xf16>, tile<128x64xf16>, tile<128x64xf32>
      %85 = mulf %84, %67  : tile<128x64xf32>
      %86 = muli %arg29, %49 : tile<i32>
      %87 = reshape %86 : tile<i32> -> tile<1x1xi32>
      %88 = broadcast %87 : tile<1x1xi32> -> tile<1x64xi32>
      %89 = addi %88, %53 : tile<1x64xi32>
      %90 = cmpi less_than %89, %69, signed : tile<1x64xi32> -> tile<1x64xi1>
      %91 = broadcast %90 : tile<1x64xi1> -> tile<128x64xi1>
      %92 = select %91, %85, %72 : tile<128x64xi1>, tile<128x64xf32>
      %93 = reduce %92 dim=1 identities=[0xFF800000 : f32] : tile<128x64xf32> -> tile<128xf32> 
      (%arg33: tile<f32>, %arg34: tile<f32>) {
        %109 = maxf %arg33, %arg34 : tile<f32>
        yield %109 : tile<f32>
      }
      %94 = reshape %93 : tile<128xf32> -> tile<128x1xf32>
      %95 = maxf %arg31, %94 : tile<128x1xf32>
      %96 = broadcast %95 : tile<128x1xf32> -> tile<128x64xf32>
      %97 = subf %92, %96  : tile<128x64xf32>
      %98 = exp2 %97 : tile<128x64xf32>
      %99 = subf %arg31, %95  : tile<128x1xf32>
      %100 = exp2 %99 : tile<128x1xf32>
      %101 = reduce %98 dim=1 identities=[0.000000e+00 : f32] : tile<128x64xf32> -> tile<128xf32> 
      (%arg33: tile<f32>, %arg34: tile<f32>) {
        %109 = addf %arg33, %arg34  : tile<f32>
        yield %109 : tile<f32>
      }
      %102 = reshape %101 : tile<128xf32> -> tile<128x1xf32>
      %103 = fma %arg32, %100, %102  : tile<128x1xf32>
      %tile_5, %result_token_6 = load_view_tko weak %74[%blockId_y, %arg29, %73] token = %0 : partition_view<tile=(1x64x128), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x64x128xf16>, token
      %104 = reshape %tile_5 : tile<1x64x128xf16> -> tile<64x128xf16>
      %105 = ftof %98  : tile<128x64xf32> -> tile<128x64xf16>
      %106 = broadcast %100 : tile<128x1xf32> -> tile<128x128xf32>
      %107 = mulf %arg30, %106  : tile<128x128xf32>
      %108 = mmaf %105, %104, %107 : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>
      continue %108, %95, %103 : tile<128x128xf32>, tile<128x1xf32>, tile<128x1xf32>
    }
    %76 = constant <i32: 0> : tile<i32>
    %77 = broadcast %75#2 : tile<128x1xf32> -> tile<128x128xf32>
    %78 = divf %75#0, %77  : tile<128x128xf32>
    %79 = ftof %78  : tile<128x128xf32> -> tile<128x128xf16>
    %80 = reshape %79 : tile<128x128xf16> -> tile<1x128x128xf16>
    %81 = make_partition_view %48 : partition_view<tile=(1x128x128), tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %82 = store_view_tko weak %80, %81[%blockId_y, %blockId_x_0, %76] token = %0 : tile<1x128x128xf16>, partition_view<tile=(1x128x128), tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> token
    return
  }
}
