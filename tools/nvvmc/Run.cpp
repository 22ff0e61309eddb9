//===- Run.cpp - nvvmc run ------------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Commands.h"
#include "Files.h"
#include "LaunchProgress.h"
#include "Run/Arguments.h"
#include "Run/CountText.h"
#include "Run/Files.h"
#include "Run/FindingText.h"
#include "Run/LaunchFile.h"
#include "Run/Runner.h"
#include "RunPTX.h"
#include "RunTile.h"
#include "TileCode.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace opennvvm::tool {

//===----------------------------------------------------------------------===//
// Input
//===----------------------------------------------------------------------===//

Expected<std::optional<run::Loaded>>
compileInput(const Options &O, std::unique_ptr<MemoryBuffer> Text,
             int &Status) {
  SmallVector<Profile, 4> Profiles(ArrayRef<Profile>(O.Profiles));
  if (Profiles.empty())
    Profiles.push_back(Profile::NVPTX);
  CompileOptions How = compileRequest(O, Profiles);
  How.Emitter.MarkLines = true;
  // Not destroyed, since the process ends soon anyway.
  auto *S = new Session(std::move(How), O.Diagnostics);
  Expected<std::optional<run::Loaded>> L =
      run::compile(*S, std::move(Text), O.Inputs.front());
  const ProgramUnit &Unit = *S->units().back();
  if (L && !*L)
    Status = std::max<int>(statusOf(Unit.Diags), Violations);
  const SMInfo *SM = Unit.How.Verifier.Machine.SM;
  printFindings(
      Unit.Diags, O,
      {O.Inputs.front(), profileList(Profiles), SM ? SM->Name.str() : ""},
      /*JSONToStdout=*/false);
  if (L && !*L && O.Output == Format::SARIF)
    printSARIF(errs(), &Unit.Diags);
  return L;
}

static Expected<std::optional<run::Loaded>>
loadInput(const Options &O, std::unique_ptr<MemoryBuffer> Text, int &Status) {
  if (!run::isPTX(Text->getBuffer()))
    return compileInput(O, std::move(Text), Status);
  Expected<run::Loaded> L =
      run::load(Text->getBuffer().str(), O.Inputs.front());
  if (!L)
    return L.takeError();
  return std::optional<run::Loaded>(std::move(*L));
}

//===----------------------------------------------------------------------===//
// The plan
//===----------------------------------------------------------------------===//

Expected<run::Plan> planOf(const Options &O) {
  if (!O.Launches.empty()) {
    if (!O.Arguments.empty() || !O.Kernel.empty() || !O.Grid.empty() ||
        !O.Block.empty() || !O.Cluster.empty() || O.Shared)
      return createStringError("--launches says what the launches are; it "
                               "cannot be combined with arguments or with "
                               "--kernel, --grid, --block, --cluster, "
                               "--shared");
    return run::readLaunches(O.Launches);
  }
  run::Plan P;
  run::KernelLaunch L;
  L.Kernel = O.Kernel;
  if (O.Shared > UINT32_MAX)
    return createStringError("--shared is too large");
  L.Shared = unsigned(O.Shared);
  struct {
    StringRef Option, Text;
    unsigned (&Out)[3];
  } Dimensions[] = {{"--grid", O.Grid, L.Grid},
                    {"--block", O.Block, L.Block},
                    {"--cluster", O.Cluster, L.Cluster}};
  for (auto &D : Dimensions)
    if (!D.Text.empty())
      if (Error E = run::parseDimensions(D.Text, D.Out))
        return createStringError(D.Option + ": " + toString(std::move(E)));
  for (StringRef Text : O.Arguments) {
    run::Argument A;
    if (run::isBuffer(Text)) {
      Expected<run::Buffer> B = run::parseBuffer(Text);
      if (!B)
        return B.takeError();
      A.Text = Text.str();
      A.Buffer = int(P.Buffers.size());
      P.Buffers.push_back(std::move(*B));
    } else {
      Expected<run::Argument> Value = run::parseArgument(Text);
      if (!Value)
        return Value.takeError();
      A = std::move(*Value);
    }
    L.Arguments.push_back(std::move(A));
  }
  P.Launches.push_back(std::move(L));
  return P;
}

//===----------------------------------------------------------------------===//
// While it runs
//===----------------------------------------------------------------------===//

/// Called often; the clock is looked at now and then.
static void show(LaunchProgress &Shown, unsigned &Calls, const Options &O,
                 size_t Launches, unsigned Schedule, size_t Launch,
                 const ptxmachine::Progress &Done) {
  if (++Calls % 64 || !Shown.isDue())
    return;
  SmallString<128> Line;
  raw_svector_ostream OS(Line);
  if (O.Schedules > 1)
    OS << "schedule " << Schedule + 1 << "/" << O.Schedules << ", ";
  if (Launches > 1)
    OS << "launch " << Launch + 1 << "/" << Launches << ", ";
  OS << "block " << Done.Done << "/" << Done.Ctas << ", "
     << Done.Steps / 1'000'000 << " million instructions";
  Shown.show(Line);
}

//===----------------------------------------------------------------------===//
// What comes out
//===----------------------------------------------------------------------===//

static void printOutcome(const Options &O, const run::Loaded &L,
                         const run::Outcome &Out) {
  std::string Text;
  raw_string_ostream OS(Text);
  if (O.Output == Format::JSON)
    run::printJSON(OS, L, Out);
  else if (O.Output == Format::SARIF)
    run::printSARIF(OS, L, Out);
  else
    run::printText(OS, L, Out, useColor(O));
  errs() << Text;
}

/// Writes the buffers that have files, if everything has run.
static int writeBuffers(const run::Plan &P, const run::Outcome &Out) {
  for (size_t N = 0; N < Out.After.size(); ++N)
    if (const run::Buffer &B = P.Buffers[N]; !B.File.empty())
      if (Error E = run::writeArray(B.File, B.Header, Out.After[N]))
        return fail(toString(std::move(E)));
  return Fine;
}

run::Outcome runAndReport(const Options &O, const run::Loaded &L,
                          const run::Plan &P) {
  LaunchProgress Shown(O);
  unsigned Calls = 0;
  run::Settings How;
  How.Seed = O.Seed;
  How.Schedules = unsigned(O.Schedules);
  How.Findings = !O.NoFindings;
  How.Counts = O.Count;
  How.Jobs = O.Jobs;
  How.Report = [&](unsigned Schedule, size_t Launch,
                   const ptxmachine::Progress &Done) {
    show(Shown, Calls, O, P.Launches.size(), Schedule, Launch, Done);
    return !isInterrupted();
  };
  catchInterrupts();
  run::Outcome Out = run::run(L, P, How);
  Shown.hide();
  printOutcome(O, L, Out);
  if (!O.Diagnostics.Quiet && O.Output == Format::Text)
    for (size_t N : Out.Different)
      errs() << "nvvmc: note: '" << P.Buffers[N].Text
             << "' depends on the schedule\n";
  return Out;
}

int statusOf(const run::Outcome &Out) {
  if (any_of(Out.Findings, [](const run::PlacedFinding &F) {
        return run::isError(F.Finding);
      }))
    return Violations;
  return Out.hasFailed() ? CouldNotRun : Fine;
}

int execute(const Options &O, const run::Loaded &L, const run::Plan &P) {
  run::Outcome Out = runAndReport(O, L, P);
  outs() << Out.Output;
  if (O.Count && !Out.hasFailed())
    (O.Output == Format::Text ? run::printCounts
                              : run::printCountsJSON)(outs(), L, Out.Counts);
  if (int Status = Out.hasFailed() ? Fine : writeBuffers(P, Out))
    return Status;
  return statusOf(Out);
}

int runRun(const Options &Given) {
  if (Given.Inputs.empty())
    return failWithoutInput("run FILE ARGUMENT...");
  if (Given.Output == Format::GitHub)
    return fail("nvvmc run prints text, json or sarif");
  if (Given.Schedules == 0 || Given.Schedules > UINT32_MAX)
    return fail("--schedules must be a positive number");
  JobSlots Slots(Given.Jobs);
  Options O = Given;
  O.Jobs = Slots.threads();
  int Status = CouldNotRun;
  auto Text = MemoryBuffer::getFileOrSTDIN(O.Inputs.front());
  if (!Text)
    return fail("cannot read '" + O.Inputs.front() +
                "': " + Text.getError().message());
  if (isTileProgram(O.Inputs.front(), (*Text)->getBuffer()))
    return runTile(O, (*Text)->getBuffer());
  if (std::string Option = tileOptionIn(O); !Option.empty())
    return fail(Option + " is for tile programs, and '" + O.Inputs.front() +
                "' is none");
  Expected<std::optional<run::Loaded>> L =
      loadInput(O, std::move(*Text), Status);
  if (!L)
    return fail(toString(L.takeError()));
  if (!*L)
    return Status;
  Expected<run::Plan> P = planOf(O);
  if (!P)
    return fail(toString(P.takeError()));
  if (Error E = run::complete(*P, *(*L)->Module))
    return fail(toString(std::move(E)));
  return execute(O, **L, *P);
}

} // namespace opennvvm::tool
