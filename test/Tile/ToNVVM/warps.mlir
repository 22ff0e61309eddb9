// How many warps a block has follows from the registers that loops need: of what they carry, and
// of the places of what they gather and multiply.
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_80 | FileCheck %s

#plain = #nv_tileas<atom universal_copy>

// 144 words of each thread.
// CHECK: llvm.func @carried(
// CHECK-SAME: nvvm.reqntid = array<i32: 128, 1, 1>
func.func @carried(%a: index, %k: index, %x: f32) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %va = nv_tileas.block_tile %a : index -> tiled_view<128x128xf32>
  %vb = nv_tileas.block_tile %a : index -> tiled_view<32x64xf32>
  %t = nv_tileas.splat %x : f32 -> tile<128x128xf32>
  %u = nv_tileas.splat %x : f32 -> tile<32x64xf32>
  %s:2 = scf.for %i = %c0 to %k step %c1 iter_args(%p = %t, %q = %u) -> (!nv_tileas.tile<128x128xf32>, !nv_tileas.tile<32x64xf32>) {
    %d = nv_tileas.map %p : tile<128x128xf32> -> tile<128x128xf32> {
    ^bb0(%e: f32):
      %0 = arith.addf %e, %x : f32
      nv_tileas.yield %0 : f32
    }
    scf.yield %d, %q : !nv_tileas.tile<128x128xf32>, !nv_tileas.tile<32x64xf32>
  }
  nv_tileas.tiled_store %s#0, %va[%c0, %c0] {atom = #plain} : tile<128x128xf32>, tiled_view<128x128xf32>
  nv_tileas.tiled_store %s#1, %vb[%c0, %c0] {atom = #plain} : tile<32x64xf32>, tiled_view<32x64xf32>
  return
}

// And more.
// CHECK: llvm.func @carried_more(
// CHECK-SAME: nvvm.reqntid = array<i32: 256, 1, 1>
func.func @carried_more(%a: index, %k: index, %x: f32) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %va = nv_tileas.block_tile %a : index -> tiled_view<128x128xf32>
  %vb = nv_tileas.block_tile %a : index -> tiled_view<64x64xf32>
  %t = nv_tileas.splat %x : f32 -> tile<128x128xf32>
  %u = nv_tileas.splat %x : f32 -> tile<64x64xf32>
  %s:2 = scf.for %i = %c0 to %k step %c1 iter_args(%p = %t, %q = %u) -> (!nv_tileas.tile<128x128xf32>, !nv_tileas.tile<64x64xf32>) {
    %d = nv_tileas.map %p : tile<128x128xf32> -> tile<128x128xf32> {
    ^bb0(%e: f32):
      %0 = arith.addf %e, %x : f32
      nv_tileas.yield %0 : f32
    }
    scf.yield %d, %q : !nv_tileas.tile<128x128xf32>, !nv_tileas.tile<64x64xf32>
  }
  nv_tileas.tiled_store %s#0, %va[%c0, %c0] {atom = #plain} : tile<128x128xf32>, tiled_view<128x128xf32>
  nv_tileas.tiled_store %s#1, %vb[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// The places of 64 x 32 elements are 16 words of each thread.
// CHECK: llvm.func @gathered(
// CHECK-SAME: nvvm.reqntid = array<i32: 128, 1, 1>
func.func @gathered(%a: index, %p: i64, %k: index, %n: i64) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %va = nv_tileas.block_tile %a : index -> tiled_view<32x256xf16>
  %vc = nv_tileas.block_tile %a : index -> tiled_view<64x256xf32>
  %b = nv_tileas.tiled_load %va[%c0, %c0] {atom = #plain} : tiled_view<32x256xf16> -> tile<32x256xf16>
  %rows = nv_tileas.generate : tile<64x32xi64> {
  ^bb0(%i: index, %j: index):
    %0 = arith.index_cast %i : index to i64
    %1 = arith.remui %0, %n : i64
    %2 = arith.shli %1, %n : i64
    %3 = arith.addi %2, %p : i64
    nv_tileas.yield %3 : i64
  }
  %none = nv_tileas.splat %zero : f32 -> tile<64x256xf32>
  %s = scf.for %i = %c0 to %k step %c1 iter_args(%c = %none) -> (!nv_tileas.tile<64x256xf32>) {
    %x = nv_tileas.load_at %rows : tile<64x32xi64> -> tile<64x32xf16>
    %d = nv_tileas.mma %x, %b, %c : tile<64x32xf16>, tile<32x256xf16>, tile<64x256xf32> -> tile<64x256xf32>
    scf.yield %d : !nv_tileas.tile<64x256xf32>
  }
  nv_tileas.tiled_store %s, %vc[%c0, %c0] {atom = #plain} : tile<64x256xf32>, tiled_view<64x256xf32>
  return
}

// CHECK: llvm.func @gathered_more(
// CHECK-SAME: nvvm.reqntid = array<i32: 256, 1, 1>
func.func @gathered_more(%a: index, %p: i64, %k: index, %n: i64) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %va = nv_tileas.block_tile %a : index -> tiled_view<64x256xf16>
  %vc = nv_tileas.block_tile %a : index -> tiled_view<64x256xf32>
  %b = nv_tileas.tiled_load %va[%c0, %c0] {atom = #plain} : tiled_view<64x256xf16> -> tile<64x256xf16>
  %rows = nv_tileas.generate : tile<64x64xi64> {
  ^bb0(%i: index, %j: index):
    %0 = arith.index_cast %i : index to i64
    %1 = arith.remui %0, %n : i64
    %2 = arith.shli %1, %n : i64
    %3 = arith.addi %2, %p : i64
    nv_tileas.yield %3 : i64
  }
  %none = nv_tileas.splat %zero : f32 -> tile<64x256xf32>
  %s = scf.for %i = %c0 to %k step %c1 iter_args(%c = %none) -> (!nv_tileas.tile<64x256xf32>) {
    %x = nv_tileas.load_at %rows : tile<64x64xi64> -> tile<64x64xf16>
    %d = nv_tileas.mma %x, %b, %c : tile<64x64xf16>, tile<64x256xf16>, tile<64x256xf32> -> tile<64x256xf32>
    scf.yield %d : !nv_tileas.tile<64x256xf32>
  }
  nv_tileas.tiled_store %s, %vc[%c0, %c0] {atom = #plain} : tile<64x256xf32>, tiled_view<64x256xf32>
  return
}
