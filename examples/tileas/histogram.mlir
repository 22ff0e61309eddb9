// How often each of sixteen numbers occurs. A block counts in shared memory, where
// atomics are fast, and then adds its counts to those of all blocks.
//
//   grid: 4

!data = !nv_tileas.tiled_view<1024xi32>
!part = !nv_tileas.tiled_view<64xi32>
!bins = !nv_tileas.tiled_view<16xi32>
!shared = !nv_tileas.tiled_view<16xi32, smem>
!tile = !nv_tileas.tile<64xi32>
!counts = !nv_tileas.tile<16xi32>
#plain = #nv_tileas<atom universal_copy>
#add = #nv_tileas<rmw_mode add>

module attributes {nv_tileas.target = #nv_tileas.target<sm = 80, warps = 2>} {
  func.func @histogram(%data: !data, %bins: !bins)
      attributes {nv_tileas.kernel, nv_tileas.warps = 2 : i32} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %b = gpu.block_id x
    %first = arith.muli %b, %c256 : index
    %last = arith.addi %first, %c256 : index
    %part = nv_tileas.block_tile %data : !data -> !part

    %storage = nv_tileas.alloc_view : !shared
    %shared = nv_tileas.block_tile %storage : !shared -> !shared
    %zeros = arith.constant dense<0> : !counts
    nv_tileas.tiled_store %zeros, %shared[%c0] {atom = #plain} : !counts, !shared
    %ones = arith.constant dense<1> : !tile
    scf.for %i = %first to %last step %c64 {
      %x = nv_tileas.tiled_load %part[%i] {atom = #plain, in_bounds = array<i1: true>}
          : !part -> !tile
      %bin = nv_tileas.map %x : !tile -> !tile {
      ^bb0(%n: i32):
        %c15 = arith.constant 15 : i32
        %low = arith.andi %n, %c15 : i32
        nv_tileas.yield %low : i32
      }
      %old = nv_tileas.scatter_atomic_rmw %ones, %shared[%bin] {rmw_mode = #add}
          : !tile, !shared, !tile -> !tile
    }

    %counts = nv_tileas.tiled_load %shared[%c0] {atom = #plain} : !shared -> !counts
    %to = nv_tileas.block_tile %bins : !bins -> !bins
    %before = nv_tileas.tiled_atomic_rmw %counts, %to[%c0] {atom = #plain, rmw_mode = #add}
        : !counts, !bins -> !counts
    return
  }
}
