// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One head: a running maximum and a running sum over the keys.
cuda_tile.module @attention {
  entry @attention(%q: tile<ptr<f16>>, %k: tile<ptr<f16>>, %v: tile<ptr<f16>>, %o: tile<ptr<f16>>, %n: tile<i32>) {
    %qv = make_tensor_view %q, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %kv = make_tensor_view %k, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %vv = make_tensor_view %v, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %ov = make_tensor_view %o, shape = [%n, 64], strides = [64, 1] : tile<i32> -> tensor_view<?x64xf16, strides=[64,1]>
    %rows = make_partition_view %qv : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>
    %keys = make_partition_view %kv : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>, dim_map=[1,0]>
    %values = make_partition_view %vv : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>
    %outs = make_partition_view %ov : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>
    %b, %by, %bz = get_tile_block_id : tile<i32>
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %steps, %wide = get_index_space_shape %values : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>> -> tile<i32>
    %query, %t0 = load_view_tko weak %rows[%b, %zero] : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
    %none = constant <f32: 0.0> : tile<32x32xf32>
    %acc0 = constant <f32: 0.0> : tile<32x64xf32>
    %sum0 = constant <f32: 0.0> : tile<32xf32>
    %max0 = constant <f32: 0xFF800000> : tile<32xf32>
    %scale = constant <f32: 0.125> : tile<32x32xf32>
    %acc, %sum, %max = for %i in (%zero to %steps, step %one) : tile<i32>
        iter_values(%a = %acc0, %s = %sum0, %m = %max0) -> (tile<32x64xf32>, tile<32xf32>, tile<32xf32>) {
      %key, %t1 = load_view_tko weak %keys[%zero, %i] : partition_view<tile=(64x32), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>, dim_map=[1,0]>, tile<i32> -> tile<64x32xf16>, token
      %dots = mmaf %query, %key, %none : tile<32x64xf16>, tile<64x32xf16>, tile<32x32xf32>
      %scores = mulf %dots, %scale : tile<32x32xf32>
      %new = reduce %scores dim=1 identities=[0xFF800000 : f32] : tile<32x32xf32> -> tile<32xf32>
      (%x: tile<f32>, %y: tile<f32>) {
        %l = maxf %x, %y propagate_nan : tile<f32>
        yield %l : tile<f32>
      }
      %high = maxf %m, %new : tile<32xf32>
      %h1 = reshape %high : tile<32xf32> -> tile<32x1xf32>
      %hs = broadcast %h1 : tile<32x1xf32> -> tile<32x32xf32>
      %d = subf %scores, %hs : tile<32x32xf32>
      %p = exp2 %d flush_to_zero : tile<32x32xf32>
      %down = subf %m, %high : tile<32xf32>
      %factor = exp2 %down flush_to_zero : tile<32xf32>
      %part = reduce %p dim=1 identities=[0.0 : f32] : tile<32x32xf32> -> tile<32xf32>
      (%x: tile<f32>, %y: tile<f32>) {
        %l = addf %x, %y : tile<f32>
        yield %l : tile<f32>
      }
      %s1 = fma %s, %factor, %part : tile<32xf32>
      %f1 = reshape %factor : tile<32xf32> -> tile<32x1xf32>
      %fs = broadcast %f1 : tile<32x1xf32> -> tile<32x64xf32>
      %a1 = mulf %a, %fs : tile<32x64xf32>
      %ph = ftof %p : tile<32x32xf32> -> tile<32x32xf16>
      %value, %t2 = load_view_tko weak %values[%i, %zero] : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> tile<32x64xf16>, token
      %a2 = mmaf %ph, %value, %a1 : tile<32x32xf16>, tile<32x64xf16>, tile<32x64xf32>
      continue %a2, %s1, %high : tile<32x64xf32>, tile<32xf32>, tile<32xf32>
    }
    %s1 = reshape %sum : tile<32xf32> -> tile<32x1xf32>
    %ss = broadcast %s1 : tile<32x1xf32> -> tile<32x64xf32>
    %r = divf %acc, %ss rounding<full> : tile<32x64xf32>
    %h = ftof %r : tile<32x64xf32> -> tile<32x64xf16>
    %t3 = store_view_tko weak %h, %outs[%b, %zero] token = %t0 : tile<32x64xf16>, partition_view<tile=(32x64), padding_value = zero, tensor_view<?x64xf16, strides=[64,1]>>, tile<i32> -> token
  }
}
