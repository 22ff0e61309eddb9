// A wish for several blocks on a multiprocessor is followed as far as there are registers for what
// loops with products need.
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_80 --remarks-filter=Resources --remark-format=emitRemark -o %t.mlir 2>&1 | FileCheck %s --check-prefix=TOLD --implicit-check-not=remark:
// RUN: FileCheck %s --input-file=%t.mlir

#plain = #nv_tileas<atom universal_copy>
!c = !nv_tileas.tile<64x64xf32>

// 32 registers of a thread are for sums, and 48 for what is multiplied: 80 are left by six blocks of
// 128 threads.
// CHECK: llvm.func @eight({{.*}} attributes {{{.*}}nvvm.minctasm = 6 : i32
// TOLD: occupancy.mlir:[[@LINE+1]]:{{.*}}Blocks=6,{{.*}}Occupancy is not as wished{{.*}}Wished=8
func.func @eight(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel, nv_tileas.min_blocks = 8 : i32} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<64x64xf32>
  %va = nv_tileas.block_tile %pa sizes [%c64, %depth] strides [%depth, %c1] : index -> tiled_view<64x32xf16>
  %vb = nv_tileas.block_tile %pb sizes [%depth, %c64] strides [%c64, %c1] : index -> tiled_view<32x64xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %sums = scf.for %i = %c0 to %depth step %c32 iter_args(%c = %none) -> (!c) {
    %x = nv_tileas.tiled_load %va[%c0, %i] {atom = #plain} : tiled_view<64x32xf16> -> tile<64x32xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] {atom = #plain} : tiled_view<32x64xf16> -> tile<32x64xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    scf.yield %n : !c
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// CHECK: llvm.func @six({{.*}} attributes {{{.*}}nvvm.minctasm = 6 : i32
func.func @six(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel, nv_tileas.min_blocks = 6 : i32} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<64x64xf32>
  %va = nv_tileas.block_tile %pa sizes [%c64, %depth] strides [%depth, %c1] : index -> tiled_view<64x32xf16>
  %vb = nv_tileas.block_tile %pb sizes [%depth, %c64] strides [%c64, %c1] : index -> tiled_view<32x64xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %sums = scf.for %i = %c0 to %depth step %c32 iter_args(%c = %none) -> (!c) {
    %x = nv_tileas.tiled_load %va[%c0, %i] {atom = #plain} : tiled_view<64x32xf16> -> tile<64x32xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] {atom = #plain} : tiled_view<32x64xf16> -> tile<32x64xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    scf.yield %n : !c
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// Two blocks of 512 threads leave 64: one is what a multiprocessor has anyway.
// CHECK: llvm.func @two({{.*}} attributes {nvvm.kernel, nvvm.reqntid = array<i32: 512, 1, 1>,
// TOLD: remark: {{.*}}Blocks=1,{{.*}}Occupancy is not as wished{{.*}}Wished=2
func.func @two(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel, nv_tileas.min_blocks = 2 : i32, nv_tileas.warps = 16 : i32} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<256x128xf32>
  %va = nv_tileas.block_tile %pa sizes [%c256, %depth] strides [%depth, %c1] : index -> tiled_view<256x32xf16>
  %vb = nv_tileas.block_tile %pb sizes [%depth, %c128] strides [%c128, %c1] : index -> tiled_view<32x128xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c256, %c128] strides [%c128, %c1] : index -> tiled_view<256x128xf32>
  %sums = scf.for %i = %c0 to %depth step %c32 iter_args(%c = %none) -> (!nv_tileas.tile<256x128xf32>) {
    %x = nv_tileas.tiled_load %va[%c0, %i] {atom = #plain} : tiled_view<256x32xf16> -> tile<256x32xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] {atom = #plain} : tiled_view<32x128xf16> -> tile<32x128xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<256x32xf16>, tile<32x128xf16>, tile<256x128xf32> -> tile<256x128xf32>
    scf.yield %n : !nv_tileas.tile<256x128xf32>
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<256x128xf32>, tiled_view<256x128xf32>
  return
}

// Without products, it is followed.
// CHECK: llvm.func @none({{.*}} attributes {{{.*}}nvvm.minctasm = 16 : i32
func.func @none(%p: index) attributes {nv_tileas.kernel, nv_tileas.min_blocks = 16 : i32} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %v = nv_tileas.block_tile %p sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %x = nv_tileas.tiled_load %v[%c0, %c0] {atom = #plain} : tiled_view<64x64xf32> -> tile<64x64xf32>
  nv_tileas.tiled_store %x, %v[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}
