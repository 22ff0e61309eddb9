// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic on registers leaves a loop; what touches memory, waits or starts
// work does not.
//
// RUN: nv-tileas-opt %s -allow-unregistered-dialect --loop-invariant-code-motion | FileCheck %s

#b = #nv_tileas.blocked<[1, 8], order = [1, 0]>
#s = #nv_tileas.shared<order = [1, 0]>
#c = #nv_tileas<atom universal_copy>
!reg = !nv_tileas.tile<64x64xf16, #b>
!buffer = !nv_tileas.tile<64x64xf16, #s>
!view = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
!sum = !nv_tileas.tile<64x64xf32>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>

// CHECK-LABEL: @leaves
// CHECK: nv_tileas.block_tile
// CHECK: nv_tileas.convert_layout
// CHECK: nv_tileas.dot
// CHECK: nv_tileas.reduce
// CHECK: nv_tileas.async.pipeline.create_iterator
// CHECK: scf.for
func.func @leaves(%x: !reg, %y: !t, %z: !sum, %g: index, %p: !p, %n: index) {
  scf.for %k = %n to %n step %n {
    %v = nv_tileas.block_tile %g : index -> !view
    %0 = nv_tileas.convert_layout %x : !reg -> tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>
    %1 = nv_tileas.dot %y, %y, %z {atom = #nv_tileas<atom f16>} : !t, !t, !sum -> !sum
    %2 = nv_tileas.reduce %1 {axis = 1 : i32} : !sum -> tile<64xf32>
    %3 = nv_tileas.async.pipeline.create_iterator %p : !p -> !i
    "test.use"(%v, %0, %1, %2, %3) : (!view, !nv_tileas.tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>, !sum, !nv_tileas.tile<64xf32>, !i) -> ()
  }
  return
}

// CHECK-LABEL: @stays
// CHECK-NEXT: nv_tileas.block_tile
// CHECK-NEXT: scf.for
// CHECK: nv_tileas.convert_layout
// CHECK: nv_tileas.convert_layout
// CHECK: nv_tileas.alloc_tensor
// CHECK: nv_tileas.tiled_load
// CHECK: nv_tileas.tiled_store
// CHECK: nv_tileas.copy
// CHECK: producer_acquire
// CHECK: agent_switch
func.func @stays(%x: !reg, %u: !buffer, %y: !t, %g: index, %s: !nv_tileas.tiled_view<64x64xf16, smem>, %p: !p, %i: !i, %n: index) {
  %v = nv_tileas.block_tile %g : index -> !view
  scf.for %k = %n to %n step %n {
    %0 = nv_tileas.convert_layout %x : !reg -> !buffer
    %1 = nv_tileas.convert_layout %u : !buffer -> !reg
    %2 = nv_tileas.alloc_tensor : !buffer
    %3 = nv_tileas.tiled_load %v[%n, %n] {atom = #c} : !view -> !t
    nv_tileas.tiled_store %y, %v[%n, %n] {atom = #c} : !t, !view
    nv_tileas.copy %v, %s {atom = #c} : !view, tiled_view<64x64xf16, smem>
    %4 = nv_tileas.async.pipeline.producer_acquire %p, %i : !p, !i
    nv_tileas.async.pipeline.agent_switch warps = [4] {
    }
    "test.use"(%0, %1, %2, %3, %4) : (!buffer, !reg, !buffer, !t, !p) -> ()
  }
  return
}

// What does not depend on the element leaves the region, and the whole leaves
// the loop, unless it may divide by zero.
//
// CHECK-LABEL: @map
// CHECK: %[[E:.*]] = math.exp
// CHECK: nv_tileas.map
// CHECK-NOT: math.exp
// CHECK: nv_tileas.generate
// CHECK: scf.for
// CHECK: nv_tileas.map
// CHECK: arith.divsi
// CHECK: nv_tileas.async.wait
// CHECK: nv_tileas.alloc_view
// CHECK: nv_tileas.cluster_sync
// CHECK: test.use
func.func @map(%x: !sum, %y: !nv_tileas.tile<64xi32>, %d: i32, %f: f32, %a: !nv_tileas.async_token, %n: index) {
  scf.for %k = %n to %n step %n {
    %0 = nv_tileas.map %x : !sum -> !sum {
    ^bb0(%p: f32):
      %1 = math.exp %f : f32
      %2 = arith.addf %p, %1 : f32
      nv_tileas.yield %2 : f32
    }
    %3 = nv_tileas.generate : tile<64xindex> {
    ^bb0(%i: index):
      nv_tileas.yield %i : index
    }
    %4 = nv_tileas.map %y : tile<64xi32> -> tile<64xi32> {
    ^bb0(%p: i32):
      %5 = arith.divsi %p, %d : i32
      nv_tileas.yield %5 : i32
    }
    %6 = nv_tileas.async.wait %a, %x : !nv_tileas.async_token, !sum
    %7 = nv_tileas.alloc_view : tiled_view<64x64xf32, smem>
    nv_tileas.cluster_sync
    "test.use"(%0, %3, %4, %6, %7) : (!sum, !nv_tileas.tile<64xindex>, !nv_tileas.tile<64xi32>, !sum, !nv_tileas.tiled_view<64x64xf32, smem>) -> ()
  }
  return
}
