//===- TestOps.td - One operation for each trait ----------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TEST_DIALECT_NVTILEAS_TESTOPS
#define OPENNVVM_TEST_DIALECT_NVTILEAS_TESTOPS

include "opennvvm/Dialect/NVTileAS/OpBase.td"

def NVTileTest_Dialect : Dialect {
  let name = "nv_tile_test";
  let cppNamespace = "::nv_tile_test";
}

/// Carries one trait and allows all else, so that nothing else answers.
class TraitOp<string mnemonic, list<Trait> traits, dag attributes = (ins)>
    : Op<NVTileTest_Dialect, mnemonic, traits> {
  let arguments = !con((ins Variadic<AnyType>:$operands), attributes);
  let results = (outs Variadic<AnyType>:$results);
}

def QueueOp : TraitOp<"queue", [FirstOperandIsNonAliasingQueue]>;
def ReadOp : TraitOp<"read", [MemoryModelReadTrait]>;
def WriteOp : TraitOp<"write", [MemoryModelWriteTrait]>;
def ReadWriteOp : TraitOp<"read_write", [MemoryModelReadWriteTrait]>;
def MemLayoutOp
    : TraitOp<"mem_layout", [MustHaveMemLayoutAmongOperandsAndResult]>;
def AcquireOp : TraitOp<"acquire", [PipelineAcquireOpTrait]>;
def ReleaseOp : TraitOp<"release", [PipelineReleaseOpTrait]>;
def SharedResultsOp : TraitOp<"shared_results", [ResultsAreSharedEncoding]>;
def SameMemEncodingOp : TraitOp<"load_store_operands_and_result_encoding",
    [SameLoadStoreOperandsAndResultEncoding]>;
def SameMemShapeOp : TraitOp<"load_store_operands_and_result_shape",
    [SameLoadStoreOperandsAndResultShape]>;
def SameStoreEncodingOp
    : TraitOp<"load_store_operands_encoding", [SameLoadStoreOperandsEncoding]>;
def SameStoreShapeOp
    : TraitOp<"load_store_operands_shape", [SameLoadStoreOperandsShape]>;
def SameEncodingOp : TraitOp<"operands_and_result_encoding",
    [SameTileOperandsAndResultEncoding]>;
def SameOperandsEncodingOp
    : TraitOp<"operands_encoding", [SameTileOperandsEncoding]>;
def CarriedAtomOp : TraitOp<"carried_atom", [SameOperandsAndResultsAtom]>;
def OperationAtomOp : TraitOp<"operation_atom", [SameOperationAndResultsAtom],
    (ins OptionalAttr<NVTileAS_AtomAttr>:$atom)>;
def ViewShapeOp : TraitOp<"view_shape", [SameTiledViewAndTensorShapeTrait]>;
def SizeOp : TraitOp<"size", [TensorSizeTrait]>;
def LayoutOp : TraitOp<"layout", [TensorTypeHavingLayout]>;
def ViewElementOp
    : TraitOp<"view_element", [TiledLoadStoreOpSameElementTypeTrait]>;
def PaddingOp : TraitOp<"padding", [TiledPaddingValueTrait],
    (ins OptionalAttr<DenseBoolArrayAttr>:$in_bounds,
         OptionalAttr<NVTileAS_PaddingValueAttr>:$padding_value)>;
def LoadEncodingOp
    : TraitOp<"load_encoding", [ValidTileASLoadOperandsAndResultEncoding]>;
def PositionOp : Op<NVTileTest_Dialect, "position",
    [AttrSizedOperandSegments, TiledLoadStoreOpTrait]> {
  let arguments = (ins Variadic<AnyType>:$view, Variadic<AnyType>:$coords,
    Variadic<AnyType>:$offsets, Variadic<AnyType>:$tokens,
    DefaultValuedAttr<I64Attr, "0">:$descriptor_coords);
}

/// All traits at once, in an order of no sense: whatever comes first must
/// survive what the others would have refused.
def AllOp : Op<NVTileTest_Dialect, "all",
    [AttrSizedOperandSegments, ValidTileASLoadOperandsAndResultEncoding,
     TiledPaddingValueTrait, TiledLoadStoreOpSameElementTypeTrait,
     TensorTypeHavingLayout, TensorSizeTrait, SameTiledViewAndTensorShapeTrait,
     SameOperationAndResultsAtom, SameOperandsAndResultsAtom,
     SameTileOperandsEncoding, SameTileOperandsAndResultEncoding,
     ResultsAreSharedEncoding, MustHaveMemLayoutAmongOperandsAndResult,
     PipelineAcquireOpTrait, FirstOperandIsNonAliasingQueue,
     TiledLoadStoreOpTrait]> {
  let arguments = (ins Variadic<AnyType>:$view, Variadic<AnyType>:$coords,
    Variadic<AnyType>:$offsets, Variadic<AnyType>:$tokens,
    DefaultValuedAttr<I64Attr, "0">:$descriptor_coords,
    OptionalAttr<NVTileAS_AtomAttr>:$atom,
    OptionalAttr<DenseBoolArrayAttr>:$in_bounds,
    OptionalAttr<NVTileAS_PaddingValueAttr>:$padding_value);
  let results = (outs Variadic<AnyType>:$results);
}

#endif // OPENNVVM_TEST_DIALECT_NVTILEAS_TESTOPS
