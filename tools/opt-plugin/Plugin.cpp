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
//   nvvm-verify<profile=nvptx;mode=unified;...>   module: also arch=, show-info
//   nvvm-intrinsic-lowering<level=1;...>          function: also arch=, relaxed
//   nvvm-reflect-pp                               function: the clean-up alone
//   nvvm-reflect-pp<answer;arch=sm_90>            module: answers, and that
//   generic-to-nvvm-globals, generic-to-nvvm      module
//   nvvm-ir-verify<arch=sm_90;...>                function: launches,
//   parameters nvvm-launch-verify<arch=sm_90;...>            function: launches
//   alone
//
// Without arch, the machine is that of the module. default<O1> and above
// include them, at the places chosen by registerCallbacks(), only for NVPTX
// modules.
//
//===----------------------------------------------------------------------===//

#include "Lowering/GenericToNVVM.h"
#include "Lowering/IntrinsicLowering.h"
#include "Lowering/NVVMReflect.h"
#include "Verifier/VerifierPass.h"
#include "opennvvm/Verifier/Verifier.h"
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

/// The options of nvvm-verify.
struct Contract {
  SmallVector<Profile, 4> Profiles = {Profile::NVPTX};
  const SMInfo *SM = nullptr; ///< If null, that of the module.
  bool Unified = false, ShowInfo = false;
};

/// Checks profiles, and stops the pipeline if one is violated.
class VerifyPass : public PassInfoMixin<VerifyPass> {
public:
  explicit VerifyPass(Contract C, bool ErrorsOnly = false)
      : C(std::move(C)), ErrorsOnly(ErrorsOnly) {}

  PreservedAnalyses run(Module &M, ModuleAnalysisManager &) {
    VerifierOptions Options;
    TargetSource Source;
    Options.Machine.SM = C.SM ? C.SM : inferTarget(M, Source);
    Options.Unified = C.Unified;
    Options.ShowInfo = C.ShowInfo;
    DiagnosticOptions Wanted;
    Wanted.Quiet = ErrorsOnly;
    DiagnosticEngine Diags(Wanted, C.Profiles);
    Diags.setInput(M.getModuleIdentifier(), nullptr);
    for (Profile P : C.Profiles) {
      Diags.setProfile(P);
      opennvvm::verifyNVVMModule(M, Options, Diags);
    }
    printText(
        errs(), Diags,
        {M.getModuleIdentifier(), names(","), Options.Machine.SM->Name.str()},
        errs().has_colors());
    if (Diags.hasErrors())
      M.getContext().emitError("Broken module found, compilation aborted!");
    return PreservedAnalyses::all();
  }

  static bool isRequired() { return true; }

  void printPipeline(raw_ostream &OS, function_ref<StringRef(StringRef)>) {
    OS << "nvvm-verify<profile=" << names(";profile=");
    if (C.Unified)
      OS << ";mode=unified";
    if (C.ShowInfo)
      OS << ";show-info";
    if (C.SM)
      OS << ";arch=" << C.SM->Name;
    OS << ">";
  }

private:
  std::string names(StringRef Between) const {
    std::string Text;
    for (Profile P : C.Profiles)
      (Text += Text.empty() ? "" : Between) += profileName(P);
    return Text;
  }

  Contract C;
  bool ErrorsOnly;
};

/// A pass in the default pipelines, which are used for all targets.
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

/// The text between "<" and ">" of our passes.
struct Parameters {
  Contract Verify;
  LoweringLevel Level = LoweringLevel::Basic;
  Leeway Permitted = Leeway::None;
  bool Answer = false;
  bool NamesProfile = false;

  bool setProfile(StringRef Value) {
    std::optional<Profile> Found = findProfile(Value);
    if (!Found)
      return false;
    if (!std::exchange(NamesProfile, true))
      Verify.Profiles.clear();
    if (!is_contained(Verify.Profiles, *Found))
      Verify.Profiles.push_back(*Found);
    return true;
  }
  bool setArch(StringRef Value) {
    Verify.SM = findTarget(Value);
    return Verify.SM != nullptr;
  }
  bool setMode(StringRef Value) {
    Verify.Unified = Value == "unified";
    return Verify.Unified || Value == "standard";
  }
  bool setLevel(StringRef Value) {
    Level = LoweringLevel(Value == "1");
    return Value == "0" || Value == "1";
  }
  bool setShowInfo(StringRef Value) {
    Verify.ShowInfo = true;
    return Value.empty();
  }
  bool setRelaxed(StringRef Value) {
    Permitted = Leeway::All;
    return Value.empty();
  }
  bool setAnswer(StringRef Value) {
    Answer = true;
    return Value.empty();
  }
};

struct Key {
  StringLiteral Name;
  bool (Parameters::*Set)(StringRef);
};
constexpr Key Keys[] = {{"profile", &Parameters::setProfile},
                        {"arch", &Parameters::setArch},
                        {"mode", &Parameters::setMode},
                        {"level", &Parameters::setLevel},
                        {"show-info", &Parameters::setShowInfo},
                        {"relaxed", &Parameters::setRelaxed},
                        {"answer", &Parameters::setAnswer}};

/// Parses "NAME" or "NAME<key=value;...>"; false if it is another pass, or if a
/// key or value does not exist. A key may be repeated: "profile" adds one.
bool parse(StringRef Text, StringRef Name, ArrayRef<StringRef> Allowed,
           Parameters &P) {
  if (!Text.consume_front(Name))
    return false;
  if (Text.empty())
    return true;
  if (!Text.consume_front("<") || !Text.consume_back(">"))
    return false;
  SmallVector<StringRef, 3> Parts;
  Text.split(Parts, ';', -1, /*KeepEmpty=*/false);
  return all_of(Parts, [&](StringRef Part) {
    auto [Wanted, Value] = Part.split('=');
    const Key *K =
        find_if(Keys, [&](const Key &K) { return K.Name == Wanted; });
    return K != std::end(Keys) && is_contained(Allowed, Wanted) &&
           (P.*K->Set)(Value);
  });
}

/// Parses "nvvm-ir-verify" and "nvvm-launch-verify", either with "<options>".
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
    PM.addPass(NVVMIntrinsicLoweringPass(P.Level, P.Verify.SM, P.Permitted));
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
  if (parse(Name, "nvvm-verify", {"profile", "arch", "mode", "show-info"}, P)) {
    PM.addPass(VerifyPass(P.Verify));
    return true;
  }
  // LLVM has a pass with the documented name, too, which takes precedence for
  // NVPTX modules.
  if (Name == "generic-to-nvvm-globals" || Name == "generic-to-nvvm") {
    PM.addPass(GenericToNVVMPass());
    return true;
  }
  if (parse(Name, "nvvm-reflect-pp", {"answer", "arch"}, P) &&
      (P.Answer || P.Verify.SM)) {
    PM.addPass(NVVMReflectPass(P.Verify.SM));
    return true;
  }
  return false;
}

//===----------------------------------------------------------------------===//
// Default pipelines
//===----------------------------------------------------------------------===//

/// Checks and resolves reflection first, lowers after each InstCombine, lowers
/// barriers after the scalar passes, and moves globals last.
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
            VerifyPass(Contract(), /*ErrorsOnly=*/true)));
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
