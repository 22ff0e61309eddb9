//===- Intrinsic.cpp - Intrinsics: gates, constants, calls ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Whatever is the same for all calls of an intrinsic is found once, at its
// declaration; a call of an intrinsic with nothing to say costs one look-up.
//
//===----------------------------------------------------------------------===//

#include "Checker.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Operator.h"
#include <optional>

using namespace llvm;

namespace opennvvm::verifier {

// Documented intrinsics of the dialect that LLVM has no records of.
static constexpr StringLiteral InternalStems[] = {
    "branch.if.convergent", "branch.if.all.convergent",
    "cvt.",                 "atomic.cas.",
    "atomic.rmw.",          "atomic.cast.",
    "internal.",            "coro.create.suspend",
    "stacksave",            "stackrestore",
    "launch"};

static bool isInternal(StringRef Name) {
  return Name.consume_front("llvm.nvvm.") &&
         (any_of(InternalStems,
                 [&](StringRef Stem) { return Name.starts_with(Stem); }) ||
          Name.contains(".offset.bindless"));
}

void Checker::prepareIntrinsics() {
  for (const Function &F : M) {
    // LLVM has checked the type of those that are called, and of no others.
    if (!F.isIntrinsic() || F.use_empty())
      continue;
    IntrinsicFacts Facts;
    Intrinsic::ID ID = F.getIntrinsicID();
    if (const IntrinsicRow *Row = lookupIntrinsic(ID))
      checkGate(F, *Row, Facts);
    else
      checkGenericIntrinsic(F, Facts);
    if (ID == Intrinsic::not_intrinsic && Facts.empty() &&
        !isInternal(F.getName()))
      Facts.Findings.push_back(
          {Rule::IntrinsicUnknown, {F.getName().str()}, ""});
    if (!Facts.empty())
      Intrinsics.try_emplace(&F, std::move(Facts));
  }
}

void Checker::checkIntrinsicCall(const CallBase &Call, const Function &Callee) {
  if (Intrinsics.empty())
    return;
  auto It = Intrinsics.find(&Callee);
  if (It == Intrinsics.end())
    return;
  for (const IntrinsicFinding &Finding : It->second.Findings)
    report(Finding.ID, Call, Finding.Args, {}, Finding.Help);
  if (It->second.EachCall)
    (this->*It->second.EachCall)(Call, It->second);
}

//===----------------------------------------------------------------------===//
// Constant arguments
//===----------------------------------------------------------------------===//

void Checker::checkImmediates(const CallBase &Call,
                              const IntrinsicFacts &Facts) {
  // Rules come before advice; what breaks a rule needs no advice.
  std::optional<unsigned> Refused;
  for (const ArgConstraint &C : constraintsOf(*Facts.Row)) {
    if (C.Arg >= Call.arg_size() || (C.IsAdvice && Refused == C.Arg))
      continue;
    auto *Value = dyn_cast<ConstantInt>(Call.getArgOperand(C.Arg));
    if (!Value || Value->getBitWidth() > 64 ||
        C.allows(Value->getSExtValue()))
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
  if (isa<FPMathOperator>(Call) && Call.hasApproxFunc())
    return;
  report(Rule::IntrinsicUnsupportedLibm, Call,
         {Call.getCalledFunction()->getName().str()}, {},
         "call the libdevice function, or mark the call afn");
}

} // namespace opennvvm::verifier
