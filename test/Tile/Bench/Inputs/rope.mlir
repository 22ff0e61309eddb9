// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @rope(%arg0: tile<ptr<bf16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<ptr<bf16>>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<bf16>>
    %2 = assume div_by<8>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<f32>>
    %4 = assume div_by<4>, %arg8 : tile<i32>
    %5 = assume div_by<16>, %arg10 : tile<ptr<f32>>
    %6 = assume div_by<4>, %arg13 : tile<i32>
    %7 = assume div_by<16>, %arg15 : tile<ptr<bf16>>
    %8 = assume div_by<8>, %arg18 : tile<i32>
    %9 = constant <i32: 1> : tile<i32>
    %10 = constant <i32: 1> : tile<i32>
    %11 = constant <i32: 1> : tile<i32>
    %12 = constant <i32: 1> : tile<i32>
    %13 = assume bounded<0, ?>, %arg1 : tile<i32>
    %14 = assume bounded<0, ?>, %arg2 : tile<i32>
    %15 = assume bounded<0, ?>, %2 : tile<i32>
    %16 = assume div_by<8>, %15 : tile<i32>
    %17 = make_tensor_view %1, shape = [%13, %14], strides = [%16, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %18 = assume bounded<0, ?>, %arg6 : tile<i32>
    %19 = assume bounded<0, ?>, %arg7 : tile<i32>
    %20 = assume bounded<0, ?>, %4 : tile<i32>
    %21 = assume div_by<4>, %20 : tile<i32>
    %22 = make_tensor_view %3, shape = [%18, %19], strides = [%21, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %23 = assume bounded<0, ?>, %arg11 : tile<i32>
    %24 = assume bounded<0, ?>, %arg12 : tile<i32>
    %25 = assume bounded<0, ?>, %6 : tile<i32>
    %26 = assume div_by<4>, %25 : tile<i32>
    %27 = make_tensor_view %5, shape = [%23, %24], strides = [%26, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %28 = assume bounded<0, ?>, %arg16 : tile<i32>
    %29 = assume bounded<0, ?>, %arg17 : tile<i32>
    %30 = assume bounded<0, ?>, %8 : tile<i32>
    %31 = assume div_by<8>, %30 : tile<i32>
    %32 = make_tensor_view %7, shape = [%28, %29], strides = [%31, 1] : tile<i32> -> tensor_view<?x?xbf16, strides=[?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %33 = constant <i32: 0> : tile<i32>
    %34 = make_partition_view %17 : partition_view<tile=(1x64), tensor_view<?x?xbf16, strides=[?,1]>>
    %tile, %result_token = load_view_tko weak %34[%blockId_x, %33] token = %0 : partition_view<tile=(1x64), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<1x64xbf16>, token
    %35 = ftof %tile  : tile<1x64xbf16> -> tile<1x64xf32>
    %36 = constant <i32: 1> : tile<i32>
    %37 = make_partition_view %17 : partition_view<tile=(1x64), tensor_view<?x?xbf16, strides=[?,1]>>
    %tile_0, %result_token_1 = load_view_tko weak %37[%blockId_x, %36] token = %0 : partition_view<tile=(1x64), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> tile<1x64xbf16>, token
    %38 = ftof %tile_0  : tile<1x64xbf16> -> tile<1x64xf32>
    %39 = constant <i32: 0> : tile<i32>
    %40 = make_partition_view %22 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>
    %tile_2, %result_token_3 = load_view_tko weak %40[%blockId_x, %39] token = %0 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x64xf32>, token
    %41 = constant <i32: 0> : tile<i32>
    %42 = make_partition_view %27 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>
    %tile_4, %result_token_5 = load_view_tko weak %42[%blockId_x, %41] token = %0 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x64xf32>, token
    %43 = constant <i32: 0> : tile<i32>
    %44 = mulf %38, %tile_4  : tile<1x64xf32>
    %45 = negf %44 : tile<1x64xf32>
    %46 = fma %35, %tile_2, %45  : tile<1x64xf32>
    %47 = ftof %46  : tile<1x64xf32> -> tile<1x64xbf16>
    %48 = make_partition_view %32 : partition_view<tile=(1x64), tensor_view<?x?xbf16, strides=[?,1]>>
    %49 = store_view_tko weak %47, %48[%blockId_x, %43] token = %0 : tile<1x64xbf16>, partition_view<tile=(1x64), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
    %50 = constant <i32: 1> : tile<i32>
    %51 = mulf %35, %tile_4  : tile<1x64xf32>
    %52 = fma %38, %tile_2, %51  : tile<1x64xf32>
    %53 = ftof %52  : tile<1x64xf32> -> tile<1x64xbf16>
    %54 = make_partition_view %32 : partition_view<tile=(1x64), tensor_view<?x?xbf16, strides=[?,1]>>
    %55 = store_view_tko weak %53, %54[%blockId_x, %50] token = %49 : tile<1x64xbf16>, partition_view<tile=(1x64), tensor_view<?x?xbf16, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
