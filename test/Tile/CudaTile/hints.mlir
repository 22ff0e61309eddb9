// Hints that no compiler makes anything of are warned of on demand.
// RUN: nv-tileas-opt %s -split-input-file -cuda-tile-check-hints -verify-diagnostics
// RUN: nv-tileas-opt %s -split-input-file -o %t
// RUN: not nv-tileas-opt %s -split-input-file -cuda-tile-check-hints=error 2>&1 | FileCheck %s
// CHECK-COUNT-8: error: has hints that no compiler makes anything of

// All that there are, at both ends of their ranges.
cuda_tile.module @m {
  entry @low(%x: tile<ptr<f32>>) optimization_hints=<default = {num_cta_in_cga = 1, num_worker_warps_per_cta = 1, occupancy = 1}> {
    %v, %t = load_ptr_tko weak %x optimization_hints = <sm_90 = {latency = 1}> : tile<ptr<f32>> -> tile<f32>, token
    %u = store_ptr_tko weak %x, %v token=%t optimization_hints = <sm_90 = {latency = 10}> : tile<ptr<f32>>, tile<f32> -> token
    return
  }
  entry @high(%x: tile<ptr<f32>>) optimization_hints=<sm_100 = {num_cta_in_cga = 16, num_worker_warps_per_cta = 32, occupancy = 32}> {
    %v = make_tensor_view %x, shape = [8], strides = [1] : tensor_view<8xf32, strides=[1]>
    %p = make_partition_view %v : partition_view<tile=(8), tensor_view<8xf32, strides=[1]>>
    %i = constant <i32: 0> : tile<i32>
    %r, %t = load_view_tko weak %p[%i] optimization_hints = <sm_90 = {allow_tma = false, latency = 2}> : partition_view<tile=(8), tensor_view<8xf32, strides=[1]>>, tile<i32> -> tile<8xf32>, token
    return
  }
}

// -----

cuda_tile.module @m {
  // expected-warning @below {{hints for 'sm_90a', which is no machine}}
  entry @variant() optimization_hints=<sm_90a = {occupancy = 2}> { return }
}

// -----

cuda_tile.module @m {
  // expected-warning @below {{hint 'occupance' is not known of this operation}}
  entry @name() optimization_hints=<sm_90 = {occupance = 2}> { return }
}

// -----

cuda_tile.module @m {
  // expected-warning @below {{hint 'latency' is not known of this operation}}
  entry @place() optimization_hints=<sm_90 = {latency = 2}> { return }
}

// -----

cuda_tile.module @m {
  // expected-warning @below {{hint 'occupancy' is a number from 1 to 32, and not 33}}
  entry @range() optimization_hints=<sm_90 = {occupancy = 33}> { return }
}

// -----

cuda_tile.module @m {
  // expected-warning @below {{hint 'num_cta_in_cga' is a power of two from 1 to 16, and not 12}}
  entry @power() optimization_hints=<sm_90 = {num_cta_in_cga = 12}> { return }
}

// -----

cuda_tile.module @m {
  // expected-warning @below {{hint 'occupancy' is a number}}
  entry @kind() optimization_hints=<sm_90 = {occupancy = "2"}> { return }
}

// -----

cuda_tile.module @m {
  entry @access(%x: tile<ptr<f32>>) {
    // expected-warning @below {{hint 'allow_tma' is not known of this operation}}
    %v, %t = load_ptr_tko weak %x optimization_hints = <sm_90 = {allow_tma = true}> : tile<ptr<f32>> -> tile<f32>, token
    return
  }
}

// -----

cuda_tile.module @m {
  entry @view(%x: tile<ptr<f32>>) {
    %v = make_tensor_view %x, shape = [8], strides = [1] : tensor_view<8xf32, strides=[1]>
    %p = make_partition_view %v : partition_view<tile=(8), tensor_view<8xf32, strides=[1]>>
    %i = constant <i32: 0> : tile<i32>
    // expected-warning @below {{hint 'allow_tma' is either true or false}}
    %r, %t = load_view_tko weak %p[%i] optimization_hints = <default = {allow_tma = 1}> : partition_view<tile=(8), tensor_view<8xf32, strides=[1]>>, tile<i32> -> tile<8xf32>, token
    return
  }
}
