// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiles of more than 64 elements of 32 bits are large here, and have parts of 64.
//
// RUN: nv-tileas-opt %s --nv-tileas-stream-tiles="bits=2048 elements=64" --canonicalize --cse | FileCheck %s

!view = !nv_tileas.tiled_view<16x16xf32>
!tile = !nv_tileas.tile<16x16xf32>

// What is read and changed is written part by part, and no tile is kept.
// CHECK-LABEL: @chain
// CHECK-NOT: alloc_view
// CHECK: scf.for %[[I:.*]] = %c0 to %c16 step %c4
// CHECK-NEXT: %[[V:.*]] = nv_tileas.block_tile %arg0 sizes [%c16, %c16] strides [%c16, %c1] : index -> tiled_view<4x16xf32>
// CHECK-NEXT: %[[X:.*]] = nv_tileas.tiled_load %[[V]][%[[I]], %c0]
// CHECK-NEXT: %[[Y:.*]] = nv_tileas.map %[[X]] : tile<4x16xf32> -> tile<4x16xf32>
// CHECK: nv_tileas.tiled_store %[[Y]], %{{.*}}[%[[I]], %c0]
// CHECK: llvm.loop_annotation
func.func @chain(%p: index, %q: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %v = nv_tileas.block_tile %p : index -> !view
  %w = nv_tileas.block_tile %q : index -> !view
  %x = nv_tileas.tiled_load %v[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
  %y = nv_tileas.map %x : !tile -> !tile {
  ^bb0(%a: f32):
    %b = math.exp %a : f32
    nv_tileas.yield %b : f32
  }
  nv_tileas.tiled_store %y, %w[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !tile, !view
  return
}

// Parts of what is turned are as wide as high.
// CHECK-LABEL: @turned
// CHECK-NOT: alloc_view
// CHECK: scf.for %[[I:.*]] = %c0 to %c16 step %c8
// CHECK: scf.for %[[J:.*]] = %c0 to %c16 step %c8
// CHECK: nv_tileas.tiled_load %{{.*}}[%[[J]], %[[I]]]
// CHECK: nv_tileas.permute {{.*}} : tile<8x8xf32> -> tile<8x8xf32>
// CHECK: nv_tileas.tiled_store %{{.*}}[%[[I]], %[[J]]]
func.func @turned(%p: index, %q: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %v = nv_tileas.block_tile %p : index -> !view
  %w = nv_tileas.block_tile %q : index -> !view
  %x = nv_tileas.tiled_load %v[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
  %y = nv_tileas.permute %x {permutation = array<i32: 1, 0>} : !tile -> !tile
  nv_tileas.tiled_store %y, %w[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !tile, !view
  return
}

// A store that is ordered behind the load may write what other parts still read,
// unless it writes each element where it was.
// CHECK-LABEL: @shifted
// CHECK: nv_tileas.alloc_view : tiled_view<16x16xf32, rmem>
func.func @shifted(%p: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = nv_tileas.block_tile %p : index -> !view
  %x, %t = nv_tileas.tiled_load %v[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile, mem_token
  %n = nv_tileas.tiled_store %x, %v[%c1, %c0] token %t : mem_token {atom = #nv_tileas<atom universal_copy>} : !tile, !view -> mem_token
  return
}

// CHECK-LABEL: @in_place
// CHECK-NOT: alloc_view
// CHECK: %{{.*}}, %[[T:.*]] = nv_tileas.tiled_load
// CHECK: %[[J:.*]] = nv_tileas.join_tokens({{.*}}%[[T]]
// CHECK: nv_tileas.tiled_store {{.*}} token %[[J]]
func.func @in_place(%p: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %v = nv_tileas.block_tile %p : index -> !view
  %x, %t = nv_tileas.tiled_load %v[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile, mem_token
  %n = nv_tileas.tiled_store %x, %v[%c0, %c0] token %t : mem_token {atom = #nv_tileas<atom universal_copy>} : !tile, !view -> mem_token
  return
}

// What is ordered behind a part's reads waits for them in their order.
// CHECK-LABEL: @two_reads
// CHECK: %{{.*}}, %[[T:.*]] = nv_tileas.tiled_load
// CHECK: %{{.*}}, %[[U:.*]] = nv_tileas.tiled_load
// CHECK: %[[J:.*]] = nv_tileas.join_tokens(%{{[^ ]*}}, %[[T]], %[[U]])
// CHECK: nv_tileas.tiled_store {{.*}} token %[[J]]
func.func @two_reads(%p: index, %q: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %v = nv_tileas.block_tile %p : index -> !view
  %w = nv_tileas.block_tile %q : index -> !view
  %x, %t = nv_tileas.tiled_load %v[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile, mem_token
  %y, %u = nv_tileas.tiled_load %w[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile, mem_token
  %z = nv_tileas.map %x, %y : !tile, !tile -> !tile {
  ^bb0(%a: f32, %b: f32):
    %s = arith.addf %a, %b : f32
    nv_tileas.yield %s : f32
  }
  %n = nv_tileas.tiled_store %z, %v[%c0, %c0] token %t : mem_token {atom = #nv_tileas<atom universal_copy>} : !tile, !view -> mem_token
  return
}

// A word is applied to whole parts, and once within the last one.
// CHECK-LABEL: @sum
// CHECK: %[[S:.*]] = scf.for {{.*}} -> (!nv_tileas.tile<4x16xf32>)
// CHECK: nv_tileas.reduce %[[S]] {axis = 0
// CHECK-NOT: nv_tileas.reduce
func.func @sum(%p: index, %q: i64) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %v = nv_tileas.block_tile %p : index -> !view
  %x = nv_tileas.tiled_load %v[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
  %s = nv_tileas.reduce %x {axis = 0 : i32, combiner = #nv_tileas<combiner add>} : !tile -> tile<16xf32>
  nv_tileas.print "%f"(%s) : tile<16xf32>
  return
}

// What a loop carries is in local memory; a sum of products is computed there.
// CHECK-LABEL: @carried
// CHECK-COUNT-1: nv_tileas.alloc_view
// CHECK-NOT: nv_tileas.alloc_view
// CHECK: nv_tileas.mma {{.*}} -> tile<8x8xf32>
func.func @carried(%p: index, %q: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = nv_tileas.block_tile %p : index -> !view
  %w = nv_tileas.block_tile %q : index -> !view
  %zero = arith.constant dense<0.0> : !tile
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%c = %zero) -> (!tile) {
    %a = nv_tileas.tiled_load %v[%i, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
    %d = nv_tileas.mma %a, %a, %c : !tile, !tile, !tile -> !tile
    scf.yield %d : !tile
  }
  nv_tileas.tiled_store %r, %w[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !tile, !view
  return
}

// Small tiles stay as they are.
// CHECK-LABEL: @small
// CHECK-NOT: scf.for
// CHECK: nv_tileas.tiled_load {{.*}} -> tile<8x8xf32>
func.func @small(%p: index, %q: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %v = nv_tileas.block_tile %p : index -> tiled_view<8x8xf32>
  %w = nv_tileas.block_tile %q : index -> tiled_view<8x8xf32>
  %x = nv_tileas.tiled_load %v[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<8x8xf32> -> tile<8x8xf32>
  nv_tileas.tiled_store %x, %w[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : tile<8x8xf32>, tiled_view<8x8xf32>
  return
}
