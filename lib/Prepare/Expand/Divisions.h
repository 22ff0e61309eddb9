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
} // namespace llvm

namespace opennvvm::prepare {

/// Takes vectors of wide integers apart and expands their divisions.
void expandWideDivision(llvm::Function &F);

/// A 64-bit division calls a routine: where both operands turn out to need 32
/// bits, a 32-bit division takes its place.
void shortenDivisions(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_EXPAND_DIVISIONS_H
