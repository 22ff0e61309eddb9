// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// MLIR's passes about buffers work on memrefs. They leave storage of the dialect
// alone, and memrefs whole that a program still uses through a view.
//
// RUN: nv-tileas-opt %s --buffer-hoisting --buffer-loop-hoisting | FileCheck %s --check-prefix=HOIST
// RUN: nv-tileas-opt %s --promote-buffers-to-stack | FileCheck %s --check-prefix=STACK
// RUN: nv-tileas-opt %s --buffer-deallocation-pipeline | FileCheck %s --check-prefix=FREE

#u = #nv_tileas<atom universal_copy>
!s = !nv_tileas.tiled_view<4x4xi32, smem>
!v = !nv_tileas.tiled_view<4x4xi32>
!t = !nv_tileas.tile<4x4xi32>

// Each round of the loop may still have the storage of the one before under way.
//
// HOIST-LABEL: @loop
// HOIST: memref.alloc
// HOIST: scf.for
// HOIST: nv_tileas.alloc_view
// FREE-LABEL: @loop
// FREE: nv_tileas.alloc_view
// FREE: nv_tileas.tiled_load
// FREE: memref.dealloc
func.func @loop(%m: !v, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %s = nv_tileas.alloc_view : !s
    %v = nv_tileas.block_tile %s : !s -> !s
    nv_tileas.copy %m, %s {atom = #u} : !v, !s
    %a = memref.alloc() : memref<4x4xi32>
    %w = nv_tileas.block_tile %a : memref<4x4xi32> -> !v
    %x = nv_tileas.tiled_load %v[%c0, %c0] {atom = #u} : !s -> !t
    nv_tileas.tiled_store %x, %w[%c0, %c0] {atom = #u} : !t, !v
    %y = nv_tileas.tiled_load %w[%c0, %c0] {atom = #u} : !v -> !t
  }
  return
}

// STACK-LABEL: @small
// STACK: nv_tileas.alloc_view
// STACK: memref.alloca()
func.func @small(%m: !v) {
  %c0 = arith.constant 0 : index
  %s = nv_tileas.alloc_view : !s
  %v = nv_tileas.block_tile %s : !s -> !s
  nv_tileas.copy %m, %s {atom = #u} : !v, !s
  %a = memref.alloc() : memref<4x4xi32>
  %w = nv_tileas.block_tile %a : memref<4x4xi32> -> !v
  %x = nv_tileas.tiled_load %v[%c0, %c0] {atom = #u} : !s -> !t
  nv_tileas.tiled_store %x, %w[%c0, %c0] {atom = #u} : !t, !v
  return
}
