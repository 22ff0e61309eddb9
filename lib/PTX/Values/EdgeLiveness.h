//===- EdgeLiveness.h - Liveness of phis on edges ---------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The copies of a phi may be placed before the branch to its block if nothing
// reachable through the branch's other edge reads the phi's register. A loop's
// latch then is "mov …; @%p bra $loop;". ptxas recognizes and optimizes loops
// in this form, but not if the copies are on the edge, after a branch that
// leaves the loop.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_EDGELIVENESS_H
#define OPENNVVM_LIB_PTX_VALUES_EDGELIVENESS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class BasicBlock;
class PHINode;
class Value;
} // namespace llvm

namespace opennvvm::ptx {

class FunctionContext;

/// Answers queries about the phis of one function, computed lazily. For the
/// phis of one block, the blocks that one of them is live into are found once.
class EdgeLiveness {
public:
  explicit EdgeLiveness(const FunctionContext &E) : E(E) {}

  /// Forgets the function.
  void clear() {
    Phis.clear();
    Homes.clear();
  }

  /// Whether a register of \p Phi may be read after control has gone from \p
  /// From to \p To, or by the copies on that edge.
  bool isReadAfter(const llvm::PHINode &Phi, const llvm::BasicBlock *From,
                   const llvm::BasicBlock *To);

private:
  using Blocks = llvm::SmallPtrSet<const llvm::BasicBlock *, 8>;

  struct Reads {
    /// The phi and the values that may be held in its registers.
    llvm::SmallPtrSet<const llvm::Value *, 4> Names;
    /// The blocks that read one of them.
    Blocks In;
  };
  struct Home {
    Blocks LiveInto; ///< Where at least one phi of the block is live.
    /// By block of LiveInto: the blocks that control may reach from there
    /// while a phi is live.
    llvm::DenseMap<const llvm::BasicBlock *, Blocks> From;
  };

  const Reads &reads(const llvm::PHINode &Phi);
  Home &home(const llvm::BasicBlock &BB);
  /// Where control may go from \p Start, which is in \p H, before it enters
  /// \p BB again.
  static const Blocks &reachable(Home &H, const llvm::BasicBlock &BB,
                                 const llvm::BasicBlock *Start);

  const FunctionContext &E;
  llvm::DenseMap<const llvm::PHINode *, Reads> Phis;
  llvm::DenseMap<const llvm::BasicBlock *, Home> Homes;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_EDGELIVENESS_H
