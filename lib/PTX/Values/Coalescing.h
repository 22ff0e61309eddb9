//===- Coalescing.h - Values that share a register --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An operand of inline assembly that is tied to a result is copied to the
// result's register before the assembly, and a phi is assigned on each incoming
// edge. These copies are harmful if the hardware works asynchronously: between
// wgmma instructions, ptxas inserts waits for them. If no two of the values are
// live at the same time, they share one register, and there is no copy.
//
// ptxas removes most other copies, but not all: where paths meet again and
// again, and where halves of registers are assigned, it keeps some.
//
// Coalescing starts at tied operands and at phis of results of inline assembly
// and of intrinsics with several results, from -O1 on also at other phis
// (PhiSharing.h), and continues along phis.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_PTX_VALUES_COALESCING_H
#define OPENNVVM_LIB_PTX_VALUES_COALESCING_H

#include "PTX/Text/Register.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include <optional>

namespace llvm {
class BasicBlock;
class CallInst;
class Function;
class Instruction;
class PHINode;
class Use;
class Value;
} // namespace llvm

namespace opennvvm::ptx {

class FunctionContext;
class StackFrame;

/// Decides which values of one function share registers.
class Coalescing {
public:
  /// A part of a value and the group with which it shares a register.
  struct Member {
    const llvm::Value *V;
    unsigned Part;
    unsigned Group;
  };

  /// Discards everything and groups the values of \p F, which is printed next:
  /// its variables are in \p Frame.
  void run(const llvm::Function &F, FunctionContext &E,
           const StackFrame &Frame);

  /// The members of all groups, in an order that depends only on the function.
  llvm::ArrayRef<Member> members() const { return Members; }
  /// The class of each group's register.
  llvm::ArrayRef<RegClass> groups() const { return Groups; }
  /// How many groups have other members than equal phis (PhiSharing.h). They
  /// come first; registers of the others are those of a single phi as far as
  /// computations from them are concerned.
  unsigned mixedGroups() const { return Mixed; }

  /// A constant that \p Phi has from several blocks, or from one that does
  /// more, written where \p At begins.
  struct Start {
    const llvm::BasicBlock *At;
    const llvm::PHINode *Phi;
    const llvm::Value *V;
  };
  /// In the order in which they are written.
  llvm::ArrayRef<Start> starts() const { return Placed; }
  /// Whether the register of \p Phi has its value from \p From before that
  /// ends.
  bool isPlaced(const llvm::PHINode &Phi, const llvm::BasicBlock *From) const;

  /// Whether a part of \p Phi is in a group.
  bool contains(const llvm::PHINode &Phi);
  /// Whether a register of \p Phi has a value at the end of \p From that is
  /// needed in \p To, or by the copies on the way there.
  bool isNeededBeyond(const llvm::PHINode &Phi, const llvm::BasicBlock &From,
                      const llvm::BasicBlock &To);

private:
  /// Operand \p Arg of \p Asm is tied to part \p Part of its result.
  struct Tie {
    const llvm::CallInst *Asm;
    unsigned Part, Arg;
  };
  /// Half-open; positions are twice an instruction's number, plus one where it
  /// writes.
  struct Segment {
    unsigned From, To;
  };
  using Segments = llvm::SmallVector<Segment, 2>;
  /// One part of a value that is not an alias of another.
  struct Node {
    const llvm::Value *V;
    unsigned Part;
    RegClass Class;
    unsigned Leader; ///< Of its group, possibly through other members.
    unsigned Size = 1;
    bool OnlyEqual = true; ///< For a leader: all of the group are equal phis.
    Segments Live = {};    ///< For a leader: of the whole group.
    llvm::SmallVector<const llvm::PHINode *, 1> Phis = {}; ///< That use it.
  };
  struct BlockPlace {
    unsigned Number = 0, Start = 0, End = 0;
  };
  class LiveRange;

  void findSeeds(const llvm::Function &F);
  void addTies(const llvm::CallInst &Asm);
  void number(const llvm::Function &F);
  void mergeTies();
  void mergePhis();
  void mergePhi(const llvm::PHINode &Phi);
  void mergeEqual(const llvm::PHINode &A, const llvm::PHINode &B);
  struct Beginning;
  void placeConstants(const llvm::Function &F);
  bool keepFrom(const llvm::BasicBlock *At, const Beginning &B);
  void finish();

  std::optional<unsigned> node(const llvm::Value *V, unsigned Part);
  unsigned leader(unsigned N);
  template <typename Fn> bool anyGroup(const llvm::PHINode &Phi, Fn Test);
  bool merge(unsigned A, unsigned B);
  void follow(unsigned N);
  bool mayHold(const llvm::Value *V) const;
  bool findLiveRange(Node &N);
  bool isInPlace(const llvm::Instruction &I);
  bool isPrintedInPlace(const llvm::CallInst &Call) const;

  FunctionContext *E = nullptr;
  const StackFrame *Frame = nullptr;
  llvm::SmallVector<Tie, 0> Ties;
  llvm::SmallPtrSet<const llvm::Use *, 16> TiedUses;
  llvm::SmallVector<const llvm::PHINode *, 0> Work; ///< Phis to merge.
  llvm::SmallVector<std::pair<const llvm::PHINode *, const llvm::PHINode *>, 0>
      Equal;
  llvm::SmallPtrSet<const llvm::PHINode *, 16> Queued;
  llvm::SmallVector<Node, 0> Nodes;
  llvm::DenseMap<std::pair<const llvm::Value *, unsigned>, unsigned> NodeOf;
  llvm::DenseMap<const llvm::Instruction *, unsigned> Position;
  llvm::DenseMap<const llvm::BasicBlock *, BlockPlace> Places;
  /// By assembly text or catalog row: whether it is a single instruction.
  llvm::DenseMap<const void *, bool> InPlace;
  unsigned Budget = 0;
  bool IsAsync = false; ///< There are instructions that read operands later.

  llvm::SmallVector<Start, 0> Placed;
  /// The edges that need no copy: to a phi, from a block.
  llvm::DenseSet<std::pair<const llvm::PHINode *, const llvm::BasicBlock *>>
      PlacedEdges;
  llvm::SmallVector<Member, 0> Members;
  llvm::SmallVector<RegClass, 0> Groups;
  unsigned Mixed = 0;
};

} // namespace opennvvm::ptx

#endif // OPENNVVM_LIB_PTX_VALUES_COALESCING_H
