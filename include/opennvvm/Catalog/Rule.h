//===- Rule.h - Every diagnostic the project can give -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules of catalog/Rules.td: ID, text and severity per profile,
// explanation, remedy and examples. In a message template, {0}, {1} … are
// filled in by the code that reports the rule.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_CATALOG_RULE_H
#define OPENNVVM_CATALOG_RULE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>

namespace opennvvm {

/// Every rule of catalog/Rules.td, in its order. The enumerator is the ID in
/// CamelCase: "addrspace-cast-target" is Rule::AddrspaceCastTarget.
enum class Rule : uint16_t {
#define OPENNVVM_RULE(Enum, ID) Enum,
#include "opennvvm/Catalog/RuleEnum.inc"
};

enum class Severity : uint8_t { Off, Note, Warning, Error };

/// Which lints are reported: none, those that are certain, or all. In a rule,
/// the level that reports it; Off if the rule is not a lint.
enum class LintLevel : uint8_t { Off, Sure, All };

/// Contracts that one rule set serves; see docs/profiles.md.
enum class Profile : uint8_t { NVVM, LibNVVM, NVPTX, Tileiras };
inline constexpr unsigned NumProfiles = 4;

/// The records of catalog/Fixes.td: remedies that lib/Fix applies.
enum class FixBuilder : uint8_t {
  None,
#define OPENNVVM_FIX(Enum, Function, Does) Enum,
#include "opennvvm/Catalog/FixBuilders.inc"
};

/// What remedy \p Builder does, to continue "nvvmc fix"; empty for None.
llvm::StringLiteral fixText(FixBuilder Builder);

/// One row of catalog/Rules.td.
struct RuleInfo {
  llvm::StringLiteral ID;          ///< "addrspace-cast-target".
  llvm::StringLiteral Layer;       ///< module, global, function, attribute …
  llvm::StringLiteral Text;        ///< Message template.
  llvm::StringLiteral LibNVVMText; ///< Template for profile libnvvm; empty if
                                   ///< it is the same as Text.
  Severity Severities[NumProfiles];
  LintLevel Lint; ///< For a lint, the level that reports it; otherwise Off.
  llvm::StringLiteral Why;      ///< Why the rule exists.
  llvm::StringLiteral Legal;    ///< What is legal instead.
  llvm::StringLiteral Help;     ///< Remedy printed with it; may be empty.
  llvm::StringLiteral Source;   ///< Document that states the rule.
  llvm::StringLiteral Bad;      ///< Failing IR; may be empty.
  llvm::StringLiteral Good;     ///< The closest legal IR.
  FixBuilder Fix;               ///< What mends it by itself, if anything.
  llvm::StringLiteral Unmended; ///< Why nothing does; empty if something does.

  llvm::StringRef text(Profile P) const {
    return P == Profile::LibNVVM && !LibNVVMText.empty() ? LibNVVMText : Text;
  }
};

/// All rules, indexed by Rule.
llvm::ArrayRef<RuleInfo> rules();

inline const RuleInfo &ruleInfo(Rule R) {
  return rules()[static_cast<unsigned>(R)];
}

/// Finds a rule by ID; none if there is no such rule.
std::optional<Rule> findRule(llvm::StringRef ID);

/// The option that asks for the lints of \p Level: "--lint", "--lint=all";
/// empty for Off.
llvm::StringRef lintOption(LintLevel Level);

llvm::StringRef profileName(Profile P);
std::optional<Profile> findProfile(llvm::StringRef Name);

} // namespace opennvvm

#endif // OPENNVVM_CATALOG_RULE_H
