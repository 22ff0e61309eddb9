// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Quotients and remainders: steps that are multiples of a known divisor go on,
// smaller ones stay in a block between two multiples.
//
// RUN: nv-tileas-opt %s --nv-tileas-print-axis-facts --verify-diagnostics=only-expected -o /dev/null

func.func @quotients(%n: i32, %m: i32) attributes {nv_tileas.kernel} {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c12 = arith.constant 12 : i32
  %a = nv_tileas.assume %n {fact = #nv_tileas.div_by<16>} : i32
  %s = arith.divui %a, %c4 : i32 // expected-remark {{result 0: [0, 1073741823] div 4}}
  %s1 = arith.divsi %a, %c4 : i32 // expected-remark {{result 0: [-536870912, 536870911] div 4}}
  %s2 = arith.divsi %a, %c3 : i32 // expected-remark {{result 0: [-715827882, 715827882] div 1}}
  %s3 = arith.ceildivsi %a, %c4 : i32 // expected-remark {{result 0: [-536870912, 536870912] div 4}}
  %s4 = arith.divui %m, %m : i32 // expected-remark {{unknown}}
  %t = nv_tileas.generate : tile<64xi32> {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i32
    %0 = arith.divui %x, %c4 : i32 // expected-remark {{[0, 15] div 1; d0 run 4/64 step 0 div 1}}
    %1 = arith.divsi %x, %c12 : i32 // expected-remark {{[0, 5] div 1; d0 run 4/64 step 0 div 1}}
    %2 = arith.divui %x, %c3 : i32 // expected-remark {{[0, 21] div 1; d0 run 1/64 div 1}}
    %3 = arith.muli %x, %c12 : i32
    %4 = arith.divui %3, %c4 : i32 // expected-remark {{[0, 189] div 1; d0 run 64/64 step 3 div 2^60}}
    %5 = arith.divui %3, %c3 : i32 // expected-remark {{[0, 252] div 1; d0 run 64/64 step 4 div 1}}
    %6 = arith.addi %x, %a : i32
    %7 = arith.divui %6, %c4 : i32 // expected-remark {{d0 run 4/64 step 0 div 1}}
    // Towards zero, -3 to 3 have one quotient, so blocks are not known.
    %8 = arith.divsi %6, %c4 : i32 // expected-remark {{[-536870912, 536870911] div 1; d0 run 1/64 div 1}}
    %9 = arith.floordivsi %6, %c4 : i32 // expected-remark {{[-536870912, 536870911] div 1; d0 run 4/64 step 0 div 1}}
    %10 = arith.shrsi %6, %c4 : i32 // expected-remark {{[-134217728, 134217727] div 1; d0 run 16/64 step 0 div 1}}
    %11 = arith.shrui %6, %c4 : i32 // expected-remark {{[0, 268435455] div 1; d0 run 16/64 step 0 div 1}}
    %12 = arith.addi %x, %m : i32
    %13 = arith.divui %12, %c4 : i32 // expected-remark {{[0, 1073741823] div 1; d0 run 1/64 div 1}}
    nv_tileas.yield %x : i32
  }
  return
}

func.func @remainders(%n: i32, %m: i32) attributes {nv_tileas.kernel} {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c12 = arith.constant 12 : i32
  %a = nv_tileas.assume %n {fact = #nv_tileas.div_by<16>} : i32
  %b = nv_tileas.assume %m {fact = #nv_tileas.bounded<lower = 1, upper = 9>} : i32
  %s = arith.remui %a, %c4 : i32 // expected-remark {{result 0: [0, 3] div 2^62}}
  %s1 = arith.remsi %a, %c12 : i32 // expected-remark {{result 0: [-11, 11] div 4}}
  %s2 = arith.remsi %a, %b : i32 // expected-remark {{result 0: [-8, 8] div 1}}
  %s3 = arith.remui %a, %m : i32 // expected-remark {{unknown}}
  %s4 = arith.remui %b, %n : i32 // expected-remark {{result 0: [0, 9] div 1}}
  %t = nv_tileas.generate : tile<64xi32> {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i32
    %0 = arith.remui %x, %c4 : i32 // expected-remark {{[0, 3] div 1; d0 run 4/64 step 1 div 2^62}}
    %1 = arith.remsi %x, %c12 : i32 // expected-remark {{[0, 11] div 1; d0 run 4/64 step 1 div 4}}
    %2 = arith.muli %x, %c12 : i32
    %3 = arith.remui %2, %c3 : i32 // expected-remark {{[0, 2] div 1; d0 run 64/64 step 0 div 1}}
    %4 = arith.addi %x, %a : i32
    %5 = arith.remui %4, %c4 : i32 // expected-remark {{[0, 3] div 1; d0 run 4/64 step 1 div 2^62}}
    %6 = arith.remsi %4, %c4 : i32 // expected-remark {{[-3, 3] div 1; d0 run 1/64 div 1}}
    nv_tileas.yield %x : i32
  }
  return
}
