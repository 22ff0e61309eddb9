//===- RuleText.h - What a rule of the machine means ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_RUN_RULETEXT_H
#define OPENNVVM_LIB_RUN_RULETEXT_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace opennvvm::run {

/// Prints what the rule \p Id of the machine means, as text or as an object of
/// JSON in a line of its own. \returns false if the machine has no such rule.
bool explainRule(llvm::raw_ostream &OS, llvm::StringRef Id, bool AsJSON);

} // namespace opennvvm::run

#endif // OPENNVVM_LIB_RUN_RULETEXT_H
