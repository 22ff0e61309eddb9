//===- IntrinsicLowering.h - llvm.nvvm.* to generic IR ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces calls of NVVM intrinsics with IR that LLVM's passes understand.
// Calls that match no rule are left alone; nothing is ever reported. The rules
// are rows of catalog/Lowering.td; docs/lowering-rules.md lists them.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LOWERING_INTRINSICLOWERING_H
#define OPENNVVM_LIB_LOWERING_INTRINSICLOWERING_H

#include "opennvvm/Lowering/Leeway.h"
#include "opennvvm/Target/Target.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class CallInst;
class Instruction;
class Module;
} // namespace llvm

namespace opennvvm {

/// What OpenNVVM's own passes and emitter never do: they do not fuse or
/// approximate an operation without flags.
inline constexpr Leeway UnusedByEmitter =
    Leeway::Contraction | Leeway::Approximation;

/// How often the result of a lowering is processed again. Lowering a call may
/// create calls that have rules of their own.
inline constexpr unsigned MaxLoweringIterations = 30;

/// What a rule may depend on.
enum class LoweringLevel : uint8_t {
  Basic = 0,    ///< Only operands and types.
  Barriers = 1, ///< Also the order of the function's barriers.
};

/// Lowers the intrinsics of one function, repeatedly until no rule matches or
/// MaxLoweringIterations is reached. Level 1 includes level 0.
class NVVMIntrinsicLoweringPass
    : public llvm::PassInfoMixin<NVVMIntrinsicLoweringPass> {
public:
  /// \param SM the machine to compile for. Calls that it does not have are
  /// kept, so that diagnostics about them remain correct. If null, the machine
  /// that the module names, as for inferTarget().
  /// \param Permitted what the following stages may do with the result.
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

/// Lowers, in all functions of \p M, the NVVM intrinsics for which LLVM has no
/// records: no backend generates code for such a call.
/// \param Tell is called for each instruction that is created for a call, while
/// both exist.
/// \returns whether anything changed.
bool lowerInternalIntrinsics(
    llvm::Module &M, const SMInfo &SM, Leeway Permitted = Leeway::None,
    llvm::function_ref<void(const llvm::Instruction &, const llvm::CallInst &)>
        Tell = nullptr);

/// Why lowerInternalIntrinsics() keeps \p Call, and no PTX can be printed for
/// it; empty if that is not known.
std::string whyNotLowered(const llvm::CallInst &Call, const SMInfo &SM);

/// What the tables say about one intrinsic.
struct LoweringRule {
  llvm::StringRef Category; ///< "arithmetic".
  llvm::StringRef Name;  ///< "minimum-maximum", as in docs/lowering-rules.md.
  std::string Intrinsic; ///< "llvm.nvvm.fmax.f", "llvm.nvvm.cvt.".
  LoweringLevel Level;
  Leeway Later; ///< The row applies only if this is permitted.
};

/// Calls \p Tell for each row of every table.
void forEachLoweringRule(llvm::function_ref<void(const LoweringRule &)> Tell);

} // namespace opennvvm

#endif // OPENNVVM_LIB_LOWERING_INTRINSICLOWERING_H
