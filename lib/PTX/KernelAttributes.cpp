//===- KernelAttributes.cpp - Launch bounds of kernels --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Order: .blocksareclusters .reqntid .maxntid .minnctapersm .explicitcluster
// .reqnctapercluster .maxclusterrank .maxnreg. ptxas takes any order, but
// refuses .maxntid beside .reqntid and .maxclusterrank beside
// .reqnctapercluster, so the exact bound of each pair is printed and the other
// one, which it implies, is not.
//
//===----------------------------------------------------------------------===//

#include "Header.h"
#include "ModuleScope.h"
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
      : Out(Out), F(F), Ctx(Ctx), Bounds(launchBounds(F, Ctx.Notes)) {}

  void print() {
    for (const auto &[Name, Text] : Bounds.Malformed)
      refuse(Name, Text);
    bool Clusters = Ctx.T.SM->Number > 89;
    bool ClusterGiven = any_of(Bounds.ClusterDim.Size, [](uint32_t N) {
      return N != 0;
    }) && Bounds.ClusterDim;
    blocksAreClusters(Clusters, ClusterGiven);
    positiveDims("reqntid", Bounds.ReqNTid);
    if (!Bounds.ReqNTid)
      positiveDims("maxntid", Bounds.MaxNTid);
    else if (Bounds.MaxNTid)
      implied("maxntid", "reqntid");
    positive("minnctapersm", "nvvm.minctasm", Bounds.MinCTAPerSM);
    if (Clusters)
      clusters(ClusterGiven);
    positive("maxnreg", "nvvm.maxnreg", Bounds.MaxNReg);
  }

private:
  void refuse(StringRef Name, StringRef Text) {
    Ctx.Diags.report(Rule::EmitLaunchBound, Place::attribute(F, Name),
                     {Name.str(), F.getName().str(), Text.str()});
  }

  void blocksAreClusters(bool Clusters, bool ClusterGiven) {
    if (!Bounds.BlocksAreClusters)
      return;
    if (!Bounds.ReqNTid || (Clusters && !ClusterGiven)) {
      Ctx.Diags.report(Rule::EmitBlocksareclusters,
                       Place::attribute(F, "nvvm.blocksareclusters"));
      return;
    }
    if (!Clusters)
      return;
    needPTX(Ctx, 90, ".blocksareclusters", F);
    Out.text(".blocksareclusters\n");
  }

  void clusters(bool ClusterGiven) {
    if (Bounds.ClusterDim)
      Out.text(".explicitcluster\n");
    if (ClusterGiven)
      dims("reqnctapercluster", Bounds.ClusterDim);
    if (!Bounds.MaxClusterRank)
      return;
    if (ClusterGiven)
      implied("maxclusterrank", "reqnctapercluster");
    else
      number("maxclusterrank", *Bounds.MaxClusterRank);
  }

  void positiveDims(StringRef Name, const Dim3 &D) {
    if (!D)
      return;
    if (is_contained(D.Size, 0u))
      return refuse(("nvvm." + Name).str(), dimText(D));
    dims(Name, D);
  }

  void positive(StringRef Name, StringRef Attribute,
                std::optional<uint32_t> N) {
    if (!N)
      return;
    if (*N == 0)
      return refuse(Attribute, "0");
    number(Name, *N);
  }

  void dims(StringRef Name, const Dim3 &D) {
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

  void number(StringRef Name, uint32_t N) {
    Out.ch('.');
    Out.text(Name);
    Out.ch(' ');
    Out.dec(N);
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

  static std::string dimText(const Dim3 &D) {
    return join(map_range(D.Size, [](uint32_t N) { return utostr(N); }), ",");
  }

  Writer &Out;
  const Function &F;
  const ModuleContext &Ctx;
  LaunchBounds Bounds;
};

} // namespace

void printKernelAttributes(Writer &Out, const Function &F,
                           const ModuleContext &Ctx) {
  AttributePrinter(Out, F, Ctx).print();
}

} // namespace opennvvm::ptx
