//===- Rule.cpp - Every diagnostic the project can give -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Catalog/Rule.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm {

static constexpr RuleInfo Table[] = {
#include "opennvvm/Catalog/Rules.inc"
};

static constexpr StringLiteral FixTexts[] = {
    "",
#define OPENNVVM_FIX(Enum, Function, Does) Does,
#include "opennvvm/Catalog/FixBuilders.inc"
};

static constexpr StringLiteral ProfileNames[NumProfiles] = {
    "nvvm", "libnvvm", "nvptx", "tileiras"};

ArrayRef<RuleInfo> rules() { return Table; }

std::optional<Rule> findRule(StringRef ID) {
  for (auto [I, R] : enumerate(Table))
    if (R.ID == ID)
      return Rule(I);
  return std::nullopt;
}

StringLiteral fixText(FixBuilder Builder) {
  return FixTexts[unsigned(Builder)];
}

StringRef lintOption(LintLevel Level) {
  static constexpr StringLiteral Options[] = {"", "--lint", "--lint=all"};
  return Options[unsigned(Level)];
}

StringRef profileName(Profile P) { return ProfileNames[unsigned(P)]; }

std::optional<Profile> findProfile(StringRef Name) {
  for (auto [I, P] : enumerate(ProfileNames))
    if (P == Name)
      return Profile(I);
  return std::nullopt;
}

} // namespace opennvvm
