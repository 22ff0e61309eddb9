//===- Compile.cpp - From NVVM IR to PTX ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "opennvvm/Pipeline/Compile.h"
#include "opennvvm/Input/Input.h"
#include "opennvvm/Lowering/MathCalls.h"
#include "opennvvm/Lowering/NVVMReflect.h"
#include "opennvvm/Support/CrashBoundary.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

/// Links what the module calls of libdevice, when there is a libdevice.
static bool link(Module &M, StringRef Libdevice, DiagnosticEngine &Diags) {
  if (Libdevice.empty() || !needsLibdevice(M))
    return true;
  if (Error E = linkLibdevice(M, Libdevice)) {
    Diags.report(Rule::LinkLibdevice, {},
                 {Libdevice.str(), toString(std::move(E))});
    return false;
  }
  return true;
}

/// Runs the optimiser's tiers; what it works on is no longer what was read.
static bool optimize(Module &M, const CompileOptions &Options,
                     DiagnosticEngine &Diags) {
  VerifierOptions Check = Options.Verifier;
  Check.HasOriginals = false;
  Check.MachineSource = TargetSource::Given;
  PassContext Context;
  Context.SM = Check.Machine.SM;
  Context.Verifier = &Check;
  Context.Profiles = Options.Profiles;
  Context.Diags = &Diags;
  return optimizeModule(M, Options.Optimizer, Context, Options.Times);
}

static bool emit(Module &M, const CompileOptions &Options,
                 DiagnosticEngine &Diags, SmallVectorImpl<char> &Out) {
  const Target &T = Options.Verifier.Machine;
  reflect(M, *T.SM);
  if (!optimize(M, Options, Diags))
    return false;
  ptx::prepareModule(M, T, Options.Emitter);
  Diags.forgetNames();
  return ptx::emitModule(M, T, Options.Emitter, Diags, Out);
}

bool compileModule(Module &M, const CompileOptions &Options,
                   DiagnosticEngine &Diags, SmallVectorImpl<char> &Out) {
  for (Profile P : Options.Profiles) {
    Diags.setProfile(P);
    verifyModule(M, Options.Verifier, Diags);
  }
  if (Diags.hasErrors())
    return false;
  // What turns into calls of the library has to be known before it is linked.
  lowerMathCalls(M, !Options.Libdevice.empty());
  if (!link(M, Options.Libdevice, Diags))
    return false;
  // Passes of LLVM's run here too; a caller's process outlives them all.
  bool Emitted = false;
  CrashResult Crash =
      runGuarded([&] { Emitted = emit(M, Options, Diags, Out); });
  if (!Crash)
    return Emitted;
  Diags.giveUp();
  Diags.reportText(Rule::EmitCrash, {}, {}, Crash.Details);
  return false;
}

} // namespace opennvvm
