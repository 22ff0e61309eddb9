// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @layer_norm(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<ptr<f32>>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<ptr<f32>>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<f32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<4>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<f32>>
    %4 = assume div_by<16>, %arg8 : tile<ptr<f32>>
    %5 = assume div_by<16>, %arg11 : tile<ptr<f32>>
    %6 = assume div_by<4>, %arg14 : tile<i32>
    %7 = constant <i32: 1> : tile<i32>
    %8 = constant <i32: 1> : tile<i32>
    %9 = constant <i32: 1> : tile<i32>
    %10 = constant <i32: 1> : tile<i32>
    %11 = assume bounded<0, ?>, %arg1 : tile<i32>
    %12 = assume bounded<0, ?>, %arg2 : tile<i32>
    %13 = assume bounded<0, ?>, %2 : tile<i32>
    %14 = assume div_by<4>, %13 : tile<i32>
    %15 = make_tensor_view %1, shape = [%11, %12], strides = [%14, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %16 = assume bounded<0, ?>, %arg6 : tile<i32>
    %17 = make_tensor_view %3, shape = [%16], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %18 = assume bounded<0, ?>, %arg9 : tile<i32>
    %19 = make_tensor_view %4, shape = [%18], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %20 = assume bounded<0, ?>, %arg12 : tile<i32>
    %21 = assume bounded<0, ?>, %arg13 : tile<i32>
    %22 = assume bounded<0, ?>, %6 : tile<i32>
    %23 = assume div_by<4>, %22 : tile<i32>
    %24 = make_tensor_view %5, shape = [%20, %21], strides = [%23, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %25 = constant <i32: 0> : tile<i32>
    %26 = make_partition_view %15 : partition_view<tile=(1x1024), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>
    %tile, %result_token = load_view_tko weak %26[%blockId_x, %25] token = %0 : partition_view<tile=(1x1024), padding_value = zero, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x1024xf32>, token
    %27 = reduce %tile dim=1 identities=[0.000000e+00 : f32] : tile<1x1024xf32> -> tile<1xf32> 
    (%arg17: tile<f32>, %arg18: tile<f32>) {
      %64 = addf %arg17, %arg18  : tile<f32>
      yield %64 : tile<f32>
    }
    %28 = reshape %27 : tile<1xf32> -> tile<1x1xf32>
    %29 = itof %12 signed  : tile<i32> -> tile<f32>
    %30 = reshape %29 : tile<f32> -> tile<1x1xf32>
    %31 = divf %28, %30  : tile<1x1xf32>
    %32 = iota : tile<1024xi32>
    %33 = reshape %32 : tile<1024xi32> -> tile<1x1024xi32>
    %34 = reshape %12 : tile<i32> -> tile<1x1xi32>
    %35 = broadcast %34 : tile<1x1xi32> -> tile<1x1024xi32>
    %36 = cmpi less_than %33, %35, signed : tile<1x1024xi32> -> tile<1x1024xi1>
    %37 = broadcast %31 : tile<1x1xf32> -> tile<1x1024xf32>
    %38 = subf %tile, %37  : tile<1x1024xf32>
    %39 = constant <f32: 0.000000e+00> : tile<f32>
    %40 = reshape %39 : tile<f32> -> tile<1x1xf32>
    %41 = broadcast %40 : tile<1x1xf32> -> tile<1x1024xf32>
    %42 = select %36, %38, %41 : tile<1x1024xi1>, tile<1x1024xf32>
    %43 = mulf %42, %42  : tile<1x1024xf32>
    %44 = reduce %43 dim=1 identities=[0.000000e+00 : f32] : tile<1x1024xf32> -> tile<1xf32> 
    (%arg17: tile<f32>, %arg18: tile<f32>) {
      %64 = addf %arg17, %arg18  : tile<f32>
      yield %64 : tile<f32>
    }
    %45 = reshape %44 : tile<1xf32> -> tile<1x1xf32>
    %46 = itof %12 signed  : tile<i32> -> tile<f32>
    %47 = reshape %46 : tile<f32> -> tile<1x1xf32>
    %48 = divf %45, %47  : tile<1x1xf32>
    %49 = reshape %arg16 : tile<f32> -> tile<1x1xf32>
    %50 = addf %48, %49  : tile<1x1xf32>
    %51 = rsqrt %50 : tile<1x1xf32>
    %52 = broadcast %51 : tile<1x1xf32> -> tile<1x1024xf32>
    %53 = mulf %42, %52  : tile<1x1024xf32>
    %54 = constant <i32: 0> : tile<i32>
    %55 = make_partition_view %17 : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>
    %tile_0, %result_token_1 = load_view_tko weak %55[%54] token = %0 : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %56 = reshape %tile_0 : tile<1024xf32> -> tile<1x1024xf32>
    %57 = constant <i32: 0> : tile<i32>
    %58 = make_partition_view %19 : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>
    %tile_2, %result_token_3 = load_view_tko weak %58[%57] token = %0 : partition_view<tile=(1024), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<1024xf32>, token
    %59 = reshape %tile_2 : tile<1024xf32> -> tile<1x1024xf32>
    %60 = fma %53, %56, %59  : tile<1x1024xf32>
    %61 = constant <i32: 0> : tile<i32>
    %62 = make_partition_view %24 : partition_view<tile=(1x1024), tensor_view<?x?xf32, strides=[?,1]>>
    %63 = store_view_tko weak %60, %62[%blockId_x, %61] token = %0 : tile<1x1024xf32>, partition_view<tile=(1x1024), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
    return
  }
}
