// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements of a thread whose addresses are known to be numbers behind another one's share it.
//
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_80 | FileCheck %s

#plain = #nv_tileas<atom universal_copy>

// CHECK-LABEL: llvm.func @addresses(
// CHECK: %[[P:.*]] = llvm.inttoptr
// CHECK: llvm.getelementptr %[[P]][8] : (!llvm.ptr<1>) -> !llvm.ptr<1>, i8
// CHECK: llvm.getelementptr %[[P]][16]
// CHECK: llvm.getelementptr %[[P]][24]
// CHECK-NOT: llvm.inttoptr
// CHECK: llvm.return
func.func @addresses(%p: i64) attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c8 = arith.constant 8 : i64
  %at = nv_tileas.generate : tile<512xi64> {
  ^bb0(%i: index):
    %n = arith.index_cast %i : index to i64
    %m = arith.muli %n, %c8 : i64
    %a = arith.addi %p, %m : i64
    nv_tileas.yield %a : i64
  }
  %x = nv_tileas.load_at %at : tile<512xi64> -> tile<512xf32>
  nv_tileas.print "%f"(%x) : tile<512xf32>
  return
}

// Nothing is known of what is read.
// CHECK-LABEL: llvm.func @unknown(
// CHECK-COUNT-4: llvm.inttoptr
// CHECK: llvm.return
func.func @unknown(%p: index) attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c0 = arith.constant 0 : index
  %r = nv_tileas.assume %p {fact = #nv_tileas.div_by<16>} : index
  %v = nv_tileas.block_tile %r : index -> tiled_view<512xi64>
  %at = nv_tileas.tiled_load %v[%c0] {atom = #plain, in_bounds = array<i1: true>} : tiled_view<512xi64> -> tile<512xi64>
  %x = nv_tileas.load_at %at : tile<512xi64> -> tile<512xf32>
  nv_tileas.print "%f"(%x) : tile<512xf32>
  return
}

// Of a row that is gathered, columns count up: four elements of a thread have one address. Each
// coordinate is compared.
// CHECK-LABEL: llvm.func @gathered(
// CHECK: %[[Q:.*]] = llvm.inttoptr
// CHECK: llvm.getelementptr %[[Q]][4]
// CHECK: llvm.getelementptr %[[Q]][8]
// CHECK: llvm.getelementptr %[[Q]][12]
// CHECK-NOT: llvm.inttoptr
// CHECK: llvm.return
func.func @gathered(%p: index, %i: i32) attributes {nv_tileas.kernel, nv_tileas.warps = 1 : i32} {
  %row = nv_tileas.splat %i : i32 -> tile<1x128xi32>
  %column = nv_tileas.generate : tile<1x128xi32> {
  ^bb0(%a: index, %b: index):
    %n = arith.index_cast %b : index to i32
    nv_tileas.yield %n : i32
  }
  %v = nv_tileas.block_tile %p : index -> tiled_view<64x100xf32>
  %x = nv_tileas.gather_load %v[%row, %column] : tiled_view<64x100xf32>, tile<1x128xi32>, tile<1x128xi32> -> tile<1x128xf32>
  nv_tileas.print "%f"(%x) : tile<1x128xf32>
  return
}

// The sum may wrap, and then the rows that follow each other are far apart.
// CHECK-LABEL: llvm.func @wrapping(
// CHECK-COUNT-2: llvm.inttoptr
// CHECK: llvm.return
func.func @wrapping(%p: index, %i: i32) attributes {nv_tileas.kernel, nv_tileas.warps = 1 : i32} {
  %row = nv_tileas.generate : tile<64xi32> {
  ^bb0(%a: index):
    %n = arith.index_cast %a : index to i32
    %m = arith.addi %n, %i : i32
    nv_tileas.yield %m : i32
  }
  %v = nv_tileas.block_tile %p : index -> tiled_view<64xf32>
  %x = nv_tileas.gather_load %v[%row] : tiled_view<64xf32>, tile<64xi32> -> tile<64xf32>
  nv_tileas.print "%f"(%x) : tile<64xf32>
  return
}

// Rows are as far apart as the program says when it runs: each of a thread has an address.
// CHECK-LABEL: llvm.func @strides(
// CHECK-COUNT-2: llvm.inttoptr
// CHECK: llvm.return
func.func @strides(%p: index, %n: index, %i: i32) attributes {nv_tileas.kernel, nv_tileas.warps = 1 : i32} {
  %c64 = arith.constant 64 : index
  %c1 = arith.constant 1 : index
  %row = nv_tileas.generate : tile<64xi32> {
  ^bb0(%a: index):
    %m = arith.index_cast %a : index to i32
    nv_tileas.yield %m : i32
  }
  %column = nv_tileas.splat %i : i32 -> tile<64xi32>
  %v = nv_tileas.block_tile %p sizes [%c64, %c64] strides [%n, %c1] : index -> tiled_view<64x64xf32>
  %x = nv_tileas.gather_load %v[%row, %column] : tiled_view<64x64xf32>, tile<64xi32>, tile<64xi32> -> tile<64xf32>
  nv_tileas.print "%f"(%x) : tile<64xf32>
  return
}
