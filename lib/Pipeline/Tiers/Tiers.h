//===- Tiers.h - Tiers that have nothing left to do -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Each tier runs much the same passes. A tier finds new work only in code that
/// the tier before made near its end: loops that it unswitched, variables of
/// the frame that it split. So a function skips the tiers that follow if a
/// tier, after unrolling, added no blocks to it and left the number of its
/// variables. Most functions run through the first tier only.
///
/// The module is verified between the passes of a tier. A tier therefore
/// consists of several pass managers; see TierPassManager.
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
  /// Whether \p F skips \p Tier (1 to 3). Call this when each part of a tier
  /// begins. The first call for a tier compares the function with its size at
  /// the beginning of the tier before, or at the last noteSize().
  bool skips(const llvm::Function &F, unsigned Tier);

  /// Records the size of \p F, as if the tier began now.
  void noteSize(const llvm::Function &F);

  /// How many blocks and variables a function has.
  struct Size {
    unsigned Blocks = 0, Variables = 0;
  };

private:
  struct State {
    unsigned Tier = 0; ///< The last tier that began.
    Size Last;         ///< The function's size then.
    bool IsDone = false;
  };
  llvm::DenseMap<const llvm::Function *, State> States;
};

/// A function pass of a tier.
struct TierPass {
  llvm::StringRef Text;       ///< For PassParser.
  bool EndsReshaping = false; ///< The function's size is noted after it.
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
