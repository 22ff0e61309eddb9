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

/// Where many addresses in a loop of \p F differ from each other in one 32-bit
/// offset that does not change in the loop, computes what they share once, and
/// adds the offset to it in the loop. Does not change the blocks.
void shareAddresses(llvm::Function &F, llvm::LoopInfo &LI);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_LOOPADDRESSES_H
