// C = A * B on Hopper. One warpgroup fills a ring of three stages by TMA, and gives
// registers away; the other multiplies what has arrived with wgmma.
//
//   grid: 2, 1

#rows = #nv_tileas.shared<order = [1, 0], swizzle = 128>
#plain = #nv_tileas<atom universal_copy>
#box = #nv_tileas<atom tma_load box = [64, 64]>

!a = !nv_tileas.tiled_view<64x256xf16>
!b = !nv_tileas.tiled_view<256x128xf16>
!c = !nv_tileas.tiled_view<64x128xf32>
!box = !nv_tileas.tma_desc<64x64xf16>
!slice = !nv_tileas.tiled_view<64x64xf16, smem, #rows>
!producer = !nv_tileas.producer_token<[!slice, !slice]>
!consumer = !nv_tileas.consumer_token<[!slice, !slice]>
!stage = !nv_tileas.pipeline_iterator<!slice>
!factor = !nv_tileas.tile<64x64xf16>
!sum = !nv_tileas.tile<64x64xf32>
!to = !nv_tileas.tiled_view<64x64xf32>

module attributes {nv_tileas.target = #nv_tileas.target<sm = 90, warps = 8>} {
  func.func @gemm(%a: !a, %b: !b, %c: !c)
      attributes {nv_tileas.kernel, nv_tileas.warps = 8 : i32} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %k = arith.constant 256 : index
    %by = gpu.block_id y
    %bx = gpu.block_id x
    %row = arith.muli %by, %c64 : index
    %column = arith.muli %bx, %c64 : index

    %desc_a = nv_tileas.make_tiled_tma_desc %a box = [64, 64] {atom = #box} : !a -> !box
    %desc_b = nv_tileas.make_tiled_tma_desc %b box = [64, 64] {atom = #box} : !b -> !box
    %buffer = nv_tileas.alloc_view : tiled_view<3x128x64xf16, smem>
    %full, %empty = nv_tileas.async.pipeline.create_pipeline %buffer
        {num_stages = 3 : i32} : tiled_view<3x128x64xf16, smem> -> !producer, !consumer

    nv_tileas.async.pipeline.agent_switch warps = [4, 4] {
      %first = nv_tileas.async.pipeline.create_iterator %full : !producer -> !stage
      %last = scf.for %i = %c0 to %k step %c64 iter_args(%it = %first) -> (!stage) {
        %done = nv_tileas.async.pipeline.produce_one_async %full, %it
            {producer_types = [!slice, !slice]} : !producer, !stage -> async_token {
        ^bb0(%to_a: !slice, %to_b: !slice):
          %0 = nv_tileas.async.tiled_tma_load %desc_a[%row, %i], %to_a box = [64, 64]
              {atom = #box} : !box, !slice
          %1 = nv_tileas.async.tiled_tma_load %desc_b[%i, %column], %to_b box = [64, 64]
              {atom = #box} : !box, !slice
          nv_tileas.async.pipeline.yield %1 : async_token
        }
        %next = nv_tileas.async.pipeline.inc_iter %it : !stage
        scf.yield %next : !stage
      }
    }, {
      %zero = arith.constant dense<0.0> : !sum
      %first = nv_tileas.async.pipeline.create_iterator %empty : !consumer -> !stage
      %last, %product = scf.for %i = %c0 to %k step %c64
          iter_args(%it = %first, %so_far = %zero) -> (!stage, !sum) {
        %more = nv_tileas.async.pipeline.consume_one %empty, %it
            {producer_types = [!slice, !slice], consumer_idx = 0 : i32}
            : !consumer, !stage -> !sum {
        ^bb0(%of_a: !slice, %of_b: !slice):
          %view_a = nv_tileas.block_tile %of_a : !slice -> !slice
          %view_b = nv_tileas.block_tile %of_b : !slice -> !slice
          %0 = nv_tileas.tiled_load %view_a[%c0, %c0] {atom = #plain} : !slice -> !factor
          %1 = nv_tileas.tiled_load %view_b[%c0, %c0] {atom = #plain} : !slice -> !factor
          %2 = nv_tileas.dot %0, %1, %so_far {atom = #nv_tileas<atom f16>}
              : !factor, !factor, !sum -> !sum
          nv_tileas.async.pipeline.yield %2 : !sum
        }
        %next = nv_tileas.async.pipeline.inc_iter %it : !stage
        scf.yield %next, %more : !stage, !sum
      }
      %view = nv_tileas.block_tile %c : !c -> !to
      nv_tileas.tiled_store %product, %view[%row, %column] {atom = #plain,
          in_bounds = array<i1: true, true>} : !sum, !to
    } attributes {max_regs = array<i32: 40, 232>, isolated}
    return
  }
}
