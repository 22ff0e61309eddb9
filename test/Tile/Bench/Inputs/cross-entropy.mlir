// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @cross_entropy(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<i32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %2 = assume div_by<8>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<i32>>
    %4 = assume div_by<16>, %arg8 : tile<ptr<f32>>
    %5 = constant <i32: 1> : tile<i32>
    %6 = constant <i32: 1> : tile<i32>
    %7 = constant <i32: 1> : tile<i32>
    %8 = constant <i64: 1> : tile<1xi64>
    %9 = assume bounded<0, ?>, %arg1 : tile<i32>
    %10 = assume bounded<0, ?>, %arg2 : tile<i32>
    %11 = assume bounded<0, ?>, %2 : tile<i32>
    %12 = assume div_by<8>, %11 : tile<i32>
    %13 = make_tensor_view %1, shape = [%9, %10], strides = [%12, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %14 = assume bounded<0, ?>, %arg6 : tile<i32>
    %15 = make_tensor_view %3, shape = [%14], strides = [1] : tile<i32> -> tensor_view<?xi32, strides=[1]>
    %16 = assume bounded<0, ?>, %arg9 : tile<i32>
    %17 = make_tensor_view %4, shape = [%16], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %18 = constant <i32: 1024> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %19 = constant <f32: 0xFF800000> : tile<1x1xf32>
    %20 = constant <f32: 0.000000e+00> : tile<1x1xf32>
    %21 = divi %10, %18 signed rounding<positive_inf> : tile<i32>
    %22 = constant <i32: 0> : tile<i32>
    %23 = constant <i32: 1> : tile<i32>
    %24 = make_partition_view %13 : partition_view<tile=(1x1024), padding_value = neg_inf, tensor_view<?x?xf16, strides=[?,1]>>
    %25:2 = for %arg11 in (%22 to %21, step %23) : tile<i32> iter_values(%arg12 = %19, %arg13 = %20) -> (tile<1x1xf32>, tile<1x1xf32>) {
      %tile_1, %result_token_2 = load_view_tko weak %24[%blockId_x, %arg11] token = %0 : partition_view<tile=(1x1024), padding_value = neg_inf, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<1x1024xf16>, token
      %54 = ftof %tile_1  : tile<1x1024xf16> -> tile<1x1024xf32>
      %55 = reduce %54 dim=1 identities=[0xFF800000 : f32] : tile<1x1024xf32> -> tile<1xf32> 
      (%arg14: tile<f32>, %arg15: tile<f32>) {
        %66 = maxf %arg14, %arg15 : tile<f32>
        yield %66 : tile<f32>
      }
      %56 = reshape %55 : tile<1xf32> -> tile<1x1xf32>
      %57 = maxf %arg12, %56 : tile<1x1xf32>
      %58 = subf %arg12, %57  : tile<1x1xf32>
      %59 = exp %58  : tile<1x1xf32>
      %60 = broadcast %57 : tile<1x1xf32> -> tile<1x1024xf32>
      %61 = subf %54, %60  : tile<1x1024xf32>
      %62 = exp %61  : tile<1x1024xf32>
      %63 = reduce %62 dim=1 identities=[0.000000e+00 : f32] : tile<1x1024xf32> -> tile<1xf32> 
      (%arg14: tile<f32>, %arg15: tile<f32>) {
        %66 = addf %arg14, %arg15  : tile<f32>
        yield %66 : tile<f32>
      }
      %64 = reshape %63 : tile<1xf32> -> tile<1x1xf32>
      %65 = fma %arg13, %59, %64  : tile<1x1xf32>
      continue %57, %65 : tile<1x1xf32>, tile<1x1xf32>
    }
    %26 = make_partition_view %15 : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>
    %tile, %result_token = load_view_tko weak %26[%blockId_x] token = %0 : partition_view<tile=(1), tensor_view<?xi32, strides=[1]>>, tile<i32> -> tile<1xi32>, token
    %27 = exti %blockId_x signed : tile<i32> -> tile<i64>
    %28 = reshape %27 : tile<i64> -> tile<1xi64>
    %29 = exti %9 signed : tile<i32> -> tile<i64>
    %30 = reshape %29 : tile<i64> -> tile<1xi64>
    %31 = cmpi less_than %28, %30, unsigned : tile<1xi64> -> tile<1xi1>
    %32 = exti %12 signed : tile<i32> -> tile<i64>
    %33 = reshape %32 : tile<i64> -> tile<1xi64>
    %34 = muli %28, %33 : tile<1xi64>
    %35 = exti %tile signed : tile<1xi32> -> tile<1xi64>
    %36 = exti %10 signed : tile<i32> -> tile<i64>
    %37 = reshape %36 : tile<i64> -> tile<1xi64>
    %38 = cmpi less_than %35, %37, unsigned : tile<1xi64> -> tile<1xi1>
    %39 = andi %31, %38 : tile<1xi1>
    %40 = muli %35, %8 : tile<1xi64>
    %41 = addi %34, %40 : tile<1xi64>
    %42 = reshape %1 : tile<ptr<f16>> -> tile<1xptr<f16>>
    %43 = offset %42, %41 : tile<1xptr<f16>>, tile<1xi64> -> tile<1xptr<f16>>
    %44 = assume div_by<2>, %43 : tile<1xptr<f16>>
    %45 = constant <f16: 0.000000e+00> : tile<f16>
    %46 = reshape %45 : tile<f16> -> tile<1xf16>
    %result, %result_token_0 = load_ptr_tko weak %44, %39, %46 token=%0 : tile<1xptr<f16>>, tile<1xi1>, tile<1xf16> -> tile<1xf16>, token
    %47 = ftof %result  : tile<1xf16> -> tile<1xf32>
    %48 = log %25#1 : tile<1x1xf32>
    %49 = addf %48, %25#0  : tile<1x1xf32>
    %50 = reshape %49 : tile<1x1xf32> -> tile<1xf32>
    %51 = subf %50, %47  : tile<1xf32>
    %52 = make_partition_view %17 : partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>
    %53 = store_view_tko weak %51, %52[%blockId_x] token = %0 : tile<1xf32>, partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
