// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products of tiles: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expects c type to be Float32}}
  // expected-note @below {{C is of 'f16', the result of 'f16'}}
  %d = nv_tileas.dot %a, %a, %a {atom = #nv_tileas<atom f16>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf16> -> tile<64x64xf16>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  %d = nv_tileas.dot %a, %a, %c {atom = #nv_tileas<atom f16>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.async.dot' op expects c type to be Float32}}
  // expected-note @below {{C is of 'f16', the result of 'f16'}}
  %d, %t = nv_tileas.async.dot %a, %a, %a {atom = #nv_tileas<atom f16>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf16> -> tile<64x64xf16>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  %d, %t = nv_tileas.async.dot %a, %a, %c {atom = #nv_tileas<atom f16>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

!a = !nv_tileas.tile<64x64xi8>
!c = !nv_tileas.tile<64x64xi32>
func.func @f(%a: !a, %c: !c) {
  // expected-error @below {{'nv_tileas.dot' op expects signedness attributes for integer operands}}
  // expected-note @below {{it has no 'signedness_a' and no 'signedness_b'}}
  %d = nv_tileas.dot %a, %a, %c {atom = #nv_tileas<atom i8>} : !a, !a, !c -> !c
  return
}

// -----

!a = !nv_tileas.tile<64x64xi8>
!c = !nv_tileas.tile<64x64xi32>
func.func @f(%a: !a, %c: !c) {
  %d = nv_tileas.dot %a, %a, %c {atom = #nv_tileas<atom i8>, signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness unsigned>} : !a, !a, !c -> !c
  return
}

// -----

!a = !nv_tileas.tile<64x64xi8>
!c = !nv_tileas.tile<64x64xi32>
func.func @f(%a: !a, %c: !c) {
  // expected-error @below {{'nv_tileas.async.dot' op expects signedness attributes for integer operands}}
  // expected-note @below {{it has no 'signedness_a' and no 'signedness_b'}}
  %d, %t = nv_tileas.async.dot %a, %a, %c {atom = #nv_tileas<atom i8>} : !a, !a, !c -> !c
  return
}

// -----

!a = !nv_tileas.tile<64x64xi8>
!c = !nv_tileas.tile<64x64xi32>
func.func @f(%a: !a, %c: !c) {
  %d, %t = nv_tileas.async.dot %a, %a, %c {atom = #nv_tileas<atom i8>, signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness unsigned>} : !a, !a, !c -> !c
  return
}

// -----

!a = !nv_tileas.tile<64x64xf16>
!b = !nv_tileas.tile<64x64xbf16>
!c = !nv_tileas.tile<64x64xf32>
func.func @f(%a: !a, %b: !b, %c: !c) {
  // expected-error @below {{'nv_tileas.dot' op expects compatible A and B element types}}
  // expected-note @below {{A is of 'f16', B of 'bf16'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : !a, !b, !c -> !c
  return
}

// -----

!a = !nv_tileas.tile<64x64xf16>
!b = !nv_tileas.tile<64x64xbf16>
!c = !nv_tileas.tile<64x64xf32>
func.func @f(%a: !a, %b: !b, %c: !c) {
  %d = nv_tileas.dot %b, %b, %c {atom = #nv_tileas<atom f16>} : !b, !b, !c -> !c
  return
}

// -----

!a = !nv_tileas.tile<64x64xf16>
!b = !nv_tileas.tile<64x64xbf16>
!c = !nv_tileas.tile<64x64xf32>
func.func @f(%a: !a, %b: !b, %c: !c) {
  // expected-error @below {{'nv_tileas.async.dot' op expects compatible A and B element types}}
  // expected-note @below {{A is of 'f16', B of 'bf16'}}
  %d, %t = nv_tileas.async.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : !a, !b, !c -> !c
  return
}

// -----

!a = !nv_tileas.tile<64x64xf16>
!b = !nv_tileas.tile<64x64xbf16>
!c = !nv_tileas.tile<64x64xf32>
func.func @f(%a: !a, %b: !b, %c: !c) {
  %d, %t = nv_tileas.async.dot %b, %b, %c {atom = #nv_tileas<atom f16>} : !b, !b, !c -> !c
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expected an MMA atom}}
  // expected-note @below {{the atom is #nv_tileas<atom universal_copy>}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom universal_copy>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom tf32>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expected an MMA atom}}
  // expected-note @below {{the atom is #nv_tileas<atom tma_load>}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom tma_load>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom mxf8f6f4>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %b: !nv_tileas.tile<64x64xi8>, %c: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expects A, B, C and result elements to be all integers or all floats}}
  // expected-note @below {{they are 'f16', 'i8', 'f32' and 'f32'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x64xf16>, tile<64x64xi8>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xi32>) {
  // expected-error @below {{'nv_tileas.dot' op expects A, B, C and result elements to be all integers or all floats}}
  // expected-note @below {{they are 'f16', 'f16', 'i32' and 'i32'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xi32> -> tile<64x64xi32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expects A, B, C and result elements to be all integers or all floats}}
  // expected-note @below {{they are 'f16', 'f16', 'f32' and 'i32'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xi32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xi8>, %b: !nv_tileas.tile<64x64xi8>, %c: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expects A, B, C and result elements to be all integers or all floats}}
  // expected-note @below {{they are 'i8', 'i8', 'f32' and 'f32'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom i8>, signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness signed>} : tile<64x64xi8>, tile<64x64xi8>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xi8>, %b: !nv_tileas.tile<64x64xi8>, %c: !nv_tileas.tile<64x64xi32>) {
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom i8>, signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness signed>} : tile<64x64xi8>, tile<64x64xi8>, tile<64x64xi32> -> tile<64x64xi32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expects c type to be Float32}}
  // expected-note @below {{C is of 'f32', the result of 'f16'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf16>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %b: !nv_tileas.tile<64x64xf8E5M2>, %c: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expects compatible A and B element types}}
  // expected-note @below {{A is of 'f16', B of 'f8E5M2'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x64xf16>, tile<64x64xf8E5M2>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf4E2M1FN>, %b: !nv_tileas.tile<64x64xf8E5M2>, %c: !nv_tileas.tile<64x64xf32>) {
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x64xf4E2M1FN>, tile<64x64xf8E5M2>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xi8>, %b: !nv_tileas.tile<64x64xi16>, %c: !nv_tileas.tile<64x64xi32>) {
  // expected-error @below {{'nv_tileas.dot' op expects A and B to have the same bit width}}
  // expected-note @below {{A is of 'i8', B of 'i16'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom i8>, signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness signed>} : tile<64x64xi8>, tile<64x64xi16>, tile<64x64xi32> -> tile<64x64xi32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xi8>, %b: !nv_tileas.tile<64x64xi8>, %c: !nv_tileas.tile<64x64xi32>) {
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom i8>, signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness signed>} : tile<64x64xi8>, tile<64x64xi8>, tile<64x64xi32> -> tile<64x64xi32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xi8>, %b: !nv_tileas.tile<64x64xi8>, %c: !nv_tileas.tile<64x64xi32>) {
  // expected-error @below {{'nv_tileas.dot' op expects signedness attributes for integer operands}}
  // expected-note @below {{it has no 'signedness_b'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom i8>, signedness_a = #nv_tileas<signedness signed>} : tile<64x64xi8>, tile<64x64xi8>, tile<64x64xi32> -> tile<64x64xi32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xi8>, %b: !nv_tileas.tile<64x64xi8>, %c: !nv_tileas.tile<64x64xi32>) {
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom i8>, signedness_a = #nv_tileas<signedness unsigned>, signedness_b = #nv_tileas<signedness signed>} : tile<64x64xi8>, tile<64x64xi8>, tile<64x64xi32> -> tile<64x64xi32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64xf16>, %b: !nv_tileas.tile<64xf16>, %c: !nv_tileas.tile<64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expects rank-2 or rank-3 operands and result of one rank}}
  // expected-note @below {{A is '!nv_tileas.tile<64xf16>'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64xf16>, tile<64xf16>, tile<64xf32> -> tile<64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<2x64x32xf16>, %b: !nv_tileas.tile<2x32x128xf16>, %c: !nv_tileas.tile<2x64x128xf32>) {
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<2x64x32xf16>, tile<2x32x128xf16>, tile<2x64x128xf32> -> tile<2x64x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<2x2x64x64xf16>, %b: !nv_tileas.tile<2x2x64x64xf16>, %c: !nv_tileas.tile<2x2x64x64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expects rank-2 or rank-3 operands and result of one rank}}
  // expected-note @below {{A is '!nv_tileas.tile<2x2x64x64xf16>'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<2x2x64x64xf16>, tile<2x2x64x64xf16>, tile<2x2x64x64xf32> -> tile<2x2x64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<2x64x64xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expects rank-2 or rank-3 operands and result of one rank}}
  // expected-note @below {{A is '!nv_tileas.tile<2x64x64xf16>'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<2x64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xi8>, %b: !nv_tileas.tile<64x64xi8>, %c: !nv_tileas.tile<64x64xi32>) {
  // expected-error @below {{'nv_tileas.dot' op expects rank-2 or rank-3 operands and result of one rank}}
  // expected-note @below {{A is '!nv_tileas.tile<64x64xi8>'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom i8>, signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness signed>} : tile<64x64xi8>, tile<64x64xi8>, tile<64x64xi32> -> tile<2x64x64xi32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x32xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expects compatible shapes of A, B, C and result}}
  // expected-note @below {{A is [64, 32], B [64, 64], C [64, 64], the result [64, 64]}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x32xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x32xf16>, %b: !nv_tileas.tile<32x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<2x64x64xf16>, %b: !nv_tileas.tile<4x64x64xf16>, %c: !nv_tileas.tile<2x64x64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expects compatible shapes of A, B, C and result}}
  // expected-note @below {{A is [2, 64, 64], B [4, 64, 64], C [2, 64, 64], the result [2, 64, 64]}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<2x64x64xf16>, tile<4x64x64xf16>, tile<2x64x64xf32> -> tile<2x64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<2x64x64xf16>, %b: !nv_tileas.tile<2x64x64xf16>, %c: !nv_tileas.tile<2x64x64xf32>) {
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<2x64x64xf16>, tile<2x64x64xf16>, tile<2x64x64xf32> -> tile<2x64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x128xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expects compatible shapes of A, B, C and result}}
  // expected-note @below {{A is [64, 64], B [64, 64], C [64, 128], the result [64, 128]}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x128xf32> -> tile<64x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %b: !nv_tileas.tile<64x128xf16>, %c: !nv_tileas.tile<64x128xf32>) {
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x64xf16>, tile<64x128xf16>, tile<64x128xf32> -> tile<64x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expects compatible shapes of A, B, C and result}}
  // expected-note @below {{A is [64, 64], B [64, 64], C [64, 64], the result [128, 64]}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<128x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<128x64xf32>) {
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<128x64xf16>, tile<64x64xf16>, tile<128x64xf32> -> tile<128x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xi8>, %b: !nv_tileas.tile<64x64xi8>, %c: !nv_tileas.tile<32x64xi32>) {
  // expected-error @below {{'nv_tileas.dot' op expects compatible shapes of A, B, C and result}}
  // expected-note @below {{A is [64, 64], B [64, 64], C [32, 64], the result [32, 64]}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom i8>, signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness signed>} : tile<64x64xi8>, tile<64x64xi8>, tile<32x64xi32> -> tile<32x64xi32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<32x64xi8>, %b: !nv_tileas.tile<64x64xi8>, %c: !nv_tileas.tile<32x64xi32>) {
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom i8>, signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness signed>} : tile<32x64xi8>, tile<64x64xi8>, tile<32x64xi32> -> tile<32x64xi32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x48xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op tile dimensions must be positive powers of two}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<64x48xf16>'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x48xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

// Of two violations, the first in the documented order is reported.
func.func @f(%a: !nv_tileas.tile<64x64xf16>, %b: !nv_tileas.tile<64x64xi8>, %c: !nv_tileas.tile<64x64xf32>) {
  // expected-error @below {{'nv_tileas.dot' op expected an MMA atom}}
  // expected-note @below {{the atom is #nv_tileas<atom cp_async>}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom cp_async>} : tile<64x64xf16>, tile<64x64xi8>, tile<64x64xf32> -> tile<64x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xbf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf16>) {
  // expected-error @below {{'nv_tileas.dot' op expects compatible A and B element types}}
  // expected-note @below {{A is of 'bf16', B of 'f16'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x64xbf16>, tile<64x64xf16>, tile<64x64xf16> -> tile<64x64xf16>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x64xi8>, %b: !nv_tileas.tile<64x64xi4>, %c: !nv_tileas.tile<64x64xi32>) {
  // expected-error @below {{'nv_tileas.dot' op expects A and B to have the same bit width}}
  // expected-note @below {{A is of 'i8', B of 'i4'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom i8>} : tile<64x64xi8>, tile<64x64xi4>, tile<64x64xi32> -> tile<64x64xi32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<64x32xf16>, %b: !nv_tileas.tile<64x64xf16>, %c: !nv_tileas.tile<64x64xf16>) {
  // expected-error @below {{'nv_tileas.dot' op expects c type to be Float32}}
  // expected-note @below {{C is of 'f16', the result of 'f16'}}
  %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>} : tile<64x32xf16>, tile<64x64xf16>, tile<64x64xf16> -> tile<64x64xf16>
  return
}

// -----

// An index is no integer that a product accumulates.
!a = !nv_tileas.tile<64x64xi8>
!c = !nv_tileas.tile<64x64xindex>
func.func @f(%a: !a, %c: !c) {
  // expected-error @below {{'nv_tileas.dot' op expects A, B, C and result elements to be all integers or all floats}}
  // expected-note @below {{they are 'i8', 'i8', 'index' and 'index'}}
  %d = nv_tileas.dot %a, %a, %c {atom = #nv_tileas<atom i8>, signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness signed>} : !a, !a, !c -> !c
  return
}

// -----

!a = !nv_tileas.tile<64x64xindex>
!c = !nv_tileas.tile<64x64xi32>
func.func @f(%a: !a, %c: !c) {
  // expected-error @below {{'nv_tileas.dot' op expects A, B, C and result elements to be all integers or all floats}}
  // expected-note @below {{they are 'index', 'index', 'i32' and 'i32'}}
  %d = nv_tileas.dot %a, %a, %c {atom = #nv_tileas<atom i8>, signedness_a = #nv_tileas<signedness signed>, signedness_b = #nv_tileas<signedness signed>} : !a, !a, !c -> !c
  return
}

// -----

// FP6 with FP8 and with FP4, but not with anything wider.
!a = !nv_tileas.tile<64x64xf6E2M3FN>
!b = !nv_tileas.tile<64x64xf8E5M2>
!c = !nv_tileas.tile<64x64xf32>
func.func @f(%a: !a, %b: !b, %e: !nv_tileas.tile<64x64xf6E3M2FN>, %f: !nv_tileas.tile<64x64xf4E2M1FN>, %c: !c) {
  %0 = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f8f6f4>} : !a, !b, !c -> !c
  %1 = nv_tileas.dot %e, %f, %0 {atom = #nv_tileas<atom f8f6f4>} : tile<64x64xf6E3M2FN>, tile<64x64xf4E2M1FN>, !c -> !c
  return
}

// -----

!a = !nv_tileas.tile<64x64xf6E2M3FN>
!b = !nv_tileas.tile<64x64xf16>
!c = !nv_tileas.tile<64x64xf32>
func.func @f(%a: !a, %b: !b, %c: !c) {
  // expected-error @below {{'nv_tileas.dot' op expects compatible A and B element types}}
  // expected-note @below {{A is of 'f6E2M3FN', B of 'f16'}}
  %0 = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f8f6f4>} : !a, !b, !c -> !c
  return
}
