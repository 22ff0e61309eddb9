// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Made by bench/tiles/export.py.
cuda_tile.module @kernels {
  entry @dropout(%arg0: tile<ptr<f32>>, %arg1: tile<i32>, %arg2: tile<i32>, %arg3: tile<ptr<f32>>, %arg4: tile<i32>, %arg5: tile<i32>, %arg6: tile<f32>, %arg7: tile<i32>) optimization_hints=<default = {}> {
    %0 = make_token : token
    %1 = assume div_by<16>, %arg0 : tile<ptr<f32>>
    %2 = assume div_by<16>, %arg3 : tile<ptr<f32>>
    %3 = constant <i32: 1> : tile<i32>
    %4 = constant <i32: 1> : tile<i32>
    %5 = constant <i32: 16> : tile<512xi32>
    %6 = constant <i32: 2146121005> : tile<512xi32>
    %7 = constant <i32: 15> : tile<512xi32>
    %8 = constant <i32: -2073254261> : tile<512xi32>
    %9 = constant <i32: 16> : tile<512xi32>
    %10 = constant <i32: 8> : tile<512xi32>
    %11 = assume bounded<0, ?>, %arg1 : tile<i32>
    %12 = make_tensor_view %1, shape = [%11], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %13 = assume bounded<0, ?>, %arg4 : tile<i32>
    %14 = make_tensor_view %2, shape = [%13], strides = [1] : tile<i32> -> tensor_view<?xf32, strides=[1]>
    %15 = constant <i32: 512> : tile<i32>
    %blockId_x, %blockId_y, %blockId_z = get_tile_block_id : tile<i32>
    %16 = muli %blockId_x, %15 : tile<i32>
    %17 = iota : tile<512xi32>
    %18 = reshape %16 : tile<i32> -> tile<1xi32>
    %19 = broadcast %18 : tile<1xi32> -> tile<512xi32>
    %20 = addi %19, %17 : tile<512xi32>
    %21 = reshape %arg7 : tile<i32> -> tile<1xi32>
    %22 = broadcast %21 : tile<1xi32> -> tile<512xi32>
    %23 = xori %20, %22 : tile<512xi32>
    %24 = shri %23, %5 unsigned : tile<512xi32>
    %25 = xori %23, %24 : tile<512xi32>
    %26 = muli %25, %6 : tile<512xi32>
    %27 = shri %26, %7 unsigned : tile<512xi32>
    %28 = xori %26, %27 : tile<512xi32>
    %29 = muli %28, %8 : tile<512xi32>
    %30 = shri %29, %9 unsigned : tile<512xi32>
    %31 = xori %29, %30 : tile<512xi32>
    %32 = shri %31, %10 unsigned : tile<512xi32>
    %33 = itof %32 unsigned  : tile<512xi32> -> tile<512xf32>
    %34 = constant <f32: 5.96046448E-8> : tile<f32>
    %35 = reshape %34 : tile<f32> -> tile<1xf32>
    %36 = broadcast %35 : tile<1xf32> -> tile<512xf32>
    %37 = mulf %33, %36  : tile<512xf32>
    %38 = make_partition_view %12 : partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>
    %tile, %result_token = load_view_tko weak %38[%blockId_x] token = %0 : partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>, tile<i32> -> tile<512xf32>, token
    %39 = reshape %arg6 : tile<f32> -> tile<1xf32>
    %40 = broadcast %39 : tile<1xf32> -> tile<512xf32>
    %41 = cmpf less_than ordered %37, %40 : tile<512xf32> -> tile<512xi1>
    %42 = reshape %arg6 : tile<f32> -> tile<1xf32>
    %43 = broadcast %42 : tile<1xf32> -> tile<512xf32>
    %44 = divf %tile, %43  : tile<512xf32>
    %45 = constant <f32: 0.000000e+00> : tile<f32>
    %46 = reshape %45 : tile<f32> -> tile<1xf32>
    %47 = broadcast %46 : tile<1xf32> -> tile<512xf32>
    %48 = select %41, %44, %47 : tile<512xi1>, tile<512xf32>
    %49 = make_partition_view %14 : partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>
    %50 = store_view_tko weak %48, %49[%blockId_x] token = %0 : tile<512xf32>, partition_view<tile=(512), tensor_view<?xf32, strides=[1]>>, tile<i32> -> token
    return
  }
}
