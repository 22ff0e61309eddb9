//===- AddressSpaceAA.h - Alias analysis by address space -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tells LLVM's passes what address spaces say about memory: accesses of two
// spaces do not alias, nothing writes constant memory, and what synchronizes
// threads leaves local memory alone, since no other thread can access it.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LOWERING_ADDRESSSPACEAA_H
#define OPENNVVM_LIB_LOWERING_ADDRESSSPACEAA_H

#include "llvm/Analysis/AliasAnalysis.h"

namespace opennvvm {

/// The address space that \p Pointer points into, or AddressSpace::Generic if
/// that is not known. For generic pointers, the object that they are computed
/// from tells: a variable, or a parameter of a kernel, which is in global
/// memory.
unsigned pointedSpace(const llvm::Value &Pointer);

/// Keeps no state, so it is valid for all functions.
class AddressSpaceAAResult : public llvm::AAResultBase {
public:
  bool invalidate(llvm::Function &, const llvm::PreservedAnalyses &,
                  llvm::FunctionAnalysisManager::Invalidator &) {
    return false;
  }

  /// No alias if \p A and \p B point into spaces that do not overlap.
  llvm::AliasResult alias(const llvm::MemoryLocation &A,
                          const llvm::MemoryLocation &B, llvm::AAQueryInfo &,
                          const llvm::Instruction *) const;

  /// Constant memory does not change.
  llvm::ModRefInfo getModRefInfoMask(const llvm::MemoryLocation &Location,
                                     llvm::AAQueryInfo &,
                                     bool IgnoreLocals) const;

  /// Barriers and fences do not access local memory.
  llvm::ModRefInfo getModRefInfo(const llvm::CallBase *Call,
                                 const llvm::MemoryLocation &Location,
                                 llvm::AAQueryInfo &);
  using llvm::AAResultBase::getModRefInfo;
};

/// Provides an AddressSpaceAAResult to llvm::AAManager.
class AddressSpaceAA : public llvm::AnalysisInfoMixin<AddressSpaceAA> {
  friend llvm::AnalysisInfoMixin<AddressSpaceAA>;
  static llvm::AnalysisKey Key;

public:
  using Result = AddressSpaceAAResult;

  static Result run(llvm::Function &, llvm::FunctionAnalysisManager &) {
    return Result();
  }
};

/// Registers LLVM's alias analyses and this one with \p FAM, and the manager
/// that asks them in turn.
void registerAliasAnalyses(llvm::FunctionAnalysisManager &FAM);

} // namespace opennvvm

#endif // OPENNVVM_LIB_LOWERING_ADDRESSSPACEAA_H
