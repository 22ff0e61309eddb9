// The sum of all elements of a vector. Each block adds up a part of it in a loop,
// reduces its tile to one number, and adds that to the result atomically.
//
//   grid: 4

!vector = !nv_tileas.tiled_view<1024xi32>
!window = !nv_tileas.tiled_view<64xi32>
!tile = !nv_tileas.tile<64xi32>
!result = !nv_tileas.tiled_view<1xi32>
#plain = #nv_tileas<atom universal_copy>

module attributes {nv_tileas.target = #nv_tileas.target<sm = 80, warps = 2>} {
  func.func @reduction(%x: !vector, %sum: !result)
      attributes {nv_tileas.kernel, nv_tileas.warps = 2 : i32} {
    %c0 = arith.constant 0 : index
    %c64 = arith.constant 64 : index
    %c256 = arith.constant 256 : index
    %b = gpu.block_id x
    %first = arith.muli %b, %c256 : index
    %last = arith.addi %first, %c256 : index
    %part = nv_tileas.block_tile %x : !vector -> !window
    %zero = arith.constant dense<0> : !tile
    %sums = scf.for %i = %first to %last step %c64 iter_args(%so_far = %zero) -> (!tile) {
      %more = nv_tileas.tiled_load %part[%i] {atom = #plain, in_bounds = array<i1: true>}
          : !window -> !tile
      %next = nv_tileas.map %so_far, %more : !tile, !tile -> !tile {
      ^bb0(%a: i32, %m: i32):
        %s = arith.addi %a, %m : i32
        nv_tileas.yield %s : i32
      }
      scf.yield %next : !tile
    }
    %total = nv_tileas.reduce %sums {axis = 0 : i32, combiner = #nv_tileas<combiner add>}
        : !tile -> tile<i32>
    %one = nv_tileas.expand_dims %total {axis = 0 : i32} : tile<i32> -> tile<1xi32>
    %to = nv_tileas.block_tile %sum : !result -> !result
    %old = nv_tileas.tiled_atomic_rmw %one, %to[%c0]
        {atom = #plain, rmw_mode = #nv_tileas<rmw_mode add>}
        : tile<1xi32>, !result -> tile<1xi32>
    return
  }
}
