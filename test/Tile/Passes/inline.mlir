// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls are inlined, also into agents, around loops and into the regions of
// pipeline operations. A callee of several blocks stays a call where there can
// only be one block.
//
// RUN: nv-tileas-opt %s --inline | FileCheck %s

#c = #nv_tileas<atom universal_copy>
!view = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[!nv_tileas.tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<!nv_tileas.tile<64x64xf16>>

func.func private @read(%g: index, %i: index) -> !t {
  %v = nv_tileas.block_tile %g : index -> !view
  %0 = nv_tileas.tiled_load %v[%i, %i] {atom = #c} : !view -> !t
  return %0 : !t
}

func.func private @fill(%p: !p, %i: !i, %g: index, %n: index) {
  nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!t]} : !p, !i -> !t {
  ^bb0(%s: !t):
    %0 = func.call @read(%g, %n) : (index, index) -> !t
    nv_tileas.async.pipeline.yield %0 : !t
  }
  return
}

func.func private @blocks(%b: i1, %g: index) -> index {
  cf.cond_br %b, ^one, ^two
^one:
  return %g : index
^two:
  %c0 = arith.constant 0 : index
  return %c0 : index
}

// CHECK-LABEL: func.func @kernel
// CHECK-NOT: call @read
// CHECK-NOT: call @fill
// CHECK: nv_tileas.tiled_load
// CHECK: agent_switch
// CHECK: produce_one
// CHECK: nv_tileas.tiled_load
// CHECK: async.pipeline.yield
// CHECK: call @blocks
func.func @kernel(%p: !p, %i: !i, %g: index, %n: index, %b: i1) -> !t {
  %0 = call @read(%g, %n) : (index, index) -> !t
  nv_tileas.async.pipeline.agent_switch warps = [4, 4] {
    func.call @fill(%p, %i, %g, %n) : (!p, !i, index, index) -> ()
  }, {
    %1 = func.call @blocks(%b, %g) : (i1, index) -> index
    %2 = func.call @read(%1, %n) : (index, index) -> !t
  }
  return %0 : !t
}

// A kernel is not inlined.
// CHECK-LABEL: @caller
// CHECK: call @started
func.func @started(%m: !nv_tileas.tiled_view<4xf32>) attributes {nv_tileas.kernel} {
  nv_tileas.cluster_sync
  return
}
func.func @caller(%m: !nv_tileas.tiled_view<4xf32>) {
  func.call @started(%m) : (!nv_tileas.tiled_view<4xf32>) -> ()
  return
}
