// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiles rearranged; addresses moved; promises.
//
// RUN: nv-tileas-opt %s --convert-cuda-tile-to-tileaa | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-lint=error-on=lowering -o /dev/null

cuda_tile.module @m {
  entry @shapes(%p: tile<ptr<f16>>, %i: tile<i32>) {
    %a = constant <f16: 1.0> : tile<1x8xf16>
    %c = constant <i1: true> : tile<4x8xi1>
    %b = broadcast %a : tile<1x8xf16> -> tile<4x8xf16>
    %r = reshape %b : tile<4x8xf16> -> tile<2x2x8xf16>
    %q = permute %r [2, 0, 1] : tile<2x2x8xf16> -> tile<8x2x2xf16>
    %k = cat %b, %b dim = 1 : tile<4x8xf16>, tile<4x8xf16> -> tile<4x16xf16>
    %e = extract %k[%i, %i] : tile<4x16xf16> -> tile<2x4xf16>
    %n = insert %e, %k[%i, %i] : tile<2x4xf16>, tile<4x16xf16>
    %s = select %c, %b, %b : tile<4x8xi1>, tile<4x8xf16>
    %l = reshape %s : tile<4x8xf16> -> tile<32xf16>
    %bytes = pack %l : tile<32xf16> -> tile<64xi8>
    %nibbles = unpack %bytes : tile<64xi8> -> tile<128xi4>
    %p1 = reshape %p : tile<ptr<f16>> -> tile<1xptr<f16>>
    %ps = broadcast %p1 : tile<1xptr<f16>> -> tile<8xptr<f16>>
    %is = iota : tile<8xi32>
    %o = offset %ps, %is : tile<8xptr<f16>>, tile<8xi32> -> tile<8xptr<f16>>
    %f0 = assume div_by<16>, %p : tile<ptr<f16>>
    %f1 = assume div_by<4, every 2 along 0>, %is : tile<8xi32>
    %f2 = assume bounded<0, ?>, %i : tile<i32>
    %f3 = assume bounded<-1, 7>, %i : tile<i32>
    %f4 = assume same_elements<[4]>, %is : tile<8xi32>
  }
}

// CHECK-LABEL: func.func @shapes(%arg0: i64 {nv_tileas.pointee = f16}, %arg1: i32) attributes {nv_tileas.kernel} {
// CHECK-NEXT: %[[V0:.*]] = arith.constant dense<1.000000e+00> : !nv_tileas.tile<1x8xf16>
// CHECK-NEXT: %[[V1:.*]] = arith.constant dense<true> : !nv_tileas.tile<4x8xi1>
// CHECK-NEXT: %[[V2:.*]] = arith.constant dense<1.000000e+00> : !nv_tileas.tile<4x8xf16>
// CHECK-NEXT: %[[V3:.*]] = arith.constant dense<1.000000e+00> : !nv_tileas.tile<2x2x8xf16>
// CHECK-NEXT: %[[V4:.*]] = arith.constant dense<1.000000e+00> : !nv_tileas.tile<8x2x2xf16>
// CHECK-NEXT: %[[V5:.*]] = nv_tileas.cat %[[V2]], %[[V2]] {axis = 1 : i32} : tile<4x8xf16>, tile<4x8xf16> -> tile<4x16xf16>
// CHECK-NEXT: %[[V6:.*]] = arith.index_castui %arg1 : i32 to index
// CHECK-NEXT: %[[V7:.*]] = arith.index_castui %arg1 : i32 to index
// CHECK-NEXT: %[[V8:.*]] = nv_tileas.extract_part %[[V5]][%[[V6]], %[[V7]]] : tile<4x16xf16> -> tile<2x4xf16>
// CHECK-NEXT: %[[V9:.*]] = arith.index_castui %arg1 : i32 to index
// CHECK-NEXT: %[[V10:.*]] = arith.index_castui %arg1 : i32 to index
// CHECK-NEXT: %[[V11:.*]] = nv_tileas.insert_part %[[V8]], %[[V5]][%[[V9]], %[[V10]]] : tile<2x4xf16>, tile<4x16xf16>
// CHECK-NEXT: %[[V12:.*]] = arith.constant true
// CHECK-NEXT: %[[V13:.*]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT: %[[V14:.*]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT: %[[V15:.*]] = arith.select %[[V12]], %[[V13]], %[[V14]] : f16
// CHECK-NEXT: %[[V16:.*]] = nv_tileas.splat %[[V15]] : f16 -> tile<4x8xf16>
// CHECK-NEXT: %[[V17:.*]] = nv_tileas.splat %[[V15]] : f16 -> tile<32xf16>
// CHECK-NEXT: %[[V18:.*]] = nv_tileas.reinterpret %[[V17]] : tile<32xf16> -> tile<64xi8>
// CHECK-NEXT: %[[V19:.*]] = nv_tileas.reinterpret %[[V18]] : tile<64xi8> -> tile<128xi4>
// CHECK-NEXT: %[[V20:.*]] = nv_tileas.splat %arg0 : i64 -> tile<1xi64>
// CHECK-NEXT: %[[V21:.*]] = nv_tileas.splat %arg0 : i64 -> tile<8xi64>
// CHECK-NEXT: %[[V22:.*]] = nv_tileas.generate : tile<8xi32> {
// CHECK-NEXT: ^bb0(%[[V23:.*]]: index):
// CHECK-NEXT: %[[V24:.*]] = arith.index_cast %[[V23]] : index to i32
// CHECK-NEXT: nv_tileas.yield %[[V24]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[V25:.*]] = nv_tileas.offset %[[V21]], %[[V22]] {element = f16} : tile<8xi64>, tile<8xi32>
// CHECK-NEXT: %[[V26:.*]] = nv_tileas.assume %arg0 {fact = #nv_tileas.div_by<16>} : i64
// CHECK-NEXT: %[[V27:.*]] = nv_tileas.assume %[[V22]] {fact = #nv_tileas.div_by<4, every = 2, along = 0>} : tile<8xi32>
// CHECK-NEXT: %[[V28:.*]] = nv_tileas.assume %arg1 {fact = #nv_tileas.bounded<lower = 0>} : i32
// CHECK-NEXT: %[[V29:.*]] = nv_tileas.assume %arg1 {fact = #nv_tileas.bounded<lower = -1, upper = 7>} : i32
// CHECK-NEXT: %[[V30:.*]] = nv_tileas.assume %[[V22]] {fact = #nv_tileas.same_elements<[4]>} : tile<8xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
