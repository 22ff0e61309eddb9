// A matrix product on Blackwell, a tile for each block: four warps keep a
// three-stage pipeline in shared memory full by TMA, four others multiply what
// arrives and store the sum.
//
//   nv-tileas-opt examples/tileas/pipeline.mlir

#rows = #nv_tileas.shared<order = [1, 0], swizzle = 128>

!slice_a = !nv_tileas.tiled_view<128x64xf16, smem, #rows>
!slice_b = !nv_tileas.tiled_view<64x64xf16, smem, #rows>
!producer = !nv_tileas.producer_token<[!slice_a, !slice_b]>
!consumer = !nv_tileas.consumer_token<[!slice_a, !slice_b]>
!stage = !nv_tileas.pipeline_iterator<i32>
!sum = !nv_tileas.tile<128x64xf32>

module attributes {nv_tileas.target = #nv_tileas.target<sm = 100, warps = 8>} {
  func.func @gemm(%a: !nv_tileas.tiled_view<4096x4096xf16>,
                  %b: !nv_tileas.tiled_view<4096x4096xf16>,
                  %out: !nv_tileas.tiled_view<4096x4096xf32>)
      attributes {nv_tileas.kernel, nv_tileas.warps = 8 : i32} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c128 = arith.constant 128 : index
    %k = arith.constant 4096 : index
    %zero = arith.constant dense<0.0> : !sum
    %by = gpu.block_id y
    %bx = gpu.block_id x
    %row = arith.muli %by, %c128 : index
    %column = arith.muli %bx, %c64 : index

    %desc_a = nv_tileas.make_tiled_tma_desc %a box = [128, 64]
        {atom = #nv_tileas<atom tma_load box = [128, 64]>}
        : tiled_view<4096x4096xf16> -> tma_desc<128x64xf16>
    %desc_b = nv_tileas.make_tiled_tma_desc %b box = [64, 64]
        {atom = #nv_tileas<atom tma_load box = [64, 64]>}
        : tiled_view<4096x4096xf16> -> tma_desc<64x64xf16>

    %buffer = nv_tileas.alloc_view : tiled_view<3x192x64xf16, smem>
    %full, %empty = nv_tileas.async.pipeline.create_pipeline %buffer
        {num_stages = 3 : i32}
        : tiled_view<3x192x64xf16, smem> -> !producer, !consumer

    nv_tileas.async.pipeline.agent_switch warps = [4, 4] {
      // Fill one stage after the other.
      %first = nv_tileas.async.pipeline.create_iterator %full : !producer -> !stage
      %last = scf.for %i = %c0 to %k step %c64 iter_args(%it = %first) -> (!stage) {
        %done = nv_tileas.async.pipeline.produce_one_async %full, %it
            {producer_types = [!slice_a, !slice_b]} : !producer, !stage -> async_token {
        ^bb0(%to_a: !slice_a, %to_b: !slice_b):
          %0 = nv_tileas.async.tiled_tma_load %desc_a[%row, %i], %to_a box = [128, 64]
              {atom = #nv_tileas<atom tma_load box = [128, 64]>} : tma_desc<128x64xf16>, !slice_a
          %1 = nv_tileas.async.tiled_tma_load %desc_b[%i, %column], %to_b box = [64, 64]
              {atom = #nv_tileas<atom tma_load box = [64, 64]>} : tma_desc<64x64xf16>, !slice_b
          nv_tileas.async.pipeline.yield %1 : async_token
        }
        %next = nv_tileas.async.pipeline.inc_iter %it : !stage
        scf.yield %next : !stage
      }
    }, {
      // Multiply each stage that is full, and hand it back.
      %first = nv_tileas.async.pipeline.create_iterator %empty : !consumer -> !stage
      %last, %product = scf.for %i = %c0 to %k step %c64
          iter_args(%it = %first, %so_far = %zero) -> (!stage, !sum) {
        %more = nv_tileas.async.pipeline.consume_one %empty, %it
            {producer_types = [!slice_a, !slice_b], consumer_idx = 0 : i32}
            : !consumer, !stage -> !sum {
        ^bb0(%from_a: !slice_a, %from_b: !slice_b):
          %view_a = nv_tileas.block_tile %from_a : !slice_a -> !slice_a
          %view_b = nv_tileas.block_tile %from_b : !slice_b -> !slice_b
          %0 = nv_tileas.tiled_load %view_a[%c0, %c0]
              {atom = #nv_tileas<atom universal_copy>} : !slice_a -> tile<128x64xf16>
          %1 = nv_tileas.tiled_load %view_b[%c0, %c0]
              {atom = #nv_tileas<atom universal_copy>} : !slice_b -> tile<64x64xf16>
          %2 = nv_tileas.dot %0, %1, %so_far {atom = #nv_tileas<atom f16>}
              : tile<128x64xf16>, tile<64x64xf16>, !sum -> !sum
          nv_tileas.async.pipeline.yield %2 : !sum
        }
        %next = nv_tileas.async.pipeline.inc_iter %it : !stage
        scf.yield %next, %more : !stage, !sum
      }
      %view = nv_tileas.block_tile %out : tiled_view<4096x4096xf32> -> tiled_view<128x64xf32>
      nv_tileas.tiled_store %product, %view[%row, %column]
          {atom = #nv_tileas<atom universal_copy>} : !sum, tiled_view<128x64xf32>
    }
    return
  }
}
