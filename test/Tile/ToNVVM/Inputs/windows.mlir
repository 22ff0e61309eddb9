// Windows that begin between vectors, in each other and before their array: accesses are as
// wide as all of the places allow, and what is outside is zero.
//
//   grid: 1

#plain = #nv_tileas<atom universal_copy>
!array = !nv_tileas.tiled_view<8x64xf32>
!part = !nv_tileas.tiled_view<8x16xf32>
!tile = !nv_tileas.tile<8x16xf32>

module {
  func.func @windows(%from: !array, %to: !array)
      attributes {nv_tileas.kernel, nv_tileas.warps = 1 : i32} {
    %c0 = arith.constant 0 : index
    %c3 = arith.constant 3 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %c32 = arith.constant 32 : index
    %c48 = arith.constant 48 : index
    %before = arith.constant -6 : index
    %all = nv_tileas.block_tile %from : !array -> !part
    %target = nv_tileas.block_tile %to : !array -> !part

    // A tile that begins between vectors.
    %a = nv_tileas.tiled_load %all[%c0, %c3] {atom = #plain} : !part -> !tile
    nv_tileas.tiled_store %a, %target[%c0, %c0] {atom = #plain} : !tile, !part
    // A window that does, and one in it that begins with a vector of that.
    %outer = nv_tileas.block_tile %from at [%c0, %c3] : !array -> !array
    %inner = nv_tileas.block_tile %outer at [%c0, %c4] : !array -> !part
    %b = nv_tileas.tiled_load %inner[%c0, %c0] {atom = #plain} : !part -> !tile
    nv_tileas.tiled_store %b, %target[%c0, %c16] {atom = #plain} : !tile, !part
    // One that begins before the array.
    %early = nv_tileas.block_tile %from at [%c0, %before] : !array -> !part
    %c = nv_tileas.tiled_load %early[%c0, %c0] {atom = #plain} : !part -> !tile
    nv_tileas.tiled_store %c, %target[%c0, %c32] {atom = #plain} : !tile, !part
    nv_tileas.tiled_store %a, %target[%c0, %c48] {atom = #plain} : !tile, !part
    return
  }
}
