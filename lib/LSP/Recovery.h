//===- Recovery.h - Reading around a syntax error ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's parser stops at the first error. While a module is being written, the
// statement that it stops at is replaced by something harmless of the same
// length, so that the rest can be checked and all places stay where they are.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_RECOVERY_H
#define OPENNVVM_LIB_LSP_RECOVERY_H

#include "Structure.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <vector>

namespace opennvvm::editor {

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
  bool isDropped(Span Where) const;

private:
  const Statement *blame(size_t Offset, llvm::StringRef Message) const;
  bool emptyBody(const Statement &S);
  void blank(Span Where);

  std::string Text;
  /// Those of the original, found when something must be left out.
  std::optional<std::vector<Statement>> Statements;
  llvm::SmallVector<Span, 4> Dropped;
  bool LacksNames = false;
};

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_RECOVERY_H
