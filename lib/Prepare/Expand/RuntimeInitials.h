//===- RuntimeInitials.h - Initial values of run time -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_RUNTIMEINITIALS_H
#define OPENNVVM_LIB_PREPARE_EXPAND_RUNTIMEINITIALS_H

namespace llvm {
class GlobalVariable;
class Module;
} // namespace llvm

namespace opennvvm::prepare {

/// What clang copies into a local variable to initialise it is a constant of
/// the module, even where it holds the address of a shared variable, which
/// nothing knows before the kernel runs. Stores the value instead of copying
/// it, and removes constants that nothing else uses.
void expandRuntimeInitials(llvm::Module &M);

/// Whether expandRuntimeInitials() leaves nothing of \p GV.
bool becomesStores(const llvm::GlobalVariable &GV);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_RUNTIMEINITIALS_H
