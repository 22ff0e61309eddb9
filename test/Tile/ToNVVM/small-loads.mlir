// A tile with fewer elements than a block has threads, which is repeated along a dimension, is loaded
// by all threads that need its elements: none are exchanged.
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_80 | FileCheck %s

#plain = #nv_tileas<atom universal_copy>

// CHECK-LABEL: llvm.func @rows
// CHECK-NOT: {{nvvm.barrier0|nvvm.shfl}}
// CHECK: llvm.return
func.func @rows(%p: index, %q: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %vp = nv_tileas.block_tile %p sizes [%c16, %c1] strides [%c1, %c1] : index -> tiled_view<16x1xf32>
  %vq = nv_tileas.block_tile %q sizes [%c16, %c64] strides [%c64, %c1] : index -> tiled_view<16x64xf32>
  %x = nv_tileas.tiled_load %vp[%c0, %c0] {atom = #plain} : tiled_view<16x1xf32> -> tile<16x1xf32>
  %y = nv_tileas.tiled_load %vq[%c0, %c0] {atom = #plain} : tiled_view<16x64xf32> -> tile<16x64xf32>
  %b = nv_tileas.broadcast %x : tile<16x1xf32> -> tile<16x64xf32>
  %z = nv_tileas.map %b, %y : tile<16x64xf32>, tile<16x64xf32> -> tile<16x64xf32> {
  ^bb0(%f: f32, %g: f32):
    %h = arith.mulf %f, %g : f32
    nv_tileas.yield %h : f32
  }
  nv_tileas.tiled_store %z, %vq[%c0, %c0] {atom = #plain} : tile<16x64xf32>, tiled_view<16x64xf32>
  return
}

// Large ones are loaded once, and exchanged.
// CHECK-LABEL: llvm.func @large
// CHECK: {{nvvm.barrier0|nvvm.shfl}}
// CHECK: llvm.return
func.func @large(%p: index, %q: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c256 = arith.constant 256 : index
  %vp = nv_tileas.block_tile %p sizes [%c256, %c1] strides [%c1, %c1] : index -> tiled_view<256x1xf32>
  %vq = nv_tileas.block_tile %q sizes [%c256, %c8] strides [%c8, %c1] : index -> tiled_view<256x8xf32>
  %x = nv_tileas.tiled_load %vp[%c0, %c0] {atom = #plain} : tiled_view<256x1xf32> -> tile<256x1xf32>
  %y = nv_tileas.tiled_load %vq[%c0, %c0] {atom = #plain} : tiled_view<256x8xf32> -> tile<256x8xf32>
  %b = nv_tileas.broadcast %x : tile<256x1xf32> -> tile<256x8xf32>
  %z = nv_tileas.map %b, %y : tile<256x8xf32>, tile<256x8xf32> -> tile<256x8xf32> {
  ^bb0(%f: f32, %g: f32):
    %h = arith.mulf %f, %g : f32
    nv_tileas.yield %h : f32
  }
  nv_tileas.tiled_store %z, %vq[%c0, %c0] {atom = #plain} : tile<256x8xf32>, tiled_view<256x8xf32>
  return
}

// Addresses and masks are made as the values of atomics are spread, of row numbers that each thread
// has loaded.
// CHECK-LABEL: llvm.func @added
// CHECK-NOT: {{nvvm.barrier0|nvvm.shfl}}
// CHECK: llvm.return
func.func @added(%p: index, %q: index, %r: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %vp = nv_tileas.block_tile %p sizes [%c16, %c1] strides [%c1, %c1] : index -> tiled_view<16x1xi64>
  %vq = nv_tileas.block_tile %q sizes [%c16, %c64] strides [%c64, %c1] : index -> tiled_view<16x64xf32>
  %rows = nv_tileas.tiled_load %vp[%c0, %c0] {atom = #plain} : tiled_view<16x1xi64> -> tile<16x1xi64>
  %y = nv_tileas.tiled_load %vq[%c0, %c0] {atom = #plain} : tiled_view<16x64xf32> -> tile<16x64xf32>
  %all = nv_tileas.broadcast %rows : tile<16x1xi64> -> tile<16x64xi64>
  %base = arith.index_cast %r : index to i64
  %bases = nv_tileas.splat %base : i64 -> tile<16x64xi64>
  %at = nv_tileas.offset %bases, %all {element = f32} : tile<16x64xi64>, tile<16x64xi64>
  %zero = arith.constant 0 : i64
  %zeros = nv_tileas.splat %zero : i64 -> tile<16x64xi64>
  %is = nv_tileas.map %all, %zeros : tile<16x64xi64>, tile<16x64xi64> -> tile<16x64xi1> {
  ^bb0(%f: i64, %g: i64):
    %h = arith.cmpi sge, %f, %g : i64
    nv_tileas.yield %h : i1
  }
  %old = nv_tileas.atomic_rmw_at %y, %at mask %is {rmw_mode = #nv_tileas<rmw_mode add>, mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : tile<16x64xf32>, tile<16x64xi64>, tile<16x64xi1> -> tile<16x64xf32>
  return
}

// What others may change meanwhile is loaded once.
// CHECK-LABEL: llvm.func @changing
// CHECK: {{nvvm.barrier0|nvvm.shfl}}
// CHECK: llvm.return
func.func @changing(%p: index, %q: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %c64 = arith.constant 64 : index
  %vp = nv_tileas.block_tile %p sizes [%c16, %c1] strides [%c1, %c1] : index -> tiled_view<16x1xf32>
  %vq = nv_tileas.block_tile %q sizes [%c16, %c64] strides [%c64, %c1] : index -> tiled_view<16x64xf32>
  %x = nv_tileas.tiled_load %vp[%c0, %c0] {atom = #plain, mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : tiled_view<16x1xf32> -> tile<16x1xf32>
  %y = nv_tileas.tiled_load %vq[%c0, %c0] {atom = #plain} : tiled_view<16x64xf32> -> tile<16x64xf32>
  %b = nv_tileas.broadcast %x : tile<16x1xf32> -> tile<16x64xf32>
  %z = nv_tileas.map %b, %y : tile<16x64xf32>, tile<16x64xf32> -> tile<16x64xf32> {
  ^bb0(%f: f32, %g: f32):
    %h = arith.mulf %f, %g : f32
    nv_tileas.yield %h : f32
  }
  nv_tileas.tiled_store %z, %vq[%c0, %c0] {atom = #plain} : tile<16x64xf32>, tiled_view<16x64xf32>
  return
}
