// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What types, facts, hints and elements refuse.
//
// RUN: nv-tileas-opt %s -verify-diagnostics -split-input-file \
// RUN:   --mlir-print-op-on-diagnostic=false -allow-unregistered-dialect

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{expected a pointer to a number of at least a byte, or to f4E2M1FN, got 'i4'}}
    %0 = "test.make"() : () -> !cuda_tile.ptr<i4>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{expected a pointer to a number of at least a byte, or to f4E2M1FN, got '!cuda_tile.ptr<i32>'}}
    %0 = "test.make"() : () -> !cuda_tile.ptr<ptr<i32>>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{expected a tile of numbers or pointers, got 'index'}}
    %0 = "test.make"() : () -> !cuda_tile.tile<4xindex>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{tile dimension 0 must be a power of two above zero, got 3}}
    %0 = "test.make"() : () -> !cuda_tile.tile<3xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{tile dimension 0 must be a power of two above zero, got 0}}
    %0 = "test.make"() : () -> !cuda_tile.tile<0xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{a tile has at most 16777216 elements}}
    %0 = "test.make"() : () -> !cuda_tile.tile<16777216x2xi8>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{a tile has at most 16777216 elements}}
    %0 = "test.make"() : () -> !cuda_tile.tile<33554432xi8>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{a tile of 'f4E2M1FN' needs an even extent}}
    %0 = "test.make"() : () -> !cuda_tile.tile<1xf4E2M1FN>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{expected static shape}}
    %0 = "test.make"() : () -> !cuda_tile.tile<?xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{expected an array of numbers of at least a byte, or of f4E2M1FN, got '!cuda_tile.ptr<i32>'}}
    %0 = "test.make"() : () -> !cuda_tile.tensor_view<4xptr<i32>, strides=[1]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{expected an array of numbers of at least a byte, or of f4E2M1FN, got 'i4'}}
    %0 = "test.make"() : () -> !cuda_tile.tensor_view<4xi4, strides=[1]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{expected as many strides as extents, got 2 and 1}}
    %0 = "test.make"() : () -> !cuda_tile.tensor_view<4xi32, strides=[1, 1]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{extents must be above zero, got 0}}
    %0 = "test.make"() : () -> !cuda_tile.tensor_view<0xi32, strides=[1]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{expected a number above zero, got 0}}
    %0 = "test.make"() : () -> !cuda_tile.tensor_view<4xi32, strides=[0]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{expected a number or '?'}}
    %0 = "test.make"() : () -> !cuda_tile.tensor_view<4xi32, strides=[a]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{an array of 'f4E2M1FN' needs an even extent along the dimension of stride 1}}
    %0 = "test.make"() : () -> !cuda_tile.tensor_view<3xf4E2M1FN, strides=[1]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{expected a tensor_view, got 'i32'}}
    %0 = "test.make"() : () -> !cuda_tile.partition_view<tile=(4), i32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{expected tile and array of one rank, got 2 and 1}}
    %0 = "test.make"() : () -> !cuda_tile.partition_view<tile=(4x4), tensor_view<4xi32, strides=[1]>>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{tile dimension 0 must be a power of two above zero, got 3}}
    %0 = "test.make"() : () -> !cuda_tile.partition_view<tile=(3), tensor_view<4xi32, strides=[1]>>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{padding value 'nan' needs an array of floats, got 'i32'}}
    %0 = "test.make"() : () -> !cuda_tile.partition_view<tile=(4), padding_value = nan, tensor_view<4xi32, strides=[1]>>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{unknown padding value 'red'}}
    %0 = "test.make"() : () -> !cuda_tile.partition_view<tile=(4), padding_value = red, tensor_view<4xi32, strides=[1]>>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{dim_map must name all 2 dimensions of the tile, got 1}}
    %0 = "test.make"() : () -> !cuda_tile.partition_view<tile=(4x4), tensor_view<4x4xi32, strides=[4,1]>, dim_map=[0]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{dim_map names dimension 2 of an array of 2}}
    %0 = "test.make"() : () -> !cuda_tile.partition_view<tile=(4x4), tensor_view<4x4xi32, strides=[4,1]>, dim_map=[0, 2]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{dim_map names dimension 0 twice}}
    %0 = "test.make"() : () -> !cuda_tile.partition_view<tile=(4x4), tensor_view<4x4xi32, strides=[4,1]>, dim_map=[0, 0]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{expected 32-bit numbers, got 9999999999}}
    %0 = "test.make"() : () -> !cuda_tile.partition_view<tile=(4x4), tensor_view<4x4xi32, strides=[4,1]>, dim_map=[0, 9999999999]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{expected a number}}
    %0 = "test.make"() : () -> !cuda_tile.partition_view<tile=(4x4), tensor_view<4x4xi32, strides=[4,1]>, dim_map=[0, x]>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{expected a traversal stride for each dimension, got 2 for 1}}
    %0 = "test.make"() : () -> !cuda_tile.strided_view<tile=(4), traversal_strides=[1, 2], tensor_view<4xi32, strides=[1]>>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{traversal strides must be above zero, got 0}}
    %0 = "test.make"() : () -> !cuda_tile.strided_view<tile=(4), traversal_strides=[0], tensor_view<4xi32, strides=[1]>>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{sparse_dim names dimension 2 of an array of 2}}
    %0 = "test.make"() : () -> !cuda_tile.gather_scatter_view<tile=(4x4), tensor_view<4x4xi32, strides=[4,1]>, sparse_dim=2>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{a view of tiles of rank 0 is not supported}}
    %0 = "test.make"() : () -> !cuda_tile.partition_view<tile=(), tensor_view<i32>>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{custom op 'cuda_tile.constant' expected a tile of 'i32', got 'i32'}}
    %0 = constant <i32: 1> : i32
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{custom op 'cuda_tile.constant' expected a type of numbers, got 'tensor<4xi32>'}}
    %0 = constant <tensor<4xi32>: 1> : tile<4xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{custom op 'cuda_tile.constant' the elements do not have the shape of '!cuda_tile.tile<4xi32>'}}
    %0 = constant <i32: [1, 2, 3]> : tile<4xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{custom op 'cuda_tile.constant' expected 2 elements, got 1}}
    %0 = constant <i32: [[1, 2], [3]]> : tile<2x2xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{custom op 'cuda_tile.constant' the number does not fit 'i8'}}
    %0 = constant <i8: 256> : tile<i8>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{custom op 'cuda_tile.constant' expected a tile of 'i32', got '!cuda_tile.tile<i64>'}}
    %0 = constant <i32: 1> : tile<i64>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{custom op 'cuda_tile.constant' expected an integer}}
    %0 = constant <i32: a> : tile<i32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %p = "test.make"() : () -> (!cuda_tile.tile<i32>)
    // expected-error @below {{custom op 'cuda_tile.assume' expected a fact, got 5 : i64}}
    %0 = assume 5, %p : tile<i32>
  }
}

// -----

cuda_tile.module @m {
  // expected-error @below {{custom op 'cuda_tile.entry' hints for 'sm_90' twice}}
  entry @e() optimization_hints = <sm_90 = {}, sm_90 = {}> {
  }
}

// -----

cuda_tile.module @m {
  // expected-error @below {{custom op 'cuda_tile.entry' hint 'occupancy' twice}}
  entry @e() optimization_hints = <sm_90 = {occupancy = 1, occupancy = 2}> {
  }
}

// -----

cuda_tile.module @m {
  // expected-error @below {{custom op 'cuda_tile.entry' the number 256 does not fit 'i8'}}
  entry @e() optimization_hints = <sm_90 = {occupancy = 256 : i8}> {
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v = "test.make"() : () -> (!cuda_tile.tile<4xf32>)
    // expected-error @below {{'cuda_tile.assume' op div_by is a fact about integers, pointers and tensor views, not about '!cuda_tile.tile<4xf32>'}}
    %0 = assume div_by<4>, %v : tile<4xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v = "test.make"() : () -> (!cuda_tile.tile<4xf32>)
    // expected-error @below {{'cuda_tile.assume' op same_elements is a fact about tiles of integers and pointers, not about '!cuda_tile.tile<4xf32>'}}
    %0 = assume same_elements<[1]>, %v : tile<4xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v = "test.make"() : () -> (!cuda_tile.tile<4xf32>)
    // expected-error @below {{'cuda_tile.assume' op bounded is a fact about tiles of integers, not about '!cuda_tile.tile<4xf32>'}}
    %0 = assume bounded<0, 1>, %v : tile<4xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v = "test.make"() : () -> (!cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.assume' op the divisor of div_by must be a power of two, got 3}}
    %0 = assume div_by<3>, %v : tile<4xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v = "test.make"() : () -> (!cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.assume' op the divisor of div_by is at most 2^62}}
    %0 = assume div_by<9223372036854775808>, %v : tile<4xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v = "test.make"() : () -> (!cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.assume' op 'along' of div_by names dimension 1 of a tile of rank 1}}
    %0 = assume div_by<4, every 2 along 1>, %v : tile<4xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v = "test.make"() : () -> (!cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.assume' op 'every' of div_by is between 1 and the extent 4, got 8}}
    %0 = assume div_by<4, every 8 along 0>, %v : tile<4xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v = "test.make"() : () -> (!cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.assume' op same_elements needs a number for each dimension, got 2 for 1}}
    %0 = assume same_elements<[1, 1]>, %v : tile<4xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v = "test.make"() : () -> (!cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.assume' op same_elements has a group of 8 in a dimension of 4}}
    %0 = assume same_elements<[8]>, %v : tile<4xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v = "test.make"() : () -> (!cuda_tile.tile<4xi32>)
    // expected-error @below {{'cuda_tile.assume' op the lower bound 4 is above the upper bound 1}}
    %0 = assume bounded<4, 1>, %v : tile<4xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v = "test.make"() : () -> (!cuda_tile.tile<i32>)
    // expected-error @below {{'cuda_tile.assume' op 'every' of div_by needs a tile with dimensions, got '!cuda_tile.tile<i32>'}}
    %0 = assume div_by<4, every 2 along 0>, %v : tile<i32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %v = "test.make"() : () -> (!cuda_tile.tile<i8>)
    // expected-error @below {{'cuda_tile.assume' op the bound 300 does not fit 'i8'}}
    %0 = assume bounded<0, 300>, %v : tile<i8>
  }
}
