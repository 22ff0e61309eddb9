// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With one warp, a loop may need 4608 words: 144 in each thread.
//
// RUN: nv-tileas-opt %s --nv-tileas-split-tiles=warps=1 --canonicalize --cse | FileCheck %s

// Rows of the sums and of A: B, which is read twice, is the smaller one.
// CHECK-LABEL: @rows
// CHECK: scf.for %[[H:.*]] = %c0 to %c2 step %c1 {
// CHECK-NEXT: %[[S:.*]] = scf.for {{.*}} -> (!nv_tileas.tile<64x64xf32>)
// CHECK: %[[AT:.*]] = arith.muli %[[H]], %c64
// CHECK: nv_tileas.tiled_load %{{.*}}[%[[AT]], %{{.*}}]{{.*}} -> tile<64x32xf16>
// CHECK: nv_tileas.tiled_load {{.*}} -> tile<32x64xf16>
// CHECK: nv_tileas.mma {{.*}} : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32>
// CHECK: nv_tileas.tiled_store %[[S]], %{{.*}}[%{{.*}}, %c0]
// CHECK: llvm.loop_annotation = #[[HINT:.*]]}
func.func @rows(%p: index, %q: index, %r: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %zero = arith.constant dense<0.0> : !nv_tileas.tile<128x64xf32>
  %a = nv_tileas.block_tile %p sizes [%c128, %n] strides [%n, %c1] : index -> tiled_view<128x32xf16>
  %b = nv_tileas.block_tile %q sizes [%n, %c64] strides [%c64, %c1] : index -> tiled_view<32x64xf16>
  %c = nv_tileas.block_tile %r sizes [%c128, %c64] strides [%c64, %c1] : index -> tiled_view<128x64xf32>
  %sums = scf.for %k = %c0 to %n step %c32 iter_args(%s = %zero) -> (!nv_tileas.tile<128x64xf32>) {
    %x = nv_tileas.tiled_load %a[%c0, %k] {atom = #nv_tileas<atom universal_copy>} : tiled_view<128x32xf16> -> tile<128x32xf16>
    %y = nv_tileas.tiled_load %b[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<32x64xf16> -> tile<32x64xf16>
    %d = nv_tileas.mma %x, %y, %s : tile<128x32xf16>, tile<32x64xf16>, tile<128x64xf32> -> tile<128x64xf32>
    scf.yield %d : !nv_tileas.tile<128x64xf32>
  }
  nv_tileas.tiled_store %sums, %c[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : tile<128x64xf32>, tiled_view<128x64xf32>
  return
}

// Columns, where A is the smaller one; twice, until the registers do.
// CHECK-LABEL: @columns
// CHECK: scf.for %[[I:.*]] = %c0 to %c2
// CHECK: scf.for %[[J:.*]] = %c0 to %c2
// CHECK: nv_tileas.mma {{.*}} : tile<32x32xf16>, tile<32x128xf16>, tile<32x128xf32>
// CHECK-NOT: scf.for
// CHECK: return
func.func @columns(%p: index, %q: index, %r: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %zero = arith.constant dense<0.0> : !nv_tileas.tile<32x512xf32>
  %a = nv_tileas.block_tile %p : index -> tiled_view<32x32xf16>
  %b = nv_tileas.block_tile %q : index -> tiled_view<32x512xf16>
  %c = nv_tileas.block_tile %r : index -> tiled_view<32x512xf32>
  %sums = scf.for %k = %c0 to %n step %c32 iter_args(%s = %zero) -> (!nv_tileas.tile<32x512xf32>) {
    %x = nv_tileas.tiled_load %a[%c0, %k] {atom = #nv_tileas<atom universal_copy>} : tiled_view<32x32xf16> -> tile<32x32xf16>
    %y = nv_tileas.tiled_load %b[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<32x512xf16> -> tile<32x512xf16>
    %d = nv_tileas.mma %x, %y, %s : tile<32x32xf16>, tile<32x512xf16>, tile<32x512xf32> -> tile<32x512xf32>
    scf.yield %d : !nv_tileas.tile<32x512xf32>
  }
  nv_tileas.tiled_store %sums, %c[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : tile<32x512xf32>, tiled_view<32x512xf32>
  return
}

// Rows that are reduced are together; row numbers and what is loaded before are split, and
// columns' numbers are not.
// CHECK-LABEL: @softmax
// CHECK: scf.for %[[H:.*]] = %c0 to %c2
// CHECK: %[[AT:.*]] = arith.muli %[[H]], %c64
// CHECK: nv_tileas.generate : tile<64xi32>
// CHECK-NEXT: ^bb0(%[[I:.*]]: index):
// CHECK-NEXT: %[[ROW:.*]] = arith.addi %[[I]], %[[AT]]
// CHECK-NEXT: arith.index_cast %[[ROW]]
// CHECK: nv_tileas.broadcast {{.*}} : tile<64x1xi32> -> tile<64x32xi32>
// CHECK: nv_tileas.tiled_load {{.*}} -> tile<64x16xf16>
// CHECK: scf.for {{.*}} -> (!nv_tileas.tile<64x16xf32>)
// CHECK: nv_tileas.permute {{.*}} -> tile<16x32xf16>
// CHECK: nv_tileas.mma {{.*}} : tile<64x16xf16>, tile<16x32xf16>, tile<64x32xf32>
// CHECK: nv_tileas.reduce {{.*}} : tile<64x32xf32> -> tile<64xf32>
// CHECK: nv_tileas.mma {{.*}} : tile<64x32xf16>, tile<32x16xf16>, tile<64x16xf32>
// CHECK: nv_tileas.tiled_store {{.*}} : tile<64x16xf32>, tiled_view<64x16xf32>
func.func @softmax(%p: index, %q: index, %r: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %none = arith.constant dense<0.0> : !nv_tileas.tile<128x16xf32>
  %zero = arith.constant dense<0.0> : !nv_tileas.tile<128x32xf32>
  %a = nv_tileas.block_tile %p : index -> tiled_view<128x16xf16>
  %b = nv_tileas.block_tile %q : index -> tiled_view<32x16xf16>
  %c = nv_tileas.block_tile %r : index -> tiled_view<128x16xf32>
  %rows = nv_tileas.generate : tile<128xi32> {
  ^bb0(%i: index):
    %row = arith.index_cast %i : index to i32
    nv_tileas.yield %row : i32
  }
  %columns = nv_tileas.generate : tile<32xi32> {
  ^bb0(%i: index):
    %column = arith.index_cast %i : index to i32
    nv_tileas.yield %column : i32
  }
  %r0 = nv_tileas.expand_dims %rows {axis = 1 : i32} : tile<128xi32> -> tile<128x1xi32>
  %r1 = nv_tileas.broadcast %r0 : tile<128x1xi32> -> tile<128x32xi32>
  %n0 = nv_tileas.reshape %columns : tile<32xi32> -> tile<1x32xi32>
  %n1 = nv_tileas.broadcast %n0 : tile<1x32xi32> -> tile<128x32xi32>
  %x = nv_tileas.tiled_load %a[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<128x16xf16> -> tile<128x16xf16>
  %sums = scf.for %k = %c0 to %n step %c32 iter_args(%s = %none) -> (!nv_tileas.tile<128x16xf32>) {
    %y = nv_tileas.tiled_load %b[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<32x16xf16> -> tile<32x16xf16>
    %t = nv_tileas.permute %y {permutation = array<i32: 1, 0>} : tile<32x16xf16> -> tile<16x32xf16>
    %d = nv_tileas.mma %x, %t, %zero : tile<128x16xf16>, tile<16x32xf16>, tile<128x32xf32> -> tile<128x32xf32>
    %m = nv_tileas.map %d, %r1, %n1 : tile<128x32xf32>, tile<128x32xi32>, tile<128x32xi32> -> tile<128x32xf32> {
    ^bb0(%e: f32, %i: i32, %j: i32):
      %below = arith.cmpi sge, %i, %j : i32
      %low = arith.constant -1.0 : f32
      %masked = arith.select %below, %e, %low : f32
      nv_tileas.yield %masked : f32
    }
    %top = nv_tileas.reduce %m {axis = 1 : i32, combiner = #nv_tileas<combiner max>} : tile<128x32xf32> -> tile<128xf32>
    %t1 = nv_tileas.expand_dims %top {axis = 1 : i32} : tile<128xf32> -> tile<128x1xf32>
    %t2 = nv_tileas.broadcast %t1 : tile<128x1xf32> -> tile<128x32xf32>
    %w = nv_tileas.map %m, %t2 : tile<128x32xf32>, tile<128x32xf32> -> tile<128x32xf16> {
    ^bb0(%e: f32, %f: f32):
      %less = arith.subf %e, %f : f32
      %short = arith.truncf %less : f32 to f16
      nv_tileas.yield %short : f16
    }
    %o = nv_tileas.mma %w, %y, %s : tile<128x32xf16>, tile<32x16xf16>, tile<128x16xf32> -> tile<128x16xf32>
    scf.yield %o : !nv_tileas.tile<128x16xf32>
  }
  nv_tileas.tiled_store %sums, %c[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : tile<128x16xf32>, tiled_view<128x16xf32>
  return
}

// Both tiles that a loop carries are split, and nothing is read twice.
// CHECK-LABEL: @pair
// CHECK: scf.for %{{.*}} = %c0 to %c2
// CHECK: scf.for {{.*}} -> (!nv_tileas.tile<16x64xf32>, !nv_tileas.tile<16x64xf32>)
// CHECK-COUNT-2: nv_tileas.tiled_load {{.*}} -> tile<16x64xf32>
// CHECK-COUNT-2: nv_tileas.reduce {{.*}} : tile<16x64xf32> -> tile<64xf32>
func.func @pair(%p: index, %q: index, %r: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !nv_tileas.tile<16x128xf32>
  %a = nv_tileas.block_tile %p : index -> tiled_view<16x128xf32>
  %b = nv_tileas.block_tile %q : index -> tiled_view<16x128xf32>
  %c = nv_tileas.block_tile %r : index -> tiled_view<128xf32>
  %sums:2 = scf.for %k = %c0 to %n step %c16 iter_args(%s = %zero, %t = %zero) -> (!nv_tileas.tile<16x128xf32>, !nv_tileas.tile<16x128xf32>) {
    %x = nv_tileas.tiled_load %a[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<16x128xf32> -> tile<16x128xf32>
    %y = nv_tileas.tiled_load %b[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<16x128xf32> -> tile<16x128xf32>
    %u:2 = nv_tileas.map %s, %t, %x, %y : tile<16x128xf32>, tile<16x128xf32>, tile<16x128xf32>, tile<16x128xf32> -> tile<16x128xf32>, tile<16x128xf32> {
    ^bb0(%e: f32, %f: f32, %g: f32, %h: f32):
      %0 = arith.addf %e, %g : f32
      %1 = arith.addf %f, %h : f32
      nv_tileas.yield %0, %1 : f32, f32
    }
    scf.yield %u#0, %u#1 : !nv_tileas.tile<16x128xf32>, !nv_tileas.tile<16x128xf32>
  }
  %v = nv_tileas.reduce %sums#0 {axis = 0 : i32, combiner = #nv_tileas<combiner add>} : tile<16x128xf32> -> tile<128xf32>
  %w = nv_tileas.reduce %sums#1 {axis = 0 : i32, combiner = #nv_tileas<combiner add>} : tile<16x128xf32> -> tile<128xf32>
  %z = nv_tileas.map %v, %w : tile<128xf32>, tile<128xf32> -> tile<128xf32> {
  ^bb0(%e: f32, %f: f32):
    %0 = arith.mulf %e, %f : f32
    nv_tileas.yield %0 : f32
  }
  nv_tileas.tiled_store %z, %c[%c0] {atom = #nv_tileas<atom universal_copy>} : tile<128xf32>, tiled_view<128xf32>
  return
}

// What waits for a store waits for those of both halves; the halves are in the loop that
// they are in.
// CHECK-LABEL: @tokens
// CHECK: scf.for %{{.*}} = %c0 to %arg3 step %c1
// CHECK: %[[NONE:.*]] = nv_tileas.join_tokens()
// CHECK: %[[BOTH:.*]] = scf.for %{{.*}} = %c0 to %c2 step %c1 iter_args(%[[T:.*]] = %[[NONE]])
// CHECK: %[[DONE:.*]] = nv_tileas.tiled_store
// CHECK-NEXT: %[[NEXT:.*]] = nv_tileas.join_tokens(%[[T]], %[[DONE]])
// CHECK: scf.yield %[[NEXT]]
// CHECK: nv_tileas.tiled_load {{.*}} token %[[BOTH]]
func.func @tokens(%p: index, %q: index, %r: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !nv_tileas.tile<16x256xf32>
  %a = nv_tileas.block_tile %p : index -> tiled_view<16x256xf32>
  %b = nv_tileas.block_tile %r : index -> tiled_view<16x256xf32>
  %c = nv_tileas.block_tile %r : index -> tiled_view<16xf32>
  %d = nv_tileas.block_tile %q : index -> tiled_view<16xf32>
  scf.for %i = %c0 to %n step %c1 {
    %s = scf.for %k = %c0 to %n step %c16 iter_args(%t = %zero) -> (!nv_tileas.tile<16x256xf32>) {
      %x = nv_tileas.tiled_load %a[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<16x256xf32> -> tile<16x256xf32>
      %u = nv_tileas.map %t, %x : tile<16x256xf32>, tile<16x256xf32> -> tile<16x256xf32> {
      ^bb0(%e: f32, %f: f32):
        %0 = arith.addf %e, %f : f32
        nv_tileas.yield %0 : f32
      }
      scf.yield %u : !nv_tileas.tile<16x256xf32>
    }
    %done = nv_tileas.tiled_store %s, %b[%i, %c0] {atom = #nv_tileas<atom universal_copy>} : tile<16x256xf32>, tiled_view<16x256xf32> -> mem_token
    %y = nv_tileas.tiled_load %c[%i] token %done : mem_token {atom = #nv_tileas<atom universal_copy>} : tiled_view<16xf32> -> tile<16xf32>
    nv_tileas.tiled_store %y, %d[%i] {atom = #nv_tileas<atom universal_copy>} : tile<16xf32>, tiled_view<16xf32>
  }
  return
}

// What is gathered and written to computed places; facts of groups of elements, which halves may
// cut, are dropped.
// CHECK-LABEL: @places
// CHECK: scf.for %{{.*}} = %c0 to %c2
// CHECK: nv_tileas.assume {{.*}}bounded<lower = 0>{{.*}} : tile<16x128xi32>
// CHECK-NOT: every
// CHECK: nv_tileas.gather_load {{.*}} : tiled_view<64x64xf32>, tile<16x128xi32>, tile<16x128xi32>, tile<16x128xi1> -> tile<16x128xf32>
// CHECK: nv_tileas.scatter_store {{.*}} : tile<16x128xf32>, tiled_view<64x64xf32>, tile<16x128xi32>, tile<16x128xi32>
func.func @places(%p: index, %q: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !nv_tileas.tile<16x256xf32>
  %on = arith.constant dense<true> : !nv_tileas.tile<16x256xi1>
  %a = nv_tileas.block_tile %p : index -> tiled_view<64x64xf32>
  %b = nv_tileas.block_tile %q : index -> tiled_view<16x256xi32>
  %i = nv_tileas.tiled_load %b[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<16x256xi32> -> tile<16x256xi32>
  %j = nv_tileas.assume %i {fact = #nv_tileas.bounded<lower = 0>} : tile<16x256xi32>
  %l = nv_tileas.assume %j {fact = #nv_tileas.div_by<4, every = 4, along = 1>} : tile<16x256xi32>
  %s = scf.for %k = %c0 to %n step %c16 iter_args(%t = %zero) -> (!nv_tileas.tile<16x256xf32>) {
    %x = nv_tileas.gather_load %a[%j, %l] mask %on : tiled_view<64x64xf32>, tile<16x256xi32>, tile<16x256xi32>, tile<16x256xi1> -> tile<16x256xf32>
    %u = nv_tileas.map %t, %x : tile<16x256xf32>, tile<16x256xf32> -> tile<16x256xf32> {
    ^bb0(%e: f32, %f: f32):
      %0 = arith.addf %e, %f : f32
      nv_tileas.yield %0 : f32
    }
    scf.yield %u : !nv_tileas.tile<16x256xf32>
  }
  nv_tileas.scatter_store %s, %a[%j, %l] : tile<16x256xf32>, tiled_view<64x64xf32>, tile<16x256xi32>, tile<16x256xi32>
  return
}

// What registers have room for stays as it is.
// CHECK-LABEL: @fits
// CHECK-COUNT-1: scf.for
// CHECK-NOT: scf.for
// CHECK: return
func.func @fits(%p: index, %r: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !nv_tileas.tile<16x128xf32>
  %a = nv_tileas.block_tile %p : index -> tiled_view<16x128xf32>
  %b = nv_tileas.block_tile %r : index -> tiled_view<16x128xf32>
  %s = scf.for %k = %c0 to %n step %c16 iter_args(%t = %zero) -> (!nv_tileas.tile<16x128xf32>) {
    %x = nv_tileas.tiled_load %a[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<16x128xf32> -> tile<16x128xf32>
    %u = nv_tileas.map %t, %x : tile<16x128xf32>, tile<16x128xf32> -> tile<16x128xf32> {
    ^bb0(%e: f32, %f: f32):
      %0 = arith.addf %e, %f : f32
      nv_tileas.yield %0 : f32
    }
    scf.yield %u : !nv_tileas.tile<16x128xf32>
  }
  nv_tileas.tiled_store %s, %b[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : tile<16x128xf32>, tiled_view<16x128xf32>
  return
}
