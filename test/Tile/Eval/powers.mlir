// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Any number to the power of zero is 1, and so is 1 to any power: also if the other one is
// NaN, quiet or signaling.
//
// RUN: nvvmc run %s i64:9221120237041090560
// RUN: nvvmc run %s i64:9219994337134247936
// RUN: nvvmc run %s i64:0
// RUN: echo '["000000000000f47f"]' > %t
// RUN: nv-tileas-run --arguments=%t %s

cuda_tile.module @m {
  entry @k(%bits: tile<i64>) {
    %x = bitcast %bits : tile<i64> -> tile<f64>
    %zero = constant <i32: 0> : tile<i32>
    %none = constant <f64: 0.0> : tile<f64>
    %one = constant <f64: 1.0> : tile<f64>
    %a = fpowi %x, %zero : tile<f64>, tile<i32>
    %b = fpowf %x, %none : tile<f64>
    %c = fpowf %one, %x : tile<f64>
    %ia = cmpf equal ordered %a, %one : tile<f64> -> tile<i1>
    %ib = cmpf equal ordered %b, %one : tile<f64> -> tile<i1>
    %ic = cmpf equal ordered %c, %one : tile<f64> -> tile<i1>
    assert %ia, "fpowi" : tile<i1>
    assert %ib, "fpowf of zero" : tile<i1>
    assert %ic, "fpowf of one" : tile<i1>
  }
}
