//===- SyncOrder.h - Whether all threads synchronize alike ------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LOWERING_SYNCORDER_H
#define OPENNVVM_LIB_LOWERING_SYNCORDER_H

namespace llvm {
class CallBase;
class Function;
} // namespace llvm

namespace opennvvm::lowering {

/// Whether the threads of a block reach the same barriers, shuffles and votes
/// in the same order.
///
/// PTX lets warps, and since sm_70 threads, meet at different instructions:
/// arrivals are counted, wherever they happen. One warp's first barrier may
/// therefore wait for a second warp's second barrier, and nothing can be
/// removed by looking at one barrier alone. It can be removed if every thread
/// reaches every such operation exactly once: in a kernel in which all of them
/// post-dominate the entry and none is in a cycle. Then the n-th arrival of
/// each thread is at the same instruction.
class SyncOrder {
public:
  SyncOrder(const llvm::Function &F, bool IsKernel);

  /// Whether every thread of the block executes \p Call and every other such
  /// operation of the function exactly once.
  bool isInOrder(const llvm::CallBase &Call) const { return AllInOrder; }

private:
  bool AllInOrder;
};

} // namespace opennvvm::lowering

#endif // OPENNVVM_LIB_LOWERING_SYNCORDER_H
