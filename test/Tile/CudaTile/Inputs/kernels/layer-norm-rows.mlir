// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mean and variance of a row, in two reductions.
cuda_tile.module @layer_norm {
  entry @layer_norm(%x: tile<ptr<bf16>>, %w: tile<ptr<bf16>>, %y: tile<ptr<bf16>>, %eps: tile<f32>) {
    %xv = make_tensor_view %x, shape = [512, 256], strides = [256, 1] : tensor_view<512x256xbf16, strides=[256,1]>
    %wv = make_tensor_view %w, shape = [256], strides = [1] : tensor_view<256xbf16, strides=[1]>
    %yv = make_tensor_view %y, shape = [512, 256], strides = [256, 1] : tensor_view<512x256xbf16, strides=[256,1]>
    %xt = make_partition_view %xv : partition_view<tile=(4x256), tensor_view<512x256xbf16, strides=[256,1]>>
    %wt = make_partition_view %wv : partition_view<tile=(256), tensor_view<256xbf16, strides=[1]>>
    %yt = make_partition_view %yv : partition_view<tile=(4x256), tensor_view<512x256xbf16, strides=[256,1]>>
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %raw, %t0 = load_view_tko weak %xt[%b, %zero] : partition_view<tile=(4x256), tensor_view<512x256xbf16, strides=[256,1]>>, tile<i32> -> tile<4x256xbf16>, token
    %v = ftof %raw : tile<4x256xbf16> -> tile<4x256xf32>
    %sq = mulf %v, %v : tile<4x256xf32>
    %s, %s2 = reduce %v, %sq dim=1 identities=[0.0 : f32, 0.0 : f32] : tile<4x256xf32>, tile<4x256xf32> -> tile<4xf32>, tile<4xf32>
    (%p: tile<f32>, %q: tile<f32>, %p2: tile<f32>, %q2: tile<f32>) {
      %a = addf %p, %q : tile<f32>
      %a2 = addf %p2, %q2 : tile<f32>
      yield %a, %a2 : tile<f32>, tile<f32>
    }
    %n = constant <f32: 0.00390625> : tile<4xf32>
    %mean = mulf %s, %n : tile<4xf32>
    %mean2 = mulf %s2, %n : tile<4xf32>
    %square = mulf %mean, %mean : tile<4xf32>
    %var = subf %mean2, %square : tile<4xf32>
    %e1 = reshape %eps : tile<f32> -> tile<1xf32>
    %es = broadcast %e1 : tile<1xf32> -> tile<4xf32>
    %safe = addf %var, %es : tile<4xf32>
    %inv = rsqrt %safe : tile<4xf32>
    %m1 = reshape %mean : tile<4xf32> -> tile<4x1xf32>
    %ms = broadcast %m1 : tile<4x1xf32> -> tile<4x256xf32>
    %i1 = reshape %inv : tile<4xf32> -> tile<4x1xf32>
    %is = broadcast %i1 : tile<4x1xf32> -> tile<4x256xf32>
    %c = subf %v, %ms : tile<4x256xf32>
    %d = mulf %c, %is : tile<4x256xf32>
    %f = ftof %d : tile<4x256xf32> -> tile<4x256xbf16>
    %wr, %t1 = load_view_tko weak %wt[%zero] : partition_view<tile=(256), tensor_view<256xbf16, strides=[1]>>, tile<i32> -> tile<256xbf16>, token
    %w1 = reshape %wr : tile<256xbf16> -> tile<1x256xbf16>
    %ws = broadcast %w1 : tile<1x256xbf16> -> tile<4x256xbf16>
    %g = mulf %f, %ws : tile<4x256xbf16>
    %t2 = store_view_tko weak %g, %yt[%b, %zero] : tile<4x256xbf16>, partition_view<tile=(4x256), tensor_view<512x256xbf16, strides=[256,1]>>, tile<i32> -> token
  }
}
