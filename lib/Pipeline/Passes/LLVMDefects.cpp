//===- LLVMDefects.cpp - What LLVM's passes get wrong ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LLVMDefects.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// A list that is only declared has nothing in it; LLVM's ConstantMerge reads
/// its initial value all the same.
static void dropDeclaredLists(Module &M) {
  for (StringRef Name : {"llvm.used", "llvm.compiler.used"})
    if (GlobalVariable *List = M.getGlobalVariable(Name, true);
        List && !List->hasInitializer() && List->use_empty())
      List->eraseFromParent();
}

void widenVectorAccesses(Module &M) {
  auto IsVector = [](const Value &V) {
    return V.getType()->isVectorTy() && V.getType()->isPtrOrPtrVectorTy();
  };
  for (Function &F : M) {
    if (!any_of(F.args(), IsVector))
      continue;
    F.removeFnAttr(Attribute::Memory);
    for (User *U : F.users())
      if (auto *Call = dyn_cast<CallBase>(U))
        Call->removeFnAttr(Attribute::Memory);
  }
}

/// Whether \p I is a bitcast between vectors neither of whose lengths divides
/// the other.
static bool isUneven(const Instruction &I) {
  const auto *Cast = dyn_cast<BitCastInst>(&I);
  if (!Cast)
    return false;
  const auto *From = dyn_cast<FixedVectorType>(Cast->getSrcTy());
  const auto *To = dyn_cast<FixedVectorType>(Cast->getDestTy());
  return From && To && From->getNumElements() % To->getNumElements() &&
         To->getNumElements() % From->getNumElements();
}

/// Element \p Index of \p V, bitcast to \p Type: what the elements that it
/// overlaps have of its bits. The others may be poison.
static Value *elementOfCast(IRBuilderBase &B, Value *V, FixedVectorType *Type,
                            unsigned Index) {
  unsigned From = V->getType()->getScalarSizeInBits();
  unsigned To = Type->getScalarSizeInBits();
  unsigned Begin = Index * To;
  Value *Bits = nullptr;
  for (unsigned I = Begin / From; I * From < Begin + To; ++I) {
    Value *Part =
        B.CreateBitCast(B.CreateExtractElement(V, I), B.getIntNTy(From));
    if (I * From < Begin)
      Part = B.CreateLShr(Part, Begin - I * From);
    Part = B.CreateZExtOrTrunc(Part, B.getIntNTy(To));
    if (I * From > Begin)
      Part = B.CreateShl(Part, I * From - Begin);
    Bits = Bits ? B.CreateOr(Bits, Part) : Part;
  }
  return B.CreateBitCast(Bits, Type->getElementType());
}

/// InstCombine loses an insertelement before an uneven bitcast: it takes the
/// quotient of the lengths for a whole number.
static void spellOutUnevenCasts(Module &M) {
  for (Function &F : M)
    for (Instruction &I : make_early_inc_range(instructions(F))) {
      if (!isUneven(I))
        continue;
      IRBuilder<> B(&I);
      auto *Type = cast<FixedVectorType>(I.getType());
      Value *V = PoisonValue::get(Type);
      for (unsigned E = 0; E != Type->getNumElements(); ++E)
        V = B.CreateInsertElement(V, elementOfCast(B, I.getOperand(0), Type, E),
                                  E);
      I.replaceAllUsesWith(V);
      I.eraseFromParent();
    }
}

void avoidDefects(Module &M) {
  dropDeclaredLists(M);
  widenVectorAccesses(M);
  spellOutUnevenCasts(M);
}

} // namespace opennvvm
