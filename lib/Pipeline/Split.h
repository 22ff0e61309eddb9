//===- Split.h - A module in units ------------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PIPELINE_SPLIT_H
#define OPENNVVM_LIB_PIPELINE_SPLIT_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include <string>

namespace llvm {
class Module;
} // namespace llvm

namespace opennvvm {

/// Whether \p M can be taken apart: not where it has sections of debug
/// information, which belong to whole compile units.
bool isSplittable(const llvm::Module &M);

/// Takes the functions of \p M apart into units, does \p Work on each, and puts
/// what it made of them back. A unit is a module in a context of its own, with
/// some of the functions and declarations of all else; which ones does not
/// depend on \p Threads, in which \p Work is called. Its source file name is
/// "F%d_B%d": the number of its first function, and of a block, which is 0.
///
/// \returns what went wrong; empty when nothing did. \p M may then be broken.
std::string
processInUnits(llvm::Module &M, unsigned Threads,
               llvm::function_ref<void(llvm::Module &Unit)> Work);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_SPLIT_H
