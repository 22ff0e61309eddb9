//===- Instructions.h - Printing one instruction alone ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whether an intrinsic or an atomic can be printed depends on rewriting, types,
// constants and the machine. Instead of repeating these conditions, this code
// runs the emitter: the instruction is put into a function of a separate
// module, which is lowered, prepared and printed. Results are cached by what
// they depend on, so that each form is tried once.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_DRIVER_TRIAL_INSTRUCTIONS_H
#define OPENNVVM_LIB_DRIVER_TRIAL_INSTRUCTIONS_H

#include "PTX/Check.h"
#include "Target/Kernel.h"
#include <map>
#include <optional>

namespace llvm {
class Use;
} // namespace llvm

namespace opennvvm {

class InstructionTrial final : public ptx::Trial {
public:
  /// All three must outlive the trial.
  InstructionTrial(const llvm::Module &M, const Target &T,
                   const ptx::EmitterOptions &Options, bool HasLibdevice)
      : M(M), T(T), Options(Options), HasLibdevice(HasLibdevice) {}

  llvm::ArrayRef<Diagnostic> of(const llvm::Instruction &I) override;
  llvm::ArrayRef<Diagnostic> of(const llvm::Constant &C) override;

private:
  using Findings = std::vector<Diagnostic>;
  using Key = llvm::SmallVector<uintptr_t, 12>;

  const llvm::Value *operandOf(const llvm::Use &U) const;
  Key keyOf(const llvm::Instruction &I, bool Exact) const;
  bool keepsOperand(const llvm::Instruction &I, const llvm::Use &U,
                    bool Exact) const;
  llvm::ArrayRef<Diagnostic> lookUp(const llvm::Instruction &I, bool Exact);
  Findings attempt(const llvm::Instruction &I, bool Exact);
  const Annotations &notes();
  Findings attempt(llvm::Module &Alone) const;

  const llvm::Module &M;
  const Target &T;
  const ptx::EmitterOptions &Options;
  bool HasLibdevice;
  std::optional<Annotations> Notes; ///< Read when the first form is tried.
  std::map<Key, Findings> Known;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_DRIVER_TRIAL_INSTRUCTIONS_H
