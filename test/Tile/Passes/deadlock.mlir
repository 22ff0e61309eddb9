// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs that end nowhere, and misuse of stages, are errors of the evaluator,
// in any order of the agents.
//
// RUN: split-file %s %t
// RUN: not nv-tileas-run %t/forgotten.mlir 2>&1 | FileCheck %s --check-prefix=FORGOTTEN
// RUN: not nv-tileas-run --seed=5 %t/forgotten.mlir 2>&1 | FileCheck %s --check-prefix=FORGOTTEN
// RUN: not nv-tileas-run %t/queues.mlir 2>&1 | FileCheck %s --check-prefix=QUEUES
// RUN: not nv-tileas-run --grid=2 %t/cluster.mlir 2>&1 | FileCheck %s --check-prefix=CLUSTER
// RUN: not nv-tileas-run --grid=3 %t/cluster.mlir 2>&1 | FileCheck %s --check-prefix=GRID
// RUN: not nv-tileas-run --grid=2 %t/multicast.mlir 2>&1 | FileCheck %s --check-prefix=MULTICAST
// RUN: not nv-tileas-run %t/twice.mlir 2>&1 | FileCheck %s --check-prefix=TWICE
// RUN: not nv-tileas-run %t/unwritten.mlir 2>&1 | FileCheck %s --check-prefix=UNWRITTEN
// RUN: not nv-tileas-run %t/results.mlir 2>&1 | FileCheck %s --check-prefix=RESULTS
// RUN: not nv-tileas-run --grid=0 %t/twice.mlir 2>&1 | FileCheck %s --check-prefix=USAGE
// USAGE: usage: nv-tileas-run

//--- forgotten.mlir
// The consumer takes two stages and releases none; the third is never free.
!slice = !nv_tileas.tiled_view<4xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice]>
!bound = !nv_tileas.consumer_token<[!slice] idx = 0>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k() attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %buffer = nv_tileas.alloc_view : tiled_view<2x4xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 2 : i32}
      : tiled_view<2x4xi32, smem> -> !producer, !consumer
  nv_tileas.async.pipeline.agent_switch warps = [1, 1] {
    %i = nv_tileas.async.pipeline.create_iterator %p : !producer -> !stage
    %last = scf.for %n = %c0 to %c3 step %c1 iter_args(%it = %i) -> (!stage) {
      // FORGOTTEN-DAG: error: deadlock: agent 0 of block (0, 0, 0) waits for stage 0 (round 1) to be released by its consumers
      %a = nv_tileas.async.pipeline.producer_acquire %p, %it : !producer, !stage
      %b = nv_tileas.async.pipeline.producer_commit %a : !producer
      %next = nv_tileas.async.pipeline.inc_iter %it : !stage
      scf.yield %next : !stage
    }
  }, {
    %i = nv_tileas.async.pipeline.create_iterator %c : !consumer -> !stage
    %last = scf.for %n = %c0 to %c3 step %c1 iter_args(%it = %i) -> (!stage) {
      // FORGOTTEN-DAG: error: deadlock: agent 1 of block (0, 0, 0) waits for stage 0 (round 1) to be committed by the producer
      %w = nv_tileas.async.pipeline.consumer_wait %c, %it {consumer_idx = 0 : i32}
          : !consumer, !stage -> !bound
      %next = nv_tileas.async.pipeline.inc_iter %it : !stage
      scf.yield %next : !stage
    }
  }
  return
}

//--- queues.mlir
// Two agents hand values to each other, each beginning with a get.
func.func @k() attributes {nv_tileas.kernel} {
  %q = nv_tileas.queue.create {depth = 1 : i32} : queue<i32>
  %r = nv_tileas.queue.create {depth = 1 : i32} : queue<i32>
  nv_tileas.async.pipeline.agent_switch warps = [1, 1] {
    // QUEUES-DAG: error: deadlock: agent 0 of block (0, 0, 0) waits for a value in the queue
    %x = nv_tileas.queue.get %q : queue<i32> -> i32
    nv_tileas.queue.put %r, %x : queue<i32>, i32
  }, {
    // QUEUES-DAG: error: deadlock: agent 1 of block (0, 0, 0) waits for a value in the queue
    %x = nv_tileas.queue.get %r : queue<i32> -> i32
    nv_tileas.queue.put %q, %x : queue<i32>, i32
  }
  return
}

//--- cluster.mlir
// Only one block of the cluster comes to the barrier.
// GRID: error: the grid is no whole number of clusters
func.func @k() attributes {nv_tileas.kernel, nv_tileas.cluster = array<i32: 2, 1, 1>} {
  %b = gpu.block_id x
  %c0 = arith.constant 0 : index
  %first = arith.cmpi eq, %b, %c0 : index
  scf.if %first {
    // CLUSTER: error: deadlock: block (0, 0, 0) waits for the other blocks of the cluster
    nv_tileas.cluster_sync
  }
  return
}

//--- multicast.mlir
#rows = #nv_tileas.shared<order = [1, 0]>
#load = #nv_tileas<atom tma_load box = [8, 8]>
!slice = !nv_tileas.tiled_view<8x8xf16, smem, #rows>
func.func @k(%m: !nv_tileas.tiled_view<16x8xf16>)
    attributes {nv_tileas.kernel, nv_tileas.cluster = array<i32: 2, 1, 1>} {
  %b = gpu.block_id x
  %c0 = arith.constant 0 : index
  %d = nv_tileas.make_tiled_tma_desc %m box = [8, 8] {atom = #load}
      : tiled_view<16x8xf16> -> tma_desc<8x8xf16>
  %s = nv_tileas.alloc_view : !slice
  // MULTICAST: error: blocks of the multicast load boxes at different coordinates
  %t = nv_tileas.async.tiled_tma_load %d[%b, %c0], %s box = [8, 8]
      {atom = #load, multicast = array<i32: 0>} : tma_desc<8x8xf16>, !slice
  nv_tileas.async.wait %t : async_token
  return
}

//--- twice.mlir
!slice = !nv_tileas.tiled_view<4xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice]>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k() attributes {nv_tileas.kernel} {
  %buffer = nv_tileas.alloc_view : tiled_view<2x4xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 2 : i32}
      : tiled_view<2x4xi32, smem> -> !producer, !consumer
  %i = nv_tileas.async.pipeline.create_iterator %p : !producer -> !stage
  %a = nv_tileas.async.pipeline.producer_acquire %p, %i : !producer, !stage
  %b = nv_tileas.async.pipeline.producer_commit %a : !producer
  // TWICE: error: stage 0 (round 0) has been committed before
  %d = nv_tileas.async.pipeline.producer_commit %a : !producer
  return
}

//--- unwritten.mlir
// The producer commits a stage that it has not filled.
!slice = !nv_tileas.tiled_view<4xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice]>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k() attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %buffer = nv_tileas.alloc_view : tiled_view<2x4xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 2 : i32}
      : tiled_view<2x4xi32, smem> -> !producer, !consumer
  %i = nv_tileas.async.pipeline.create_iterator %p : !producer -> !stage
  %a = nv_tileas.async.pipeline.producer_acquire %p, %i : !producer, !stage
  %b = nv_tileas.async.pipeline.producer_commit %a : !producer
  nv_tileas.async.pipeline.consume_one %c, %i {producer_types = [!slice]} : !consumer, !stage {
  ^bb0(%s: !slice):
    %v = nv_tileas.block_tile %s : !slice -> !slice
    // UNWRITTEN: error: reads an element that has not been written
    %x = nv_tileas.tiled_load %v[%c0] {atom = #nv_tileas<atom universal_copy>}
        : !slice -> tile<4xi32>
  }
  return
}

//--- results.mlir
func.func @k() attributes {nv_tileas.kernel} {
  // RESULTS: error: the agents return different values as result 0
  %r = nv_tileas.async.pipeline.agent_switch warps = [1, 1] -> i32 {
    %c1 = arith.constant 1 : i32
    nv_tileas.async.pipeline.yield %c1 : i32
  }, {
    %c2 = arith.constant 2 : i32
    nv_tileas.async.pipeline.yield %c2 : i32
  }
  return
}
