//===- Elements.cpp - Types of values and of elements ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Run/Elements.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace llvm;

namespace opennvvm::run {

/// The most memory that an array may have.
static constexpr uint64_t MostBytes = uint64_t(1) << 40;

static constexpr ElementType Elements[] = {
    {"i8", ElementKind::Signed, 1, "|i1"},
    {"u8", ElementKind::Unsigned, 1, "|u1"},
    {"i16", ElementKind::Signed, 2, "<i2"},
    {"u16", ElementKind::Unsigned, 2, "<u2"},
    {"i32", ElementKind::Signed, 4, "<i4"},
    {"u32", ElementKind::Unsigned, 4, "<u4"},
    {"i64", ElementKind::Signed, 8, "<i8"},
    {"u64", ElementKind::Unsigned, 8, "<u8"},
    {"f16", ElementKind::Float, 2, "<f2"},
    // NumPy has no such type.
    {"bf16", ElementKind::Float, 2, "<u2"},
    {"f32", ElementKind::Float, 4, "<f4"},
    {"f64", ElementKind::Float, 8, "<f8"},
};

static Error error(const Twine &What) {
  return createStringError(inconvertibleErrorCode(), What);
}

const ElementType *findElement(StringRef Name) {
  const ElementType *At =
      find_if(Elements, [&](const ElementType &E) { return E.Name == Name; });
  return At == std::end(Elements) ? nullptr : At;
}

std::string elementNames() {
  std::string Names;
  for (const ElementType &E : Elements)
    (Names += Names.empty() ? "" : ", ") += E.Name;
  return Names;
}

static std::vector<uint8_t> bytesOf(const APInt &Bits) {
  std::vector<uint8_t> Bytes(Bits.getBitWidth() / 8);
  for (size_t N = 0; N < Bytes.size(); ++N)
    Bytes[N] = uint8_t(Bits.extractBitsAsZExtValue(8, unsigned(8 * N)));
  return Bytes;
}

static const fltSemantics &semanticsOf(const ElementType &Type) {
  return Type.Name == "f16"    ? APFloat::IEEEhalf()
         : Type.Name == "bf16" ? APFloat::BFloat()
         : Type.Name == "f32"  ? APFloat::IEEEsingle()
                               : APFloat::IEEEdouble();
}

static Expected<std::vector<uint8_t>> parseFloat(const ElementType &Type,
                                                 StringRef Text) {
  APFloat Value(semanticsOf(Type));
  Expected<APFloat::opStatus> Status =
      Value.convertFromString(Text, APFloat::rmNearestTiesToEven);
  if (Status)
    return bytesOf(Value.bitcastToAPInt());
  consumeError(Status.takeError());
  return error("'" + Text + "' is no number");
}

Expected<std::vector<uint8_t>> parseValue(const ElementType &Type,
                                          StringRef Text) {
  if (Type.Kind == ElementKind::Float)
    return parseFloat(Type, Text);
  StringRef Digits = Text;
  bool Negative = Digits.consume_front("-");
  bool IsHex = Digits.starts_with_insensitive("0x");
  unsigned Bits = 8 * Type.Bytes;
  uint64_t Value;
  if (Digits.empty() || !isDigit(Digits.front()) ||
      Digits.drop_front(IsHex ? 2 : 0).getAsInteger(IsHex ? 16 : 10, Value))
    return error("'" + Text + "' is no integer");
  bool IsSigned = Type.Kind == ElementKind::Signed;
  // Hexadecimal digits are the bits of a value, whatever its sign.
  uint64_t Most = IsSigned && (!IsHex || Negative)
                      ? uint64_t(maxIntN(Bits)) + Negative
                      : maxUIntN(Bits);
  if (Value > Most || (Negative && !IsSigned && Value))
    return error("'" + Text + "' is out of the range of " + Type.Name);
  return bytesOf(APInt(64, Negative ? -Value : Value).trunc(Bits));
}

uint64_t ArrayType::bytes() const {
  return std::accumulate(Shape.begin(), Shape.end(), uint64_t(Element->Bytes),
                         std::multiplies<>());
}

Expected<ArrayType> parseArrayType(StringRef Text) {
  auto [Name, Rest] = Text.split('[');
  ArrayType Type;
  Type.Element = findElement(Name);
  if (!Type.Element)
    return error("unknown type '" + Name + "'; known are " + elementNames());
  if (Name.size() == Text.size())
    return Type;
  if (!Rest.consume_back("]"))
    return error("'" + Text + "' lacks a bracket");
  SmallVector<StringRef, 4> Sizes;
  Rest.split(Sizes, ',');
  uint64_t Bytes = Type.Element->Bytes;
  for (StringRef Size : Sizes) {
    uint64_t N;
    if (Size.trim().getAsInteger(10, N))
      return error("'" + Size + "' in '" + Text + "' is no size");
    bool Overflows = false;
    Bytes = SaturatingMultiply(Bytes, N, &Overflows);
    if (Overflows || Bytes > MostBytes)
      return error("'" + Text + "' is too large");
    Type.Shape.push_back(N);
  }
  return Type;
}

} // namespace opennvvm::run
