//===- OpsMma.td - Matrix products ------------------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_OPSMMA
#define OPENNVVM_DIALECT_NVTILEAS_OPSMMA

include "opennvvm/Dialect/NVTileAS/OpBase.td"

defvar DotArguments = (ins NVTileAS_TileType:$a, NVTileAS_TileType:$b,
  NVTileAS_TileType:$c, NVTileAS_AtomAttr:$atom,
  OptionalAttr<NVTileAS_SignednessAttr>:$signedness_a,
  OptionalAttr<NVTileAS_SignednessAttr>:$signedness_b);

def NVTileAS_DotOp : NVTileAS_ProductOp<"dot",
    "a product of tiles, accumulated", [TensorSizeTrait]> {
  let machines = "All";
  let since = 1;
  let description = [{
    D = A * B + C with A of MxK, B of KxN, C and D of MxN elements and perhaps a
    batch dimension before them. Floats accumulate in f32; each integer operand
    has a signedness.

    ```mlir
    %d = nv_tileas.dot %a, %b, %c {atom = #nv_tileas<atom f16>}
        : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    ```
  }];
  let arguments = DotArguments;
  let results = (outs NVTileAS_TileType:$result);
  let assemblyFormat = DotFormat;
  let hasVerifier = 1;
}

def NVTileAS_AsyncDotOp : NVTileAS_Op<"async.dot",
    "a product of tiles, accumulated asynchronously",
    [TensorSizeTrait, HasMemoryEffects]> {
  let machines = "All";
  let since = 1;
  let description = [{
    As `dot`, with an async token as second result.

    ```mlir
    %d, %done = nv_tileas.async.dot %a, %b, %c {atom = #nv_tileas<atom f16>}
        : tile<64x64xf16>, tile<64x64xf16>, tile<64x64xf32> -> tile<64x64xf32>
    ```
  }];
  let arguments = DotArguments;
  let results = (outs NVTileAS_TileType:$result, NVTileAS_AsyncTokenType:$done);
  let assemblyFormat = DotFormat;
  let hasVerifier = 1;
}

def NVTileAS_BlockScaledMMAOp : NVTileAS_ProductOp<"block_scaled_mma",
    "a product of tiles whose blocks have scale factors",
    [AttrSizedOperandSegments, TensorSizeTrait]> {
  let machines = "All";
  let since = 1;
  let description = [{
    As `dot`, for narrow floats whose blocks of 16 or 32 along K share a scale
    factor: `sfa` is of Mx(K/vec), `sfb` of (K/vec)xN elements.

    | atom | A, B | scale factors | vec | CTAs | PTX |
    |---|---|---|---|---|---|
    | mxf8f6f4 | f8E5M2, f8E4M3FN | f8E8M0FNU | 32 | 1, 2 | kind::mxf8f6f4, block32 |
    | mxf4, mxf4nvf4 | f4E2M1FN, fNV4E0M3F | f8E8M0FNU, f8E4M3FN | 16 | 1 | kind::mxf4nvf4, block16 |
    | mxf4, mxf4nvf4 | f4E2M1FN | f8E8M0FNU | 32 | 1 | kind::mxf4, block32 |

    Which of `mxf4` and `mxf4nvf4` an atom names does not matter: both have a K
    of 64, and the scale factors choose the row. PTX has FP4 atoms for two CTAs;
    this dialect does not. `operandSegmentSizes` may be given in the dictionary,
    and must be if there is an `sfb` but no `sfa`.

    ```mlir
    %d = nv_tileas.block_scaled_mma %a, %b, %c, %sfa, %sfb {atom = #nv_tileas<atom mxf4>}
        : tile<128x64xf4E2M1FN>, tile<64x128xf4E2M1FN>, tile<128x128xf32>,
          tile<128x4xf8E8M0FNU>, tile<4x128xf8E8M0FNU> -> tile<128x128xf32>
    ```
  }];
  let arguments = (ins NVTileAS_TileType:$a, NVTileAS_TileType:$b,
    NVTileAS_TileType:$c, Optional<NVTileAS_TileType>:$sfa,
    Optional<NVTileAS_TileType>:$sfb, NVTileAS_AtomAttr:$atom,
    UnitAttr:$two_cta);
  let results = (outs NVTileAS_TileType:$result);
  let builders = [
    OpBuilder<(ins "Type":$result, "Value":$a, "Value":$b, "Value":$c,
        "Value":$sfa, "Value":$sfb, "AtomKind":$kind, "bool":$twoCta)>
  ];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
}

#endif // OPENNVVM_DIALECT_NVTILEAS_OPSMMA
