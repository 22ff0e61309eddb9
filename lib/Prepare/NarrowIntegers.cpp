//===- NarrowIntegers.cpp - Bytes and halfwords in words ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NarrowIntegers.h"
#include "Support/DescribedVariables.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace opennvvm::prepare {

static bool isNarrow(const Type *Ty) {
  return Ty->isIntegerTy(8) || Ty->isIntegerTy(16);
}

static bool isCountOfZeros(const Value *V) {
  auto *Call = dyn_cast<IntrinsicInst>(V);
  return Call && Call->getIntrinsicID() == Intrinsic::ctlz;
}

/// Whether \p V can be computed in 32 bits: upper bits of the operands do not
/// matter, or are cleared, as of amounts and of what is shifted to the right.
static bool isMember(const Value *V) {
  if (!isNarrow(V->getType()))
    return false;
  if (isa<PHINode, SelectInst>(V) || isCountOfZeros(V))
    return true;
  auto *Operator = dyn_cast<BinaryOperator>(V);
  if (!Operator)
    return false;
  switch (Operator->getOpcode()) {
  case Instruction::Add:
  case Instruction::Sub:
  case Instruction::Mul:
  case Instruction::And:
  case Instruction::Or:
  case Instruction::Xor:
  case Instruction::Shl:
  case Instruction::LShr:
    return true;
  default:
    return false;
  }
}

/// What 16-bit instructions of ptxas for \p I cost beside those for 32 bits.
static unsigned costOf(const Instruction &I) {
  switch (I.getOpcode()) {
  case Instruction::PHI:
    return cast<PHINode>(I).getNumIncomingValues();
  case Instruction::Mul:
    return 2;
  case Instruction::Sub:
    return 1;
  case Instruction::Shl:
    // The amount is clamped.
    return isa<ConstantInt>(I.getOperand(1)) ? 0 : 2;
  default:
    return 0;
  }
}

/// Whether \p V, of another kind, is in 32 bits as easily as in 16.
static bool isFree(const Value &V) {
  if (auto *Trunc = dyn_cast<TruncInst>(&V))
    return !isNarrow(Trunc->getSrcTy());
  return isa<ConstantInt, UndefValue, LoadInst, ZExtInst, SExtInst>(V);
}

/// Whether \p U does not need a narrow operand in a register of its own, or
/// would extend that, too.
static bool takesLowerBits(const User &U) {
  if (auto *Compare = dyn_cast<ICmpInst>(&U))
    return !Compare->isSigned();
  return isa<StoreInst, CastInst, BinaryOperator>(U) && !isa<BitCastInst>(U);
}

static bool hasNoUnsignedWrap(const Instruction &I) {
  auto *Operator = dyn_cast<OverflowingBinaryOperator>(&I);
  return Operator && Operator->hasNoUnsignedWrap();
}

namespace {
/// Values of one type that are computed from each other.
class Web {
public:
  /// Grows from \p Seed through values that are not in \p Seen.
  Web(Instruction &Seed, SmallPtrSetImpl<const Value *> &Seen)
      : Ty(Seed.getType()), Word(Type::getInt32Ty(Seed.getContext())) {
    Seen.insert(&Seed);
    Members.insert({&Seed, {}});
    for (unsigned I = 0; I != Members.size(); ++I)
      visit(*Members.begin()[I].first, Seen);
  }

  bool pays() const { return Conversions < Saved; }

  void widen() {
    findClear();
    for (auto &[Old, New] : Members)
      New.V = begin(*Old);
    for (auto &[Old, New] : Members)
      finish(*Old, *New.V);
    for (auto &[Old, New] : Members)
      leave(*Old, *New.V);
    for (auto &[Old, New] : Members)
      Old->dropAllReferences();
    for (auto &[Old, New] : Members)
      Old->eraseFromParent();
  }

private:
  struct Wide {
    Instruction *V = nullptr;
    bool IsClear = true; ///< Its upper bits are zero.
  };

  bool isOurs(const Value *V) const {
    return V->getType() == Ty && isMember(V);
  }

  void visit(Instruction &I, SmallPtrSetImpl<const Value *> &Seen) {
    auto Join = [&](Value *V) {
      if (isOurs(V) && Seen.insert(V).second)
        Members.insert({cast<Instruction>(V), {}});
    };
    for (Value *Operand : I.operands()) {
      if (Operand->getType() != Ty)
        continue;
      Join(Operand);
      Conversions += !isOurs(Operand) && !isFree(*Operand);
    }
    for (User *U : I.users()) {
      Join(U);
      Conversions += !isOurs(U) && !takesLowerBits(*U);
    }
    Saved += costOf(I);
  }

  /// Whether the upper bits of \p V, in 32 bits, are zero.
  bool isClear(Value *V) const {
    if (auto Found = Members.find(dyn_cast<Instruction>(V));
        Found != Members.end())
      return Found->second.IsClear;
    return !isa<UndefValue, TruncInst, SExtInst>(V);
  }

  bool remainsClear(Instruction &I) const {
    auto Is = [&](Value *V) { return V->getType() != Ty || isClear(V); };
    switch (I.getOpcode()) {
    case Instruction::LShr:
    case Instruction::Call: // A count of zeros.
      return true;
    case Instruction::And:
      return any_of(I.operands(), Is);
    case Instruction::Add:
    case Instruction::Sub:
    case Instruction::Mul:
    case Instruction::Shl:
      return hasNoUnsignedWrap(I) && all_of(I.operands(), Is);
    default:
      return all_of(I.operands(), Is);
    }
  }

  /// From all that might be clear, takes what is not.
  void findClear() {
    SmallVector<Instruction *, 16> List;
    for (auto &[I, New] : Members)
      List.push_back(I);
    while (!List.empty()) {
      Instruction *I = List.pop_back_val();
      Wide &Own = Members.find(I)->second;
      if (!Own.IsClear || remainsClear(*I))
        continue;
      Own.IsClear = false;
      for (User *U : I->users())
        if (Members.contains(dyn_cast<Instruction>(U)))
          List.push_back(cast<Instruction>(U));
    }
  }

  /// \p V in 32 bits, for \p For. Only sums and products without flags have
  /// constants with a sign, which is shorter.
  Value *wide(Value *V, Instruction &For) {
    if (auto *C = dyn_cast<ConstantInt>(V)) {
      bool IsSum = isa<OverflowingBinaryOperator>(For) &&
                   For.getOpcode() != Instruction::Shl &&
                   !hasNoUnsignedWrap(For);
      const APInt &Number = C->getValue();
      return ConstantInt::get(Word, IsSum ? Number.sext(32) : Number.zext(32));
    }
    if (isa<UndefValue>(V))
      return isa<PoisonValue>(V) ? PoisonValue::get(Word)
                                 : UndefValue::get(Word);
    if (auto Found = Members.find(dyn_cast<Instruction>(V));
        Found != Members.end())
      return Found->second.V;
    Value *&Known = Converted[V];
    if (!Known)
      Known = convert(*V, For);
    return Known;
  }

  /// Behind \p V, for all that need it.
  Value *convert(Value &V, Instruction &For) const {
    auto *I = dyn_cast<Instruction>(&V);
    BasicBlock &Entry = For.getFunction()->getEntryBlock();
    IRBuilder<> B(&Entry, Entry.getFirstNonPHIOrDbgOrAlloca());
    if (I)
      B.SetInsertPoint(*I->getInsertionPointAfterDef());
    auto *Cast = dyn_cast<CastInst>(&V);
    if (Cast && isa<TruncInst, ZExtInst, SExtInst>(Cast))
      return B.CreateIntCast(Cast->getOperand(0), Word, isa<SExtInst>(Cast));
    return B.CreateZExt(&V, Word);
  }

  Instruction *begin(Instruction &Old) {
    IRBuilder<> B(&Old);
    Value *Any = PoisonValue::get(Word);
    if (auto *Phi = dyn_cast<PHINode>(&Old))
      return B.CreatePHI(Word, Phi->getNumIncomingValues());
    if (isa<SelectInst>(Old))
      return B.Insert(SelectInst::Create(Old.getOperand(0), Any, Any));
    if (isCountOfZeros(&Old)) {
      Value *Count =
          B.CreateBinaryIntrinsic(Intrinsic::ctlz, Any, Old.getOperand(1));
      return B.Insert(BinaryOperator::CreateSub(
          Count, B.getInt32(32 - Ty->getIntegerBitWidth())));
    }
    return B.Insert(BinaryOperator::Create(
        cast<BinaryOperator>(Old).getOpcode(), Any, Any));
  }

  /// \p V, of 32 bits, without its upper bits, unless \p IsClear.
  Value *cleared(IRBuilder<> &B, Value *V, bool IsClear) const {
    return IsClear
               ? V
               : B.CreateAnd(V, Ty->getIntegerBitWidth() == 8 ? 0xff : 0xffff);
  }

  void finish(Instruction &Old, Instruction &New) {
    if (auto *Phi = dyn_cast<PHINode>(&Old)) {
      for (unsigned I = 0; I != Phi->getNumIncomingValues(); ++I)
        cast<PHINode>(New).addIncoming(wide(Phi->getIncomingValue(I), Old),
                                       Phi->getIncomingBlock(I));
      return;
    }
    if (isCountOfZeros(&Old)) {
      auto &Count = cast<CallInst>(*New.getOperand(0));
      IRBuilder<> B(&Count);
      Value *Of = Old.getOperand(0);
      Count.setArgOperand(0, cleared(B, wide(Of, Old), isClear(Of)));
      return;
    }
    for (Use &U : Old.operands())
      if (U->getType() == Ty)
        New.setOperand(U.getOperandNo(), wide(U, Old));
    IRBuilder<> B(&New);
    auto Clear = [&](unsigned N) {
      New.setOperand(N,
                     cleared(B, New.getOperand(N), isClear(Old.getOperand(N))));
    };
    if (Old.getOpcode() == Instruction::LShr)
      Clear(0);
    if (Old.isShift())
      Clear(1);
  }

  /// Gives users of \p Old that are not members the lower bits of \p New.
  void leave(Instruction &Old, Instruction &New) {
    for (Use &U : make_early_inc_range(Old.uses())) {
      auto *User = cast<Instruction>(U.getUser());
      if (Members.contains(User))
        continue;
      IRBuilder<> B(User);
      if (auto *Compare = dyn_cast<ICmpInst>(User);
          Compare && !Compare->isSigned() && compare(*Compare))
        continue;
      if (isa<ZExtInst>(User)) {
        Value *V = cleared(B, &New, isClear(&Old));
        User->replaceAllUsesWith(B.CreateZExtOrTrunc(V, User->getType()));
        User->eraseFromParent();
        continue;
      }
      U.set(B.CreateTrunc(&New, Ty));
    }
  }

  /// Compares in 32 bits, if both operands are clear.
  bool compare(ICmpInst &I) {
    Value *A = I.getOperand(0), *B = I.getOperand(1);
    auto Can = [&](Value *V) {
      return isa<ConstantInt>(V) ||
             (Members.contains(dyn_cast<Instruction>(V)) && isClear(V));
    };
    if (A == B || !Can(A) || !Can(B))
      return false;
    I.setOperand(0, wide(A, I));
    I.setOperand(1, wide(B, I));
    return true;
  }

  Type *Ty, *Word;
  MapVector<Instruction *, Wide> Members;
  DenseMap<Value *, Value *> Converted;
  unsigned Conversions = 0, Saved = 0;
};
} // namespace

bool widenNarrowIntegers(Function &F) {
  // Variables that are widened are nowhere.
  if (describesVariables(F))
    return false;
  SmallPtrSet<const Value *, 16> Seen;
  SmallVector<Web, 4> Webs;
  for (Instruction &I : instructions(F))
    if (costOf(I) && isMember(&I) && !Seen.contains(&I))
      if (Web Found(I, Seen); Found.pays())
        Webs.push_back(std::move(Found));
  for (Web &W : Webs)
    W.widen();
  return !Webs.empty();
}

} // namespace opennvvm::prepare
