// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What has no form in nv_tileas is refused at its place, with the reason and
// what to do instead.
//
// RUN: nv-tileas-opt %s --import-cuda-tile -split-input-file -verify-diagnostics -o /dev/null

cuda_tile.module @m {
  entry @k(%p: tile<ptr<f32>>, %i: tile<i32>) {
    %a = make_tensor_view %p, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %v = make_partition_view %a : partition_view<tile=(32), tensor_view<64xf32, strides=[1]>>
    // expected-error @below {{'cuda_tile.multimem_load_reduce_view_tko' op cannot be imported: an address that reaches the memory of several GPUs is not supported [tile-import-multimem]}}
    // expected-note @below {{load, combine and store each copy by its own address}}
    %x, %t = multimem_load_reduce_view_tko weak %v[%i], add : partition_view<tile=(32), tensor_view<64xf32, strides=[1]>>, tile<i32> -> tile<32xf32>, token
  }
}

// -----

cuda_tile.module @m {
  entry @k(%p: tile<ptr<f32>>, %i: tile<i32>) {
    %x = constant <f32: 1.0> : tile<32xf32>
    %a = make_tensor_view %p, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %v = make_partition_view %a : partition_view<tile=(32), tensor_view<64xf32, strides=[1]>>
    // expected-error @below {{'cuda_tile.multimem_reduce_view_tko' op cannot be imported: an address that reaches the memory of several GPUs is not supported [tile-import-multimem]}}
    // expected-note @below {{load, combine and store each copy by its own address}}
    %t = multimem_reduce_view_tko relaxed device %v[%i], max, %x : tile<32xf32>, partition_view<tile=(32), tensor_view<64xf32, strides=[1]>>, tile<i32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @k(%p: tile<ptr<f32>>, %i: tile<i32>) {
    %x = constant <f32: 1.0> : tile<32xf32>
    %a = make_tensor_view %p, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %v = make_partition_view %a : partition_view<tile=(32), tensor_view<64xf32, strides=[1]>>
    // expected-error @below {{'cuda_tile.multimem_store_view_tko' op cannot be imported: an address that reaches the memory of several GPUs is not supported [tile-import-multimem]}}
    // expected-note @below {{load, combine and store each copy by its own address}}
    %t = multimem_store_view_tko weak %v[%i], %x : tile<32xf32>, partition_view<tile=(32), tensor_view<64xf32, strides=[1]>>, tile<i32> -> token
  }
}

// -----

cuda_tile.module @m {
  entry @k() {
    %x = constant <f32: 1.0> : tile<8xf32>
    %r = reduce %x dim=0 identities=[0.0 : f32] : tile<8xf32> -> tile<f32>
    (%a: tile<f32>, %b: tile<f32>) {
      %c = cmpf less_than ordered %a, %b : tile<f32> -> tile<i1>
      // expected-error @below {{'cuda_tile.if' op cannot be imported: a combination of elements is one expression, without branches and loops [tile-import-branches]}}
      // expected-note @below {{use select}}
      %d = if %c -> (tile<f32>) {
        yield %a : tile<f32>
      } else {
        yield %b : tile<f32>
      }
      yield %d : tile<f32>
    }
  }
}

// -----

cuda_tile.module @m {
  entry @k(%p: tile<ptr<fNV8E5M3FNU>>, %i: tile<i32>) {
    %a = make_tensor_view %p, shape = [9], strides = [1] : tensor_view<9xfNV8E5M3FNU, strides=[1]>
    %v = make_partition_view %a : partition_view<tile=(8), padding_value = neg_inf, tensor_view<9xfNV8E5M3FNU, strides=[1]>>
    // expected-error @below {{'cuda_tile.load_view_tko' op cannot be imported: what is outside of an array of fNV8E5M3FNU is zero, or left open [tile-import-scale]}}
    // expected-note @below {{let the view pad with zero}}
    %x, %t = load_view_tko weak %v[%i] : partition_view<tile=(8), padding_value = neg_inf, tensor_view<9xfNV8E5M3FNU, strides=[1]>>, tile<i32> -> tile<8xfNV8E5M3FNU>, token
  }
}

// -----

cuda_tile.module @m {
  entry @k(%p: tile<ptr<fNV8E5M3FNU>>, %i: tile<i32>) {
    %a = make_tensor_view %p, shape = [9], strides = [1] : tensor_view<9xfNV8E5M3FNU, strides=[1]>
    %v = make_gather_scatter_view %a : gather_scatter_view<tile=(4), padding_value = nan, tensor_view<9xfNV8E5M3FNU, strides=[1]>, sparse_dim=0>
    %n = iota : tile<4xi32>
    // expected-error @below {{'cuda_tile.load_view_tko' op cannot be imported: what is outside of an array of fNV8E5M3FNU is zero, or left open [tile-import-scale]}}
    // expected-note @below {{let the view pad with zero}}
    %x, %t = load_view_tko weak %v[%n] : gather_scatter_view<tile=(4), padding_value = nan, tensor_view<9xfNV8E5M3FNU, strides=[1]>, sparse_dim=0>, tile<4xi32> -> tile<4xfNV8E5M3FNU>, token
  }
}

// -----

cuda_tile.module @m {
  entry @k(%p: tile<ptr<f4E2M1FN>>) {
    %r = reshape %p : tile<ptr<f4E2M1FN>> -> tile<1xptr<f4E2M1FN>>
    %b = broadcast %r : tile<1xptr<f4E2M1FN>> -> tile<2xptr<f4E2M1FN>>
    // expected-error @below {{'cuda_tile.load_ptr_tko' op cannot be imported: elements of four bits have no addresses of their own [tile-import-half-bytes]}}
    // expected-note @below {{access the bytes, and unpack them}}
    %x, %t = load_ptr_tko weak %b : tile<2xptr<f4E2M1FN>> -> tile<2xf4E2M1FN>, token
  }
}

// -----

cuda_tile.module @m {
  entry @k(%p: tile<ptr<f4E2M1FN>>) {
    %r = reshape %p : tile<ptr<f4E2M1FN>> -> tile<1xptr<f4E2M1FN>>
    %b = broadcast %r : tile<1xptr<f4E2M1FN>> -> tile<2xptr<f4E2M1FN>>
    %n = constant <f4E2M1FN: 1.0> : tile<2xf4E2M1FN>
    // expected-error @below {{'cuda_tile.store_ptr_tko' op cannot be imported: elements of four bits have no addresses of their own [tile-import-half-bytes]}}
    // expected-note @below {{access the bytes, and unpack them}}
    %t = store_ptr_tko weak %b, %n : tile<2xptr<f4E2M1FN>>, tile<2xf4E2M1FN> -> token
  }
}
