// What is tested at the edge of an array, and how it is accessed there.
// RUN: nv-tileas-opt %s --convert-nv-tileas-to-nvvm=arch=sm_80 | FileCheck %s

#plain = #nv_tileas<atom universal_copy>

// How far it is to the end is subtracted once, and compared with a number for each element.
// CHECK-LABEL: llvm.func @elements(
// CHECK: scf.if
// CHECK: } else {
// CHECK: %[[LEFT:.*]] = arith.subi %{{.*}}, %{{.*}} overflow<nsw> : i32
// CHECK-NOT: arith.addi
// CHECK: arith.cmpi sgt, %[[LEFT]], %{{.*}} : i32
// CHECK: llvm.intr.masked.load {{.*}} vector<1xf32>
// CHECK-NOT: arith.addi
// CHECK: arith.cmpi sgt, %[[LEFT]], %{{.*}} : i32
// CHECK: llvm.return
func.func @elements(%p: index, %n: i32, %i: i32) attributes {nv_tileas.kernel} {
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : i32
  %r = nv_tileas.assume %p {fact = #nv_tileas.div_by<16>} : index
  %a = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0>} : i32
  %s = arith.index_cast %a : i32 to index
  %m = arith.muli %i, %c1024 : i32
  %f = arith.index_cast %m : i32 to index
  %v = nv_tileas.block_tile %r sizes [%s] strides [%c1] : index -> tiled_view<1024xf32>
  %x = nv_tileas.tiled_load %v[%f] {atom = #plain} : tiled_view<1024xf32> -> tile<1024xf32>
  nv_tileas.print "%f"(%x) : tile<1024xf32>
  return
}

// Numbers of 16 bits leave the branches as words.
// CHECK-LABEL: llvm.func @halves(
// CHECK: scf.if %{{.*}} -> (i32, i32, i32, i32)
// CHECK: llvm.load {{.*}} vector<8xf16>
// CHECK: } else {
// CHECK: llvm.intr.masked.load {{.*}} vector<1xf16>
// CHECK: llvm.return
func.func @halves(%p: index, %n: i32, %i: i32) attributes {nv_tileas.kernel} {
  %c1 = arith.constant 1 : index
  %c1024 = arith.constant 1024 : i32
  %r = nv_tileas.assume %p {fact = #nv_tileas.div_by<16>} : index
  %a = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0>} : i32
  %s = arith.index_cast %a : i32 to index
  %m = arith.muli %i, %c1024 : i32
  %f = arith.index_cast %m : i32 to index
  %v = nv_tileas.block_tile %r sizes [%s] strides [%c1] : index -> tiled_view<1024xf16>
  %x = nv_tileas.tiled_load %v[%f] {atom = #plain} : tiled_view<1024xf16> -> tile<1024xf16>
  nv_tileas.print "%f"(%x) : tile<1024xf16>
  return
}

// Where the size is a multiple of 4, a vector is inside or outside as one: there is no second way.
// CHECK-LABEL: llvm.func @vectors(
// CHECK-NOT: scf.if
// CHECK: llvm.intr.masked.load {{.*}}alignment = 16 : i32{{.*}} vector<4xf32>
// CHECK-NOT: scf.if
// CHECK: llvm.intr.masked.store {{.*}}alignment = 16 : i32{{.*}} vector<4xf32>
// CHECK-NOT: scf.if
// CHECK: llvm.return
func.func @vectors(%p: index, %n: i32, %i: i32) attributes {nv_tileas.kernel} {
  %c1 = arith.constant 1 : index
  %c512 = arith.constant 512 : i32
  %r = nv_tileas.assume %p {fact = #nv_tileas.div_by<16>} : index
  %a = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0>} : i32
  %b = nv_tileas.assume %a {fact = #nv_tileas.div_by<4>} : i32
  %s = arith.index_cast %b : i32 to index
  %m = arith.muli %i, %c512 : i32
  %f = arith.index_cast %m : i32 to index
  %v = nv_tileas.block_tile %r sizes [%s] strides [%c1] : index -> tiled_view<512xf32>
  %x = nv_tileas.tiled_load %v[%f] {atom = #plain} : tiled_view<512xf32> -> tile<512xf32>
  nv_tileas.tiled_store %x, %v[%f] {atom = #plain} : tile<512xf32>, tiled_view<512xf32>
  return
}

// A multiple of 2 is not enough.
// CHECK-LABEL: llvm.func @pairs(
// CHECK: scf.if
// CHECK: } else {
// CHECK: masked.load
// CHECK: llvm.return
func.func @pairs(%p: index, %n: i32, %i: i32) attributes {nv_tileas.kernel} {
  %c1 = arith.constant 1 : index
  %c512 = arith.constant 512 : i32
  %r = nv_tileas.assume %p {fact = #nv_tileas.div_by<16>} : index
  %a = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0>} : i32
  %b = nv_tileas.assume %a {fact = #nv_tileas.div_by<2>} : i32
  %s = arith.index_cast %b : i32 to index
  %m = arith.muli %i, %c512 : i32
  %f = arith.index_cast %m : i32 to index
  %v = nv_tileas.block_tile %r sizes [%s] strides [%c1] : index -> tiled_view<512xf32>
  %x = nv_tileas.tiled_load %v[%f] {atom = #plain} : tiled_view<512xf32> -> tile<512xf32>
  nv_tileas.tiled_store %x, %v[%f] {atom = #plain} : tile<512xf32>, tiled_view<512xf32>
  return
}

// Of a row whose tiles begin at multiples of their extent, a thread's index has 32 bits: one address
// is made of it, and with two elements it is compared with the size, as the program has it. A size
// below zero has no elements.
// CHECK-LABEL: llvm.func @index(
// CHECK-SAME: %{{.*}}: i64{{.*}}, %[[N:.*]]: i32{{.*}}, %{{.*}}: i32
// CHECK: %[[INDEX:.*]] = arith.addi %{{.*}}, %{{.*}} overflow<nsw, nuw> : i32
// CHECK: arith.extui %[[INDEX]] : i32 to i64
// CHECK-NOT: arith.subi {{.*}} overflow<nsw>
// CHECK: arith.cmpi slt, %[[INDEX]], %[[N]] : i32
// CHECK: llvm.intr.masked.load {{.*}} vector<1xf32>
// CHECK: %[[NEXT:.*]] = arith.addi %[[INDEX]], %{{.*}} overflow<nsw, nuw> : i32
// CHECK: arith.cmpi slt, %[[NEXT]], %[[N]] : i32
// CHECK: llvm.return
func.func @index(%p: index, %n: i32, %i: i32)
    attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : i32
  %a = arith.maxsi %n, %c0 : i32
  %s = arith.index_cast %a : i32 to index
  %b = nv_tileas.assume %i {fact = #nv_tileas.bounded<lower = 0, upper = 8388607>} : i32
  %m = arith.muli %b, %c256 : i32
  %f = arith.index_cast %m : i32 to index
  %v = nv_tileas.block_tile %p sizes [%s] strides [%c1] : index -> tiled_view<256xf32>
  %x = nv_tileas.tiled_load %v[%f] {atom = #plain} : tiled_view<256xf32> -> tile<256xf32>
  nv_tileas.print "%f"(%x) : tile<256xf32>
  return
}

// With four, a difference serves all.
// CHECK-LABEL: llvm.func @longer(
// CHECK: %[[INDEX:.*]] = arith.addi %{{.*}}, %{{.*}} overflow<nsw, nuw> : i32
// CHECK: arith.extui %[[INDEX]] : i32 to i64
// CHECK: %[[LEFT:.*]] = arith.subi %{{.*}}, %[[INDEX]] overflow<nsw> : i32
// CHECK: arith.cmpi sgt, %[[LEFT]], %{{.*}} : i32
// CHECK: llvm.return
func.func @longer(%p: index, %n: i32, %i: i32)
    attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c1 = arith.constant 1 : index
  %c512 = arith.constant 512 : i32
  %a = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0>} : i32
  %s = arith.index_cast %a : i32 to index
  %b = nv_tileas.assume %i {fact = #nv_tileas.bounded<lower = 0, upper = 4194303>} : i32
  %m = arith.muli %b, %c512 : i32
  %f = arith.index_cast %m : i32 to index
  %v = nv_tileas.block_tile %p sizes [%s] strides [%c1] : index -> tiled_view<512xf32>
  %x = nv_tileas.tiled_load %v[%f] {atom = #plain} : tiled_view<512xf32> -> tile<512xf32>
  nv_tileas.print "%f"(%x) : tile<512xf32>
  return
}

// A tile that may begin anywhere, or below zero, has no such index.
// CHECK-LABEL: llvm.func @anywhere(
// CHECK-NOT: overflow<nsw, nuw>
// CHECK: llvm.return
func.func @anywhere(%p: index, %n: i32, %i: i32)
    attributes {nv_tileas.kernel, nv_tileas.warps = 4 : i32} {
  %c1 = arith.constant 1 : index
  %c256 = arith.constant 256 : i32
  %a = nv_tileas.assume %n {fact = #nv_tileas.bounded<lower = 0>} : i32
  %s = arith.index_cast %a : i32 to index
  %b = nv_tileas.assume %i {fact = #nv_tileas.bounded<lower = 0>} : i32
  %f = arith.index_cast %b : i32 to index
  %m = arith.muli %i, %c256 : i32
  %g = arith.index_cast %m : i32 to index
  %v = nv_tileas.block_tile %p sizes [%s] strides [%c1] : index -> tiled_view<256xf32>
  %x = nv_tileas.tiled_load %v[%f] {atom = #plain} : tiled_view<256xf32> -> tile<256xf32>
  %y = nv_tileas.tiled_load %v[%g] {atom = #plain} : tiled_view<256xf32> -> tile<256xf32>
  nv_tileas.print "%f"(%x) : tile<256xf32>
  nv_tileas.print "%f"(%y) : tile<256xf32>
  return
}
