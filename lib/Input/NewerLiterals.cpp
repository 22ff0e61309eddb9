//===- NewerLiterals.cpp - Floating-point literals of LLVM 23 -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// From LLVM 23 on, assembly spells floating-point numbers in a new way: the
// bits of the type (f0x3F800000), +inf, -qnan, +nan(0x1), -snan(0x1), C's
// hexadecimal numbers (0x1.8p3), and decimal numbers that are rounded to the
// type, which LLVM 22 refuses unless they are exact. They are spelled for LLVM
// 22 here. What it reads keeps its spelling.
//
//===----------------------------------------------------------------------===//

#include "NewerLiterals.h"
#include "Support/IRText.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Error.h"

using namespace llvm;

namespace opennvvm {

/// The semantics of the type named \p Word; null if it is not a floating-point
/// type that PTX or its debug information has.
static const fltSemantics *semanticsOf(StringRef Word) {
  return StringSwitch<const fltSemantics *>(Word)
      .Case("half", &APFloat::IEEEhalf())
      .Case("bfloat", &APFloat::BFloat())
      .Case("float", &APFloat::IEEEsingle())
      .Case("double", &APFloat::IEEEdouble())
      .Case("fp128", &APFloat::IEEEquad())
      .Default(nullptr);
}

/// The literal that begins at the front of \p Text; empty if none does. It may
/// be an integer or a word.
static StringRef literalAt(StringRef Text) {
  size_t N = Text.starts_with("+") || Text.starts_with("-");
  while (N < Text.size() && (isAlnum(Text[N]) || Text[N] == '.' ||
                             ((Text[N] == '+' || Text[N] == '-') &&
                              StringRef("eEpP").contains(Text[N - 1]))))
    ++N;
  // A payload.
  if (Text.take_front(N).ends_with("nan") && Text.substr(N).starts_with("(")) {
    size_t End = Text.find(')', N);
    N = End == StringRef::npos ? N : End + 1;
  }
  return Text.take_front(N);
}

/// The NaN that \p Payload, in brackets, describes.
static std::optional<APFloat> parseNaN(const fltSemantics &Semantics,
                                       bool IsNegative, bool IsSignaling,
                                       StringRef Payload) {
  // All of the fraction but the bit that tells quiet from signaling.
  unsigned Bits = APFloat::semanticsPrecision(Semantics) - 2;
  APInt Value;
  if (!Payload.consume_front("(0x") || !Payload.consume_back(")") ||
      Payload.getAsInteger(16, Value) || Value.getActiveBits() > Bits ||
      (IsSignaling && Value.isZero()))
    return std::nullopt;
  Value = Value.zextOrTrunc(Bits);
  return IsSignaling ? APFloat::getSNaN(Semantics, IsNegative, &Value)
                     : APFloat::getQNaN(Semantics, IsNegative, &Value);
}

static std::optional<APFloat> parseBits(const fltSemantics &Semantics,
                                        StringRef Digits) {
  unsigned Width = APFloat::semanticsSizeInBits(Semantics);
  APInt Bits;
  if (Digits.getAsInteger(16, Bits) || Bits.getActiveBits() > Width)
    return std::nullopt;
  return APFloat(Semantics, Bits.zextOrTrunc(Width));
}

/// The number that \p Digits spells in decimal, or in hexadecimal with an
/// exponent.
static std::optional<APFloat> parseNumber(const fltSemantics &Semantics,
                                          StringRef Digits) {
  APFloat Value(Semantics);
  auto Status = Value.convertFromString(Digits, APFloat::rmNearestTiesToEven);
  if (!Status) {
    consumeError(Status.takeError());
    return std::nullopt;
  }
  return Value;
}

/// Whether LLVM 22 reads \p Digits, a decimal number, as a \p Semantics.
static bool isExact(const fltSemantics &Semantics, StringRef Digits) {
  std::optional<APFloat> Double = parseNumber(APFloat::IEEEdouble(), Digits);
  bool LosesInfo = false;
  if (Double && &Semantics != &APFloat::IEEEdouble())
    Double->convert(Semantics, APFloat::rmNearestTiesToEven, &LosesInfo);
  return !LosesInfo;
}

/// The value of \p Literal if only LLVM 23 reads it.
static std::optional<APFloat> parseNewer(const fltSemantics &Semantics,
                                         StringRef Literal) {
  if (Literal.consume_front("f0x"))
    return parseBits(Semantics, Literal);
  StringRef Body = Literal;
  bool IsNegative = Body.consume_front("-");
  bool HasSign = IsNegative || Body.consume_front("+");
  if (HasSign && Body == "inf")
    return APFloat::getInf(Semantics, IsNegative);
  if (HasSign && Body == "qnan")
    return APFloat::getQNaN(Semantics, IsNegative);
  bool IsSignaling = Body.starts_with("snan(");
  if (HasSign && (IsSignaling || Body.starts_with("nan(")))
    return parseNaN(Semantics, IsNegative, IsSignaling,
                    Body.drop_until([](char C) { return C == '('; }));
  if (Body.starts_with("0x"))
    return Body.contains('p') ? parseNumber(Semantics, Literal) : std::nullopt;
  if (Body.empty() || !isDigit(Body.front()) || !Body.contains('.') ||
      isExact(Semantics, Literal))
    return std::nullopt;
  return parseNumber(Semantics, Literal);
}

/// Appends \p Value as LLVM 22 spells it.
static void spell(const APFloat &Value, std::string &Out) {
  APInt Bits = Value.bitcastToAPInt();
  auto Hex = [&](uint64_t Word, unsigned Digits) {
    Out += utohexstr(Word, /*LowerCase=*/false, Digits);
  };
  const fltSemantics &Semantics = Value.getSemantics();
  if (&Semantics == &APFloat::IEEEquad()) {
    Out += "0xL";
    Hex(Bits.extractBitsAsZExtValue(64, 0), 16);
    Hex(Bits.extractBitsAsZExtValue(64, 64), 16);
  } else if (Bits.getBitWidth() == 16) {
    Out += &Semantics == &APFloat::IEEEhalf() ? "0xH" : "0xR";
    Hex(Bits.getZExtValue(), 4);
  } else if (Bits.getBitWidth() == 32 && Value.isNaN()) {
    // A conversion would make it quiet.
    uint64_t Float = Bits.getZExtValue();
    uint64_t Sign = Float >> 31, Fraction = Float & 0x7FFFFF;
    Out += "0x";
    Hex(Sign << 63 | uint64_t(0x7FF) << 52 | Fraction << 29, 16);
  } else {
    APFloat Double = Value;
    bool LosesInfo;
    Double.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                   &LosesInfo);
    Out += "0x";
    Hex(Double.bitcastToAPInt().getZExtValue(), 16);
  }
}

std::optional<RespelledText> respellLiterals(StringRef Text) {
  RespelledText Result;
  // A literal is preceded by its type, or is an operand of an instruction that
  // begins with it.
  const fltSemantics *Type = nullptr;
  size_t Copied = 0;
  IRLexer Tokens(Text, 0);
  for (IRLexer::Token T = Tokens.next(); T.Kind != IRLexer::Token::End;
       T = Tokens.next()) {
    bool IsWord = T.Kind == IRLexer::Token::Word;
    if (!IsWord && !T.is('+'))
      continue;
    if (const fltSemantics *Named = IsWord ? semanticsOf(T.Text) : nullptr) {
      Type = Named;
      continue;
    }
    if (!Type || !StringRef("+-f0123456789").contains(T.Text.front()))
      continue;
    StringRef Literal = literalAt(Text.drop_front(T.Where.Begin));
    std::optional<APFloat> Value = parseNewer(*Type, Literal);
    if (!Value)
      continue;
    size_t End = T.Where.Begin + Literal.size();
    Result.Text += Text.slice(Copied, T.Where.Begin);
    spell(*Value, Result.Text);
    Result.Ends.push_back({Result.Text.size(), End});
    Copied = End;
    Tokens = IRLexer(Text, End);
  }
  if (Result.Ends.empty())
    return std::nullopt;
  Result.Text += Text.drop_front(Copied);
  return Result;
}

size_t RespelledText::written(size_t At) const {
  const auto *It =
      upper_bound(Ends, At, [](size_t A, const std::pair<size_t, size_t> &End) {
        return A < End.first;
      });
  return It == Ends.begin() ? At : At - It[-1].first + It[-1].second;
}

void RespelledText::replace(size_t Begin, size_t End, StringRef New) {
  auto IsBehind = [&](const std::pair<size_t, size_t> &Literal) {
    return Literal.first > End;
  };
  size_t WrittenEnd = written(End);
  auto *It = find_if(Ends, IsBehind);
  for (auto &[Here, Written] : make_range(It, Ends.end()))
    Here += Begin + New.size() - End;
  if (New.size() != End - Begin)
    Ends.insert(It, {Begin + New.size(), WrittenEnd});
  Text.replace(Begin, End - Begin, New.str());
}

} // namespace opennvvm
