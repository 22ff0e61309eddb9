//===- Writer.cpp - The growing text of a PTX module ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Writer.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

using namespace llvm;

namespace opennvvm::ptx {

/// The initial size of a buffer; most kernels fit.
static constexpr size_t FirstSize = 16384;

Writer::Writer(SmallVectorImpl<char> &Out) : Out(Out) {
  Begin = Out.data();
  Cur = End = Begin + Out.size();
}

void Writer::grow(size_t Size) {
  size_t Used = size();
  size_t Wanted = std::max({Used + Size, 2 * Used, FirstSize});
  // The buffer must know how many bytes were written, or reallocating it loses
  // them.
  Out.truncate(Used);
  Out.resize_for_overwrite(Wanted);
  Begin = Out.data();
  Cur = Begin + Used;
  End = Begin + Wanted;
}

const char Writer::DigitPairs[] = "00010203040506070809"
                                  "10111213141516171819"
                                  "20212223242526272829"
                                  "30313233343536373839"
                                  "40414243444546474849"
                                  "50515253545556575859"
                                  "60616263646566676869"
                                  "70717273747576777879"
                                  "80818283848586878889"
                                  "90919293949596979899";

char *Writer::decLong(char *P, uint64_t V) {
  char Digits[MaxDigits];
  char *First = Digits + MaxDigits;
  for (; V >= 100; V /= 100)
    pair(First -= 2, V % 100);
  P = dec(P, V);
  size_t Count = static_cast<size_t>(Digits + MaxDigits - First);
  std::memcpy(P, First, Count);
  return P + Count;
}

void Writer::userText(StringRef S) {
  char *P = begin(S.size());
  for (char C : S)
    *P++ = isPrint(C) ? C : '?';
  end(P);
}

} // namespace opennvvm::ptx
