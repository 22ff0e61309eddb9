//===- Types.cpp - Tiles, views and tokens --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::cuda_tile;

#define GET_TYPEDEF_CLASSES
#include "opennvvm/Dialect/CudaTile/Types.cpp.inc"

namespace mlir::cuda_tile {

//===----------------------------------------------------------------------===//
// What is asked of types
//===----------------------------------------------------------------------===//

bool isAnyInt(Type T) {
  return T.isSignlessInteger(1) || T.isSignlessInteger(8) ||
         T.isSignlessInteger(16) || T.isSignlessInteger(32) ||
         T.isSignlessInteger(64);
}

bool isBaseFloat(Type T) {
  return isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(T);
}

bool isFloat(Type T) {
  return isBaseFloat(T) ||
         isa<FloatTF32Type, Float8E4M3FNType, Float8E5M2Type, Float8E8M0FNUType,
             Float4E2M1FNType, Float8E5M3Type>(T);
}

bool isNumber(Type T) {
  return isAnyInt(T) || T.isSignlessInteger(4) || isFloat(T);
}

unsigned elementBits(Type T) {
  if (isa<PointerType>(T))
    return 64;
  if (isa<Float8E5M3Type>(T))
    return 8;
  return isa<FloatTF32Type>(T) ? 32 : T.getIntOrFloatBitWidth();
}

bool isTileView(Type T) {
  return isa<PartitionViewType, StridedViewType, GatherScatterViewType>(T);
}

TensorViewType tensorOf(Type T) {
  return TypeSwitch<Type, TensorViewType>(T)
      .Case<PartitionViewType, StridedViewType, GatherScatterViewType>(
          [](auto V) { return V.getTensorView(); })
      .Default(TensorViewType());
}

ArrayRef<int32_t> tileShapeOf(Type View) {
  return TypeSwitch<Type, ArrayRef<int32_t>>(View)
      .Case<PartitionViewType, StridedViewType, GatherScatterViewType>(
          [](auto V) { return V.getTileShape(); })
      .Default(ArrayRef<int32_t>());
}

} // namespace mlir::cuda_tile

//===----------------------------------------------------------------------===//
// Pieces of text
//===----------------------------------------------------------------------===//

using EmitFn = function_ref<InFlightDiagnostic()>;

static void printShaped(AsmPrinter &P, ArrayRef<int64_t> Shape, Type Element) {
  P.printDimensionList(Shape);
  if (!Shape.empty())
    P << 'x';
  printCudaTileType(P, Element);
}

/// [1,?,3], or [1,2,3] if nothing may be open.
static ParseResult parseNumbers(AsmParser &P, SmallVectorImpl<int64_t> &List,
                                bool MayBeOpen) {
  return P.parseCommaSeparatedList(
      AsmParser::Delimiter::Square, [&]() -> ParseResult {
        if (MayBeOpen && succeeded(P.parseOptionalQuestion())) {
          List.push_back(ShapedType::kDynamic);
          return success();
        }
        SMLoc Loc = P.getCurrentLocation();
        int64_t N;
        OptionalParseResult Read = P.parseOptionalInteger(N);
        if (!Read.has_value())
          return ParseResult(P.emitError(Loc, MayBeOpen
                                                  ? "expected a number or '?'"
                                                  : "expected a number"));
        if (failed(*Read))
          return failure();
        if (MayBeOpen && N < 1)
          return P.emitError(Loc, "expected a number above zero, got ") << N;
        List.push_back(N);
        return success();
      });
}

template <typename T>
static void printNumbers(AsmPrinter &P, ArrayRef<T> List) {
  P << '[';
  llvm::interleave(
      List, P.getStream(),
      [&](T N) {
        if (int64_t(N) == ShapedType::kDynamic)
          P << '?';
        else
          P << N;
      },
      ",");
  P << ']';
}

/// Numbers that fit 32 bits.
static ParseResult narrow(AsmParser &P, SMLoc Loc, ArrayRef<int64_t> From,
                          SmallVectorImpl<int32_t> &To) {
  for (int64_t N : From) {
    if (!llvm::isInt<32>(N))
      return P.emitError(Loc, "expected 32-bit numbers, got ") << N;
    To.push_back(int32_t(N));
  }
  return success();
}

static ParseResult parseTileShape(AsmParser &P, SmallVectorImpl<int32_t> &To) {
  SmallVector<int64_t> Shape;
  if (P.parseKeyword("tile") || P.parseEqual() || P.parseLParen())
    return failure();
  SMLoc Loc = P.getCurrentLocation();
  if (P.parseDimensionList(Shape, /*allowDynamic=*/false,
                           /*withTrailingX=*/false) ||
      P.parseRParen())
    return failure();
  return narrow(P, Loc, Shape, To);
}

static ParseResult parsePadding(AsmParser &P, PaddingValueAttr &To) {
  if (failed(P.parseOptionalKeyword("padding_value")))
    return success();
  StringRef Word;
  SMLoc Loc;
  if (P.parseEqual() || P.getCurrentLocation(&Loc) || P.parseKeyword(&Word))
    return failure();
  std::optional<PaddingValue> Value = symbolizePaddingValue(Word);
  if (!Value)
    return P.emitError(Loc, "unknown padding value '") << Word << '\'';
  To = PaddingValueAttr::get(P.getContext(), *Value);
  return P.parseComma();
}

static ParseResult parseTensorView(AsmParser &P, TensorViewType &To) {
  Type T;
  SMLoc Loc = P.getCurrentLocation();
  if (parseCudaTileType(P, T))
    return failure();
  To = dyn_cast<TensorViewType>(T);
  return To ? success()
            : ParseResult(P.emitError(Loc, "expected a tensor_view, got ")
                          << T);
}

/// "name = [1,0]" after a comma; the identity if there is none.
static ParseResult parseDimMap(AsmParser &P, size_t Rank,
                               SmallVectorImpl<int32_t> &To) {
  if (failed(P.parseOptionalComma())) {
    llvm::append_range(To, llvm::seq<int32_t>(0, int32_t(Rank)));
    return success();
  }
  SmallVector<int64_t> Map;
  SMLoc Loc;
  if (P.parseKeyword("dim_map") || P.parseEqual() ||
      P.getCurrentLocation(&Loc) || parseNumbers(P, Map, false))
    return failure();
  return narrow(P, Loc, Map, To);
}

static void printViewStart(AsmPrinter &P, ArrayRef<int32_t> Tile) {
  P << "<tile=(";
  llvm::interleave(Tile, P.getStream(), "x");
  P << "), ";
}

static void printPadding(AsmPrinter &P, PaddingValueAttr Padding) {
  if (Padding)
    P << "padding_value = " << stringifyPaddingValue(Padding.getValue())
      << ", ";
}

static void printDimMap(AsmPrinter &P, ArrayRef<int32_t> Map) {
  if (!llvm::equal(Map, llvm::seq<int32_t>(0, int32_t(Map.size())))) {
    P << ", dim_map=[";
    llvm::interleaveComma(Map, P.getStream());
    P << ']';
  }
}

//===----------------------------------------------------------------------===//
// Pointers and tiles
//===----------------------------------------------------------------------===//

Type cuda_tile::PointerType::parse(AsmParser &P) {
  Type Pointee;
  SMLoc Loc = P.getCurrentLocation();
  if (P.parseLess() || parseCudaTileType(P, Pointee) || P.parseGreater())
    return {};
  return P.getChecked<PointerType>(Loc, P.getContext(), Pointee);
}

void cuda_tile::PointerType::print(AsmPrinter &P) const {
  P << '<';
  printCudaTileType(P, getPointeeType());
  P << '>';
}

LogicalResult cuda_tile::PointerType::verify(EmitFn Emit, Type Pointee) {
  if (isNumber(Pointee) && !Pointee.isSignlessInteger(4))
    return success();
  return Emit() << "expected a pointer to a number of at least a byte, or to "
                   "f4E2M1FN, got "
                << Pointee;
}

Type TileType::parse(AsmParser &P) {
  SmallVector<int64_t> Shape;
  Type Element;
  SMLoc Loc = P.getCurrentLocation();
  if (P.parseLess() || P.parseDimensionList(Shape, /*allowDynamic=*/false) ||
      parseCudaTileType(P, Element) || P.parseGreater())
    return {};
  return P.getChecked<TileType>(Loc, P.getContext(), Shape, Element);
}

void TileType::print(AsmPrinter &P) const {
  P << '<';
  printShaped(P, getShape(), getElementType());
  P << '>';
}

template <typename T>
static LogicalResult verifyTileShape(EmitFn Emit, ArrayRef<T> Shape) {
  int64_t Count = 1;
  for (auto [I, Extent] : llvm::enumerate(Shape)) {
    if (Extent < 1 || !llvm::isPowerOf2_64(uint64_t(Extent)))
      return Emit() << "tile dimension " << I
                    << " must be a power of two above zero, got " << Extent;
    // Neither factor exceeds 2^31.
    if (Extent > MaxTileElements || (Count *= Extent) > MaxTileElements)
      return Emit() << "a tile has at most " << MaxTileElements << " elements";
  }
  return success();
}

LogicalResult TileType::verify(EmitFn Emit, ArrayRef<int64_t> Shape,
                               Type Element) {
  if (!isNumber(Element) && !isa<PointerType>(Element))
    return Emit() << "expected a tile of numbers or pointers, got " << Element;
  if (isa<Float4E2M1FNType>(Element) &&
      llvm::none_of(Shape, [](int64_t Extent) { return Extent % 2 == 0; }))
    return Emit() << "a tile of " << Element << " needs an even extent";
  return verifyTileShape(Emit, Shape);
}

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

Type TensorViewType::parse(AsmParser &P) {
  SmallVector<int64_t> Shape, Strides;
  Type Element;
  SMLoc Loc = P.getCurrentLocation();
  if (P.parseLess() || P.parseDimensionList(Shape, /*allowDynamic=*/true) ||
      parseCudaTileType(P, Element))
    return {};
  if (!Shape.empty() && (P.parseComma() || P.parseKeyword("strides") ||
                         P.parseEqual() || parseNumbers(P, Strides, true)))
    return {};
  if (P.parseGreater())
    return {};
  return P.getChecked<TensorViewType>(Loc, P.getContext(), Element, Shape,
                                      Strides);
}

void TensorViewType::print(AsmPrinter &P) const {
  P << '<';
  printShaped(P, getShape(), getElementType());
  if (!getShape().empty()) {
    P << ", strides=";
    printNumbers(P, getStrides());
  }
  P << '>';
}

LogicalResult TensorViewType::verify(EmitFn Emit, Type Element,
                                     ArrayRef<int64_t> Shape,
                                     ArrayRef<int64_t> Strides) {
  if (!isNumber(Element) || Element.isSignlessInteger(4))
    return Emit() << "expected an array of numbers of at least a byte, or of "
                     "f4E2M1FN, got "
                  << Element;
  if (Shape.size() != Strides.size())
    return Emit() << "expected as many strides as extents, got "
                  << Strides.size() << " and " << Shape.size();
  for (int64_t N : Shape)
    if (N < 1 && N != ShapedType::kDynamic)
      return Emit() << "extents must be above zero, got " << N;
  for (int64_t N : Strides)
    if (N < 1 && N != ShapedType::kDynamic)
      return Emit() << "strides must be above zero, got " << N;
  if (!isa<Float4E2M1FNType>(Element))
    return success();
  // Two elements share a byte.
  for (auto [Extent, Stride] : llvm::zip(Shape, Strides))
    if (Stride == 1 && Extent != ShapedType::kDynamic && Extent % 2 == 0)
      return success();
  for (auto [Extent, Stride] : llvm::zip(Shape, Strides))
    if ((Stride == 1 || Stride == ShapedType::kDynamic) &&
        Extent == ShapedType::kDynamic)
      return success();
  return Emit() << "an array of " << Element
                << " needs an even extent along the dimension of stride 1";
}

/// What all views of tiles have in common.
static LogicalResult verifyView(EmitFn Emit, ArrayRef<int32_t> Tile,
                                TensorViewType Tensor,
                                PaddingValueAttr Padding) {
  if (Tile.empty())
    return Emit() << "a view of tiles of rank 0 is not supported";
  if (int64_t(Tile.size()) != Tensor.getRank())
    return Emit() << "expected tile and array of one rank, got " << Tile.size()
                  << " and " << Tensor.getRank();
  if (failed(verifyTileShape(Emit, Tile)))
    return failure();
  if (Padding && Padding.getValue() != PaddingValue::Zero &&
      !isFloat(Tensor.getElementType()))
    return Emit() << "padding value '"
                  << stringifyPaddingValue(Padding.getValue())
                  << "' needs an array of floats, got "
                  << Tensor.getElementType();
  return success();
}

static LogicalResult verifyDimMap(EmitFn Emit, ArrayRef<int32_t> Map,
                                  ArrayRef<int32_t> Tile) {
  if (Map.size() != Tile.size())
    return Emit() << "dim_map must name all " << Tile.size()
                  << " dimensions of the tile, got " << Map.size();
  SmallVector<bool> Seen(Map.size());
  for (int32_t Dim : Map) {
    if (Dim < 0 || size_t(Dim) >= Map.size())
      return Emit() << "dim_map names dimension " << Dim << " of an array of "
                    << Map.size();
    if (std::exchange(Seen[Dim], true))
      return Emit() << "dim_map names dimension " << Dim << " twice";
  }
  return success();
}

Type PartitionViewType::parse(AsmParser &P) {
  SmallVector<int32_t> Tile, Map;
  TensorViewType Tensor;
  PaddingValueAttr Padding;
  SMLoc Loc = P.getCurrentLocation();
  if (P.parseLess() || parseTileShape(P, Tile) || P.parseComma() ||
      parsePadding(P, Padding) || parseTensorView(P, Tensor) ||
      parseDimMap(P, Tile.size(), Map) || P.parseGreater())
    return {};
  return P.getChecked<PartitionViewType>(Loc, P.getContext(), Tile, Tensor, Map,
                                         Padding);
}

void PartitionViewType::print(AsmPrinter &P) const {
  printViewStart(P, getTileShape());
  printPadding(P, getPaddingValue());
  printCudaTileType(P, getTensorView());
  printDimMap(P, getDimMap());
  P << '>';
}

LogicalResult PartitionViewType::verify(EmitFn Emit, ArrayRef<int32_t> Tile,
                                        TensorViewType Tensor,
                                        ArrayRef<int32_t> Map,
                                        PaddingValueAttr Padding) {
  return success(succeeded(verifyView(Emit, Tile, Tensor, Padding)) &&
                 succeeded(verifyDimMap(Emit, Map, Tile)));
}

Type StridedViewType::parse(AsmParser &P) {
  SmallVector<int32_t> Tile, Map, Steps;
  SmallVector<int64_t> Numbers;
  TensorViewType Tensor;
  PaddingValueAttr Padding;
  SMLoc Loc = P.getCurrentLocation();
  if (P.parseLess() || parseTileShape(P, Tile) || P.parseComma() ||
      P.parseKeyword("traversal_strides") || P.parseEqual() ||
      parseNumbers(P, Numbers, false) || narrow(P, Loc, Numbers, Steps) ||
      P.parseComma() || parsePadding(P, Padding) ||
      parseTensorView(P, Tensor) || parseDimMap(P, Tile.size(), Map) ||
      P.parseGreater())
    return {};
  return P.getChecked<StridedViewType>(Loc, P.getContext(), Tile, Steps, Tensor,
                                       Map, Padding);
}

void StridedViewType::print(AsmPrinter &P) const {
  printViewStart(P, getTileShape());
  P << "traversal_strides=";
  printNumbers(P, getTraversalStrides());
  P << ", ";
  printPadding(P, getPaddingValue());
  printCudaTileType(P, getTensorView());
  printDimMap(P, getDimMap());
  P << '>';
}

LogicalResult StridedViewType::verify(EmitFn Emit, ArrayRef<int32_t> Tile,
                                      ArrayRef<int32_t> Steps,
                                      TensorViewType Tensor,
                                      ArrayRef<int32_t> Map,
                                      PaddingValueAttr Padding) {
  if (failed(verifyView(Emit, Tile, Tensor, Padding)) ||
      failed(verifyDimMap(Emit, Map, Tile)))
    return failure();
  if (Steps.size() != Tile.size())
    return Emit() << "expected a traversal stride for each dimension, got "
                  << Steps.size() << " for " << Tile.size();
  for (int32_t N : Steps)
    if (N < 1)
      return Emit() << "traversal strides must be above zero, got " << N;
  return success();
}

Type GatherScatterViewType::parse(AsmParser &P) {
  SmallVector<int32_t> Tile;
  TensorViewType Tensor;
  PaddingValueAttr Padding;
  int64_t Sparse = 0;
  SMLoc Loc = P.getCurrentLocation();
  if (P.parseLess() || parseTileShape(P, Tile) || P.parseComma() ||
      parsePadding(P, Padding) || parseTensorView(P, Tensor) ||
      P.parseComma() || P.parseKeyword("sparse_dim") || P.parseEqual() ||
      P.parseInteger(Sparse) || P.parseGreater())
    return {};
  return P.getChecked<GatherScatterViewType>(Loc, P.getContext(), Tile, Tensor,
                                             Sparse, Padding);
}

void GatherScatterViewType::print(AsmPrinter &P) const {
  printViewStart(P, getTileShape());
  printPadding(P, getPaddingValue());
  printCudaTileType(P, getTensorView());
  P << ", sparse_dim=" << getSparseDim() << '>';
}

LogicalResult GatherScatterViewType::verify(EmitFn Emit, ArrayRef<int32_t> Tile,
                                            TensorViewType Tensor,
                                            int64_t Sparse,
                                            PaddingValueAttr Padding) {
  if (failed(verifyView(Emit, Tile, Tensor, Padding)))
    return failure();
  if (Sparse < 0 || Sparse >= Tensor.getRank())
    return Emit() << "sparse_dim names dimension " << Sparse
                  << " of an array of " << Tensor.getRank();
  return success();
}

void CudaTileDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "opennvvm/Dialect/CudaTile/Types.cpp.inc"
      >();
}
