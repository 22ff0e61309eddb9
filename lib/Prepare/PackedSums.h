//===- PackedSums.h - Sums of numbers in two words --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A number of 64 bits is shuffled in two words. To LLVM, putting them together
// is an addition. It adds first one of them to a sum, and then the other, so
// that the upper halves are added twice.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_PACKEDSUMS_H
#define OPENNVVM_LIB_PREPARE_PACKEDSUMS_H

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether \p I puts a word into the upper half of a number of 64 bits.
bool isUpperWord(const llvm::Instruction &I);

/// In \p F, adds x and y << 32 as one number where x and y have 32 bits.
void joinAddedWords(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_PACKEDSUMS_H
