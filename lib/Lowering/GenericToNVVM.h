//===- GenericToNVVM.h - Globals into the global space ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LOWERING_GENERICTONVVM_H
#define OPENNVVM_LIB_LOWERING_GENERICTONVVM_H

#include "llvm/IR/PassManager.h"

namespace opennvvm {

/// Moves every global variable from address space 0 to address space 1 and
/// rewrites its uses through an addrspacecast: clones it, rewrites its uses
/// (also in constant expressions and other initializers), and erases the
/// original. Declarations move as well; textures, surfaces, samplers and llvm.*
/// variables do not.
/// \returns whether anything was moved.
bool moveGlobalsToGlobalSpace(llvm::Module &M);

/// The pass "generic-to-nvvm-globals".
struct GenericToNVVMPass : llvm::PassInfoMixin<GenericToNVVMPass> {
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
};

} // namespace opennvvm

#endif // OPENNVVM_LIB_LOWERING_GENERICTONVVM_H
