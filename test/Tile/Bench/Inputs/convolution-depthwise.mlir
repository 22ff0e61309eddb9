// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @convolution_depthwise(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<i32>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<i32>, %arg7: tile<ptr<f32>>, %arg8: tile<i32>, %arg9: tile<i32>, %arg10: tile<i32>, %arg11: tile<i32>, %arg12: tile<ptr<f32>>, %arg13: tile<i32>, %arg14: tile<i32>, %arg15: tile<i32>, %arg16: tile<i32>, %arg17: tile<i32>, %arg18: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<4>, %arg4 : tile<i32>
    %3 = assume div_by<4>, %arg5 : tile<i32>
    %4 = assume div_by<16>, %arg7 : tile<ptr<f32>>
    %5 = assume div_by<4>, %arg10 : tile<i32>
    %6 = assume div_by<16>, %arg12 : tile<ptr<f32>>
    %7 = assume div_by<4>, %arg16 : tile<i32>
    %8 = assume div_by<4>, %arg17 : tile<i32>
    %9 = constant <i32: 1> : tile<i32>
    %10 = constant <i32: 1> : tile<i32>
    %11 = constant <i32: 1> : tile<i32>
    %12 = assume bounded<0, ?>, %arg1 : tile<i32>
    %13 = assume bounded<0, ?>, %arg2 : tile<i32>
    %14 = assume bounded<0, ?>, %arg3 : tile<i32>
    %15 = assume bounded<0, ?>, %2 : tile<i32>
    %16 = assume div_by<4>, %15 : tile<i32>
    %17 = assume bounded<0, ?>, %3 : tile<i32>
    %18 = assume div_by<4>, %17 : tile<i32>
    %19 = make_tensor_view %1, shape = [%12, %13, %14], strides = [%16, %18, 1] : tile<i32> -> tensor_view<?x?x?xf32, strides=[?,?,1]>
    %20 = assume bounded<0, ?>, %arg8 : tile<i32>
    %21 = assume bounded<0, ?>, %arg9 : tile<i32>
    %22 = assume bounded<0, ?>, %5 : tile<i32>
    %23 = assume div_by<4>, %22 : tile<i32>
    %24 = make_tensor_view %4, shape = [%20, %21], strides = [%23, 1] : tile<i32> -> tensor_view<?x?xf32, strides=[?,1]>
    %25 = assume bounded<0, ?>, %arg13 : tile<i32>
    %26 = assume bounded<0, ?>, %arg14 : tile<i32>
    %27 = assume bounded<0, ?>, %arg15 : tile<i32>
    %28 = assume bounded<0, ?>, %7 : tile<i32>
    %29 = assume div_by<4>, %28 : tile<i32>
    %30 = assume bounded<0, ?>, %8 : tile<i32>
    %31 = assume div_by<4>, %30 : tile<i32>
    %32 = make_tensor_view %6, shape = [%25, %26, %27], strides = [%29, %31, 1] : tile<i32> -> tensor_view<?x?x?xf32, strides=[?,?,1]>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %blockId_x_0, %blockId_y_1, %blockId_z_2 = get_tile_block_id : tile<i32>
    %blockId_x_3, %blockId_y_4, %blockId_z_5 = get_tile_block_id : tile<i32>
    %33 = constant <f32: 0.000000e+00> : tile<1x1x64xf32>
    %34 = constant <i32: 0> : tile<i32>
    %35 = constant <i32: 1> : tile<i32>
    %36 = constant <i32: 2> : tile<i32>
    %37 = constant <i32: 0> : tile<i32>
    %38 = constant <i32: 1> : tile<i32>
    %39 = constant <i32: 2> : tile<i32>
    %40 = addi %blockId_x, %34 : tile<i32>
    %41 = addi %blockId_y_1, %37 : tile<i32>
    %42 = make_partition_view %19 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %tile, %result_token = load_view_tko weak %42[%40, %41, %blockId_z_5] token = %0 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> tile<1x1x64xf32>, token
    %43 = constant <i32: 0> : tile<i32>
    %44 = make_partition_view %24 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>
    %tile_6, %result_token_7 = load_view_tko weak %44[%43, %blockId_z_5] token = %0 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x64xf32>, token
    %45 = reshape %tile_6 : tile<1x64xf32> -> tile<1x1x64xf32>
    %46 = fma %tile, %45, %33  : tile<1x1x64xf32>
    %47 = addi %blockId_x, %34 : tile<i32>
    %48 = addi %blockId_y_1, %38 : tile<i32>
    %49 = make_partition_view %19 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %tile_8, %result_token_9 = load_view_tko weak %49[%47, %48, %blockId_z_5] token = %0 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> tile<1x1x64xf32>, token
    %50 = constant <i32: 1> : tile<i32>
    %51 = make_partition_view %24 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>
    %tile_10, %result_token_11 = load_view_tko weak %51[%50, %blockId_z_5] token = %0 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x64xf32>, token
    %52 = reshape %tile_10 : tile<1x64xf32> -> tile<1x1x64xf32>
    %53 = fma %tile_8, %52, %46  : tile<1x1x64xf32>
    %54 = addi %blockId_x, %34 : tile<i32>
    %55 = addi %blockId_y_1, %39 : tile<i32>
    %56 = make_partition_view %19 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %tile_12, %result_token_13 = load_view_tko weak %56[%54, %55, %blockId_z_5] token = %0 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> tile<1x1x64xf32>, token
    %57 = constant <i32: 2> : tile<i32>
    %58 = make_partition_view %24 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>
    %tile_14, %result_token_15 = load_view_tko weak %58[%57, %blockId_z_5] token = %0 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x64xf32>, token
    %59 = reshape %tile_14 : tile<1x64xf32> -> tile<1x1x64xf32>
    %60 = fma %tile_12, %59, %53  : tile<1x1x64xf32>
    %61 = constant <i32: 0> : tile<i32>
    %62 = constant <i32: 1> : tile<i32>
    %63 = constant <i32: 2> : tile<i32>
    %64 = addi %blockId_x, %35 : tile<i32>
    %65 = addi %blockId_y_1, %61 : tile<i32>
    %66 = make_partition_view %19 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %tile_16, %result_token_17 = load_view_tko weak %66[%64, %65, %blockId_z_5] token = %0 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> tile<1x1x64xf32>, token
    %67 = constant <i32: 3> : tile<i32>
    %68 = make_partition_view %24 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>
    %tile_18, %result_token_19 = load_view_tko weak %68[%67, %blockId_z_5] token = %0 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x64xf32>, token
    %69 = reshape %tile_18 : tile<1x64xf32> -> tile<1x1x64xf32>
    %70 = fma %tile_16, %69, %60  : tile<1x1x64xf32>
    %71 = addi %blockId_x, %35 : tile<i32>
    %72 = addi %blockId_y_1, %62 : tile<i32>
    %73 = make_partition_view %19 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %tile_20, %result_token_21 = load_view_tko weak %73[%71, %72, %blockId_z_5] token = %0 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> tile<1x1x64xf32>, token
    %74 = constant <i32: 4> : tile<i32>
    %75 = make_partition_view %24 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>
    %tile_22, %result_token_23 = load_view_tko weak %75[%74, %blockId_z_5] token = %0 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x64xf32>, token
    %76 = reshape %tile_22 : tile<1x64xf32> -> tile<1x1x64xf32>
    %77 = fma %tile_20, %76, %70  : tile<1x1x64xf32>
    %78 = addi %blockId_x, %35 : tile<i32>
    %79 = addi %blockId_y_1, %63 : tile<i32>
    %80 = make_partition_view %19 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %tile_24, %result_token_25 = load_view_tko weak %80[%78, %79, %blockId_z_5] token = %0 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> tile<1x1x64xf32>, token
    %81 = constant <i32: 5> : tile<i32>
    %82 = make_partition_view %24 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>
    %tile_26, %result_token_27 = load_view_tko weak %82[%81, %blockId_z_5] token = %0 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x64xf32>, token
    %83 = reshape %tile_26 : tile<1x64xf32> -> tile<1x1x64xf32>
    %84 = fma %tile_24, %83, %77  : tile<1x1x64xf32>
    %85 = constant <i32: 0> : tile<i32>
    %86 = constant <i32: 1> : tile<i32>
    %87 = constant <i32: 2> : tile<i32>
    %88 = addi %blockId_x, %36 : tile<i32>
    %89 = addi %blockId_y_1, %85 : tile<i32>
    %90 = make_partition_view %19 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %tile_28, %result_token_29 = load_view_tko weak %90[%88, %89, %blockId_z_5] token = %0 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> tile<1x1x64xf32>, token
    %91 = constant <i32: 6> : tile<i32>
    %92 = make_partition_view %24 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>
    %tile_30, %result_token_31 = load_view_tko weak %92[%91, %blockId_z_5] token = %0 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x64xf32>, token
    %93 = reshape %tile_30 : tile<1x64xf32> -> tile<1x1x64xf32>
    %94 = fma %tile_28, %93, %84  : tile<1x1x64xf32>
    %95 = addi %blockId_x, %36 : tile<i32>
    %96 = addi %blockId_y_1, %86 : tile<i32>
    %97 = make_partition_view %19 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %tile_32, %result_token_33 = load_view_tko weak %97[%95, %96, %blockId_z_5] token = %0 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> tile<1x1x64xf32>, token
    %98 = constant <i32: 7> : tile<i32>
    %99 = make_partition_view %24 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>
    %tile_34, %result_token_35 = load_view_tko weak %99[%98, %blockId_z_5] token = %0 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x64xf32>, token
    %100 = reshape %tile_34 : tile<1x64xf32> -> tile<1x1x64xf32>
    %101 = fma %tile_32, %100, %94  : tile<1x1x64xf32>
    %102 = addi %blockId_x, %36 : tile<i32>
    %103 = addi %blockId_y_1, %87 : tile<i32>
    %104 = make_partition_view %19 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %tile_36, %result_token_37 = load_view_tko weak %104[%102, %103, %blockId_z_5] token = %0 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> tile<1x1x64xf32>, token
    %105 = constant <i32: 8> : tile<i32>
    %106 = make_partition_view %24 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>
    %tile_38, %result_token_39 = load_view_tko weak %106[%105, %blockId_z_5] token = %0 : partition_view<tile=(1x64), tensor_view<?x?xf32, strides=[?,1]>>, tile<i32> -> tile<1x64xf32>, token
    %107 = reshape %tile_38 : tile<1x64xf32> -> tile<1x1x64xf32>
    %108 = fma %tile_36, %107, %101  : tile<1x1x64xf32>
    %109 = make_partition_view %32 : partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>
    %110 = store_view_tko weak %108, %109[%blockId_x, %blockId_y_1, %blockId_z_5] token = %0 : tile<1x1x64xf32>, partition_view<tile=(1x1x64), tensor_view<?x?x?xf32, strides=[?,?,1]>>, tile<i32> -> token
    return
  }
}
