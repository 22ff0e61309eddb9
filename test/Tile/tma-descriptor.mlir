// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Descriptors and what they may depend on: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %b: i1) {
  // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op expected a TMA atom}}
  // expected-note @below {{the atom is #nv_tileas<atom universal_copy box = [128, 64]>}}
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {atom = #nv_tileas<atom universal_copy box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %b: i1) {
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {atom = #nv_tileas<atom tma_store box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>) {
  // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op TMA descriptor must be 64-byte aligned}}
  // expected-note @below {{the alignment is 16}}
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {alignment = 16 : i64, atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>) {
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {alignment = 128 : i64, atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %b: i1) {
  // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op TMA descriptor must be 64-byte aligned}}
  // expected-note @below {{the alignment is 0}}
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, alignment = 0 : i64} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %b: i1) {
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, alignment = 64 : i64} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16, smem>, %n: index, %b: i1) {
  // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op expects a gmem view}}
  // expected-note @below {{the view is in smem}}
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16, smem> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %b: i1) {
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %x: !nv_tileas.tile<16xf32>, %n: i64) {
  // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op cannot represent a captured value of type '!nv_tileas.tile<16xf32>' in the descriptor ABI}}
  %d = nv_tileas.make_tiled_tma_desc %v captures(%x : tile<16xf32>) box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %x: !nv_tileas.tile<16xf32>, %n: i64) {
  %d = nv_tileas.make_tiled_tma_desc %v captures(%n : i64) box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %b: i1) {
  // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op tma box-dim and copy atom box-dim mismatch}}
  // expected-note @below {{the box has 2 dimensions, that of the atom 1}}
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %b: i1) {
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %b: i1) {
  // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op tma leading box-dim bit-width is not 16 bytes aligned}}
  // expected-note @below {{the contiguous dimension has 4 elements of type 'f16'}}
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 4] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %b: i1) {
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 8] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %b: i1) {
  // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op TMA descriptors require unit element stride}}
  // expected-note @below {{the element strides are [2, 1]}}
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, element_strides = array<i64: 2, 1>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %b: i1) {
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, element_strides = array<i64: 1, 1>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %c0: index, %c1: index) {
  scf.for %k = %c0 to %c1 step %c1 {
    // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op expected MakeTiledTMADescOp not depends on scf}}
    // expected-note @below {{operand 1 is computed in structured control flow, which runs after descriptors are made}}
    %d = nv_tileas.make_tiled_tma_desc %v captures(%k : index) box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  }
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %c0: index, %c1: index) {
  scf.for %k = %c0 to %c1 step %c1 {
    %d = nv_tileas.make_tiled_tma_desc %v captures(%c0 : index) box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  }
  return
}

// -----

// What structured control flow returns.
func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %b: i1) {
  %m = scf.if %b -> index {
    scf.yield %n : index
  } else {
    scf.yield %n : index
  }
  // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op expected MakeTiledTMADescOp not depends on scf}}
  // expected-note @below {{operand 1 is computed in structured control flow, which runs after descriptors are made}}
  %d = nv_tileas.make_tiled_tma_desc %v captures(%m : index) box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %b: i1) {
  %m = arith.addi %n, %n : index
  %d = nv_tileas.make_tiled_tma_desc %v captures(%m : index) box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%b: i1) {
  scf.if %b {
    builtin.module {
      func.func @g(%v: !nv_tileas.tiled_view<1024x1024xf16>) {
        %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
        return
      }
    }
  }
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %b: i1) {
  // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op requires the same atom for the operation and its results}}
  // expected-note @below {{a result has #nv_tileas<atom tma_load box = [64, 64]>}}
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16, #nv_tileas<atom tma_load box = [64, 64]>>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %b: i1) {
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16, #nv_tileas<atom tma_load box = [128, 64]>>
  return
}

// -----

// Of two violations, the first in the documented order is reported.
func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %c: i32) {
  scf.for %k = %n to %n step %n {
    // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op expected a TMA atom}}
    // expected-note @below {{the atom is #nv_tileas<atom cp_async>}}
    %d = nv_tileas.make_tiled_tma_desc %v captures(%c, %k : i32, index) box = [128, 64] {atom = #nv_tileas<atom cp_async>, alignment = 8 : i64} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  }
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16, smem>, %n: index, %c: i32) {
  scf.for %k = %n to %n step %n {
    // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op TMA descriptor must be 64-byte aligned}}
    // expected-note @below {{the alignment is 8}}
    %d = nv_tileas.make_tiled_tma_desc %v captures(%c, %k : i32, index) box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, alignment = 8 : i64} : tiled_view<1024x1024xf16, smem> -> tma_desc<128x64xf16>
  }
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16, smem>, %n: index, %c: f32) {
  scf.for %k = %n to %n step %n {
    // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op expects a gmem view}}
    // expected-note @below {{the view is in smem}}
    %d = nv_tileas.make_tiled_tma_desc %v captures(%c, %k : f32, index) box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16, smem> -> tma_desc<128x64xf16>
  }
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %c: f32) {
  scf.for %k = %n to %n step %n {
    // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op cannot represent a captured value of type 'f32' in the descriptor ABI}}
    %d = nv_tileas.make_tiled_tma_desc %v captures(%c, %k : f32, index) box = [128] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  }
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %c: i32) {
  scf.for %k = %n to %n step %n {
    // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op tma box-dim and copy atom box-dim mismatch}}
    // expected-note @below {{the box has 1 dimensions, that of the atom 2}}
    %d = nv_tileas.make_tiled_tma_desc %v captures(%c, %k : i32, index) box = [4] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  }
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %c: i32) {
  scf.for %k = %n to %n step %n {
    // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op tma leading box-dim bit-width is not 16 bytes aligned}}
    // expected-note @below {{the contiguous dimension has 4 elements of type 'f16'}}
    %d = nv_tileas.make_tiled_tma_desc %v captures(%c, %k : i32, index) box = [128, 4] {atom = #nv_tileas<atom tma_load box = [128, 64]>, element_strides = array<i64: 2, 2>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  }
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %c: i32) {
  scf.for %k = %n to %n step %n {
    // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op TMA descriptors require unit element stride}}
    // expected-note @below {{the element strides are [2, 2]}}
    %d = nv_tileas.make_tiled_tma_desc %v captures(%c, %k : i32, index) box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, element_strides = array<i64: 2, 2>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  }
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>, %n: index, %c: i32) {
  scf.for %k = %n to %n step %n {
    // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op expected MakeTiledTMADescOp not depends on scf}}
    // expected-note @below {{operand 2 is computed in structured control flow, which runs after descriptors are made}}
    %d = nv_tileas.make_tiled_tma_desc %v captures(%c, %k : i32, index) box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  }
  return
}
