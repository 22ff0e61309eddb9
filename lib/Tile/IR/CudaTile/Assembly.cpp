//===- Assembly.cpp - Pieces of the text form -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Assembly.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace mlir::cuda_tile;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

namespace {
/// A type of the dialect by its mnemonic.
struct ShortType {
  StringLiteral Mnemonic;
  Type (*Parse)(AsmParser &);
  /// Prints \p T if it is this type, and says so.
  bool (*Print)(AsmPrinter &, Type T);
};
} // namespace

template <typename T> static Type parseOf(AsmParser &P) { return T::parse(P); }
template <typename T> static bool printOf(AsmPrinter &P, Type Any) {
  auto Own = dyn_cast<T>(Any);
  if (!Own)
    return false;
  P << T::getMnemonic();
  Own.print(P);
  return true;
}
template <typename T> static Type make(AsmParser &P) {
  return T::get(P.getContext());
}
template <typename T> static bool printName(AsmPrinter &P, Type Any) {
  if (!isa<T>(Any))
    return false;
  P << T::getMnemonic();
  return true;
}

static constexpr ShortType ShortTypes[] = {
    {"tile", parseOf<TileType>, printOf<TileType>},
    {"ptr", parseOf<cuda_tile::PointerType>, printOf<cuda_tile::PointerType>},
    {"token", make<cuda_tile::TokenType>, printName<cuda_tile::TokenType>},
    {"tensor_view", parseOf<TensorViewType>, printOf<TensorViewType>},
    {"partition_view", parseOf<PartitionViewType>, printOf<PartitionViewType>},
    {"strided_view", parseOf<StridedViewType>, printOf<StridedViewType>},
    {"gather_scatter_view", parseOf<GatherScatterViewType>,
     printOf<GatherScatterViewType>},
    {"fNV8E5M3FNU", make<Float8E5M3Type>, printName<Float8E5M3Type>},
};

ParseResult cuda_tile::parseCudaTileType(AsmParser &P, Type &T) {
  // "token" is a keyword of the parser, too, and so comes before its types.
  for (const ShortType &Short : ShortTypes)
    if (succeeded(P.parseOptionalKeyword(Short.Mnemonic))) {
      T = Short.Parse(P);
      return success(bool(T));
    }
  OptionalParseResult Read = P.parseOptionalType(T);
  if (Read.has_value())
    return *Read;
  return P.emitError(P.getCurrentLocation(), "expected a type");
}

void cuda_tile::printCudaTileType(AsmPrinter &P, Type T) {
  for (const ShortType &Short : ShortTypes)
    if (Short.Print(P, T))
      return;
  P.printType(T);
}

ParseResult cuda_tile::parseCudaTileTypes(AsmParser &P,
                                          SmallVectorImpl<Type> &List) {
  return P.parseCommaSeparatedList(
      [&] { return parseCudaTileType(P, List.emplace_back()); });
}

void cuda_tile::printCudaTileTypes(AsmPrinter &P, TypeRange List) {
  llvm::interleaveComma(List, P, [&](Type T) { printCudaTileType(P, T); });
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

namespace {
/// What stands between the brackets of a constant.
class ElementsParser {
public:
  ElementsParser(OpAsmParser &P, Type Element) : P(P), Element(Element) {}

  ParseResult parse() { return parseLevel(0); }

  SmallVector<Attribute> Values;
  /// The extents of the brackets; empty for one number.
  SmallVector<int64_t> Shape;

private:
  ParseResult parseLevel(unsigned Depth) {
    if (failed(P.parseOptionalLSquare()))
      return parseNumber();
    bool IsFirst = Shape.size() == Depth;
    if (IsFirst)
      Shape.push_back(0);
    SMLoc Loc = P.getCurrentLocation();
    int64_t Count = 0;
    do {
      if (parseLevel(Depth + 1))
        return failure();
      ++Count;
    } while (succeeded(P.parseOptionalComma()));
    if (P.parseRSquare())
      return failure();
    if (Shape[Depth] && Shape[Depth] != Count)
      return P.emitError(Loc, "expected ")
             << Shape[Depth] << " elements, got " << Count;
    Shape[Depth] = Count;
    return success();
  }

  ParseResult parseNumber() {
    SMLoc Loc = P.getCurrentLocation();
    // The words are integers to the parser.
    bool IsTrue = succeeded(P.parseOptionalKeyword("true"));
    if (IsTrue || succeeded(P.parseOptionalKeyword("false"))) {
      if (!Element.isSignlessInteger(1))
        return P.emitError(Loc, "expected a number, and no truth value, of ")
               << Element;
      Values.push_back(IntegerAttr::get(Element, IsTrue));
      return success();
    }
    if (auto Float = dyn_cast<FloatType>(Element))
      return parseFloat(Float, Loc);
    APInt Value;
    OptionalParseResult Read = P.parseOptionalInteger(Value);
    if (!Read.has_value())
      return P.emitError(Loc, "expected an integer");
    if (failed(*Read))
      return failure();
    unsigned Bits = Element.getIntOrFloatBitWidth();
    if (Value.isNegative() ? !Value.isSignedIntN(Bits) : !Value.isIntN(Bits))
      return P.emitError(Loc, "the number does not fit ") << Element;
    Values.push_back(IntegerAttr::get(Element, Value.sextOrTrunc(Bits)));
    return success();
  }

  /// A number with a point, or the bits of one in hexadecimal.
  ParseResult parseFloat(FloatType T, SMLoc Loc) {
    APFloat Value(T.getFloatSemantics());
    if (P.parseFloat(T.getFloatSemantics(), Value))
      return failure();
    Values.push_back(FloatAttr::get(T, Value));
    return success();
  }

  OpAsmParser &P;
  Type Element;
};
} // namespace

ParseResult cuda_tile::parseElements(OpAsmParser &P, TypedAttr &Value,
                                     Type &T) {
  Type Element;
  SMLoc Loc;
  if (P.parseLess() || P.getCurrentLocation(&Loc) || P.parseType(Element))
    return failure();
  if (!Element.isSignlessInteger() && !isa<FloatType>(Element))
    return P.emitError(Loc, "expected a type of numbers, got ") << Element;
  ElementsParser Read(P, Element);
  if (P.parseColon() || Read.parse() || P.parseGreater() || P.parseColon() ||
      parseCudaTileType(P, T))
    return failure();
  auto Tile = dyn_cast<TileType>(T);
  if (!Tile || Tile.getElementType() != Element)
    return P.emitError(Loc, "expected a tile of ") << Element << ", got " << T;
  if (!Read.Shape.empty() && ArrayRef(Read.Shape) != Tile.getShape())
    return P.emitError(Loc, "the elements do not have the shape of ") << T;
  Value = cast<TypedAttr>(
      Attribute(DenseElementsAttr::get(cast<ShapedType>(T), Read.Values)));
  return success();
}

/// One number as it stands among the elements.
static void printNumber(AsmPrinter &P, Attribute Number) {
  if (auto Bool = dyn_cast<IntegerAttr>(Number);
      Bool && Bool.getType().isSignlessInteger(1))
    P << (Bool.getValue().isZero() ? "false" : "true");
  else
    P.printAttributeWithoutType(Number);
}

void cuda_tile::printElements(OpAsmPrinter &P, Operation *, TypedAttr Value,
                              Type T) {
  auto Dense = cast<DenseElementsAttr>(Attribute(Value));
  ArrayRef<int64_t> Shape = Dense.getType().getShape();
  P << '<';
  P.printType(Dense.getElementType());
  P << ": ";
  auto Numbers = Dense.getValues<Attribute>();
  auto Next = Numbers.begin();
  auto Level = [&](auto &Self, size_t Depth) -> void {
    if (Depth == Shape.size())
      return printNumber(P, *Next++);
    P << '[';
    for (int64_t I = 0; I < Shape[Depth]; ++I) {
      if (I)
        P << ", ";
      Self(Self, Depth + 1);
    }
    P << ']';
  };
  if (Dense.isSplat())
    printNumber(P, Dense.getSplatValue<Attribute>());
  else
    Level(Level, 0);
  P << "> : ";
  printCudaTileType(P, T);
}
