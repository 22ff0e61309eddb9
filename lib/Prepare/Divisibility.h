//===- Divisibility.h - Tests whether a constant divides --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_DIVISIBILITY_H
#define OPENNVVM_LIB_PREPARE_DIVISIBILITY_H

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether \p I is a remainder of 32 or 64 bits and a constant that is neither
/// 0 nor a power of two or its negative.
bool isConstantRemainder(const llvm::Instruction &I);

/// Computes x % C == 0, where nothing else needs the remainder, without it:
/// multiples of C, and no other numbers, become small when multiplied by the
/// inverse of C (Warren, "Hacker's Delight", 10-17).
void simplifyDivisibility(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_DIVISIBILITY_H
