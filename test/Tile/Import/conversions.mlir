// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions.
//
// RUN: nv-tileas-opt %s --convert-cuda-tile-to-tileaa | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-lint=error-on=lowering -o /dev/null

cuda_tile.module @m {
  entry @conversions(%f: tile<f32>, %i: tile<i32>, %l: tile<i64>, %p: tile<ptr<f32>>) {
    %0 = bitcast %f : tile<f32> -> tile<i32>
    %1 = ptr_to_ptr %p : tile<ptr<f32>> -> tile<ptr<i8>>
    %2 = int_to_ptr %l : tile<i64> -> tile<ptr<f32>>
    %3 = ptr_to_int %p : tile<ptr<f32>> -> tile<i64>
    %4 = exti %i signed : tile<i32> -> tile<i64>
    %5 = trunci %l : tile<i64> -> tile<i4>
    %6 = trunci %l overflow<no_wrap> : tile<i64> -> tile<i32>
    %7 = ftof %f : tile<f32> -> tile<f16>
    %8 = ftof %f rounding<positive_inf> : tile<f32> -> tile<f8E8M0FNU>
    %9 = ftoi %f signed : tile<f32> -> tile<i32>
    %10 = ftoi %f unsigned saturating : tile<f32> -> tile<i32>
    %11 = itof %i unsigned : tile<i32> -> tile<f32>
    %12 = itof %l signed rounding<nearest_even> : tile<i64> -> tile<f16>
  }
}

// CHECK-LABEL: func.func @conversions(%arg0: f32, %arg1: i32, %arg2: i64, %arg3: i64 {nv_tileas.pointee = f32}) attributes {nv_tileas.kernel} {
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.extsi %arg1 : i32 to i64
// CHECK-NEXT: %[[V2:.*]] = arith.trunci %arg2 : i64 to i4
// CHECK-NEXT: %[[V3:.*]] = arith.trunci %arg2 overflow<nsw, nuw> : i64 to i32
// CHECK-NEXT: %[[V4:.*]] = arith.truncf %arg0 : f32 to f16
// CHECK-NEXT: %[[V5:.*]] = arith.truncf %arg0 upward : f32 to f8E8M0FNU
// CHECK-NEXT: %[[V6:.*]] = arith.fptosi %arg0 : f32 to i32
// CHECK-NEXT: %[[V7:.*]] = nv_tileas.float_to_int %arg0 {signedness = #nv_tileas<signedness unsigned>} : f32 -> i32
// CHECK-NEXT: %[[V8:.*]] = arith.uitofp %arg1 : i32 to f32
// CHECK-NEXT: %[[V9:.*]] = arith.sitofp %arg2 : i64 to f16
// CHECK-NEXT: return
// CHECK-NEXT: }
