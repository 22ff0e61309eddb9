// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @group_norm(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<ptr<f32>>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<ptr<f32>>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<ptr<f32>>, %arg18: tile<i32>, %arg19: tile<i32>, %arg20: tile<f32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<4>, %arg4 : tile<i32>
    %3 = assume div_by<4>, %arg5 : tile<i32>
    %4 = assume div_by<16>, %arg7 : tile<ptr<f32>>
    %5 = assume div_by<4>, %arg11 : tile<i32>
    %6 = assume div_by<4>, %arg12 : tile<i32>
    %7 = assume div_by<16>, %arg14 : tile<ptr<f32>>
    %8 = assume div_by<16>, %arg17 : tile<ptr<f32>>
    %9 = constant <i32: 1> : tile<i32>
    %10 = constant <i32: 1> : tile<i32>
    %11 = constant <i32: 1> : tile<i32>
    %12 = constant <i32: 1> : tile<i32>
    %13 = assume bounded<0, ?>, %arg1 : tile<i32>
    %14 = assume bounded<0, ?>, %arg2 : tile<i32>
    %15 = assume bounded<0, ?>, %arg3 : tile<i32>
    %16 = assume bounded<0, ?>, %2 : tile<i32>
    %17 = assume div_by<4>, %16 : tile<i32>
    %18 = assume bounded<0, ?>, %3 : tile<i32>
    %19 = assume div_by<4>, %18 : tile<i32>
    %20 = make_tensor_view %1, shape = [%13, %14, %15], strides = [%17, %19, 1] : tile<i32> -> tensor_view<?x?x?xf32, strides=[?,?,1]>
    %21 = assume bounded<0, ?>, %arg8 : tile<i32>
    %22 = assume bounded<0, ?>, %arg9 : tile<i32>
    %23 = assume bounded<0, ?>, %arg10 : tile<i32>
    %24 = assume bounded<0, ?>, %5 : tile<i32>
    %25 = assume div_by<4>, %24 : tile<i32>
    %26 = assume bounded<0, ?>, %6 : tile<i32>
    %27 = assume div_by<4>, %26 : tile<i32>
    %28 = make_tensor_view %4, shape = [%21, %22, %23], strides = [%25, %27, 1] : tile<i32> -> tensor_view<?x?x?xf32, strides=[?,?,1]>
    %29 = assume bounded<0, ?>, %arg15 : tile<i32>
    %30 = make_tensor_view %7, shape = [%29], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %31 = assume bounded<0, ?>, %arg18 : tile<i32>
    %32 = make_tensor_view %8, shape = [%31], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_0, %blockId_y_1, %blockId_z_2 = get_tile_block_id : tile<i32>
    %33 = constant <i32: 0> : tile<i32>
    %34 = make_partition_view %20 : partition_view<tile=(1x4x256), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %tile, %result_token = load_view_tko weak %34[%blockId_x, %blockId_y_1, %33] token = %0 : partition_view<tile=(1x4x256), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> tile<1x4x256xf32>, token
    %35 = reshape %tile : tile<1x4x256xf32> -> tile<4x256xf32>
    %36 = reduce %35 dim=0 identities=[0.000000e+00 : f32] : tile<4x256xf32> -> tile<256xf32> 
    (%arg21: tile<f32>, %arg22: tile<f32>) {
      %64 = addf %arg21, %arg22  : tile<f32>
      yield %64 : tile<f32>
    }
    %37 = reduce %36 dim=0 identities=[0.000000e+00 : f32] : tile<256xf32> -> tile<f32> 
    (%arg21: tile<f32>, %arg22: tile<f32>) {
      %64 = addf %arg21, %arg22  : tile<f32>
      yield %64 : tile<f32>
    }
    %38 = constant <f32: 1.024000e+03> : tile<f32>
    %39 = divf %37, %38  : tile<f32>
    %40 = reshape %39 : tile<f32> -> tile<1x1xf32>
    %41 = broadcast %40 : tile<1x1xf32> -> tile<4x256xf32>
    %42 = subf %35, %41  : tile<4x256xf32>
    %43 = mulf %42, %42  : tile<4x256xf32>
    %44 = reduce %43 dim=0 identities=[0.000000e+00 : f32] : tile<4x256xf32> -> tile<256xf32> 
    (%arg21: tile<f32>, %arg22: tile<f32>) {
      %64 = addf %arg21, %arg22  : tile<f32>
      yield %64 : tile<f32>
    }
    %45 = reduce %44 dim=0 identities=[0.000000e+00 : f32] : tile<256xf32> -> tile<f32> 
    (%arg21: tile<f32>, %arg22: tile<f32>) {
      %64 = addf %arg21, %arg22  : tile<f32>
      yield %64 : tile<f32>
    }
    %46 = constant <f32: 1.024000e+03> : tile<f32>
    %47 = divf %45, %46  : tile<f32>
    %48 = addf %47, %arg20  : tile<f32>
    %49 = rsqrt %48 : tile<f32>
    %50 = make_partition_view %30 : partition_view<tile=(4), tensor_view<?xf32, strides=[1]>>
    %tile_3, %result_token_4 = load_view_tko weak %50[%blockId_y_1] token = %0 : partition_view<tile=(4), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<4xf32>, token
    %51 = reshape %tile_3 : tile<4xf32> -> tile<4x1xf32>
    %52 = make_partition_view %32 : partition_view<tile=(4), tensor_view<?xf32, strides=[1]>>
    %tile_5, %result_token_6 = load_view_tko weak %52[%blockId_y_1] token = %0 : partition_view<tile=(4), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<4xf32>, token
    %53 = reshape %tile_5 : tile<4xf32> -> tile<4x1xf32>
    %54 = constant <i32: 0> : tile<i32>
    %55 = reshape %49 : tile<f32> -> tile<1x1xf32>
    %56 = broadcast %55 : tile<1x1xf32> -> tile<4x256xf32>
    %57 = mulf %42, %56  : tile<4x256xf32>
    %58 = broadcast %51 : tile<4x1xf32> -> tile<4x256xf32>
    %59 = broadcast %53 : tile<4x1xf32> -> tile<4x256xf32>
    %60 = fma %57, %58, %59  : tile<4x256xf32>
    %61 = reshape %60 : tile<4x256xf32> -> tile<1x4x256xf32>
    %62 = make_partition_view %28 : partition_view<tile=(1x4x256), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %63 = store_view_tko weak %61, %62[%blockId_x, %blockId_y_1, %54] token = %0 : tile<1x4x256xf32>, partition_view<tile=(1x4x256), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> token
    return
  }
}
