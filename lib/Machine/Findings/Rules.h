//===- Rules.h - What a run can prove wrong ---------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_FINDINGS_RULES_H
#define OPENNVVM_LIB_MACHINE_FINDINGS_RULES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace opennvvm::ptxmachine {

enum class Severity : uint8_t {
  Error, ///< The PTX ISA gives the program no meaning, or a wrong one.
  /// The program has a meaning, which is hardly what was meant; or it has none,
  /// and the machines that are known give it the one that was meant.
  Warning
};

/// A kind of finding.
struct RuleInfo {
  llvm::StringLiteral Id;
  Severity Level;
  llvm::StringLiteral Text;        ///< One line.
  llvm::StringLiteral Explanation; ///< What the ISA says, and what happens.
  llvm::StringLiteral Remedy;      ///< What to do about it.
};

/// All rules, by ID.
llvm::ArrayRef<RuleInfo> rules();

/// The rule \p Id; null if there is none.
const RuleInfo *findRule(llvm::StringRef Id);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_FINDINGS_RULES_H
