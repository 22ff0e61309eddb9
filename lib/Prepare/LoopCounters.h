//===- LoopCounters.h - Fewer registers that count --------------*- C++ -*-===//
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

/// Lets loops of \p F count once where several counters are equal, and down to
/// zero where a counter does nothing but count. The blocks stay as they are.
void simplifyCounters(llvm::Function &F, const llvm::DominatorTree &DT);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_LOOPCOUNTERS_H
