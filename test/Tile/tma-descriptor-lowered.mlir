// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// No descriptor is left after lowering.
//
// RUN: nv-tileas-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect --nv-tileas-check-tma-desc-lowered -o /dev/null

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>) {
  // expected-error @below {{'nv_tileas.make_tiled_tma_desc' op expect lower MakeTiledTMADescOp}}
  %d = nv_tileas.make_tiled_tma_desc %v box = [128, 64] {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tiled_view<1024x1024xf16> -> tma_desc<128x64xf16>
  return
}

// -----

func.func @f(%v: !nv_tileas.tiled_view<1024x1024xf16>) {
  return
}
