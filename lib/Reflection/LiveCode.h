//===- LiveCode.h - What a machine sees of a module -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Libraries that serve several machines contain code for each, and ask
// __nvvm_reflect which machine they are compiled for. A machine need not be
// able to do what it never reaches. The verifier, the check of emission and
// emission itself ask here, so that they agree on what that is.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_REFLECTION_LIVECODE_H
#define OPENNVVM_LIB_REFLECTION_LIVECODE_H

#include "FoldedFunction.h"
#include "opennvvm/Support/Unsound.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include <optional>

namespace llvm {
class GlobalValue;
class Module;
} // namespace llvm

namespace opennvvm {

/// The part of a module that remains for one machine: calls of __nvvm_reflect
/// are constants, branches on constants are decided, and what nothing refers to
/// any more is gone. The module is not changed.
///
/// Computed when it is first asked for. A module that neither asks nor has
/// unreachable blocks then costs one visit of each block.
class LiveCode {
public:
  /// \param Answers of __nvvm_reflect by name, instead of the usual ones.
  /// \param Unsound functions that may not be inspected; may be null.
  LiveCode(const llvm::Module &M, const SMInfo &SM,
           llvm::StringMap<int> Answers = {},
           const UnsoundFunctions *Unsound = nullptr)
      : M(M), SM(SM), Answers(std::move(Answers)), Unsound(Unsound) {}

  /// Whether control never reaches \p BB.
  bool isDead(const llvm::BasicBlock &BB) const;
  bool isDead(const llvm::Instruction &I) const;
  /// Whether \p I is dead whatever functions return. Looks only at its
  /// function, for callers that check one function of a large module.
  bool isDeadInFunction(const llvm::Instruction &I) const;
  /// Whether \p GV may be discarded and has uses, all of which are dead.
  bool isDead(const llvm::GlobalValue &GV) const;
  /// Whether anything is, or a select is decided.
  bool hasDead() const;

  /// What remains of \p F; null if all of it does.
  const FoldedFunction *foldedOf(const llvm::Function &F) const;

  /// Calls \p Visit with each constant that \p F, of which \p Folded remains
  /// (null: all of it), refers to outside of dead code.
  static void
  forEachConstant(const llvm::Function &F, const FoldedFunction *Folded,
                  llvm::function_ref<void(const llvm::Constant &)> Visit);

private:
  struct Result {
    llvm::DenseMap<const llvm::Function *, FoldedFunction> FoldedFunctions;
    llvm::DenseSet<const llvm::GlobalValue *> Dead;
  };

  const Result &get() const;
  void solve(Result &R) const;
  void findDeadGlobals(Result &R) const;

  const llvm::Module &M;
  const SMInfo &SM;
  llvm::StringMap<int> Answers;
  const UnsoundFunctions *Unsound;
  mutable std::optional<Result> Known;
  /// What isDeadInFunction() computed, and for which function.
  mutable std::optional<FoldedFunction> Alone;
  mutable const llvm::Function *AloneOf = nullptr;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_REFLECTION_LIVECODE_H
