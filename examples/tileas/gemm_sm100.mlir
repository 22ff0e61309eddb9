// C = A * B on Blackwell. One warpgroup fills a ring of three stages by TMA; the
// other multiplies what has arrived with tcgen05, into an accumulator in tensor
// memory. The first product has nothing to add, which makes the accumulator.
//
//   grid: 2, 1

#rows = #nv_tileas.shared<order = [1, 0], swizzle = 128>
#plain = #nv_tileas<atom universal_copy>
#box_a = #nv_tileas<atom tma_load box = [128, 64]>
#box_b = #nv_tileas<atom tma_load box = [64, 64]>
#columns = #nv_tileas.tmem<columns = 64>
#lines = #nv_tileas.blocked<[1, 64], order = [1, 0]>

!a = !nv_tileas.tiled_view<128x256xf16>
!b = !nv_tileas.tiled_view<256x128xf16>
!c = !nv_tileas.tiled_view<128x128xf32>
!box_a = !nv_tileas.tma_desc<128x64xf16>
!box_b = !nv_tileas.tma_desc<64x64xf16>
!slice_a = !nv_tileas.tiled_view<128x64xf16, smem, #rows>
!slice_b = !nv_tileas.tiled_view<64x64xf16, smem, #rows>
!producer = !nv_tileas.producer_token<[!slice_a, !slice_b]>
!consumer = !nv_tileas.consumer_token<[!slice_a, !slice_b]>
!stage = !nv_tileas.pipeline_iterator<!slice_a>
!a_part = !nv_tileas.tile<128x64xf16>
!b_part = !nv_tileas.tile<64x64xf16>
!zero = !nv_tileas.tile<128x64xf32>
!sum = !nv_tileas.tile<128x64xf32, #columns>
!line = !nv_tileas.tile<128x64xf32, #lines>
!to = !nv_tileas.tiled_view<128x64xf32>

module attributes {nv_tileas.target = #nv_tileas.target<sm = 100, warps = 8>} {
  func.func @gemm(%a: !a, %b: !b, %c: !c)
      attributes {nv_tileas.kernel, nv_tileas.warps = 8 : i32} {
    %c0 = arith.constant 0 : index
    %c128 = arith.constant 128 : index
    %c64 = arith.constant 64 : index
    %k = arith.constant 256 : index
    %by = gpu.block_id y
    %bx = gpu.block_id x
    %row = arith.muli %by, %c128 : index
    %column = arith.muli %bx, %c64 : index

    %desc_a = nv_tileas.make_tiled_tma_desc %a box = [128, 64] {atom = #box_a} : !a -> !box_a
    %desc_b = nv_tileas.make_tiled_tma_desc %b box = [64, 64] {atom = #box_b} : !b -> !box_b
    %buffer = nv_tileas.alloc_view : tiled_view<3x192x64xf16, smem>
    %full, %empty = nv_tileas.async.pipeline.create_pipeline %buffer
        {num_stages = 3 : i32} : tiled_view<3x192x64xf16, smem> -> !producer, !consumer

    nv_tileas.async.pipeline.agent_switch warps = [4, 4] {
      %first = nv_tileas.async.pipeline.create_iterator %full : !producer -> !stage
      %last = scf.for %i = %c0 to %k step %c64 iter_args(%it = %first) -> (!stage) {
        %done = nv_tileas.async.pipeline.produce_one_async %full, %it
            {producer_types = [!slice_a, !slice_b]} : !producer, !stage -> async_token {
        ^bb0(%to_a: !slice_a, %to_b: !slice_b):
          %0 = nv_tileas.async.tiled_tma_load %desc_a[%row, %i], %to_a box = [128, 64]
              {atom = #box_a} : !box_a, !slice_a
          %1 = nv_tileas.async.tiled_tma_load %desc_b[%i, %column], %to_b box = [64, 64]
              {atom = #box_b} : !box_b, !slice_b
          nv_tileas.async.pipeline.yield %1 : async_token
        }
        %next = nv_tileas.async.pipeline.inc_iter %it : !stage
        scf.yield %next : !stage
      }
    }, {
      %zero = arith.constant dense<0.0> : !zero
      %first = nv_tileas.async.pipeline.create_iterator %empty : !consumer -> !stage
      %begun = nv_tileas.async.pipeline.consume_one %empty, %first
          {producer_types = [!slice_a, !slice_b], consumer_idx = 0 : i32}
          : !consumer, !stage -> !sum {
      ^bb0(%of_a: !slice_a, %of_b: !slice_b):
        %view_a = nv_tileas.block_tile %of_a : !slice_a -> !slice_a
        %view_b = nv_tileas.block_tile %of_b : !slice_b -> !slice_b
        %0 = nv_tileas.tiled_load %view_a[%c0, %c0] {atom = #plain} : !slice_a -> !a_part
        %1 = nv_tileas.tiled_load %view_b[%c0, %c0] {atom = #plain} : !slice_b -> !b_part
        %2 = nv_tileas.dot %0, %1, %zero {atom = #nv_tileas<atom f16>}
            : !a_part, !b_part, !zero -> !sum
        nv_tileas.async.pipeline.yield %2 : !sum
      }
      %second = nv_tileas.async.pipeline.inc_iter %first : !stage
      %last, %product = scf.for %i = %c64 to %k step %c64
          iter_args(%it = %second, %so_far = %begun) -> (!stage, !sum) {
        %more = nv_tileas.async.pipeline.consume_one %empty, %it
            {producer_types = [!slice_a, !slice_b], consumer_idx = 0 : i32}
            : !consumer, !stage -> !sum {
        ^bb0(%of_a: !slice_a, %of_b: !slice_b):
          %view_a = nv_tileas.block_tile %of_a : !slice_a -> !slice_a
          %view_b = nv_tileas.block_tile %of_b : !slice_b -> !slice_b
          %0 = nv_tileas.tiled_load %view_a[%c0, %c0] {atom = #plain} : !slice_a -> !a_part
          %1 = nv_tileas.tiled_load %view_b[%c0, %c0] {atom = #plain} : !slice_b -> !b_part
          %2 = nv_tileas.dot %0, %1, %so_far {atom = #nv_tileas<atom f16>}
              : !a_part, !b_part, !sum -> !sum
          nv_tileas.async.pipeline.yield %2 : !sum
        }
        %next = nv_tileas.async.pipeline.inc_iter %it : !stage
        scf.yield %next, %more : !stage, !sum
      }
      %sums = nv_tileas.tmem_load %product : !sum -> !line
      %view = nv_tileas.block_tile %c : !c -> !to
      nv_tileas.tiled_store %sums, %view[%row, %column] {atom = #plain,
          in_bounds = array<i1: true, true>} : !line, !to
    } attributes {max_regs = array<i32: 40, 232>, isolated}
    return
  }
}
