// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions and scans: of words where one stands for the region.
//
// RUN: nv-tileas-opt %s --convert-cuda-tile-to-tileaa | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-lint=error-on=lowering -o /dev/null

cuda_tile.module @m {
  entry @combined() {
    %a = constant <f32: 1.0> : tile<8x16xf32>
    %i = constant <i32: 1> : tile<8x16xi32>
    %r = reduce %a dim=1 identities=[0.0 : f32] : tile<8x16xf32> -> tile<8xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      %s = addf %x, %y : tile<f32>
      yield %s : tile<f32>
    }
    %m, %at = reduce %a, %i dim=0 identities=[0xFF800000 : f32, -1 : i32]
        : tile<8x16xf32>, tile<8x16xi32> -> tile<16xf32>, tile<16xi32>
    (%v: tile<f32>, %w: tile<f32>, %vi: tile<i32>, %wi: tile<i32>) {
      %c = cmpf greater_than ordered %v, %w : tile<f32> -> tile<i1>
      %b = select %c, %v, %w : tile<i1>, tile<f32>
      %bi = select %c, %vi, %wi : tile<i1>, tile<i32>
      yield %b, %bi : tile<f32>, tile<i32>
    }
    %p = scan %a dim=1 reverse=true identities=[0.0 : f32] : tile<8x16xf32> -> tile<8x16xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      %s = addf %x, %y : tile<f32>
      yield %s : tile<f32>
    }
  }
}

// CHECK-LABEL: func.func @combined() attributes {nv_tileas.kernel} {
// CHECK-NEXT: %[[V0:.*]] = arith.constant dense<1.000000e+00> : !nv_tileas.tile<8x16xf32>
// CHECK-NEXT: %[[V1:.*]] = arith.constant dense<1> : !nv_tileas.tile<8x16xi32>
// CHECK-NEXT: %[[V2:.*]] = nv_tileas.reduce %[[V0]] {axis = 1 : i32, combiner = #nv_tileas<combiner add>} : tile<8x16xf32> -> tile<8xf32>
// CHECK-NEXT: %[[V3:.*]]:2 = nv_tileas.reduce %[[V0]], %[[V1]] {axis = 0 : i32} : tile<8x16xf32>, tile<8x16xi32> -> tile<16xf32>, tile<16xi32> {
// CHECK-NEXT: ^bb0(%[[V4:.*]]: f32, %[[V5:.*]]: i32, %[[V6:.*]]: f32, %[[V7:.*]]: i32):
// CHECK-NEXT: %[[V8:.*]] = arith.cmpf ogt, %[[V4]], %[[V6]] : f32
// CHECK-NEXT: %[[V9:.*]] = arith.select %[[V8]], %[[V4]], %[[V6]] : f32
// CHECK-NEXT: %[[V10:.*]] = arith.select %[[V8]], %[[V5]], %[[V7]] : i32
// CHECK-NEXT: nv_tileas.yield %[[V9]], %[[V10]] : f32, i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V11:.*]] = nv_tileas.scan %[[V0]] {axis = 1 : i32, combiner = #nv_tileas<combiner add>, reverse} : tile<8x16xf32> -> tile<8x16xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
