// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// After inlining, what nothing calls goes. Before, it stays.
//
// RUN: nv-tileas-opt %s --inline --symbol-dce | FileCheck %s
// RUN: nv-tileas-opt %s --symbol-dce | FileCheck %s --check-prefix=CALLED

#c = #nv_tileas<atom universal_copy>
!view = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>

// CHECK-NOT: @read
// CALLED: func.func private @read
// CHECK: @kernel
func.func private @read(%g: index) -> !t {
  %v = nv_tileas.block_tile %g : index -> !view
  %0 = nv_tileas.tiled_load %v[%g, %g] {atom = #c} : !view -> !t
  return %0 : !t
}
func.func @kernel(%g: index) -> !t {
  %0 = call @read(%g) : (index) -> !t
  return %0 : !t
}
