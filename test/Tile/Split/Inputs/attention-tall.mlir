// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @attention_tall(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<ptr<f16>>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<ptr<f16>>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<ptr<f16>>, %arg22: tile<i32>, %arg23: tile<i32>, %arg24: tile<i32>, %arg25: tile<i32>, %arg26: tile<i32>, %arg27: tile<i32>, %arg28: tile<f32>) optimization_hints=<default = {}> {
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
    %49 = constant <i32: 256> : tile<i32>
    %50 = constant <i32: 128> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_0, %blockId_y_1, %blockId_z_2 = get_tile_block_id : tile<i32>
    %51 = constant <f32: 1.44269502> : tile<f32>
    %52 = mulf %arg28, %51  : tile<f32>
    %53 = muli %blockId_x_0, %49 : tile<i32>
    %54 = iota : tile<256xi32>
    %55 = reshape %54 : tile<256xi32> -> tile<256x1xi32>
    %56 = reshape %53 : tile<i32> -> tile<1x1xi32>
    %57 = broadcast %56 : tile<1x1xi32> -> tile<256x1xi32>
    %58 = addi %57, %55 : tile<256x1xi32>
    %59 = iota : tile<128xi32>
    %60 = reshape %59 : tile<128xi32> -> tile<1x128xi32>
    %61 = constant <f32: 0xFF800000> : tile<256x1xf32>
    %62 = constant <f32: 0.000000e+00> : tile<256x1xf32>
    %63 = constant <f32: 0.000000e+00> : tile<256x64xf32>
    %64 = constant <i32: 0> : tile<i32>
    %65 = make_partition_view %24 : partition_view<tile=(1x256x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %tile, %result_token = load_view_tko weak %65[%blockId_y, %blockId_x_0, %64] token = %0 : partition_view<tile=(1x256x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x256x64xf16>, token
    %66 = reshape %tile : tile<1x256x64xf16> -> tile<256x64xf16>
    %67 = constant <i32: 1> : tile<i32>
    %68 = addi %blockId_x_0, %67 : tile<i32>
    %69 = muli %68, %49 : tile<i32>
    %70 = mini %69, %26 signed : tile<i32>
    %71 = divi %70, %50 signed rounding<positive_inf> : tile<i32>
    %72 = constant <i32: 0> : tile<i32>
    %73 = constant <i32: 1> : tile<i32>
    %74 = constant <i32: 0> : tile<i32>
    %75 = make_partition_view %32 : partition_view<tile=(1x64x128), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>, dim_map=[0, 2, 1]>
    %76 = constant <f32: 0.000000e+00> : tile<256x128xf32>
    %77 = reshape %52 : tile<f32> -> tile<1x1xf32>
    %78 = broadcast %77 : tile<1x1xf32> -> tile<256x128xf32>
    %79 = reshape %26 : tile<i32> -> tile<1x1xi32>
    %80 = broadcast %79 : tile<1x1xi32> -> tile<1x128xi32>
    %81 = broadcast %58 : tile<256x1xi32> -> tile<256x128xi32>
    %82 = constant <f32: 0xFF800000> : tile<f32>
    %83 = reshape %82 : tile<f32> -> tile<1x1xf32>
    %84 = broadcast %83 : tile<1x1xf32> -> tile<256x128xf32>
    %85 = constant <i32: 0> : tile<i32>
    %86 = make_partition_view %40 : partition_view<tile=(1x128x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %87:3 = for %arg29 in (%72 to %71, step %73) : tile<i32> iter_values(%arg30 = %63, %arg31 = %61, %arg32 = %62) -> (tile<256x64xf32>, tile<256x1xf32>, tile<256x1xf32>) {
      %tile_3, %result_token_4 = load_view_tko weak %75[%blockId_y, %74, %arg29] token = %0 : partition_view<tile=(1x64x128), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>, dim_map=[0, 2, 1]>, tile<i32> -> tile<1x64x128xf16>, token
      %95 = reshape %tile_3 : tile<1x64x128xf16> -> tile<64x128xf16>
      %96 = mmaf %66, %95, %76 : tile<256x64xf16>, tile<64x128xf16>, tile<256x128xf32>
      %97 = mulf %96, %78  : tile<256x128xf32>
      %98 = muli %arg29, %50 : tile<i32>
      %99 = reshape %98 : tile<i32> -> tile<1x1xi32>
      %100 = broadcast %99 : tile<1x1xi32> -> tile<1x128xi32>
      %101 = addi %100, %60 : tile<1x128xi32>
      %102 = cmpi less_than %101, %80, signed : tile<1x128xi32> -> tile<1x128xi1>
      %103 = muli %arg29, %50 : tile<i32>
      %104 = reshape %103 : tile<i32> -> tile<1x1xi32>
      %105 = broadcast %104 : tile<1x1xi32> -> tile<1x128xi32>
      %106 = addi %105, %60 : tile<1x128xi32>
      %107 = broadcast %106 : tile<1x128xi32> -> tile<256x128xi32>
      %108 = cmpi less_than_or_equal %107, %81, signed : tile<256x128xi32> -> tile<256x128xi1>
      %109 = broadcast %102 : tile<1x128xi1> -> tile<256x128xi1>
      %110 = andi %109, %108 : tile<256x128xi1>
      %111 = select %110, %97, %84 : tile<256x128xi1>, tile<256x128xf32>
      %112 = reduce %111 dim=1 identities=[0xFF800000 : f32] : tile<256x128xf32> -> tile<256xf32> 
      (%arg33: tile<f32>, %arg34: tile<f32>) {
        %128 = maxf %arg33, %arg34 : tile<f32>
        yield %128 : tile<f32>
      }
      %113 = reshape %112 : tile<256xf32> -> tile<256x1xf32>
      %114 = maxf %arg31, %113 : tile<256x1xf32>
      %115 = broadcast %114 : tile<256x1xf32> -> tile<256x128xf32>
      %116 = subf %111, %115  : tile<256x128xf32>
      %117 = exp2 %116 : tile<256x128xf32>
      %118 = subf %arg31, %114  : tile<256x1xf32>
      %119 = exp2 %118 : tile<256x1xf32>
      %120 = reduce %117 dim=1 identities=[0.000000e+00 : f32] : tile<256x128xf32> -> tile<256xf32> 
      (%arg33: tile<f32>, %arg34: tile<f32>) {
        %128 = addf %arg33, %arg34  : tile<f32>
        yield %128 : tile<f32>
      }
      %121 = reshape %120 : tile<256xf32> -> tile<256x1xf32>
      %122 = fma %arg32, %119, %121  : tile<256x1xf32>
      %tile_5, %result_token_6 = load_view_tko weak %86[%blockId_y, %arg29, %85] token = %0 : partition_view<tile=(1x128x64), padding_value = zero, tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<1x128x64xf16>, token
      %123 = reshape %tile_5 : tile<1x128x64xf16> -> tile<128x64xf16>
      %124 = ftof %117  : tile<256x128xf32> -> tile<256x128xf16>
      %125 = broadcast %119 : tile<256x1xf32> -> tile<256x64xf32>
      %126 = mulf %arg30, %125  : tile<256x64xf32>
      %127 = mmaf %124, %123, %126 : tile<256x128xf16>, tile<128x64xf16>, tile<256x64xf32>
      continue %127, %114, %122 : tile<256x64xf32>, tile<256x1xf32>, tile<256x1xf32>
    }
    %88 = constant <i32: 0> : tile<i32>
    %89 = broadcast %87#2 : tile<256x1xf32> -> tile<256x64xf32>
    %90 = divf %87#0, %89  : tile<256x64xf32>
    %91 = ftof %90  : tile<256x64xf32> -> tile<256x64xf16>
    %92 = reshape %91 : tile<256x64xf16> -> tile<1x256x64xf16>
    %93 = make_partition_view %48 : partition_view<tile=(1x256x64), tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %94 = store_view_tko weak %92, %93[%blockId_y, %blockId_x_0, %88] token = %0 : tile<1x256x64xf16>, partition_view<tile=(1x256x64), tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> token
    return
  }
}
