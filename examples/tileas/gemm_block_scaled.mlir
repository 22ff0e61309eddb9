// C = A * B with 8-bit floats, whose blocks of 32 along K share a power of two. A
// and B come by TMA, one barrier for each; the factors are few and are loaded.
//
//   grid: 2, 1

#rows_a = #nv_tileas.shared<order = [1, 0], swizzle = 128>
#rows_b = #nv_tileas.shared<order = [1, 0], swizzle = 64>
#load_a = #nv_tileas<atom tma_load box = [128, 128]>
#load_b = #nv_tileas<atom tma_load box = [128, 64]>
#plain = #nv_tileas<atom universal_copy>
#all = array<i1: true, true>

!a = !nv_tileas.tiled_view<128x256xf8E4M3FN>
!b = !nv_tileas.tiled_view<256x128xf8E4M3FN>
!sfa = !nv_tileas.tiled_view<128x8xf8E8M0FNU>
!sfb = !nv_tileas.tiled_view<8x128xf8E8M0FNU>
!c = !nv_tileas.tiled_view<128x128xf32>
!box_a = !nv_tileas.tma_desc<128x128xf8E4M3FN>
!box_b = !nv_tileas.tma_desc<128x64xf8E4M3FN>
!slice_a = !nv_tileas.tiled_view<128x128xf8E4M3FN, smem, #rows_a>
!slice_b = !nv_tileas.tiled_view<128x64xf8E4M3FN, smem, #rows_b>
!part_a = !nv_tileas.tile<128x128xf8E4M3FN>
!part_b = !nv_tileas.tile<128x64xf8E4M3FN>
!view_sfa = !nv_tileas.tiled_view<128x4xf8E8M0FNU>
!view_sfb = !nv_tileas.tiled_view<4x64xf8E8M0FNU>
!factors_a = !nv_tileas.tile<128x4xf8E8M0FNU>
!factors_b = !nv_tileas.tile<4x64xf8E8M0FNU>
!sum = !nv_tileas.tile<128x64xf32>
!to = !nv_tileas.tiled_view<128x64xf32>

module attributes {nv_tileas.target = #nv_tileas.target<sm = 100, warps = 4>} {
  func.func @gemm(%a: !a, %b: !b, %sfa: !sfa, %sfb: !sfb, %c: !c)
      attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c4 = arith.constant 4 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %bx = gpu.block_id x
    %column = arith.muli %bx, %c64 : index
    %desc_a = nv_tileas.make_tiled_tma_desc %a box = [128, 128] {atom = #load_a} : !a -> !box_a
    %desc_b = nv_tileas.make_tiled_tma_desc %b box = [128, 64] {atom = #load_b} : !b -> !box_b
    %slice_a = nv_tileas.alloc_view : !slice_a
    %slice_b = nv_tileas.alloc_view : !slice_b
    %bar_a = nv_tileas.create_barrier : mem_token
    %bar_b = nv_tileas.create_barrier : mem_token
    %view_a = nv_tileas.block_tile %slice_a : !slice_a -> !slice_a
    %view_b = nv_tileas.block_tile %slice_b : !slice_b -> !slice_b
    %of_sfa = nv_tileas.block_tile %sfa : !sfa -> !view_sfa
    %of_sfb = nv_tileas.block_tile %sfb : !sfb -> !view_sfb

    %zero = arith.constant dense<0.0> : !sum
    %product = scf.for %i = %c0 to %c2 step %c1 iter_args(%so_far = %zero) -> (!sum) {
      %k = arith.muli %i, %c128 : index
      %block = arith.muli %i, %c4 : index
      %t0 = nv_tileas.async.tiled_tma_load %desc_a[%c0, %k], %slice_a barrier %bar_a
          box = [128, 128] {atom = #load_a} : !box_a, !slice_a
      %t1 = nv_tileas.async.tiled_tma_load %desc_b[%k, %column], %slice_b barrier %bar_b
          box = [128, 64] {atom = #load_b} : !box_b, !slice_b
      %factors_a = nv_tileas.tiled_load %of_sfa[%c0, %block] {atom = #plain, in_bounds = #all}
          : !view_sfa -> !factors_a
      %factors_b = nv_tileas.tiled_load %of_sfb[%block, %column] {atom = #plain, in_bounds = #all}
          : !view_sfb -> !factors_b
      nv_tileas.async.wait %t0, %t1 : async_token, async_token
      %0 = nv_tileas.tiled_load %view_a[%c0, %c0] {atom = #plain} : !slice_a -> !part_a
      %1 = nv_tileas.tiled_load %view_b[%c0, %c0] {atom = #plain} : !slice_b -> !part_b
      %2 = nv_tileas.block_scaled_mma %0, %1, %so_far, %factors_a, %factors_b
          {atom = #nv_tileas<atom mxf8f6f4>}
          : !part_a, !part_b, !sum, !factors_a, !factors_b -> !sum
      scf.yield %2 : !sum
    }

    %to = nv_tileas.block_tile %c : !c -> !to
    nv_tileas.tiled_store %product, %to[%c0, %column] {atom = #plain, in_bounds = #all}
        : !sum, !to
    return
  }
}
