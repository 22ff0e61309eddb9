// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is computed from registers is computed once. Reads of a buffer are one
// read only if nothing is written between them, and no operation that waits,
// starts work or makes a buffer is merged with another.
//
// RUN: nv-tileas-opt %s -allow-unregistered-dialect --cse | FileCheck %s

#b = #nv_tileas.blocked<[1, 8], order = [1, 0]>
#s = #nv_tileas.shared<order = [1, 0]>
#c = #nv_tileas<atom universal_copy>
!reg = !nv_tileas.tile<64x64xf16, #b>
!other = !nv_tileas.tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>
!buffer = !nv_tileas.tile<64x64xf16, #s>
!view = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
!sum = !nv_tileas.tile<64x64xf32>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>

// CHECK-LABEL: @registers
// CHECK: %[[X:.*]] = nv_tileas.convert_layout
// CHECK-NEXT: return %[[X]], %[[X]]
func.func @registers(%x: !reg) -> (!other, !other) {
  %0 = nv_tileas.convert_layout %x : !reg -> !other
  %1 = nv_tileas.convert_layout %x : !reg -> !other
  return %0, %1 : !other, !other
}

// CHECK-LABEL: @reductions
// CHECK-COUNT-1: nv_tileas.reduce
// CHECK-COUNT-1: nv_tileas.shuffle
// CHECK-NEXT: return
func.func @reductions(%x: !sum) -> (!nv_tileas.tile<64xf32>, !nv_tileas.tile<64xf32>, !sum, !sum) {
  %0 = nv_tileas.reduce %x {axis = 1 : i32} : !sum -> tile<64xf32>
  %1 = nv_tileas.reduce %x {axis = 1 : i32} : !sum -> tile<64xf32>
  %2 = nv_tileas.shuffle %x : !sum -> !sum
  %3 = nv_tileas.shuffle %x : !sum -> !sum
  return %0, %1, %2, %3 : !nv_tileas.tile<64xf32>, !nv_tileas.tile<64xf32>, !sum, !sum
}

// CHECK-LABEL: @products
// CHECK-COUNT-1: nv_tileas.dot
// CHECK-NEXT: return
func.func @products(%x: !t, %z: !sum) -> (!sum, !sum) {
  %0 = nv_tileas.dot %x, %x, %z {atom = #nv_tileas<atom f16>} : !t, !t, !sum -> !sum
  %1 = nv_tileas.dot %x, %x, %z {atom = #nv_tileas<atom f16>} : !t, !t, !sum -> !sum
  return %0, %1 : !sum, !sum
}

// Two reads of a buffer with a store between them.
//
// CHECK-LABEL: @buffer_written
// CHECK: %[[A:.*]] = nv_tileas.convert_layout
// CHECK: nv_tileas.tiled_store
// CHECK: %[[B:.*]] = nv_tileas.convert_layout
// CHECK: return %[[A]], %[[B]]
func.func @buffer_written(%x: !buffer, %g: index, %v: !t, %i: index) -> (!reg, !reg) {
  %w = nv_tileas.block_tile %g : index -> tiled_view<64x64xf16, smem>
  %0 = nv_tileas.convert_layout %x : !buffer -> !reg
  nv_tileas.tiled_store %v, %w[%i, %i] {atom = #c} : !t, tiled_view<64x64xf16, smem>
  %1 = nv_tileas.convert_layout %x : !buffer -> !reg
  return %0, %1 : !reg, !reg
}

// CHECK-LABEL: @buffer_unchanged
// CHECK-COUNT-1: nv_tileas.convert_layout
// CHECK-NEXT: return
func.func @buffer_unchanged(%x: !buffer) -> (!reg, !reg) {
  %0 = nv_tileas.convert_layout %x : !buffer -> !reg
  %1 = nv_tileas.convert_layout %x : !buffer -> !reg
  return %0, %1 : !reg, !reg
}

// Each makes its own buffer.
//
// CHECK-LABEL: @buffers_made
// CHECK-COUNT-2: nv_tileas.convert_layout
// CHECK-COUNT-2: nv_tileas.alloc_tensor
// CHECK: return
func.func @buffers_made(%x: !reg) -> (!buffer, !buffer, !buffer, !buffer) {
  %0 = nv_tileas.convert_layout %x : !reg -> !buffer
  %1 = nv_tileas.convert_layout %x : !reg -> !buffer
  %2 = nv_tileas.alloc_tensor : !buffer
  %3 = nv_tileas.alloc_tensor : !buffer
  return %0, %1, %2, %3 : !buffer, !buffer, !buffer, !buffer
}

// CHECK-LABEL: @loads
// CHECK: %[[A:.*]] = nv_tileas.tiled_load
// CHECK-NOT: nv_tileas.tiled_load
// CHECK: nv_tileas.tiled_store
// CHECK: %[[B:.*]] = nv_tileas.tiled_load
// CHECK: return %[[A]], %[[A]], %[[B]]
func.func @loads(%g: index, %i: index) -> (!t, !t, !t) {
  %v = nv_tileas.block_tile %g : index -> !view
  %0 = nv_tileas.tiled_load %v[%i, %i] {atom = #c} : !view -> !t
  %1 = nv_tileas.tiled_load %v[%i, %i] {atom = #c} : !view -> !t
  nv_tileas.tiled_store %0, %v[%i, %i] {atom = #c} : !t, !view
  %2 = nv_tileas.tiled_load %v[%i, %i] {atom = #c} : !view -> !t
  return %0, %1, %2 : !t, !t, !t
}

// Another thread may write between two relaxed loads; two atomic additions add
// twice; an asynchronous load is one that a token waits for.
//
// CHECK-LABEL: @others_write
// CHECK-COUNT-2: nv_tileas.tiled_load
// CHECK-COUNT-2: nv_tileas.tiled_atomic_rmw
// CHECK-COUNT-2: nv_tileas.async.tiled_load
// CHECK: return
func.func @others_write(%g: index, %i: index) -> (!t, !t, !t, !t, !t, !t) {
  %v = nv_tileas.block_tile %g : index -> !view
  %0 = nv_tileas.tiled_load %v[%i, %i] {atom = #c, mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : !view -> !t
  %1 = nv_tileas.tiled_load %v[%i, %i] {atom = #c, mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : !view -> !t
  %2 = nv_tileas.tiled_atomic_rmw %0, %v[%i, %i] {atom = #c, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !view -> !t
  %3 = nv_tileas.tiled_atomic_rmw %0, %v[%i, %i] {atom = #c, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !view -> !t
  %4, %d = nv_tileas.async.tiled_load %v[%i, %i] {atom = #c} : !view -> !t, !nv_tileas.async_token
  %5, %e = nv_tileas.async.tiled_load %v[%i, %i] {atom = #c} : !view -> !t, !nv_tileas.async_token
  return %0, %1, %2, %3, %4, %5 : !t, !t, !t, !t, !t, !t
}

// A stage is waited for twice; a position is computed once.
//
// CHECK-LABEL: @waits
// CHECK-COUNT-1: create_iterator
// CHECK-COUNT-1: inc_iter
// CHECK-COUNT-2: producer_acquire
// CHECK-COUNT-2: producer_commit
// CHECK-COUNT-2: consumer_wait
// CHECK-COUNT-2: consumer_release
// CHECK-COUNT-2: queue.get
// CHECK: return
func.func @waits(%p: !p, %c: !c, %q: !nv_tileas.queue<f32>) -> (f32, f32) {
  %i0 = nv_tileas.async.pipeline.create_iterator %p : !p -> !i
  %i1 = nv_tileas.async.pipeline.create_iterator %p : !p -> !i
  %j0 = nv_tileas.async.pipeline.inc_iter %i0 : !i
  %j1 = nv_tileas.async.pipeline.inc_iter %i1 : !i
  %a = nv_tileas.async.pipeline.producer_acquire %p, %j0 : !p, !i
  %b = nv_tileas.async.pipeline.producer_acquire %p, %j1 : !p, !i
  nv_tileas.async.pipeline.producer_commit %a : !p
  nv_tileas.async.pipeline.producer_commit %b : !p
  %w = nv_tileas.async.pipeline.consumer_wait %c, %j0 {consumer_idx = 0 : i32} : !c, !i -> consumer_token<[tile<64x64xf16>] idx = 0>
  %x = nv_tileas.async.pipeline.consumer_wait %c, %j1 {consumer_idx = 0 : i32} : !c, !i -> consumer_token<[tile<64x64xf16>] idx = 0>
  nv_tileas.async.pipeline.consumer_release %w : consumer_token<[tile<64x64xf16>] idx = 0>
  nv_tileas.async.pipeline.consumer_release %x : consumer_token<[tile<64x64xf16>] idx = 0>
  %f = nv_tileas.queue.get %q : !nv_tileas.queue<f32> -> f32
  %g = nv_tileas.queue.get %q : !nv_tileas.queue<f32> -> f32
  return %f, %g : f32, f32
}

// A copy in an agent, and one that TMA makes, are writes.
//
// CHECK-LABEL: @written_below
// CHECK-COUNT-3: nv_tileas.tiled_load
// CHECK: return
func.func @written_below(%g: index, %s: !nv_tileas.tiled_view<64x64xf16, smem, #s>, %n: !view, %d: !nv_tileas.tma_desc<64x64xf16>, %i: index) -> (!t, !t, !t) {
  %v = nv_tileas.block_tile %s : tiled_view<64x64xf16, smem, #s> -> tiled_view<64x64xf16, smem, #s>
  %0 = nv_tileas.tiled_load %v[%i, %i] {atom = #c} : tiled_view<64x64xf16, smem, #s> -> !t
  nv_tileas.async.pipeline.agent_switch warps = [4] {
    nv_tileas.copy %n, %s {atom = #c} : !view, tiled_view<64x64xf16, smem, #s>
  }
  %1 = nv_tileas.tiled_load %v[%i, %i] {atom = #c} : tiled_view<64x64xf16, smem, #s> -> !t
  %a = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [64, 64] {atom = #nv_tileas<atom tma_load box = [64, 64]>} : tma_desc<64x64xf16>, tiled_view<64x64xf16, smem, #s>
  %2 = nv_tileas.tiled_load %v[%i, %i] {atom = #c} : tiled_view<64x64xf16, smem, #s> -> !t
  return %0, %1, %2 : !t, !t, !t
}

// CHECK-LABEL: @tiles
// CHECK-COUNT-1: nv_tileas.map
// CHECK-COUNT-1: nv_tileas.broadcast
// CHECK-COUNT-1: nv_tileas.gather_load
// CHECK: nv_tileas.scatter_store
// CHECK-COUNT-1: nv_tileas.gather_load
// CHECK-COUNT-2: nv_tileas.scatter_atomic_rmw
// CHECK-COUNT-2: nv_tileas.create_barrier
// CHECK-COUNT-2: nv_tileas.alloc_view
// CHECK-COUNT-2: nv_tileas.queue.create
// CHECK: return
func.func @tiles(%x: !nv_tileas.tile<64x1xi32>, %i: !nv_tileas.tile<64xi32>, %v: !nv_tileas.tiled_view<256xi32>) {
  %0 = nv_tileas.map %x : tile<64x1xi32> -> tile<64x1xi32> {
  ^bb0(%p: i32):
    %1 = arith.addi %p, %p : i32
    nv_tileas.yield %1 : i32
  }
  %2 = nv_tileas.map %x : tile<64x1xi32> -> tile<64x1xi32> {
  ^bb0(%p: i32):
    %1 = arith.addi %p, %p : i32
    nv_tileas.yield %1 : i32
  }
  %3 = nv_tileas.broadcast %0 : tile<64x1xi32> -> tile<64x64xi32>
  %4 = nv_tileas.broadcast %2 : tile<64x1xi32> -> tile<64x64xi32>
  %5 = nv_tileas.gather_load %v[%i] : tiled_view<256xi32>, tile<64xi32> -> tile<64xi32>
  %6 = nv_tileas.gather_load %v[%i] : tiled_view<256xi32>, tile<64xi32> -> tile<64xi32>
  nv_tileas.scatter_store %5, %v[%i] : tile<64xi32>, tiled_view<256xi32>, tile<64xi32>
  %7 = nv_tileas.gather_load %v[%i] : tiled_view<256xi32>, tile<64xi32> -> tile<64xi32>
  %8 = nv_tileas.scatter_atomic_rmw %i, %v[%i] {rmw_mode = #nv_tileas<rmw_mode add>} : tile<64xi32>, tiled_view<256xi32>, tile<64xi32> -> tile<64xi32>
  %9 = nv_tileas.scatter_atomic_rmw %i, %v[%i] {rmw_mode = #nv_tileas<rmw_mode add>} : tile<64xi32>, tiled_view<256xi32>, tile<64xi32> -> tile<64xi32>
  %10 = nv_tileas.create_barrier : mem_token
  %11 = nv_tileas.create_barrier : mem_token
  %12 = nv_tileas.alloc_view : tiled_view<64xi32, smem>
  %13 = nv_tileas.alloc_view : tiled_view<64xi32, smem>
  %14 = nv_tileas.queue.create {depth = 1 : i32} : queue<f32>
  %15 = nv_tileas.queue.create {depth = 1 : i32} : queue<f32>
  "test.use"(%3, %4, %5, %6, %7, %10, %11, %12, %13, %14, %15) : (!nv_tileas.tile<64x64xi32>, !nv_tileas.tile<64x64xi32>, !nv_tileas.tile<64xi32>, !nv_tileas.tile<64xi32>, !nv_tileas.tile<64xi32>, !nv_tileas.mem_token, !nv_tileas.mem_token, !nv_tileas.tiled_view<64xi32, smem>, !nv_tileas.tiled_view<64xi32, smem>, !nv_tileas.queue<f32>, !nv_tileas.queue<f32>) -> ()
  return
}
