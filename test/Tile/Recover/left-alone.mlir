// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accesses that stay as they are, because something about them is not known.
//
// RUN: nv-tileas-opt %s --nv-tileas-recover-views --canonicalize --cse | FileCheck --implicit-check-not=tiled_ --implicit-check-not=block_tile %s

!at = !nv_tileas.tile<16xi64>
!mask = !nv_tileas.tile<16xi1>
!row = !nv_tileas.tile<16xf32>

// One more than the largest stride of which fifteen fit into 32 bits.
// CHECK: @stride(
func.func @stride(%p: i64, %q: !at, %l: i32) attributes {nv_tileas.kernel} {
  %b = nv_tileas.assume %l {fact = #nv_tileas.bounded<lower = 0, upper = 143165577>} : i32
  %o = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    %1 = arith.muli %0, %b : i32
    nv_tileas.yield %1 : i32
  }
  %s = nv_tileas.splat %p : i64 -> tile<16xi64>
  %at = nv_tileas.offset %s, %o {element = f32} : tile<16xi64>, tile<16xi32>
  %x = nv_tileas.load_at %at : tile<16xi64> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// Indices are read from memory.
// CHECK: @gathered(
func.func @gathered(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %i = nv_tileas.load_at %q : tile<16xi64> -> tile<16xi32>
  %s = nv_tileas.splat %p : i64 -> tile<16xi64>
  %at = nv_tileas.offset %s, %i {element = f32} : tile<16xi64>, tile<16xi32>
  %x = nv_tileas.load_at %at : tile<16xi64> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// The mask is not that of a part that begins at the first element.
// CHECK: @holes(
func.func @holes(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %i = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    nv_tileas.yield %0 : i32
  }
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %m = nv_tileas.map %i : tile<16xi32> -> !mask {
  ^bb0(%k: i32):
    %0 = arith.cmpi ne, %k, %n : i32
    nv_tileas.yield %0 : i1
  }
  %x = nv_tileas.load_at %at mask %m : tile<16xi64>, tile<16xi1> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// There is no bound from above.
// CHECK: @beginning(
func.func @beginning(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %i = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    nv_tileas.yield %0 : i32
  }
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %m = nv_tileas.map %i : tile<16xi32> -> !mask {
  ^bb0(%k: i32):
    %0 = arith.addi %k, %n overflow<nsw> : i32
    %c0 = arith.constant 0 : i32
    %1 = arith.cmpi sge, %0, %c0 : i32
    nv_tileas.yield %1 : i1
  }
  %x = nv_tileas.load_at %at mask %m : tile<16xi64>, tile<16xi1> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// A bound from below that is not zero.
// CHECK: @from_one(
func.func @from_one(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %i = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    nv_tileas.yield %0 : i32
  }
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %m = nv_tileas.map %i : tile<16xi32> -> !mask {
  ^bb0(%k: i32):
    %0 = arith.cmpi sge, %k, %n : i32
    nv_tileas.yield %0 : i1
  }
  %x = nv_tileas.load_at %at mask %m : tile<16xi64>, tile<16xi1> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// What is compared counts by two.
// CHECK: @even(
func.func @even(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %i = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    nv_tileas.yield %0 : i32
  }
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %m = nv_tileas.map %i : tile<16xi32> -> !mask {
  ^bb0(%k: i32):
    %0 = arith.addi %k, %k : i32
    %1 = arith.cmpi slt, %0, %n : i32
    nv_tileas.yield %1 : i1
  }
  %x = nv_tileas.load_at %at mask %m : tile<16xi64>, tile<16xi1> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// An unsigned limit that may be negative.
// CHECK: @negative_limit(
func.func @negative_limit(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %i = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    nv_tileas.yield %0 : i32
  }
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %m = nv_tileas.map %i : tile<16xi32> -> !mask {
  ^bb0(%k: i32):
    %0 = arith.cmpi ult, %k, %n : i32
    nv_tileas.yield %0 : i1
  }
  %x = nv_tileas.load_at %at mask %m : tile<16xi64>, tile<16xi1> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// What is compared may wrap.
// CHECK: @wraps(
func.func @wraps(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %i = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    nv_tileas.yield %0 : i32
  }
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %m = nv_tileas.map %i : tile<16xi32> -> !mask {
  ^bb0(%k: i32):
    %0 = arith.addi %k, %o : i32
    %1 = arith.cmpi slt, %0, %n : i32
    nv_tileas.yield %1 : i1
  }
  %x = nv_tileas.load_at %at mask %m : tile<16xi64>, tile<16xi1> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// One of two bounds is enough.
// CHECK: @either(
func.func @either(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %i = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    nv_tileas.yield %0 : i32
  }
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %m = nv_tileas.map %i : tile<16xi32> -> !mask {
  ^bb0(%k: i32):
    %0 = arith.cmpi slt, %k, %n : i32
    %1 = arith.cmpi slt, %k, %o : i32
    %2 = arith.ori %0, %1 : i1
    nv_tileas.yield %2 : i1
  }
  %x = nv_tileas.load_at %at mask %m : tile<16xi64>, tile<16xi1> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// Elements are no multiple of their size apart.
// CHECK: @between(
func.func @between(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 2 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %x = nv_tileas.load_at %at : tile<16xi64> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// All elements are written to one address.
// CHECK: @one_place(
func.func @one_place(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %s = nv_tileas.splat %p : i64 -> tile<16xi64>
  %x = nv_tileas.load_at %q : tile<16xi64> -> tile<16xf32>
  nv_tileas.store_at %x, %s : tile<16xf32>, tile<16xi64>
  return
}

// There is no tile.
// CHECK: @scalar(
func.func @scalar(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %x = nv_tileas.load_at %p : i64 -> f32
  nv_tileas.store_at %x, %p : f32, i64
  return
}

// Elements are no whole bytes.
// CHECK: @bits(
func.func @bits(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %x = nv_tileas.load_at %at : tile<16xi64> -> tile<16xi1>
  nv_tileas.store_at %x, %at : tile<16xi1>, tile<16xi64>
  return
}

// Paddings of any number are resolved by the import.
// CHECK: @padded(
func.func @padded(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %i = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    nv_tileas.yield %0 : i32
  }
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %z = arith.constant dense<1.0> : !row
  %m = nv_tileas.map %i : tile<16xi32> -> !mask {
  ^bb0(%k: i32):
    %0 = arith.cmpi slt, %k, %n : i32
    nv_tileas.yield %0 : i1
  }
  %x = nv_tileas.load_at %at mask %m padding %z : tile<16xi64>, tile<16xi1>, tile<16xf32> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// Tiles of addresses that a loop carries.
// CHECK: @carried(
func.func @carried(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.for %j = %c0 to %n step %c1 iter_args(%a = %at) -> (!at) : i32 {
    %x = nv_tileas.load_at %a : tile<16xi64> -> tile<16xf32>
    nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
    %b = nv_tileas.map %a : !at -> !at {
    ^bb0(%k: i64):
      %c64 = arith.constant 64 : i64
      %0 = arith.addi %k, %c64 : i64
      nv_tileas.yield %0 : i64
    }
    scf.yield %b : !at
  }
  return
}

// A stride of bytes that is no number of elements.
// CHECK: @odd(
func.func @odd(%p: i64, %q: !at, %n: i64) attributes {nv_tileas.kernel} {
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c2 = arith.constant 2 : i64
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %n, %c4 : i64
    %row = arith.addi %1, %c2 : i64
    %2 = arith.muli %0, %row : i64
    %3 = arith.addi %p, %2 : i64
    nv_tileas.yield %3 : i64
  }
  %x = nv_tileas.load_at %at : !at -> !row
  nv_tileas.store_at %x, %q : !row, !at
  return
}

// The last of sixteen numbers becomes another one.
// CHECK: @last(
func.func @last(%p: i64, %q: !at, %n: i32) attributes {nv_tileas.kernel} {
  %c14 = arith.constant 14 : i32
  %c15 = arith.constant 15 : i32
  %some = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 14>} : i32
  %first = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = -9, upper = 1>} : i32
  %rest = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 15>} : i32
  %i = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    nv_tileas.yield %0 : i32
  }
  %are:6 = nv_tileas.map %i : tile<16xi32> -> tile<16xi32>, tile<16xi32>, tile<16xi32>, tile<16xi32>, tile<16xi32>, tile<16xi32> {
  ^bb0(%k: i32):
    %0 = arith.andi %k, %c14 : i32
    %1 = arith.remui %k, %c15 : i32
    %2 = arith.remsi %k, %rest : i32
    %3 = arith.minsi %k, %some : i32
    %4 = arith.maxsi %first, %k : i32
    %5 = arith.minui %n, %k : i32
    nv_tileas.yield %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
  }
  %s = nv_tileas.splat %p : i64 -> !at
  %a0 = nv_tileas.offset %s, %are#0 {element = f32} : !at, tile<16xi32>
  %a1 = nv_tileas.offset %s, %are#1 {element = f32} : !at, tile<16xi32>
  %a2 = nv_tileas.offset %s, %are#2 {element = f32} : !at, tile<16xi32>
  %a3 = nv_tileas.offset %s, %are#3 {element = f32} : !at, tile<16xi32>
  %a4 = nv_tileas.offset %s, %are#4 {element = f32} : !at, tile<16xi32>
  %a5 = nv_tileas.offset %s, %are#5 {element = f32} : !at, tile<16xi32>
  %x0 = nv_tileas.load_at %a0 : !at -> !row
  %x1 = nv_tileas.load_at %a1 : !at -> !row
  %x2 = nv_tileas.load_at %a2 : !at -> !row
  %x3 = nv_tileas.load_at %a3 : !at -> !row
  %x4 = nv_tileas.load_at %a4 : !at -> !row
  %x5 = nv_tileas.load_at %a5 : !at -> !row
  nv_tileas.store_at %x0, %q : !row, !at
  nv_tileas.store_at %x1, %q : !row, !at
  nv_tileas.store_at %x2, %q : !row, !at
  nv_tileas.store_at %x3, %q : !row, !at
  nv_tileas.store_at %x4, %q : !row, !at
  nv_tileas.store_at %x5, %q : !row, !at
  return
}
