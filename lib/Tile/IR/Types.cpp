//===- Types.cpp - Types --------------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace mlir::nv_tileas;

#define GET_TYPEDEF_CLASSES
#include "opennvvm/Dialect/NVTileAS/Types.cpp.inc"

namespace mlir::nv_tileas {

//===----------------------------------------------------------------------===//
// What is asked of types
//===----------------------------------------------------------------------===//

bool isFloatLike(Type T) { return isa<FloatType, FloatNV4E0M3FType>(T); }

bool isFp4(Type T) { return isa<Float4E2M1FNType, FloatNV4E0M3FType>(T); }

int64_t getElementBitWidth(Type T) {
  if (isa<FloatNV4E0M3FType>(T))
    return 4;
  if (isa<FloatTF32Type>(T))
    return 32;
  return isa<IndexType>(T) ? 64 : T.getIntOrFloatBitWidth();
}

bool isTileElementType(Type T) {
  if (auto Integer = dyn_cast<IntegerType>(T))
    return Integer.isSignless() && Integer.getWidth() >= 1 &&
           Integer.getWidth() <= 64;
  return isa<IndexType, Float64Type, Float32Type, FloatTF32Type, Float16Type,
             BFloat16Type, Float8E4M3FNType, Float8E5M2Type, Float8E8M0FNUType,
             Float6E2M3FNType, Float6E3M2FNType, Float4E2M1FNType,
             FloatNV4E0M3FType>(T);
}

Attribute getLayout(Type T) {
  if (auto Tile = dyn_cast<TileType>(T))
    return Tile.getLayout();
  if (auto View = dyn_cast<TiledViewType>(T))
    return View.getLayout();
  return {};
}

AtomAttr getCarriedAtom(Type T) {
  if (auto Desc = dyn_cast<TmaDescType>(T))
    return Desc.getAtom();
  if (auto Mma = dyn_cast_or_null<MmaLayoutAttr>(getLayout(T)))
    return Mma.getAtom();
  return {};
}

//===----------------------------------------------------------------------===//
// Short spellings
//===----------------------------------------------------------------------===//

template <typename T> static Type parseBody(AsmParser &P) {
  return T::parse(P);
}
template <typename T> static Type parseNothing(AsmParser &P) {
  return T::get(P.getContext());
}

namespace {
struct ShortSpelling {
  StringLiteral Mnemonic;
  Type (*Parse)(AsmParser &);
};
} // namespace

static constexpr ShortSpelling Spellings[] = {
    {TileType::getMnemonic(), parseBody<TileType>},
    {TiledViewType::getMnemonic(), parseBody<TiledViewType>},
    {PipelineProducerTokenType::getMnemonic(),
     parseBody<PipelineProducerTokenType>},
    {PipelineConsumerTokenType::getMnemonic(),
     parseBody<PipelineConsumerTokenType>},
    {PipelineIteratorType::getMnemonic(), parseBody<PipelineIteratorType>},
    {AsyncTokenType::getMnemonic(), parseNothing<AsyncTokenType>},
    {MemTokenType::getMnemonic(), parseNothing<MemTokenType>},
    {QueueType::getMnemonic(), parseBody<QueueType>},
    {TmaDescType::getMnemonic(), parseBody<TmaDescType>},
    {FloatNV4E0M3FType::getMnemonic(), parseNothing<FloatNV4E0M3FType>},
};

ParseResult parseShortType(AsmParser &P, Type &T) {
  SmallVector<StringRef, std::size(Spellings)> Mnemonics;
  for (const ShortSpelling &S : Spellings)
    Mnemonics.push_back(S.Mnemonic);
  StringRef Keyword;
  if (failed(P.parseOptionalKeyword(&Keyword, Mnemonics))) {
    OptionalParseResult Full = P.parseOptionalType(T);
    if (Full.has_value())
      return *Full;
    return P.emitError(P.getCurrentLocation(),
                       "expected a type, or one of nv_tileas by its mnemonic");
  }
  for (const ShortSpelling &S : Spellings)
    if (S.Mnemonic == Keyword)
      T = S.Parse(P);
  return success(static_cast<bool>(T));
}

void printShortType(AsmPrinter &P, Type T) {
  if (failed(generatedTypePrinter(T, P)))
    P.printType(T);
}

//===----------------------------------------------------------------------===//
// Shape, element type and what follows them
//===----------------------------------------------------------------------===//

static ParseResult parseShapeAndElement(AsmParser &P,
                                        SmallVectorImpl<int64_t> &Shape,
                                        Type &ElementType) {
  return failure(P.parseLess() ||
                 P.parseDimensionList(Shape, /*allowDynamic=*/false) ||
                 parseShortType(P, ElementType));
}

static void printShapeAndElement(AsmPrinter &P, ArrayRef<int64_t> Shape,
                                 Type ElementType) {
  P << '<';
  for (int64_t Size : Shape)
    P << Size << 'x';
  printShortType(P, ElementType);
}

static LogicalResult verifyTile(function_ref<InFlightDiagnostic()> EmitError,
                                ArrayRef<int64_t> Shape, Type ElementType) {
  if (llvm::any_of(Shape, [](int64_t Size) { return Size < 0; }))
    return EmitError() << "expects static sizes";
  if (!isTileElementType(ElementType))
    return EmitError() << "tiles of " << ElementType << " do not exist";
  return success();
}

LogicalResult TileType::verify(function_ref<InFlightDiagnostic()> EmitError,
                               ArrayRef<int64_t> Shape, Type ElementType,
                               Attribute) {
  return verifyTile(EmitError, Shape, ElementType);
}

ShapedType TileType::cloneWith(std::optional<ArrayRef<int64_t>> Shape,
                               Type ElementType) const {
  return get(Shape.value_or(getShape()), ElementType, getLayout());
}

Type TileType::parse(AsmParser &P) {
  SMLoc Loc = P.getCurrentLocation();
  SmallVector<int64_t> Shape;
  Type ElementType;
  Attribute Layout;
  if (parseShapeAndElement(P, Shape, ElementType) ||
      (succeeded(P.parseOptionalComma()) && P.parseAttribute(Layout)) ||
      P.parseGreater())
    return {};
  return P.getChecked<TileType>(Loc, Shape, ElementType, Layout);
}

void TileType::print(AsmPrinter &P) const {
  printShapeAndElement(P, getShape(), getElementType());
  if (getLayout())
    P << ", " << getLayout();
  P << '>';
}

LogicalResult
TiledViewType::verify(function_ref<InFlightDiagnostic()> EmitError,
                      ArrayRef<int64_t> Shape, Type ElementType, Residency,
                      Attribute) {
  return verifyTile(EmitError, Shape, ElementType);
}

Type TiledViewType::parse(AsmParser &P) {
  SMLoc Loc = P.getCurrentLocation();
  SmallVector<int64_t> Shape;
  Type ElementType;
  Residency Where = Residency::Gmem;
  Attribute Layout;
  if (parseShapeAndElement(P, Shape, ElementType))
    return {};
  bool More = succeeded(P.parseOptionalComma());
  StringRef Keyword;
  if (More && succeeded(P.parseOptionalKeyword(
                  &Keyword, {"gmem", "smem", "tmem", "rmem"}))) {
    Where = *symbolizeResidency(Keyword);
    More = succeeded(P.parseOptionalComma());
  }
  if ((More && P.parseAttribute(Layout)) || P.parseGreater())
    return {};
  return P.getChecked<TiledViewType>(Loc, Shape, ElementType, Where, Layout);
}

void TiledViewType::print(AsmPrinter &P) const {
  printShapeAndElement(P, getShape(), getElementType());
  if (getResidency() != Residency::Gmem)
    P << ", " << stringifyResidency(getResidency());
  if (getLayout())
    P << ", " << getLayout();
  P << '>';
}

LogicalResult TmaDescType::verify(function_ref<InFlightDiagnostic()> EmitError,
                                  ArrayRef<int64_t> Shape, Type ElementType,
                                  AtomAttr) {
  return verifyTile(EmitError, Shape, ElementType);
}

Type TmaDescType::parse(AsmParser &P) {
  SMLoc Loc = P.getCurrentLocation();
  SmallVector<int64_t> Shape;
  Type ElementType;
  AtomAttr Atom;
  if (parseShapeAndElement(P, Shape, ElementType) ||
      (succeeded(P.parseOptionalComma()) && P.parseAttribute(Atom)) ||
      P.parseGreater())
    return {};
  return P.getChecked<TmaDescType>(Loc, Shape, ElementType, Atom);
}

void TmaDescType::print(AsmPrinter &P) const {
  printShapeAndElement(P, getShape(), getElementType());
  if (getAtom())
    P << ", " << Attribute(getAtom());
  P << '>';
}

LogicalResult
PipelineConsumerTokenType::verify(function_ref<InFlightDiagnostic()> EmitError,
                                  ArrayRef<Type>, int64_t NumConsumers,
                                  int64_t ConsumerIdx) {
  if (NumConsumers < 1)
    return EmitError() << "expects at least one consumer";
  if (ConsumerIdx < -1 || ConsumerIdx >= NumConsumers)
    return EmitError() << "expects 'idx' less than the number of consumers";
  return success();
}

void NVTileASDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "opennvvm/Dialect/NVTileAS/Types.cpp.inc"
      >();
}

} // namespace mlir::nv_tileas
