//===- OpsShape.td - Tiles rearranged, scanned, multiplied *- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_OPSSHAPE
#define OPENNVVM_DIALECT_NVTILEAS_OPSSHAPE

include "opennvvm/Dialect/NVTileAS/OpBase.td"

def NVTileAS_ReshapeOp : NVTileAS_TileOp<"reshape",
    "the same elements in other extents", [TensorSizeTrait]> {
  let machines = "All";
  let since = 2;
  let description = [{
    The elements keep their row-major order.

    ```mlir
    %r = nv_tileas.reshape %x : tile<64x32xf32> -> tile<2048xf32>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$source);
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = UnaryFormat;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def NVTileAS_PermuteOp : NVTileAS_TileOp<"permute",
    "dimensions in another order", [TensorSizeTrait]> {
  let machines = "All";
  let since = 2;
  let description = [{
    Dimension `i` of the result is dimension `permutation[i]` of the source.

    ```mlir
    %t = nv_tileas.permute %x {permutation = array<i32: 1, 0>}
        : tile<64x32xf32> -> tile<32x64xf32>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$source,
    DenseI32ArrayAttr:$permutation);
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = UnaryFormat;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def NVTileAS_CatOp : NVTileAS_TileOp<"cat", "one tile behind the other",
    [TensorSizeTrait]> {
  let machines = "All";
  let since = 2;
  let description = [{
    The result has the elements of `first`, then those of `second`, along
    `axis`.

    ```mlir
    %c = nv_tileas.cat %x, %y {axis = 1 : i32}
        : tile<64x32xf32>, tile<64x32xf32> -> tile<64x64xf32>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$first, NVTileAS_TileType:$second,
    I32Attr:$axis);
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = [{
    $first `,` $second attr-dict `:` custom<ShortType>(type($first)) `` `,`
    custom<ShortType>(type($second)) `->` custom<ShortType>(type($result))
  }];
  let hasVerifier = 1;
}

def NVTileAS_ExtractPartOp : NVTileAS_TileOp<"extract_part",
    "one of the equal parts of a tile", [TensorSizeTrait]> {
  let machines = "All";
  let since = 2;
  let description = [{
    The source consists of parts of the result's shape. `part` has the number
    of one of them for each dimension; a number that is too large is undefined
    behavior.

    ```mlir
    %h = nv_tileas.extract_part %x[%i, %j] : tile<64x64xf32> -> tile<64x32xf32>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$source, Variadic<Index>:$part);
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = [{
    $source `` `[` $part `]` attr-dict `:` custom<ShortType>(type($source)) `->`
    custom<ShortType>(type($result))
  }];
  let hasVerifier = 1;
}

def NVTileAS_InsertPartOp : NVTileAS_TileOp<"insert_part",
    "a tile with one of its equal parts replaced",
    [TensorSizeTrait, AllTypesMatch<["dest", "result"]>]> {
  let machines = "All";
  let since = 2;
  let description = [{
    `dest`, with the part of these numbers replaced by `source`.

    ```mlir
    %y = nv_tileas.insert_part %h, %x[%i, %j] : tile<64x32xf32>, tile<64x64xf32>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$source, NVTileAS_TileType:$dest,
    Variadic<Index>:$part);
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = [{
    $source `,` $dest `` `[` $part `]` attr-dict `:`
    custom<ShortType>(type($source)) `` `,` custom<ShortType>(type($dest))
  }];
  let hasVerifier = 1;
}

def NVTileAS_ReinterpretOp : NVTileAS_TileOp<"reinterpret",
    "other elements out of the same bits", [TensorSizeTrait]> {
  let machines = "All";
  let since = 2;
  let description = [{
    The bits of all elements one after the other, the low ones of each first,
    cut into elements of the result. Tiles have one dimension.

    ```mlir
    %b = nv_tileas.reinterpret %x : tile<64xi8> -> tile<128xf4E2M1FN>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$source);
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = UnaryFormat;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def NVTileAS_ScanOp : NVTileAS_TileOp<"scan",
    "the reductions of all beginnings along an axis",
    [SameTileOperandsEncoding, TensorSizeTrait]> {
  let machines = "All";
  let since = 2;
  let description = [{
    Element `i` of a result combines the elements up to and including `i` along
    `axis`, or with `reverse` from `i` on. The combiner is as in `reduce`; its
    region takes what has been combined so far, of all sources, and then the
    elements.

    ```mlir
    %s = nv_tileas.scan %x {axis = 0 : i32, combiner = #nv_tileas<combiner add>}
        : tile<64xi32> -> tile<64xi32>
    ```
  }];
  let arguments = (ins Variadic<NVTileAS_TileType>:$sources, I32Attr:$axis,
    UnitAttr:$reverse, OptionalAttr<NVTileAS_CombinerAttr>:$combiner);
  let results = (outs Variadic<NVTileAS_TileType>:$results);
  let regions = (region VariadicRegion<SizedRegion<1>>:$combine);
  let assemblyFormat = [{
    $sources attr-dict `:` custom<ShortTypes>(type($sources)) `->`
    custom<ShortTypes>(type($results)) `` custom<Combine>($combine)
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def NVTileAS_MmaOp : NVTileAS_ProductOp<"mma",
    "a product of tiles before its instruction is chosen", [TensorSizeTrait]> {
  let machines = "All";
  let since = 2;
  let description = [{
    As `dot`, without an atom. Products and sums are those of the accumulator's
    type: f32 times f32 in f32 is not rounded to tf32.

    | A, B | C, D |
    |---|---|
    | f16 | f16, f32 |
    | bf16, tf32, f32 | f32 |
    | f64 | f64 |
    | f8E4M3FN, f8E5M2 | f16, f32 |
    | i8, with `signedness_a` and `signedness_b` | i32, which wraps |

    With `fast_acc`, sums of 8-bit floats may be those of an accumulator of
    fewer bits.

    ```mlir
    %d = nv_tileas.mma %a, %b, %c
        : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf16> -> tile<64x64xf16>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$a, NVTileAS_TileType:$b,
    NVTileAS_TileType:$c, UnitAttr:$fast_acc,
    OptionalAttr<NVTileAS_SignednessAttr>:$signedness_a,
    OptionalAttr<NVTileAS_SignednessAttr>:$signedness_b);
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = DotFormat;
  let hasVerifier = 1;
}

#endif // OPENNVVM_DIALECT_NVTILEAS_OPSSHAPE
