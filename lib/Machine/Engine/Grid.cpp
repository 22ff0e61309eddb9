//===- Grid.cpp - Grids, clusters, CTAs, threads --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Grid.h"
#include "Machine/Engine/Collective.h"
#include "Machine/Engine/Exec.h"
#include "Machine/Engine/Polling.h"
#include "Machine/Engine/TensorMemory.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Occupancy.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// The number of instructions that a thread runs before the next one's turn,
/// with seed 0 and in long rounds.
static constexpr unsigned LongTurn = 5000;

/// With other seeds, the length of a turn is between 1 and 2 to this power;
/// each power of two is as likely as any. Half of the turns end within a few
/// dozen instructions, anywhere in what a thread does, and most of the time
/// still goes into long ones.
static constexpr unsigned MaxTurnLog = 13;

/// With other seeds, a block that can run gets no turn in one of so many
/// rounds: others overtake it.
static constexpr unsigned RoundsPerStall = 8;

/// With other seeds, the last few rounds of so many are long: all threads come
/// to where they ask again, so that it is seen whether they only do that.
static constexpr unsigned RoundsPerLong = 64, LongRounds = 3;

/// The length of the next turn.
static unsigned drawTurn(Machine::State &S, bool IsLong) {
  if (!S.L.Seed || IsLong)
    return LongTurn;
  unsigned Half = 1u << draw(S, MaxTurnLog);
  return Half + draw(S, Half);
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

static void startThread(Thread &T, Cta &C, unsigned Number, const Launch &L,
                        const Function &F, ArrayRef<uint8_t> Parameters) {
  T.Home = &C;
  T.Id[0] = Number % L.Block[0];
  T.Id[1] = Number / L.Block[0] % L.Block[1];
  T.Id[2] = Number / L.Block[0] / L.Block[1];
  T.Lane = Number % 32;
  T.Warp = Number / 32;
  T.Registers.assign(F.NumRegisters, 0);
  Frame Fr;
  Fr.F = &F;
  Fr.Base = FirstLocal;
  Fr.Top = FirstLocal + F.FrameSize;
  T.Local.assign(Fr.Top, 0);
  T.Frames.push_back(Fr);
  uint64_t From = 0;
  for (uint32_t P : F.Parameters) {
    const FrameVariable &V = F.Variables[P];
    From = alignTo(From, V.Align);
    std::copy_n(Parameters.begin() + From, V.Size,
                T.Local.begin() + FirstLocal + V.Offset);
    From += V.Size;
  }
}

/// Runs \p T until it waits, ends, fails or has executed \p Turn instructions.
/// With \p Checks, \p Circles is set if it comes to where it was, with nothing
/// changed.
template <bool Checks>
static bool runThread(Machine::State &S, Thread &T, unsigned Turn,
                      bool &Circles) {
  Exec X(S, T);
  size_t Depth = T.Frames.size(), PC = X.Fr->PC;
  uint64_t State = Checks ? stateOf(T) : 0;
  for (unsigned Left = Turn; Left && T.Status == Status::Ready; --Left) {
    const Function &F = *X.Fr->F;
    if (X.Fr->PC >= F.Code.size()) {
      // The closing brace returns.
      static const Instruction End;
      if (T.Frames.size() == 1) {
        T.Status = Status::Done;
        break;
      }
      runReturn(X, End);
      continue;
    }
    const Instruction &I = F.Code[X.Fr->PC];
    bool Skip = X.isSkipped(I);
    ++X.Fr->PC;
    if (++S.Steps > S.L.StepLimit)
      return X.fail("line " + Twine(I.Line) + ": too many steps");
    if (S.Watch)
      S.Watch->step(X, I);
    if (Skip || I.Run(X, I)) {
      if constexpr (Checks)
        Circles = Circles || (X.Fr->PC == PC && T.Frames.size() == Depth &&
                              stateOf(T) == State);
      continue;
    }
    if (!StringRef(S.Error).starts_with("line ")) // Of an operation.
      S.Error = ("line " + Twine(I.Line) + ": " + S.Error).str();
    return false;
  }
  return true;
}

/// Tells how far the launch is. \returns whether it is to go on.
static bool goesOn(Machine::State &S) {
  const Launch &L = S.L;
  if (S.Report(
          {S.CtasDone, uint64_t(L.Grid[0]) * L.Grid[1] * L.Grid[2], S.Steps}))
    return true;
  S.Error = "interrupted" + positionsOf(S);
  return false;
}

//===----------------------------------------------------------------------===//
// Rounds
//===----------------------------------------------------------------------===//

namespace {
/// What a round of turns was good for.
struct Activity {
  bool HasMoved = false; ///< Somebody has done more than to ask again.
  bool HasPolls = false; ///< Somebody asks again.
  /// Whether IsEndless is to be found out: that nobody has done more than to
  /// wait, or to go round in a loop that changes nothing.
  bool Checks = false;
  bool IsEndless = true;
  bool IsLong = false; ///< Turns are long, and no block is left out.

  /// Threads that have waited go on.
  void note(bool HasReleased) {
    HasMoved |= HasReleased;
    IsEndless &= !HasReleased;
  }
};
} // namespace

/// Gives each thread of \p C that can run its turn; S.Error is set after a
/// failure.
static void runTurns(Machine::State &S, Cta &C, Activity &R) {
  size_t Count = C.Threads.size(), First = S.L.Seed ? draw(S, Count) : 0;
  if (S.L.Seed && !R.IsLong && !draw(S, RoundsPerStall) &&
      any_of(C.Threads,
             [](const Thread &T) { return T.Status == Status::Ready; })) {
    R.HasMoved = true;
    R.IsEndless = false;
    return;
  }
  for (size_t N = 0; N < Count; ++N) {
    Thread &T = C.Threads[(First + N) % Count];
    bool Spun = T.Status == Status::Spinning;
    if (Spun)
      T.Status = Status::Ready;
    if (T.Status != Status::Ready)
      continue;
    bool Circles = false;
    if (!(R.Checks ? runThread<true>(S, T, LongTurn, Circles)
                   : runThread<false>(S, T, drawTurn(S, R.IsLong), Circles)))
      return;
    bool Spins = T.Status == Status::Spinning,
         Asks = Spun && Spins && !T.HasChanged;
    R.HasPolls |= Spins;
    R.HasMoved |= !Asks;
    R.IsEndless &= Asks || (Circles && T.Status == Status::Ready);
    if (S.Report && !goesOn(S))
      return;
  }
}

/// Gives all threads of \p C a turn, and lets those go on that have waited for
/// each other.
static void runRound(Machine::State &S, Cluster &C, Activity &R) {
  for (Cta &Each : C.Ctas) {
    runTurns(S, Each, R);
    if (S.Error.empty())
      R.note(runWarpOperations(S, Each));
    if (!S.Error.empty())
      return;
  }
  R.note(runCollectives(S, C));
  if (S.Error.empty())
    R.note(runBarriers(S, C));
}

/// Ends the launch, in which no thread can go on.
static void setDeadlock(Machine::State &S) {
  SmallVector<Thread *, 128> Waiting;
  for (const auto &Around : S.Resident)
    for (Cta &C : Around->Ctas)
      for (Thread &T : C.Threads)
        if (T.Status != Status::Done)
          Waiting.push_back(&T);
  if (S.Watch) {
    Exec X(S, *Waiting[0]);
    S.Watch->deadlock(X, Waiting);
  }
  const Frame &Fr = Waiting[0]->Frames.back();
  S.Error = "deadlock; a thread waits in line " +
            std::to_string(Fr.F->Code[Fr.PC - 1].Line) + positionsOf(S);
}

//===----------------------------------------------------------------------===//
// Clusters
//===----------------------------------------------------------------------===//

namespace {
/// A grid while it runs.
struct Running {
  Machine::State &S;
  const Function &F;
  ArrayRef<uint8_t> Parameters;
  uint64_t Next = 0, Clusters = 0; ///< To begin, and all.
  uint64_t MostResident = 1;
  unsigned RoundsSinceBegin = 0;

  bool hasRoom() const {
    return Next < Clusters && S.Resident.size() < MostResident;
  }
};
} // namespace

/// Places the CTA of rank \p Rank in the cluster \p Number.
static void placeCta(Cta &C, uint64_t Number, unsigned Rank, const Launch &L) {
  C.Rank = Rank;
  for (unsigned D = 0; D < 3; ++D) {
    uint64_t Across = L.Grid[D] / L.Cluster[D];
    C.Id[D] = unsigned(Number % Across) * L.Cluster[D] + Rank % L.Cluster[D];
    Number /= Across;
    Rank /= L.Cluster[D];
  }
}

/// Lets the next cluster begin.
static void beginCluster(Running &G) {
  Machine::State &S = G.S;
  const Launch &L = S.L;
  auto Around = std::make_unique<Cluster>();
  Around->Ctas.resize(size_t(L.Cluster[0]) * L.Cluster[1] * L.Cluster[2]);
  unsigned Threads = L.Block[0] * L.Block[1] * L.Block[2];
  for (unsigned Rank = 0; Rank < Around->Ctas.size(); ++Rank) {
    Cta &C = Around->Ctas[Rank];
    C.Home = Around.get();
    placeCta(C, G.Next, Rank, L);
    C.Shared.assign(alignTo(S.P.SharedSize, 16) + L.DynamicShared, 0);
    C.Threads.resize(Threads);
    for (unsigned T = 0; T < Threads; ++T)
      startThread(C.Threads[T], C, T, L, G.F, G.Parameters);
    if (S.Watch)
      S.Watch->beginCta(C);
  }
  S.Resident.push_back(std::move(Around));
  ++G.Next;
  G.RoundsSinceBegin = 0;
}

static bool isDone(const Cluster &C) {
  return all_of(C.Ctas, [](const Cta &Each) {
    return all_of(Each.Threads,
                  [](const Thread &T) { return T.Status == Status::Done; });
  });
}

/// Takes leave of the clusters whose threads are done. \returns whether there
/// were any; S.Error is set if one has left what it must not.
static bool endClusters(Machine::State &S) {
  size_t Before = S.Resident.size();
  for (size_t N = 0; N < S.Resident.size();) {
    Cluster &C = *S.Resident[N];
    if (!isDone(C)) {
      ++N;
      continue;
    }
    completeAll(S, C);
    for (const Cta &Each : C.Ctas)
      if (!S.Error.empty() || !checkTensorMemory(S, Each))
        return true;
    if (S.Watch)
      for (Cta &Each : C.Ctas)
        S.Watch->endCta(Each);
    S.CtasDone += C.Ctas.size();
    S.Last = std::move(S.Resident[N]);
    S.Resident.erase(S.Resident.begin() + ptrdiff_t(N));
  }
  return S.Resident.size() != Before;
}

/// Rounds after which another cluster begins, even if those that run do not
/// seem to wait for it: what they do may be a loop of weak reads.
static constexpr unsigned MostRoundsAlone = 256;

/// Whether another cluster is to begin after \p R.
static bool wantsMore(Running &G, const Activity &R) {
  if (G.S.L.Seed)
    return !draw(G.S, 4) || !R.HasMoved;
  return R.HasPolls || !R.HasMoved || ++G.RoundsSinceBegin > MostRoundsAlone;
}

/// Rounds in which nobody does more than to ask again, until that is a
/// deadlock.
static constexpr unsigned MostIdleRounds = 64;

/// Every so many rounds, loops are looked at that may have no end: less often
/// if turns are shorter.
static constexpr unsigned RoundsPerCheck = 32, ShortRoundsPerCheck = 256;

/// Runs all clusters to their end; S.Error is set after a failure.
static void runClusters(Running &G) {
  Machine::State &S = G.S;
  unsigned IdleRounds = 0;
  uint64_t Rounds = 0, Memory = 0;
  while (true) {
    if (S.Resident.empty()) {
      if (G.Next == G.Clusters)
        return;
      beginCluster(G);
    }
    Activity R;
    // What others have of our memory, we do not see.
    R.Checks =
        ++Rounds % (S.L.Seed ? ShortRoundsPerCheck : RoundsPerCheck) == 0 &&
        !G.hasRoom() && !S.Pending && !S.OuterMemory;
    R.IsLong = R.Checks || IdleRounds ||
               Rounds % RoundsPerLong >= RoundsPerLong - LongRounds;
    if (R.Checks)
      Memory = memoryOf(S);
    for (const auto &C : S.Resident) {
      runRound(S, *C, R);
      if (!S.Error.empty())
        return;
    }
    completeSome(S);
    R.HasMoved |= endClusters(S);
    if (!S.Error.empty())
      return;
    bool Completed = !R.HasMoved && completeOne(S);
    if (!S.Error.empty())
      return;
    if (R.Checks && R.IsEndless && !Completed && !S.Pending &&
        Memory == memoryOf(S))
      return setDeadlock(S);
    if (!Completed && G.hasRoom() && wantsMore(G, R)) {
      beginCluster(G);
    } else if (!R.HasMoved && !Completed &&
               (!R.HasPolls || ++IdleRounds >= MostIdleRounds)) {
      return setDeadlock(S);
    }
    if (R.HasMoved || Completed)
      IdleRounds = 0;
  }
}

//===----------------------------------------------------------------------===//
// Grids
//===----------------------------------------------------------------------===//

uint64_t parameterBytes(const Function &F) {
  uint64_t Size = 0;
  for (uint32_t P : F.Parameters)
    Size = alignTo(Size, F.Variables[P].Align) + F.Variables[P].Size;
  return Size;
}

Error runGrid(Machine::State &S, const Function &F, const Launch &L,
              ArrayRef<uint8_t> Parameters) {
  S.L = L;
  S.Steps = S.CtasDone = 0;
  S.Error.clear();
  S.IsErrorFound = false;
  S.Random = L.Seed;
  S.Async.clear();
  S.Resident.clear();
  S.Pending = 0;
  Running G{S, F, Parameters};
  G.Clusters = 1;
  uint64_t Size = 1;
  for (unsigned D = 0; D < 3; ++D) {
    if (!L.Cluster[D] || L.Grid[D] % L.Cluster[D])
      return createStringError("the grid is no multiple of the cluster");
    G.Clusters *= L.Grid[D] / L.Cluster[D];
    Size *= L.Cluster[D];
  }
  uint64_t Ctas = L.Resident ? L.Resident : residentCtas(S.P, F, L);
  G.MostResident = std::max<uint64_t>(Ctas / Size, 1);
  if (S.Watch)
    S.Watch->beginGrid(L, F);
  runClusters(G);
  if (!S.Error.empty())
    return createStringError(S.Error);
  if (S.Watch)
    S.Watch->endGrid();
  return Error::success();
}

} // namespace opennvvm::ptxmachine
