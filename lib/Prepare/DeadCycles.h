//===- DeadCycles.h - Values that are made of themselves --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_DEADCYCLES_H
#define OPENNVVM_LIB_PREPARE_DEADCYCLES_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Cuts the cycles of values without a phi that LLVM permits where control never
/// goes ("%p = getelementptr i8, ptr %p, i64 1"): afterwards, whoever goes from
/// a value to its operands or users, and stops at phis, comes to an end.
void cutDeadCycles(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_DEADCYCLES_H
