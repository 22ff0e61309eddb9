// What the instrument of loads.py sees of loads, and what is known of them.
//
// RUN: nv-tileas-loads %s --launches=4 --blocks=2 | FileCheck %s
// RUN: not %python %S/loads.py %s | FileCheck %s --check-prefix=WRONG
// RUN: not %python %S/loads.py --least=90 %s > /dev/null

!at = !nv_tileas.tile<16xi64>
!on = !nv_tileas.tile<16xi1>
!index = !nv_tileas.tile<16xi32>

// CHECK: "is":"view","kernel":"contiguous","known":"contiguous","recognized":true
// CHECK-SAME: "seen":"contiguous"
// CHECK: "kernel":"contiguous","launched":4
func.func @contiguous(%p: i64 {nv_tileas.pointee = f32}) attributes {nv_tileas.kernel} {
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %i = arith.index_cast %k : index to i64
    %far = arith.muli %i, %c4 : i64
    %there = arith.addi %p, %far : i64
    nv_tileas.yield %there : i64
  }
  %x = nv_tileas.load_at %at : !at -> tile<16xf32>
  nv_tileas.print "%f"(%x) : tile<16xf32>
  return
}

// A stride of four bytes is one of some launches only.
// CHECK: "is":"view","kernel":"strided","known":"strided","recognized":true
// CHECK-SAME: "seen":"strided"
func.func @strided(%p: i64 {nv_tileas.pointee = f32}, %stride: i32) attributes {nv_tileas.kernel} {
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %wide = arith.extsi %stride : i32 to i64
    %by = arith.muli %wide, %c4 : i64
    %i = arith.index_cast %k : index to i64
    %far = arith.muli %i, %by : i64
    %there = arith.addi %p, %far : i64
    nv_tileas.yield %there : i64
  }
  %x = nv_tileas.load_at %at : !at -> tile<16xf32>
  nv_tileas.print "%f"(%x) : tile<16xf32>
  return
}

// CHECK: "kernel":"constant","known":"strided","recognized":true
// CHECK-SAME: "seen":"constant"
func.func @constant(%p: i64 {nv_tileas.pointee = f32}) attributes {nv_tileas.kernel} {
  %at = nv_tileas.splat %p : i64 -> !at
  %x = nv_tileas.load_at %at : !at -> tile<16xf32>
  nv_tileas.print "%f"(%x) : tile<16xf32>
  return
}

// Places that memory says.
// CHECK: "kernel":"gather"
// CHECK: "kernel":"gather","known":"gather","recognized":false
// CHECK-SAME: "seen":"gather"
func.func @gather(%p: i64 {nv_tileas.pointee = i32}) attributes {nv_tileas.kernel} {
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %i = arith.index_cast %k : index to i64
    %far = arith.muli %i, %c4 : i64
    %there = arith.addi %p, %far : i64
    nv_tileas.yield %there : i64
  }
  %i = nv_tileas.load_at %at : !at -> !index
  %places = nv_tileas.map %i : !index -> !at {
  ^bb0(%k: i32):
    %c4 = arith.constant 4 : i64
    %wide = arith.extsi %k : i32 to i64
    %far = arith.muli %wide, %c4 : i64
    %there = arith.addi %p, %far : i64
    nv_tileas.yield %there : i64
  }
  %x = nv_tileas.load_at %places : !at -> tile<16xf32>
  nv_tileas.print "%f"(%x) : tile<16xf32>
  return
}

// Every other four elements.
// CHECK: "kernel":"runs","known":"runs","recognized":false,"run":4,"seen":"runs"
func.func @runs(%p: i64 {nv_tileas.pointee = f32}) attributes {nv_tileas.kernel} {
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %i = arith.index_cast %k : index to i64
    %group = arith.divui %i, %c4 : i64
    %gap = arith.muli %group, %c4 : i64
    %j = arith.addi %i, %gap : i64
    %far = arith.muli %j, %c4 : i64
    %there = arith.addi %p, %far : i64
    nv_tileas.yield %there : i64
  }
  %x = nv_tileas.load_at %at : !at -> tile<16xf32>
  nv_tileas.print "%f"(%x) : tile<16xf32>
  return
}

// Of one element nothing is seen.
// CHECK: "kernel":"unseen"{{.*}}"recognized":false{{.*}}"seen":"unseen"
func.func @unseen(%p: i64 {nv_tileas.pointee = f32}) attributes {nv_tileas.kernel} {
  %at = nv_tileas.splat %p : i64 -> !at
  %on = nv_tileas.generate : !on {
  ^bb0(%k: index):
    %c3 = arith.constant 3 : index
    %is = arith.cmpi eq, %k, %c3 : index
    nv_tileas.yield %is : i1
  }
  %x = nv_tileas.load_at %at mask %on : !at, !on -> tile<16xf32>
  nv_tileas.print "%f"(%x) : tile<16xf32>
  return
}

// Even, but of numbers that might have wrapped.
// CHECK: "kernel":"missed","known":"gather","recognized":false
// CHECK-SAME: "seen":"strided"
func.func @missed(%p: i64 {nv_tileas.pointee = f32}, %stride: i32) attributes {nv_tileas.kernel} {
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %i = arith.index_cast %k : index to i32
    %narrow = arith.muli %i, %stride : i32
    %wide = arith.extsi %narrow : i32 to i64
    %far = arith.muli %wide, %c4 : i64
    %there = arith.addi %p, %far : i64
    nv_tileas.yield %there : i64
  }
  %x = nv_tileas.load_at %at : !at -> tile<16xf32>
  nv_tileas.print "%f"(%x) : tile<16xf32>
  return
}

// A program that promises what is not so: its numbers wrap.
// CHECK: "kernel":"wrong"{{.*}}"wrong":"the view reads elsewhere"
// WRONG: WRONG {{.*}} wrong {{.*}} the view reads elsewhere
// WRONG: 1 are wrong
func.func @wrong(%p: i64 {nv_tileas.pointee = f32}) attributes {nv_tileas.kernel} {
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %c4 = arith.constant 4 : i64
    %c = arith.constant 1073741824 : i32
    %i = arith.index_cast %k : index to i32
    %narrow = arith.muli %i, %c overflow<nsw> : i32
    %wide = arith.extsi %narrow : i32 to i64
    %far = arith.muli %wide, %c4 : i64
    %there = arith.addi %p, %far : i64
    nv_tileas.yield %there : i64
  }
  %x = nv_tileas.load_at %at : !at -> tile<16xf32>
  nv_tileas.print "%f"(%x) : tile<16xf32>
  return
}

// CHECK: "broken":4,"kernel":"broken","launched":0
func.func @broken(%p: i64 {nv_tileas.pointee = f32}, %n: i32) attributes {nv_tileas.kernel} {
  %two = arith.constant 2 : i32
  %even = arith.muli %n, %two : i32
  %one = arith.constant 1 : i32
  %odd = arith.addi %even, %one : i32
  %o = nv_tileas.assume %odd {fact = #nv_tileas.div_by<2>} : i32
  %at = nv_tileas.generate : !at {
  ^bb0(%k: index):
    %i = arith.index_cast %k : index to i32
    %j = arith.muli %i, %o : i32
    %wide = arith.extsi %j : i32 to i64
    %there = arith.addi %p, %wide : i64
    nv_tileas.yield %there : i64
  }
  %x = nv_tileas.load_at %at : !at -> tile<16xi8>
  nv_tileas.print "%d"(%x) : tile<16xi8>
  return
}
