// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @saxpy(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<ptr<f32>>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<f32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<16>, %arg3 : tile<ptr<f32>>
    %3 = constant <i64: 1> : tile<1024xi64>
    %4 = constant <i64: 1> : tile<1024xi64>
    %5 = constant <i64: 1> : tile<1024xi64>
    %6 = assume bounded<0, ?>, %arg1 : tile<i32>
    %7 = assume bounded<0, ?>, %arg4 : tile<i32>
    %8 = constant <i32: 1024> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %9 = muli %blockId_x, %8 : tile<i32>
    %10 = iota : tile<1024xi32>
    %11 = reshape %9 : tile<i32> -> tile<1xi32>
    %12 = broadcast %11 : tile<1xi32> -> tile<1024xi32>
    %13 = addi %12, %10 : tile<1024xi32>
    %14 = exti %13 signed : tile<1024xi32> -> tile<1024xi64>
    %15 = exti %6 signed : tile<i32> -> tile<i64>
    %16 = reshape %15 : tile<i64> -> tile<1xi64>
    %17 = broadcast %16 : tile<1xi64> -> tile<1024xi64>
    %18 = cmpi less_than %14, %17, unsigned : tile<1024xi64> -> tile<1024xi1>
    %19 = muli %14, %3 : tile<1024xi64>
    %20 = reshape %1 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %21 = broadcast %20 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %22 = offset %21, %19 : tile<1024xptr<f32>>, tile<1024xi64> -> tile<1024xptr<f32>>
    %23 = constant <f32: 0.000000e+00> : tile<f32>
    %24 = reshape %23 : tile<f32> -> tile<1xf32>
    %25 = broadcast %24 : tile<1xf32> -> tile<1024xf32>
    %result, %result_token = load_ptr_tko weak %22, %18, %25 token=%0 : tile<1024xptr<f32>>, tile<1024xi1>, tile<1024xf32> -> tile<1024xf32>, token
    %26 = reshape %arg6 : tile<f32> -> tile<1xf32>
    %27 = broadcast %26 : tile<1xf32> -> tile<1024xf32>
    %28 = exti %13 signed : tile<1024xi32> -> tile<1024xi64>
    %29 = exti %7 signed : tile<i32> -> tile<i64>
    %30 = reshape %29 : tile<i64> -> tile<1xi64>
    %31 = broadcast %30 : tile<1xi64> -> tile<1024xi64>
    %32 = cmpi less_than %28, %31, unsigned : tile<1024xi64> -> tile<1024xi1>
    %33 = muli %28, %4 : tile<1024xi64>
    %34 = reshape %2 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %35 = broadcast %34 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %36 = offset %35, %33 : tile<1024xptr<f32>>, tile<1024xi64> -> tile<1024xptr<f32>>
    %37 = constant <f32: 0.000000e+00> : tile<f32>
    %38 = reshape %37 : tile<f32> -> tile<1xf32>
    %39 = broadcast %38 : tile<1xf32> -> tile<1024xf32>
    %result_0, %result_token_1 = load_ptr_tko weak %36, %32, %39 token=%0 : tile<1024xptr<f32>>, tile<1024xi1>, tile<1024xf32> -> tile<1024xf32>, token
    %40 = join_tokens %0, %result_token_1 : token
    %41 = fma %result, %27, %result_0  : tile<1024xf32>
    %42 = exti %13 signed : tile<1024xi32> -> tile<1024xi64>
    %43 = exti %7 signed : tile<i32> -> tile<i64>
    %44 = reshape %43 : tile<i64> -> tile<1xi64>
    %45 = broadcast %44 : tile<1xi64> -> tile<1024xi64>
    %46 = cmpi less_than %42, %45, unsigned : tile<1024xi64> -> tile<1024xi1>
    %47 = muli %42, %5 : tile<1024xi64>
    %48 = reshape %2 : tile<ptr<f32>> -> tile<1xptr<f32>>
    %49 = broadcast %48 : tile<1xptr<f32>> -> tile<1024xptr<f32>>
    %50 = offset %49, %47 : tile<1024xptr<f32>>, tile<1024xi64> -> tile<1024xptr<f32>>
    %51 = store_ptr_tko weak %50, %41, %46 token=%40 : tile<1024xptr<f32>>, tile<1024xf32>, tile<1024xi1> -> token
    return
  }
}
