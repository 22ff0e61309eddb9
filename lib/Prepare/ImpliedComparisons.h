//===- ImpliedComparisons.h - Comparisons that imply another  ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_IMPLIEDCOMPARISONS_H
#define OPENNVVM_LIB_PREPARE_IMPLIEDCOMPARISONS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Where \p F asks whether a number is less than another, as signed and as
/// unsigned numbers, and one of the two is known not to be negative, one
/// comparison implies the other: it is enough, or the other is.
/// \returns whether \p F changed.
bool dropImpliedComparisons(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_IMPLIEDCOMPARISONS_H
