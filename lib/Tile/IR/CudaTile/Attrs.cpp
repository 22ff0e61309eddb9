//===- Attrs.cpp - Facts, hints and places --------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "opennvvm/Dialect/CudaTile/CudaTile.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace mlir::cuda_tile;

#include "opennvvm/Dialect/CudaTile/Enums.cpp.inc"

#include "opennvvm/Dialect/CudaTile/AttrInterfaces.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "opennvvm/Dialect/CudaTile/Attrs.cpp.inc"

using EmitFn = function_ref<InFlightDiagnostic()>;

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

Attribute DivByAttr::parse(AsmParser &P, Type) {
  uint64_t Divisor;
  std::optional<int64_t> Every, Along;
  SMLoc Loc = P.getCurrentLocation();
  if (P.parseLess() || P.parseInteger(Divisor))
    return {};
  if (succeeded(P.parseOptionalComma())) {
    int64_t Size, Dim;
    if (P.parseKeyword("every") || P.parseInteger(Size) ||
        P.parseKeyword("along") || P.parseInteger(Dim))
      return {};
    Every = Size;
    Along = Dim;
  }
  if (P.parseGreater())
    return {};
  return P.getChecked<DivByAttr>(Loc, P.getContext(), Divisor, Every, Along);
}

void DivByAttr::print(AsmPrinter &P) const {
  P << '<' << getDivisor();
  if (getEvery())
    P << ", every " << *getEvery() << " along " << getAlong().value_or(0);
  P << '>';
}

/// The element and the extents of a value that a fact may be about; a tensor
/// view has neither.
static std::pair<Type, ArrayRef<int64_t>> partsOf(Type T) {
  if (auto Tile = dyn_cast<TileType>(T))
    return {Tile.getElementType(), Tile.getShape()};
  return {Type(), {}};
}

LogicalResult DivByAttr::verifyFact(EmitFn Emit, Type T) const {
  auto [Element, Shape] = partsOf(T);
  if (!isa<TensorViewType>(T) &&
      !(Element && (isAnyInt(Element) || isa<cuda_tile::PointerType>(Element))))
    return Emit() << "div_by is a fact about integers, pointers and tensor "
                     "views, not about "
                  << T;
  if (!llvm::isPowerOf2_64(getDivisor()))
    return Emit() << "the divisor of div_by must be a power of two, got "
                  << getDivisor();
  if (getDivisor() > uint64_t(1) << 62)
    return Emit() << "the divisor of div_by is at most 2^62";
  if (getEvery().has_value() != getAlong().has_value())
    return Emit() << "'every' and 'along' of div_by belong together";
  if (!getEvery())
    return success();
  if (!Element || Shape.empty())
    return Emit() << "'every' of div_by needs a tile with dimensions, got "
                  << T;
  if (*getAlong() < 0 || *getAlong() >= int64_t(Shape.size()))
    return Emit() << "'along' of div_by names dimension " << *getAlong()
                  << " of a tile of rank " << Shape.size();
  if (*getEvery() < 1 || *getEvery() > Shape[*getAlong()])
    return Emit() << "'every' of div_by is between 1 and the extent "
                  << Shape[*getAlong()] << ", got " << *getEvery();
  return success();
}

LogicalResult SameElementsAttr::verifyFact(EmitFn Emit, Type T) const {
  auto [Element, Shape] = partsOf(T);
  if (!Element || !(isAnyInt(Element) || isa<cuda_tile::PointerType>(Element)))
    return Emit() << "same_elements is a fact about tiles of integers and "
                     "pointers, not about "
                  << T;
  if (size_t(getValues().size()) != Shape.size())
    return Emit() << "same_elements needs a number for each dimension, got "
                  << getValues().size() << " for " << Shape.size();
  for (auto [I, Size] : llvm::enumerate(getValues().asArrayRef()))
    if (Size < 1 || Size > Shape[I])
      return Emit() << "same_elements has a group of " << Size
                    << " in a dimension of " << Shape[I];
  return success();
}

Attribute BoundedAttr::parse(AsmParser &P, Type) {
  auto Bound = [&](std::optional<int64_t> &To) -> ParseResult {
    if (succeeded(P.parseOptionalQuestion()))
      return success();
    int64_t N;
    if (P.parseInteger(N))
      return failure();
    To = N;
    return success();
  };
  std::optional<int64_t> Low, High;
  SMLoc Loc = P.getCurrentLocation();
  if (P.parseLess() || Bound(Low) || P.parseComma() || Bound(High) ||
      P.parseGreater())
    return {};
  return P.getChecked<BoundedAttr>(Loc, P.getContext(), Low, High);
}

void BoundedAttr::print(AsmPrinter &P) const {
  auto Bound = [&](std::optional<int64_t> N) {
    if (N)
      P << *N;
    else
      P << '?';
  };
  P << '<';
  Bound(getLb());
  P << ", ";
  Bound(getUb());
  P << '>';
}

LogicalResult BoundedAttr::verifyFact(EmitFn Emit, Type T) const {
  Type Element = partsOf(T).first;
  if (!Element || !isAnyInt(Element))
    return Emit() << "bounded is a fact about tiles of integers, not about "
                  << T;
  unsigned Bits = elementBits(Element);
  for (std::optional<int64_t> N : {getLb(), getUb()})
    if (N && !llvm::isIntN(Bits, *N))
      return Emit() << "the bound " << *N << " does not fit " << Element;
  if (getLb() && getUb() && *getLb() > *getUb())
    return Emit() << "the lower bound " << *getLb()
                  << " is above the upper bound " << *getUb();
  return success();
}

//===----------------------------------------------------------------------===//
// Hints
//===----------------------------------------------------------------------===//

/// "latency = 3": a number is one of 32 bits unless it says so.
static ParseResult parseHint(AsmParser &P,
                             SmallVectorImpl<NamedAttribute> &To) {
  std::string Name;
  SMLoc Loc = P.getCurrentLocation();
  if (P.parseKeywordOrString(&Name) || P.parseEqual())
    return failure();
  if (llvm::any_of(To,
                   [&](NamedAttribute Hint) { return Hint.getName() == Name; }))
    return P.emitError(Loc, "hint '") << Name << "' twice";
  Attribute Value;
  int64_t N;
  // The words true and false are integers to the parser.
  bool IsTrue = succeeded(P.parseOptionalKeyword("true"));
  if (IsTrue || succeeded(P.parseOptionalKeyword("false"))) {
    Value = P.getBuilder().getBoolAttr(IsTrue);
  } else if (OptionalParseResult IsNumber = P.parseOptionalInteger(N);
             !IsNumber.has_value()) {
    if (P.parseAttribute(Value))
      return failure();
  } else {
    Type T = P.getBuilder().getI32Type();
    if (failed(*IsNumber) ||
        (succeeded(P.parseOptionalColon()) && P.parseType(T)))
      return failure();
    if (!T.isSignlessInteger() || T.getIntOrFloatBitWidth() > 64 ||
        !llvm::isIntN(T.getIntOrFloatBitWidth(), N))
      return P.emitError(Loc, "the number ") << N << " does not fit " << T;
    Value = IntegerAttr::get(T, N);
  }
  To.emplace_back(P.getBuilder().getStringAttr(Name), Value);
  return success();
}

static void printHint(AsmPrinter &P, NamedAttribute Hint) {
  P.printKeywordOrString(Hint.getName());
  P << " = ";
  auto Number = dyn_cast<IntegerAttr>(Hint.getValue());
  if (Number && Number.getType().isSignlessInteger(32))
    P << Number.getInt();
  else
    P.printAttribute(Hint.getValue());
}

Attribute OptimizationHintsAttr::parse(AsmParser &P, Type) {
  SmallVector<NamedAttribute> Entries;
  llvm::StringSet<> Seen;
  auto Entry = [&]() -> ParseResult {
    std::string Machine;
    SmallVector<NamedAttribute> Hints;
    SMLoc Loc = P.getCurrentLocation();
    if (P.parseKeywordOrString(&Machine) || P.parseEqual() ||
        P.parseCommaSeparatedList(AsmParser::Delimiter::Braces,
                                  [&] { return parseHint(P, Hints); }))
      return failure();
    if (!Seen.insert(Machine).second)
      return P.emitError(Loc, "hints for '") << Machine << "' twice";
    Entries.emplace_back(P.getBuilder().getStringAttr(Machine),
                         P.getBuilder().getDictionaryAttr(Hints));
    return success();
  };
  if (P.parseLess())
    return {};
  if (failed(P.parseOptionalGreater()) &&
      (P.parseCommaSeparatedList(Entry) || P.parseGreater()))
    return {};
  return get(P.getContext(), DictionaryAttr::get(P.getContext(), Entries));
}

void OptimizationHintsAttr::print(AsmPrinter &P) const {
  P << '<';
  llvm::interleaveComma(getValue(), P, [&](NamedAttribute Entry) {
    P.printKeywordOrString(Entry.getName());
    P << " = {";
    llvm::interleaveComma(cast<DictionaryAttr>(Entry.getValue()), P,
                          [&](NamedAttribute Hint) { printHint(P, Hint); });
    P << '}';
  });
  P << '>';
}

void CudaTileDialect::registerAttrs() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "opennvvm/Dialect/CudaTile/Attrs.cpp.inc"
      >();
}
