//===- Mnemonic.cpp - What instructions in text need ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Mnemonic.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"

using namespace llvm;

namespace opennvvm {

static constexpr MnemonicGate Gates[] = {
#include "opennvvm/Catalog/Mnemonics.inc"
};

/// A word that does not require anything by itself: the first word of the
/// instructions that have it, empty for any, and the word.
using KnownWord = std::pair<StringRef, StringRef>;

static constexpr KnownWord Known[] = {
#include "opennvvm/Catalog/KnownWords.inc"
};

static constexpr SpecialRegister Registers[] = {
#define OPENNVVM_SPECIAL_REGISTERS
#include "opennvvm/Catalog/SpecialRegisters.inc"
};

static constexpr StringLiteral Collectives[] = {
#include "opennvvm/Catalog/Collectives.inc"
};

static constexpr StringLiteral ReadingLater[] = {
#include "opennvvm/Catalog/ReadingLater.inc"
};

static constexpr StringLiteral AsyncGroups[] = {
#include "opennvvm/Catalog/AsyncGroups.inc"
};

/// Whether \p Text has one of \p Words in it.
template <size_t N>
static bool mentions(StringRef Text, const StringLiteral (&Words)[N]) {
  return any_of(Words, [&](StringRef Word) { return Text.contains(Word); });
}

bool mentionsAsyncGroup(StringRef Text) { return mentions(Text, AsyncGroups); }

bool namesAsyncGroup(StringRef Name) {
  auto IsSame = [](char A, char B) {
    return A == B || (A == '.' && B == '_') || (A == '_' && B == '.');
  };
  return any_of(AsyncGroups, [&](StringRef Start) {
    return Name.size() >= Start.size() &&
           equal(Start, Name.take_front(Start.size()), IsSame);
  });
}

bool mentionsReadingLater(StringRef Text) {
  return mentions(Text, ReadingLater);
}

bool readsLater(StringRef Mnemonic) {
  return any_of(ReadingLater,
                [&](StringRef Start) { return beginsWith(Mnemonic, Start); });
}

bool isCollective(StringRef Mnemonic) {
  return hasPart(Mnemonic, "sync") || any_of(Collectives, [&](StringRef Start) {
           return beginsWith(Mnemonic, Start);
         });
}

ArrayRef<MnemonicGate> mnemonicGates(StringRef Root) {
  struct ByRoot {
    bool operator()(const MnemonicGate &G, StringRef R) { return G.Root < R; }
    bool operator()(StringRef R, const MnemonicGate &G) { return R < G.Root; }
  };
  auto [Begin, End] =
      std::equal_range(std::begin(Gates), std::end(Gates), Root, ByRoot());
  return ArrayRef(Begin, End);
}

StringRef rootOf(StringRef Mnemonic) {
  return Mnemonic.take_front(Mnemonic.find('.', 1));
}

bool beginsWith(StringRef Mnemonic, StringRef Start) {
  return Mnemonic.consume_front(Start) &&
         (Mnemonic.empty() || Mnemonic.front() == '.');
}

bool hasPart(StringRef Mnemonic, StringRef Part) {
  while (!Mnemonic.empty()) {
    StringRef First;
    std::tie(First, Mnemonic) = Mnemonic.split('.');
    if (First == Part)
      return true;
  }
  return false;
}

/// Calls \p Holds for each word of \p List, which is separated by dots, until
/// it returns false.
static bool allWords(StringRef List, function_ref<bool(StringRef)> Holds) {
  while (!List.empty()) {
    StringRef Word;
    std::tie(Word, List) = List.split('.');
    if (!Holds(Word))
      return false;
  }
  return true;
}

bool MnemonicGate::matches(StringRef Mnemonic) const {
  return beginsWith(Mnemonic, Start) &&
         allWords(Parts, [&](StringRef W) { return hasPart(Mnemonic, W); }) &&
         allWords(Without, [&](StringRef W) { return !hasPart(Mnemonic, W); });
}

Gate gateOfMnemonic(StringRef Mnemonic, const SMInfo &SM) {
  Gate Needs;
  for (const MnemonicGate &G : mnemonicGates(rootOf(Mnemonic)))
    if (G.matches(Mnemonic)) {
      Needs.SMs &= G.Tools.SMs;
      Needs.PTX =
          std::max(Needs.PTX, (G.Late.allowsSM(SM) ? G.Late : G.Tools).PTX);
    }
  return Needs;
}

bool isKnownWord(StringRef Word, StringRef Root) {
  // All shapes of a matrix product are as old as the instruction.
  if (Root == "wgmma" && Word.starts_with("m64n"))
    return true;
  for (StringRef R : {StringRef(), Root})
    if (llvm::binary_search(Known, KnownWord(R, Word)))
      return true;
  return any_of(mnemonicGates(Root), [&](const MnemonicGate &G) {
    return hasPart(G.Start, Word) || hasPart(G.Parts, Word) ||
           hasPart(G.Without, Word);
  });
}

/// The instruction of the words that any may have.
static constexpr StringLiteral Whichever = "?";

bool isPTXWord(StringRef Word, StringRef Root) {
  return isKnownWord(Word, Root) ||
         llvm::binary_search(Known, KnownWord(Whichever, Word));
}

void forEachWord(StringRef Root, function_ref<void(StringRef)> Visit) {
  auto All = [&](StringRef List) {
    return allWords(List, [&](StringRef Word) {
      Visit(Word);
      return true;
    });
  };
  for (const auto &[First, Word] : Known)
    if (First.empty() || First == Root || First == Whichever)
      Visit(Word);
    else if (Root.empty())
      Visit(First);
  if (Root.empty())
    for (const MnemonicGate &G : Gates)
      Visit(G.Root);
  for (const MnemonicGate &G : mnemonicGates(Root)) {
    All(G.Start);
    All(G.Parts);
    All(G.Without);
  }
}

ArrayRef<SpecialRegister> specialRegisters() { return Registers; }

const SpecialRegister *findSpecialRegister(StringRef Name) {
  auto *It = llvm::lower_bound(
      Registers, Name,
      [](const SpecialRegister &R, StringRef Name) { return R.Name < Name; });
  return It != std::end(Registers) && It->Name == Name ? It : nullptr;
}

} // namespace opennvvm
