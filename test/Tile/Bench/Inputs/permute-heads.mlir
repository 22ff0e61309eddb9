// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @permute_heads(%arg0: tile<ptr<f16>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<ptr<f16>>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f16>>
    %2 = assume div_by<8>, %arg4 : tile<i32>
    %3 = assume div_by<8>, %arg5 : tile<i32>
    %4 = assume div_by<16>, %arg7 : tile<ptr<f16>>
    %5 = assume div_by<8>, %arg11 : tile<i32>
    %6 = assume div_by<8>, %arg12 : tile<i32>
    %7 = constant <i32: 1> : tile<i32>
    %8 = constant <i32: 1> : tile<i32>
    %9 = assume bounded<0, ?>, %arg1 : tile<i32>
    %10 = assume bounded<0, ?>, %arg2 : tile<i32>
    %11 = assume bounded<0, ?>, %arg3 : tile<i32>
    %12 = assume bounded<0, ?>, %2 : tile<i32>
    %13 = assume div_by<8>, %12 : tile<i32>
    %14 = assume bounded<0, ?>, %3 : tile<i32>
    %15 = assume div_by<8>, %14 : tile<i32>
    %16 = make_tensor_view %1, shape = [%9, %10, %11], strides = [%13, %15, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %17 = assume bounded<0, ?>, %arg8 : tile<i32>
    %18 = assume bounded<0, ?>, %arg9 : tile<i32>
    %19 = assume bounded<0, ?>, %arg10 : tile<i32>
    %20 = assume bounded<0, ?>, %5 : tile<i32>
    %21 = assume div_by<8>, %20 : tile<i32>
    %22 = assume bounded<0, ?>, %6 : tile<i32>
    %23 = assume div_by<8>, %22 : tile<i32>
    %24 = make_tensor_view %4, shape = [%17, %18, %19], strides = [%21, %23, 1] : tile<i32> -> tensor_view<?x?x?xf16, strides=[?,?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_0, %blockId_y_1, %blockId_z_2 = get_tile_block_id : tile<i32>
    %blockId_x_3, %blockId_y_4, %blockId_z_5 = get_tile_block_id : tile<i32>
    %25 = make_partition_view %16 : partition_view<tile=(8x16x16), tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %tile, %result_token = load_view_tko weak %25[%blockId_x, %blockId_y_1, %blockId_z_5] token = %0 : partition_view<tile=(8x16x16), tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> tile<8x16x16xf16>, token
    %26 = permute %tile [1, 0, 2] : tile<8x16x16xf16> -> tile<16x8x16xf16>
    %27 = make_partition_view %24 : partition_view<tile=(16x8x16), tensor_view<?x?x?xf16, strides=[?,?,1]>>
    %28 = store_view_tko weak %26, %27[%blockId_y_1, %blockId_x, %blockId_z_5] token = %0 : tile<16x8x16xf16>, partition_view<tile=(16x8x16), tensor_view<?x?x?xf16, strides=[?,?,1]>>, tile<i32> -> token
    return
  }
}
