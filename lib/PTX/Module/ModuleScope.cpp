//===- ModuleScope.cpp - Shared by headers and variables ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModuleScope.h"
#include "Target/Features.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalAlias.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm::ptx {

bool isCompilersOwn(const GlobalVariable &GV) {
  StringRef Name = GV.getName();
  return Name.starts_with("llvm.") || Name.starts_with("nvvm.") ||
         GV.getSection() == "llvm.metadata";
}

StringRef linkageDirective(const GlobalValue &GV) {
  if (GV.hasLocalLinkage())
    return "";
  // Including weak ones: ptxas has no weak references and treats .weak as a
  // definition.
  if (GV.isDeclarationForLinker())
    return ".extern ";
  if (GV.hasExternalLinkage())
    return ".visible ";
  return GV.hasCommonLinkage() ? ".common " : ".weak ";
}

void needPTX(const ModuleContext &Ctx, Feature F, Place At) {
  PTXVersion V = gateOf(F).PTX;
  if (!Ctx.T.PTX || *Ctx.T.PTX >= V)
    return Ctx.Needs.need(V);
  Ctx.Diags.report(Rule::EmitNeedsPtx, At,
                   {infoOf(F).What.str(), formatPTXVersion(V),
                    formatPTXVersion(*Ctx.T.PTX)});
}

bool isPrinted(const Function &F) {
  if (F.isIntrinsic())
    return false;
  return !F.isDeclarationForLinker() || !F.use_empty();
}

static SmallVector<int64_t, 2> annotatedUnified(const GlobalValue &GV,
                                                const Annotations &Notes) {
  SmallVector<int64_t, 2> Values;
  for (const Annotations::Entry &E : Notes.of(GV))
    if (E.Says == Annotation::Unified)
      Values.push_back(E.Value);
  return Values;
}

std::string unifiedProblem(const GlobalValue &GV, const Target &T,
                           const Annotations &Notes) {
  size_t Count = annotatedUnified(GV, Notes).size();
  if (Count == 0)
    return {};
  if (Count != 2)
    return ".unified: PTX needs two values";
  if (!hasFeature(*T.SM, Feature::UnifiedVariable))
    return ".unified: it needs " +
           describeTargets(gateOf(Feature::UnifiedVariable).SMs);
  if (auto *F = dyn_cast<Function>(&GV); F && isKernel(*F, Notes))
    return ".unified: kernels have none";
  return {};
}

SmallVector<int64_t, 2> unifiedValues(const ModuleContext &Ctx,
                                      const GlobalValue &GV) {
  if (!unifiedProblem(GV, Ctx.T, Ctx.Notes).empty())
    return {};
  return annotatedUnified(GV, Ctx.Notes);
}

void printUnified(Writer &Out, ArrayRef<int64_t> Values,
                  const ModuleContext &Ctx, const GlobalValue &GV) {
  needPTX(Ctx, Feature::UnifiedVariable, GV);
  Out.text(".unified(");
  Out.dec(static_cast<uint64_t>(Values[0]));
  Out.text(", ");
  Out.dec(static_cast<uint64_t>(Values[1]));
  Out.ch(')');
}

void noteComdat(Writer &Out, const GlobalObject &GV, const ModuleContext &Ctx) {
  if (!Ctx.Options.Annotate || !GV.hasComdat())
    return;
  Out.text("// comdat ");
  Out.userText(GV.getComdat()->getName());
  Out.text(" is left out: PTX has none\n");
}

void printOriginalName(Writer &Out, const GlobalValue &GV,
                       const NameTable &Names) {
  if (!Names.isChanged(&GV))
    return;
  Out.text("// ");
  Out.text(Names.get(&GV));
  Out.text(" is ");
  Out.userText(GV.getName());
  Out.ch('\n');
}

} // namespace opennvvm::ptx
