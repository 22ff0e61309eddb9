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
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"
#include <utility>

using namespace llvm;

namespace opennvvm::prepare {

/// With fewer arms, the address may be computed more often than it is needed.
static constexpr unsigned MinArms = 3;

/// In a variable: the machine adds where it is to the index in each access.
static constexpr unsigned MinArmsOfVariable = 2;

/// An index is made in no more operations.
static constexpr unsigned MaxSteps = 8;

namespace {
/// An address, and the operations that make its index, each behind those that
/// it needs.
struct ArmAddress {
  GetElementPtrInst *Step;
  SmallVector<Instruction *, MaxSteps> Index;
  /// What the operations are applied to, in the order in which they come, and
  /// the numbers of those that several others need.
  SmallVector<std::pair<const Value *, unsigned>, MaxSteps> Roots;
};

/// What equal addresses have in common: base and a hash of the rest.
using AddressKey = std::pair<const Value *, size_t>;
using EqualAddresses = SmallVector<ArmAddress, 0>;
} // namespace

/// Whether \p V is an operation that is cheap enough to be done in vain.
static bool isIndexStep(const Value *V) {
  if (!V->getType()->isIntegerTy() || V->getType()->getIntegerBitWidth() > 64)
    return false;
  auto *I = dyn_cast<Instruction>(V);
  return I && (isa<SExtInst, ZExtInst, TruncInst>(I) ||
               (I->isBinaryOp() && !I->isIntDivRem()));
}

/// Adds \p V, which the index of \p A is made of, and what it is made of.
static void addStep(ArmAddress &A, Value *V, unsigned &Room) {
  auto *I = dyn_cast<Instruction>(V);
  if (auto *Known = I ? find(A.Index, I) : A.Index.end();
      Known != A.Index.end()) {
    A.Roots.push_back({nullptr, unsigned(Known - A.Index.begin())});
    return;
  }
  if (!Room || !isIndexStep(V)) {
    A.Roots.push_back({V, 0});
    return;
  }
  --Room;
  for (Value *Operand : I->operands())
    addStep(A, Operand, Room);
  A.Index.push_back(I);
}

static ArmAddress addressOf(GetElementPtrInst &Step) {
  ArmAddress A{&Step, {}, {}};
  unsigned Room = MaxSteps;
  addStep(A, Step.getOperand(1), Room);
  return A;
}

static AddressKey keyOf(const ArmAddress &A) {
  hash_code Hash = hash_value(A.Step->getSourceElementType());
  for (const Instruction *I : A.Index)
    Hash = hash_combine(Hash, I->getOpcode(), I->getType());
  for (auto [Root, Number] : A.Roots)
    Hash = hash_combine(Hash, Root, Number);
  return {A.Step->getPointerOperand(), size_t(Hash)};
}

/// Whether \p A and \p B are equal, given that their keys are.
static bool isEqual(const ArmAddress &A, const ArmAddress &B) {
  return A.Step->isSameOperationAs(B.Step) && A.Roots == B.Roots &&
         A.Index.size() == B.Index.size() &&
         all_of(zip_equal(A.Index, B.Index), [](auto Pair) {
           return std::get<0>(Pair)->isSameOperationAs(std::get<1>(Pair));
         });
}

/// The block behind \p BB, with which it ends, or for which it may skip another
/// one; null if there is none.
static const BasicBlock *behind(const BasicBlock &BB) {
  if (const BasicBlock *Next = BB.getUniqueSuccessor())
    return Next;
  auto *Branch = dyn_cast<BranchInst>(BB.getTerminator());
  if (!Branch || !Branch->isConditional())
    return nullptr;
  for (unsigned I : {0, 1}) {
    const BasicBlock *Inner = Branch->getSuccessor(I),
                     *Next = Branch->getSuccessor(1 - I);
    if (Inner->getSinglePredecessor() == &BB &&
        Inner->getUniqueSuccessor() == Next)
      return Next;
  }
  return nullptr;
}

/// Whether \p BB is executed on a condition, and what follows in any case.
static bool isArm(const BasicBlock &BB) {
  const BasicBlock *Before = BB.getSinglePredecessor();
  return Before && !Before->getUniqueSuccessor() && behind(BB);
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

static unsigned leastArms(const EqualAddresses &G) {
  const Value *Base = G.front().Step->getPointerOperand();
  return isa<GlobalVariable>(Base) ? MinArmsOfVariable : MinArms;
}

/// How many arms of \p G follow each other.
static unsigned countArms(const EqualAddresses &G, const DominatorTree &DT) {
  unsigned Arms = 1;
  const BasicBlock *Last = G.front().Step->getParent();
  for (const ArmAddress &A : drop_begin(G)) {
    const BasicBlock *Arm = A.Step->getParent(), *Behind = behind(*Last);
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
  return countArms(G, DT) < leastArms(G) ? nullptr : Place;
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
  for (unsigned N = 0; N != First.Index.size(); ++N)
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
  Groups.remove_if(
      [](const auto &G) { return G.second.size() < leastArms(G.second); });
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
