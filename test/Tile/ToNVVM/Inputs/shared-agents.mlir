// A tile that all warps write to shared memory is read by agents of one and two warps, each
// of which turns it, and a tile of its own, by a buffer; what one has left there is read
// by all at last.
//
//   grid: 1

#lines = #nv_tileas.blocked<[1, 4], order = [1, 0]>
!matrix = !nv_tileas.tiled_view<96x16xf32>
!window = !nv_tileas.tiled_view<16x16xf32>
!shared = !nv_tileas.tiled_view<16x16xf32, smem>
!tile = !nv_tileas.tile<16x16xf32, #lines>
!places = !nv_tileas.tile<16x16xindex, #lines>
#plain = #nv_tileas<atom universal_copy>

module {
  func.func @agents(%from: !matrix, %to: !matrix)
      attributes {nv_tileas.kernel, nv_tileas.warps = 8 : i32} {
    %c0 = arith.constant 0 : index
    %c80 = arith.constant 80 : index
    %source = nv_tileas.block_tile %from : !matrix -> !window
    %target = nv_tileas.block_tile %to : !matrix -> !window
    %i = nv_tileas.generate : !places {
    ^bb0(%p: index, %q: index):
      nv_tileas.yield %p : index
    }
    %j = nv_tileas.generate : !places {
    ^bb0(%p: index, %q: index):
      nv_tileas.yield %q : index
    }
    %all = nv_tileas.alloc_view : !shared
    %b0 = nv_tileas.alloc_view : !shared
    %b1 = nv_tileas.alloc_view : !shared
    %b2 = nv_tileas.alloc_view : !shared
    %b3 = nv_tileas.alloc_view : !shared
    %b4 = nv_tileas.alloc_view : !shared
    %whole = nv_tileas.tiled_load %source[%c80, %c0] {atom = #plain} : !window -> !tile
    %view = nv_tileas.block_tile %all : !shared -> !shared
    nv_tileas.tiled_store %whole, %view[%c0, %c0] {atom = #plain} : !tile, !shared
    nv_tileas.async.pipeline.agent_switch warps = [1, 1, 2, 2, 2] {
      %row = arith.constant 0 : index
      %x = nv_tileas.tiled_load %source[%row, %c0] {atom = #plain} : !window -> !tile
      %t = nv_tileas.gather_load %all[%j, %i] : !shared, !places, !places -> !tile
      %s = nv_tileas.map %x, %t : !tile, !tile -> !tile {
      ^bb0(%a: f32, %b: f32):
        %c = arith.addf %a, %b : f32
        nv_tileas.yield %c : f32
      }
      %own = nv_tileas.block_tile %b0 : !shared -> !shared
      nv_tileas.tiled_store %s, %own[%c0, %c0] {atom = #plain} : !tile, !shared
      %y = nv_tileas.gather_load %b0[%j, %i] : !shared, !places, !places -> !tile
      nv_tileas.tiled_store %y, %target[%row, %c0] {atom = #plain} : !tile, !window
    }, {
      %row = arith.constant 16 : index
      %x = nv_tileas.tiled_load %source[%row, %c0] {atom = #plain} : !window -> !tile
      %t = nv_tileas.gather_load %all[%j, %i] : !shared, !places, !places -> !tile
      %s = nv_tileas.map %x, %t : !tile, !tile -> !tile {
      ^bb0(%a: f32, %b: f32):
        %c = arith.addf %a, %b : f32
        nv_tileas.yield %c : f32
      }
      %own = nv_tileas.block_tile %b1 : !shared -> !shared
      nv_tileas.tiled_store %s, %own[%c0, %c0] {atom = #plain} : !tile, !shared
      %y = nv_tileas.gather_load %b1[%j, %i] : !shared, !places, !places -> !tile
      nv_tileas.tiled_store %y, %target[%row, %c0] {atom = #plain} : !tile, !window
    }, {
      %row = arith.constant 32 : index
      %x = nv_tileas.tiled_load %source[%row, %c0] {atom = #plain} : !window -> !tile
      %t = nv_tileas.gather_load %all[%j, %i] : !shared, !places, !places -> !tile
      %s = nv_tileas.map %x, %t : !tile, !tile -> !tile {
      ^bb0(%a: f32, %b: f32):
        %c = arith.addf %a, %b : f32
        nv_tileas.yield %c : f32
      }
      %own = nv_tileas.block_tile %b2 : !shared -> !shared
      nv_tileas.tiled_store %s, %own[%c0, %c0] {atom = #plain} : !tile, !shared
      %y = nv_tileas.gather_load %b2[%j, %i] : !shared, !places, !places -> !tile
      nv_tileas.tiled_store %y, %target[%row, %c0] {atom = #plain} : !tile, !window
    }, {
      %row = arith.constant 48 : index
      %x = nv_tileas.tiled_load %source[%row, %c0] {atom = #plain} : !window -> !tile
      %t = nv_tileas.gather_load %all[%j, %i] : !shared, !places, !places -> !tile
      %s = nv_tileas.map %x, %t : !tile, !tile -> !tile {
      ^bb0(%a: f32, %b: f32):
        %c = arith.addf %a, %b : f32
        nv_tileas.yield %c : f32
      }
      %own = nv_tileas.block_tile %b3 : !shared -> !shared
      nv_tileas.tiled_store %s, %own[%c0, %c0] {atom = #plain} : !tile, !shared
      %y = nv_tileas.gather_load %b3[%j, %i] : !shared, !places, !places -> !tile
      nv_tileas.tiled_store %y, %target[%row, %c0] {atom = #plain} : !tile, !window
    }, {
      %row = arith.constant 64 : index
      %x = nv_tileas.tiled_load %source[%row, %c0] {atom = #plain} : !window -> !tile
      %t = nv_tileas.gather_load %all[%j, %i] : !shared, !places, !places -> !tile
      %s = nv_tileas.map %x, %t : !tile, !tile -> !tile {
      ^bb0(%a: f32, %b: f32):
        %c = arith.addf %a, %b : f32
        nv_tileas.yield %c : f32
      }
      %own = nv_tileas.block_tile %b4 : !shared -> !shared
      nv_tileas.tiled_store %s, %own[%c0, %c0] {atom = #plain} : !tile, !shared
      %y = nv_tileas.gather_load %b4[%j, %i] : !shared, !places, !places -> !tile
      nv_tileas.tiled_store %y, %target[%row, %c0] {atom = #plain} : !tile, !window
    } attributes {num_agents_per_group = 1 : i32}
    %last = nv_tileas.gather_load %b4[%j, %i] : !shared, !places, !places -> !tile
    nv_tileas.tiled_store %last, %target[%c80, %c0] {atom = #plain} : !tile, !window
    return
  }
}
