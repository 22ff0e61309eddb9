// Each step multiplies what the one before it has stored with what is at a place that
// memory names, and at one that the loop carries: none of it is loaded ahead.
//
//   grid: 1

#plain = #nv_tileas<atom universal_copy>
!a = !nv_tileas.tiled_view<80x16xf16>
!b = !nv_tileas.tiled_view<160x16xf16>
!part = !nv_tileas.tiled_view<16x16xf16>
!places = !nv_tileas.tiled_view<4xi32>
!place = !nv_tileas.tiled_view<1xi32>
!tile = !nv_tileas.tile<16x16xf16>
!token = !nv_tileas.mem_token

module {
  func.func @stored(%a: !a, %b: !b, %places: !places)
      attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %c48 = arith.constant 48 : index
    %none = arith.constant dense<0.0> : !nv_tileas.tile<16x16xf32>
    %wa = nv_tileas.block_tile %a : !a -> !part
    %wb = nv_tileas.block_tile %b : !b -> !part
    %wp = nv_tileas.block_tile %places : !places -> !place
    %first = nv_tileas.join_tokens()
    %last:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%at = %c16, %t = %first)
        -> (index, !token) {
      %here = arith.muli %i, %c16 : index
      %x, %read = nv_tileas.tiled_load %wa[%here, %c0] token %t : mem_token {atom = #plain} : !part
          -> !tile, mem_token
      %p = nv_tileas.tiled_load %wp[%i] token %first : mem_token {atom = #plain} : !place -> !nv_tileas.tile<1xi32>
      %n = nv_tileas.reshape %p : tile<1xi32> -> tile<i32>
      %e = nv_tileas.element %n : tile<i32> -> i32
      %c7 = arith.constant 7 : i32
      %low = arith.andi %e, %c7 : i32
      %row = arith.index_cast %low : i32 to index
      %place = arith.muli %row, %c16 : index
      %y = nv_tileas.tiled_load %wb[%place, %c0] token %first : mem_token {atom = #plain}
          : !part -> !tile
      %z = nv_tileas.tiled_load %wb[%at, %c0] token %first : mem_token {atom = #plain}
          : !part -> !tile
      %half = nv_tileas.mma %x, %y, %none : tile<16x16xf16>, tile<16x16xf16>,
          tile<16x16xf32> -> tile<16x16xf32>
      %s = nv_tileas.mma %x, %z, %half : tile<16x16xf16>, tile<16x16xf16>, tile<16x16xf32>
          -> tile<16x16xf32>
      %h = nv_tileas.map %s : tile<16x16xf32> -> tile<16x16xf16> {
      ^bb0(%v: f32):
        %c64 = arith.constant 0.015625 : f32
        %w = arith.mulf %v, %c64 : f32
        %r = arith.truncf %w : f32 to f16
        nv_tileas.yield %r : f16
      }
      %next = arith.addi %here, %c16 : index
      %later = arith.xori %at, %c48 : index
      %done = nv_tileas.tiled_store %h, %wa[%next, %c0] token %read : mem_token {atom = #plain}
          : !tile, !part -> mem_token
      scf.yield %later, %done : index, !token
    }
    return
  }
}
