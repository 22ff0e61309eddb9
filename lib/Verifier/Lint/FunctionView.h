//===- FunctionView.h - A function as lints see it --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Unoptimized code keeps its variables in memory. It also contains code for
// machines that the module is not compiled for. This view looks through the
// variables and leaves that code out, as far as one function shows.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_VERIFIER_LINT_FUNCTIONVIEW_H
#define OPENNVVM_LIB_VERIFIER_LINT_FUNCTIONVIEW_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include <string>

namespace opennvvm::lint {

/// A pointer, as a constant distance from a variable or another pointer.
struct Address {
  const llvm::Value *Base;
  int64_t Offset = 0;
  bool IsConstant = true; ///< Whether Offset is the whole distance.
  bool IsInBounds = true; ///< Whether every step is inbounds.
};

class FunctionView {
public:
  explicit FunctionView(const llvm::Function &F);
  FunctionView(const FunctionView &) = delete;
  FunctionView &operator=(const FunctionView &) = delete;

  const llvm::Function &function() const { return F; }
  const llvm::DataLayout &layout() const { return F.getDataLayout(); }

  /// Whether \p BB can be executed: the only place that decides which code
  /// lints are about.
  bool isReachable(const llvm::BasicBlock &BB) const {
    return LastOf.contains(&BB);
  }
  /// The last instruction of \p BB, which is reachable, that can be executed:
  /// its terminator or a call that does not return.
  const llvm::Instruction &lastOf(const llvm::BasicBlock &BB) const {
    return *LastOf.at(&BB);
  }

  /// Calls \p Visit with each instruction that can be executed, in their order.
  void forEach(llvm::function_ref<void(const llvm::Instruction &)> Visit) const;

  /// What \p V is: for a load of a variable of the function, the value that was
  /// stored, if it is known.
  const llvm::Value *valueOf(const llvm::Value *V) const;

  /// The constant that \p V is; null if it is not known to be one, or poison.
  const llvm::Constant *constantOf(const llvm::Value *V) const {
    return constantOf(V, 0);
  }

  /// What \p Pointer points into; casts between address spaces are ignored.
  Address addressOf(const llvm::Value *Pointer) const;

private:
  const llvm::Constant *constantOf(const llvm::Value *V, unsigned Depth) const;
  const llvm::Value *onlyStored(const llvm::AllocaInst &Variable) const;
  void markReachable();

  const llvm::Function &F;
  llvm::DenseMap<const llvm::BasicBlock *, const llvm::Instruction *> LastOf;
  /// The only value that is stored in a variable, or null.
  mutable llvm::DenseMap<const llvm::AllocaInst *, const llvm::Value *> Stored;
};

/// Whether \p I only says how long a variable lives, or what a debugger shows.
bool isMarker(const llvm::Instruction &I);

/// "@f", "%x", "%3".
std::string spell(const llvm::Value &V);

/// "1 byte", "4 bytes".
std::string count(uint64_t Number, llvm::StringRef What);

} // namespace opennvvm::lint

#endif // OPENNVVM_LIB_VERIFIER_LINT_FUNCTIONVIEW_H
