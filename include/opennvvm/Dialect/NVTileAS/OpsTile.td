//===- OpsTile.td - Arithmetic on tiles -------------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_OPSTILE
#define OPENNVVM_DIALECT_NVTILEAS_OPSTILE

include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/LoopLikeInterface.td"
include "opennvvm/Dialect/NVTileAS/OpBase.td"

def NVTileAS_TileYieldOp : NVTileAS_Op<"yield",
    "what the region of map, generate or reduce computes",
    [Pure, Terminator, ReturnLike,
     ParentOneOf<["MapOp", "GenerateOp", "ReduceOp", "ScanOp"]>]> {
  let machines = "All";
  let since = 1;
  let description = [{
    ```mlir
    nv_tileas.yield %z : f32
    ```
  }];
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "attr-dict ($values^ `:` custom<ShortTypes>(type($values)))?";
}

def NVTileAS_MapOp : NVTileAS_TileOp<"map", "arithmetic on each element",
    [SingleBlock, SameTileOperandsAndResultShape,
     SameTileOperandsAndResultEncoding, TensorSizeTrait,
     DeclareOpInterfaceMethods<LoopLikeOpInterface>]> {
  let machines = "All";
  let since = 1;
  let description = [{
    Runs its region for each element. The arguments are the elements of the
    sources, the values yielded those of the results. The region has scalar
    operations of `arith` and `math` without effects; it may use scalars from
    outside. All tiles have one shape and one layout.

    ```mlir
    %e = nv_tileas.map %x, %y : tile<64x64xf32>, tile<64x64xf32> -> tile<64x64xf32> {
    ^bb0(%a: f32, %b: f32):
      %d = arith.subf %a, %b : f32
      %r = math.exp %d : f32
      nv_tileas.yield %r : f32
    }
    ```
  }];
  let arguments = (ins Variadic<NVTileAS_TileType>:$sources);
  let results = (outs Variadic<NVTileAS_TileType>:$results);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = [{
    $sources attr-dict `:` custom<ShortTypes>(type($sources)) `->`
    custom<ShortTypes>(type($results)) $body
  }];
  let hasVerifier = 1;
  let hasRegionVerifier = 1;
}

def NVTileAS_GenerateOp : NVTileAS_TileOp<"generate",
    "a tile computed from coordinates", [SingleBlock, TensorSizeTrait]> {
  let machines = "All";
  let since = 1;
  let description = [{
    Runs its region for each element with the coordinates of the element, one
    `index` for each dimension. The region is like that of `map`.

    ```mlir
    %iota = nv_tileas.generate : tile<64xi32> {
    ^bb0(%i: index):
      %n = arith.index_cast %i : index to i32
      nv_tileas.yield %n : i32
    }
    ```
  }];
  let results = (outs NVTileAS_TileType:$result);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat = "attr-dict `:` custom<ShortType>(type($result)) $body";
  let hasRegionVerifier = 1;
}

def NVTileAS_SplatOp : NVTileAS_TileOp<"splat", "one value everywhere",
    [TensorSizeTrait]> {
  let machines = "All";
  let since = 1;
  let description = [{
    ```mlir
    %t = nv_tileas.splat %x : f32 -> tile<64x64xf32>
    ```
  }];
  let arguments = (ins AnyType:$source);
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = UnaryFormat;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def NVTileAS_ExpandDimsOp : NVTileAS_TileOp<"expand_dims",
    "a dimension of one element more", [TensorSizeTrait]> {
  let machines = "All";
  let since = 1;
  let description = [{
    `axis` is the number of the new dimension in the result.

    ```mlir
    %c = nv_tileas.expand_dims %x {axis = 1 : i32} : tile<64xf32> -> tile<64x1xf32>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$source, I32Attr:$axis);
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = UnaryFormat;
  let hasVerifier = 1;
}

def NVTileAS_BroadcastOp : NVTileAS_TileOp<"broadcast",
    "dimensions of one element repeated", [TensorSizeTrait]> {
  let machines = "All";
  let since = 1;
  let description = [{
    ```mlir
    %b = nv_tileas.broadcast %c : tile<64x1xf32> -> tile<64x64xf32>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$source);
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = UnaryFormat;
  let hasVerifier = 1;
  let hasFolder = 1;
}

def NVTileAS_ExtractSliceOp : NVTileAS_TileOp<"extract_slice",
    "a part of a tile", [TensorSizeTrait]> {
  let machines = "All";
  let since = 1;
  let description = [{
    The part of the result's shape that begins at `offsets`.

    ```mlir
    %h = nv_tileas.extract_slice %x [0, 32] : tile<64x64xf32> -> tile<64x32xf32>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$source, DenseI64ArrayAttr:$offsets);
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = [{
    $source $offsets attr-dict `:` custom<ShortType>(type($source)) `->`
    custom<ShortType>(type($result))
  }];
  let hasVerifier = 1;
}

def NVTileAS_InsertSliceOp : NVTileAS_TileOp<"insert_slice",
    "a tile with a part of it replaced",
    [TensorSizeTrait, AllTypesMatch<["dest", "result"]>]> {
  let machines = "All";
  let since = 1;
  let description = [{
    `dest` with `part` from `offsets` on.

    ```mlir
    %y = nv_tileas.insert_slice %h, %x [0, 32] : tile<64x32xf32>, tile<64x64xf32>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$part, NVTileAS_TileType:$dest,
    DenseI64ArrayAttr:$offsets);
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = [{
    $part `,` $dest $offsets attr-dict `:` custom<ShortType>(type($part)) `` `,`
    custom<ShortType>(type($dest))
  }];
  let hasVerifier = 1;
}

#endif // OPENNVVM_DIALECT_NVTILEAS_OPSTILE
