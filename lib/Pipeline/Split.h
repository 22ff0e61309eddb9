//===- Split.h - Splitting a module into units ------------------*- C++ -*-===//
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

/// Whether \p M can be split: not if it has debug information sections, which
/// belong to whole compile units.
bool isSplittable(const llvm::Module &M);

/// Splits the functions of \p M into units, runs \p Work on each, and puts the
/// resulting functions back. A unit is a module in its own context, with some
/// of the functions and declarations of everything else; the division does not
/// depend on \p Threads, the number of threads that run \p Work. Its source
/// file name is "F%d_B%d": the number of its first function and of a block,
/// which is 0.
///
/// \returns an error message, or an empty string. After an error, \p M may be
/// corrupt.
std::string processInUnits(llvm::Module &M, unsigned Threads,
                           llvm::function_ref<void(llvm::Module &Unit)> Work);

} // namespace opennvvm

#endif // OPENNVVM_LIB_PIPELINE_SPLIT_H
