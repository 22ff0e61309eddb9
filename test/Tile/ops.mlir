// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every operation, type and attribute, in every form: printed and parsed again,
// it stays the same, as text, in the generic form and as bytecode.
//
// RUN: nv-tileas-opt %s --verify-roundtrip -o %t.once
// RUN: nv-tileas-opt %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: nv-tileas-opt %s --mlir-print-op-generic -o %t.generic
// RUN: nv-tileas-opt %t.generic -o %t.fromgeneric
// RUN: diff %t.once %t.fromgeneric
// RUN: nv-tileas-opt %s -emit-bytecode -o %t.mlirbc
// RUN: nv-tileas-opt %t.mlirbc -o %t.frombytecode
// RUN: diff %t.once %t.frombytecode
// RUN: nv-tileas-opt %s --mlir-print-debuginfo --canonicalize --cse -o /dev/null
// RUN: FileCheck %s < %t.once

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2>
!c0 = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2 idx = 0>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!a = !nv_tileas.async_token
!m = !nv_tileas.mem_token
!v = !nv_tileas.tiled_view<64x64xf16>
#b = #nv_tileas.blocked<[1, 8], order = [1, 0]>
#s = #nv_tileas.shared<order = [1, 0], swizzle = 128>

// CHECK: #blocked = #nv_tileas.blocked<[1, 8], order = [1, 0]>
// CHECK: #[[SHARED:shared[0-9]*]] = #nv_tileas.shared<order = [1, 0], swizzle = 128>

// CHECK-LABEL: @types
// CHECK-SAME: !nv_tileas.tile<f32>, !nv_tileas.tile<128x4xf8E8M0FNU>
// CHECK-SAME: !nv_tileas.tile<4x4xfNV4E0M3F>, !nv_tileas.tile<64x64xf16, #blocked>
func.func private @types(
    !nv_tileas.tile<f32>, !nv_tileas.tile<128x4xf8E8M0FNU>,
    !nv_tileas.tile<4x4xfNV4E0M3F>, !nv_tileas.tile<64x64xf16, #b>,
    !nv_tileas.tile<4xi1>, !nv_tileas.tile<4xi64>, !nv_tileas.tile<4xf64>,
    !nv_tileas.tile<4xbf16>, !nv_tileas.tile<4xtf32>, !nv_tileas.tile<4xindex>,
    !nv_tileas.tile<4xf8E4M3FN>, !nv_tileas.tile<4xf8E5M2>,
    !nv_tileas.tile<4xf4E2M1FN>, !nv_tileas.tile<4xf6E2M3FN>, !nv_tileas.tile<4xf6E3M2FN>, !nv_tileas.tile<0x7xi5, "any attribute">,
    !nv_tileas.tiled_view<4xf32, gmem>, !nv_tileas.tiled_view<4xf32, smem>,
    !nv_tileas.tiled_view<4xf32, tmem, #nv_tileas.tmem<columns = 64>>,
    !nv_tileas.tiled_view<4xf32, rmem>, !nv_tileas.tiled_view<f32>,
    !nv_tileas.tiled_view<4x4xf32, strided<[64, 1]>>,
    !nv_tileas.producer_token<[]>, !nv_tileas.producer_token<[f32, !t]>,
    !nv_tileas.consumer_token<[]>, !nv_tileas.consumer_token<[f32] idx = 0>,
    !nv_tileas.pipeline_iterator<pipeline_iterator<vector<4xf32>>>,
    !nv_tileas.queue<queue<tile<4xf32>>>, !nv_tileas.fNV4E0M3F, !a, !m,
    !nv_tileas.tma_desc<128x64xf16>,
    !nv_tileas.tma_desc<64xf16, #nv_tileas<atom tma_load box = [64]>>)

// CHECK-LABEL: @attributes
func.func private @attributes() attributes {
  a0 = #nv_tileas<atom universal_copy>, a1 = #nv_tileas<atom cp_async>,
  a2 = #nv_tileas<atom tmem_copy>, a3 = #nv_tileas<atom tma_load box = [128, 64]>,
  a4 = #nv_tileas<atom tma_store box = [1] mode = im2col>,
  a5 = #nv_tileas<atom tma_reduce mode = gather4 k = -1 vec = 2>,
  a6 = #nv_tileas<atom f16>, a7 = #nv_tileas<atom tf32>,
  a8 = #nv_tileas<atom f8f6f4>, a9 = #nv_tileas<atom i8>,
  b0 = #nv_tileas<atom mxf8f6f4>, b1 = #nv_tileas<atom mxf4 k = 64 vec = 16>,
  b2 = #nv_tileas<atom mxf4nvf4 mode = scatter4>,
  c0 = #nv_tileas<mem_semantic weak>, c1 = #nv_tileas<mem_semantic relaxed>,
  c2 = #nv_tileas<mem_semantic acquire>, c3 = #nv_tileas<mem_semantic release>,
  c4 = #nv_tileas<mem_semantic acq_rel>,
  d0 = #nv_tileas<mem_scope tl_blk>, d1 = #nv_tileas<mem_scope cluster>,
  d2 = #nv_tileas<mem_scope gpu>, d3 = #nv_tileas<mem_scope sys>,
  e0 = #nv_tileas<rmw_mode and>, e1 = #nv_tileas<rmw_mode or>,
  e2 = #nv_tileas<rmw_mode xor>, e3 = #nv_tileas<rmw_mode add>,
  e4 = #nv_tileas<rmw_mode fadd>, e5 = #nv_tileas<rmw_mode max>,
  e6 = #nv_tileas<rmw_mode min>, e7 = #nv_tileas<rmw_mode umax>,
  e8 = #nv_tileas<rmw_mode umin>, e9 = #nv_tileas<rmw_mode xchg>,
  f0 = #nv_tileas<padding_value zero>, f1 = #nv_tileas<padding_value neg_zero>,
  f2 = #nv_tileas<padding_value nan>, f3 = #nv_tileas<padding_value pos_inf>,
  f4 = #nv_tileas<padding_value neg_inf>,
  g0 = #nv_tileas<signedness unsigned>, g1 = #nv_tileas<signedness signed>,
  h0 = #nv_tileas.blocked<[], order = []>, h1 = #nv_tileas.shared<order = []>,
  h2 = #nv_tileas.shared<order = [0], padding = 8>,
  h3 = #nv_tileas.shared<order = [2, 0, 1], swizzle = 32, padding = 1>,
  h4 = #nv_tileas.tmem<columns = 64>, h5 = #nv_tileas.mma<#nv_tileas<atom f16>>,
  h6 = #nv_tileas.mma<#nv_tileas<atom f16>, operand = 0>,
  i0 = #nv_tileas<combiner add>, i1 = #nv_tileas<combiner mul>, i2 = #nv_tileas<combiner min>,
  i3 = #nv_tileas<combiner max>, i4 = #nv_tileas<combiner umin>, i5 = #nv_tileas<combiner umax>,
  i6 = #nv_tileas<combiner and>, i7 = #nv_tileas<combiner or>, i8 = #nv_tileas<combiner xor>,
  nv_tileas.target = #nv_tileas.target<sm = 100, warps = 16>}

// CHECK-LABEL: @pipeline
func.func @pipeline(%v: !nv_tileas.tiled_view<2x64x64xf16, smem>, %a: !a, %x: !t) {
  // CHECK: %[[P:.*]], %[[C:.*]] = nv_tileas.async.pipeline.create_pipeline %{{.*}} {num_stages = 2 : i32} : tiled_view<2x64x64xf16, smem> -> producer_token<[tile<64x64xf16>]>, consumer_token<[tile<64x64xf16>] consumers = 2>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %v {num_stages = 2 : i32, producer_group = 0 : i32, consumer_group = 1 : i32} : tiled_view<2x64x64xf16, smem> -> !p, !c
  // CHECK: create_pipeline %{{.*}} {consumer_group = 2 : i32, num_stages = 1 : i32, producer_group = 3 : i32}
  %q, %d = nv_tileas.async.pipeline.create_pipeline %v {num_stages = 1 : i32, producer_group = 3 : i32, consumer_group = 2 : i32} : tiled_view<2x64x64xf16, smem> -> !p, !c
  %i = nv_tileas.async.pipeline.create_iterator %p : producer_token<[tile<64x64xf16>]> -> pipeline_iterator<tile<64x64xf16>>
  %j = nv_tileas.async.pipeline.create_iterator %c : !c -> !i
  // CHECK: nv_tileas.async.pipeline.inc_iter %{{.*}} : pipeline_iterator<tile<64x64xf16>>
  %k = nv_tileas.async.pipeline.inc_iter %i : !i
  // CHECK: nv_tileas.async.pipeline.produce_one %{{.*}}, %{{.*}} {producer_types = [!nv_tileas.tile<64x64xf16>]} : producer_token<[tile<64x64xf16>]>, pipeline_iterator<tile<64x64xf16>> -> tile<64x64xf16>, i32 {
  // CHECK-NEXT: ^bb0(%{{.*}}: !nv_tileas.tile<64x64xf16>):
  %n = arith.constant 0 : i32
  %0:2 = nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!t]} : !p, !i -> !t, i32 {
  ^bb0(%s: !t):
    // CHECK: nv_tileas.async.pipeline.yield %{{.*}}, %{{.*}} : tile<64x64xf16>, i32
    nv_tileas.async.pipeline.yield %s, %n : !t, i32
  }
  nv_tileas.async.pipeline.produce_one %q, %i {producer_types = [!t]} : !p, !i {
  ^bb0(%s: !t):
  }
  %1:2 = nv_tileas.async.pipeline.produce_one_async %p, %i {producer_types = [!t]} : !p, !i -> !t, !a {
  ^bb0(%s: !i):
    nv_tileas.async.pipeline.yield %x, %a : !t, !a
  }
  %2 = nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!t], consumer_idx = 1 : i32} : !c, !i -> !t {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %s : !t
  }
  %3 = nv_tileas.async.pipeline.consume_one_async %d, %j {producer_types = [!t]} : !c, !i -> !a {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %a : !a
  }
  %4 = nv_tileas.async.pipeline.producer_acquire %p, %i : !p, !i
  %5 = nv_tileas.async.pipeline.producer_write %4, %i {producer_types = [!t]} : !p, !i -> !p {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %4 : !p
  }
  %6 = nv_tileas.async.pipeline.producer_commit %5 : !p
  %7 = nv_tileas.async.pipeline.consumer_wait %c, %j {consumer_idx = 0 : i32} : !c, !i -> !c0
  %8, %9 = nv_tileas.async.pipeline.consumer_read %c, %j {consumer_idx = 0 : i32} : !c, !i -> !c0, !t
  // CHECK: consumer_read %{{.*}}, %{{.*}} {consumer_idx = 0 : i32} : consumer_token<[tile<64x64xf16>] consumers = 2>, pipeline_iterator<tile<64x64xf16>> -> consumer_token<[tile<64x64xf16>] consumers = 2 idx = 0>{{$}}
  %10 = nv_tileas.async.pipeline.consumer_read %c, %j {consumer_idx = 0 : i32} : !c, !i -> !c0
  %11 = nv_tileas.async.pipeline.consumer_release %8 : !c0
  return
}

// CHECK-LABEL: @agents
func.func @agents(%x: !i) {
  // CHECK: nv_tileas.async.pipeline.agent_switch warps = [4, -1] {
  // CHECK-NEXT: }, {
  // CHECK-NEXT: }
  nv_tileas.async.pipeline.agent_switch warps = [4, -1] {
    nv_tileas.async.pipeline.yield
  }, {
  }
  nv_tileas.async.pipeline.agent_switch warps = []
  // CHECK: } attributes {isolated, max_regs = array<i32: 40, 232>, num_agents_per_group = 1 : i32}
  %0 = nv_tileas.async.pipeline.agent_switch warps = [4, 8] -> !i {
    nv_tileas.async.pipeline.yield %x : !i
  }, {
    nv_tileas.async.pipeline.yield %x : !i
  } attributes {num_agents_per_group = 1 : i32, max_regs = array<i32: 40, 232>, isolated}
  return
}

// CHECK-LABEL: @memory
func.func @memory(%g: index, %i: index, %x: !t, %k: !m, %a: !a) {
  %v = nv_tileas.block_tile %g : index -> tiled_view<64x64xf16>
  %w = nv_tileas.block_tile %v : !v -> !v
  // CHECK: nv_tileas.tiled_load %{{.*}}[%{{.*}}, %{{.*}}] {atom = #nv_tileas<atom universal_copy>} : tiled_view<64x64xf16> -> tile<64x64xf16>{{$}}
  %0 = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, descriptor_coords = 0 : i64} : !v -> !t
  // CHECK: nv_tileas.tiled_load %{{.*}}[%{{.*}}, %{{.*}}] offsets [%{{.*}}, %{{.*}}] token %{{.*}} : mem_token {atom = #nv_tileas<atom universal_copy>, in_bounds = array<i1: true, false>, mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic relaxed>, padding_value = #nv_tileas<padding_value nan>} : tiled_view<64x64xf16> -> tile<64x64xf16>, mem_token
  %1, %2 = nv_tileas.tiled_load %v[%i, %i] offsets [%i, %i] token %k : mem_token {atom = #nv_tileas<atom universal_copy>, mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>, in_bounds = array<i1: true, false>, padding_value = #nv_tileas<padding_value nan>} : !v -> !t, !m
  %3, %4 = nv_tileas.async.tiled_load %v[%i, %i, %i] token %a : !a {atom = #nv_tileas<atom tma_load mode = im2col>, descriptor_coords = 1 : i64} : !v -> tile<64x64xf16, #b>, !a
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>} : !t, !v
  // CHECK: nv_tileas.tiled_store %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] offsets [%{{.*}}, %{{.*}}] token %{{.*}} : mem_token {atom = #nv_tileas<atom universal_copy>} : tile<64x64xf16>, tiled_view<64x64xf16> -> mem_token
  %5 = nv_tileas.tiled_store %x, %v[%i, %i] offsets [%i, %i] token %k : !m {atom = #nv_tileas<atom universal_copy>} : !t, !v -> !m
  %6 = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !v -> !t
  %7, %8 = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] token %k : !m {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode max>, mem_semantic = #nv_tileas<mem_semantic acq_rel>, mem_scope = #nv_tileas<mem_scope sys>} : !t, !v -> !t, !m
  %9, %10 = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i] offsets [%i, %i] {atom = #nv_tileas<atom tma_reduce box = [64, 64]>, rmw_mode = #nv_tileas<rmw_mode min>} : !t, !v -> !t, !a
  return
}

// CHECK-LABEL: @tma
func.func @tma(%v: !nv_tileas.tiled_view<1024x1024xf16>, %s: !nv_tileas.tiled_view<128x64xf16, smem, #s>, %i: index, %n: i64, %k: !m) {
  // CHECK: nv_tileas.make_tiled_tma_desc %{{.*}} box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  %0 = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, alignment = 64 : i64} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  // CHECK: nv_tileas.make_tiled_tma_desc %{{.*}} captures(%{{.*}}, %{{.*}} : index, i64) box = [128, 64] {alignment = 128 : i64,
  %1 = nv_tileas.make_tiled_tma_desc %v captures(%i, %n : index, i64) box = [128, 64] {atom = #nv_tileas<atom tma_store box = [128, 64]>, alignment = 128 : i64, element_strides = array<i64: 1, 1>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16, #nv_tileas<atom tma_store box = [128, 64]>>
  // CHECK: nv_tileas.async.tiled_tma_load %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}} barrier %{{.*}} box = [128, 64] {
  %2 = nv_tileas.async.tiled_tma_load %0[%i, %i], %s barrier %k box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, element_strides = array<i64: 1, 1>, padding_value = #nv_tileas<padding_value zero>} : tma_desc<128x64xf16>, tiled_view<128x64xf16, smem, #s>
  %3 = nv_tileas.async.tiled_tma_load %0[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tma_desc<128x64xf16>, tiled_view<128x64xf16, smem, #s>
  // CHECK: nv_tileas.async.tiled_tma_store %{{.*}}[%{{.*}}, %{{.*}}], %{{.*}} box = [128, 64] {atom = #nv_tileas<atom tma_store box = [128, 64]>} : tma_desc<128x64xf16, #nv_tileas<atom tma_store box = [128, 64]>>, tiled_view<128x64xf16, smem, #[[SHARED]]>
  %4 = nv_tileas.async.tiled_tma_store %1[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_store box = [128, 64]>} : tma_desc<128x64xf16, #nv_tileas<atom tma_store box = [128, 64]>>, tiled_view<128x64xf16, smem, #s>
  return
}

// CHECK-LABEL: @layouts
func.func @layouts(%x: !nv_tileas.tile<64x64xf16, #b>, %y: !t, %g: !v, %s: !nv_tileas.tiled_view<64x64xf16, smem>, %q: !nv_tileas.queue<tile<64x64xf16>>) {
  // CHECK: nv_tileas.convert_layout %{{.*}} : tile<64x64xf16, #blocked> -> tile<128x32xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>
  %0 = nv_tileas.convert_layout %x : tile<64x64xf16, #b> -> tile<128x32xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>
  nv_tileas.copy %g, %s {atom = #nv_tileas<atom universal_copy>} : !v, tiled_view<64x64xf16, smem>
  %1 = nv_tileas.async.copy %g, %s {atom = #nv_tileas<atom cp_async>} : !v, tiled_view<64x64xf16, smem>
  %2 = nv_tileas.alloc_tensor : tile<64x64xf16, #s>
  %3 = nv_tileas.shuffle %y : !t -> !t
  %4:2 = nv_tileas.reduce %y, %y {axis = 1 : i32} : !t, !t -> tile<64xf16>, tile<64xf16>
  nv_tileas.queue.put %q, %y, %g : queue<tile<64x64xf16>>, !t, !v
  nv_tileas.queue.put %q : queue<tile<64x64xf16>>
  nv_tileas.queue.put %q {depth = 2 : i32} : queue<tile<64x64xf16>>
  nv_tileas.reduce {axis = 0 : i32}
  %5 = nv_tileas.queue.get %q : queue<tile<64x64xf16>> -> tile<64x64xf16>
  return
}

// CHECK-LABEL: @products
func.func @products(%x: !t, %c: !nv_tileas.tile<64x64xf32>, %n: !nv_tileas.tile<64x64xi8>, %r: !nv_tileas.tile<64x64xi32>,
    %a: !nv_tileas.tile<64x64xf4E2M1FN>, %f: !nv_tileas.tile<64x64xf8E5M2>, %sa: !nv_tileas.tile<64x4xf8E8M0FNU>, %sb: !nv_tileas.tile<4x64xf8E8M0FNU>,
    %ta: !nv_tileas.tile<64x2xf8E8M0FNU>, %tb: !nv_tileas.tile<2x64xf8E8M0FNU>) {
  // CHECK: nv_tileas.dot %{{.*}}, %{{.*}}, %{{.*}} {atom = #nv_tileas<atom f16>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
  %0 = nv_tileas.dot %x, %x, %c {atom = #nv_tileas<atom f16>} : !t, !t, tile<64x64xf32> -> tile<64x64xf32>
  %1, %2 = nv_tileas.async.dot %n, %n, %r {atom = #nv_tileas<atom i8>, signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness unsigned>} : tile<64x64xi8>, tile<64x64xi8>, tile<64x64xi32> -> tile<64x64xi32>
  // The dictionary may repeat what the operands imply; this is not printed.
  // CHECK: nv_tileas.block_scaled_mma %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} {atom = #nv_tileas<atom mxf4>} : tile<64x64xf4E2M1FN>, tile<64x64xf4E2M1FN>, tile<64x64xf32>, tile<64x4xf8E8M0FNU>, tile<4x64xf8E8M0FNU> -> tile<64x64xf32>
  %3 = nv_tileas.block_scaled_mma %a, %a, %c, %sa, %sb {atom = #nv_tileas<atom mxf4>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>} : tile<64x64xf4E2M1FN>, tile<64x64xf4E2M1FN>, tile<64x64xf32>, tile<64x4xf8E8M0FNU>, tile<4x64xf8E8M0FNU> -> tile<64x64xf32>
  // CHECK: {atom = #nv_tileas<atom mxf8f6f4 k = 32 vec = 32>, two_cta}
  %4 = nv_tileas.block_scaled_mma %f, %f, %c, %ta, %tb {atom = #nv_tileas<atom mxf8f6f4 k = 32 vec = 32>, two_cta} : tile<64x64xf8E5M2>, tile<64x64xf8E5M2>, tile<64x64xf32>, tile<64x2xf8E8M0FNU>, tile<2x64xf8E8M0FNU> -> tile<64x64xf32>
  return
}

// CHECK-LABEL: @arithmetic
func.func @arithmetic(%x: !nv_tileas.tile<64x64xf32>, %r: !nv_tileas.tile<64xf32>, %s: f32) {
  // CHECK: nv_tileas.map %{{.*}}, %{{.*}} : tile<64x64xf32>, tile<64x64xf32> -> tile<64x64xf32>, tile<64x64xi1> {
  // CHECK-NEXT: ^bb0(%{{.*}}: f32, %{{.*}}: f32):
  %0:2 = nv_tileas.map %x, %x : tile<64x64xf32>, tile<64x64xf32> -> tile<64x64xf32>, tile<64x64xi1> {
  ^bb0(%a: f32, %b: f32):
    %d = arith.subf %a, %s : f32
    %e = math.exp %d : f32
    %c = arith.cmpf olt, %e, %b : f32
    // CHECK: nv_tileas.yield %{{.*}}, %{{.*}} : f32, i1
    nv_tileas.yield %e, %c : f32, i1
  }
  // CHECK: nv_tileas.generate : tile<64x8xi32> {
  %1 = nv_tileas.generate : tile<64x8xi32> {
  ^bb0(%i: index, %j: index):
    %n = arith.index_cast %i : index to i32
    nv_tileas.yield %n : i32
  }
  // CHECK: nv_tileas.splat %{{.*}} : f32 -> tile<64x64xf32>
  %2 = nv_tileas.splat %s : f32 -> tile<64x64xf32>
  // CHECK: nv_tileas.expand_dims %{{.*}} {axis = 1 : i32} : tile<64xf32> -> tile<64x1xf32>
  %3 = nv_tileas.expand_dims %r {axis = 1 : i32} : tile<64xf32> -> tile<64x1xf32>
  // CHECK: nv_tileas.broadcast %{{.*}} : tile<64x1xf32> -> tile<64x64xf32>
  %4 = nv_tileas.broadcast %3 : tile<64x1xf32> -> tile<64x64xf32>
  // CHECK: nv_tileas.extract_slice %{{.*}} [0, 32] : tile<64x64xf32> -> tile<64x32xf32>
  %5 = nv_tileas.extract_slice %x [0, 32] : tile<64x64xf32> -> tile<64x32xf32>
  // CHECK: nv_tileas.insert_slice %{{.*}}, %{{.*}} [0, 0] : tile<64x32xf32>, tile<64x64xf32>
  %6 = nv_tileas.insert_slice %5, %x [0, 0] : tile<64x32xf32>, tile<64x64xf32>
  // CHECK: nv_tileas.reduce %{{.*}} {axis = 1 : i32, combiner = #nv_tileas<combiner max>} : tile<64x64xf32> -> tile<64xf32>
  %7 = nv_tileas.reduce %x {axis = 1 : i32, combiner = #nv_tileas<combiner max>} : tile<64x64xf32> -> tile<64xf32>
  // CHECK: nv_tileas.reduce %{{.*}}, %{{.*}} {axis = 0 : i32} : tile<64x64xf32>, tile<64x64xi1> -> tile<64xf32>, tile<64xi1> {
  %8:2 = nv_tileas.reduce %x, %0#1 {axis = 0 : i32} : tile<64x64xf32>, tile<64x64xi1> -> tile<64xf32>, tile<64xi1> {
  ^bb0(%a: f32, %m: i1, %b: f32, %n: i1):
    %c = arith.mulf %a, %b : f32
    nv_tileas.yield %c, %m : f32, i1
  }
  // CHECK: nv_tileas.shuffle %{{.*}} {axis = 1 : i32, xor_mask = 4 : i64}
  %9 = nv_tileas.shuffle %x {axis = 1 : i32, xor_mask = 4 : i64} : tile<64x64xf32> -> tile<64x64xf32>
  %10 = nv_tileas.shuffle %x {axis = 0 : i32, rotate = -3 : i64} : tile<64x64xf32> -> tile<64x64xf32>
  return
}

// CHECK-LABEL: @storage
func.func @storage(%g: index, %i: index, %t: !a, %x: !nv_tileas.tile<64x64xf32>, %m: memref<128x128xf32>, %c: !nv_tileas.tile<128x64xf32, #nv_tileas.tmem<columns = 64>>) {
  // CHECK: nv_tileas.alloc_view : tiled_view<3x96x128xf16, smem>
  %0 = nv_tileas.alloc_view : tiled_view<3x96x128xf16, smem>
  %1 = nv_tileas.alloc_view : tiled_view<64x64xf32, rmem>
  // CHECK: nv_tileas.block_tile %{{.*}} at [%{{.*}}, %{{.*}}] sizes [%{{.*}}, %{{.*}}] strides [%{{.*}}, %{{.*}}] : index -> tiled_view<64x64xf32>
  %2 = nv_tileas.block_tile %g at [%i, %i] sizes [%i, %i] strides [%i, %i] : index -> tiled_view<64x64xf32>
  // CHECK: nv_tileas.block_tile %{{.*}} at [%{{.*}}, %{{.*}}, %{{.*}}] : tiled_view<3x96x128xf16, smem> -> tiled_view<32x32xf16, smem>
  %3 = nv_tileas.block_tile %0 at [%i, %i, %i] : tiled_view<3x96x128xf16, smem> -> tiled_view<32x32xf16, smem>
  // CHECK: nv_tileas.block_tile %{{.*}} strides [%{{.*}}, %{{.*}}] : index -> tiled_view<64x64xf32>
  %4 = nv_tileas.block_tile %g strides [%i, %i] : index -> tiled_view<64x64xf32>
  %5 = nv_tileas.block_tile %m at [%i, %i] {note = 1 : i32} : memref<128x128xf32> -> tiled_view<64x64xf32>
  // CHECK: nv_tileas.async.wait %{{.*}}, %{{.*}} : async_token, async_token
  nv_tileas.async.wait %t, %t : async_token, async_token
  // CHECK: = nv_tileas.async.wait %{{.*}}, %{{.*}} : async_token, tile<64x64xf32>
  %6 = nv_tileas.async.wait %t, %x : async_token, tile<64x64xf32>
  // CHECK: nv_tileas.create_barrier : mem_token
  %7 = nv_tileas.create_barrier : mem_token
  // CHECK: nv_tileas.queue.create {depth = 2 : i32} : queue<tile<64x64xf32>>
  %8 = nv_tileas.queue.create {depth = 2 : i32} : queue<tile<64x64xf32>>
  // CHECK: nv_tileas.tmem_load
  %9 = nv_tileas.tmem_load %c : tile<128x64xf32, #nv_tileas.tmem<columns = 64>> -> tile<128x64xf32, #b>
  // CHECK: nv_tileas.tmem_store
  nv_tileas.tmem_store %9, %c : tile<128x64xf32, #b>, tile<128x64xf32, #nv_tileas.tmem<columns = 64>>
  // CHECK: nv_tileas.cluster_sync
  nv_tileas.cluster_sync
  return
}

// CHECK-LABEL: @kernel
// CHECK-SAME: nv_tileas.cluster = array<i32: 2, 1, 1>, nv_tileas.kernel, nv_tileas.min_blocks = 1 : i32, nv_tileas.warps = 8 : i32
func.func @kernel(%v: !nv_tileas.tiled_view<1024x1024xf32>, %b: !nv_tileas.tiled_view<256xi32>, %i: !nv_tileas.tile<64xi32>, %m: !nv_tileas.tile<64xi1>, %d: !nv_tileas.tma_desc<128x64xf16>, %s: !nv_tileas.tiled_view<128x64xf16, smem, #s>, %n: index)
    attributes {nv_tileas.kernel, nv_tileas.warps = 8 : i32, nv_tileas.cluster = array<i32: 2, 1, 1>, nv_tileas.min_blocks = 1 : i32} {
  // CHECK: nv_tileas.gather_load %{{.*}}[%{{.*}}, %{{.*}}] mask %{{.*}} {padding_value = #nv_tileas<padding_value nan>} : tiled_view<1024x1024xf32>, tile<64xi32>, tile<64xi32>, tile<64xi1> -> tile<64xf32>
  %0 = nv_tileas.gather_load %v[%i, %i] mask %m {padding_value = #nv_tileas<padding_value nan>} : tiled_view<1024x1024xf32>, tile<64xi32>, tile<64xi32>, tile<64xi1> -> tile<64xf32>
  // CHECK: nv_tileas.scatter_store %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] : tile<64xf32>, tiled_view<1024x1024xf32>, tile<64xi32>, tile<64xi32>
  nv_tileas.scatter_store %0, %v[%i, %i] : tile<64xf32>, tiled_view<1024x1024xf32>, tile<64xi32>, tile<64xi32>
  // CHECK: nv_tileas.scatter_atomic_rmw %{{.*}}, %{{.*}}[%{{.*}}] mask %{{.*}} {rmw_mode = #nv_tileas<rmw_mode add>} : tile<64xi32>, tiled_view<256xi32>, tile<64xi32>, tile<64xi1> -> tile<64xi32>
  %1 = nv_tileas.scatter_atomic_rmw %i, %b[%i] mask %m {rmw_mode = #nv_tileas<rmw_mode add>} : tile<64xi32>, tiled_view<256xi32>, tile<64xi32>, tile<64xi1> -> tile<64xi32>
  // CHECK: nv_tileas.async.tiled_tma_load {{.*}} multicast = array<i32: 0, 2>
  %2 = nv_tileas.async.tiled_tma_load %d[%n, %n], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, multicast = array<i32: 0, 2>} : tma_desc<128x64xf16>, tiled_view<128x64xf16, smem, #s>
  return
}

// CHECK-LABEL: @additions
// CHECK-SAME: attributes {written = #nv_tileas.fp<nearest_away>}
func.func @additions(%x: f32, %p: i64, %i: index, %t: !nv_tileas.mem_token, %e: !nv_tileas.tile<1xf32>, %a: !nv_tileas.tile<64xi64>, %j: !nv_tileas.tile<64xi32>, %m: !nv_tileas.tile<64xi1>, %d: !nv_tileas.tile<64xf32>, %b: !nv_tileas.tile<64x32xf32>, %c: !nv_tileas.tile<32x64xf32>, %g: !nv_tileas.tile<64x64xf32>) attributes {written = #nv_tileas.fp<nearest_away>} {
  // CHECK: nv_tileas.fp %{{.*}}, %{{.*}} {kind = #nv_tileas<fp_kind div>, mode = #nv_tileas.fp<full, ftz>} : f32
  %n0 = nv_tileas.fp %x, %x {kind = #nv_tileas<fp_kind div>, mode = #nv_tileas.fp<full, ftz>} : f32
  // CHECK: nv_tileas.fp %{{.*}}, %{{.*}} {kind = #nv_tileas<fp_kind sub>, mode = #nv_tileas.fp<zero>} : f32
  %n1 = nv_tileas.fp %x, %x {kind = #nv_tileas<fp_kind sub>, mode = #nv_tileas.fp<zero>} : f32
  // CHECK: nv_tileas.fp %{{.*}}, %{{.*}} {kind = #nv_tileas<fp_kind mul>, mode = #nv_tileas.fp<negative_inf>} : f32
  %n2 = nv_tileas.fp %x, %x {kind = #nv_tileas<fp_kind mul>, mode = #nv_tileas.fp<negative_inf>} : f32
  // CHECK: nv_tileas.fp %{{.*}}, %{{.*}} {kind = #nv_tileas<fp_kind add>, mode = #nv_tileas.fp<positive_inf>} : f32
  %n3 = nv_tileas.fp %x, %x {kind = #nv_tileas<fp_kind add>, mode = #nv_tileas.fp<positive_inf>} : f32
  // CHECK: nv_tileas.fp %{{.*}}, %{{.*}}, %{{.*}} {kind = #nv_tileas<fp_kind fma>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
  %n4 = nv_tileas.fp %x, %x, %x {kind = #nv_tileas<fp_kind fma>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
  // CHECK: nv_tileas.fp %{{.*}} {kind = #nv_tileas<fp_kind sqrt>, mode = #nv_tileas.fp<approx>} : f32
  %n5 = nv_tileas.fp %x {kind = #nv_tileas<fp_kind sqrt>, mode = #nv_tileas.fp<approx>} : f32
  // CHECK: nv_tileas.fp %{{.*}} {kind = #nv_tileas<fp_kind exp>, mode = #nv_tileas.fp<approx>} : f32
  %n6 = nv_tileas.fp %x {kind = #nv_tileas<fp_kind exp>, mode = #nv_tileas.fp<approx>} : f32
  // CHECK: nv_tileas.fp %{{.*}} {kind = #nv_tileas<fp_kind tanh>, mode = #nv_tileas.fp<approx>} : f32
  %n7 = nv_tileas.fp %x {kind = #nv_tileas<fp_kind tanh>, mode = #nv_tileas.fp<approx>} : f32
  // CHECK: nv_tileas.fp %{{.*}} {kind = #nv_tileas<fp_kind rsqrt>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
  %n8 = nv_tileas.fp %x {kind = #nv_tileas<fp_kind rsqrt>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
  // CHECK: nv_tileas.fp %{{.*}} {kind = #nv_tileas<fp_kind exp2>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
  %n9 = nv_tileas.fp %x {kind = #nv_tileas<fp_kind exp2>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
  // CHECK: nv_tileas.fp %{{.*}}, %{{.*}} {kind = #nv_tileas<fp_kind maximum>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
  %n10 = nv_tileas.fp %x, %x {kind = #nv_tileas<fp_kind maximum>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
  // CHECK: nv_tileas.fp %{{.*}}, %{{.*}} {kind = #nv_tileas<fp_kind minimum>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
  %n11 = nv_tileas.fp %x, %x {kind = #nv_tileas<fp_kind minimum>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
  // CHECK: nv_tileas.fp %{{.*}}, %{{.*}} {kind = #nv_tileas<fp_kind maxnum>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
  %n12 = nv_tileas.fp %x, %x {kind = #nv_tileas<fp_kind maxnum>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
  // CHECK: nv_tileas.fp %{{.*}}, %{{.*}} {kind = #nv_tileas<fp_kind minnum>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
  %n13 = nv_tileas.fp %x, %x {kind = #nv_tileas<fp_kind minnum>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
  // CHECK: nv_tileas.float_to_int %{{.*}} {signedness = #nv_tileas<signedness signed>} : f32 -> i32
  %n14 = nv_tileas.float_to_int %x {signedness = #nv_tileas<signedness signed>} : f32 -> i32
  // CHECK: nv_tileas.element %{{.*}} : tile<1xf32> -> f32
  %n15 = nv_tileas.element %e : tile<1xf32> -> f32
  // CHECK: nv_tileas.assume %{{.*}} {fact = #nv_tileas.div_by<16>} : i64
  %n16 = nv_tileas.assume %p {fact = #nv_tileas.div_by<16>} : i64
  // CHECK: nv_tileas.assume %{{.*}} {fact = #nv_tileas.bounded<lower = 0>} : i64
  %n17 = nv_tileas.assume %p {fact = #nv_tileas.bounded<lower = 0>} : i64
  // CHECK: nv_tileas.assume %{{.*}} {fact = #nv_tileas.bounded<upper = 7>} : i64
  %n18 = nv_tileas.assume %p {fact = #nv_tileas.bounded<upper = 7>} : i64
  // CHECK: nv_tileas.assume %{{.*}} {fact = #nv_tileas.div_by<16, every = 4, along = 0>} : tile<64xi64>
  %n19 = nv_tileas.assume %a {fact = #nv_tileas.div_by<16, every = 4, along = 0>} : tile<64xi64>
  // CHECK: nv_tileas.assume %{{.*}} {fact = #nv_tileas.same_elements<[4]>} : tile<64xi64>
  %n20 = nv_tileas.assume %a {fact = #nv_tileas.same_elements<[4]>} : tile<64xi64>
  // CHECK: nv_tileas.reshape %{{.*}} : tile<64xi64> -> tile<8x8xi64>
  %n21 = nv_tileas.reshape %a : tile<64xi64> -> tile<8x8xi64>
  // CHECK: nv_tileas.permute %{{.*}} {permutation = array<i32: 1, 0>} : tile<64x32xf32> -> tile<32x64xf32>
  %n22 = nv_tileas.permute %b {permutation = array<i32: 1, 0>} : tile<64x32xf32> -> tile<32x64xf32>
  // CHECK: nv_tileas.cat %{{.*}}, %{{.*}} {axis = 1 : i32} : tile<64x32xf32>, tile<64x32xf32> -> tile<64x64xf32>
  %n23 = nv_tileas.cat %b, %b {axis = 1 : i32} : tile<64x32xf32>, tile<64x32xf32> -> tile<64x64xf32>
  // CHECK: nv_tileas.extract_part %{{.*}}[%{{.*}}, %{{.*}}] : tile<64x32xf32> -> tile<32x32xf32>
  %n24 = nv_tileas.extract_part %b[%i, %i] : tile<64x32xf32> -> tile<32x32xf32>
  // CHECK: nv_tileas.insert_part %{{.*}}, %{{.*}}[%{{.*}}] : tile<1xf32>, tile<64xf32>
  %n25 = nv_tileas.insert_part %e, %d[%i] : tile<1xf32>, tile<64xf32>
  // CHECK: nv_tileas.reinterpret %{{.*}} : tile<64xf32> -> tile<256xi8>
  %n26 = nv_tileas.reinterpret %d : tile<64xf32> -> tile<256xi8>
  // CHECK: nv_tileas.scan %{{.*}} {axis = 0 : i32, combiner = #nv_tileas<combiner add>, reverse} : tile<64xf32> -> tile<64xf32>
  %n27 = nv_tileas.scan %d {axis = 0 : i32, combiner = #nv_tileas<combiner add>, reverse} : tile<64xf32> -> tile<64xf32>
  // CHECK: nv_tileas.mma %{{.*}}, %{{.*}}, %{{.*}} {fast_acc} : tile<64x32xf32>, tile<32x64xf32>, tile<64x64xf32> -> tile<64x64xf32>
  %n28 = nv_tileas.mma %b, %c, %g {fast_acc} : tile<64x32xf32>, tile<32x64xf32>, tile<64x64xf32> -> tile<64x64xf32>
  // CHECK: nv_tileas.offset %{{.*}}, %{{.*}} {element = f32} : tile<64xi64>, tile<64xi32>
  %n29 = nv_tileas.offset %a, %j {element = f32} : tile<64xi64>, tile<64xi32>
  // CHECK: nv_tileas.load_at %{{.*}} mask %{{.*}} padding %{{.*}} : tile<64xi64>, tile<64xi1>, tile<64xf32> -> tile<64xf32>
  %n30 = nv_tileas.load_at %a mask %m padding %d : tile<64xi64>, tile<64xi1>, tile<64xf32> -> tile<64xf32>
  // CHECK: nv_tileas.load_at %{{.*}} token %{{.*}} {mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic acquire>} : i64 -> f32, mem_token
  %v, %t1 = nv_tileas.load_at %p token %t {mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic acquire>} : i64 -> f32, mem_token
  // CHECK: nv_tileas.store_at %{{.*}}, %{{.*}} mask %{{.*}} token %{{.*}} : tile<64xf32>, tile<64xi64>, tile<64xi1> -> mem_token
  %n31 = nv_tileas.store_at %d, %a mask %m token %t : tile<64xf32>, tile<64xi64>, tile<64xi1> -> mem_token
  // CHECK: nv_tileas.store_at %{{.*}}, %{{.*}} : f32, i64
  nv_tileas.store_at %x, %p : f32, i64
  // CHECK: nv_tileas.atomic_rmw_at %{{.*}}, %{{.*}} {mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic relaxed>, rmw_mode = #nv_tileas<rmw_mode xchg>} : f32, i64 -> f32
  %n32 = nv_tileas.atomic_rmw_at %x, %p {mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic relaxed>, rmw_mode = #nv_tileas<rmw_mode xchg>} : f32, i64 -> f32
  // CHECK: nv_tileas.atomic_cas_at %{{.*}}, %{{.*}}, %{{.*}} mask %{{.*}} token %{{.*}} {mem_scope = #nv_tileas<mem_scope sys>, mem_semantic = #nv_tileas<mem_semantic acq_rel>} : tile<64xf32>, tile<64xi64>, tile<64xi1> -> tile<64xf32>, mem_token
  %w, %t2 = nv_tileas.atomic_cas_at %d, %d, %a mask %m token %t {mem_scope = #nv_tileas<mem_scope sys>, mem_semantic = #nv_tileas<mem_semantic acq_rel>} : tile<64xf32>, tile<64xi64>, tile<64xi1> -> tile<64xf32>, mem_token
  // CHECK: nv_tileas.join_tokens(%{{.*}}, %{{.*}})
  %n33 = nv_tileas.join_tokens(%t, %t1)
  // CHECK: nv_tileas.join_tokens()
  %n34 = nv_tileas.join_tokens()
  // CHECK: nv_tileas.fence token %{{.*}} {mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic release>}
  %n35 = nv_tileas.fence token %t {mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic release>}
  // CHECK: nv_tileas.fence {aliases}
  %n36 = nv_tileas.fence {aliases}
  // CHECK: nv_tileas.alloc_at {alignment = 16 : i64, count = 64 : i64, element = f32, is_global}
  %n37 = nv_tileas.alloc_at {alignment = 16 : i64, count = 64 : i64, element = f32, is_global}
  // CHECK: nv_tileas.print "%{{.*}} of %{{.*}}"(%{{.*}}, %{{.*}}) token %{{.*}} : f32, tile<64xf32> -> mem_token
  %n38 = nv_tileas.print "%f of %f"(%x, %d) token %t : f32, tile<64xf32> -> mem_token
  // CHECK: nv_tileas.print "done"
  nv_tileas.print "done"
  // CHECK: nv_tileas.assert %{{.*}}, "false" : tile<64xi1>
  nv_tileas.assert %m, "false" : tile<64xi1>
  // CHECK: nv_tileas.dependency_wait
  %n39 = nv_tileas.dependency_wait
  // CHECK: nv_tileas.launch_dependents token %{{.*}}
  %n40 = nv_tileas.launch_dependents token %t
  return
}
