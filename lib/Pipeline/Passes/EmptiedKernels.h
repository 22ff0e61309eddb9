//===- EmptiedKernels.h - Kernels that do nothing any more ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The optimizer removes code that leads to undefined behavior, and stores that
// nobody can see. If nothing of a kernel is left, its author should know why.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_PASSES_EMPTIEDKERNELS_H
#define OPENNVVM_LIB_PIPELINE_PASSES_EMPTIEDKERNELS_H

#include "opennvvm/Support/Diagnostics.h"
#include "opennvvm/Support/Unsound.h"
#include "llvm/ADT/DenseMap.h"
#include <string>
#include <vector>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace opennvvm {

/// What the kernels of a module do before the optimizer runs.
class EmptiedKernels {
public:
  /// Remembers which kernels of \p M do something, and what in them is
  /// undefined behavior, if \p Diags reports kernels that do nothing later.
  EmptiedKernels(const llvm::Module &M, const UnsoundFunctions *Unsound,
                 DiagnosticEngine &Diags);

  /// Reports the kernels of \p M, the optimized module, that did something.
  void report(const llvm::Module &M) const;

private:
  struct Kernel {
    std::string Name;
    Diagnostic Effect; ///< Where the first thing stands that it does.
    bool HasTrap;      ///< Whether it stops on purpose.
    /// The number of the finding that explains what becomes of it.
    std::optional<size_t> Reason;
  };

  void reportOne(const Kernel &K, const llvm::Function &F) const;

  DiagnosticEngine &Diags;
  std::vector<Kernel> Kernels;
  std::vector<Diagnostic> Undefined;
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_PASSES_EMPTIEDKERNELS_H
