// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every word of attributes, as text and as bytecode of Tile IR.
//
// RUN: nv-tileas-opt %s --verify-roundtrip -o %t.once
// RUN: nv-tileas-opt %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: nv-tileas-opt %s --emit-tile-bytecode -o %t.tilebc
// RUN: nv-tileas-opt %t.tilebc -o %t.fromtilebc
// RUN: diff %t.once %t.fromtilebc
// RUN: FileCheck %s < %t.once

cuda_tile.module @kernels {
  // CHECK: global @seen <i32: 1> : tile<1xi32>
  global public @seen <i32: 1> : tile<1xi32>
  entry @words(%i: tile<i32>, %f: tile<f32>, %p: tile<ptr<i32>>, %q: tile<ptr<f32>>) {
    %v = make_tensor_view %p, shape = [8], strides = [1] : tensor_view<8xi32, strides=[1]>
    %w = make_partition_view %v : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>
    // CHECK: cmpi equal %{{.*}}, %{{.*}}, unsigned : tile<i32> -> tile<i1>
    %0 = cmpi equal %i, %i, unsigned : tile<i32> -> tile<i1>
    // CHECK: cmpf equal unordered %{{.*}}, %{{.*}} : tile<f32> -> tile<i1>
    %1 = cmpf equal unordered %f, %f : tile<f32> -> tile<i1>
    // CHECK: cmpf equal ordered %{{.*}}, %{{.*}} : tile<f32> -> tile<i1>
    %2 = cmpf equal ordered %f, %f : tile<f32> -> tile<i1>
    // CHECK: cmpi not_equal %{{.*}}, %{{.*}}, unsigned : tile<i32> -> tile<i1>
    %3 = cmpi not_equal %i, %i, unsigned : tile<i32> -> tile<i1>
    // CHECK: cmpf not_equal unordered %{{.*}}, %{{.*}} : tile<f32> -> tile<i1>
    %4 = cmpf not_equal unordered %f, %f : tile<f32> -> tile<i1>
    // CHECK: cmpf not_equal ordered %{{.*}}, %{{.*}} : tile<f32> -> tile<i1>
    %5 = cmpf not_equal ordered %f, %f : tile<f32> -> tile<i1>
    // CHECK: cmpi less_than %{{.*}}, %{{.*}}, unsigned : tile<i32> -> tile<i1>
    %6 = cmpi less_than %i, %i, unsigned : tile<i32> -> tile<i1>
    // CHECK: cmpf less_than unordered %{{.*}}, %{{.*}} : tile<f32> -> tile<i1>
    %7 = cmpf less_than unordered %f, %f : tile<f32> -> tile<i1>
    // CHECK: cmpf less_than ordered %{{.*}}, %{{.*}} : tile<f32> -> tile<i1>
    %8 = cmpf less_than ordered %f, %f : tile<f32> -> tile<i1>
    // CHECK: cmpi less_than_or_equal %{{.*}}, %{{.*}}, unsigned : tile<i32> -> tile<i1>
    %9 = cmpi less_than_or_equal %i, %i, unsigned : tile<i32> -> tile<i1>
    // CHECK: cmpf less_than_or_equal unordered %{{.*}}, %{{.*}} : tile<f32> -> tile<i1>
    %10 = cmpf less_than_or_equal unordered %f, %f : tile<f32> -> tile<i1>
    // CHECK: cmpf less_than_or_equal ordered %{{.*}}, %{{.*}} : tile<f32> -> tile<i1>
    %11 = cmpf less_than_or_equal ordered %f, %f : tile<f32> -> tile<i1>
    // CHECK: cmpi greater_than %{{.*}}, %{{.*}}, unsigned : tile<i32> -> tile<i1>
    %12 = cmpi greater_than %i, %i, unsigned : tile<i32> -> tile<i1>
    // CHECK: cmpf greater_than unordered %{{.*}}, %{{.*}} : tile<f32> -> tile<i1>
    %13 = cmpf greater_than unordered %f, %f : tile<f32> -> tile<i1>
    // CHECK: cmpf greater_than ordered %{{.*}}, %{{.*}} : tile<f32> -> tile<i1>
    %14 = cmpf greater_than ordered %f, %f : tile<f32> -> tile<i1>
    // CHECK: cmpi greater_than_or_equal %{{.*}}, %{{.*}}, unsigned : tile<i32> -> tile<i1>
    %15 = cmpi greater_than_or_equal %i, %i, unsigned : tile<i32> -> tile<i1>
    // CHECK: cmpf greater_than_or_equal unordered %{{.*}}, %{{.*}} : tile<f32> -> tile<i1>
    %16 = cmpf greater_than_or_equal unordered %f, %f : tile<f32> -> tile<i1>
    // CHECK: cmpf greater_than_or_equal ordered %{{.*}}, %{{.*}} : tile<f32> -> tile<i1>
    %17 = cmpf greater_than_or_equal ordered %f, %f : tile<f32> -> tile<i1>
    // CHECK: addi %{{.*}}, %{{.*}} : tile<i32>
    %18 = addi %i, %i overflow<none> : tile<i32>
    // CHECK: addi %{{.*}}, %{{.*}} overflow<no_signed_wrap> : tile<i32>
    %19 = addi %i, %i overflow<no_signed_wrap> : tile<i32>
    // CHECK: addi %{{.*}}, %{{.*}} overflow<no_unsigned_wrap> : tile<i32>
    %20 = addi %i, %i overflow<no_unsigned_wrap> : tile<i32>
    // CHECK: addi %{{.*}}, %{{.*}} overflow<no_wrap> : tile<i32>
    %21 = addi %i, %i overflow<no_wrap> : tile<i32>
    // CHECK: divf %{{.*}}, %{{.*}} : tile<f32>
    %22 = divf %f, %f rounding<nearest_even> : tile<f32>
    // CHECK: divf %{{.*}}, %{{.*}} rounding<zero> : tile<f32>
    %23 = divf %f, %f rounding<zero> : tile<f32>
    // CHECK: divf %{{.*}}, %{{.*}} rounding<negative_inf> : tile<f32>
    %24 = divf %f, %f rounding<negative_inf> : tile<f32>
    // CHECK: divf %{{.*}}, %{{.*}} rounding<positive_inf> : tile<f32>
    %25 = divf %f, %f rounding<positive_inf> : tile<f32>
    // CHECK: divf %{{.*}}, %{{.*}} rounding<approx> : tile<f32>
    %26 = divf %f, %f rounding<approx> : tile<f32>
    // CHECK: divf %{{.*}}, %{{.*}} rounding<full> : tile<f32>
    %27 = divf %f, %f rounding<full> : tile<f32>
    // CHECK: ftoi %{{.*}} signed : tile<f32> -> tile<i32>
    %28 = ftoi %f signed rounding<nearest_int_to_zero> : tile<f32> -> tile<i32>
    // CHECK: atomic_rmw_tko relaxed tl_blk %{{.*}}, and, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %29, %30 = atomic_rmw_tko relaxed tl_blk %p, and, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko relaxed tl_blk %{{.*}}, or, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %31, %32 = atomic_rmw_tko relaxed tl_blk %p, or, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko relaxed tl_blk %{{.*}}, xor, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %33, %34 = atomic_rmw_tko relaxed tl_blk %p, xor, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko relaxed tl_blk %{{.*}}, add, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %35, %36 = atomic_rmw_tko relaxed tl_blk %p, add, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko relaxed tl_blk %{{.*}}, max, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %37, %38 = atomic_rmw_tko relaxed tl_blk %p, max, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko relaxed tl_blk %{{.*}}, min, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %39, %40 = atomic_rmw_tko relaxed tl_blk %p, min, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko relaxed tl_blk %{{.*}}, umax, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %41, %42 = atomic_rmw_tko relaxed tl_blk %p, umax, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko relaxed tl_blk %{{.*}}, umin, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %43, %44 = atomic_rmw_tko relaxed tl_blk %p, umin, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko relaxed tl_blk %{{.*}}, xchg, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %45, %46 = atomic_rmw_tko relaxed tl_blk %p, xchg, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko relaxed tl_blk %{{.*}}, addf, %{{.*}} : tile<ptr<f32>>, tile<f32> -> tile<f32>, token
    %47, %48 = atomic_rmw_tko relaxed tl_blk %q, addf, %f : tile<ptr<f32>>, tile<f32> -> tile<f32>, token
    // CHECK: atomic_rmw_tko relaxed tl_blk %{{.*}}, add, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %49, %50 = atomic_rmw_tko relaxed tl_blk %p, add, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko relaxed device %{{.*}}, add, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %51, %52 = atomic_rmw_tko relaxed device %p, add, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko relaxed sys %{{.*}}, add, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %53, %54 = atomic_rmw_tko relaxed sys %p, add, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko acquire tl_blk %{{.*}}, add, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %55, %56 = atomic_rmw_tko acquire tl_blk %p, add, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko acquire device %{{.*}}, add, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %57, %58 = atomic_rmw_tko acquire device %p, add, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko acquire sys %{{.*}}, add, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %59, %60 = atomic_rmw_tko acquire sys %p, add, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko release tl_blk %{{.*}}, add, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %61, %62 = atomic_rmw_tko release tl_blk %p, add, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko release device %{{.*}}, add, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %63, %64 = atomic_rmw_tko release device %p, add, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko release sys %{{.*}}, add, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %65, %66 = atomic_rmw_tko release sys %p, add, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko acq_rel tl_blk %{{.*}}, add, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %67, %68 = atomic_rmw_tko acq_rel tl_blk %p, add, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko acq_rel device %{{.*}}, add, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %69, %70 = atomic_rmw_tko acq_rel device %p, add, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: atomic_rmw_tko acq_rel sys %{{.*}}, add, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %71, %72 = atomic_rmw_tko acq_rel sys %p, add, %i : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK: multimem_load_reduce_view_tko relaxed sys %{{.*}}[%{{.*}}], add : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %73, %74 = multimem_load_reduce_view_tko relaxed sys %w[%i], add : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    // CHECK: multimem_load_reduce_view_tko relaxed sys %{{.*}}[%{{.*}}], min : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %75, %76 = multimem_load_reduce_view_tko relaxed sys %w[%i], min : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    // CHECK: multimem_load_reduce_view_tko relaxed sys %{{.*}}[%{{.*}}], max : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %77, %78 = multimem_load_reduce_view_tko relaxed sys %w[%i], max : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    // CHECK: multimem_load_reduce_view_tko relaxed sys %{{.*}}[%{{.*}}], and : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %79, %80 = multimem_load_reduce_view_tko relaxed sys %w[%i], and : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    // CHECK: multimem_load_reduce_view_tko relaxed sys %{{.*}}[%{{.*}}], or : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %81, %82 = multimem_load_reduce_view_tko relaxed sys %w[%i], or : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    // CHECK: multimem_load_reduce_view_tko relaxed sys %{{.*}}[%{{.*}}], xor : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %83, %84 = multimem_load_reduce_view_tko relaxed sys %w[%i], xor : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    // CHECK: multimem_load_reduce_view_tko relaxed sys %{{.*}}[%{{.*}}], umin : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %85, %86 = multimem_load_reduce_view_tko relaxed sys %w[%i], umin : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    // CHECK: multimem_load_reduce_view_tko relaxed sys %{{.*}}[%{{.*}}], umax : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    %87, %88 = multimem_load_reduce_view_tko relaxed sys %w[%i], umax : partition_view<tile=(4), tensor_view<8xi32, strides=[1]>>, tile<i32> -> tile<4xi32>, token
    // CHECK: ftof %{{.*}} rounding<nearest_away> : tile<f32> -> tile<tf32>
    %tf32 = ftof %f rounding<nearest_away> : tile<f32> -> tile<tf32>
    // A name that 13.3 still had.
    // CHECK: fpowf %{{.*}}, %{{.*}} : tile<f32>
    %pow = pow %f, %f : tile<f32>
  }
}
