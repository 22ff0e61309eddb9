//===- FunctionView.cpp - A function as lints see it ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FunctionView.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/Analysis/Loads.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::lint {

/// How far values are followed: through loads, blocks and operations.
static constexpr unsigned MaxLoads = 16, MaxBlocks = 4, MaxDepth = 8,
                          MaxScanned = 64;

bool isMarker(const Instruction &I) {
  return I.isLifetimeStartOrEnd() || I.isDebugOrPseudoInst() ||
         isa<AssumeInst>(I);
}

std::string spell(const Value &V) {
  std::string Text;
  raw_string_ostream OS(Text);
  V.printAsOperand(OS, /*PrintType=*/false);
  return Text;
}

std::string count(uint64_t Number, StringRef What) {
  return utostr(Number) + " " + What.str() + (Number == 1 ? "" : "s");
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

FunctionView::FunctionView(const Function &F) : F(F) { markReachable(); }

/// The first call in \p BB that does not return, or the terminator.
static const Instruction *findLast(const BasicBlock &BB) {
  for (const Instruction &I : BB)
    if (auto *Call = dyn_cast<CallInst>(&I); Call && Call->doesNotReturn())
      return Call;
  return BB.getTerminator();
}

void FunctionView::markReachable() {
  SmallVector<const BasicBlock *, 16> Work = {&F.getEntryBlock()};
  while (!Work.empty()) {
    const BasicBlock *BB = Work.pop_back_val();
    const Instruction *&Last = LastOf[BB];
    if (Last)
      continue;
    Last = findLast(*BB);
    const Instruction *Term = Last;
    if (auto *Branch = dyn_cast<BranchInst>(Term);
        Branch && Branch->isConditional()) {
      if (auto *C = dyn_cast_or_null<ConstantInt>(
              constantOf(Branch->getCondition()))) {
        Work.push_back(Branch->getSuccessor(C->isZero()));
        continue;
      }
    } else if (auto *Switch = dyn_cast<SwitchInst>(Term)) {
      if (auto *C = dyn_cast_or_null<ConstantInt>(
              constantOf(Switch->getCondition()))) {
        Work.push_back(Switch->findCaseValue(C)->getCaseSuccessor());
        continue;
      }
    }
    if (Term->isTerminator())
      append_range(Work, successors(BB));
  }
}

void FunctionView::forEach(
    function_ref<void(const Instruction &)> Visit) const {
  for (const BasicBlock &BB : F) {
    if (!isReachable(BB))
      continue;
    const Instruction &Last = lastOf(BB);
    for (const Instruction &I : BB) {
      Visit(I);
      if (&I == &Last)
        break;
    }
  }
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

/// The only value that is stored in \p Variable, which nothing but loads and
/// stores use; null if there is none or more than one.
const Value *FunctionView::onlyStored(const AllocaInst &Variable) const {
  auto [Found, IsNew] = Stored.try_emplace(&Variable, nullptr);
  if (!IsNew)
    return Found->second;
  const Value *Only = nullptr;
  SmallVector<const Value *, 4> Work = {&Variable};
  while (!Work.empty()) {
    const Value *Pointer = Work.pop_back_val();
    for (const User *U : Pointer->users()) {
      if (isa<AddrSpaceCastInst, BitCastInst>(U)) {
        Work.push_back(U);
      } else if (auto *Store = dyn_cast<StoreInst>(U)) {
        if (Only || !Store->isSimple() ||
            Store->getPointerOperand() != Pointer ||
            Store->getValueOperand() == Pointer)
          return nullptr;
        Only = Store->getValueOperand();
      } else if (!isa<LoadInst>(U) && !isMarker(*cast<Instruction>(U))) {
        return nullptr;
      }
    }
  }
  return Stored[&Variable] = Only;
}

/// What was stored just before \p Load to the same address.
static const Value *storedBefore(const LoadInst &Load) {
  // LLVM's function changes nothing.
  auto *From = const_cast<LoadInst *>(&Load);
  BasicBlock *BB = From->getParent();
  BasicBlock::iterator At = From->getIterator();
  for (unsigned I = 0; BB && I < MaxBlocks; ++I) {
    if (const Value *V = FindAvailableLoadedValue(From, BB, At, MaxScanned))
      return V;
    if (At != BB->begin())
      return nullptr;
    BB = BB->getSinglePredecessor();
    if (BB)
      At = BB->end();
  }
  return nullptr;
}

const Value *FunctionView::valueOf(const Value *V) const {
  for (unsigned I = 0; I < MaxLoads; ++I) {
    auto *Load = dyn_cast<LoadInst>(V);
    if (!Load || !Load->isSimple())
      return V;
    const Value *Known = nullptr;
    if (auto *Variable = dyn_cast<AllocaInst>(
            Load->getPointerOperand()->stripPointerCasts()))
      Known = onlyStored(*Variable);
    if (!Known)
      Known = storedBefore(*Load);
    if (!Known || Known->getType() != Load->getType())
      return V;
    V = Known;
  }
  return V;
}

const Constant *FunctionView::constantOf(const Value *V, unsigned Depth) const {
  V = valueOf(V);
  if (auto *C = dyn_cast<Constant>(V))
    return isa<UndefValue>(C) ? nullptr : C;
  auto *I = dyn_cast<Instruction>(V);
  if (!I || Depth == MaxDepth ||
      !isa<BinaryOperator, CastInst, CmpInst, SelectInst>(I))
    return nullptr;
  SmallVector<Constant *, 3> Operands;
  for (const Use &Op : I->operands()) {
    const Constant *C = constantOf(Op, Depth + 1);
    if (!C)
      return nullptr;
    Operands.push_back(const_cast<Constant *>(C));
  }
  const Constant *Folded = ConstantFoldInstOperands(
      const_cast<Instruction *>(I), Operands, layout());
  return isa_and_nonnull<UndefValue>(Folded) ? nullptr : Folded;
}

Address FunctionView::addressOf(const Value *Pointer) const {
  Address A{Pointer};
  for (unsigned I = 0; I < MaxLoads; ++I) {
    const Value *V = valueOf(A.Base);
    if (auto *GEP = dyn_cast<GEPOperator>(V)) {
      APInt Step(layout().getIndexTypeSizeInBits(GEP->getType()), 0);
      bool IsKnown =
          !GEP->getType()->isVectorTy() &&
          GEP->accumulateConstantOffset(
              layout(), Step, [&](Value &Index, APInt &Value) {
                auto *C = dyn_cast_or_null<ConstantInt>(constantOf(&Index));
                if (C)
                  Value = C->getValue();
                return C != nullptr;
              });
      A.IsConstant &= IsKnown;
      A.IsInBounds &= GEP->isInBounds();
      if (IsKnown)
        A.Offset += Step.getSExtValue();
      V = GEP->getPointerOperand();
    } else if (auto *Cast = dyn_cast<Operator>(V);
               Cast && Cast->getOpcode() == Instruction::AddrSpaceCast) {
      V = Cast->getOperand(0);
    }
    if (V == A.Base)
      break;
    A.Base = V;
  }
  return A;
}

} // namespace opennvvm::lint
