//===- Opcode.cpp - PTX instructions as enumerators -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Catalog/Opcode.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm {

constinit const OpcodeText InstTexts[] = {
#define OPENNVVM_INSTRUCTION(Name, Text) OpcodeText(Text),
#include "opennvvm/Catalog/Opcodes.inc"
};

constinit const OpcodeText ModTexts[] = {
    OpcodeText(""),
#define OPENNVVM_MODIFIER(Name, Text) OpcodeText(Text),
#define OPENNVVM_TRAIT(Name, Text) OpcodeText(""),
#include "opennvvm/Catalog/Opcodes.inc"
};

namespace {
struct Trait {
  StringLiteral Text;
  Mod M;
};
} // namespace

static constexpr Trait Traits[] = {
#define OPENNVVM_TRAIT(Name, Text) {Text, Mod::Name},
#include "opennvvm/Catalog/Opcodes.inc"
};

std::optional<Inst> findInst(StringRef Text) {
  auto *It = lower_bound(InstTexts, Text, [](StringRef Known, StringRef Text) {
    return Known < Text;
  });
  if (It == std::end(InstTexts) || StringRef(*It) != Text)
    return std::nullopt;
  return Inst(It - InstTexts);
}

Mod findMod(StringRef Text) {
  for (const Trait &T : Traits)
    if (T.Text == Text)
      return T.M;
  // The first text is that of None, and the last ones are those of traits.
  ArrayRef<OpcodeText> Words =
      ArrayRef(ModTexts).drop_front().drop_back(std::size(Traits));
  auto *It = lower_bound(Words, Text, [](StringRef Known, StringRef Text) {
    return Known.drop_front() < Text;
  });
  return It != Words.end() && StringRef(*It).drop_front() == Text
             ? Mod(It - ModTexts)
             : Mod::None;
}

std::string Opcode::str() const {
  char Text[MaxText];
  return {Text, write(Text)};
}

} // namespace opennvvm
