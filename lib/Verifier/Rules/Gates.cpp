//===- Gates.cpp - Machines and PTX versions of intrinsics ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row has the gate that the tools were measured to enforce and, if there is
// one, the gate that a document states. Below the documented gate, its own
// message is reported; above it, profile nvptx also checks the tools' gate.
//
//===----------------------------------------------------------------------===//

#include "Rules/Gates.h"
#include "Catalog/ContractMachines.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"

using namespace llvm;

namespace opennvvm::verifier {

/// The machines of \p SMs without a variant letter.
static SMMask plainMachines(SMMask SMs) {
  SMMask Plain = 0;
  for (const SMInfo &SM : targets())
    if (!SM.Variant)
      Plain |= SMMask(1) << SM.Index;
  return SMs & Plain;
}

/// The remedy: the lowest target that suffices.
static std::string lowestThatDoes(SMMask SMs, PTXVersion PTX) {
  const SMInfo *Lowest = lowestTarget(SMs);
  if (!Lowest)
    return "";
  return "compile for " + Lowest->Name.str() + " (PTX " +
         formatPTXVersion(std::max(PTX, Lowest->MinPTX)) + " or newer)";
}

static bool isBelowDocument(const RuleContext &Ctx, const IntrinsicRow &Row) {
  return Row.Document.ID && Ctx.Options.Machine.number() < Row.Document.Lowest;
}

static SMMask machinesOf(const RuleContext &Ctx, const IntrinsicRow &Row,
                         const Gate &Needs) {
  return opennvvm::machinesOf(Row, Needs, Ctx.Diags.profile());
}

static void notePointerWidth(RuleContext &Ctx, const Function &F,
                             const IntrinsicRow &Row, CalleeFacts &Facts) {
  // libNVVM requires no width, but rejects some at any.
  bool Refused =
      Ctx.is(Profile::LibNVVM)
          ? Row.NotInLibNVVM && Ctx.reader().has(ReaderTrait::LacksSomeTma)
          : Ctx.M.getDataLayout().getPointerSizeInBits() < 64;
  if (Refused)
    Facts.add({Rule::TmaPointerWidth, {F.getName().str()}, ""});
}

void noteGate(RuleContext &Ctx, const Function &F, const IntrinsicRow &Row,
              CalleeFacts &Facts) {
  const SMInfo &SM = Ctx.machine();
  const Gate &Needs = gateOf(Row, F);
  SMMask SMs = machinesOf(Ctx, Row, Needs);
  std::string Name = F.getName().str();
  if (Row.WidePointers)
    notePointerWidth(Ctx, F, Row, Facts);
  std::string Missing = missingForm(Row, *F.getFunctionType());
  bool IsTakenApart = Row.ByLane && F.getReturnType()->isVectorTy();
  if (!Needs.SMs || (!Missing.empty() && !IsTakenApart)) {
    // It can be written, but no machine has it.
    Facts.add({Rule::IntrinsicUnknown,
               {Name},
               Missing.empty() ? Row.Unsupported.str() : Missing});
  } else if (isBelowDocument(Ctx, Row)) {
    // The documented message names neither the intrinsic nor the machine.
    SmallVector<std::string, 0> Details;
    if (Ctx.is(Profile::Tileiras))
      Details.push_back(Name + " needs " + describeTargets(SMs) +
                        "; the target is " + SM.Name.str());
    Facts.add({*Row.Document.ID,
               {Name},
               lowestThatDoes(SMs, Needs.PTX),
               std::move(Details),
               /*IsGate=*/true});
  } else if (!((SMs >> SM.Index) & 1)) {
    Facts.add({plainMachines(SMs) ? Rule::IntrinsicNeedsArch
                                  : Rule::IntrinsicNeedsFeature,
               {Name, describeTargets(SMs), SM.Name.str()},
               lowestThatDoes(SMs, Needs.PTX),
               {},
               /*IsGate=*/true});
  } else if (Ctx.Options.Machine.PTX && *Ctx.Options.Machine.PTX < Needs.PTX) {
    Facts.add({Rule::IntrinsicNeedsPtx,
               {Name, formatPTXVersion(Needs.PTX),
                formatPTXVersion(*Ctx.Options.Machine.PTX)},
               "",
               {},
               /*IsGate=*/true});
  }
}

void checkValueGates(RuleContext &Ctx, const CallBase &Call,
                     const IntrinsicRow &Row) {
  const SMInfo &SM = Ctx.machine();
  const Gate &Needs = gateOf(Row, *Call.getCalledFunction());
  // What the machine lacks regardless of the value was already reported.
  SMMask SMs = machinesOf(Ctx, Row, Needs);
  if (isBelowDocument(Ctx, Row) || !((SMs >> SM.Index) & 1))
    return;
  for (const ValueGate &V : valueGatesOf(Row)) {
    auto *Given = dyn_cast<ConstantInt>(Call.getArgOperand(V.Arg));
    if (!Given || Given->getValue().trySExtValue() != V.Value)
      continue;
    std::string Name = Call.getCalledFunction()->getName().str();
    SMMask Both = SMs & V.Tools.SMs;
    if (!V.Tools.allowsSM(SM))
      Ctx.reportGate(Rule::IntrinsicImmediateGate, Call,
                     {Name, utostr(V.Arg), itostr(V.Value),
                      describeTargets(Both), SM.Name.str()},
                     {},
                     lowestThatDoes(Both, std::max(Needs.PTX, V.Tools.PTX)));
    else if (Ctx.Options.Machine.PTX && *Ctx.Options.Machine.PTX < V.Tools.PTX)
      Ctx.reportGate(
          Rule::IntrinsicNeedsPtx, Call,
          {Name + " with operand " + utostr(V.Arg) + " = " + itostr(V.Value),
           formatPTXVersion(V.Tools.PTX),
           formatPTXVersion(*Ctx.Options.Machine.PTX)});
  }
}

} // namespace opennvvm::verifier
