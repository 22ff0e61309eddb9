//===- Generate.cpp - From linked modules to PTX --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Pipeline/Generate.h"
#include "Bitcode/Bitcode.h"
#include "Bitcode/ContractForms.h"
#include "Input/CarrierEffects.h"
#include "Input/LinkedAnnotations.h"
#include "Lowering/IntrinsicLowering.h"
#include "Lowering/NVVMReflect.h"
#include "Pipeline/Modes/FloatModel.h"
#include "Pipeline/Modes/Internalize.h"
#include "Pipeline/Passes/EmptiedKernels.h"
#include "Pipeline/Tiers/Analyses.h"
#include "Pipeline/Tiers/Optimizer.h"
#include "Pipeline/Units/CompileUnits.h"
#include "Pipeline/Units/OptimizeInUnits.h"
#include "Support/CrashBoundary.h"
#include "Support/SourceMap.h"
#include "opennvvm/Prepare/Prepare.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Bitcode/BitcodeReader.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace opennvvm {

namespace {
/// One compilation.
struct Job {
  Module &M;
  const CompileOptions &Options;
  DiagnosticEngine &Diags;
};
} // namespace

static bool shouldStop(const Job &J) {
  return J.Options.ShouldStop && J.Options.ShouldStop();
}

/// Whether bitcode is among what is written.
static bool leavesBitcode(const CompileOptions &O) {
  return O.Mode.givesBitcode() || O.Mode.Mode == OutputMode::GenLTOAndLLC;
}

/// The leeway for lowered intrinsics: whatever our emitter does not use, but
/// none if the bitcode goes to another tool.
static Leeway permitted(const CompileOptions &O) {
  return O.Optimizer.Permitted |
         (leavesBitcode(O) ? Leeway::None : UnusedByEmitter);
}

/// Reports that LLVM has crashed on a unit, which leaves the module corrupt.
static bool fail(const Job &J, StringRef Problem) {
  J.Diags.giveUp();
  J.Diags.reportText(Rule::EmitCrash, {}, {}, {Problem.str()});
  return false;
}

/// Runs the optimizer's tiers; afterwards, the module is no longer what was
/// read.
static bool optimize(const Job &J, PipelineStage Stage) {
  const CompileOptions &O = J.Options;
  OptimizerOptions How = O.Optimizer;
  How.LICM &= O.Mode.Mode != OutputMode::OptiXIR;
  VerifierOptions Check = O.Verifier;
  Check.HasOriginals = false;
  Check.MachineSource = TargetSource::Given;
  PassContext Context;
  Context.SM = Check.Machine.SM;
  Context.Permitted = permitted(O);
  Context.Verifier = &Check;
  Context.Profiles = O.Profiles;
  Context.Diags = &J.Diags;
  Context.ShouldStop = O.ShouldStop;
  unsigned Threads = O.Emitter.Threads;
  auto Run = [&](PipelineStage Part) {
    return optimizeModule(J.M, How, Context, O.Times, Part);
  };
  // Marks say which instructions of the input lines come from.
  if (Stage != PipelineStage::All || O.Mode.givesBitcode() ||
      O.Emitter.MarkLines || !optimizesInUnits(J.M, How, Threads, O.Cache))
    return Run(Stage);
  if (!Run(PipelineStage::BeforeUnits) || shouldStop(J))
    return false;
  std::string Problem = optimizeInUnits(J.M, How, Context, Threads, O.Cache);
  return Problem.empty() ? Run(PipelineStage::AfterUnits) : fail(J, Problem);
}

/// The parts of the optimizer and of code generation that work on one unit.
static void prepareUnit(Module &Unit, const CompileOptions &O) {
  PassContext Context;
  Context.SM = O.Verifier.Machine.SM;
  Context.Permitted = permitted(O);
  Context.ShouldStop = O.ShouldStop;
  if (O.Split.Optimizer)
    optimizeModule(Unit, O.Optimizer, Context, nullptr, PipelineStage::InUnits);
  prepare::prepareFunctions(Unit, O.Verifier.Machine, O.Emitter.OptLevel,
                            [&] { return O.ShouldStop && O.ShouldStop(); });
}

/// What follows when the units are back in the module.
static bool finishUnits(const Job &J) {
  return !J.Options.Split.Optimizer || optimize(J, PipelineStage::AfterUnits);
}

/// Prepares the module unit by unit, or leaves that to others.
static bool prepareInUnits(const Job &J) {
  prepare::prepareGlobals(J.M, J.Diags.sourceMap());
  const SplitOptions &How = J.Options.Split;
  std::string Problem;
  if (How.Files)
    Problem = toString(takeUnits(J.M, *How.Files));
  else
    Problem = processInUnits(J.M, {.Threads = How.Threads}, [&](Module &Unit) {
      prepareUnit(Unit, J.Options);
    });
  if (Problem.empty())
    return How.Files || finishUnits(J);
  return fail(J, Problem);
}

static bool emit(const Job &J, SmallVectorImpl<char> &Out) {
  const Target &T = J.Options.Verifier.Machine;
  J.Diags.forgetNames();
  ptx::EmitterOptions How = J.Options.Emitter;
  How.ShouldStop = J.Options.ShouldStop;
  return ptx::emitModule(J.M, T, How, J.Diags, Out) && !shouldStop(J);
}

/// Writes bitcode for readers that follow the module's profile.
static void writeBitcode(const Job &J, SmallVectorImpl<char> &Out) {
  ArrayRef<Profile> Contracts = J.Options.Profiles;
  if (!is_contained(Contracts, Profile::NVVM) &&
      !is_contained(Contracts, Profile::LibNVVM)) {
    writeNVVMBitcode(J.M, J.Options.Producer, Out);
    return;
  }
  // PTX may be generated from the module as well, and is better without this.
  std::unique_ptr<Module> Copy = CloneModule(J.M);
  useContractForms(*Copy);
  writeNVVMBitcode(*Copy, J.Options.Producer, Out);
}

/// Runs the tiers on a module that is bitcode in the end, with which others
/// are linked.
static bool optimizeForLinking(const Job &J) {
  // What is said of them would be lost with them.
  SmallVector<GlobalValue *, 4> Declared = annotatedDeclarations(J.M), Used;
  collectUsedGlobalVariables(J.M, Used, /*CompilerUsed=*/false);
  collectUsedGlobalVariables(J.M, Used, /*CompilerUsed=*/true);
  SmallPtrSet<const GlobalValue *, 8> IsUsed(Used.begin(), Used.end());
  erase_if(Declared,
           [&](const GlobalValue *GV) { return IsUsed.contains(GV); });
  if (Declared.empty())
    return optimize(J, PipelineStage::All);
  appendToCompilerUsed(J.M, Declared);
  bool Done = optimize(J, PipelineStage::All);
  SmallPtrSet<const Value *, 4> Kept(Declared.begin(), Declared.end());
  if (Done)
    removeFromUsedLists(J.M, [&](Constant *C) {
      return Kept.contains(C->stripPointerCasts());
    });
  return Done;
}

/// Reports kernels of which nothing is left.
/// \returns false if that is an error.
static bool reportEmptied(const Job &J,
                          const std::optional<EmptiedKernels> &Kernels) {
  if (!Kernels)
    return true;
  J.Diags.forgetNames();
  Kernels->report(J.M);
  return !J.Diags.hasErrors();
}

/// Leaves out what the output would not refer to.
static void dropUnused(Module &M) {
  Analyses Managers(M, /*OfModule=*/nullptr, /*Others=*/nullptr);
  GlobalDCEPass().run(M, Managers.ofModule());
}

bool generateOutput(Module &M, const CompileOptions &O, DiagnosticEngine &Diags,
                    SmallVectorImpl<char> &Out,
                    SmallVectorImpl<char> *LTOBitcode) {
  Job J{M, O, Diags};
  applyFloatModel(M, O.Floats);
  if (shouldStop(J))
    return false;
  OutputMode Mode = O.Mode.Mode;
  reflect(J.M, *O.Verifier.Machine.SM, O.ReflectAnswers);
  setCarrierEffects(J.M);
  if (!O.Optimizer.Passes.DisableLowering)
    lowerInternalIntrinsics(J.M, *O.Verifier.Machine.SM, permitted(O),
                            [&](const Instruction &New, const CallInst &Old) {
                              if (const SourceMap *Map = J.Diags.sourceMap())
                                Map->inherit(New, Old);
                            });
  std::optional<EmptiedKernels> Kernels;
  if (O.Optimizer.Tier)
    Kernels.emplace(J.M, O.Verifier.Unsound, J.Diags);
  if (O.DropsUnused && !O.Optimizer.Tier)
    dropUnused(J.M);
  // All later steps are for the machine that was chosen here.
  if (O.Split.Files)
    O.Split.Files->Arguments.push_back("--arch=" +
                                       O.Verifier.Machine.SM->Name.str());
  if (Mode == OutputMode::LinkLTO)
    internalizeProgram(J.M);
  else if (O.Optimizer.Tier && !O.Mode.givesBitcode())
    internalizeCalledOnce(J.M);
  bool LeavesBitcode = leavesBitcode(O);
  bool Splits = O.Split.Threads && !LeavesBitcode && isSplittable(J.M);
  bool Staged = Splits && O.Split.Optimizer && O.Optimizer.Tier;
  PipelineStage Stage =
      Staged ? PipelineStage::BeforeUnits : PipelineStage::All;
  if (!(LeavesBitcode ? optimizeForLinking(J) : optimize(J, Stage)) ||
      shouldStop(J))
    return false;
  if (!Staged && !reportEmptied(J, Kernels))
    return false;
  if (O.Mode.givesBitcode()) {
    writeBitcode(J, Out);
    return true;
  }
  if (Mode == OutputMode::GenLTOAndLLC)
    writeBitcode(J, *LTOBitcode);
  if (!Splits)
    prepare::prepareModule(J.M, O.Verifier.Machine, O.Emitter.OptLevel,
                           J.Diags.sourceMap(), [&] { return shouldStop(J); });
  else if (!prepareInUnits(J))
    return false;
  if (Staged && !reportEmptied(J, Kernels))
    return false;
  if (SplitFiles *Files = O.Split.Files) {
    writeRest(J.M, *Files);
    return !shouldStop(J);
  }
  return !shouldStop(J) && emit(J, Out);
}

Error compileUnit(MemoryBufferRef Unit, const CompileOptions &Options,
                  SmallVectorImpl<char> &Result) {
  return processUnit(Unit, [&](Module &M) { prepareUnit(M, Options); }, Result);
}

/// What joinModule() does inside the crash boundary.
static Expected<bool> join(Module &M, ArrayRef<std::string> Digests,
                           ArrayRef<MemoryBufferRef> Results,
                           const CompileOptions &Options,
                           DiagnosticEngine &Diags,
                           SmallVectorImpl<char> &Out) {
  Job J{M, Options, Diags};
  bool IsSplit = isRestOfUnits(M);
  if (!IsSplit && !Results.empty())
    return createStringError("the module was not split");
  if (IsSplit) {
    if (Error E = joinUnits(M, Digests, Results))
      return E;
    if (!finishUnits(J))
      return false;
  }
  return emit(J, Out);
}

Expected<bool> joinModule(MemoryBufferRef Rest, ArrayRef<std::string> Digests,
                          ArrayRef<MemoryBufferRef> Results,
                          const CompileOptions &Options,
                          DiagnosticEngine &Diags, SmallVectorImpl<char> &Out) {
  Expected<bool> Done = false;
  // Leaked, since LLVM may have crashed in it.
  auto *Context = new LLVMContext;
  CrashResult Crash = runGuarded([&] {
    Expected<std::unique_ptr<Module>> M = parseBitcodeFile(Rest, *Context);
    (void)!Done;
    if (M)
      Done = join(*M->release(), Digests, Results, Options, Diags, Out);
    else
      Done = M.takeError();
  });
  if (!Crash)
    return Done;
  consumeError(Done.takeError());
  return createStringError("LLVM crashed on these files");
}

} // namespace opennvvm
