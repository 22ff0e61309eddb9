// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @attention_decode(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<f16>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<ptr<f32>>, %arg20: tile<i32>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<f32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %2 = assume div_by<8>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<f16>>
    %4 = assume div_by<8>, %arg9 : tile<i32>
    %5 = assume div_by<8>, %arg10 : tile<i32>
    %6 = assume div_by<16>, %arg12 : tile<ptr<f16>>
    %7 = assume div_by<8>, %arg16 : tile<i32>
    %8 = assume div_by<8>, %arg17 : tile<i32>
    %9 = assume div_by<16>, %arg19 : tile<ptr<f32>>
    %10 = assume div_by<4>, %arg22 : tile<i32>
    %11 = constant <i32: 1> : tile<i32>
    %12 = constant <i32: 1> : tile<i32>
    %13 = constant <i32: 1> : tile<i32>
    %14 = constant <i32: 1> : tile<i32>
    %15 = assume bounded<0, ?>, %arg1 : tile<i32>
    %16 = assume bounded<0, ?>, %arg2 : tile<i32>
    %17 = assume bounded<0, ?>, %2 : tile<i32>
    %18 = assume div_by<8>, %17 : tile<i32>
    %19 = make_tensor_view %1, shape = [%15, %16], strides = [%18, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %20 = assume bounded<0, ?>, %arg6 : tile<i32>
    %21 = assume bounded<0, ?>, %arg7 : tile<i32>
    %22 = assume bounded<0, ?>, %arg8 : tile<i32>
    %23 = assume bounded<0, ?>, %4 : tile<i32>
    %24 = assume div_by<8>, %23 : tile<i32>
    %25 = assume bounded<0, ?>, %5 : tile<i32>
    %26 = assume div_by<8>, %25 : tile<i32>
    %27 = make_tensor_view %3, shape = [%20, %21, %22], strides = [%24, %26, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %28 = assume bounded<0, ?>, %arg13 : tile<i32>
    %29 = assume bounded<0, ?>, %arg14 : tile<i32>
    %30 = assume bounded<0, ?>, %arg15 : tile<i32>
    %31 = assume bounded<0, ?>, %7 : tile<i32>
    %32 = assume div_by<8>, %31 : tile<i32>
    %33 = assume bounded<0, ?>, %8 : tile<i32>
    %34 = assume div_by<8>, %33 : tile<i32>
    %35 = make_tensor_view %6, shape = [%28, %29, %30], strides = [%32, %34, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %36 = assume bounded<0, ?>, %arg20 : tile<i32>
    %37 = assume bounded<0, ?>, %arg21 : tile<i32>
    %38 = assume bounded<0, ?>, %10 : tile<i32>
    %39 = assume div_by<4>, %38 : tile<i32>
    %40 = make_tensor_view %9, shape = [%36, %37], strides = [%39, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %41 = constant <i32: 64> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %42 = constant <i32: 0> : tile<i32>
    %43 = make_partition_view %19 : partition_view<tile=(1x64), tensor_view<?x?xf16, strides=[?,1]>>
    %tile, %result_token = load_view_tko weak %43[%blockId_x, %42] token = %0 : partition_view<tile=(1x64), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<1x64xf16>, token
    %44 = ftof %tile  : tile<1x64xf16> -> tile<1x64xf32>
    %45 = constant <f32: 0xFF800000> : tile<1x1xf32>
    %46 = constant <f32: 0.000000e+00> : tile<1x1xf32>
    %47 = constant <f32: 0.000000e+00> : tile<1x64xf32>
    %48 = divi %21, %41 signed rounding<positive_inf> : tile<i32>
    %49 = constant <i32: 0> : tile<i32>
    %50 = constant <i32: 1> : tile<i32>
    %51 = constant <i32: 0> : tile<i32>
    %52 = make_partition_view %27 : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %53 = broadcast %44 : tile<1x64xf32> -> tile<64x64xf32>
    %54 = reshape %arg24 : tile<f32> -> tile<1x1xf32>
    %55 = broadcast %54 : tile<1x1xf32> -> tile<64x1xf32>
    %56 = iota : tile<64xi32>
    %57 = reshape %56 : tile<64xi32> -> tile<64x1xi32>
    %58 = reshape %21 : tile<i32> -> tile<1x1xi32>
    %59 = broadcast %58 : tile<1x1xi32> -> tile<64x1xi32>
    %60 = constant <f32: 0xFF800000> : tile<f32>
    %61 = reshape %60 : tile<f32> -> tile<1x1xf32>
    %62 = broadcast %61 : tile<1x1xf32> -> tile<64x1xf32>
    %63 = constant <i32: 0> : tile<i32>
    %64 = make_partition_view %35 : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %65:3 = for %arg25 in (%49 to %48, step %50) : tile<i32> iter_values(%arg26 = %47, %arg27 = %45, %arg28 = %46) -> (tile<1x64xf32>, tile<1x1xf32>, tile<1x1xf32>) {
      %tile_0, %result_token_1 = load_view_tko weak %52[%blockId_x, %arg25, %51] token = %0 : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x64x64xf16>, token
      %71 = reshape %tile_0 : tile<1x64x64xf16> -> tile<64x64xf16>
      %72 = ftof %71  : tile<64x64xf16> -> tile<64x64xf32>
      %73 = mulf %72, %53  : tile<64x64xf32>
      %74 = reduce %73 dim=1 identities=[0.000000e+00 : f32] : tile<64x64xf32> -> tile<64xf32> 
      (%arg29: tile<f32>, %arg30: tile<f32>) {
        %102 = addf %arg29, %arg30  : tile<f32>
        yield %102 : tile<f32>
      }
      %75 = reshape %74 : tile<64xf32> -> tile<64x1xf32>
      %76 = mulf %75, %55  : tile<64x1xf32>
      %77 = muli %arg25, %41 : tile<i32>
      %78 = reshape %77 : tile<i32> -> tile<1x1xi32>
      %79 = broadcast %78 : tile<1x1xi32> -> tile<64x1xi32>
      %80 = addi %79, %57 : tile<64x1xi32>
      %81 = cmpi less_than %80, %59, signed : tile<64x1xi32> -> tile<64x1xi1>
      %82 = select %81, %76, %62 : tile<64x1xi1>, tile<64x1xf32>
      %83 = reduce %82 dim=0 identities=[0xFF800000 : f32] : tile<64x1xf32> -> tile<1xf32> 
      (%arg29: tile<f32>, %arg30: tile<f32>) {
        %102 = maxf %arg29, %arg30 : tile<f32>
        yield %102 : tile<f32>
      }
      %84 = reshape %83 : tile<1xf32> -> tile<1x1xf32>
      %85 = maxf %arg27, %84 : tile<1x1xf32>
      %86 = broadcast %85 : tile<1x1xf32> -> tile<64x1xf32>
      %87 = subf %82, %86  : tile<64x1xf32>
      %88 = exp %87  : tile<64x1xf32>
      %89 = subf %arg27, %85  : tile<1x1xf32>
      %90 = exp %89  : tile<1x1xf32>
      %91 = reduce %88 dim=0 identities=[0.000000e+00 : f32] : tile<64x1xf32> -> tile<1xf32> 
      (%arg29: tile<f32>, %arg30: tile<f32>) {
        %102 = addf %arg29, %arg30  : tile<f32>
        yield %102 : tile<f32>
      }
      %92 = reshape %91 : tile<1xf32> -> tile<1x1xf32>
      %93 = fma %arg28, %90, %92  : tile<1x1xf32>
      %tile_2, %result_token_3 = load_view_tko weak %64[%blockId_x, %arg25, %63] token = %0 : partition_view<tile=(1x64x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x64x64xf16>, token
      %94 = reshape %tile_2 : tile<1x64x64xf16> -> tile<64x64xf16>
      %95 = broadcast %90 : tile<1x1xf32> -> tile<1x64xf32>
      %96 = ftof %94  : tile<64x64xf16> -> tile<64x64xf32>
      %97 = broadcast %88 : tile<64x1xf32> -> tile<64x64xf32>
      %98 = mulf %96, %97  : tile<64x64xf32>
      %99 = reduce %98 dim=0 identities=[0.000000e+00 : f32] : tile<64x64xf32> -> tile<64xf32> 
      (%arg29: tile<f32>, %arg30: tile<f32>) {
        %102 = addf %arg29, %arg30  : tile<f32>
        yield %102 : tile<f32>
      }
      %100 = reshape %99 : tile<64xf32> -> tile<1x64xf32>
      %101 = fma %arg26, %95, %100  : tile<1x64xf32>
      continue %101, %85, %93 : tile<1x64xf32>, tile<1x1xf32>, tile<1x1xf32>
    }
    %66 = constant <i32: 0> : tile<i32>
    %67 = broadcast %65#2 : tile<1x1xf32> -> tile<1x64xf32>
    %68 = divf %65#0, %67  : tile<1x64xf32>
    %69 = make_partition_view %40 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>
    %70 = store_view_tko weak %68, %69[%blockId_x, %66] token = %0 : tile<1x64xf32>, partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
