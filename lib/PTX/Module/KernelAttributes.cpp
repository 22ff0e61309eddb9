//===- KernelAttributes.cpp - Launch bounds of kernels --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Order: .blocksareclusters .reqntid .maxntid .minnctapersm .explicitcluster
// .reqnctapercluster .maxclusterrank .maxnreg. ptxas accepts any order, but
// rejects .maxntid next to .reqntid, and .maxclusterrank next to
// .reqnctapercluster. Only the exact bound of each pair is printed; it implies
// the other one.
//
//===----------------------------------------------------------------------===//

#include "Header.h"
#include "ModuleScope.h"
#include "Target/Annotation.h"
#include "Target/Features.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Function.h"

using namespace llvm;

namespace opennvvm::ptx {

namespace {

/// Prints the directives of one kernel.
class AttributePrinter {
public:
  AttributePrinter(Writer &Out, const Function &F, const ModuleContext &Ctx)
      : Out(Out), F(F), Ctx(Ctx), Bounds(F, Ctx.T, Ctx.Notes) {}

  void print() {
    blocksAreClusters();
    dims("reqntid", Bounds.ReqNTid);
    if (!Bounds.ReqNTid)
      dims("maxntid", Bounds.MaxNTid);
    else if (Bounds.MaxNTid)
      implied("maxntid", "reqntid");
    number("minnctapersm", Bounds.MinCTAPerSM);
    if (Bounds.HasClusters)
      clusters();
    number("maxnreg", Bounds.MaxNReg);
  }

private:
  void blocksAreClusters() {
    if (!Bounds.BlocksAreClusters || Bounds.LacksForClusters ||
        !Bounds.HasClusters)
      return;
    needPTX(Ctx, Feature::BlocksAreClusters,
            Place::attribute(F, attributeOf(Annotation::BlocksAreClusters)));
    Out.text(".blocksareclusters\n");
  }

  void clusters() {
    if (Bounds.ClusterDim)
      Out.text(".explicitcluster\n");
    if (Bounds.HasClusterDim)
      dims("reqnctapercluster", Bounds.ClusterDim);
    if (!Bounds.MaxClusterRank)
      return;
    if (Bounds.HasClusterDim)
      implied("maxclusterrank", "reqnctapercluster");
    else
      number("maxclusterrank", Bounds.MaxClusterRank);
  }

  void dims(StringRef Name, const Dim3 &D) {
    if (!D)
      return;
    Out.ch('.');
    Out.text(Name);
    StringRef Separator = " ";
    for (uint32_t N : D.Size) {
      Out.text(Separator);
      Out.dec(N);
      Separator = ", ";
    }
    Out.ch('\n');
  }

  void number(StringRef Name, std::optional<uint32_t> N) {
    if (!N)
      return;
    Out.ch('.');
    Out.text(Name);
    Out.ch(' ');
    Out.dec(*N);
    Out.ch('\n');
  }

  void implied(StringRef Name, StringRef By) {
    if (!Ctx.Options.Annotate)
      return;
    Out.text("// .");
    Out.text(Name);
    Out.text(" is left out: ptxas takes only one of it and .");
    Out.text(By);
    Out.ch('\n');
  }

  Writer &Out;
  const Function &F;
  const ModuleContext &Ctx;
  KernelBounds Bounds;
};

std::string dimText(const Dim3 &D) {
  return join(map_range(D.Size, [](uint32_t N) { return utostr(N); }), ",");
}

} // namespace

KernelBounds::KernelBounds(const Function &F, const Target &T,
                           const Annotations &Notes)
    : LaunchBounds(launchBounds(F, Notes)), Refused(std::move(Malformed)) {
  HasClusters = hasFeature(*T.SM, Feature::Clusters);
  HasClusterDim =
      ClusterDim && any_of(ClusterDim.Size, [](uint32_t N) { return N != 0; });
  LacksForClusters =
      BlocksAreClusters && (!ReqNTid || (HasClusters && !HasClusterDim));
  auto Positive = [&](Annotation What, Dim3 &D) {
    if (!D || !is_contained(D.Size, 0u))
      return;
    Refused.push_back({attributeOf(What).str(), dimText(D)});
    D.Given = 0;
  };
  auto PositiveNumber = [&](Annotation What, std::optional<uint32_t> &N) {
    if (N != 0u)
      return;
    Refused.push_back({attributeOf(What).str(), "0"});
    N.reset();
  };
  if (ReqNTid)
    // It implies the other.
    Positive(Annotation::ReqNTid, ReqNTid);
  else
    Positive(Annotation::MaxNTid, MaxNTid);
  PositiveNumber(Annotation::MinCTAPerSM, MinCTAPerSM);
  PositiveNumber(Annotation::MaxNReg, MaxNReg);
}

void printKernelAttributes(Writer &Out, const Function &F,
                           const ModuleContext &Ctx) {
  AttributePrinter(Out, F, Ctx).print();
}

} // namespace opennvvm::ptx
