// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Every operation in every form: printed and parsed again, it stays the same, as
// text, in the generic form, as MLIR's bytecode and as bytecode of Tile IR.
//
// RUN: nv-tileas-opt %s --verify-roundtrip -o %t.once
// RUN: nv-tileas-opt %t.once -o %t.twice
// RUN: diff %t.once %t.twice
// RUN: nv-tileas-opt %s --mlir-print-op-generic -o %t.generic
// RUN: nv-tileas-opt %t.generic -o %t.fromgeneric
// RUN: diff %t.once %t.fromgeneric
// RUN: nv-tileas-opt %s -emit-bytecode -o %t.mlirbc
// RUN: nv-tileas-opt %t.mlirbc -o %t.frommlirbc
// RUN: diff %t.once %t.frommlirbc
// RUN: nv-tileas-opt %s --emit-tile-bytecode -o %t.tilebc
// RUN: nv-tileas-opt %t.tilebc -o %t.fromtilebc
// RUN: diff %t.once %t.fromtilebc
// RUN: FileCheck %s < %t.once

// CHECK: cuda_tile.module @kernels producer "by hand" {
cuda_tile.module @kernels producer "by hand" {
  // CHECK-NEXT: global @table alignment = 16 <f32: [0.000000e+00, 1.000000e+00]> : tile<2xf32>
  global @table alignment = 16 <f32: [0.0, 1.0]> : tile<2xf32>
  // CHECK-NEXT: global private constant @fixed alignment = 4 <i32: 7> : tile<4xi32>
  global private constant @fixed alignment = 4 <i32: 7> : tile<4xi32>
  // CHECK-NEXT: global @plain <i8: 1> : tile<1xi8>
  global @plain <i8: 1> : tile<1xi8>

  // CHECK-LABEL: entry @hinted(%{{.*}}: tile<ptr<f32>>, %{{.*}}: tile<i32>) optimization_hints=<default = {occupancy = 2}, sm_90 = {num_cta_in_cga = 2}>
  entry @hinted(%p: tile<ptr<f32>>, %n: tile<i32>)
      optimization_hints = <sm_90 = {num_cta_in_cga = 2}, default = {occupancy = 2}> {
    // CHECK-NEXT: get_global @table : tile<ptr<f32>>
    %g = get_global @table : tile<ptr<f32>>
    // CHECK-NEXT: get_tile_block_id : tile<i32>
    %x, %y, %z = get_tile_block_id : tile<i32>
    // CHECK-NEXT: get_num_tile_blocks : tile<i32>
    %nx, %ny, %nz = get_num_tile_blocks : tile<i32>
    // CHECK-NEXT: alloca num_elem = 64, alignment = 16 : tile<ptr<f32>>
    %a = alloca num_elem = 64, alignment = 16 : tile<ptr<f32>>
    // CHECK-NEXT: alloca num_elem = 64, alignment = 16 global : tile<ptr<f32>>
    %ag = alloca num_elem = 64, alignment = 16 global : tile<ptr<f32>>
    // CHECK-NEXT: return
    return
  }

  // CHECK-LABEL: entry @made()
  entry @made() {
    // CHECK-NEXT: constant <i32: 5> : tile<i32>
    %c0 = constant <i32: 5> : tile<i32>
    // CHECK-NEXT: constant <i1: true> : tile<4xi1>
    %c1 = constant <i1: true> : tile<4xi1>
    // CHECK-NEXT: constant <i1: [true, false]> : tile<2xi1>
    %c2 = constant <i1: [true, false]> : tile<2xi1>
    // CHECK-NEXT: constant <f16: {{\[\[}}1.000000e+00, -2.500000e+00], [0x7C00, 0x7E00]]> : tile<2x2xf16>
    %c3 = constant <f16: [[1.0, -2.5], [0x7C00, 0x7E00]]> : tile<2x2xf16>
    // CHECK-NEXT: constant <i8: -128> : tile<2x2xi8>
    %c4 = constant <i8: -128> : tile<2x2xi8>
    // CHECK-NEXT: iota : tile<128xi16>
    %i = iota : tile<128xi16>
    // CHECK-NEXT: make_token : token
    %t = make_token : token
    // CHECK-NEXT: join_tokens %{{.*}}, %{{.*}} : token
    %j = join_tokens %t, %t : token
    // CHECK-NEXT: memory_fence_alias_tko %{{.*}} : token
    %m = memory_fence_alias_tko %j : token
    // CHECK-NEXT: gdc_wait_tko -> token
    %w = gdc_wait_tko -> token
    // CHECK-NEXT: gdc_wait_tko token = %{{.*}} -> token
    %w2 = gdc_wait_tko token = %w -> token
    // CHECK-NEXT: gdc_launch_dependents_tko -> token
    %d = gdc_launch_dependents_tko -> token
    // CHECK-NEXT: gdc_launch_dependents_tko token = %{{.*}} -> token
    %d2 = gdc_launch_dependents_tko token = %w2 -> token
  }

  // CHECK-LABEL: entry @shapes
  entry @shapes(%p: tile<ptr<f16>>, %i: tile<i32>) {
    %a = constant <f16: 1.0> : tile<1x8xf16>
    %c = constant <i1: true> : tile<4x8xi1>
    // CHECK: broadcast %{{.*}} : tile<1x8xf16> -> tile<4x8xf16>
    %b = broadcast %a : tile<1x8xf16> -> tile<4x8xf16>
    // CHECK-NEXT: reshape %{{.*}} : tile<4x8xf16> -> tile<2x2x8xf16>
    %r = reshape %b : tile<4x8xf16> -> tile<2x2x8xf16>
    // CHECK-NEXT: permute %{{.*}} [2, 0, 1] : tile<2x2x8xf16> -> tile<8x2x2xf16>
    %q = permute %r [2, 0, 1] : tile<2x2x8xf16> -> tile<8x2x2xf16>
    // CHECK-NEXT: cat %{{.*}}, %{{.*}} dim = 1 : tile<4x8xf16>, tile<4x8xf16> -> tile<4x16xf16>
    %k = cat %b, %b dim = 1 : tile<4x8xf16>, tile<4x8xf16> -> tile<4x16xf16>
    // CHECK-NEXT: extract %{{.*}}[%{{.*}}, %{{.*}}] : tile<4x16xf16> -> tile<2x4xf16>
    %e = extract %k[%i, %i] : tile<4x16xf16> -> tile<2x4xf16>
    // CHECK-NEXT: insert %{{.*}}, %{{.*}}[%{{.*}}, %{{.*}}] : tile<2x4xf16>, tile<4x16xf16>
    %n = insert %e, %k[%i, %i] : tile<2x4xf16>, tile<4x16xf16>
    // CHECK-NEXT: select %{{.*}}, %{{.*}}, %{{.*}} : tile<4x8xi1>, tile<4x8xf16>
    %s = select %c, %b, %b : tile<4x8xi1>, tile<4x8xf16>
    %l = reshape %s : tile<4x8xf16> -> tile<32xf16>
    // CHECK: pack %{{.*}} : tile<32xf16> -> tile<64xi8>
    %bytes = pack %l : tile<32xf16> -> tile<64xi8>
    // CHECK-NEXT: unpack %{{.*}} : tile<64xi8> -> tile<128xi4>
    %nibbles = unpack %bytes : tile<64xi8> -> tile<128xi4>
    // CHECK-NEXT: reshape
    %p1 = reshape %p : tile<ptr<f16>> -> tile<1xptr<f16>>
    %ps = broadcast %p1 : tile<1xptr<f16>> -> tile<8xptr<f16>>
    %is = iota : tile<8xi32>
    // CHECK: offset %{{.*}}, %{{.*}} : tile<8xptr<f16>>, tile<8xi32> -> tile<8xptr<f16>>
    %o = offset %ps, %is : tile<8xptr<f16>>, tile<8xi32> -> tile<8xptr<f16>>
    // CHECK-NEXT: assume div_by<16>, %{{.*}} : tile<ptr<f16>>
    %f0 = assume div_by<16>, %p : tile<ptr<f16>>
    // CHECK-NEXT: assume div_by<4, every 2 along 0>, %{{.*}} : tile<8xi32>
    %f1 = assume div_by<4, every 2 along 0>, %is : tile<8xi32>
    // CHECK-NEXT: assume bounded<0, ?>, %{{.*}} : tile<i32>
    %f2 = assume bounded<0, ?>, %i : tile<i32>
    // CHECK-NEXT: assume bounded<-1, 7>, %{{.*}} : tile<i32>
    %f3 = assume bounded<-1, 7>, %i : tile<i32>
    // CHECK-NEXT: assume same_elements<[4]>, %{{.*}} : tile<8xi32>
    %f4 = assume same_elements<[4]>, %is : tile<8xi32>
  }

  // CHECK-LABEL: entry @products
  entry @products(%unused: tile<i32>) {
    %a = constant <f16: 1.0> : tile<16x32xf16>
    %b = constant <f16: 1.0> : tile<32x8xf16>
    %c = constant <f32: 0.0> : tile<16x8xf32>
    // CHECK: mmaf %{{.*}}, %{{.*}}, %{{.*}} : tile<16x32xf16>, tile<32x8xf16>, tile<16x8xf32>
    %d = mmaf %a, %b, %c : tile<16x32xf16>, tile<32x8xf16>, tile<16x8xf32>
    %a8 = constant <f8E4M3FN: 1.0> : tile<16x32xf8E4M3FN>
    %b8 = constant <f8E4M3FN: 1.0> : tile<32x8xf8E4M3FN>
    // CHECK: mmaf %{{.*}}, %{{.*}}, %{{.*}} fast_acc : tile<16x32xf8E4M3FN>, tile<32x8xf8E4M3FN>, tile<16x8xf32>
    %e = mmaf %a8, %b8, %d fast_acc : tile<16x32xf8E4M3FN>, tile<32x8xf8E4M3FN>, tile<16x8xf32>
    %ai = constant <i8: 1> : tile<2x16x32xi8>
    %bi = constant <i8: 1> : tile<2x32x8xi8>
    %ci = constant <i32: 0> : tile<2x16x8xi32>
    // CHECK: mmai %{{.*}}, %{{.*}}, %{{.*}} signed unsigned : tile<2x16x32xi8>, tile<2x32x8xi8>, tile<2x16x8xi32>
    %g = mmai %ai, %bi, %ci signed unsigned : tile<2x16x32xi8>, tile<2x32x8xi8>, tile<2x16x8xi32>
    %sa = constant <f8E8M0FNU: 1.0> : tile<16x1xf8E8M0FNU>
    %sb = constant <f8E8M0FNU: 1.0> : tile<1x8xf8E8M0FNU>
    // CHECK: mmaf_scaled %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} : tile<16x32xf8E4M3FN>, tile<32x8xf8E4M3FN>, tile<16x8xf32>, tile<16x1xf8E8M0FNU>, tile<1x8xf8E8M0FNU>
    %h = mmaf_scaled %a8, %b8, %e, %sa, %sb : tile<16x32xf8E4M3FN>, tile<32x8xf8E4M3FN>, tile<16x8xf32>, tile<16x1xf8E8M0FNU>, tile<1x8xf8E8M0FNU>
  }

  // CHECK-LABEL: entry @combined
  entry @combined() {
    %a = constant <f32: 1.0> : tile<8x16xf32>
    %i = constant <i32: 1> : tile<8x16xi32>
    // CHECK: reduce %{{.*}} dim=1 identities=[0.000000e+00 : f32] : tile<8x16xf32> -> tile<8xf32>
    %r = reduce %a dim=1 identities=[0.0 : f32] : tile<8x16xf32> -> tile<8xf32>
    // CHECK-NEXT: (%{{.*}}: tile<f32>, %{{.*}}: tile<f32>) {
    (%x: tile<f32>, %y: tile<f32>) {
      %s = addf %x, %y : tile<f32>
      // CHECK: yield %{{.*}} : tile<f32>
      yield %s : tile<f32>
    }
    // CHECK: reduce %{{.*}}, %{{.*}} dim=0 identities=[0xFF800000 : f32, -1 : i32] : tile<8x16xf32>, tile<8x16xi32> -> tile<16xf32>, tile<16xi32>
    %m, %at = reduce %a, %i dim=0 identities=[0xFF800000 : f32, -1 : i32]
        : tile<8x16xf32>, tile<8x16xi32> -> tile<16xf32>, tile<16xi32>
    (%v: tile<f32>, %w: tile<f32>, %vi: tile<i32>, %wi: tile<i32>) {
      %c = cmpf greater_than ordered %v, %w : tile<f32> -> tile<i1>
      %b = select %c, %v, %w : tile<i1>, tile<f32>
      %bi = select %c, %vi, %wi : tile<i1>, tile<i32>
      yield %b, %bi : tile<f32>, tile<i32>
    }
    // CHECK: scan %{{.*}} dim=1 reverse=true identities=[0.000000e+00 : f32] : tile<8x16xf32> -> tile<8x16xf32>
    %p = scan %a dim=1 reverse=true identities=[0.0 : f32] : tile<8x16xf32> -> tile<8x16xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      %s = addf %x, %y : tile<f32>
      yield %s : tile<f32>
    }
  }

  // CHECK-LABEL: entry @floats
  entry @floats(%a: tile<f32>, %h: tile<bf16>, %d: tile<f64>, %i: tile<i32>) {
    // CHECK-NEXT: absf %{{.*}} : tile<f32>
    %0 = absf %a : tile<f32>
    // CHECK-NEXT: ceil %{{.*}} : tile<bf16>
    %1 = ceil %h : tile<bf16>
    // CHECK-NEXT: cos %{{.*}} : tile<f64>
    %2 = cos %d : tile<f64>
    // CHECK-NEXT: cosh %{{.*}} : tile<f32>
    %3 = cosh %a : tile<f32>
    // CHECK-NEXT: exp %{{.*}} : tile<f32>
    %4 = exp %a : tile<f32>
    // CHECK-NEXT: exp %{{.*}} rounding<approx> : tile<f32>
    %5 = exp %a rounding<approx> : tile<f32>
    // CHECK-NEXT: exp2 %{{.*}} : tile<f32>
    %6 = exp2 %a : tile<f32>
    // CHECK-NEXT: exp2 %{{.*}} flush_to_zero : tile<f32>
    %7 = exp2 %a flush_to_zero : tile<f32>
    // CHECK-NEXT: floor %{{.*}} : tile<f32>
    %8 = floor %a : tile<f32>
    // CHECK-NEXT: log %{{.*}} : tile<f32>
    %9 = log %a : tile<f32>
    // CHECK-NEXT: log2 %{{.*}} : tile<f32>
    %10 = log2 %a : tile<f32>
    // CHECK-NEXT: negf %{{.*}} : tile<f32>
    %11 = negf %a : tile<f32>
    // CHECK-NEXT: rsqrt %{{.*}} : tile<f32>
    %12 = rsqrt %a : tile<f32>
    // CHECK-NEXT: rsqrt %{{.*}} flush_to_zero : tile<f32>
    %13 = rsqrt %a flush_to_zero : tile<f32>
    // CHECK-NEXT: sin %{{.*}} : tile<f32>
    %14 = sin %a : tile<f32>
    // CHECK-NEXT: sinh %{{.*}} : tile<f32>
    %15 = sinh %a : tile<f32>
    // CHECK-NEXT: tan %{{.*}} : tile<f32>
    %16 = tan %a : tile<f32>
    // CHECK-NEXT: tanh %{{.*}} : tile<f32>
    %17 = tanh %a : tile<f32>
    // CHECK-NEXT: tanh %{{.*}} rounding<approx> : tile<f32>
    %18 = tanh %a rounding<approx> : tile<f32>
    // CHECK-NEXT: sqrt %{{.*}} : tile<f64>
    %19 = sqrt %d : tile<f64>
    // CHECK-NEXT: sqrt %{{.*}} rounding<approx> flush_to_zero : tile<f32>
    %20 = sqrt %a rounding<approx> flush_to_zero : tile<f32>
    // CHECK-NEXT: addf %{{.*}}, %{{.*}} : tile<bf16>
    %21 = addf %h, %h : tile<bf16>
    // CHECK-NEXT: addf %{{.*}}, %{{.*}} rounding<zero> flush_to_zero : tile<f32>
    %22 = addf %a, %a rounding<zero> flush_to_zero : tile<f32>
    // CHECK-NEXT: divf %{{.*}}, %{{.*}} rounding<full> : tile<f32>
    %23 = divf %a, %a rounding<full> : tile<f32>
    // CHECK-NEXT: mulf %{{.*}}, %{{.*}} rounding<negative_inf> : tile<f64>
    %24 = mulf %d, %d rounding<negative_inf> : tile<f64>
    // CHECK-NEXT: subf %{{.*}}, %{{.*}} rounding<positive_inf> : tile<f64>
    %25 = subf %d, %d rounding<positive_inf> : tile<f64>
    // CHECK-NEXT: fma %{{.*}}, %{{.*}}, %{{.*}} : tile<f32>
    %26 = fma %a, %a, %a : tile<f32>
    // CHECK-NEXT: fma %{{.*}}, %{{.*}}, %{{.*}} rounding<zero> flush_to_zero : tile<f32>
    %27 = fma %a, %a, %a rounding<zero> flush_to_zero : tile<f32>
    // CHECK-NEXT: maxf %{{.*}}, %{{.*}} : tile<f32>
    %28 = maxf %a, %a : tile<f32>
    // CHECK-NEXT: maxf %{{.*}}, %{{.*}} flush_to_zero propagate_nan : tile<f32>
    %29 = maxf %a, %a propagate_nan flush_to_zero : tile<f32>
    // CHECK-NEXT: minf %{{.*}}, %{{.*}} propagate_nan : tile<bf16>
    %30 = minf %h, %h propagate_nan : tile<bf16>
    // CHECK-NEXT: fpowf %{{.*}}, %{{.*}} : tile<f32>
    %31 = fpowf %a, %a : tile<f32>
    // CHECK-NEXT: fpowi %{{.*}}, %{{.*}} : tile<f32>, tile<i32>
    %32 = fpowi %a, %i : tile<f32>, tile<i32>
    // CHECK-NEXT: remf %{{.*}}, %{{.*}} : tile<f32>
    %33 = remf %a, %a : tile<f32>
    // CHECK-NEXT: atan2 %{{.*}}, %{{.*}} : tile<f32>
    %34 = atan2 %a, %a : tile<f32>
    // CHECK-NEXT: cmpf less_than_or_equal unordered %{{.*}}, %{{.*}} : tile<f32> -> tile<i1>
    %35 = cmpf less_than_or_equal unordered %a, %a : tile<f32> -> tile<i1>
    // CHECK-NEXT: cmpf not_equal ordered
    %36 = cmpf not_equal ordered %a, %a : tile<f32> -> tile<i1>
  }

  // CHECK-LABEL: entry @integers
  entry @integers(%a: tile<i32>, %b: tile<i64>) {
    // CHECK-NEXT: addi %{{.*}}, %{{.*}} : tile<i32>
    %0 = addi %a, %a : tile<i32>
    // CHECK-NEXT: addi %{{.*}}, %{{.*}} overflow<no_wrap> : tile<i32>
    %1 = addi %a, %a overflow<no_wrap> : tile<i32>
    // CHECK-NEXT: subi %{{.*}}, %{{.*}} overflow<no_signed_wrap> : tile<i64>
    %2 = subi %b, %b overflow<no_signed_wrap> : tile<i64>
    // CHECK-NEXT: muli %{{.*}}, %{{.*}} overflow<no_unsigned_wrap> : tile<i32>
    %3 = muli %a, %a overflow<no_unsigned_wrap> : tile<i32>
    // CHECK-NEXT: shli %{{.*}}, %{{.*}} : tile<i32>
    %4 = shli %a, %a : tile<i32>
    // CHECK-NEXT: andi %{{.*}}, %{{.*}} : tile<i32>
    %5 = andi %a, %a : tile<i32>
    // CHECK-NEXT: ori %{{.*}}, %{{.*}} : tile<i32>
    %6 = ori %a, %a : tile<i32>
    // CHECK-NEXT: xori %{{.*}}, %{{.*}} : tile<i32>
    %7 = xori %a, %a : tile<i32>
    // CHECK-NEXT: maxi %{{.*}}, %{{.*}} signed : tile<i32>
    %8 = maxi %a, %a signed : tile<i32>
    // CHECK-NEXT: mini %{{.*}}, %{{.*}} unsigned : tile<i32>
    %9 = mini %a, %a unsigned : tile<i32>
    // CHECK-NEXT: remi %{{.*}}, %{{.*}} signed : tile<i32>
    %10 = remi %a, %a signed : tile<i32>
    // CHECK-NEXT: shri %{{.*}}, %{{.*}} unsigned : tile<i32>
    %11 = shri %a, %a unsigned : tile<i32>
    // CHECK-NEXT: divi %{{.*}}, %{{.*}} signed : tile<i32>
    %12 = divi %a, %a signed : tile<i32>
    // CHECK-NEXT: divi %{{.*}}, %{{.*}} signed rounding<negative_inf> : tile<i32>
    %13 = divi %a, %a signed rounding<negative_inf> : tile<i32>
    // CHECK-NEXT: divi %{{.*}}, %{{.*}} unsigned rounding<positive_inf> : tile<i32>
    %14 = divi %a, %a unsigned rounding<positive_inf> : tile<i32>
    // CHECK-NEXT: absi %{{.*}} : tile<i32>
    %15 = absi %a : tile<i32>
    // CHECK-NEXT: negi %{{.*}} : tile<i32>
    %16 = negi %a : tile<i32>
    // CHECK-NEXT: negi %{{.*}} overflow<no_signed_wrap> : tile<i32>
    %17 = negi %a overflow<no_signed_wrap> : tile<i32>
    // CHECK-NEXT: mulhii %{{.*}}, %{{.*}} : tile<i64>
    %18 = mulhii %b, %b : tile<i64>
    // CHECK-NEXT: cmpi less_than %{{.*}}, %{{.*}}, signed : tile<i32> -> tile<i1>
    %19 = cmpi less_than %a, %a, signed : tile<i32> -> tile<i1>
  }

  // CHECK-LABEL: entry @conversions
  entry @conversions(%f: tile<f32>, %i: tile<i32>, %l: tile<i64>, %p: tile<ptr<f32>>) {
    // CHECK-NEXT: bitcast %{{.*}} : tile<f32> -> tile<i32>
    %0 = bitcast %f : tile<f32> -> tile<i32>
    // CHECK-NEXT: ptr_to_ptr %{{.*}} : tile<ptr<f32>> -> tile<ptr<i8>>
    %1 = ptr_to_ptr %p : tile<ptr<f32>> -> tile<ptr<i8>>
    // CHECK-NEXT: int_to_ptr %{{.*}} : tile<i64> -> tile<ptr<f32>>
    %2 = int_to_ptr %l : tile<i64> -> tile<ptr<f32>>
    // CHECK-NEXT: ptr_to_int %{{.*}} : tile<ptr<f32>> -> tile<i64>
    %3 = ptr_to_int %p : tile<ptr<f32>> -> tile<i64>
    // CHECK-NEXT: exti %{{.*}} signed : tile<i32> -> tile<i64>
    %4 = exti %i signed : tile<i32> -> tile<i64>
    // CHECK-NEXT: trunci %{{.*}} : tile<i64> -> tile<i4>
    %5 = trunci %l : tile<i64> -> tile<i4>
    // CHECK-NEXT: trunci %{{.*}} overflow<no_wrap> : tile<i64> -> tile<i32>
    %6 = trunci %l overflow<no_wrap> : tile<i64> -> tile<i32>
    // CHECK-NEXT: ftof %{{.*}} : tile<f32> -> tile<f16>
    %7 = ftof %f : tile<f32> -> tile<f16>
    // CHECK-NEXT: ftof %{{.*}} rounding<positive_inf> : tile<f32> -> tile<f8E8M0FNU>
    %8 = ftof %f rounding<positive_inf> : tile<f32> -> tile<f8E8M0FNU>
    // CHECK-NEXT: ftoi %{{.*}} signed : tile<f32> -> tile<i32>
    %9 = ftoi %f signed : tile<f32> -> tile<i32>
    // CHECK-NEXT: ftoi %{{.*}} unsigned saturating : tile<f32> -> tile<i32>
    %10 = ftoi %f unsigned saturating : tile<f32> -> tile<i32>
    // CHECK-NEXT: itof %{{.*}} unsigned : tile<i32> -> tile<f32>
    %11 = itof %i unsigned : tile<i32> -> tile<f32>
    // CHECK-NEXT: itof %{{.*}} signed : tile<i64> -> tile<f16>
    %12 = itof %l signed rounding<nearest_even> : tile<i64> -> tile<f16>
  }

  // CHECK-LABEL: entry @control
  entry @control(%n: tile<i32>, %c: tile<i1>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    // CHECK: for %{{.*}} in (%{{.*}} to %{{.*}}, step %{{.*}}) : tile<i32> {
    for %i in (%zero to %n, step %one) : tile<i32> {
      // CHECK-NEXT: print_tko "%d\0A", %{{.*}} : tile<i32> -> token
      %t = print_tko "%d\0A", %i : tile<i32> -> token
      // CHECK-NEXT: print_tko "and %%\0A" token=%{{.*}} -> token
      %u = print_tko "and %%\0A" token = %t -> token
    }
    // CHECK: for unsigned %{{.*}} in (%{{.*}} to %{{.*}}, step %{{.*}}) : tile<i32> iter_values(%{{.*}} = %{{.*}}) -> (tile<i32>) {
    %sum = for unsigned %i in (%zero to %n, step %one) : tile<i32>
        iter_values(%s = %zero) -> (tile<i32>) {
      // CHECK-NEXT: assert %{{.*}}, "never" : tile<i1>
      assert %c, "never" : tile<i1>
      %next = addi %s, %i : tile<i32>
      // CHECK: continue %{{.*}} : tile<i32>
      continue %next : tile<i32>
    }
    // CHECK: if %{{.*}} -> (tile<i32>) {
    %v = if %c -> (tile<i32>) {
      yield %zero : tile<i32>
    // CHECK: } else {
    } else {
      yield %sum : tile<i32>
    }
    // CHECK: if %{{.*}} {
    if %c {
      // CHECK-NEXT: return
      return
    }
    // CHECK: loop iter_values(%{{.*}} = %{{.*}}) : tile<i32> -> tile<i1> {
    %out = loop iter_values(%k = %v) : tile<i32> -> tile<i1> {
      if %c {
        // CHECK: break %{{.*}} : tile<i1>
        break %c : tile<i1>
      }
      continue %k : tile<i32>
    }
    // CHECK: loop : tile<i1> {
    %again = loop : tile<i1> {
      break %c : tile<i1>
    }
    // CHECK: loop {
    loop {
      break
    }
    // CHECK: loop {
    // CHECK-NEXT: }
    loop {
    }
  }

  // CHECK-LABEL: entry @pointers
  entry @pointers(%p: tile<ptr<i32>>, %q: tile<ptr<f32>>, %v: tile<i32>, %f: tile<f32>, %m: tile<i1>) {
    %t = make_token : token
    // CHECK: load_ptr_tko weak %{{.*}} : tile<ptr<i32>> -> tile<i32>, token
    %0, %t0 = load_ptr_tko weak %p : tile<ptr<i32>> -> tile<i32>, token
    // CHECK-NEXT: load_ptr_tko relaxed device %{{.*}}, %{{.*}} : tile<ptr<i32>>, tile<i1> -> tile<i32>, token
    %1, %t1 = load_ptr_tko relaxed device %p, %m : tile<ptr<i32>>, tile<i1> -> tile<i32>, token
    // CHECK-NEXT: load_ptr_tko acquire sys %{{.*}}, %{{.*}}, %{{.*}} token=%{{.*}} optimization_hints = <sm_100 = {latency = 4}> : tile<ptr<i32>>, tile<i1>, tile<i32> -> tile<i32>, token
    %2, %t2 = load_ptr_tko acquire sys %p, %m, %v token = %t optimization_hints = <sm_100 = {latency = 4}>
        : tile<ptr<i32>>, tile<i1>, tile<i32> -> tile<i32>, token
    // CHECK-NEXT: store_ptr_tko weak %{{.*}}, %{{.*}} : tile<ptr<i32>>, tile<i32> -> token
    %t3 = store_ptr_tko weak %p, %v : tile<ptr<i32>>, tile<i32> -> token
    // CHECK-NEXT: store_ptr_tko release tl_blk %{{.*}}, %{{.*}}, %{{.*}} token=%{{.*}} optimization_hints = <sm_90 = {latency = 2}> : tile<ptr<i32>>, tile<i32>, tile<i1> -> token
    %t4 = store_ptr_tko release tl_blk %p, %v, %m token = %t3 optimization_hints = <sm_90 = {latency = 2}>
        : tile<ptr<i32>>, tile<i32>, tile<i1> -> token
    // CHECK-NEXT: atomic_rmw_tko relaxed device %{{.*}}, add, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %5, %t5 = atomic_rmw_tko relaxed device %p, add, %v : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK-NEXT: atomic_rmw_tko acq_rel sys %{{.*}}, addf, %{{.*}}, %{{.*}} token=%{{.*}} : tile<ptr<f32>>, tile<f32>, tile<i1> -> tile<f32>, token
    %6, %t6 = atomic_rmw_tko acq_rel sys %q, addf, %f, %m token = %t
        : tile<ptr<f32>>, tile<f32>, tile<i1> -> tile<f32>, token
    // CHECK-NEXT: atomic_cas_tko acquire tl_blk %{{.*}}, %{{.*}}, %{{.*}} : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    %7, %t7 = atomic_cas_tko acquire tl_blk %p, %v, %v : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
    // CHECK-NEXT: atomic_cas_tko release device %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}} token=%{{.*}} : tile<ptr<i32>>, tile<i32>, tile<i1> -> tile<i32>, token
    %8, %t8 = atomic_cas_tko release device %p, %v, %v, %m token = %t7
        : tile<ptr<i32>>, tile<i32>, tile<i1> -> tile<i32>, token
  }

  // CHECK-LABEL: entry @views
  entry @views(%p: tile<ptr<f32>>, %n: tile<i64>, %i: tile<i32>) {
    // CHECK-NEXT: make_tensor_view %{{.*}}, shape = [%{{.*}}, 128], strides = [128, 1] : tile<i64> -> tensor_view<?x128xf32, strides=[128,1]>
    %a = make_tensor_view %p, shape = [%n, 128], strides = [128, 1]
        : tile<i64> -> tensor_view<?x128xf32, strides=[128,1]>
    // CHECK-NEXT: make_tensor_view %{{.*}}, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %b = make_tensor_view %p, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    // CHECK-NEXT: make_tensor_view %{{.*}}, shape = [], strides = [] : tensor_view<f32>
    %b0 = make_tensor_view %p, shape = [], strides = [] : tensor_view<f32>
    // CHECK-NEXT: make_partition_view %{{.*}} : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x128xf32, strides=[128,1]>, dim_map=[1, 0]>
    %v = make_partition_view %a : partition_view<tile=(32x64), padding_value = zero, tensor_view<?x128xf32, strides=[128,1]>, dim_map=[1,0]>
    // CHECK-NEXT: make_strided_view %{{.*}} : strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>
    %s = make_strided_view %b : strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>
    // CHECK-NEXT: make_gather_scatter_view %{{.*}} : gather_scatter_view<tile=(8x64), padding_value = nan, tensor_view<?x128xf32, strides=[128,1]>, sparse_dim=0>
    %g = make_gather_scatter_view %a : gather_scatter_view<tile=(8x64), padding_value = nan, tensor_view<?x128xf32, strides=[128,1]>, sparse_dim=0>
    // CHECK-NEXT: get_tensor_shape %{{.*}} : tensor_view<?x128xf32, strides=[128,1]> -> tile<i64>
    %e0, %e1 = get_tensor_shape %a : tensor_view<?x128xf32, strides=[128,1]> -> tile<i64>
    // CHECK-NEXT: get_index_space_shape %{{.*}} : strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>> -> tile<i32>
    %k = get_index_space_shape %s : strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>> -> tile<i32>
    %t = make_token : token
    %rows = iota : tile<8xi32>
    // CHECK: load_view_tko weak %{{.*}}[%{{.*}}] : strided_view<{{.*}}>, tile<i32> -> tile<32xf32>, token
    %0, %t0 = load_view_tko weak %s[%i] : strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>, tile<i32> -> tile<32xf32>, token
    // CHECK-NEXT: load_view_tko relaxed device %{{.*}}[%{{.*}}] token = %{{.*}} inbounds = [true] optimization_hints = <sm_90 = {allow_tma = false}> : strided_view
    %1, %t1 = load_view_tko relaxed device %s[%i] token = %t inbounds = [true] optimization_hints = <sm_90 = {allow_tma = false}>
        : strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>, tile<i32> -> tile<32xf32>, token
    // CHECK-NEXT: load_view_tko weak %{{.*}}[%{{.*}}, %{{.*}}] : gather_scatter_view<{{.*}}>, tile<8xi32>, tile<i32> -> tile<8x64xf32>, token
    %2, %t2 = load_view_tko weak %g[%rows, %i] : gather_scatter_view<tile=(8x64), padding_value = nan, tensor_view<?x128xf32, strides=[128,1]>, sparse_dim=0>, tile<8xi32>, tile<i32> -> tile<8x64xf32>, token
    // CHECK-NEXT: store_view_tko weak %{{.*}}, %{{.*}}[%{{.*}}] : tile<32xf32>, strided_view<{{.*}}>, tile<i32> -> token
    %t3 = store_view_tko weak %0, %s[%i] : tile<32xf32>, strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>, tile<i32> -> token
    // CHECK-NEXT: store_view_tko release sys %{{.*}}, %{{.*}}[%{{.*}}] token = %{{.*}} optimization_hints = <sm_90 = {latency = 3}> :
    %t4 = store_view_tko release sys %0, %s[%i] token = %t3 inbounds = [false] optimization_hints = <sm_90 = {latency = 3}>
        : tile<32xf32>, strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>, tile<i32> -> token
    // CHECK-NEXT: atomic_red_view_tko relaxed device %{{.*}}[%{{.*}}], addf, %{{.*}} token = %{{.*}} inbounds = [true] : tile<32xf32>, strided_view<{{.*}}>, tile<i32> -> token
    %t5 = atomic_red_view_tko relaxed device %s[%i], addf, %0 token = %t inbounds = [true]
        : tile<32xf32>, strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>, tile<i32> -> token
    // CHECK-NEXT: multimem_load_reduce_view_tko weak %{{.*}}[%{{.*}}], add : strided_view<{{.*}}>, tile<i32> -> tile<32xf32>, token
    %6, %t6 = multimem_load_reduce_view_tko weak %s[%i], add : strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>, tile<i32> -> tile<32xf32>, token
    // CHECK-NEXT: multimem_reduce_view_tko relaxed device %{{.*}}[%{{.*}}], max, %{{.*}} token = %{{.*}} : tile<32xf32>
    %t7 = multimem_reduce_view_tko relaxed device %s[%i], max, %0 token = %t
        : tile<32xf32>, strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>, tile<i32> -> token
    // CHECK-NEXT: multimem_store_view_tko weak %{{.*}}[%{{.*}}], %{{.*}} inbounds = [true] : tile<32xf32>
    %t8 = multimem_store_view_tko weak %s[%i], %0 inbounds = [true]
        : tile<32xf32>, strided_view<tile=(32), traversal_strides=[24], tensor_view<64xf32, strides=[1]>>, tile<i32> -> token
  }
}
