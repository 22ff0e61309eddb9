// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loops and branches: what is carried is what all ways to it have in common.
//
// RUN: nv-tileas-opt %s --nv-tileas-print-axis-facts --verify-diagnostics=only-expected -o /dev/null

!row = !nv_tileas.tile<64xi32>

func.func @loops(%n: i32, %p: i64, %c: i1) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c32 = arith.constant 32 : i32
  %c100 = arith.constant 100 : i32
  %c256 = arith.constant 256 : i64
  %base = nv_tileas.assume %p {fact = #nv_tileas.div_by<16>} : i64
  // By one, the number cannot go beyond the bound.
  scf.for %i = %c0 to %n step %c1 : i32 { // expected-remark {{argument 0: [0, 2147483646] div 1}}
  }
  // By more, it wraps if the bound is close to the end.
  scf.for %i = %c0 to %n step %c32 : i32 { // expected-remark {{argument 0: any div 32}}
  }
  %m = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0, upper = 2147483616>} : i32
  scf.for %i = %c0 to %m step %c32 : i32 { // expected-remark {{argument 0: [0, 2147483615] div 32}}
  }
  scf.for unsigned %i = %c1 to %c100 step %c1 : i32 { // expected-remark {{argument 0: [1, 99] div 1}}
  }
  scf.for unsigned %i = %c1 to %n step %c1 : i32 { // expected-remark {{argument 0: unknown}}
  }
  // expected-remark@+3 {{result 0: any div 16}}
  // expected-remark@+2 {{argument 1: any div 16}}
  // expected-remark@+1 {{argument 0}}
  %at = scf.for %i = %c0 to %n step %c1 iter_args(%a = %base) -> (i64) : i32 {
    %next = arith.addi %a, %c256 : i64
    scf.yield %next : i64
  }
  // expected-remark@+3 {{result 0: any div 32}}
  // expected-remark@+2 {{argument 1: any div 32}}
  // expected-remark@+1 {{argument 0}}
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> (i32) : i32 {
    // expected-remark@+3 {{result 0: any div 32}}
    // expected-remark@+2 {{argument 1: any div 32}}
    // expected-remark@+1 {{argument 0}}
    %inner = scf.for %j = %c0 to %n step %c1 iter_args(%b = %a) -> (i32) : i32 {
      %next = arith.addi %b, %c32 : i32
      scf.yield %next : i32
    }
    scf.yield %inner : i32
  }
  // What only shrinks stays below where it began.
  // expected-remark@+3 {{result 0: [-2147483648, 100] div 1}}
  // expected-remark@+2 {{argument 1: [-2147483648, 100] div 1}}
  // expected-remark@+1 {{argument 0}}
  %less = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c100) -> (i32) : i32 {
    %next = arith.minsi %a, %n : i32
    scf.yield %next : i32
  }
  %i = nv_tileas.generate : tile<64xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    nv_tileas.yield %0 : i32
  }
  // Tiles keep their runs.
  // expected-remark@+3 {{result 0: any div 1; d0 run 64/64 step 1 div 32}}
  // expected-remark@+2 {{argument 1: any div 1; d0 run 64/64 step 1 div 32}}
  // expected-remark@+1 {{argument 0}}
  %tile = scf.for %j = %c0 to %n step %c1 iter_args(%t = %i) -> (!row) : i32 {
    %next = nv_tileas.map %t : !row -> !row {
    ^bb0(%k: i32):
      %0 = arith.addi %k, %c32 : i32
      nv_tileas.yield %0 : i32
    }
    scf.yield %next : !row
  }
  return
}

func.func @branches(%n: i32, %c: i1, %k: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : i32
  %c4 = arith.constant 4 : i32
  %c6 = arith.constant 6 : i32
  %0 = scf.if %c -> (i32) { // expected-remark {{result 0: [4, 6] div 2}}
    scf.yield %c4 : i32
  } else {
    scf.yield %c6 : i32
  }
  %1 = scf.if %c -> (i32) { // expected-remark {{result 0: unknown}}
    scf.yield %n : i32
  } else {
    scf.yield %c6 : i32
  }
  %2 = scf.index_switch %k -> i32 // expected-remark {{result 0: [0, 6] div 2}}
  case 0 {
    scf.yield %c0 : i32
  }
  case 1 {
    scf.yield %c4 : i32
  }
  default {
    scf.yield %c6 : i32
  }
  return
}

func.func @whiles(%n: i32, %c: i1) attributes {nv_tileas.kernel} {
  %c4 = arith.constant 4 : i32
  %c8 = arith.constant 8 : i32
  // expected-remark@+2 {{result 0: any div 4}}
  // expected-remark@+1 {{argument 0: any div 4}}
  %0 = scf.while (%a = %c8) : (i32) -> i32 {
    %go = arith.cmpi slt, %a, %n : i32
    scf.condition(%go) %a : i32
  } do {
  ^bb0(%b: i32): // expected-remark {{argument 0: any div 4}}
    %next = arith.addi %b, %c4 : i32
    scf.yield %next : i32
  }
  // Another value goes out than the one that goes round.
  // expected-remark@+2 {{result 0: [8, 8] div 8}}
  // expected-remark@+1 {{argument 0: unknown}}
  %1 = scf.while (%a = %n) : (i32) -> i32 {
    scf.condition(%c) %c8 : i32
  } do {
  ^bb0(%b: i32): // expected-remark {{argument 0: [8, 8] div 8}}
    scf.yield %b : i32
  }
  return
}

// Regions of other operations, and what they give, are not known.
func.func @helper(%a: i32) -> i32 {
  return %a : i32
}
func.func @others() attributes {nv_tileas.kernel} {
  %c4 = arith.constant 4 : i32
  %0 = func.call @helper(%c4) : (i32) -> i32 // expected-remark {{result 0: unknown}}
  %1 = scf.execute_region -> i32 { // expected-remark {{result 0: unknown}}
    %2 = arith.addi %c4, %c4 : i32 // expected-remark {{[8, 8] div 8}}
    scf.yield %2 : i32
  }
  return
}
