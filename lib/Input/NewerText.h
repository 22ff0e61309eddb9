//===- NewerText.h - Assembly of newer versions of LLVM ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_NEWERTEXT_H
#define OPENNVVM_LIB_INPUT_NEWERTEXT_H

#include "Support/IRText.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class SMDiagnostic;
} // namespace llvm

namespace opennvvm {

/// A piece of a text, and what it becomes.
struct Respelling {
  Span Where;
  std::string New;
};

/// How to leave out of assembly what LLVM 22 does not know.
struct NewerText {
  std::string What;              ///< In words.
  bool IsIgnored = true;         ///< False if LLVM 22 spells it differently.
  std::vector<Respelling> Edits; ///< In order, without new lines.
};

/// What LLVM's parser says in \p Error, without a prefix that some of its
/// messages have.
llvm::StringRef messageOf(const llvm::SMDiagnostic &Error);

/// What to change where LLVM's parser has stopped, and at all other places
/// where
/// \p Text has the same.
/// \param At where it has stopped.
/// \param Message what it says.
/// \returns none if the code depends on what is there.
std::optional<NewerText> findNewerText(llvm::StringRef Text, size_t At,
                                       llvm::StringRef Message);

/// LLVM's message for the group of attributes that fillGroup() fills.
inline constexpr llvm::StringLiteral EmptyGroup =
    "attribute group has no attributes";

/// Writes an attribute without a meaning into the group that is defined at \p
/// At and has become empty.
NewerText fillGroup(llvm::StringRef Text, size_t At);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_NEWERTEXT_H
