// A matrix copied by tiles: each block loads one and stores it. The last tiles of
// a row and of a column reach beyond the matrix, where nothing is read or written.
//
//   grid: 2, 3

!matrix = !nv_tileas.tiled_view<40x24xf32>
!window = !nv_tileas.tiled_view<16x16xf32>
!tile = !nv_tileas.tile<16x16xf32>
#plain = #nv_tileas<atom universal_copy>

module attributes {nv_tileas.target = #nv_tileas.target<sm = 80, warps = 4>} {
  func.func @copy(%from: !matrix, %to: !matrix)
      attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
    %c16 = arith.constant 16 : index
    %by = gpu.block_id y
    %bx = gpu.block_id x
    %row = arith.muli %by, %c16 : index
    %column = arith.muli %bx, %c16 : index
    %source = nv_tileas.block_tile %from : !matrix -> !window
    %target = nv_tileas.block_tile %to : !matrix -> !window
    %x = nv_tileas.tiled_load %source[%row, %column] {atom = #plain,
        padding_value = #nv_tileas<padding_value zero>} : !window -> !tile
    nv_tileas.tiled_store %x, %target[%row, %column] {atom = #plain} : !tile, !window
    return
  }
}
