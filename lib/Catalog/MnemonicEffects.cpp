//===- MnemonicEffects.cpp - What instructions in text do -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/MnemonicEffects.h"
#include "Catalog/Mnemonic.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm {

#include "opennvvm/Catalog/MnemonicEffects.inc"

/// Whether \p Text has one of \p Words in it.
template <size_t N>
static bool mentions(StringRef Text, const StringLiteral (&Words)[N]) {
  return any_of(Words, [&](StringRef Word) { return Text.contains(Word); });
}

bool mentionsAsyncGroup(StringRef Text) { return mentions(Text, AsyncGroup); }

bool namesAsyncGroup(StringRef Name) {
  auto IsSame = [](char A, char B) {
    return A == B || (A == '.' && B == '_') || (A == '_' && B == '.');
  };
  return any_of(AsyncGroup, [&](StringRef Start) {
    return Name.size() >= Start.size() &&
           equal(Start, Name.take_front(Start.size()), IsSame);
  });
}

bool mentionsReadingLater(StringRef Text) { return mentions(Text, ReadsLater); }

bool readsLater(StringRef Mnemonic) {
  return any_of(ReadsLater,
                [&](StringRef Start) { return beginsWith(Mnemonic, Start); });
}

bool isCollective(StringRef Mnemonic) {
  return hasPart(Mnemonic, "sync") || any_of(Collective, [&](StringRef Start) {
           return beginsWith(Mnemonic, Start);
         });
}

bool isOfThread(StringRef Mnemonic) {
  return binary_search(OfThread, rootOf(Mnemonic)) && !isCollective(Mnemonic) &&
         none_of(AmongThreads,
                 [&](StringRef Word) { return hasPart(Mnemonic, Word); });
}

} // namespace opennvvm
