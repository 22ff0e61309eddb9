//===- FoldedFunction.cpp - What a machine sees of a function -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Sparse conditional constant propagation as in LLVM's SCCP, except that it
// changes nothing and that it knows what variables on the stack contain at the
// beginning of each block. Blocks are visited in reverse post-order until
// nothing changes; a fact can only change from unknown to a constant and from
// there to varying.
//
//===----------------------------------------------------------------------===//

#include "FoldedFunction.h"
#include "Answers.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Analysis/ConstantFolding.h"
#include "llvm/IR/CFG.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

const BasicBlock *successorFor(const Instruction &Terminator,
                               const ConstantInt &C) {
  if (auto *Branch = dyn_cast<BranchInst>(&Terminator))
    return Branch->getSuccessor(C.isOne() ? 0 : 1);
  return cast<SwitchInst>(Terminator).findCaseValue(&C)->getCaseSuccessor();
}

namespace {

/// What is known of a value: nothing yet, that it is a constant, or that it
/// varies.
struct Fact {
  Constant *C = nullptr;
  bool Varies = false;

  static Fact varying() { return {nullptr, true}; }
  bool isUnknown() const { return !C && !Varies; }
  bool operator==(const Fact &) const = default;
};

/// What is known of a value that is one of \p A and \p B.
Fact meet(Fact A, Fact B) {
  if (A.isUnknown() || A == B)
    return B;
  return B.isUnknown() ? A : Fact::varying();
}

/// A constant that may be anything does not decide anything.
Fact factOf(Constant *C) {
  bool IsSimple =
      C && (C->getType()->isIntegerTy() || C->getType()->isPointerTy());
  return IsSimple && !isa<UndefValue>(C) ? Fact{C} : Fact::varying();
}

/// The condition of a branch, switch or select that has one; null for others.
const Value *conditionOf(const Instruction &I) {
  if (auto *Branch = dyn_cast<BranchInst>(&I))
    return Branch->isConditional() ? Branch->getCondition() : nullptr;
  if (auto *Switch = dyn_cast<SwitchInst>(&I))
    return Switch->getCondition();
  if (auto *Select = dyn_cast<SelectInst>(&I))
    return Select->getCondition();
  return nullptr;
}

class Solver {
public:
  Solver(const Function &F, const ReflectAnswers &Answers,
         const ReturnedConstants &Returned)
      : F(F), DL(F.getDataLayout()), Answers(Answers), Returned(Returned),
        Order(&F) {}

  FoldedFunction run();

private:
  using Contents = SmallVector<Fact, 0>;
  using Edge = std::pair<const BasicBlock *, const BasicBlock *>;

  void findVariables();
  void visit(const BasicBlock &BB);
  void visitTerminator(const Instruction &I);
  void leave(const BasicBlock &From, const BasicBlock &To);
  bool decideTheRest();
  Contents contentsBefore(const BasicBlock &BB) const;
  Fact get(const Value *V) const;
  Fact evaluate(const Instruction &I, const Contents &Now) const;
  Fact evaluatePhi(const PHINode &Phi) const;
  Fact evaluateCall(const CallInst &Call) const;
  Fact fold(const Instruction &I) const;
  FoldedFunction result() const;

  const Function &F;
  const DataLayout &DL;
  const ReflectAnswers &Answers;
  const ReturnedConstants &Returned;
  ReversePostOrderTraversal<const Function *> Order;
  DenseMap<const Value *, Fact> Facts;
  DenseSet<Edge> Edges; ///< That control takes.
  SmallPtrSet<const BasicBlock *, 16> Live;
  /// Pointers to variables on the stack, with their numbers.
  DenseMap<const Value *, unsigned> Variables;
  unsigned NumVariables = 0;
  /// What the variables contain where a block ends.
  DenseMap<const BasicBlock *, Contents> After;
  bool HasChanged = false;
};

} // namespace

//===----------------------------------------------------------------------===//
// Variables on the stack
//===----------------------------------------------------------------------===//

/// Whether all of \p Variable is only loaded and stored. \p Pointers receives
/// its address and casts of it.
static bool isPlain(const AllocaInst &Variable,
                    SmallVectorImpl<const Value *> &Pointers) {
  Type *Ty = Variable.getAllocatedType();
  if (Variable.isArrayAllocation() || !(Ty->isIntegerTy() || Ty->isPointerTy()))
    return false;
  Pointers.assign(1, &Variable);
  for (unsigned I = 0; I < Pointers.size(); ++I)
    for (const User *U : Pointers[I]->users()) {
      if (auto *Load = dyn_cast<LoadInst>(U)) {
        if (!Load->isSimple() || Load->getType() != Ty)
          return false;
      } else if (auto *Store = dyn_cast<StoreInst>(U)) {
        if (!Store->isSimple() || Store->getValueOperand() == Pointers[I] ||
            Store->getValueOperand()->getType() != Ty)
          return false;
      } else if (isa<AddrSpaceCastInst>(U)) {
        if (!is_contained(Pointers, U))
          Pointers.push_back(U);
      } else if (auto *Call = dyn_cast<IntrinsicInst>(U);
                 !Call || !Call->isLifetimeStartOrEnd()) {
        return false;
      }
    }
  return true;
}

void Solver::findVariables() {
  // Each block remembers all of them.
  constexpr size_t MostFacts = 1 << 18;
  SmallVector<const Value *, 4> Pointers;
  for (const Instruction &I : F.getEntryBlock()) {
    auto *Variable = dyn_cast<AllocaInst>(&I);
    if (!Variable || !isPlain(*Variable, Pointers))
      continue;
    if ((NumVariables + 1) * F.size() > MostFacts)
      return;
    for (const Value *P : Pointers)
      Variables[P] = NumVariables;
    ++NumVariables;
  }
}

Solver::Contents Solver::contentsBefore(const BasicBlock &BB) const {
  // A variable that nothing was stored in may contain anything.
  if (BB.isEntryBlock())
    return Contents(NumVariables, Fact::varying());
  Contents Now(NumVariables);
  for (const BasicBlock *From : predecessors(&BB)) {
    auto It = Edges.contains({From, &BB}) ? After.find(From) : After.end();
    if (It == After.end())
      continue;
    for (auto [Mine, Theirs] : zip(Now, It->second))
      Mine = meet(Mine, Theirs);
  }
  return Now;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

Fact Solver::get(const Value *V) const {
  if (auto *C = dyn_cast<Constant>(V))
    return factOf(const_cast<Constant *>(C));
  return isa<Instruction>(V) ? Facts.lookup(V) : Fact::varying();
}

Fact Solver::evaluatePhi(const PHINode &Phi) const {
  Fact Result;
  for (unsigned I = 0; I < Phi.getNumIncomingValues(); ++I)
    if (Edges.contains({Phi.getIncomingBlock(I), Phi.getParent()}))
      Result = meet(Result, get(Phi.getIncomingValue(I)));
  return Result;
}

/// Folds \p I if its operands are constants, or if one decides alone.
Fact Solver::fold(const Instruction &I) const {
  SmallVector<Constant *, 4> Ops;
  bool Varies = false;
  for (const Use &U : I.operands()) {
    // The callee comes last, and is not a number.
    Fact Op = isa<Function>(U) ? Fact{cast<Constant>(U)} : get(U);
    if (Op.isUnknown())
      return {};
    if (Op.C && I.isBinaryOp()) {
      bool IsZero = Op.C->isNullValue();
      if ((IsZero && (I.getOpcode() == Instruction::And ||
                      I.getOpcode() == Instruction::Mul)) ||
          (I.getOpcode() == Instruction::Or && Op.C->isAllOnesValue()))
        return Op;
    }
    Varies |= Op.Varies;
    Ops.push_back(Op.C);
  }
  if (Varies)
    return Fact::varying();
  return factOf(
      ConstantFoldInstOperands(const_cast<Instruction *>(&I), Ops, DL));
}

Fact Solver::evaluateCall(const CallInst &Call) const {
  const Function *Callee = Call.getCalledFunction();
  if (!Callee)
    return Fact::varying();
  if (Constant *C = Returned.lookup(Callee))
    return Fact{C};
  if (asksCompiler(*Callee)) {
    std::optional<int> Answer = Answers.to(Call);
    return Answer ? factOf(ConstantInt::get(Call.getType(), *Answer))
                  : Fact::varying();
  }
  auto *Intrinsic = dyn_cast<IntrinsicInst>(&Call);
  if (!Intrinsic || Intrinsic->getIntrinsicID() == Intrinsic::not_intrinsic)
    return Fact::varying();
  if (Intrinsic->getIntrinsicID() == Intrinsic::expect)
    return get(Call.getArgOperand(0));
  return canConstantFoldCallTo(&Call, Callee) ? fold(Call) : Fact::varying();
}

Fact Solver::evaluate(const Instruction &I, const Contents &Now) const {
  if (!I.getType()->isIntegerTy() && !I.getType()->isPointerTy())
    return Fact::varying();
  if (auto *Phi = dyn_cast<PHINode>(&I))
    return evaluatePhi(*Phi);
  if (auto *Load = dyn_cast<LoadInst>(&I)) {
    auto It = Variables.find(Load->getPointerOperand());
    return It == Variables.end() ? Fact::varying() : Now[It->second];
  }
  if (auto *Call = dyn_cast<CallInst>(&I))
    return evaluateCall(*Call);
  if (auto *Select = dyn_cast<SelectInst>(&I)) {
    Fact Condition = get(Select->getCondition());
    if (Condition.isUnknown())
      return {};
    auto *C = dyn_cast_or_null<ConstantInt>(Condition.C);
    if (C)
      return get(C->isOne() ? Select->getTrueValue() : Select->getFalseValue());
    return meet(get(Select->getTrueValue()), get(Select->getFalseValue()));
  }
  if (isa<CmpInst, CastInst, BinaryOperator, FreezeInst>(I))
    return fold(I);
  return Fact::varying();
}

//===----------------------------------------------------------------------===//
// Control flow
//===----------------------------------------------------------------------===//

void Solver::leave(const BasicBlock &From, const BasicBlock &To) {
  HasChanged |= Edges.insert({&From, &To}).second;
  Live.insert(&To);
}

void Solver::visitTerminator(const Instruction &I) {
  const BasicBlock &BB = *I.getParent();
  if (const Value *Condition = conditionOf(I)) {
    Fact Known = get(Condition);
    if (Known.isUnknown())
      return;
    if (auto *C = dyn_cast_or_null<ConstantInt>(Known.C))
      return leave(BB, *successorFor(I, *C));
  }
  for (const BasicBlock *To : successors(&BB))
    leave(BB, *To);
}

void Solver::visit(const BasicBlock &BB) {
  Contents Now = contentsBefore(BB);
  for (const Instruction &I : BB) {
    if (auto *Store = dyn_cast<StoreInst>(&I)) {
      if (auto It = Variables.find(Store->getPointerOperand());
          It != Variables.end())
        Now[It->second] = get(Store->getValueOperand());
    } else if (I.isTerminator()) {
      visitTerminator(I);
    } else if (!I.getType()->isVoidTy()) {
      Fact New = evaluate(I, Now), &Known = Facts[&I];
      New = meet(Known, New);
      HasChanged |= New != Known;
      Known = New;
    }
  }
  Contents &Old = After[&BB];
  if (Old.empty())
    Old.resize(NumVariables);
  for (auto [Mine, Theirs] : zip(Old, Now)) {
    Fact New = meet(Mine, Theirs);
    HasChanged |= New != Mine;
    Mine = New;
  }
}

/// A condition of which nothing is ever known is one that only depends on
/// itself: control may go anywhere from there.
bool Solver::decideTheRest() {
  bool Any = false;
  for (const BasicBlock *BB : Order) {
    const Value *Condition =
        Live.contains(BB) ? conditionOf(*BB->getTerminator()) : nullptr;
    if (!Condition || !get(Condition).isUnknown())
      continue;
    Facts[Condition] = Fact::varying();
    Any = true;
  }
  return Any;
}

FoldedFunction Solver::result() const {
  FoldedFunction Folded;
  Fact Returns;
  for (const BasicBlock &BB : F) {
    if (!Live.contains(&BB)) {
      Folded.Dead.insert(&BB);
      continue;
    }
    for (const Instruction &I : BB) {
      if (const Value *Condition = conditionOf(I))
        if (auto *C = dyn_cast_or_null<ConstantInt>(get(Condition).C))
          Folded.Decided.push_back({&I, C});
      if (auto *Return = dyn_cast<ReturnInst>(&I);
          Return && Return->getReturnValue())
        Returns = meet(Returns, get(Return->getReturnValue()));
    }
  }
  Folded.Returns = Returns.C;
  return Folded;
}

FoldedFunction Solver::run() {
  findVariables();
  Live.insert(&F.getEntryBlock());
  do {
    HasChanged = false;
    for (const BasicBlock *BB : Order)
      if (Live.contains(BB))
        visit(*BB);
  } while (HasChanged || decideTheRest());
  return result();
}

FoldedFunction foldFunction(const Function &F, const ReflectAnswers &Answers,
                            const ReturnedConstants &Returned) {
  return Solver(F, Answers, Returned).run();
}

} // namespace opennvvm
