// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Layouts, copies and queues: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

#b = #nv_tileas.blocked<[1, 8], order = [1, 0]>
func.func @f(%x: !nv_tileas.tile<64x64xf16, #b>) {
  // expected-error @below {{'nv_tileas.convert_layout' op expects source and result to have the same element type}}
  // expected-note @below {{they are of 'f16' and 'f32'}}
  %r = nv_tileas.convert_layout %x : tile<64x64xf16, #b> -> tile<64x64xf32, #b>
  return
}

// -----

#b = #nv_tileas.blocked<[1, 8], order = [1, 0]>
func.func @f(%x: !nv_tileas.tile<64x64xf16, #b>) {
  %r = nv_tileas.convert_layout %x : tile<64x64xf16, #b> -> tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>
  return
}

// -----

#b = #nv_tileas.blocked<[1, 8], order = [1, 0]>
func.func @f(%x: !nv_tileas.tile<64x64xf16, #b>) {
  // expected-error @below {{'nv_tileas.convert_layout' op expects source and result to have the same number of elements}}
  // expected-note @below {{they have 4096 and 2048}}
  %r = nv_tileas.convert_layout %x : tile<64x64xf16, #b> -> tile<64x32xf16, #b>
  return
}

// -----

#b = #nv_tileas.blocked<[1, 8], order = [1, 0]>
func.func @f(%x: !nv_tileas.tile<64x64xf16, #b>) {
  %r = nv_tileas.convert_layout %x : tile<64x64xf16, #b> -> tile<128x32xf16, #b>
  return
}

// -----

#b = #nv_tileas.blocked<[1, 8], order = [1, 0]>
func.func @f(%x: !nv_tileas.tile<64x64xf16, #b>) {
  // expected-error @below {{'nv_tileas.convert_layout' op cannot decompose the conversion between these layouts}}
  // expected-note @below {{they are those of '!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>' and '!nv_tileas.tile<64x64xf16, #nv_tileas.tmem<columns = 64>>'}}
  %r = nv_tileas.convert_layout %x : tile<64x64xf16, #b> -> tile<64x64xf16, #nv_tileas.tmem<columns = 64>>
  return
}

// -----

#b = #nv_tileas.blocked<[1, 8], order = [1, 0]>
func.func @f(%x: !nv_tileas.tile<64x64xf16, #b>) {
  %r = nv_tileas.convert_layout %x : tile<64x64xf16, #b> -> tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf16>) {
  // expected-error @below {{'nv_tileas.convert_layout' op requires every tile operand to carry a layout}}
  // expected-note @below {{there is an operand of type '!nv_tileas.tile<64x64xf16>'}}
  %r = nv_tileas.convert_layout %x : tile<64x64xf16> -> tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>) {
  %r = nv_tileas.convert_layout %x : tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>> -> tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf16, #nv_tileas.tmem<columns = 64>>) {
  // expected-error @below {{'nv_tileas.convert_layout' op cannot decompose the conversion between these layouts}}
  // expected-note @below {{they are those of '!nv_tileas.tile<64x64xf16, #nv_tileas.tmem<columns = 64>>' and '!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>'}}
  %r = nv_tileas.convert_layout %x : tile<64x64xf16, #nv_tileas.tmem<columns = 64>> -> tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>>) {
  %r = nv_tileas.convert_layout %x : tile<64x64xf16, #nv_tileas.mma<#nv_tileas<atom f16>>> -> tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf16, strided<[64, 1]>>) {
  // expected-error @below {{'nv_tileas.convert_layout' op cannot decompose the conversion between these layouts}}
  // expected-note @below {{they are those of '!nv_tileas.tile<64x64xf16, strided<[64, 1]>>' and '!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>'}}
  %r = nv_tileas.convert_layout %x : tile<64x64xf16, strided<[64, 1]>> -> tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf16, 42 : i32>) {
  // expected-error @below {{'nv_tileas.convert_layout' op cannot decompose the conversion between these layouts}}
  // expected-note @below {{they are those of '!nv_tileas.tile<64x64xf16, 42 : i32>' and '!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>'}}
  %r = nv_tileas.convert_layout %x : tile<64x64xf16, 42 : i32> -> tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>) {
  // expected-error @below {{'nv_tileas.convert_layout' op cannot decompose the conversion between these layouts}}
  // expected-note @below {{they are those of '!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>' and '!nv_tileas.tile<64x64xf16>'}}
  %r = nv_tileas.convert_layout %x : tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>> -> tile<64x64xf16>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>) {
  %r = nv_tileas.convert_layout %x : tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>> -> tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x48xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>) {
  // expected-error @below {{'nv_tileas.convert_layout' op tile dimensions must be positive powers of two}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<64x48xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>'}}
  %r = nv_tileas.convert_layout %x : tile<64x48xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>> -> tile<64x48xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<8192x8192xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>) {
  // expected-error @below {{'nv_tileas.convert_layout' op tile total element count exceeds the implementation limit}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<8192x8192xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>'; the limit is 16777216 elements}}
  %r = nv_tileas.convert_layout %x : tile<8192x8192xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>> -> tile<8192x8192xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, gmem>
!b = !nv_tileas.tiled_view<64x64xf16, gmem>
func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'nv_tileas.copy' op unsupported copy from gmem to gmem}}
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, gmem>
!b = !nv_tileas.tiled_view<64x64xf16, smem>
func.func @f(%a: !a, %b: !b) {
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, gmem>
!b = !nv_tileas.tiled_view<64x64xf16, tmem>
func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'nv_tileas.copy' op unsupported copy from gmem to tmem}}
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, gmem>
!b = !nv_tileas.tiled_view<64x64xf16, rmem>
func.func @f(%a: !a, %b: !b) {
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, smem>
!b = !nv_tileas.tiled_view<64x64xf16, gmem>
func.func @f(%a: !a, %b: !b) {
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, smem>
!b = !nv_tileas.tiled_view<64x64xf16, smem>
func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'nv_tileas.copy' op unsupported copy from smem to smem}}
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, smem>
!b = !nv_tileas.tiled_view<64x64xf16, tmem>
func.func @f(%a: !a, %b: !b) {
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, smem>
!b = !nv_tileas.tiled_view<64x64xf16, rmem>
func.func @f(%a: !a, %b: !b) {
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, tmem>
!b = !nv_tileas.tiled_view<64x64xf16, gmem>
func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'nv_tileas.copy' op unsupported copy from tmem to gmem}}
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, tmem>
!b = !nv_tileas.tiled_view<64x64xf16, smem>
func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'nv_tileas.copy' op unsupported copy from tmem to smem}}
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, tmem>
!b = !nv_tileas.tiled_view<64x64xf16, tmem>
func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'nv_tileas.copy' op unsupported copy from tmem to tmem}}
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, tmem>
!b = !nv_tileas.tiled_view<64x64xf16, rmem>
func.func @f(%a: !a, %b: !b) {
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, rmem>
!b = !nv_tileas.tiled_view<64x64xf16, gmem>
func.func @f(%a: !a, %b: !b) {
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, rmem>
!b = !nv_tileas.tiled_view<64x64xf16, smem>
func.func @f(%a: !a, %b: !b) {
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, rmem>
!b = !nv_tileas.tiled_view<64x64xf16, tmem>
func.func @f(%a: !a, %b: !b) {
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, rmem>
!b = !nv_tileas.tiled_view<64x64xf16, rmem>
func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'nv_tileas.copy' op unsupported copy from rmem to rmem}}
  nv_tileas.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, gmem>
!b = !nv_tileas.tiled_view<64x64xf16, gmem>
func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'nv_tileas.async.copy' op unsupported copy from gmem to gmem}}
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, gmem>
!b = !nv_tileas.tiled_view<64x64xf16, smem>
func.func @f(%a: !a, %b: !b) {
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, gmem>
!b = !nv_tileas.tiled_view<64x64xf16, tmem>
func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'nv_tileas.async.copy' op unsupported copy from gmem to tmem}}
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, gmem>
!b = !nv_tileas.tiled_view<64x64xf16, rmem>
func.func @f(%a: !a, %b: !b) {
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, smem>
!b = !nv_tileas.tiled_view<64x64xf16, gmem>
func.func @f(%a: !a, %b: !b) {
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, smem>
!b = !nv_tileas.tiled_view<64x64xf16, smem>
func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'nv_tileas.async.copy' op unsupported copy from smem to smem}}
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, smem>
!b = !nv_tileas.tiled_view<64x64xf16, tmem>
func.func @f(%a: !a, %b: !b) {
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, smem>
!b = !nv_tileas.tiled_view<64x64xf16, rmem>
func.func @f(%a: !a, %b: !b) {
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, tmem>
!b = !nv_tileas.tiled_view<64x64xf16, gmem>
func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'nv_tileas.async.copy' op unsupported copy from tmem to gmem}}
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, tmem>
!b = !nv_tileas.tiled_view<64x64xf16, smem>
func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'nv_tileas.async.copy' op unsupported copy from tmem to smem}}
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, tmem>
!b = !nv_tileas.tiled_view<64x64xf16, tmem>
func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'nv_tileas.async.copy' op unsupported copy from tmem to tmem}}
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, tmem>
!b = !nv_tileas.tiled_view<64x64xf16, rmem>
func.func @f(%a: !a, %b: !b) {
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, rmem>
!b = !nv_tileas.tiled_view<64x64xf16, gmem>
func.func @f(%a: !a, %b: !b) {
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, rmem>
!b = !nv_tileas.tiled_view<64x64xf16, smem>
func.func @f(%a: !a, %b: !b) {
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, rmem>
!b = !nv_tileas.tiled_view<64x64xf16, tmem>
func.func @f(%a: !a, %b: !b) {
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, rmem>
!b = !nv_tileas.tiled_view<64x64xf16, rmem>
func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'nv_tileas.async.copy' op unsupported copy from rmem to rmem}}
  %t = nv_tileas.async.copy %a, %b {atom = #nv_tileas<atom cp_async>} : !a, !b
  return
}

// -----

!g = !nv_tileas.tiled_view<64x64xf16>
!s = !nv_tileas.tiled_view<64x64xf16, smem>
func.func @f(%g: !g, %s: !s) {
  // expected-error @below {{'nv_tileas.async.copy' op requires attribute 'atom'}}
  %t = nv_tileas.async.copy %g, %s : !g, !s
  return
}

// -----

!g = !nv_tileas.tiled_view<64x64xf16>
!s = !nv_tileas.tiled_view<64x64xf16, smem>
func.func @f(%g: !g, %s: !s) {
  %t = nv_tileas.async.copy %g, %s {atom = #nv_tileas<atom cp_async>} : !g, !s
  return
}

// -----

!a = !nv_tileas.tiled_view<64x64xf16, gmem>
!b = !nv_tileas.tiled_view<64x64xf16, smem>
func.func @f(%a: !a, %b: !b) {
  // expected-error @below {{'nv_tileas.copy' op requires attribute 'atom'}}
  nv_tileas.copy %a, %b : !a, !b
  return
}

// -----

func.func @f() {
  // expected-error @below {{'nv_tileas.alloc_tensor' op requires an explicit memory layout on at least one operand or result}}
  // expected-note @below {{the results are of types '!nv_tileas.tile<64x64xf16>'}}
  %t = nv_tileas.alloc_tensor : tile<64x64xf16>
  return
}

// -----

func.func @f() {
  %t = nv_tileas.alloc_tensor : tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'nv_tileas.alloc_tensor' op requires all results to have a shared-memory encoding}}
  // expected-note @below {{there is a result of type '!nv_tileas.tile<64x64xf16, #nv_tileas.tmem<columns = 64>>'}}
  %t = nv_tileas.alloc_tensor : tile<64x64xf16, #nv_tileas.tmem<columns = 64>>
  return
}

// -----

func.func @f() {
  // expected-error @below {{'nv_tileas.alloc_tensor' op tile dimensions must be positive powers of two}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<48x64xf16, #nv_tileas.shared<order = [1, 0]>>'}}
  %t = nv_tileas.alloc_tensor : tile<48x64xf16, #nv_tileas.shared<order = [1, 0]>>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf16>) {
  // expected-error @below {{'nv_tileas.shuffle' op requires the same encoding for all operands and results}}
  // expected-note @below {{the first tile has no layout, another one is of type '!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>'}}
  %t = nv_tileas.shuffle %x : tile<64x64xf16> -> tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf16>) {
  %t = nv_tileas.shuffle %x : tile<64x64xf16> -> tile<64x64xf16>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf16>, %y: !nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>) {
  // expected-error @below {{'nv_tileas.reduce' op requires the same encoding for all operands}}
  // expected-note @below {{the first tile has no layout, another one is of type '!nv_tileas.tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>'}}
  %t:2 = nv_tileas.reduce %x, %y {axis = 0 : i32} : tile<64x64xf16>, tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>> -> tile<64xf16>, tile<64xf16>
  return
}

// -----

func.func @f(%x: !nv_tileas.tile<64x64xf16>, %y: !nv_tileas.tile<64x64xf16>) {
  %t:2 = nv_tileas.reduce %x, %y {axis = 0 : i32} : tile<64x64xf16>, tile<64x64xf16> -> tile<64xf16>, tile<64xf16>
  return
}

// -----

func.func @f(%q: !nv_tileas.queue<f32>, %x: f32) {
  // expected-error @below {{'nv_tileas.queue.put' op expects the queue operand not to alias another operand}}
  // expected-note @below {{a queue cannot be put into itself}}
  nv_tileas.queue.put %q, %q : queue<f32>, queue<f32>
  return
}

// -----

func.func @f(%q: !nv_tileas.queue<f32>, %x: f32) {
  nv_tileas.queue.put %q, %x : queue<f32>, f32
  return
}

// -----

func.func @f(%q: !nv_tileas.queue<f32>) {
  // expected-error @below {{'nv_tileas.queue.get' op expects the queue operand not to alias a result}}
  // expected-note @below {{both are of type '!nv_tileas.queue<f32>'}}
  %x = nv_tileas.queue.get %q : queue<f32> -> queue<f32>
  return
}

// -----

func.func @f(%q: !nv_tileas.queue<f32>) {
  %x = nv_tileas.queue.get %q : queue<f32> -> f32
  return
}
