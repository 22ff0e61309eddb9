// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers of four bits, two in a byte, to halves.
cuda_tile.module @dequantize {
  entry @dequantize(%x: tile<ptr<i8>>, %y: tile<ptr<f16>>, %scale: tile<f16>) {
    %lanes = iota : tile<64xi32>
    %x1 = reshape %x : tile<ptr<i8>> -> tile<1xptr<i8>>
    %xs = broadcast %x1 : tile<1xptr<i8>> -> tile<64xptr<i8>>
    %xp = offset %xs, %lanes : tile<64xptr<i8>>, tile<64xi32> -> tile<64xptr<i8>>
    %bytes, %t0 = load_ptr_tko weak %xp : tile<64xptr<i8>> -> tile<64xi8>, token
    %four = unpack %bytes : tile<64xi8> -> tile<128xi4>
    %wide = exti %four signed : tile<128xi4> -> tile<128xi16>
    %f = itof %wide signed : tile<128xi16> -> tile<128xf16>
    %s1 = reshape %scale : tile<f16> -> tile<1xf16>
    %ss = broadcast %s1 : tile<1xf16> -> tile<128xf16>
    %r = mulf %f, %ss : tile<128xf16>
    %again = trunci %wide : tile<128xi16> -> tile<128xi4>
    %packed = pack %again : tile<128xi4> -> tile<64xi8>
    %all = iota : tile<128xi32>
    %y1 = reshape %y : tile<ptr<f16>> -> tile<1xptr<f16>>
    %ys = broadcast %y1 : tile<1xptr<f16>> -> tile<128xptr<f16>>
    %yp = offset %ys, %all : tile<128xptr<f16>>, tile<128xi32> -> tile<128xptr<f16>>
    %t1 = store_ptr_tko weak %yp, %r : tile<128xptr<f16>>, tile<128xf16> -> token
    %t2 = store_ptr_tko weak %xp, %packed token=%t0 : tile<64xptr<i8>>, tile<64xi8> -> token
  }
}
