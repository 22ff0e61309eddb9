// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Why a dimension does not do. Sums of 16 x 512 have halves of rows that are too small, so that
// only columns are asked about.
//
// RUN: nv-tileas-opt %s --split-input-file --nv-tileas-split-tiles=warps=1 --remarks-filter=Memory --remark-format=emitRemark -o %t.mlir 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=Dimension=
// RUN: FileCheck %s --check-prefix=WHOLE --input-file=%t.mlir
// WHOLE-NOT: 16x256xf32

// Rows are reduced.
// CHECK: Function=combined | Dimension=0, Reason="half of it is too small"
// CHECK: [[#@LINE+18]]:{{.*}}Dimension=1, Reason="an operation combines or tells apart what is along the dimension"
!tile = !nv_tileas.tile<16x512xf32>
!view = !nv_tileas.tiled_view<16x512xf32>
func.func @combined(%p: index, %q: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !tile
  %a = nv_tileas.block_tile %p : index -> !view
  %b = nv_tileas.block_tile %q : index -> !view
  %s = scf.for %k = %c0 to %n step %c16 iter_args(%t = %zero) -> (!tile) {
    %x = nv_tileas.tiled_load %a[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
    %u = nv_tileas.map %t, %x : !tile, !tile -> !tile {
    ^bb0(%e: f32, %f: f32):
      %0 = arith.addf %e, %f : f32
      nv_tileas.yield %0 : f32
    }
    scf.yield %u : !tile
  }
  %r = nv_tileas.reduce %s {axis = 1 : i32, combiner = #nv_tileas<combiner add>} : !tile -> tile<16xf32>
  %w = nv_tileas.block_tile %q : index -> tiled_view<16xf32>
  nv_tileas.tiled_store %r, %w[%c0] {atom = #nv_tileas<atom universal_copy>} : tile<16xf32>, tiled_view<16xf32>
  return
}

// -----

// Some of the columns are used.
// CHECK: Function=apart | Dimension=0, Reason="half of it is too small"
// CHECK: [[#@LINE+18]]:{{.*}}Dimension=1, Reason="an operation combines or tells apart what is along the dimension"
!tile = !nv_tileas.tile<16x512xf32>
!view = !nv_tileas.tiled_view<16x512xf32>
func.func @apart(%p: index, %q: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !tile
  %a = nv_tileas.block_tile %p : index -> !view
  %b = nv_tileas.block_tile %q : index -> !view
  %s = scf.for %k = %c0 to %n step %c16 iter_args(%t = %zero) -> (!tile) {
    %x = nv_tileas.tiled_load %a[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
    %u = nv_tileas.map %t, %x : !tile, !tile -> !tile {
    ^bb0(%e: f32, %f: f32):
      %0 = arith.addf %e, %f : f32
      nv_tileas.yield %0 : f32
    }
    scf.yield %u : !tile
  }
  %r = nv_tileas.extract_part %s[%c0, %c0] : !tile -> tile<16x64xf32>
  %w = nv_tileas.block_tile %q : index -> tiled_view<16x64xf32>
  nv_tileas.tiled_store %r, %w[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : tile<16x64xf32>, tiled_view<16x64xf32>
  return
}

// -----

// All of the tile is printed.
// CHECK: Function=wanted | Dimension=0, Reason="half of it is too small"
// CHECK: [[#@LINE+18]]:{{.*}}Dimension=1, Reason="an operation wants whole tiles"
!tile = !nv_tileas.tile<16x512xf32>
!view = !nv_tileas.tiled_view<16x512xf32>
func.func @wanted(%p: index, %q: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !tile
  %a = nv_tileas.block_tile %p : index -> !view
  %b = nv_tileas.block_tile %q : index -> !view
  %s = scf.for %k = %c0 to %n step %c16 iter_args(%t = %zero) -> (!tile) {
    %x = nv_tileas.tiled_load %a[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
    %u = nv_tileas.map %t, %x : !tile, !tile -> !tile {
    ^bb0(%e: f32, %f: f32):
      %0 = arith.addf %e, %f : f32
      nv_tileas.yield %0 : f32
    }
    scf.yield %u : !tile
  }
  nv_tileas.print "%f"(%s) : !tile
  return
}

// -----

// It would be asserted for each half.
// CHECK: Function=twice | Dimension=0, Reason="half of it is too small"
// CHECK: [[#@LINE+12]]:{{.*}}Dimension=1, Reason="it would happen for each half of a tile"
!tile = !nv_tileas.tile<16x512xf32>
!view = !nv_tileas.tiled_view<16x512xf32>
func.func @twice(%p: index, %q: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !tile
  %a = nv_tileas.block_tile %p : index -> !view
  %b = nv_tileas.block_tile %q : index -> !view
  %even = arith.cmpi eq, %n, %c16 : index
  %s = scf.for %k = %c0 to %n step %c16 iter_args(%t = %zero) -> (!tile) {
    %x = nv_tileas.tiled_load %a[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
    nv_tileas.assert %even, "even" : i1
    %u = nv_tileas.map %t, %x : !tile, !tile -> !tile {
    ^bb0(%e: f32, %f: f32):
      %0 = arith.addf %e, %f : f32
      nv_tileas.yield %0 : f32
    }
    scf.yield %u : !tile
  }
  nv_tileas.tiled_store %s, %b[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !tile, !view
  return
}

// -----

// It would be stored for each half.
// CHECK: Function=stored | Dimension=0, Reason="half of it is too small"
// CHECK: [[#@LINE+13]]:{{.*}}Dimension=1, Reason="it would happen for each half of a tile"
!tile = !nv_tileas.tile<16x512xf32>
!view = !nv_tileas.tiled_view<16x512xf32>
func.func @stored(%p: index, %q: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !tile
  %a = nv_tileas.block_tile %p : index -> !view
  %b = nv_tileas.block_tile %q : index -> !view
  %w = nv_tileas.block_tile %q : index -> tiled_view<16xf32>
  %y = arith.constant dense<1.0> : !nv_tileas.tile<16xf32>
  %s = scf.for %k = %c0 to %n step %c16 iter_args(%t = %zero) -> (!tile) {
    %x = nv_tileas.tiled_load %a[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
    nv_tileas.tiled_store %y, %w[%k] {atom = #nv_tileas<atom universal_copy>} : tile<16xf32>, tiled_view<16xf32>
    %u = nv_tileas.map %t, %x : !tile, !tile -> !tile {
    ^bb0(%e: f32, %f: f32):
      %0 = arith.addf %e, %f : f32
      nv_tileas.yield %0 : f32
    }
    scf.yield %u : !tile
  }
  nv_tileas.tiled_store %s, %b[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !tile, !view
  return
}

// -----

// A store is between the operations with halves.
// CHECK: Function=between | Dimension=0, Reason="half of it is too small"
// CHECK: [[#@LINE+12]]:{{.*}}Dimension=1, Reason="it accesses memory in between"
!tile = !nv_tileas.tile<16x512xf32>
!view = !nv_tileas.tiled_view<16x512xf32>
func.func @between(%p: index, %q: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !tile
  %a = nv_tileas.block_tile %p : index -> !view
  %b = nv_tileas.block_tile %q : index -> !view
  %w = nv_tileas.block_tile %q : index -> tiled_view<16xf32>
  %y = arith.constant dense<1.0> : !nv_tileas.tile<16xf32>
  %x0 = nv_tileas.tiled_load %a[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
  nv_tileas.tiled_store %y, %w[%c0] {atom = #nv_tileas<atom universal_copy>} : tile<16xf32>, tiled_view<16xf32>
  %s = scf.for %k = %c0 to %n step %c16 iter_args(%t = %x0) -> (!tile) {
    %x = nv_tileas.tiled_load %a[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
    %u = nv_tileas.map %t, %x : !tile, !tile -> !tile {
    ^bb0(%e: f32, %f: f32):
      %0 = arith.addf %e, %f : f32
      nv_tileas.yield %0 : f32
    }
    scf.yield %u : !tile
  }
  nv_tileas.tiled_store %s, %b[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !tile, !view
  return
}

// -----

// The second half would be read when the first one is written.
// CHECK: Function=overwritten | Dimension=0, Reason="half of it is too small"
// CHECK: [[#@LINE+19]]:{{.*}}Dimension=1, Reason="tokens order it behind an access of other elements"
!tile = !nv_tileas.tile<16x512xf32>
!view = !nv_tileas.tiled_view<16x512xf32>
func.func @overwritten(%p: index, %q: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !tile
  %a = nv_tileas.block_tile %p : index -> !view
  %b = nv_tileas.block_tile %q : index -> !view
  %x0, %read = nv_tileas.tiled_load %a[%c0, %c16] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile, mem_token
  %s = scf.for %k = %c0 to %n step %c16 iter_args(%t = %x0) -> (!tile) {
    %x = nv_tileas.tiled_load %a[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
    %u = nv_tileas.map %t, %x : !tile, !tile -> !tile {
    ^bb0(%e: f32, %f: f32):
      %0 = arith.addf %e, %f : f32
      nv_tileas.yield %0 : f32
    }
    scf.yield %u : !tile
  }
  nv_tileas.tiled_store %s, %a[%c0, %c0] token %read : mem_token {atom = #nv_tileas<atom universal_copy>} : !tile, !view
  return
}

// -----

// A fence is behind one store and before the other.
// CHECK: Function=waits | Dimension=0, Reason="half of it is too small"
// CHECK: [[#@LINE+19]]:{{.*}}Dimension=1, Reason="something waits for a token before all is computed"
!tile = !nv_tileas.tile<16x512xf32>
!view = !nv_tileas.tiled_view<16x512xf32>
func.func @waits(%p: index, %q: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !tile
  %a = nv_tileas.block_tile %p : index -> !view
  %b = nv_tileas.block_tile %q : index -> !view
  %s = scf.for %k = %c0 to %n step %c16 iter_args(%t = %zero) -> (!tile) {
    %x = nv_tileas.tiled_load %a[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
    %u = nv_tileas.map %t, %x : !tile, !tile -> !tile {
    ^bb0(%e: f32, %f: f32):
      %0 = arith.addf %e, %f : f32
      nv_tileas.yield %0 : f32
    }
    scf.yield %u : !tile
  }
  %done = nv_tileas.tiled_store %s, %b[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !tile, !view -> mem_token
  %f = nv_tileas.fence token %done {mem_semantic = #nv_tileas<mem_semantic acq_rel>, mem_scope = #nv_tileas<mem_scope gpu>}
  nv_tileas.tiled_store %s, %b[%c16, %c0] token %f : mem_token {atom = #nv_tileas<atom universal_copy>} : !tile, !view
  return
}

// -----

// What is before the store would be released twice.
// CHECK: Function=released | Dimension=0, Reason="half of it is too small"
// CHECK: [[#@LINE+25]]:{{.*}}Dimension=1, Reason="accesses acquire or release"
!tile = !nv_tileas.tile<16x512xf32>
!view = !nv_tileas.tiled_view<16x512xf32>
func.func @released(%p: index, %q: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !tile
  %a = nv_tileas.block_tile %p : index -> !view
  %b = nv_tileas.block_tile %q : index -> !view
  %s = scf.for %k = %c0 to %n step %c16 iter_args(%t = %zero) -> (!tile) {
    %x = nv_tileas.tiled_load %a[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
    %u = nv_tileas.map %t, %x : !tile, !tile -> !tile {
    ^bb0(%e: f32, %f: f32):
      %0 = arith.addf %e, %f : f32
      nv_tileas.yield %0 : f32
    }
    scf.yield %u : !tile
  }
  %at = nv_tileas.generate : tile<16x512xi64> {
  ^bb0(%i: index, %j: index):
    %row = arith.muli %i, %n : index
    %place = arith.addi %row, %j : index
    %there = arith.index_cast %place : index to i64
    nv_tileas.yield %there : i64
  }
  nv_tileas.store_at %s, %at {mem_semantic = #nv_tileas<mem_semantic release>, mem_scope = #nv_tileas<mem_scope gpu>} : !tile, tile<16x512xi64>
  return
}

// -----

// Columns of A are combined.
// CHECK: Function=turned | Dimension=0, Reason="half of it is too small"
// CHECK: [[#@LINE+14]]:{{.*}}Dimension=1, Reason="an operation combines or tells apart what is along the dimension"
!tile = !nv_tileas.tile<16x512xf32>
!view = !nv_tileas.tiled_view<16x512xf32>
func.func @turned(%p: index, %q: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !tile
  %a = nv_tileas.block_tile %p : index -> !view
  %b = nv_tileas.block_tile %q : index -> !view
  %zv = nv_tileas.block_tile %q : index -> tiled_view<512x512xf32>
  %z = nv_tileas.tiled_load %zv[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<512x512xf32> -> tile<512x512xf32>
  %s = scf.for %k = %c0 to %n step %c16 iter_args(%t = %zero) -> (!tile) {
    %x = nv_tileas.tiled_load %a[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
    %v = nv_tileas.permute %z {permutation = array<i32: 1, 0>} : tile<512x512xf32> -> tile<512x512xf32>
    %m = nv_tileas.mma %x, %v, %t : !tile, tile<512x512xf32>, !tile -> !tile
    %u = nv_tileas.map %m, %x : !tile, !tile -> !tile {
    ^bb0(%e: f32, %f: f32):
      %0 = arith.addf %e, %f : f32
      nv_tileas.yield %0 : f32
    }
    scf.yield %u : !tile
  }
  nv_tileas.tiled_store %s, %b[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !tile, !view
  return
}

// -----

// A number of the loop is used behind the halves.
// CHECK: Function=number | Dimension=0, Reason="half of it is too small"
// CHECK: [[#@LINE+11]]:{{.*}}Dimension=1, Reason="a result that is not split is used"
!tile = !nv_tileas.tile<16x512xf32>
!view = !nv_tileas.tiled_view<16x512xf32>
func.func @number(%p: index, %q: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !tile
  %a = nv_tileas.block_tile %p : index -> !view
  %b = nv_tileas.block_tile %q : index -> !view
  %w = nv_tileas.block_tile %q : index -> tiled_view<16xf32>
  %y = arith.constant dense<1.0> : !nv_tileas.tile<16xf32>
  %s:2 = scf.for %k = %c0 to %n step %c16 iter_args(%t = %zero, %count = %c0) -> (!tile, index) {
    %x = nv_tileas.tiled_load %a[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
    %u = nv_tileas.map %t, %x : !tile, !tile -> !tile {
    ^bb0(%e: f32, %f: f32):
      %0 = arith.addf %e, %f : f32
      nv_tileas.yield %0 : f32
    }
    %next = arith.addi %count, %c16 : index
    scf.yield %u, %next : !tile, index
  }
  nv_tileas.tiled_store %s#0, %b[%s#1, %c0] {atom = #nv_tileas<atom universal_copy>} : !tile, !view
  nv_tileas.tiled_store %y, %w[%s#1] {atom = #nv_tileas<atom universal_copy>} : tile<16xf32>, tiled_view<16xf32>
  return
}

// -----

// An scf.while carries the tile.
// CHECK: Function=while | Dimension=0, Reason="half of it is too small"
// CHECK: [[#@LINE+9]]:{{.*}}Dimension=1, Reason="a loop or branch carries the tile"
!tile = !nv_tileas.tile<16x512xf32>
!view = !nv_tileas.tiled_view<16x512xf32>
func.func @while(%p: index, %q: index, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant dense<0.0> : !tile
  %a = nv_tileas.block_tile %p : index -> !view
  %b = nv_tileas.block_tile %q : index -> !view
  %s:2 = scf.while (%t = %zero, %i = %c0) : (!tile, index) -> (!tile, index) {
    %more = arith.cmpi slt, %i, %n : index
    scf.condition(%more) %t, %i : !tile, index
  } do {
  ^bb0(%t: !tile, %i: index):
    %v = scf.for %k = %c0 to %n step %c16 iter_args(%w0 = %t) -> (!tile) {
      %x = nv_tileas.tiled_load %a[%k, %c0] {atom = #nv_tileas<atom universal_copy>} : !view -> !tile
      %u = nv_tileas.map %w0, %x : !tile, !tile -> !tile {
      ^bb0(%e: f32, %f: f32):
        %0 = arith.addf %e, %f : f32
        nv_tileas.yield %0 : f32
      }
      scf.yield %u : !tile
    }
    %next = arith.addi %i, %c16 : index
    scf.yield %v, %next : !tile, index
  }
  nv_tileas.tiled_store %s#0, %b[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !tile, !view
  return
}
