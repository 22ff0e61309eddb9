// Loops with products load tiles ahead of their iterations: by copies to a ring of stages in shared
// memory where the machine has them, else to registers.
// DEFINE: %{arch} =
// DEFINE: %{lower} = nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=%{arch} --remarks-filter=Pipeline --remark-format=emitRemark -o %t.mlir
// REDEFINE: %{arch} = sm_80
// RUN: %{lower} 2>&1 | FileCheck %s --check-prefix=TOLD
// RUN: FileCheck %s --check-prefix=RING --input-file=%t.mlir
// REDEFINE: %{arch} = sm_75
// RUN: %{lower} 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: FileCheck %s --check-prefix=AHEAD --input-file=%t.mlir
// REDEFINE: %{arch} = sm_120
// RUN: %{lower} 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: FileCheck %s --check-prefix=LESS --input-file=%t.mlir

// Nothing is said if nobody asks.
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_80 -o %t.mlir 2>&1 | count 0

#plain = #nv_tileas<atom universal_copy>
!c = !nv_tileas.tile<64x64xf32>

// Three groups are on their way before the loop, and one more in each iteration. There is one
// barrier an iteration, and the copies of iterations that there are none of are empty.
// TOLD: pipelines.mlir:[[@LINE+39]]:{{.*}} remark: {{.*}}pipelined with 4 stages, 2 loads by copies to shared memory and 0 to registers
// OLD: pipelines.mlir:[[@LINE+38]]:{{.*}} remark: {{.*}}pipelined with 2 stages, 0 loads by copies to shared memory and 2 to registers
// RING-LABEL: llvm.func @product
// RING-NOT: nvvm.barrier0
// RING-COUNT-3: nvvm.cp.async.commit.group
// RING: scf.for
// RING-NEXT: nvvm.cp.async.wait.group 2
// RING-NEXT: nvvm.barrier0
// RING-NOT: nvvm.barrier0
// RING: nvvm.cp.async.shared.global %{{.*}}, %{{.*}}, 16, cache = cg, %
// RING-NOT: nvvm.barrier0
// RING: nvvm.cp.async.commit.group
// RING-NOT: nvvm.barrier0
// RING: llvm.nvvm.ldmatrix
// RING-NOT: {{nvvm.barrier0|nvvm.cp.async|llvm.store}}
// RING: scf.yield
// RING: nvvm.cp.async.wait.group 0
// AHEAD-LABEL: llvm.func @product
// AHEAD: scf.if
// AHEAD: llvm.intr.masked.load
// AHEAD: scf.for
// AHEAD: arith.cmpi ugt
// AHEAD: scf.if
// AHEAD: llvm.intr.masked.load
// AHEAD: nvvm.barrier0
// AHEAD: llvm.nvvm.mma
func.func @product(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<64x64xf32>
  %a = nv_tileas.assume %pa {fact = #nv_tileas.div_by<16>} : index
  %b = nv_tileas.assume %pb {fact = #nv_tileas.div_by<16>} : index
  %k = nv_tileas.assume %depth {fact = #nv_tileas.div_by<8>} : index
  %va = nv_tileas.block_tile %a sizes [%c64, %k] strides [%k, %c1] : index -> tiled_view<64x32xf16>
  %vb = nv_tileas.block_tile %b sizes [%k, %c64] strides [%c64, %c1] : index -> tiled_view<32x64xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %sums = scf.for %i = %c0 to %k step %c32 iter_args(%c = %none) -> (!c) {
    %x = nv_tileas.tiled_load %va[%c0, %i] {atom = #plain} : tiled_view<64x32xf16> -> tile<64x32xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] {atom = #plain} : tiled_view<32x64xf16> -> tile<32x64xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    scf.yield %n : !c
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// A padding that is no zero cannot be copied: that tile goes through registers.
// TOLD: remark: {{.*}}pipelined with 4 stages, 1 loads by copies to shared memory and 1 to registers
// OLD: remark:
// RING-LABEL: llvm.func @padded
// RING: nvvm.cp.async.shared.global
// RING: scf.for
// RING: scf.yield
// AHEAD-LABEL: llvm.func @padded
func.func @padded(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<64x64xf32>
  %a = nv_tileas.assume %pa {fact = #nv_tileas.div_by<16>} : index
  %b = nv_tileas.assume %pb {fact = #nv_tileas.div_by<16>} : index
  %k = nv_tileas.assume %depth {fact = #nv_tileas.div_by<8>} : index
  %va = nv_tileas.block_tile %a sizes [%c64, %k] strides [%k, %c1] : index -> tiled_view<64x32xf16>
  %vb = nv_tileas.block_tile %b sizes [%k, %c64] strides [%c64, %c1] : index -> tiled_view<32x64xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %sums = scf.for %i = %c0 to %k step %c32 iter_args(%c = %none) -> (!c) {
    %x = nv_tileas.tiled_load %va[%c0, %i] {atom = #plain} : tiled_view<64x32xf16> -> tile<64x32xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] {atom = #plain, padding_value = #nv_tileas<padding_value nan>} : tiled_view<32x64xf16> -> tile<32x64xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    scf.yield %n : !c
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// The loop writes memory, and nothing says that it is other memory.
// TOLD: remark: {{.*}}not pipelined: the loop writes memory, and no token says that it does not write what is loaded
// OLD: remark: {{.*}}not pipelined: the loop writes memory
// RING-LABEL: llvm.func @written
// RING-NOT: nvvm.cp.async
// AHEAD-LABEL: llvm.func @written
func.func @written(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<64x64xf32>
  %a = nv_tileas.assume %pa {fact = #nv_tileas.div_by<16>} : index
  %b = nv_tileas.assume %pb {fact = #nv_tileas.div_by<16>} : index
  %k = nv_tileas.assume %depth {fact = #nv_tileas.div_by<8>} : index
  %va = nv_tileas.block_tile %a sizes [%c64, %k] strides [%k, %c1] : index -> tiled_view<64x32xf16>
  %vb = nv_tileas.block_tile %b sizes [%k, %c64] strides [%c64, %c1] : index -> tiled_view<32x64xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %sums = scf.for %i = %c0 to %k step %c32 iter_args(%c = %none) -> (!c) {
    %x = nv_tileas.tiled_load %va[%c0, %i] {atom = #plain} : tiled_view<64x32xf16> -> tile<64x32xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] {atom = #plain} : tiled_view<32x64xf16> -> tile<32x64xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    nv_tileas.tiled_store %n, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
    scf.yield %n : !c
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// Tokens say that it is.
// TOLD: remark: {{.*}}pipelined with 4 stages
// OLD: remark: {{.*}}pipelined with 2 stages
// RING-LABEL: llvm.func @independent
// RING: nvvm.cp.async
// AHEAD-LABEL: llvm.func @independent
func.func @independent(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<64x64xf32>
  %a = nv_tileas.assume %pa {fact = #nv_tileas.div_by<16>} : index
  %b = nv_tileas.assume %pb {fact = #nv_tileas.div_by<16>} : index
  %k = nv_tileas.assume %depth {fact = #nv_tileas.div_by<8>} : index
  %va = nv_tileas.block_tile %a sizes [%c64, %k] strides [%k, %c1] : index -> tiled_view<64x32xf16>
  %vb = nv_tileas.block_tile %b sizes [%k, %c64] strides [%c64, %c1] : index -> tiled_view<32x64xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %first = nv_tileas.join_tokens()
  %sums, %last = scf.for %i = %c0 to %k step %c32 iter_args(%c = %none, %before = %first) -> (!c, !nv_tileas.mem_token) {
    %x = nv_tileas.tiled_load %va[%c0, %i] token %before : mem_token {atom = #plain} : tiled_view<64x32xf16> -> tile<64x32xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] token %before : mem_token {atom = #plain} : tiled_view<32x64xf16> -> tile<32x64xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    %next = nv_tileas.tiled_store %n, %vd[%c0, %c0] token %before : mem_token {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32> -> mem_token
    scf.yield %n, %before : !c, !nv_tileas.mem_token
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// Tokens say that it is not.
// TOLD: remark: {{.*}}not pipelined: a load is behind a store of the loop
// OLD: remark: {{.*}}not pipelined: a load is behind a store of the loop
// RING-LABEL: llvm.func @dependent
// RING-NOT: nvvm.cp.async
// AHEAD-LABEL: llvm.func @dependent
func.func @dependent(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<64x64xf32>
  %a = nv_tileas.assume %pa {fact = #nv_tileas.div_by<16>} : index
  %b = nv_tileas.assume %pb {fact = #nv_tileas.div_by<16>} : index
  %k = nv_tileas.assume %depth {fact = #nv_tileas.div_by<8>} : index
  %va = nv_tileas.block_tile %a sizes [%c64, %k] strides [%k, %c1] : index -> tiled_view<64x32xf16>
  %vb = nv_tileas.block_tile %b sizes [%k, %c64] strides [%c64, %c1] : index -> tiled_view<32x64xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %first = nv_tileas.join_tokens()
  %sums, %last = scf.for %i = %c0 to %k step %c32 iter_args(%c = %none, %before = %first) -> (!c, !nv_tileas.mem_token) {
    %x = nv_tileas.tiled_load %va[%c0, %i] token %before : mem_token {atom = #plain} : tiled_view<64x32xf16> -> tile<64x32xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] token %before : mem_token {atom = #plain} : tiled_view<32x64xf16> -> tile<32x64xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    %next = nv_tileas.tiled_store %n, %vd[%c0, %c0] token %before : mem_token {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32> -> mem_token
    scf.yield %n, %next : !c, !nv_tileas.mem_token
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// Where a tile is is what the loop has counted itself.
// TOLD: remark: {{.*}}not pipelined: where a load reads is carried by the loop
// OLD: remark: {{.*}}not pipelined: where a load reads is carried by the loop
// RING-LABEL: llvm.func @carried
// RING-NOT: nvvm.cp.async
// AHEAD-LABEL: llvm.func @carried
func.func @carried(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<64x64xf32>
  %a = nv_tileas.assume %pa {fact = #nv_tileas.div_by<16>} : index
  %b = nv_tileas.assume %pb {fact = #nv_tileas.div_by<16>} : index
  %k = nv_tileas.assume %depth {fact = #nv_tileas.div_by<8>} : index
  %va = nv_tileas.block_tile %a sizes [%c64, %k] strides [%k, %c1] : index -> tiled_view<64x32xf16>
  %vb = nv_tileas.block_tile %b sizes [%k, %c64] strides [%c64, %c1] : index -> tiled_view<32x64xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %sums, %last = scf.for %i = %c0 to %k step %c32 iter_args(%c = %none, %at = %c0) -> (!c, index) {
    %x = nv_tileas.tiled_load %va[%c0, %at] {atom = #plain} : tiled_view<64x32xf16> -> tile<64x32xf16>
    %y = nv_tileas.tiled_load %vb[%at, %c0] {atom = #plain} : tiled_view<32x64xf16> -> tile<32x64xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    %next = arith.addi %at, %c32 : index
    scf.yield %n, %next : !c, index
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// A division by what may be zero for no iteration is not made for one that there is none of.
// TOLD: remark: {{.*}}not pipelined: where a load reads can only be computed for an iteration that there is
// OLD: remark: {{.*}}not pipelined: where a load reads can only be computed for an iteration that there is
// RING-LABEL: llvm.func @divided
// RING-NOT: nvvm.cp.async
// AHEAD-LABEL: llvm.func @divided
func.func @divided(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<64x64xf32>
  %a = nv_tileas.assume %pa {fact = #nv_tileas.div_by<16>} : index
  %b = nv_tileas.assume %pb {fact = #nv_tileas.div_by<16>} : index
  %k = nv_tileas.assume %depth {fact = #nv_tileas.div_by<8>} : index
  %va = nv_tileas.block_tile %a sizes [%c64, %k] strides [%k, %c1] : index -> tiled_view<64x32xf16>
  %vb = nv_tileas.block_tile %b sizes [%k, %c64] strides [%c64, %c1] : index -> tiled_view<32x64xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %sums = scf.for %i = %c0 to %k step %c32 iter_args(%c = %none) -> (!c) {
    %left = arith.subi %k, %i : index
    %at = arith.divui %i, %left : index
    %x = nv_tileas.tiled_load %va[%c0, %at] {atom = #plain} : tiled_view<64x32xf16> -> tile<64x32xf16>
    %y = nv_tileas.tiled_load %vb[%at, %c0] {atom = #plain} : tiled_view<32x64xf16> -> tile<32x64xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    scf.yield %n : !c
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// What comes after an assertion that does not hold does not happen.
// TOLD: remark: {{.*}}not pipelined: an assertion may end the loop
// OLD: remark: {{.*}}not pipelined: an assertion may end the loop
// RING-LABEL: llvm.func @asserted
// RING-NOT: nvvm.cp.async
// AHEAD-LABEL: llvm.func @asserted
func.func @asserted(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<64x64xf32>
  %a = nv_tileas.assume %pa {fact = #nv_tileas.div_by<16>} : index
  %b = nv_tileas.assume %pb {fact = #nv_tileas.div_by<16>} : index
  %k = nv_tileas.assume %depth {fact = #nv_tileas.div_by<8>} : index
  %va = nv_tileas.block_tile %a sizes [%c64, %k] strides [%k, %c1] : index -> tiled_view<64x32xf16>
  %vb = nv_tileas.block_tile %b sizes [%k, %c64] strides [%c64, %c1] : index -> tiled_view<32x64xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %sums = scf.for %i = %c0 to %k step %c32 iter_args(%c = %none) -> (!c) {
    %x = nv_tileas.tiled_load %va[%c0, %i] {atom = #plain} : tiled_view<64x32xf16> -> tile<64x32xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] {atom = #plain} : tiled_view<32x64xf16> -> tile<32x64xf16>
    %in = arith.cmpi ult, %i, %c64 : index
    nv_tileas.assert %in, "too deep" : i1
    %n = nv_tileas.mma %x, %y, %c : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    scf.yield %n : !c
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// Of two loops, the inner one is pipelined, each time that it begins.
// TOLD: remark: {{.*}}not pipelined: a loop in it has products, too
// TOLD: remark: {{.*}}pipelined with 4 stages
// OLD: remark: {{.*}}not pipelined: a loop in it has products, too
// OLD: remark: {{.*}}pipelined with 2 stages
// RING-LABEL: llvm.func @nested
// RING: scf.for
// RING: nvvm.barrier0
// RING: nvvm.cp.async
// RING: scf.for
// RING: nvvm.cp.async.wait.group 2
// AHEAD-LABEL: llvm.func @nested
func.func @nested(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<64x64xf32>
  %a = nv_tileas.assume %pa {fact = #nv_tileas.div_by<16>} : index
  %b = nv_tileas.assume %pb {fact = #nv_tileas.div_by<16>} : index
  %k = nv_tileas.assume %depth {fact = #nv_tileas.div_by<8>} : index
  %va = nv_tileas.block_tile %a sizes [%c64, %k] strides [%k, %c1] : index -> tiled_view<64x32xf16>
  %vb = nv_tileas.block_tile %b sizes [%k, %c64] strides [%c64, %c1] : index -> tiled_view<32x64xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %sums = scf.for %i = %c0 to %k step %c32 iter_args(%c = %none) -> (!c) {
    %x = nv_tileas.tiled_load %va[%c0, %i] {atom = #plain} : tiled_view<64x32xf16> -> tile<64x32xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] {atom = #plain} : tiled_view<32x64xf16> -> tile<32x64xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    %m = scf.for %j = %c0 to %c64 step %c32 iter_args(%e = %n) -> (!c) {
      %p = nv_tileas.tiled_load %va[%c0, %j] {atom = #plain} : tiled_view<64x32xf16> -> tile<64x32xf16>
      %q = nv_tileas.tiled_load %vb[%j, %c0] {atom = #plain} : tiled_view<32x64xf16> -> tile<32x64xf16>
      %f = nv_tileas.mma %p, %q, %e : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
      scf.yield %f : !c
    }
    scf.yield %m : !c
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// Six blocks share the memory of a multiprocessor.
// TOLD: remark: {{.*}}pipelined with 3 stages, 2 loads by copies
// OLD: remark: {{.*}}pipelined with 2 stages, 0 loads by copies
// RING-LABEL: llvm.func @shared
func.func @shared(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel, nv_tileas.min_blocks = 6 : i32} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<64x64xf32>
  %a = nv_tileas.assume %pa {fact = #nv_tileas.div_by<16>} : index
  %b = nv_tileas.assume %pb {fact = #nv_tileas.div_by<16>} : index
  %k = nv_tileas.assume %depth {fact = #nv_tileas.div_by<8>} : index
  %va = nv_tileas.block_tile %a sizes [%c64, %k] strides [%k, %c1] : index -> tiled_view<64x32xf16>
  %vb = nv_tileas.block_tile %b sizes [%k, %c64] strides [%c64, %c1] : index -> tiled_view<32x64xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %sums = scf.for %i = %c0 to %k step %c32 iter_args(%c = %none) -> (!c) {
    %x = nv_tileas.tiled_load %va[%c0, %i] {atom = #plain} : tiled_view<64x32xf16> -> tile<64x32xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] {atom = #plain} : tiled_view<32x64xf16> -> tile<32x64xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    scf.yield %n : !c
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// There is no room for a second stage if tiles are larger.
// TOLD: remark: {{.*}}pipelined with 2 stages, 0 loads by copies to shared memory and 2 to registers
// OLD: remark: {{.*}}pipelined with 2 stages, 0 loads by copies
// RING-LABEL: llvm.func @crowded
// RING-NOT: nvvm.cp.async
func.func @crowded(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel, nv_tileas.min_blocks = 6 : i32} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<64x64xf32>
  %a = nv_tileas.assume %pa {fact = #nv_tileas.div_by<16>} : index
  %b = nv_tileas.assume %pb {fact = #nv_tileas.div_by<16>} : index
  %k = nv_tileas.assume %depth {fact = #nv_tileas.div_by<8>} : index
  %va = nv_tileas.block_tile %a sizes [%c64, %k] strides [%k, %c1] : index -> tiled_view<64x64xf16>
  %vb = nv_tileas.block_tile %b sizes [%k, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %sums = scf.for %i = %c0 to %k step %c64 iter_args(%c = %none) -> (!c) {
    %x = nv_tileas.tiled_load %va[%c0, %i] {atom = #plain} : tiled_view<64x64xf16> -> tile<64x64xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] {atom = #plain} : tiled_view<64x64xf16> -> tile<64x64xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    scf.yield %n : !c
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// Loads that take long have more stages.
// TOLD: remark: {{.*}}pipelined with 6 stages, 2 loads by copies
// OLD: remark: {{.*}}pipelined with 2 stages, 0 loads by copies
// RING-LABEL: llvm.func @slow
// RING: nvvm.cp.async.wait.group 4
func.func @slow(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<64x64xf32>
  %a = nv_tileas.assume %pa {fact = #nv_tileas.div_by<16>} : index
  %b = nv_tileas.assume %pb {fact = #nv_tileas.div_by<16>} : index
  %k = nv_tileas.assume %depth {fact = #nv_tileas.div_by<8>} : index
  %va = nv_tileas.block_tile %a sizes [%c64, %k] strides [%k, %c1] : index -> tiled_view<64x32xf16>
  %vb = nv_tileas.block_tile %b sizes [%k, %c64] strides [%c64, %c1] : index -> tiled_view<32x64xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %sums = scf.for %i = %c0 to %k step %c32 iter_args(%c = %none) -> (!c) {
    %x = nv_tileas.tiled_load %va[%c0, %i] {atom = #plain, nv_tileas.hints = {default = {latency = 10 : i32}}} : tiled_view<64x32xf16> -> tile<64x32xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] {atom = #plain} : tiled_view<32x64xf16> -> tile<32x64xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    scf.yield %n : !c
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// What is said of the machine counts.
// TOLD: remark: {{.*}}pipelined with 2 stages, 2 loads by copies
// OLD: remark: {{.*}}pipelined with 2 stages, 0 loads by copies
// RING-LABEL: llvm.func @fast
// RING: nvvm.cp.async.wait.group 0
func.func @fast(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<64x64xf32>
  %a = nv_tileas.assume %pa {fact = #nv_tileas.div_by<16>} : index
  %b = nv_tileas.assume %pb {fact = #nv_tileas.div_by<16>} : index
  %k = nv_tileas.assume %depth {fact = #nv_tileas.div_by<8>} : index
  %va = nv_tileas.block_tile %a sizes [%c64, %k] strides [%k, %c1] : index -> tiled_view<64x32xf16>
  %vb = nv_tileas.block_tile %b sizes [%k, %c64] strides [%c64, %c1] : index -> tiled_view<32x64xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c64, %c64] strides [%c64, %c1] : index -> tiled_view<64x64xf32>
  %sums = scf.for %i = %c0 to %k step %c32 iter_args(%c = %none) -> (!c) {
    %x = nv_tileas.tiled_load %va[%c0, %i] {atom = #plain, nv_tileas.hints = {default = {latency = 10 : i32}, sm_80 = {latency = 1 : i32}}} : tiled_view<64x32xf16> -> tile<64x32xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] {atom = #plain} : tiled_view<32x64xf16> -> tile<32x64xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<64x32xf16>, tile<32x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    scf.yield %n : !c
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<64x64xf32>, tiled_view<64x64xf32>
  return
}

// An operand that is computed in the loop goes through shared memory behind the ring, which has a
// stage less if there would not be enough. Two of the loads are used as they are, too.
// TOLD: remark: {{.*}}pipelined with 2 stages, 2 loads by copies
// OLD: remark: {{.*}}pipelined with 2 stages, 0 loads by copies to shared memory and 1 to registers; registers have no room for 1 more
// SMALL: pipelines.mlir:[[@LINE+15]]:{{.*}}pipelined with 2 stages, 2 loads by copies
// LESS: llvm.mlir.global internal @__nv_tileas_smem{{.*}}() {addr_space = 3 : i32, alignment = 128 : i64} : !llvm.array<81920 x i8>
func.func @twice(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c64 = arith.constant 64 : index
  %c128 = arith.constant 128 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<128x128xf32>
  %a = nv_tileas.assume %pa {fact = #nv_tileas.div_by<16>} : index
  %b = nv_tileas.assume %pb {fact = #nv_tileas.div_by<16>} : index
  %k = nv_tileas.assume %depth {fact = #nv_tileas.div_by<8>} : index
  %va = nv_tileas.block_tile %a sizes [%c128, %k] strides [%k, %c1] : index -> tiled_view<128x64xf16>
  %vb = nv_tileas.block_tile %b sizes [%k, %c128] strides [%c128, %c1] : index -> tiled_view<64x128xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c128, %c128] strides [%c128, %c1] : index -> tiled_view<128x128xf32>
  %sums = scf.for %i = %c0 to %k step %c64 iter_args(%c = %none) -> (!nv_tileas.tile<128x128xf32>) {
    %x = nv_tileas.tiled_load %va[%c0, %i] {atom = #plain} : tiled_view<128x64xf16> -> tile<128x64xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] {atom = #plain} : tiled_view<64x128xf16> -> tile<64x128xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32> -> tile<128x128xf32>
    %z = nv_tileas.map %x : tile<128x64xf16> -> tile<128x64xf16> {
    ^bb0(%f: f16):
      %g = arith.negf %f : f16
      nv_tileas.yield %g : f16
    }
    %m = nv_tileas.mma %z, %y, %n : tile<128x64xf16>, tile<64x128xf16>, tile<128x128xf32> -> tile<128x128xf32>
    scf.yield %m : !nv_tileas.tile<128x128xf32>
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<128x128xf32>, tiled_view<128x128xf32>
  return
}

// Neither registers nor shared memory have room for another stage: each iteration copies to the
// only one, and waits. The first barrier lets copies overwrite what all have read, the second one
// shows what others have copied.
// TOLD: remark: {{.*}}not pipelined: shared memory has room for one stage only
// OLD: remark: {{.*}}pipelined with 2 stages, 0 loads by copies to shared memory and 1 to registers; registers have no room for 1 more
// SMALL: remark: {{.*}}not pipelined: shared memory has room for one stage only
// RING-LABEL: llvm.func @only
// RING-NOT: nvvm.cp.async.shared.global
// RING: scf.for
// RING: nvvm.barrier0
// RING-NOT: nvvm.barrier0
// RING: nvvm.cp.async.shared.global
// RING-NOT: nvvm.barrier0
// RING: nvvm.cp.async.commit.group
// RING-NEXT: nvvm.cp.async.wait.group 0
// RING-NEXT: nvvm.barrier0
// RING-NOT: {{nvvm.barrier0|nvvm.cp.async}}
// RING: scf.yield
func.func @only(%pa: index, %pb: index, %pd: index, %depth: index) attributes {nv_tileas.kernel, nv_tileas.warps = 8 : i32} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c128 = arith.constant 128 : index
  %c256 = arith.constant 256 : index
  %f0 = arith.constant 0.0 : f32
  %none = nv_tileas.splat %f0 : f32 -> tile<128x256xf32>
  %a = nv_tileas.assume %pa {fact = #nv_tileas.div_by<16>} : index
  %b = nv_tileas.assume %pb {fact = #nv_tileas.div_by<16>} : index
  %k = nv_tileas.assume %depth {fact = #nv_tileas.div_by<8>} : index
  %va = nv_tileas.block_tile %a sizes [%c128, %k] strides [%k, %c1] : index -> tiled_view<128x128xf16>
  %vb = nv_tileas.block_tile %b sizes [%k, %c256] strides [%c256, %c1] : index -> tiled_view<128x256xf16>
  %vd = nv_tileas.block_tile %pd sizes [%c128, %c256] strides [%c256, %c1] : index -> tiled_view<128x256xf32>
  %sums = scf.for %i = %c0 to %k step %c128 iter_args(%c = %none) -> (!nv_tileas.tile<128x256xf32>) {
    %x = nv_tileas.tiled_load %va[%c0, %i] {atom = #plain} : tiled_view<128x128xf16> -> tile<128x128xf16>
    %y = nv_tileas.tiled_load %vb[%i, %c0] {atom = #plain} : tiled_view<128x256xf16> -> tile<128x256xf16>
    %n = nv_tileas.mma %x, %y, %c : tile<128x128xf16>, tile<128x256xf16>, tile<128x256xf32> -> tile<128x256xf32>
    scf.yield %n : !nv_tileas.tile<128x256xf32>
  }
  nv_tileas.tiled_store %sums, %vd[%c0, %c0] {atom = #plain} : tile<128x256xf32>, tiled_view<128x256xf32>
  return
}
