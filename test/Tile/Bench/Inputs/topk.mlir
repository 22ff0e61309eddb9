// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @topk(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<ptr<f32>>, %arg6: tile<i32>, %arg7: tile<i32>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<ptr<i32>>, %arg11: tile<i32>, %arg12: tile<i32>, %arg13: tile<i32>, %arg14: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<4>, %arg3 : tile<i32>
    %3 = assume div_by<16>, %arg5 : tile<ptr<f32>>
    %4 = assume div_by<4>, %arg8 : tile<i32>
    %5 = assume div_by<16>, %arg10 : tile<ptr<i32>>
    %6 = assume div_by<4>, %arg13 : tile<i32>
    %7 = constant <i32: 1> : tile<i32>
    %8 = constant <i32: 1> : tile<i32>
    %9 = constant <i32: 1> : tile<i32>
    %10 = assume bounded<0, ?>, %arg1 : tile<i32>
    %11 = assume bounded<0, ?>, %arg2 : tile<i32>
    %12 = assume bounded<0, ?>, %2 : tile<i32>
    %13 = assume div_by<4>, %12 : tile<i32>
    %14 = make_tensor_view %1, shape = [%10, %11], strides = [%13, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %15 = assume bounded<0, ?>, %arg6 : tile<i32>
    %16 = assume bounded<0, ?>, %arg7 : tile<i32>
    %17 = assume bounded<0, ?>, %4 : tile<i32>
    %18 = assume div_by<4>, %17 : tile<i32>
    %19 = make_tensor_view %3, shape = [%15, %16], strides = [%18, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %20 = assume bounded<0, ?>, %arg11 : tile<i32>
    %21 = assume bounded<0, ?>, %arg12 : tile<i32>
    %22 = assume bounded<0, ?>, %6 : tile<i32>
    %23 = assume div_by<4>, %22 : tile<i32>
    %24 = make_tensor_view %5, shape = [%20, %21], strides = [%23, 1] : tile<i32> -> tensor_view<?x?xi32, strides=[?,1]>
    %25 = constant <i32: 4> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %26 = constant <i32: 0> : tile<i32>
    %27 = make_partition_view %14 : partition_view<tile=(1x512), padding_value = neg_inf, tensor_view<?x?xf32, strides=[?,1]>>
    %tile, %result_token = load_view_tko weak %27[%blockId_x, %26] token = %0 : partition_view<tile=(1x512), padding_value = neg_inf, tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x512xf32>, token
    %28 = iota : tile<512xi32>
    %29 = reshape %28 : tile<512xi32> -> tile<1x512xi32>
    %30 = constant <i32: 0> : tile<i32>
    %31 = constant <i32: 1> : tile<i32>
    %32 = iota : tile<512xi32>
    %33 = reshape %32 : tile<512xi32> -> tile<1x512xi32>
    %34 = make_partition_view %19 : partition_view<tile=(1x1), tensor_view<?x?xf32, strides=[?,1]>>
    %35 = make_partition_view %24 : partition_view<tile=(1x1), tensor_view<?x?xi32, strides=[?,1]>>
    %36 = constant <f32: 0xFF800000> : tile<f32>
    %37 = reshape %36 : tile<f32> -> tile<1x1xf32>
    %38 = broadcast %37 : tile<1x1xf32> -> tile<1x512xf32>
    %39 = for %arg15 in (%30 to %25, step %31) : tile<i32> iter_values(%arg16 = %tile) -> (tile<1x512xf32>) {
      %40:2 = reduce %arg16, %33 dim=1 identities=[0xFF800000 : f32, 0 : i32] : tile<1x512xf32>, tile<1x512xi32> -> tile<1xf32>, tile<1xi32> 
      (%arg17: tile<f32>, %arg18: tile<f32>, %arg19: tile<i32>, %arg20: tile<i32>) {
        %49 = cmpf greater_than ordered %arg17, %arg18 : tile<f32> -> tile<i1>
        %50 = cmpf equal ordered %arg17, %arg18 : tile<f32> -> tile<i1>
        %51 = cmpf not_equal unordered %arg17, %arg17 : tile<f32> -> tile<i1>
        %52 = cmpf not_equal unordered %arg18, %arg18 : tile<f32> -> tile<i1>
        %53 = cmpf equal ordered %arg17, %arg17 : tile<f32> -> tile<i1>
        %54 = andi %53, %52 : tile<i1>
        %55 = ori %49, %54 : tile<i1>
        %56 = andi %51, %52 : tile<i1>
        %57 = ori %50, %56 : tile<i1>
        %58 = cmpi less_than %arg19, %arg20, signed : tile<i32> -> tile<i1>
        %59 = andi %57, %58 : tile<i1>
        %60 = ori %55, %59 : tile<i1>
        %61 = select %60, %arg17, %arg18 : tile<i1>, tile<f32>
        %62 = select %60, %arg19, %arg20 : tile<i1>, tile<i32>
        yield %61, %62 : tile<f32>, tile<i32>
      }
      %41 = reshape %40#1 : tile<1xi32> -> tile<1x1xi32>
      %42 = reduce %arg16 dim=1 identities=[0xFF800000 : f32] : tile<1x512xf32> -> tile<1xf32> 
      (%arg17: tile<f32>, %arg18: tile<f32>) {
        %49 = maxf %arg17, %arg18 : tile<f32>
        yield %49 : tile<f32>
      }
      %43 = reshape %42 : tile<1xf32> -> tile<1x1xf32>
      %44 = store_view_tko weak %43, %34[%blockId_x, %arg15] token = %0 : tile<1x1xf32>, partition_view<tile=(1x1), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> token
      %45 = store_view_tko weak %41, %35[%blockId_x, %arg15] token = %0 : tile<1x1xi32>, partition_view<tile=(1x1), tensor_view<?x?xi32, strides=[?,1]>>, tile<i32> -> token
      %46 = broadcast %41 : tile<1x1xi32> -> tile<1x512xi32>
      %47 = cmpi equal %29, %46, signed : tile<1x512xi32> -> tile<1x512xi1>
      %48 = select %47, %38, %arg16 : tile<1x512xi1>, tile<1x512xf32>
      continue %48 : tile<1x512xf32>
    }
    return
  }
}
