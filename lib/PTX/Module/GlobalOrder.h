//===- GlobalOrder.h - The order in which variables are printed -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An initial value may only refer to variables printed before it. So the
// variables are sorted by a depth-first walk over the references in their
// initial values. Variables that do not refer to each other keep the order of
// the module.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_MODULE_GLOBALORDER_H
#define OPENNVVM_LIB_PTX_MODULE_GLOBALORDER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace llvm {
class GlobalVariable;
} // namespace llvm

namespace opennvvm::ptx {

/// Variables that refer to each other in a cycle.
struct GlobalCycle {
  /// The first variable of the cycle that the walk visited; the last one on
  /// Path refers back to it.
  const llvm::GlobalVariable *Head;
  /// Head and its successors, without the middle of a long cycle.
  llvm::SmallVector<const llvm::GlobalVariable *, 8> Path;
  bool Shortened = false; ///< Whether the middle was omitted.
};

/// The result of orderGlobals().
struct GlobalOrder {
  /// Every variable, after all those that its initial value refers to, unless a
  /// cycle makes that impossible.
  llvm::SmallVector<const llvm::GlobalVariable *, 0> Order;
  /// One for each variable that closes a cycle.
  llvm::SmallVector<GlobalCycle, 0> Cycles;
};

/// Sorts \p Globals. The time is linear in the size of the initial values.
GlobalOrder orderGlobals(llvm::ArrayRef<const llvm::GlobalVariable *> Globals);

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_MODULE_GLOBALORDER_H
