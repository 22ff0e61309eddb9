//===- Recovery.h - Reading around a syntax error ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's parser stops at the first error. The statement that it stops at is
// replaced by something harmless of the same length, so that the rest can be
// checked and all places stay where they are.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_INPUT_RECOVERY_H
#define OPENNVVM_LIB_INPUT_RECOVERY_H

#include "Statements.h"
#include "opennvvm/Input/Input.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace opennvvm {

/// A text of which broken statements are left out.
class RecoveredText {
public:
  explicit RecoveredText(llvm::StringRef Text);

  const std::string &str() const { return Text; }

  /// Leaves out what is to blame for the parser's error \p Message at \p
  /// Offset: the body of a function, or a statement as a whole.
  /// \returns false if nothing more can be left out.
  bool leaveOut(size_t Offset, llvm::StringRef Message);

  /// What was left out, in the order in which it was.
  llvm::ArrayRef<Span> dropped() const { return Dropped; }
  /// Whether the name of what was left out may be missed elsewhere.
  bool lacksNames() const { return LacksNames; }
  /// Whether \p Where was left out, or added.
  bool isDropped(Span Where) const;

  /// Goes on after \p Error, a finding of the parser (misc-llvm-parser): leaves
  /// out what is to blame, or adds a definition for a name that was left out
  /// and is still used.
  /// \returns false if nothing more can be done.
  bool leaveOut(const Diagnostic &Error);
  /// Whether \p D, a finding in this text, may only be a consequence of leaving
  /// something out: it is at that place, or misses a name that was defined
  /// there or something in the module as a whole.
  bool mayBeOurs(const Diagnostic &D) const;

private:
  const Statement *blame(size_t Offset, llvm::StringRef Message) const;
  bool emptyBody(const Statement &S);
  void blank(Span Where);
  bool standIn(llvm::StringRef Message);
  Span spanOf(const TextRange &Range) const;

  std::string Text;
  size_t WrittenSize; ///< What follows was added.
  /// Those of the original, found when something must be left out.
  std::optional<std::vector<Statement>> Statements;
  llvm::SmallVector<Span, 4> Dropped;
  bool LacksNames = false;
  /// Whether a statement was left out that may tell something about the module.
  bool LacksFacts = false;
};

/// Reads the input of \p L, which could not be read, again without the
/// statements that LLVM's parser stops at. Reports the parser's further errors
/// to \p Diags, for which DiagnosticEngine::gaveUp() already holds. Findings of
/// checks may be consequences of what is left out, see
/// RecoveredText::mayBeOurs().
/// \param Text the text of \p L; receives what was left out.
/// \returns whether the rest was read.
bool readAround(LoadedModule &L, RecoveredText &Text,
                llvm::LLVMContext &Context, DiagnosticEngine &Diags);

} // namespace opennvvm

#endif // OPENNVVM_LIB_INPUT_RECOVERY_H
