//===- ExtendedSums.h - Sums of extended numbers ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXTENDEDSUMS_H
#define OPENNVVM_LIB_PREPARE_EXTENDEDSUMS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Adds numbers of 32 bits in \p F before they are extended, not afterwards, if
/// nothing is carried then, and combines them bit by bit before: the machine
/// adds words, and extends and scales an index in one instruction. A sum that
/// is there already is used.
/// \returns whether \p F changed.
bool extendSums(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXTENDEDSUMS_H
