//===- Types.td - Types -----------------------------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_TYPES
#define OPENNVVM_DIALECT_NVTILEAS_TYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "opennvvm/Dialect/NVTileAS/Attrs.td"

/// The summary is the noun of "operand #0 must be <noun>".
class NVTileAS_Type<string name, string typeMnemonic, string noun,
                    list<Trait> traits = []>
    : TypeDef<NVTileAS_Dialect, name, traits> {
  let mnemonic = typeMnemonic;
  let summary = noun;
}

def NVTileAS_TileType : NVTileAS_Type<"Tile", "tile", "tile",
                                      [ShapedTypeInterface]> {
  let description = [{
    A value of static shape that an agent holds, with the layout of its elements
    if one has been chosen. Elements are integers of 1 to 64 bits, `index`,
    `f64`, `f32`, `tf32`, `f16`, `bf16`, `f8E4M3FN`, `f8E5M2`, `f8E8M0FNU`,
    `f6E2M3FN`, `f6E3M2FN`, `f4E2M1FN` and `fNV4E0M3F`.

    ```mlir
    !nv_tileas.tile<128x64xf16>
    !nv_tileas.tile<f32>
    !nv_tileas.tile<128x4xf8E8M0FNU, #nv_tileas.tmem<columns = 64>>
    ```
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$shape,
    "::mlir::Type":$elementType,
    OptionalParameter<"::mlir::Attribute">:$layout);
  let builders = [
    TypeBuilderWithInferredContext<(ins "::llvm::ArrayRef<int64_t>":$shape,
        "::mlir::Type":$elementType,
        CArg<"::mlir::Attribute", "{}">:$layout), [{
      return $_get(elementType.getContext(), shape, elementType, layout);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    bool hasRank() const { return true; }
    ::mlir::ShapedType cloneWith(
        std::optional<::llvm::ArrayRef<int64_t>> shape,
        ::mlir::Type elementType) const;
  }];
}

def NVTileAS_TiledViewType : NVTileAS_Type<"TiledView", "tiled_view",
                                           "tiled view"> {
  let description = [{
    A tile-shaped window on memory. `gmem`, `smem`, `tmem` or `rmem` says which
    memory; `gmem` is not printed.

    ```mlir
    !nv_tileas.tiled_view<128x64xf16>
    !nv_tileas.tiled_view<128x64xf16, smem, #nv_tileas.shared<order = [1, 0]>>
    ```
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$shape,
    "::mlir::Type":$elementType,
    "Residency":$residency,
    OptionalParameter<"::mlir::Attribute">:$layout);
  let builders = [
    TypeBuilderWithInferredContext<(ins "::llvm::ArrayRef<int64_t>":$shape,
        "::mlir::Type":$elementType,
        CArg<"Residency", "Residency::Gmem">:$residency,
        CArg<"::mlir::Attribute", "{}">:$layout), [{
      return $_get(elementType.getContext(), shape, elementType, residency,
                   layout);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    int64_t getRank() const { return getShape().size(); }
  }];
}

def NVTileAS_ProducerTokenType : NVTileAS_Type<"PipelineProducerToken",
    "producer_token", "pipeline producer token"> {
  let description = [{
    The producer's end of a pipeline, with the types of the contents of each
    stage.

    ```mlir
    !nv_tileas.producer_token<[tile<128x64xf16>, tile<64x128xf16>]>
    ```
  }];
  let parameters = (ins OptionalArrayRefParameter<"::mlir::Type">:$elementTypes);
  let assemblyFormat = "`<` custom<TypeList>($elementTypes) `>`";
}

def NVTileAS_ConsumerTokenType : NVTileAS_Type<"PipelineConsumerToken",
    "consumer_token", "pipeline consumer token"> {
  let description = [{
    The consumers' end of a pipeline: the contents of a stage, the number of
    consumers, and which of them this token belongs to. `create_pipeline`
    returns a token without `idx`; waiting and reading bind it.

    ```mlir
    !nv_tileas.consumer_token<[tile<128x64xf16>] consumers = 2>
    !nv_tileas.consumer_token<[tile<128x64xf16>] consumers = 2 idx = 0>
    ```
  }];
  let parameters = (ins
    OptionalArrayRefParameter<"::mlir::Type">:$elementTypes,
    DefaultValuedParameter<"int64_t", "1">:$numConsumers,
    DefaultValuedParameter<"int64_t", "-1">:$consumerIdx);
  let assemblyFormat = [{
    `<` custom<TypeList>($elementTypes) (`consumers` `=` $numConsumers^)?
    (`idx` `=` $consumerIdx^)? `>`
  }];
  let genVerifyDecl = 1;
}

def NVTileAS_PipelineIteratorType : NVTileAS_Type<"PipelineIterator",
    "pipeline_iterator", "pipeline iterator"> {
  let description = [{
    The stage that a pipeline operation works on, with the type of its payload.

    ```mlir
    !nv_tileas.pipeline_iterator<tile<128x64xf16>>
    ```
  }];
  let parameters = (ins "::mlir::Type":$payloadType);
  let assemblyFormat = "`<` custom<ShortType>($payloadType) `>`";
}

def NVTileAS_AsyncTokenType : NVTileAS_Type<"AsyncToken", "async_token",
    "async token"> {
  let description = "Completion of asynchronous work.";
}

def NVTileAS_MemTokenType : NVTileAS_Type<"MemToken", "mem_token",
    "memory token"> {
  let description = "Memory ordering; also the barrier of a TMA load.";
}

def NVTileAS_QueueType : NVTileAS_Type<"Queue", "queue", "queue"> {
  let description = [{
    Values handed from one agent to another.

    ```mlir
    !nv_tileas.queue<tile<64x64xf32>>
    ```
  }];
  let parameters = (ins "::mlir::Type":$elementType);
  let assemblyFormat = "`<` custom<ShortType>($elementType) `>`";
}

def NVTileAS_TmaDescType : NVTileAS_Type<"TmaDesc", "tma_desc",
    "TMA descriptor"> {
  let description = [{
    A tensor map: box and element type, and the atom it was made for.

    ```mlir
    !nv_tileas.tma_desc<128x64xf16>
    !nv_tileas.tma_desc<128x64xf16, #nv_tileas<atom tma_load box = [128, 64]>>
    ```
  }];
  let parameters = (ins
    ArrayRefParameter<"int64_t">:$shape,
    "::mlir::Type":$elementType,
    OptionalParameter<"AtomAttr">:$atom);
  let builders = [
    TypeBuilderWithInferredContext<(ins "::llvm::ArrayRef<int64_t>":$shape,
        "::mlir::Type":$elementType, CArg<"AtomAttr", "{}">:$atom), [{
      return $_get(elementType.getContext(), shape, elementType, atom);
    }]>
  ];
  let skipDefaultBuilders = 1;
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def NVTileAS_FloatNV4E0M3FType : NVTileAS_Type<"FloatNV4E0M3F", "fNV4E0M3F",
    "4-bit float of NVFP4"> {
  let description = [{
    Four bits, three of them mantissa and none exponent. LLVM has no arithmetic
    for it, so it is not one of MLIR's float types; `isFloatLike` and
    `getElementBitWidth` know it.
  }];
}

#endif // OPENNVVM_DIALECT_NVTILEAS_TYPES
