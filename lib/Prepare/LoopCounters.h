//===- LoopCounters.h - Fewer registers for loop counters -------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_LOOPCOUNTERS_H
#define OPENNVVM_LIB_PREPARE_LOOPCOUNTERS_H

namespace llvm {
class DominatorTree;
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Merges equal counters in loops of \p F, gives loops that continue by the
/// lower half of a counter a narrow one, and makes counters that have no other
/// use count down to zero. Does not change the blocks.
void simplifyCounters(llvm::Function &F, const llvm::DominatorTree &DT);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_LOOPCOUNTERS_H
