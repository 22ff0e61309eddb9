// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions that do nothing go, and those of constants become constants; a
// buffer is never mistaken for its contents.
//
// RUN: nv-tileas-opt %s --canonicalize | FileCheck %s

#b = #nv_tileas.blocked<[1, 8], order = [1, 0]>
#m = #nv_tileas.mma<#nv_tileas<atom f16>>
#s = #nv_tileas.shared<order = [1, 0]>
#c = #nv_tileas<atom universal_copy>
!reg = !nv_tileas.tile<64x64xf16, #b>
!mma = !nv_tileas.tile<64x64xf16, #m>
!wide = !nv_tileas.tile<32x128xf16, #b>
!buffer = !nv_tileas.tile<64x64xf16, #s>
!view = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>

// CHECK-LABEL: @identity
// CHECK-SAME: %[[X:.*]]: !nv_tileas.tile<64x64xf16, #blocked>
// CHECK-NEXT: return %[[X]], %[[X]], %[[X]], %[[X]]
func.func @identity(%x: !reg) -> (!reg, !reg, !reg, !reg) {
  %0 = nv_tileas.convert_layout %x : !reg -> !reg
  %1 = nv_tileas.convert_layout %x : !reg -> !mma
  %2 = nv_tileas.convert_layout %1 : !mma -> !reg
  %3 = nv_tileas.convert_layout %x : !reg -> !wide
  %4 = nv_tileas.convert_layout %3 : !wide -> !reg
  %5 = nv_tileas.shuffle %x : !reg -> !reg
  return %0, %2, %4, %5 : !reg, !reg, !reg, !reg
}

// CHECK-LABEL: @shortcut
// CHECK-SAME: %[[X:.*]]: !nv_tileas.tile<64x64xf16, #blocked>
// CHECK-NEXT: %[[Y:.*]] = nv_tileas.convert_layout %[[X]] : tile<64x64xf16, #blocked> -> tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>
// CHECK-NEXT: return %[[Y]]
func.func @shortcut(%x: !reg) -> !mma {
  %0 = nv_tileas.convert_layout %x : !reg -> !wide
  %1 = nv_tileas.convert_layout %0 : !wide -> !mma
  return %1 : !mma
}

// CHECK-LABEL: @constant
// CHECK-NEXT: %[[C:.*]] = arith.constant dense<2.000000e+00> : !nv_tileas.tile<32x128xf16, #blocked>
// CHECK-NEXT: return %[[C]]
func.func @constant() -> !wide {
  %0 = arith.constant dense<2.0> : !mma
  %1 = nv_tileas.convert_layout %0 : !mma -> !wide
  return %1 : !wide
}

// Through a buffer that nothing else uses.
//
// CHECK-LABEL: @through_buffer
// CHECK-SAME: %[[X:.*]]: !nv_tileas.tile<64x64xf16, #blocked>
// CHECK-NEXT: return %[[X]]
func.func @through_buffer(%x: !reg) -> !reg {
  %0 = nv_tileas.convert_layout %x : !reg -> !buffer
  %1 = nv_tileas.convert_layout %0 : !buffer -> !reg
  return %1 : !reg
}

// The caller may write into the buffer; a copy of a buffer is another buffer.
//
// CHECK-LABEL: @buffers
// CHECK-COUNT-4: nv_tileas.convert_layout
// CHECK: return
func.func @buffers(%x: !reg, %y: !buffer) -> (!reg, !buffer, !buffer, !buffer) {
  %0 = nv_tileas.convert_layout %x : !reg -> !buffer
  %1 = nv_tileas.convert_layout %0 : !buffer -> !reg
  %2 = nv_tileas.convert_layout %y : !buffer -> !buffer
  %3 = nv_tileas.convert_layout %x : !reg -> !buffer
  return %1, %0, %2, %3 : !reg, !buffer, !buffer, !buffer
}

// A buffer as source: what it holds now is not what it held then.
//
// CHECK-LABEL: @source_is_buffer
// CHECK: nv_tileas.convert_layout
// CHECK: nv_tileas.tiled_store
// CHECK: nv_tileas.convert_layout
// CHECK: return
func.func @source_is_buffer(%x: !buffer, %y: !t, %g: index) -> !reg {
  %v = nv_tileas.block_tile %g : index -> tiled_view<64x64xf16, smem>
  %0 = nv_tileas.convert_layout %x : !buffer -> !mma
  nv_tileas.tiled_store %y, %v[%g, %g] {atom = #c} : !t, tiled_view<64x64xf16, smem>
  %1 = nv_tileas.convert_layout %0 : !mma -> !reg
  return %1 : !reg
}

// CHECK-LABEL: @dead
// CHECK-NEXT: return
func.func @dead(%x: !reg, %y: !buffer, %g: index) {
  %v = nv_tileas.block_tile %g : index -> !view
  %0 = nv_tileas.tiled_load %v[%g, %g] {atom = #c} : !view -> !t
  %1 = nv_tileas.convert_layout %x : !reg -> !buffer
  %2 = nv_tileas.alloc_tensor : !buffer
  %3 = nv_tileas.convert_layout %y : !buffer -> !reg
  return
}

// CHECK-LABEL: @block_tiles
// CHECK: nv_tileas.block_tile %{{.*}} : index
// CHECK: nv_tileas.block_tile %{{.*}} : tiled_view<64x64xf16, smem>
// CHECK-NOT: nv_tileas.block_tile
// CHECK: return
func.func @block_tiles(%g: index, %s: !nv_tileas.tiled_view<64x64xf16, smem>) -> (!t, !t) {
  %v = nv_tileas.block_tile %g : index -> !view
  %w = nv_tileas.block_tile %v : !view -> !view
  %0 = nv_tileas.tiled_load %w[%g, %g] {atom = #c} : !view -> !t
  %u = nv_tileas.block_tile %s : tiled_view<64x64xf16, smem> -> tiled_view<64x64xf16, smem>
  %1 = nv_tileas.tiled_load %u[%g, %g] {atom = #c} : tiled_view<64x64xf16, smem> -> !t
  return %0, %1 : !t, !t
}

// CHECK-LABEL: @splats
// CHECK-SAME: %[[X:.*]]: !nv_tileas.tile<64x64xf16>
// CHECK-NEXT: %[[C:.*]] = arith.constant dense<3.000000e+00> : !nv_tileas.tile<64x64xf16>
// CHECK-NEXT: return %[[C]], %[[X]], %[[X]]
func.func @splats(%x: !t) -> (!t, !t, !t) {
  %c = arith.constant 3.0 : f16
  %0 = nv_tileas.splat %c : f16 -> tile<64x1xf16>
  %1 = nv_tileas.broadcast %0 : tile<64x1xf16> -> !t
  %2 = nv_tileas.broadcast %x : !t -> !t
  %3 = nv_tileas.shuffle %x {axis = 0 : i32, rotate = 0 : i64} : !t -> !t
  return %1, %2, %3 : !t, !t, !t
}

// CHECK-LABEL: @moved
// CHECK-COUNT-1: nv_tileas.shuffle
// CHECK: nv_tileas.block_tile
// CHECK: nv_tileas.block_tile
// CHECK: return
func.func @moved(%x: !t, %g: index) -> (!t, !t) {
  %0 = nv_tileas.shuffle %x {axis = 0 : i32, rotate = 1 : i64} : !t -> !t
  %v = nv_tileas.block_tile %g : index -> !view
  %w = nv_tileas.block_tile %v at [%g, %g] : !view -> !view
  %1 = nv_tileas.tiled_load %w[%g, %g] {atom = #c} : !view -> !t
  return %0, %1 : !t, !t
}
