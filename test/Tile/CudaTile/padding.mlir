// A padding value without a mask, as cuTile writes it, has no meaning: it is read and
// printed where a mask would stand, and not imported. Its type tells it from a mask.
// RUN: nv-tileas-opt %s --verify-roundtrip | FileCheck %s
// RUN: nv-tileas-opt %s | nv-tileas-opt | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile | FileCheck %s --check-prefix=IMPORT
// RUN: nv-tileas-opt %s --emit-tile-bytecode -o %t.tilebc
// RUN: nv-tileas-opt %t.tilebc | FileCheck %s
// RUN: nv-tileas-opt %s --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
//
// CHECK-LABEL: entry @e
// CHECK: load_ptr_tko weak %{{.*}}, %[[PAD:[a-z0-9_]+]] token=%{{.*}} : tile<ptr<f32>>, tile<f32> -> tile<f32>, token
// CHECK: load_ptr_tko relaxed device %{{.*}}, padding=%{{.*}} : tile<ptr<i1>>, tile<i1> -> tile<i1>, token
// CHECK: load_ptr_tko weak %{{.*}}, %{{.*}} : tile<ptr<i1>>, tile<i1> -> tile<i1>, token
// CHECK: load_ptr_tko weak %{{.*}}, %{{.*}}, %{{.*}} : tile<ptr<i1>>, tile<i1>, tile<i1> -> tile<i1>, token
// CHECK: load_ptr_tko weak %{{.*}}, %{{.*}} : tile<ptr<f32>>, tile<i1> -> tile<f32>, token
//
// GENERIC: load_ptr_tko{{.*}}operandSegmentSizes = array<i32: 1, 0, 1, 1>
// GENERIC: load_ptr_tko{{.*}}operandSegmentSizes = array<i32: 1, 0, 1, 0>
// GENERIC: load_ptr_tko{{.*}}operandSegmentSizes = array<i32: 1, 1, 0, 0>
// GENERIC: load_ptr_tko{{.*}}operandSegmentSizes = array<i32: 1, 1, 1, 0>
// GENERIC: load_ptr_tko{{.*}}operandSegmentSizes = array<i32: 1, 1, 0, 0>
//
// IMPORT: nv_tileas.load_at
// IMPORT-NOT: mask
// IMPORT-NOT: padding
// IMPORT: nv_tileas.load_at
// IMPORT-NOT: mask
// IMPORT-NOT: padding
// IMPORT: nv_tileas.load_at %{{.*}} mask

cuda_tile.module @m {
  entry @e(%x: tile<ptr<f32>>, %y: tile<ptr<i1>>) {
    %s = make_token : token
    %p = constant <f32: 0.0> : tile<f32>
    %b = constant <i1: true> : tile<i1>
    %v, %t = load_ptr_tko weak %x, %p token=%s : tile<ptr<f32>>, tile<f32> -> tile<f32>, token
    %w, %u = load_ptr_tko relaxed device %y, padding=%b : tile<ptr<i1>>, tile<i1> -> tile<i1>, token
    %w1, %u1 = load_ptr_tko weak %y, %b : tile<ptr<i1>>, tile<i1> -> tile<i1>, token
    %w2, %u2 = load_ptr_tko weak %y, %b, %b : tile<ptr<i1>>, tile<i1>, tile<i1> -> tile<i1>, token
    %w3, %u3 = load_ptr_tko weak %x, %b : tile<ptr<f32>>, tile<i1> -> tile<f32>, token
  }
}
