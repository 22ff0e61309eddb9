// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results that nobody uses go, with what computed them; what has an effect, and
// the arguments that a pipeline gives its region, stay.
//
// RUN: nv-tileas-opt %s --remove-dead-values | FileCheck %s

#c = #nv_tileas<atom universal_copy>
!view = !nv_tileas.tiled_view<64x64xf16>
!p = !nv_tileas.producer_token<[!nv_tileas.tile<64x64xf16>]>
!c = !nv_tileas.consumer_token<[!nv_tileas.tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<!nv_tileas.tile<64x64xf16>>
!t = !nv_tileas.tile<64x64xf16>
!sum = !nv_tileas.tile<64x64xf32>

// CHECK-LABEL: @dead
// CHECK-NEXT: return
func.func @dead(%x: !t, %z: !sum, %p: !p) {
  %0 = nv_tileas.dot %x, %x, %z {atom = #nv_tileas<atom f16>} : !t, !t, !sum -> !sum
  %1 = nv_tileas.reduce %0 {axis = 1 : i32} : !sum -> tile<64xf32>
  %2 = nv_tileas.async.pipeline.create_iterator %p : !p -> !i
  %3 = nv_tileas.async.pipeline.inc_iter %2 : !i
  return
}

// CHECK-LABEL: @alive
// CHECK-SAME: %[[X:.*]]: !nv_tileas.tile<64x64xf16>, %{{.*}}: index, %{{.*}}: index
// CHECK: nv_tileas.tiled_store
// CHECK: nv_tileas.tiled_atomic_rmw
// CHECK: produce_one {{.*}} {
// CHECK-NEXT: ^bb0(%{{.*}}: !nv_tileas.tile<64x64xf16>):
// CHECK: async.pipeline.yield %[[X]], %{{.*}} : tile<64x64xf16>, i32
// CHECK: nv_tileas.queue.get
func.func @alive(%x: !t, %g: index, %i: index, %p: !p, %it: !i, %q: !nv_tileas.queue<f32>) {
  %v = nv_tileas.block_tile %g : index -> !view
  nv_tileas.tiled_store %x, %v[%i, %i] {atom = #c} : !t, !view
  %1 = nv_tileas.tiled_atomic_rmw %x, %v[%i, %i] {atom = #c, rmw_mode = #nv_tileas<rmw_mode add>} : !t, !view -> !t
  %2:2 = nv_tileas.async.pipeline.produce_one %p, %it {producer_types = [!t]} : !p, !i -> !t, i32 {
  ^bb0(%s: !t):
    %c = arith.constant 1 : i32
    nv_tileas.async.pipeline.yield %x, %c : !t, i32
  }
  %3 = nv_tileas.queue.get %q : !nv_tileas.queue<f32> -> f32
  return
}

// The token says when the stage is full, and when it is free.
//
// CHECK-LABEL: @tokens
// CHECK-SAME: %[[A:.*]]: !nv_tileas.async_token
// CHECK: produce_one_async
// CHECK: async.pipeline.yield %[[A]]
// CHECK: consume_one_async
// CHECK: async.pipeline.yield %[[A]]
func.func @tokens(%a: !nv_tileas.async_token, %p: !p, %c: !c, %it: !i) {
  %0 = nv_tileas.async.pipeline.produce_one_async %p, %it {producer_types = [!t]} : !p, !i -> async_token {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %a : !nv_tileas.async_token
  }
  %1 = nv_tileas.async.pipeline.consume_one_async %c, %it {producer_types = [!t]} : !c, !i -> async_token {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %a : !nv_tileas.async_token
  }
  return
}

// What a consumer yields to nobody.
//
// CHECK-LABEL: @consumer
// CHECK: consume_one
// CHECK-NEXT: ^bb0(%{{.*}}: !nv_tileas.tile<64x64xf16>):
// CHECK-NOT: nv_tileas.dot
// CHECK: return
func.func @consumer(%c: !c, %it: !i, %z: !sum) {
  %0 = nv_tileas.async.pipeline.consume_one %c, %it {producer_types = [!t]} : !c, !i -> !sum {
  ^bb0(%s: !t):
    %1 = nv_tileas.dot %s, %s, %z {atom = #nv_tileas<atom f16>} : !t, !t, !sum -> !sum
    nv_tileas.async.pipeline.yield %1 : !sum
  }
  return
}
