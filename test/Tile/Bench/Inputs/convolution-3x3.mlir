// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @convolution_3x3(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<ptr<f16>>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<f16>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<i32>, %arg21: tile<i32>, %arg22: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %2 = assume div_by<8>, %arg4 : tile<i32>
    %3 = assume div_by<8>, %arg5 : tile<i32>
    %4 = assume div_by<16>, %arg7 : tile<ptr<f16>>
    %5 = assume div_by<8>, %arg12 : tile<i32>
    %6 = assume div_by<8>, %arg13 : tile<i32>
    %7 = assume div_by<8>, %arg14 : tile<i32>
    %8 = assume div_by<16>, %arg16 : tile<ptr<f16>>
    %9 = assume div_by<8>, %arg20 : tile<i32>
    %10 = assume div_by<8>, %arg21 : tile<i32>
    %11 = constant <i32: 1> : tile<i32>
    %12 = constant <i32: 1> : tile<i32>
    %13 = constant <i64: 1> : tile<32x32xi64>
    %14 = assume bounded<0, ?>, %arg1 : tile<i32>
    %15 = assume bounded<0, ?>, %arg2 : tile<i32>
    %16 = assume bounded<0, ?>, %arg3 : tile<i32>
    %17 = assume bounded<0, ?>, %2 : tile<i32>
    %18 = assume bounded<0, ?>, %3 : tile<i32>
    %19 = assume bounded<0, ?>, %arg8 : tile<i32>
    %20 = assume bounded<0, ?>, %arg9 : tile<i32>
    %21 = assume bounded<0, ?>, %arg10 : tile<i32>
    %22 = assume bounded<0, ?>, %arg11 : tile<i32>
    %23 = assume bounded<0, ?>, %5 : tile<i32>
    %24 = assume div_by<8>, %23 : tile<i32>
    %25 = assume bounded<0, ?>, %6 : tile<i32>
    %26 = assume div_by<8>, %25 : tile<i32>
    %27 = assume bounded<0, ?>, %7 : tile<i32>
    %28 = assume div_by<8>, %27 : tile<i32>
    %29 = make_tensor_view %4, shape = [%19, %20, %21, %22], strides = [%24, %26, %28, 1] : tile<i32> -> tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>
    %30 = assume bounded<0, ?>, %arg17 : tile<i32>
    %31 = assume bounded<0, ?>, %arg18 : tile<i32>
    %32 = assume bounded<0, ?>, %arg19 : tile<i32>
    %33 = assume bounded<0, ?>, %9 : tile<i32>
    %34 = assume div_by<8>, %33 : tile<i32>
    %35 = assume bounded<0, ?>, %10 : tile<i32>
    %36 = assume div_by<8>, %35 : tile<i32>
    %37 = make_tensor_view %8, shape = [%30, %31, %32], strides = [%34, %36, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %38 = constant <i32: 32> : tile<i32>
    %39 = constant <i32: 32> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_0, %blockId_y_1, %blockId_z_2 = get_tile_block_id : tile<i32>
    %blockId_x_3, %blockId_y_4, %blockId_z_5 = get_tile_block_id : tile<i32>
    %40 = muli %blockId_y_1, %38 : tile<i32>
    %41 = iota : tile<32xi32>
    %42 = reshape %41 : tile<32xi32> -> tile<32x1xi32>
    %43 = reshape %40 : tile<i32> -> tile<1x1xi32>
    %44 = broadcast %43 : tile<1x1xi32> -> tile<32x1xi32>
    %45 = addi %44, %42 : tile<32x1xi32>
    %46 = constant <f32: 0.000000e+00> : tile<32x32xf32>
    %47 = constant <i32: 3> : tile<i32>
    %48 = constant <i32: 0> : tile<i32>
    %49 = constant <i32: 1> : tile<i32>
    %50 = constant <i32: 3> : tile<i32>
    %51 = constant <i32: 0> : tile<i32>
    %52 = constant <i32: 1> : tile<i32>
    %53 = divi %16, %39 signed rounding<positive_inf> : tile<i32>
    %54 = constant <i32: 0> : tile<i32>
    %55 = constant <i32: 1> : tile<i32>
    %56 = iota : tile<32xi32>
    %57 = reshape %56 : tile<32xi32> -> tile<1x32xi32>
    %58 = exti %14 signed : tile<i32> -> tile<i64>
    %59 = reshape %58 : tile<i64> -> tile<1x1xi64>
    %60 = broadcast %59 : tile<1x1xi64> -> tile<32x32xi64>
    %61 = exti %17 signed : tile<i32> -> tile<i64>
    %62 = reshape %61 : tile<i64> -> tile<1x1xi64>
    %63 = broadcast %62 : tile<1x1xi64> -> tile<32x32xi64>
    %64 = exti %15 signed : tile<i32> -> tile<i64>
    %65 = reshape %64 : tile<i64> -> tile<1x1xi64>
    %66 = broadcast %65 : tile<1x1xi64> -> tile<32x32xi64>
    %67 = exti %18 signed : tile<i32> -> tile<i64>
    %68 = reshape %67 : tile<i64> -> tile<1x1xi64>
    %69 = broadcast %68 : tile<1x1xi64> -> tile<32x32xi64>
    %70 = exti %16 signed : tile<i32> -> tile<i64>
    %71 = reshape %70 : tile<i64> -> tile<1x1xi64>
    %72 = broadcast %71 : tile<1x1xi64> -> tile<32x32xi64>
    %73 = reshape %1 : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %74 = broadcast %73 : tile<1x1xptr<f16>> -> tile<32x32xptr<f16>>
    %75 = constant <f16: 0.000000e+00> : tile<f16>
    %76 = reshape %75 : tile<f16> -> tile<1x1xf16>
    %77 = broadcast %76 : tile<1x1xf16> -> tile<32x32xf16>
    %78 = make_partition_view %29 : partition_view<tile=(1x1x32x32), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>
    %79 = for %arg23 in (%48 to %47, step %49) : tile<i32> iter_values(%arg24 = %46) -> (tile<32x32xf32>) {
      %84 = addi %blockId_x, %arg23 : tile<i32>
      %85 = exti %84 signed : tile<i32> -> tile<i64>
      %86 = reshape %85 : tile<i64> -> tile<1x1xi64>
      %87 = broadcast %86 : tile<1x1xi64> -> tile<32x32xi64>
      %88 = cmpi less_than %87, %60, unsigned : tile<32x32xi64> -> tile<32x32xi1>
      %89 = muli %87, %63 : tile<32x32xi64>
      %90 = for %arg25 in (%51 to %50, step %52) : tile<i32> iter_values(%arg26 = %arg24) -> (tile<32x32xf32>) {
        %91 = reshape %arg25 : tile<i32> -> tile<1x1xi32>
        %92 = broadcast %91 : tile<1x1xi32> -> tile<32x1xi32>
        %93 = addi %45, %92 : tile<32x1xi32>
        %94 = exti %93 signed : tile<32x1xi32> -> tile<32x1xi64>
        %95 = broadcast %94 : tile<32x1xi64> -> tile<32x32xi64>
        %96 = cmpi less_than %95, %66, unsigned : tile<32x32xi64> -> tile<32x32xi1>
        %97 = andi %88, %96 : tile<32x32xi1>
        %98 = muli %95, %69 : tile<32x32xi64>
        %99 = addi %89, %98 : tile<32x32xi64>
        %100 = for %arg27 in (%54 to %53, step %55) : tile<i32> iter_values(%arg28 = %arg26) -> (tile<32x32xf32>) {
          %101 = muli %arg27, %39 : tile<i32>
          %102 = reshape %101 : tile<i32> -> tile<1x1xi32>
          %103 = broadcast %102 : tile<1x1xi32> -> tile<1x32xi32>
          %104 = addi %103, %57 : tile<1x32xi32>
          %105 = exti %104 signed : tile<1x32xi32> -> tile<1x32xi64>
          %106 = broadcast %105 : tile<1x32xi64> -> tile<32x32xi64>
          %107 = cmpi less_than %106, %72, unsigned : tile<32x32xi64> -> tile<32x32xi1>
          %108 = andi %97, %107 : tile<32x32xi1>
          %109 = muli %106, %13 : tile<32x32xi64>
          %110 = addi %99, %109 : tile<32x32xi64>
          %111 = offset %74, %110 : tile<32x32xptr<f16>>, tile<32x32xi64> -> tile<32x32xptr<f16>>
          %result, %result_token = load_ptr_tko weak %111, %108, %77 token=%0 : tile<32x32xptr<f16>>, tile<32x32xi1>, tile<32x32xf16> -> tile<32x32xf16>, token
          %tile, %result_token_6 = load_view_tko weak %78[%arg23, %arg25, %arg27, %blockId_z_5] token = %0 : partition_view<tile=(1x1x32x32), padding_value = zero, tensor_view<?x?x?x?xf16, strides=[?,?,?,1]>>, tile<i32> -> tile<1x1x32x32xf16>, token
          %112 = reshape %tile : tile<1x1x32x32xf16> -> tile<32x32xf16>
          %113 = mmaf %result, %112, %arg28 : tile<32x32xf16>, tile<32x32xf16>, tile<32x32xf32>
          continue %113 : tile<32x32xf32>
        }
        continue %100 : tile<32x32xf32>
      }
      continue %90 : tile<32x32xf32>
    }
    %80 = ftof %79  : tile<32x32xf32> -> tile<32x32xf16>
    %81 = reshape %80 : tile<32x32xf16> -> tile<1x32x32xf16>
    %82 = make_partition_view %37 : partition_view<tile=(1x32x32), tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %83 = store_view_tko weak %81, %82[%blockId_x, %blockId_y_1, %blockId_z_5] token = %0 : tile<1x32x32xf16>, partition_view<tile=(1x32x32), tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> token
    return
  }
}
