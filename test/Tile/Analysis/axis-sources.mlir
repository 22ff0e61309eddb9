// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where facts begin: constants, blocks of the grid, promises.
//
// RUN: nv-tileas-opt %s --nv-tileas-print-axis-facts --verify-diagnostics=only-expected -o /dev/null

func.func @constants() attributes {nv_tileas.kernel} {
  %0 = arith.constant true // expected-remark {{[-1, -1] div 1}}
  %1 = arith.constant 0 : i32 // expected-remark {{[0, 0] div 2^62}}
  %2 = arith.constant -9223372036854775808 : i64 // expected-remark {{[-9223372036854775808, -9223372036854775808] div 2^62}}
  %3 = arith.constant dense<[4, 6, 8, 10, 5, 7, 9, 11]> : !nv_tileas.tile<8xi32> // expected-remark {{[4, 11] div 1; d0 run 4/8 step 2 div 1}}
  %4 = arith.constant dense<[[4, 5], [8, 9]]> : !nv_tileas.tile<2x2xi32> // expected-remark {{[4, 9] div 1; d0 run 2/2 step 4 div 1; d1 run 2/2 step 1 div 4}}
  %5 = arith.constant dense<[1, 2, 3, 5]> : !nv_tileas.tile<4xi32> // expected-remark {{[1, 5] div 1; d0 run 1/4 div 1}}
  // It wraps, with the same difference.
  %6 = arith.constant dense<[126, 127, -128, -127]> : !nv_tileas.tile<4xi8> // expected-remark {{any div 1; d0 run 4/4 step 1 div 2}}
  %7 = arith.constant dense<[true, true, false, false]> : !nv_tileas.tile<4xi1> // expected-remark {{any div 1; d0 run 2/4 step 0 div 1}}
  return
}

func.func @blocks() attributes {nv_tileas.kernel} {
  %0 = gpu.block_id x // expected-remark {{[0, 2147483646] div 1}}
  %1 = gpu.block_id y // expected-remark {{[0, 65534] div 1}}
  %2 = gpu.grid_dim x // expected-remark {{[1, 2147483647] div 1}}
  %3 = gpu.grid_dim z // expected-remark {{[1, 65535] div 1}}
  return
}

// expected-remark@+2 {{argument 0: unknown}}
// expected-remark@+1 {{argument 1: unknown}}
func.func @promises(%n: i32, %p: i64) attributes {nv_tileas.kernel} {
  %0 = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0>} : i32 // expected-remark {{[0, 2147483647] div 1}}
  %1 = nv_tileas.assume %0 {fact = #nv_tileas.div_by<8>} : i32 // expected-remark {{[0, 2147483647] div 8}}
  %2 = nv_tileas.assume %1 {fact = #nv_tileas.bounded<lower = -5, upper = 99>} : i32 // expected-remark {{[0, 99] div 8}}
  %3 = nv_tileas.splat %n : i32 -> tile<16xi32>
  %t = nv_tileas.load_at %p : i64 -> i32 // expected-remark {{unknown}}
  %d = arith.constant dense<[3, 1, 4, 1, 5, 9, 2, 6]> : !nv_tileas.tile<8xi32> // expected-remark {{[1, 9] div 1; d0 run 1/8 div 1}}
  %4 = nv_tileas.assume %d {fact = #nv_tileas.same_elements<[4]>} : tile<8xi32> // expected-remark {{[1, 9] div 1; d0 run 4/8 step 0 div 1}}
  %5 = nv_tileas.assume %d {fact = #nv_tileas.same_elements<[3]>} : tile<8xi32> // expected-remark {{[1, 9] div 1; d0 run 1/8 div 1}}
  %6 = nv_tileas.assume %d {fact = #nv_tileas.div_by<16, every = 4, along = 0>} : tile<8xi32> // expected-remark {{[1, 9] div 1; d0 run 4/8 step 1 div 16}}
  %7 = nv_tileas.assume %d {fact = #nv_tileas.div_by<16, every = 3, along = 0>} : tile<8xi32> // expected-remark {{[1, 9] div 1; d0 run 1/8 div 1}}
  // Addresses count up by elements whose size is not known here.
  %e = arith.constant dense<[3, 1, 4, 1, 5, 9, 2, 6]> : !nv_tileas.tile<8xi64>
  %8 = nv_tileas.assume %e {fact = #nv_tileas.div_by<16, every = 4, along = 0>} : tile<8xi64> // expected-remark {{[1, 9] div 1; d0 run 1/8 div 1}}
  return
}
