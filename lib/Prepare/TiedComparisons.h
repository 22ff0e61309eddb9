//===- TiedComparisons.h - Orders whose ties are broken ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_TIEDCOMPARISONS_H
#define OPENNVVM_LIB_PREPARE_TIEDCOMPARISONS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Makes "A < B || A == B && tie" of "A == B ? tie : A < B" in \p F, whether
/// or not that order includes equality: the machine combines a comparison with
/// a condition by "and" or "or" as it makes it, but does not choose one.
void joinTies(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_TIEDCOMPARISONS_H
