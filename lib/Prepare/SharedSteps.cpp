//===- SharedSteps.cpp - One counter for many pointers --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread that loads a tile element by element has a pointer for each element,
// and the loop advances all of them. ptxas must keep or spill each of these
// pointers, but can compute a start that does not change again where it is
// needed. The additions are as many as before.
//
//===----------------------------------------------------------------------===//

#include "SharedSteps.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace opennvvm::prepare {

/// Fewer pointers, which need two registers each, are better advanced where
/// they are.
static constexpr unsigned MinPointers = 48;

namespace {
/// What pointers that share an offset have in common: the width of the offset,
/// and the step as a number of units.
struct Step {
  unsigned Width;
  uint64_t Unit;
  Value *Count;

  bool operator==(const Step &Other) const {
    return Width == Other.Width && Unit == Other.Unit && Count == Other.Count;
  }
};

/// A phi in the header of a loop that has one way in and one way back.
struct Advanced {
  PHINode *Phi;
  GetElementPtrInst *Next;
};
} // namespace

/// The block of the two before \p Header that is in its loop; null if \p Header
/// does not begin a loop of this form.
static BasicBlock *latchOf(const BasicBlock &Header, const DominatorTree &DT) {
  auto *First = cast<PHINode>(&Header.front());
  if (First->getNumIncomingValues() != 2)
    return nullptr;
  BasicBlock *A = First->getIncomingBlock(0), *B = First->getIncomingBlock(1);
  bool IsA = DT.dominates(&Header, A), IsB = DT.dominates(&Header, B);
  if (A == B || IsA == IsB)
    return nullptr;
  return IsA ? A : B;
}

/// The address after \p Phi, if it is at a distance from it that stays the same
/// in the loop.
static GetElementPtrInst *nextOf(const PHINode &Phi, const BasicBlock *Latch,
                                 const Instruction *Before,
                                 const DominatorTree &DT) {
  auto *GEP = dyn_cast<GetElementPtrInst>(Phi.getIncomingValueForBlock(Latch));
  if (!GEP || GEP->getPointerOperand() != &Phi || GEP->getNumIndices() != 1 ||
      !GEP->getType()->isPointerTy() ||
      GEP->getSourceElementType()->isScalableTy())
    return nullptr;
  return DT.dominates(GEP->getOperand(1), Before) ? GEP : nullptr;
}

static Step stepOf(const GetElementPtrInst &Next, const DataLayout &DL) {
  unsigned Width = DL.getIndexTypeSizeInBits(Next.getType());
  uint64_t Unit = DL.getTypeAllocSize(Next.getSourceElementType());
  Value *Count = Next.getOperand(1);
  // Constants with different units may be the same number of bytes.
  if (auto *Number = dyn_cast<ConstantInt>(Count)) {
    APInt Bytes = Number->getValue().sextOrTrunc(Width) * Unit;
    return {Width, 1, ConstantInt::get(Next.getContext(), Bytes)};
  }
  return {Width, Unit, Count};
}

/// Replaces the phis of \p Group.
static void share(ArrayRef<Advanced> Group, const Step &S, BasicBlock &Header,
                  BasicBlock *Latch, Instruction *Before) {
  IRBuilder<> B(Before);
  Type *Ty = B.getIntNTy(S.Width);
  Value *Bytes = B.CreateSExtOrTrunc(S.Count, Ty);
  if (S.Unit != 1)
    Bytes = B.CreateMul(Bytes, ConstantInt::get(Ty, S.Unit));
  B.SetInsertPoint(&Header, Header.begin());
  PHINode *Offset = B.CreatePHI(Ty, 2);
  B.SetInsertPoint(Latch->getTerminator());
  Offset->addIncoming(ConstantInt::get(Ty, 0), Before->getParent());
  Offset->addIncoming(B.CreateAdd(Offset, Bytes), Latch);
  B.SetInsertPoint(&Header, Header.getFirstInsertionPt());
  for (auto [Phi, Next] : Group) {
    Value *Address = B.CreatePtrAdd(
        Phi->getIncomingValueForBlock(Before->getParent()), Offset);
    Address->takeName(Phi);
    Phi->replaceAllUsesWith(Address);
    Phi->eraseFromParent();
    if (Next->use_empty())
      Next->eraseFromParent();
  }
}

static void shareSteps(BasicBlock &Header, const DominatorTree &DT) {
  BasicBlock *Latch = latchOf(Header, DT);
  if (!Latch)
    return;
  auto *First = cast<PHINode>(&Header.front());
  BasicBlock *Entry =
      First->getIncomingBlock(First->getIncomingBlock(0) == Latch);
  Instruction *Before = Entry->getTerminator();
  const DataLayout &DL = Header.getDataLayout();
  SmallVector<std::pair<Step, SmallVector<Advanced, 0>>, 4> Groups;
  for (PHINode &Phi : Header.phis()) {
    if (!Phi.getType()->isPointerTy())
      continue;
    GetElementPtrInst *Next = nextOf(Phi, Latch, Before, DT);
    if (!Next)
      continue;
    Step S = stepOf(*Next, DL);
    auto *Same = llvm::find_if(Groups, [&](auto &G) { return G.first == S; });
    if (Same == Groups.end()) {
      Groups.push_back({S, {}});
      Same = &Groups.back();
    }
    Same->second.push_back({&Phi, Next});
  }
  for (auto &[S, Group] : Groups)
    if (Group.size() >= MinPointers)
      share(Group, S, Header, Latch, Before);
}

void shareSteps(Function &F, const DominatorTree &DT) {
  for (BasicBlock &BB : F)
    if (isa<PHINode>(BB.front()) && DT.isReachableFromEntry(&BB))
      shareSteps(BB, DT);
}

} // namespace opennvvm::prepare
