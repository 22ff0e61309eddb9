// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic on tiles is a map; what is the same everywhere stays a scalar.
//
// RUN: nv-tileas-opt %s --convert-cuda-tile-to-tileaa | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-lint=error-on=lowering -o /dev/null

cuda_tile.module @m {
  entry @on_tiles(%p: tile<ptr<f32>>, %x: tile<f32>) {
    %a = constant <f32: [1.0, 2.0]> : tile<2xf32>
    %s = reshape %x : tile<f32> -> tile<1xf32>
    %b = broadcast %s : tile<1xf32> -> tile<2xf32>
    %c = addf %a, %b : tile<2xf32>
    %d = mulf %c, %c rounding<zero> : tile<2xf32>
    %i = bitcast %d : tile<2xf32> -> tile<2xi32>
    %k = maxi %i, %i signed : tile<2xi32>
    %l = cmpi less_than %k, %i, unsigned : tile<2xi32> -> tile<2xi1>
  }
}

// CHECK-LABEL: func.func @on_tiles(%arg0: i64 {nv_tileas.pointee = f32}, %arg1: f32) attributes {nv_tileas.kernel} {
// CHECK-NEXT: %[[V0:.*]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : !nv_tileas.tile<2xf32>
// CHECK-NEXT: %[[V1:.*]] = nv_tileas.splat %arg1 : f32 -> tile<1xf32>
// CHECK-NEXT: %[[V2:.*]] = nv_tileas.splat %arg1 : f32 -> tile<2xf32>
// CHECK-NEXT: %[[V3:.*]] = nv_tileas.map %[[V0]] : tile<2xf32> -> tile<2xf32> {
// CHECK-NEXT: ^bb0(%[[V4:.*]]: f32):
// CHECK-NEXT: %[[V5:.*]] = arith.addf %[[V4]], %arg1 : f32
// CHECK-NEXT: nv_tileas.yield %[[V5]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V6:.*]] = nv_tileas.map %[[V3]], %[[V3]] : tile<2xf32>, tile<2xf32> -> tile<2xf32> {
// CHECK-NEXT: ^bb0(%[[V4]]: f32, %[[V7:.*]]: f32):
// CHECK-NEXT: %[[V5]] = nv_tileas.fp %[[V4]], %[[V7]] {kind = #nv_tileas<fp_kind mul>, mode = #nv_tileas.fp<zero>} : f32
// CHECK-NEXT: nv_tileas.yield %[[V5]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V8:.*]] = nv_tileas.map %[[V6]] : tile<2xf32> -> tile<2xi32> {
// CHECK-NEXT: ^bb0(%[[V4]]: f32):
// CHECK-NEXT: %[[V5]] = arith.bitcast %[[V4]] : f32 to i32
// CHECK-NEXT: nv_tileas.yield %[[V5]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V9:.*]] = nv_tileas.map %[[V8]], %[[V8]] : tile<2xi32>, tile<2xi32> -> tile<2xi32> {
// CHECK-NEXT: ^bb0(%[[V4]]: i32, %[[V7]]: i32):
// CHECK-NEXT: %[[V5]] = arith.maxsi %[[V4]], %[[V7]] : i32
// CHECK-NEXT: nv_tileas.yield %[[V5]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V10:.*]] = nv_tileas.map %[[V9]], %[[V8]] : tile<2xi32>, tile<2xi32> -> tile<2xi1> {
// CHECK-NEXT: ^bb0(%[[V4]]: i32, %[[V7]]: i32):
// CHECK-NEXT: %[[V5]] = arith.cmpi ult, %[[V4]], %[[V7]] : i32
// CHECK-NEXT: nv_tileas.yield %[[V5]] : i1
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
