//===- NarrowDivision.h - Divisions of short numbers ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_NARROWDIVISION_H
#define OPENNVVM_LIB_PREPARE_EXPAND_NARROWDIVISION_H

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether \p I is a division or remainder that shortens if its operands are
/// found to be short: of scalars or vectors of at most 64 bits, by what is no
/// constant.
bool mayDivideShortNumbers(const llvm::Instruction &I);

/// Divides numbers that are known to have at most 16 bits, whatever their type,
/// by means of f32: ptxas calls a routine for div.s16 and div.u16. Signed
/// divisions of 64 bits whose dividend is known to have fewer than 32 become
/// divisions of 32 bits.
void divideShortNumbers(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_NARROWDIVISION_H
