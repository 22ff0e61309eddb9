// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @layer_norm_backward(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<f32>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<ptr<f32>>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<ptr<f32>>, %arg17: tile<i32>, %arg18: tile<i32>, %arg19: tile<ptr<f32>>, %arg20: tile<i32>, %arg21: tile<i32>, %arg22: tile<i32>, %arg23: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<4>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<f32>>
    %4 = assume div_by<4>, %arg8 : tile<i32>
    %5 = assume div_by<16>, %arg10 : tile<ptr<f32>>
    %6 = assume div_by<16>, %arg13 : tile<ptr<f32>>
    %7 = assume div_by<16>, %arg16 : tile<ptr<f32>>
    %8 = assume div_by<16>, %arg19 : tile<ptr<f32>>
    %9 = assume div_by<4>, %arg22 : tile<i32>
    %10 = constant <i32: 1> : tile<i32>
    %11 = constant <i32: 1> : tile<i32>
    %12 = constant <i32: 1> : tile<i32>
    %13 = constant <i32: 1> : tile<i32>
    %14 = constant <i32: 1> : tile<i32>
    %15 = constant <i32: 1> : tile<i32>
    %16 = assume bounded<0, ?>, %arg1 : tile<i32>
    %17 = assume bounded<0, ?>, %arg2 : tile<i32>
    %18 = assume bounded<0, ?>, %2 : tile<i32>
    %19 = assume div_by<4>, %18 : tile<i32>
    %20 = make_tensor_view %1, shape = [%16, %17], strides = [%19, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %21 = assume bounded<0, ?>, %arg6 : tile<i32>
    %22 = assume bounded<0, ?>, %arg7 : tile<i32>
    %23 = assume bounded<0, ?>, %4 : tile<i32>
    %24 = assume div_by<4>, %23 : tile<i32>
    %25 = make_tensor_view %3, shape = [%21, %22], strides = [%24, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %26 = assume bounded<0, ?>, %arg11 : tile<i32>
    %27 = make_tensor_view %5, shape = [%26], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %28 = assume bounded<0, ?>, %arg14 : tile<i32>
    %29 = make_tensor_view %6, shape = [%28], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %30 = assume bounded<0, ?>, %arg17 : tile<i32>
    %31 = make_tensor_view %7, shape = [%30], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %32 = assume bounded<0, ?>, %arg20 : tile<i32>
    %33 = assume bounded<0, ?>, %arg21 : tile<i32>
    %34 = assume bounded<0, ?>, %9 : tile<i32>
    %35 = assume div_by<4>, %34 : tile<i32>
    %36 = make_tensor_view %8, shape = [%32, %33], strides = [%35, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %37 = constant <i32: 0> : tile<i32>
    %38 = make_partition_view %20 : partition_view<tile=(1x1024), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tile, %result_token = load_view_tko weak %38[%blockId_x, %37] token = %0 : partition_view<tile=(1x1024), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x1024xf32>, token
    %39 = constant <i32: 0> : tile<i32>
    %40 = make_partition_view %25 : partition_view<tile=(1x1024), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tile_0, %result_token_1 = load_view_tko weak %40[%blockId_x, %39] token = %0 : partition_view<tile=(1x1024), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x1024xf32>, token
    %41 = constant <i32: 0> : tile<i32>
    %42 = make_partition_view %27 : partition_view<tile=(1024), padding_value = zero, tensor_view<?xf32, strides=[1]>>
    %tile_2, %result_token_3 = load_view_tko weak %42[%41] token = %0 : partition_view<tile=(1024), padding_value = zero, tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %43 = reshape %tile_2 : tile<1024xf32> -> tile<1x1024xf32>
    %44 = make_partition_view %29 : partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>
    %tile_4, %result_token_5 = load_view_tko weak %44[%blockId_x] token = %0 : partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1xf32>, token
    %45 = reshape %tile_4 : tile<1xf32> -> tile<1x1xf32>
    %46 = make_partition_view %31 : partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>
    %tile_6, %result_token_7 = load_view_tko weak %46[%blockId_x] token = %0 : partition_view<tile=(1), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1xf32>, token
    %47 = reshape %tile_6 : tile<1xf32> -> tile<1x1xf32>
    %48 = iota : tile<1024xi32>
    %49 = reshape %48 : tile<1024xi32> -> tile<1x1024xi32>
    %50 = reshape %17 : tile<i32> -> tile<1x1xi32>
    %51 = broadcast %50 : tile<1x1xi32> -> tile<1x1024xi32>
    %52 = cmpi less_than %49, %51, signed : tile<1x1024xi32> -> tile<1x1024xi1>
    %53 = broadcast %45 : tile<1x1xf32> -> tile<1x1024xf32>
    %54 = subf %tile, %53  : tile<1x1024xf32>
    %55 = broadcast %47 : tile<1x1xf32> -> tile<1x1024xf32>
    %56 = mulf %54, %55  : tile<1x1024xf32>
    %57 = constant <f32: 0.000000e+00> : tile<f32>
    %58 = reshape %57 : tile<f32> -> tile<1x1xf32>
    %59 = broadcast %58 : tile<1x1xf32> -> tile<1x1024xf32>
    %60 = select %52, %56, %59 : tile<1x1024xi1>, tile<1x1024xf32>
    %61 = mulf %tile_0, %43  : tile<1x1024xf32>
    %62 = mulf %60, %61  : tile<1x1024xf32>
    %63 = reduce %62 dim=1 identities=[0.000000e+00 : f32] : tile<1x1024xf32> -> tile<1xf32> 
    (%arg24: tile<f32>, %arg25: tile<f32>) {
      %82 = addf %arg24, %arg25  : tile<f32>
      yield %82 : tile<f32>
    }
    %64 = reshape %63 : tile<1xf32> -> tile<1x1xf32>
    %65 = itof %17 signed  : tile<i32> -> tile<f32>
    %66 = reshape %65 : tile<f32> -> tile<1x1xf32>
    %67 = divf %64, %66  : tile<1x1xf32>
    %68 = reduce %61 dim=1 identities=[0.000000e+00 : f32] : tile<1x1024xf32> -> tile<1xf32> 
    (%arg24: tile<f32>, %arg25: tile<f32>) {
      %82 = addf %arg24, %arg25  : tile<f32>
      yield %82 : tile<f32>
    }
    %69 = reshape %68 : tile<1xf32> -> tile<1x1xf32>
    %70 = itof %17 signed  : tile<i32> -> tile<f32>
    %71 = reshape %70 : tile<f32> -> tile<1x1xf32>
    %72 = divf %69, %71  : tile<1x1xf32>
    %73 = constant <i32: 0> : tile<i32>
    %74 = broadcast %67 : tile<1x1xf32> -> tile<1x1024xf32>
    %75 = broadcast %72 : tile<1x1xf32> -> tile<1x1024xf32>
    %76 = fma %60, %74, %75  : tile<1x1024xf32>
    %77 = subf %61, %76  : tile<1x1024xf32>
    %78 = broadcast %47 : tile<1x1xf32> -> tile<1x1024xf32>
    %79 = mulf %77, %78  : tile<1x1024xf32>
    %80 = make_partition_view %36 : partition_view<tile=(1x1024), tensor_view<?x?xf32, strides=[?,1]>>
    %81 = store_view_tko weak %79, %80[%blockId_x, %73] token = %0 : tile<1x1024xf32>, partition_view<tile=(1x1024), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
