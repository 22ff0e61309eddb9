//===- Check.cpp - Checks before a module is compiled ---------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "Bitcode/Bitcode.h"
#include "PTX/Check.h"
#include "Reflection/LiveCode.h"
#include "Support/SourceMap.h"
#include "Target/Kernel.h"
#include "opennvvm/Input/Input.h"
#include "opennvvm/Verifier/Lint.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace opennvvm {

/// Checks that the versions that \p M names are known, if the options ask for
/// it.
static void checkIRVersion(const Module &M, const CompileOptions &Options,
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

/// The findings of compiling all of \p M.
static std::vector<Diagnostic> compileCopy(const Module &M,
                                           const CompileOptions &Options,
                                           const SourceMap *Map) {
  CompileOptions How = Options;
  How.Profiles = {};
  How.Times = nullptr;
  How.Mode = ModeWord();
  DiagnosticEngine Found({}, Profile::NVPTX);
  ValueToValueMapTy Copies;
  std::unique_ptr<Module> Copy = CloneModule(M, Copies);
  // A copied instruction has the location of the original.
  SourceMap Places(MemoryBufferRef(Map ? Map->text() : "", ""));
  if (Map)
    for (const Function &F : M)
      for (const Instruction &I : instructions(F))
        if (auto *Twin = dyn_cast_or_null<Instruction>(Copies.lookup(&I)))
          Places.inherit(*Twin, Map->find(I));
  Found.setInput("", &Places);
  SmallVector<char, 0> Text;
  compileModule(*Copy, How, Found, Text);
  // If LLVM crashed in the module, it cannot be destroyed safely.
  if (Found.gaveUp())
    (void)Copy.release();
  return std::vector<Diagnostic>(Found.diagnostics().begin(),
                                 Found.diagnostics().end());
}

/// Reports the findings in \p List that are new.
static void relayNews(const Module &M, ArrayRef<Diagnostic> List,
                      DiagnosticEngine &Diags) {
  for (const Diagnostic &D : List) {
    bool IsKnown = any_of(Diags.diagnostics(), [&](const Diagnostic &Other) {
      return Other.Contract == Diags.profile() &&
             Other.Function == D.Function &&
             (Other.ID == D.ID ||
              StringRef(Other.Message).ends_with(D.Message));
    });
    const Function *F = M.getFunction(D.Function);
    if (!IsKnown)
      Diags.relay(D, F ? Place(*F) : Place());
  }
}

static ptx::EmissionCheck emissionCheck(const Module &M,
                                        const CompileOptions &Options,
                                        const LiveCode *Live) {
  return ptx::EmissionCheck(M, Options.Verifier.Machine, Options.Emitter,
                            {hasLibdevice(Options), Options.Optimizer.Tier != 0,
                             Options.Verifier.Compiling,
                             Options.Verifier.Unsound, Live});
}

bool checkForeignTypes(const Module &M, const CompileOptions &Options,
                       DiagnosticEngine &Diags) {
  if (!ptx::hasForeignTypes(M))
    return true;
  emissionCheck(M, Options, /*Live=*/nullptr).report(Diags);
  return false;
}

void checkModule(const Module &M, const CompileOptions &Options,
                 DiagnosticEngine &Diags) {
  bool Compiles = Options.Verifier.Compiling;
  LiveCode Live = liveCode(M, Options);
  VerifierOptions Verifier = verifierOptions(Options, Live);
  ptx::EmissionCheck Emission = emissionCheck(M, Options, Verifier.Live);
  std::optional<std::vector<Diagnostic>> OfTheWhole;
  for (Profile P : Options.Profiles) {
    Diags.setProfile(P);
    auto CountErrors = [&] { return Diags.numErrors() + Diags.numForecasts(); };
    unsigned ErrorsBefore = CountErrors();
    if (P != Options.Profiles.front())
      reportReading(Options.Reading, Diags);
    verifyNVVMModule(M, Verifier, Diags);
    ForecastScope Forecast(Diags, P == Profile::LibNVVM && !Compiles);
    checkIRVersion(M, Options, Diags);
    // Bitcode may contain what only another tool can print.
    if (Options.Mode.givesBitcode() && !ptx::hasForeignTypes(M))
      continue;
    Emission.report(Diags);
    // Compiling reports the rest itself, and stops at errors before.
    bool IsSound =
        !Options.Verifier.Unsound || Options.Verifier.Unsound->empty();
    if (!Compiles && IsSound && CountErrors() == ErrorsBefore &&
        Emission.dependsOnTheWhole()) {
      if (!OfTheWhole)
        OfTheWhole = compileCopy(M, Options, Diags.sourceMap());
      relayNews(M, *OfTheWhole, Diags);
    }
  }
  // Lints are the same under each profile.
  if (Options.Profiles.empty())
    return;
  Diags.setProfile(Options.Profiles.front());
  lintModule(M, Options.Verifier.Unsound, Diags);
}

} // namespace opennvvm
