// Products of no, one and several steps, whose tiles are known to be inside of their
// arrays, which end with the last step: nothing is read for a step that there is none of.
//
//   grid: 5

#plain = #nv_tileas<atom universal_copy>
!a = !nv_tileas.tiled_view<16x128xf16>
!a_part = !nv_tileas.tiled_view<16x32xf16>
!b = !nv_tileas.tiled_view<128x16xf16>
!b_part = !nv_tileas.tiled_view<32x16xf16>
!d = !nv_tileas.tiled_view<80x16xf32>
!d_part = !nv_tileas.tiled_view<16x16xf32>
!sums = !nv_tileas.tile<16x16xf32>

module {
  func.func @inside(%a: !a, %b: !b, %d: !d)
      attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %c128 = arith.constant 128 : index
    %steps = gpu.block_id x
    %depth = arith.muli %steps, %c32 : index
    %first = arith.subi %c128, %depth : index
    %none = arith.constant dense<0.0> : !sums
    %wa = nv_tileas.block_tile %a : !a -> !a_part
    %wb = nv_tileas.block_tile %b : !b -> !b_part
    %wd = nv_tileas.block_tile %d : !d -> !d_part
    %sums = scf.for %i = %first to %c128 step %c32 iter_args(%c = %none) -> (!sums) {
      %x = nv_tileas.tiled_load %wa[%c0, %i]
          {atom = #plain, in_bounds = array<i1: true, true>} : !a_part -> !nv_tileas.tile<16x32xf16>
      %y = nv_tileas.tiled_load %wb[%i, %c0]
          {atom = #plain, in_bounds = array<i1: true, true>} : !b_part -> !nv_tileas.tile<32x16xf16>
      %n = nv_tileas.mma %x, %y, %c : tile<16x32xf16>, tile<32x16xf16>, tile<16x16xf32>
          -> tile<16x16xf32>
      scf.yield %n : !sums
    }
    %row = arith.muli %steps, %c16 : index
    nv_tileas.tiled_store %sums, %wd[%row, %c0] {atom = #plain} : !sums, !d_part
    return
  }
}
