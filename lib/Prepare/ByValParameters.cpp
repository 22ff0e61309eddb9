//===- ByValParameters.cpp - Where by-value parameters are ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel reads a parameter in place as long as its generic address is not
// needed. PTX has that address since version 7.7, and no optimization raises
// the version. Below it, a parameter whose generic address is needed is first
// copied to local memory.
//
//===----------------------------------------------------------------------===//

#include "ByValParameters.h"
#include "MemoryPieces.h"
#include "Target/Annotation.h"
#include "Target/Features.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::prepare {

bool isByValArgument(const Use &U) {
  auto *Call = dyn_cast<CallBase>(U.getUser());
  return Call && Call->isArgOperand(&U) &&
         Call->isByValArgument(Call->getArgOperandNo(&U));
}

/// Whether \p Usage only reads, or computes an address that is added to \p
/// Work.
static bool isRead(const Use &Usage, SmallVectorImpl<const Value *> &Work) {
  const User *U = Usage.getUser();
  if (auto *LI = dyn_cast<LoadInst>(U))
    return !LI->isAtomic();
  if (isMemoryOperand(Usage, /*OrWrites=*/false))
    return true;
  if (auto *GEP = dyn_cast<GetElementPtrInst>(U)) {
    Work.push_back(GEP);
    return GEP->hasAllConstantIndices() && !GEP->getType()->isVectorTy();
  }
  if (auto *II = dyn_cast<IntrinsicInst>(U))
    return II->isLifetimeStartOrEnd();
  if (auto *Cast = dyn_cast<AddrSpaceCastInst>(U))
    return Cast->getDestAddressSpace() == AddressSpace::Param;
  return isByValArgument(Usage);
}

bool isOnlyRead(const Value *V) {
  // An address has one base, so none is added twice.
  SmallVector<const Value *, 8> Work = {V};
  while (!Work.empty())
    if (!llvm::all_of(Work.pop_back_val()->uses(),
                      [&](const Use &U) { return isRead(U, Work); }))
      return false;
  return true;
}

/// Whether kernels can take the generic addresses of their parameters.
static bool hasGenericParameters(const Target &T) {
  return mayUseFreely(T, Feature::GenericParameter);
}

namespace {
/// How a by-value parameter is used.
struct Reading {
  /// No store, call or comparison sees its address.
  bool Only = true;
  /// Selects between its address and another; both must be generic.
  SmallVector<SelectInst *, 2> Choices;
  bool IsMerged = false; ///< By a phi.

  explicit Reading(Argument &A);
};
} // namespace

Reading::Reading(Argument &A) {
  SmallVector<Value *, 8> Work{&A};
  SmallPtrSet<Value *, 8> Seen;
  while (!Work.empty() && Only)
    for (const Use &Usage : Work.pop_back_val()->uses()) {
      User *U = Usage.getUser();
      if (auto *LI = dyn_cast<LoadInst>(U); LI && LI->isSimple())
        continue;
      if (auto *Copy = dyn_cast<MemTransferInst>(U);
          Copy && isMemoryOperand(Usage, /*OrWrites=*/false) &&
          !Copy->isVolatile())
        continue;
      if (isByValArgument(Usage))
        continue;
      Only = isa<GetElementPtrInst, SelectInst, PHINode>(U) &&
             !U->getType()->isVectorTy();
      if (!Only)
        return;
      if (!Seen.insert(U).second)
        continue;
      if (auto *Choice = dyn_cast<SelectInst>(U))
        Choices.push_back(Choice);
      IsMerged |= isa<PHINode>(U);
      Work.push_back(U);
    }
}

/// Whether \p V points into a by-value parameter such that \p Size bytes can be
/// read unconditionally: they exist and are aligned.
static bool isPlace(const Value *V, uint64_t Size, const DataLayout &DL) {
  APInt Offset(DL.getIndexTypeSizeInBits(V->getType()), 0);
  auto *A = dyn_cast<Argument>(
      V->stripAndAccumulateConstantOffsets(DL, Offset, true));
  if (!A || !A->hasByValAttr())
    return false;
  uint64_t End = DL.getTypeAllocSize(A->getParamByValType()).getFixedValue();
  Align Start = A->getPointerAlignment(DL);
  return Offset.isNonNegative() && Offset.ule(End) &&
         Size <= End - Offset.getZExtValue() &&
         commonAlignment(Start, Offset.getZExtValue()) >= Size;
}

/// Whether a single predicated ld can load a value of \p Ty.
static bool isOneLoad(Type *Ty, const DataLayout &DL) {
  if (!Ty->isIntegerTy() && !Ty->isFloatTy() && !Ty->isDoubleTy())
    return false;
  uint64_t Bits = DL.getTypeSizeInBits(Ty).getFixedValue();
  return Bits == 8 || Bits == 16 || Bits == 32 || Bits == 64;
}

/// Whether \p Choice is only used by loads, one of its addresses can always be
/// loaded from, and the other does not point into \p A.
static bool canChooseValue(const SelectInst &Choice, const Argument &A,
                           const DataLayout &DL) {
  const Value *One = Choice.getTrueValue(), *Other = Choice.getFalseValue();
  return llvm::all_of(Choice.users(), [&](const User *U) {
    auto *LI = dyn_cast<LoadInst>(U);
    if (!LI || !isOneLoad(LI->getType(), DL))
      return false;
    uint64_t Size = DL.getTypeStoreSize(LI->getType()).getFixedValue();
    bool HasOne = isPlace(One, Size, DL), HasOther = isPlace(Other, Size, DL);
    return LI->getAlign() >= Size && (HasOne || HasOther) &&
           (HasOne || getUnderlyingObject(One) != &A) &&
           (HasOther || getUnderlyingObject(Other) != &A);
  });
}

/// Loads for \p LI from \p At if \p Is holds; otherwise the value is \p
/// Otherwise.
static Value *loadIf(IRBuilder<> &B, LoadInst &LI, Value *At, Value *Is,
                     Value *Otherwise) {
  auto Vector = [&](Value *V) {
    return B.CreateInsertElement(
        PoisonValue::get(FixedVectorType::get(V->getType(), 1)), V,
        uint64_t(0));
  };
  Value *Loaded =
      B.CreateMaskedLoad(FixedVectorType::get(LI.getType(), 1), At,
                         LI.getAlign(), Vector(Is), Vector(Otherwise));
  return B.CreateExtractElement(Loaded, uint64_t(0));
}

/// Loads from both addresses of \p Choice, predicating the load from an address
/// that may only be valid if it is chosen. Then neither has to be generic.
static void chooseValue(SelectInst &Choice, const DataLayout &DL) {
  for (User *U : make_early_inc_range(Choice.users())) {
    auto *LI = cast<LoadInst>(U);
    Type *Ty = LI->getType();
    uint64_t Size = DL.getTypeStoreSize(Ty).getFixedValue();
    IRBuilder<> B(LI);
    Value *Is = Choice.getCondition(), *Then = Choice.getTrueValue(),
          *Else = Choice.getFalseValue(), *Result;
    if (!isPlace(Else, Size, DL)) {
      Is = B.CreateNot(Is);
      std::swap(Then, Else);
    }
    Value *Otherwise = B.CreateAlignedLoad(Ty, Else, LI->getAlign());
    if (isPlace(Then, Size, DL))
      Result = B.CreateSelect(Is, B.CreateAlignedLoad(Ty, Then, LI->getAlign()),
                              Otherwise);
    else
      Result = loadIf(B, *LI, Then, Is, Otherwise);
    LI->replaceAllUsesWith(Result);
    LI->eraseFromParent();
  }
  Choice.eraseFromParent();
}

/// Whether kernel parameter \p A can be read where it is.
static bool makeReadInPlace(Argument &A, const Target &T) {
  Reading R(A);
  if (!R.Only)
    return false;
  const DataLayout &DL = A.getParent()->getDataLayout();
  if (!R.IsMerged && llvm::all_of(R.Choices, [&](const SelectInst *Choice) {
        return canChooseValue(*Choice, A, DL);
      })) {
    for (SelectInst *Choice : R.Choices)
      chooseValue(*Choice, DL);
    return true;
  }
  return hasGenericParameters(T);
}

void markByValParameters(Function &F, bool IsKernel, const Target &T) {
  Instruction *First = &*F.getEntryBlock().getFirstNonPHIOrDbgOrAlloca();
  for (Argument &A : F.args()) {
    if (!A.hasByValAttr() || A.use_empty() ||
        A.getType()->getPointerAddressSpace() != AddressSpace::Generic ||
        A.hasAttribute(attributeOf(Annotation::GridConstant)))
      continue;
    if (!IsKernel && isOnlyRead(&A))
      continue;
    bool InPlace = IsKernel && makeReadInPlace(A, T);
    unsigned Space = InPlace ? AddressSpace::Param : AddressSpace::Local;
    IRBuilder<> B(First);
    auto *Named = cast<Instruction>(
        B.CreateAddrSpaceCast(&A, PointerType::get(F.getContext(), Space)));
    Value *Back = B.CreateAddrSpaceCast(Named, A.getType());
    A.replaceUsesWithIf(Back, [&](Use &U) { return U.getUser() != Named; });
  }
}

} // namespace opennvvm::prepare
