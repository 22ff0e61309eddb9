//===- Tiers.h - Tiers that have nothing left to do -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The tiers run much the same passes one after the other. What a tier finds to
/// do that the one before did not, is in code which that one made late: loops
/// that it unswitched, variables of the frame that it split. A function whose
/// control flow graph and frame a tier left as they were, after it had unrolled
/// loops, skips the tiers that follow. Most small functions do so after their
/// first.
///
/// Modules are verified between the passes of a tier, so that a tier consists
/// of several pass managers; see TierPassManager.
///
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_TIERS_TIERS_H
#define OPENNVVM_LIB_PIPELINE_TIERS_TIERS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/IR/PassManager.h"
#include <vector>

namespace opennvvm {

class PassParser;

/// Which functions of a module the tiers no longer change.
class TierProgress {
public:
  /// Whether \p F skips \p Tier (1 to 3). To be asked as each part of a tier
  /// begins; the first question about a tier compares the function with what
  /// it was as the tier before began, or when noteShape() was called last.
  bool skips(const llvm::Function &F, unsigned Tier);

  /// Takes \p F as it is for what it was as the tier began.
  void noteShape(const llvm::Function &F);

private:
  struct State {
    unsigned Tier = 0;  ///< The last tier that began.
    uint64_t Shape = 0; ///< The function's control flow and frame then.
    bool IsDone = false;
  };
  llvm::DenseMap<const llvm::Function *, State> States;
};

/// A function pass of a tier.
struct TierPass {
  llvm::StringRef Text;       ///< For PassParser.
  bool EndsReshaping = false; ///< The function's shape is noted after it.
};

/// Consecutive function passes of one tier.
class TierPassManager : public llvm::PassInfoMixin<TierPassManager> {
public:
  /// The passes are made when the first function needs them. \p Parser and
  /// \p Progress must outlive the manager.
  TierPassManager(const PassParser &Parser, std::vector<TierPass> Passes,
                  unsigned Tier, TierProgress &Progress)
      : Parser(&Parser), Told(std::move(Passes)), Tier(Tier),
        Progress(&Progress) {}

  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);
  static bool isRequired() { return true; }

private:
  const PassParser *Parser;
  std::vector<TierPass> Told; ///< Empty once they were made.
  unsigned Tier;
  TierProgress *Progress;
  llvm::FunctionPassManager Passes;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_TIERS_TIERS_H
