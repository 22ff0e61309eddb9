//===- Traits.td - Traits ---------------------------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_NVTILEAS_TRAITS
#define OPENNVVM_DIALECT_NVTILEAS_TRAITS

// No operations here: a dialect of tests includes this file alone.
include "mlir/IR/OpBase.td"

/// A trait of namespace mlir::OpTrait::nv_tile.
class NVTile_Trait<string name> : NativeOpTrait<"nv_tile::" # name>;

def FirstOperandIsNonAliasingQueue
    : NVTile_Trait<"FirstOperandIsNonAliasingQueue">;
def MemoryModelReadTrait : NVTile_Trait<"MemoryModelReadTrait">;
def MemoryModelWriteTrait : NVTile_Trait<"MemoryModelWriteTrait">;
def MemoryModelReadWriteTrait : NVTile_Trait<"MemoryModelReadWriteTrait">;
def MustHaveMemLayoutAmongOperandsAndResult
    : NVTile_Trait<"MustHaveMemLayoutAmongOperandsAndResult">;
def PipelineAcquireOpTrait : NVTile_Trait<"PipelineAcquireOpTrait">;
def PipelineReleaseOpTrait : NVTile_Trait<"PipelineReleaseOpTrait">;
def ResultsAreSharedEncoding : NVTile_Trait<"ResultsAreSharedEncoding">;
def SameLoadStoreOperandsAndResultEncoding
    : NVTile_Trait<"SameLoadStoreOperandsAndResultEncoding">;
def SameLoadStoreOperandsAndResultShape
    : NVTile_Trait<"SameLoadStoreOperandsAndResultShape">;
def SameLoadStoreOperandsEncoding
    : NVTile_Trait<"SameLoadStoreOperandsEncoding">;
def SameLoadStoreOperandsShape : NVTile_Trait<"SameLoadStoreOperandsShape">;
def SameTileOperandsAndResultEncoding
    : NVTile_Trait<"SameOperandsAndResultEncoding">;
def SameTileOperandsEncoding : NVTile_Trait<"SameOperandsEncoding">;
def SameOperandsAndResultsAtom : NVTile_Trait<"SameOperandsAndResultsAtom">;
def SameOperationAndResultsAtom : NVTile_Trait<"SameOperationAndResultsAtom">;
def SameTileOperandsAndResultShape
    : NVTile_Trait<"SameLoadStoreOperandsAndResultShape">;
def SameTiledViewAndTensorShapeTrait
    : NVTile_Trait<"SameTiledViewAndTensorShapeTrait">;
def TensorSizeTrait : NVTile_Trait<"TensorSizeTrait">;
def TensorTypeHavingLayout : NVTile_Trait<"TensorTypeHavingLayout">;
def TiledLoadStoreOpTrait : NVTile_Trait<"TiledLoadStoreOpTrait">;
def TiledLoadStoreOpSameElementTypeTrait
    : NVTile_Trait<"TiledLoadStoreOpSameElementTypeTrait">;
def TiledPaddingValueTrait : NVTile_Trait<"TiledPaddingValueTrait">;
def ValidTileASLoadOperandsAndResultEncoding
    : NVTile_Trait<"ValidTileASLoadOperandsAndResultEncoding">;

#endif // OPENNVVM_DIALECT_NVTILEAS_TRAITS
