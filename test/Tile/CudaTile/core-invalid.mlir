// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What modules, shapes, products and reductions refuse.
//
// RUN: nv-tileas-opt %s -verify-diagnostics -split-input-file \
// RUN:   --mlir-print-op-on-diagnostic=false -allow-unregistered-dialect

cuda_tile.module @m {
  // expected-error @below {{'cuda_tile.constant' op may not stand in a module outside of an entry}}
  %0 = constant <i32: 1> : tile<i32>
}

// -----

// expected-error @below {{'cuda_tile.entry' op must stand in a module}}
cuda_tile.entry @e() {
}

// -----

cuda_tile.module @m {
  // expected-error @below {{'cuda_tile.entry' op parameter 0 must be a tile of rank 0, got '!cuda_tile.tile<4xi32>'}}
  entry @e(%a: tile<4xi32>) {
  }
}

// -----

cuda_tile.module @m {
  // expected-error @below {{'cuda_tile.entry' op has no results}}
  "cuda_tile.entry"() <{sym_name = "e", function_type = () -> !cuda_tile.tile<i32>}> ({
    return
  }) : () -> ()
}

// -----

// expected-error @below {{'cuda_tile.global' op must stand in a module}}
cuda_tile.global @g <i32: 1> : tile<1xi32>

// -----

cuda_tile.module @m {
  // expected-error @below {{'cuda_tile.global' op needs a value of rank 1}}
  global @g <i32: 1> : tile<i32>
}

// -----

cuda_tile.module @m {
  // expected-error @below {{'cuda_tile.global' op alignment must be a power of two, got 3}}
  global @g alignment = 3 <i32: 1> : tile<1xi32>
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{'cuda_tile.get_global' op there is no global variable @none}}
    %0 = get_global @none : tile<ptr<i32>>
  }
}

// -----

cuda_tile.module @m {
  global @g <i32: 1> : tile<1xi32>
  entry @e() {
    // expected-error @below {{'cuda_tile.get_global' op gives a pointer to 'f32', but the variable is of 'i32'}}
    %0 = get_global @g : tile<ptr<f32>>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{'cuda_tile.constant' op failed to verify that all of {value, result} have same type}}
    %0 = "cuda_tile.constant"() <{value = 1 : i32}> : () -> !cuda_tile.tile<i32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{'cuda_tile.iota' op gives a tile of rank 1, got '!cuda_tile.tile<2x2xi32>'}}
    %0 = iota : tile<2x2xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{'cuda_tile.iota' op numbers up to 511 do not fit 'i8'}}
    %0 = iota : tile<512xi8>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{'cuda_tile.iota' op result #0 must be tile of i1, i8, i16, i32 or i64, but got '!cuda_tile.tile<4xf32>'}}
    %0 = iota : tile<4xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a = "test.make"() : () -> (!cuda_tile.tile<1x4xf32>)
    // expected-error @below {{'cuda_tile.broadcast' op expected equal element types, got '!cuda_tile.tile<1x4xf32>' and '!cuda_tile.tile<2x4xf16>'}}
    %0 = broadcast %a : tile<1x4xf32> -> tile<2x4xf16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a = "test.make"() : () -> (!cuda_tile.tile<1x4xf32>)
    // expected-error @below {{'cuda_tile.broadcast' op expected equal ranks, got '!cuda_tile.tile<1x4xf32>' and '!cuda_tile.tile<4xf32>'}}
    %0 = broadcast %a : tile<1x4xf32> -> tile<4xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a = "test.make"() : () -> (!cuda_tile.tile<1x4xf32>)
    // expected-error @below {{'cuda_tile.broadcast' op repeats extents of 1 only, got '!cuda_tile.tile<1x4xf32>' and '!cuda_tile.tile<2x8xf32>'}}
    %0 = broadcast %a : tile<1x4xf32> -> tile<2x8xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a = "test.make"() : () -> (!cuda_tile.tile<1x4xf32>)
    // expected-error @below {{'cuda_tile.reshape' op expected as many elements, got '!cuda_tile.tile<1x4xf32>' and '!cuda_tile.tile<8xf32>'}}
    %0 = reshape %a : tile<1x4xf32> -> tile<8xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a = "test.make"() : () -> (!cuda_tile.tile<1x4xf32>)
    // expected-error @below {{'cuda_tile.reshape' op expected equal element types, got '!cuda_tile.tile<1x4xf32>' and '!cuda_tile.tile<4xi32>'}}
    %0 = reshape %a : tile<1x4xf32> -> tile<4xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a = "test.make"() : () -> (!cuda_tile.tile<1x4xf32>)
    // expected-error @below {{'cuda_tile.permute' op expected a permutation of 2 dimensions, got 1 for '!cuda_tile.tile<4x1xf32>'}}
    %0 = permute %a [0] : tile<1x4xf32> -> tile<4x1xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a = "test.make"() : () -> (!cuda_tile.tile<1x4xf32>)
    // expected-error @below {{'cuda_tile.permute' op dimension 0 of the permutation is out of range or named twice}}
    %0 = permute %a [0, 0] : tile<1x4xf32> -> tile<1x1xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a = "test.make"() : () -> (!cuda_tile.tile<1x4xf32>)
    // expected-error @below {{'cuda_tile.permute' op dimension 2 of the permutation is out of range or named twice}}
    %0 = permute %a [0, 2] : tile<1x4xf32> -> tile<1x1xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a = "test.make"() : () -> (!cuda_tile.tile<1x4xf32>)
    // expected-error @below {{'cuda_tile.permute' op extent 0 of the result must be 4, got 1}}
    %0 = permute %a [1, 0] : tile<1x4xf32> -> tile<1x4xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a = "test.make"() : () -> (!cuda_tile.tile<1x4xf32>)
    // expected-error @below {{'cuda_tile.cat' op dim 2 of tiles of rank 2}}
    %0 = cat %a, %a dim = 2 : tile<1x4xf32>, tile<1x4xf32> -> tile<1x8xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a = "test.make"() : () -> (!cuda_tile.tile<1x4xf32>)
    // expected-error @below {{'cuda_tile.cat' op expected equal ranks, got '!cuda_tile.tile<1x4xf32>', '!cuda_tile.tile<1x4xf32>' and '!cuda_tile.tile<8xf32>'}}
    %0 = cat %a, %a dim = 0 : tile<1x4xf32>, tile<1x4xf32> -> tile<8xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a = "test.make"() : () -> (!cuda_tile.tile<1x4xf32>)
    // expected-error @below {{'cuda_tile.cat' op extents do not fit in dimension 0}}
    %0 = cat %a, %a dim = 0 : tile<1x4xf32>, tile<1x4xf32> -> tile<1x8xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a = "test.make"() : () -> (!cuda_tile.tile<1x4xf32>)
    // expected-error @below {{'cuda_tile.pack' op expected tiles of rank 1, got '!cuda_tile.tile<1x4xf32>' and '!cuda_tile.tile<16xi8>'}}
    %0 = pack %a : tile<1x4xf32> -> tile<16xi8>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %p, %q, %i = "test.make"() : () -> (!cuda_tile.tile<4x4xf32>, !cuda_tile.tile<4x2xf32>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>)
    // expected-error @below {{'cuda_tile.extract' op expected an index for each dimension, got 1 for '!cuda_tile.tile<4x4xf32>'}}
    %0 = extract %a[%i] : tile<4x4xf32> -> tile<2x2xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %p, %q, %i = "test.make"() : () -> (!cuda_tile.tile<4x4xf32>, !cuda_tile.tile<4x2xf32>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>)
    // expected-error @below {{'cuda_tile.extract' op expected equal ranks, got '!cuda_tile.tile<4xf32>' and '!cuda_tile.tile<4x4xf32>'}}
    %0 = extract %a[%i, %i] : tile<4x4xf32> -> tile<4xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %p, %q, %i = "test.make"() : () -> (!cuda_tile.tile<4x4xf32>, !cuda_tile.tile<4x2xf32>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>)
    // expected-error @below {{'cuda_tile.extract' op extent 8 does not divide 4}}
    %0 = extract %a[%i, %i] : tile<4x4xf32> -> tile<8x4xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %p, %q, %i = "test.make"() : () -> (!cuda_tile.tile<4x4xf32>, !cuda_tile.tile<4x2xf32>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>)
    // expected-error @below {{'cuda_tile.extract' op expected equal element types, got '!cuda_tile.tile<2x2xf16>' and '!cuda_tile.tile<4x4xf32>'}}
    %0 = extract %a[%i, %i] : tile<4x4xf32> -> tile<2x2xf16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %p, %q, %i = "test.make"() : () -> (!cuda_tile.tile<4x4xf32>, !cuda_tile.tile<4x2xf32>, !cuda_tile.tile<4x8xf32>, !cuda_tile.tile<i32>)
    // expected-error @below {{'cuda_tile.insert' op extent 8 does not divide 4}}
    %0 = insert %q, %a[%i, %i] : tile<4x8xf32>, tile<4x4xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %w = "test.make"() : () -> (!cuda_tile.tile<8xi8>, !cuda_tile.tile<8xi16>, !cuda_tile.tile<32xi8>)
    // expected-error @below {{'cuda_tile.pack' op expected elements of another width than i8, got '!cuda_tile.tile<8xi8>'}}
    %0 = pack %a : tile<8xi8> -> tile<8xi8>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %w = "test.make"() : () -> (!cuda_tile.tile<8xi8>, !cuda_tile.tile<8xi16>, !cuda_tile.tile<32xi8>)
    // expected-error @below {{'cuda_tile.pack' op expected as many bits, got '!cuda_tile.tile<8xi16>' and '!cuda_tile.tile<8xi8>'}}
    %0 = pack %b : tile<8xi16> -> tile<8xi8>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %w = "test.make"() : () -> (!cuda_tile.tile<8xi8>, !cuda_tile.tile<8xi16>, !cuda_tile.tile<32xi8>)
    // expected-error @below {{'cuda_tile.unpack' op expected as many bits, got '!cuda_tile.tile<4xf32>' and '!cuda_tile.tile<32xi8>'}}
    %0 = unpack %w : tile<32xi8> -> tile<4xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %a, %d, %p, %o = "test.make"() : () -> (!cuda_tile.tile<4xi1>, !cuda_tile.tile<8xf32>, !cuda_tile.tile<4xf4E2M1FN>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<8xi32>)
    // expected-error @below {{'cuda_tile.select' op expected a condition of the shape of '!cuda_tile.tile<8xf32>'}}
    %0 = select %c, %a, %a : tile<4xi1>, tile<8xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %a, %d, %p, %o = "test.make"() : () -> (!cuda_tile.tile<4xi1>, !cuda_tile.tile<8xf32>, !cuda_tile.tile<4xf4E2M1FN>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<8xi32>)
    // expected-error @below {{'cuda_tile.select' op has no form for 'f4E2M1FN'}}
    %0 = select %c, %d, %d : tile<4xi1>, tile<4xf4E2M1FN>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %c, %a, %d, %p, %o = "test.make"() : () -> (!cuda_tile.tile<4xi1>, !cuda_tile.tile<8xf32>, !cuda_tile.tile<4xf4E2M1FN>, !cuda_tile.tile<4xptr<f32>>, !cuda_tile.tile<8xi32>)
    // expected-error @below {{'cuda_tile.offset' op expected an offset for each pointer, got '!cuda_tile.tile<8xi32>' and '!cuda_tile.tile<4xptr<f32>>'}}
    %0 = offset %p, %o : tile<4xptr<f32>>, tile<8xi32> -> tile<4xptr<f32>>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c, %d, %e, %v, %x, %y, %z, %b4 = "test.make"() : () -> (!cuda_tile.tile<16x32xf16>, !cuda_tile.tile<32x8xf16>, !cuda_tile.tile<16x8xf32>, !cuda_tile.tile<16x8xbf16>, !cuda_tile.tile<16x32xf32>, !cuda_tile.tile<32xf16>, !cuda_tile.tile<2x16x32xf16>, !cuda_tile.tile<4x32x8xf16>, !cuda_tile.tile<2x16x8xf32>, !cuda_tile.tile<32x8xf32>)
    // expected-error @below {{'cuda_tile.mmaf' op expected equal element types, got '!cuda_tile.tile<16x32xf16>' and '!cuda_tile.tile<32x8xf32>'}}
    %0 = mmaf %a, %b4, %c : tile<16x32xf16>, tile<32x8xf32>, tile<16x8xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c, %d, %e, %v, %x, %y, %z, %b4 = "test.make"() : () -> (!cuda_tile.tile<16x32xf16>, !cuda_tile.tile<32x8xf16>, !cuda_tile.tile<16x8xf32>, !cuda_tile.tile<16x8xbf16>, !cuda_tile.tile<16x32xf32>, !cuda_tile.tile<32xf16>, !cuda_tile.tile<2x16x32xf16>, !cuda_tile.tile<4x32x8xf16>, !cuda_tile.tile<2x16x8xf32>, !cuda_tile.tile<32x8xf32>)
    // expected-error @below {{'cuda_tile.mmaf' op has no product of 'f16' in 'bf16'}}
    %0 = mmaf %a, %b, %d : tile<16x32xf16>, tile<32x8xf16>, tile<16x8xbf16>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c, %d, %e, %v, %x, %y, %z, %b4 = "test.make"() : () -> (!cuda_tile.tile<16x32xf16>, !cuda_tile.tile<32x8xf16>, !cuda_tile.tile<16x8xf32>, !cuda_tile.tile<16x8xbf16>, !cuda_tile.tile<16x32xf32>, !cuda_tile.tile<32xf16>, !cuda_tile.tile<2x16x32xf16>, !cuda_tile.tile<4x32x8xf16>, !cuda_tile.tile<2x16x8xf32>, !cuda_tile.tile<32x8xf32>)
    // expected-error @below {{'cuda_tile.mmaf' op fast_acc is for floats of eight bits, got 'f16'}}
    %0 = mmaf %a, %b, %c fast_acc : tile<16x32xf16>, tile<32x8xf16>, tile<16x8xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c, %d, %e, %v, %x, %y, %z, %b4 = "test.make"() : () -> (!cuda_tile.tile<16x32xf16>, !cuda_tile.tile<32x8xf16>, !cuda_tile.tile<16x8xf32>, !cuda_tile.tile<16x8xbf16>, !cuda_tile.tile<16x32xf32>, !cuda_tile.tile<32xf16>, !cuda_tile.tile<2x16x32xf16>, !cuda_tile.tile<4x32x8xf16>, !cuda_tile.tile<2x16x8xf32>, !cuda_tile.tile<32x8xf32>)
    // expected-error @below {{'cuda_tile.mmaf' op expected three tiles of rank 2 or 3, got '!cuda_tile.tile<32xf16>', '!cuda_tile.tile<32x8xf16>' and '!cuda_tile.tile<16x8xf32>'}}
    %0 = mmaf %v, %b, %c : tile<32xf16>, tile<32x8xf16>, tile<16x8xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c, %d, %e, %v, %x, %y, %z, %b4 = "test.make"() : () -> (!cuda_tile.tile<16x32xf16>, !cuda_tile.tile<32x8xf16>, !cuda_tile.tile<16x8xf32>, !cuda_tile.tile<16x8xbf16>, !cuda_tile.tile<16x32xf32>, !cuda_tile.tile<32xf16>, !cuda_tile.tile<2x16x32xf16>, !cuda_tile.tile<4x32x8xf16>, !cuda_tile.tile<2x16x8xf32>, !cuda_tile.tile<32x8xf32>)
    // expected-error @below {{'cuda_tile.mmaf' op expected one batch, got '!cuda_tile.tile<2x16x32xf16>', '!cuda_tile.tile<4x32x8xf16>' and '!cuda_tile.tile<2x16x8xf32>'}}
    %0 = mmaf %x, %y, %z : tile<2x16x32xf16>, tile<4x32x8xf16>, tile<2x16x8xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c, %d, %e, %v, %x, %y, %z, %b4 = "test.make"() : () -> (!cuda_tile.tile<16x32xf16>, !cuda_tile.tile<32x8xf16>, !cuda_tile.tile<16x8xf32>, !cuda_tile.tile<16x8xbf16>, !cuda_tile.tile<16x32xf32>, !cuda_tile.tile<32xf16>, !cuda_tile.tile<2x16x32xf16>, !cuda_tile.tile<4x32x8xf16>, !cuda_tile.tile<2x16x8xf32>, !cuda_tile.tile<32x8xf32>)
    // expected-error @below {{'cuda_tile.mmaf' op shapes of a product do not fit: '!cuda_tile.tile<32x8xf16>', '!cuda_tile.tile<16x32xf16>' and '!cuda_tile.tile<16x8xf32>'}}
    %0 = mmaf %b, %a, %c : tile<32x8xf16>, tile<16x32xf16>, tile<16x8xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %c = "test.make"() : () -> (!cuda_tile.tile<16x32xi8>, !cuda_tile.tile<16x8xi32>)
    // expected-error @below {{'cuda_tile.mmai' op shapes of a product do not fit: '!cuda_tile.tile<16x32xi8>', '!cuda_tile.tile<16x32xi8>' and '!cuda_tile.tile<16x8xi32>'}}
    %0 = mmai %a, %a, %c signed signed : tile<16x32xi8>, tile<16x32xi8>, tile<16x8xi32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c, %h, %s, %t, %u, %w = "test.make"() : () -> (!cuda_tile.tile<16x32xf8E4M3FN>, !cuda_tile.tile<32x8xf8E4M3FN>, !cuda_tile.tile<16x8xf32>, !cuda_tile.tile<16x8xf16>, !cuda_tile.tile<16x1xf8E8M0FNU>, !cuda_tile.tile<1x8xf8E8M0FNU>, !cuda_tile.tile<16x2xf8E8M0FNU>, !cuda_tile.tile<2x8xf8E8M0FNU>)
    // expected-error @below {{'cuda_tile.mmaf_scaled' op needs an accumulator of f32, got '!cuda_tile.tile<16x8xf16>'}}
    %0 = mmaf_scaled %a, %b, %h, %s, %t : tile<16x32xf8E4M3FN>, tile<32x8xf8E4M3FN>, tile<16x8xf16>, tile<16x1xf8E8M0FNU>, tile<1x8xf8E8M0FNU>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c, %h, %s, %t, %u, %w = "test.make"() : () -> (!cuda_tile.tile<16x32xf8E4M3FN>, !cuda_tile.tile<32x8xf8E4M3FN>, !cuda_tile.tile<16x8xf32>, !cuda_tile.tile<16x8xf16>, !cuda_tile.tile<16x1xf8E8M0FNU>, !cuda_tile.tile<1x8xf8E8M0FNU>, !cuda_tile.tile<16x2xf8E8M0FNU>, !cuda_tile.tile<2x8xf8E8M0FNU>)
    // expected-error @below {{'cuda_tile.mmaf_scaled' op shapes of scales do not fit: '!cuda_tile.tile<16x1xf8E8M0FNU>' for '!cuda_tile.tile<16x32xf8E4M3FN>', '!cuda_tile.tile<2x8xf8E8M0FNU>' for '!cuda_tile.tile<32x8xf8E4M3FN>'}}
    %0 = mmaf_scaled %a, %b, %c, %s, %w : tile<16x32xf8E4M3FN>, tile<32x8xf8E4M3FN>, tile<16x8xf32>, tile<16x1xf8E8M0FNU>, tile<2x8xf8E8M0FNU>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %c, %h, %s, %t, %u, %w = "test.make"() : () -> (!cuda_tile.tile<16x32xf8E4M3FN>, !cuda_tile.tile<32x8xf8E4M3FN>, !cuda_tile.tile<16x8xf32>, !cuda_tile.tile<16x8xf16>, !cuda_tile.tile<16x1xf8E8M0FNU>, !cuda_tile.tile<1x8xf8E8M0FNU>, !cuda_tile.tile<16x2xf8E8M0FNU>, !cuda_tile.tile<2x8xf8E8M0FNU>)
    // expected-error @below {{'cuda_tile.mmaf_scaled' op has no product of 'f8E4M3FN' with a scale of 'f8E8M0FNU' for each 16}}
    %0 = mmaf_scaled %a, %b, %c, %u, %w : tile<16x32xf8E4M3FN>, tile<32x8xf8E4M3FN>, tile<16x8xf32>, tile<16x2xf8E8M0FNU>, tile<2x8xf8E8M0FNU>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %p = "test.make"() : () -> (!cuda_tile.tile<4x8xf32>, !cuda_tile.tile<8x8xf32>, !cuda_tile.tile<ptr<f32>>)
    // expected-error @below {{'cuda_tile.reduce' op dim 2 of tiles of rank 2}}
    %0 = reduce %a dim=2 identities=[0.0 : f32] : tile<4x8xf32> -> tile<4xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      yield %x : tile<f32>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %p = "test.make"() : () -> (!cuda_tile.tile<4x8xf32>, !cuda_tile.tile<8x8xf32>, !cuda_tile.tile<ptr<f32>>)
    // expected-error @below {{'cuda_tile.reduce' op expected 1 identities and results, got 2 and 1}}
    %0 = reduce %a dim=1 identities=[0.0 : f32, 1.0 : f32] : tile<4x8xf32> -> tile<4xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      yield %x : tile<f32>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %p = "test.make"() : () -> (!cuda_tile.tile<4x8xf32>, !cuda_tile.tile<8x8xf32>, !cuda_tile.tile<ptr<f32>>)
    // expected-error @below {{'cuda_tile.reduce' op result 0 does not fit '!cuda_tile.tile<4x8xf32>', got '!cuda_tile.tile<8xf32>'}}
    %0 = reduce %a dim=1 identities=[0.0 : f32] : tile<4x8xf32> -> tile<8xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      yield %x : tile<f32>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %p = "test.make"() : () -> (!cuda_tile.tile<4x8xf32>, !cuda_tile.tile<8x8xf32>, !cuda_tile.tile<ptr<f32>>)
    // expected-error @below {{'cuda_tile.reduce' op identity 0 must be a number of 'f32', got 0.000000e+00 : f16}}
    %0 = reduce %a dim=1 identities=[0.0 : f16] : tile<4x8xf32> -> tile<4xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      yield %x : tile<f32>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %p = "test.make"() : () -> (!cuda_tile.tile<4x8xf32>, !cuda_tile.tile<8x8xf32>, !cuda_tile.tile<ptr<f32>>)
    // expected-error @below {{'cuda_tile.reduce' op expected two arguments for each operand, got 1}}
    %0 = reduce %a dim=1 identities=[0.0 : f32] : tile<4x8xf32> -> tile<4xf32>
    (%x: tile<f32>) {
      yield %x : tile<f32>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %p = "test.make"() : () -> (!cuda_tile.tile<4x8xf32>, !cuda_tile.tile<8x8xf32>, !cuda_tile.tile<ptr<f32>>)
    // expected-error @below {{'cuda_tile.reduce' op expected a body that yields 1 values}}
    %0 = reduce %a dim=1 identities=[0.0 : f32] : tile<4x8xf32> -> tile<4xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      yield %x, %y : tile<f32>, tile<f32>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %p = "test.make"() : () -> (!cuda_tile.tile<4x8xf32>, !cuda_tile.tile<8x8xf32>, !cuda_tile.tile<ptr<f32>>)
    // expected-error @below {{'cuda_tile.reduce' op arguments and result 0 of the body must be '!cuda_tile.tile<f32>'}}
    %0 = reduce %a dim=1 identities=[0.0 : f32] : tile<4x8xf32> -> tile<4xf32>
    (%x: tile<f32>, %y: tile<f16>) {
      yield %x : tile<f32>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %p = "test.make"() : () -> (!cuda_tile.tile<4x8xf32>, !cuda_tile.tile<8x8xf32>, !cuda_tile.tile<ptr<f32>>)
    %0 = reduce %a dim=1 identities=[0.0 : f32] : tile<4x8xf32> -> tile<4xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      // expected-error @below {{'cuda_tile.store_ptr_tko' op has effects, and stands in the body of cuda_tile.reduce}}
      %t = store_ptr_tko weak %p, %x : tile<ptr<f32>>, tile<f32> -> token
      yield %x : tile<f32>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %p = "test.make"() : () -> (!cuda_tile.tile<4x8xf32>, !cuda_tile.tile<8x8xf32>, !cuda_tile.tile<ptr<f32>>)
    // expected-error @below {{'cuda_tile.scan' op result 0 does not fit '!cuda_tile.tile<4x8xf32>', got '!cuda_tile.tile<4xf32>'}}
    %0 = scan %a dim=1 reverse=false identities=[0.0 : f32] : tile<4x8xf32> -> tile<4xf32>
    (%x: tile<f32>, %y: tile<f32>) {
      yield %x : tile<f32>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %p = "test.make"() : () -> (!cuda_tile.tile<4x8xf32>, !cuda_tile.tile<8x8xf32>, !cuda_tile.tile<ptr<f32>>)
    // expected-error @below {{'cuda_tile.reduce' op expected operands of one shape, got '!cuda_tile.tile<8x8xf32>'}}
    %0:2 = "cuda_tile.reduce"(%a, %b) <{dim = 1, identities = [0.0 : f32, 0.0 : f32]}> ({
    ^bb0(%x: !cuda_tile.tile<f32>, %y: !cuda_tile.tile<f32>, %z: !cuda_tile.tile<f32>, %w: !cuda_tile.tile<f32>):
      yield %x, %y : tile<f32>, tile<f32>
    }) : (!cuda_tile.tile<4x8xf32>, !cuda_tile.tile<8x8xf32>) -> (!cuda_tile.tile<4xf32>, !cuda_tile.tile<4xf32>)
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a, %b, %p = "test.make"() : () -> (!cuda_tile.tile<4x8xf32>, !cuda_tile.tile<8x8xf32>, !cuda_tile.tile<ptr<f32>>)
    // expected-error @below {{'cuda_tile.reduce' op needs an operand}}
    "cuda_tile.reduce"() <{dim = 1, identities = []}> ({
      yield
    }) : () -> ()
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    %a = "test.make"() : () -> (!cuda_tile.tile<4xf32>)
    // expected-error @below {{'cuda_tile.permute' op needs a tile of two dimensions or more, got '!cuda_tile.tile<4xf32>'}}
    %0 = permute %a [0] : tile<4xf32> -> tile<4xf32>
  }
}

// -----

cuda_tile.module @m {
  entry @e() {
    // expected-error @below {{expected a number, and no truth value, of 'i8'}}
    %0 = constant <i8: true> : tile<i8>
  }
}

// -----

cuda_tile.module @m {
  // expected-error @below {{'cuda_tile.entry' op parameter 1 must be a tile of rank 0, got 'i64'}}
  "cuda_tile.entry"() <{function_type = (!cuda_tile.tile<i64>, i64) -> (), sym_name = "e"}> ({
  ^bb0(%a: !cuda_tile.tile<i64>, %b: i64):
    "cuda_tile.return"() : () -> ()
  }) : () -> ()
}
