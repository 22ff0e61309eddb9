//===- Trial.h - Emit one instruction separately ----------------*- C++ -*-===//
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
// module, which is prepared and printed. Results are cached by what they depend
// on, so that each form is tried once.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_CHECK_TRIAL_H
#define OPENNVVM_LIB_PTX_CHECK_TRIAL_H

#include "Target/Kernel.h"
#include "opennvvm/PTX/Emitter.h"
#include <map>

namespace llvm {
class Constant;
class Instruction;
class Use;
class Value;
} // namespace llvm

namespace opennvvm::ptx {

class Trial {
public:
  Trial(const llvm::Module &M, const Target &T, const EmitterOptions &Options,
        const Annotations &Notes, bool HasLibdevice)
      : M(M), T(T), Options(Options), Notes(Notes), HasLibdevice(HasLibdevice) {
  }

  /// The findings of printing \p I; \p I is neither a phi nor a terminator.
  llvm::ArrayRef<Diagnostic> of(const llvm::Instruction &I);
  /// The findings of printing a use of \p C.
  llvm::ArrayRef<Diagnostic> of(const llvm::Constant &C);

  /// The value from which \p Pointer has a known offset.
  static const llvm::Value *baseOf(const llvm::Value *Pointer);

private:
  using Findings = std::vector<Diagnostic>;
  using Key = llvm::SmallVector<uintptr_t, 12>;

  const llvm::Value *operandOf(const llvm::Use &U) const;
  Key keyOf(const llvm::Instruction &I, bool Exact) const;
  bool keepsOperand(const llvm::Instruction &I, const llvm::Use &U,
                    bool Exact) const;
  llvm::ArrayRef<Diagnostic> lookUp(const llvm::Instruction &I, bool Exact);
  Findings attempt(const llvm::Instruction &I, bool Exact) const;
  Findings attempt(llvm::Module &Alone) const;

  const llvm::Module &M;
  const Target &T;
  const EmitterOptions &Options;
  const Annotations &Notes;
  bool HasLibdevice;
  std::map<Key, Findings> Known;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_CHECK_TRIAL_H
