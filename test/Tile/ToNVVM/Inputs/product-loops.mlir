// Products in loops: sums that are carried, an operand from outside of the loop,
// and a product of a product.
#plain = #nv_tileas<atom universal_copy>
!a = !nv_tileas.tiled_view<128x256xf16>
!a_part = !nv_tileas.tiled_view<128x32xf16>
!b = !nv_tileas.tiled_view<256x128xf16>
!b_part = !nv_tileas.tiled_view<32x128xf16>
!d = !nv_tileas.tiled_view<128x128xf32>
!q = !nv_tileas.tiled_view<128x64xf16>
!k = !nv_tileas.tiled_view<64x256xf16>
!v = !nv_tileas.tiled_view<256x64xf16>
!part = !nv_tileas.tiled_view<64x64xf16>
!o = !nv_tileas.tiled_view<128x64xf32>

module {
  func.func @long(%pa: !a, %pb: !b, %pd: !d) attributes {nv_tileas.kernel} {
    %zero = arith.constant 0 : index
    %end = arith.constant 256 : index
    %step = arith.constant 32 : index
    %f0 = arith.constant 0.0 : f32
    %none = nv_tileas.splat %f0 : f32 -> tile<128x128xf32>
    %wa = nv_tileas.block_tile %pa : !a -> !a_part
    %wb = nv_tileas.block_tile %pb : !b -> !b_part
    %wd = nv_tileas.block_tile %pd : !d -> !d
    %sums = scf.for %i = %zero to %end step %step
        iter_args(%c = %none) -> (!nv_tileas.tile<128x128xf32>) {
      %x = nv_tileas.tiled_load %wa[%zero, %i] {atom = #plain}
          : !a_part -> !nv_tileas.tile<128x32xf16>
      %y = nv_tileas.tiled_load %wb[%i, %zero] {atom = #plain}
          : !b_part -> !nv_tileas.tile<32x128xf16>
      %n = nv_tileas.mma %x, %y, %c : tile<128x32xf16>, tile<32x128xf16>,
          tile<128x128xf32> -> tile<128x128xf32>
      scf.yield %n : !nv_tileas.tile<128x128xf32>
    }
    nv_tileas.tiled_store %sums, %wd[%zero, %zero] {atom = #plain}
        : !nv_tileas.tile<128x128xf32>, !d
    return
  }
  func.func @chain(%pq: !q, %pk: !k, %pv: !v, %po: !o) attributes {nv_tileas.kernel} {
    %zero = arith.constant 0 : index
    %end = arith.constant 256 : index
    %step = arith.constant 64 : index
    %f0 = arith.constant 0.0 : f32
    %none = nv_tileas.splat %f0 : f32 -> tile<128x64xf32>
    %wq = nv_tileas.block_tile %pq : !q -> !q
    %wk = nv_tileas.block_tile %pk : !k -> !part
    %wv = nv_tileas.block_tile %pv : !v -> !part
    %wo = nv_tileas.block_tile %po : !o -> !o
    %x = nv_tileas.tiled_load %wq[%zero, %zero] {atom = #plain}
        : !q -> !nv_tileas.tile<128x64xf16>
    %sums = scf.for %i = %zero to %end step %step
        iter_args(%c = %none) -> (!nv_tileas.tile<128x64xf32>) {
      %y = nv_tileas.tiled_load %wk[%zero, %i] {atom = #plain}
          : !part -> !nv_tileas.tile<64x64xf16>
      %z = nv_tileas.tiled_load %wv[%i, %zero] {atom = #plain}
          : !part -> !nv_tileas.tile<64x64xf16>
      %p = nv_tileas.mma %x, %y, %none : tile<128x64xf16>, tile<64x64xf16>,
          tile<128x64xf32> -> tile<128x64xf32>
      %h = nv_tileas.map %p : tile<128x64xf32> -> tile<128x64xf16> {
      ^bb0(%e: f32):
        %r = arith.truncf %e : f32 to f16
        nv_tileas.yield %r : f16
      }
      %n = nv_tileas.mma %h, %z, %c : tile<128x64xf16>, tile<64x64xf16>,
          tile<128x64xf32> -> tile<128x64xf32>
      scf.yield %n : !nv_tileas.tile<128x64xf32>
    }
    nv_tileas.tiled_store %sums, %wo[%zero, %zero] {atom = #plain}
        : !nv_tileas.tile<128x64xf32>, !o
    return
  }
}
