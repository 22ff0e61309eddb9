//===- Compare.cpp - Where two contents differ ----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Run/Compare.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>
#include <cmath>

using namespace llvm;

namespace opennvvm::run {

namespace {
/// A format of floats, as MLIR and files call it.
struct FloatFormat {
  StringLiteral Name;
  const fltSemantics &(*Semantics)();
};
} // namespace

static constexpr FloatFormat FloatFormats[] = {
    {"f16", APFloat::IEEEhalf},
    {"bf16", APFloat::BFloat},
    {"f32", APFloat::IEEEsingle},
    {"tf32", APFloat::IEEEsingle}, // Kept in the word of an f32.
    {"f64", APFloat::IEEEdouble},
    {"f8E4M3FN", APFloat::Float8E4M3FN},
    {"f8E5M2", APFloat::Float8E5M2},
    {"f8E8M0FNU", APFloat::Float8E8M0FNU},
};

/// Null for what is no float.
static const fltSemantics *semanticsOf(StringRef Type) {
  for (const FloatFormat &F : FloatFormats)
    if (F.Name == Type)
      return &F.Semantics();
  return nullptr;
}

/// The bytes of an element: "i32" has 4.
static unsigned bytesOf(StringRef Type, const fltSemantics *Float) {
  if (Float)
    return APFloat::getSizeInBits(*Float) / 8;
  unsigned Bits = 0;
  bool IsInteger = Type.consume_front("i") || Type.consume_front("u");
  if (!IsInteger || Type.getAsInteger(10, Bits) || Bits > 64 || Bits % 8)
    return 1;
  return std::max(1U, Bits / 8);
}

/// The element that \p Bytes are, in the order of the machine.
static APInt bitsOf(ArrayRef<uint8_t> Bytes) {
  uint64_t Word = 0;
  for (unsigned I = 0; I < Bytes.size(); ++I)
    Word |= uint64_t(Bytes[I]) << (8 * I);
  return APInt(unsigned(8 * Bytes.size()), Word);
}

static double toDouble(APFloat F) {
  bool LosesInfo;
  F.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &LosesInfo);
  return F.convertToDouble();
}

static std::string textOf(const APInt &Bits, const fltSemantics *Float) {
  SmallString<32> Text;
  if (Float)
    APFloat(*Float, Bits).toString(Text);
  else
    Bits.toString(Text, 10, /*Signed=*/true);
  return (Text + " (0x" + utohexstr(Bits.getZExtValue(), /*LowerCase=*/true) +
          ")")
      .str();
}

static bool areClose(const APInt &A, const APInt &B, const fltSemantics &Float,
                     double Tolerance) {
  double X = toDouble(APFloat(Float, A)), Y = toDouble(APFloat(Float, B));
  if (std::isnan(X) || std::isnan(Y))
    return std::isnan(X) && std::isnan(Y);
  if (std::isinf(X) || std::isinf(Y))
    return X == Y;
  return std::abs(X - Y) <=
         Tolerance * std::max({1.0, std::abs(X), std::abs(Y)});
}

std::optional<Difference> findDifference(ArrayRef<uint8_t> First,
                                         ArrayRef<uint8_t> Second,
                                         StringRef Type, double Tolerance) {
  if (First == Second)
    return std::nullopt;
  const fltSemantics *Float = semanticsOf(Type);
  size_t Size = bytesOf(Type, Float);
  // What is left of a buffer that is no array of these elements.
  if (First.size() % Size) {
    Float = nullptr;
    Size = 1;
  }
  for (size_t At = 0; At < First.size(); At += Size) {
    APInt A = bitsOf(First.slice(At, Size)), B = bitsOf(Second.slice(At, Size));
    if (A == B || (Float && Tolerance > 0 && areClose(A, B, *Float, Tolerance)))
      continue;
    return Difference{At / Size, textOf(A, Float), textOf(B, Float)};
  }
  return std::nullopt;
}

} // namespace opennvvm::run
