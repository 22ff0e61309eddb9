//===- Runner.cpp - Runs kernels as a plan says ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Run/Runner.h"
#include "Run/Arguments.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ThreadPool.h"
#include <atomic>
#include <chrono>
#include <future>
#include <mutex>
#include <optional>

using namespace llvm;

namespace opennvvm::run {

static Error error(const Twine &What) {
  return createStringError(inconvertibleErrorCode(), What);
}

Error complete(Plan &P, const ptxmachine::Module &M) {
  std::vector<std::string> Kernels = ptxmachine::kernelsOf(M);
  for (KernelLaunch &L : P.Launches) {
    if (L.Kernel.empty()) {
      if (Kernels.size() != 1)
        return error(Kernels.empty()
                         ? "there is no kernel"
                         : "there are several kernels: " + join(Kernels, ", ") +
                               "; --kernel chooses one");
      L.Kernel = Kernels.front();
    }
    if (!is_contained(Kernels, L.Kernel))
      return error(
          "there is no kernel '" + L.Kernel + "'" +
          (Kernels.empty() ? "" : "; there are " + join(Kernels, ", ")));
    Expected<std::vector<ptxmachine::Parameter>> Parameters =
        ptxmachine::parametersOf(M, L.Kernel);
    if (!Parameters)
      return Parameters.takeError();
    if (Error E = convertNumbers(L, *Parameters))
      return E;
    if (Error E = checkLaunch(L, *Parameters))
      return E;
  }
  return Error::success();
}

namespace {
/// One execution of a whole plan.
class Execution {
public:
  Execution(const Loaded &L, const Plan &P, const Settings &How,
            unsigned Schedule)
      : L(L), P(P), How(How), Schedule(Schedule), Device(*L.Module) {}

  /// Runs all launches. \returns all that is known afterwards; nothing is
  /// different yet.
  Outcome run();

private:
  std::vector<std::vector<uint8_t>> contents() const;
  Error prepare();
  Error launch(size_t Number);
  std::vector<PlacedFinding> place(std::vector<ptxmachine::Finding> Found);

  const Loaded &L;
  const Plan &P;
  const Settings &How;
  unsigned Schedule;
  bool IsInterrupted = false;
  ptxmachine::Machine Device;
  std::vector<uint64_t> Addresses;
};
} // namespace

Error Execution::prepare() {
  if (How.Counts)
    Device.setCounting(true);
  else if (How.Findings)
    Device.setFindings({});
  for (const Buffer &B : P.Buffers) {
    Addresses.push_back(Device.allocate(B.Before.size(), B.Text));
    if (!B.HasValues)
      Device.setUndefined(Addresses.back(), B.Before.size());
    else if (!B.Before.empty())
      if (Error E = Device.write(Addresses.back(), B.Before))
        return E;
  }
  return Error::success();
}

Error Execution::launch(size_t Number) {
  const KernelLaunch &K = P.Launches[Number];
  Expected<std::vector<ptxmachine::Parameter>> Parameters =
      ptxmachine::parametersOf(*L.Module, K.Kernel);
  if (!Parameters)
    return Parameters.takeError();
  ptxmachine::Launch Shape;
  llvm::copy(K.Grid, Shape.Grid);
  llvm::copy(K.Block, Shape.Block);
  llvm::copy(K.Cluster, Shape.Cluster);
  Shape.DynamicShared = K.Shared;
  Shape.StepLimit = UINT64_MAX;
  Shape.Seed = How.Seed + Schedule;
  Shape.Jobs = How.Jobs;
  if (How.Report)
    Device.setProgress([&, Number](const ptxmachine::Progress &Done) {
      IsInterrupted |= !How.Report(Schedule, Number, Done);
      return !IsInterrupted;
    });
  return Device.launch(K.Kernel, Shape, layOut(K, *Parameters, Addresses));
}

/// Takes "line N: " away from \p Message. \returns N, or 0.
static unsigned takeLine(std::string &Message) {
  StringRef Rest = Message;
  unsigned Line;
  if (!Rest.consume_front("line ") || Rest.consumeInteger(10, Line) ||
      !Rest.consume_front(": "))
    return 0;
  Message = Rest.str();
  return Line;
}

Outcome Execution::run() {
  Outcome Out;
  Out.Schedules = 1;
  Error E = prepare();
  for (size_t N = 0; N < P.Launches.size() && !E; ++N)
    E = launch(N);
  if (!E)
    for (auto [B, Address] : zip_equal(P.Buffers, Addresses))
      if (B.Output != Buffer::None)
        Device.checkOutput(Address, B.Before.size(),
                           /*MayHavePadding=*/B.Output == Buffer::Bytes);
  Out.Findings = place(Device.takeFindings());
  if (E) {
    Failure Why;
    Why.Message = toString(std::move(E));
    Why.At = L.originOf(takeLine(Why.Message));
    Why.IsFinding = Device.isErrorFound();
    Why.Seeds = {How.Seed + Schedule};
    Out.Failures.push_back(std::move(Why));
    Out.IsInterrupted = IsInterrupted;
    return Out;
  }
  Out.After = contents();
  Out.Output = Device.takeOutput();
  Out.Counts = Device.takeCounts();
  return Out;
}

std::vector<PlacedFinding>
Execution::place(std::vector<ptxmachine::Finding> Found) {
  std::vector<PlacedFinding> Placed;
  for (ptxmachine::Finding &F : Found) {
    PlacedFinding New;
    for (const ptxmachine::Party &Who : F.Parties)
      New.Origins.push_back(L.originOf(Who.Line));
    New.Finding = std::move(F);
    New.Seeds = {How.Seed + Schedule};
    Placed.push_back(std::move(New));
  }
  return Placed;
}

std::vector<std::vector<uint8_t>> Execution::contents() const {
  std::vector<std::vector<uint8_t>> All;
  for (auto [B, Address] : zip_equal(P.Buffers, Addresses)) {
    All.emplace_back(B.Before.size());
    // It was allocated, so it can be read.
    if (!B.Before.empty())
      cantFail(Device.read(Address, All.back()));
  }
  return All;
}

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

/// The lines of \p F, in their order.
static SmallVector<unsigned, 4> linesOf(const ptxmachine::Finding &F) {
  SmallVector<unsigned, 4> Lines(
      map_range(F.Parties, [](const ptxmachine::Party &P) { return P.Line; }));
  llvm::sort(Lines);
  return Lines;
}

/// Whether \p A and \p B say the same of the same lines. Another schedule may
/// have come to the second one first.
static bool isSame(const ptxmachine::Finding &A, const ptxmachine::Finding &B) {
  return A.Rule == B.Rule && A.Kernel == B.Kernel && linesOf(A) == linesOf(B);
}

static void addFailure(Outcome &Out, Failure Own) {
  auto Known = find_if(Out.Failures, [&](const Failure &Old) {
    return Old.Message == Own.Message && Old.At.PTXLine == Own.At.PTXLine;
  });
  if (Known == Out.Failures.end())
    Out.Failures.push_back(std::move(Own));
  else
    append_range(Known->Seeds, Own.Seeds);
}

/// Adds what \p Own, the next schedule, was good for.
static void add(Outcome &Out, Outcome Own) {
  bool IsFirst = !Out.Schedules;
  Out.Schedules += Own.Schedules;
  Out.IsInterrupted |= Own.IsInterrupted;
  for (PlacedFinding &F : Own.Findings) {
    auto Known = find_if(Out.Findings, [&](const PlacedFinding &Old) {
      return isSame(Old.Finding, F.Finding);
    });
    if (Known == Out.Findings.end()) {
      Out.Findings.push_back(std::move(F));
    } else {
      Known->Finding.Count += F.Finding.Count;
      append_range(Known->Seeds, F.Seeds);
    }
  }
  for (Failure &Why : Own.Failures)
    addFailure(Out, std::move(Why));
  if (Own.hasFailed())
    return;
  if (IsFirst) {
    Out.After = std::move(Own.After);
    Out.Output = std::move(Own.Output);
    Out.Counts = std::move(Own.Counts);
    return;
  }
  // Of a first schedule that has failed, there is nothing to compare with.
  for (size_t N = 0; N < Out.After.size(); ++N)
    if (Own.After[N] != Out.After[N] && !is_contained(Out.Different, N))
      Out.Different.push_back(N);
}

namespace {
/// What threads are at, which the thread that waits for them reports.
class SharedReport {
public:
  explicit SharedReport(const Settings &How) : Report(How.Report) {}

  /// Called by the threads. \returns whether to go on.
  bool note(unsigned Schedule, size_t Launch,
            const ptxmachine::Progress &Done) {
    // Whoever comes while another one is here has nothing more to tell.
    if (std::unique_lock<std::mutex> Held(Lock, std::try_to_lock); Held)
      Last = Position{Schedule, Launch, Done};
    return !Ends;
  }

  /// Waits for a thread.
  void waitFor(const std::shared_future<void> &Thread) {
    static constexpr auto Pause = std::chrono::milliseconds(20);
    while (Thread.wait_for(Pause) != std::future_status::ready) {
      std::optional<Position> Now;
      {
        std::lock_guard<std::mutex> Held(Lock);
        std::swap(Now, Last);
      }
      if (Now && !Ends)
        Ends = !Report(Now->Schedule, Now->Launch, Now->Done);
    }
  }

private:
  struct Position {
    unsigned Schedule;
    size_t Launch;
    ptxmachine::Progress Done;
  };
  decltype(Settings::Report) Report;
  std::mutex Lock;
  std::optional<Position> Last;
  std::atomic<bool> Ends = false;
};
} // namespace

/// Runs \p Count schedules from \p First on, each in a thread.
static std::vector<Outcome> runTogether(const Loaded &L, const Plan &P,
                                        const Settings &Given, unsigned First,
                                        unsigned Count) {
  std::vector<Outcome> All(Count);
  if (Count == 1) {
    All[0] = Execution(L, P, Given, First).run();
    return All;
  }
  Settings How = Given;
  How.Jobs = std::max(Given.Jobs / Count, 1u);
  SharedReport Shared(Given);
  if (Given.Report)
    How.Report = [&](unsigned Schedule, size_t Launch,
                     const ptxmachine::Progress &Done) {
      return Shared.note(Schedule, Launch, Done);
    };
  DefaultThreadPool Pool(hardware_concurrency(Count));
  std::vector<std::shared_future<void>> Threads;
  Threads.reserve(Count);
  for (unsigned N = 0; N < Count; ++N)
    Threads.push_back(
        Pool.async([&, N] { All[N] = Execution(L, P, How, First + N).run(); }));
  for (const std::shared_future<void> &T : Threads)
    Shared.waitFor(T);
  return All;
}

Outcome run(const Loaded &L, const Plan &P, const Settings &How) {
  // Those that run together are added in their order: the result does not
  // depend on the threads.
  Outcome Out;
  unsigned Width = std::max(How.Jobs, 1u);
  for (uint64_t First = 0; First < How.Schedules && !Out.IsInterrupted;
       First += Width) {
    auto Count = unsigned(std::min<uint64_t>(Width, How.Schedules - First));
    std::vector<Outcome> Some = runTogether(L, P, How, unsigned(First), Count);
    for (unsigned N = 0; N < Count && !Out.IsInterrupted; ++N)
      add(Out, std::move(Some[N]));
  }
  return Out;
}

} // namespace opennvvm::run
