//===- Plugin.cpp - OpenNVVM's passes in LLVM's opt -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   opt-22 -load-pass-plugin=OpenNVVMPlugin.so -passes=...
//
//   nvvm-verify<profile=nvptx;arch=sm_90>         module
//   nvvm-intrinsic-lowering<level=1;...>          function: also arch=, relaxed
//   nvvm-reflect-pp                               function: the clean-up alone
//   nvvm-reflect-pp<answer;arch=sm_90>            module: answers, and that
//   generic-to-nvvm-globals                       module
//   nvvm-ir-verify<arch=sm_90;...>                function: launches, parameters
//   nvvm-launch-verify<arch=sm_90;...>            function: launches alone
//
// Without arch the machine is the module's. In default<O1> and above they stand
// where registerCallbacks() puts them, for modules of NVPTX only.
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Lowering/GenericToNVVM.h"
#include "opennvvm/Lowering/IntrinsicLowering.h"
#include "opennvvm/Lowering/NVVMReflect.h"
#include "opennvvm/Verifier/Verifier.h"
#include "opennvvm/Verifier/VerifierPass.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;
using namespace opennvvm;

namespace {

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

/// Checks a contract, and stops the pipeline where it is broken.
class VerifyPass : public PassInfoMixin<VerifyPass> {
public:
  VerifyPass(Profile P, const SMInfo *SM, bool ErrorsOnly = false)
      : Contract(P), SM(SM), ErrorsOnly(ErrorsOnly) {}

  PreservedAnalyses run(Module &M, ModuleAnalysisManager &) {
    VerifierOptions Options;
    TargetSource Source;
    Options.Machine.SM = SM ? SM : inferTarget(M, Source);
    DiagnosticOptions Wanted;
    Wanted.Quiet = ErrorsOnly;
    DiagnosticEngine Diags(Wanted, Contract);
    Diags.setInput(M.getModuleIdentifier(), nullptr);
    Diags.setProfile(Contract);
    opennvvm::verifyModule(M, Options, Diags);
    printText(errs(), Diags,
              {M.getModuleIdentifier(), profileName(Contract).str(),
               Options.Machine.SM->Name.str()},
              errs().has_colors());
    if (Diags.hasErrors())
      M.getContext().emitError("Broken module found, compilation aborted!");
    return PreservedAnalyses::all();
  }

  static bool isRequired() { return true; }

  void printPipeline(raw_ostream &OS, function_ref<StringRef(StringRef)>) {
    OS << "nvvm-verify<profile=" << profileName(Contract);
    if (SM)
      OS << ";arch=" << SM->Name;
    OS << ">";
  }

private:
  Profile Contract;
  const SMInfo *SM;
  bool ErrorsOnly;
};

/// A pass of default pipelines, which are for all targets.
template <typename Pass, typename Unit>
class OnNVPTX : public PassInfoMixin<OnNVPTX<Pass, Unit>> {
public:
  explicit OnNVPTX(Pass P) : P(std::move(P)) {}

  PreservedAnalyses run(Unit &U, AnalysisManager<Unit> &AM) {
    return moduleOf(U).getTargetTriple().isNVPTX() ? P.run(U, AM)
                                                   : PreservedAnalyses::all();
  }

  void printPipeline(raw_ostream &OS,
                     function_ref<StringRef(StringRef)> MapName) {
    P.printPipeline(OS, MapName);
  }

private:
  static const Module &moduleOf(const Module &M) { return M; }
  static const Module &moduleOf(const Function &F) { return *F.getParent(); }
  Pass P;
};

//===----------------------------------------------------------------------===//
// Names and parameters
//===----------------------------------------------------------------------===//

struct Parameters {
  Profile Contract = Profile::NVPTX;
  const SMInfo *SM = nullptr;
  LoweringLevel Level = LoweringLevel::Basic;
  Leeway Permitted = Leeway::None;
  bool Answer = false;
};

/// Reads "NAME" or "NAME<key=value;...>"; false where it is another pass, or a
/// key or value that there is not.
bool parse(StringRef Text, StringRef Name, ArrayRef<StringRef> Keys,
           Parameters &P) {
  if (!Text.consume_front(Name))
    return false;
  if (Text.empty())
    return true;
  if (!Text.consume_front("<") || !Text.consume_back(">"))
    return false;
  SmallVector<StringRef, 3> Parts;
  Text.split(Parts, ';', -1, /*KeepEmpty=*/false);
  for (StringRef Part : Parts) {
    auto [Key, Value] = Part.split('=');
    if (!is_contained(Keys, Key))
      return false;
    if (Key == "answer") {
      P.Answer = true;
    } else if (Key == "relaxed") {
      P.Permitted = Leeway::All;
    } else if (Key == "arch") {
      if (!(P.SM = findTarget(Value)))
        return false;
    } else if (Key == "profile") {
      std::optional<Profile> Found = findProfile(Value);
      if (!Found)
        return false;
      P.Contract = *Found;
    } else if (Value == "0" || Value == "1") {
      P.Level = LoweringLevel(Value == "1");
    } else {
      return false;
    }
  }
  return true;
}

/// Takes "nvvm-ir-verify" and "nvvm-launch-verify", and either with "<options>".
bool addIRVerifier(StringRef Name, FunctionPassManager &PM) {
  bool LaunchesOnly = Name.consume_front("nvvm-launch-verify");
  if (!LaunchesOnly && !Name.consume_front("nvvm-ir-verify"))
    return false;
  if (!Name.empty() && !(Name.consume_front("<") && Name.consume_back(">")))
    return false;
  Expected<NVVMIRVerifierPass::Options> O =
      NVVMIRVerifierPass::parseOptions(Name);
  if (!O) {
    errs() << toString(O.takeError()) << "\n";
    return false;
  }
  O->LaunchesOnly = LaunchesOnly;
  PM.addPass(NVVMIRVerifierPass(*O));
  return true;
}

bool addFunctionPass(StringRef Name, FunctionPassManager &PM,
                     ArrayRef<PassBuilder::PipelineElement>) {
  Parameters P;
  if (addIRVerifier(Name, PM))
    return true;
  if (parse(Name, "nvvm-intrinsic-lowering", {"level", "arch", "relaxed"}, P)) {
    PM.addPass(NVVMIntrinsicLoweringPass(P.Level, P.SM, P.Permitted));
    return true;
  }
  if (Name == "nvvm-reflect-pp") {
    PM.addPass(NVVMReflectPPPass());
    return true;
  }
  return false;
}

bool addModulePass(StringRef Name, ModulePassManager &PM,
                   ArrayRef<PassBuilder::PipelineElement>) {
  Parameters P;
  if (parse(Name, "nvvm-verify", {"profile", "arch"}, P)) {
    PM.addPass(VerifyPass(P.Contract, P.SM));
    return true;
  }
  if (Name == "generic-to-nvvm-globals") {
    PM.addPass(GenericToNVVMPass());
    return true;
  }
  if (parse(Name, "nvvm-reflect-pp", {"answer", "arch"}, P) &&
      (P.Answer || P.SM)) {
    PM.addPass(NVVMReflectPass(P.SM));
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Default pipelines
//===----------------------------------------------------------------------===//

/// Checks and answers first, lowers wherever InstCombine looks for more to do,
/// barriers at the end of the scalar passes, moves globals last.
void registerCallbacks(PassBuilder &PB) {
  if (PassInstrumentationCallbacks *Names =
          PB.getPassInstrumentationCallbacks()) {
    Names->addClassToPassName(NVVMIntrinsicLoweringPass::name(),
                              "nvvm-intrinsic-lowering");
    Names->addClassToPassName(NVVMReflectPPPass::name(), "nvvm-reflect-pp");
    Names->addClassToPassName(GenericToNVVMPass::name(),
                              "generic-to-nvvm-globals");
  }
  PB.registerPipelineParsingCallback(addFunctionPass);
  PB.registerPipelineParsingCallback(addModulePass);
  PB.registerPipelineStartEPCallback(
      [](ModulePassManager &PM, OptimizationLevel) {
        PM.addPass(OnNVPTX<VerifyPass, Module>(
            VerifyPass(Profile::NVPTX, nullptr, /*ErrorsOnly=*/true)));
        PM.addPass(OnNVPTX<NVVMReflectPass, Module>(NVVMReflectPass(nullptr)));
      });
  PB.registerPeepholeEPCallback([](FunctionPassManager &PM, OptimizationLevel) {
    PM.addPass(OnNVPTX<NVVMIntrinsicLoweringPass, Function>(
        NVVMIntrinsicLoweringPass(LoweringLevel::Basic)));
  });
  PB.registerScalarOptimizerLateEPCallback(
      [](FunctionPassManager &PM, OptimizationLevel) {
        PM.addPass(OnNVPTX<NVVMIntrinsicLoweringPass, Function>(
            NVVMIntrinsicLoweringPass(LoweringLevel::Barriers)));
      });
  PB.registerOptimizerLastEPCallback(
      [](ModulePassManager &PM, OptimizationLevel, ThinOrFullLTOPhase) {
        PM.addPass(OnNVPTX<GenericToNVVMPass, Module>(GenericToNVVMPass()));
      });
}

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "OpenNVVM", OPENNVVM_VERSION,
          registerCallbacks};
}
