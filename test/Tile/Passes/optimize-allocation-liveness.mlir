// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A memref that is read through a view is freed after the last use of the view.
//
// RUN: nv-tileas-opt %s --optimize-allocation-liveness | FileCheck %s

#u = #nv_tileas<atom universal_copy>
!v = !nv_tileas.tiled_view<4x4xi32>
!t = !nv_tileas.tile<4x4xi32>

// CHECK-LABEL: @last_use
// CHECK: nv_tileas.tiled_load
// CHECK-NEXT: memref.dealloc
// CHECK-NEXT: nv_tileas.tiled_store
func.func @last_use(%m: !v) {
  %c0 = arith.constant 0 : index
  %to = nv_tileas.block_tile %m : !v -> !v
  %a = memref.alloc() : memref<4x4xi32>
  %w = nv_tileas.block_tile %a : memref<4x4xi32> -> !v
  %x = nv_tileas.tiled_load %w[%c0, %c0] {atom = #u} : !v -> !t
  nv_tileas.tiled_store %x, %to[%c0, %c0] {atom = #u} : !t, !v
  memref.dealloc %a : memref<4x4xi32>
  return
}
