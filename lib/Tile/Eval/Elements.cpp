//===- Elements.cpp - Arithmetic on elements ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Evaluator.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace opennvvm::tile_eval {

int64_t integerOf(Attribute A) {
  return cast<IntegerAttr>(A).getValue().getSExtValue();
}

TypedAttr elementOf(Type T, double Number) {
  if (auto Float = dyn_cast<FloatType>(T))
    return FloatAttr::get(Float, Number);
  unsigned Bits = T.isIndex() ? 64 : T.getIntOrFloatBitWidth();
  return IntegerAttr::get(T, APInt(Bits, static_cast<int64_t>(Number),
                                   /*isSigned=*/true, /*implicitTrunc=*/true));
}

static TypedAttr combineFloats(StringRef Word, FloatAttr A, FloatAttr B) {
  APFloat X = A.getValue();
  const APFloat Y = B.getValue();
  if (Word == "add")
    X.add(Y, APFloat::rmNearestTiesToEven);
  else if (Word == "mul")
    X.multiply(Y, APFloat::rmNearestTiesToEven);
  else if (Word == "min")
    X = minnum(X, Y);
  else if (Word == "max")
    X = maxnum(X, Y);
  else
    return {};
  return FloatAttr::get(A.getType(), X);
}

static std::optional<APInt> combineIntegers(StringRef Word, const APInt &X,
                                            const APInt &Y) {
  return llvm::StringSwitch<std::optional<APInt>>(Word)
      .Case("add", X + Y)
      .Case("mul", X * Y)
      .Case("min", llvm::APIntOps::smin(X, Y))
      .Case("max", llvm::APIntOps::smax(X, Y))
      .Case("umin", llvm::APIntOps::umin(X, Y))
      .Case("umax", llvm::APIntOps::umax(X, Y))
      .Case("and", X & Y)
      .Case("or", X | Y)
      .Case("xor", X ^ Y)
      .Default(std::nullopt);
}

TypedAttr combine(StringRef Word, TypedAttr A, TypedAttr B) {
  if (auto Float = dyn_cast<FloatAttr>(A))
    return combineFloats(Word, Float, cast<FloatAttr>(B));
  std::optional<APInt> Number = combineIntegers(
      Word, cast<IntegerAttr>(A).getValue(), cast<IntegerAttr>(B).getValue());
  return Number ? IntegerAttr::get(A.getType(), *Number) : IntegerAttr();
}

} // namespace opennvvm::tile_eval
