//===- Passes.cpp - Our passes, for LLVM's pass managers ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Passes.h"
#include "Pipeline/Tiers/PassWatch.h"
#include "Prepare/AddressSpaces.h"
#include "Prepare/ChooseValues.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Scalar/InferAddressSpaces.h"
#include "llvm/Transforms/Vectorize/VectorCombine.h"

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
  SmallVector<WeakVH, 4> Hidden = prepare::hideMisleadingBases(F);
  PreservedAnalyses PA = InferAddressSpacesPass().run(F, FAM);
  prepare::showMisleadingBases(Hidden);
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
// nvvm-element-accesses
//===----------------------------------------------------------------------===//

PreservedAnalyses NVVMElementAccessesPass::run(Function &F,
                                               FunctionAnalysisManager &FAM) {
  return VectorCombinePass(/*TryEarlyFoldsOnly=*/true).run(F, FAM);
}

} // namespace opennvvm
