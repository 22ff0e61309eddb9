//===- Reloads.h - Loads of what was just stored ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_RELOADS_H
#define OPENNVVM_LIB_PREPARE_RELOADS_H

namespace llvm {
class Function;
} // namespace llvm

namespace opennvvm::prepare {

/// Uses values of \p F that have just been stored where the same block loads
/// them, as in loops that were unrolled after their accesses had been looked
/// at. ptxas does so, too, but does not see that a condition that is stored as
/// a byte, and compared with zero, is the condition.
void forwardStores(llvm::Function &F);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_RELOADS_H
