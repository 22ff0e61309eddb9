// A padding value without a mask, as cuTile writes it, has no meaning: it is read,
// printed where a mask would stand, and not imported.
// RUN: nv-tileas-opt %s | FileCheck %s
// RUN: nv-tileas-opt %s --import-cuda-tile | FileCheck %s --check-prefix=IMPORT

cuda_tile.module @m {
  entry @e(%x: tile<ptr<f32>>) {
    %s = make_token : token
    %p = constant <f32: 0.0> : tile<f32>
    // CHECK: load_ptr_tko weak %{{.*}}, %{{.*}} token=%{{.*}} : tile<ptr<f32>>, tile<f32> -> tile<f32>, token
    // IMPORT: nv_tileas.load_at
    // IMPORT-NOT: padding
    %v, %t = "cuda_tile.load_ptr_tko"(%x, %p, %s) <{memory_ordering_semantics = #cuda_tile<memory_ordering_semantics weak>, operandSegmentSizes = array<i32: 1, 0, 1, 1>}> : (!cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<f32>, !cuda_tile.token) -> (!cuda_tile.tile<f32>, !cuda_tile.token)
    %u = store_ptr_tko weak %x, %v token=%t : tile<ptr<f32>>, tile<f32> -> token
  }
}
