//===- ConditionalSteps.h - Loop variables that advance or stay -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_CONDITIONALSTEPS_H
#define OPENNVVM_LIB_PREPARE_CONDITIONALSTEPS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Branches around the step of a loop's variable that advances if a condition
/// holds, and stays as it is otherwise: "p ? x + S : x" and "x + (p ? S : 0)",
/// where nothing reads the old value any more. ptxas guards the addition, and
/// keeps no branch. What it makes of selects is, for each 32 bits, a choice, an
/// addition, and often a copy. Only printing may follow: simplifications would
/// make selects again, and a branch depends on its condition even where the
/// value that is chosen does not matter. \returns whether anything changed.
bool stepConditionally(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_CONDITIONALSTEPS_H
