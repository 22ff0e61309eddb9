//===- Function.cpp - Functions and their launch bounds -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "llvm/IR/Function.h"
#include "Checker.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::verifier {

// PTX passes integers in units of at least this size.
static constexpr unsigned NarrowestInteger = 32;

static bool isNarrow(const Type *T) {
  return T->isIntegerTy() && T->getIntegerBitWidth() < NarrowestInteger;
}

void Checker::checkFunctionForm(const Function &F) {
  checkName(F);
  if (F.hasExternalWeakLinkage() && !F.use_empty())
    report(Rule::GlobalExternWeak, F);
  if (F.hasSection())
    report(Rule::FunctionSection, Place::attribute(F, "section"),
           {F.getSection().str()});
  if (F.getAlign())
    report(Rule::FunctionAlignment, Place::attribute(F, "align"));
  // libNVVM does not check these on a declaration.
  bool AskData = !F.isDeclaration() || !is(Profile::LibNVVM);
  if (AskData && F.hasPrefixData())
    report(Rule::FunctionPrefixData, Place::attribute(F, "prefix"));
  if (AskData && F.hasPrologueData())
    report(Rule::FunctionPrologueData, Place::attribute(F, "prologue"));
  if (AskData && F.hasPersonalityFn())
    report(Rule::FunctionPersonality, Place::attribute(F, "personality"));
  if (F.hasGC())
    report(Rule::FunctionGc, Place::attribute(F, "gc"));
}

std::string nameParameter(const Argument &A) {
  std::string Text = "parameter " + utostr(A.getArgNo());
  if (A.hasName())
    Text += " (%" + A.getName().str() + ")";
  return Text + ", " + describe(*A.getType());
}

void Checker::checkParameters(const Function &F) {
  for (const Argument &A : F.args())
    if (isNarrow(A.getType()) && !A.hasZExtAttr() && !A.hasSExtAttr())
      report(Rule::FunctionNarrowParam, Place::parameter(A), {},
             {nameParameter(A)});
  if (isNarrow(F.getReturnType()) && !F.hasRetAttribute(Attribute::ZExt) &&
      !F.hasRetAttribute(Attribute::SExt))
    report(Rule::FunctionNarrowReturn, Place::result(F), {},
           {describe(*F.getReturnType())});
  for (const Argument &A : F.args()) {
    if (A.hasInRegAttr())
      report(Rule::FunctionInreg, Place::parameter(A, "inreg"), {},
             {nameParameter(A)});
    if (A.hasNestAttr())
      report(Rule::FunctionNest, Place::parameter(A, "nest"), {},
             {nameParameter(A)});
  }
}

//===----------------------------------------------------------------------===//
// Launch bounds
//===----------------------------------------------------------------------===//

void Checker::checkClusters(const Function &F, const LaunchBounds &LB,
                            bool IsKernel) {
  if (!LB.ClusterDim && !LB.MaxClusterRank)
    return;
  Place Dim = Place::attribute(F, "nvvm.cluster_dim");
  Place Rank = Place::attribute(F, "nvvm.maxclusterrank");
  Place Either = LB.ClusterDim ? Dim : Rank;
  if (!hasFeature(*Options.Machine.SM, Feature::Clusters))
    reportGate(Rule::ClusterPreHopper, Either);
  if (!IsKernel)
    report(Rule::ClusterNonKernel, Either);
  auto IsZero = [](uint32_t N) { return N == 0; };
  if (LB.ClusterDim && any_of(LB.ClusterDim.Size, IsZero) &&
      !all_of(LB.ClusterDim.Size, IsZero))
    report(Rule::ClusterPartialZero, Dim);
  if (LB.MaxClusterRank && *LB.MaxClusterRank == 0)
    report(Rule::ClusterZeroMax, Rank);
}

/// Launch bounds of a function that is never launched: first the attributes,
/// then the annotations.
static SmallVector<StringRef, 2> unreadBounds(const Function &F,
                                              const Annotations &A) {
  static constexpr StringLiteral Bounds[] = {"maxntid", "reqntid", "minctasm",
                                             "maxnreg"};
  SmallVector<StringRef, 2> Found;
  for (Attribute At : F.getAttributes().getFnAttrs()) {
    if (!At.isStringAttribute())
      continue;
    StringRef Name = At.getKindAsString();
    if (Name.starts_with("nvvm.") && is_contained(Bounds, Name.drop_front(5)))
      Found.push_back(Name);
  }
  for (const Annotations::Entry &E : A.of(F))
    if (any_of(Bounds, [&](StringRef B) { return E.Key.starts_with(B); }))
      Found.push_back(E.Key);
  return Found;
}

void Checker::checkLaunchBounds(const Function &F, bool IsKernel) {
  // Most functions have neither, and reading bounds costs lookups.
  if (!F.getAttributes().hasFnAttrs() && Annotated.of(F).empty())
    return;
  LaunchBounds LB = launchBounds(F, Annotated);
  checkClusters(F, LB, IsKernel);
  if (!IsKernel) {
    for (StringRef Bound : unreadBounds(F, Annotated))
      report(Rule::KernelBoundsUnread, Place::attribute(F, Bound),
             {Bound.str(), nameForPeople(F.getName())});
    return;
  }
  // An assumed machine says nothing about its multiprocessors.
  bool IsNamed = Options.MachineSource != TargetSource::Assumed;
  for (const Contradiction &C :
       contradictions(LB, IsNamed ? Options.Machine.SM : nullptr))
    report(Rule::KernelBoundsContradict, Place::attribute(F, C.Attribute),
           {nameForPeople(F.getName()), C.What}, {}, C.Help);
}

void Checker::checkEntry(const Function &F, bool IsKernel) {
  auto Marked = [&](StringRef Attribute, StringRef Key) {
    return F.hasFnAttribute(Attribute) ||
           Annotated.get(F, Key).value_or(0) == 1;
  };
  bool IsEntry = Marked("nvvm.entry", "entry");
  bool IsExit = Marked("nvvm.exit_handler", "exit_handler");
  bool IsVoid = F.getReturnType()->isVoidTy();
  if ((IsKernel || IsEntry) && !IsVoid)
    report(Rule::KernelNonvoid, Place::result(F));
  if (IsEntry && !IsKernel && !F.arg_empty())
    report(Rule::FunctionEntryParams, Place::parameter(*F.arg_begin()));
  if (IsExit && !IsVoid)
    report(Rule::FunctionExitNonvoid, Place::result(F));
  if (IsExit && !F.arg_empty())
    report(Rule::FunctionExitParams, Place::parameter(*F.arg_begin()));
}

void Checker::checkFunction(const Function &F) {
  // Intrinsics are as LLVM defines them.
  if (F.isIntrinsic())
    return;
  bool IsKernel = kernel(F);
  checkFunctionForm(F);
  checkLaunchBounds(F, IsKernel);
  checkParameters(F);
  checkParameterTypes(F);
  if (IsKernel)
    checkParameterSpace(F);
  checkAttributes(F.getAttributes().getFnAttrs(), F);
  checkEntry(F, IsKernel);
  checkWords(F);
  if (F.isDeclaration())
    lintDeclaration(F);
}

} // namespace opennvvm::verifier
