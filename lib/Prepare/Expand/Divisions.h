//===- Divisions.h - Divisions in other widths ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_EXPAND_DIVISIONS_H
#define OPENNVVM_LIB_PREPARE_EXPAND_DIVISIONS_H

namespace llvm {
class Function;
class IRBuilderBase;
class Value;
} // namespace llvm

namespace opennvvm::prepare {

/// 1 / \p F of a float that is no denormal, less than three units in the last
/// place off (PTX ISA, rcp.approx).
llvm::Value *approximateReciprocal(llvm::IRBuilderBase &B, llvm::Value *F);

/// Splits vectors of wide integers and expands their divisions.
void expandWideDivision(llvm::Function &F);

/// A 64-bit division calls a routine; if both operands fit in 32 bits at run
/// time, a 32-bit division is used instead.
void shortenDivisions(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_DIVISIONS_H
