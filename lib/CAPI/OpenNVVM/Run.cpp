//===- Run.cpp - Executes kernels -----------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CommandLine/Request.h"
#include "Context.h"
#include "Handles.h"
#include "Module.h"
#include "Result.h"
#include "Run/Arguments.h"
#include "Run/CountText.h"
#include "Run/FindingText.h"
#include "Run/Runner.h"
#include "Support/CrashBoundary.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MemoryBuffer.h"
#include <chrono>

using namespace llvm;
using namespace opennvvm;
using namespace opennvvm::capi;

namespace {
/// One call of opennvvmRun(), after its handles were found.
class RunCall {
public:
  RunCall(Context &C, const ModuleBytes &M, cli::Options O)
      : C(C), M(M), O(std::move(O)), Functions(C.callbacks()),
        Began(C.cancellations()), Out(std::make_shared<Result>()) {}

  /// Fills the plan. \returns whether the launches make sense by themselves.
  opennvvmStatus take(const opennvvmLaunch *Launches, size_t Count);
  opennvvmStatus run(opennvvmResult *Handle);

private:
  bool addLaunch(const opennvvmLaunch &From);
  bool addArgument(const opennvvmArgument &From, run::KernelLaunch &To);
  Expected<std::optional<run::Loaded>> load();
  void execute(const run::Loaded &L);
  bool goesOn();

  Context &C;
  const ModuleBytes &M;
  cli::Options O;
  Callbacks Functions;
  uint64_t Began;
  std::shared_ptr<Result> Out;
  run::Plan Plan;
  /// Where each buffer is from, and whether it goes back.
  std::vector<std::pair<void *, bool>> Memory;
  std::chrono::steady_clock::time_point LastCall;
  opennvvmStatus Status = OPENNVVM_SUCCESS;
};
} // namespace

/// The next structure of an array, of which \p At has the size.
template <typename T> static const T *next(const T *At) {
  return reinterpret_cast<const T *>(reinterpret_cast<const char *>(At) +
                                     At->structSize);
}

bool RunCall::addArgument(const opennvvmArgument &From, run::KernelLaunch &To) {
  run::Argument A;
  bool HasData = From.data || !From.size;
  switch (From.kind) {
  case OPENNVVM_ARGUMENT_BYTES:
    if (!HasData)
      return false;
    A.Text = std::to_string(From.size) + " bytes";
    A.Value.assign(static_cast<const uint8_t *>(From.data),
                   static_cast<const uint8_t *>(From.data) + From.size);
    break;
  case OPENNVVM_ARGUMENT_INTEGER:
    A.Text = std::to_string(From.integer);
    A.Integer = From.integer;
    break;
  case OPENNVVM_ARGUMENT_REAL: {
    SmallString<32> Text;
    APFloat(From.real).toString(Text, /*FormatPrecision=*/6);
    A.Text = Text.str().str();
    A.Real = From.real;
    break;
  }
  case OPENNVVM_ARGUMENT_IN:
  case OPENNVVM_ARGUMENT_INOUT:
  case OPENNVVM_ARGUMENT_OUT: {
    if (!HasData)
      return false;
    bool GoesBack = From.kind != OPENNVVM_ARGUMENT_IN;
    A.Text = "buffer";
    auto Known =
        find_if(Memory, [&](const auto &B) { return B.first == From.data; });
    A.Buffer = int(Known - Memory.begin());
    if (Known != Memory.end()) {
      Known->second |= GoesBack;
      Plan.Buffers[A.Buffer].HasValues |= From.kind != OPENNVVM_ARGUMENT_OUT;
      if (GoesBack)
        Plan.Buffers[A.Buffer].Output = run::Buffer::Bytes;
      if (Plan.Buffers[A.Buffer].Before.size() != From.size)
        return false;
      break;
    }
    run::Buffer B;
    B.Text = "argument " + std::to_string(To.Arguments.size() + 1);
    B.HasValues = From.kind != OPENNVVM_ARGUMENT_OUT;
    B.Output = GoesBack ? run::Buffer::Bytes : run::Buffer::None;
    B.Before.assign(static_cast<const uint8_t *>(From.data),
                    static_cast<const uint8_t *>(From.data) + From.size);
    Plan.Buffers.push_back(std::move(B));
    Memory.emplace_back(From.data, GoesBack);
    break;
  }
  default:
    return false;
  }
  To.Arguments.push_back(std::move(A));
  return true;
}

bool RunCall::addLaunch(const opennvvmLaunch &From) {
  if (From.structSize < sizeof(opennvvmLaunch) ||
      (From.argumentCount && !From.arguments))
    return false;
  run::KernelLaunch L;
  L.Kernel = From.kernel ? From.kernel : "";
  llvm::copy(From.grid, L.Grid);
  llvm::copy(From.block, L.Block);
  llvm::copy(From.cluster, L.Cluster);
  for (unsigned D = 0; D < 3; ++D)
    if (!L.Grid[D] || !L.Block[D] || !L.Cluster[D])
      return false;
  L.Shared = From.sharedBytes;
  const opennvvmArgument *A = From.arguments;
  for (size_t N = 0; N < From.argumentCount; ++N, A = next(A))
    if (A->structSize < sizeof(opennvvmArgument) || !addArgument(*A, L))
      return false;
  Plan.Launches.push_back(std::move(L));
  return true;
}

opennvvmStatus RunCall::take(const opennvvmLaunch *Launches, size_t Count) {
  for (size_t N = 0; N < Count; ++N, Launches = next(Launches))
    if (!addLaunch(*Launches))
      return C.fail(OPENNVVM_ERROR_INVALID_ARGUMENT,
                    "launch " + std::to_string(N + 1) +
                        " has a size of 0, a null pointer, or memory of two "
                        "sizes at one address");
  return OPENNVVM_SUCCESS;
}

/// The PTX to run; none after findings of the compiler.
Expected<std::optional<run::Loaded>> RunCall::load() {
  if (run::isPTX(M.bytes())) {
    Expected<run::Loaded> L = run::load(M.bytes().str(), M.Name);
    if (!L)
      return L.takeError();
    return std::optional<run::Loaded>(std::move(*L));
  }
  SmallVector<Profile, 4> Profiles(ArrayRef<Profile>(O.Profiles));
  if (Profiles.empty())
    Profiles.push_back(Profile::NVPTX);
  CompileOptions How = cli::compileRequest(O, Profiles);
  How.Times = nullptr;
  How.ShouldStop = [this] { return C.cancellations() != Began; };
  How.Emitter.MarkLines = true;
  auto S = std::make_unique<Session>(std::move(How), O.Diagnostics);
  Expected<std::optional<run::Loaded>> L = run::compile(
      *S, MemoryBuffer::getMemBufferCopy(M.bytes(), M.Name), M.Name);
  for (const std::unique_ptr<ProgramUnit> &Unit : S->units()) {
    append_range(Out->Findings, Unit->Diags.diagnostics());
    if (L && *L)
      continue;
    const SMInfo *SM = Unit->How.Verifier.Machine.SM;
    raw_string_ostream Text(Out->Text), JSON(Out->JSON), SARIF(Out->SARIF);
    printText(Text, Unit->Diags,
              {M.Name, cli::profileList(Profiles), SM ? SM->Name.str() : ""},
              /*Color=*/false);
    printJSON(JSON, Unit->Diags);
    printSARIF(SARIF, Unit->Findings.get());
    break;
  }
  return L;
}

/// Tells the client now and then that kernels run. \returns whether to go on.
bool RunCall::goesOn() {
  static constexpr auto Pause = std::chrono::milliseconds(50);
  if (C.cancellations() != Began)
    return false;
  auto Now = std::chrono::steady_clock::now();
  if (!Functions.Progress || Now - LastCall < Pause)
    return true;
  LastCall = Now;
  return !Functions.Progress(Functions.ProgressData, "run", M.Name.c_str());
}

void RunCall::execute(const run::Loaded &L) {
  run::Settings How;
  How.Seed = O.Seed;
  How.Schedules = unsigned(O.Schedules);
  How.Findings = !O.NoFindings;
  How.Counts = O.Count;
  How.Jobs = O.Jobs;
  bool IsCancelled = false;
  How.Report = [&](unsigned, size_t, const ptxmachine::Progress &) {
    IsCancelled |= !goesOn();
    return !IsCancelled;
  };
  run::Outcome Ran = run::run(L, Plan, How);
  Out->Output = std::move(Ran.Output);
  raw_string_ostream Text(Out->Text), JSON(Out->JSON), SARIF(Out->SARIF);
  run::printText(Text, L, Ran, /*Color=*/false);
  run::printJSON(JSON, L, Ran);
  run::printSARIF(SARIF, L, Ran);
  if (O.Count && !Ran.hasFailed()) {
    run::printCounts(Text, L, Ran.Counts);
    run::printCountsJSON(JSON, L, Ran.Counts);
  }
  if (!Ran.hasFailed())
    for (auto [To, From] : zip_equal(Memory, Ran.After))
      if (To.second)
        llvm::copy(From, static_cast<uint8_t *>(To.first));
  if (IsCancelled)
    Status = OPENNVVM_ERROR_CANCELLED;
  else if (Ran.hasFailed() || !Ran.Findings.empty())
    Status = OPENNVVM_ERROR_INVALID_IR;
}

opennvvmStatus RunCall::run(opennvvmResult *Handle) {
  std::string Refused;
  CrashResult Crash = runGuarded([&] {
    Expected<std::optional<run::Loaded>> L = load();
    if (!L) {
      Refused = toString(L.takeError());
      return;
    }
    if (!*L) {
      Status = OPENNVVM_ERROR_INVALID_IR;
      return;
    }
    if (Error E = run::complete(Plan, *(*L)->Module))
      Refused = toString(std::move(E));
    else
      execute(**L);
  });
  if (!Refused.empty())
    return C.fail(OPENNVVM_ERROR_INVALID_ARGUMENT, Refused);
  if (Crash)
    Status = OPENNVVM_ERROR_INTERNAL;
  create(Handle, std::move(Out));
  return Status;
}

#pragma GCC visibility push(default)

opennvvmStatus opennvvmRun(opennvvmContext Handle, opennvvmModule Module,
                           const opennvvmLaunch *Launches, size_t Count,
                           opennvvmResult *Out) {
  if (Out)
    *Out = nullptr;
  if (!Out || !Launches || !Count)
    return OPENNVVM_ERROR_INVALID_ARGUMENT;
  std::shared_ptr<Context> C = capi::find<Context>(Handle);
  std::shared_ptr<ModuleBytes> M = capi::find<ModuleBytes>(Module);
  if (!C || !M)
    return OPENNVVM_ERROR_INVALID_HANDLE;
  Expected<cli::Options> O = C->options(cli::RunCommand);
  if (!O)
    return C->fail(OPENNVVM_ERROR_INVALID_OPTION, toString(O.takeError()));
  RunCall Call(*C, *M, std::move(*O));
  if (opennvvmStatus Status = Call.take(Launches, Count))
    return Status;
  return Call.run(Out);
}

#pragma GCC visibility pop
