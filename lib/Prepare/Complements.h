//===- Complements.h - Sums with complements --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_COMPLEMENTS_H
#define OPENNVVM_LIB_PREPARE_COMPLEMENTS_H

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace opennvvm::prepare {

/// InstCombine turns n - 1 - i into n + ~i, and ~(i + 3), in a copy of an
/// unrolled loop, into i ^ -4. SeparateConstOffsetFromGEP does not see that
/// such indices differ by constants, so they become differences again, -4 - i,
/// if there are several of one i.
void exposeDifferences(llvm::Function &F);

/// Whether \p I is a complement that subtractComplemented() may replace.
bool isComplement(const llvm::Instruction &I);

/// Turns a + ~b, as InstCombine writes a - b - 1, into (a - b) - 1, which ptxas
/// makes one addition of, or two with 64 bits, without the complement, where
/// ~b is only in sums.
void subtractComplemented(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_COMPLEMENTS_H
