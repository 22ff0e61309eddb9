//===- SyncOrder.h - Whether all threads synchronise alike ------*- C++ -*-===//
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

/// Whether the threads of a block meet the same barriers, shuffles and votes
/// in the same order.
///
/// PTX lets warps, and since sm_70 threads, meet at different instructions: the
/// arrivals are counted, not the places. A barrier that is the second of two
/// may therefore be what some other warp's first one waits for, and nothing can
/// be removed on the strength of one place alone. It can where every thread
/// comes by every such place exactly once: in a kernel all of whose places
/// post-dominate the entry and lie in no cycle. Then the n-th arrival of each
/// thread is at the same instruction.
class SyncOrder {
public:
  explicit SyncOrder(const llvm::Function &F);

  /// Whether every thread of the block executes \p Call, one of those places,
  /// once, and every other such place of the function too.
  bool isInOrder(const llvm::CallBase &Call) const { return AllInOrder; }

private:
  bool AllInOrder;
};

} // namespace opennvvm::lowering

#endif // OPENNVVM_LIB_LOWERING_SYNCORDER_H
