// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @scatter_add(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<i32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<4>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<i32>>
    %4 = assume div_by<16>, %arg8 : tile<ptr<f32>>
    %5 = assume div_by<4>, %arg11 : tile<i32>
    %6 = constant <i32: 1> : tile<i32>
    %7 = constant <i64: 1> : tile<8xi64>
    %8 = constant <i32: 0> : tile<8xi32>
    %9 = constant <i64: 1> : tile<8x64xi64>
    %10 = assume bounded<0, ?>, %arg1 : tile<i32>
    %11 = assume bounded<0, ?>, %arg2 : tile<i32>
    %12 = assume bounded<0, ?>, %2 : tile<i32>
    %13 = assume div_by<4>, %12 : tile<i32>
    %14 = make_tensor_view %1, shape = [%10, %11], strides = [%13, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %15 = assume bounded<0, ?>, %arg6 : tile<i32>
    %16 = assume bounded<0, ?>, %arg9 : tile<i32>
    %17 = assume bounded<0, ?>, %arg10 : tile<i32>
    %18 = assume bounded<0, ?>, %5 : tile<i32>
    %19 = constant <i32: 8> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %20 = muli %blockId_x, %19 : tile<i32>
    %21 = iota : tile<8xi32>
    %22 = reshape %20 : tile<i32> -> tile<1xi32>
    %23 = broadcast %22 : tile<1xi32> -> tile<8xi32>
    %24 = addi %23, %21 : tile<8xi32>
    %25 = exti %24 signed : tile<8xi32> -> tile<8xi64>
    %26 = exti %15 signed : tile<i32> -> tile<i64>
    %27 = reshape %26 : tile<i64> -> tile<1xi64>
    %28 = broadcast %27 : tile<1xi64> -> tile<8xi64>
    %29 = cmpi less_than %25, %28, unsigned : tile<8xi64> -> tile<8xi1>
    %30 = muli %25, %7 : tile<8xi64>
    %31 = reshape %3 : tile<ptr<i32>> -> tile<1xptr<i32>>
    %32 = broadcast %31 : tile<1xptr<i32>> -> tile<8xptr<i32>>
    %33 = offset %32, %30 : tile<8xptr<i32>>, tile<8xi64> -> tile<8xptr<i32>>
    %result, %result_token = load_ptr_tko weak %33, %29, %8 token=%0 : tile<8xptr<i32>>, tile<8xi1>, tile<8xi32> -> tile<8xi32>, token
    %34 = reshape %result : tile<8xi32> -> tile<8x1xi32>
    %35 = iota : tile<64xi32>
    %36 = reshape %35 : tile<64xi32> -> tile<1x64xi32>
    %37 = constant <i32: 0> : tile<i32>
    %38 = make_partition_view %14 : partition_view<tile=(8x64), tensor_view<?x?xf32, strides=[?,1]>>
    %tile, %result_token_0 = load_view_tko weak %38[%blockId_x, %37] token = %0 : partition_view<tile=(8x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<8x64xf32>, token
    %39 = exti %34 signed : tile<8x1xi32> -> tile<8x1xi64>
    %40 = broadcast %39 : tile<8x1xi64> -> tile<8x64xi64>
    %41 = exti %16 signed : tile<i32> -> tile<i64>
    %42 = reshape %41 : tile<i64> -> tile<1x1xi64>
    %43 = broadcast %42 : tile<1x1xi64> -> tile<8x64xi64>
    %44 = cmpi less_than %40, %43, unsigned : tile<8x64xi64> -> tile<8x64xi1>
    %45 = exti %18 signed : tile<i32> -> tile<i64>
    %46 = reshape %45 : tile<i64> -> tile<1x1xi64>
    %47 = broadcast %46 : tile<1x1xi64> -> tile<8x64xi64>
    %48 = muli %40, %47 : tile<8x64xi64>
    %49 = exti %36 signed : tile<1x64xi32> -> tile<1x64xi64>
    %50 = broadcast %49 : tile<1x64xi64> -> tile<8x64xi64>
    %51 = exti %17 signed : tile<i32> -> tile<i64>
    %52 = reshape %51 : tile<i64> -> tile<1x1xi64>
    %53 = broadcast %52 : tile<1x1xi64> -> tile<8x64xi64>
    %54 = cmpi less_than %50, %53, unsigned : tile<8x64xi64> -> tile<8x64xi1>
    %55 = andi %44, %54 : tile<8x64xi1>
    %56 = muli %50, %9 : tile<8x64xi64>
    %57 = addi %48, %56 : tile<8x64xi64>
    %58 = reshape %4 : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %59 = broadcast %58 : tile<1x1xptr<f32>> -> tile<8x64xptr<f32>>
    %60 = offset %59, %57 : tile<8x64xptr<f32>>, tile<8x64xi64> -> tile<8x64xptr<f32>>
    %result_1, %result_token_2 = atomic_rmw_tko relaxed device %60, addf, %tile, %55 token=%0 : tile<8x64xptr<f32>>, tile<8x64xf32>, tile<8x64xi1> -> tile<8x64xf32>, token
    return
  }
}
