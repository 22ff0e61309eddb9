// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @layer_norm_loop(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f16>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<ptr<f16>>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<f32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %2 = assume div_by<8>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<f16>>
    %4 = assume div_by<16>, %arg8 : tile<ptr<f16>>
    %5 = assume div_by<16>, %arg11 : tile<ptr<f16>>
    %6 = assume div_by<8>, %arg14 : tile<i32>
    %7 = constant <i32: 1> : tile<i32>
    %8 = constant <i32: 1> : tile<i32>
    %9 = constant <i32: 1> : tile<i32>
    %10 = constant <i32: 1> : tile<i32>
    %11 = assume bounded<0, ?>, %arg1 : tile<i32>
    %12 = assume bounded<0, ?>, %arg2 : tile<i32>
    %13 = assume bounded<0, ?>, %2 : tile<i32>
    %14 = assume div_by<8>, %13 : tile<i32>
    %15 = make_tensor_view %1, shape = [%11, %12], strides = [%14, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %16 = assume bounded<0, ?>, %arg6 : tile<i32>
    %17 = make_tensor_view %3, shape = [%16], strides = [1] : tile<i32> -> tensor_view<?xf16, strides=[1]>
    %18 = assume bounded<0, ?>, %arg9 : tile<i32>
    %19 = make_tensor_view %4, shape = [%18], strides = [1] : tile<i32> -> tensor_view<?xf16, strides=[1]>
    %20 = assume bounded<0, ?>, %arg12 : tile<i32>
    %21 = assume bounded<0, ?>, %arg13 : tile<i32>
    %22 = assume bounded<0, ?>, %6 : tile<i32>
    %23 = assume div_by<8>, %22 : tile<i32>
    %24 = make_tensor_view %5, shape = [%20, %21], strides = [%23, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %25 = constant <i32: 512> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %26 = divi %12, %25 signed rounding<positive_inf> : tile<i32>
    %27 = constant <f32: 0.000000e+00> : tile<1x512xf32>
    %28 = constant <f32: 0.000000e+00> : tile<1x512xf32>
    %29 = constant <i32: 0> : tile<i32>
    %30 = constant <i32: 1> : tile<i32>
    %31 = make_partition_view %15 : partition_view<tile=(1x512), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %32:2 = for %arg17 in (%29 to %26, step %30) : tile<i32> iter_values(%arg18 = %28, %arg19 = %27) -> (tile<1x512xf32>, tile<1x512xf32>) {
      %tile, %result_token = load_view_tko weak %31[%blockId_x, %arg17] token = %0 : partition_view<tile=(1x512), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<1x512xf16>, token
      %56 = ftof %tile  : tile<1x512xf16> -> tile<1x512xf32>
      %57 = addf %arg19, %56  : tile<1x512xf32>
      %58 = fma %56, %56, %arg18  : tile<1x512xf32>
      continue %58, %57 : tile<1x512xf32>, tile<1x512xf32>
    }
    %33 = reduce %32#1 dim=1 identities=[0.000000e+00 : f32] : tile<1x512xf32> -> tile<1xf32> 
    (%arg17: tile<f32>, %arg18: tile<f32>) {
      %56 = addf %arg17, %arg18  : tile<f32>
      yield %56 : tile<f32>
    }
    %34 = reshape %33 : tile<1xf32> -> tile<1x1xf32>
    %35 = itof %12 signed  : tile<i32> -> tile<f32>
    %36 = reshape %35 : tile<f32> -> tile<1x1xf32>
    %37 = divf %34, %36  : tile<1x1xf32>
    %38 = reduce %32#0 dim=1 identities=[0.000000e+00 : f32] : tile<1x512xf32> -> tile<1xf32> 
    (%arg17: tile<f32>, %arg18: tile<f32>) {
      %56 = addf %arg17, %arg18  : tile<f32>
      yield %56 : tile<f32>
    }
    %39 = reshape %38 : tile<1xf32> -> tile<1x1xf32>
    %40 = itof %12 signed  : tile<i32> -> tile<f32>
    %41 = reshape %40 : tile<f32> -> tile<1x1xf32>
    %42 = divf %39, %41  : tile<1x1xf32>
    %43 = negf %37 : tile<1x1xf32>
    %44 = fma %43, %37, %42  : tile<1x1xf32>
    %45 = reshape %arg16 : tile<f32> -> tile<1x1xf32>
    %46 = addf %44, %45  : tile<1x1xf32>
    %47 = rsqrt %46 : tile<1x1xf32>
    %48 = constant <i32: 0> : tile<i32>
    %49 = constant <i32: 1> : tile<i32>
    %50 = make_partition_view %15 : partition_view<tile=(1x512), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %51 = make_partition_view %17 : partition_view<tile=(512), padding_value = zero, tensor_view<?xf16, strides=[1]>>
    %52 = make_partition_view %19 : partition_view<tile=(512), padding_value = zero, tensor_view<?xf16, strides=[1]>>
    %53 = broadcast %37 : tile<1x1xf32> -> tile<1x512xf32>
    %54 = broadcast %47 : tile<1x1xf32> -> tile<1x512xf32>
    %55 = make_partition_view %24 : partition_view<tile=(1x512), tensor_view<?x?xf16, strides=[?,1]>>
    for %arg17 in (%48 to %26, step %49) : tile<i32> {
      %tile, %result_token = load_view_tko weak %50[%blockId_x, %arg17] token = %0 : partition_view<tile=(1x512), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<1x512xf16>, token
      %56 = ftof %tile  : tile<1x512xf16> -> tile<1x512xf32>
      %tile_0, %result_token_1 = load_view_tko weak %51[%arg17] token = %0 : partition_view<tile=(512), padding_value = zero, tensor_view<?xf16, strides=[1]>>, tile<i32> -> tile<512xf16>, token
      %57 = ftof %tile_0  : tile<512xf16> -> tile<512xf32>
      %58 = reshape %57 : tile<512xf32> -> tile<1x512xf32>
      %tile_2, %result_token_3 = load_view_tko weak %52[%arg17] token = %0 : partition_view<tile=(512), padding_value = zero, tensor_view<?xf16, strides=[1]>>, tile<i32> -> tile<512xf16>, token
      %59 = ftof %tile_2  : tile<512xf16> -> tile<512xf32>
      %60 = reshape %59 : tile<512xf32> -> tile<1x512xf32>
      %61 = subf %56, %53  : tile<1x512xf32>
      %62 = mulf %61, %54  : tile<1x512xf32>
      %63 = fma %62, %58, %60  : tile<1x512xf32>
      %64 = ftof %63  : tile<1x512xf32> -> tile<1x512xf16>
      %65 = store_view_tko weak %64, %55[%blockId_x, %arg17] token = %0 : tile<1x512xf16>, partition_view<tile=(1x512), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    }
    return
  }
}
