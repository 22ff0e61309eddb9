//===- ChosenOperands.h - Operations on a constant or nothing ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_CHOSENOPERANDS_H
#define OPENNVVM_LIB_PREPARE_CHOSENOPERANDS_H

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether \p I chooses between a constant of 32 bits and 0, or may.
bool isChoice(const llvm::Instruction &I);

/// Turns x + (p ? C : 0), as InstCombine prefers it, into p ? x + C : x, which
/// ptxas makes one instruction of, with a guard, instead of two; the same for
/// "-", "|" and "^", and for conditions that are extended. InstCombine would
/// undo it, so nothing must follow. With 64 bits, more instructions result.
void chooseResults(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_CHOSENOPERANDS_H
