//===- Remedy.h - The edits of one remedy -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A remedy is a function that gets a finding and edits the text. It must not
// change what the program computes. If it cannot be sure, it returns false, and
// its edits are ignored. Each remedy works on the module as it was read, so
// that remedies do not depend on each other.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_FIX_REMEDY_H
#define OPENNVVM_LIB_FIX_REMEDY_H

#include "ModuleText.h"
#include "opennvvm/Support/Diagnostics.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"
#include <vector>

namespace opennvvm::fix {

class Remedy {
public:
  Remedy(const ModuleText &Text, const Place &At) : Text(Text), At(At) {}

  const ModuleText &Text;
  const Place At; ///< What the finding is about.

  const llvm::Module &module() const { return Text.module(); }
  /// What the finding is about, if it is of that kind; null otherwise.
  template <typename T> const T *instruction() const {
    return llvm::dyn_cast_or_null<T>(At.I);
  }
  const llvm::Function *function() const {
    return llvm::dyn_cast_or_null<llvm::Function>(At.GV);
  }

  void insert(size_t Where, const llvm::Twine &New) {
    replace({Where, Where}, New);
  }
  void replace(Span S, const llvm::Twine &New);
  /// Removes \p S and the blanks before it.
  void remove(Span S) { replace(Text.withBlanks(S), ""); }
  /// Inserts the instruction \p New on a line before \p I, or after it.
  void insertBefore(const llvm::Instruction &I, const llvm::Twine &New);
  void insertAfter(const llvm::Instruction &I, const llvm::Twine &New);
  /// Inserts \p New, one or more whole lines, behind the functions.
  void addToModule(const llvm::Twine &New);
  /// Declares \p Function, as "declare void @f()", unless the module has
  /// \p Name.
  void declare(llvm::StringRef Name, const llvm::Twine &Declaration);

  /// Adds the edits of \p Other, which is about the same finding.
  void take(const Remedy &Other) { llvm::append_range(Edits, Other.Edits); }

  /// Where \p I is in the source of the front end, to be inserted behind a
  /// new instruction: ", !dbg !7", or empty.
  std::string location(const llvm::Instruction &I) const;

  /// The edits, in order, and the removal of what they leave unused.
  std::vector<TextEdit> edits() const;

private:
  std::vector<TextEdit> Edits;
};

/// A name for a new value of \p F that is based on that of \p V.
std::string newName(const llvm::Function &F, const llvm::Value &V,
                    const llvm::Twine &Suffix);

/// \p Edits, and the removal of what they leave unused: attribute groups
/// without an attribute, which LLVM rejects, with all references to them, and
/// declarations of intrinsics that nothing calls any more.
std::vector<TextEdit> withoutUnused(const ModuleText &Text,
                                    std::vector<TextEdit> Edits);

// The remedies of catalog/Fixes.td.
#define OPENNVVM_FIX(Enum, Function, Does) bool Function(Remedy &R);
#include "opennvvm/Catalog/FixBuilders.inc"

} // namespace opennvvm::fix

#endif // OPENNVVM_LIB_FIX_REMEDY_H
