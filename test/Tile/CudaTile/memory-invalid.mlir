// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What views, accesses and atomics refuse.
//
// RUN: nv-tileas-opt %s -verify-diagnostics -split-input-file \
// RUN:   --mlir-print-op-on-diagnostic=false -allow-unregistered-dialect

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.alloca' op needs a number of elements above zero}}
    %0 = alloca num_elem = 0, alignment = 4 : tile<ptr<i32>>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.alloca' op alignment must be a power of two that 'i32' fits, got 3}}
    %0 = alloca num_elem = 4, alignment = 3 : tile<ptr<i32>>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.alloca' op alignment must be a power of two that 'i32' fits, got 2}}
    %0 = alloca num_elem = 4, alignment = 2 : tile<ptr<i32>>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.load_ptr_tko' op expected a padding value of the result's type, got '!cuda_tile.tile<8xi32>'}}
    %0, %1 = load_ptr_tko weak %p, %m, %w : tile<4xptr<i32>>, tile<4xi1>, tile<8xi32> -> tile<4xi32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.load_ptr_tko' op expected a value for each pointer, got '!cuda_tile.tile<4xf32>' and '!cuda_tile.tile<4xptr<i32>>'}}
    %0, %1 = load_ptr_tko weak %p : tile<4xptr<i32>> -> tile<4xf32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.load_ptr_tko' op expected a mask of the shape of '!cuda_tile.tile<4xptr<i32>>', got '!cuda_tile.tile<8xi1>'}}
    %0, %1 = load_ptr_tko weak %p, %n : tile<4xptr<i32>>, tile<8xi1> -> tile<4xi32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.load_ptr_tko' op has no ordering release}}
    %0, %1 = load_ptr_tko release device %p : tile<4xptr<i32>> -> tile<4xi32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.load_ptr_tko' op weak accesses have no scope}}
    %0, %1 = load_ptr_tko weak device %p : tile<4xptr<i32>> -> tile<4xi32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.load_ptr_tko' op relaxed accesses need a scope}}
    %0, %1 = load_ptr_tko relaxed %p : tile<4xptr<i32>> -> tile<4xi32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{custom op 'cuda_tile.load_ptr_tko' expected a memory_ordering_semantics, got 'strong'}}
    %0, %1 = load_ptr_tko strong %p : tile<4xptr<i32>> -> tile<4xi32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.store_ptr_tko' op expected a value for each pointer, got '!cuda_tile.tile<4xf32>' and '!cuda_tile.tile<4xptr<i32>>'}}
    %0 = store_ptr_tko weak %p, %f : tile<4xptr<i32>>, tile<4xf32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.store_ptr_tko' op expected a mask of the shape of '!cuda_tile.tile<4xptr<i32>>', got '!cuda_tile.tile<8xi1>'}}
    %0 = store_ptr_tko weak %p, %v, %n : tile<4xptr<i32>>, tile<4xi32>, tile<8xi1> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.store_ptr_tko' op has no ordering acquire}}
    %0 = store_ptr_tko acquire device %p, %v : tile<4xptr<i32>>, tile<4xi32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.atomic_rmw_tko' op has no ordering weak}}
    %0, %1 = atomic_rmw_tko weak device %p, add, %v : tile<4xptr<i32>>, tile<4xi32> -> tile<4xi32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.atomic_rmw_tko' op has no addf for 'i32'}}
    %0, %1 = atomic_rmw_tko relaxed device %p, addf, %v : tile<4xptr<i32>>, tile<4xi32> -> tile<4xi32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.atomic_rmw_tko' op has no add for 'f32'}}
    %0, %1 = atomic_rmw_tko relaxed device %q, add, %f : tile<4xptr<f32>>, tile<4xf32> -> tile<4xf32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.atomic_rmw_tko' op has no xchg for 'i16'}}
    %0, %1 = atomic_rmw_tko relaxed device %r, xchg, %h : tile<4xptr<i16>>, tile<4xi16> -> tile<4xi16>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.atomic_rmw_tko' op expected a result of the type of its value}}
    %0, %1 = atomic_rmw_tko relaxed device %p, add, %v : tile<4xptr<i32>>, tile<4xi32> -> tile<4xi64>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.atomic_cas_tko' op compares 32 or 64 bits, got 'i16'}}
    %0, %1 = atomic_cas_tko relaxed device %r, %h, %h : tile<4xptr<i16>>, tile<4xi16> -> tile<4xi16>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.atomic_cas_tko' op expected a result of the type of its values}}
    %0, %1 = atomic_cas_tko relaxed device %p, %v, %v : tile<4xptr<i32>>, tile<4xi32> -> tile<8xi32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %v, %m, %w, %n, %f, %q, %h, %r, %hf, %rf = "test.make"() : () -> (!cuda_tile.tile<4xptr<i32>>, !cuda_tile.tile<4xi32>, !cuda_tile.tile<4xi1>, !cuda_tile.tile<8xi32>, !cuda_tile.tile<8xi1>, !cuda_tile.tile<4xf32>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<4xi16>, !cuda_tile.tile<4xptr<i16>>, !cuda_tile.tile<4xf16>, !cuda_tile.tile<4xptr<f16>>)
    // expected-error @below {{'cuda_tile.atomic_cas_tko' op has no ordering weak}}
    %0, %1 = atomic_cas_tko weak device %p, %v, %v : tile<4xptr<i32>>, tile<4xi32> -> tile<4xi32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %n, %l = "test.make"() : () -> (!cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>)
    // expected-error @below {{custom op 'cuda_tile.make_tensor_view' expected a tensor_view, got '!cuda_tile.tile<i32>'}}
    %0 = make_tensor_view %p, shape = [4], strides = [1] : tile<i32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %n, %l = "test.make"() : () -> (!cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>)
    // expected-error @below {{custom op 'cuda_tile.make_tensor_view' expected a shape of [4], got '!cuda_tile.tensor_view<8xf32, strides=[1]>'}}
    %0 = make_tensor_view %p, shape = [4], strides = [1] : tensor_view<8xf32, strides=[1]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %n, %l = "test.make"() : () -> (!cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>)
    // expected-error @below {{custom op 'cuda_tile.make_tensor_view' expected strides of [1], got '!cuda_tile.tensor_view<4xf32, strides=[2]>'}}
    %0 = make_tensor_view %p, shape = [4], strides = [1] : tensor_view<4xf32, strides=[2]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %n, %l = "test.make"() : () -> (!cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>)
    // expected-error @below {{'cuda_tile.make_tensor_view' op expected a pointer to 'i32', got '!cuda_tile.tile<ptr<f32>>'}}
    %0 = "cuda_tile.make_tensor_view"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!cuda_tile.tile<ptr<f32>>) -> !cuda_tile.tensor_view<4xi32, strides=[1]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %n, %l = "test.make"() : () -> (!cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>)
    // expected-error @below {{'cuda_tile.make_tensor_view' op expected 1 extents and 0 strides as operands, got 0 and 0}}
    %0 = "cuda_tile.make_tensor_view"(%p) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (!cuda_tile.tile<ptr<f32>>) -> !cuda_tile.tensor_view<?xf32, strides=[1]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p, %n, %l = "test.make"() : () -> (!cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>)
    // expected-error @below {{'cuda_tile.make_tensor_view' op expected extents and strides of one type}}
    %0 = "cuda_tile.make_tensor_view"(%p, %n, %l) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (!cuda_tile.tile<ptr<f32>>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>) -> !cuda_tile.tensor_view<?x?xf32, strides=[1,1]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{custom op 'cuda_tile.make_partition_view' expected a view of tiles, got '!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>'}}
    %0 = make_partition_view %v : tensor_view<64x8xf32, strides=[8,1]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.make_partition_view' op expected a view of '!cuda_tile.tensor_view<8xf32, strides=[1]>', got '!cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>'}}
    %0 = "cuda_tile.make_partition_view"(%u) : (!cuda_tile.tensor_view<8xf32, strides=[1]>) -> !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.get_tensor_shape' op expected 2 results, got 3}}
    %0, %1, %2 = "cuda_tile.get_tensor_shape"(%v) : (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>)
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.get_index_space_shape' op expected results of one type}}
    %0, %1 = "cuda_tile.get_index_space_shape"(%p) : (!cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>) -> (!cuda_tile.tile<i32>, !cuda_tile.tile<i64>)
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.load_view_tko' op expected a tile of the view, got '!cuda_tile.tile<8x4xf32>' for '!cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>'}}
    %0, %1 = load_view_tko weak %p[%i, %i] : partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> tile<8x4xf32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.load_view_tko' op expected 2 indices, got 1}}
    %0, %1 = load_view_tko weak %p[%i] : partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> tile<4x8xf32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.load_view_tko' op index 0 must be a tile of rank 0, got '!cuda_tile.tile<4xi32>'}}
    %0, %1 = load_view_tko weak %p[%r, %i] : partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<4xi32>, tile<i32> -> tile<4x8xf32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.load_view_tko' op expected indices of one element type}}
    %0, %1 = load_view_tko weak %p[%i, %l] : partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32>, tile<i64> -> tile<4x8xf32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{custom op 'cuda_tile.load_view_tko' expected 2 types of indices, got 3}}
    %0, %1 = load_view_tko weak %p[%i, %i] : partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32>, tile<i32>, tile<i32> -> tile<4x8xf32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.load_view_tko' op index 0 must be a tile of rank 1 with an index for each row, got '!cuda_tile.tile<i32>'}}
    %0, %1 = load_view_tko weak %g[%i, %i] : gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, tile<i32> -> tile<4x8xf32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.load_view_tko' op expected inbounds for 2 dimensions, got 1}}
    %0, %1 = load_view_tko weak %p[%i, %i] inbounds = [true] : partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> tile<4x8xf32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.load_view_tko' op has no ordering acq_rel}}
    %0, %1 = load_view_tko acq_rel device %p[%i, %i] : partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> tile<4x8xf32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.store_view_tko' op has no ordering acquire}}
    %0 = store_view_tko acquire sys %t, %p[%i, %i] : tile<4x8xf32>, partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.store_view_tko' op expected a tile of the view, got '!cuda_tile.tile<4xi32>' for '!cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>'}}
    %0 = store_view_tko weak %r, %p[%i, %i] : tile<4xi32>, partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.atomic_red_view_tko' op has no form for gather_scatter_view}}
    %0 = atomic_red_view_tko relaxed device %g[%r, %i], addf, %t : tile<4x8xf32>, gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, tile<4xi32>, tile<i32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.atomic_red_view_tko' op has no xchg: there is no result}}
    %0 = atomic_red_view_tko relaxed device %p[%i, %i], xchg, %t : tile<4x8xf32>, partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.atomic_red_view_tko' op has the scopes tl_blk and device only}}
    %0 = atomic_red_view_tko relaxed sys %p[%i, %i], addf, %t : tile<4x8xf32>, partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.atomic_red_view_tko' op has no ordering acquire}}
    %0 = atomic_red_view_tko acquire device %p[%i, %i], addf, %t : tile<4x8xf32>, partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{custom op 'cuda_tile.atomic_red_view_tko' unknown operation 'plus'}}
    %0 = atomic_red_view_tko relaxed device %p[%i, %i], plus, %t : tile<4x8xf32>, partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.multimem_load_reduce_view_tko' op has no ordering release}}
    %0, %1 = multimem_load_reduce_view_tko release sys %p[%i, %i], add : partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> tile<4x8xf32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.multimem_reduce_view_tko' op requires attribute 'memory_scope'}}
    %0 = multimem_reduce_view_tko weak %p[%i, %i], add, %t : tile<4x8xf32>, partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.multimem_store_view_tko' op has no ordering acquire}}
    %0 = multimem_store_view_tko acquire sys %p[%i, %i], %t : tile<4x8xf32>, partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, tile<i32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v, %u, %p, %g, %t, %i, %l, %r = "test.make"() : () -> (!cuda_tile.tensor_view<64x8xf32, strides=[8,1]>, !cuda_tile.tensor_view<8xf32, strides=[1]>, !cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.gather_scatter_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>, sparse_dim=0>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>, !cuda_tile.tile<i64>, !cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.load_view_tko' op expected 0 or 1 for each dimension of inbounds}}
    %0, %1 = "cuda_tile.load_view_tko"(%p, %i, %i) <{memory_ordering_semantics = #cuda_tile<memory_ordering_semantics weak>, inbounds = array<i8: 2, 0>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (!cuda_tile.partition_view<tile=(4x8), tensor_view<64x8xf32, strides=[8,1]>>, !cuda_tile.tile<i32>, !cuda_tile.tile<i32>) -> (!cuda_tile.tile<4x8xf32>, !cuda_tile.token)
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{'cuda_tile.join_tokens' op needs two tokens or more, got 0}}
    %0 = join_tokens : token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %t = make_token : token
    // expected-error @below {{'cuda_tile.join_tokens' op needs two tokens or more, got 1}}
    %0 = join_tokens %t : token
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{'cuda_tile.alloca' op needs a number of elements above zero}}
    %0 = alloca num_elem = -10, alignment = 16 : tile<ptr<f32>>
  }
}
