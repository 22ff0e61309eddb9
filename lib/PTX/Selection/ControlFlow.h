//===- ControlFlow.h - Blocks, branches and phis of a function --*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_SELECTION_CONTROLFLOW_H
#define OPENNVVM_LIB_PTX_SELECTION_CONTROLFLOW_H

#include "PTX/Values/Coalescing.h"
#include "PTX/Values/EdgeLiveness.h"
#include "PTX/Values/FunctionContext.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/Support/Allocator.h"

namespace llvm {
class BasicBlock;
class BranchInst;
class Function;
class PHINode;
class Value;
} // namespace llvm

namespace opennvvm::ptx {

class StackFrame;
class ValueRegisters;

/// How control goes from block to block of one function, and what phis become
/// on the way.
class ControlFlow {
public:
  ControlFlow(FunctionContext &E, const StackFrame &Frame,
              ValueRegisters &Values)
      : E(E), Frame(Frame), Values(Values), Edges(E) {}

  /// Forgets everything and numbers the blocks of \p F.
  void reset(const llvm::Function &F);
  /// Finds the values of \p F that share registers and gives them theirs.
  void coalesce(const llvm::Function &F);
  /// \p BB is printed after the block at hand; null after the last.
  void setNext(const llvm::BasicBlock *BB) { Next = BB; }

  /// The label of \p BB.
  Op label(const llvm::BasicBlock *BB) const;
  /// A new label, valid until the next function.
  llvm::StringRef freshLabel();
  bool isNext(const llvm::BasicBlock *BB) const { return BB == Next; }
  /// Whether \p To is printed before \p From, or is \p From itself.
  bool isBackward(const llvm::BasicBlock *From,
                  const llvm::BasicBlock *To) const {
    return BlockNumber.lookup(To) <= BlockNumber.lookup(From);
  }

  /// Sets the phis of \p To and jumps there. If \p Written is not null, its
  /// phis were set just before.
  void branchTo(const llvm::BasicBlock *From, const llvm::BasicBlock *To,
                const llvm::BasicBlock *Written = nullptr);
  /// Jumps to \p To, whose phis are already set.
  void jumpTo(const llvm::BasicBlock *To);
  /// Whether an edge from \p From to \p To copies phi values.
  bool edgeHasCopies(const llvm::BasicBlock *From,
                     const llvm::BasicBlock *To) const;
  /// Sets the phis of \p To, which is entered from \p From.
  void copyPhis(const llvm::BasicBlock *From, const llvm::BasicBlock *To,
                const llvm::BasicBlock *Written = nullptr);
  /// Writes what phis begin with, where that is done as \p BB begins.
  void placeConstants(const llvm::BasicBlock &BB);
  /// Whether the copies of the edge to \p To may be placed before the
  /// conditional branch \p Br, whose other target is \p Other. \p IsSecond:
  /// those of the other edge are already there.
  bool canCopyEarly(const llvm::BranchInst &Br, const llvm::BasicBlock *To,
                    const llvm::BasicBlock *Other, bool IsSecond);
  /// \p Condition, of a branch, in a register that copies to the phis of \p To
  /// do not write to.
  Op keepCondition(Op Condition, const llvm::BasicBlock *To);

private:
  bool isCopied(const llvm::PHINode &Phi, const llvm::BasicBlock *From) const;
  bool canShareEarly(const llvm::PHINode &Phi, const llvm::BranchInst &Br,
                     const llvm::BasicBlock *Other, bool IsSecond);

  FunctionContext &E;
  const StackFrame &Frame;
  ValueRegisters &Values;
  llvm::DenseMap<const llvm::BasicBlock *, unsigned> BlockNumber;
  const llvm::BasicBlock *Next = nullptr;
  EdgeLiveness Edges;
  Coalescing Groups;
  unsigned LabelCount = 0;
  llvm::BumpPtrAllocator LabelText;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_SELECTION_CONTROLFLOW_H
