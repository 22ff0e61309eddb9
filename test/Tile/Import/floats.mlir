// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic on floats: of rank 0, it is that of arith and math, unless the
// rounding is another one.
//
// RUN: nv-tileas-opt %s --convert-cuda-tile-to-tileaa | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-lint=error-on=lowering -o /dev/null

cuda_tile.module @m {
  entry @floats(%a: tile<f32>, %h: tile<bf16>, %d: tile<f64>, %i: tile<i32>) {
    %0 = absf %a : tile<f32>
    %1 = ceil %h : tile<bf16>
    %2 = cos %d : tile<f64>
    %3 = cosh %a : tile<f32>
    %4 = exp %a : tile<f32>
    %5 = exp %a rounding<approx> : tile<f32>
    %6 = exp2 %a : tile<f32>
    %7 = exp2 %a flush_to_zero : tile<f32>
    %8 = floor %a : tile<f32>
    %9 = log %a : tile<f32>
    %10 = log2 %a : tile<f32>
    %11 = negf %a : tile<f32>
    %12 = rsqrt %a : tile<f32>
    %13 = rsqrt %a flush_to_zero : tile<f32>
    %14 = sin %a : tile<f32>
    %15 = sinh %a : tile<f32>
    %16 = tan %a : tile<f32>
    %17 = tanh %a : tile<f32>
    %18 = tanh %a rounding<approx> : tile<f32>
    %19 = sqrt %d : tile<f64>
    %20 = sqrt %a rounding<approx> flush_to_zero : tile<f32>
    %21 = addf %h, %h : tile<bf16>
    %22 = addf %a, %a rounding<zero> flush_to_zero : tile<f32>
    %23 = divf %a, %a rounding<full> : tile<f32>
    %24 = mulf %d, %d rounding<negative_inf> : tile<f64>
    %25 = subf %d, %d rounding<positive_inf> : tile<f64>
    %26 = fma %a, %a, %a : tile<f32>
    %27 = fma %a, %a, %a rounding<zero> flush_to_zero : tile<f32>
    %28 = maxf %a, %a : tile<f32>
    %29 = maxf %a, %a propagate_nan flush_to_zero : tile<f32>
    %30 = minf %h, %h propagate_nan : tile<bf16>
    %31 = fpowf %a, %a : tile<f32>
    %32 = fpowi %a, %i : tile<f32>, tile<i32>
    %33 = remf %a, %a : tile<f32>
    %34 = atan2 %a, %a : tile<f32>
    %35 = cmpf less_than_or_equal unordered %a, %a : tile<f32> -> tile<i1>
    %36 = cmpf not_equal ordered %a, %a : tile<f32> -> tile<i1>
  }
}

// CHECK-LABEL: func.func @floats(%arg0: f32, %arg1: bf16, %arg2: f64, %arg3: i32) attributes {nv_tileas.kernel} {
// CHECK-NEXT: %[[V0:.*]] = math.absf %arg0 : f32
// CHECK-NEXT: %[[V1:.*]] = math.ceil %arg1 : bf16
// CHECK-NEXT: %[[V2:.*]] = math.cos %arg2 : f64
// CHECK-NEXT: %[[V3:.*]] = math.cosh %arg0 : f32
// CHECK-NEXT: %[[V4:.*]] = math.exp %arg0 : f32
// CHECK-NEXT: %[[V5:.*]] = nv_tileas.fp %arg0 {kind = #nv_tileas<fp_kind exp>, mode = #nv_tileas.fp<approx>} : f32
// CHECK-NEXT: %[[V6:.*]] = math.exp2 %arg0 : f32
// CHECK-NEXT: %[[V7:.*]] = nv_tileas.fp %arg0 {kind = #nv_tileas<fp_kind exp2>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
// CHECK-NEXT: %[[V8:.*]] = math.floor %arg0 : f32
// CHECK-NEXT: %[[V9:.*]] = math.log %arg0 : f32
// CHECK-NEXT: %[[V10:.*]] = math.log2 %arg0 : f32
// CHECK-NEXT: %[[V11:.*]] = arith.negf %arg0 : f32
// CHECK-NEXT: %[[V12:.*]] = math.rsqrt %arg0 : f32
// CHECK-NEXT: %[[V13:.*]] = nv_tileas.fp %arg0 {kind = #nv_tileas<fp_kind rsqrt>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
// CHECK-NEXT: %[[V14:.*]] = math.sin %arg0 : f32
// CHECK-NEXT: %[[V15:.*]] = math.sinh %arg0 : f32
// CHECK-NEXT: %[[V16:.*]] = math.tan %arg0 : f32
// CHECK-NEXT: %[[V17:.*]] = math.tanh %arg0 : f32
// CHECK-NEXT: %[[V18:.*]] = nv_tileas.fp %arg0 {kind = #nv_tileas<fp_kind tanh>, mode = #nv_tileas.fp<approx>} : f32
// CHECK-NEXT: %[[V19:.*]] = math.sqrt %arg2 : f64
// CHECK-NEXT: %[[V20:.*]] = nv_tileas.fp %arg0 {kind = #nv_tileas<fp_kind sqrt>, mode = #nv_tileas.fp<approx, ftz>} : f32
// CHECK-NEXT: %[[V21:.*]] = arith.addf %arg1, %arg1 : bf16
// CHECK-NEXT: %[[V22:.*]] = nv_tileas.fp %arg0, %arg0 {kind = #nv_tileas<fp_kind add>, mode = #nv_tileas.fp<zero, ftz>} : f32
// CHECK-NEXT: %[[V23:.*]] = nv_tileas.fp %arg0, %arg0 {kind = #nv_tileas<fp_kind div>, mode = #nv_tileas.fp<full>} : f32
// CHECK-NEXT: %[[V24:.*]] = nv_tileas.fp %arg2, %arg2 {kind = #nv_tileas<fp_kind mul>, mode = #nv_tileas.fp<negative_inf>} : f64
// CHECK-NEXT: %[[V25:.*]] = nv_tileas.fp %arg2, %arg2 {kind = #nv_tileas<fp_kind sub>, mode = #nv_tileas.fp<positive_inf>} : f64
// CHECK-NEXT: %[[V26:.*]] = math.fma %arg0, %arg0, %arg0 : f32
// CHECK-NEXT: %[[V27:.*]] = nv_tileas.fp %arg0, %arg0, %arg0 {kind = #nv_tileas<fp_kind fma>, mode = #nv_tileas.fp<zero, ftz>} : f32
// CHECK-NEXT: %[[V28:.*]] = arith.maxnumf %arg0, %arg0 : f32
// CHECK-NEXT: %[[V29:.*]] = nv_tileas.fp %arg0, %arg0 {kind = #nv_tileas<fp_kind maximum>, mode = #nv_tileas.fp<nearest_even, ftz>} : f32
// CHECK-NEXT: %[[V30:.*]] = arith.minimumf %arg1, %arg1 : bf16
// CHECK-NEXT: %[[V31:.*]] = math.powf %arg0, %arg0 : f32
// CHECK-NEXT: %[[V32:.*]] = math.fpowi %arg0, %arg3 : f32, i32
// CHECK-NEXT: %[[V33:.*]] = arith.remf %arg0, %arg0 : f32
// CHECK-NEXT: %[[V34:.*]] = math.atan2 %arg0, %arg0 : f32
// CHECK-NEXT: %[[V35:.*]] = arith.cmpf ule, %arg0, %arg0 : f32
// CHECK-NEXT: %[[V36:.*]] = arith.cmpf one, %arg0, %arg0 : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
