// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The next kernel begins before this one ends.
cuda_tile.module @dependent {
  entry @dependent(%x: tile<ptr<f64>>, %n: tile<i32>) {
    %t0 = gdc_wait_tko -> token
    %v, %t1 = load_ptr_tko acquire sys %x token=%t0 : tile<ptr<f64>> -> tile<f64>, token
    %p = fpowi %v, %n : tile<f64>, tile<i32>
    %i = ftoi %p signed saturating : tile<f64> -> tile<i64>
    %f = itof %i signed : tile<i64> -> tile<f64>
    %t2 = store_ptr_tko release sys %x, %f token=%t1 : tile<ptr<f64>>, tile<f64> -> token
    %t3 = gdc_launch_dependents_tko token = %t2 -> token
  }
}
