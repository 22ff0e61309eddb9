// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @product_persistent(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f16>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<f16>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %2 = assume div_by<8>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<f16>>
    %4 = assume div_by<8>, %arg8 : tile<i32>
    %5 = assume div_by<16>, %arg10 : tile<ptr<f16>>
    %6 = assume div_by<8>, %arg13 : tile<i32>
    %7 = constant <i32: 1> : tile<i32>
    %8 = constant <i32: 1> : tile<i32>
    %9 = constant <i32: 1> : tile<i32>
    %10 = assume bounded<0, ?>, %arg1 : tile<i32>
    %11 = assume bounded<0, ?>, %arg2 : tile<i32>
    %12 = assume bounded<0, ?>, %2 : tile<i32>
    %13 = assume div_by<8>, %12 : tile<i32>
    %14 = make_tensor_view %1, shape = [%10, %11], strides = [%13, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %15 = assume bounded<0, ?>, %arg6 : tile<i32>
    %16 = assume bounded<0, ?>, %arg7 : tile<i32>
    %17 = assume bounded<0, ?>, %4 : tile<i32>
    %18 = assume div_by<8>, %17 : tile<i32>
    %19 = make_tensor_view %3, shape = [%15, %16], strides = [%18, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %20 = assume bounded<0, ?>, %arg11 : tile<i32>
    %21 = assume bounded<0, ?>, %arg12 : tile<i32>
    %22 = assume bounded<0, ?>, %6 : tile<i32>
    %23 = assume div_by<8>, %22 : tile<i32>
    %24 = make_tensor_view %5, shape = [%20, %21], strides = [%23, 1] : tile<i32> -> tensor_view<?x?xf16, strides=[?,1]>
    %25 = constant <i32: 64> : tile<i32>
    %26 = constant <i32: 64> : tile<i32>
    %27 = constant <i32: 32> : tile<i32>
    %28 = divi %16, %26 signed rounding<positive_inf> : tile<i32>
    %29 = divi %10, %25 signed rounding<positive_inf> : tile<i32>
    %30 = muli %29, %28 : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %gridSize_x, %gridSize_y, %gridSize_z = get_num_tile_blocks : tile<i32>
    %31 = constant <i32: 0> : tile<i32>
    %32 = cmpi less_than %28, %31, signed : tile<i32> -> tile<i1>
    %33 = constant <f32: 0.000000e+00> : tile<64x64xf32>
    %34 = divi %11, %27 signed rounding<positive_inf> : tile<i32>
    %35 = constant <i32: 0> : tile<i32>
    %36 = constant <i32: 1> : tile<i32>
    %37 = make_partition_view %14 : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %38 = make_partition_view %19 : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>
    %39 = make_partition_view %24 : partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>>
    %40 = for %arg15 in (%blockId_x to %30, step %gridSize_x) : tile<i32> iter_values(%arg16 = %0) -> (token) {
      %41 = divi %arg15, %28 signed rounding<negative_inf> : tile<i32>
      %42 = remi %arg15, %28 signed : tile<i32>
      %43 = cmpi less_than %42, %31, signed : tile<i32> -> tile<i1>
      %44 = xori %43, %32 : tile<i1>
      %45 = cmpi not_equal %42, %31, signed : tile<i32> -> tile<i1>
      %46 = andi %44, %45 : tile<i1>
      %47 = addi %42, %28 : tile<i32>
      %48 = select %46, %47, %42 : tile<i1>, tile<i32>
      %49 = for %arg17 in (%35 to %34, step %36) : tile<i32> iter_values(%arg18 = %33) -> (tile<64x64xf32>) {
        %tile, %result_token = load_view_tko weak %37[%41, %arg17] token = %0 : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<64x32xf16>, token
        %tile_0, %result_token_1 = load_view_tko weak %38[%arg17, %48] token = %0 : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> tile<32x64xf16>, token
        %52 = mmaf %tile, %tile_0, %arg18 : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
        continue %52 : tile<64x64xf32>
      }
      %50 = ftof %49  : tile<64x64xf32> -> tile<64x64xf16>
      %51 = store_view_tko weak %50, %39[%41, %48] token = %arg16 : tile<64x64xf16>, partition_view<tile=(64x64), tensor_view<?x?xf16, strides=[?,1]>>, tile<i32> -> token
      continue %51 : token
    }
    return
  }
}
