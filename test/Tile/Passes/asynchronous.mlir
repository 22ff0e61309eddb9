// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The evaluator reports what would depend on when asynchronous work ends.
//
// RUN: split-file %s %t
// RUN: not nv-tileas-run %t/read-copy.mlir 2>&1 | FileCheck %t/read-copy.mlir
// RUN: not nv-tileas-run %t/change-source.mlir 2>&1 | FileCheck %t/change-source.mlir
// RUN: not nv-tileas-run %t/change-target.mlir 2>&1 | FileCheck %t/change-target.mlir
// RUN: not nv-tileas-run %t/never.mlir 2>&1 | FileCheck %t/never.mlir
// RUN: not nv-tileas-run %t/early-tile.mlir 2>&1 | FileCheck %t/early-tile.mlir
// RUN: not nv-tileas-run %t/slices.mlir 2>&1 | FileCheck %t/slices.mlir
// RUN: not nv-tileas-run %t/tma.mlir 2>&1 | FileCheck %t/tma.mlir
// RUN: not nv-tileas-run %t/tma-store.mlir 2>&1 | FileCheck %t/tma-store.mlir
// RUN: not nv-tileas-run %t/barrier.mlir 2>&1 | FileCheck %t/barrier.mlir
// RUN: not nv-tileas-run %t/accumulator.mlir 2>&1 | FileCheck %t/accumulator.mlir
// RUN: not nv-tileas-run %t/loop.mlir 2>&1 | FileCheck %t/loop.mlir
// RUN: not nv-tileas-run %t/stage.mlir 2>&1 | FileCheck %t/stage.mlir
// RUN: not nv-tileas-run %t/agent.mlir 2>&1 | FileCheck %t/agent.mlir
// RUN: nv-tileas-run %t/right.mlir | FileCheck %t/right.mlir

//--- read-copy.mlir
!m = !nv_tileas.tiled_view<4xi32>
!s = !nv_tileas.tiled_view<4xi32, smem>
func.func @k(%m: !m) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %s = nv_tileas.alloc_view : !s
  %v = nv_tileas.block_tile %s : !s -> !s
  // CHECK: error: reads an element that asynchronous work may still write
  // CHECK: note: the work was started here
  %t = nv_tileas.async.copy %m, %s {atom = #nv_tileas<atom cp_async>} : !m, !s
  %x = nv_tileas.tiled_load %v[%c0] {atom = #nv_tileas<atom universal_copy>} : !s -> tile<4xi32>
  nv_tileas.async.wait %t : async_token
  return
}

//--- change-source.mlir
!m = !nv_tileas.tiled_view<4xi32>
!s = !nv_tileas.tiled_view<4xi32, smem>
func.func @k(%m: !m) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %x = arith.constant dense<1> : !nv_tileas.tile<4xi32>
  %s = nv_tileas.alloc_view : !s
  %v = nv_tileas.block_tile %m : !m -> !m
  %t = nv_tileas.async.copy %m, %s {atom = #nv_tileas<atom cp_async>} : !m, !s
  // CHECK: error: writes an element that asynchronous work may still read
  nv_tileas.tiled_store %x, %v[%c0] {atom = #nv_tileas<atom universal_copy>} : tile<4xi32>, !m
  nv_tileas.async.wait %t : async_token
  return
}

//--- change-target.mlir
// Two copies to one place.
!m = !nv_tileas.tiled_view<4xi32>
!s = !nv_tileas.tiled_view<4xi32, smem>
func.func @k(%m: !m) attributes {nv_tileas.kernel} {
  %s = nv_tileas.alloc_view : !s
  %t = nv_tileas.async.copy %m, %s {atom = #nv_tileas<atom cp_async>} : !m, !s
  // CHECK: error: writes an element that asynchronous work may still write
  %u = nv_tileas.async.copy %m, %s {atom = #nv_tileas<atom cp_async>} : !m, !s
  nv_tileas.async.wait %t, %u : async_token, async_token
  return
}

//--- never.mlir
!m = !nv_tileas.tiled_view<4xi32>
!s = !nv_tileas.tiled_view<4xi32, smem>
func.func @k(%m: !m) attributes {nv_tileas.kernel} {
  %s = nv_tileas.alloc_view : !s
  // CHECK: error: the kernel ends before this work is waited for
  %t = nv_tileas.async.copy %m, %s {atom = #nv_tileas<atom cp_async>} : !m, !s
  return
}

//--- early-tile.mlir
!m = !nv_tileas.tiled_view<4xi32>
func.func @k(%m: !m) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %v = nv_tileas.block_tile %m : !m -> !m
  %x, %t = nv_tileas.async.tiled_load %v[%c0] {atom = #nv_tileas<atom cp_async>}
      : !m -> tile<4xi32>, async_token
  // CHECK: error: reads an element that asynchronous work may still write
  %y = nv_tileas.reduce %x {axis = 0 : i32, combiner = #nv_tileas<combiner add>}
      : tile<4xi32> -> tile<i32>
  nv_tileas.async.wait %t : async_token
  return
}

//--- slices.mlir
// Half of a buffer is under way, and the other half may be read.
!m = !nv_tileas.tiled_view<4xi32>
!half = !nv_tileas.tiled_view<2xi32>
!s = !nv_tileas.tiled_view<2xi32, smem>
#line = #nv_tileas.shared<order = [0]>
!buffer = !nv_tileas.tile<4xi32, #line>
func.func @k(%m: !m) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : i32
  %b = nv_tileas.splat %c0 : i32 -> !buffer
  %s = nv_tileas.block_tile %b : !buffer -> !s
  %h = nv_tileas.block_tile %m : !m -> !half
  %t = nv_tileas.async.copy %h, %s {atom = #nv_tileas<atom cp_async>} : !half, !s
  %last = nv_tileas.extract_slice %b [2] : !buffer -> tile<2xi32>
  // CHECK: :[[# @LINE + 1]]:{{[0-9]+}}: error: reads an element that asynchronous work may still write
  %first = nv_tileas.extract_slice %b [1] : !buffer -> tile<2xi32>
  nv_tileas.async.wait %t : async_token
  return
}

//--- tma.mlir
#load = #nv_tileas<atom tma_load box = [4, 4]>
!m = !nv_tileas.tiled_view<4x4xi32>
!s = !nv_tileas.tiled_view<4x4xi32, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @k(%m: !m) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %d = nv_tileas.make_tiled_tma_desc %m box = [4, 4] {atom = #load} : !m -> tma_desc<4x4xi32>
  %s = nv_tileas.alloc_view : !s
  %v = nv_tileas.block_tile %s : !s -> !s
  %t = nv_tileas.async.tiled_tma_load %d[%c0, %c0], %s box = [4, 4] {atom = #load}
      : tma_desc<4x4xi32>, !s
  // CHECK: error: reads an element that asynchronous work may still write
  %x = nv_tileas.tiled_load %v[%c0, %c0] {atom = #nv_tileas<atom universal_copy>}
      : !s -> tile<4x4xi32>
  nv_tileas.async.wait %t : async_token
  return
}

//--- tma-store.mlir
#store = #nv_tileas<atom tma_store box = [4, 4]>
!m = !nv_tileas.tiled_view<4x4xi32>
!s = !nv_tileas.tiled_view<4x4xi32, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @k(%m: !m) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %x = arith.constant dense<1> : !nv_tileas.tile<4x4xi32>
  %d = nv_tileas.make_tiled_tma_desc %m box = [4, 4] {atom = #store} : !m -> tma_desc<4x4xi32>
  %s = nv_tileas.alloc_view : !s
  %v = nv_tileas.block_tile %s : !s -> !s
  nv_tileas.tiled_store %x, %v[%c0, %c0] {atom = #nv_tileas<atom universal_copy>}
      : tile<4x4xi32>, !s
  %t = nv_tileas.async.tiled_tma_store %d[%c0, %c0], %s box = [4, 4] {atom = #store}
      : tma_desc<4x4xi32>, !s
  // CHECK: error: writes an element that asynchronous work may still read
  nv_tileas.tiled_store %x, %v[%c0, %c0] {atom = #nv_tileas<atom universal_copy>}
      : tile<4x4xi32>, !s
  nv_tileas.async.wait %t : async_token
  return
}

//--- barrier.mlir
#load = #nv_tileas<atom tma_load box = [4, 4]>
!m = !nv_tileas.tiled_view<4x4xi32>
!s = !nv_tileas.tiled_view<4x4xi32, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @k(%m: !m) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %d = nv_tileas.make_tiled_tma_desc %m box = [4, 4] {atom = #load} : !m -> tma_desc<4x4xi32>
  %s = nv_tileas.alloc_view : !s
  %r = nv_tileas.alloc_view : !s
  %b = nv_tileas.create_barrier : mem_token
  %t = nv_tileas.async.tiled_tma_load %d[%c0, %c0], %s barrier %b box = [4, 4] {atom = #load}
      : tma_desc<4x4xi32>, !s
  // CHECK: error: the barrier is that of another load, which has not been waited for
  // CHECK: note: the load was started here
  %u = nv_tileas.async.tiled_tma_load %d[%c0, %c0], %r barrier %b box = [4, 4] {atom = #load}
      : tma_desc<4x4xi32>, !s
  nv_tileas.async.wait %t, %u : async_token, async_token
  return
}

//--- accumulator.mlir
// Products follow each other without a wait; other operations do not.
!t = !nv_tileas.tile<4x4xf32>
!acc = !nv_tileas.tile<4x4xf32, #nv_tileas.tmem<columns = 64>>
func.func @k() attributes {nv_tileas.kernel} {
  %x = arith.constant dense<1.0> : !t
  %c = nv_tileas.dot %x, %x, %x {atom = #nv_tileas<atom tf32>} : !t, !t, !t -> !acc
  %d, %u = nv_tileas.async.dot %x, %x, %c {atom = #nv_tileas<atom tf32>} : !t, !t, !acc -> !acc
  %e, %v = nv_tileas.async.dot %x, %x, %d {atom = #nv_tileas<atom tf32>} : !t, !t, !acc -> !acc
  nv_tileas.async.wait %u : async_token
  // CHECK: :[[# @LINE + 1]]:{{[0-9]+}}: error: reads an element that asynchronous work may still write
  %r = nv_tileas.tmem_load %e : !acc -> !t
  nv_tileas.async.wait %v : async_token
  return
}

//--- loop.mlir
// Each iteration starts a copy, and only the last is waited for.
!m = !nv_tileas.tiled_view<8xi32>
!w = !nv_tileas.tiled_view<4xi32>
!s = !nv_tileas.tiled_view<4xi32, smem>
func.func @k(%m: !m) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %w = nv_tileas.block_tile %m : !m -> !w
  %r = nv_tileas.alloc_view : !s
  %t0 = nv_tileas.async.copy %w, %r {atom = #nv_tileas<atom cp_async>} : !w, !s
  %t = scf.for %i = %c0 to %c2 step %c1 iter_args(%before = %t0) -> (!nv_tileas.async_token) {
    %s = nv_tileas.alloc_view : !s
    // CHECK: error: the kernel ends before this work is waited for
    %u = nv_tileas.async.copy %w, %s {atom = #nv_tileas<atom cp_async>} : !w, !s
    scf.yield %u : !nv_tileas.async_token
  }
  nv_tileas.async.wait %t0, %t : async_token, async_token
  return
}

//--- stage.mlir
// The consumer hands the stage back while it is still copied from.
!m = !nv_tileas.tiled_view<4xi32>
!s = !nv_tileas.tiled_view<4xi32, smem>
!p = !nv_tileas.producer_token<[!s]>
!c = !nv_tileas.consumer_token<[!s]>
!i = !nv_tileas.pipeline_iterator<!s>
func.func @k(%m: !m) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %buffer = nv_tileas.alloc_view : tiled_view<1x4xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 1 : i32}
      : tiled_view<1x4xi32, smem> -> !p, !c
  %i = nv_tileas.async.pipeline.create_iterator %p : !p -> !i
  %j = nv_tileas.async.pipeline.create_iterator %c : !c -> !i
  %done = nv_tileas.async.pipeline.produce_one_async %p, %i {producer_types = [!s]}
      : !p, !i -> async_token {
  ^bb0(%stage: !s):
    %t = nv_tileas.async.copy %m, %stage {atom = #nv_tileas<atom cp_async>} : !m, !s
    nv_tileas.async.pipeline.yield %t : async_token
  }
  %u = nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!s], consumer_idx = 0 : i32}
      : !c, !i -> async_token {
  ^bb0(%stage: !s):
    %t = nv_tileas.async.copy %stage, %m {atom = #nv_tileas<atom universal_copy>} : !s, !m
    nv_tileas.async.pipeline.yield %t : async_token
  }
  %next = nv_tileas.async.pipeline.inc_iter %i : !i
  // CHECK: error: writes an element that asynchronous work may still read
  %a = nv_tileas.async.pipeline.producer_acquire %p, %next : !p, !i
  %b = nv_tileas.async.pipeline.producer_commit %a : !p
  nv_tileas.async.wait %u : async_token
  return
}

//--- agent.mlir
// One agent copies, another one reads, and nothing is between them.
!m = !nv_tileas.tiled_view<4xi32>
!s = !nv_tileas.tiled_view<4xi32, smem>
func.func @k(%m: !m) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %s = nv_tileas.alloc_view : !s
  %v = nv_tileas.block_tile %s : !s -> !s
  %t = nv_tileas.async.pipeline.agent_switch warps = [1, 1] -> !nv_tileas.async_token {
    %0 = nv_tileas.async.copy %m, %s {atom = #nv_tileas<atom cp_async>} : !m, !s
    nv_tileas.async.pipeline.yield %0 : async_token
  }, {
    // CHECK: error: reads an element that asynchronous work may still write
    %x = nv_tileas.tiled_load %v[%c0] {atom = #nv_tileas<atom universal_copy>} : !s -> tile<4xi32>
    %r = nv_tileas.alloc_view : !s
    %0 = nv_tileas.async.copy %m, %r {atom = #nv_tileas<atom cp_async>} : !m, !s
    nv_tileas.async.pipeline.yield %0 : async_token
  }
  nv_tileas.async.wait %t : async_token
  return
}

//--- right.mlir
// Everything is waited for: by a token that agents return, by the consumers of a
// stage, by the producer that wants a stage back, by a load that takes the token.
!m = !nv_tileas.tiled_view<4xi32>
!t = !nv_tileas.tile<4xi32>
!s = !nv_tileas.tiled_view<4xi32, smem>
!p = !nv_tileas.producer_token<[!t]>
!c = !nv_tileas.consumer_token<[!t]>
!i = !nv_tileas.pipeline_iterator<!t>
!q = !nv_tileas.producer_token<[!s]>
!d = !nv_tileas.consumer_token<[!s]>
!j = !nv_tileas.pipeline_iterator<!s>
#u = #nv_tileas<atom universal_copy>

// CHECK: agents 0: -3 4 -6 1
// CHECK-NEXT: agents 1: -6 8 -12 2
func.func @agents(%m: !m, %n: !m) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %s = nv_tileas.alloc_view : !s
  %r = nv_tileas.alloc_view : !s
  %t = nv_tileas.async.pipeline.agent_switch warps = [1, 1] -> !nv_tileas.async_token {
    %0 = nv_tileas.async.copy %m, %s {atom = #nv_tileas<atom cp_async>} : !m, !s
    nv_tileas.async.pipeline.yield %0 : async_token
  }, {
    %0 = nv_tileas.async.copy %m, %r {atom = #nv_tileas<atom cp_async>} : !m, !s
    nv_tileas.async.pipeline.yield %0 : async_token
  }
  nv_tileas.async.wait %t : async_token
  %v = nv_tileas.block_tile %s : !s -> !s
  %w = nv_tileas.block_tile %r : !s -> !s
  %x = nv_tileas.tiled_load %v[%c0] {atom = #u} : !s -> !t
  %y = nv_tileas.tiled_load %w[%c0] {atom = #u} : !s -> !t
  %z = nv_tileas.map %x, %y : !t, !t -> !t {
  ^bb0(%a: i32, %b: i32):
    %e = arith.addi %a, %b : i32
    nv_tileas.yield %e : i32
  }
  %to = nv_tileas.block_tile %n : !m -> !m
  nv_tileas.tiled_store %z, %to[%c0] {atom = #u} : !t, !m
  return
}

// A tile that is loaded asynchronously is handed on by value.
//
// CHECK-NEXT: value 0: -3 4 -6 1
// CHECK-NEXT: value 1: -3 4 -6 1
func.func @value(%m: !m, %n: !m) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %v = nv_tileas.block_tile %m : !m -> !m
  %w = nv_tileas.block_tile %n : !m -> !m
  %buffer = nv_tileas.alloc_view : tiled_view<1x4xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 1 : i32}
      : tiled_view<1x4xi32, smem> -> !p, !c
  %i = nv_tileas.async.pipeline.create_iterator %p : !p -> !i
  %j = nv_tileas.async.pipeline.create_iterator %c : !c -> !i
  %0:2 = nv_tileas.async.pipeline.produce_one_async %p, %i {producer_types = [!t]}
      : !p, !i -> !t, async_token {
  ^bb0(%stage: !t):
    %x, %t = nv_tileas.async.tiled_load %v[%c0] {atom = #nv_tileas<atom cp_async>}
        : !m -> !t, async_token
    nv_tileas.async.pipeline.yield %x, %t : !t, async_token
  }
  nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!t], consumer_idx = 0 : i32}
      : !c, !i {
  ^bb0(%x: !t):
    nv_tileas.tiled_store %x, %w[%c0] {atom = #u} : !t, !m
  }
  return
}

// The consumer's copy is complete when the producer has the stage again.
//
// CHECK-NEXT: returned 0: 5 5 5 5
func.func @returned(%m: !m) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %five = arith.constant dense<5> : !t
  %buffer = nv_tileas.alloc_view : tiled_view<1x4xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 1 : i32}
      : tiled_view<1x4xi32, smem> -> !q, !d
  %i = nv_tileas.async.pipeline.create_iterator %p : !q -> !j
  %j = nv_tileas.async.pipeline.create_iterator %c : !d -> !j
  nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!s]} : !q, !j {
  ^bb0(%stage: !s):
    %w = nv_tileas.block_tile %stage : !s -> !s
    nv_tileas.tiled_store %five, %w[%c0] {atom = #u} : !t, !s
  }
  %u = nv_tileas.async.pipeline.consume_one_async %c, %j
      {producer_types = [!s], consumer_idx = 0 : i32} : !d, !j -> async_token {
  ^bb0(%stage: !s):
    %t = nv_tileas.async.copy %stage, %m {atom = #u} : !s, !m
    nv_tileas.async.pipeline.yield %t : async_token
  }
  %next = nv_tileas.async.pipeline.inc_iter %i : !j
  %a = nv_tileas.async.pipeline.producer_acquire %p, %next : !q, !j
  %b = nv_tileas.async.pipeline.producer_commit %a : !q
  return
}

// CHECK-NEXT: ordered 0: -3 4 -6 1
// CHECK-NEXT: ordered 1: -3 4 -6 1
func.func @ordered(%m: !m, %n: !m) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %s = nv_tileas.alloc_view : !s
  %v = nv_tileas.block_tile %s : !s -> !s
  %w = nv_tileas.block_tile %n : !m -> !m
  %t = nv_tileas.async.copy %m, %s {atom = #nv_tileas<atom cp_async>} : !m, !s
  %x = nv_tileas.tiled_load %v[%c0] token %t : async_token {atom = #u} : !s -> !t
  nv_tileas.tiled_store %x, %w[%c0] {atom = #u} : !t, !m
  return
}
