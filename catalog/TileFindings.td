//===- TileFindings.td - What runs of tile programs show ---*- tablegen -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What the evaluator of Tile IR finds while a program runs: what the program
// must not do, and has done. `nvvmc run` and libopennvvm-tile report it.
//
//===----------------------------------------------------------------------===//

/// One kind of finding. {0}, {1} … of the text stand for what the run has seen.
class TileFinding<string id, string text> {
  string ID = id;
  string Text = text;

  string Why = "";       // why it is wrong, one or two sentences
  string Help = "";      // the remedy printed with it
  string Arguments = ""; // of kernel k of both modules, as nvvmc run takes them
  code Bad = "";         // a module that has the finding
  code Good = "";        // the closest module without
}

def : TileFinding<"tile-assert", "assertion failed{0}"> {
  let Why = "An assertion of the program does not hold.";
  let Help = "mend what the message says, or take the assertion out";
  let Arguments = "i32:9";
  let Bad = [{
cuda_tile.module @m {
  entry @k(%n: tile<i32>) {
    %limit = constant <i32: 8> : tile<i32>
    %ok = cmpi less_than %n, %limit, signed : tile<i32> -> tile<i1>
    assert %ok, "n is below 8" : tile<i1>
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k(%n: tile<i32>) {
    %limit = constant <i32: 16> : tile<i32>
    %ok = cmpi less_than %n, %limit, signed : tile<i32> -> tile<i1>
    assert %ok, "n is below 16" : tile<i1>
  }
}
  }];
}

def : TileFinding<"tile-block-race", "{0} and {1} of another block conflict, and nothing orders them"> {
  let Why = "Blocks run in any order and at the same time. One sees what another has written only if it acquires, at the same address, what the other has released. Accesses that are atomic for both, relaxed or more in scope device or sys, conflict with nothing of their kind.";
  let Help = "use an atomic, give each block memory of its own, or release after the first access and acquire before the second one";
  let Arguments = "--grid=2 zeros:i32[1]";
  let Bad = [{
cuda_tile.module @m {
  entry @k(%count: tile<ptr<i32>>) {
    %one = constant <i32: 1> : tile<i32>
    %old, %t = load_ptr_tko weak %count : tile<ptr<i32>> -> tile<i32>, token
    %new = addi %old, %one : tile<i32>
    %u = store_ptr_tko relaxed device %count, %new token=%t : tile<ptr<i32>>, tile<i32> -> token
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k(%count: tile<ptr<i32>>) {
    %one = constant <i32: 1> : tile<i32>
    %old, %t = atomic_rmw_tko relaxed device %count, add, %one : tile<ptr<i32>>, tile<i32> -> tile<i32>, token
  }
}
  }];
}

def : TileFinding<"tile-deadlock", "{0} blocks wait, and nothing changes"> {
  let Why = "Blocks ask for something again and again that no block can still write. A block may wait for another only if both run at the same time, which nothing promises past the first.";
  let Help = "let some block write what the others wait for; a block must not wait for one that can only begin when it has ended";
  let Arguments = "zeros:i32[1]";
  let Bad = [{
cuda_tile.module @m {
  entry @k(%flag: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 0> : tile<i32>
    %start = make_token : token
    %t0 = store_ptr_tko relaxed device %flag, %one token=%start : tile<ptr<i32>>, tile<i32> -> token
    %got = loop iter_values(%t = %t0) : token -> token {
      %v, %t1 = load_ptr_tko acquire device %flag token=%t : tile<ptr<i32>> -> tile<i32>, token
      %set = cmpi not_equal %v, %zero, signed : tile<i32> -> tile<i1>
      if %set {
        break %t1 : token
      }
      continue %t1 : token
    }
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k(%flag: tile<ptr<i32>>) {
    %zero = constant <i32: 0> : tile<i32>
    %one = constant <i32: 1> : tile<i32>
    %start = make_token : token
    %t0 = store_ptr_tko relaxed device %flag, %one token=%start : tile<ptr<i32>>, tile<i32> -> token
    %got = loop iter_values(%t = %t0) : token -> token {
      %v, %t1 = load_ptr_tko acquire device %flag token=%t : tile<ptr<i32>> -> tile<i32>, token
      %set = cmpi not_equal %v, %zero, signed : tile<i32> -> tile<i1>
      if %set {
        break %t1 : token
      }
      continue %t1 : token
    }
  }
}
  }];
}

def : TileFinding<"tile-false-assume", "{0} does not hold of {1}"> {
  let Why = "Compilers rely on 'assume': they choose wide accesses by what it promises of addresses, and leave out tests by what it promises of sizes.";
  let Help = "give only arguments for which it holds, or do not promise it";
  let Arguments = "i32:10";
  let Bad = [{
cuda_tile.module @m {
  entry @k(%n: tile<i32>) {
    %m = assume div_by<4>, %n : tile<i32>
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k(%n: tile<i32>) {
    %m = assume div_by<2>, %n : tile<i32>
  }
}
  }];
}

def : TileFinding<"tile-false-inbounds", "a tile overhangs its array in dimension {0}, where 'inbounds' is promised"> {
  let Why = "A compiler that is promised 'inbounds' does not test where the array ends, and writes behind it.";
  let Help = "promise 'inbounds' only where the tile divides the extent, or handle the last tile apart";
  let Arguments = "zeros:f32[32]";
  let Bad = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>) {
    %i = constant <i32: 1> : tile<i32>
    %one = constant <f32: 1.0> : tile<16xf32>
    %v = make_tensor_view %x, shape = [24], strides = [1] : tensor_view<24xf32, strides=[1]>
    %p = make_partition_view %v : partition_view<tile=(16), tensor_view<24xf32, strides=[1]>>
    %t = store_view_tko weak %one, %p[%i] inbounds = [true] : tile<16xf32>, partition_view<tile=(16), tensor_view<24xf32, strides=[1]>>, tile<i32> -> token
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>) {
    %i = constant <i32: 1> : tile<i32>
    %one = constant <f32: 1.0> : tile<16xf32>
    %v = make_tensor_view %x, shape = [24], strides = [1] : tensor_view<24xf32, strides=[1]>
    %p = make_partition_view %v : partition_view<tile=(16), tensor_view<24xf32, strides=[1]>>
    %t = store_view_tko weak %one, %p[%i] inbounds = [false] : tile<16xf32>, partition_view<tile=(16), tensor_view<24xf32, strides=[1]>>, tile<i32> -> token
  }
}
  }];
}

def : TileFinding<"tile-index-space", "index {0} in dimension {1}, whose indices go from 0 to {2}"> {
  let Why = "The tiles of a view are numbered from 0 in each dimension. What an access to another number does is undefined: compilers do not test it. Only tile 0 of an empty array may be accessed, which is all padding.";
  let Help = "compare the index with the number of tiles (get_index_space_shape, ct.num_tiles) before the access, or launch fewer blocks";
  let Arguments = "zeros:f32[32]";
  let Bad = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>) {
    %i = constant <i32: 2> : tile<i32>
    %one = constant <f32: 1.0> : tile<16xf32>
    %v = make_tensor_view %x, shape = [32], strides = [1] : tensor_view<32xf32, strides=[1]>
    %p = make_partition_view %v : partition_view<tile=(16), tensor_view<32xf32, strides=[1]>>
    %t = store_view_tko weak %one, %p[%i] : tile<16xf32>, partition_view<tile=(16), tensor_view<32xf32, strides=[1]>>, tile<i32> -> token
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>) {
    %i = constant <i32: 1> : tile<i32>
    %one = constant <f32: 1.0> : tile<16xf32>
    %v = make_tensor_view %x, shape = [32], strides = [1] : tensor_view<32xf32, strides=[1]>
    %p = make_partition_view %v : partition_view<tile=(16), tensor_view<32xf32, strides=[1]>>
    %t = store_view_tko weak %one, %p[%i] : tile<16xf32>, partition_view<tile=(16), tensor_view<32xf32, strides=[1]>>, tile<i32> -> token
  }
}
  }];
}

def : TileFinding<"tile-misaligned", "the address of an element of {0} bytes is not a multiple of its size"> {
  let Why = "Hardware has no access to an element that is not aligned to its size.";
  let Help = "pass an address that is aligned to its elements";
  let Arguments = "zeros:i8[8]";
  let Bad = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<i8>>) {
    %d = constant <i32: 2> : tile<i32>
    %y = offset %x, %d : tile<ptr<i8>>, tile<i32> -> tile<ptr<i8>>
    %z = ptr_to_ptr %y : tile<ptr<i8>> -> tile<ptr<f32>>
    %v, %t = load_ptr_tko weak %z : tile<ptr<f32>> -> tile<f32>, token
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<i8>>) {
    %d = constant <i32: 4> : tile<i32>
    %y = offset %x, %d : tile<ptr<i8>>, tile<i32> -> tile<ptr<i8>>
    %z = ptr_to_ptr %y : tile<ptr<i8>> -> tile<ptr<f32>>
    %v, %t = load_ptr_tko weak %z : tile<ptr<f32>> -> tile<f32>, token
  }
}
  }];
}

def : TileFinding<"tile-out-of-bounds", "an access outside of every allocation"> {
  let Why = "Nothing tests the addresses of a tile of pointers, nor the extents that a program gives to a view: such an access reads or writes what belongs to somebody else, or ends the program.";
  let Help = "mask the elements that are outside, or correct extents and strides";
  let Arguments = "zeros:f32[12]";
  let Bad = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>) {
    %at = iota : tile<16xi32>
    %n = constant <i32: 13> : tile<16xi32>
    %mask = cmpi less_than %at, %n, signed : tile<16xi32> -> tile<16xi1>
    %x1 = reshape %x : tile<ptr<f32>> -> tile<1xptr<f32>>
    %xs = broadcast %x1 : tile<1xptr<f32>> -> tile<16xptr<f32>>
    %p = offset %xs, %at : tile<16xptr<f32>>, tile<16xi32> -> tile<16xptr<f32>>
    %one = constant <f32: 1.0> : tile<16xf32>
    %t = store_ptr_tko weak %p, %one, %mask : tile<16xptr<f32>>, tile<16xf32>, tile<16xi1> -> token
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>) {
    %at = iota : tile<16xi32>
    %n = constant <i32: 12> : tile<16xi32>
    %mask = cmpi less_than %at, %n, signed : tile<16xi32> -> tile<16xi1>
    %x1 = reshape %x : tile<ptr<f32>> -> tile<1xptr<f32>>
    %xs = broadcast %x1 : tile<1xptr<f32>> -> tile<16xptr<f32>>
    %p = offset %xs, %at : tile<16xptr<f32>>, tile<16xi32> -> tile<16xptr<f32>>
    %one = constant <f32: 1.0> : tile<16xf32>
    %t = store_ptr_tko weak %p, %one, %mask : tile<16xptr<f32>>, tile<16xf32>, tile<16xi1> -> token
  }
}
  }];
}

def : TileFinding<"tile-overlap", "elements {0} and {1} of a store have the same address and different values"> {
  let Why = "The elements of a tile are stored in no order: which of the values stays is undefined.";
  let Help = "store each address once; to add, use an atomic";
  let Arguments = "zeros:i32[8]";
  let Bad = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<i32>>) {
    %lane = iota : tile<8xi32>
    %two = constant <i32: 2> : tile<8xi32>
    %half = divi %lane, %two signed rounding<zero> : tile<8xi32>
    %x1 = reshape %x : tile<ptr<i32>> -> tile<1xptr<i32>>
    %xs = broadcast %x1 : tile<1xptr<i32>> -> tile<8xptr<i32>>
    %p = offset %xs, %half : tile<8xptr<i32>>, tile<8xi32> -> tile<8xptr<i32>>
    %t = store_ptr_tko weak %p, %lane : tile<8xptr<i32>>, tile<8xi32> -> token
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<i32>>) {
    %lane = iota : tile<8xi32>
    %two = constant <i32: 2> : tile<8xi32>
    %half = divi %lane, %two signed rounding<zero> : tile<8xi32>
    %x1 = reshape %x : tile<ptr<i32>> -> tile<1xptr<i32>>
    %xs = broadcast %x1 : tile<1xptr<i32>> -> tile<8xptr<i32>>
    %p = offset %xs, %half : tile<8xptr<i32>>, tile<8xi32> -> tile<8xptr<i32>>
    %t = store_ptr_tko weak %p, %half : tile<8xptr<i32>>, tile<8xi32> -> token
  }
}
  }];
}

def : TileFinding<"tile-race", "{0} and {1} conflict, and no token orders them"> {
  let Why = "Only tokens order the accesses of a tile block: not the order of the program, nor that one needs the value of the other. Compilers move and overlap what no token orders.";
  let Help = "pass the token of the first access to the second one; in cuTile, arrays that share memory must be declared to be aliases";
  let Arguments = "zeros:f32[1]";
  let Bad = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>) {
    %one = constant <f32: 1.0> : tile<f32>
    %start = make_token : token
    %t = store_ptr_tko weak %x, %one token=%start : tile<ptr<f32>>, tile<f32> -> token
    %v, %u = load_ptr_tko weak %x token=%start : tile<ptr<f32>> -> tile<f32>, token
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>) {
    %one = constant <f32: 1.0> : tile<f32>
    %start = make_token : token
    %t = store_ptr_tko weak %x, %one token=%start : tile<ptr<f32>>, tile<f32> -> token
    %v, %u = load_ptr_tko weak %x token=%t : tile<ptr<f32>> -> tile<f32>, token
  }
}
  }];
}

def : TileFinding<"tile-read-only", "a store to memory that is read only"> {
  let Why = "A global that is constant may be where nothing can be written, and compilers use its initial value in place of loads.";
  let Help = "store elsewhere, or declare the global without 'constant'";
  let Arguments = "";
  let Bad = [{
cuda_tile.module @m {
  global constant @table alignment = 16 <i32: [1, 2, 3, 4]> : tile<4xi32>
  entry @k() {
    %p = get_global @table : tile<ptr<i32>>
    %one = constant <i32: 1> : tile<i32>
    %t = store_ptr_tko weak %p, %one : tile<ptr<i32>>, tile<i32> -> token
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  global @table alignment = 16 <i32: [1, 2, 3, 4]> : tile<4xi32>
  entry @k() {
    %p = get_global @table : tile<ptr<i32>>
    %one = constant <i32: 1> : tile<i32>
    %t = store_ptr_tko weak %p, %one : tile<ptr<i32>>, tile<i32> -> token
  }
}
  }];
}

def : TileFinding<"tile-undetermined", "{0} {1}"> {
  let Why = "Elements of a tile behind the end of an array have no value that a program may rely on unless the view has a padding value; neither have elements that a mask leaves out of a load without one.";
  let Help = "give the load a padding value, or mask the elements where they are used";
  let Arguments = "zeros:f32[24]";
  let Bad = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>) {
    %i = constant <i32: 1> : tile<i32>
    %v = make_tensor_view %x, shape = [24], strides = [1] : tensor_view<24xf32, strides=[1]>
    %p = make_partition_view %v : partition_view<tile=(16), tensor_view<24xf32, strides=[1]>>
    %a, %t = load_view_tko weak %p[%i] : partition_view<tile=(16), tensor_view<24xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
    %lane = iota : tile<16xi32>
    %x1 = reshape %x : tile<ptr<f32>> -> tile<1xptr<f32>>
    %xs = broadcast %x1 : tile<1xptr<f32>> -> tile<16xptr<f32>>
    %q = offset %xs, %lane : tile<16xptr<f32>>, tile<16xi32> -> tile<16xptr<f32>>
    %u = store_ptr_tko weak %q, %a token = %t : tile<16xptr<f32>>, tile<16xf32> -> token
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>) {
    %i = constant <i32: 1> : tile<i32>
    %v = make_tensor_view %x, shape = [24], strides = [1] : tensor_view<24xf32, strides=[1]>
    %p = make_partition_view %v : partition_view<tile=(16), padding_value = zero, tensor_view<24xf32, strides=[1]>>
    %a, %t = load_view_tko weak %p[%i] : partition_view<tile=(16), padding_value = zero, tensor_view<24xf32, strides=[1]>>, tile<i32> -> tile<16xf32>, token
    %lane = iota : tile<16xi32>
    %x1 = reshape %x : tile<ptr<f32>> -> tile<1xptr<f32>>
    %xs = broadcast %x1 : tile<1xptr<f32>> -> tile<16xptr<f32>>
    %q = offset %xs, %lane : tile<16xptr<f32>>, tile<16xi32> -> tile<16xptr<f32>>
    %u = store_ptr_tko weak %q, %a token = %t : tile<16xptr<f32>>, tile<16xf32> -> token
  }
}
  }];
}

def : TileFinding<"tile-uninitialized", "{0} memory that nobody has written"> {
  let Why = "What is in new memory is undefined.";
  let Help = "write the memory before it is read, or mask what is read";
  let Arguments = "out:new.npy:f32[1] zeros:f32[1]";
  let Bad = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %z = constant <f32: 0.0> : tile<f32>
    %start = make_token : token
    %t0 = join_tokens %start, %start : token
    %v, %t1 = load_ptr_tko weak %x token=%t0 : tile<ptr<f32>> -> tile<f32>, token
    %t2 = store_ptr_tko weak %y, %v token=%t1 : tile<ptr<f32>>, tile<f32> -> token
  }
}
  }];
  let Good = [{
cuda_tile.module @m {
  entry @k(%x: tile<ptr<f32>>, %y: tile<ptr<f32>>) {
    %z = constant <f32: 0.0> : tile<f32>
    %start = make_token : token
    %t0 = store_ptr_tko weak %x, %z token=%start : tile<ptr<f32>>, tile<f32> -> token
    %v, %t1 = load_ptr_tko weak %x token=%t0 : tile<ptr<f32>> -> tile<f32>, token
    %t2 = store_ptr_tko weak %y, %v token=%t1 : tile<ptr<f32>>, tile<f32> -> token
  }
}
  }];
}
