//===- Parameters.cpp - The parameters of kernels -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Checker.h"
#include "Support/Demangle.h"
#include "Verifier/ParameterSpace.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::verifier {

/// libNVVM has one limit for all machines.
static constexpr uint64_t LibNVVMLimit = 32764;

bool Checker::usesDocumentedLimits() const {
  if (Options.Limits == ParamLimits::ByProfile)
    return is(Profile::Tileiras);
  return Options.Limits == ParamLimits::Documented;
}

void Checker::checkParameterTypes(const Function &F) {
  for (const Argument &A : F.args()) {
    const Type *Ty = A.getType();
    if (Ty->isX86_FP80Ty() || Ty->isPPC_FP128Ty() || Ty->isX86_AMXTy())
      report(Rule::ParamType, Place::parameter(A), {describe(*Ty)},
             {nameParameter(A)});
  }
}

/// \returns whether \p F has a parameter without a size.
bool Checker::checkOpaqueParameters(const Function &F) {
  bool Found = false;
  for (auto [A, P] : zip(F.args(), describeParams(F))) {
    Type *Ty = A.hasByValAttr() ? A.getParamByValType() : A.getType();
    // Number types that GPUs lack have a size; another rule reports them.
    bool IsOpaque = usesDocumentedLimits()
                        ? P.Type.hasOpaque()
                        : Ty->isTargetExtTy() || !Ty->isSized();
    if (!IsOpaque)
      continue;
    report(Rule::ParamOpaque, Place::parameter(A), {}, {nameParameter(A)});
    Found = true;
  }
  return Found;
}

void Checker::checkParameterSpace(const Function &F) {
  if (!Diags.isEnabled(Rule::ParamOverflow) || F.arg_empty())
    return;
  if (Diags.isEnabled(Rule::ParamOpaque) && checkOpaqueParameters(F))
    return;
  ParamSpace Space;
  uint64_t Limit;
  std::string Name = F.getName().str();
  if (usesDocumentedLimits() && !is(Profile::LibNVVM)) {
    Space = placeParams(describeParams(F),
                        ParamABI::of(M.getDataLayout(), *Options.Machine.SM));
    Limit = documentedParamLimit(*Options.Machine.SM);
    if (Space.Bytes <= Limit)
      return;
  } else {
    ParamPlacing Placing =
        is(Profile::LibNVVM) ? ParamPlacing::Sum : ParamPlacing::Aligned;
    Limit = is(Profile::LibNVVM) ? LibNVVMLimit
                                 : measuredParamLimit(Options.Machine);
    if (paramBytes(F, Placing) <= Limit)
      return;
    Space = placeParams(F, Placing);
  }
  if (!is(Profile::LibNVVM))
    Name = demangled(Name);
  // libNVVM checks this when it compiles.
  ForecastScope Forecast(Diags, is(Profile::LibNVVM) && !Options.Compiling);
  Diags.report(Rule::ParamOverflow, F,
               {utostr(Space.Bytes), utostr(Limit), Name}, {}, {},
               std::move(Space.Rows));
}

} // namespace opennvvm::verifier
