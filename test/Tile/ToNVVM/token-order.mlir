// Which pairs of accesses to global memory tokens order, if threads may access what others do: the
// optimizer removes barriers that are for none of them.
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_80 | FileCheck %s

#plain = #nv_tileas<atom universal_copy>
!token = !nv_tileas.mem_token

// Two arrays, of which each has tokens of its own. A load of other tiles reads what other threads
// have written.
// CHECK-LABEL: llvm.func @chains(
// CHECK-SAME: "nvvm-ordered-accesses", "0<1 2<3"
// CHECK: llvm.store {{.*}}nv_tileas.access = 0 : i32
// CHECK: llvm.load {{.*}}nv_tileas.access = 1 : i32
func.func @chains(%a: index, %b: index, %out: index, %x: f32) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1024 : index
  %va = nv_tileas.block_tile %a sizes [%n] strides [%c1] : index -> tiled_view<1024xf32>
  %wa = nv_tileas.block_tile %a sizes [%n] strides [%c1] : index -> tiled_view<256xf32>
  %vb = nv_tileas.block_tile %b sizes [%n] strides [%c1] : index -> tiled_view<1024xf32>
  %wb = nv_tileas.block_tile %b sizes [%n] strides [%c1] : index -> tiled_view<256xf32>
  %vo = nv_tileas.block_tile %out sizes [%n] strides [%c1] : index -> tiled_view<256xf32>
  %t = nv_tileas.splat %x : f32 -> tile<1024xf32>
  %none = nv_tileas.join_tokens()
  %ta = nv_tileas.tiled_store %t, %va[%c0] token %none : mem_token {atom = #plain, in_bounds = array<i1: true>} : tile<1024xf32>, tiled_view<1024xf32> -> mem_token
  %ya = nv_tileas.tiled_load %wa[%c0] token %ta : mem_token {atom = #plain, in_bounds = array<i1: true>} : tiled_view<256xf32> -> tile<256xf32>
  %tb = nv_tileas.tiled_store %t, %vb[%c0] token %none : mem_token {atom = #plain, in_bounds = array<i1: true>} : tile<1024xf32>, tiled_view<1024xf32> -> mem_token
  %yb = nv_tileas.tiled_load %wb[%c0] token %tb : mem_token {atom = #plain, in_bounds = array<i1: true>} : tiled_view<256xf32> -> tile<256xf32>
  nv_tileas.tiled_store %ya, %vo[%c0] {atom = #plain} : tile<256xf32>, tiled_view<256xf32>
  nv_tileas.tiled_store %yb, %vo[%c1] {atom = #plain} : tile<256xf32>, tiled_view<256xf32>
  return
}

// Each thread writes what it has read itself.
// CHECK-LABEL: llvm.func @own(
// CHECK-SAME: "nvvm-ordered-accesses", ""
// CHECK-NOT: nv_tileas.access
// CHECK: llvm.return
func.func @own(%a: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1024 : index
  %va = nv_tileas.block_tile %a sizes [%n] strides [%c1] : index -> tiled_view<1024xf32>
  %none = nv_tileas.join_tokens()
  %y, %ta = nv_tileas.tiled_load %va[%c0] token %none : mem_token {atom = #plain} : tiled_view<1024xf32> -> tile<1024xf32>, mem_token
  %t = nv_tileas.tiled_store %y, %va[%c0] token %ta : mem_token {atom = #plain} : tile<1024xf32>, tiled_view<1024xf32> -> mem_token
  return
}

// Threads that have the same element all read it, and one writes it.
// CHECK-LABEL: llvm.func @copies(
// CHECK-SAME: "nvvm-ordered-accesses", "0<1"
func.func @copies(%a: index) attributes {nv_tileas.kernel, nv_tileas.num_warps = 4 : i32} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %va = nv_tileas.block_tile %a sizes [%n] strides [%c1] : index -> tiled_view<8xf32>
  %none = nv_tileas.join_tokens()
  %y, %ta = nv_tileas.tiled_load %va[%c0] token %none : mem_token {atom = #plain} : tiled_view<8xf32> -> tile<8xf32>, mem_token
  %t = nv_tileas.tiled_store %y, %va[%c0] token %ta : mem_token {atom = #plain} : tile<8xf32>, tiled_view<8xf32> -> mem_token
  return
}

// What an iteration stores is in the place of another thread in the next one, unless the place is
// the same in all of them.
// CHECK-LABEL: llvm.func @moves(
// CHECK-SAME: "nvvm-ordered-accesses", "0<0"
func.func @moves(%a: index, %k: index, %x: f32) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1024 : index
  %t = nv_tileas.splat %x : f32 -> tile<1024xf32>
  %none = nv_tileas.join_tokens()
  %last = scf.for %i = %c0 to %k step %c1 iter_args(%before = %none) -> (!token) {
    %p = arith.addi %a, %i : index
    %va = nv_tileas.block_tile %p sizes [%n] strides [%c1] : index -> tiled_view<1024xf32>
    %next = nv_tileas.tiled_store %t, %va[%c0] token %before : mem_token {atom = #plain} : tile<1024xf32>, tiled_view<1024xf32> -> mem_token
    scf.yield %next : !token
  }
  return
}

// CHECK-LABEL: llvm.func @stays(
// CHECK-SAME: "nvvm-ordered-accesses", ""
func.func @stays(%a: index, %k: index, %x: f32) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1024 : index
  %t = nv_tileas.splat %x : f32 -> tile<1024xf32>
  %none = nv_tileas.join_tokens()
  %last = scf.for %i = %c0 to %k step %c1 iter_args(%before = %none) -> (!token) {
    %p = arith.addi %a, %n : index
    %va = nv_tileas.block_tile %p sizes [%n] strides [%c1] : index -> tiled_view<1024xf32>
    %next = nv_tileas.tiled_store %t, %va[%c0] token %before : mem_token {atom = #plain} : tile<1024xf32>, tiled_view<1024xf32> -> mem_token
    scf.yield %next : !token
  }
  return
}

// A token that a region hands on.
// CHECK-LABEL: llvm.func @branches(
// CHECK-SAME: "nvvm-ordered-accesses", "0<1"
func.func @branches(%a: index, %x: f32, %c: i1, %out: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1024 : index
  %va = nv_tileas.block_tile %a sizes [%n] strides [%c1] : index -> tiled_view<1024xf32>
  %wa = nv_tileas.block_tile %a sizes [%n] strides [%c1] : index -> tiled_view<256xf32>
  %vo = nv_tileas.block_tile %out sizes [%n] strides [%c1] : index -> tiled_view<256xf32>
  %t = nv_tileas.splat %x : f32 -> tile<1024xf32>
  %none = nv_tileas.join_tokens()
  %ta = scf.if %c -> (!token) {
    %s = nv_tileas.tiled_store %t, %va[%c0] token %none : mem_token {atom = #plain} : tile<1024xf32>, tiled_view<1024xf32> -> mem_token
    scf.yield %s : !token
  } else {
    scf.yield %none : !token
  }
  %y = nv_tileas.tiled_load %wa[%c0] token %ta : mem_token {atom = #plain} : tiled_view<256xf32> -> tile<256xf32>
  nv_tileas.tiled_store %y, %vo[%c0] {atom = #plain} : tile<256xf32>, tiled_view<256xf32>
  return
}

// A load behind atomics.
// CHECK-LABEL: llvm.func @atomics(
// CHECK-SAME: "nvvm-ordered-accesses", "0<1"
func.func @atomics(%a: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1024 : index
  %va = nv_tileas.block_tile %a sizes [%n] strides [%c1] : index -> tiled_view<1024xi32>
  %places = nv_tileas.generate : tile<256xi64> {
  ^bb0(%i: index):
    %c4 = arith.constant 4 : index
    %far = arith.muli %i, %c4 : index
    %p = arith.addi %a, %far : index
    %there = arith.index_cast %p : index to i64
    nv_tileas.yield %there : i64
  }
  %one = arith.constant 1 : i32
  %x = nv_tileas.splat %one : i32 -> tile<256xi32>
  %none = nv_tileas.join_tokens()
  %o, %t = nv_tileas.atomic_rmw_at %x, %places token %none {rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : tile<256xi32>, tile<256xi64> -> tile<256xi32>, mem_token
  %y = nv_tileas.tiled_load %va[%c0] token %t : mem_token {atom = #plain} : tiled_view<1024xi32> -> tile<1024xi32>
  return
}

// What has no tokens is ordered with all.
// CHECK-LABEL: llvm.func @gathers(
// CHECK-SAME: "nvvm-ordered-accesses", "0<0 1<0 0<1"
func.func @gathers(%a: index, %x: f32) attributes {nv_tileas.kernel} {
  %v = nv_tileas.block_tile %a : index -> tiled_view<1024xf32>
  %t = nv_tileas.splat %x : f32 -> tile<1024xf32>
  %i = nv_tileas.generate : tile<1024xi32> {
  ^bb0(%k: index):
    %at = arith.index_cast %k : index to i32
    nv_tileas.yield %at : i32
  }
  nv_tileas.scatter_store %t, %v[%i] : tile<1024xf32>, tiled_view<1024xf32>, tile<1024xi32>
  %y = nv_tileas.gather_load %v[%i] : tiled_view<1024xf32>, tile<1024xi32> -> tile<1024xf32>
  return
}

// A token goes into a loop, around it and out of it, by a join.
// CHECK-LABEL: llvm.func @loops(
// CHECK-SAME: "nvvm-ordered-accesses", "0<1 2<1 1<2 0<3 2<3"
func.func @loops(%a: index, %k: index, %x: f32) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1024 : index
  %va = nv_tileas.block_tile %a sizes [%n] strides [%c1] : index -> tiled_view<1024xf32>
  %wa = nv_tileas.block_tile %a sizes [%n] strides [%c1] : index -> tiled_view<256xf32>
  %t = nv_tileas.splat %x : f32 -> tile<1024xf32>
  %none = nv_tileas.join_tokens()
  %first = nv_tileas.tiled_store %t, %va[%c0] token %none : mem_token {atom = #plain} : tile<1024xf32>, tiled_view<1024xf32> -> mem_token
  %last = scf.for %i = %c0 to %k step %c1 iter_args(%before = %first) -> (!token) {
    %joined = nv_tileas.join_tokens(%before, %none)
    %y, %read = nv_tileas.tiled_load %wa[%c0] token %joined : mem_token {atom = #plain} : tiled_view<256xf32> -> tile<256xf32>, mem_token
    %next = nv_tileas.tiled_store %t, %va[%c0] token %read : mem_token {atom = #plain} : tile<1024xf32>, tiled_view<1024xf32> -> mem_token
    scf.yield %next : !token
  }
  %z = nv_tileas.tiled_load %wa[%c0] token %last : mem_token {atom = #plain} : tiled_view<256xf32> -> tile<256xf32>
  return
}

// CHECK-LABEL: llvm.func @whiles(
// CHECK-SAME: "nvvm-ordered-accesses", "0<1 2<1 1<2 0<3 2<3"
func.func @whiles(%a: index, %k: i1, %x: f32) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 1024 : index
  %va = nv_tileas.block_tile %a sizes [%n] strides [%c1] : index -> tiled_view<1024xf32>
  %wa = nv_tileas.block_tile %a sizes [%n] strides [%c1] : index -> tiled_view<256xf32>
  %t = nv_tileas.splat %x : f32 -> tile<1024xf32>
  %none = nv_tileas.join_tokens()
  %first = nv_tileas.tiled_store %t, %va[%c0] token %none : mem_token {atom = #plain} : tile<1024xf32>, tiled_view<1024xf32> -> mem_token
  %last = scf.while (%before = %first) : (!token) -> !token {
    scf.condition(%k) %before : !token
  } do {
  ^bb0(%in: !token):
    %y, %read = nv_tileas.tiled_load %wa[%c0] token %in : mem_token {atom = #plain} : tiled_view<256xf32> -> tile<256xf32>, mem_token
    %next = nv_tileas.tiled_store %t, %va[%c0] token %read : mem_token {atom = #plain} : tile<1024xf32>, tiled_view<1024xf32> -> mem_token
    scf.yield %next : !token
  }
  %z = nv_tileas.tiled_load %wa[%c0] token %last : mem_token {atom = #plain} : tiled_view<256xf32> -> tile<256xf32>
  return
}

// What is turned is stored where other lanes, or lanes of other warps, have read it.
// CHECK-LABEL: llvm.func @turned_lanes(
// CHECK-SAME: "nvvm-ordered-accesses", "0<1"
func.func @turned_lanes(%a: index) attributes {nv_tileas.kernel, nv_tileas.warps = 1 : i32} {
  %c0 = arith.constant 0 : index
  %va = nv_tileas.block_tile %a : index -> tiled_view<32x32xf32>
  %none = nv_tileas.join_tokens()
  %y, %ta = nv_tileas.tiled_load %va[%c0, %c0] token %none : mem_token {atom = #plain, in_bounds = array<i1: true, true>} : tiled_view<32x32xf32> -> tile<32x32xf32>, mem_token
  %z = nv_tileas.permute %y {permutation = array<i32: 1, 0>} : tile<32x32xf32> -> tile<32x32xf32>
  %t = nv_tileas.tiled_store %z, %va[%c0, %c0] token %ta : mem_token {atom = #plain, in_bounds = array<i1: true, true>} : tile<32x32xf32>, tiled_view<32x32xf32> -> mem_token
  return
}

// CHECK-LABEL: llvm.func @turned_warps(
// CHECK-SAME: "nvvm-ordered-accesses", "0<1"
func.func @turned_warps(%a: index) attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.assume %a {fact = #nv_tileas.div_by<16>} : index
  %va = nv_tileas.block_tile %r : index -> tiled_view<2x2x128xf32>
  %none = nv_tileas.join_tokens()
  %y, %ta = nv_tileas.tiled_load %va[%c0, %c0, %c0] token %none : mem_token {atom = #plain, in_bounds = array<i1: true, true, true>} : tiled_view<2x2x128xf32> -> tile<2x2x128xf32>, mem_token
  %z = nv_tileas.permute %y {permutation = array<i32: 1, 0, 2>} : tile<2x2x128xf32> -> tile<2x2x128xf32>
  %t = nv_tileas.tiled_store %z, %va[%c0, %c0, %c0] token %ta : mem_token {atom = #plain, in_bounds = array<i1: true, true, true>} : tile<2x2x128xf32>, tiled_view<2x2x128xf32> -> mem_token
  return
}
