// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @embedding_bag(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<i32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<i32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<ptr<f32>>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<4>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<i32>>
    %4 = assume div_by<16>, %arg8 : tile<ptr<i32>>
    %5 = assume div_by<16>, %arg11 : tile<ptr<f32>>
    %6 = assume div_by<4>, %arg14 : tile<i32>
    %7 = constant <i32: 1> : tile<i32>
    %8 = constant <i64: 1> : tile<i64>
    %9 = constant <i64: 1> : tile<i64>
    %10 = constant <i64: 1> : tile<i64>
    %11 = constant <i64: 1> : tile<128xi64>
    %12 = assume bounded<0, ?>, %arg1 : tile<i32>
    %13 = assume bounded<0, ?>, %arg2 : tile<i32>
    %14 = assume bounded<0, ?>, %2 : tile<i32>
    %15 = assume bounded<0, ?>, %arg6 : tile<i32>
    %16 = assume bounded<0, ?>, %arg9 : tile<i32>
    %17 = assume bounded<0, ?>, %arg12 : tile<i32>
    %18 = assume bounded<0, ?>, %arg13 : tile<i32>
    %19 = assume bounded<0, ?>, %6 : tile<i32>
    %20 = assume div_by<4>, %19 : tile<i32>
    %21 = make_tensor_view %5, shape = [%17, %18], strides = [%20, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %22 = iota : tile<128xi32>
    %23 = constant <i32: 0> : tile<i32>
    %24 = exti %blockId_x signed : tile<i32> -> tile<i64>
    %25 = exti %16 signed : tile<i32> -> tile<i64>
    %26 = cmpi less_than %24, %25, unsigned : tile<i64> -> tile<i1>
    %27 = muli %24, %8 : tile<i64>
    %28 = offset %4, %27 : tile<ptr<i32>>, tile<i64> -> tile<ptr<i32>>
    %29 = assume div_by<4>, %28 : tile<ptr<i32>>
    %result, %result_token = load_ptr_tko weak %29, %26, %23 token=%0 : tile<ptr<i32>>, tile<i1>, tile<i32> -> tile<i32>, token
    %30 = constant <i32: 1> : tile<i32>
    %31 = addi %blockId_x, %30 : tile<i32>
    %32 = constant <i32: 0> : tile<i32>
    %33 = exti %31 signed : tile<i32> -> tile<i64>
    %34 = exti %16 signed : tile<i32> -> tile<i64>
    %35 = cmpi less_than %33, %34, unsigned : tile<i64> -> tile<i1>
    %36 = muli %33, %9 : tile<i64>
    %37 = offset %4, %36 : tile<ptr<i32>>, tile<i64> -> tile<ptr<i32>>
    %38 = assume div_by<4>, %37 : tile<ptr<i32>>
    %result_0, %result_token_1 = load_ptr_tko weak %38, %35, %32 token=%0 : tile<ptr<i32>>, tile<i1>, tile<i32> -> tile<i32>, token
    %39 = constant <f32: 0.000000e+00> : tile<128xf32>
    %40 = constant <i32: 1> : tile<i32>
    %41 = constant <i32: 0> : tile<i32>
    %42 = exti %15 signed : tile<i32> -> tile<i64>
    %43 = exti %12 signed : tile<i32> -> tile<i64>
    %44 = reshape %43 : tile<i64> -> tile<1xi64>
    %45 = broadcast %44 : tile<1xi64> -> tile<128xi64>
    %46 = exti %14 signed : tile<i32> -> tile<i64>
    %47 = reshape %46 : tile<i64> -> tile<1xi64>
    %48 = broadcast %47 : tile<1xi64> -> tile<128xi64>
    %49 = exti %22 signed : tile<128xi32> -> tile<128xi64>
    %50 = exti %13 signed : tile<i32> -> tile<i64>
    %51 = reshape %50 : tile<i64> -> tile<1xi64>
    %52 = broadcast %51 : tile<1xi64> -> tile<128xi64>
    %53 = cmpi less_than %49, %52, unsigned : tile<128xi64> -> tile<128xi1>
    %54 = muli %49, %11 : tile<128xi64>
    %55 = reshape %1 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %56 = broadcast %55 : tile<1xptr<f32>> -> tile<128xptr<f32>>
    %57 = constant <f32: 0.000000e+00> : tile<f32>
    %58 = reshape %57 : tile<f32> -> tile<1xf32>
    %59 = broadcast %58 : tile<1xf32> -> tile<128xf32>
    %60 = for %arg16 in (%result to %result_0, step %40) : tile<i32> iter_values(%arg17 = %39) -> (tile<128xf32>) {
      %65 = exti %arg16 signed : tile<i32> -> tile<i64>
      %66 = cmpi less_than %65, %42, unsigned : tile<i64> -> tile<i1>
      %67 = muli %65, %10 : tile<i64>
      %68 = offset %3, %67 : tile<ptr<i32>>, tile<i64> -> tile<ptr<i32>>
      %69 = assume div_by<4>, %68 : tile<ptr<i32>>
      %result_2, %result_token_3 = load_ptr_tko weak %69, %66, %41 token=%0 : tile<ptr<i32>>, tile<i1>, tile<i32> -> tile<i32>, token
      %70 = exti %result_2 signed : tile<i32> -> tile<i64>
      %71 = reshape %70 : tile<i64> -> tile<1xi64>
      %72 = broadcast %71 : tile<1xi64> -> tile<128xi64>
      %73 = cmpi less_than %72, %45, unsigned : tile<128xi64> -> tile<128xi1>
      %74 = muli %72, %48 : tile<128xi64>
      %75 = andi %73, %53 : tile<128xi1>
      %76 = addi %74, %54 : tile<128xi64>
      %77 = offset %56, %76 : tile<128xptr<f32>>, tile<128xi64> -> tile<128xptr<f32>>
      %result_4, %result_token_5 = load_ptr_tko weak %77, %75, %59 token=%0 : tile<128xptr<f32>>, tile<128xi1>, tile<128xf32> -> tile<128xf32>, token
      %78 = addf %arg17, %result_4  : tile<128xf32>
      continue %78 : tile<128xf32>
    }
    %61 = constant <i32: 0> : tile<i32>
    %62 = reshape %60 : tile<128xf32> -> tile<1x128xf32>
    %63 = make_partition_view %21 : partition_view<tile=(1x128), tensor_view<?x?xf32, strides=[?,1]>>
    %64 = store_view_tko weak %62, %63[%blockId_x, %61] token = %0 : tile<1x128xf32>, partition_view<tile=(1x128), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
