// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fNV8E5M3FNU is its bits, and arithmetic on them converts it.
//
// RUN: nv-tileas-opt %s --import-cuda-tile | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile --nv-tileas-lint=error-on=lowering -o /dev/null

cuda_tile.module @m {
  entry @to_f32(%p: tile<ptr<fNV8E5M3FNU>>, %q: tile<ptr<f32>>) {
    %x, %t = load_ptr_tko weak %p : tile<ptr<fNV8E5M3FNU>> -> tile<fNV8E5M3FNU>, token
    %y = ftof %x : tile<fNV8E5M3FNU> -> tile<f32>
    %u = store_ptr_tko weak %q, %y : tile<ptr<f32>>, tile<f32> -> token
  }
  // CHECK-LABEL: func.func @to_f32(%arg0: i64 {nv_tileas.pointee = i8}
  // CHECK: %[[X:.*]] = nv_tileas.load_at {{.*}} -> i8
  // CHECK: %[[W:.*]] = arith.extui %[[X]] : i8 to i32
  // CHECK: %[[S:.*]] = arith.shli %[[W]], %c20{{.*}} : i32
  // CHECK: %[[F:.*]] = arith.bitcast %[[S]] : i32 to f32
  // CHECK: %[[M:.*]] = arith.mulf %[[F]], %{{.*}} : f32
  // CHECK: %[[N:.*]] = arith.cmpi ugt, %[[W]], %c254{{.*}} : i32
  // CHECK: arith.select %[[N]], %{{.*}}, %[[M]] : f32

  entry @from_f16(%p: tile<ptr<fNV8E5M3FNU>>, %x: tile<f16>) {
    %y = ftof %x : tile<f16> -> tile<fNV8E5M3FNU>
    %u = store_ptr_tko weak %p, %y : tile<ptr<fNV8E5M3FNU>>, tile<fNV8E5M3FNU> -> token
  }
  // CHECK-LABEL: func.func @from_f16
  // CHECK: arith.extf %arg1 : f16 to f32
  // CHECK: arith.minui %{{.*}}, %c254{{.*}} : i32
  // CHECK: %[[B:.*]] = arith.trunci %{{.*}} : i32 to i8
  // CHECK: nv_tileas.store_at %[[B]]

  // What f64 has is rounded once.
  entry @from_f64(%p: tile<ptr<fNV8E5M3FNU>>, %x: tile<f64>) {
    %y = ftof %x : tile<f64> -> tile<fNV8E5M3FNU>
    %u = store_ptr_tko weak %p, %y : tile<ptr<fNV8E5M3FNU>>, tile<fNV8E5M3FNU> -> token
  }
  // CHECK-LABEL: func.func @from_f64
  // CHECK-NOT: truncf
  // CHECK: arith.trunci %{{.*}} : i64 to i8

  // No product with such scales has an instruction.
  entry @product(%p: tile<ptr<f32>>, %s: tile<fNV8E5M3FNU>) {
    %x = constant <f4E2M1FN: 1.0> : tile<8x64xf4E2M1FN>
    %y = constant <f4E2M1FN: 2.0> : tile<64x8xf4E2M1FN>
    %s1 = reshape %s : tile<fNV8E5M3FNU> -> tile<1x1xfNV8E5M3FNU>
    %sx = broadcast %s1 : tile<1x1xfNV8E5M3FNU> -> tile<8x4xfNV8E5M3FNU>
    %sy = broadcast %s1 : tile<1x1xfNV8E5M3FNU> -> tile<4x8xfNV8E5M3FNU>
    %z = constant <f32: 0.0> : tile<8x8xf32>
    %r = mmaf_scaled %x, %y, %z, %sx, %sy : tile<8x64xf4E2M1FN>, tile<64x8xf4E2M1FN>, tile<8x8xf32>, tile<8x4xfNV8E5M3FNU>, tile<4x8xfNV8E5M3FNU>
    %u = print_tko "%f %f", %s, %r : tile<fNV8E5M3FNU>, tile<8x8xf32> -> token
  }
  // CHECK-LABEL: func.func @product(%arg0: i64 {{.*}}, %arg1: i8)
  // CHECK-NOT: block_scaled
  // CHECK: nv_tileas.mma
  // CHECK: nv_tileas.print {{.*}} : f32, tile<8x8xf32>

  // The zero that pads has no sign.
  entry @padded(%p: tile<ptr<fNV8E5M3FNU>>, %i: tile<i32>) {
    %a = make_tensor_view %p, shape = [9], strides = [1] : tensor_view<9xfNV8E5M3FNU, strides=[1]>
    %v = make_partition_view %a : partition_view<tile=(8), padding_value = neg_zero, tensor_view<9xfNV8E5M3FNU, strides=[1]>>
    %x, %t = load_view_tko weak %v[%i] : partition_view<tile=(8), padding_value = neg_zero, tensor_view<9xfNV8E5M3FNU, strides=[1]>>, tile<i32> -> tile<8xfNV8E5M3FNU>, token
    %u = print_tko "%f", %x token=%t : tile<8xfNV8E5M3FNU> -> token
  }
  // CHECK-LABEL: func.func @padded
  // CHECK: nv_tileas.tiled_load
  // CHECK-SAME: padding_value zero>
  // CHECK-SAME: tile<8xi8>
}
