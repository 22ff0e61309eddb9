//===- LoopAddresses.cpp - Many addresses in one loop ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread that loads a tile element by element computes base + row[i] + k for
// each of its rows. LLVM moves base + row[i] out of the loop over k, and a
// 64-bit address is then kept for each row. base + k is the same for all rows:
// if it is computed first, only row[i] is kept, in 32 bits.
//
//===----------------------------------------------------------------------===//

#include "LoopAddresses.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"
#include <map>
#include <optional>

using namespace llvm;

namespace opennvvm::prepare {

/// With fewer rows, too few registers are saved for the one that is added.
static constexpr unsigned MinRows = 8;

/// Addresses that are sums of more are left alone.
static constexpr unsigned MaxTerms = 4;

namespace {
/// A number of units of some bytes.
struct Term {
  Value *Count;
  uint64_t Unit;
};

/// An address as a sum.
struct Sum {
  Value *Base;
  SmallVector<Term, MaxTerms> Terms;
  APInt Constant;
};

/// An address that becomes what its group shares, its row, and a constant.
struct Member {
  GetElementPtrInst *Address;
  Term Row;
  APInt Constant;
};

struct Group {
  Value *Base;
  SmallVector<Term, MaxTerms> Shared;
  SmallVector<Member, 8> Members;
};

/// The groups of a loop, in the order of their first members.
class Groups {
public:
  explicit Groups(const Loop &L) : L(L) {}

  void add(GetElementPtrInst &Address, const Sum &S);
  SmallVector<Group, 0> take() { return std::move(All); }

private:
  uint64_t number(const Value *V) {
    return Numbers.try_emplace(V, Numbers.size()).first->second;
  }

  const Loop &L;
  DenseMap<const Value *, uint64_t> Numbers;
  std::map<SmallVector<uint64_t, 2 * MaxTerms>, unsigned> Places;
  SmallVector<Group, 0> All;
};
} // namespace

/// \p V as an address with one index; null if it is something else.
static GetElementPtrInst *asSum(Value *V) {
  auto *GEP = dyn_cast<GetElementPtrInst>(V);
  return GEP && GEP->getNumIndices() == 1 && GEP->getType()->isPointerTy() &&
                 !GEP->getSourceElementType()->isScalableTy()
             ? GEP
             : nullptr;
}

static std::optional<Sum> sumOf(GetElementPtrInst &Last, const DataLayout &DL) {
  Sum S{&Last, {}, APInt(DL.getIndexTypeSizeInBits(Last.getType()), 0)};
  while (GetElementPtrInst *GEP = asSum(S.Base)) {
    S.Base = GEP->getPointerOperand();
    if (GEP->accumulateConstantOffset(DL, S.Constant))
      continue;
    if (S.Terms.size() == MaxTerms)
      return std::nullopt;
    S.Terms.push_back(
        {GEP->getOperand(1), DL.getTypeAllocSize(GEP->getSourceElementType())});
  }
  return S;
}

/// Whether \p V needs only a 32-bit register.
static bool isExtended(const Value *V) {
  return isa<SExtInst, ZExtInst>(V) &&
         cast<CastInst>(V)->getSrcTy()->getScalarSizeInBits() <= 32;
}

/// Any term that does not change in the loop may be the row.
void Groups::add(GetElementPtrInst &Address, const Sum &S) {
  for (const Term &Row : S.Terms) {
    if (!isExtended(Row.Count) || !L.isLoopInvariant(Row.Count))
      continue;
    SmallVector<Term, MaxTerms> Shared;
    SmallVector<std::pair<uint64_t, uint64_t>, MaxTerms> Parts;
    for (const Term &T : S.Terms)
      if (&T != &Row) {
        Shared.push_back(T);
        Parts.push_back({number(T.Count), T.Unit});
      }
    llvm::sort(Parts);
    SmallVector<uint64_t, 2 * MaxTerms> Key{number(S.Base)};
    for (auto [Count, Unit] : Parts)
      Key.append({Count, Unit});
    auto [At, IsNew] = Places.try_emplace(std::move(Key), All.size());
    if (IsNew)
      All.push_back({S.Base, std::move(Shared), {}});
    All[At->second].Members.push_back({&Address, Row, S.Constant});
  }
}

static bool hasEnoughRows(ArrayRef<Member> Members) {
  SmallPtrSet<const Value *, 2 * MinRows> Rows;
  for (const Member &M : Members)
    Rows.insert(M.Row.Count);
  return Rows.size() >= MinRows;
}

static Value *addTerm(IRBuilder<> &B, Value *Address, const Term &T) {
  return B.CreateGEP(ArrayType::get(B.getInt8Ty(), T.Unit), Address, T.Count);
}

/// What the members of \p G share: the terms that do not change in the loop
/// before it, the one that does where it has been computed. Null if nothing can
/// be inserted there.
static Value *computeShared(const Group &G, const Loop &L) {
  const Term *Changing = llvm::find_if(
      G.Shared, [&](const Term &T) { return !L.isLoopInvariant(T.Count); });
  auto After = cast<Instruction>(Changing->Count)->getInsertionPointAfterDef();
  if (!After)
    return nullptr;
  IRBuilder<> B(L.getLoopPreheader()->getTerminator());
  Value *Address = G.Base;
  for (const Term &T : G.Shared)
    if (&T != Changing)
      Address = addTerm(B, Address, T);
  B.SetInsertPoint((*After)->getParent(), *After);
  return addTerm(B, Address, *Changing);
}

/// The extension of a row is computed where it is used, so that it is the short
/// number that is kept.
static void replace(const Member &M, Value *Shared) {
  IRBuilder<> B(M.Address);
  Instruction *Count = cast<Instruction>(M.Row.Count)->clone();
  B.Insert(Count);
  Count->setDebugLoc(M.Address->getDebugLoc());
  Value *New = addTerm(B, Shared, {Count, M.Row.Unit});
  if (!M.Constant.isZero())
    New = B.CreatePtrAdd(New, B.getInt(M.Constant));
  New->takeName(M.Address);
  M.Address->replaceAllUsesWith(New);
}

static SmallVector<Group, 0> findGroups(const Loop &L) {
  const DataLayout &DL = L.getHeader()->getDataLayout();
  Groups Found(L);
  for (BasicBlock *BB : L.blocks())
    for (Instruction &I : *BB) {
      GetElementPtrInst *GEP = asSum(&I);
      std::optional<Sum> S = GEP ? sumOf(*GEP, DL) : std::nullopt;
      if (S && L.isLoopInvariant(S->Base) &&
          llvm::count_if(S->Terms, [&](const Term &T) {
            return !L.isLoopInvariant(T.Count);
          }) == 1)
        Found.add(*GEP, *S);
    }
  return Found.take();
}

/// The largest groups come first; an address belongs to one.
static void shareAddresses(const Loop &L) {
  SmallVector<Group, 0> Found = findGroups(L);
  SmallVector<const Group *, 8> Order;
  for (const Group &G : Found)
    if (G.Members.size() >= MinRows)
      Order.push_back(&G);
  llvm::sort(Order, [](const Group *A, const Group *B) {
    return A->Members.size() != B->Members.size()
               ? A->Members.size() > B->Members.size()
               : A < B;
  });
  SmallPtrSet<const Value *, 32> Done;
  SmallVector<WeakTrackingVH, 32> Dead;
  for (const Group *G : Order) {
    SmallVector<Member, 8> Left;
    for (const Member &M : G->Members)
      if (!Done.contains(M.Address))
        Left.push_back(M);
    Value *Shared = hasEnoughRows(Left) ? computeShared(*G, L) : nullptr;
    if (!Shared)
      continue;
    for (const Member &M : Left) {
      replace(M, Shared);
      Done.insert(M.Address);
      Dead.push_back(M.Address);
    }
  }
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
}

void shareAddresses(Function &F, LoopInfo &LI) {
  for (const Loop *L : LI.getLoopsInPreorder())
    if (L->getLoopPreheader())
      shareAddresses(*L);
}

} // namespace opennvvm::prepare
