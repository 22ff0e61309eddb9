// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A value that one arm uses is computed there. What touches memory stays where
// it is, and so does a descriptor, which cannot be made in an arm.
//
// RUN: nv-tileas-opt %s --control-flow-sink | FileCheck %s

#c = #nv_tileas<atom universal_copy>
#s = #nv_tileas.shared<order = [1, 0]>
!view = !nv_tileas.tiled_view<64x64xf16>
!t = !nv_tileas.tile<64x64xf16>
!sum = !nv_tileas.tile<64x64xf32>

// CHECK-LABEL: @value
// CHECK: scf.if
// CHECK-NEXT: nv_tileas.dot
func.func @value(%b: i1, %x: !t, %z: !sum) -> !sum {
  %0 = nv_tileas.dot %x, %x, %z {atom = #nv_tileas<atom f16>} : !t, !t, !sum -> !sum
  %1 = scf.if %b -> !sum {
    scf.yield %0 : !sum
  } else {
    scf.yield %z : !sum
  }
  return %1 : !sum
}

// CHECK-LABEL: @memory
// CHECK: nv_tileas.block_tile
// CHECK-NEXT: nv_tileas.tiled_load
// CHECK-NEXT: scf.if
func.func @memory(%b: i1, %g: index, %i: index, %x: !t) -> !t {
  %v = nv_tileas.block_tile %g : index -> !view
  %0 = nv_tileas.tiled_load %v[%i, %i] {atom = #c} : !view -> !t
  %1 = scf.if %b -> !t {
    scf.yield %0 : !t
  } else {
    scf.yield %x : !t
  }
  return %1 : !t
}

// CHECK-LABEL: @descriptor
// CHECK: nv_tileas.block_tile
// CHECK-NEXT: nv_tileas.make_tiled_tma_desc
// CHECK-NEXT: scf.if
func.func @descriptor(%b: i1, %g: index, %i: index, %s: !nv_tileas.tiled_view<64x64xf16, smem, #s>) {
  %v = nv_tileas.block_tile %g : index -> !view
  %d = nv_tileas.make_tiled_tma_desc %v box = [64, 64] {atom = #nv_tileas<atom tma_load box = [64, 64]>} : !view -> tma_desc<64x64xf16>
  scf.if %b {
    %a = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [64, 64] {atom = #nv_tileas<atom tma_load box = [64, 64]>} : tma_desc<64x64xf16>, tiled_view<64x64xf16, smem, #s>
  }
  return
}
