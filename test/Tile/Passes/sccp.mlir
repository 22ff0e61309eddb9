// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants leave the regions that always run; what differs between agents is
// not known outside of them.
//
// RUN: nv-tileas-opt %s --sccp | FileCheck %s

!c = !nv_tileas.consumer_token<[!nv_tileas.tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<!nv_tileas.tile<64x64xf16>>
!t = !nv_tileas.tile<64x64xf16>

// CHECK-LABEL: @one_region
// CHECK: %[[C:.*]] = arith.constant 7 : i32
// CHECK: return %[[C]]
func.func @one_region(%c: !c, %i: !i) -> i32 {
  %0:2 = nv_tileas.async.pipeline.consume_one %c, %i {producer_types = [!t]} : !c, !i -> !t, i32 {
  ^bb0(%s: !t):
    %c3 = arith.constant 3 : i32
    %c4 = arith.constant 4 : i32
    %c7 = arith.addi %c3, %c4 : i32
    nv_tileas.async.pipeline.yield %s, %c7 : !t, i32
  }
  return %0#1 : i32
}

// CHECK-LABEL: @agents
// CHECK: %[[R:.*]]:2 = nv_tileas.async.pipeline.agent_switch
// CHECK: return %[[R]]#0, %{{c5.*}} : i32, i32
func.func @agents() -> (i32, i32) {
  %0:2 = nv_tileas.async.pipeline.agent_switch warps = [4, 4] -> i32, i32 {
    %c1 = arith.constant 1 : i32
    %c5 = arith.constant 5 : i32
    nv_tileas.async.pipeline.yield %c1, %c5 : i32, i32
  }, {
    %c2 = arith.constant 2 : i32
    %c5 = arith.constant 5 : i32
    nv_tileas.async.pipeline.yield %c2, %c5 : i32, i32
  }
  return %0#0, %0#1 : i32, i32
}
