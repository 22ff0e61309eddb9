// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Variables, parameters, hints, and where a block is.
//
// RUN: nv-tileas-opt %s --convert-cuda-tile-to-tileaa | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-lint=error-on=lowering -o /dev/null

cuda_tile.module @m {
  global @table alignment = 16 <f32: [0.0, 1.0]> : tile<2xf32>
  global private constant @fixed alignment = 4 <i32: 7> : tile<4xi32>
  global @plain <i8: 1> : tile<1xi8>
  entry @hinted(%p: tile<ptr<f32>>, %n: tile<i32>)
      optimization_hints = <sm_90 = {num_cta_in_cga = 2}, default = {occupancy = 2}> {
    %g = get_global @table : tile<ptr<f32>>
    %x, %y, %z = get_tile_block_id : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    %a = alloca num_elem = 64, alignment = 16 : tile<ptr<f32>>
    %ag = alloca num_elem = 64, alignment = 16 global : tile<ptr<f32>>
    %t = print_tko "%d %d", %x, %ny : tile<i32>, tile<i32> -> token
    return
  }
}

// CHECK: llvm.mlir.global external @table(dense<[0.000000e+00, 1.000000e+00]> : tensor<2xf32>) {addr_space = 1 : i32, alignment = 16 : i64} : !llvm.array<2 x f32>
// CHECK: llvm.mlir.global internal constant @fixed(dense<7> : tensor<4xi32>) {addr_space = 1 : i32, alignment = 4 : i64} : !llvm.array<4 x i32>
// CHECK: llvm.mlir.global external @plain(dense<1> : tensor<1xi8>) {addr_space = 1 : i32} : !llvm.array<1 x i8>
// CHECK-LABEL: func.func @hinted(%arg0: i64 {nv_tileas.pointee = f32}, %arg1: i32) attributes {nv_tileas.hints = {default = {occupancy = 2 : i32}, sm_90 = {num_cta_in_cga = 2 : i32}}, nv_tileas.kernel, nv_tileas.min_blocks = 2 : i32} {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.addressof @table : !llvm.ptr<1>
// CHECK-NEXT: %[[V1:.*]] = llvm.ptrtoint %[[V0]] : !llvm.ptr<1> to i64
// CHECK-NEXT: %[[V2:.*]] = gpu.block_id  x
// CHECK-NEXT: %[[V3:.*]] = arith.index_cast %[[V2]] : index to i32
// CHECK-NEXT: %[[V4:.*]] = gpu.grid_dim  y
// CHECK-NEXT: %[[V5:.*]] = arith.index_cast %[[V4]] : index to i32
// CHECK-NEXT: %[[V6:.*]] = nv_tileas.alloc_at {alignment = 16 : i64, count = 64 : i64, element = f32}
// CHECK-NEXT: %[[V7:.*]] = nv_tileas.alloc_at {alignment = 16 : i64, count = 64 : i64, element = f32, is_global}
// CHECK-NEXT: nv_tileas.print "%d %d"(%[[V3]], %[[V5]]) : i32, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
