// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comparisons are constant where numbers stay on one side, and so are
// selections by them.
//
// RUN: nv-tileas-opt %s --nv-tileas-print-axis-facts --verify-diagnostics=only-expected -o /dev/null

func.func @masks(%n: i32, %m: i32, %k: i32) attributes {nv_tileas.kernel} {
  %c8 = arith.constant 8 : i32
  %c63 = arith.constant 63 : i32
  %c64 = arith.constant 64 : i32
  %a = nv_tileas.assume %n {fact = #nv_tileas.div_by<16>} : i32
  %b = nv_tileas.assume %m {fact = #nv_tileas.div_by<32>} : i32
  %t = nv_tileas.generate : tile<64xi32> {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i32
    // Bounds decide.
    %0 = arith.cmpi slt, %x, %c64 : i32 // expected-remark {{[-1, -1] div 1; d0 run 64/64 step 0 div 1}}
    %1 = arith.cmpi slt, %x, %c63 : i32 // expected-remark {{unknown}}
    %2 = arith.cmpi uge, %x, %c64 : i32 // expected-remark {{[0, 0] div 2^62; d0 run 64/64 step 0 div 2^62}}
    %3 = arith.cmpi eq, %x, %c64 : i32 // expected-remark {{[0, 0]}}
    // So does alignment.
    %4 = arith.addi %x, %b : i32
    %5 = arith.cmpi slt, %4, %a : i32 // expected-remark {{any div 1; d0 run 16/64 step 0 div 1}}
    %6 = arith.cmpi ult, %4, %a : i32 // expected-remark {{d0 run 16/64 step 0}}
    %7 = arith.cmpi sge, %4, %a : i32 // expected-remark {{d0 run 16/64 step 0}}
    %8 = arith.cmpi sgt, %a, %4 : i32 // expected-remark {{d0 run 16/64 step 0}}
    // The first of a block may be equal.
    %9 = arith.cmpi sle, %4, %a : i32 // expected-remark {{unknown}}
    %10 = arith.cmpi sgt, %4, %a : i32 // expected-remark {{unknown}}
    %11 = arith.cmpi eq, %4, %a : i32 // expected-remark {{unknown}}
    %12 = arith.cmpi slt, %4, %k : i32 // expected-remark {{unknown}}
    %13 = arith.andi %5, %7 : i1 // expected-remark {{d0 run 16/64 step 0}}
    %14 = arith.andi %5, %9 : i1 // expected-remark {{unknown}}
    nv_tileas.yield %x : i32
  }
  return
}

func.func @choices(%n: i32, %c: i1, %k: i32) attributes {nv_tileas.kernel} {
  %c8 = arith.constant 8 : i32
  %c63 = arith.constant 63 : i32
  %a = nv_tileas.assume %n {fact = #nv_tileas.div_by<16>} : i32
  %t = nv_tileas.generate : tile<64xi32> {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i32
    %y = arith.addi %x, %c8 : i32
    %0 = arith.select %c, %x, %y : i32 // expected-remark {{[0, 71] div 1; d0 run 64/64 step 1 div 8}}
    %1 = arith.select %c, %x, %a : i32 // expected-remark {{unknown}}
    %p = arith.cmpi slt, %x, %a : i32
    %2 = arith.select %p, %x, %y : i32 // expected-remark {{[0, 71] div 1; d0 run 16/64 step 1 div 8}}
    %q = arith.cmpi slt, %x, %k : i32
    %3 = arith.select %q, %x, %y : i32 // expected-remark {{[0, 71] div 1; d0 run 1/64 div 1}}
    %4 = arith.minsi %x, %c63 : i32 // expected-remark {{[0, 63] div 1; d0 run 64/64 step 1 div 2^62}}
    %5 = arith.maxsi %x, %c8 : i32 // expected-remark {{[8, 63] div 1; d0 run 1/64 div 1}}
    %6 = arith.minui %k, %c8 : i32 // expected-remark {{[0, 8] div 1; d0 run 64/64 step 0 div 1}}
    %7 = arith.minsi %k, %c8 : i32 // expected-remark {{[-2147483648, 8] div 1; d0 run 64/64 step 0 div 1}}
    %8 = arith.maxui %k, %c8 : i32 // expected-remark {{any div 1; d0 run 64/64 step 0 div 1}}
    nv_tileas.yield %x : i32
  }
  return
}
