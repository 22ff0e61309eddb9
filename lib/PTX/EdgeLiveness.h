//===- EdgeLiveness.h - Who still reads a phi -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The copies of a phi may stand above the branch to its block when nothing
// that the branch's other way reaches reads the phi's register. A loop's latch
// then is "mov …; @%p bra $loop;", the form in which ptxas finds and shortens
// loops; with the copies on the edge, behind a branch out, it does neither.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_EDGELIVENESS_H
#define OPENNVVM_LIB_PTX_EDGELIVENESS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace llvm {
class BasicBlock;
class Instruction;
class PHINode;
class Value;
} // namespace llvm

namespace opennvvm::ptx {

/// Whether the result of \p I is certainly in registers of its own and \p I
/// is printed where it stands. Casts, freezes, aggregates and addresses may be
/// other names of their operand, or be printed inside their users.
bool hasOwnRegisters(const llvm::Instruction &I);

/// Answers questions about the phis of one function, lazily. Answers are safe:
/// past a budget every phi counts as read.
class EdgeLiveness {
public:
  void clear() { Phis.clear(); }

  /// Whether a register of \p Phi may be read after control went from \p From
  /// to \p To, or by the copies on that edge.
  bool isReadAfter(const llvm::PHINode &Phi, const llvm::BasicBlock *From,
                   const llvm::BasicBlock *To);
  /// Whether \p V may be held in a register of \p Phi.
  bool mayShare(const llvm::PHINode &Phi, const llvm::Value *V);

private:
  struct Reach {
    bool Everywhere = false; ///< The budget ran out.
    /// The phi and the values that may be held in its registers.
    llvm::SmallPtrSet<const llvm::Value *, 4> Names;
    /// Blocks that one of them lives into.
    llvm::SmallPtrSet<const llvm::BasicBlock *, 8> LiveIn;
  };

  const Reach &reach(const llvm::PHINode &Phi);
  static void collectNames(const llvm::PHINode &Phi, Reach &R);
  static void collectBlocks(const llvm::PHINode &Phi, Reach &R);

  llvm::DenseMap<const llvm::PHINode *, Reach> Phis;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_EDGELIVENESS_H
