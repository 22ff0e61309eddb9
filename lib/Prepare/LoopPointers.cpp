//===- LoopPointers.cpp - Addresses that advance in loops -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopPointers.h"
#include "opennvvm/Target/ElementOrder.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/InstructionSimplify.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ScalarEvolution.h"
#include "llvm/Analysis/ScalarEvolutionExpressions.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"
#include <optional>

using namespace llvm;

namespace opennvvm::prepare {

/// Each pointer needs two registers for as long as the loop runs.
static constexpr unsigned MostPointers = 4;
/// Loops with more addresses are left alone: each is compared with the
/// pointers.
static constexpr unsigned MostAddresses = 64;
/// How many operations may lead from the counters of a loop to its addresses,
/// and to one of these, one after the other.
static constexpr unsigned MostOperations = 16, MostInSequence = 8;

namespace {
/// An address that advances by Step bytes, and others at a constant distance
/// from it.
struct Pointer {
  GetElementPtrInst *First;
  const SCEV *Address;
  int64_t Step;
  SmallVector<std::pair<GetElementPtrInst *, int64_t>, 4> Members;
};
} // namespace

/// Whether \p L may be changed.
static bool isCandidate(const Loop &L) {
  return L.getNumBlocks() == 1 && L.getLoopPredecessor() &&
         L.getHeader()->hasNPredecessors(2) &&
         any_of(*L.getHeader(), IsaPred<GetElementPtrInst>);
}

static bool isConvergent(const Loop &L) {
  return any_of(*L.getHeader(), [](const Instruction &I) {
    auto *Call = dyn_cast<CallBase>(&I);
    return Call && Call->isConvergent();
  });
}

/// Whether \p L plainly counts: it ends when a counter of its iterations
/// compares with something that stays. ScalarEvolution, which knows more, takes
/// longer than the rest of preparation.
static bool isPlainlyCounted(const Loop &L) {
  auto *Br = dyn_cast<BranchInst>(L.getHeader()->getTerminator());
  auto *Compare = Br && Br->isConditional()
                      ? dyn_cast<ICmpInst>(Br->getCondition())
                      : nullptr;
  if (!Compare || !L.isLoopInvariant(Compare->getOperand(1)))
    return false;
  const Value *Counter = Compare->getOperand(0);
  while (auto *Cast = dyn_cast<CastInst>(Counter))
    Counter = Cast->getOperand(0);
  if (auto *Add = dyn_cast<BinaryOperator>(Counter);
      Add && Add->getOpcode() == Instruction::Add &&
      isa<ConstantInt>(Add->getOperand(1)))
    Counter = Add->getOperand(0);
  auto *Phi = dyn_cast<PHINode>(Counter);
  if (!Phi || Phi->getParent() != L.getHeader())
    return false;
  return PatternMatch::match(
      Phi->getIncomingValueForBlock(L.getHeader()),
      PatternMatch::m_Add(
          PatternMatch::m_Specific(Phi),
          PatternMatch::m_CombineOr(PatternMatch::m_One(),
                                    PatternMatch::m_AllOnes())));
}

/// Whether \p U only leads to addresses in \p L, by at most \p Most operations.
static bool leadsToAddresses(const User *U, const Loop &L, unsigned &Most) {
  if (!L.contains(cast<Instruction>(U)))
    return false;
  if (isa<GetElementPtrInst>(U))
    return true;
  if (!isa<BinaryOperator>(U) || Most == 0)
    return false;
  --Most;
  return all_of(U->users(), [&](const User *Next) {
    return leadsToAddresses(Next, L, Most);
  });
}

/// Whether \p U, of a counter, compares it or its lower half in \p L.
static bool isComparison(const User *U, const Loop &L) {
  return L.contains(cast<Instruction>(U)) &&
         (isa<ICmpInst>(U) ||
          (isa<TruncInst>(U) && all_of(U->users(), IsaPred<ICmpInst>)));
}

/// Whether \p Phi is a counter of 64 bits that nothing needs but addresses and
/// the comparison that ends \p L.
static bool isWideCounter(const PHINode &Phi, const Loop &L) {
  if (!Phi.getType()->isIntegerTy(64))
    return false;
  const Value *Next = Phi.getIncomingValueForBlock(L.getHeader());
  if (!PatternMatch::match(Next,
                           PatternMatch::m_Add(PatternMatch::m_Specific(&Phi),
                                               PatternMatch::m_ConstantInt())))
    return false;
  unsigned Most = MostOperations;
  return all_of(Phi.users(),
                [&](const User *U) {
                  return U == Next || leadsToAddresses(U, L, Most);
                }) &&
         all_of(Next->users(),
                [&](const User *U) { return U == &Phi || isComparison(U, L); });
}

/// Whether the addresses in \p L come from such a counter.
static bool hasWideCounter(const Loop &L) {
  return any_of(L.getHeader()->phis(),
                [&](const PHINode &Phi) { return isWideCounter(Phi, L); });
}

bool mayAdvancePointers(const Function &F, const LoopInfo &LI) {
  return !F.hasFnAttribute(ElementsAttr) &&
         any_of(LI.getLoopsInPreorder(), [](const Loop *L) {
           return isCandidate(*L) && (isConvergent(*L) || hasWideCounter(*L) ||
                                      !isPlainlyCounted(*L));
         });
}

static std::optional<int64_t> constantOf(const SCEV *S) {
  auto *C = dyn_cast<SCEVConstant>(S);
  if (!C || C->getAPInt().getSignificantBits() > 64)
    return std::nullopt;
  return C->getAPInt().getSExtValue();
}

/// Adds \p GEP, an address in \p L, to \p Found. \returns false if there are
/// too many.
static bool add(GetElementPtrInst &GEP, const Loop &L, ScalarEvolution &SE,
                SmallVectorImpl<Pointer> &Found) {
  auto *Address = dyn_cast<SCEVAddRecExpr>(SE.getSCEV(&GEP));
  if (!Address || Address->getLoop() != &L || !Address->isAffine())
    return true;
  std::optional<int64_t> Step = constantOf(Address->getStepRecurrence(SE));
  if (!Step)
    return true;
  for (Pointer &P : Found)
    if (P.Step == *Step && P.First->getType() == GEP.getType())
      if (auto Distance = constantOf(SE.getMinusSCEV(Address, P.Address))) {
        P.Members.push_back({&GEP, *Distance});
        return true;
      }
  if (Found.size() == MostPointers)
    return false;
  Found.push_back({&GEP, Address, *Step, {{&GEP, 0}}});
  return true;
}

/// The pointers of \p L; none if there are too many.
static SmallVector<Pointer, MostPointers> findPointers(const Loop &L,
                                                       ScalarEvolution &SE) {
  SmallVector<Pointer, MostPointers> Found;
  unsigned Count = 0;
  for (Instruction &I : *L.getHeader()) {
    auto *GEP = dyn_cast<GetElementPtrInst>(&I);
    // The addresses themselves, not what leads to them.
    if (!GEP || !GEP->getType()->isPointerTy() ||
        all_of(GEP->users(), IsaPred<GetElementPtrInst, PHINode>))
      continue;
    if (++Count > MostAddresses || !add(*GEP, L, SE, Found))
      return {};
  }
  return Found;
}

/// Whether \p Counter is needed after \p L, so that it remains even if no
/// address is computed from it.
static bool isNeededBeyond(const PHINode &Counter, const Loop &L) {
  auto IsOutside = [&](const User *U) {
    return !L.contains(cast<Instruction>(U));
  };
  const Value *Next = Counter.getIncomingValueForBlock(L.getHeader());
  return any_of(Counter.users(), IsOutside) ||
         (isa<Instruction>(Next) && any_of(Next->users(), IsOutside));
}

/// \p V as it is in the first iteration of \p L, computed before that; null if
/// it takes too many operations or a counter that is needed anyway.
static Value *atStart(Value *V, const Loop &L, IRBuilderBase &B,
                      DenseMap<Value *, Value *> &Known, unsigned Depth = 0) {
  if (L.isLoopInvariant(V))
    return V;
  if (Value *Before = Known.lookup(V))
    return Before;
  auto &I = cast<Instruction>(*V);
  if (auto *Phi = dyn_cast<PHINode>(&I))
    return isNeededBeyond(*Phi, L)
               ? nullptr
               : Phi->getIncomingValueForBlock(L.getLoopPredecessor());
  if (Known.size() == MostOperations || Depth == MostInSequence ||
      I.mayReadOrWriteMemory() || !isSafeToSpeculativelyExecute(&I))
    return nullptr;
  SmallVector<Value *, 4> Operands;
  for (Value *Operand : I.operands()) {
    Value *Before = atStart(Operand, L, B, Known, Depth + 1);
    if (!Before)
      return nullptr;
    Operands.push_back(Before);
  }
  Instruction *Clone = I.clone();
  for (auto [Number, Operand] : enumerate(Operands))
    Clone->setOperand(Number, Operand);
  B.Insert(Clone);
  if (Value *Simple =
          simplifyInstruction(Clone, L.getHeader()->getDataLayout())) {
    Clone->eraseFromParent();
    return Known[V] = Simple;
  }
  return Known[V] = Clone;
}

/// Replaces the addresses of \p P by a pointer that advances.
static bool advance(const Pointer &P, const Loop &L,
                    DenseMap<Value *, Value *> &Known,
                    SmallVectorImpl<WeakTrackingVH> &Dead) {
  BasicBlock *Before = L.getLoopPredecessor(), *Body = L.getHeader();
  IRBuilder<> B(Before->getTerminator());
  Value *Start = atStart(P.First, L, B, Known);
  if (!Start)
    return false;
  B.SetInsertPoint(Body, Body->begin());
  PHINode *Phi = B.CreatePHI(Start->getType(), 2);
  B.SetInsertPoint(Body->getTerminator());
  B.SetCurrentDebugLocation(DebugLoc());
  Type *Offset = Body->getDataLayout().getIndexType(Start->getType());
  Value *Next = B.CreatePtrAdd(Phi, ConstantInt::getSigned(Offset, P.Step));
  Phi->addIncoming(Start, Before);
  Phi->addIncoming(Next, Body);
  for (auto [GEP, Distance] : P.Members) {
    B.SetInsertPoint(GEP);
    Value *Address =
        Distance ? B.CreatePtrAdd(Phi, ConstantInt::getSigned(Offset, Distance))
                 : Phi;
    Address->takeName(GEP);
    GEP->replaceAllUsesWith(Address);
    Dead.push_back(GEP);
  }
  return true;
}

/// Changes \p L; \p Dead becomes what may no longer be needed.
static bool advancePointers(const Loop &L, ScalarEvolution &SE,
                            SmallVectorImpl<WeakTrackingVH> &Dead) {
  DenseMap<Value *, Value *> Known;
  bool Changed = false;
  for (const Pointer &P : findPointers(L, SE))
    Changed |= advance(P, L, Known, Dead);
  for (auto [V, Before] : Known)
    Dead.push_back(Before);
  return Changed;
}

bool advancePointers(Function &F, const LoopInfo &LI, ScalarEvolution &SE) {
  SmallVector<WeakTrackingVH, 16> Dead, Counters;
  bool Changed = false;
  for (const Loop *L : LI.getLoopsInPreorder())
    if (isCandidate(*L) &&
        (isConvergent(*L) || hasWideCounter(*L) ||
         !SE.hasLoopInvariantBackedgeTakenCount(L)) &&
        advancePointers(*L, SE, Dead)) {
      Changed = true;
      for (PHINode &Phi : L->getHeader()->phis())
        Counters.push_back(&Phi);
    }
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
  for (const WeakTrackingVH &V : Counters)
    if (auto *Phi = dyn_cast_or_null<PHINode>(V))
      RecursivelyDeleteDeadPHINode(Phi);
  return Changed;
}

} // namespace opennvvm::prepare
