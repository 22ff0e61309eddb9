//===- DeadCycles.h - Values that depend on themselves ----------*- C++ -*-===//
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

/// Cuts cycles of values without a phi, which LLVM permits in unreachable code
/// ("%p = getelementptr i8, ptr %p, i64 1"). Afterwards, any traversal from a
/// value to its operands or users that stops at phis terminates.
void cutDeadCycles(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_DEADCYCLES_H
