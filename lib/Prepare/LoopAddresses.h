//===- LoopAddresses.h - Many addresses in one loop -------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_LOOPADDRESSES_H
#define OPENNVVM_LIB_PREPARE_LOOPADDRESSES_H

namespace llvm {
class Function;
class LoopInfo;
} // namespace llvm

namespace opennvvm::prepare {

/// Handles loops of \p F with many addresses that differ from each other only
/// in a 32-bit offset, which does not change in the loop: computes what they
/// share once, and adds the offset in the loop. Does not change the blocks.
void shareAddresses(llvm::Function &F, llvm::LoopInfo &LI);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_LOOPADDRESSES_H
