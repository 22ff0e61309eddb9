//===- TileRefusals.td - What of Tile IR has no form -------*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the import of Tile IR refuses: programs that verify, and have no form in
// nv_tileas. `nv-tileas-opt --import-cuda-tile` reports it.
//
//===----------------------------------------------------------------------===//

/// One kind of refusal; the text follows "cannot be imported: ".
class TileRefusal<string id, string text> {
  string ID = id;
  string Text = text;

  string Why = "";  // why it has no form, one or two sentences
  string Help = ""; // the remedy printed with it
  code Bad = "";    // a module that is refused
  code Good = "";   // the closest module that is imported
}

def : TileRefusal<"tile-import-branches", "a combination of elements is one expression, without branches and loops"> {
  let Why = "Reductions and scans run their body for many pairs of elements at once, in an order that they choose. The body of nv_tileas's is arithmetic, which all of them do alike.";
  let Help = "use select";
  let Bad = [{
cuda_tile.module @m {
  entry @k() {
    %x = constant <f32: 1.0> : tile<8xf32>
    %r = reduce %x dim=0 identities=[0.0 : f32] : tile<8xf32> -> tile<f32>
    (%a: tile<f32>, %b: tile<f32>) {
      %c = cmpf less_than ordered %a, %b : tile<f32> -> tile<i1>
      %d = if %c -> (tile<f32>) {
        yield %a : tile<f32>
      } else {
        yield %b : tile<f32>
      }
      yield %d : tile<f32>
    }
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k() {
    %x = constant <f32: 1.0> : tile<8xf32>
    %r = reduce %x dim=0 identities=[0.0 : f32] : tile<8xf32> -> tile<f32>
    (%a: tile<f32>, %b: tile<f32>) {
      %c = cmpf less_than ordered %a, %b : tile<f32> -> tile<i1>
      %d = select %c, %a, %b : tile<i1>, tile<f32>
      yield %d : tile<f32>
    }
  }
}
  }];
}

def : TileRefusal<"tile-import-half-bytes", "elements of four bits have no addresses of their own"> {
  let Why = "A pointer is the address of a byte. Two elements of four bits share one, so that a store of one would have to change the other, too.";
  let Help = "access the bytes, and unpack them";
  let Bad = [{
cuda_tile.module @m {
  entry @k(%p: tile<ptr<f4E2M1FN>>) {
    %r = reshape %p : tile<ptr<f4E2M1FN>> -> tile<1xptr<f4E2M1FN>>
    %b = broadcast %r : tile<1xptr<f4E2M1FN>> -> tile<2xptr<f4E2M1FN>>
    %x, %t = load_ptr_tko weak %b : tile<2xptr<f4E2M1FN>> -> tile<2xf4E2M1FN>, token
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k(%p: tile<ptr<i8>>) {
    %r = reshape %p : tile<ptr<i8>> -> tile<1xptr<i8>>
    %b, %t = load_ptr_tko weak %r : tile<1xptr<i8>> -> tile<1xi8>, token
    %x = unpack %b : tile<1xi8> -> tile<2xf4E2M1FN>
  }
}
  }];
}

def : TileRefusal<"tile-import-multimem", "an address that reaches the memory of several GPUs is not supported"> {
  let Why = "The switch between the GPUs combines what they hold, or writes to all of them. No program that runs on one of them can do that in its place.";
  let Help = "load, combine and store each copy by its own address";
  let Bad = [{
cuda_tile.module @m {
  entry @k(%p: tile<ptr<f32>>, %i: tile<i32>) {
    %a = make_tensor_view %p, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %v = make_partition_view %a : partition_view<tile=(32), tensor_view<64xf32, strides=[1]>>
    %x, %t = multimem_load_reduce_view_tko weak %v[%i], add : partition_view<tile=(32), tensor_view<64xf32, strides=[1]>>, tile<i32> -> tile<32xf32>, token
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k(%p: tile<ptr<f32>>, %q: tile<ptr<f32>>, %i: tile<i32>) {
    %a = make_tensor_view %p, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %v = make_partition_view %a : partition_view<tile=(32), tensor_view<64xf32, strides=[1]>>
    %b = make_tensor_view %q, shape = [64], strides = [1] : tensor_view<64xf32, strides=[1]>
    %w = make_partition_view %b : partition_view<tile=(32), tensor_view<64xf32, strides=[1]>>
    %x, %t = load_view_tko weak %v[%i] : partition_view<tile=(32), tensor_view<64xf32, strides=[1]>>, tile<i32> -> tile<32xf32>, token
    %y, %u = load_view_tko weak %w[%i] : partition_view<tile=(32), tensor_view<64xf32, strides=[1]>>, tile<i32> -> tile<32xf32>, token
    %z = addf %x, %y : tile<32xf32>
  }
}
  }];
}

def : TileRefusal<"tile-import-scale", "what is outside of an array of fNV8E5M3FNU is zero, or left open"> {
  let Why = "The import keeps fNV8E5M3FNU as its bits, and integers are padded with zeros alone.";
  let Help = "let the view pad with zero";
  let Bad = [{
cuda_tile.module @m {
  entry @k(%p: tile<ptr<fNV8E5M3FNU>>, %i: tile<i32>) {
    %a = make_tensor_view %p, shape = [9], strides = [1] : tensor_view<9xfNV8E5M3FNU, strides=[1]>
    %v = make_partition_view %a : partition_view<tile=(8), padding_value = nan, tensor_view<9xfNV8E5M3FNU, strides=[1]>>
    %x, %t = load_view_tko weak %v[%i] : partition_view<tile=(8), padding_value = nan, tensor_view<9xfNV8E5M3FNU, strides=[1]>>, tile<i32> -> tile<8xfNV8E5M3FNU>, token
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k(%p: tile<ptr<fNV8E5M3FNU>>, %i: tile<i32>) {
    %a = make_tensor_view %p, shape = [9], strides = [1] : tensor_view<9xfNV8E5M3FNU, strides=[1]>
    %v = make_partition_view %a : partition_view<tile=(8), padding_value = zero, tensor_view<9xfNV8E5M3FNU, strides=[1]>>
    %x, %t = load_view_tko weak %v[%i] : partition_view<tile=(8), padding_value = zero, tensor_view<9xfNV8E5M3FNU, strides=[1]>>, tile<i32> -> tile<8xfNV8E5M3FNU>, token
  }
}
  }];
}
