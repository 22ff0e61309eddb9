// exp(x - max) / sum of each row. A block has 16 rows as a whole in registers.
//
//   grid: 1, 2

!matrix = !nv_tileas.tiled_view<32x64xf32>
!window = !nv_tileas.tiled_view<16x64xf32>
!tile = !nv_tileas.tile<16x64xf32>
!column = !nv_tileas.tile<16xf32>
!thin = !nv_tileas.tile<16x1xf32>
#plain = #nv_tileas<atom universal_copy>

module attributes {nv_tileas.target = #nv_tileas.target<sm = 80, warps = 4>} {
  func.func @softmax(%from: !matrix, %to: !matrix)
      attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %c16 = arith.constant 16 : index
    %by = gpu.block_id y
    %row = arith.muli %by, %c16 : index
    %source = nv_tileas.block_tile %from : !matrix -> !window
    %target = nv_tileas.block_tile %to : !matrix -> !window
    %x = nv_tileas.tiled_load %source[%row, %c0] {atom = #plain} : !window -> !tile

    %max = nv_tileas.reduce %x {axis = 1 : i32, combiner = #nv_tileas<combiner max>}
        : !tile -> !column
    %max1 = nv_tileas.expand_dims %max {axis = 1 : i32} : !column -> !thin
    %maxes = nv_tileas.broadcast %max1 : !thin -> !tile
    %e = nv_tileas.map %x, %maxes : !tile, !tile -> !tile {
    ^bb0(%a: f32, %m: f32):
      %d = arith.subf %a, %m : f32
      %p = math.exp %d : f32
      nv_tileas.yield %p : f32
    }
    %sum = nv_tileas.reduce %e {axis = 1 : i32, combiner = #nv_tileas<combiner add>}
        : !tile -> !column
    %sum1 = nv_tileas.expand_dims %sum {axis = 1 : i32} : !column -> !thin
    %sums = nv_tileas.broadcast %sum1 : !thin -> !tile
    %y = nv_tileas.map %e, %sums : !tile, !tile -> !tile {
    ^bb0(%a: f32, %s: f32):
      %q = arith.divf %a, %s : f32
      nv_tileas.yield %q : f32
    }

    nv_tileas.tiled_store %y, %target[%row, %c0] {atom = #plain} : !tile, !window
    return
  }
}
