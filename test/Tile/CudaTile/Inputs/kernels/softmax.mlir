// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One row for each tile block.
cuda_tile.module @softmax {
  entry @softmax(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>, %rows: tile<i32>) {
    %xv = make_tensor_view %x, shape = [%rows, 1000], strides = [1000, 1] : tile<i32> -> tensor_view<?x1000xf32, strides=[1000,1]>
    %yv = make_tensor_view %y, shape = [%rows, 1000], strides = [1000, 1] : tile<i32> -> tensor_view<?x1000xf32, strides=[1000,1]>
    %xt = make_partition_view %xv : partition_view<tile=(1x1024), padding_value = neg_inf, tensor_view<?x1000xf32, strides=[1000,1]>>
    %yt = make_partition_view %yv : partition_view<tile=(1x1024), tensor_view<?x1000xf32, strides=[1000,1]>>
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %v, %t0 = load_view_tko weak %xt[%b, %zero] : partition_view<tile=(1x1024), padding_value = neg_inf, tensor_view<?x1000xf32, strides=[1000,1]>>, tile<i32> -> tile<1x1024xf32>, token
    %top = reduce %v dim=1 identities=[0xFF800000 : f32] : tile<1x1024xf32> -> tile<1xf32>
    (%p: tile<f32>, %q: tile<f32>) {
      %m = maxf %p, %q : tile<f32>
      yield %m : tile<f32>
    }
    %top1 = reshape %top : tile<1xf32> -> tile<1x1xf32>
    %tops = broadcast %top1 : tile<1x1xf32> -> tile<1x1024xf32>
    %less = subf %v, %tops : tile<1x1024xf32>
    %e = exp %less : tile<1x1024xf32>
    %sum = reduce %e dim=1 identities=[0.0 : f32] : tile<1x1024xf32> -> tile<1xf32>
    (%p: tile<f32>, %q: tile<f32>) {
      %s = addf %p, %q : tile<f32>
      yield %s : tile<f32>
    }
    %sum1 = reshape %sum : tile<1xf32> -> tile<1x1xf32>
    %sums = broadcast %sum1 : tile<1x1xf32> -> tile<1x1024xf32>
    %r = divf %e, %sums rounding<approx> flush_to_zero : tile<1x1024xf32>
    %t1 = store_view_tko weak %r, %yt[%b, %zero] : tile<1x1024xf32>, partition_view<tile=(1x1024), tensor_view<?x1000xf32, strides=[1000,1]>>, tile<i32> -> token
  }
}
