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
