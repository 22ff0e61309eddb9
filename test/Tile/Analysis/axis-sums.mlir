// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sums and products: steps add up, divisors are the smaller or multiply, bounds
// hold until they could wrap.
//
// RUN: nv-tileas-opt %s --nv-tileas-print-axis-facts --verify-diagnostics=only-expected -o /dev/null

func.func @sums(%n: i32, %m: i32) attributes {nv_tileas.kernel} {
  %c4 = arith.constant 4 : i32
  %c6 = arith.constant 6 : i32
  %a = nv_tileas.assume %n {fact = #nv_tileas.div_by<16>} : i32 // expected-remark {{result 0: any div 16}}
  %b = nv_tileas.assume %m {fact = #nv_tileas.bounded<lower = 0, upper = 100>} : i32 // expected-remark {{[0, 100] div 1}}
  %t = nv_tileas.generate : tile<64x32xi32> {
  // expected-remark@+2 {{argument 0: [0, 63] div 1; d0 run 64/64 step 1 div 2^62; d1 run 32/32 step 0 div 1}}
  // expected-remark@+1 {{argument 1: [0, 31] div 1; d0 run 64/64 step 0 div 1; d1 run 32/32 step 1 div 2^62}}
  ^bb0(%i: index, %j: index):
    %x = arith.index_cast %i : index to i32
    %y = arith.index_cast %j : index to i32
    %0 = arith.addi %x, %y : i32 // expected-remark {{[0, 94] div 1; d0 run 64/64 step 1 div 1; d1 run 32/32 step 1 div 1}}
    %1 = arith.addi %y, %a : i32 // expected-remark {{any div 1; d0 run 64/64 step 0 div 1; d1 run 32/32 step 1 div 16}}
    %2 = arith.subi %a, %y : i32 // expected-remark {{any div 1; d0 run 64/64 step 0 div 1; d1 run 32/32 step -1 div 16}}
    %3 = arith.muli %y, %c6 : i32 // expected-remark {{[0, 186] div 2; d0 run 64/64 step 0 div 2; d1 run 32/32 step 6 div 2^62}}
    %4 = arith.muli %y, %a : i32 // expected-remark {{any div 16; d0 run 64/64 step 0 div 16; d1 run 1/32 div 16}}
    %5 = arith.muli %x, %y : i32 // expected-remark {{[0, 1953] div 1; d0 run 1/64 div 1; d1 run 1/32 div 1}}
    %6 = arith.shli %y, %c4 : i32 // expected-remark {{[0, 496] div 16; d0 run 64/64 step 0 div 16; d1 run 32/32 step 16 div 2^62}}
    %7 = arith.shli %c4, %y : i32 // expected-remark {{any div 4; d0 run 64/64 step 0 div 4; d1 run 1/32 div 4}}
    %8 = arith.addi %5, %y : i32 // expected-remark {{[0, 1984] div 1; d0 run 1/64 div 1; d1 run 1/32 div 1}}
    nv_tileas.yield %8 : i32
  }
  return
}

// One less than what wraps, and what wraps.
func.func @bounds(%n: i32, %m: i32, %k: i32) attributes {nv_tileas.kernel} {
  %c1 = arith.constant 1 : i32
  %a = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0, upper = 2147483646>} : i32
  %b = nv_tileas.assume %m {fact = #nv_tileas.bounded<lower = -2147483647, upper = 46340>} : i32
  %c = nv_tileas.assume %k {fact = #nv_tileas.bounded<lower = 0, upper = 46340>} : i32
  %0 = arith.addi %a, %c1 : i32 // expected-remark {{[1, 2147483647] div 1}}
  %1 = arith.addi %0, %c1 : i32 // expected-remark {{unknown}}
  %2 = arith.addi %0, %c1 overflow<nsw> : i32 // expected-remark {{[2, 2147483647] div 1}}
  %3 = arith.addi %0, %c1 overflow<nuw> : i32 // expected-remark {{unknown}}
  %4 = arith.subi %b, %c1 : i32 // expected-remark {{[-2147483648, 46339] div 1}}
  %5 = arith.subi %4, %c1 : i32 // expected-remark {{unknown}}
  %6 = arith.muli %c, %c : i32 // expected-remark {{[0, 2147395600] div 1}}
  %7 = arith.addi %c, %c1 : i32
  %8 = arith.muli %7, %7 : i32 // expected-remark {{unknown}}
  return
}

// Addresses are moved by signed offsets, in bytes.
func.func @addresses(%p: i64, %n: i32) attributes {nv_tileas.kernel} {
  %base = nv_tileas.assume %p {fact = #nv_tileas.div_by<16>} : i64
  %at = nv_tileas.splat %base : i64 -> tile<64xi64> // expected-remark {{any div 16; d0 run 64/64 step 0 div 16}}
  %i = nv_tileas.generate : tile<64xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    nv_tileas.yield %0 : i32
  }
  %w = nv_tileas.map %i : tile<64xi32> -> tile<64xi32> {
  ^bb0(%k: i32):
    %0 = arith.addi %k, %n : i32
    nv_tileas.yield %0 : i32
  }
  %0 = nv_tileas.offset %at, %i {element = f32} : tile<64xi64>, tile<64xi32> // expected-remark {{any div 4; d0 run 64/64 step 4 div 16}}
  %1 = nv_tileas.offset %at, %i {element = f4E2M1FN} : tile<64xi64>, tile<64xi32> // expected-remark {{any div 1; d0 run 2/64 step 0 div 1}}
  %2 = nv_tileas.offset %at, %w {element = f16} : tile<64xi64>, tile<64xi32> // expected-remark {{any div 2; d0 run 1/64 div 2}}
  return
}
