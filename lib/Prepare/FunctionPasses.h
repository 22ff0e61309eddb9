//===- FunctionPasses.h - LLVM's passes on one function ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_FUNCTIONPASSES_H
#define OPENNVVM_LIB_PREPARE_FUNCTIONPASSES_H

#include "opennvvm/Target/Target.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/PassManager.h"

namespace opennvvm::prepare {

/// LLVM's passes, created directly: no registry, no pass builder.
class FunctionPasses {
public:
  FunctionPasses(const llvm::Module &M, const Target &T);

  template <typename Pass> void run(llvm::Function &F, Pass P) {
    llvm::PreservedAnalyses PA = P.run(F, FAM);
    FAM.invalidate(F, PA);
  }

  template <typename Analysis>
  typename Analysis::Result &get(llvm::Function &F) {
    return FAM.getResult<Analysis>(F);
  }

  void changed(llvm::Function &F) {
    FAM.invalidate(F, llvm::PreservedAnalyses::none());
  }
  /// Discards the analyses of \p F.
  void done(llvm::Function &F) { FAM.clear(F, F.getName()); }
  const llvm::TargetLibraryInfoImpl &library() const { return TLII; }

private:
  llvm::TargetLibraryInfoImpl TLII;
  llvm::FunctionAnalysisManager FAM;
};

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_FUNCTIONPASSES_H
