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
#include "llvm/ADT/BitmaskEnum.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

LLVM_ENABLE_BITMASK_ENUMS_IN_NAMESPACE();

/// What a later stage may, by its default options, make of a replacement and
/// not of the call. A row that leaves such leeway applies only where it is
/// permitted: the stage is known not to use it, or the user does not mind.
enum class Leeway : uint8_t {
  None = 0,
  /// An operation without flags may be fused, or be narrowed to one that is,
  /// where contraction is on for everything (-ffp-contract=fast, which is what
  /// clang takes for CUDA).
  Contraction = 1,
  /// Instruction selection may find an approximate instruction for it.
  Approximation = 2,
  /// Of a function that flushes subnormal numbers LLVM does not promise that
  /// each operation does; or it flushes what the call keeps.
  Flushing = 4,
  All = Contraction | Approximation | Flushing,
  LLVM_MARK_AS_BITMASK_ENUM(Flushing)
};

/// What OpenNVVM's own passes and emitter make no use of: an operation without
/// flags is never fused nor approximated.
inline constexpr Leeway UnusedByEmitter =
    Leeway::Contraction | Leeway::Approximation;

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
  /// \param Permitted what the stages that follow may make of the result.
  explicit NVVMIntrinsicLoweringPass(LoweringLevel Level = LoweringLevel::Basic,
                                     const SMInfo *SM = nullptr,
                                     Leeway Permitted = Leeway::None)
      : Level(Level), SM(SM), Permitted(Permitted) {}

  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &FAM);

  void
  printPipeline(llvm::raw_ostream &OS,
                llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapName);

private:
  LoweringLevel Level;
  const SMInfo *SM;
  Leeway Permitted;
};

/// The same for one function, without a pass manager.
/// \returns whether anything changed.
bool lowerIntrinsics(llvm::Function &F, LoweringLevel Level, const SMInfo &SM,
                     Leeway Permitted = Leeway::None);

/// Lowers, in all functions of \p M, those intrinsics of the dialect that LLVM
/// has no records of: nobody generates code for such a call.
/// \param Tell is told of each instruction that is made of a call, while both
/// are there.
/// \returns whether anything changed.
bool lowerInternalIntrinsics(
    llvm::Module &M, const SMInfo &SM, Leeway Permitted = Leeway::None,
    llvm::function_ref<void(const llvm::Instruction &, const llvm::CallInst &)>
        Tell = nullptr);

/// What the tables say of one intrinsic.
struct LoweringRule {
  llvm::StringRef Category; ///< "arithmetic".
  llvm::StringRef Name;     ///< "minimum-maximum", as docs/lowering.md has it.
  std::string Intrinsic;    ///< "llvm.nvvm.fmax.f", "llvm.nvvm.cvt.".
  LoweringLevel Level;
  Leeway Later; ///< Where it is not permitted the row does not apply.
};

/// Calls \p Tell for each row of each table.
void forEachLoweringRule(llvm::function_ref<void(const LoweringRule &)> Tell);

} // namespace opennvvm

#endif // OPENNVVM_LOWERING_INTRINSICLOWERING_H
