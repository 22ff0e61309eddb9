//===- TakeFunctions.h - Functions in a module of their own -----*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_UNITS_TAKEFUNCTIONS_H
#define OPENNVVM_LIB_PIPELINE_UNITS_TAKEFUNCTIONS_H

#include "llvm/ADT/ArrayRef.h"
#include <memory>

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace opennvvm {

/// Whether takeFunctions() knows all that \p M contains: no addresses of blocks
/// and no symbols that are resolved at load time, for which PTX has nothing.
bool canTakeFunctions(const llvm::Module &M);

/// Moves \p Functions of \p M, whose symbols are exposed, into a new module,
/// and leaves declarations in their places. The new module only has what they
/// use, so that it does not change when other functions do: declarations of
/// functions, constants with their values, so that code can be folded with
/// them, and other variables of known size. Symbols that a linker may replace
/// are declarations only. The uses of each value inside of a function stay in
/// order.
std::unique_ptr<llvm::Module>
takeFunctions(llvm::Module &M, llvm::ArrayRef<llvm::Function *> Functions);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_UNITS_TAKEFUNCTIONS_H
