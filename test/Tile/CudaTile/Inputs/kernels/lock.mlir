// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A lock that spins: compare and swap, and a release.
cuda_tile.module @lock {
  entry @lock(%lock: tile<ptr<i32>>, %x: tile<ptr<f32>>) {
    %free = constant <i32: 0> : tile<i32>
    %held = constant <i32: 1> : tile<i32>
    %start = make_token : token
    %got = loop iter_values(%t = %start) : token -> token {
      %old, %t1 = atomic_cas_tko acquire device %lock, %free, %held token=%t : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
      %mine = cmpi equal %old, %free, signed : tile<i32> -> tile<i1>
      if %mine {
        break %t1 : token
      }
      continue %t1 : token
    }
    %v, %t2 = load_ptr_tko weak %x token=%got : tile<ptr<f32>> -> tile<f32>, token
    %one = constant <f32: 1.0> : tile<f32>
    %w = addf %v, %one : tile<f32>
    %t3 = store_ptr_tko weak %x, %w token=%t2 : tile<ptr<f32>>, tile<f32> -> token
    %o, %t4 = atomic_rmw_tko release device %lock, xchg, %free token=%t3 : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
  }
}
