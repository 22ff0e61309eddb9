// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers, tokens, and who waits.
//
// RUN: nv-tileas-opt %s --convert-cuda-tile-to-tileaa | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-lint=error-on=lowering -o /dev/null

cuda_tile.module @m {
  entry @made() {
    %c0 = constant <i32: 5> : tile<i32>
    %c1 = constant <i1: true> : tile<4xi1>
    %c2 = constant <i1: [true, false]> : tile<2xi1>
    %c3 = constant <f16: [[1.0, -2.5], [0x7C00, 0x7E00]]> : tile<2x2xf16>
    %c4 = constant <i8: -128> : tile<2x2xi8>
    %i = iota : tile<128xi16>
    %t = make_token : token
    %j = join_tokens %t, %t : token
    %m = memory_fence_alias_tko %j : token
    %w = gdc_wait_tko -> token
    %w2 = gdc_wait_tko token = %w -> token
    %d = gdc_launch_dependents_tko -> token
    %d2 = gdc_launch_dependents_tko token = %w2 -> token
  }
}

// CHECK-LABEL: func.func @made() attributes {nv_tileas.kernel} {
// CHECK-NEXT: %[[V0:.*]] = arith.constant 5 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.constant dense<true> : !nv_tileas.tile<4xi1>
// CHECK-NEXT: %[[V2:.*]] = arith.constant dense<[true, false]> : !nv_tileas.tile<2xi1>
// CHECK-NEXT: %[[V3:.*]] = arith.constant dense<{{\[\[}}1.000000e+00, -2.500000e+00], [0x7C00, 0x7E00]]> : !nv_tileas.tile<2x2xf16>
// CHECK-NEXT: %[[V4:.*]] = arith.constant dense<-128> : !nv_tileas.tile<2x2xi8>
// CHECK-NEXT: %[[V5:.*]] = nv_tileas.generate : tile<128xi16> {
// CHECK-NEXT: ^bb0(%[[V6:.*]]: index):
// CHECK-NEXT: %[[V7:.*]] = arith.index_cast %[[V6]] : index to i16
// CHECK-NEXT: nv_tileas.yield %[[V7]] : i16
// CHECK-NEXT: }
// CHECK-NEXT: %[[V8:.*]] = nv_tileas.join_tokens()
// CHECK-NEXT: %[[V9:.*]] = nv_tileas.join_tokens(%[[V8]], %[[V8]])
// CHECK-NEXT: %[[V10:.*]] = nv_tileas.fence token %[[V9]] {aliases}
// CHECK-NEXT: %[[V11:.*]] = nv_tileas.dependency_wait
// CHECK-NEXT: %[[V12:.*]] = nv_tileas.dependency_wait token %[[V11]]
// CHECK-NEXT: %[[V13:.*]] = nv_tileas.launch_dependents
// CHECK-NEXT: %[[V14:.*]] = nv_tileas.launch_dependents token %[[V12]]
// CHECK-NEXT: return
// CHECK-NEXT: }
