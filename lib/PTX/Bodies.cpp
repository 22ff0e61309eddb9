//===- Bodies.cpp - All functions of a module -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Several threads take runs of functions in turn. Each has its own layouts,
// types and buffers; anything that LLVM creates in the process is guarded by
// ContextLock. If a thread has something to report, a single thread repeats all
// the work, so that the findings do not depend on the number of threads,
// including the limit and their order.
//
//===----------------------------------------------------------------------===//

#include "Bodies.h"
#include "PTX/Dwarf/Dwarf.h"
#include "PTX/Module/Header.h"
#include "PTX/Selection/FunctionBody.h"
#include "Support/CrashBoundary.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/ThreadPool.h"
#include <atomic>

using namespace llvm;

namespace opennvvm::ptx {

namespace {

using Positions = DenseMap<const Function *, unsigned>;

/// Consecutive functions and their text.
struct Run {
  SmallVector<const Function *, 0> Functions;
  SmallVector<char, 0> Text;
  Requirements Needs;
};

} // namespace

/// Instructions per run: enough to make waking a thread worthwhile, few enough
/// to share the work evenly.
static constexpr unsigned RunLength = 1024;

static void printFunction(FunctionBody &Body, const Function &F,
                          const ModuleContext &Ctx, const Positions &Position,
                          Writer &Out) {
  Out.text("\n");
  printFunctionHeader(Out, F, Ctx, /*IsDeclaration=*/false);
  Out.text("\n");
  Body.print(F, Position.lookup(&F), Out);
}

static bool shouldStop(const ModuleContext &Ctx) {
  return Ctx.Options.ShouldStop && Ctx.Options.ShouldStop();
}

static void printInTurn(Writer &Out, const ModuleContext &Ctx,
                        const LineTable &Lines, const DwarfInfo &Dwarf,
                        const Positions &Position) {
  TypeTable Types(Ctx.DL);
  FunctionBody Body(Ctx, Lines, Dwarf, Types);
  for (const Function &F : Ctx.M) {
    if (F.isDeclarationForLinker())
      continue;
    if (shouldStop(Ctx))
      return;
    printFunction(Body, F, Ctx, Position, Out);
  }
}

static std::vector<Run> dividedIntoRuns(const Module &M) {
  std::vector<Run> Runs;
  unsigned Length = RunLength;
  for (const Function &F : M) {
    if (F.isDeclarationForLinker())
      continue;
    if (Length >= RunLength) {
      Runs.emplace_back();
      Length = 0;
    }
    Runs.back().Functions.push_back(&F);
    Length += F.getInstructionCount();
  }
  return Runs;
}

/// \returns whether there was nothing to report.
static bool printRuns(std::vector<Run> &Runs, const ModuleContext &Shared,
                      const LineTable &Lines, const DwarfInfo &Dwarf,
                      const Positions &Position) {
  std::atomic<size_t> Next = 0;
  std::atomic<bool> Silent = true;
  auto Work = [&] {
    DataLayout DL = Shared.DL;
    DiagnosticEngine Diags;
    TypeTable Types(DL);
    for (size_t I; Silent && (I = Next++) < Runs.size();) {
      Run &R = Runs[I];
      ModuleContext Ctx{
          Shared.M,       Shared.T,     Shared.Options,   DL,    Shared.Names,
          Shared.Globals, Shared.Notes, Shared.Constants, Diags, R.Needs};
      FunctionBody Body(Ctx, Lines, Dwarf, Types);
      Writer Out(R.Text);
      for (const Function *F : R.Functions) {
        if (shouldStop(Ctx))
          return;
        printFunction(Body, *F, Ctx, Position, Out);
      }
      if (!Diags.diagnostics().empty())
        Silent = false;
    }
  };
  DefaultThreadPool Pool(hardware_concurrency(Shared.Options.Threads));
  for (unsigned T = 0; T < Pool.getMaxConcurrency(); ++T)
    // If a thread crashes, the single thread that repeats the work crashes in
    // the same place and reports it.
    Pool.async([&] {
      if (runGuarded(Work))
        Silent = false;
    });
  Pool.wait();
  return Silent;
}

void printBodies(Writer &Out, const ModuleContext &Ctx, const LineTable &Lines,
                 const DwarfInfo &Dwarf, const Positions &Position) {
  // Printing the IR as comments needs the names of unnamed values, which are
  // numbered over the whole module.
  if (Ctx.Options.Threads <= 1 || Ctx.Options.Annotate)
    return printInTurn(Out, Ctx, Lines, Dwarf, Position);
  std::vector<Run> Runs = dividedIntoRuns(Ctx.M);
  if (Runs.size() <= 1 || !printRuns(Runs, Ctx, Lines, Dwarf, Position))
    return printInTurn(Out, Ctx, Lines, Dwarf, Position);
  for (Run &R : Runs) {
    Out.text(StringRef(R.Text.data(), R.Text.size()));
    R.Text = {};
    Ctx.Needs.merge(R.Needs);
  }
}

} // namespace opennvvm::ptx
