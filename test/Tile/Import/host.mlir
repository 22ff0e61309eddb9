// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a program says, and who waits for it.
//
// RUN: nv-tileas-opt %s --convert-cuda-tile-to-tileaa | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-lint=error-on=lowering -o /dev/null

cuda_tile.module @m {
  entry @said(%n: tile<i32>, %c: tile<i1>) {
    %w = gdc_wait_tko -> token
    %t = print_tko "%d\0A", %n token = %w : tile<i32> -> token
    assert %c, "never" : tile<i1>
    %u = gdc_launch_dependents_tko token = %t -> token
  }
}

// CHECK-LABEL: func.func @said(%arg0: i32, %arg1: i1) attributes {nv_tileas.kernel} {
// CHECK-NEXT: %[[V0:.*]] = nv_tileas.dependency_wait
// CHECK-NEXT: %[[V1:.*]] = nv_tileas.print "%d\0A"(%arg0) token %[[V0]] : i32 -> mem_token
// CHECK-NEXT: nv_tileas.assert %arg1, "never" : i1
// CHECK-NEXT: %[[V2:.*]] = nv_tileas.launch_dependents token %[[V1]]
// CHECK-NEXT: return
// CHECK-NEXT: }
