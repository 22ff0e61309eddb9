// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A thread has four neighbors where memory is aligned for vectors; where it is not, a warp has
// neighbors, and each thread the elements that are 128 bytes apart, so that all of a line is
// accessed at once: those behind all warps', and if rows are reduced, those behind its own warp's,
// which then has whole rows. One aligned array of three does not change that.
//
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_80 | FileCheck %s

#plain = #nv_tileas<atom universal_copy>
!view = !nv_tileas.tiled_view<512xf32>
!tile = !nv_tileas.tile<512xf32>

// CHECK-LABEL: llvm.func @aligned
// CHECK-COUNT-1: llvm.load {{.*}} -> vector<4xf32>
// CHECK: llvm.store {{.*}} : vector<4xf32>
func.func @aligned(%x: index {nv_tileas.pointee = f32}, %y: index {nv_tileas.pointee = f32})
    attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c0 = arith.constant 0 : index
  %xa = nv_tileas.assume %x {fact = #nv_tileas.div_by<16>} : index
  %ya = nv_tileas.assume %y {fact = #nv_tileas.div_by<16>} : index
  %from = nv_tileas.block_tile %xa : index -> !view
  %to = nv_tileas.block_tile %ya : index -> !view
  %v = nv_tileas.tiled_load %from[%c0] {atom = #plain, in_bounds = array<i1: true>} : !view -> !tile
  nv_tileas.tiled_store %v, %to[%c0] {atom = #plain, in_bounds = array<i1: true>} : !tile, !view
  return
}

// The others' addresses are 128, 256 and 384 elements behind the first one.
// CHECK-LABEL: llvm.func @open
// CHECK-NOT: vector
// CHECK: llvm.load {{.*}} -> f32
// CHECK: llvm.getelementptr {{.*}}[512] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
// CHECK: llvm.getelementptr {{.*}}[1024]
// CHECK: llvm.getelementptr {{.*}}[1536]
// CHECK: llvm.return
func.func @open(%x: index {nv_tileas.pointee = f32}, %y: index {nv_tileas.pointee = f32})
    attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c0 = arith.constant 0 : index
  %from = nv_tileas.block_tile %x : index -> !view
  %to = nv_tileas.block_tile %y : index -> !view
  %v = nv_tileas.tiled_load %from[%c0] {atom = #plain, in_bounds = array<i1: true>} : !view -> !tile
  nv_tileas.tiled_store %v, %to[%c0] {atom = #plain, in_bounds = array<i1: true>} : !tile, !view
  return
}

// They are 32, 64 and 96 elements behind it where rows are reduced.
// CHECK-LABEL: llvm.func @reduced
// CHECK-NOT: vector
// CHECK: llvm.getelementptr {{.*}}[128] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
// CHECK: llvm.getelementptr {{.*}}[256]
// CHECK: llvm.getelementptr {{.*}}[384]
// CHECK: llvm.return
func.func @reduced(%x: index {nv_tileas.pointee = f32})
    attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c0 = arith.constant 0 : index
  %from = nv_tileas.block_tile %x : index -> !view
  %v = nv_tileas.tiled_load %from[%c0] {atom = #plain, in_bounds = array<i1: true>} : !view -> !tile
  %sum = nv_tileas.reduce %v {axis = 0 : i32, combiner = #nv_tileas<combiner add>} : !tile -> tile<f32>
  nv_tileas.print "%f"(%sum) : tile<f32>
  return
}

// CHECK-LABEL: llvm.func @mixed
// CHECK-NOT: vector
// CHECK: llvm.getelementptr {{.*}}[512]
// CHECK: llvm.return
func.func @mixed(%x: index {nv_tileas.pointee = f32}, %y: index {nv_tileas.pointee = f32})
    attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c0 = arith.constant 0 : index
  %xa = nv_tileas.assume %x {fact = #nv_tileas.div_by<16>} : index
  %from = nv_tileas.block_tile %xa : index -> !view
  %to = nv_tileas.block_tile %y : index -> !view
  %v = nv_tileas.tiled_load %from[%c0] {atom = #plain, in_bounds = array<i1: true>} : !view -> !tile
  nv_tileas.tiled_store %v, %to[%c0] {atom = #plain, in_bounds = array<i1: true>} : !tile, !view
  return
}

// Half of the vectors is aligned: a thread has two neighbors.
// CHECK-LABEL: llvm.func @half
// CHECK: llvm.load {{.*}} -> vector<2xf32>
// CHECK: llvm.getelementptr {{.*}}[1024]
// CHECK: llvm.load {{.*}} -> vector<2xf32>
func.func @half(%x: index {nv_tileas.pointee = f32}, %y: index {nv_tileas.pointee = f32})
    attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %xa = nv_tileas.assume %x {fact = #nv_tileas.div_by<8>} : index
  %ya = nv_tileas.assume %y {fact = #nv_tileas.div_by<8>} : index
  %from = nv_tileas.block_tile %xa : index -> !view
  %to = nv_tileas.block_tile %ya : index -> !view
  %v = nv_tileas.tiled_load %from[%c0] {atom = #plain, in_bounds = array<i1: true>} : !view -> !tile
  nv_tileas.tiled_store %v, %to[%c0] {atom = #plain, in_bounds = array<i1: true>} : !tile, !view
  return
}

// Rows that are not divisible are not aligned, although the first one is.
// CHECK-LABEL: llvm.func @rows
// CHECK-NOT: vector
// CHECK: llvm.getelementptr {{.*}}[512]
// CHECK: llvm.return
func.func @rows(%x: index {nv_tileas.pointee = f32}, %n: index)
    attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %xa = nv_tileas.assume %x {fact = #nv_tileas.div_by<16>} : index
  %from = nv_tileas.block_tile %xa sizes [%c2, %n] strides [%n, %c1]
      : index -> tiled_view<2x512xf32>
  %v = nv_tileas.tiled_load %from[%c0, %c0]
      {atom = #plain, in_bounds = array<i1: true, true>} : tiled_view<2x512xf32> -> tile<2x512xf32>
  nv_tileas.tiled_store %v, %from[%c0, %c0]
      {atom = #plain, in_bounds = array<i1: true, true>} : tile<2x512xf32>, tiled_view<2x512xf32>
  return
}
