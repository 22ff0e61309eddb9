// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic on integers of rank 0.
//
// RUN: nv-tileas-opt %s --convert-cuda-tile-to-tileaa | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-lint=error-on=lowering -o /dev/null

cuda_tile.module @m {
  entry @integers(%a: tile<i32>, %b: tile<i64>) {
    %0 = addi %a, %a : tile<i32>
    %1 = addi %a, %a overflow<no_wrap> : tile<i32>
    %2 = subi %b, %b overflow<no_signed_wrap> : tile<i64>
    %3 = muli %a, %a overflow<no_unsigned_wrap> : tile<i32>
    %4 = shli %a, %a : tile<i32>
    %5 = andi %a, %a : tile<i32>
    %6 = ori %a, %a : tile<i32>
    %7 = xori %a, %a : tile<i32>
    %8 = maxi %a, %a signed : tile<i32>
    %9 = mini %a, %a unsigned : tile<i32>
    %10 = remi %a, %a signed : tile<i32>
    %11 = shri %a, %a unsigned : tile<i32>
    %12 = divi %a, %a signed : tile<i32>
    %13 = divi %a, %a signed rounding<negative_inf> : tile<i32>
    %14 = divi %a, %a unsigned rounding<positive_inf> : tile<i32>
    %15 = absi %a : tile<i32>
    %16 = negi %a : tile<i32>
    %17 = negi %a overflow<no_signed_wrap> : tile<i32>
    %18 = mulhii %b, %b : tile<i64>
    %19 = cmpi less_than %a, %a, signed : tile<i32> -> tile<i1>
  }
}

// CHECK-LABEL: func.func @integers(%arg0: i32, %arg1: i64) attributes {nv_tileas.kernel} {
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.addi %arg0, %arg0 overflow<nsw, nuw> : i32
// CHECK-NEXT: %[[V2:.*]] = arith.subi %arg1, %arg1 overflow<nsw> : i64
// CHECK-NEXT: %[[V3:.*]] = arith.muli %arg0, %arg0 overflow<nuw> : i32
// CHECK-NEXT: %[[V4:.*]] = arith.shli %arg0, %arg0 : i32
// CHECK-NEXT: %[[V5:.*]] = arith.andi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V6:.*]] = arith.ori %arg0, %arg0 : i32
// CHECK-NEXT: %[[V7:.*]] = arith.xori %arg0, %arg0 : i32
// CHECK-NEXT: %[[V8:.*]] = arith.maxsi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V9:.*]] = arith.minui %arg0, %arg0 : i32
// CHECK-NEXT: %[[V10:.*]] = arith.remsi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V11:.*]] = arith.shrui %arg0, %arg0 : i32
// CHECK-NEXT: %[[V12:.*]] = arith.divsi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V13:.*]] = arith.floordivsi %arg0, %arg0 : i32
// CHECK-NEXT: %[[V14:.*]] = arith.ceildivui %arg0, %arg0 : i32
// CHECK-NEXT: %[[V15:.*]] = math.absi %arg0 : i32
// CHECK-NEXT: %[[V16:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V17:.*]] = arith.subi %[[V16]], %arg0 : i32
// CHECK-NEXT: %[[V18:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V19:.*]] = arith.subi %[[V18]], %arg0 overflow<nsw> : i32
// CHECK-NEXT: %[[V20:.*]], %[[V21:.*]] = arith.mului_extended %arg1, %arg1 : i64
// CHECK-NEXT: %[[V22:.*]] = arith.cmpi slt, %arg0, %arg0 : i32
// CHECK-NEXT: return
// CHECK-NEXT: }
