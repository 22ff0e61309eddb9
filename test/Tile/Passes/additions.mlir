// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads of memory by its address are one read only if nothing writes between
// them; what is written, ordered, said or waited for stays, as often as it is
// written. How a float is rounded counts when operations are merged.
//
// RUN: nv-tileas-opt %s --cse --canonicalize | FileCheck %s

#gpu = #nv_tileas<mem_scope gpu>
#relaxed = #nv_tileas<mem_semantic relaxed>
#add = #nv_tileas<rmw_mode add>

// CHECK-LABEL: @reads
// CHECK: %[[X:.*]] = nv_tileas.load_at %arg0 : i64 -> f32
// CHECK-NEXT: nv_tileas.store_at %[[X]]
// CHECK-NEXT: %[[Y:.*]] = nv_tileas.load_at %arg0 : i64 -> f32
// CHECK-NEXT: return %[[X]], %[[X]], %[[Y]]
func.func @reads(%p: i64, %q: i64) -> (f32, f32, f32) {
  %x = nv_tileas.load_at %p : i64 -> f32
  %same = nv_tileas.load_at %p : i64 -> f32
  nv_tileas.store_at %x, %q : f32, i64
  %y = nv_tileas.load_at %p : i64 -> f32
  return %x, %same, %y : f32, f32, f32
}

// CHECK-LABEL: @unused
// CHECK-NEXT: nv_tileas.load_at %arg0 {mem_scope
// CHECK-NEXT: nv_tileas.load_at %arg0 {mem_scope
// CHECK-NEXT: return
func.func @unused(%p: i64) {
  %weak = nv_tileas.load_at %p : i64 -> f32
  %0 = nv_tileas.load_at %p {mem_semantic = #relaxed, mem_scope = #gpu} : i64 -> f32
  %1 = nv_tileas.load_at %p {mem_semantic = #relaxed, mem_scope = #gpu} : i64 -> f32
  return
}

// CHECK-LABEL: @atomics
// CHECK-COUNT-2: nv_tileas.atomic_rmw_at
// CHECK-COUNT-2: nv_tileas.atomic_cas_at
// CHECK-COUNT-2: nv_tileas.fence
// CHECK-NEXT: return
func.func @atomics(%p: i64, %x: i32) {
  %0 = nv_tileas.atomic_rmw_at %x, %p {rmw_mode = #add, mem_semantic = #relaxed, mem_scope = #gpu} : i32, i64 -> i32
  %1 = nv_tileas.atomic_rmw_at %x, %p {rmw_mode = #add, mem_semantic = #relaxed, mem_scope = #gpu} : i32, i64 -> i32
  %2 = nv_tileas.atomic_cas_at %x, %x, %p {mem_semantic = #relaxed, mem_scope = #gpu} : i32, i64 -> i32
  %3 = nv_tileas.atomic_cas_at %x, %x, %p {mem_semantic = #relaxed, mem_scope = #gpu} : i32, i64 -> i32
  %4 = nv_tileas.fence {aliases}
  %5 = nv_tileas.fence {aliases}
  return
}

// CHECK-LABEL: @said
// CHECK-COUNT-2: nv_tileas.print
// CHECK-COUNT-2: nv_tileas.assert
// CHECK-COUNT-2: nv_tileas.dependency_wait
// CHECK-COUNT-2: nv_tileas.launch_dependents
// CHECK-NEXT: return
func.func @said(%c: i1) {
  nv_tileas.print "%d"(%c) : i1
  nv_tileas.print "%d"(%c) : i1
  nv_tileas.assert %c, "false" : i1
  nv_tileas.assert %c, "false" : i1
  %0 = nv_tileas.dependency_wait
  %1 = nv_tileas.dependency_wait
  %2 = nv_tileas.launch_dependents
  %3 = nv_tileas.launch_dependents
  return
}

// CHECK-LABEL: @memory
// CHECK: %[[A:.*]] = nv_tileas.alloc_at
// CHECK-NEXT: %[[B:.*]] = nv_tileas.alloc_at
// CHECK-NEXT: return %[[A]], %[[B]]
func.func @memory() -> (i64, i64) {
  %a = nv_tileas.alloc_at {count = 4 : i64, element = f32, alignment = 16 : i64}
  %b = nv_tileas.alloc_at {count = 4 : i64, element = f32, alignment = 16 : i64}
  %unused = nv_tileas.alloc_at {count = 4 : i64, element = f32, alignment = 16 : i64}
  return %a, %b : i64, i64
}

// CHECK-LABEL: @tiles
// CHECK-NEXT: %[[X:.*]] = nv_tileas.reshape
// CHECK-NEXT: %[[Y:.*]] = nv_tileas.permute
// CHECK-NEXT: return %[[X]], %[[X]], %[[Y]], %[[Y]]
func.func @tiles(%a: !nv_tileas.tile<8xf32>, %b: !nv_tileas.tile<4x2xf32>) -> (!nv_tileas.tile<2x4xf32>, !nv_tileas.tile<2x4xf32>, !nv_tileas.tile<2x4xf32>, !nv_tileas.tile<2x4xf32>) {
  %0 = nv_tileas.reshape %a : tile<8xf32> -> tile<2x4xf32>
  %1 = nv_tileas.reshape %a : tile<8xf32> -> tile<2x4xf32>
  %2 = nv_tileas.permute %b {permutation = array<i32: 1, 0>} : tile<4x2xf32> -> tile<2x4xf32>
  %3 = nv_tileas.permute %b {permutation = array<i32: 1, 0>} : tile<4x2xf32> -> tile<2x4xf32>
  %unused = nv_tileas.cat %b, %b {axis = 0 : i32} : tile<4x2xf32>, tile<4x2xf32> -> tile<8x2xf32>
  return %0, %1, %2, %3 : !nv_tileas.tile<2x4xf32>, !nv_tileas.tile<2x4xf32>, !nv_tileas.tile<2x4xf32>, !nv_tileas.tile<2x4xf32>
}

// CHECK-LABEL: @roundings
// CHECK-NEXT: %[[N:.*]] = arith.addf
// CHECK-NEXT: %[[Z:.*]] = nv_tileas.fp %arg0, %arg1 {{.*}}fp<zero>
// CHECK-NEXT: %[[U:.*]] = nv_tileas.fp %arg0, %arg1 {{.*}}fp<positive_inf>
// CHECK-NEXT: return %[[N]], %[[Z]], %[[U]], %[[U]]
func.func @roundings(%x: f32, %y: f32) -> (f32, f32, f32, f32) {
  %n = arith.addf %x, %y : f32
  %z = nv_tileas.fp %x, %y {kind = #nv_tileas<fp_kind add>, mode = #nv_tileas.fp<zero>} : f32
  %u = nv_tileas.fp %x, %y {kind = #nv_tileas<fp_kind add>, mode = #nv_tileas.fp<positive_inf>} : f32
  %v = nv_tileas.fp %x, %y {kind = #nv_tileas<fp_kind add>, mode = #nv_tileas.fp<positive_inf>} : f32
  return %n, %z, %u, %v : f32, f32, f32, f32
}
