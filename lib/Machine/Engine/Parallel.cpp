//===- Parallel.cpp - Clusters that run beside each other -----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Parallel.h"
#include "Machine/Engine/Claims.h"
#include "Machine/Engine/Grid.h"
#include "Machine/Findings/Findings.h"
#include "llvm/Support/ThreadPool.h"
#include <chrono>
#include <future>

using namespace llvm;

namespace opennvvm::ptxmachine {

namespace {
/// What one thread executes.
struct Part {
  Machine::State S;
  Claimer Claim;
  std::unique_ptr<Findings> Found;
  Running G;
  /// Of S, for the thread that tells how far all are.
  std::atomic<uint64_t> Steps = 0, CtasDone = 0;

  Part(const Running &Of, Claims &All, std::atomic<uint64_t> &Next)
      : S(Of.S), Claim(All), G{S, Of.F, Of.Parameters, Of.Clusters} {
    S.L = Of.S.L;
    S.Claim = &Claim;
    // What they share must not be asked for again and again.
    S.OuterMemory = Of.S.OuterMemory;
    S.OuterNearest = Of.S.OuterNearest;
    G.Shared = &Next;
    if (Of.S.Watch && Of.S.Found) {
      Found = Of.S.Found->beside();
      S.Watch = Found.get();
      S.Bits = Found->bits();
      Found->beginGrid(S.L, Of.F);
    }
  }
};

/// All threads of a launch.
class Beside {
public:
  Beside(Running &G, unsigned Threads);

  /// Executes all clusters. \returns whether that has given what one thread
  /// would have given.
  bool run();

private:
  void wait(ArrayRef<std::shared_future<void>> Threads);
  bool isFine() const;
  void keep();
  void keepPositions();
  void restore();

  Running &G;
  Claims All;
  std::atomic<uint64_t> Next = 0;
  std::atomic<bool> Stops = false; ///< All threads are to end.
  bool IsInterrupted = false;
  std::vector<std::unique_ptr<Part>> Parts;
  std::unique_ptr<UndefinedMemory> Before; ///< Null if it is not followed.
};
} // namespace

Beside::Beside(Running &G, unsigned Threads) : G(G) {
  if (G.S.Bits)
    Before = G.S.Bits->save();
  Parts.reserve(Threads);
  for (unsigned N = 0; N < Threads; ++N) {
    Parts.push_back(std::make_unique<Part>(G, All, Next));
    Part &P = *Parts.back();
    P.S.Random = G.S.L.Seed + N;
    P.G.MostResident = std::max<uint64_t>(G.MostResident / Threads, 1);
    P.S.Report = [this, &P](const Progress &Done) {
      P.Steps.store(Done.Steps, std::memory_order_relaxed);
      P.CtasDone.store(Done.Done, std::memory_order_relaxed);
      return !Stops.load(std::memory_order_relaxed);
    };
  }
}

/// Tells how far the launch is, until all threads have ended.
void Beside::wait(ArrayRef<std::shared_future<void>> Threads) {
  static constexpr auto Pause = std::chrono::milliseconds(20);
  for (const std::shared_future<void> &T : Threads)
    while (T.wait_for(Pause) != std::future_status::ready) {
      if (!G.S.Report || Stops)
        continue;
      Progress Now{0, ctasOf(G.S.L), 0};
      for (const auto &P : Parts) {
        Now.Steps += P->Steps.load(std::memory_order_relaxed);
        Now.Done += P->CtasDone.load(std::memory_order_relaxed);
      }
      IsInterrupted = !G.S.Report(Now);
      if (IsInterrupted)
        Stops = true;
    }
}

bool Beside::isFine() const {
  uint64_t Steps = 0;
  for (const auto &P : Parts) {
    Steps += P->S.Steps;
    if (!P->S.Error.empty())
      return false;
  }
  return Steps <= G.S.L.StepLimit;
}

/// Takes what the threads have done.
void Beside::keep() {
  Machine::State &S = G.S;
  for (const auto &P : Parts) {
    S.Steps += P->S.Steps;
    S.CtasDone += P->S.CtasDone;
    S.Printed.merge(P->S.Printed);
    if (P->Found)
      S.Found->add(*P->Found);
  }
  if (S.Report) // The last word.
    S.Report({S.CtasDone, ctasOf(S.L), S.Steps});
}

/// Takes the clusters that have not ended.
void Beside::keepPositions() {
  for (const auto &P : Parts)
    for (auto &C : P->S.Resident)
      G.S.Resident.push_back(std::move(C));
  G.S.Error = "interrupted" + positionsOf(G.S);
}

void Beside::restore() {
  for (const auto &P : Parts)
    P->Claim.restore();
  // Their observers end what they have begun.
  Parts.clear();
  if (Before)
    G.S.Bits->restore(*Before);
}

bool Beside::run() {
  DefaultThreadPool Pool(hardware_concurrency(unsigned(Parts.size())));
  std::vector<std::shared_future<void>> Threads;
  Threads.reserve(Parts.size());
  for (const auto &P : Parts)
    Threads.push_back(Pool.async([this, &P] {
      runClusters(P->G);
      if (!P->S.Error.empty())
        Stops = true;
    }));
  wait(Threads);
  if (IsInterrupted) {
    keepPositions();
    return true;
  }
  if (!isFine()) {
    restore();
    return false;
  }
  keep();
  return true;
}

bool runBeside(Running &G) {
  Machine::State &S = G.S;
  S.ThreadsUsed = 1;
  uint64_t Threads = std::min<uint64_t>(S.L.Jobs, G.Clusters);
  if (Threads < 2 || G.Clusters > Claimer::MostClusters ||
      (S.Watch && S.Watch != S.Found.get()) || S.Dependent.contains(&G.F))
    return false;
  if (Beside(G, unsigned(Threads)).run()) {
    S.ThreadsUsed = unsigned(Threads);
    return true;
  }
  // It is likely to be so next time as well.
  S.Dependent.insert(&G.F);
  return false;
}

} // namespace opennvvm::ptxmachine
