// A tile that registers have no room for, with its dimensions in another order, and in
// the shape of another one: each part is where the whole has it.
//
//   grid: 1

#plain = #nv_tileas<atom universal_copy>
!from = !nv_tileas.tiled_view<16x64x128xf32>
!turned = !nv_tileas.tiled_view<64x128x16xf32>
!flat = !nv_tileas.tiled_view<32x32x128xf32>

module {
  func.func @turned(%from: !from, %turned: !turned, %flat: !flat)
      attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %x_view = nv_tileas.block_tile %from : !from -> !from
    %y_view = nv_tileas.block_tile %turned : !turned -> !turned
    %z_view = nv_tileas.block_tile %flat : !flat -> !flat
    %x = nv_tileas.tiled_load %x_view[%c0, %c0, %c0] {atom = #plain} : !from
        -> !nv_tileas.tile<16x64x128xf32>
    %y = nv_tileas.permute %x {permutation = array<i32: 1, 2, 0>} : tile<16x64x128xf32>
        -> tile<64x128x16xf32>
    nv_tileas.tiled_store %y, %y_view[%c0, %c0, %c0] {atom = #plain}
        : !nv_tileas.tile<64x128x16xf32>, !turned
    %z = nv_tileas.reshape %x : tile<16x64x128xf32> -> tile<32x32x128xf32>
    nv_tileas.tiled_store %z, %z_view[%c0, %c0, %c0] {atom = #plain}
        : !nv_tileas.tile<32x32x128xf32>, !flat
    return
  }
}
