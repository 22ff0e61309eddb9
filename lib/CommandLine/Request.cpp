//===- Request.cpp - What options ask for ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Request.h"
#include "Bitcode/Bitcode.h"
#include "Lowering/IntrinsicLowering.h"
#include "Pipeline/Passes/Passes.h"
#include "Pipeline/Tiers/Optimizer.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::tool {

std::string libdeviceFor(const Options &O) {
  return O.Hermetic ? O.Libdevice : findLibdevice(O.Libdevice);
}

CompileOptions compileRequest(const Options &O, ArrayRef<Profile> Profiles) {
  CompileOptions C;
  C.Verifier.Machine = {O.Arch, O.PTX};
  C.Verifier.Unified = O.Unified;
  C.Verifier.Limits = O.Limits;
  C.Verifier.ShowInfo = O.ShowInfo;
  C.Verifier.AllCode = O.AllCode;
  C.Verifier.StrictAtomics = O.StrictAtomics;
  C.Verifier.Compiling = O.Which != VerifyCommand && O.Which != FixCommand &&
                         O.Which != LSPCommand;
  C.Emitter.OptLevel = O.OptLevel;
  C.Emitter.Annotate = O.Annotate;
  C.Emitter.StrictAtomics = O.StrictAtomics;
  C.Emitter.AllowCyclicGlobals = O.AllowCyclicGlobals;
  C.Profiles = Profiles.vec();
  C.Optimizer = O.optimizer();
  C.Times = &errs();
  C.Mode = O.mode();
  C.Verifier.IsLinkedLater =
      C.Mode.Mode == OutputMode::GenLTO || C.Mode.Mode == OutputMode::LTO;
  C.Split = O.Split;
  C.DebugPrefixes = O.DebugPrefixes;
  C.Cache = cacheOptions(O.Cache, O.CachePolicy, !O.Hermetic);
  C.Floats = O.Floats;
  C.ReflectAnswers = O.ReflectAnswers;
  // Units are merged again before printing.
  C.Emitter.Threads = std::max(O.Jobs, O.Split.Threads);
  C.CheckIRVersion =
      O.Hermetic || sys::Process::GetEnv("NVVM_IR_VER_CHK") != "0";
  // emit only links a libdevice that was given.
  C.Libdevice = O.Which == EmitCommand ? O.Libdevice : libdeviceFor(O);
  C.Verifier.HasLibdevice = !C.Libdevice.empty();
  return C;
}

Target targetFor(const Module &M, const Options &O, TargetSource &Source) {
  Target T;
  T.PTX = O.PTX;
  Source = TargetSource::Given;
  T.SM = O.Arch ? O.Arch : inferTarget(M, Source);
  return T;
}

/// Checks the input; the pipeline's own nvvm-verify only checks the output of
/// passes.
static bool checkInput(const LoadedModule &L, ArrayRef<Profile> Profiles,
                       bool IsNamed, const VerifierOptions &Check,
                       DiagnosticEngine &Diags) {
  VerifierOptions V = Check;
  // Unless a profile is named, triple and layout are not reported.
  V.HasOriginals = IsNamed;
  if (!IsNamed)
    V.MachineSource = TargetSource::Given;
  V.TargetTriple = L.TargetTriple;
  V.DataLayout = L.DataLayout;
  V.LayoutError = L.LayoutError;
  for (Profile P : Profiles) {
    Diags.setProfile(P);
    if (P != Profiles.front())
      reportReading(L.Findings, Diags);
    verifyNVVMModule(*L.Module, V, Diags);
  }
  return !Diags.hasErrors();
}

bool optimizeInput(const LoadedModule &L, const Options &O,
                   DiagnosticEngine &Diags, raw_ostream *Times) {
  OptimizerOptions How = O.optimizer();
  VerifierOptions Check;
  Check.Machine = targetFor(*L.Module, O, Check.MachineSource);
  Check.Unified = O.Unified;
  Check.ShowInfo = O.ShowInfo;
  Check.Limits = O.Limits;
  // Profiles that are named are checked in any case.
  static constexpr Profile Emission[] = {Profile::NVPTX};
  ArrayRef<Profile> Contracts = O.Profiles;
  if (Contracts.empty())
    Contracts = Emission;
  bool IsNamed = !O.Profiles.empty();
  if ((IsNamed || !How.Passes.DisableVerifier) &&
      !checkInput(L, Contracts, IsNamed, Check, Diags))
    return false;
  Check.MachineSource = TargetSource::Given;
  PassContext Context;
  Context.SM = Check.Machine.SM;
  Context.Permitted = How.Permitted;
  Context.Verifier = &Check;
  Context.Profiles = Contracts;
  Context.Diags = &Diags;
  return optimizeModule(*L.Module, How, Context, Times);
}

void lowerInput(Module &M, const Options &O) {
  TargetSource Source;
  Target Machine = targetFor(M, O, Source);
  for (Function &F : M)
    lowerIntrinsics(F, opennvvm::LoweringLevel(O.LoweringLevel), *Machine.SM,
                    O.Optimizer.Permitted);
  for (Function &F : make_early_inc_range(M))
    if (F.isDeclaration() && F.use_empty() &&
        F.getName().starts_with("llvm.nvvm."))
      F.eraseFromParent();
}

Expected<std::string> bitcodeProducer(bool Hermetic) {
  if (Hermetic)
    return producerFor("");
  return producerFor(
      sys::Process::GetEnv("LLVM_OVERRIDE_PRODUCER").value_or(""));
}

StringRef problemOfOutput(const Options &O) {
  if (O.mode().Mode == OutputMode::OptiXIR && !O.HasLanguage)
    return "--emit-optix-ir needs --language=cuda or --language=opencl";
  return {};
}

std::string profileList(ArrayRef<Profile> Profiles) {
  std::string Text;
  for (Profile P : Profiles)
    (Text += Text.empty() ? "" : ",") += profileName(P);
  return Text;
}

} // namespace opennvvm::tool
