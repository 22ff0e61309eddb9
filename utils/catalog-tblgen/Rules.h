//===- Rules.h - Rules of the catalog, checked ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_UTILS_CATALOGTBLGEN_RULES_H
#define OPENNVVM_UTILS_CATALOGTBLGEN_RULES_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace llvm {
class Record;
class RecordKeeper;
} // namespace llvm

namespace opennvvm {

/// All rules in the order of the records. An invalid or duplicate ID, or a
/// missing text, reason, legal form or source, is a fatal error.
std::vector<const llvm::Record *> allRules(const llvm::RecordKeeper &Records);

/// "Error" for a rule's severity in \p Profile ("NVVM", "NVPTX" …).
llvm::StringRef severityName(const llvm::Record *Rule, llvm::StringRef Profile);

/// What is legal according to \p Rule, with the keys of annotations in place of
/// "{annotation keys}".
std::string legalText(const llvm::Record *Rule);

} // namespace opennvvm

#endif // OPENNVVM_UTILS_CATALOGTBLGEN_RULES_H
