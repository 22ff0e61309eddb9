//===- Writer.cpp - Text of a PTX module, as it grows ---------------------===//
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
using namespace opennvvm::ptx;

/// What an empty buffer starts with: most kernels fit.
static constexpr size_t FirstSize = 16384;

Writer::Writer(SmallVectorImpl<char> &Out) : Out(Out) {
  Begin = Out.data();
  Cur = End = Begin + Out.size();
}

void Writer::grow(size_t Size) {
  size_t Used = size();
  size_t Wanted = std::max({Used + Size, 2 * Used, FirstSize});
  // The buffer must know of the bytes written so far, or moving it loses them.
  Out.truncate(Used);
  Out.resize_for_overwrite(Wanted);
  Begin = Out.data();
  Cur = Begin + Used;
  End = Begin + Wanted;
}

char *Writer::decLong(char *P, uint64_t V) {
  char Digits[MaxDigits];
  char *First = Digits + MaxDigits;
  do {
    *--First = static_cast<char>('0' + V % 10);
    V /= 10;
  } while (V);
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
