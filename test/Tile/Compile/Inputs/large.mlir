// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiles that no block has registers for.

!line = !nv_tileas.tile<131072xf32>
!lines = !nv_tileas.tiled_view<131072xf32>
!square = !nv_tileas.tile<512x512xf32>
!squares = !nv_tileas.tiled_view<512x512xf32>
!most = !nv_tileas.tile<16777216xf32>
!all = !nv_tileas.tiled_view<16777216xf32>

func.func @scan(%p: !llvm.ptr {nv_tileas.pointee = f32}, %q: !llvm.ptr {nv_tileas.pointee = f32}, %n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = nv_tileas.block_tile %p at [%c0] sizes [%n] strides [%c1] : !llvm.ptr -> !lines
  %w = nv_tileas.block_tile %q at [%c0] sizes [%n] strides [%c1] : !llvm.ptr -> !lines
  %x = nv_tileas.tiled_load %v[%c0] {atom = #nv_tileas<atom universal_copy>} : !lines -> !line
  %s = nv_tileas.scan %x {axis = 0 : i32, combiner = #nv_tileas<combiner add>} : !line -> !line
  nv_tileas.tiled_store %s, %w[%c0] {atom = #nv_tileas<atom universal_copy>} : !line, !lines
  %m = nv_tileas.reduce %x {axis = 0 : i32, combiner = #nv_tileas<combiner max>}
      : !line -> tile<f32>
  nv_tileas.print "%f\n"(%m) : tile<f32>
  return
}

func.func @transpose(%p: !llvm.ptr {nv_tileas.pointee = f32}, %q: !llvm.ptr {nv_tileas.pointee = f32}) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %v = nv_tileas.block_tile %p : !llvm.ptr -> !squares
  %w = nv_tileas.block_tile %q : !llvm.ptr -> !squares
  %x = nv_tileas.tiled_load %v[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !squares -> !square
  %y = nv_tileas.permute %x {permutation = array<i32: 1, 0>} : !square -> !square
  nv_tileas.tiled_store %y, %w[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : !square, !squares
  return
}

func.func @exp(%p: !llvm.ptr {nv_tileas.pointee = f32}, %q: !llvm.ptr {nv_tileas.pointee = f32}) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %v = nv_tileas.block_tile %p : !llvm.ptr -> !all
  %w = nv_tileas.block_tile %q : !llvm.ptr -> !all
  %x = nv_tileas.tiled_load %v[%c0] {atom = #nv_tileas<atom universal_copy>} : !all -> !most
  %y = nv_tileas.map %x : !most -> !most {
  ^bb0(%a: f32):
    %b = math.exp %a : f32
    nv_tileas.yield %b : f32
  }
  nv_tileas.tiled_store %y, %w[%c0] {atom = #nv_tileas<atom universal_copy>} : !most, !all
  return
}
