// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How programs of Tile IR compute addresses and masks, and what becomes of it.
//
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-recover-views --canonicalize --cse | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-recover-views --nv-tileas-lint=error-on=lowering -o /dev/null

cuda_tile.module @m {
  // A block's part of a row. The product may wrap in 32 bits, and then it is at
  // a multiple of the block all the same, so nothing in the block wraps.
  entry @row(%p: tile<ptr<f32>>, %q: tile<ptr<f32>>, %n: tile<i32>) {
    %c256 = constant <i32: 256> : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %first = muli %x, %c256 : tile<i32>
    %first1 = reshape %first : tile<i32> -> tile<1xi32>
    %firsts = broadcast %first1 : tile<1xi32> -> tile<256xi32>
    %iota = iota : tile<256xi32>
    %i = addi %firsts, %iota : tile<256xi32>
    %n1 = reshape %n : tile<i32> -> tile<1xi32>
    %ns = broadcast %n1 : tile<1xi32> -> tile<256xi32>
    %m = cmpi less_than %i, %ns, signed : tile<256xi32> -> tile<256xi1>
    %p1 = reshape %p : tile<ptr<f32>> -> tile<1xptr<f32>>
    %ps = broadcast %p1 : tile<1xptr<f32>> -> tile<256xptr<f32>>
    %q1 = reshape %q : tile<ptr<f32>> -> tile<1xptr<f32>>
    %qs = broadcast %q1 : tile<1xptr<f32>> -> tile<256xptr<f32>>
    %at = offset %ps, %i : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
    %to = offset %qs, %i : tile<256xptr<f32>>, tile<256xi32> -> tile<256xptr<f32>>
    %inf = constant <f32: 0xFF800000> : tile<256xf32>
    %v, %t = load_ptr_tko weak %at, %m, %inf optimization_hints = <sm_90 = {latency = 3}>
        : tile<256xptr<f32>>, tile<256xi1>, tile<256xf32> -> tile<256xf32>, token
    %u = store_ptr_tko weak %to, %v, %m token = %t : tile<256xptr<f32>>, tile<256xf32>, tile<256xi1> -> token
  }

  // Rows and columns with bounds on both sides, and a row stride of 64 bits.
  entry @matrix(%p: tile<ptr<f16>>, %rows: tile<i32>, %columns: tile<i32>, %ld: tile<i64>) {
    %c16 = constant <i32: 16> : tile<i32>
    %zero = constant <i32: 0> : tile<16x32xi32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %i0 = muli %x, %c16 : tile<i32>
    %i1 = reshape %i0 : tile<i32> -> tile<1xi32>
    %i2 = broadcast %i1 : tile<1xi32> -> tile<16xi32>
    %r0 = iota : tile<16xi32>
    %r1 = addi %i2, %r0 : tile<16xi32>
    %r2 = reshape %r1 : tile<16xi32> -> tile<16x1xi32>
    %r = broadcast %r2 : tile<16x1xi32> -> tile<16x32xi32>
    %c0 = iota : tile<32xi32>
    %c1 = reshape %c0 : tile<32xi32> -> tile<1x32xi32>
    %c = broadcast %c1 : tile<1x32xi32> -> tile<16x32xi32>
    %rows1 = reshape %rows : tile<i32> -> tile<1x1xi32>
    %rows2 = broadcast %rows1 : tile<1x1xi32> -> tile<16x32xi32>
    %columns1 = reshape %columns : tile<i32> -> tile<1x1xi32>
    %columns2 = broadcast %columns1 : tile<1x1xi32> -> tile<16x32xi32>
    %m0 = cmpi greater_than_or_equal %r, %zero, signed : tile<16x32xi32> -> tile<16x32xi1>
    %m1 = cmpi less_than %r, %rows2, signed : tile<16x32xi32> -> tile<16x32xi1>
    %m2 = cmpi greater_than_or_equal %c, %zero, signed : tile<16x32xi32> -> tile<16x32xi1>
    %m3 = cmpi less_than %c, %columns2, signed : tile<16x32xi32> -> tile<16x32xi1>
    %m4 = andi %m0, %m1 : tile<16x32xi1>
    %m5 = andi %m2, %m3 : tile<16x32xi1>
    %m = andi %m4, %m5 : tile<16x32xi1>
    %rw = exti %r signed : tile<16x32xi32> -> tile<16x32xi64>
    %cw = exti %c signed : tile<16x32xi32> -> tile<16x32xi64>
    %ld1 = reshape %ld : tile<i64> -> tile<1x1xi64>
    %ld2 = broadcast %ld1 : tile<1x1xi64> -> tile<16x32xi64>
    %ro = muli %rw, %ld2 : tile<16x32xi64>
    %o = addi %ro, %cw : tile<16x32xi64>
    %p1 = reshape %p : tile<ptr<f16>> -> tile<1x1xptr<f16>>
    %ps = broadcast %p1 : tile<1x1xptr<f16>> -> tile<16x32xptr<f16>>
    %at = offset %ps, %o : tile<16x32xptr<f16>>, tile<16x32xi64> -> tile<16x32xptr<f16>>
    %v, %t = load_ptr_tko weak %at, %m : tile<16x32xptr<f16>>, tile<16x32xi1> -> tile<16x32xf16>, token
    %d = store_ptr_tko weak %at, %v, %m : tile<16x32xptr<f16>>, tile<16x32xf16>, tile<16x32xi1> -> token
    %s, %u = load_ptr_tko acquire device %at : tile<16x32xptr<f16>> -> tile<16x32xf16>, token
    %w = store_ptr_tko release device %at, %s token = %u : tile<16x32xptr<f16>>, tile<16x32xf16> -> token
  }

  // A row stride of 32 bits: whether rows are so far apart that offsets wrap is
  // not known.
  entry @narrow(%p: tile<ptr<f32>>, %ld: tile<i32>) {
    %r0 = iota : tile<16xi32>
    %r1 = reshape %r0 : tile<16xi32> -> tile<16x1xi32>
    %r = broadcast %r1 : tile<16x1xi32> -> tile<16x32xi32>
    %c0 = iota : tile<32xi32>
    %c1 = reshape %c0 : tile<32xi32> -> tile<1x32xi32>
    %c = broadcast %c1 : tile<1x32xi32> -> tile<16x32xi32>
    %ld1 = reshape %ld : tile<i32> -> tile<1x1xi32>
    %ld2 = broadcast %ld1 : tile<1x1xi32> -> tile<16x32xi32>
    %ro = muli %r, %ld2 : tile<16x32xi32>
    %o = addi %ro, %c : tile<16x32xi32>
    %p1 = reshape %p : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %ps = broadcast %p1 : tile<1x1xptr<f32>> -> tile<16x32xptr<f32>>
    %at = offset %ps, %o : tile<16x32xptr<f32>>, tile<16x32xi32> -> tile<16x32xptr<f32>>
    %v, %t = load_ptr_tko weak %at : tile<16x32xptr<f32>> -> tile<16x32xf32>, token
    %u = store_ptr_tko weak %at, %v token = %t : tile<16x32xptr<f32>>, tile<16x32xf32> -> token
  }

  // The same, if the stride is bounded.
  entry @bounded(%p: tile<ptr<f32>>, %ld0: tile<i32>) {
    %ld = assume bounded<0, 1000000>, %ld0 : tile<i32>
    %r0 = iota : tile<16xi32>
    %r1 = reshape %r0 : tile<16xi32> -> tile<16x1xi32>
    %r = broadcast %r1 : tile<16x1xi32> -> tile<16x32xi32>
    %c0 = iota : tile<32xi32>
    %c1 = reshape %c0 : tile<32xi32> -> tile<1x32xi32>
    %c = broadcast %c1 : tile<1x32xi32> -> tile<16x32xi32>
    %ld1 = reshape %ld : tile<i32> -> tile<1x1xi32>
    %ld2 = broadcast %ld1 : tile<1x1xi32> -> tile<16x32xi32>
    %ro = muli %r, %ld2 : tile<16x32xi32>
    %o = addi %ro, %c : tile<16x32xi32>
    %p1 = reshape %p : tile<ptr<f32>> -> tile<1x1xptr<f32>>
    %ps = broadcast %p1 : tile<1x1xptr<f32>> -> tile<16x32xptr<f32>>
    %at = offset %ps, %o : tile<16x32xptr<f32>>, tile<16x32xi32> -> tile<16x32xptr<f32>>
    %v, %t = load_ptr_tko weak %at : tile<16x32xptr<f32>> -> tile<16x32xf32>, token
    %u = store_ptr_tko weak %at, %v token = %t : tile<16x32xptr<f32>>, tile<16x32xf32> -> token
  }
}

// CHECK-LABEL: func.func @row(
// CHECK-SAME: %[[P:.*]]: i64 {nv_tileas.pointee = f32}, %[[Q:.*]]: i64 {nv_tileas.pointee = f32}, %[[N:.*]]: i32)
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[ZERO:.*]] = arith.constant 0 : i64
// CHECK-DAG: %[[C4:.*]] = arith.constant 4 : i64
// CHECK: %[[FIRST:.*]] = arith.muli %{{.*}}, %c256_i32 : i32
// CHECK-NEXT: %[[WIDE:.*]] = arith.extsi %[[FIRST]] : i32 to i64
// CHECK-NEXT: %[[BYTES:.*]] = arith.muli %[[WIDE]], %[[C4]] : i64
// CHECK-NEXT: %[[FROM:.*]] = arith.addi %[[P]], %[[BYTES]] : i64
// CHECK-NEXT: %[[LIMIT:.*]] = arith.extsi %[[N]] : i32 to i64
// CHECK-NEXT: %[[LEFT:.*]] = arith.subi %[[LIMIT]], %[[WIDE]] : i64
// CHECK-NEXT: %[[COUNT:.*]] = arith.maxsi %[[LEFT]], %[[ZERO]] : i64
// CHECK-NEXT: %[[SIZE:.*]] = arith.index_cast %[[COUNT]] : i64 to index
// CHECK-NEXT: %[[BASE:.*]] = arith.index_cast %[[FROM]] : i64 to index
// CHECK-NEXT: %[[VIEW:.*]] = nv_tileas.block_tile %[[BASE]] sizes [%[[SIZE]]] strides [%[[C1]]] : index -> tiled_view<256xf32>
// CHECK-NEXT: %[[X:.*]], %[[DONE:.*]] = nv_tileas.tiled_load %[[VIEW]][%[[C0]]] {atom = #nv_tileas<atom universal_copy>, nv_tileas.hints = {sm_90 = {latency = 3 : i32}}, padding_value = #nv_tileas<padding_value neg_inf>} : tiled_view<256xf32> -> tile<256xf32>, mem_token
// CHECK: %[[TO:.*]] = nv_tileas.block_tile %{{.*}} sizes [%[[SIZE]]] strides [%[[C1]]] : index -> tiled_view<256xf32>
// CHECK-NEXT: nv_tileas.tiled_store %[[X]], %[[TO]][%[[C0]]] token %[[DONE]] : mem_token {atom = #nv_tileas<atom universal_copy>} : tile<256xf32>, tiled_view<256xf32>
// CHECK-NEXT: return

// The bound from below is not known to hold, so the view begins at the first row
// of the array, and the tile at a row that may be negative.
// CHECK-LABEL: func.func @matrix(
// CHECK-SAME: %[[P:.*]]: i64 {nv_tileas.pointee = f16}, %[[ROWS:.*]]: i32, %[[COLUMNS:.*]]: i32, %[[LD:.*]]: i64)
// CHECK: %[[ROW:.*]] = arith.muli %{{.*}}, %c16_i32 : i32
// CHECK: %[[AT:.*]] = arith.index_cast %[[ROW]] : i32 to index
// CHECK: %[[STRIDE:.*]] = arith.index_cast %[[LD]] : i64 to index
// CHECK: %[[BASE:.*]] = arith.index_cast %[[P]] : i64 to index
// CHECK: %[[VIEW:.*]] = nv_tileas.block_tile %[[BASE]] sizes [%{{.*}}, %{{.*}}] strides [%[[STRIDE]], %c1] : index -> tiled_view<16x32xf16>
// CHECK-NEXT: %[[X:.*]] = nv_tileas.tiled_load %[[VIEW]][%[[AT]], %c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<16x32xf16> -> tile<16x32xf16>
// CHECK-NEXT: nv_tileas.tiled_store %[[X]], %[[VIEW]][%[[AT]], %c0]
// CHECK: %[[WHOLE:.*]] = nv_tileas.block_tile %{{.*}} sizes [%c16, %c32] strides [%[[STRIDE]], %c1]
// CHECK-NEXT: %[[Y:.*]], %[[READ:.*]] = nv_tileas.tiled_load %[[WHOLE]][%c0, %c0] {{.*}}in_bounds = array<i1: true, true>, mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic relaxed>}
// CHECK-NEXT: %[[GOT:.*]] = nv_tileas.fence token %[[READ]] {mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic acquire>}
// CHECK-NEXT: %[[GIVE:.*]] = nv_tileas.fence token %[[GOT]] {mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic release>}
// CHECK-NEXT: nv_tileas.tiled_store %[[Y]], %[[WHOLE]][%c0, %c0] token %[[GIVE]] : mem_token {{.*}}mem_semantic = #nv_tileas<mem_semantic relaxed>}

// CHECK-LABEL: func.func @narrow(
// CHECK-NOT: block_tile
// CHECK: nv_tileas.load_at
// CHECK: nv_tileas.store_at

// CHECK-LABEL: func.func @bounded(
// CHECK: %[[LD:.*]] = nv_tileas.assume
// CHECK: %[[STRIDE:.*]] = arith.index_cast %[[LD]] : i32 to index
// CHECK: nv_tileas.block_tile %{{.*}} sizes [%c16, %c32] strides [%[[STRIDE]], %c1]
// CHECK-NEXT: tiled_load {{.*}}in_bounds = array<i1: true, true>
// CHECK-NEXT: tiled_store {{.*}}in_bounds = array<i1: true, true>
