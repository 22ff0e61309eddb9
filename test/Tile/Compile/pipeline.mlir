// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline by its name: callees are in their kernels, and nothing is left but
// llvm and nvvm.
//
// RUN: nv-tileas-opt %s --nv-tileas-to-nvvm=arch=sm_80 | FileCheck %s
// RUN: nv-tileas-opt %s --nv-tileas-to-nvvm | FileCheck %s
// RUN: nv-tileas-opt %s --nv-tileas-to-nvvm="arch=sm_90a warps=8 launch=static" | FileCheck %s --check-prefix=EIGHT
//
// What the options say is checked.
// RUN: not nv-tileas-opt %s --nv-tileas-to-nvvm=arch=sm_x 2>&1 | FileCheck %s --check-prefix=ARCH
// RUN: not nv-tileas-opt %s --nv-tileas-to-nvvm=launch=never 2>&1 | FileCheck %s --check-prefix=LAUNCH
// ARCH: arch=sm_x: {{.+}}
// LAUNCH: launch must be dynamic or static, not 'never'

// CHECK-NOT: func.func
// CHECK: llvm.func @scale(%arg0: !llvm.ptr<1>{{.*}}, %arg1: i32)
// CHECK-SAME: nvvm.kernel, nvvm.reqntid = array<i32: 64, 1, 1>
// EIGHT: nvvm.reqntid = array<i32: 256, 1, 1>
// CHECK-NOT: {{(call|func|arith|scf|cf|builtin)[.]}}
// CHECK: llvm.mul
// CHECK: llvm.cond_br
// CHECK: llvm.return

func.func private @twice(%n: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %m = arith.muli %n, %n : i32
  %r = arith.muli %m, %c2 : i32
  return %r : i32
}

func.func @scale(%to: !nv_tileas.tiled_view<8xi32>, %n: i32) attributes {nv_tileas.kernel, nv_tileas.warps = 2 : i32} {
  %c0 = arith.constant 0 : index
  %m = func.call @twice(%n) : (i32) -> i32
  %positive = arith.constant 0 : i32
  %is = arith.cmpi sgt, %n, %positive : i32
  scf.if %is {
    %t = nv_tileas.splat %m : i32 -> !nv_tileas.tile<8xi32>
    %at = nv_tileas.block_tile %to : !nv_tileas.tiled_view<8xi32> -> !nv_tileas.tiled_view<8xi32>
    nv_tileas.tiled_store %t, %at[%c0] {atom = #nv_tileas<atom universal_copy>} : !nv_tileas.tile<8xi32>, !nv_tileas.tiled_view<8xi32>
  }
  return
}
