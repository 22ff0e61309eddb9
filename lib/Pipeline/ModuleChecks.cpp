//===- ModuleChecks.cpp - Checks before a module is compiled --------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModuleChecks.h"
#include "Bitcode/Bitcode.h"
#include "PTX/Check.h"
#include "Reflection/LiveCode.h"
#include "Target/Kernel.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace opennvvm {

void checkIRVersion(const Module &M, const CompileOptions &Options,
                    DiagnosticEngine &Diags) {
  if (!Options.CheckIRVersion)
    return;
  if (std::string Problem = irVersionProblem(M); !Problem.empty())
    Diags.report(Rule::IrVersion, *M.getNamedMetadata("nvvmir.version"), {},
                 {Problem});
}

/// The answers that compiling with \p Options gives, apart from those of the
/// module's flags: a model of floating-point arithmetic replaces them.
static StringMap<int> answersFor(const CompileOptions &Options) {
  StringMap<int> Answers = Options.ReflectAnswers;
  auto Give = [&](StringRef Name, std::optional<bool> Value) {
    if (Value)
      Answers.try_emplace(Name, *Value);
  };
  Give("__CUDA_FTZ", Options.Floats.FlushesDenormals);
  Give("__CUDA_PREC_DIV", Options.Floats.PreciseDivision);
  Give("__CUDA_PREC_SQRT", Options.Floats.PreciseSqrt);
  return Answers;
}

LiveCode liveCode(const Module &M, const CompileOptions &Options) {
  return LiveCode(M, *Options.Verifier.Machine.SM, answersFor(Options),
                  Options.Verifier.Unsound);
}

VerifierOptions verifierOptions(const CompileOptions &Options,
                                const LiveCode &Live) {
  VerifierOptions V = Options.Verifier;
  V.Live = V.AllCode ? nullptr : &Live;
  return V;
}

void checkUnverified(const Module &M, const CompileOptions &Options,
                     DiagnosticEngine &Diags) {
  checkIRVersion(M, Options, Diags);
  // Bitcode may be linked with other modules first.
  if (Options.Mode.givesBitcode())
    return;
  LiveCode Live = liveCode(M, Options);
  verifyStaticMemory(M, verifierOptions(Options, Live), Diags);
  ptx::checkHandles(M, Options.Verifier.Unsound, &Live, Diags);
}

/// Whether another module, or the host, can use \p GV by its name.
static bool isExported(const GlobalValue &GV) {
  return !GV.isDeclarationForLinker() && !GV.hasLocalLinkage() &&
         !GV.hasAppendingLinkage();
}

// Of more functions, only these are named.
static constexpr unsigned MostNamed = 3;

void checkExports(const Module &M, DiagnosticEngine &Diags) {
  if (!Diags.isEnabled(Rule::MiscNothingToLaunch) ||
      any_of(M.global_values(), isExported))
    return;
  Annotations Notes(M);
  const Function *Unused = nullptr;
  std::string Names;
  unsigned Count = 0;
  for (const Function &F : M) {
    if (F.isDeclarationForLinker())
      continue;
    if (isKernel(F, Notes))
      return;
    if (!Unused && F.use_empty())
      Unused = &F;
    if (++Count <= MostNamed)
      Names += (Count > 1 ? ", @" : "@") + nameForPeople(F.getName());
  }
  std::string Detail =
      Count ? "internal: " + Names : std::string("it defines no function");
  if (Count > MostNamed)
    Detail += " and " + std::to_string(Count - MostNamed) + " more";
  Diags.report(Rule::MiscNothingToLaunch, Unused ? Place(*Unused) : Place(), {},
               {Detail});
}

void checkPointerWidth(const Module &M, const CompileOptions &Options,
                       DiagnosticEngine &Diags) {
  unsigned Wanted = Options.Mode.PointerBits;
  unsigned Bits = M.getDataLayout().getPointerSizeInBits(0);
  if (Wanted && Wanted != Bits)
    Diags.report(Rule::ModePointerWidth, {},
                 {std::to_string(Wanted), std::to_string(Bits)});
}

} // namespace opennvvm
