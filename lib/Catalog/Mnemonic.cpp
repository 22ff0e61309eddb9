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
#include "llvm/ADT/SmallVector.h"
#include <array>

using namespace llvm;

namespace opennvvm {

namespace {
/// What a group of PTX instructions requires, from catalog/Mnemonics.td.
struct MnemonicGate {
  Inst Root;
  std::array<Mod, 4> Start;   ///< The modifiers that come first.
  std::array<Mod, 3> Parts;   ///< Those that all of the group have.
  std::array<Mod, 2> Without; ///< Those that none of it has.
  Gate Tools;
  Gate Late; ///< The machines that have it later, and since when; often none.

  /// Whether an instruction with \p Words belongs to the group.
  bool matches(ArrayRef<Mod> Words) const;
  /// Whether \p M is one of the words by which the group is told.
  bool names(Mod M) const {
    return is_contained(Start, M) || is_contained(Parts, M) ||
           is_contained(Without, M);
  }
};
} // namespace

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

/// All groups of the instructions that begin with \p Root.
static ArrayRef<MnemonicGate> gatesOf(Inst Root) {
  struct ByRoot {
    bool operator()(const MnemonicGate &G, Inst R) { return G.Root < R; }
    bool operator()(Inst R, const MnemonicGate &G) { return R < G.Root; }
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

bool MnemonicGate::matches(ArrayRef<Mod> Words) const {
  for (auto [Index, M] : enumerate(Start))
    if (M != Mod::None && (Index >= Words.size() || Words[Index] != M))
      return false;
  return all_of(
             Parts,
             [&](Mod M) { return M == Mod::None || is_contained(Words, M); }) &&
         none_of(Without, [&](Mod M) {
           return M != Mod::None && is_contained(Words, M);
         });
}

static Gate gateOf(Inst Root, ArrayRef<Mod> Words, const SMInfo &SM) {
  Gate Needs;
  for (const MnemonicGate &G : gatesOf(Root))
    if (G.matches(Words)) {
      Needs.SMs &= G.Tools.SMs;
      Needs.PTX =
          std::max(Needs.PTX, (G.Late.allowsSM(SM) ? G.Late : G.Tools).PTX);
    }
  return Needs;
}

Gate gateOf(const Opcode &O, const SMInfo &SM) {
  return gateOf(O.root(), O.mods(), SM);
}

Gate gateOfMnemonic(StringRef Mnemonic, const SMInfo &SM) {
  StringRef Text = rootOf(Mnemonic);
  std::optional<Inst> Root = findInst(Text);
  if (!Root)
    return Gate();
  SmallVector<Mod, 16> Words;
  Mnemonic = Mnemonic.drop_front(Text.size());
  while (Mnemonic.consume_front(".")) {
    StringRef Word = Mnemonic.take_until([](char C) { return C == '.'; });
    Words.push_back(findMod(Word));
    Mnemonic = Mnemonic.drop_front(Word.size());
  }
  return gateOf(*Root, Words, SM);
}

bool isKnownWord(StringRef Word, StringRef Root) {
  // All shapes of a matrix product are as old as the instruction.
  if (Root == "wgmma" && Word.starts_with("m64n"))
    return true;
  for (StringRef R : {StringRef(), Root})
    if (llvm::binary_search(Known, KnownWord(R, Word)))
      return true;
  std::optional<Inst> I = findInst(Root);
  Mod M = findMod(Word);
  return I && any_of(gatesOf(*I), [&](const MnemonicGate &G) {
           return Word == Root || (M != Mod::None && G.names(M));
         });
}

/// The instruction of the words that any may have.
static constexpr StringLiteral Whichever = "?";

bool isPTXWord(StringRef Word, StringRef Root) {
  return isKnownWord(Word, Root) ||
         llvm::binary_search(Known, KnownWord(Whichever, Word));
}

void forEachWord(StringRef Root, function_ref<void(StringRef)> Visit) {
  for (const auto &[First, Word] : Known)
    if (First.empty() || First == Root || First == Whichever)
      Visit(Word);
    else if (Root.empty())
      Visit(First);
  if (Root.empty())
    for (const MnemonicGate &G : Gates)
      Visit(textOf(G.Root));
  std::optional<Inst> I = findInst(Root);
  if (!I)
    return;
  Visit(Root);
  for (const MnemonicGate &G : gatesOf(*I))
    for (ArrayRef<Mod> Words : {ArrayRef<Mod>(G.Start), ArrayRef<Mod>(G.Parts),
                                ArrayRef<Mod>(G.Without)})
      for (Mod M : Words)
        if (!textOf(M).empty())
          Visit(textOf(M).drop_front());
}

ArrayRef<SpecialRegister> specialRegisters() { return Registers; }

const SpecialRegister *findSpecialRegister(StringRef Name) {
  auto *It = llvm::lower_bound(
      Registers, Name,
      [](const SpecialRegister &R, StringRef Name) { return R.Name < Name; });
  return It != std::end(Registers) && It->Name == Name ? It : nullptr;
}

} // namespace opennvvm
