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
class Instruction;
class PHINode;
class Value;
} // namespace llvm

namespace opennvvm::ptx {

/// Whether the result of \p I is certainly in its own registers and \p I is
/// printed in place. Casts, freezes, aggregates and addresses may be aliases of
/// their operand, or be printed inside their users.
bool hasOwnRegisters(const llvm::Instruction &I);

/// Answers queries about the phis of one function, computed lazily. Answers are
/// conservative: beyond a limit, every phi counts as read.
class EdgeLiveness {
public:
  void clear() { Phis.clear(); }

  /// Whether a register of \p Phi may be read after control has gone from \p
  /// From to \p To, or by the copies on that edge.
  bool isReadAfter(const llvm::PHINode &Phi, const llvm::BasicBlock *From,
                   const llvm::BasicBlock *To);
  /// Whether \p V may be held in a register of \p Phi.
  bool mayShare(const llvm::PHINode &Phi, const llvm::Value *V);

private:
  struct Reach {
    bool Everywhere = false; ///< The limit was exceeded.
    /// The phi and the values that may be held in its registers.
    llvm::SmallPtrSet<const llvm::Value *, 4> Names;
    /// Blocks that one of them is live into.
    llvm::SmallPtrSet<const llvm::BasicBlock *, 8> LiveIn;
  };

  const Reach &reach(const llvm::PHINode &Phi);
  static void collectNames(const llvm::PHINode &Phi, Reach &R);
  static void collectBlocks(const llvm::PHINode &Phi, Reach &R);

  llvm::DenseMap<const llvm::PHINode *, Reach> Phis;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_EDGELIVENESS_H
