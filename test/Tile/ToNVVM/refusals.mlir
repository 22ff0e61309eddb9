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

func.func @layout() attributes {nv_tileas.kernel} {
  // expected-error @below {{a tile with this layout cannot be compiled to PTX yet}}
  %t = arith.constant dense<0.0> : !nv_tileas.tile<128x64xf32, #nv_tileas.tmem<columns = 64>>
  return
}

// -----

func.func @memory() attributes {nv_tileas.kernel} {
  // expected-error @below {{cannot be compiled to PTX yet}}
  %v = nv_tileas.alloc_view : tiled_view<128x64xf32, tmem>
  return
}

// -----

func.func @address(%n: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %w = nv_tileas.block_tile %n : index -> tiled_view<32xf32, smem>
  // expected-error @below {{of an address in shared memory cannot be compiled to PTX yet}}
  %x = nv_tileas.tiled_load %w[%c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<32xf32, smem> -> tile<32xf32>
  return
}

// -----

#rows = #nv_tileas.shared<order = [1, 0], swizzle = 64>
func.func @other() attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %v = nv_tileas.alloc_view : tiled_view<16x32xf32, smem>
  %w = nv_tileas.block_tile %v : tiled_view<16x32xf32, smem> -> tiled_view<16x32xf32, smem, #rows>
  // expected-error @below {{a window whose layout is not that of its buffer, cannot be compiled to PTX yet}}
  %x = nv_tileas.tiled_load %w[%c0, %c0] {atom = #nv_tileas<atom universal_copy>} : tiled_view<16x32xf32, smem, #rows> -> tile<16x32xf32>
  return
}

// -----

func.func @three() attributes {nv_tileas.kernel, nv_tileas.warps = 8 : i32} {
  // expected-error @below {{with an agent of 3 warps cannot be compiled to PTX yet}}
  nv_tileas.async.pipeline.agent_switch warps = [3] {
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

func.func @many() attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  // expected-error @below {{its agents have 8 warps, and there are 4}}
  nv_tileas.async.pipeline.agent_switch warps = [4, 4] {
    nv_tileas.async.pipeline.yield
  }, {
    nv_tileas.async.pipeline.yield
  }
  return
}

// -----

// expected-error @below {{a block of 6 warps cannot share tiles}}
func.func @shared(%x: f32) attributes {nv_tileas.kernel, nv_tileas.warps = 6 : i32} {
  %c0 = arith.constant 0 : index
  %t = nv_tileas.splat %x : f32 -> tile<64xf32>
  return
}

// -----

#lines = #nv_tileas.shared<order = [1, 0], swizzle = 32>
func.func @gather(%i: index) attributes {nv_tileas.kernel} {
  %v = nv_tileas.alloc_view : tiled_view<16x16xf32, smem, #lines>
  %at = nv_tileas.splat %i : index -> tile<16xindex>
  // expected-error @below {{of a buffer with swizzled rows cannot be compiled to PTX yet}}
  %x = nv_tileas.gather_load %v[%at, %at] : tiled_view<16x16xf32, smem, #lines>, tile<16xindex>, tile<16xindex> -> tile<16xf32>
  return
}
