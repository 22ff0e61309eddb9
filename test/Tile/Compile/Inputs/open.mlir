// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is loaded where the mask is false is undetermined, and here it is stored:
// with a seed, the evaluator gives it other bits than the machine.
cuda_tile.module @m {
  entry @open(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %n: tile<i32>) {
    %lanes = iota : tile<4xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %ns = broadcast %n1 : tile<1xi32> -> tile<4xi32>
    %mask = cmpi less_than %lanes, %ns, signed : tile<4xi32> -> tile<4xi1>
    %x1 = reshape %x : tile<ptr<f32>> -> tile<1xptr<f32>>
    %xs = broadcast %x1 : tile<1xptr<f32>> -> tile<4xptr<f32>>
    %xp = offset %xs, %lanes : tile<4xptr<f32>>, tile<4xi32> -> tile<4xptr<f32>>
    %y1 = reshape %y : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ys = broadcast %y1 : tile<1xptr<f32>> -> tile<4xptr<f32>>
    %yp = offset %ys, %lanes : tile<4xptr<f32>>, tile<4xi32> -> tile<4xptr<f32>>
    %v, %t = load_ptr_tko weak %xp, %mask : tile<4xptr<f32>>, tile<4xi1> -> tile<4xf32>, token
    %u = store_ptr_tko weak %yp, %v token=%t : tile<4xptr<f32>>, tile<4xf32> -> token
  }
}
