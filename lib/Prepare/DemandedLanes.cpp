//===- DemandedLanes.cpp - Unused lanes of vectors ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A lane takes a register and an instruction of its own, and unused ones are
// not always free: ptxas removes unused additions, but not square roots and
// divisions, which contain calls. A single walk from users to definitions finds
// the lanes that are used; an operation that computes more lanes is done on a
// shorter vector. The shuffles in between print nothing.
//
//===----------------------------------------------------------------------===//

#include "DemandedLanes.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/VectorUtils.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace opennvvm::prepare {

namespace {
/// A bit for each lane of a vector.
using LaneMask = uint64_t;
constexpr unsigned MaxLanes = 64;

class Narrowing {
public:
  explicit Narrowing(Function &F) : F(F) {}
  bool run();

private:
  void visit(Instruction &I);
  void demand(Value *V, LaneMask Lanes);
  void demandByShuffle(ShuffleVectorInst &SV, LaneMask Lanes);
  void narrow(Instruction &I, LaneMask Lanes);

  Function &F;
  DenseMap<const Instruction *, LaneMask> Demanded;
  /// Operations that compute more lanes than are used.
  SmallVector<std::pair<Instruction *, LaneMask>, 8> Wide;
};
} // namespace

static unsigned laneCount(const Type *Ty) {
  auto *VT = dyn_cast<FixedVectorType>(Ty);
  return VT && VT->getNumElements() <= MaxLanes ? VT->getNumElements() : 0;
}

static LaneMask allLanes(unsigned N) { return maskTrailingOnes<LaneMask>(N); }

/// Whether \p I computes each lane only from the same lanes of its operands and
/// has no other effects.
static bool isLaneWise(const Instruction &I) {
  if (isa<BinaryOperator, UnaryOperator, CmpInst, SelectInst, FreezeInst>(I))
    return true;
  if (auto *Cast = dyn_cast<CastInst>(&I))
    return laneCount(Cast->getSrcTy()) == laneCount(Cast->getType());
  auto *II = dyn_cast<IntrinsicInst>(&I);
  return II && !II->mayHaveSideEffects() && !II->hasOperandBundles() &&
         isTriviallyVectorizable(II->getIntrinsicID());
}

/// Whether each lane has a register of its own, in a vector of any length.
/// Lanes that share a register are computed together.
static bool hasOwnRegisters(const Type *Ty) {
  const Type *Element = Ty->getScalarType();
  return !Element->isHalfTy() && !Element->isBFloatTy() &&
         !Element->isIntegerTy(8);
}

static bool canNarrow(const Instruction &I) {
  return hasOwnRegisters(I.getType()) &&
         llvm::all_of(I.operands(), [](const Use &U) {
           return !U->getType()->isVectorTy() || hasOwnRegisters(U->getType());
         });
}

void Narrowing::demand(Value *V, LaneMask Lanes) {
  if (auto *I = dyn_cast<Instruction>(V); I && laneCount(I->getType()))
    Demanded[I] |= Lanes;
}

void Narrowing::demandByShuffle(ShuffleVectorInst &SV, LaneMask Lanes) {
  LaneMask From[2] = {0, 0};
  int N = laneCount(SV.getOperand(0)->getType());
  for (auto [L, M] : enumerate(SV.getShuffleMask()))
    // Any lane may replace one without a source: the printer uses the first.
    if ((Lanes >> L & 1) && N)
      From[std::max(M, 0) / N] |= LaneMask(1) << std::max(M, 0) % N;
  demand(SV.getOperand(0), From[0]);
  demand(SV.getOperand(1), From[1]);
}

/// Propagates the used lanes of \p I, whose users were already visited.
void Narrowing::visit(Instruction &I) {
  unsigned N = laneCount(I.getType());
  LaneMask Lanes = N ? Demanded.lookup(&I) : 0;
  if (auto *Extract = dyn_cast<ExtractElementInst>(&I)) {
    unsigned From = laneCount(Extract->getVectorOperandType());
    auto *Index = dyn_cast<ConstantInt>(Extract->getIndexOperand());
    bool IsOne = Index && Index->getValue().ult(From);
    return demand(Extract->getVectorOperand(),
                  IsOne ? LaneMask(1) << Index->getZExtValue()
                        : allLanes(From));
  }
  if (auto *SV = dyn_cast<ShuffleVectorInst>(&I); SV && N)
    return demandByShuffle(*SV, Lanes);
  if (auto *Insert = dyn_cast<InsertElementInst>(&I); Insert && N) {
    if (auto *Index = dyn_cast<ConstantInt>(Insert->getOperand(2));
        Index && Index->getValue().ult(N))
      Lanes &= ~(LaneMask(1) << Index->getZExtValue());
    return demand(Insert->getOperand(0), Lanes);
  }
  bool Narrow = N && isLaneWise(I);
  if (Narrow && Lanes && Lanes != allLanes(N) && canNarrow(I))
    Wide.push_back({&I, Lanes});
  for (Value *V : I.operands())
    demand(V, Narrow ? Lanes : allLanes(laneCount(V->getType())));
}

/// \p I applied to \p Operands, whose vectors have \p N lanes.
static Value *cloneOn(IRBuilder<> &B, Instruction &I,
                      ArrayRef<Value *> Operands, unsigned N) {
  Type *Ty = FixedVectorType::get(I.getType()->getScalarType(), N);
  if (auto *Cast = dyn_cast<CastInst>(&I))
    return B.CreateCast(Cast->getOpcode(), Operands[0], Ty);
  if (auto *II = dyn_cast<IntrinsicInst>(&I)) {
    Intrinsic::ID ID = II->getIntrinsicID();
    SmallVector<Type *, 3> Types;
    if (isVectorIntrinsicWithOverloadTypeAtArg(ID, -1, nullptr))
      Types.push_back(Ty);
    for (unsigned A = 0; A < II->arg_size(); ++A)
      if (isVectorIntrinsicWithOverloadTypeAtArg(ID, A, nullptr))
        Types.push_back(Operands[A]->getType());
    return B.CreateIntrinsic(ID, Types, Operands.take_front(II->arg_size()));
  }
  Instruction *Short = I.clone();
  for (auto [To, From] : zip(Short->operands(), Operands))
    To.set(From);
  Short->mutateType(Ty);
  return B.Insert(Short);
}

void Narrowing::narrow(Instruction &I, LaneMask Lanes) {
  unsigned N = laneCount(I.getType());
  SmallVector<int, 16> Take, Back(N, PoisonMaskElem);
  for (unsigned L = 0; L < N; ++L)
    if (Lanes >> L & 1) {
      Back[L] = Take.size();
      Take.push_back(L);
    }
  IRBuilder<> B(&I);
  SmallVector<Value *, 4> Operands;
  for (Value *V : I.operands())
    Operands.push_back(
        V->getType()->isVectorTy() ? B.CreateShuffleVector(V, Take) : V);
  Value *Short = cloneOn(B, I, Operands, Take.size());
  if (auto *New = dyn_cast<Instruction>(Short)) {
    New->copyIRFlags(&I);
    New->copyMetadata(I);
  }
  Value *Whole = B.CreateShuffleVector(Short, Back);
  I.replaceAllUsesWith(Whole);
  I.eraseFromParent();
}

bool Narrowing::run() {
  // Users come before what they use. Phis, and unreachable blocks, use all
  // lanes.
  SmallPtrSet<const BasicBlock *, 16> Reached;
  for (BasicBlock *BB : post_order(&F))
    Reached.insert(BB);
  for (BasicBlock &BB : F)
    for (Instruction &I : BB)
      if (isa<PHINode>(I) || !Reached.contains(&BB))
        for (Value *V : I.operands())
          demand(V, allLanes(laneCount(V->getType())));
  for (BasicBlock *BB : post_order(&F))
    for (Instruction &I : reverse(*BB))
      if (!isa<PHINode>(I))
        visit(I);
  for (auto [I, Lanes] : Wide)
    narrow(*I, Lanes);
  return !Wide.empty();
}

bool narrowToDemandedLanes(Function &F) { return Narrowing(F).run(); }

} // namespace opennvvm::prepare
