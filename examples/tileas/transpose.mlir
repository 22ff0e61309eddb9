// A matrix transposed by way of shared memory. The tile is stored to a buffer with
// rows and read from it with columns first, so that global memory is read and
// written along its rows. Each row has an element of padding: the threads of a warp
// then find the elements of a column in different banks.
//
//   grid: 2, 3

#lines = #nv_tileas.blocked<[1, 4], order = [1, 0]>
#rows = #nv_tileas.shared<order = [1, 0], padding = 1>
!from = !nv_tileas.tiled_view<48x32xf32>
!to = !nv_tileas.tiled_view<32x48xf32>
!window = !nv_tileas.tiled_view<16x16xf32>
!tile = !nv_tileas.tile<16x16xf32, #lines>
!buffer = !nv_tileas.tile<16x16xf32, #rows>
!element = !nv_tileas.tile<16x16xindex, #lines>
!shared = !nv_tileas.tiled_view<16x16xf32, smem, #rows>
#plain = #nv_tileas<atom universal_copy>

module attributes {nv_tileas.target = #nv_tileas.target<sm = 80, warps = 4>} {
  func.func @transpose(%from: !from, %to: !to)
      attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
    %c16 = arith.constant 16 : index
    %by = gpu.block_id y
    %bx = gpu.block_id x
    %row = arith.muli %by, %c16 : index
    %column = arith.muli %bx, %c16 : index
    %source = nv_tileas.block_tile %from : !from -> !window
    %target = nv_tileas.block_tile %to : !to -> !window
    %x = nv_tileas.tiled_load %source[%row, %column] {atom = #plain} : !window -> !tile

    %buffer = nv_tileas.convert_layout %x : !tile -> !buffer
    %view = nv_tileas.block_tile %buffer : !buffer -> !shared
    // Element (i, j) of the result is element (j, i) of the buffer.
    %i = nv_tileas.generate : !element {
    ^bb0(%r: index, %c: index):
      nv_tileas.yield %r : index
    }
    %j = nv_tileas.generate : !element {
    ^bb0(%r: index, %c: index):
      nv_tileas.yield %c : index
    }
    %t = nv_tileas.gather_load %view[%j, %i] : !shared, !element, !element -> !tile

    nv_tileas.tiled_store %t, %target[%column, %row] {atom = #plain} : !tile, !window
    return
  }
}
