// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Casts: a run of numbers that may wrap does not go on in a wider type, unless
// bounds or divisors say that it does not wrap.
//
// RUN: nv-tileas-opt %s --nv-tileas-print-axis-facts --verify-diagnostics=only-expected -o /dev/null

func.func @casts(%n: i32, %m: i32) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : i32
  %a = nv_tileas.assume %n {fact = #nv_tileas.div_by<16>} : i32
  %t = nv_tileas.generate : tile<64xi32> {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i32 // expected-remark {{[0, 63] div 1; d0 run 64/64 step 1 div 2^62}}
    %0 = arith.extsi %x : i32 to i64 // expected-remark {{[0, 63] div 1; d0 run 64/64 step 1 div 2^62}}
    %1 = arith.addi %x, %m : i32 // expected-remark {{d0 run 64/64 step 1 div 1}}
    %2 = arith.extsi %1 : i32 to i64 // expected-remark {{[-2147483648, 2147483647] div 1; d0 run 1/64 div 1}}
    %3 = arith.extui %1 : i32 to i64 // expected-remark {{[0, 4294967295] div 1; d0 run 1/64 div 1}}
    // Between two multiples of 16, nothing wraps.
    %4 = arith.addi %x, %a : i32
    %5 = arith.extsi %4 : i32 to i64 // expected-remark {{d0 run 16/64 step 1 div 16}}
    %6 = arith.extui %4 : i32 to i64 // expected-remark {{[0, 4294967295] div 1; d0 run 16/64 step 1 div 16}}
    %7 = arith.index_cast %4 : i32 to index // expected-remark {{d0 run 16/64 step 1 div 16}}
    %8 = arith.index_castui %4 : i32 to index // expected-remark {{d0 run 16/64 step 1 div 16}}
    // Downwards, a multiple is the end of a block.
    %9 = arith.subi %a, %x : i32
    %10 = arith.extsi %9 : i32 to i64 // expected-remark {{d0 run 1/64 div 1}}
    %11 = arith.subi %c0, %x : i32 // expected-remark {{[-63, 0] div 1; d0 run 64/64 step -1 div 2^62}}
    %12 = arith.extsi %11 : i32 to i64 // expected-remark {{[-63, 0] div 1; d0 run 64/64 step -1 div 2^62}}
    %13 = arith.extui %11 : i32 to i64 // expected-remark {{[0, 4294967295] div 1; d0 run 1/64 div 1}}
    nv_tileas.yield %x : i32
  }
  return
}

// In 8 bits: 127 is the last number, and 255 the last unsigned one.
func.func @narrow() attributes {nv_tileas.kernel} {
  %c64 = arith.constant 64 : i8
  %c65 = arith.constant 65 : i8
  %c96 = arith.constant 96 : i8
  %t = nv_tileas.generate : tile<64xi8> {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i8
    %0 = arith.addi %x, %c64 : i8 // expected-remark {{[64, 127] div 1; d0 run 64/64 step 1 div 64}}
    %1 = arith.extsi %0 : i8 to i32 // expected-remark {{[64, 127] div 1; d0 run 64/64 step 1 div 64}}
    %2 = arith.addi %x, %c65 : i8 // expected-remark {{any div 1; d0 run 64/64 step 1 div 1}}
    %3 = arith.extsi %2 : i8 to i32 // expected-remark {{[-128, 127] div 1; d0 run 1/64 div 1}}
    %4 = arith.addi %x, %c96 : i8
    %5 = arith.extsi %4 : i8 to i32 // expected-remark {{[-128, 127] div 1; d0 run 32/64 step 1 div 32}}
    nv_tileas.yield %x : i8
  }
  %u = nv_tileas.generate : tile<512xi8> {
  ^bb0(%i: index):
    %w = arith.index_cast %i : index to i16
    %x = arith.trunci %w : i16 to i8 // expected-remark {{any div 1; d0 run 512/512 step 1 div 2^62}}
    %0 = arith.extui %x : i8 to i16 // expected-remark {{[0, 255] div 1; d0 run 128/512 step 1 div 128}}
    %1 = arith.index_cast %i : index to i8 // expected-remark {{any div 1; d0 run 512/512 step 1 div 2^62}}
    nv_tileas.yield %x : i8
  }
  return
}
