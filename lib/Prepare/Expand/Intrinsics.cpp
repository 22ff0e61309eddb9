//===- Intrinsics.cpp - llvm.* intrinsics in simpler terms ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Intrinsics.h"
#include "Catalog/Intrinsic.h"
#include "FloatLayout.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::prepare {

/// By ID; neither function nor pass where an intrinsic is not rewritten.
static constexpr Expansion Expansions[] = {
    {nullptr, nullptr, LLVMPass::None}, // not_intrinsic
#define GENERIC_EXPANSIONS
#include "opennvvm/Catalog/GenericIntrinsics.inc"
#undef GENERIC_EXPANSIONS
};

const Expansion *findExpansion(Intrinsic::ID ID) {
  if (ID >= std::size(Expansions))
    return nullptr;
  const Expansion &E = Expansions[ID];
  return E.Write || E.Pass != LLVMPass::None ? &E : nullptr;
}

/// Whether the expansions support values of \p Ty.
static bool isKnownType(const Type *Ty) {
  return !isa<ScalableVectorType>(Ty) &&
         (!Ty->isFPOrFPVectorTy() || isKnownFloat(Ty));
}

static bool applies(const Expansion *E, const IntrinsicInst &I) {
  return E && isKnownType(I.getType()) &&
         all_of(I.args(),
                [](const Value *A) { return isKnownType(A->getType()); }) &&
         (!E->Applies || E->Applies(I));
}

ExpandedIntrinsics::ExpandedIntrinsics(const Module &M) {
  for (const Function &F : M)
    // Intrinsics in the catalog are printed directly.
    if (F.isIntrinsic() && !lookupIntrinsic(F.getIntrinsicID()))
      if (const Expansion *E = findExpansion(F.getIntrinsicID()))
        Declared[F.getIntrinsicID()] = E;
}

const Expansion *ExpandedIntrinsics::lookup(const IntrinsicInst &I) const {
  const Expansion *E = Declared.lookup(I.getIntrinsicID());
  return applies(E, I) ? E : nullptr;
}

bool expandIntrinsics(Function &F) {
  bool Changed = expandPredicated(F);
  SmallVector<IntrinsicInst *, 16> Work;
  auto Note = [&](Instruction *I) {
    if (auto *II = dyn_cast<IntrinsicInst>(I))
      Work.push_back(II);
  };
  for (Instruction &I : instructions(F))
    Note(&I);
  IRBuilder<ConstantFolder, IRBuilderCallbackInserter> B(
      F.getContext(), ConstantFolder(), IRBuilderCallbackInserter(Note));
  while (!Work.empty()) {
    IntrinsicInst *I = Work.pop_back_val();
    const Expansion *E = findExpansion(I->getIntrinsicID());
    if (!applies(E, *I) || !E->Write)
      continue;
    B.SetInsertPoint(I);
    std::optional<Value *> Result = E->Write(B, *I);
    if (!Result)
      continue;
    if (*Result) {
      I->replaceAllUsesWith(*Result);
      if (isa<Instruction>(*Result) && !(*Result)->hasName())
        (*Result)->takeName(I);
    }
    I->eraseFromParent();
    Changed = true;
  }
  return Changed;
}

} // namespace opennvvm::prepare
