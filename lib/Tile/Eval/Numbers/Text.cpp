//===- Text.cpp - Elements as text ----------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Numbers/Text.h"
#include "Tile/Eval/Numbers/Convert.h"
#include "Tile/IR/PrintFormat.h"
#include <algorithm>
#include <cstdio>
#include <cstring>
#include <limits>

using namespace llvm;

namespace opennvvm::tile {

static int64_t integerAt(ElementKind K, const uint8_t *From, bool IsSigned) {
  uint64_t Value = 0;
  std::memcpy(&Value, From, infoOf(K).Bytes);
  unsigned Unused = 64 - infoOf(K).Bits;
  return IsSigned && K != ElementKind::I1 ? int64_t(Value << Unused) >> Unused
                                          : int64_t(Value);
}

/// Prints one element as the conversion says. The format is made here of
/// checked pieces, so that the arguments fit it.
static void printElement(std::string &Out, const Conversion &C, ElementKind K,
                         const uint8_t *From) {
  char Text[512];
  bool IsFloat = StringRef("eEfFgGaA").contains(C.Specifier);
  bool IsSigned = C.Specifier == 'd' || C.Specifier == 'i';
  std::string Format = "%" + C.Flags.str();
  int Length;
  if (IsFloat) {
    double Value = infoOf(K).IsFloat ? toDouble(K, From)
                                     : double(integerAt(K, From, true));
    if (Value != Value)
      Value = std::numeric_limits<double>::quiet_NaN();
    Format += C.Specifier;
    Length = std::snprintf(Text, sizeof(Text), Format.c_str(), Value);
  } else {
    int64_t Value = infoOf(K).IsFloat ? toWhole(toDouble(K, From), 64, true)
                                      : integerAt(K, From, IsSigned);
    Format += "ll";
    Format += C.Specifier;
    Length = std::snprintf(Text, sizeof(Text), Format.c_str(),
                           static_cast<long long>(Value));
  }
  Out.append(Text, size_t(std::clamp<int>(Length, 0, sizeof(Text) - 1)));
}

void printTile(std::string &Out, const Conversion &C, ElementKind K,
               ArrayRef<int64_t> Extents, const uint8_t *&From) {
  if (Extents.empty()) {
    printElement(Out, C, K, From);
    From += infoOf(K).Bytes;
    return;
  }
  Out += '[';
  for (int64_t I = 0; I < Extents[0]; ++I) {
    if (I)
      Out += ", ";
    printTile(Out, C, K, Extents.drop_front(), From);
  }
  Out += ']';
}

/// printElement() has room for so many.
static constexpr size_t MaxFlags = 32;

bool parseFormat(StringRef Format, function_ref<StringRef(StringRef)> Keep,
                 SmallVectorImpl<Conversion> &Out) {
  return forEachConversion(
      Format, [&](StringRef Before, StringRef Flags, char Specifier) {
        if (Flags.size() > MaxFlags)
          return false;
        Out.push_back({Keep(Before), Keep(Flags), Specifier});
        return true;
      });
}

} // namespace opennvvm::tile
