// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @gather_rows(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<i32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f16>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %2 = assume div_by<8>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<i32>>
    %4 = assume div_by<16>, %arg8 : tile<ptr<f16>>
    %5 = assume div_by<8>, %arg11 : tile<i32>
    %6 = constant <i32: 1> : tile<i32>
    %7 = constant <i64: 1> : tile<8xi64>
    %8 = constant <i32: 0> : tile<8xi32>
    %9 = constant <i64: 1> : tile<8x128xi64>
    %10 = assume bounded<0, ?>, %arg1 : tile<i32>
    %11 = assume bounded<0, ?>, %arg2 : tile<i32>
    %12 = assume bounded<0, ?>, %2 : tile<i32>
    %13 = assume bounded<0, ?>, %arg6 : tile<i32>
    %14 = assume bounded<0, ?>, %arg9 : tile<i32>
    %15 = assume bounded<0, ?>, %arg10 : tile<i32>
    %16 = assume bounded<0, ?>, %5 : tile<i32>
    %17 = assume div_by<8>, %16 : tile<i32>
    %18 = make_tensor_view %4, shape = [%14, %15], strides = [%17, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %19 = constant <i32: 8> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %20 = muli %blockId_x, %19 : tile<i32>
    %21 = iota : tile<8xi32>
    %22 = reshape %20 : tile<i32> -> tile<1xi32>
    %23 = broadcast %22 : tile<1xi32> -> tile<8xi32>
    %24 = addi %23, %21 : tile<8xi32>
    %25 = exti %24 signed : tile<8xi32> -> tile<8xi64>
    %26 = exti %13 signed : tile<i32> -> tile<i64>
    %27 = reshape %26 : tile<i64> -> tile<1xi64>
    %28 = broadcast %27 : tile<1xi64> -> tile<8xi64>
    %29 = cmpi less_than %25, %28, unsigned : tile<8xi64> -> tile<8xi1>
    %30 = muli %25, %7 : tile<8xi64>
    %31 = reshape %3 : tile<ptr<i32>> -> tile<1xptr<i32>>
    %32 = broadcast %31 : tile<1xptr<i32>> -> tile<8xptr<i32>>
    %33 = offset %32, %30 : tile<8xptr<i32>>, tile<8xi64> -> tile<8xptr<i32>>
    %result, %result_token = load_ptr_tko weak %33, %29, %8 token=%0 : tile<8xptr<i32>>, tile<8xi1>, tile<8xi32> -> tile<8xi32>, token
    %34 = reshape %result : tile<8xi32> -> tile<8x1xi32>
    %35 = iota : tile<128xi32>
    %36 = reshape %35 : tile<128xi32> -> tile<1x128xi32>
    %37 = exti %34 signed : tile<8x1xi32> -> tile<8x1xi64>
    %38 = broadcast %37 : tile<8x1xi64> -> tile<8x128xi64>
    %39 = exti %10 signed : tile<i32> -> tile<i64>
    %40 = reshape %39 : tile<i64> -> tile<1x1xi64>
    %41 = broadcast %40 : tile<1x1xi64> -> tile<8x128xi64>
    %42 = cmpi less_than %38, %41, unsigned : tile<8x128xi64> -> tile<8x128xi1>
    %43 = exti %12 signed : tile<i32> -> tile<i64>
    %44 = reshape %43 : tile<i64> -> tile<1x1xi64>
    %45 = broadcast %44 : tile<1x1xi64> -> tile<8x128xi64>
    %46 = muli %38, %45 : tile<8x128xi64>
    %47 = exti %36 signed : tile<1x128xi32> -> tile<1x128xi64>
    %48 = broadcast %47 : tile<1x128xi64> -> tile<8x128xi64>
    %49 = exti %11 signed : tile<i32> -> tile<i64>
    %50 = reshape %49 : tile<i64> -> tile<1x1xi64>
    %51 = broadcast %50 : tile<1x1xi64> -> tile<8x128xi64>
    %52 = cmpi less_than %48, %51, unsigned : tile<8x128xi64> -> tile<8x128xi1>
    %53 = andi %42, %52 : tile<8x128xi1>
    %54 = muli %48, %9 : tile<8x128xi64>
    %55 = addi %46, %54 : tile<8x128xi64>
    %56 = reshape %1 : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %57 = broadcast %56 : tile<1x1xptr<f16>> -> tile<8x128xptr<f16>>
    %58 = offset %57, %55 : tile<8x128xptr<f16>>, tile<8x128xi64> -> tile<8x128xptr<f16>>
    %59 = constant <f16: 0.000000e+00> : tile<f16>
    %60 = reshape %59 : tile<f16> -> tile<1x1xf16>
    %61 = broadcast %60 : tile<1x1xf16> -> tile<8x128xf16>
    %result_0, %result_token_1 = load_ptr_tko weak %58, %53, %61 token=%0 : tile<8x128xptr<f16>>, tile<8x128xi1>, tile<8x128xf16> -> tile<8x128xf16>, token
    %62 = constant <i32: 0> : tile<i32>
    %63 = make_partition_view %18 : partition_view<tile=(8x128), tensor_view<?x?xf16, strides=[?,1]>>
    %64 = store_view_tko weak %result_0, %63[%blockId_x, %62] token = %0 : tile<8x128xf16>, partition_view<tile=(8x128), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
