// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an operation becomes has its place, and a kernel and its parameters have
// theirs.
//
// RUN: nv-tileas-opt %s --import-cuda-tile --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

cuda_tile.module @m {
  // CHECK: func.func @k(%arg0: i64 {nv_tileas.pointee = f32} loc("{{.*}}places.mlir":12:12), %arg1: i32 loc("{{.*}}places.mlir":12:32))
  entry @k(%p: tile<ptr<f32>>, %i: tile<i32>) {
    %q = offset %p, %i : tile<ptr<f32>>, tile<i32> -> tile<ptr<f32>>
    // CHECK: arith.muli {{.*}} loc("{{.*}}places.mlir":13:10)
    // CHECK: arith.addi {{.*}} loc("{{.*}}places.mlir":13:10)
    %x, %t = load_ptr_tko weak %q : tile<ptr<f32>> -> tile<f32>, token
    // CHECK: nv_tileas.load_at {{.*}} loc("{{.*}}places.mlir":16:14)
    %y = addf %x, %x rounding<zero> : tile<f32>
    // CHECK: nv_tileas.fp {{.*}} loc("{{.*}}places.mlir":18:10)
    %u = store_ptr_tko weak %p, %y : tile<ptr<f32>>, tile<f32> -> token
    // CHECK: nv_tileas.store_at {{.*}} loc("{{.*}}places.mlir":20:10)
  // CHECK: } loc("{{.*}}places.mlir":12:3)
  }
}
