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

  /// Runs all launches; adds what is found to \p Out.
  void run(Outcome &Out);

  std::vector<std::vector<uint8_t>> contents() const;
  std::string takeOutput() { return Device.takeOutput(); }
  std::vector<ptxmachine::InstructionCount> takeCounts() {
    return Device.takeCounts();
  }

private:
  Error prepare();
  Error launch(size_t Number);
  void collect(std::vector<ptxmachine::Finding> Found, Outcome &Out);

  const Loaded &L;
  const Plan &P;
  const Settings &How;
  unsigned Schedule;
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
  if (How.Report)
    Device.setProgress([&, Number](const ptxmachine::Progress &Done) {
      return How.Report(Schedule, Number, Done);
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

void Execution::run(Outcome &Out) {
  Error E = prepare();
  for (size_t N = 0; N < P.Launches.size() && !E; ++N)
    E = launch(N);
  if (!E)
    for (auto [B, Address] : zip_equal(P.Buffers, Addresses))
      if (B.Output != Buffer::None)
        Device.checkOutput(Address, B.Before.size(),
                           /*MayHavePadding=*/B.Output == Buffer::Bytes);
  collect(Device.takeFindings(), Out);
  if (!E)
    return;
  Failure Why;
  Why.Message = toString(std::move(E));
  Why.At = L.originOf(takeLine(Why.Message));
  Out.Failed = std::move(Why);
}

/// Whether \p A and \p B say the same of the same lines.
static bool isSame(const ptxmachine::Finding &A, const ptxmachine::Finding &B) {
  return A.Rule == B.Rule && A.Kernel == B.Kernel &&
         equal(A.Parties, B.Parties,
               [](const ptxmachine::Party &X, const ptxmachine::Party &Y) {
                 return X.Line == Y.Line;
               });
}

void Execution::collect(std::vector<ptxmachine::Finding> Found, Outcome &Out) {
  for (ptxmachine::Finding &F : Found) {
    auto Known = find_if(Out.Findings, [&](const PlacedFinding &Old) {
      return isSame(Old.Finding, F);
    });
    if (Known != Out.Findings.end()) {
      Known->Finding.Count += F.Count;
      continue;
    }
    PlacedFinding New;
    for (const ptxmachine::Party &Who : F.Parties)
      New.Origins.push_back(L.originOf(Who.Line));
    New.Finding = std::move(F);
    New.Seed = How.Seed + Schedule;
    Out.Findings.push_back(std::move(New));
  }
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

Outcome run(const Loaded &L, const Plan &P, const Settings &How) {
  Outcome Out;
  for (unsigned Schedule = 0; Schedule < How.Schedules && !Out.Failed;
       ++Schedule) {
    Execution E(L, P, How, Schedule);
    E.run(Out);
    if (Out.Failed)
      break;
    std::vector<std::vector<uint8_t>> After = E.contents();
    if (!Schedule) {
      Out.After = std::move(After);
      Out.Output = E.takeOutput();
      Out.Counts = E.takeCounts();
      continue;
    }
    for (size_t N = 0; N < After.size(); ++N)
      if (After[N] != Out.After[N] && !is_contained(Out.Different, N))
        Out.Different.push_back(N);
  }
  return Out;
}

} // namespace opennvvm::run
