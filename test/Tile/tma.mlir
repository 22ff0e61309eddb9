// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads and stores by TMA: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 128>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op expected a TMA load atom}}
  // expected-note @below {{the atom is #nv_tileas<atom tma_store box = [128, 64]>}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_store box = [128, 64]>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 128>>
func.func @f(%d: !d, %s: !s, %i: index) {
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 128>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op tma box-dim and copy atom box-dim mismatch}}
  // expected-note @below {{the box has 2 dimensions, that of the atom 1}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [64]>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 128>>
func.func @f(%d: !d, %s: !s, %i: index) {
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : !d, !s
  return
}

// -----

!l = !nv_tileas.tiled_view<128x4xf16, smem, #nv_tileas.shared<order = [1, 0]>>
!m = !nv_tileas.tiled_view<128x8xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !nv_tileas.tma_desc<128x4xf16>, %e: !nv_tileas.tma_desc<128x8xf16>, %l: !l, %m: !m, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op tma leading box-dim bit-width is not 16 bytes aligned}}
  // expected-note @below {{the contiguous dimension has 4 elements of type 'f16'}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %l box = [128, 4] {atom = #nv_tileas<atom tma_load box = [128, 4]>} : tma_desc<128x4xf16>, !l
  return
}

// -----

!l = !nv_tileas.tiled_view<128x4xf16, smem, #nv_tileas.shared<order = [1, 0]>>
!m = !nv_tileas.tiled_view<128x8xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !nv_tileas.tma_desc<128x4xf16>, %e: !nv_tileas.tma_desc<128x8xf16>, %l: !l, %m: !m, %i: index) {
  %t = nv_tileas.async.tiled_tma_load %e[%i, %i], %m box = [128, 8] {atom = #nv_tileas<atom tma_load box = [128, 8]>} : tma_desc<128x8xf16>, !m
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 128>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op TMA descriptors require unit element stride}}
  // expected-note @below {{the element strides are [1, 2]}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, element_strides = array<i64: 1, 2>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 128>>
func.func @f(%d: !d, %s: !s, %i: index) {
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, element_strides = array<i64: 1, 1>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], padding = 8>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op shared-memory layout is not TMA-compatible}}
  // expected-note @below {{its rows are padded by 8 elements}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 64>>
func.func @f(%d: !d, %s: !s, %i: index) {
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 128>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op TmaLoad only support zero padding now}}
  // expected-note @below {{the padding value is nan}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, padding_value = #nv_tileas<padding_value nan>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 128>>
func.func @f(%d: !d, %s: !s, %i: index) {
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, padding_value = #nv_tileas<padding_value zero>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 128>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_store' op expected a TMA store atom}}
  // expected-note @below {{the atom is #nv_tileas<atom tma_load box = [128, 64]>}}
  %t = nv_tileas.async.tiled_tma_store %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 128>>
func.func @f(%d: !d, %s: !s, %i: index) {
  %t = nv_tileas.async.tiled_tma_store %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_store box = [128, 64]>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 128>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_store' op tma box-dim and copy atom box-dim mismatch}}
  // expected-note @below {{the box has 2 dimensions, that of the atom 1}}
  %t = nv_tileas.async.tiled_tma_store %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_store box = [64]>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 128>>
func.func @f(%d: !d, %s: !s, %i: index) {
  %t = nv_tileas.async.tiled_tma_store %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_store box = [128, 64]>} : !d, !s
  return
}

// -----

!l = !nv_tileas.tiled_view<128x4xf16, smem, #nv_tileas.shared<order = [1, 0]>>
!m = !nv_tileas.tiled_view<128x8xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !nv_tileas.tma_desc<128x4xf16>, %e: !nv_tileas.tma_desc<128x8xf16>, %l: !l, %m: !m, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_store' op tma leading box-dim bit-width is not 16 bytes aligned}}
  // expected-note @below {{the contiguous dimension has 4 elements of type 'f16'}}
  %t = nv_tileas.async.tiled_tma_store %d[%i, %i], %l box = [128, 4] {atom = #nv_tileas<atom tma_store box = [128, 4]>} : tma_desc<128x4xf16>, !l
  return
}

// -----

!l = !nv_tileas.tiled_view<128x4xf16, smem, #nv_tileas.shared<order = [1, 0]>>
!m = !nv_tileas.tiled_view<128x8xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !nv_tileas.tma_desc<128x4xf16>, %e: !nv_tileas.tma_desc<128x8xf16>, %l: !l, %m: !m, %i: index) {
  %t = nv_tileas.async.tiled_tma_store %e[%i, %i], %m box = [128, 8] {atom = #nv_tileas<atom tma_store box = [128, 8]>} : tma_desc<128x8xf16>, !m
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 128>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_store' op TMA descriptors require unit element stride}}
  // expected-note @below {{the element strides are [1, 2]}}
  %t = nv_tileas.async.tiled_tma_store %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_store box = [128, 64]>, element_strides = array<i64: 1, 2>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 128>>
func.func @f(%d: !d, %s: !s, %i: index) {
  %t = nv_tileas.async.tiled_tma_store %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_store box = [128, 64]>, element_strides = array<i64: 1, 1>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], padding = 8>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_store' op shared-memory layout is not TMA-compatible}}
  // expected-note @below {{its rows are padded by 8 elements}}
  %t = nv_tileas.async.tiled_tma_store %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_store box = [128, 64]>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], swizzle = 64>>
func.func @f(%d: !d, %s: !s, %i: index) {
  %t = nv_tileas.async.tiled_tma_store %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_store box = [128, 64]>} : !d, !s
  return
}

// -----

// A view without a layout is not compatible.
!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op shared-memory layout is not TMA-compatible}}
  // expected-note @below {{the view is of type '!nv_tileas.tiled_view<128x64xf16, smem>'}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !d, %s: !s, %i: index) {
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : !d, !s
  return
}

// -----

// Neither is one with a tensor memory layout.
!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.tmem<columns = 64>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op shared-memory layout is not TMA-compatible}}
  // expected-note @below {{the view is of type '!nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.tmem<columns = 64>>'}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : !d, !s
  return
}

// -----

// The contiguous dimension is the first of the layout's order.
!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [0, 1]>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op tma leading box-dim bit-width is not 16 bytes aligned}}
  // expected-note @below {{the contiguous dimension has 4 elements of type 'f16'}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [4, 64] {atom = #nv_tileas<atom tma_load box = [4, 64]>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !d, %s: !s, %i: index) {
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [4, 64] {atom = #nv_tileas<atom tma_load box = [4, 64]>} : !d, !s
  return
}

// -----

// Extents are reduced before they are multiplied.
!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op tma leading box-dim bit-width is not 16 bytes aligned}}
  // expected-note @below {{the contiguous dimension has 9223372036854775807 elements of type 'f16'}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [1, 9223372036854775807] {atom = #nv_tileas<atom tma_load box = [1, 8]>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !d, %s: !s, %i: index) {
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [1, 9223372036854775800] {atom = #nv_tileas<atom tma_load box = [1, 8]>} : !d, !s
  return
}

// -----

// Negative zero is not zero.
!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op TmaLoad only support zero padding now}}
  // expected-note @below {{the padding value is neg_zero}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, padding_value = #nv_tileas<padding_value neg_zero>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !d, %s: !s, %i: index) {
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, padding_value = #nv_tileas<padding_value zero>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16, #nv_tileas<atom tma_load box = [64, 64]>>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.mma<#nv_tileas<atom f16>>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op requires the same atom for all operands and results}}
  // expected-note @below {{the types have #nv_tileas<atom tma_load box = [64, 64]> and #nv_tileas<atom f16>}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16, #nv_tileas<atom tma_load box = [128, 64]>>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !d, %s: !s, %i: index) {
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : !d, !s
  return
}

// -----

// Segment sizes that do not match although their sum does.
!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op operandSegmentSizes does not match the op schema}}
  // expected-note @below {{there is one descriptor and one view}}
  %t = "nv_tileas.async.tiled_tma_load"(%d, %d, %i) <{atom = #nv_tileas<atom tma_load box = [128, 64]>, box_dims = array<i64: 128, 64>, operandSegmentSizes = array<i32: 2, 0, 1, 0>}> : (!d, !d, index) -> !nv_tileas.async_token
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !d, %s: !s, %i: index) {
  %t = "nv_tileas.async.tiled_tma_load"(%d, %s, %i) <{atom = #nv_tileas<atom tma_load box = [128, 64]>, box_dims = array<i64: 128, 64>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (!d, !s, index) -> !nv_tileas.async_token
  return
}

// -----

// There is no operand at all, so none may be read.
!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op expected 2 or more operands, but found 0}}
  %t = "nv_tileas.async.tiled_tma_load"() <{atom = #nv_tileas<atom tma_load box = [128, 64]>, box_dims = array<i64: 128, 64>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> !nv_tileas.async_token
  return
}

// -----

// Of two violations, the first in the documented order is reported.
!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op expected a TMA load atom}}
  // expected-note @below {{the atom is #nv_tileas<atom tma_store box = [64]>}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_store box = [64]>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op tma box-dim and copy atom box-dim mismatch}}
  // expected-note @below {{the box has 2 dimensions, that of the atom 1}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 4] {atom = #nv_tileas<atom tma_load box = [64]>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op tma leading box-dim bit-width is not 16 bytes aligned}}
  // expected-note @below {{the contiguous dimension has 4 elements of type 'f16'}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 4] {atom = #nv_tileas<atom tma_load box = [128, 64]>, element_strides = array<i64: 1, 2>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], padding = 8>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op TMA descriptors require unit element stride}}
  // expected-note @below {{the element strides are [1, 2]}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, element_strides = array<i64: 1, 2>} : !d, !s
  return
}

// -----

!d = !nv_tileas.tma_desc<128x64xf16>
!s = !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0], padding = 8>>
func.func @f(%d: !d, %s: !s, %i: index) {
  // expected-error @below {{'nv_tileas.async.tiled_tma_load' op shared-memory layout is not TMA-compatible}}
  // expected-note @below {{its rows are padded by 8 elements}}
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>, padding_value = #nv_tileas<padding_value nan>} : !d, !s
  return
}
