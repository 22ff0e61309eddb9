//===- BasicAliases.h - LLVM's basic alias analysis, amended ----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM 22's BasicAA takes the result of llvm.ptrmask for its operand, at the
// same offset: what was stored behind the masked address is then loaded from
// it. Later versions do not look through the intrinsic.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LOWERING_BASICALIASES_H
#define OPENNVVM_LIB_LOWERING_BASICALIASES_H

#include "llvm/Analysis/BasicAliasAnalysis.h"

namespace opennvvm {

/// BasicAA, for which a masked address is anywhere in its object.
class BasicAliasesResult : public llvm::BasicAAResult {
public:
  explicit BasicAliasesResult(llvm::BasicAAResult &&From)
      : BasicAAResult(std::move(From)) {}

  /// As BasicAAResult::alias(). If llvm.ptrmask computes the address of a
  /// location, only its object is known.
  llvm::AliasResult alias(const llvm::MemoryLocation &A,
                          const llvm::MemoryLocation &B,
                          llvm::AAQueryInfo &Query,
                          const llvm::Instruction *Context);
};

/// Provides a BasicAliasesResult to llvm::AAManager.
class BasicAliases : public llvm::AnalysisInfoMixin<BasicAliases> {
  friend llvm::AnalysisInfoMixin<BasicAliases>;
  static llvm::AnalysisKey Key;

public:
  using Result = BasicAliasesResult;

  static Result run(llvm::Function &F, llvm::FunctionAnalysisManager &FAM) {
    return Result(llvm::BasicAA().run(F, FAM));
  }
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_LOWERING_BASICALIASES_H
