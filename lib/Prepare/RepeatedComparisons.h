//===- RepeatedComparisons.h - Comparisons that are known -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_REPEATEDCOMPARISONS_H
#define OPENNVVM_LIB_PREPARE_REPEATEDCOMPARISONS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

class FunctionPasses;

/// Replaces comparisons of integers in \p F by equal ones that dominate them:
/// LLVM's CodeGenPrepare, which has seen what JAX and others hand over, copies
/// a comparison to each block that branches on it.
/// \returns whether \p F changed.
bool dropRepeatedComparisons(llvm::Function &F, FunctionPasses &Passes);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_REPEATEDCOMPARISONS_H
