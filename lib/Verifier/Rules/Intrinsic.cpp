//===- Intrinsic.cpp - Intrinsics: gates, constants, calls ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Whatever is the same for all calls of an intrinsic is computed once, at its
// declaration; a call of an intrinsic with nothing to report costs one lookup.
//
//===----------------------------------------------------------------------===//

#include "Catalog/Approximation.h"
#include "Catalog/NearestIntrinsic.h"
#include "Checker.h"
#include "Internal/Call.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsNVPTX.h"
#include "llvm/IR/Operator.h"
#include <optional>

using namespace llvm;

namespace opennvvm::verifier {

void Checker::findUnknown(const Function &F, IntrinsicFacts &Facts) const {
  if (Diags.isEnabled(Rule::IntrinsicUnknown))
    Facts.Findings.push_back(
        {Rule::IntrinsicUnknown,
         {F.getName().str()},
         remedyForUnknown(F.getName(), Options.Machine.SM)});
}

void Checker::prepareIntrinsic(const Function &F) {
  // LLVM has only checked the types of intrinsics that are called, and of those
  // with the wrong type no parameter may be accessed by position.
  if (!F.isIntrinsic() || F.use_empty() || isUnsound(F))
    return;
  IntrinsicFacts Facts;
  Intrinsic::ID ID = F.getIntrinsicID();
  if (const IntrinsicRow *Row = lookupIntrinsic(ID))
    checkGate(F, *Row, Facts);
  else if (Intrinsic::isTargetIntrinsic(ID))
    // An intrinsic of another target.
    findUnknown(F, Facts);
  else
    checkGenericIntrinsic(F, Facts);
  if (ID == Intrinsic::nvvm_texsurf_handle)
    Facts.EachCall = &Checker::checkTextureHandle;
  if (ID == Intrinsic::not_intrinsic && Facts.empty())
    prepareInternal(F, Facts);
  if (!Facts.empty())
    Intrinsics.try_emplace(&F, std::move(Facts));
}

void Checker::prepareIntrinsics() {
  for (const Function &F : M)
    prepareIntrinsic(F);
}

Judgment Checker::judgment() const {
  if (!is(Profile::LibNVVM))
    return Judgment::Documented;
  return isNewReader() ? Judgment::NewerReader : Judgment::OlderReader;
}

void Checker::prepareInternal(const Function &F, IntrinsicFacts &Facts) {
  bool AsMeasured = is(Profile::LibNVVM);
  const InternalIntrinsic *Row =
      AsMeasured ? findCarrier(F.getName()) : findInternalIntrinsic(F);
  if (AsMeasured && Row && Row->Source == InternalIntrinsic::NewCarrier &&
      !isNewReader())
    Row = nullptr;
  if (!Row)
    return findUnknown(F, Facts);
  bool IsFatal = false;
  for (DeclarationProblem &P : checkDeclaration(F, *Row, judgment())) {
    IsFatal |= P.IsFatal;
    Facts.Findings.push_back(
        {P.ID,
         {P.Text},
         P.Help,
         SmallVector<std::string, 0>(P.Details.begin(), P.Details.end())});
  }
  if (IsFatal)
    return;
  Facts.Internal = Row;
  Facts.EachCall = &Checker::checkInternalCall;
}

void Checker::checkInternalCall(const CallBase &Call,
                                const IntrinsicFacts &Facts) {
  // A call may disagree with the declaration; the operands are the call's.
  if (Call.getFunctionType() ==
      cast<Function>(Call.getCalledOperand())->getFunctionType())
    return InternalCall(Call, *Facts.Internal, Options.Machine, judgment(),
                        Diags, [&] { return isDead(Call); })
        .check();
  report(Rule::IntrinsicSignature, Call,
         {Call.getCalledOperand()->getName().str()},
         {"called:   " + describe(*Call.getFunctionType()),
          "declared: " +
              describe(
                  *cast<Function>(Call.getCalledOperand())->getFunctionType())},
         "call it as it is declared");
}

void Checker::checkIntrinsicCall(const CallBase &Call, const Function &Callee) {
  if (Intrinsics.empty())
    return;
  auto It = Intrinsics.find(&Callee);
  if (It == Intrinsics.end())
    return;
  if (const InternalIntrinsic *Row = It->second.Internal)
    InternalCall(Call, *Row, Options.Machine, judgment(), Diags, [&] {
      return isDead(Call);
    }).checkImmediates();
  for (const IntrinsicFinding &Finding : It->second.Findings)
    if (!Finding.IsGate || !isDead(Call))
      report(Finding.ID, Call, Finding.Args, Finding.Details, Finding.Help);
  if (It->second.EachCall)
    (this->*It->second.EachCall)(Call, It->second);
}

//===----------------------------------------------------------------------===//
// Constant arguments
//===----------------------------------------------------------------------===//

void Checker::checkImmediates(const CallBase &Call,
                              const IntrinsicFacts &Facts) {
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
    report(C.IsAdvice ? Rule::IntrinsicOperandValue
                      : Rule::IntrinsicImmediateValue,
           Call,
           {utostr(C.Arg), Call.getCalledFunction()->getName().str(),
            C.describe(), itostr(Value->getSExtValue())});
  }
  checkValueGates(Call, *Facts.Row);
}

void Checker::checkApproximate(const CallBase &Call, const IntrinsicFacts &) {
  auto *I = dyn_cast<IntrinsicInst>(&Call);
  if (I && isApproximated(I->getIntrinsicID(), *I, *Options.Machine.SM))
    return;
  // Newer machines may have an approximation.
  if (I && isApproximated(I->getIntrinsicID(), *I, targets().back()) &&
      isDead(Call))
    return;
  std::string Help = libraryRemedy(*Call.getCalledFunction());
  report(Rule::IntrinsicUnsupportedLibm, Call,
         {Call.getCalledFunction()->getName().str()}, {},
         (Help.empty() ? "call the function of libdevice" : Help) +
             ", or mark the call afn");
}

} // namespace opennvvm::verifier
