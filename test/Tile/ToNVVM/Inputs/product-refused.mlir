#plain = #nv_tileas<atom universal_copy>
!view = !nv_tileas.tiled_view<16x16xf32>
module {
  func.func @k(%x: f64, %p: !view) attributes {nv_tileas.kernel} {
    %z = arith.constant 0 : index
    %f0 = arith.constant 0.0 : f32
    %a = nv_tileas.splat %x : f64 -> tile<16x16xf64>
    %c = nv_tileas.splat %f0 : f32 -> tile<16x16xf32>
    %d = nv_tileas.dot %a, %a, %c {atom = #nv_tileas<atom f16>}
        : tile<16x16xf64>, tile<16x16xf64>, tile<16x16xf32> -> tile<16x16xf32>
    %w = nv_tileas.block_tile %p : !view -> !view
    nv_tileas.tiled_store %d, %w[%z, %z] {atom = #plain} : !nv_tileas.tile<16x16xf32>, !view
    return
  }
}
