//===- IntrinsicLowering.h - llvm.nvvm.* to generic IR ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces calls of NVVM intrinsics by IR that LLVM's passes understand. A
// rule either matches or it does not: nothing is ever reported. The rules are
// tables, one file per category under lib/Lowering/Rules; docs/lowering.md
// lists them.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LOWERING_INTRINSICLOWERING_H
#define OPENNVVM_LOWERING_INTRINSICLOWERING_H

#include "opennvvm/Target/Target.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/PassManager.h"

namespace opennvvm {

/// How often what came of a lowering is looked at again. Lowering a call may
/// make calls that have rules of their own.
inline constexpr unsigned MaxLoweringIterations = 30;

/// What a rule may rely on.
enum class LoweringLevel : uint8_t {
  Basic = 0,    ///< Operands and types alone.
  Barriers = 1, ///< Also how the barriers of the function follow each other.
};

/// Lowers the intrinsics of one function, again and again until no rule
/// matches or MaxLoweringIterations is reached. Level 1 includes level 0.
class NVVMIntrinsicLoweringPass
    : public llvm::PassInfoMixin<NVVMIntrinsicLoweringPass> {
public:
  /// \param SM the machine that is compiled for: calls that it does not have
  /// stay, so that what is said about them stays right. None: what the module
  /// names, as inferTarget() does.
  explicit NVVMIntrinsicLoweringPass(
      LoweringLevel Level = LoweringLevel::Basic, const SMInfo *SM = nullptr)
      : Level(Level), SM(SM) {}

  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);

  void printPipeline(
      llvm::raw_ostream &OS,
      llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapName);

private:
  LoweringLevel Level;
  const SMInfo *SM;
};

/// The same for one function, without a pass manager.
/// \returns whether anything changed.
bool lowerIntrinsics(llvm::Function &F, LoweringLevel Level, const SMInfo &SM);

/// What the tables say of one intrinsic.
struct LoweringRule {
  llvm::StringRef Category;  ///< "arithmetic".
  llvm::StringRef Name;      ///< "minimum-maximum", as docs/lowering.md has it.
  std::string Intrinsic;     ///< "llvm.nvvm.fmax.f".
  LoweringLevel Level;
};

/// Calls \p Tell for each row of each table.
void forEachLoweringRule(llvm::function_ref<void(const LoweringRule &)> Tell);

} // namespace opennvvm

#endif // OPENNVVM_LOWERING_INTRINSICLOWERING_H
