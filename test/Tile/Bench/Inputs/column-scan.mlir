// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @column_scan(%arg0: tile<ptr<i32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<i32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<i32>>
    %2 = assume div_by<4>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<i32>>
    %4 = assume div_by<4>, %arg8 : tile<i32>
    %5 = constant <i32: 1> : tile<i32>
    %6 = constant <i32: 1> : tile<i32>
    %7 = assume bounded<0, ?>, %arg1 : tile<i32>
    %8 = assume bounded<0, ?>, %arg2 : tile<i32>
    %9 = assume bounded<0, ?>, %2 : tile<i32>
    %10 = assume div_by<4>, %9 : tile<i32>
    %11 = make_tensor_view %1, shape = [%7, %8], strides = [%10, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
    %12 = assume bounded<0, ?>, %arg6 : tile<i32>
    %13 = assume bounded<0, ?>, %arg7 : tile<i32>
    %14 = assume bounded<0, ?>, %4 : tile<i32>
    %15 = assume div_by<4>, %14 : tile<i32>
    %16 = make_tensor_view %3, shape = [%12, %13], strides = [%15, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %17 = constant <i32: 0> : tile<i32>
    %18 = make_partition_view %11 : partition_view<tile=(8x64), padding_value = zero, tensor_view<?x?xi32, strides=[?,1]>>
    %tile, %result_token = load_view_tko weak %18[%17, %blockId_x] token = %0 : partition_view<tile=(8x64), padding_value = zero, tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> tile<8x64xi32>, token
    %19 = constant <i32: 0> : tile<i32>
    %20 = scan %tile dim=0 reverse=true identities=[0 : i32] : tile<8x64xi32> -> tile<8x64xi32> 
    (%arg10: tile<i32>, %arg11: tile<i32>) {
      %23 = addi %arg10, %arg11 : tile<i32>
      yield %23 : tile<i32>
    }
    %21 = make_partition_view %16 : partition_view<tile=(8x64), tensor_view<?x?xi32, strides=[?,1]>>
    %22 = store_view_tko weak %20, %21[%19, %blockId_x] token = %0 : tile<8x64xi32>, partition_view<tile=(8x64), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
