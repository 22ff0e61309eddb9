// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floats of four bits, with a scale for each block of 32, from packed bytes.
cuda_tile.module @scaled {
  entry @scaled(%a: tile<ptr<i8>>, %sa: tile<ptr<f8E8M0FNU>>, %c: tile<ptr<f32>>) {
    %lanes = iota : tile<512xi32>
    %a1 = reshape %a : tile<ptr<i8>> -> tile<1xptr<i8>>
    %as = broadcast %a1 : tile<1xptr<i8>> -> tile<512xptr<i8>>
    %ap = offset %as, %lanes : tile<512xptr<i8>>, tile<512xi32> -> tile<512xptr<i8>>
    %bytes, %t0 = load_ptr_tko weak %ap : tile<512xptr<i8>> -> tile<512xi8>, token
    %flat = unpack %bytes : tile<512xi8> -> tile<1024xf4E2M1FN>
    %p = reshape %flat : tile<1024xf4E2M1FN> -> tile<16x64xf4E2M1FN>
    %q = permute %p [1, 0] : tile<16x64xf4E2M1FN> -> tile<64x16xf4E2M1FN>
    %few = iota : tile<32xi32>
    %s1 = reshape %sa : tile<ptr<f8E8M0FNU>> -> tile<1xptr<f8E8M0FNU>>
    %ss = broadcast %s1 : tile<1xptr<f8E8M0FNU>> -> tile<32xptr<f8E8M0FNU>>
    %sp = offset %ss, %few : tile<32xptr<f8E8M0FNU>>, tile<32xi32> -> tile<32xptr<f8E8M0FNU>>
    %scales, %t1 = load_ptr_tko weak %sp : tile<32xptr<f8E8M0FNU>> -> tile<32xf8E8M0FNU>, token
    %sl = reshape %scales : tile<32xf8E8M0FNU> -> tile<16x2xf8E8M0FNU>
    %sr = permute %sl [1, 0] : tile<16x2xf8E8M0FNU> -> tile<2x16xf8E8M0FNU>
    %none = constant <f32: 0.0> : tile<16x16xf32>
    %r = mmaf_scaled %p, %q, %none, %sl, %sr : tile<16x64xf4E2M1FN>, tile<64x16xf4E2M1FN>, tile<16x16xf32>, tile<16x2xf8E8M0FNU>, tile<2x16xf8E8M0FNU>
    %cv = make_tensor_view %c, shape = [16, 16], strides = [16, 1] : tensor_view<16x16xf32, strides=[16,1]>
    %ct = make_partition_view %cv : partition_view<tile=(16x16), tensor_view<16x16xf32, strides=[16,1]>>
    %zero = constant <i32: 0> : tile<i32>
    %t2 = store_view_tko weak %r, %ct[%zero, %zero] : tile<16x16xf32>, partition_view<tile=(16x16), tensor_view<16x16xf32, strides=[16,1]>>, tile<i32> -> token
  }
}
