// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What functions there are of one float.
cuda_tile.module @activation {
  entry @activation(%x: tile<ptr<f32>>) {
    %xv = make_tensor_view %x, shape = [256], strides = [1] : tensor_view<256xf32, strides=[1]>
    %xt = make_partition_view %xv : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>
    %zero = constant <i32: 0> : tile<i32>
    %v, %t0 = load_view_tko weak %xt[%zero] : partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>, tile<i32> -> tile<256xf32>, token
    %t = tanh %v rounding<approx> : tile<256xf32>
    %e = exp %t rounding<approx> : tile<256xf32>
    %l = log %e : tile<256xf32>
    %l2 = log2 %e : tile<256xf32>
    %p = pow %l, %l2 : tile<256xf32>
    %s = sqrt %p rounding<approx> flush_to_zero : tile<256xf32>
    %a = absf %s : tile<256xf32>
    %f = floor %a : tile<256xf32>
    %c = ceil %f : tile<256xf32>
    %m = remf %c, %v : tile<256xf32>
    %w = atan2 %m, %v : tile<256xf32>
    %i = ftoi %w signed : tile<256xf32> -> tile<256xi32>
    %g = itof %i signed : tile<256xi32> -> tile<256xf32>
    %t1 = store_view_tko weak %g, %xt[%zero] token = %t0 : tile<256xf32>, partition_view<tile=(256), tensor_view<256xf32, strides=[1]>>, tile<i32> -> token
  }
}
