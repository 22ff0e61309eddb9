// C = A * B on Ampere. Four warps copy slices of A and B to a ring of two stages
// with cp.async, four others multiply what has arrived.
//
//   grid: 2, 2

#rows = #nv_tileas.shared<order = [1, 0], swizzle = 64>
#plain = #nv_tileas<atom universal_copy>
#async = #nv_tileas<atom cp_async>

!a = !nv_tileas.tiled_view<64x96xf16>
!b = !nv_tileas.tiled_view<96x64xf16>
!c = !nv_tileas.tiled_view<64x64xf32>
!from = !nv_tileas.tiled_view<32x32xf16>
!slice = !nv_tileas.tiled_view<32x32xf16, smem, #rows>
!producer = !nv_tileas.producer_token<[!slice, !slice]>
!consumer = !nv_tileas.consumer_token<[!slice, !slice]>
!stage = !nv_tileas.pipeline_iterator<!slice>
!factor = !nv_tileas.tile<32x32xf16>
!sum = !nv_tileas.tile<32x32xf32>
!to = !nv_tileas.tiled_view<32x32xf32>

module attributes {nv_tileas.target = #nv_tileas.target<sm = 80, warps = 8>} {
  func.func @gemm(%a: !a, %b: !b, %c: !c)
      attributes {nv_tileas.kernel, nv_tileas.warps = 8 : i32} {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %k = arith.constant 96 : index
    %by = gpu.block_id y
    %bx = gpu.block_id x
    %row = arith.muli %by, %c32 : index
    %column = arith.muli %bx, %c32 : index

    %buffer = nv_tileas.alloc_view : tiled_view<2x64x32xf16, smem>
    %full, %empty = nv_tileas.async.pipeline.create_pipeline %buffer
        {num_stages = 2 : i32} : tiled_view<2x64x32xf16, smem> -> !producer, !consumer

    nv_tileas.async.pipeline.agent_switch warps = [4, 4] {
      %first = nv_tileas.async.pipeline.create_iterator %full : !producer -> !stage
      %last = scf.for %i = %c0 to %k step %c32 iter_args(%it = %first) -> (!stage) {
        %from_a = nv_tileas.block_tile %a at [%row, %i] : !a -> !from
        %from_b = nv_tileas.block_tile %b at [%i, %column] : !b -> !from
        %done = nv_tileas.async.pipeline.produce_one_async %full, %it
            {producer_types = [!slice, !slice]} : !producer, !stage -> async_token {
        ^bb0(%to_a: !slice, %to_b: !slice):
          %0 = nv_tileas.async.copy %from_a, %to_a {atom = #async} : !from, !slice
          %1 = nv_tileas.async.copy %from_b, %to_b {atom = #async} : !from, !slice
          nv_tileas.async.pipeline.yield %1 : async_token
        }
        %next = nv_tileas.async.pipeline.inc_iter %it : !stage
        scf.yield %next : !stage
      }
    }, {
      %zero = arith.constant dense<0.0> : !sum
      %first = nv_tileas.async.pipeline.create_iterator %empty : !consumer -> !stage
      %last, %product = scf.for %i = %c0 to %k step %c32
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
    }
    return
  }
}
