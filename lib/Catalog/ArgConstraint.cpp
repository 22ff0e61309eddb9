//===- ArgConstraint.cpp - What constant arguments may be -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Intrinsic.h"
#include "llvm/ADT/StringExtras.h"
#include <limits>

using namespace llvm;

namespace opennvvm {

bool ArgConstraint::allows(int64_t Value) const {
  switch (Kind) {
  case Range:
    return Value >= Low && Value < High;
  case MultipleOf:
    return Value % Low == 0;
  case OneOf:
    return Value >= 0 && Value < 64 && ((uint64_t(Low) >> Value) & 1);
  case PowerOf2:
    return Value >= 0 && (Value & (Value - 1)) == 0;
  case NonZero:
    return Value != 0;
  case BitsOf:
    return (Value & ~Low) == 0;
  }
  llvm_unreachable("covered switch");
}

static std::string describeRange(int64_t Low, int64_t High) {
  if (High == std::numeric_limits<int64_t>::max())
    return "at least " + itostr(Low);
  if (High == Low + 1)
    return itostr(Low);
  return itostr(Low) + " to " + itostr(High - 1);
}

static std::string describeSet(uint64_t Set) {
  SmallVector<std::string, 8> Values;
  for (unsigned Value = 0; Value < 64; ++Value)
    if ((Set >> Value) & 1)
      Values.push_back(utostr(Value));
  if (Values.size() == 1)
    return Values.front();
  std::string Last = Values.pop_back_val();
  return join(Values, ", ") + " or " + Last;
}

std::string ArgConstraint::describe() const {
  switch (Kind) {
  case Range:
    return describeRange(Low, High);
  case MultipleOf:
    return "a multiple of " + itostr(Low);
  case OneOf:
    return describeSet(Low);
  case PowerOf2:
    return "a power of 2";
  case NonZero:
    return "other than 0";
  case BitsOf:
    return "made of the bits of 0x" + utohexstr(Low, /*LowerCase=*/true);
  }
  llvm_unreachable("covered switch");
}

} // namespace opennvvm
