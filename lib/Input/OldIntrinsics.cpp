//===- OldIntrinsics.cpp - Intrinsics that LLVM would rewrite -------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OldIntrinsics.h"
#include "BulkCopies.h"
#include "Catalog/GenericIntrinsic.h"
#include "Catalog/InternalIntrinsic.h"
#include "Catalog/UpgradedIntrinsic.h"
#include "IntrinsicCalls.h"
#include "Support/SourceMap.h"
#include "TextSearch.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/AutoUpgrade.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/Module.h"

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

/// Whether all uses of \p F are calls of its type for which \p Fits.
static bool areCalls(const Function &F,
                     function_ref<bool(const CallInst &)> Fits) {
  return all_of(F.uses(), [&](const Use &U) {
    auto *Call = dyn_cast<CallInst>(U.getUser());
    return Call && Call->isCallee(&U) &&
           Call->getFunctionType() == F.getFunctionType() && Fits(*Call);
  });
}

/// The same, with a constant as last operand if \p Row wants one.
static bool isCalledRight(const Function &F, const UpgradedIntrinsic &Row) {
  return areCalls(F, [&](const CallInst &Call) {
    return Row.Last.empty() ||
           isa<ConstantInt>(Call.getArgOperand(Row.ParameterCount - 1));
  });
}

/// Calls \p Replace, which replaces \p Call and deletes it; what it creates in
/// its place has the same place in \p Map.
static void inPlaceOf(CallInst &Call, const SourceMap *Map,
                      function_ref<void()> Replace) {
  TextRange Range = Map ? Map->find(Call) : TextRange();
  Instruction *Before = Call.getPrevNode(), *After = Call.getNextNode();
  BasicBlock *Block = Call.getParent();
  Replace();
  // The replacement may end the block, or split it.
  if (!Map || After->getParent() != Block)
    return;
  for (Instruction *I = After->getPrevNode(); I != Before; I = I->getPrevNode())
    Map->inherit(*I, Range);
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

/// The row for \p Call among those of the name and the type of \p Row; null if
/// the last operand of the call chooses none.
static const UpgradedIntrinsic *rowFor(const CallInst &Call,
                                       const UpgradedIntrinsic &Row) {
  if (Row.Value.empty())
    return &Row;
  auto *Last =
      dyn_cast<ConstantInt>(Call.getArgOperand(Row.ParameterCount - 1));
  for (const UpgradedIntrinsic &R : upgradedIntrinsics())
    if (Last && R.Name == Row.Name && R.ParameterCount == Row.ParameterCount &&
        toString(Last->getValue(), 10, /*Signed=*/false) == R.Value)
      return &R;
  return nullptr;
}

static void replace(CallInst &Call, CallInst &New) {
  New.setDebugLoc(Call.getDebugLoc());
  New.takeName(&Call);
  Call.replaceAllUsesWith(&New);
  Call.eraseFromParent();
}

/// What \p Row has in the place of \p Call.
static CallInst *createOlder(CallInst &Call, const UpgradedIntrinsic &Row) {
  SmallVector<Value *, 4> Operands(Call.args());
  if (!Row.Value.empty())
    Operands.pop_back();
  if (Row.Assembly.empty())
    return createIntrinsicCall(Call, Row.Name, Operands);
  std::string Name = ("llvm.nvvm." + Row.Name).str();
  return createAssembly(
      Call,
      {Name, Row.Assembly, Row.Constraints, Row.HasEffects, Row.IsConvergent},
      Operands);
}

/// Replaces the calls of \p F, which only newer versions of LLVM know, by what
/// \p Create gives for each, and deletes \p F.
static void replaceNewer(Function &F, const SourceMap *Map,
                         function_ref<CallInst *(CallInst &)> Create) {
  // One of LLVM's own may have its name.
  F.setName("");
  for (User *U : make_early_inc_range(F.users())) {
    auto *Call = cast<CallInst>(U);
    inPlaceOf(*Call, Map, [&] { replace(*Call, *Create(*Call)); });
  }
  F.eraseFromParent();
}

/// \returns false if a call has an operand that no row has.
static bool restoreNewer(Function &F, const UpgradedIntrinsic &Row,
                         const SourceMap *Map) {
  if (!all_of(F.users(),
              [&](User *U) { return rowFor(*cast<CallInst>(U), Row); }))
    return false;
  replaceNewer(F, Map, [&](CallInst &Call) {
    return createOlder(Call, *rowFor(Call, Row));
  });
  return true;
}

/// The same for a bulk copy.
static bool restoreBulkCopy(Function &F, StringRef Name, const SourceMap *Map) {
  if (!areCalls(F, [&](const CallInst &Call) {
        return hasFlagsOfBulkCopy(Call, Name);
      }))
    return false;
  replaceNewer(F, Map,
               [&](CallInst &Call) { return createOlderBulkCopy(Call, Name); });
  return true;
}

/// Has LLVM replace the calls of \p F, an intrinsic that it no longer has.
static void upgradeCalls(Function &F, const SourceMap *Map) {
  Function *NewF = nullptr;
  if (!UpgradeIntrinsicFunction(&F, NewF))
    return;
  for (User *U : make_early_inc_range(F.users()))
    if (auto *Call = dyn_cast<CallInst>(U))
      inPlaceOf(*Call, Map, [&] { UpgradeIntrinsicCall(Call, NewF); });
  if (&F != NewF)
    F.eraseFromParent();
}

bool isNewerType(StringRef Name, const FunctionType &Ty) {
  const UpgradedIntrinsic *Row = findUpgraded(Name, Ty);
  return (Row && Row->isNewer()) || isNewerBulkCopy(Name, Ty);
}

bool restoreOldIntrinsic(Function &F, StringRef Name, const SourceMap *Map) {
  FunctionType &Ty = *F.getFunctionType();
  if (isNewerBulkCopy(Name, Ty))
    return restoreBulkCopy(F, Name, Map);
  const UpgradedIntrinsic *Row = findUpgraded(Name, Ty);
  if (!Row) {
    // libNVVM gives some of these names to intrinsics of its own.
    const InternalIntrinsic *Carrier = findCarrier(Name);
    SmallVector<Type *, 4> Bound;
    if (findUpgraded(Name) && !(Carrier && fitsForm(Ty, *Carrier, Bound)))
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
  if (Row->isNewer())
    return restoreNewer(F, *Row, Map);
  if (Ty.getNumParams() == 1 && Ty.getReturnType() == Ty.getParamType(0) &&
      Ty.getReturnType()->isPointerTy())
    dropIdentities(F);
  F.setName(Name);
  upgradeCalls(F, Map);
  return true;
}

} // namespace opennvvm
