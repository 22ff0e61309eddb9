// Buffers in shared memory that are read, written and changed in turn, in loops, and in
// a branch. In the next access, each element is another thread's.
//
//   grid: 2

!data = !nv_tileas.tiled_view<256xi32>
!out = !nv_tileas.tiled_view<640xi32>
!part = !nv_tileas.tiled_view<64xi32>
!shared = !nv_tileas.tiled_view<64xi32, smem>
!tile = !nv_tileas.tile<64xi32>
!places = !nv_tileas.tile<64xindex>
#plain = #nv_tileas<atom universal_copy>
#async = #nv_tileas<atom cp_async>
#add = #nv_tileas<rmw_mode add>

module {
  func.func @uses(%data: !data, %out: !out)
      attributes {nv_tileas.kernel, nv_tileas.warps = 2 : i32} {
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %c128 = arith.constant 128 : index
    %b = gpu.block_id x
    %from = nv_tileas.block_tile %data : !data -> !part
    %to = nv_tileas.block_tile %out : !out -> !part
    %first = arith.muli %b, %c128 : index
    %last = arith.addi %first, %c128 : index

    // A buffer of four bytes, before those of vectors.
    %bytes = nv_tileas.alloc_view : !nv_tileas.tiled_view<4xi8, smem>
    %few = nv_tileas.block_tile %bytes : !nv_tileas.tiled_view<4xi8, smem>
        -> !nv_tileas.tiled_view<4xi8, smem>
    %four = arith.constant dense<[1, 2, 3, 4]> : !nv_tileas.tile<4xi8>
    nv_tileas.tiled_store %four, %few[%c0] {atom = #plain} : !nv_tileas.tile<4xi8>,
        !nv_tileas.tiled_view<4xi8, smem>

    %storage = nv_tileas.alloc_view : !shared
    %view = nv_tileas.block_tile %storage : !shared -> !shared
    %back = nv_tileas.generate : !places {
    ^bb0(%i: index):
      %c63 = arith.constant 63 : index
      %n = arith.subi %c63, %i : index
      nv_tileas.yield %n : index
    }
    %zeros = arith.constant dense<0> : !tile
    %numbers = nv_tileas.generate : !tile {
    ^bb0(%i: index):
      %n = arith.index_cast %i : index to i32
      nv_tileas.yield %n : i32
    }
    nv_tileas.tiled_store %zeros, %view[%c0] {atom = #plain} : !tile, !shared

    // Read, then changed by others, then read by the next iteration.
    scf.for %i = %first to %last step %c64 {
      %x = nv_tileas.tiled_load %from[%i] {atom = #plain, in_bounds = array<i1: true>}
          : !part -> !tile
      %before = nv_tileas.tiled_load %view[%c0] {atom = #plain} : !shared -> !tile
      %old = nv_tileas.scatter_atomic_rmw %x, %storage[%back] {rmw_mode = #add}
          : !tile, !shared, !places -> !tile
      %after = nv_tileas.tiled_load %view[%c0] {atom = #plain} : !shared -> !tile
      %sum = nv_tileas.map %before, %after : !tile, !tile -> !tile {
      ^bb0(%p: i32, %q: i32):
        %c100 = arith.constant 100 : i32
        %r = arith.muli %q, %c100 : i32
        %s = arith.addi %p, %r : i32
        nv_tileas.yield %s : i32
      }
      nv_tileas.tiled_store %sum, %to[%i] {atom = #plain} : !tile, !part
      // Written again, after others have read it.
      nv_tileas.scatter_store %sum, %storage[%back] : !tile, !shared, !places
    }

    // Written in a branch, after it has been read, and then read by others.
    %last_sum = nv_tileas.tiled_load %view[%c0] {atom = #plain} : !shared -> !tile
    %behind = arith.addi %first, %c256 : index
    nv_tileas.tiled_store %last_sum, %to[%behind] {atom = #plain} : !tile, !part
    %is = arith.cmpi eq, %b, %c0 : index
    scf.if %is {
      nv_tileas.tiled_store %numbers, %view[%c0] {atom = #plain} : !tile, !shared
    }
    %turned = nv_tileas.gather_load %view[%back] : !shared, !places -> !tile
    %next = arith.addi %behind, %c64 : index
    nv_tileas.tiled_store %turned, %to[%next] {atom = #plain} : !tile, !part

    // Copied while the program goes on, and read by others when it is there.
    %copied = nv_tileas.alloc_view : !shared
    %window = nv_tileas.block_tile %data at [%first] : !data -> !part
    %begun = nv_tileas.async.copy %window, %copied {atom = #async} : !part, !shared
    nv_tileas.async.wait %begun : async_token
    %there = nv_tileas.gather_load %copied[%back] : !shared, !places -> !tile
    %end = arith.addi %b, %c8 : index
    %behind_all = arith.muli %end, %c64 : index
    nv_tileas.tiled_store %there, %to[%behind_all] {atom = #plain} : !tile, !part

    // Global memory is no different where operations have no tokens.
    %forth = nv_tileas.generate : !places {
    ^bb0(%i: index):
      nv_tileas.yield %i : index
    }
    %whole = nv_tileas.gather_load %window[%back] : !part, !places -> !tile
    nv_tileas.scatter_store %whole, %window[%forth] : !tile, !part, !places
    return
  }
}
