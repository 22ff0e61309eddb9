// softmax(Q * K / 64) * V, without ever holding a whole row of Q * K. A block has
// 32 rows of Q; it goes over K and V by 32 columns and rows, with the maximum and
// the sum of each row so far, and scales what it has when the maximum grows. K
// comes transposed.
//
//   grid: 1, 2

!q = !nv_tileas.tiled_view<64x32xf16>
!k = !nv_tileas.tiled_view<32x96xf16>
!v = !nv_tileas.tiled_view<96x32xf16>
!o = !nv_tileas.tiled_view<64x32xf32>
!half_view = !nv_tileas.tiled_view<32x32xf16>
!view = !nv_tileas.tiled_view<32x32xf32>
!half = !nv_tileas.tile<32x32xf16>
!tile = !nv_tileas.tile<32x32xf32>
!column = !nv_tileas.tile<32xf32>
!thin = !nv_tileas.tile<32x1xf32>
#plain = #nv_tileas<atom universal_copy>
#f16 = #nv_tileas<atom f16>
#all = array<i1: true, true>

module attributes {nv_tileas.target = #nv_tileas.target<sm = 80, warps = 4>} {
  func.func private @spread(%x: !column) -> !tile {
    %thin = nv_tileas.expand_dims %x {axis = 1 : i32} : !column -> !thin
    %wide = nv_tileas.broadcast %thin : !thin -> !tile
    return %wide : !tile
  }

  func.func @attention(%q: !q, %k: !k, %v: !v, %o: !o)
      attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %c96 = arith.constant 96 : index
    %scale = arith.constant 0.015625 : f32
    %by = gpu.block_id y
    %row = arith.muli %by, %c32 : index
    %of_q = nv_tileas.block_tile %q : !q -> !half_view
    %of_k = nv_tileas.block_tile %k : !k -> !half_view
    %of_v = nv_tileas.block_tile %v : !v -> !half_view
    %to_o = nv_tileas.block_tile %o : !o -> !view
    %rows = nv_tileas.tiled_load %of_q[%row, %c0] {atom = #plain, in_bounds = #all}
        : !half_view -> !half

    %zeros = arith.constant dense<0.0> : !tile
    %none = arith.constant dense<0.0> : !column
    %least = arith.constant dense<0xFF800000> : !column
    %max, %sum, %out = scf.for %i = %c0 to %c96 step %c32
        iter_args(%m = %least, %l = %none, %acc = %zeros) -> (!column, !column, !tile) {
      %ks = nv_tileas.tiled_load %of_k[%c0, %i] {atom = #plain, in_bounds = #all}
          : !half_view -> !half
      %vs = nv_tileas.tiled_load %of_v[%i, %c0] {atom = #plain, in_bounds = #all}
          : !half_view -> !half
      %products = nv_tileas.dot %rows, %ks, %zeros {atom = #f16} : !half, !half, !tile -> !tile
      %s = nv_tileas.map %products : !tile -> !tile {
      ^bb0(%x: f32):
        %y = arith.mulf %x, %scale : f32
        nv_tileas.yield %y : f32
      }
      %here = nv_tileas.reduce %s {axis = 1 : i32, combiner = #nv_tileas<combiner max>}
          : !tile -> !column
      %m_next, %shrink = nv_tileas.map %m, %here : !column, !column -> !column, !column {
      ^bb0(%a: f32, %b: f32):
        %larger = arith.maxnumf %a, %b : f32
        %d = arith.subf %a, %larger : f32
        %f = math.exp %d : f32
        nv_tileas.yield %larger, %f : f32, f32
      }
      %maxes = func.call @spread(%m_next) : (!column) -> !tile
      %p = nv_tileas.map %s, %maxes : !tile, !tile -> !tile {
      ^bb0(%a: f32, %b: f32):
        %d = arith.subf %a, %b : f32
        %e = math.exp %d : f32
        nv_tileas.yield %e : f32
      }
      %added = nv_tileas.reduce %p {axis = 1 : i32, combiner = #nv_tileas<combiner add>}
          : !tile -> !column
      %l_next = nv_tileas.map %l, %shrink, %added : !column, !column, !column -> !column {
      ^bb0(%a: f32, %f: f32, %b: f32):
        %shrunk = arith.mulf %a, %f : f32
        %both = arith.addf %shrunk, %b : f32
        nv_tileas.yield %both : f32
      }
      %factors = func.call @spread(%shrink) : (!column) -> !tile
      %kept = nv_tileas.map %acc, %factors : !tile, !tile -> !tile {
      ^bb0(%a: f32, %f: f32):
        %shrunk = arith.mulf %a, %f : f32
        nv_tileas.yield %shrunk : f32
      }
      %weights = nv_tileas.map %p : !tile -> !half {
      ^bb0(%a: f32):
        %h = arith.truncf %a : f32 to f16
        nv_tileas.yield %h : f16
      }
      %acc_next = nv_tileas.dot %weights, %vs, %kept {atom = #f16}
          : !half, !half, !tile -> !tile
      scf.yield %m_next, %l_next, %acc_next : !column, !column, !tile
    }

    %sums = func.call @spread(%sum) : (!column) -> !tile
    %result = nv_tileas.map %out, %sums : !tile, !tile -> !tile {
    ^bb0(%a: f32, %s: f32):
      %y = arith.divf %a, %s : f32
      nv_tileas.yield %y : f32
    }
    nv_tileas.tiled_store %result, %to_o[%row, %c0] {atom = #plain, in_bounds = #all}
        : !tile, !view
    return
  }
}
