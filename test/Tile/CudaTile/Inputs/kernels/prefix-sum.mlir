// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sums of all prefixes, from the left and from the right.
cuda_tile.module @prefix_sum {
  entry @prefix_sum(%x: tile<ptr<i32>>, %y: tile<ptr<i32>>, %z: tile<ptr<i32>>) {
    %lanes = iota : tile<64xi64>
    %x1 = reshape %x : tile<ptr<i32>> -> tile<1xptr<i32>>
    %xs = broadcast %x1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %xp = offset %xs, %lanes : tile<64xptr<i32>>, tile<64xi64> -> tile<64xptr<i32>>
    %y1 = reshape %y : tile<ptr<i32>> -> tile<1xptr<i32>>
    %ys = broadcast %y1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %yp = offset %ys, %lanes : tile<64xptr<i32>>, tile<64xi64> -> tile<64xptr<i32>>
    %z1 = reshape %z : tile<ptr<i32>> -> tile<1xptr<i32>>
    %zs = broadcast %z1 : tile<1xptr<i32>> -> tile<64xptr<i32>>
    %zp = offset %zs, %lanes : tile<64xptr<i32>>, tile<64xi64> -> tile<64xptr<i32>>
    %v, %t0 = load_ptr_tko weak %xp : tile<64xptr<i32>> -> tile<64xi32>, token
    %l = scan %v dim=0 reverse=false identities=[0 : i32] : tile<64xi32> -> tile<64xi32>
    (%p: tile<i32>, %q: tile<i32>) {
      %s = addi %p, %q : tile<i32>
      yield %s : tile<i32>
    }
    %r = scan %v dim=0 reverse=true identities=[0 : i32] : tile<64xi32> -> tile<64xi32>
    (%p: tile<i32>, %q: tile<i32>) {
      %s = addi %p, %q : tile<i32>
      yield %s : tile<i32>
    }
    %t1 = store_ptr_tko weak %yp, %l : tile<64xptr<i32>>, tile<64xi32> -> token
    %t2 = store_ptr_tko weak %zp, %r : tile<64xptr<i32>>, tile<64xi32> -> token
  }
}
