//===- OldIntrinsics.cpp - Intrinsics that LLVM would rewrite -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OldIntrinsics.h"
#include "Catalog/GenericIntrinsic.h"
#include "Catalog/InternalIntrinsic.h"
#include "Catalog/UpgradedIntrinsic.h"
#include "TextSearch.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/AutoUpgrade.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace opennvvm {

bool isLeftToUs(StringRef Name) {
  if (Name.starts_with("llvm.nvvm."))
    return Intrinsic::lookupIntrinsicID(Name) == Intrinsic::not_intrinsic;
  return isOtherTargets(Name);
}

IntrinsicNames scanOldIntrinsics(StringRef Text) {
  IntrinsicNames Names;
  size_t From = 0;
  for (size_t At = findText(Text, "declare"); At != StringRef::npos;
       At = findText(Text, "declare", From)) {
    From = At + 1;
    if (At && Text[At - 1] != '\n')
      continue;
    StringRef Line = Text.drop_front(At).take_until(
        [](char C) { return C == '\n' || C == '\r'; });
    From = At + Line.size();
    if (StringRef Name = declaredName(Line); isLeftToUs(Name))
      Names.push_back(Name.str());
  }
  return Names;
}

/// Whether all uses of \p F are calls of its type, with a constant as last
/// operand if \p Row wants one.
static bool isCalledRight(const Function &F, const UpgradedIntrinsic &Row) {
  return all_of(F.uses(), [&](const Use &U) {
    auto *Call = dyn_cast<CallInst>(U.getUser());
    return Call && Call->isCallee(&U) &&
           Call->getFunctionType() == F.getFunctionType() &&
           (Row.Last.empty() ||
            isa<ConstantInt>(Call->getArgOperand(Row.ParameterCount - 1)));
  });
}

/// Replaces calls of \p F, whose result is its operand, with that operand. In
/// unreachable blocks, a call may be its own operand, which LLVM's upgrade does
/// not survive.
static void dropIdentities(Function &F) {
  for (User *U : make_early_inc_range(F.users())) {
    auto *Call = cast<CallInst>(U);
    Value *Operand = Call->getArgOperand(0);
    Call->replaceAllUsesWith(Operand == Call ? PoisonValue::get(Call->getType())
                                             : Operand);
    Call->eraseFromParent();
  }
}

/// The row for \p Call among those of the name of \p Row; null if the last
/// operand of the call chooses none.
static const UpgradedIntrinsic *rowFor(const CallInst &Call,
                                       const UpgradedIntrinsic &Row) {
  if (Row.Value.empty())
    return &Row;
  auto *Last =
      dyn_cast<ConstantInt>(Call.getArgOperand(Row.ParameterCount - 1));
  for (const UpgradedIntrinsic &R : upgradedIntrinsics())
    if (Last && R.Name == Row.Name &&
        toString(Last->getValue(), 10, /*Signed=*/false) == R.Value)
      return &R;
  return nullptr;
}

/// Replaces \p Call by the inline assembly of \p Row.
static void writeAssembly(CallInst &Call, const UpgradedIntrinsic &Row) {
  SmallVector<Value *, 4> Operands(Call.args());
  SmallVector<Type *, 4> Types(Call.getFunctionType()->params());
  if (!Row.Value.empty()) {
    Operands.pop_back();
    Types.pop_back();
  }
  auto *Assembly = InlineAsm::get(
      FunctionType::get(Call.getType(), Types, /*isVarArg=*/false),
      Row.Assembly, Row.Constraints, /*hasSideEffects=*/Row.HasEffects);
  CallInst *New = CallInst::Create(Assembly, Operands, "", Call.getIterator());
  New->addFnAttr(Attribute::get(Call.getContext(), NewerIntrinsicAttribute,
                                ("llvm.nvvm." + Row.Name).str()));
  New->setDoesNotThrow();
  if (!Row.HasEffects)
    New->setDoesNotAccessMemory();
  New->setDebugLoc(Call.getDebugLoc());
  New->takeName(&Call);
  Call.replaceAllUsesWith(New);
  Call.eraseFromParent();
}

/// Replaces the calls of \p F, which only newer versions of LLVM know, and
/// deletes it. \returns false if a call has an operand that no row has.
static bool restoreNewer(Function &F, const UpgradedIntrinsic &Row) {
  if (!all_of(F.users(),
              [&](User *U) { return rowFor(*cast<CallInst>(U), Row); }))
    return false;
  for (User *U : make_early_inc_range(F.users())) {
    auto *Call = cast<CallInst>(U);
    writeAssembly(*Call, *rowFor(*Call, Row));
  }
  F.eraseFromParent();
  return true;
}

bool restoreOldIntrinsic(Function &F, StringRef Name) {
  const UpgradedIntrinsic *Row = findUpgraded(Name);
  FunctionType &Ty = *F.getFunctionType();
  if (!Row || !isTypeOf(*Row, Ty)) {
    // libNVVM gives some of these names to intrinsics of its own.
    const InternalIntrinsic *Carrier = findCarrier(Name);
    SmallVector<Type *, 4> Bound;
    if (Row && !(Carrier && fitsForm(Ty, *Carrier, Bound)))
      return false;
    F.setName(Name);
    // As LLVM's readers would.
    Intrinsic::ID ID = F.getIntrinsicID();
    SmallVector<Type *, 4> Overloads;
    if (ID && Intrinsic::getIntrinsicSignature(ID, &Ty, Overloads))
      F.setAttributes(Intrinsic::getAttributes(F.getContext(), ID, &Ty));
    return true;
  }
  if (!isCalledRight(F, *Row))
    return false;
  if (!Row->Assembly.empty())
    return restoreNewer(F, *Row);
  if (Ty.getNumParams() == 1 && Ty.getReturnType() == Ty.getParamType(0) &&
      Ty.getReturnType()->isPointerTy())
    dropIdentities(F);
  F.setName(Name);
  UpgradeCallsToIntrinsic(&F);
  return true;
}

} // namespace opennvvm
