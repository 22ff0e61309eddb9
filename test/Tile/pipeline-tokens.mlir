// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ends of a pipeline, and who may commit and release: each violation, then its legal
// twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consumer_wait' op expected 'consumer_idx' less than the number of consumer 2, but got 2}}
  %w = nv_tileas.async.pipeline.consumer_wait %c, %i {consumer_idx = 2 : i32} : !c, !i -> !c
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2>
!c1 = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2 idx = 1>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c, %i: !i) {
  %w = nv_tileas.async.pipeline.consumer_wait %c, %i {consumer_idx = 1 : i32} : !c, !i -> !c1
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!c0 = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2 idx = 0>
!c1 = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2 idx = 1>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c0, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consumer_read' op expected 'consumer_idx' in token to be the same as 'consumer_idx' attribute of this operation 1, but got 0}}
  %w, %t = nv_tileas.async.pipeline.consumer_read %c, %i {consumer_idx = 1 : i32} : !c0, !i -> !c1, !t
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!c0 = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2 idx = 0>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c0, %i: !i) {
  %w, %t = nv_tileas.async.pipeline.consumer_read %c, %i {consumer_idx = 0 : i32} : !c0, !i -> !c0, !t
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consumer_read' op expected 'consumer_idx' less than the number of consumer 2, but got 2}}
  %w, %t = nv_tileas.async.pipeline.consumer_read %c, %i {consumer_idx = 2 : i32} : !c, !i -> !c, tile<64x64xf16>
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2>
!c1 = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2 idx = 1>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c, %i: !i) {
  %w, %t = nv_tileas.async.pipeline.consumer_read %c, %i {consumer_idx = 1 : i32} : !c, !i -> !c1, tile<64x64xf16>
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consumer_wait' op expected 'consumer_idx' less than the number of consumer 2, but got -1}}
  %w = nv_tileas.async.pipeline.consumer_wait %c, %i {consumer_idx = -1 : i32} : !c, !i -> !c
  return
}

// -----

!c0 = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2 idx = 0>
!c1 = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2 idx = 1>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c0, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consumer_wait' op expected 'consumer_idx' in token to be the same as 'consumer_idx' attribute of this operation 1, but got 0}}
  %w = nv_tileas.async.pipeline.consumer_wait %c, %i {consumer_idx = 1 : i32} : !c0, !i -> !c1
  return
}

// -----

!c0 = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2 idx = 0>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c0, %i: !i) {
  %w = nv_tileas.async.pipeline.consumer_wait %c, %i {consumer_idx = 0 : i32} : !c0, !i -> !c0
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c, %i: !i, %a: !nv_tileas.async_token) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one' op expected 'consumer_idx' less than the number of consumer 2, but got 2}}
  nv_tileas.async.pipeline.consume_one %c, %i {producer_types = [!t], consumer_idx = 2 : i32} : !c, !i {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c, %i: !i, %a: !nv_tileas.async_token) {
  nv_tileas.async.pipeline.consume_one %c, %i {producer_types = [!t], consumer_idx = 1 : i32} : !c, !i {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2 idx = 0>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c, %i: !i, %a: !nv_tileas.async_token) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one' op expected 'consumer_idx' in token to be the same as 'consumer_idx' attribute of this operation 1, but got 0}}
  nv_tileas.async.pipeline.consume_one %c, %i {producer_types = [!t], consumer_idx = 1 : i32} : !c, !i {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2 idx = 0>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c, %i: !i, %a: !nv_tileas.async_token) {
  nv_tileas.async.pipeline.consume_one %c, %i {producer_types = [!t], consumer_idx = 0 : i32} : !c, !i {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c, %i: !i, %a: !nv_tileas.async_token) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one_async' op expected 'consumer_idx' less than the number of consumer 2, but got 2}}
  %d = nv_tileas.async.pipeline.consume_one_async %c, %i {producer_types = [!t], consumer_idx = 2 : i32} : !c, !i -> async_token {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %a : async_token
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c, %i: !i, %a: !nv_tileas.async_token) {
  %d = nv_tileas.async.pipeline.consume_one_async %c, %i {producer_types = [!t], consumer_idx = 1 : i32} : !c, !i -> async_token {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %a : async_token
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2 idx = 0>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c, %i: !i, %a: !nv_tileas.async_token) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one_async' op expected 'consumer_idx' in token to be the same as 'consumer_idx' attribute of this operation 1, but got 0}}
  %d = nv_tileas.async.pipeline.consume_one_async %c, %i {producer_types = [!t], consumer_idx = 1 : i32} : !c, !i -> async_token {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %a : async_token
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2 idx = 0>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%c: !c, %i: !i, %a: !nv_tileas.async_token) {
  %d = nv_tileas.async.pipeline.consume_one_async %c, %i {producer_types = [!t], consumer_idx = 0 : i32} : !c, !i -> async_token {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %a : async_token
  }
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.producer_acquire' op operand #0 must be pipeline producer token, but got '!nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2>'}}
  %r = "nv_tileas.async.pipeline.producer_acquire"(%c, %i) : (!c, !i) -> !p
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  %r = "nv_tileas.async.pipeline.producer_acquire"(%p, %i) : (!p, !i) -> !p
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.producer_commit' op operand #0 must be pipeline producer token, but got '!nv_tileas.consumer_token<[tile<64x64xf16>]>'}}
  %r = "nv_tileas.async.pipeline.producer_commit"(%c) : (!c) -> !p
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  %r = "nv_tileas.async.pipeline.producer_commit"(%p) : (!p) -> !p
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consumer_wait' op operand #0 must be pipeline consumer token, but got '!nv_tileas.producer_token<[tile<64x64xf16>]>'}}
  %r = "nv_tileas.async.pipeline.consumer_wait"(%p, %i) <{consumer_idx = 0 : i32}> : (!p, !i) -> !c
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  %r = "nv_tileas.async.pipeline.consumer_wait"(%c, %i) <{consumer_idx = 0 : i32}> : (!c, !i) -> !c
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consumer_wait' op requires attribute 'consumer_idx'}}
  %r = "nv_tileas.async.pipeline.consumer_wait"(%c, %i) : (!c, !i) -> !c
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consumer_read' op operand #0 must be pipeline consumer token, but got '!nv_tileas.producer_token<[tile<64x64xf16>]>'}}
  %r = "nv_tileas.async.pipeline.consumer_read"(%p, %i) <{consumer_idx = 0 : i32}> : (!p, !i) -> !c
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  %r = "nv_tileas.async.pipeline.consumer_read"(%c, %i) <{consumer_idx = 0 : i32}> : (!c, !i) -> !c
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consumer_release' op operand #0 must be pipeline consumer token, but got '!nv_tileas.producer_token<[tile<64x64xf16>]>'}}
  %r = "nv_tileas.async.pipeline.consumer_release"(%p) : (!p) -> !c
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  %r = "nv_tileas.async.pipeline.consumer_release"(%c) : (!c) -> !c
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.create_iterator' op operand #0 must be pipeline producer token or pipeline consumer token, but got '!nv_tileas.pipeline_iterator<tile<64x64xf16>>'}}
  %r = "nv_tileas.async.pipeline.create_iterator"(%i) : (!i) -> !i
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  %r = "nv_tileas.async.pipeline.create_iterator"(%p) : (!p) -> !i
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.producer_acquire' op failed to verify that all of {token, result} have same type}}
  %r = "nv_tileas.async.pipeline.producer_acquire"(%p, %i) : (!p, !i) -> !nv_tileas.producer_token<[]>
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  %r = "nv_tileas.async.pipeline.producer_acquire"(%p, %i) : (!p, !i) -> !p
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.inc_iter' op requires the same type for all operands and results}}
  %r = "nv_tileas.async.pipeline.inc_iter"(%i) : (!i) -> !nv_tileas.pipeline_iterator<f32>
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%c: !c, %p: !p, %i: !i) {
  %r = "nv_tileas.async.pipeline.inc_iter"(%i) : (!i) -> !i
  return
}

// -----

!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!v = !nv_tileas.tiled_view<2x64x64xf16, smem>
func.func @f(%v: !v, %i: !nv_tileas.pipeline_iterator<tile<64x64xf16>>) {
  // expected-note @below {{it is produced by 'nv_tileas.async.pipeline.create_pipeline'}}
  %p, %c = nv_tileas.async.pipeline.create_pipeline %v {num_stages = 2 : i32} : !v -> !p, !c
  // expected-error @below {{'nv_tileas.async.pipeline.producer_commit' op expects its token to be produced by producer_acquire or producer_write}}
  %d = nv_tileas.async.pipeline.producer_commit %p : !p
  return
}

// -----

!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!v = !nv_tileas.tiled_view<2x64x64xf16, smem>
func.func @f(%v: !v, %i: !nv_tileas.pipeline_iterator<tile<64x64xf16>>) {
  %p, %c = nv_tileas.async.pipeline.create_pipeline %v {num_stages = 2 : i32} : !v -> !p, !c
  %a = nv_tileas.async.pipeline.producer_acquire %p, %i : !p, pipeline_iterator<tile<64x64xf16>>
  %d = nv_tileas.async.pipeline.producer_commit %a : !p
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!v = !nv_tileas.tiled_view<2x64x64xf16, smem>
func.func @f(%v: !v, %i: !i) {
  // expected-note @below {{it is produced by 'nv_tileas.async.pipeline.create_pipeline'}}
  %p, %c = nv_tileas.async.pipeline.create_pipeline %v {num_stages = 2 : i32} : !v -> !p, !c
  // expected-error @below {{'nv_tileas.async.pipeline.consumer_release' op expects its token to be produced by consumer_wait or consumer_read}}
  %d = nv_tileas.async.pipeline.consumer_release %c : !c
  return
}

// -----

!c = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2>
!c0 = !nv_tileas.consumer_token<[tile<64x64xf16>] consumers = 2 idx = 0>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!v = !nv_tileas.tiled_view<2x64x64xf16, smem>
func.func @f(%v: !v, %i: !i) {
  %p, %c = nv_tileas.async.pipeline.create_pipeline %v {num_stages = 2 : i32} : !v -> !p, !c
  %w = nv_tileas.async.pipeline.consumer_wait %c, %i {consumer_idx = 0 : i32} : !c, !i -> !c0
  %d = nv_tileas.async.pipeline.consumer_release %w : !c0
  return
}

// -----

!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!c = !nv_tileas.consumer_token<[tile<64x64xf16>]>
func.func @f(%p: !p) {
  %q = "elsewhere.acquire"() : () -> !p
  %0 = nv_tileas.async.pipeline.producer_commit %p : !p
  %1 = nv_tileas.async.pipeline.producer_commit %q : !p
  %c = "elsewhere.wait"() : () -> !c
  %2 = nv_tileas.async.pipeline.consumer_release %c : !c
  return
}

// -----

!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
func.func @f(%p: !p, %i: !nv_tileas.pipeline_iterator<tile<64x64xf16>>) {
  %a = nv_tileas.async.pipeline.producer_acquire %p, %i : !p, pipeline_iterator<tile<64x64xf16>>
  // expected-note @below {{it is produced by 'nv_tileas.async.pipeline.producer_commit'}}
  %b = nv_tileas.async.pipeline.producer_commit %a : !p
  // expected-error @below {{'nv_tileas.async.pipeline.producer_commit' op expects its token to be produced by producer_acquire or producer_write}}
  %d = nv_tileas.async.pipeline.producer_commit %b : !p
  return
}

// -----

!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  %a = nv_tileas.async.pipeline.producer_write %p, %i {producer_types = [!nv_tileas.tile<64x64xf16>]} : !p, !i -> !p {
  ^bb0(%s: !nv_tileas.tile<64x64xf16>):
    nv_tileas.async.pipeline.yield %p : !p
  }
  %d = nv_tileas.async.pipeline.producer_commit %a : !p
  return
}

// -----

!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!v = !nv_tileas.tiled_view<2x64x64xf16, smem>
func.func @f(%v: !v) {
  // expected-error @below {{'nv_tileas.async.pipeline.create_pipeline' op expects producer and consumer tokens to carry the same element types}}
  // expected-note @below {{they carry ['!nv_tileas.tile<64x64xf16>'] and ['!nv_tileas.tile<64x64xf32>']}}
  %p, %c = nv_tileas.async.pipeline.create_pipeline %v {num_stages = 2 : i32} : !v -> !p, consumer_token<[tile<64x64xf32>]>
  return
}

// -----

!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!v = !nv_tileas.tiled_view<2x64x64xf16, smem>
func.func @f(%v: !v) {
  %p, %c = nv_tileas.async.pipeline.create_pipeline %v {num_stages = 2 : i32} : !v -> !p, consumer_token<[tile<64x64xf16>]>
  return
}

// -----

!v = !nv_tileas.tiled_view<2x64x64xf16, smem>
func.func @f(%v: !v) {
  // expected-error @below {{'nv_tileas.async.pipeline.create_pipeline' op expects a positive number of stages}}
  // expected-note @below {{the number is 0}}
  %p, %c = nv_tileas.async.pipeline.create_pipeline %v {num_stages = 0 : i32} : !v -> producer_token<[tile<64x64xf16>]>, consumer_token<[tile<64x64xf16>]>
  return
}

// -----

!v = !nv_tileas.tiled_view<2x64x64xf16, smem>
func.func @f(%v: !v) {
  %p, %c = nv_tileas.async.pipeline.create_pipeline %v {num_stages = 1 : i32} : !v -> producer_token<[tile<64x64xf16>]>, consumer_token<[tile<64x64xf16>]>
  return
}

// -----

!v = !nv_tileas.tiled_view<2x64x64xf16, smem>
func.func @f(%v: !v) {
  // expected-error @below {{'nv_tileas.async.pipeline.create_pipeline' op expects the consumer token of a pipeline to have no 'idx'}}
  // expected-note @below {{'idx' is 1; waiting and reading return tokens that have one}}
  %p, %c = nv_tileas.async.pipeline.create_pipeline %v {num_stages = 2 : i32} : !v -> producer_token<[tile<64x64xf16>]>, consumer_token<[tile<64x64xf16>] consumers = 2 idx = 1>
  return
}

// -----

!v = !nv_tileas.tiled_view<2x64x64xf16, smem>
func.func @f(%v: !v) {
  %p, %c = nv_tileas.async.pipeline.create_pipeline %v {num_stages = 2 : i32} : !v -> producer_token<[tile<64x64xf16>]>, consumer_token<[tile<64x64xf16>] consumers = 2>
  return
}
