// y[(13 * i + 5) mod 256] = x[i], where x[i] is not negative. The places are
// computed, and the elements that are not wanted are masked.
//
//   grid: 4

!vector = !nv_tileas.tiled_view<256xf32>
!part = !nv_tileas.tiled_view<64xf32>
!tile = !nv_tileas.tile<64xf32>
!place = !nv_tileas.tile<64xi32>
!mask = !nv_tileas.tile<64xi1>
#plain = #nv_tileas<atom universal_copy>

module attributes {nv_tileas.target = #nv_tileas.target<sm = 80, warps = 2>} {
  func.func @scatter(%x: !vector, %y: !vector)
      attributes {nv_tileas.kernel, nv_tileas.warps = 2 : i32} {
    %c64 = arith.constant 64 : index
    %b = gpu.block_id x
    %first = arith.muli %b, %c64 : index
    %part = nv_tileas.block_tile %x : !vector -> !part
    %value = nv_tileas.tiled_load %part[%first] {atom = #plain, in_bounds = array<i1: true>}
        : !part -> !tile
    %place = nv_tileas.generate : !place {
    ^bb0(%n: index):
      %i = arith.addi %first, %n : index
      %w = arith.index_cast %i : index to i32
      %c13 = arith.constant 13 : i32
      %c5 = arith.constant 5 : i32
      %c255 = arith.constant 255 : i32
      %times = arith.muli %w, %c13 : i32
      %plus = arith.addi %times, %c5 : i32
      %mod = arith.andi %plus, %c255 : i32
      nv_tileas.yield %mod : i32
    }
    %wanted = nv_tileas.map %value : !tile -> !mask {
    ^bb0(%v: f32):
      %zero = arith.constant 0.0 : f32
      %yes = arith.cmpf oge, %v, %zero : f32
      nv_tileas.yield %yes : i1
    }
    nv_tileas.scatter_store %value, %y[%place] mask %wanted
        : !tile, !vector, !place, !mask
    return
  }
}
