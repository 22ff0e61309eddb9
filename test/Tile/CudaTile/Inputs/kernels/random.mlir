// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A generator of random numbers, out of integers alone.
cuda_tile.module @random {
  entry @random(%seed: tile<i32>, %y: tile<ptr<f32>>) {
    %lanes = iota : tile<128xi32>
    %s1 = reshape %seed : tile<i32> -> tile<1xi32>
    %ss = broadcast %s1 : tile<1xi32> -> tile<128xi32>
    %a = constant <i32: 0xCD9E8D57> : tile<128xi32>
    %low = muli %lanes, %a : tile<128xi32>
    %high = mulhii %lanes, %a : tile<128xi32>
    %m = xori %high, %ss : tile<128xi32>
    %r = constant <i32: 13> : tile<128xi32>
    %l = shli %m, %r : tile<128xi32>
    %h = shri %low, %r unsigned : tile<128xi32>
    %o = ori %l, %h : tile<128xi32>
    %mask = constant <i32: 8388607> : tile<128xi32>
    %bits = andi %o, %mask : tile<128xi32>
    %expo = constant <i32: 1065353216> : tile<128xi32>
    %all = ori %bits, %expo : tile<128xi32>
    %f = bitcast %all : tile<128xi32> -> tile<128xf32>
    %one = constant <f32: 1.0> : tile<128xf32>
    %u = subf %f, %one : tile<128xf32>
    %y1 = reshape %y : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ys = broadcast %y1 : tile<1xptr<f32>> -> tile<128xptr<f32>>
    %yp = offset %ys, %lanes : tile<128xptr<f32>>, tile<128xi32> -> tile<128xptr<f32>>
    %t = store_ptr_tko weak %yp, %u : tile<128xptr<f32>>, tile<128xf32> -> token
  }
}
