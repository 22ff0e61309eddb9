//===- ArmAddresses.cpp - Addresses that several arms need ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop around "if (bits >> i & 1) x ^= table[i]" is unrolled to arms that
// load from table + i, table + i + 1 and so on. Once constants are apart from
// the rest, each arm computes table + i for itself, since none dominates
// another.
//
//===----------------------------------------------------------------------===//

#include "ArmAddresses.h"
#include "FunctionPasses.h"
#include "llvm/ADT/Hashing.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"
#include <tuple>

using namespace llvm;

namespace opennvvm::prepare {

/// With fewer arms, the address may be computed more often than it is needed.
static constexpr unsigned MinArms = 3;

/// An index is made in no more operations.
static constexpr unsigned MaxSteps = 3;

namespace {
/// An address, and the operations that make its index, the last one first.
struct ArmAddress {
  GetElementPtrInst *Step;
  SmallVector<Instruction *, MaxSteps> Index;
  Value *Root;
};

/// What equal addresses have in common: base, root, and a hash of the rest.
using AddressKey = std::tuple<const Value *, const Value *, size_t>;
using EqualAddresses = SmallVector<ArmAddress, 0>;
} // namespace

/// Whether \p V is an operation with one operand that is not constant, and
/// cheap enough to be done in vain.
static bool isIndexStep(const Value *V) {
  if (isa<SExtInst, ZExtInst>(V))
    return true;
  auto *I = dyn_cast<BinaryOperator>(V);
  return I &&
         (I->getOpcode() == Instruction::Mul ||
          I->getOpcode() == Instruction::Shl) &&
         isa<ConstantInt>(I->getOperand(1));
}

static ArmAddress addressOf(GetElementPtrInst &Step) {
  ArmAddress A{&Step, {}, Step.getOperand(1)};
  while (A.Index.size() < MaxSteps && isIndexStep(A.Root)) {
    A.Index.push_back(cast<Instruction>(A.Root));
    A.Root = A.Index.back()->getOperand(0);
  }
  return A;
}

static AddressKey keyOf(const ArmAddress &A) {
  hash_code Hash = hash_value(A.Step->getSourceElementType());
  for (const Instruction *I : A.Index)
    Hash = hash_combine(Hash, I->getOpcode(), I->getType(),
                        isa<BinaryOperator>(I) ? I->getOperand(1) : nullptr);
  return {A.Step->getPointerOperand(), A.Root, size_t(Hash)};
}

static bool isSameStep(const Instruction &I, const Instruction &J) {
  return I.isSameOperationAs(&J) &&
         (!isa<BinaryOperator>(I) || I.getOperand(1) == J.getOperand(1));
}

/// Whether \p A and \p B are equal, given that their keys are.
static bool isEqual(const ArmAddress &A, const ArmAddress &B) {
  return isSameStep(*A.Step, *B.Step) && A.Index.size() == B.Index.size() &&
         all_of(zip_equal(A.Index, B.Index), [](auto Pair) {
           return isSameStep(*std::get<0>(Pair), *std::get<1>(Pair));
         });
}

/// Whether \p BB is executed on a condition, and what follows in any case.
static bool isArm(const BasicBlock &BB) {
  const BasicBlock *Before = BB.getSinglePredecessor();
  return Before && !Before->getUniqueSuccessor() && BB.getUniqueSuccessor();
}

static void addTo(MapVector<AddressKey, EqualAddresses> &Groups,
                  BasicBlock &BB) {
  for (Instruction &I : BB) {
    auto *Step = dyn_cast<GetElementPtrInst>(&I);
    if (!Step || Step->getNumIndices() != 1 ||
        !Step->getType()->isPointerTy() ||
        Step->getSourceElementType()->isScalableTy() ||
        isa<Constant>(Step->getOperand(1)))
      continue;
    ArmAddress A = addressOf(*Step);
    EqualAddresses &G = Groups[keyOf(A)];
    if (G.empty() || isEqual(G.front(), A))
      G.push_back(std::move(A));
  }
}

/// How many arms of \p G follow each other.
static unsigned countArms(const EqualAddresses &G, const DominatorTree &DT) {
  unsigned Arms = 1;
  const BasicBlock *Last = G.front().Step->getParent();
  for (const ArmAddress &A : drop_begin(G)) {
    const BasicBlock *Arm = A.Step->getParent(),
                     *Behind = Last->getUniqueSuccessor();
    if (!Behind || !DT.dominates(Behind, Arm))
      continue;
    Last = Arm;
    ++Arms;
  }
  return Arms;
}

/// The block before all arms of \p G; null if they should compute their own
/// addresses.
static BasicBlock *placeFor(const EqualAddresses &G, const DominatorTree &DT,
                            const LoopInfo &LI) {
  BasicBlock *Place = G.front().Step->getParent();
  for (const ArmAddress &A : drop_begin(G)) {
    if (!DT.isReachableFromEntry(A.Step->getParent()))
      return nullptr;
    Place = DT.findNearestCommonDominator(Place, A.Step->getParent());
  }
  if (any_of(G, [&](const ArmAddress &A) {
        return A.Step->getParent() == Place ||
               LI.getLoopFor(A.Step->getParent()) != LI.getLoopFor(Place);
      }))
    return nullptr;
  return countArms(G, DT) < MinArms ? nullptr : Place;
}

/// Moves \p I, one of \p Equal, to the end of \p Place unless it is known
/// there.
template <typename Range>
static void moveTo(BasicBlock &Place, Instruction &I, Range Equal,
                   const DominatorTree &DT) {
  for (const Instruction *Other : Equal)
    I.andIRFlags(Other);
  if (DT.dominates(I.getParent(), &Place))
    return;
  I.dropLocation();
  I.moveBefore(Place.getTerminator()->getIterator());
}

/// \param Dead is given the addresses that nothing needs any longer.
static void shareOne(const EqualAddresses &G, BasicBlock &Place,
                     const DominatorTree &DT,
                     SmallVectorImpl<WeakTrackingVH> &Dead) {
  const ArmAddress &First = G.front();
  for (unsigned N = First.Index.size(); N--;)
    moveTo(Place, *First.Index[N],
           map_range(G, [&](const ArmAddress &A) { return A.Index[N]; }), DT);
  moveTo(Place, *First.Step,
         map_range(G, [](const ArmAddress &A) { return A.Step; }), DT);
  for (const ArmAddress &A : drop_begin(G)) {
    A.Step->replaceAllUsesWith(First.Step);
    Dead.push_back(A.Step);
  }
}

bool shareArmAddresses(Function &F, FunctionPasses &Passes) {
  MapVector<AddressKey, EqualAddresses> Groups;
  for (BasicBlock &BB : F)
    if (isArm(BB))
      addTo(Groups, BB);
  Groups.remove_if([](const auto &G) { return G.second.size() < MinArms; });
  if (Groups.empty())
    return false;
  const DominatorTree &DT = Passes.get<DominatorTreeAnalysis>(F);
  const LoopInfo &LI = Passes.get<LoopAnalysis>(F);
  SmallVector<WeakTrackingVH, 16> Dead;
  for (const auto &[K, G] : Groups)
    if (BasicBlock *Place = placeFor(G, DT, LI))
      shareOne(G, *Place, DT, Dead);
  bool Changed = !Dead.empty();
  RecursivelyDeleteTriviallyDeadInstructions(Dead);
  return Changed;
}

} // namespace opennvvm::prepare
