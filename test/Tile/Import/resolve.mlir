// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The second pass: addresses are moved by arithmetic, and paddings are words or
// selected. What nothing uses any more is gone.
//
// RUN: nv-tileas-opt %s --convert-tileaa-to-tileas | FileCheck %s

// CHECK-LABEL: func.func @scalar(%arg0: i64, %arg1: i32)
// CHECK-NEXT: %[[WIDE:.*]] = arith.extsi %arg1 : i32 to i64
// CHECK-NEXT: %[[SIZE:.*]] = arith.constant 4 : i64
// CHECK-NEXT: %[[BY:.*]] = arith.muli %[[WIDE]], %[[SIZE]] : i64
// CHECK-NEXT: %[[AT:.*]] = arith.addi %arg0, %[[BY]] : i64
// CHECK-NEXT: nv_tileas.load_at %[[AT]] : i64 -> f32
func.func @scalar(%p: i64, %i: i32) -> f32 {
  %q = nv_tileas.offset %p, %i {element = f32} : i64, i32
  %x = nv_tileas.load_at %q : i64 -> f32
  return %x : f32
}

// CHECK-LABEL: func.func @bytes
// CHECK-NEXT: %[[AT:.*]] = arith.addi %arg0, %arg1 : i64
// CHECK-NEXT: return %[[AT]]
func.func @bytes(%p: i64, %i: i64) -> i64 {
  %q = nv_tileas.offset %p, %i {element = i8} : i64, i64
  return %q : i64
}

// CHECK-LABEL: func.func @half_bytes
// CHECK: %[[ONE:.*]] = arith.constant 1 : i64
// CHECK-NEXT: %[[BY:.*]] = arith.shrsi %arg1, %[[ONE]] : i64
// CHECK-NEXT: arith.addi %arg0, %[[BY]] : i64
func.func @half_bytes(%p: i64, %i: i64) -> i64 {
  %q = nv_tileas.offset %p, %i {element = i4} : i64, i64
  return %q : i64
}

// One address for all: it stays outside.
// CHECK-LABEL: func.func @tile
// CHECK-NOT: nv_tileas.splat
// CHECK: nv_tileas.map %arg1 : tile<8xi64> -> tile<8xi64> {
// CHECK-NEXT: ^bb0(%[[I:.*]]: i64):
// CHECK-NEXT: %[[SIZE:.*]] = arith.constant 2 : i64
// CHECK-NEXT: %[[BY:.*]] = arith.muli %[[I]], %[[SIZE]] : i64
// CHECK-NEXT: %[[AT:.*]] = arith.addi %arg0, %[[BY]] : i64
// CHECK-NEXT: nv_tileas.yield %[[AT]] : i64
func.func @tile(%p: i64, %i: !nv_tileas.tile<8xi64>) -> !nv_tileas.tile<8xi64> {
  %s = nv_tileas.splat %p : i64 -> tile<8xi64>
  %q = nv_tileas.offset %s, %i {element = f16} : tile<8xi64>, tile<8xi64>
  return %q : !nv_tileas.tile<8xi64>
}

// CHECK-LABEL: func.func @words
// CHECK-NEXT: nv_tileas.load_at %arg0 mask %arg1 : i64, i1 -> f32
// CHECK-NEXT: nv_tileas.load_at %arg0 mask %arg1 {padding_value = #nv_tileas<padding_value neg_inf>} : i64, i1 -> f32
// CHECK-NEXT: return
func.func @words(%p: i64, %m: i1) -> (f32, f32) {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant 0xFF800000 : f32
  %x = nv_tileas.load_at %p mask %m padding %zero : i64, i1, f32 -> f32
  %y = nv_tileas.load_at %p mask %m padding %low : i64, i1, f32 -> f32
  return %x, %y : f32, f32
}

// CHECK-LABEL: func.func @selected
// CHECK-NEXT: %[[X:.*]] = nv_tileas.load_at %arg0 mask %arg1 : tile<8xi64>, tile<8xi1> -> tile<8xf32>
// CHECK-NEXT: %[[R:.*]] = nv_tileas.map %arg1, %[[X]], %arg2 : tile<8xi1>, tile<8xf32>, tile<8xf32> -> tile<8xf32> {
// CHECK-NEXT: ^bb0(%[[M:.*]]: i1, %[[A:.*]]: f32, %[[B:.*]]: f32):
// CHECK-NEXT: %[[S:.*]] = arith.select %[[M]], %[[A]], %[[B]] : f32
// CHECK-NEXT: nv_tileas.yield %[[S]] : f32
// CHECK: return %[[R]]
func.func @selected(%p: !nv_tileas.tile<8xi64>, %m: !nv_tileas.tile<8xi1>, %pad: !nv_tileas.tile<8xf32>) -> !nv_tileas.tile<8xf32> {
  %x = nv_tileas.load_at %p mask %m padding %pad : tile<8xi64>, tile<8xi1>, tile<8xf32> -> tile<8xf32>
  return %x : !nv_tileas.tile<8xf32>
}
