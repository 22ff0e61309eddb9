// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations whose region receives the contents of a stage: each violation,
// then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.produce_one' op requires attribute 'producer_types'}}
  nv_tileas.async.pipeline.produce_one %p, %i : !p, !i {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!t]} : !p, !i {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.produce_one' op expects regions to end with 'nv_tileas.async.pipeline.yield', found 'test.end'}}
  // expected-note @below {{in custom textual format, the absence of terminator implies 'nv_tileas.async.pipeline.yield'}}
  "nv_tileas.async.pipeline.produce_one"(%p, %i) <{producer_types = [!t]}> ({
  ^bb0(%s: !t):
    "test.end"() : () -> ()
  }) : (!p, !i) -> ()
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  "nv_tileas.async.pipeline.produce_one"(%p, %i) <{producer_types = [!t]}> ({
  ^bb0(%s: !t):
    "nv_tileas.async.pipeline.yield"() : () -> ()
  }) : (!p, !i) -> ()
  return
}

// -----

!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.produce_one' op expects 'producer_types' to match with pipeline token types ['!nv_tileas.tile<64x64xf16>'], but got: ['!nv_tileas.tile<64x64xf32>']}}
  nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!nv_tileas.tile<64x64xf32>]} : !p, !i {
  ^bb0(%s: !nv_tileas.tile<64x64xf32>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!nv_tileas.tile<64x64xf16>]} : !p, !i {
  ^bb0(%s: !nv_tileas.tile<64x64xf16>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.produce_one' op expects region arguement types to match with producer types ['!nv_tileas.tile<64x64xf16>'], but got: ['!nv_tileas.pipeline_iterator<tile<64x64xf32>>']}}
  nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!t]} : !p, !i {
  ^bb0(%s: !nv_tileas.pipeline_iterator<tile<64x64xf32>>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!t]} : !p, !i {
  ^bb0(%s: !nv_tileas.pipeline_iterator<tile<64x64xf16>>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.produce_one' op expects region result types to be match with operation result types ['!nv_tileas.tile<64x64xf32>'], but got: ['!nv_tileas.tile<64x64xf16>']}}
  %r = nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!t]} : !p, !i -> tile<64x64xf32> {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %s : !t
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  %r = nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!t]} : !p, !i -> tile<64x64xf16> {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %s : !t
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.produce_one_async' op requires attribute 'producer_types'}}
  nv_tileas.async.pipeline.produce_one_async %p, %i : !p, !i {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.produce_one_async' op expects regions to end with 'nv_tileas.async.pipeline.yield', found 'test.end'}}
  // expected-note @below {{in custom textual format, the absence of terminator implies 'nv_tileas.async.pipeline.yield'}}
  "nv_tileas.async.pipeline.produce_one_async"(%p, %i) <{producer_types = [!t]}> ({
  ^bb0(%s: !t):
    "test.end"() : () -> ()
  }) : (!p, !i) -> ()
  return
}

// -----

!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.produce_one_async' op expects 'producer_types' to match with pipeline token types ['!nv_tileas.tile<64x64xf16>'], but got: ['!nv_tileas.tile<64x64xf32>']}}
  nv_tileas.async.pipeline.produce_one_async %p, %i {producer_types = [!nv_tileas.tile<64x64xf32>]} : !p, !i {
  ^bb0(%s: !nv_tileas.tile<64x64xf32>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.produce_one_async' op expects region arguement types to match with producer types ['!nv_tileas.tile<64x64xf16>'], but got: ['!nv_tileas.pipeline_iterator<tile<64x64xf32>>']}}
  nv_tileas.async.pipeline.produce_one_async %p, %i {producer_types = [!t]} : !p, !i {
  ^bb0(%s: !nv_tileas.pipeline_iterator<tile<64x64xf32>>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.produce_one_async' op expects region result types to be match with operation result types ['!nv_tileas.tile<64x64xf32>'], but got: ['!nv_tileas.tile<64x64xf16>']}}
  %r = nv_tileas.async.pipeline.produce_one_async %p, %i {producer_types = [!t]} : !p, !i -> tile<64x64xf32> {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %s : !t
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.produce_one_async' op expects the last result to be an async token}}
  // expected-note @below {{there are no results}}
  nv_tileas.async.pipeline.produce_one_async %p, %i {producer_types = [!t]} : !p, !i {
  ^bb0(%s: !t):
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i, %a: !nv_tileas.async_token) {
  // expected-error @below {{'nv_tileas.async.pipeline.produce_one_async' op expects the last result to be an async token}}
  // expected-note @below {{it is of type '!nv_tileas.tile<64x64xf16>'}}
  %r = nv_tileas.async.pipeline.produce_one_async %p, %i {producer_types = [!t]} : !p, !i -> !t {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %s : !t
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i, %a: !nv_tileas.async_token) {
  %r:2 = nv_tileas.async.pipeline.produce_one_async %p, %i {producer_types = [!t]} : !p, !i -> !t, async_token {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %s, %a : !t, async_token
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one' op requires attribute 'producer_types'}}
  nv_tileas.async.pipeline.consume_one %p, %i : !p, !i {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  nv_tileas.async.pipeline.consume_one %p, %i {producer_types = [!t]} : !p, !i {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one' op expects regions to end with 'nv_tileas.async.pipeline.yield', found 'test.end'}}
  // expected-note @below {{in custom textual format, the absence of terminator implies 'nv_tileas.async.pipeline.yield'}}
  "nv_tileas.async.pipeline.consume_one"(%p, %i) <{producer_types = [!t]}> ({
  ^bb0(%s: !t):
    "test.end"() : () -> ()
  }) : (!p, !i) -> ()
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  "nv_tileas.async.pipeline.consume_one"(%p, %i) <{producer_types = [!t]}> ({
  ^bb0(%s: !t):
    "nv_tileas.async.pipeline.yield"() : () -> ()
  }) : (!p, !i) -> ()
  return
}

// -----

!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one' op expects 'producer_types' to match with pipeline token types ['!nv_tileas.tile<64x64xf16>'], but got: ['!nv_tileas.tile<64x64xf32>']}}
  nv_tileas.async.pipeline.consume_one %p, %i {producer_types = [!nv_tileas.tile<64x64xf32>]} : !p, !i {
  ^bb0(%s: !nv_tileas.tile<64x64xf32>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  nv_tileas.async.pipeline.consume_one %p, %i {producer_types = [!nv_tileas.tile<64x64xf16>]} : !p, !i {
  ^bb0(%s: !nv_tileas.tile<64x64xf16>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one' op expects region arguement types to match with producer types ['!nv_tileas.tile<64x64xf16>'], but got: ['!nv_tileas.pipeline_iterator<tile<64x64xf32>>']}}
  nv_tileas.async.pipeline.consume_one %p, %i {producer_types = [!t]} : !p, !i {
  ^bb0(%s: !nv_tileas.pipeline_iterator<tile<64x64xf32>>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  nv_tileas.async.pipeline.consume_one %p, %i {producer_types = [!t]} : !p, !i {
  ^bb0(%s: !nv_tileas.pipeline_iterator<tile<64x64xf16>>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one' op expects region result types to be match with operation result types ['!nv_tileas.tile<64x64xf32>'], but got: ['!nv_tileas.tile<64x64xf16>']}}
  %r = nv_tileas.async.pipeline.consume_one %p, %i {producer_types = [!t]} : !p, !i -> tile<64x64xf32> {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %s : !t
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  %r = nv_tileas.async.pipeline.consume_one %p, %i {producer_types = [!t]} : !p, !i -> tile<64x64xf16> {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %s : !t
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one_async' op requires attribute 'producer_types'}}
  nv_tileas.async.pipeline.consume_one_async %p, %i : !p, !i {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one_async' op expects regions to end with 'nv_tileas.async.pipeline.yield', found 'test.end'}}
  // expected-note @below {{in custom textual format, the absence of terminator implies 'nv_tileas.async.pipeline.yield'}}
  "nv_tileas.async.pipeline.consume_one_async"(%p, %i) <{producer_types = [!t]}> ({
  ^bb0(%s: !t):
    "test.end"() : () -> ()
  }) : (!p, !i) -> ()
  return
}

// -----

!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one_async' op expects 'producer_types' to match with pipeline token types ['!nv_tileas.tile<64x64xf16>'], but got: ['!nv_tileas.tile<64x64xf32>']}}
  nv_tileas.async.pipeline.consume_one_async %p, %i {producer_types = [!nv_tileas.tile<64x64xf32>]} : !p, !i {
  ^bb0(%s: !nv_tileas.tile<64x64xf32>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one_async' op expects region arguement types to match with producer types ['!nv_tileas.tile<64x64xf16>'], but got: ['!nv_tileas.pipeline_iterator<tile<64x64xf32>>']}}
  nv_tileas.async.pipeline.consume_one_async %p, %i {producer_types = [!t]} : !p, !i {
  ^bb0(%s: !nv_tileas.pipeline_iterator<tile<64x64xf32>>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one_async' op expects region result types to be match with operation result types ['!nv_tileas.tile<64x64xf32>'], but got: ['!nv_tileas.tile<64x64xf16>']}}
  %r = nv_tileas.async.pipeline.consume_one_async %p, %i {producer_types = [!t]} : !p, !i -> tile<64x64xf32> {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %s : !t
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i, %a: !nv_tileas.async_token) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one_async' op expects the last result to be an async token}}
  // expected-note @below {{it is of type '!nv_tileas.tile<64x64xf16>'}}
  %r = nv_tileas.async.pipeline.consume_one_async %p, %i {producer_types = [!t]} : !p, !i -> !t {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %s : !t
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.consumer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i, %a: !nv_tileas.async_token) {
  %r:2 = nv_tileas.async.pipeline.consume_one_async %p, %i {producer_types = [!t]} : !p, !i -> !t, async_token {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %s, %a : !t, async_token
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.producer_write' op requires attribute 'producer_types'}}
  nv_tileas.async.pipeline.producer_write %p, %i : !p, !i {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  nv_tileas.async.pipeline.producer_write %p, %i {producer_types = [!t]} : !p, !i {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.producer_write' op expects regions to end with 'nv_tileas.async.pipeline.yield', found 'test.end'}}
  // expected-note @below {{in custom textual format, the absence of terminator implies 'nv_tileas.async.pipeline.yield'}}
  "nv_tileas.async.pipeline.producer_write"(%p, %i) <{producer_types = [!t]}> ({
  ^bb0(%s: !t):
    "test.end"() : () -> ()
  }) : (!p, !i) -> ()
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  "nv_tileas.async.pipeline.producer_write"(%p, %i) <{producer_types = [!t]}> ({
  ^bb0(%s: !t):
    "nv_tileas.async.pipeline.yield"() : () -> ()
  }) : (!p, !i) -> ()
  return
}

// -----

!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.producer_write' op expects 'producer_types' to match with pipeline token types ['!nv_tileas.tile<64x64xf16>'], but got: ['!nv_tileas.tile<64x64xf32>']}}
  nv_tileas.async.pipeline.producer_write %p, %i {producer_types = [!nv_tileas.tile<64x64xf32>]} : !p, !i {
  ^bb0(%s: !nv_tileas.tile<64x64xf32>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  nv_tileas.async.pipeline.producer_write %p, %i {producer_types = [!nv_tileas.tile<64x64xf16>]} : !p, !i {
  ^bb0(%s: !nv_tileas.tile<64x64xf16>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.producer_write' op expects region arguement types to match with producer types ['!nv_tileas.tile<64x64xf16>'], but got: ['!nv_tileas.pipeline_iterator<tile<64x64xf32>>']}}
  nv_tileas.async.pipeline.producer_write %p, %i {producer_types = [!t]} : !p, !i {
  ^bb0(%s: !nv_tileas.pipeline_iterator<tile<64x64xf32>>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  nv_tileas.async.pipeline.producer_write %p, %i {producer_types = [!t]} : !p, !i {
  ^bb0(%s: !nv_tileas.pipeline_iterator<tile<64x64xf16>>):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.producer_write' op expects region yield types to match with result types ['!nv_tileas.producer_token<[tile<64x64xf16>]>'], but got: []}}
  %r = nv_tileas.async.pipeline.producer_write %p, %i {producer_types = [!t]} : !p, !i -> !p {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  %r = nv_tileas.async.pipeline.producer_write %p, %i {producer_types = [!t]} : !p, !i -> !p {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield %p : !p
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>, tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.produce_one' op expects region arguement types to match with producer types ['!nv_tileas.tile<64x64xf16>', '!nv_tileas.tile<64x64xf16>'], but got: ['!nv_tileas.tile<64x64xf16>']}}
  nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!t, !t]} : !p, !i {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>, tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!t, !t]} : !p, !i {
  ^bb0(%s: !t, %u: !i):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

// The producer types are payloads already: they are not unwrapped.
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!p = !nv_tileas.producer_token<[pipeline_iterator<tile<64x64xf16>>]>
func.func @f(%p: !p, %i: !i) {
  // expected-error @below {{'nv_tileas.async.pipeline.produce_one' op expects region arguement types to match with producer types ['!nv_tileas.pipeline_iterator<tile<64x64xf16>>'], but got: ['!nv_tileas.pipeline_iterator<tile<64x64xf16>>']}}
  nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!i]} : !p, !i {
  ^bb0(%s: !i):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!t]} : !p, !i {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  // expected-error @below {{'nv_tileas.async.pipeline.yield' op expects parent op to be one of 'nv_tileas.async.pipeline.produce_one, nv_tileas.async.pipeline.produce_one_async, nv_tileas.async.pipeline.consume_one, nv_tileas.async.pipeline.consume_one_async, nv_tileas.async.pipeline.producer_write, nv_tileas.async.pipeline.agent_switch'}}
  nv_tileas.async.pipeline.yield
}

// -----

!t = !nv_tileas.tile<64x64xf16>
!p = !nv_tileas.producer_token<[tile<64x64xf16>]>
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
func.func @f(%p: !p, %i: !i) {
  nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!t]} : !p, !i {
  ^bb0(%s: !t):
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

// Two violations: the earlier one in the order is named. First the index, then what is in the region, then its types.
!i = !nv_tileas.pipeline_iterator<f16>
func.func @f(%p: !nv_tileas.consumer_token<[tile<4xf16>]>, %i: !i, %n: i32) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one' op expected 'consumer_idx' less than the number of consumer 1, but got 1}}
  nv_tileas.async.pipeline.consume_one %p, %i {producer_types = [!nv_tileas.tile<4xf16>], consumer_idx = 1 : i32} : consumer_token<[tile<4xf16>]>, !i {
  ^bb0(%s: !nv_tileas.tile<4xf16>):
    %x = nv_tileas.alloc_tensor : tile<4xf16>
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!i = !nv_tileas.pipeline_iterator<f16>
func.func @f(%p: !nv_tileas.consumer_token<[tile<4xf16>]>, %i: !i, %n: i32) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one' op expected 'consumer_idx' less than the number of consumer 1, but got 1}}
  nv_tileas.async.pipeline.consume_one %p, %i {producer_types = [!nv_tileas.tile<8xf16>], consumer_idx = 1 : i32} : consumer_token<[tile<4xf16>]>, !i {
  ^bb0(%s: !nv_tileas.tile<4xf16>):

    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!i = !nv_tileas.pipeline_iterator<f16>
func.func @f(%p: !nv_tileas.consumer_token<[tile<4xf16>]>, %i: !i, %n: i32) {
  nv_tileas.async.pipeline.consume_one %p, %i {producer_types = [!nv_tileas.tile<8xf16>]} : consumer_token<[tile<4xf16>]>, !i {
  ^bb0(%s: !nv_tileas.tile<4xf16>):
    // expected-error @below {{'nv_tileas.alloc_tensor' op requires an explicit memory layout on at least one operand or result}}
    // expected-note @below {{the results are of types '!nv_tileas.tile<4xf16>'}}
    %x = nv_tileas.alloc_tensor : tile<4xf16>
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!t = !nv_tileas.tile<4xf16>
func.func @f(%p: !nv_tileas.producer_token<[tile<4xf16>]>, %i: !nv_tileas.pipeline_iterator<f16>) {
  // expected-error @below {{'nv_tileas.async.pipeline.produce_one' op expects regions to end with 'nv_tileas.async.pipeline.yield', found 'test.end'}}
  // expected-note @below {{in custom textual format, the absence of terminator implies 'nv_tileas.async.pipeline.yield'}}
  "nv_tileas.async.pipeline.produce_one"(%p, %i) <{producer_types = [i32]}> ({
  ^bb0(%s: !t):
    "test.end"() : () -> ()
  }) : (!nv_tileas.producer_token<[tile<4xf16>]>, !nv_tileas.pipeline_iterator<f16>) -> ()
  return
}

// -----

!i = !nv_tileas.pipeline_iterator<f16>
func.func @f(%p: !nv_tileas.consumer_token<[tile<4xf16>]>, %i: !i, %n: i32) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one' op expects 'producer_types' to match with pipeline token types ['!nv_tileas.tile<4xf16>'], but got: ['!nv_tileas.tile<8xf16>']}}
  nv_tileas.async.pipeline.consume_one %p, %i {producer_types = [!nv_tileas.tile<8xf16>]} : consumer_token<[tile<4xf16>]>, !i {
  ^bb0(%s: !nv_tileas.tile<2xf16>):

    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!i = !nv_tileas.pipeline_iterator<f16>
func.func @f(%p: !nv_tileas.consumer_token<[tile<4xf16>]>, %i: !i, %n: i32) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one' op expects region arguement types to match with producer types ['!nv_tileas.tile<4xf16>'], but got: ['!nv_tileas.tile<2xf16>']}}
  %r = nv_tileas.async.pipeline.consume_one %p, %i {producer_types = [!nv_tileas.tile<4xf16>]} : consumer_token<[tile<4xf16>]>, !i -> i32 {
  ^bb0(%s: !nv_tileas.tile<2xf16>):

    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

!i = !nv_tileas.pipeline_iterator<f16>
func.func @f(%p: !nv_tileas.consumer_token<[tile<4xf16>]>, %i: !i, %n: i32) {
  // expected-error @below {{'nv_tileas.async.pipeline.consume_one_async' op expects region result types to be match with operation result types ['i64'], but got: ['i32']}}
  %r = nv_tileas.async.pipeline.consume_one_async %p, %i {producer_types = [!nv_tileas.tile<4xf16>]} : consumer_token<[tile<4xf16>]>, !i -> i64 {
  ^bb0(%s: !nv_tileas.tile<4xf16>):

    nv_tileas.async.pipeline.yield %n : i32
  }
  return
}
