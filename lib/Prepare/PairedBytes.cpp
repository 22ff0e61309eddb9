//===- PairedBytes.cpp - Two bytes in one register ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PairedBytes.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace opennvvm::prepare {

/// How many bytes a vector of type \p Ty has; 0 if it is none.
static unsigned bytesIn(const Type *Ty) {
  auto *Vector = dyn_cast<FixedVectorType>(Ty);
  return Vector && Vector->getElementType()->isIntegerTy(8)
             ? Vector->getNumElements()
             : 0;
}

static bool isPair(const Value *V) { return bytesIn(V->getType()) == 2; }

bool hasPairedBytes(const CallInst &Call) {
  return Call.isInlineAsm() && (isPair(&Call) || any_of(Call.args(), isPair));
}

/// The vector whose elements \p First and the next one pair \p V is; null if it
/// is computed otherwise.
static Value *wholeOf(Value *V, int &First) {
  auto *Shuffle = dyn_cast<ShuffleVectorInst>(V);
  if (!Shuffle || bytesIn(Shuffle->getOperand(0)->getType()) % 4 != 0)
    return nullptr;
  First = Shuffle->getMaskValue(0);
  int Count = int(bytesIn(Shuffle->getOperand(0)->getType()));
  if (First < 0 || First % 2 || Shuffle->getMaskValue(1) != First + 1)
    return nullptr;
  Value *Whole = Shuffle->getOperand(First / Count);
  First %= Count;
  return Whole;
}

/// Pair \p V as a number.
static Value *toNumber(IRBuilder<> &B, Value *V) {
  if (auto *Cast = dyn_cast<BitCastInst>(V);
      Cast && Cast->getSrcTy()->isIntegerTy(16))
    return Cast->getOperand(0);
  int First;
  Value *Whole = wholeOf(V, First);
  if (!Whole)
    return B.CreateBitCast(V, B.getInt16Ty());
  auto *Halves =
      FixedVectorType::get(B.getInt16Ty(), bytesIn(Whole->getType()) / 2);
  return B.CreateExtractElement(B.CreateBitCast(Whole, Halves), First / 2);
}

/// Replaces \p Call by one that has numbers instead of pairs.
static void replaceCall(CallInst &Call) {
  IRBuilder<> B(&Call);
  auto TypeOf = [&](const Value *V) {
    return isPair(V) ? B.getInt16Ty() : V->getType();
  };
  SmallVector<Value *, 8> Operands;
  SmallVector<Type *, 8> Types;
  for (Value *V : Call.args()) {
    Types.push_back(TypeOf(V));
    Operands.push_back(isPair(V) ? toNumber(B, V) : V);
  }
  auto *Type = FunctionType::get(TypeOf(&Call), Types, /*isVarArg=*/false);
  auto *Asm = cast<InlineAsm>(Call.getCalledOperand());
  SmallVector<OperandBundleDef, 1> Bundles;
  Call.getOperandBundlesAsDefs(Bundles);
  CallInst *New = B.CreateCall(
      Type,
      InlineAsm::get(Type, Asm->getAsmString(), Asm->getConstraintString(),
                     Asm->hasSideEffects(), Asm->isAlignStack(),
                     Asm->getDialect(), Asm->canThrow()),
      Operands, Bundles);
  New->copyMetadata(Call);
  New->setAttributes(Call.getAttributes());
  New->setTailCallKind(Call.getTailCallKind());
  Call.replaceAllUsesWith(B.CreateBitCast(New, Call.getType()));
}

/// Replaces \p Shuffle by a word of two numbers, if it puts two such pairs
/// together.
static bool joinHalves(ShuffleVectorInst &Shuffle) {
  auto IsNumber = [](const Value *V) {
    auto *Cast = dyn_cast<BitCastInst>(V);
    return isPair(V) && Cast && Cast->getSrcTy()->isIntegerTy(16);
  };
  if (!Shuffle.isConcat() || !all_of(Shuffle.operands(), IsNumber))
    return false;
  IRBuilder<> B(&Shuffle);
  Value *Word = PoisonValue::get(FixedVectorType::get(B.getInt16Ty(), 2));
  for (unsigned I : {0, 1})
    Word = B.CreateInsertElement(Word, toNumber(B, Shuffle.getOperand(I)), I);
  for (User *U : make_early_inc_range(Shuffle.users()))
    if (auto *Cast = dyn_cast<BitCastInst>(U))
      Cast->setOperand(0, Word);
  if (!Shuffle.use_empty())
    Shuffle.replaceAllUsesWith(B.CreateBitCast(Word, Shuffle.getType()));
  return true;
}

bool joinPairedBytes(Function &F) {
  SmallVector<WeakTrackingVH, 8> Dead;
  SmallVector<CallInst *, 8> Calls;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallInst>(&I); Call && hasPairedBytes(*Call))
      Calls.push_back(Call);
  for (CallInst *Call : Calls) {
    SmallVector<Value *, 8> Operands(Call->args());
    replaceCall(*Call);
    Call->eraseFromParent();
    Dead.append(Operands.begin(), Operands.end());
  }
  if (Calls.empty())
    return false;
  for (Instruction &I : instructions(F))
    if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I);
        Shuffle && joinHalves(*Shuffle))
      Dead.push_back(Shuffle);
  llvm::erase_if(Dead, [](Value *V) { return !V || !isa<Instruction>(V); });
  RecursivelyDeleteTriviallyDeadInstructionsPermissive(Dead);
  return true;
}

} // namespace opennvvm::prepare
