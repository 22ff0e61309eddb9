// What cannot be compiled is refused, and says why.
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm --split-input-file --verify-diagnostics

func.func @nothing(%p: i64 {nv_tileas.pointee = f32}) attributes {nv_tileas.kernel} {
  %x = nv_tileas.generate : tile<64xf32> {
  ^bb0(%i: index):
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    nv_tileas.yield %f : f32
  }
  // expected-error @below {{cannot be compiled without a combiner, which says what it computes}}
  %r = nv_tileas.reduce %x {axis = 0 : i32} : tile<64xf32> -> tile<f32>
  return
}

// -----

func.func @format(%n: i32) attributes {nv_tileas.kernel} {
  // expected-error @below {{cannot be compiled: its format has a conversion other than %[flags][width][.precision][length] and one of diuoxXeEfFgGaA}}
  nv_tileas.print "%s"(%n) : i32
  return
}

// -----

func.func @unsigned(%v: !nv_tileas.tiled_view<64xf32>) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %w = nv_tileas.block_tile %v : tiled_view<64xf32> -> tiled_view<64xf32>
  %one = arith.constant 1.0 : f32
  %x = nv_tileas.splat %one : f32 -> tile<64xf32>
  // expected-error @below {{cannot be compiled: there is no atomic 'umax' of 'f32'}}
  %o = nv_tileas.tiled_atomic_rmw %x, %w[%c0] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode umax>} : tile<64xf32>, tiled_view<64xf32> -> tile<64xf32>
  return
}

// -----

func.func @rounded(%p: i64 {nv_tileas.pointee = f32}) attributes {nv_tileas.kernel} {
  %one = arith.constant 1.0 : tf32
  // expected-error @below {{cannot be compiled: there is no atomic 'add' of 'tf32'}}
  %o = nv_tileas.atomic_rmw_at %one, %p {rmw_mode = #nv_tileas<rmw_mode add>,
      mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : tf32, i64 -> tf32
  return
}

// -----

func.func @extents(%x: f32) attributes {nv_tileas.kernel} {
  // expected-error @below {{extents that are no powers of two cannot be compiled to PTX}}
  // expected-note @below {{use the next power of two, and masks or views with bounds}}
  %t = arith.constant dense<0.0> : !nv_tileas.tile<48xf32>
  return
}

// -----

#spread = #nv_tileas.blocked<[1], order = [0]>
func.func @layout(%x: f32) attributes {nv_tileas.kernel} {
  // expected-error @below {{a tile whose layout the program has chosen cannot be compiled to PTX yet}}
  // expected-note @below {{without a layout, one is chosen for it}}
  %t = nv_tileas.splat %x : f32 -> tile<64xf32, #spread>
  return
}
