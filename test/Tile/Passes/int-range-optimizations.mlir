// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is known of integers is known across the regions of pipelines.
//
// RUN: nv-tileas-opt %s --int-range-optimizations | FileCheck %s

!c = !nv_tileas.consumer_token<[!nv_tileas.tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<!nv_tileas.tile<64x64xf16>>
!t = !nv_tileas.tile<64x64xf16>

// CHECK-LABEL: @known
// CHECK: %[[T:.*]] = arith.constant true
// CHECK: return %[[T]]
func.func @known(%c: !c, %i: !i, %x: index) -> i1 {
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %0 = nv_tileas.async.pipeline.consume_one %c, %i {producer_types = [!t]} : !c, !i -> index {
  ^bb0(%s: !t):
    %1 = arith.andi %x, %c15 : index
    nv_tileas.async.pipeline.yield %1 : index
  }
  %2 = arith.cmpi ult, %0, %c16 : index
  return %2 : i1
}

// CHECK-LABEL: @unknown
// CHECK: %[[T:.*]] = arith.cmpi
// CHECK: return %[[T]]
func.func @unknown(%x: index) -> i1 {
  %c15 = arith.constant 15 : index
  %c16 = arith.constant 16 : index
  %0 = nv_tileas.async.pipeline.agent_switch warps = [4, 4] -> index {
    %1 = arith.andi %x, %c15 : index
    nv_tileas.async.pipeline.yield %1 : index
  }, {
    nv_tileas.async.pipeline.yield %x : index
  }
  %2 = arith.cmpi ult, %0, %c16 : index
  return %2 : i1
}
