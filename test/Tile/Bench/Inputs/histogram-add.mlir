// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @histogram_add(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<ptr<i32>>, %arg4: tile<i32>, %arg5: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<i32>>
    %2 = assume div_by<16>, %arg3 : tile<ptr<i32>>
    %3 = constant <i64: 1> : tile<512xi64>
    %4 = constant <i32: -1> : tile<512xi32>
    %5 = constant <i64: 1> : tile<512xi64>
    %6 = constant <i32: 1> : tile<512xi32>
    %7 = assume bounded<0, ?>, %arg1 : tile<i32>
    %8 = assume bounded<0, ?>, %arg4 : tile<i32>
    %9 = constant <i32: 512> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %10 = muli %blockId_x, %9 : tile<i32>
    %11 = iota : tile<512xi32>
    %12 = reshape %10 : tile<i32> -> tile<1xi32>
    %13 = broadcast %12 : tile<1xi32> -> tile<512xi32>
    %14 = addi %13, %11 : tile<512xi32>
    %15 = exti %14 signed : tile<512xi32> -> tile<512xi64>
    %16 = exti %7 signed : tile<i32> -> tile<i64>
    %17 = reshape %16 : tile<i64> -> tile<1xi64>
    %18 = broadcast %17 : tile<1xi64> -> tile<512xi64>
    %19 = cmpi less_than %15, %18, unsigned : tile<512xi64> -> tile<512xi1>
    %20 = muli %15, %3 : tile<512xi64>
    %21 = reshape %1 : tile<ptr<i32>> -> tile<1xptr<i32>>
    %22 = broadcast %21 : tile<1xptr<i32>> -> tile<512xptr<i32>>
    %23 = offset %22, %20 : tile<512xptr<i32>>, tile<512xi64> -> tile<512xptr<i32>>
    %result, %result_token = load_ptr_tko weak %23, %19, %4 token=%0 : tile<512xptr<i32>>, tile<512xi1>, tile<512xi32> -> tile<512xi32>, token
    %24 = exti %result signed : tile<512xi32> -> tile<512xi64>
    %25 = exti %8 signed : tile<i32> -> tile<i64>
    %26 = reshape %25 : tile<i64> -> tile<1xi64>
    %27 = broadcast %26 : tile<1xi64> -> tile<512xi64>
    %28 = cmpi less_than %24, %27, unsigned : tile<512xi64> -> tile<512xi1>
    %29 = muli %24, %5 : tile<512xi64>
    %30 = reshape %2 : tile<ptr<i32>> -> tile<1xptr<i32>>
    %31 = broadcast %30 : tile<1xptr<i32>> -> tile<512xptr<i32>>
    %32 = offset %31, %29 : tile<512xptr<i32>>, tile<512xi64> -> tile<512xptr<i32>>
    %result_0, %result_token_1 = atomic_rmw_tko relaxed device %32, add, %6, %28 token=%0 : tile<512xptr<i32>>, tile<512xi32>, tile<512xi1> -> tile<512xi32>, token
    return
  }
}
