// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every type and element in every form.
//
// RUN: nv-tileas-opt %s --verify-roundtrip -o %t.once
// RUN: nv-tileas-opt %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: nv-tileas-opt %s -emit-bytecode -o %t.mlirbc
// RUN: nv-tileas-opt %t.mlirbc -o %t.frommlirbc
// RUN: diff %t.once %t.frommlirbc
// RUN: FileCheck %s < %t.once

// CHECK-LABEL: @elements
// CHECK-SAME: !cuda_tile.tile<i1>, !cuda_tile.tile<2xi4>, !cuda_tile.tile<2x4xi8>, !cuda_tile.tile<i16>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>
func.func private @elements(!cuda_tile.tile<i1>, !cuda_tile.tile<2xi4>,
    !cuda_tile.tile<2x4xi8>, !cuda_tile.tile<i16>, !cuda_tile.tile<i32>,
    !cuda_tile.tile<i64>)
// CHECK-LABEL: @floats
// CHECK-SAME: !cuda_tile.tile<f16>, !cuda_tile.tile<bf16>, !cuda_tile.tile<f32>, !cuda_tile.tile<f64>, !cuda_tile.tile<tf32>, !cuda_tile.tile<f8E4M3FN>, !cuda_tile.tile<f8E5M2>, !cuda_tile.tile<f8E8M0FNU>, !cuda_tile.tile<2xf4E2M1FN>, !cuda_tile.tile<fNV8E5M3FNU>
func.func private @floats(!cuda_tile.tile<f16>, !cuda_tile.tile<bf16>,
    !cuda_tile.tile<f32>, !cuda_tile.tile<f64>, !cuda_tile.tile<tf32>,
    !cuda_tile.tile<f8E4M3FN>, !cuda_tile.tile<f8E5M2>,
    !cuda_tile.tile<f8E8M0FNU>, !cuda_tile.tile<2xf4E2M1FN>,
    !cuda_tile.tile<fNV8E5M3FNU>)
// CHECK-LABEL: @limits
// CHECK-SAME: !cuda_tile.tile<4096x4096xi8>, !cuda_tile.tile<16777216xptr<f64>>, !cuda_tile.tile<1x1x1x1x1x1xi1>
func.func private @limits(!cuda_tile.tile<4096x4096xi8>,
    !cuda_tile.tile<16777216xptr<f64>>, !cuda_tile.tile<1x1x1x1x1x1xi1>)
// CHECK-LABEL: @pointers
// CHECK-SAME: !cuda_tile.ptr<i1>, !cuda_tile.ptr<f4E2M1FN>, !cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<8x2xptr<f8E5M2>>
func.func private @pointers(!cuda_tile.ptr<i1>, !cuda_tile.ptr<f4E2M1FN>,
    !cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<8x2xptr<f8E5M2>>)
// CHECK-LABEL: @arrays
// CHECK-SAME: !cuda_tile.tensor_view<f32>, !cuda_tile.tensor_view<?x128xf16, strides=[?,1]>, !cuda_tile.tensor_view<1x9223372036854775807xi8, strides=[1,1]>, !cuda_tile.tensor_view<6xf4E2M1FN, strides=[1]>, !cuda_tile.tensor_view<?xf4E2M1FN, strides=[?]>
func.func private @arrays(!cuda_tile.tensor_view<f32>,
    !cuda_tile.tensor_view<?x128xf16, strides=[?,1]>,
    !cuda_tile.tensor_view<1x9223372036854775807xi8, strides=[1,1]>,
    !cuda_tile.tensor_view<6xf4E2M1FN, strides=[1]>,
    !cuda_tile.tensor_view<?xf4E2M1FN, strides=[?]>)
// CHECK-LABEL: @partitions
// CHECK-SAME: !cuda_tile.partition_view<tile=(4), tensor_view<7xi32, strides=[1]>>, !cuda_tile.partition_view<tile=(4), padding_value = neg_zero, tensor_view<7xf32, strides=[1]>>, !cuda_tile.partition_view<tile=(4x2), tensor_view<7x8xf32, strides=[1,7]>, dim_map=[1, 0]>
func.func private @partitions(
    !cuda_tile.partition_view<tile=(4), tensor_view<7xi32, strides=[1]>>,
    !cuda_tile.partition_view<tile=(4), padding_value = neg_zero, tensor_view<7xf32, strides=[1]>>,
    !cuda_tile.partition_view<tile=(4x2), tensor_view<7x8xf32, strides=[1,7]>, dim_map=[1, 0]>)
// CHECK-LABEL: @strided
// CHECK-SAME: !cuda_tile.strided_view<tile=(4x2), traversal_strides=[3,7], padding_value = pos_inf, tensor_view<7x8xf32, strides=[1,7]>, dim_map=[1, 0]>
func.func private @strided(!cuda_tile.strided_view<tile=(4x2), traversal_strides=[3,7], padding_value = pos_inf, tensor_view<7x8xf32, strides=[1,7]>, dim_map=[1, 0]>)
// CHECK-LABEL: @sparse
// CHECK-SAME: !cuda_tile.gather_scatter_view<tile=(4x2), padding_value = neg_inf, tensor_view<7x8xf32, strides=[8,1]>, sparse_dim=1>
func.func private @sparse(!cuda_tile.gather_scatter_view<tile=(4x2), padding_value = neg_inf, tensor_view<7x8xf32, strides=[8,1]>, sparse_dim=1>)
// CHECK-LABEL: @token
// CHECK-SAME: !cuda_tile.token
func.func private @token(!cuda_tile.token)
