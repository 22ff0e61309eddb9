//===- OpsLayout.td - Layouts, copies and queues ----------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_OPSLAYOUT
#define OPENNVVM_DIALECT_NVTILEAS_OPSLAYOUT

include "opennvvm/Dialect/NVTileAS/OpBase.td"

def NVTileAS_ConvertLayoutOp : NVTileAS_TileOp<"convert_layout",
    "the same elements in another layout",
    [TensorTypeHavingLayout, TensorSizeTrait]> {
  let machines = "All";
  let since = 1;
  let description = [{
    Converts between blocked, shared and MMA layouts. The shape may change, but
    not the elements.

    ```mlir
    %r = nv_tileas.convert_layout %x
        : tile<64x64xf16, #nv_tileas.blocked<[1, 8], order = [1, 0]>>
        -> tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$source);
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = [{
    $source attr-dict `:` custom<ShortType>(type($source)) `->`
    custom<ShortType>(type($result))
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

defvar CopyArguments = (ins NVTileAS_TiledViewType:$src,
  NVTileAS_TiledViewType:$dst, NVTileAS_AtomAttr:$atom);
defvar CopyFormat = [{
  $src `,` $dst attr-dict `:` custom<ShortType>(type($src)) `` `,`
  custom<ShortType>(type($dst))
}];

def NVTileAS_CopyOp : NVTileAS_Op<"copy", "one memory to another",
    [MemoryModelReadWriteTrait, HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    Copies from global memory to registers and shared memory, from registers or
    shared memory to all others, and from tensor memory to registers.

    ```mlir
    nv_tileas.copy %g, %s {atom = #nv_tileas<atom universal_copy>}
        : tiled_view<64x64xf16>, tiled_view<64x64xf16, smem>
    ```
  }];
  let arguments = CopyArguments;
  let assemblyFormat = CopyFormat;
  let hasVerifier = 1;
}

def NVTileAS_AsyncCopyOp : NVTileAS_Op<"async.copy",
    "one memory to another, asynchronously",
    [MemoryModelReadWriteTrait, HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    As `copy`.

    ```mlir
    %t = nv_tileas.async.copy %g, %s {atom = #nv_tileas<atom cp_async>}
        : tiled_view<64x64xf16>, tiled_view<64x64xf16, smem>
    ```
  }];
  let arguments = CopyArguments;
  let results = (outs NVTileAS_AsyncTokenType:$done);
  let assemblyFormat = CopyFormat;
  let hasVerifier = 1;
}

def NVTileAS_AllocTensorOp : NVTileAS_Op<"alloc_tensor",
    "a tile in shared memory",
    [MustHaveMemLayoutAmongOperandsAndResult, ResultsAreSharedEncoding,
     TensorSizeTrait, HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    ```mlir
    %t = nv_tileas.alloc_tensor : tile<64x64xf16, #nv_tileas.shared<order = [1, 0]>>
    ```
  }];
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = "attr-dict `:` custom<ShortType>(type($result))";
}

def NVTileAS_ShuffleOp : NVTileAS_TileOp<"shuffle",
    "elements exchanged between threads",
    [SameTileOperandsAndResultEncoding, TensorSizeTrait]> {
  let machines = "All";
  let since = 1;
  let description = [{
    Along `axis`, element `i` of the result is element `i ^ xor_mask` of the source,
    or element `(i + rotate) mod n`. Without attributes, nothing moves.

    ```mlir
    %r = nv_tileas.shuffle %x : tile<64x64xf16> -> tile<64x64xf16>
    %s = nv_tileas.shuffle %x {axis = 1 : i32, xor_mask = 4 : i64}
        : tile<64x64xf16> -> tile<64x64xf16>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$source, OptionalAttr<I32Attr>:$axis,
    OptionalAttr<I64Attr>:$xor_mask, OptionalAttr<I64Attr>:$rotate);
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = [{
    $source attr-dict `:` custom<ShortType>(type($source)) `->`
    custom<ShortType>(type($result))
  }];
  let hasVerifier = 1;
  let hasFolder = 1;
}

def NVTileAS_ReduceOp : NVTileAS_TileOp<"reduce",
    "tiles reduced along an axis",
    [SameTileOperandsEncoding, TensorSizeTrait]> {
  let machines = "All";
  let since = 1;
  let description = [{
    Combines the elements along `axis`, which the result does not have. The
    combiner is a word, or a region that takes two elements of each source and
    yields one of each. `min` and `max` of floats ignore NaN. The order in which
    elements are combined is not specified.

    ```mlir
    %r = nv_tileas.reduce %x {axis = 1 : i32, combiner = #nv_tileas<combiner max>}
        : tile<64x64xf32> -> tile<64xf32>
    %s = nv_tileas.reduce %x {axis = 1 : i32} : tile<64x64xf32> -> tile<64xf32> {
    ^bb0(%a: f32, %b: f32):
      %c = arith.mulf %a, %b : f32
      nv_tileas.yield %c : f32
    }
    ```
  }];
  let arguments = (ins Variadic<NVTileAS_TileType>:$sources, I32Attr:$axis,
    OptionalAttr<NVTileAS_CombinerAttr>:$combiner);
  let results = (outs Variadic<NVTileAS_TileType>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$combine);
  let assemblyFormat = [{
    $sources attr-dict (`:` custom<ShortTypes>(type($sources))^)?
    (`->` custom<ShortTypes>(type($results))^)? `` custom<Combine>($combine)
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def NVTileAS_QueuePutOp : NVTileAS_Op<"queue.put", "values into a queue",
    [FirstOperandIsNonAliasingQueue, MemoryModelWriteTrait, HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    ```mlir
    nv_tileas.queue.put %q, %x : queue<tile<64x64xf32>>, tile<64x64xf32>
    ```
  }];
  let arguments = (ins NVTileAS_QueueType:$queue, Variadic<AnyType>:$values);
  let assemblyFormat = [{
    $queue (`,` $values^)? attr-dict `:` custom<ShortType>(type($queue)) ``
    custom<MoreTypes>(type($values))
  }];
}

def NVTileAS_QueueGetOp : NVTileAS_Op<"queue.get", "the next value of a queue",
    [FirstOperandIsNonAliasingQueue, MemoryModelReadTrait, HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    ```mlir
    %x = nv_tileas.queue.get %q : queue<tile<64x64xf32>> -> tile<64x64xf32>
    ```
  }];
  let arguments = (ins NVTileAS_QueueType:$queue);
  let results = (outs AnyType:$value);
  let assemblyFormat = [{
    $queue attr-dict `:` custom<ShortType>(type($queue)) `->`
    custom<ShortType>(type($value))
  }];
}

#endif // OPENNVVM_DIALECT_NVTILEAS_OPSLAYOUT
