//===- Types.td - Tiles, views and tokens -----------------*- tablegen -*--===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_DIALECT_CUDATILE_TYPES
#define OPENNVVM_DIALECT_CUDATILE_TYPES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinTypeInterfaces.td"
include "mlir/IR/CommonTypeConstraints.td"
include "opennvvm/Dialect/CudaTile/Attrs.td"

class CudaTile_Type<string name, string word, string version,
                    list<Trait> traits = []>
    : TypeDef<CudaTile_Dialect, name, traits> {
  let mnemonic = word;
  /// The version of the language in which the type appeared.
  string since = version;
}

def CudaTile_PointerType : CudaTile_Type<"Pointer", "ptr", "13.1"> {
  let summary = "an address of global memory";
  let description = [{
    `ptr<f32>`: 64 bits, the address of a number. There are no pointers to
    pointers, and none to `i4`. Values are tiles of pointers.
  }];
  let parameters = (ins "::mlir::Type":$pointeeType);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def CudaTile_TileType : CudaTile_Type<"Tile", "tile", "13.1",
                                      [ShapedTypeInterface]> {
  let summary = "numbers or pointers, with constant extents";
  let description = [{
    `tile<64x32xf32>`; `tile<i32>`, of rank 0, is a scalar. Every extent is a
    power of two, and a tile has at most 16,777,216 elements.
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$shape,
                        "::mlir::Type":$elementType);
  let builders = [TypeBuilderWithInferredContext<(ins
      "::llvm::ArrayRef<int64_t>":$shape, "::mlir::Type":$elementType), [{
    return $_get(elementType.getContext(), shape, elementType);
  }]>];
  let extraClassDeclaration = [{
    bool hasRank() const { return true; }
    TileType cloneWith(std::optional<::llvm::ArrayRef<int64_t>> Shape,
                       ::mlir::Type ElementType) const {
      return get(Shape.value_or(getShape()), ElementType);
    }
    bool isScalar() const { return getShape().empty(); }
  }];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def CudaTile_TensorViewType
    : CudaTile_Type<"TensorView", "tensor_view", "13.1"> {
  let summary = "an array in memory: its extents and strides";
  let description = [{
    `tensor_view<?x128xf32, strides=[?,1]>`. Extents and strides, in elements,
    are constants above zero, or `?`. Strides may overlap.
  }];
  let parameters = (ins "::mlir::Type":$elementType,
                        ArrayRefParameter<"int64_t">:$shape,
                        ArrayRefParameter<"int64_t">:$strides);
  let extraClassDeclaration = [{
    int64_t getRank() const { return getShape().size(); }
  }];
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def CudaTile_PartitionViewType
    : CudaTile_Type<"PartitionView", "partition_view", "13.1"> {
  let summary = "an array, cut into tiles that touch";
  let description = [{
    `partition_view<tile=(64x32), padding_value = zero, tensor_view<…>,
    dim_map=[1,0]>`. Dimension i of the tile lies along dimension `dim_map[i]`
    of the array. Tiles at the border overhang: loads give the padding value
    there, and stores write nothing.
  }];
  let parameters = (ins ArrayRefParameter<"int32_t">:$tileShape,
                        "::mlir::cuda_tile::TensorViewType":$tensorView,
                        ArrayRefParameter<"int32_t">:$dimMap,
                        OptionalParameter<"::mlir::cuda_tile::PaddingValueAttr">
                            :$paddingValue);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def CudaTile_StridedViewType
    : CudaTile_Type<"StridedView", "strided_view", "13.3"> {
  let summary = "an array, cut into tiles at given distances";
  let description = [{
    `strided_view<tile=(128x128), traversal_strides=[110,110], tensor_view<…>>`.
    Tiles may overlap, or leave gaps.
  }];
  let parameters = (ins ArrayRefParameter<"int32_t">:$tileShape,
                        ArrayRefParameter<"int32_t">:$traversalStrides,
                        "::mlir::cuda_tile::TensorViewType":$tensorView,
                        ArrayRefParameter<"int32_t">:$dimMap,
                        OptionalParameter<"::mlir::cuda_tile::PaddingValueAttr">
                            :$paddingValue);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def CudaTile_GatherScatterViewType
    : CudaTile_Type<"GatherScatterView", "gather_scatter_view", "13.3"> {
  let summary = "an array, of which one dimension is indexed by a tile";
  let description = [{
    `gather_scatter_view<tile=(64x64), tensor_view<…>, sparse_dim=0>`. The index
    of the sparse dimension is a tile with one number for each row of the
    result; the others count elements.
  }];
  let parameters = (ins ArrayRefParameter<"int32_t">:$tileShape,
                        "::mlir::cuda_tile::TensorViewType":$tensorView,
                        "int64_t":$sparseDim,
                        OptionalParameter<"::mlir::cuda_tile::PaddingValueAttr">
                            :$paddingValue);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def CudaTile_TokenType : CudaTile_Type<"Token", "token", "13.1"> {
  let summary = "the order of accesses to memory; nothing at run time";
}

def CudaTile_Float8E5M3Type
    : CudaTile_Type<"Float8E5M3", "fNV8E5M3FNU", "13.4"> {
  let summary = "an unsigned float of eight bits, a scale of sm_107";
}

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

class CudaTile_TileOf<string elementPredicate, string elements>
    : Type<And<[CPred<"::llvm::isa<::mlir::cuda_tile::TileType>($_self)">,
                CPred<!subst("$_elem",
                    "::llvm::cast<::mlir::cuda_tile::TileType>($_self)"
                    ".getElementType()", elementPredicate)>]>,
           "tile of " # elements, "::mlir::cuda_tile::TileType">;
class CudaTile_ScalarOf<string elementPredicate, string elements>
    : Type<And<[CudaTile_TileOf<elementPredicate, elements>.predicate,
                CPred<"::llvm::cast<::mlir::cuda_tile::TileType>($_self)"
                      ".isScalar()">]>,
           "tile of rank 0 of " # elements, "::mlir::cuda_tile::TileType">;

def CudaTile_AnyTile : CudaTile_TileOf<"true", "any element">;
def CudaTile_NumberTile : CudaTile_TileOf<
    "::mlir::cuda_tile::isNumber($_elem)", "numbers">;
def CudaTile_BaseFloatTile : CudaTile_TileOf<
    "::mlir::cuda_tile::isBaseFloat($_elem)", "f16, bf16, f32 or f64">;
def CudaTile_FloatTile : CudaTile_TileOf<
    "::mlir::cuda_tile::isFloat($_elem)", "floats">;
def CudaTile_IntTile : CudaTile_TileOf<
    "::mlir::cuda_tile::isAnyInt($_elem)", "i1, i8, i16, i32 or i64">;
/// With i4, which only changes its width.
def CudaTile_StorageIntTile : CudaTile_TileOf<
    "$_elem.isSignlessInteger()", "integers">;
def CudaTile_Int1Tile : CudaTile_TileOf<
    "$_elem.isSignlessInteger(1)", "i1">;
def CudaTile_Int8Tile : CudaTile_TileOf<
    "$_elem.isSignlessInteger(8)", "i8">;
def CudaTile_Int32Tile : CudaTile_TileOf<
    "$_elem.isSignlessInteger(32)", "i32">;
def CudaTile_Int64Tile : CudaTile_TileOf<
    "$_elem.isSignlessInteger(64)", "i64">;
def CudaTile_PointerTile : CudaTile_TileOf<
    "::llvm::isa<::mlir::cuda_tile::PointerType>($_elem)", "pointers">;
def CudaTile_IntScalar : CudaTile_ScalarOf<
    "::mlir::cuda_tile::isAnyInt($_elem)", "i1, i8, i16, i32 or i64">;
def CudaTile_Int1Scalar
    : CudaTile_ScalarOf<"$_elem.isSignlessInteger(1)", "i1">,
      BuildableType<"::mlir::cuda_tile::TileType::get({}, "
                    "$_builder.getI1Type())">;
def CudaTile_Int32Scalar
    : CudaTile_ScalarOf<"$_elem.isSignlessInteger(32)", "i32">,
      BuildableType<"::mlir::cuda_tile::TileType::get({}, "
                    "$_builder.getI32Type())">;
def CudaTile_PointerScalar : CudaTile_ScalarOf<
    "::llvm::isa<::mlir::cuda_tile::PointerType>($_elem)", "pointers">;
def CudaTile_TileView : Type<
    CPred<"::mlir::cuda_tile::isTileView($_self)">,
    "view of tiles">;
def CudaTile_AnyType : Type<
    CPred<"::llvm::isa<::mlir::cuda_tile::CudaTileDialect>("
          "$_self.getDialect())">, "type of cuda_tile">;

#endif // OPENNVVM_DIALECT_CUDATILE_TYPES
