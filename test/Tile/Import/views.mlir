// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accesses by views.
//
// RUN: nv-tileas-opt %s --convert-cuda-tile-to-tileaa | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-lint=error-on=lowering -o /dev/null

cuda_tile.module @m {
  entry @views(%p: tile<ptr<f32>>, %n: tile<i64>, %i: tile<i32>) {
    %a = make_tensor_view %p, shape = [%n, 128], strides = [128, 1]
        : tile<i64> -> tensor_view<?x128xf32, strides=[128,1]>
    %b = make_tensor_view %p, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %b0 = make_tensor_view %p, shape = [], strides = [] : tensor_view<f32>
    %v = make_partition_view %a : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x128xf32, strides=[128,1]>, dim_map=[1,0]>
    %s = make_strided_view %b : strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>
    %g = make_gather_scatter_view %a : gather_scatter_view<tile=(8x64), padding_value = nan, tensor_view<?x128xf32, strides=[128,1]>, sparse_dim=0>
    %e0, %e1 = get_tensor_shape %a : tensor_view<?x128xf32, strides=[128,1]> -> tile<i64>
    %k = get_index_space_shape %s : strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>> -> tile<i32>
    %t = make_token : token
    %rows = iota : tile<8xi32>
    %0, %t0 = load_view_tko weak %s[%i] : strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>, tile<i32> -> tile<32xf32>, token
    %1, %t1 = load_view_tko relaxed device %s[%i] token = %t inbounds = [true] optimization_hints = <sm_90 = {allow_tma = false}>
        : strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>, tile<i32> -> tile<32xf32>, token
    %2, %t2 = load_view_tko weak %g[%rows, %i] : gather_scatter_view<tile=(8x64), padding_value = nan, tensor_view<?x128xf32, strides=[128,1]>, sparse_dim=0>, tile<8xi32>, tile<i32> -> tile<8x64xf32>, token
    %t3 = store_view_tko weak %0, %s[%i] : tile<32xf32>, strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>, tile<i32> -> token
    %t4 = store_view_tko release sys %0, %s[%i] token = %t3 inbounds = [false] optimization_hints = <sm_90 = {latency = 3}>
        : tile<32xf32>, strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>, tile<i32> -> token
    %t5 = atomic_red_view_tko relaxed device %s[%i], addf, %0 token = %t inbounds = [true]
        : tile<32xf32>, strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>, tile<i32> -> token
  }
}

// CHECK-LABEL: func.func @views(%arg0: i64 {nv_tileas.pointee = f32}, %arg1: i64, %arg2: i32) attributes {nv_tileas.kernel} {
// CHECK-NEXT: %[[V0:.*]] = arith.index_cast %arg1 : i64 to index
// CHECK-NEXT: %[[V1:.*]] = arith.constant 128 : index
// CHECK-NEXT: %[[V2:.*]] = arith.constant 128 : index
// CHECK-NEXT: %[[V3:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V4:.*]] = arith.constant 64 : index
// CHECK-NEXT: %[[V5:.*]] = arith.constant 1 : index
// CHECK-NEXT: %[[V6:.*]] = arith.index_cast %[[V0]] : index to i64
// CHECK-NEXT: %[[V7:.*]] = arith.constant 128 : i64
// CHECK-NEXT: %[[V8:.*]] = arith.constant 24 : index
// CHECK-NEXT: %[[V9:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[V10:.*]] = arith.constant 3 : i32
// CHECK-NEXT: %[[V11:.*]] = nv_tileas.join_tokens()
// CHECK-NEXT: %[[V12:.*]] = nv_tileas.generate : tile<8xi32> {
// CHECK-NEXT: ^bb0(%[[V13:.*]]: index):
// CHECK-NEXT: %[[V14:.*]] = arith.index_cast %[[V13]] : index to i32
// CHECK-NEXT: nv_tileas.yield %[[V14]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V15:.*]] = arith.index_castui %arg2 : i32 to index
// CHECK-NEXT: %[[V16:.*]] = arith.constant 24 : index
// CHECK-NEXT: %[[V17:.*]] = arith.muli %[[V15]], %[[V16]] : index
// CHECK-NEXT: %[[V18:.*]] = arith.index_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V19:.*]] = nv_tileas.block_tile %[[V18]] sizes [%[[V4]]] strides [%[[V5]]] : index -> tiled_view<32xf32>
// CHECK-NEXT: %[[V20:.*]] = nv_tileas.tiled_load %[[V19]][%[[V17]]] {atom = #nv_tileas<atom universal_copy>} : tiled_view<32xf32> -> tile<32xf32>
// CHECK-NEXT: %[[V21:.*]] = arith.index_castui %arg2 : i32 to index
// CHECK-NEXT: %[[V22:.*]] = arith.constant 24 : index
// CHECK-NEXT: %[[V23:.*]] = arith.muli %[[V21]], %[[V22]] : index
// CHECK-NEXT: %[[V24:.*]] = arith.index_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V25:.*]] = nv_tileas.block_tile %[[V24]] sizes [%[[V4]]] strides [%[[V5]]] : index -> tiled_view<32xf32>
// CHECK-NEXT: %[[V26:.*]] = nv_tileas.tiled_load %[[V25]][%[[V23]]] token %[[V11]] : mem_token {atom = #nv_tileas<atom universal_copy>, in_bounds = array<i1: true>, mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic relaxed>, nv_tileas.hints = {sm_90 = {allow_tma = false}}} : tiled_view<32xf32> -> tile<32xf32>
// CHECK-NEXT: %[[V27:.*]] = arith.index_castui %arg2 : i32 to index
// CHECK-NEXT: %[[V28:.*]] = nv_tileas.generate : tile<8x64xi64> {
// CHECK-NEXT: ^bb0(%[[V13]]: index, %[[V29:.*]]: index):
// CHECK-NEXT: %[[V30:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[V14]] = arith.addi %[[V27]], %[[V29]] : index
// CHECK-NEXT: %[[V31:.*]] = arith.muli %[[V14]], %[[V3]] : index
// CHECK-NEXT: %[[V32:.*]] = arith.addi %[[V30]], %[[V31]] : index
// CHECK-NEXT: %[[V33:.*]] = arith.index_cast %[[V32]] : index to i64
// CHECK-NEXT: nv_tileas.yield %[[V33]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: %[[V34:.*]] = nv_tileas.generate : tile<8x64xi1> {
// CHECK-NEXT: ^bb0(%[[V13]]: index, %[[V29]]: index):
// CHECK-NEXT: %[[V35:.*]] = arith.constant true
// CHECK-NEXT: %[[V14]] = arith.addi %[[V27]], %[[V29]] : index
// CHECK-NEXT: %[[V31]] = arith.cmpi ult, %[[V14]], %[[V1]] : index
// CHECK-NEXT: %[[V32]] = arith.andi %[[V35]], %[[V31]] : i1
// CHECK-NEXT: nv_tileas.yield %[[V32]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: %[[V36:.*]] = nv_tileas.reshape %[[V12]] : tile<8xi32> -> tile<8x1xi32>
// CHECK-NEXT: %[[V37:.*]] = nv_tileas.broadcast %[[V36]] : tile<8x1xi32> -> tile<8x64xi32>
// CHECK-NEXT: %[[V38:.*]] = arith.index_cast %[[V0]] : index to i64
// CHECK-NEXT: %[[V39:.*]] = arith.constant 128 : i64
// CHECK-NEXT: %[[V40:.*]]:2 = nv_tileas.map %[[V37]], %[[V28]], %[[V34]] : tile<8x64xi32>, tile<8x64xi64>, tile<8x64xi1> -> tile<8x64xi64>, tile<8x64xi1> {
// CHECK-NEXT: ^bb0(%[[V13]]: i32, %[[V29]]: i64, %[[V41:.*]]: i1):
// CHECK-NEXT: %[[V14]] = arith.extui %[[V13]] : i32 to i64
// CHECK-NEXT: %[[V31]] = arith.muli %[[V14]], %[[V39]] : i64
// CHECK-NEXT: %[[V32]] = arith.addi %[[V29]], %[[V31]] : i64
// CHECK-NEXT: %[[V42:.*]] = arith.constant 4 : i64
// CHECK-NEXT: %[[V33]] = arith.muli %[[V32]], %[[V42]] : i64
// CHECK-NEXT: %[[V43:.*]] = arith.addi %arg0, %[[V33]] : i64
// CHECK-NEXT: %[[V44:.*]] = arith.cmpi ult, %[[V14]], %[[V38]] : i64
// CHECK-NEXT: %[[V45:.*]] = arith.andi %[[V41]], %[[V44]] : i1
// CHECK-NEXT: nv_tileas.yield %[[V43]], %[[V45]] : i64, i1
// CHECK-NEXT: }
// CHECK-NEXT: %[[V46:.*]] = nv_tileas.load_at %[[V40]]#0 mask %[[V40]]#1 {padding_value = #nv_tileas<padding_value nan>} : tile<8x64xi64>, tile<8x64xi1> -> tile<8x64xf32>
// CHECK-NEXT: %[[V47:.*]] = arith.index_castui %arg2 : i32 to index
// CHECK-NEXT: %[[V48:.*]] = arith.constant 24 : index
// CHECK-NEXT: %[[V49:.*]] = arith.muli %[[V47]], %[[V48]] : index
// CHECK-NEXT: %[[V50:.*]] = arith.index_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V51:.*]] = nv_tileas.block_tile %[[V50]] sizes [%[[V4]]] strides [%[[V5]]] : index -> tiled_view<32xf32>
// CHECK-NEXT: %[[V52:.*]] = nv_tileas.tiled_store %[[V20]], %[[V51]][%[[V49]]] {atom = #nv_tileas<atom universal_copy>} : tile<32xf32>, tiled_view<32xf32> -> mem_token
// CHECK-NEXT: %[[V53:.*]] = arith.index_castui %arg2 : i32 to index
// CHECK-NEXT: %[[V54:.*]] = arith.constant 24 : index
// CHECK-NEXT: %[[V55:.*]] = arith.muli %[[V53]], %[[V54]] : index
// CHECK-NEXT: %[[V56:.*]] = arith.index_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V57:.*]] = nv_tileas.block_tile %[[V56]] sizes [%[[V4]]] strides [%[[V5]]] : index -> tiled_view<32xf32>
// CHECK-NEXT: %[[V58:.*]] = nv_tileas.fence token %[[V52]] {mem_scope = #nv_tileas<mem_scope sys>, mem_semantic = #nv_tileas<mem_semantic release>}
// CHECK-NEXT: nv_tileas.tiled_store %[[V20]], %[[V57]][%[[V55]]] token %[[V58]] : mem_token {atom = #nv_tileas<atom universal_copy>, mem_scope = #nv_tileas<mem_scope sys>, mem_semantic = #nv_tileas<mem_semantic relaxed>, nv_tileas.hints = {sm_90 = {latency = 3 : i32}}} : tile<32xf32>, tiled_view<32xf32>
// CHECK-NEXT: %[[V59:.*]] = arith.index_castui %arg2 : i32 to index
// CHECK-NEXT: %[[V60:.*]] = arith.constant 24 : index
// CHECK-NEXT: %[[V61:.*]] = arith.muli %[[V59]], %[[V60]] : index
// CHECK-NEXT: %[[V62:.*]] = arith.index_cast %arg0 : i64 to index
// CHECK-NEXT: %[[V63:.*]] = nv_tileas.block_tile %[[V62]] sizes [%[[V4]]] strides [%[[V5]]] : index -> tiled_view<32xf32>
// CHECK-NEXT: %[[V64:.*]] = nv_tileas.tiled_atomic_rmw %[[V20]], %[[V63]][%[[V61]]] token %[[V11]] : mem_token {atom = #nv_tileas<atom universal_copy>, in_bounds = array<i1: true>, mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic relaxed>, rmw_mode = #nv_tileas<rmw_mode add>} : tile<32xf32>, tiled_view<32xf32> -> tile<32xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
