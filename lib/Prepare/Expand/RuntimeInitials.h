//===- RuntimeInitials.h - Initial values known at run time -----*- C++ -*-===//
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

/// To initialize a local variable, clang copies a constant of the module, even
/// if that contains the address of a shared variable, which is not known before
/// the kernel runs. This function stores the value instead of copying it, and
/// removes constants that have no other use.
void expandRuntimeInitials(llvm::Module &M);

/// Whether expandRuntimeInitials() removes \p GV.
bool becomesStores(const llvm::GlobalVariable &GV);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_RUNTIMEINITIALS_H
