// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A loop that ends when it ends; the program says how far it came.
cuda_tile.module @collatz {
  entry @collatz(%n: tile<i64>, %y: tile<ptr<i64>>) {
    %zero = constant <i64: 0> : tile<i64>
    %one = constant <i64: 1> : tile<i64>
    %two = constant <i64: 2> : tile<i64>
    %three = constant <i64: 3> : tile<i64>
    %positive = cmpi greater_than %n, %zero, signed : tile<i64> -> tile<i1>
    assert %positive, "n must be above zero" : tile<i1>
    %steps = loop iter_values(%v = %n, %k = %zero) : tile<i64>, tile<i64> -> tile<i64> {
      %end = cmpi equal %v, %one, signed : tile<i64> -> tile<i1>
      if %end {
        break %k : tile<i64>
      }
      %rest = remi %v, %two signed : tile<i64>
      %odd = cmpi not_equal %rest, %zero, signed : tile<i64> -> tile<i1>
      %next = if %odd -> (tile<i64>) {
        %m = muli %v, %three overflow<no_signed_wrap> : tile<i64>
        %p = addi %m, %one overflow<no_signed_wrap> : tile<i64>
        yield %p : tile<i64>
      } else {
        %h = divi %v, %two signed rounding<negative_inf> : tile<i64>
        yield %h : tile<i64>
      }
      %k1 = addi %k, %one : tile<i64>
      continue %next, %k1 : tile<i64>, tile<i64>
    }
    %t0 = print_tko "%ld steps\n", %steps : tile<i64> -> token
    %t1 = store_ptr_tko weak %y, %steps token=%t0 : tile<ptr<i64>>, tile<i64> -> token
  }
}
