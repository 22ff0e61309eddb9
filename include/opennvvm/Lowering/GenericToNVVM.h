//===- GenericToNVVM.h - Globals into the global space ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LOWERING_GENERICTONVVM_H
#define OPENNVVM_LOWERING_GENERICTONVVM_H

#include "llvm/IR/PassManager.h"

namespace opennvvm {

/// Moves every global variable of address space 0 to address space 1 and
/// rewrites its uses through an addrspacecast: clone, rewrite (constant
/// expressions and other initialisers too), erase. Declarations move as well;
/// textures, surfaces, samplers and llvm.* stay.
/// \returns whether anything moved.
bool moveGlobalsToGlobalSpace(llvm::Module &M);

/// The pass of that name, "generic-to-nvvm-globals".
struct GenericToNVVMPass : llvm::PassInfoMixin<GenericToNVVMPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
};

} // namespace opennvvm

#endif // OPENNVVM_LOWERING_GENERICTONVVM_H
