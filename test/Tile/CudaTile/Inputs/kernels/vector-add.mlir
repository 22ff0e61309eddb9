// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Three arrays through pointers, with a mask at the end.
cuda_tile.module @vector_add {
  entry @add(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %z: tile<ptr<f32>>, %n: tile<i32>) {
    %size = constant <i32: 256> : tile<i32>
    %block, %by, %bz = get_tile_block_id : tile<i32>
    %first = muli %block, %size overflow<no_signed_wrap> : tile<i32>
    %lanes = iota : tile<256xi32>
    %first1 = reshape %first : tile<i32> -> tile<1xi32>
    %firsts = broadcast %first1 : tile<1xi32> -> tile<256xi32>
    %at = addi %firsts, %lanes overflow<no_wrap> : tile<256xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %ns = broadcast %n1 : tile<1xi32> -> tile<256xi32>
    %mask = cmpi less_than %at, %ns, signed : tile<256xi32> -> tile<256xi1>
    %xa = assume div_by<16>, %x : tile<ptr<f32>>
    %x1 = reshape %xa : tile<ptr<f32>> -> tile<1xptr<f32>>
    %xs = broadcast %x1 : tile<1xptr<f32>> -> tile<256xptr<f32>>
    %xp = offset %xs, %at : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
    %y1 = reshape %y : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ys = broadcast %y1 : tile<1xptr<f32>> -> tile<256xptr<f32>>
    %yp = offset %ys, %at : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
    %z1 = reshape %z : tile<ptr<f32>> -> tile<1xptr<f32>>
    %zs = broadcast %z1 : tile<1xptr<f32>> -> tile<256xptr<f32>>
    %zp = offset %zs, %at : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
    %zero = constant <f32: 0.0> : tile<256xf32>
    %a, %ta = load_ptr_tko weak %xp, %mask, %zero : tile<256xptr<f32>>, tile<256xi1>, tile<256xf32> -> tile<256xf32>, token
    %b, %tb = load_ptr_tko weak %yp, %mask, %zero : tile<256xptr<f32>>, tile<256xi1>, tile<256xf32> -> tile<256xf32>, token
    %t = join_tokens %ta, %tb : token
    %sum = addf %a, %b : tile<256xf32>
    %done = store_ptr_tko weak %zp, %sum, %mask token=%t : tile<256xptr<f32>>, tile<256xf32>, tile<256xi1> -> token
  }
}
