//===- Function.cpp - Functions and their launch bounds -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "llvm/IR/Function.h"
#include "Rules/Function.h"
#include "Rules/Global.h"
#include "Rules/LaunchBounds.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace opennvvm::verifier {

void checkFunctionForm(RuleContext &Ctx, const Function &F, bool) {
  checkName(Ctx, F);
  if (F.hasExternalWeakLinkage() &&
      (Ctx.checksUnreferenced() || !F.use_empty()))
    Ctx.report(Rule::GlobalExternWeak, F);
  if (F.hasSection())
    Ctx.report(Rule::FunctionSection, Place::attribute(F, "section"),
               {F.getSection().str()});
  if (F.getAlign())
    Ctx.report(Rule::FunctionAlignment, Place::attribute(F, "align"));
  // libNVVM's newer reader does not check these on a declaration.
  bool AskData = !F.isDeclaration() || !Ctx.dropsUnreferenced();
  if (AskData && F.hasPrefixData())
    Ctx.report(Rule::FunctionPrefixData, Place::attribute(F, "prefix"));
  if (AskData && F.hasPrologueData())
    Ctx.report(Rule::FunctionPrologueData, Place::attribute(F, "prologue"));
  if (AskData && F.hasPersonalityFn())
    Ctx.report(Rule::FunctionPersonality, Place::attribute(F, "personality"));
  if (F.hasGC())
    Ctx.report(Rule::FunctionGc, Place::attribute(F, "gc"));
}

//===----------------------------------------------------------------------===//
// Launch bounds
//===----------------------------------------------------------------------===//

static void checkClusters(RuleContext &Ctx, const Function &F,
                          const LaunchBounds &LB, bool IsKernel) {
  if (!LB.ClusterDim && !LB.MaxClusterRank)
    return;
  Place Dim = Place::attribute(F, attributeOf(Annotation::ClusterDim));
  Place Rank = Place::attribute(F, attributeOf(Annotation::MaxClusterRank));
  Place Either = LB.ClusterDim ? Dim : Rank;
  if (!hasFeature(Ctx.machine(), Feature::Clusters))
    Ctx.reportGate(Rule::ClusterPreHopper, Either);
  if (!IsKernel)
    Ctx.report(Rule::ClusterNonKernel, Either);
  auto IsZero = [](uint32_t N) { return N == 0; };
  if (LB.ClusterDim && any_of(LB.ClusterDim.Size, IsZero) &&
      !all_of(LB.ClusterDim.Size, IsZero))
    Ctx.report(Rule::ClusterPartialZero, Dim);
  if (LB.MaxClusterRank && *LB.MaxClusterRank == 0)
    Ctx.report(Rule::ClusterZeroMax, Rank);
}

/// Launch bounds of a function that is never launched: first the attributes,
/// then the annotations.
static SmallVector<StringRef, 2> unreadBounds(const Function &F,
                                              const Annotations &A) {
  // checkClusters() has reported the others.
  static constexpr Annotation Bounds[] = {
      Annotation::MaxNTid, Annotation::ReqNTid, Annotation::MinCTAPerSM,
      Annotation::MaxNReg};
  SmallVector<StringRef, 2> Found;
  for (Attribute At : F.getAttributes().getFnAttrs()) {
    if (!At.isStringAttribute())
      continue;
    StringRef Name = At.getKindAsString();
    if (any_of(Bounds, [&](Annotation B) { return attributeOf(B) == Name; }))
      Found.push_back(Name);
  }
  // Also keys that lack their dimension, such as "maxntid".
  auto Resembles = [](StringRef Key, Annotation B) {
    StringRef Name = attributeOf(B);
    return Name.consume_front("nvvm.") && Key.starts_with(Name);
  };
  for (const Annotations::Entry &E : A.of(F))
    if (any_of(Bounds, [&](Annotation B) {
          return E.Says == B || Resembles(E.Key, B);
        }))
      Found.push_back(E.Key);
  return Found;
}

void checkLaunchBounds(RuleContext &Ctx, const Function &F, bool IsKernel) {
  // Most functions have neither, and reading bounds costs lookups.
  if (!F.getAttributes().hasFnAttrs() && Ctx.Annotated.of(F).empty())
    return;
  LaunchBounds LB = launchBounds(F, Ctx.Annotated);
  checkClusters(Ctx, F, LB, IsKernel);
  if (!IsKernel) {
    for (StringRef Bound : unreadBounds(F, Ctx.Annotated))
      Ctx.report(Rule::KernelBoundsUnread, Place::attribute(F, Bound),
                 {Bound.str(), nameForPeople(F.getName())});
    return;
  }
  // An assumed machine says nothing about its multiprocessors.
  bool IsNamed = Ctx.Options.MachineSource != TargetSource::Assumed;
  for (const Contradiction &C :
       contradictions(LB, IsNamed ? Ctx.Options.Machine.SM : nullptr))
    Ctx.report(Rule::KernelBoundsContradict, Place::attribute(F, C.Attribute),
               {nameForPeople(F.getName()), C.What}, {}, C.Help);
}

void checkEntry(RuleContext &Ctx, const Function &F, bool IsKernel) {
  auto Marked = [&](Annotation What) {
    return F.hasFnAttribute(attributeOf(What)) ||
           Ctx.Annotated.get(F, What).value_or(0) == 1;
  };
  bool IsEntry = Marked(Annotation::OptixEntry);
  bool IsExit = Marked(Annotation::ExitHandler);
  bool IsVoid = F.getReturnType()->isVoidTy();
  if ((IsKernel || IsEntry) && !IsVoid)
    Ctx.report(Rule::KernelNonvoid, Place::result(F));
  if (IsEntry && !IsKernel && !F.arg_empty())
    Ctx.report(Rule::FunctionEntryParams, Place::parameter(*F.arg_begin()));
  if (IsExit && !IsVoid)
    Ctx.report(Rule::FunctionExitNonvoid, Place::result(F));
  if (IsExit && !F.arg_empty())
    Ctx.report(Rule::FunctionExitParams, Place::parameter(*F.arg_begin()));
}

} // namespace opennvvm::verifier
