//===- SharedSteps.h - One counter for many pointers ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_SHAREDSTEPS_H
#define OPENNVVM_LIB_PREPARE_SHAREDSTEPS_H

namespace llvm {
class DominatorTree;
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Handles loops of \p F that advance many pointers by the same step: computes
/// each pointer as its start plus one offset for all. Does not change the
/// blocks.
void shareSteps(llvm::Function &F, const llvm::DominatorTree &DT);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_SHAREDSTEPS_H
