// Which instructions reductions and atomics use depends on the machine.
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_75 | FileCheck %s --check-prefixes=CHECK,OLD
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_80 | FileCheck %s --check-prefixes=CHECK,REDUX,SCALAR
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_90 | FileCheck %s --check-prefixes=CHECK,REDUX,VECTOR

// CHECK-LABEL: llvm.func @sum
// OLD-COUNT-5: nvvm.shfl.sync bfly
// OLD-NOT: nvvm.shfl.sync
// REDUX-NOT: nvvm.shfl.sync
// REDUX: nvvm.redux.sync add
// REDUX-NOT: nvvm.shfl.sync
// CHECK: nvvm.barrier0
// CHECK-NOT: nvvm.barrier0
func.func @sum(%p: i64 {nv_tileas.pointee = i32}) attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %a = nv_tileas.generate : tile<128xi64> {
  ^bb0(%i: index):
    %n = arith.index_cast %i : index to i64
    %c = arith.constant 4 : i64
    %m = arith.muli %n, %c : i64
    %q = arith.addi %m, %p : i64
    nv_tileas.yield %q : i64
  }
  %x = nv_tileas.load_at %a : tile<128xi64> -> tile<128xi32>
  %r = nv_tileas.reduce %x {axis = 0 : i32, combiner = #nv_tileas<combiner add>} : tile<128xi32> -> tile<i32>
  %e = nv_tileas.element %r : tile<i32> -> i32
  nv_tileas.store_at %e, %p : i32, i64
  return
}

// A sum of four elements is in one thread: nothing is exchanged.
// CHECK-LABEL: llvm.func @rows
// CHECK-NOT: nvvm.shfl.sync
// CHECK-NOT: nvvm.barrier0
// CHECK: llvm.return
func.func @rows(%p: i64 {nv_tileas.pointee = f32}) attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %a = nv_tileas.generate : tile<128x4xi64> {
  ^bb0(%i: index, %j: index):
    %four = arith.constant 4 : index
    %row = arith.muli %i, %four : index
    %k = arith.addi %row, %j : index
    %n = arith.index_cast %k : index to i64
    %c = arith.constant 4 : i64
    %m = arith.muli %n, %c : i64
    %q = arith.addi %m, %p : i64
    nv_tileas.yield %q : i64
  }
  %x = nv_tileas.load_at %a : tile<128x4xi64> -> tile<128x4xf32>
  %r = nv_tileas.reduce %x {axis = 1 : i32, combiner = #nv_tileas<combiner add>} : tile<128x4xf32> -> tile<128xf32>
  %b = nv_tileas.generate : tile<128xi64> {
  ^bb0(%i: index):
    %n = arith.index_cast %i : index to i64
    %c = arith.constant 4 : i64
    %m = arith.muli %n, %c : i64
    %q = arith.addi %m, %p : i64
    nv_tileas.yield %q : i64
  }
  nv_tileas.store_at %r, %b : tile<128xf32>, tile<128xi64>
  return
}

// Old values that nobody uses are not asked for, and neighbors change at once.
// CHECK-LABEL: llvm.func @add
// OLD-COUNT-4: llvm.atomicrmw fadd {{.*}} syncscope("device") monotonic
// SCALAR-COUNT-4: llvm.atomicrmw fadd {{.*}} syncscope("device") monotonic
// VECTOR: red.relaxed.gpu.global.add.v4.f32
// CHECK-NOT: llvm.atomicrmw
// CHECK: llvm.return
func.func @add(%p: i64 {nv_tileas.pointee = f32}) attributes {nv_tileas.kernel, nv_tileas.warps = 1 : i32} {
  %c0 = arith.constant 0 : index
  %g = arith.index_cast %p : i64 to index
  %h = nv_tileas.assume %g {fact = #nv_tileas.div_by<16>} : index
  %v = nv_tileas.block_tile %h : index -> tiled_view<128xf32>
  %one = arith.constant 1.0 : f32
  %x = nv_tileas.splat %one : f32 -> tile<128xf32>
  %o = nv_tileas.tiled_atomic_rmw %x, %v[%c0] {atom = #nv_tileas<atom universal_copy>, rmw_mode = #nv_tileas<rmw_mode add>,
      mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>} : tile<128xf32>, tiled_view<128xf32> -> tile<128xf32>
  return
}

// Kernels depend on others only where they can overlap.
// CHECK-LABEL: llvm.func @depend
// OLD-NOT: nvvm.griddepcontrol
// SCALAR-NOT: nvvm.griddepcontrol
// VECTOR: nvvm.griddepcontrol wait
// VECTOR: nvvm.griddepcontrol launch_dependents
// CHECK: llvm.return
func.func @depend() attributes {nv_tileas.kernel} {
  %t = nv_tileas.dependency_wait
  %n = nv_tileas.launch_dependents token %t
  return
}
