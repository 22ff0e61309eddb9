//===- NVVMReflect.h - Answers to __nvvm_reflect ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LOWERING_NVVMREFLECT_H
#define OPENNVVM_LIB_LOWERING_NVVMREFLECT_H

#include "opennvvm/Target/Target.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/PassManager.h"

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Replaces calls of __nvvm_reflect, __nvvm_reflect_ocl and llvm.nvvm.reflect
/// with constants, folds what depends on them, and removes blocks that become
/// unreachable.
///
/// "__CUDA_ARCH", also spelled "__CUDA_ARCH__", is ten times the SM number.
/// "__CUDA_FTZ" is the module flag "nvvm-reflect-ftz", or 0. "__CUDA_PREC_SQRT"
/// and "__CUDA_PREC_DIV" are 1 unless the module flags "nvvm-reflect-prec-sqrt"
/// and "nvvm-reflect-prec-div" say otherwise. Any other name is 0.
/// \param Answers to names, instead of these.
/// \returns whether anything was replaced.
///
/// The name is a string constant: its address, possibly with an offset, cast,
/// copied to generic memory by an intrinsic, or loaded from a constant that
/// contains it. Calls with any other argument are kept. Strings that have no
/// other use are removed.
bool reflect(llvm::Module &M, const SMInfo &SM,
             const llvm::StringMap<int> &Answers = {});

/// Cleans up after reflect(): folds what constants decide, selects by their
/// condition included, removes the code that constant conditions guard, and
/// erases what only folded code used.
/// \returns whether anything changed.
bool simplifyConstantConditionals(llvm::Function &F);

/// The pass "nvvm-reflect-pp", which runs simplifyConstantConditionals().
struct NVVMReflectPPPass : llvm::PassInfoMixin<NVVMReflectPPPass> {
  llvm::PreservedAnalyses run(llvm::Function &F,
                              llvm::FunctionAnalysisManager &);
};

/// Answers queries about the machine and removes the code that they rule out.
class NVVMReflectPass : public llvm::PassInfoMixin<NVVMReflectPass> {
public:
  /// \param SM the machine to compile for; if null, the one that the module
  /// names, as for inferTarget().
  explicit NVVMReflectPass(const SMInfo *SM = nullptr) : SM(SM) {}
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
  static bool isRequired() { return true; }
  /// "nvvm-reflect-pp<answer;arch=sm_90>"
  void
  printPipeline(llvm::raw_ostream &OS,
                llvm::function_ref<llvm::StringRef(llvm::StringRef)> MapName);

private:
  const SMInfo *SM;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_LOWERING_NVVMREFLECT_H
