// Several rows of a thread that lanes reduce: each lane combines its own ones, as far as they last,
// and tells the others.
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_80 | FileCheck %s

#plain = #nv_tileas<atom universal_copy>

// Two rows of floats: one shuffle for the first step, four for the others, and two in the end.
// CHECK-LABEL: llvm.func @two(
// CHECK-COUNT-7: nvvm.shfl.sync
// CHECK-NOT: nvvm.shfl.sync
// CHECK: llvm.return
func.func @two(%p: index, %q: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c128 = arith.constant 128 : index
  %r = nv_tileas.assume %p {fact = #nv_tileas.div_by<16>} : index
  %v = nv_tileas.block_tile %r sizes [%c8, %c128] strides [%c128, %c1] : index -> tiled_view<8x128xf32>
  %x = nv_tileas.tiled_load %v[%c0, %c0] {atom = #plain} : tiled_view<8x128xf32> -> tile<8x128xf32>
  %y = nv_tileas.reduce %x {axis = 1 : i32, combiner = #nv_tileas<combiner add>} : tile<8x128xf32> -> tile<8xf32>
  nv_tileas.print "%f"(%y) : tile<8xf32>
  return
}
