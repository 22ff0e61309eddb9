// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accesses by addresses: orderings, scopes, masks, paddings and tokens.
//
// RUN: nv-tileas-opt %s --convert-cuda-tile-to-tileaa | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-lint=error-on=lowering -o /dev/null

cuda_tile.module @m {
  entry @pointers(%p: tile<ptr<i32>>, %q: tile<ptr<f32>>, %v: tile<i32>, %f: tile<f32>, %m: tile<i1>) {
    %t = make_token : token
    %0, %t0 = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token
    %1, %t1 = load_ptr_tko relaxed device %p, %m : tile<ptr<i32>>, tile<i1> -> tile<i32>, token
    %2, %t2 = load_ptr_tko acquire sys %p, %m, %v token = %t optimization_hints = <sm_100 = {latency = 4}>
        : tile<ptr<i32>>, tile<i1>, tile<i32> -> tile<i32>, token
    %t3 = store_ptr_tko weak %p, %v : tile<ptr<i32>>, tile<i32> -> token
    %t4 = store_ptr_tko release tl_blk %p, %v, %m token = %t3 optimization_hints = <sm_90 = {latency = 2}>
        : tile<ptr<i32>>, tile<i32>, tile<i1> -> token
    %5, %t5 = atomic_rmw_tko relaxed device %p, add, %v : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %6, %t6 = atomic_rmw_tko acq_rel sys %q, addf, %f, %m token = %t
        : tile<ptr<f32>>, tile<f32>, tile<i1> -> tile<f32>, token
    %7, %t7 = atomic_cas_tko acquire tl_blk %p, %v, %v : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %8, %t8 = atomic_cas_tko release device %p, %v, %v, %m token = %t7
        : tile<ptr<i32>>, tile<i32>, tile<i1> -> tile<i32>, token
  }
}

// CHECK-LABEL: func.func @pointers(%arg0: i64 {nv_tileas.pointee = i32}, %arg1: i64 {nv_tileas.pointee = f32}, %arg2: i32, %arg3: f32, %arg4: i1) attributes {nv_tileas.kernel} {
// CHECK-NEXT: %[[V0:.*]] = nv_tileas.join_tokens()
// CHECK-NEXT: %[[V1:.*]] = nv_tileas.load_at %arg0 : i64 -> i32
// CHECK-NEXT: %[[V2:.*]] = nv_tileas.load_at %arg0 mask %arg4 {mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic relaxed>} : i64, i1 -> i32
// CHECK-NEXT: %[[V3:.*]] = nv_tileas.load_at %arg0 mask %arg4 padding %arg2 token %[[V0]] {mem_scope = #nv_tileas<mem_scope sys>, mem_semantic = #nv_tileas<mem_semantic acquire>, nv_tileas.hints = {sm_100 = {latency = 4 : i32}}} : i64, i1, i32 -> i32
// CHECK-NEXT: %[[V4:.*]] = nv_tileas.store_at %arg2, %arg0 : i32, i64 -> mem_token
// CHECK-NEXT: nv_tileas.store_at %arg2, %arg0 mask %arg4 token %[[V4]] {mem_scope = #nv_tileas<mem_scope tl_blk>, mem_semantic = #nv_tileas<mem_semantic release>, nv_tileas.hints = {sm_90 = {latency = 2 : i32}}} : i32, i64, i1
// CHECK-NEXT: %[[V5:.*]] = nv_tileas.atomic_rmw_at %arg2, %arg0 {mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic relaxed>, rmw_mode = #nv_tileas<rmw_mode add>} : i32, i64 -> i32
// CHECK-NEXT: %[[V6:.*]] = nv_tileas.atomic_rmw_at %arg3, %arg1 mask %arg4 token %[[V0]] {mem_scope = #nv_tileas<mem_scope sys>, mem_semantic = #nv_tileas<mem_semantic acq_rel>, rmw_mode = #nv_tileas<rmw_mode add>} : f32, i64, i1 -> f32
// CHECK-NEXT: %[[V7:.*]], %[[V8:.*]] = nv_tileas.atomic_cas_at %arg2, %arg2, %arg0 {mem_scope = #nv_tileas<mem_scope tl_blk>, mem_semantic = #nv_tileas<mem_semantic acquire>} : i32, i64 -> i32, mem_token
// CHECK-NEXT: %[[V9:.*]] = nv_tileas.atomic_cas_at %arg2, %arg2, %arg0 mask %arg4 token %[[V8]] {mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic release>} : i32, i64, i1 -> i32
// CHECK-NEXT: return
// CHECK-NEXT: }
