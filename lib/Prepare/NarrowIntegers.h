//===- NarrowIntegers.h - Bytes and halfwords in words ----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_NARROWINTEGERS_H
#define OPENNVVM_LIB_PREPARE_NARROWINTEGERS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Computes with integers of 8 and 16 bits of \p F in 32 bits, where that takes
/// fewer conversions than it avoids. Machines have no instructions for narrow
/// ones: ptxas extends the operands of products and differences, and copies
/// what meets in a phi by an instruction that keeps the other half of a
/// register.
/// \returns whether \p F changed.
bool widenNarrowIntegers(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_NARROWINTEGERS_H
