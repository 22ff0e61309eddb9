//===- Parameters.cpp - The parameters of kernels -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules/Parameters.h"
#include "Support/Demangle.h"
#include "Verifier/ParameterSpace.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::verifier {

// PTX passes integers in units of at least this size.
static constexpr unsigned NarrowestInteger = 32;

static bool isNarrow(const Type *T) {
  return T->isIntegerTy() && T->getIntegerBitWidth() < NarrowestInteger;
}

std::string nameParameter(const Argument &A) {
  std::string Text = "parameter " + utostr(A.getArgNo());
  if (A.hasName())
    Text += " (%" + A.getName().str() + ")";
  return Text + ", " + describe(*A.getType());
}

void checkParameters(RuleContext &Ctx, const Function &F, bool) {
  for (const Argument &A : F.args())
    if (isNarrow(A.getType()) && !A.hasZExtAttr() && !A.hasSExtAttr())
      Ctx.report(Rule::FunctionNarrowParam, Place::parameter(A), {},
                 {nameParameter(A)});
  if (isNarrow(F.getReturnType()) && !F.hasRetAttribute(Attribute::ZExt) &&
      !F.hasRetAttribute(Attribute::SExt))
    Ctx.report(Rule::FunctionNarrowReturn, Place::result(F), {},
               {describe(*F.getReturnType())});
  for (const Argument &A : F.args()) {
    if (A.hasInRegAttr())
      Ctx.report(Rule::FunctionInreg, Place::parameter(A, "inreg"), {},
                 {nameParameter(A)});
    if (A.hasNestAttr())
      Ctx.report(Rule::FunctionNest, Place::parameter(A, "nest"), {},
                 {nameParameter(A)});
  }
}

/// libNVVM has one limit for all machines.
static constexpr uint64_t LibNVVMLimit = 32764;

static bool usesDocumentedLimits(const RuleContext &Ctx) {
  if (Ctx.Options.Limits == ParamLimits::ByProfile)
    return Ctx.is(Profile::Tileiras);
  return Ctx.Options.Limits == ParamLimits::Documented;
}

void checkParameterTypes(RuleContext &Ctx, const Function &F, bool) {
  for (const Argument &A : F.args()) {
    const Type *Ty = A.getType();
    if (Ty->isX86_FP80Ty() || Ty->isPPC_FP128Ty() || Ty->isX86_AMXTy())
      Ctx.report(Rule::ParamType, Place::parameter(A), {describe(*Ty)},
                 {nameParameter(A)});
  }
}

/// \returns whether \p F has a parameter without a size.
static bool checkOpaqueParameters(RuleContext &Ctx, const Function &F) {
  bool Found = false;
  for (auto [A, P] : zip(F.args(), describeParams(F))) {
    Type *Ty = A.hasByValAttr() ? A.getParamByValType() : A.getType();
    // Number types that GPUs lack have a size; another rule reports them.
    bool IsOpaque = usesDocumentedLimits(Ctx)
                        ? P.Type.hasOpaque()
                        : Ty->isTargetExtTy() || !Ty->isSized();
    if (!IsOpaque)
      continue;
    Ctx.report(Rule::ParamOpaque, Place::parameter(A), {}, {nameParameter(A)});
    Found = true;
  }
  return Found;
}

void checkParameterSpace(RuleContext &Ctx, const Function &F, bool IsKernel) {
  if (!IsKernel || !Ctx.Diags.isEnabled(Rule::ParamOverflow) || F.arg_empty())
    return;
  if (Ctx.Diags.isEnabled(Rule::ParamOpaque) && checkOpaqueParameters(Ctx, F))
    return;
  ParamSpace Space;
  uint64_t Limit;
  std::string Name = F.getName().str();
  if (usesDocumentedLimits(Ctx) && !Ctx.is(Profile::LibNVVM)) {
    Space = placeParams(describeParams(F),
                        ParamABI::of(Ctx.M.getDataLayout(), Ctx.machine()));
    Limit = documentedParamLimit(Ctx.machine());
    if (Space.Bytes <= Limit)
      return;
  } else {
    ParamPlacing Placing =
        Ctx.is(Profile::LibNVVM) ? ParamPlacing::Sum : ParamPlacing::Aligned;
    Limit = Ctx.is(Profile::LibNVVM) ? LibNVVMLimit
                                     : measuredParamLimit(Ctx.Options.Machine);
    if (paramBytes(F, Placing) <= Limit)
      return;
    Space = placeParams(F, Placing);
  }
  if (!Ctx.is(Profile::LibNVVM))
    Name = demangled(Name);
  // libNVVM checks this when it compiles.
  ForecastScope Forecast(Ctx.Diags,
                         Ctx.is(Profile::LibNVVM) && !Ctx.Options.Compiling);
  Ctx.Diags.report(Rule::ParamOverflow, F,
                   {utostr(Space.Bytes), utostr(Limit), Name}, {}, {},
                   std::move(Space.Rows));
}

} // namespace opennvvm::verifier
