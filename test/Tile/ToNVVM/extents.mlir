// How much of a tile is in the memory is computed in 32 bits where the size, and the number where
// the tile begins, are numbers of 32 bits. Numbers below zero are then behind the end.
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_80 | FileCheck %s

#plain = #nv_tileas<atom universal_copy>

// A multiple of the extent.
// CHECK-LABEL: llvm.func @multiple(
// CHECK-NOT: arith.maxsi
// CHECK: %[[MOST:.*]] = arith.maxui %{{.*}}, %[[FIRST:.*]] : i32
// CHECK-NEXT: %[[LEFT:.*]] = arith.subi %[[MOST]], %[[FIRST]] : i32
// CHECK: arith.cmpi sge, %[[LEFT]], %{{.*}} : i32
// CHECK-NOT: {{arith.maxsi|arith.minui}}
// CHECK: llvm.return
func.func @multiple(%p: index, %n: i32, %i: i32) attributes {nv_tileas.kernel} {
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : i32
  %a = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0>} : i32
  %s = arith.index_cast %a : i32 to index
  %m = arith.muli %i, %c1024 : i32
  %f = arith.index_cast %m : i32 to index
  %v = nv_tileas.block_tile %p sizes [%s] strides [%c1] : index -> tiled_view<1024xf32>
  %x = nv_tileas.tiled_load %v[%f] {atom = #plain} : tiled_view<1024xf32> -> tile<1024xf32>
  nv_tileas.tiled_store %x, %v[%f] {atom = #plain} : tile<1024xf32>, tiled_view<1024xf32>
  return
}

// Tiles are numbered by 31 bits, so that the first element of one may have a number of more. The
// number counts up to the first tile behind the end.
// CHECK-LABEL: llvm.func @numbered(
// CHECK: %[[NUMBER:.*]] = arith.trunci %{{.*}} : i64 to i32
// CHECK: %[[LEAST:.*]] = arith.minui %[[NUMBER]], %{{.*}} : i32
// CHECK: %[[BEGIN:.*]] = arith.shli %[[LEAST]], %{{.*}} : i32
// CHECK: %[[LEFT:.*]] = arith.subi %{{.*}}, %[[BEGIN]] : i32
// CHECK: arith.cmpi sge, %[[LEFT]], %{{.*}} : i32
// CHECK-NOT: {{arith.maxsi|arith.minsi}}
// CHECK: llvm.return
func.func @numbered(%p: index, %n: i32) attributes {nv_tileas.kernel} {
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : index
  %a = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0>} : i32
  %s = arith.index_cast %a : i32 to index
  %i = gpu.block_id x
  %f = arith.muli %i, %c1024 : index
  %v = nv_tileas.block_tile %p sizes [%s] strides [%c1] : index -> tiled_view<1024xf32>
  %x = nv_tileas.tiled_load %v[%f] {atom = #plain} : tiled_view<1024xf32> -> tile<1024xf32>
  nv_tileas.tiled_store %x, %v[%f] {atom = #plain} : tile<1024xf32>, tiled_view<1024xf32>
  return
}

// Any number that is not below zero.
// CHECK-LABEL: llvm.func @from_zero(
// CHECK: arith.maxui {{.*}} : i32
// CHECK-NOT: arith.maxsi
// CHECK: llvm.return
func.func @from_zero(%p: index, %n: i32, %i: i32) attributes {nv_tileas.kernel} {
  %c1 = arith.constant 1 : index
  %a = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0>} : i32
  %b = nv_tileas.assume %i {fact = #nv_tileas.bounded<lower = 0>} : i32
  %s = arith.index_cast %a : i32 to index
  %f = arith.index_cast %b : i32 to index
  %v = nv_tileas.block_tile %p sizes [%s] strides [%c1] : index -> tiled_view<1024xf32>
  %x = nv_tileas.tiled_load %v[%f] {atom = #plain} : tiled_view<1024xf32> -> tile<1024xf32>
  nv_tileas.tiled_store %x, %v[%f] {atom = #plain} : tile<1024xf32>, tiled_view<1024xf32>
  return
}

// Below zero, and not at a multiple: coordinates are compared with the size, and the first one and
// the one behind the last decide for all.
// CHECK-LABEL: llvm.func @before(
// CHECK-NOT: {{arith.max[us]i}}
// CHECK: %[[LAST:.*]] = arith.subi %[[SIZE:.*]], %{{.*}} : i32
// CHECK: arith.cmpi sge, %[[FIRST:.*]], %{{.*}} : i32
// CHECK-NEXT: arith.cmpi sle, %[[FIRST]], %[[LAST]] : i32
// CHECK: arith.cmpi ult, %{{.*}}, %[[SIZE]] : i32
// CHECK-NOT: {{arith.max[us]i}}
// CHECK: llvm.return
func.func @before(%p: index, %n: i32, %i: i32) attributes {nv_tileas.kernel} {
  %c1 = arith.constant 1 : index
  %c512 = arith.constant 512 : i32
  %a = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0>} : i32
  %s = arith.index_cast %a : i32 to index
  %m = arith.muli %i, %c512 : i32
  %f = arith.index_cast %m : i32 to index
  %v = nv_tileas.block_tile %p sizes [%s] strides [%c1] : index -> tiled_view<1024xf32>
  %x = nv_tileas.tiled_load %v[%f] {atom = #plain} : tiled_view<1024xf32> -> tile<1024xf32>
  nv_tileas.tiled_store %x, %v[%f] {atom = #plain} : tile<1024xf32>, tiled_view<1024xf32>
  return
}

// A size that may be below zero, and numbers of 64 bits.
// CHECK-LABEL: llvm.func @negative_size(
// CHECK-NOT: arith.maxui
// CHECK: llvm.return
func.func @negative_size(%p: index, %n: i32) attributes {nv_tileas.kernel} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = arith.index_cast %n : i32 to index
  %v = nv_tileas.block_tile %p sizes [%s] strides [%c1] : index -> tiled_view<1024xf32>
  %x = nv_tileas.tiled_load %v[%c0] {atom = #plain} : tiled_view<1024xf32> -> tile<1024xf32>
  nv_tileas.tiled_store %x, %v[%c0] {atom = #plain} : tile<1024xf32>, tiled_view<1024xf32>
  return
}

// CHECK-LABEL: llvm.func @wide(
// CHECK-NOT: arith.maxui
// CHECK: llvm.return
func.func @wide(%p: index, %n: i64, %i: i64) attributes {nv_tileas.kernel} {
  %c1 = arith.constant 1 : index
  %s = arith.index_cast %n : i64 to index
  %f = arith.index_cast %i : i64 to index
  %v = nv_tileas.block_tile %p sizes [%s] strides [%c1] : index -> tiled_view<1024xf32>
  %x = nv_tileas.tiled_load %v[%f] {atom = #plain} : tiled_view<1024xf32> -> tile<1024xf32>
  nv_tileas.tiled_store %x, %v[%f] {atom = #plain} : tile<1024xf32>, tiled_view<1024xf32>
  return
}
