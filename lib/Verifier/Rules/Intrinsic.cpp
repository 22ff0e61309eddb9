//===- Intrinsic.cpp - Intrinsics: gates, constants, calls ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Whatever is the same for all calls of an intrinsic is computed once.
//
//===----------------------------------------------------------------------===//

#include "Rules/Intrinsic.h"
#include "Catalog/NearestIntrinsic.h"
#include "Internal/Call.h"
#include "Rules/Gates.h"
#include "Rules/GenericIntrinsics.h"
#include "Rules/TextureSurface.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Operator.h"
#include <optional>

using namespace llvm;

namespace opennvvm::verifier {

static void noteUnknown(const RuleContext &Ctx, const Function &F,
                        CalleeFacts &Facts) {
  if (Ctx.Diags.isEnabled(Rule::IntrinsicUnknown))
    Facts.add({Rule::IntrinsicUnknown,
               {F.getName().str()},
               remedyForUnknown(F.getName(), Ctx.Options.Machine.SM)});
}

//===----------------------------------------------------------------------===//
// Constant arguments
//===----------------------------------------------------------------------===//

static void checkImmediates(RuleContext &Ctx, const CallBase &Call,
                            const CalleeFacts &Facts) {
  // Rules take precedence over advice; whatever breaks a rule needs no advice.
  std::optional<unsigned> Refused;
  for (const ArgConstraint &C : constraintsOf(*Facts.Row)) {
    if (C.Arg >= Call.arg_size() || (C.IsAdvice && Refused == C.Arg))
      continue;
    auto *Value = dyn_cast<ConstantInt>(Call.getArgOperand(C.Arg));
    if (!Value || Value->getBitWidth() > 64 || C.allows(Value->getSExtValue()))
      continue;
    if (!C.IsAdvice)
      Refused = C.Arg;
    Ctx.report(C.IsAdvice ? Rule::IntrinsicOperandValue
                          : Rule::IntrinsicImmediateValue,
               Call,
               {utostr(C.Arg), Call.getCalledFunction()->getName().str(),
                C.describe(), itostr(Value->getSExtValue())});
  }
  checkValueGates(Ctx, Call, *Facts.Row);
}

//===----------------------------------------------------------------------===//
// Intrinsics that LLVM does not know
//===----------------------------------------------------------------------===//

static void checkInternalImmediates(RuleContext &Ctx, const CallBase &Call,
                                    const CalleeFacts &Facts) {
  InternalCall(Ctx, Call, *Facts.Internal).checkImmediates();
}

static void checkInternalCall(RuleContext &Ctx, const CallBase &Call,
                              const CalleeFacts &Facts) {
  // A call may disagree with the declaration; the operands are the call's.
  const FunctionType &Called = *Call.getFunctionType();
  const FunctionType &Declared =
      *cast<Function>(Call.getCalledOperand())->getFunctionType();
  if (&Called == &Declared)
    return InternalCall(Ctx, Call, *Facts.Internal).check();
  Ctx.report(
      Rule::IntrinsicSignature, Call,
      {Call.getCalledOperand()->getName().str()},
      {"called:   " + describe(Called), "declared: " + describe(Declared)},
      "call it as it is declared");
}

/// Of an intrinsic that the reader does not know, or turns into others.
static void checkWordAlone(RuleContext &Ctx, const CallBase &Call,
                           const CalleeFacts &Facts) {
  InternalCall(Ctx, Call, *Facts.Internal).checkFields();
}

static void noteInternal(const RuleContext &Ctx, const Function &F,
                         CalleeFacts &Facts) {
  bool AsMeasured = Ctx.is(Profile::LibNVVM);
  const InternalIntrinsic *Row =
      AsMeasured ? findCarrier(F.getName()) : findInternalIntrinsic(F);
  if (AsMeasured && Row && Row->Source == InternalIntrinsic::NewCarrier &&
      !Ctx.reader().has(ReaderTrait::HasNewerCarriers))
    Row = nullptr;
  if (!Row)
    return noteUnknown(Ctx, F, Facts);
  if (AsMeasured && Row->Unless != NoTrait && Ctx.reader().has(Row->Unless)) {
    Facts.Internal = Row;
    Facts.EachCall.push_back(checkWordAlone);
    return;
  }
  SmallVector<DeclarationProblem, 1> Problems =
      checkDeclaration(F, *Row, Judgment(Ctx));
  bool IsFatal =
      any_of(Problems, [](const DeclarationProblem &P) { return P.IsFatal; });
  if (!IsFatal) {
    Facts.Internal = Row;
    Facts.EachCall.push_back(checkInternalImmediates);
  }
  for (DeclarationProblem &P : Problems)
    Facts.add(
        {P.ID,
         {P.Text},
         P.Help,
         SmallVector<std::string, 0>(P.Details.begin(), P.Details.end())});
  if (!IsFatal)
    Facts.EachCall.push_back(checkInternalCall);
}

//===----------------------------------------------------------------------===//
// All intrinsics
//===----------------------------------------------------------------------===//

void noteIntrinsic(RuleContext &Ctx, const Function &F, CalleeFacts &Facts) {
  if (!F.isIntrinsic())
    return;
  size_t Before = Facts.EachCall.size();
  Intrinsic::ID ID = F.getIntrinsicID();
  if (const IntrinsicRow *Row = lookupIntrinsic(ID)) {
    Facts.Row = Row;
    noteGate(Ctx, F, *Row, Facts);
    if (ID == Intrinsic::nvvm_texsurf_handle)
      Facts.EachCall.push_back(checkTextureHandle);
    else if (!constraintsOf(*Row).empty() || !valueGatesOf(*Row).empty())
      Facts.EachCall.push_back(checkImmediates);
  } else if (Intrinsic::isTargetIntrinsic(ID)) {
    // An intrinsic of another target.
    noteUnknown(Ctx, F, Facts);
  } else {
    noteGenericIntrinsic(Ctx, F, Facts);
  }
  if (ID == Intrinsic::not_intrinsic && Facts.EachCall.size() == Before)
    noteInternal(Ctx, F, Facts);
}

} // namespace opennvvm::verifier
