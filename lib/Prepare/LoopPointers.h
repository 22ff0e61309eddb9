//===- LoopPointers.h - Addresses that advance in loops ---------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PREPARE_LOOPPOINTERS_H
#define OPENNVVM_LIB_PREPARE_LOOPPOINTERS_H

namespace llvm {
class Function;
class LoopInfo;
class ScalarEvolution;
} // namespace llvm

namespace opennvvm::prepare {

/// Whether \p F has a loop whose addresses \c advancePointers may change. Not
/// in functions of tiles, which have as many registers as there are.
bool mayAdvancePointers(const llvm::Function &F, const llvm::LoopInfo &LI);

/// In loops of one block that are not unrolled here, because they have
/// convergent operations or nobody knows how often they run, or whose addresses
/// come from a 64-bit counter that nothing else needs: makes the few addresses
/// that grow by a constant with each iteration pointers to which it is added,
/// unless what they are computed from is needed after the loop. ptxas unrolls
/// such loops, but not if an address is computed from a 32-bit counter.
/// Elsewhere, ptxas computes an address from such a counter in one instruction,
/// where a 64-bit addition takes two. Does not change the blocks.
/// \returns whether anything changed.
bool advancePointers(llvm::Function &F, const llvm::LoopInfo &LI,
                     llvm::ScalarEvolution &SE);

} // namespace opennvvm::prepare

#endif // OPENNVVM_LIB_PREPARE_LOOPPOINTERS_H
