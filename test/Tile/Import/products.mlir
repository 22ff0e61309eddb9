// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products of tiles.
//
// RUN: nv-tileas-opt %s --convert-cuda-tile-to-tileaa | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-lint=error-on=lowering -o /dev/null

cuda_tile.module @m {
  entry @products(%unused: tile<i32>) {
    %a = constant <f16: 1.0> : tile<16x32xf16>
    %b = constant <f16: 1.0> : tile<32x8xf16>
    %c = constant <f32: 0.0> : tile<16x8xf32>
    %d = mmaf %a, %b, %c : tile<16x32xf16>, tile<32x8xf16>, tile<16x8xf32>
    %a8 = constant <f8E4M3FN: 1.0> : tile<16x32xf8E4M3FN>
    %b8 = constant <f8E4M3FN: 1.0> : tile<32x8xf8E4M3FN>
    %e = mmaf %a8, %b8, %d fast_acc : tile<16x32xf8E4M3FN>, tile<32x8xf8E4M3FN>, tile<16x8xf32>
    %ai = constant <i8: 1> : tile<2x16x32xi8>
    %bi = constant <i8: 1> : tile<2x32x8xi8>
    %ci = constant <i32: 0> : tile<2x16x8xi32>
    %g = mmai %ai, %bi, %ci signed unsigned : tile<2x16x32xi8>, tile<2x32x8xi8>, tile<2x16x8xi32>
    %sa = constant <f8E8M0FNU: 1.0> : tile<16x1xf8E8M0FNU>
    %sb = constant <f8E8M0FNU: 1.0> : tile<1x8xf8E8M0FNU>
    %h = mmaf_scaled %a8, %b8, %e, %sa, %sb : tile<16x32xf8E4M3FN>, tile<32x8xf8E4M3FN>, tile<16x8xf32>, tile<16x1xf8E8M0FNU>, tile<1x8xf8E8M0FNU>
  }
}

// CHECK-LABEL: func.func @products(%arg0: i32) attributes {nv_tileas.kernel} {
// CHECK-NEXT: %[[V0:.*]] = arith.constant dense<1.000000e+00> : !nv_tileas.tile<16x32xf16>
// CHECK-NEXT: %[[V1:.*]] = arith.constant dense<1.000000e+00> : !nv_tileas.tile<32x8xf16>
// CHECK-NEXT: %[[V2:.*]] = arith.constant dense<0.000000e+00> : !nv_tileas.tile<16x8xf32>
// CHECK-NEXT: %[[V3:.*]] = nv_tileas.dot %[[V0]], %[[V1]], %[[V2]] {atom = #nv_tileas<atom f16>} : tile<16x32xf16>, tile<32x8xf16>, tile<16x8xf32> -> tile<16x8xf32>
// CHECK-NEXT: %[[V4:.*]] = arith.constant dense<1.000000e+00> : !nv_tileas.tile<16x32xf8E4M3FN>
// CHECK-NEXT: %[[V5:.*]] = arith.constant dense<1.000000e+00> : !nv_tileas.tile<32x8xf8E4M3FN>
// CHECK-NEXT: %[[V6:.*]] = nv_tileas.mma %[[V4]], %[[V5]], %[[V3]] {fast_acc} : tile<16x32xf8E4M3FN>, tile<32x8xf8E4M3FN>, tile<16x8xf32> -> tile<16x8xf32>
// CHECK-NEXT: %[[V7:.*]] = arith.constant dense<1> : !nv_tileas.tile<2x16x32xi8>
// CHECK-NEXT: %[[V8:.*]] = arith.constant dense<1> : !nv_tileas.tile<2x32x8xi8>
// CHECK-NEXT: %[[V9:.*]] = arith.constant dense<0> : !nv_tileas.tile<2x16x8xi32>
// CHECK-NEXT: %[[V10:.*]] = nv_tileas.dot %[[V7]], %[[V8]], %[[V9]] {atom = #nv_tileas<atom i8>, signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness unsigned>} : tile<2x16x32xi8>, tile<2x32x8xi8>, tile<2x16x8xi32> -> tile<2x16x8xi32>
// CHECK-NEXT: %[[V11:.*]] = arith.constant dense<1.000000e+00> : !nv_tileas.tile<16x1xf8E8M0FNU>
// CHECK-NEXT: %[[V12:.*]] = arith.constant dense<1.000000e+00> : !nv_tileas.tile<1x8xf8E8M0FNU>
// CHECK-NEXT: %[[V13:.*]] = nv_tileas.block_scaled_mma %[[V4]], %[[V5]], %[[V6]], %[[V11]], %[[V12]] {atom = #nv_tileas<atom mxf8f6f4>} : tile<16x32xf8E4M3FN>, tile<32x8xf8E4M3FN>, tile<16x8xf32>, tile<16x1xf8E8M0FNU>, tile<1x8xf8E8M0FNU> -> tile<16x8xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
