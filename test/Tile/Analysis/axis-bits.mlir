// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Masks of bits are blocks, too; disjoint bits add up.
//
// RUN: nv-tileas-opt %s --nv-tileas-print-axis-facts --verify-diagnostics=only-expected -o /dev/null

func.func @bits(%n: i32, %m: i32) attributes {nv_tileas.kernel} {
  %c7 = arith.constant 7 : i32
  %c6 = arith.constant 6 : i32
  %c8 = arith.constant 8 : i32
  %down = arith.constant -8 : i32
  %all = arith.constant -1 : i32
  %lowest = arith.constant -2147483648 : i32
  %a = nv_tileas.assume %n {fact = #nv_tileas.div_by<64>} : i32
  %b = nv_tileas.assume %m {fact = #nv_tileas.bounded<lower = 5, upper = 100>} : i32
  %s0 = arith.andi %m, %c6 : i32 // expected-remark {{result 0: [0, 6] div 2}}
  %s1 = arith.andi %m, %b : i32 // expected-remark {{result 0: [0, 100] div 1}}
  %s2 = arith.andi %m, %n : i32 // expected-remark {{unknown}}
  %s3 = arith.ori %b, %c8 : i32 // expected-remark {{result 0: [8, 127] div 1}}
  %s4 = arith.xori %b, %c8 : i32 // expected-remark {{result 0: [0, 127] div 1}}
  %s5 = arith.ori %m, %down : i32 // expected-remark {{result 0: [-8, -1] div 1}}
  %s6 = arith.andi %m, %lowest : i32 // expected-remark {{result 0: any div 2^31}}
  %t = nv_tileas.generate : tile<64xi32> {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i32
    %0 = arith.andi %x, %c7 : i32 // expected-remark {{[0, 7] div 1; d0 run 8/64 step 1 div 2^62}}
    %1 = arith.andi %x, %down : i32 // expected-remark {{[0, 56] div 8; d0 run 8/64 step 0 div 8}}
    %2 = arith.andi %x, %c6 : i32 // expected-remark {{[0, 6] div 2; d0 run 1/64 div 2}}
    %3 = arith.andi %x, %all : i32 // expected-remark {{[0, 63] div 1; d0 run 64/64 step 1 div 2^62}}
    %4 = arith.ori %a, %x : i32 // expected-remark {{any div 1; d0 run 64/64 step 1 div 64}}
    %5 = arith.xori %a, %x : i32 // expected-remark {{any div 1; d0 run 64/64 step 1 div 64}}
    %6 = arith.ori %m, %x : i32 // expected-remark {{unknown}}
    %7 = arith.xori %x, %all : i32 // expected-remark {{[-64, -1] div 1; d0 run 64/64 step -1 div 1}}
    nv_tileas.yield %x : i32
  }
  return
}
