// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A view of an allocation becomes a value if whole tiles of one type are stored
// and loaded in one block, and nothing else sees the view.
//
// RUN: nv-tileas-opt %s --mem2reg | FileCheck %s

#u = #nv_tileas<atom universal_copy>
#s = #nv_tileas.shared<order = [1, 0]>
!r = !nv_tileas.tiled_view<4x4xi32, rmem>
!s = !nv_tileas.tiled_view<4x4xi32, smem>
!t = !nv_tileas.tile<4x4xi32>
!b = !nv_tileas.tile<4x4xi32, #nv_tileas.blocked<[1, 2], order = [1, 0]>>
!buffer = !nv_tileas.tile<4x4xi32, #s>

// CHECK-LABEL: @registers
// CHECK-SAME: %[[X:.*]]: !nv_tileas.tile<4x4xi32>, %[[Y:.*]]: !nv_tileas.tile<4x4xi32>
// CHECK-NEXT: arith.constant
// CHECK-NEXT: return %[[X]], %[[Y]]
func.func @registers(%x: !t, %y: !t) -> (!t, !t) {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.alloc_view : !r
  %v = nv_tileas.block_tile %r : !r -> !r
  %w = nv_tileas.block_tile %r : !r -> !r
  nv_tileas.tiled_store %x, %v[%c0, %c0] {atom = #u} : !t, !r
  %0 = nv_tileas.tiled_load %w[%c0, %c0] offsets [%c0, %c0] {atom = #u} : !r -> !t
  nv_tileas.tiled_store %y, %w[%c0, %c0] {atom = #u} : !t, !r
  %1 = nv_tileas.tiled_load %v[%c0, %c0] {atom = #u} : !r -> !t
  return %0, %1 : !t, !t
}

// CHECK-LABEL: @shared
// CHECK-SAME: %[[X:.*]]: !nv_tileas.tile
// CHECK-NEXT: arith.constant
// CHECK-NEXT: return %[[X]]
func.func @shared(%x: !t) -> !t {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.alloc_view : !s
  %v = nv_tileas.block_tile %r : !s -> !s
  nv_tileas.tiled_store %x, %v[%c0, %c0] {atom = #u} : !t, !s
  %0 = nv_tileas.tiled_load %v[%c0, %c0] {atom = #u} : !s -> !t
  return %0 : !t
}

// What has not been written is undefined.
//
// CHECK-LABEL: @unwritten
// CHECK: %[[P:.*]] = ub.poison : !nv_tileas.tile<4x4xi32>
// CHECK: return %[[P]]
func.func @unwritten() -> !t {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.alloc_view : !r
  %v = nv_tileas.block_tile %r : !r -> !r
  %0 = nv_tileas.tiled_load %v[%c0, %c0] {atom = #u} : !r -> !t
  return %0 : !t
}

// In each round of the loop, it is another view.
//
// CHECK-LABEL: @in_a_loop
// CHECK: scf.for
// CHECK-NOT: alloc_view
// CHECK: }
func.func @in_a_loop(%x: !t, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%so_far = %x) -> (!t) {
    %r = nv_tileas.alloc_view : !r
    %v = nv_tileas.block_tile %r : !r -> !r
    nv_tileas.tiled_store %so_far, %v[%c0, %c0] {atom = #u} : !t, !r
    %0 = nv_tileas.tiled_load %v[%c0, %c0] {atom = #u} : !r -> !t
    scf.yield %0 : !t
  }
  return
}

// What keeps a view in memory: the type, a place in it, another atom or ordering,
// tokens, a part of the view, other uses, buffers, another block or agent.
//
// CHECK-LABEL: @layout
// CHECK: alloc_view
// CHECK-LABEL: @place
// CHECK: alloc_view
// CHECK-LABEL: @ordering
// CHECK: alloc_view
// CHECK-LABEL: @token_taken
// CHECK: alloc_view
// CHECK-LABEL: @token_given
// CHECK: alloc_view
// CHECK-LABEL: @part
// CHECK: alloc_view
// CHECK-LABEL: @copied
// CHECK: alloc_view
// CHECK-LABEL: @atomic
// CHECK: alloc_view
// CHECK-LABEL: @of_a_buffer
// CHECK: alloc_view
// CHECK-LABEL: @loop
// CHECK: alloc_view
// CHECK-LABEL: @agent
// CHECK: alloc_view
func.func @layout(%x: !t) -> !b {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.alloc_view : !r
  %v = nv_tileas.block_tile %r : !r -> !r
  nv_tileas.tiled_store %x, %v[%c0, %c0] {atom = #u} : !t, !r
  %0 = nv_tileas.tiled_load %v[%c0, %c0] {atom = #u} : !r -> !b
  return %0 : !b
}
func.func @place(%x: !t) -> !t {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = nv_tileas.alloc_view : !r
  %v = nv_tileas.block_tile %r : !r -> !r
  nv_tileas.tiled_store %x, %v[%c0, %c0] {atom = #u} : !t, !r
  %0 = nv_tileas.tiled_load %v[%c0, %c1] {atom = #u} : !r -> !t
  return %0 : !t
}
func.func @ordering(%x: !t) -> !t {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.alloc_view : !s
  %v = nv_tileas.block_tile %r : !s -> !s
  nv_tileas.tiled_store %x, %v[%c0, %c0] {atom = #u} : !t, !s
  %0 = nv_tileas.tiled_load %v[%c0, %c0] {atom = #u,
      mem_semantic = #nv_tileas<mem_semantic relaxed>,
      mem_scope = #nv_tileas<mem_scope tl_blk>} : !s -> !t
  return %0 : !t
}
func.func @token_taken(%x: !t, %k: !nv_tileas.mem_token) -> !t {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.alloc_view : !s
  %v = nv_tileas.block_tile %r : !s -> !s
  nv_tileas.tiled_store %x, %v[%c0, %c0] token %k : mem_token {atom = #u} : !t, !s
  %0 = nv_tileas.tiled_load %v[%c0, %c0] {atom = #u} : !s -> !t
  return %0 : !t
}
func.func @token_given(%x: !t) -> !nv_tileas.mem_token {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.alloc_view : !s
  %v = nv_tileas.block_tile %r : !s -> !s
  %0 = nv_tileas.tiled_store %x, %v[%c0, %c0] {atom = #u} : !t, !s -> mem_token
  return %0 : !nv_tileas.mem_token
}
func.func @part(%x: !t, %i: index) -> !t {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.alloc_view : !s
  %v = nv_tileas.block_tile %r : !s -> !s
  %w = nv_tileas.block_tile %r at [%i, %i] : !s -> !s
  nv_tileas.tiled_store %x, %v[%c0, %c0] {atom = #u} : !t, !s
  %0 = nv_tileas.tiled_load %w[%c0, %c0] {atom = #u} : !s -> !t
  return %0 : !t
}
func.func @copied(%m: !nv_tileas.tiled_view<4x4xi32>) -> !t {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.alloc_view : !s
  %v = nv_tileas.block_tile %r : !s -> !s
  nv_tileas.copy %m, %r {atom = #u} : tiled_view<4x4xi32>, !s
  %0 = nv_tileas.tiled_load %v[%c0, %c0] {atom = #u} : !s -> !t
  return %0 : !t
}
func.func @atomic(%x: !t) -> !t {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.alloc_view : !s
  %v = nv_tileas.block_tile %r : !s -> !s
  nv_tileas.tiled_store %x, %v[%c0, %c0] {atom = #u} : !t, !s
  %0 = nv_tileas.tiled_atomic_rmw %x, %v[%c0, %c0]
      {atom = #u, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !s -> !t
  return %0 : !t
}
func.func @of_a_buffer(%x: !buffer) {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.alloc_view : !nv_tileas.tiled_view<4x4xi32, smem, #s>
  %v = nv_tileas.block_tile %r : tiled_view<4x4xi32, smem, #s> -> tiled_view<4x4xi32, smem, #s>
  nv_tileas.tiled_store %x, %v[%c0, %c0] {atom = #u} : !buffer, tiled_view<4x4xi32, smem, #s>
  return
}
func.func @loop(%x: !t, %n: index) -> !t {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = nv_tileas.alloc_view : !r
  %v = nv_tileas.block_tile %r : !r -> !r
  scf.for %i = %c0 to %n step %c1 {
    nv_tileas.tiled_store %x, %v[%c0, %c0] {atom = #u} : !t, !r
  }
  %0 = nv_tileas.tiled_load %v[%c0, %c0] {atom = #u} : !r -> !t
  return %0 : !t
}
func.func @agent(%x: !t) -> !t {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.alloc_view : !s
  %v = nv_tileas.block_tile %r : !s -> !s
  nv_tileas.async.pipeline.agent_switch warps = [1] {
    nv_tileas.tiled_store %x, %v[%c0, %c0] {atom = #u} : !t, !s
  }
  %0 = nv_tileas.tiled_load %v[%c0, %c0] {atom = #u} : !s -> !t
  return %0 : !t
}
