//===- IndexSums.h - Indices as sums ----------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_INDEXSUMS_H
#define OPENNVVM_LIB_PREPARE_INDEXSUMS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Makes sums of the indices in \p F of the form `i << C | j`, whose parts have
/// no bits in common: the machine shifts and adds in one instruction. Words
/// that are put together for other purposes stay, since other instructions
/// permute bytes, or combine three operands bit by bit.
void addIndexParts(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_INDEXSUMS_H
