//===- Request.cpp - What options ask for ---------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Request.h"
#include "Bitcode/Bitcode.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::cli {

OptimizerOptions Options::optimizer() const {
  OptimizerOptions How = Optimizer;
  if (!HasTier)
    How.Tier = Which == OptCommand || (IsTile && Which != EmitCommand) ||
                       mode().Mode != OutputMode::PTX
                   ? 2
                   : 0;
  How.LICM &= mode().Mode != OutputMode::OptiXIR;
  return How;
}

bool Options::assembles() const {
  if (WantsCubin)
    return true;
  bool GivesPTX = mode().Mode == OutputMode::PTX ||
                  mode().Mode == OutputMode::LinkLTO ||
                  mode().Mode == OutputMode::LTO;
  return GivesPTX && !AlwaysPTX && Step == SplitStep::None &&
         StringRef(OutputFile).ends_with(".cubin");
}

std::string libdeviceFor(const Options &O) {
  return O.Hermetic ? O.Libdevice : findLibdevice(O.Libdevice);
}

CompileOptions compileRequest(const Options &O, ArrayRef<Profile> Profiles) {
  CompileOptions C;
  C.Verifier.Machine = {O.Arch, O.PTX};
  C.Verifier.Unified = O.Unified;
  C.Verifier.Limits = O.Limits;
  C.Verifier.LibNVVM = O.LibNVVM;
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

} // namespace opennvvm::cli
