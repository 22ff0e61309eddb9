// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Block-scaled products: each violation, then its legal twin.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect -o /dev/null

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op fp4 mma should expect scaling factors}}
  // expected-note @below {{there is no sfb}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E4M3FN>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects sfa/sfb element types to be the same}}
  // expected-note @below {{sfa is of 'f8E8M0FNU', sfb of 'f8E4M3FN'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E4M3FN> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E4M3FN>, %sfb: !nv_tileas.tile<4x128xf8E4M3FN>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E4M3FN>, tile<4x128xf8E4M3FN> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf16>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects c type to be Float32}}
  // expected-note @below {{C is of 'f16', the result of 'f16'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf16>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf16>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects rank-2 or rank-3 operands and result of one rank}}
  // expected-note @below {{A is '!nv_tileas.tile<128x64xf4E2M1FN>'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<4xf8E8M0FNU>, tile<4xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<128x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects compatible shapes of A, B, C and result}}
  // expected-note @below {{A is [128, 64], B [128, 128], C [128, 128], the result [128, 128]}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<128x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Scale factor vector size mismatch: 4, 2}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Block scale is not supported for f16, tf32, f8f6f4, and i8 types}}
  // expected-note @below {{the atom is f8f6f4, A is of 'f4E2M1FN', B of 'f4E2M1FN', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom f8f6f4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf16>, %b: !nv_tileas.tile<64x128xf16>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Block scale not supported for f16, tf32, f8f6f4 and int8 types}}
  // expected-note @below {{the atom is mxf4, A is of 'f16', B of 'f16', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

module attributes {nv_tileas.target = #nv_tileas.target<sm = 90>} {
  func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
    // expected-error @below {{'nv_tileas.block_scaled_mma' op mma block scale is not supported by compute capability < sm100}}
    // expected-note @below {{the atom is mxf4, A is of 'f4E2M1FN', B of 'f4E2M1FN', sfa of 'f8E8M0FNU', the machine is sm_90}}
    %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
    return
  }
}

// -----

module attributes {nv_tileas.target = #nv_tileas.target<sm = 100>} {
  func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
    %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
    return
  }
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x8xf8E8M0FNU>, %sfb: !nv_tileas.tile<8x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op invalid block scale vector size. Expecting 32, but got 8}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x8xf8E8M0FNU>, tile<8x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E4M3FN>, %sfb: !nv_tileas.tile<2x128xf8E4M3FN>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects A/B element types to be Float8E5M2Type or Float8E4M3FNType and sfa/sfb element types to be Float8E8M0FNUType when (atom_K=32 && vecSize=32)}}
  // expected-note @below {{the atom is mxf8f6f4, A is of 'f8E5M2', B of 'f8E5M2', sfa of 'f8E4M3FN'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf8f6f4>} : tile<128x64xf8E5M2>, tile<64x128xf8E5M2>, tile<128x128xf32>, tile<128x2xf8E4M3FN>, tile<2x128xf8E4M3FN> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E4M3FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf8f6f4>} : tile<128x64xf8E5M2>, tile<64x128xf8E4M3FN>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects A and B element types are valid 4bit types, such asFloat4E2M1FNType or FloatNV4E0M3FType , when (atom_K=64 && vecSize=16)}}
  // expected-note @below {{the atom is mxf4, A is of 'f8E5M2', B of 'f8E5M2', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf8E5M2>, tile<64x128xf8E5M2>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xfNV4E0M3F>, %b: !nv_tileas.tile<64x128xfNV4E0M3F>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xfNV4E0M3F>, tile<64x128xfNV4E0M3F>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E5M2>, %sfb: !nv_tileas.tile<4x128xf8E5M2>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects sfa/sfb element types to be Float8E8M0FNUType or Float8E4M3FNType when (atom_K=64 && vecSize=16)}}
  // expected-note @below {{the atom is mxf4, A is of 'f4E2M1FN', B of 'f4E2M1FN', sfa of 'f8E5M2'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E5M2>, tile<4x128xf8E5M2> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E4M3FN>, %sfb: !nv_tileas.tile<4x128xf8E4M3FN>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E4M3FN>, tile<4x128xf8E4M3FN> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xfNV4E0M3F>, %b: !nv_tileas.tile<64x128xfNV4E0M3F>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects A/B element types to be Float4E2M1FNType and sfa/sfb element types to be Float8E8M0FNUType when (atom_K=64 && vecSize=32)}}
  // expected-note @below {{the atom is mxf4nvf4, A is of '!nv_tileas.fNV4E0M3F', B of '!nv_tileas.fNV4E0M3F', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4nvf4>} : tile<128x64xfNV4E0M3F>, tile<64x128xfNV4E0M3F>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4nvf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op block-scaled mma with (atom_K=64 && vecSize=16) has no 2-CTA atom (mxf4)}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>, two_cta} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf8f6f4>, two_cta} : tile<128x64xf8E5M2>, tile<64x128xf8E5M2>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

// FP4 on either side requires both scale factors.
func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op fp4 mma should expect scaling factors}}
  // expected-note @below {{there is no sfa}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xfNV4E0M3F>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op fp4 mma should expect scaling factors}}
  // expected-note @below {{there is no sfb}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa {atom = #nv_tileas<atom mxf4>} : tile<128x64xf8E5M2>, tile<64x128xfNV4E0M3F>, tile<128x128xf32>, tile<128x4xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op fp4 mma should expect scaling factors}}
  // expected-note @below {{there is no sfa}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c {atom = #nv_tileas<atom mxf4>} : tile<128x64xf8E5M2>, tile<64x128xf4E2M1FN>, tile<128x128xf32> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E4M3FN>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects sfa/sfb element types to be the same}}
  // expected-note @below {{sfa is of 'f8E8M0FNU', sfb of 'f8E4M3FN'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E4M3FN> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E4M3FN>, %sfb: !nv_tileas.tile<4x128xf8E4M3FN>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E4M3FN>, tile<4x128xf8E4M3FN> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects c type to be Float32}}
  // expected-note @below {{C is of 'f32', the result of 'f16'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf16>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xbf16>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects c type to be Float32}}
  // expected-note @below {{C is of 'bf16', the result of 'bf16'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xbf16>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xbf16>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<2x128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects rank-2 or rank-3 operands and result of one rank}}
  // expected-note @below {{A is '!nv_tileas.tile<2x128x64xf4E2M1FN>'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<2x128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<2x128x64xf4E2M1FN>, %b: !nv_tileas.tile<2x64x128xf4E2M1FN>, %c: !nv_tileas.tile<2x128x128xf32>, %sfa: !nv_tileas.tile<2x128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<2x128x64xf4E2M1FN>, tile<2x64x128xf4E2M1FN>, tile<2x128x128xf32>, tile<2x128x4xf8E8M0FNU>, tile<2x4x128xf8E8M0FNU> -> tile<2x128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<1x2x128x64xf4E2M1FN>, %b: !nv_tileas.tile<1x2x64x128xf4E2M1FN>, %c: !nv_tileas.tile<1x2x128x128xf32>, %sfa: !nv_tileas.tile<1x2x128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<1x2x4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects rank-2 or rank-3 operands and result of one rank}}
  // expected-note @below {{A is '!nv_tileas.tile<1x2x128x64xf4E2M1FN>'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<1x2x128x64xf4E2M1FN>, tile<1x2x64x128xf4E2M1FN>, tile<1x2x128x128xf32>, tile<1x2x128x4xf8E8M0FNU>, tile<1x2x4x128xf8E8M0FNU> -> tile<1x2x128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects rank-2 or rank-3 operands and result of one rank}}
  // expected-note @below {{A is '!nv_tileas.tile<128x64xf4E2M1FN>'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<f4E2M1FN>, %b: !nv_tileas.tile<f4E2M1FN>, %c: !nv_tileas.tile<f32>, %sfa: !nv_tileas.tile<f8E8M0FNU>, %sfb: !nv_tileas.tile<f8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects rank-2 or rank-3 operands and result of one rank}}
  // expected-note @below {{A is '!nv_tileas.tile<f4E2M1FN>'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<f4E2M1FN>, tile<f4E2M1FN>, tile<f32>, tile<f8E8M0FNU>, tile<f8E8M0FNU> -> tile<f32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x64xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects compatible shapes of A, B, C and result}}
  // expected-note @below {{A is [128, 64], B [64, 128], C [128, 64], the result [128, 64]}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x64xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x64xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects compatible shapes of A, B, C and result}}
  // expected-note @below {{A is [128, 64], B [64, 128], C [128, 128], the result [64, 128]}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<64x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<2x128x64xf4E2M1FN>, %b: !nv_tileas.tile<4x64x128xf4E2M1FN>, %c: !nv_tileas.tile<2x128x128xf32>, %sfa: !nv_tileas.tile<2x128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects compatible shapes of A, B, C and result}}
  // expected-note @below {{A is [2, 128, 64], B [4, 64, 128], C [2, 128, 128], the result [2, 128, 128]}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<2x128x64xf4E2M1FN>, tile<4x64x128xf4E2M1FN>, tile<2x128x128xf32>, tile<2x128x4xf8E8M0FNU>, tile<2x4x128xf8E8M0FNU> -> tile<2x128x128xf32>
  return
}

// -----

// A single scale factor for FP8 is rejected like two that differ.
func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Scale factor vector size mismatch: 2, 0}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa {atom = #nv_tileas<atom mxf8f6f4>} : tile<128x64xf8E5M2>, tile<64x128xf8E5M2>, tile<128x128xf32>, tile<128x2xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf8f6f4>} : tile<128x64xf8E5M2>, tile<64x128xf8E5M2>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<8x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Scale factor vector size mismatch: 4, 8}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<8x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Block scale is not supported for f16, tf32, f8f6f4, and i8 types}}
  // expected-note @below {{the atom is f16, A is of 'f4E2M1FN', B of 'f4E2M1FN', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom f16>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Block scale is not supported for f16, tf32, f8f6f4, and i8 types}}
  // expected-note @below {{the atom is tf32, A is of 'f4E2M1FN', B of 'f4E2M1FN', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom tf32>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Block scale is not supported for f16, tf32, f8f6f4, and i8 types}}
  // expected-note @below {{the atom is f8f6f4, A is of 'f4E2M1FN', B of 'f4E2M1FN', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom f8f6f4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Block scale is not supported for f16, tf32, f8f6f4, and i8 types}}
  // expected-note @below {{the atom is i8, A is of 'f4E2M1FN', B of 'f4E2M1FN', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom i8>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Block scale is not supported for f16, tf32, f8f6f4, and i8 types}}
  // expected-note @below {{the atom is universal_copy, A is of 'f4E2M1FN', B of 'f4E2M1FN', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom universal_copy>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

// FP8 without scale factors is another product.
func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Block scale not supported for f16, tf32, f8f6f4 and int8 types}}
  // expected-note @below {{the atom is mxf8f6f4, A is of 'f8E5M2', B of 'f8E5M2'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c {atom = #nv_tileas<atom mxf8f6f4>} : tile<128x64xf8E5M2>, tile<64x128xf8E5M2>, tile<128x128xf32> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf16>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Block scale not supported for f16, tf32, f8f6f4 and int8 types}}
  // expected-note @below {{the atom is mxf8f6f4, A is of 'f8E5M2', B of 'f16', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf8f6f4>} : tile<128x64xf8E5M2>, tile<64x128xf16>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xi8>, %b: !nv_tileas.tile<64x128xi8>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Block scale not supported for f16, tf32, f8f6f4 and int8 types}}
  // expected-note @below {{the atom is mxf8f6f4, A is of 'i8', B of 'i8', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf8f6f4>} : tile<128x64xi8>, tile<64x128xi8>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) attributes {nv_tileas.target = #nv_tileas.target<sm = 90>} {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op mma block scale is not supported by compute capability < sm100}}
  // expected-note @below {{the atom is mxf4, A is of 'f4E2M1FN', B of 'f4E2M1FN', sfa of 'f8E8M0FNU', the machine is sm_90}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) attributes {nv_tileas.target = #nv_tileas.target<sm = 100>} {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) attributes {nv_tileas.target = #nv_tileas.target<sm = 99>} {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op mma block scale is not supported by compute capability < sm100}}
  // expected-note @below {{the atom is mxf4, A is of 'f4E2M1FN', B of 'f4E2M1FN', sfa of 'f8E8M0FNU', the machine is sm_99}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) attributes {nv_tileas.target = #nv_tileas.target<sm = 120>} {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x1xf8E8M0FNU>, %sfb: !nv_tileas.tile<1x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op invalid block scale vector size. Expecting 32, but got 64}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x1xf8E8M0FNU>, tile<1x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x16xf8E8M0FNU>, %sfb: !nv_tileas.tile<16x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op invalid block scale vector size. Expecting 32, but got 4}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x16xf8E8M0FNU>, tile<16x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x128xf8E8M0FNU>, %sfb: !nv_tileas.tile<128x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op invalid block scale vector size. Expecting 32, but got 0}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x128xf8E8M0FNU>, tile<128x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op invalid block scale vector size. Expecting 32, but got 16}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf8f6f4>} : tile<128x64xf8E5M2>, tile<64x128xf8E5M2>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x1xf8E8M0FNU>, %sfb: !nv_tileas.tile<1x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op invalid block scale vector size. Expecting 32, but got 64}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf8f6f4>} : tile<128x64xf8E5M2>, tile<64x128xf8E5M2>, tile<128x128xf32>, tile<128x1xf8E8M0FNU>, tile<1x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects A/B element types to be Float8E5M2Type or Float8E4M3FNType and sfa/sfb element types to be Float8E8M0FNUType when (atom_K=32 && vecSize=32)}}
  // expected-note @below {{the atom is mxf8f6f4, A is of 'f4E2M1FN', B of 'f4E2M1FN', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf8f6f4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E4M3FN>, %b: !nv_tileas.tile<64x128xf8E4M3FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf8f6f4>} : tile<128x64xf8E4M3FN>, tile<64x128xf8E4M3FN>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects A/B element types to be Float8E5M2Type or Float8E4M3FNType and sfa/sfb element types to be Float8E8M0FNUType when (atom_K=32 && vecSize=32)}}
  // expected-note @below {{the atom is mxf8f6f4, A is of 'f8E5M2', B of 'f4E2M1FN', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf8f6f4>} : tile<128x64xf8E5M2>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E5M2>, %sfb: !nv_tileas.tile<2x128xf8E5M2>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects A/B element types to be Float8E5M2Type or Float8E4M3FNType and sfa/sfb element types to be Float8E8M0FNUType when (atom_K=32 && vecSize=32)}}
  // expected-note @below {{the atom is mxf8f6f4, A is of 'f8E5M2', B of 'f8E5M2', sfa of 'f8E5M2'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf8f6f4>} : tile<128x64xf8E5M2>, tile<64x128xf8E5M2>, tile<128x128xf32>, tile<128x2xf8E5M2>, tile<2x128xf8E5M2> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects A and B element types are valid 4bit types, such asFloat4E2M1FNType or FloatNV4E0M3FType , when (atom_K=64 && vecSize=16)}}
  // expected-note @below {{the atom is mxf4, A is of 'f4E2M1FN', B of 'f8E5M2', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf8E5M2>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xfNV4E0M3F>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xfNV4E0M3F>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E4M3FN>, %b: !nv_tileas.tile<64x128xf8E4M3FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects A and B element types are valid 4bit types, such asFloat4E2M1FNType or FloatNV4E0M3FType , when (atom_K=64 && vecSize=16)}}
  // expected-note @below {{the atom is mxf4nvf4, A is of 'f8E4M3FN', B of 'f8E4M3FN', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4nvf4>} : tile<128x64xf8E4M3FN>, tile<64x128xf8E4M3FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xfNV4E0M3F>, %b: !nv_tileas.tile<64x128xfNV4E0M3F>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4nvf4>} : tile<128x64xfNV4E0M3F>, tile<64x128xfNV4E0M3F>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E4M3FN>, %sfb: !nv_tileas.tile<2x128xf8E4M3FN>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects A/B element types to be Float4E2M1FNType and sfa/sfb element types to be Float8E8M0FNUType when (atom_K=64 && vecSize=32)}}
  // expected-note @below {{the atom is mxf4, A is of 'f4E2M1FN', B of 'f4E2M1FN', sfa of 'f8E4M3FN'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x2xf8E4M3FN>, tile<2x128xf8E4M3FN> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xfNV4E0M3F>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects A/B element types to be Float4E2M1FNType and sfa/sfb element types to be Float8E8M0FNUType when (atom_K=64 && vecSize=32)}}
  // expected-note @below {{the atom is mxf4, A is of 'f4E2M1FN', B of '!nv_tileas.fNV4E0M3F', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xfNV4E0M3F>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects A/B element types to be Float4E2M1FNType and sfa/sfb element types to be Float8E8M0FNUType when (atom_K=64 && vecSize=32)}}
  // expected-note @below {{the atom is mxf4, A is of 'f8E5M2', B of 'f8E5M2', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf8E5M2>, tile<64x128xf8E5M2>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op block-scaled mma with (atom_K=64 && vecSize=16) has no 2-CTA atom (mxf4nvf4)}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4nvf4>, two_cta} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4nvf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op block-scaled mma with (atom_K=64 && vecSize=32) has no 2-CTA atom (mxf4)}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>, two_cta} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf8f6f4>, two_cta} : tile<128x64xf8E5M2>, tile<64x128xf8E5M2>, tile<128x128xf32>, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

// Rules beyond the catalog: whole atoms along K, and k and vec that fit.
func.func @f(%a: !nv_tileas.tile<128x16xf4E2M1FN>, %b: !nv_tileas.tile<16x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x1xf8E8M0FNU>, %sfb: !nv_tileas.tile<1x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects K to be a multiple of atom_K}}
  // expected-note @below {{K is 16, atom_K 64}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x16xf4E2M1FN>, tile<16x128xf4E2M1FN>, tile<128x128xf32>, tile<128x1xf8E8M0FNU>, tile<1x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x128xf4E2M1FN>, %b: !nv_tileas.tile<128x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x8xf8E8M0FNU>, %sfb: !nv_tileas.tile<8x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x128xf4E2M1FN>, tile<128x128xf4E2M1FN>, tile<128x128xf32>, tile<128x8xf8E8M0FNU>, tile<8x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x32xf4E2M1FN>, %b: !nv_tileas.tile<32x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x1xf8E8M0FNU>, %sfb: !nv_tileas.tile<1x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects K to be a multiple of atom_K}}
  // expected-note @below {{K is 32, atom_K 64}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x32xf4E2M1FN>, tile<32x128xf4E2M1FN>, tile<128x128xf32>, tile<128x1xf8E8M0FNU>, tile<1x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op atom k and vec disagree with the operands}}
  // expected-note @below {{the operands have k = 64 and vec = 16}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4 k = 64 vec = 32>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4 k = 64 vec = 16>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op atom k and vec disagree with the operands}}
  // expected-note @below {{the operands have k = 64 and vec = 16}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4 k = 32 vec = 16>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4 vec = 16>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<64x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects scale factors for the rows of A and the columns of B}}
  // expected-note @below {{A is [128, 64], sfa [64, 4], B [64, 128], sfb [4, 128]}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<64x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x64xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects scale factors for the rows of A and the columns of B}}
  // expected-note @below {{A is [128, 64], sfa [128, 4], B [64, 128], sfb [4, 64]}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x64xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<2x128x64xf4E2M1FN>, %b: !nv_tileas.tile<2x64x128xf4E2M1FN>, %c: !nv_tileas.tile<2x128x128xf32>, %sfa: !nv_tileas.tile<1x128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects scale factors for the rows of A and the columns of B}}
  // expected-note @below {{A is [2, 128, 64], sfa [1, 128, 4], B [2, 64, 128], sfb [2, 4, 128]}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<2x128x64xf4E2M1FN>, tile<2x64x128xf4E2M1FN>, tile<2x128x128xf32>, tile<1x128x4xf8E8M0FNU>, tile<2x4x128xf8E8M0FNU> -> tile<2x128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<2x128x64xf4E2M1FN>, %b: !nv_tileas.tile<2x64x128xf4E2M1FN>, %c: !nv_tileas.tile<2x128x128xf32>, %sfa: !nv_tileas.tile<2x128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<1x4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects scale factors for the rows of A and the columns of B}}
  // expected-note @below {{A is [2, 128, 64], sfa [2, 128, 4], B [2, 64, 128], sfb [1, 4, 128]}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<2x128x64xf4E2M1FN>, tile<2x64x128xf4E2M1FN>, tile<2x128x128xf32>, tile<2x128x4xf8E8M0FNU>, tile<1x4x128xf8E8M0FNU> -> tile<2x128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x16xf4E2M1FN>, %b: !nv_tileas.tile<16x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<64x1xf8E8M0FNU>, %sfb: !nv_tileas.tile<1x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects K to be a multiple of atom_K}}
  // expected-note @below {{K is 16, atom_K 64}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x16xf4E2M1FN>, tile<16x128xf4E2M1FN>, tile<128x128xf32>, tile<64x1xf8E8M0FNU>, tile<1x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<64x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects scale factors for the rows of A and the columns of B}}
  // expected-note @below {{A is [128, 64], sfa [64, 4], B [64, 128], sfb [4, 128]}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4 k = 1>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<64x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<96x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op tile dimensions must be positive powers of two}}
  // expected-note @below {{there is a tile of type '!nv_tileas.tile<96x64xf4E2M1FN>'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<96x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

// Two violations: the earlier phase speaks.
func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf16>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E4M3FN>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects sfa/sfb element types to be the same}}
  // expected-note @below {{sfa is of 'f8E8M0FNU', sfb of 'f8E4M3FN'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf16>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E4M3FN> -> tile<128x128xf16>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf16>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op fp4 mma should expect scaling factors}}
  // expected-note @below {{there is no sfb}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf16>, tile<128x4xf8E8M0FNU> -> tile<128x128xf16>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf16>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<8x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects c type to be Float32}}
  // expected-note @below {{C is of 'f16', the result of 'f16'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf16>, tile<128x4xf8E8M0FNU>, tile<8x128xf8E8M0FNU> -> tile<128x128xf16>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<8x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Scale factor vector size mismatch: 4, 8}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom f16>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<8x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf16>, %b: !nv_tileas.tile<64x128xf16>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Block scale is not supported for f16, tf32, f8f6f4, and i8 types}}
  // expected-note @below {{the atom is f16, A is of 'f16', B of 'f16', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom f16>} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf16>, %b: !nv_tileas.tile<64x128xf16>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) attributes {nv_tileas.target = #nv_tileas.target<sm = 90>} {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Block scale not supported for f16, tf32, f8f6f4 and int8 types}}
  // expected-note @below {{the atom is mxf4, A is of 'f16', B of 'f16', sfa of 'f8E8M0FNU', the machine is sm_90}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x1xf8E8M0FNU>, %sfb: !nv_tileas.tile<1x128xf8E8M0FNU>) attributes {nv_tileas.target = #nv_tileas.target<sm = 90>} {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op mma block scale is not supported by compute capability < sm100}}
  // expected-note @below {{the atom is mxf4, A is of 'f4E2M1FN', B of 'f4E2M1FN', sfa of 'f8E8M0FNU', the machine is sm_90}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x1xf8E8M0FNU>, tile<1x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x1xf8E8M0FNU>, %sfb: !nv_tileas.tile<1x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op invalid block scale vector size. Expecting 32, but got 64}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf8E5M2>, tile<64x128xf8E5M2>, tile<128x128xf32>, tile<128x1xf8E8M0FNU>, tile<1x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E5M2>, %sfb: !nv_tileas.tile<4x128xf8E5M2>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects A and B element types are valid 4bit types, such asFloat4E2M1FNType or FloatNV4E0M3FType , when (atom_K=64 && vecSize=16)}}
  // expected-note @below {{the atom is mxf4, A is of 'f8E5M2', B of 'f8E5M2', sfa of 'f8E5M2'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>} : tile<128x64xf8E5M2>, tile<64x128xf8E5M2>, tile<128x128xf32>, tile<128x4xf8E5M2>, tile<4x128xf8E5M2> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E5M2>, %sfb: !nv_tileas.tile<4x128xf8E5M2>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects sfa/sfb element types to be Float8E8M0FNUType or Float8E4M3FNType when (atom_K=64 && vecSize=16)}}
  // expected-note @below {{the atom is mxf4, A is of 'f4E2M1FN', B of 'f4E2M1FN', sfa of 'f8E5M2'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>, two_cta} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E5M2>, tile<4x128xf8E5M2> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x16xf4E2M1FN>, %b: !nv_tileas.tile<16x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x1xf8E8M0FNU>, %sfb: !nv_tileas.tile<1x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op block-scaled mma with (atom_K=64 && vecSize=16) has no 2-CTA atom (mxf4)}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>, two_cta} : tile<128x16xf4E2M1FN>, tile<16x128xf4E2M1FN>, tile<128x128xf32>, tile<128x1xf8E8M0FNU>, tile<1x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x16xf4E2M1FN>, %b: !nv_tileas.tile<16x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x1xf8E8M0FNU>, %sfb: !nv_tileas.tile<1x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op expects K to be a multiple of atom_K}}
  // expected-note @below {{K is 16, atom_K 64}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4 k = 1>} : tile<128x16xf4E2M1FN>, tile<16x128xf4E2M1FN>, tile<128x128xf32>, tile<128x1xf8E8M0FNU>, tile<1x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

// A dictionary that says something else than the operands.
func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  // expected-error @below {{custom op 'nv_tileas.block_scaled_mma' operandSegmentSizes does not match the op schema}}
  // expected-note @below {{there are 5 operands}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>, %sfb: !nv_tileas.tile<4x128xf8E8M0FNU>) {
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>) {
  // expected-error @below {{custom op 'nv_tileas.block_scaled_mma' operandSegmentSizes does not match the op schema}}
  // expected-note @below {{there are 3 operands}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c {atom = #nv_tileas<atom mxf4>, operandSegmentSizes = array<i32: 1, 1, 1, 0>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>) {
  // expected-error @below {{custom op 'nv_tileas.block_scaled_mma' operandSegmentSizes does not match the op schema}}
  // expected-note @below {{there are 3 operands}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c {atom = #nv_tileas<atom mxf4>, operandSegmentSizes = array<i32: 3, 0, 0, 0, 0>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf4E2M1FN>, %b: !nv_tileas.tile<64x128xf4E2M1FN>, %c: !nv_tileas.tile<128x128xf32>, %sfa: !nv_tileas.tile<128x4xf8E8M0FNU>) {
  // expected-error @below {{custom op 'nv_tileas.block_scaled_mma' operandSegmentSizes does not match the op schema}}
  // expected-note @below {{there are 4 operands}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa {atom = #nv_tileas<atom mxf4>, operandSegmentSizes = array<i32: 1, 1, 1, 2, -1>} : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>, tile<128x4xf8E8M0FNU> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>) {
  // expected-error @below {{custom op 'nv_tileas.block_scaled_mma' operandSegmentSizes does not match the op schema}}
  // expected-note @below {{there are 2 operands}}
  %d = nv_tileas.block_scaled_mma %a, %a {atom = #nv_tileas<atom mxf4>} : tile<128x64xf8E5M2>, tile<128x64xf8E5M2> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>) {
  // expected-error @below {{custom op 'nv_tileas.block_scaled_mma' operandSegmentSizes does not match the op schema}}
  // expected-note @below {{there are 2 operands}}
  %d = nv_tileas.block_scaled_mma %a, %a {atom = #nv_tileas<atom mxf4>, operandSegmentSizes = 3 : i32} : tile<128x64xf8E5M2>, tile<128x64xf8E5M2> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>) {
  // expected-error @below {{custom op 'nv_tileas.block_scaled_mma' 'nv_tileas.block_scaled_mma' op attribute 'atom' failed to satisfy constraint: the hardware operation that a copy or an MMA is made of}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c {atom = 3 : i32} : tile<128x64xf8E5M2>, tile<64x128xf8E5M2>, tile<128x128xf32> -> tile<128x128xf32>
  return
}

// -----

func.func @f(%a: !nv_tileas.tile<128x64xf8E5M2>, %b: !nv_tileas.tile<64x128xf8E5M2>, %c: !nv_tileas.tile<128x128xf32>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op requires attribute 'atom'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c : tile<128x64xf8E5M2>, tile<64x128xf8E5M2>, tile<128x128xf32> -> tile<128x128xf32>
  return
}

// -----

// Segments that sum up and do not fit.
!t = !nv_tileas.tile<64x64xf8E5M2>
func.func @f(%a: !t) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op operandSegmentSizes does not match the op schema}}
  // expected-note @below {{there is one A, one B and one C; the numbers begin with 3, 0, 0}}
  %d = "nv_tileas.block_scaled_mma"(%a, %a, %a) <{atom = #nv_tileas<atom mxf8f6f4>, operandSegmentSizes = array<i32: 3, 0, 0, 0, 0>}> : (!t, !t, !t) -> !t
  return
}

// -----

!t = !nv_tileas.tile<64x64xf8E5M2>
func.func @f(%a: !t) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op operandSegmentSizes does not match the op schema}}
  // expected-note @below {{there is one A, one B and one C; the numbers begin with 0, 1, 2}}
  %d = "nv_tileas.block_scaled_mma"(%a, %a, %a) <{atom = #nv_tileas<atom mxf8f6f4>, operandSegmentSizes = array<i32: 0, 1, 2, 0, 0>}> : (!t, !t, !t) -> !t
  return
}

// -----

!t = !nv_tileas.tile<64x64xf8E5M2>
func.func @f(%a: !t) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op operand group starting at #3 requires 0 or 1 element, but found 2}}
  %d = "nv_tileas.block_scaled_mma"(%a, %a, %a, %a, %a) <{atom = #nv_tileas<atom mxf8f6f4>, operandSegmentSizes = array<i32: 1, 1, 1, 2, 0>}> : (!t, !t, !t, !t, !t) -> !t
  return
}

// -----

// FP6 tiles exist, but no block scales for them.
!a = !nv_tileas.tile<128x64xf6E2M3FN>
!b = !nv_tileas.tile<64x128xf6E3M2FN>
!c = !nv_tileas.tile<128x128xf32>
func.func @f(%a: !a, %b: !b, %c: !c, %sfa: !nv_tileas.tile<128x2xf8E8M0FNU>, %sfb: !nv_tileas.tile<2x128xf8E8M0FNU>) {
  // expected-error @below {{'nv_tileas.block_scaled_mma' op Block scale not supported for f16, tf32, f8f6f4 and int8 types}}
  // expected-note @below {{the atom is mxf8f6f4, A is of 'f6E2M3FN', B of 'f6E3M2FN', sfa of 'f8E8M0FNU'}}
  %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf8f6f4>} : !a, !b, !c, tile<128x2xf8E8M0FNU>, tile<2x128xf8E8M0FNU> -> !c
  return
}
