// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Accesses that become tiled ones. What is loaded is stored where nothing is known
// of the addresses.
//
// RUN: nv-tileas-opt %s --nv-tileas-recover-views --canonicalize --cse | FileCheck %s

!at = !nv_tileas.tile<16xi64>
!mask = !nv_tileas.tile<16xi1>
!row = !nv_tileas.tile<16xf32>

// CHECK-LABEL: @tokens
// CHECK: %[[X:.*]], %[[D:.*]] = nv_tileas.tiled_load %{{.*}}[%c0] token %arg5 : mem_token {{.*}}in_bounds = array<i1: true>, mem_scope = #nv_tileas<mem_scope gpu>, mem_semantic = #nv_tileas<mem_semantic relaxed>}
// CHECK-NEXT: nv_tileas.store_at %[[X]], %arg1 token %[[D]]
func.func @tokens(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %x, %d = nv_tileas.load_at %at token %t
      {mem_semantic = #nv_tileas<mem_semantic relaxed>, mem_scope = #nv_tileas<mem_scope gpu>}
      : tile<16xi64> -> tile<16xf32>, mem_token
  nv_tileas.store_at %x, %q token %d : tile<16xf32>, tile<16xi64>
  return
}

// A condition of the whole tile leaves all of it or nothing.
// CHECK-LABEL: @condition
// CHECK: arith.select %arg4, %c16{{.*}}, %c0{{.*}}
// CHECK: block_tile %{{.*}} sizes [%{{.*}}] strides [%c1]
// CHECK-NOT: in_bounds
// CHECK: store_at
func.func @condition(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %m = nv_tileas.splat %c : i1 -> tile<16xi1>
  %x = nv_tileas.load_at %at mask %m : tile<16xi64>, tile<16xi1> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// The mask is true everywhere.
// CHECK-LABEL: @known
// CHECK: block_tile %{{.*}} sizes [%c16] strides [%c1]
// CHECK-NEXT: tiled_load {{.*}}in_bounds = array<i1: true>}
func.func @known(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %i = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    nv_tileas.yield %0 : i32
  }
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %m = nv_tileas.map %i : tile<16xi32> -> !mask {
  ^bb0(%k: i32):
    %c16 = arith.constant 16 : i32
    %0 = arith.cmpi slt, %k, %c16 : i32
    nv_tileas.yield %0 : i1
  }
  %x = nv_tileas.load_at %at mask %m : tile<16xi64>, tile<16xi1> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// A limit that is not negative is the same as an unsigned one.
// CHECK-LABEL: @unsigned
// CHECK: %[[LIMIT:.*]] = nv_tileas.assume %arg2
// CHECK: %[[WIDE:.*]] = arith.extsi %[[LIMIT]] : i32 to i64
// CHECK: arith.maxsi %[[WIDE]], %c0_i64
// CHECK: tiled_load {{.*}}[%c0] {atom = #nv_tileas<atom universal_copy>}
func.func @unsigned(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %i = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    nv_tileas.yield %0 : i32
  }
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %b = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0>} : i32
  %m = nv_tileas.map %i : tile<16xi32> -> !mask {
  ^bb0(%k: i32):
    %0 = arith.cmpi ult, %k, %b : i32
    nv_tileas.yield %0 : i1
  }
  %x = nv_tileas.load_at %at mask %m : tile<16xi64>, tile<16xi1> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// The smaller of two limits, one of which is included.
// CHECK-LABEL: @two_limits
// CHECK: %[[O:.*]] = arith.extsi %arg3 : i32 to i64
// CHECK: arith.addi %[[O]], %c1_i64 : i64
// CHECK: arith.minsi
// CHECK: tiled_load
func.func @two_limits(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %i = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    nv_tileas.yield %0 : i32
  }
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %m = nv_tileas.map %i : tile<16xi32> -> !mask {
  ^bb0(%k: i32):
    %0 = arith.cmpi slt, %k, %n : i32
    %1 = arith.cmpi sge, %o, %k : i32
    %2 = arith.andi %0, %1 : i1
    nv_tileas.yield %2 : i1
  }
  %x = nv_tileas.load_at %at mask %m : tile<16xi64>, tile<16xi1> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// Numbers that are not negative are coordinates in the array.
// CHECK-LABEL: @array
// CHECK-DAG: %[[BASE:.*]] = arith.index_cast %arg0 : i64 to index
// CHECK-DAG: %[[A:.*]] = nv_tileas.assume %arg3
// CHECK-DAG: %[[N:.*]] = nv_tileas.assume %arg2
// CHECK-DAG: %[[AT:.*]] = arith.index_cast %[[A]] : i32 to index
// CHECK-DAG: %[[SIZE:.*]] = arith.index_cast %[[N]] : i32 to index
// CHECK: %[[VIEW:.*]] = nv_tileas.block_tile %[[BASE]] sizes [%[[SIZE]]] strides [%c1]
// CHECK-NEXT: tiled_load %[[VIEW]][%[[AT]]] {atom = #nv_tileas<atom universal_copy>}
func.func @array(%p: i64, %q: !at, %n: i32, %o: i32, %c: i1, %t: !nv_tileas.mem_token) attributes {nv_tileas.kernel} {
  %a = nv_tileas.assume %o {fact = #nv_tileas.bounded<lower = 0, upper = 1000>} : i32
  %b = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0>} : i32
  %i = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    %1 = arith.addi %0, %a : i32
    nv_tileas.yield %1 : i32
  }
  %s = nv_tileas.splat %p : i64 -> tile<16xi64>
  %at = nv_tileas.offset %s, %i {element = f32} : tile<16xi64>, tile<16xi32>
  %m = nv_tileas.map %i : tile<16xi32> -> !mask {
  ^bb0(%k: i32):
    %0 = arith.cmpi slt, %k, %b : i32
    nv_tileas.yield %0 : i1
  }
  %x = nv_tileas.load_at %at mask %m : tile<16xi64>, tile<16xi1> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// The largest stride of which fifteen fit into 32 bits.
// CHECK-LABEL: @stride
// CHECK: %[[LD:.*]] = nv_tileas.assume %arg2
// CHECK: %[[S:.*]] = arith.index_cast %[[LD]] : i32 to index
// CHECK: block_tile %{{.*}} sizes [%c16] strides [%[[S]]]
func.func @stride(%p: i64, %q: !at, %l: i32) attributes {nv_tileas.kernel} {
  %b = nv_tileas.assume %l {fact = #nv_tileas.bounded<lower = 0, upper = 143165576>} : i32
  %o = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    %1 = arith.muli %0, %b : i32
    nv_tileas.yield %1 : i32
  }
  %s = nv_tileas.splat %p : i64 -> tile<16xi64>
  %at = nv_tileas.offset %s, %o {element = f32} : tile<16xi64>, tile<16xi32>
  %x = nv_tileas.load_at %at : tile<16xi64> -> tile<16xf32>
  nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  return
}

// Where a tile begins may be computed in a loop.
// CHECK-LABEL: @in_loop
// CHECK: scf.for
// CHECK: tiled_load
func.func @in_loop(%p: i64, %q: !at, %n: i32) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c16 = arith.constant 16 : i32
  scf.for %j = %c0 to %n step %c1 : i32 {
    %o = arith.muli %j, %c16 : i32
    %i = nv_tileas.generate : tile<16xi32> {
    ^bb0(%k: index):
      %0 = arith.index_cast %k : index to i32
      %1 = arith.addi %0, %o : i32
      nv_tileas.yield %1 : i32
    }
    %s = nv_tileas.splat %p : i64 -> tile<16xi64>
    %at = nv_tileas.offset %s, %i {element = f32} : tile<16xi64>, tile<16xi32>
    %x = nv_tileas.load_at %at : tile<16xi64> -> tile<16xf32>
    nv_tileas.store_at %x, %q : tile<16xf32>, tile<16xi64>
  }
  return
}

// Dimensions are permuted with their strides.
// CHECK-LABEL: @turned
// CHECK: %[[LD:.*]] = arith.index_cast %arg1 : i64 to index
// CHECK: block_tile %{{.*}} sizes [%c4, %c16] strides [%c1, %[[LD]]]
func.func @turned(%p: i64, %ld: i64, %q: !nv_tileas.tile<4x16xi64>) attributes {nv_tileas.kernel} {
  %at = nv_tileas.generate : tile<16x4xi64> {
  ^bb0(%i: index, %j: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %i : index to i64
    %1 = arith.index_cast %j : index to i64
    %2 = arith.muli %0, %ld : i64
    %3 = arith.addi %2, %1 : i64
    %4 = arith.muli %3, %c4 : i64
    %5 = arith.addi %4, %p : i64
    nv_tileas.yield %5 : i64
  }
  %to = nv_tileas.permute %at {permutation = array<i32: 1, 0>} : tile<16x4xi64> -> tile<4x16xi64>
  %x = nv_tileas.load_at %to : tile<4x16xi64> -> tile<4x16xf32>
  nv_tileas.store_at %x, %q : tile<4x16xf32>, tile<4x16xi64>
  return
}

// CHECK-LABEL: @split
// CHECK: block_tile %{{.*}} sizes [%c2, %c8] strides [%c8, %c1]
func.func @split(%p: i64, %q: !nv_tileas.tile<2x8xi64>) attributes {nv_tileas.kernel} {
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %c4 : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %to = nv_tileas.reshape %at : tile<16xi64> -> tile<2x8xi64>
  %x = nv_tileas.load_at %to : tile<2x8xi64> -> tile<2x8xf32>
  nv_tileas.store_at %x, %q : tile<2x8xf32>, tile<2x8xi64>
  return
}

// Bytes from row to row that the program has computed of elements.
// CHECK-LABEL: @bytes
// CHECK: %[[STEP:.*]] = arith.index_cast %arg1 : i64 to index
// CHECK: block_tile %{{.*}} sizes [%c16] strides [%[[STEP]]]
func.func @bytes(%p: i64, %ld: i64, %q: !at) attributes {nv_tileas.kernel} {
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %row = arith.muli %ld, %c4 : i64
    %0 = arith.index_cast %k : index to i64
    %1 = arith.muli %0, %row : i64
    %2 = arith.addi %p, %1 : i64
    nv_tileas.yield %2 : i64
  }
  %x = nv_tileas.load_at %at : !at -> !row
  nv_tileas.store_at %x, %q : !row, !at
  return
}

// Remainders, masks of bits and extremes that change none of sixteen numbers,
// which go down.
// CHECK-LABEL: @unchanged
// CHECK: block_tile %{{.*}} strides [%c-1]
// CHECK-NEXT: %[[X:.*]] = nv_tileas.tiled_load
// CHECK-COUNT-6: nv_tileas.store_at %[[X]],
func.func @unchanged(%p: i64, %q: !at, %n: i32) attributes {nv_tileas.kernel} {
  %c15 = arith.constant 15 : i32
  %c16 = arith.constant 16 : i32
  %many = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 15>} : i32
  %more = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 16>} : i32
  %least = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = -9, upper = 0>} : i32
  %i = nv_tileas.generate : tile<16xi32> {
  ^bb0(%k: index):
    %0 = arith.index_cast %k : index to i32
    %1 = arith.subi %c15, %0 : i32
    nv_tileas.yield %1 : i32
  }
  %are:6 = nv_tileas.map %i : tile<16xi32> -> tile<16xi32>, tile<16xi32>, tile<16xi32>, tile<16xi32>, tile<16xi32>, tile<16xi32> {
  ^bb0(%k: i32):
    %0 = arith.andi %k, %c15 : i32
    %1 = arith.remui %k, %c16 : i32
    %2 = arith.remsi %k, %more : i32
    %3 = arith.minsi %k, %many : i32
    %4 = arith.maxsi %least, %k : i32
    %5 = arith.minui %many, %k : i32
    nv_tileas.yield %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, i32, i32
  }
  %s = nv_tileas.splat %p : i64 -> !at
  %a0 = nv_tileas.offset %s, %are#0 {element = f32} : !at, tile<16xi32>
  %a1 = nv_tileas.offset %s, %are#1 {element = f32} : !at, tile<16xi32>
  %a2 = nv_tileas.offset %s, %are#2 {element = f32} : !at, tile<16xi32>
  %a3 = nv_tileas.offset %s, %are#3 {element = f32} : !at, tile<16xi32>
  %a4 = nv_tileas.offset %s, %are#4 {element = f32} : !at, tile<16xi32>
  %a5 = nv_tileas.offset %s, %are#5 {element = f32} : !at, tile<16xi32>
  %x0 = nv_tileas.load_at %a0 : !at -> !row
  %x1 = nv_tileas.load_at %a1 : !at -> !row
  %x2 = nv_tileas.load_at %a2 : !at -> !row
  %x3 = nv_tileas.load_at %a3 : !at -> !row
  %x4 = nv_tileas.load_at %a4 : !at -> !row
  %x5 = nv_tileas.load_at %a5 : !at -> !row
  nv_tileas.store_at %x0, %q : !row, !at
  nv_tileas.store_at %x1, %q : !row, !at
  nv_tileas.store_at %x2, %q : !row, !at
  nv_tileas.store_at %x3, %q : !row, !at
  nv_tileas.store_at %x4, %q : !row, !at
  nv_tileas.store_at %x5, %q : !row, !at
  return
}
