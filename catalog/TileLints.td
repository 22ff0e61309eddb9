//===- TileLints.td - Findings about tile programs ---------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs of the dialect nv_tileas that verify, but cannot be meant or cannot
// be executed. nv-tileas-opt --nv-tileas-lint reports them.
//
//===----------------------------------------------------------------------===//

include "Mnemonics.td"

//===----------------------------------------------------------------------===//
// Machines
//===----------------------------------------------------------------------===//

/// What operations need of a machine, and the PTX instructions, with modifiers,
/// that do it: a machine that has one of them is enough.
class TileNeed<string what, list<string> instructions> {
  string What = what;
  list<string> Instructions = instructions;
}

def CpAsync : TileNeed<"cp_async", ["cp.async"]>;
def Tma : TileNeed<"TMA", ["cp.async.bulk.tensor"]>;
def Clusters : TileNeed<"a cluster", ["barrier.cluster"]>;
def MaxRegs : TileNeed<"'max_regs'", ["setmaxnreg"]>;
def TensorMemory : TileNeed<"tensor memory", ["tcgen05.mma"]>;

//===----------------------------------------------------------------------===//
// Remedies
//===----------------------------------------------------------------------===//

/// A remedy that an editor offers: a function of lib/LSP/Tile with the name of
/// the record. `does` says what it does to the text.
class TileFixBuilder<string does> {
  string Does = does;
}

def RenameAttribute
    : TileFixBuilder<"the name becomes the closest that is read">;
def RemovePadding
    : TileFixBuilder<"'padding_value' goes">;
def RemoveAgentSwitch
    : TileFixBuilder<"the operation goes">;
def WaitAtOnce
    : TileFixBuilder<"'async.wait' follows the operation">;
def WaitBeforeUse
    : TileFixBuilder<"'async.wait' precedes the use, which takes its result">;

//===----------------------------------------------------------------------===//
// Lints
//===----------------------------------------------------------------------===//

/// One finding. {0}, {1} … of the text are filled in by the code that reports
/// it. Stops: whether a program with it cannot be lowered.
class TileLint<string id, string text, bit stops = 1> {
  string ID = id;
  string Text = text;
  bit StopsLowering = stops;

  string Why = "";  // why it is reported, one or two sentences
  string Help = ""; // the remedy printed with it
  code Bad = "";    // a module with the finding
  code Good = "";   // the closest module without

  TileFixBuilder Fix = ?; // what an editor offers; unset: nothing
  bit AboutMachines = 0;  // whether the page lists what machines have
}

def : TileLint<"tma-rank", "{0} should be {1}; it is {2}"> {
  let Why = "A tensor map has 1 to 5 dimensions. The box, the descriptor, the view in shared memory and the coordinates have as many; im2col adds an offset for each spatial dimension, gather4 and scatter4 three rows.";
  let Help = "give each dimension of the box one coordinate";
  let Bad = [{
#rows = #nv_tileas.shared<order = [1, 0], swizzle = 128>
#load = #nv_tileas<atom tma_load box = [64, 64]>
!slice = !nv_tileas.tiled_view<64x64xf16, smem, #rows>
func.func @k(%m: !nv_tileas.tiled_view<1024x1024xf16>) attributes {nv_tileas.kernel} {
  %i = arith.constant 0 : index
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #load}
      : tiled_view<1024x1024xf16> -> tma_desc<64x64xf16>
  %s = nv_tileas.alloc_view : !slice
  %t = nv_tileas.async.tiled_tma_load %d[%i], %s box = [64, 64] {atom = #load}
      : tma_desc<64x64xf16>, !slice
  nv_tileas.async.wait %t : async_token
  return
}
  }];
  let Good = [{
#rows = #nv_tileas.shared<order = [1, 0], swizzle = 128>
#load = #nv_tileas<atom tma_load box = [64, 64]>
!slice = !nv_tileas.tiled_view<64x64xf16, smem, #rows>
func.func @k(%m: !nv_tileas.tiled_view<1024x1024xf16>) attributes {nv_tileas.kernel} {
  %i = arith.constant 0 : index
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #load}
      : tiled_view<1024x1024xf16> -> tma_desc<64x64xf16>
  %s = nv_tileas.alloc_view : !slice
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [64, 64] {atom = #load}
      : tma_desc<64x64xf16>, !slice
  nv_tileas.async.wait %t : async_token
  return
}
  }];
}

def : TileLint<"tma-box-extent", "{0} should be {1}; it is {2}"> {
  let Why = "The hardware moves the box that the descriptor was made with, and a box has 1 to 256 elements in each dimension. A view of another shape would be filled partly, or beyond its end.";
  let Help = "use one box for the atom, the descriptor, the operation and the view";
  let Bad = [{
#rows = #nv_tileas.shared<order = [1, 0], swizzle = 128>
#load = #nv_tileas<atom tma_load box = [64, 64]>
!slice = !nv_tileas.tiled_view<32x64xf16, smem, #rows>
func.func @k(%m: !nv_tileas.tiled_view<1024x1024xf16>) attributes {nv_tileas.kernel} {
  %i = arith.constant 0 : index
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #load}
      : tiled_view<1024x1024xf16> -> tma_desc<64x64xf16>
  %s = nv_tileas.alloc_view : !slice
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [64, 64] {atom = #load}
      : tma_desc<64x64xf16>, !slice
  nv_tileas.async.wait %t : async_token
  return
}
  }];
  let Good = [{
#rows = #nv_tileas.shared<order = [1, 0], swizzle = 128>
#load = #nv_tileas<atom tma_load box = [64, 64]>
!slice = !nv_tileas.tiled_view<64x64xf16, smem, #rows>
func.func @k(%m: !nv_tileas.tiled_view<1024x1024xf16>) attributes {nv_tileas.kernel} {
  %i = arith.constant 0 : index
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #load}
      : tiled_view<1024x1024xf16> -> tma_desc<64x64xf16>
  %s = nv_tileas.alloc_view : !slice
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [64, 64] {atom = #load}
      : tma_desc<64x64xf16>, !slice
  nv_tileas.async.wait %t : async_token
  return
}
  }];
}

def : TileLint<"tma-box-tensor", "box dimension {0} is {1}; the tensor has only {2} elements there", 0> {
  let Why = "The part of the box outside of the tensor is filled with zeros each time.";
  let Help = "make the box as small as the tensor";
  let Bad = [{
#load = #nv_tileas<atom tma_load box = [64, 64]>
func.func @k(%m: !nv_tileas.tiled_view<32x1024xf16>) attributes {nv_tileas.kernel} {
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #load}
      : tiled_view<32x1024xf16> -> tma_desc<64x64xf16>
  return
}
  }];
  let Good = [{
#load = #nv_tileas<atom tma_load box = [64, 64]>
func.func @k(%m: !nv_tileas.tiled_view<64x1024xf16>) attributes {nv_tileas.kernel} {
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #load}
      : tiled_view<64x1024xf16> -> tma_desc<64x64xf16>
  return
}
  }];
}

def : TileLint<"tma-element-type", "{0}"> {
  let Why = "The tensor map decides how many bytes an element has, so all sides agree on the type; there are none of 1-bit and odd-sized integers, index and fNV4E0M3F.";
  let Help = "use one element type that tensor maps have";
  let Bad = [{
#load = #nv_tileas<atom tma_load box = [64, 64]>
func.func @k(%m: !nv_tileas.tiled_view<1024x1024xbf16>) attributes {nv_tileas.kernel} {
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #load}
      : tiled_view<1024x1024xbf16> -> tma_desc<64x64xf16>
  return
}
  }];
  let Good = [{
#load = #nv_tileas<atom tma_load box = [64, 64]>
func.func @k(%m: !nv_tileas.tiled_view<1024x1024xf16>) attributes {nv_tileas.kernel} {
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #load}
      : tiled_view<1024x1024xf16> -> tma_desc<64x64xf16>
  return
}
  }];
}

def : TileLint<"tma-alignment", "{0}; TMA needs multiples of {1} bytes"> {
  let Why = "Strides of global memory are multiples of 16 bytes, and data begin in shared memory at a multiple of 128 bytes, or of 8 times the swizzle.";
  let Help = "pad the rows, or move the view";
  let Bad = [{
#load = #nv_tileas<atom tma_load box = [64, 64]>
func.func @k(%m: !nv_tileas.tiled_view<1024x1023xf16>) attributes {nv_tileas.kernel} {
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #load}
      : tiled_view<1024x1023xf16> -> tma_desc<64x64xf16>
  return
}
  }];
  let Good = [{
#load = #nv_tileas<atom tma_load box = [64, 64]>
func.func @k(%m: !nv_tileas.tiled_view<1024x1024xf16>) attributes {nv_tileas.kernel} {
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #load}
      : tiled_view<1024x1024xf16> -> tma_desc<64x64xf16>
  return
}
  }];
}

def : TileLint<"tma-swizzle", "{0}"> {
  let Why = "A swizzle permutes 16-byte parts within panels of 32, 64 or 128 bytes, so rows are whole panels and nothing lies between them. A descriptor has one swizzle for all its uses.";
  let Help = "make rows a multiple of the swizzle, without padding, and use one swizzle for each descriptor";
  let Bad = [{
func.func @k() attributes {nv_tileas.kernel} {
  %t = nv_tileas.alloc_tensor : tile<64x32xf16,
      #nv_tileas.shared<order = [1, 0], swizzle = 128>>
  return
}
  }];
  let Good = [{
func.func @k() attributes {nv_tileas.kernel} {
  %t = nv_tileas.alloc_tensor : tile<64x64xf16,
      #nv_tileas.shared<order = [1, 0], swizzle = 128>>
  return
}
  }];
}

def : TileLint<"tma-swizzle-split", "rows of {0} bytes exceed the swizzle of {1} bytes: {2} boxes are moved", 0> {
  let Why = "A box is at most as wide as the swizzle, so a wider one is moved in several parts, one instruction each.";
  let Help = "move narrower boxes, if their number matters";
  let Bad = [{
#rows = #nv_tileas.shared<order = [1, 0], swizzle = 64>
#load = #nv_tileas<atom tma_load box = [64, 64]>
!slice = !nv_tileas.tiled_view<64x64xf16, smem, #rows>
func.func @k(%m: !nv_tileas.tiled_view<1024x1024xf16>) attributes {nv_tileas.kernel} {
  %i = arith.constant 0 : index
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #load}
      : tiled_view<1024x1024xf16> -> tma_desc<64x64xf16>
  %s = nv_tileas.alloc_view : !slice
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [64, 64] {atom = #load}
      : tma_desc<64x64xf16>, !slice
  nv_tileas.async.wait %t : async_token
  return
}
  }];
  let Good = [{
#rows = #nv_tileas.shared<order = [1, 0], swizzle = 128>
#load = #nv_tileas<atom tma_load box = [64, 64]>
!slice = !nv_tileas.tiled_view<64x64xf16, smem, #rows>
func.func @k(%m: !nv_tileas.tiled_view<1024x1024xf16>) attributes {nv_tileas.kernel} {
  %i = arith.constant 0 : index
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #load}
      : tiled_view<1024x1024xf16> -> tma_desc<64x64xf16>
  %s = nv_tileas.alloc_view : !slice
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [64, 64] {atom = #load}
      : tma_desc<64x64xf16>, !slice
  nv_tileas.async.wait %t : async_token
  return
}
  }];
}

def : TileLint<"tma-reduce-type", "{0}"> {
  let Why = "Reductions by TMA add 32- and 64-bit integers, f16, bf16 and f32; minima and maxima are of integers and 16-bit floats, bitwise operations of integers. They return nothing.";
  let Help = "use a universal_copy atom";
  let Bad = [{
#reduce = #nv_tileas<atom tma_reduce box = [64, 64]>
#mode = #nv_tileas<rmw_mode max>
func.func @k(%m: !nv_tileas.tiled_view<64x64xf32>) attributes {nv_tileas.kernel} {
  %i = arith.constant 0 : index
  %x = arith.constant dense<1.0> : !nv_tileas.tile<64x64xf32>
  %v = nv_tileas.block_tile %m : tiled_view<64x64xf32> -> tiled_view<64x64xf32>
  %old, %t = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i]
      {atom = #reduce, rmw_mode = #mode}
      : tile<64x64xf32>, tiled_view<64x64xf32> -> tile<64x64xf32>, async_token
  nv_tileas.async.wait %t : async_token
  return
}
  }];
  let Good = [{
#reduce = #nv_tileas<atom tma_reduce box = [64, 64]>
#mode = #nv_tileas<rmw_mode add>
func.func @k(%m: !nv_tileas.tiled_view<64x64xf32>) attributes {nv_tileas.kernel} {
  %i = arith.constant 0 : index
  %x = arith.constant dense<1.0> : !nv_tileas.tile<64x64xf32>
  %v = nv_tileas.block_tile %m : tiled_view<64x64xf32> -> tiled_view<64x64xf32>
  %old, %t = nv_tileas.async.tiled_atomic_rmw %x, %v[%i, %i]
      {atom = #reduce, rmw_mode = #mode}
      : tile<64x64xf32>, tiled_view<64x64xf32> -> tile<64x64xf32>, async_token
  nv_tileas.async.wait %t : async_token
  return
}
  }];
}

def : TileLint<"tma-capture", "a value that the descriptor captures is no kernel parameter"> {
  let Why = "The host makes the descriptor before the kernel runs, when only parameters and constants are known.";
  let Help = "capture parameters of the kernel, and compute with them elsewhere";
  let Bad = [{
#load = #nv_tileas<atom tma_load box = [64, 64]>
func.func @k(%m: !nv_tileas.tiled_view<1024x1024xf16>, %n: index) attributes {nv_tileas.kernel} {
  %twice = arith.addi %n, %n : index
  %d = nv_tileas.make_tiled_tma_desc %m captures(%twice : index) box = [64, 64]
      {atom = #load} : tiled_view<1024x1024xf16> -> tma_desc<64x64xf16>
  return
}
  }];
  let Good = [{
#load = #nv_tileas<atom tma_load box = [64, 64]>
func.func @k(%m: !nv_tileas.tiled_view<1024x1024xf16>, %n: index) attributes {nv_tileas.kernel} {
  %d = nv_tileas.make_tiled_tma_desc %m captures(%n : index) box = [64, 64]
      {atom = #load} : tiled_view<1024x1024xf16> -> tma_desc<64x64xf16>
  return
}
  }];
}

def : TileLint<"tma-multicast", "multicast needs other blocks: {0}"> {
  let Why = "A multicast load writes into all blocks of the cluster along its axes.";
  let Help = "give the kernel 'nv_tileas.cluster' with more than one block along the axis";
  let Bad = [{
#rows = #nv_tileas.shared<order = [1, 0], swizzle = 128>
#load = #nv_tileas<atom tma_load box = [64, 64]>
!slice = !nv_tileas.tiled_view<64x64xf16, smem, #rows>
func.func @k(%m: !nv_tileas.tiled_view<1024x1024xf16>) attributes {nv_tileas.kernel, nv_tileas.cluster = array<i32: 1, 1, 1>} {
  %i = arith.constant 0 : index
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #load}
      : tiled_view<1024x1024xf16> -> tma_desc<64x64xf16>
  %s = nv_tileas.alloc_view : !slice
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [64, 64] {atom = #load, multicast = array<i32: 0>}
      : tma_desc<64x64xf16>, !slice
  nv_tileas.async.wait %t : async_token
  return
}
  }];
  let Good = [{
#rows = #nv_tileas.shared<order = [1, 0], swizzle = 128>
#load = #nv_tileas<atom tma_load box = [64, 64]>
!slice = !nv_tileas.tiled_view<64x64xf16, smem, #rows>
func.func @k(%m: !nv_tileas.tiled_view<1024x1024xf16>) attributes {nv_tileas.kernel, nv_tileas.cluster = array<i32: 2, 1, 1>} {
  %i = arith.constant 0 : index
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64] {atom = #load}
      : tiled_view<1024x1024xf16> -> tma_desc<64x64xf16>
  %s = nv_tileas.alloc_view : !slice
  %t = nv_tileas.async.tiled_tma_load %d[%i, %i], %s box = [64, 64] {atom = #load, multicast = array<i32: 0>}
      : tma_desc<64x64xf16>, !slice
  nv_tileas.async.wait %t : async_token
  return
}
  }];
}

def : TileLint<"pipeline-static", "the token does not come from one create_pipeline"> {
  let Why = "Which barriers a token stands for is decided when the program is compiled. It is followed through loops, branches and yields to where the pipeline is created.";
  let Help = "create the pipeline in the kernel, and do not choose between pipelines";
  let Bad = [{
!slice = !nv_tileas.tiled_view<64xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice]>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k(%yes: i1) attributes {nv_tileas.kernel} {
  %other = nv_tileas.alloc_view : tiled_view<2x64xi32, smem>
  %buffer = nv_tileas.alloc_view : tiled_view<2x64xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 2 : i32}
      : tiled_view<2x64xi32, smem> -> !producer, !consumer
  %q, %d = nv_tileas.async.pipeline.create_pipeline %other {num_stages = 2 : i32}
      : tiled_view<2x64xi32, smem> -> !producer, !consumer
  %one = arith.select %yes, %p, %q : !producer
  %i = nv_tileas.async.pipeline.create_iterator %p : !producer -> !stage
  %a = nv_tileas.async.pipeline.producer_acquire %one, %i : !producer, !stage
  %b = nv_tileas.async.pipeline.producer_commit %a : !producer
  %j = nv_tileas.async.pipeline.create_iterator %c : !consumer -> !stage
  nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!slice]}
      : !consumer, !stage {
  ^bb0(%s: !slice):
  }
  %l = nv_tileas.async.pipeline.create_iterator %d : !consumer -> !stage
  nv_tileas.async.pipeline.consume_one %d, %l {producer_types = [!slice]}
      : !consumer, !stage {
  ^bb0(%s: !slice):
  }
  return
}
  }];
  let Good = [{
!slice = !nv_tileas.tiled_view<64xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice]>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k(%yes: i1) attributes {nv_tileas.kernel} {
  %other = nv_tileas.alloc_view : tiled_view<2x64xi32, smem>
  %buffer = nv_tileas.alloc_view : tiled_view<2x64xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 2 : i32}
      : tiled_view<2x64xi32, smem> -> !producer, !consumer
  %q, %d = nv_tileas.async.pipeline.create_pipeline %other {num_stages = 2 : i32}
      : tiled_view<2x64xi32, smem> -> !producer, !consumer
  %one = arith.select %yes, %p, %p : !producer
  %i = nv_tileas.async.pipeline.create_iterator %p : !producer -> !stage
  %a = nv_tileas.async.pipeline.producer_acquire %one, %i : !producer, !stage
  %b = nv_tileas.async.pipeline.producer_commit %a : !producer
  %j = nv_tileas.async.pipeline.create_iterator %c : !consumer -> !stage
  nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!slice]}
      : !consumer, !stage {
  ^bb0(%s: !slice):
  }
  %l = nv_tileas.async.pipeline.create_iterator %d : !consumer -> !stage
  nv_tileas.async.pipeline.consume_one %d, %l {producer_types = [!slice]}
      : !consumer, !stage {
  ^bb0(%s: !slice):
  }
  return
}
  }];
}

def : TileLint<"pipeline-place", "a pipeline is created in a loop, a branch or an agent"> {
  let Why = "All threads of the block create the barriers of a pipeline together, once.";
  let Help = "create the pipeline at the top level of the kernel, and use its tokens inside";
  let Bad = [{
!slice = !nv_tileas.tiled_view<64xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice]>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k() attributes {nv_tileas.kernel} {
  %buffer = nv_tileas.alloc_view : tiled_view<2x64xi32, smem>
  nv_tileas.async.pipeline.agent_switch warps = [4] {
    %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 2 : i32}
        : tiled_view<2x64xi32, smem> -> !producer, !consumer
    %j = nv_tileas.async.pipeline.create_iterator %c : !consumer -> !stage
    nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!slice]}
        : !consumer, !stage {
    ^bb0(%s: !slice):
    }
  }
  return
}
  }];
  let Good = [{
!slice = !nv_tileas.tiled_view<64xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice]>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k() attributes {nv_tileas.kernel} {
  %buffer = nv_tileas.alloc_view : tiled_view<2x64xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 2 : i32}
      : tiled_view<2x64xi32, smem> -> !producer, !consumer
  %j = nv_tileas.async.pipeline.create_iterator %c : !consumer -> !stage
  nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!slice]}
      : !consumer, !stage {
  ^bb0(%s: !slice):
  }
  return
}
  }];
}

def : TileLint<"pipeline-bytes", "{0}"> {
  let Why = "The buffer of a pipeline is divided evenly among the stages. The parts of the payload follow each other in a stage, each at a multiple of 16 bytes, or of 8 times its swizzle.";
  let Help = "make the buffer as large as the stages together";
  let Bad = [{
!slice = !nv_tileas.tiled_view<64xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice]>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k() attributes {nv_tileas.kernel} {
  %buffer = nv_tileas.alloc_view : tiled_view<2x32xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 2 : i32}
      : tiled_view<2x32xi32, smem> -> !producer, !consumer
  %j = nv_tileas.async.pipeline.create_iterator %c : !consumer -> !stage
  nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!slice]}
      : !consumer, !stage {
  ^bb0(%s: !slice):
  }
  return
}
  }];
  let Good = [{
!slice = !nv_tileas.tiled_view<64xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice]>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k() attributes {nv_tileas.kernel} {
  %buffer = nv_tileas.alloc_view : tiled_view<2x64xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 2 : i32}
      : tiled_view<2x64xi32, smem> -> !producer, !consumer
  %j = nv_tileas.async.pipeline.create_iterator %c : !consumer -> !stage
  nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!slice]}
      : !consumer, !stage {
  ^bb0(%s: !slice):
  }
  return
}
  }];
}

def : TileLint<"pipeline-group", "the {0} end of the pipeline is for agent group {1}, but this is group {2}"> {
  let Why = "The barriers of a pipeline count the arrivals of one group of agents at each end.";
  let Help = "use the end in its group, or change 'producer_group' or 'consumer_group'";
  let Bad = [{
!slice = !nv_tileas.tiled_view<64xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice]>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k() attributes {nv_tileas.kernel} {
  %buffer = nv_tileas.alloc_view : tiled_view<2x64xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer
      {num_stages = 2 : i32, producer_group = 0 : i32, consumer_group = 2 : i32}
      : tiled_view<2x64xi32, smem> -> !producer, !consumer
  nv_tileas.async.pipeline.agent_switch warps = [4, 4] {
    %i = nv_tileas.async.pipeline.create_iterator %p : !producer -> !stage
    nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!slice]}
        : !producer, !stage {
    ^bb0(%s: !slice):
    }
  }, {
    %j = nv_tileas.async.pipeline.create_iterator %c : !consumer -> !stage
    nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!slice]}
        : !consumer, !stage {
    ^bb0(%s: !slice):
    }
  } attributes {num_agents_per_group = 1 : i32}
  return
}
  }];
  let Good = [{
!slice = !nv_tileas.tiled_view<64xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice]>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k() attributes {nv_tileas.kernel} {
  %buffer = nv_tileas.alloc_view : tiled_view<2x64xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer
      {num_stages = 2 : i32, producer_group = 0 : i32, consumer_group = 1 : i32}
      : tiled_view<2x64xi32, smem> -> !producer, !consumer
  nv_tileas.async.pipeline.agent_switch warps = [4, 4] {
    %i = nv_tileas.async.pipeline.create_iterator %p : !producer -> !stage
    nv_tileas.async.pipeline.produce_one %p, %i {producer_types = [!slice]}
        : !producer, !stage {
    ^bb0(%s: !slice):
    }
  }, {
    %j = nv_tileas.async.pipeline.create_iterator %c : !consumer -> !stage
    nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!slice]}
        : !consumer, !stage {
    ^bb0(%s: !slice):
    }
  } attributes {num_agents_per_group = 1 : i32}
  return
}
  }];
}

def : TileLint<"pipeline-consumers", "{0}"> {
  let Why = "A stage is free when each consumer has released it: one that never does blocks the producer for ever, and one in two agents would release it twice.";
  let Help = "let one agent consume with each index";
  let Bad = [{
!slice = !nv_tileas.tiled_view<64xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice] consumers = 2>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k() attributes {nv_tileas.kernel} {
  %buffer = nv_tileas.alloc_view : tiled_view<2x64xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 2 : i32}
      : tiled_view<2x64xi32, smem> -> !producer, !consumer
  %j = nv_tileas.async.pipeline.create_iterator %c : !consumer -> !stage
  nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!slice]}
      : !consumer, !stage {
  ^bb0(%s: !slice):
  }
  return
}
  }];
  let Good = [{
!slice = !nv_tileas.tiled_view<64xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice] consumers = 1>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k() attributes {nv_tileas.kernel} {
  %buffer = nv_tileas.alloc_view : tiled_view<2x64xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 2 : i32}
      : tiled_view<2x64xi32, smem> -> !producer, !consumer
  %j = nv_tileas.async.pipeline.create_iterator %c : !consumer -> !stage
  nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!slice]}
      : !consumer, !stage {
  ^bb0(%s: !slice):
  }
  return
}
  }];
}

def : TileLint<"pipeline-iterator", "{0}"> {
  let Why = "An iterator goes around at the number of stages of its own pipeline, and its type says what a stage holds.";
  let Help = "create an iterator from the token that it is used with";
  let Bad = [{
!slice = !nv_tileas.tiled_view<64xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice]>
!stage = !nv_tileas.pipeline_iterator<!nv_tileas.tile<64xf32>>
func.func @k() attributes {nv_tileas.kernel} {
  %buffer = nv_tileas.alloc_view : tiled_view<2x64xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 2 : i32}
      : tiled_view<2x64xi32, smem> -> !producer, !consumer
  %j = nv_tileas.async.pipeline.create_iterator %c : !consumer -> !stage
  nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!slice]}
      : !consumer, !stage {
  ^bb0(%s: !slice):
  }
  return
}
  }];
  let Good = [{
!slice = !nv_tileas.tiled_view<64xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice]>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k() attributes {nv_tileas.kernel} {
  %buffer = nv_tileas.alloc_view : tiled_view<2x64xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 2 : i32}
      : tiled_view<2x64xi32, smem> -> !producer, !consumer
  %j = nv_tileas.async.pipeline.create_iterator %c : !consumer -> !stage
  nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!slice]}
      : !consumer, !stage {
  ^bb0(%s: !slice):
  }
  return
}
  }];
}

def : TileLint<"token-linear", "the stage is {0}"> {
  let Why = "Each stage that a producer acquires is committed once on every path, each one that a consumer waits for is released once, and the iterator moves on before the next.";
  let Help = "commit or release once for each acquire or wait, and use inc_iter in between";
  let Bad = [{
!slice = !nv_tileas.tiled_view<64xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice]>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k() attributes {nv_tileas.kernel} {
  %buffer = nv_tileas.alloc_view : tiled_view<2x64xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 2 : i32}
      : tiled_view<2x64xi32, smem> -> !producer, !consumer
  %j = nv_tileas.async.pipeline.create_iterator %c : !consumer -> !stage
  nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!slice]}
      : !consumer, !stage {
  ^bb0(%s: !slice):
  }
  %i = nv_tileas.async.pipeline.create_iterator %p : !producer -> !stage
  %a = nv_tileas.async.pipeline.producer_acquire %p, %i : !producer, !stage
  return
}
  }];
  let Good = [{
!slice = !nv_tileas.tiled_view<64xi32, smem>
!producer = !nv_tileas.producer_token<[!slice]>
!consumer = !nv_tileas.consumer_token<[!slice]>
!stage = !nv_tileas.pipeline_iterator<!slice>
func.func @k() attributes {nv_tileas.kernel} {
  %buffer = nv_tileas.alloc_view : tiled_view<2x64xi32, smem>
  %p, %c = nv_tileas.async.pipeline.create_pipeline %buffer {num_stages = 2 : i32}
      : tiled_view<2x64xi32, smem> -> !producer, !consumer
  %j = nv_tileas.async.pipeline.create_iterator %c : !consumer -> !stage
  nv_tileas.async.pipeline.consume_one %c, %j {producer_types = [!slice]}
      : !consumer, !stage {
  ^bb0(%s: !slice):
  }
  %i = nv_tileas.async.pipeline.create_iterator %p : !producer -> !stage
  %a = nv_tileas.async.pipeline.producer_acquire %p, %i : !producer, !stage
  %b = nv_tileas.async.pipeline.producer_commit %a : !producer
  return
}
  }];
}

def : TileLint<"token-unwaited", "nothing waits for this work", 0> {
  let Fix = WaitAtOnce;
  let Why = "Until its token has been waited for, the work may not have happened, and its memory may not be used again.";
  let Help = "wait for the token with async.wait";
  let Bad = [{
func.func @k(%m: !nv_tileas.tiled_view<64xi32>) attributes {nv_tileas.kernel} {
  %s = nv_tileas.alloc_view : tiled_view<64xi32, smem>
  %t = nv_tileas.async.copy %m, %s {atom = #nv_tileas<atom cp_async>}
      : tiled_view<64xi32>, tiled_view<64xi32, smem>
  return
}
  }];
  let Good = [{
func.func @k(%m: !nv_tileas.tiled_view<64xi32>) attributes {nv_tileas.kernel} {
  %s = nv_tileas.alloc_view : tiled_view<64xi32, smem>
  %t = nv_tileas.async.copy %m, %s {atom = #nv_tileas<atom cp_async>}
      : tiled_view<64xi32>, tiled_view<64xi32, smem>
  nv_tileas.async.wait %t : async_token
  return
}
  }];
}

def : TileLint<"async-early-use", "the result is used before its token is waited for", 0> {
  let Fix = WaitBeforeUse;
  let Why = "The result of asynchronous work is defined after async.wait; a wait is inserted before this use.";
  let Help = "pass the result through async.wait";
  let Bad = [{
func.func @k(%m: !nv_tileas.tiled_view<64xi32>, %n: !nv_tileas.tiled_view<64xi32>) attributes {nv_tileas.kernel} {
  %i = arith.constant 0 : index
  %v = nv_tileas.block_tile %m : tiled_view<64xi32> -> tiled_view<64xi32>
  %w = nv_tileas.block_tile %n : tiled_view<64xi32> -> tiled_view<64xi32>
  %x, %t = nv_tileas.async.tiled_load %v[%i] {atom = #nv_tileas<atom cp_async>}
      : tiled_view<64xi32> -> tile<64xi32>, async_token
  %y = nv_tileas.async.wait %t, %x : async_token, tile<64xi32>
  nv_tileas.tiled_store %x, %w[%i] {atom = #nv_tileas<atom universal_copy>}
      : tile<64xi32>, tiled_view<64xi32>
  return
}
  }];
  let Good = [{
func.func @k(%m: !nv_tileas.tiled_view<64xi32>, %n: !nv_tileas.tiled_view<64xi32>) attributes {nv_tileas.kernel} {
  %i = arith.constant 0 : index
  %v = nv_tileas.block_tile %m : tiled_view<64xi32> -> tiled_view<64xi32>
  %w = nv_tileas.block_tile %n : tiled_view<64xi32> -> tiled_view<64xi32>
  %x, %t = nv_tileas.async.tiled_load %v[%i] {atom = #nv_tileas<atom cp_async>}
      : tiled_view<64xi32> -> tile<64xi32>, async_token
  %y = nv_tileas.async.wait %t, %x : async_token, tile<64xi32>
  nv_tileas.tiled_store %y, %w[%i] {atom = #nv_tileas<atom universal_copy>}
      : tile<64xi32>, tiled_view<64xi32>
  return
}
  }];
}

def : TileLint<"agent-warps", "{0}"> {
  let Why = "Agents take their warps from what is around them. Tiles are spread over a power of two of warps.";
  let Help = "change the warp counts";
  let Bad = [{
func.func @k() attributes {nv_tileas.kernel, nv_tileas.warps = 8 : i32} {
  nv_tileas.async.pipeline.agent_switch warps = [3, 4] {
    %x = arith.constant dense<1.0> : !nv_tileas.tile<64xf32>
  }, {
  } attributes {num_agents_per_group = 1 : i32}
  return
}
  }];
  let Good = [{
func.func @k() attributes {nv_tileas.kernel, nv_tileas.warps = 8 : i32} {
  nv_tileas.async.pipeline.agent_switch warps = [4, 4] {
    %x = arith.constant dense<1.0> : !nv_tileas.tile<64xf32>
  }, {
  } attributes {num_agents_per_group = 1 : i32}
  return
}
  }];
}

def : TileLint<"agent-warpgroup", "{0} needs whole warpgroups, but the agent has warps {1} and up, {2} of them"> {
  let Why = "Registers are moved, and tensor memory is read, by warpgroups: four warps, the first of which has a number divisible by 4.";
  let Help = "give this agent, and those before it, a multiple of 4 warps";
  let Bad = [{
func.func @k() attributes {nv_tileas.kernel} {
  nv_tileas.async.pipeline.agent_switch warps = [2, 4] {
  }, {
  } attributes {num_agents_per_group = 1 : i32, max_regs = array<i32: 40, 232>}
  return
}
  }];
  let Good = [{
func.func @k() attributes {nv_tileas.kernel} {
  nv_tileas.async.pipeline.agent_switch warps = [4, 4] {
  }, {
  } attributes {num_agents_per_group = 1 : i32, max_regs = array<i32: 40, 232>}
  return
}
  }];
}

def : TileLint<"agent-registers", "{0}"> {
  let Why = "'max_regs' divides the registers that the block starts with among its agents: one number for each, a multiple of 8 from 24 to 256, and together no more than there are.";
  let Help = "change the numbers of registers";
  let Bad = [{
func.func @k() attributes {nv_tileas.kernel} {
  nv_tileas.async.pipeline.agent_switch warps = [4, 4] {
  }, {
  } attributes {num_agents_per_group = 1 : i32, max_regs = array<i32: 40, 236>}
  return
}
  }];
  let Good = [{
func.func @k() attributes {nv_tileas.kernel} {
  nv_tileas.async.pipeline.agent_switch warps = [4, 4] {
  }, {
  } attributes {num_agents_per_group = 1 : i32, max_regs = array<i32: 40, 232>}
  return
}
  }];
}

def : TileLint<"agent-results", "{0}"> {
  let Why = "An agent returns scalars, tokens and iterators: tiles are spread over its own threads, which the others do not have. After isolated agents, there are no threads left.";
  let Help = "store the tile to shared memory, or use it in the agent";
  let Bad = [{
func.func @k(%n: index) attributes {nv_tileas.kernel} {
  nv_tileas.async.pipeline.agent_switch warps = [4] {
  } attributes {isolated}
  %m = arith.addi %n, %n : index
  return
}
  }];
  let Good = [{
func.func @k(%n: index) attributes {nv_tileas.kernel} {
  nv_tileas.async.pipeline.agent_switch warps = [4] {
  }
  %m = arith.addi %n, %n : index
  return
}
  }];
}

def : TileLint<"agent-none", "the agent switch has no agents", 0> {
  let Fix = RemoveAgentSwitch;
  let Why = "Nothing is executed.";
  let Help = "give it a region for each agent, or remove it";
  let Bad = [{
func.func @k() attributes {nv_tileas.kernel} {
  "nv_tileas.async.pipeline.agent_switch"() {agent_warp_counts = array<i32>} : () -> ()
  return
}
  }];
  let Good = [{
func.func @k() attributes {nv_tileas.kernel} {
  nv_tileas.async.pipeline.agent_switch warps = [4] {
  }
  return
}
  }];
}

def : TileLint<"uniform-only", "{0} differs between the threads of an agent"> {
  let Why = "An agent is one sequence of operations on tiles: all its threads take the same branches. What a thread does is decided when tiles are lowered.";
  let Help = "use the block, or compute with tiles: generate gives each element its coordinates";
  let Bad = [{
func.func @k() attributes {nv_tileas.kernel} {
  %i = gpu.thread_id x
  return
}
  }];
  let Good = [{
func.func @k() attributes {nv_tileas.kernel} {
  %i = gpu.block_id x
  return
}
  }];
}

def : TileLint<"kernel-parameter", "parameter {0} is of type {1}, which a host cannot pass"> {
  let Why = "A host passes numbers, addresses, views of global memory and descriptors.";
  let Help = "load the tile from memory, and create what is shared in the kernel";
  let Bad = [{
func.func @k(%x: !nv_tileas.tile<64xf32>) attributes {nv_tileas.kernel} {
  return
}
  }];
  let Good = [{
func.func @k(%x: !nv_tileas.tiled_view<64xf32>) attributes {nv_tileas.kernel} {
  return
}
  }];
}

def : TileLint<"kernel-callee", "a kernel is called"> {
  let Why = "A kernel is started by a launch, with a block and barriers of its own; inside of another kernel it means nothing.";
  let Help = "move what both do into a function without 'nv_tileas.kernel'";
  let Bad = [{
func.func @part() attributes {nv_tileas.kernel} {
  return
}
func.func @k() attributes {nv_tileas.kernel} {
  func.call @part() : () -> ()
  return
}
  }];
  let Good = [{
func.func private @part() {
  return
}
func.func @k() attributes {nv_tileas.kernel} {
  func.call @part() : () -> ()
  return
}
  }];
}

def : TileLint<"view-strides", "the memory at an address has no strides, so only its first tile is known"> {
  let Why = "A view of an address is a row-major tile of just its own shape: at other coordinates than 0, it would read what is behind that tile, not what is beside it.";
  let Help = "say with block_tile what sizes and strides the memory has";
  let Bad = [{
func.func @k(%m: index, %ld: index, %i: index) attributes {nv_tileas.kernel} {
  %c1 = arith.constant 1 : index
  %v = nv_tileas.block_tile %m : index -> tiled_view<64x64xf32>
  %x = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>}
      : tiled_view<64x64xf32> -> tile<64x64xf32>
  return
}
  }];
  let Good = [{
func.func @k(%m: index, %ld: index, %i: index) attributes {nv_tileas.kernel} {
  %c1 = arith.constant 1 : index
  %v = nv_tileas.block_tile %m strides [%ld, %c1] : index -> tiled_view<64x64xf32>
  %x = nv_tileas.tiled_load %v[%i, %i] {atom = #nv_tileas<atom universal_copy>}
      : tiled_view<64x64xf32> -> tile<64x64xf32>
  return
}
  }];
}

def : TileLint<"copy-shape", "{0}"> {
  let Why = "A copy moves a whole window, with elements of one type, between memories that its atom connects.";
  let Help = "make both windows alike, and choose the atom by the memories";
  let Bad = [{
func.func @k(%m: !nv_tileas.tiled_view<64xi32>) attributes {nv_tileas.kernel} {
  %s = nv_tileas.alloc_view : tiled_view<32xi32, smem>
  %t = nv_tileas.async.copy %m, %s {atom = #nv_tileas<atom cp_async>}
      : tiled_view<64xi32>, tiled_view<32xi32, smem>
  nv_tileas.async.wait %t : async_token
  return
}
  }];
  let Good = [{
func.func @k(%m: !nv_tileas.tiled_view<64xi32>) attributes {nv_tileas.kernel} {
  %s = nv_tileas.alloc_view : tiled_view<64xi32, smem>
  %t = nv_tileas.async.copy %m, %s {atom = #nv_tileas<atom cp_async>}
      : tiled_view<64xi32>, tiled_view<64xi32, smem>
  nv_tileas.async.wait %t : async_token
  return
}
  }];
}

def : TileLint<"reduce-combiner", "{0}"> {
  let Why = "A reduction combines the elements along an axis, which the result does not have.";
  let Help = "give it a combiner, and a result without the axis";
  let Bad = [{
func.func @k() attributes {nv_tileas.kernel} {
  %x = arith.constant dense<1.0> : !nv_tileas.tile<64x64xf32>
  %r = nv_tileas.reduce %x {axis = 1 : i32}
      : tile<64x64xf32> -> tile<64xf32>
  return
}
  }];
  let Good = [{
func.func @k() attributes {nv_tileas.kernel} {
  %x = arith.constant dense<1.0> : !nv_tileas.tile<64x64xf32>
  %r = nv_tileas.reduce %x {axis = 1 : i32, combiner = #nv_tileas<combiner add>}
      : tile<64x64xf32> -> tile<64xf32>
  return
}
  }];
}

def : TileLint<"target-machine", "{0} needs {1}; the target is sm_{2}"> {
  let AboutMachines = 1;
  let Why = "What is executed by an instruction that the machine does not have cannot be executed there.";
  let Help = "change nv_tileas.target, or use what the machine has";
  let Bad = [{
func.func @k(%m: !nv_tileas.tiled_view<1024x1024xf16>) attributes {nv_tileas.kernel,
    nv_tileas.target = #nv_tileas.target<sm = 80>} {
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64]
      {atom = #nv_tileas<atom tma_load box = [64, 64]>}
      : tiled_view<1024x1024xf16> -> tma_desc<64x64xf16>
  return
}
  }];
  let Good = [{
func.func @k(%m: !nv_tileas.tiled_view<1024x1024xf16>) attributes {nv_tileas.kernel,
    nv_tileas.target = #nv_tileas.target<sm = 90>} {
  %d = nv_tileas.make_tiled_tma_desc %m box = [64, 64]
      {atom = #nv_tileas<atom tma_load box = [64, 64]>}
      : tiled_view<1024x1024xf16> -> tma_desc<64x64xf16>
  return
}
  }];
}

def : TileLint<"attribute-name", "nothing reads '{0}'{1}", 0> {
  let Fix = RenameAttribute;
  let Why = "MLIR lets any attribute with the prefix of a dialect stand, so a misspelled one is ignored.";
  let Help = "correct the name";
  let Bad = [{
func.func @k() attributes {nv_tileas.kernel, nv_tileas.warp = 4 : i32} {
  return
}
  }];
  let Good = [{
func.func @k() attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  return
}
  }];
}

def : TileLint<"load-order", "this access to global memory overlaps another, and nothing orders the two", 0> {
  let Why = "Accesses of an agent to global memory are ordered by tokens, pipelines and atomics only; without them, a load may return what was there before a store.";
  let Help = "pass the token of the first access to the second";
  let Bad = [{
!v = !nv_tileas.tiled_view<64xi32>
#u = #nv_tileas<atom universal_copy>
func.func @k(%m: !v) attributes {nv_tileas.kernel} {
  %i = arith.constant 0 : index
  %x = arith.constant dense<1> : !nv_tileas.tile<64xi32>
  %v = nv_tileas.block_tile %m : !v -> !v
  %t = nv_tileas.tiled_store %x, %v[%i] {atom = #u} : tile<64xi32>, !v -> mem_token
  %y = nv_tileas.tiled_load %v[%i] {atom = #u} : !v -> tile<64xi32>
  return
}
  }];
  let Good = [{
!v = !nv_tileas.tiled_view<64xi32>
#u = #nv_tileas<atom universal_copy>
func.func @k(%m: !v) attributes {nv_tileas.kernel} {
  %i = arith.constant 0 : index
  %x = arith.constant dense<1> : !nv_tileas.tile<64xi32>
  %v = nv_tileas.block_tile %m : !v -> !v
  %t = nv_tileas.tiled_store %x, %v[%i] {atom = #u} : tile<64xi32>, !v -> mem_token
  %y = nv_tileas.tiled_load %v[%i] token %t : mem_token {atom = #u} : !v -> tile<64xi32>
  return
}
  }];
}

def : TileLint<"store-padding", "padding_value has no effect on a store", 0> {
  let Fix = RemovePadding;
  let Why = "Nothing is written outside of the memory.";
  let Help = "remove padding_value";
  let Bad = [{
!v = !nv_tileas.tiled_view<64xi32>
func.func @k(%m: !v) attributes {nv_tileas.kernel} {
  %i = arith.constant 0 : index
  %x = arith.constant dense<1> : !nv_tileas.tile<64xi32>
  %v = nv_tileas.block_tile %m : !v -> !v
  nv_tileas.tiled_store %x, %v[%i] {atom = #nv_tileas<atom universal_copy>, padding_value = #nv_tileas<padding_value zero>}
      : tile<64xi32>, !v
  return
}
  }];
  let Good = [{
!v = !nv_tileas.tiled_view<64xi32>
func.func @k(%m: !v) attributes {nv_tileas.kernel} {
  %i = arith.constant 0 : index
  %x = arith.constant dense<1> : !nv_tileas.tile<64xi32>
  %v = nv_tileas.block_tile %m : !v -> !v
  nv_tileas.tiled_store %x, %v[%i] {atom = #nv_tileas<atom universal_copy>}
      : tile<64xi32>, !v
  return
}
  }];
}
