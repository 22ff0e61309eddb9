//===- Passes.cpp - Our passes, for LLVM's pass managers ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes.h"
#include "KeptAnalyses.h"
#include "Pipeline/Tiers/PassWatch.h"
#include "Prepare/AddressSpaces.h"
#include "Prepare/ChooseValues.h"
#include "Target/JumpTables.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Scalar/InferAddressSpaces.h"
#include "llvm/Transforms/Utils/LowerSwitch.h"

using namespace llvm;

namespace opennvvm {

//===----------------------------------------------------------------------===//
// nvvm-verify
//===----------------------------------------------------------------------===//

static std::string joinNames(ArrayRef<Profile> Profiles, StringRef Separator) {
  return join(map_range(Profiles, profileName), Separator);
}

/// Prints the findings about \p M; errors stop LLVM's tools.
void NVVMVerifyPass::report(Module &M) const {
  VerifierOptions Check;
  TargetSource Source;
  Check.Machine.SM = Wanted.SM ? Wanted.SM : inferTarget(M, Source);
  Check.Unified = Wanted.Unified;
  Check.ShowInfo = Wanted.ShowInfo;
  Check.LibNVVM = Wanted.LibNVVM;
  DiagnosticOptions Shown;
  Shown.Quiet = Wanted.ErrorsOnly;
  DiagnosticEngine Diags(Shown, Wanted.Profiles);
  Diags.setInput(M.getModuleIdentifier(), nullptr);
  for (Profile P : Wanted.Profiles) {
    Diags.setProfile(P);
    verifyNVVMModule(M, Check, Diags);
  }
  printText(errs(), Diags,
            {M.getModuleIdentifier(), joinNames(Wanted.Profiles, ","),
             Check.Machine.SM->Name.str()},
            errs().has_colors());
  if (Diags.hasErrors())
    M.getContext().emitError("Broken module found, compilation aborted!");
}

PreservedAnalyses NVVMVerifyPass::run(Module &M, ModuleAnalysisManager &) {
  if (Watch)
    Watch->check();
  else
    report(M);
  return PreservedAnalyses::all();
}

void NVVMVerifyPass::printPipeline(raw_ostream &OS,
                                   function_ref<StringRef(StringRef)> MapName) {
  OS << MapName(name())
     << "<profile=" << joinNames(Wanted.Profiles, ";profile=");
  if (Wanted.Unified)
    OS << ";mode=unified";
  if (Wanted.ShowInfo)
    OS << ";show-info";
  if (Wanted.SM)
    OS << ";arch=" << Wanted.SM->Name;
  if (Wanted.LibNVVM)
    OS << ";libnvvm=" << Wanted.LibNVVM->Number;
  OS << ">";
}

//===----------------------------------------------------------------------===//
// nvvm-infer-address-spaces
//===----------------------------------------------------------------------===//

PreservedAnalyses
NVVMInferAddressSpacesPass::run(Function &F, FunctionAnalysisManager &FAM) {
  SmallVector<WeakVH, 4> Hidden = prepare::hideConstantBases(F);
  PreservedAnalyses PA = InferAddressSpacesPass().run(F, FAM);
  prepare::showConstantBases(Hidden);
  return PA;
}

//===----------------------------------------------------------------------===//
// nvvm-choose-values
//===----------------------------------------------------------------------===//

PreservedAnalyses NVVMChooseValuesPass::run(Function &F,
                                            FunctionAnalysisManager &) {
  return prepare::chooseValues(F) ? PreservedAnalyses::none()
                                  : PreservedAnalyses::all();
}

//===----------------------------------------------------------------------===//
// nvvm-widen-switches
//===----------------------------------------------------------------------===//

PreservedAnalyses NVVMWidenSwitchesPass::run(Function &F,
                                             FunctionAnalysisManager &) {
  bool Changed = false;
  for (BasicBlock &Block : F) {
    auto *Switch = dyn_cast<SwitchInst>(Block.getTerminator());
    if (!Switch ||
        Switch->getCondition()->getType()->getIntegerBitWidth() >= 32)
      continue;
    Type *Word = Type::getInt32Ty(F.getContext());
    Switch->setCondition(
        IRBuilder<>(Switch).CreateZExt(Switch->getCondition(), Word));
    for (auto Case : Switch->cases())
      Case.setValue(cast<ConstantInt>(
          ConstantInt::get(Word, Case.getCaseValue()->getZExtValue())));
    Changed = true;
  }
  return keepControlFlow(Changed);
}

//===----------------------------------------------------------------------===//
// nvvm-lower-sparse-switches
//===----------------------------------------------------------------------===//

/// Whether code generation may make a jump table for all of \p Switch.
static bool isForTable(const SwitchInst &Switch, unsigned Density) {
  using Case = std::pair<APInt, const BasicBlock *>;
  SmallVector<Case, 16> Cases;
  for (const auto &C : Switch.cases())
    Cases.push_back({C.getCaseValue()->getValue(), C.getCaseSuccessor()});
  if (Cases.empty())
    return false;
  llvm::sort(Cases,
             [](const Case &A, const Case &B) { return A.first.ult(B.first); });
  unsigned Runs = 1;
  for (unsigned I = 1; I < Cases.size(); ++I)
    Runs += Cases[I].second != Cases[I - 1].second ||
            Cases[I].first != Cases[I - 1].first + 1;
  return isDenseTable(Runs, Cases.size(),
                      Cases.back().first - Cases.front().first, Density);
}

PreservedAnalyses
NVVMLowerSparseSwitchesPass::run(Function &F, FunctionAnalysisManager &FAM) {
  for (const BasicBlock &Block : F)
    if (auto *Switch = dyn_cast<SwitchInst>(Block.getTerminator());
        Switch && isForTable(*Switch, Density))
      return PreservedAnalyses::all();
  PreservedAnalyses PA = NVVMWidenSwitchesPass().run(F, FAM);
  FAM.invalidate(F, PA);
  PA.intersect(LowerSwitchPass().run(F, FAM));
  return PA;
}

} // namespace opennvvm
