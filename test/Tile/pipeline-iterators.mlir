// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Iterators across structured control flow: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!j = !nv_tileas.pipeline_iterator<tile<64x64xf32>>
module attributes {nv_tileas.target = #nv_tileas.target<sm = 100>} {
  func.func @f(%b: i1, %x: !i, %y: !j) {
    // expected-error @below {{'scf.if' op branch arms must yield matching pipeline iterator types}}
    // expected-note @below {{they yield '!nv_tileas.pipeline_iterator<tile<64x64xf16>>' and '!nv_tileas.pipeline_iterator<tile<64x64xf32>>'}}
    %r = scf.if %b -> (!i) {
      scf.yield %x : !i
    } else {
      scf.yield %y : !j
    }
    return
  }
}

// -----

!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!j = !nv_tileas.pipeline_iterator<tile<64x64xf32>>
module attributes {nv_tileas.target = #nv_tileas.target<sm = 100>} {
  func.func @f(%b: i1, %x: !i, %y: !j) {
    %r = scf.if %b -> (!i) {
      scf.yield %x : !i
    } else {
      scf.yield %x : !i
    }
    return
  }
}

// -----

!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!j = !nv_tileas.pipeline_iterator<tile<64x64xf32>>
module attributes {nv_tileas.target = #nv_tileas.target<sm = 100>} {
  func.func @f(%b: index, %x: !i, %y: !j) {
    // expected-error @below {{'scf.index_switch' op branch arms must yield matching pipeline iterator types}}
    // expected-note @below {{they yield '!nv_tileas.pipeline_iterator<tile<64x64xf32>>' and '!nv_tileas.pipeline_iterator<tile<64x64xf16>>'}}
    %r = scf.index_switch %b -> !i
    case 0 {
      scf.yield %x : !i
    }
    default {
      scf.yield %y : !j
    }
    return
  }
}

// -----

!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!j = !nv_tileas.pipeline_iterator<tile<64x64xf32>>
module attributes {nv_tileas.target = #nv_tileas.target<sm = 100>} {
  func.func @f(%b: index, %x: !i, %y: !j) {
    %r = scf.index_switch %b -> !i
    case 0 {
      scf.yield %x : !i
    }
    default {
      scf.yield %x : !i
    }
    return
  }
}

// -----

// Every branch that disagrees is reported.
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!j = !nv_tileas.pipeline_iterator<tile<64x64xf32>>
func.func @f(%b: i1, %x: !i, %y: !j) attributes {nv_tileas.target = #nv_tileas.target<sm = 100>} {
  // expected-error @below {{'scf.if' op branch arms must yield matching pipeline iterator types}}
  // expected-note @below {{they yield '!nv_tileas.pipeline_iterator<tile<64x64xf16>>' and '!nv_tileas.pipeline_iterator<tile<64x64xf32>>'}}
  %0 = scf.if %b -> (!i) {
    scf.yield %x : !i
  } else {
    scf.yield %y : !j
  }
  // expected-error @below {{'scf.if' op branch arms must yield matching pipeline iterator types}}
  // expected-note @below {{they yield '!nv_tileas.pipeline_iterator<tile<64x64xf32>>' and '!nv_tileas.pipeline_iterator<tile<64x64xf16>>'}}
  %1 = scf.if %b -> (!i) {
    scf.yield %y : !j
  } else {
    scf.yield %x : !i
  }
  return
}

// -----

// The nearest target checks this branch, so it is reported once.
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!j = !nv_tileas.pipeline_iterator<tile<64x64xf32>>
module attributes {nv_tileas.target = #nv_tileas.target<sm = 100>} {
  func.func @f(%b: i1, %x: !i, %y: !j) attributes {nv_tileas.target = #nv_tileas.target<sm = 103>} {
    // expected-error @below {{'scf.if' op branch arms must yield matching pipeline iterator types}}
    // expected-note @below {{they yield '!nv_tileas.pipeline_iterator<tile<64x64xf16>>' and '!nv_tileas.pipeline_iterator<tile<64x64xf32>>'}}
    %0 = scf.if %b -> (!i) {
      scf.yield %x : !i
    } else {
      scf.yield %y : !j
    }
    return
  }
}

// -----

// Without a target the branch is left to its own verifier.
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!j = !nv_tileas.pipeline_iterator<tile<64x64xf32>>
func.func @f(%b: i1, %x: !i, %y: !j) {
  // expected-error @below {{'scf.if' op along control flow edge from Operation scf.yield to parent: successor operand type #0 '!nv_tileas.pipeline_iterator<tile<64x64xf32>>' should match successor input type #0 '!nv_tileas.pipeline_iterator<tile<64x64xf16>>'}}
  %0 = scf.if %b -> (!i) {
    scf.yield %x : !i
  } else {
    // expected-note @below {{region branch point}}
    scf.yield %y : !j
  }
  return
}

// -----

// An iterator that a loop carries keeps its type.
!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!j = !nv_tileas.pipeline_iterator<tile<64x64xf32>>
module attributes {nv_tileas.target = #nv_tileas.target<sm = 100>} {
  func.func @f(%a: index, %x: !i, %y: !j) {
    // expected-error @below {{'scf.for' op 0-th region iter_arg and 0-th yielded value have different type: '!nv_tileas.pipeline_iterator<tile<64x64xf16>>' != '!nv_tileas.pipeline_iterator<tile<64x64xf32>>'}}
    %r = scf.for %k = %a to %a step %a iter_args(%n = %x) -> (!i) {
      scf.yield %y : !j
    }
    return
  }
}

// -----

!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
module attributes {nv_tileas.target = #nv_tileas.target<sm = 100>} {
  func.func @f(%a: index, %x: !i) {
    %r = scf.for %k = %a to %a step %a iter_args(%n = %x) -> (!i) {
      %m = nv_tileas.async.pipeline.inc_iter %n : !i
      scf.yield %m : !i
    }
    return
  }
}

// -----

!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!j = !nv_tileas.pipeline_iterator<tile<64x64xf32>>
func.func @f(%x: !i, %y: !j) {
  // expected-error @below {{'nv_tileas.async.pipeline.agent_switch' op branch arms must yield matching pipeline iterator types}}
  // expected-note @below {{they yield '!nv_tileas.pipeline_iterator<tile<64x64xf16>>' and '!nv_tileas.pipeline_iterator<tile<64x64xf32>>'}}
  %r = nv_tileas.async.pipeline.agent_switch warps = [4, 4] -> !i {
    nv_tileas.async.pipeline.yield %x : !i
  }, {
    nv_tileas.async.pipeline.yield %y : !j
  }
  return
}

// -----

!i = !nv_tileas.pipeline_iterator<tile<64x64xf16>>
!j = !nv_tileas.pipeline_iterator<tile<64x64xf32>>
func.func @f(%x: !i, %y: !j) {
  %r = nv_tileas.async.pipeline.agent_switch warps = [4, 4] -> !i {
    nv_tileas.async.pipeline.yield %x : !i
  }, {
    nv_tileas.async.pipeline.yield %x : !i
  }
  return
}

// -----

// expected-error @below {{'func.func' op expects 'nv_tileas.target' to be a #nv_tileas.target}}
func.func @f() attributes {nv_tileas.target = 100 : i32} {
  return
}

// -----

func.func @f() attributes {nv_tileas.target = #nv_tileas.target<sm = 100>} {
  return
}
