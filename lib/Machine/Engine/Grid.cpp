//===- Grid.cpp - Grids, clusters, CTAs, threads --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Grid.h"
#include "Machine/Engine/Claims.h"
#include "Machine/Engine/Collective.h"
#include "Machine/Engine/Exec.h"
#include "Machine/Engine/Parallel.h"
#include "Machine/Engine/Polling.h"
#include "Machine/Engine/TensorMemory.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Occupancy.h"
#include "Machine/Undefined/UndefinedBits.h"

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

/// In the last one of so many rounds of a cluster, loops are looked at that may
/// have no end: less often if turns are shorter. It is a long one.
static constexpr unsigned RoundsPerCheck = 32, ShortRoundsPerCheck = 256;
static_assert(ShortRoundsPerCheck % RoundsPerLong == 0);

static unsigned roundsPerCheck(const Launch &L) {
  return L.Seed ? ShortRoundsPerCheck : RoundsPerCheck;
}

/// The length of the next turn.
static unsigned drawTurn(const Machine::State &S, Cluster &C, bool IsLong) {
  if (!S.L.Seed || IsLong)
    return LongTurn;
  unsigned Half = 1u << draw(C.Random, MaxTurnLog);
  return Half + draw(C.Random, Half);
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
  if (S.Report({S.CtasDone, ctasOf(S.L), S.Steps}))
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
  Cluster &Around = *C.Home;
  size_t Count = C.Threads.size(),
         First = S.L.Seed ? draw(Around.Random, Count) : 0;
  if (S.L.Seed && !R.IsLong && !draw(Around.Random, RoundsPerStall) &&
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
    S.TurnBegan = S.Steps;
    bool Ok = R.Checks ? runThread<true>(S, T, LongTurn, Circles)
                       : runThread<false>(S, T, drawTurn(S, Around, R.IsLong),
                                          Circles);
    Around.Steps += S.Steps - S.TurnBegan;
    S.TurnBegan = S.Steps;
    if (!Ok)
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
static void runTurns(Machine::State &S, Cluster &C, Activity &R) {
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

static bool isDone(const Cluster &C) {
  return all_of(C.Ctas, [](const Cta &Each) {
    return all_of(Each.Threads,
                  [](const Thread &T) { return T.Status == Status::Done; });
  });
}

/// A round of \p C, in which its asynchronous operations go on as well: at
/// least one of them if nothing else does. S.Error is set after a failure.
static Activity runRound(Machine::State &S, Cluster &C) {
  Activity R;
  if (S.Watch)
    S.Watch->enterCluster(C);
  uint64_t Number = C.Rounds++, PerCheck = roundsPerCheck(S.L);
  R.IsLong =
      C.IdleRounds || Number % RoundsPerLong >= RoundsPerLong - LongRounds;
  // What others have of our memory, we do not see.
  R.Checks = Number % PerCheck == PerCheck - 1 && !S.OuterMemory;
  runTurns(S, C, R);
  if (!S.Error.empty())
    return R;
  completeSome(S, C);
  R.HasMoved |= isDone(C);
  if (S.Error.empty() && !R.HasMoved && completeOne(S, C)) {
    R.HasMoved = true;
    R.HasPolls = false; // Whoever asked may have been waiting for that.
  }
  C.IdleRounds = R.HasMoved ? 0 : C.IdleRounds + 1;
  if (R.Checks)
    C.IsEndless = R.IsEndless && !C.Pending;
  return R;
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
  uint64_t Number = G.take();
  if (Number >= G.Clusters)
    return; // Another thread was faster.
  auto Around = std::make_unique<Cluster>();
  Around->Number = Number;
  Around->Random = L.Seed + Number * 0xD1B54A32D192ED03;
  Around->Ctas.resize(countOf(L.Cluster));
  unsigned Threads = L.Block[0] * L.Block[1] * L.Block[2];
  for (unsigned Rank = 0; Rank < Around->Ctas.size(); ++Rank) {
    Cta &C = Around->Ctas[Rank];
    C.Home = Around.get();
    placeCta(C, Number, Rank, L);
    C.Shared.assign(alignTo(S.P.SharedSize, 16) + L.DynamicShared, 0);
    C.Threads.resize(Threads);
    for (unsigned T = 0; T < Threads; ++T)
      startThread(C.Threads[T], C, T, L, G.F, G.Parameters);
    if (S.Watch)
      S.Watch->beginCta(C);
  }
  S.Resident.push_back(std::move(Around));
  G.RoundsSinceBegin = 0;
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
    if (S.Watch)
      S.Watch->enterCluster(C);
    completeAll(S, C);
    for (const Cta &Each : C.Ctas)
      if (!S.Error.empty() || !checkTensorMemory(S, Each))
        return true;
    if (S.Watch)
      for (Cta &Each : C.Ctas)
        S.Watch->endCta(Each);
    S.CtasDone += C.Ctas.size();
    if (!C.Output.empty())
      S.Printed[C.Number] = std::move(C.Output);
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
    return !draw(G.S.Random, 4) || !R.HasMoved;
  return R.HasPolls || !R.HasMoved || ++G.RoundsSinceBegin > MostRoundsAlone;
}

/// Rounds in which nobody does more than to ask again, until that is a
/// deadlock.
static constexpr unsigned MostIdleRounds = 64;

/// Finds out whether all clusters only go round in loops: they did when each of
/// them was last looked at, and memory has not changed since.
static bool isEndless(Running &G) {
  Machine::State &S = G.S;
  bool MayBe = !G.hasRoom() && all_of(S.Resident, [](const auto &C) {
    return C->IsEndless && !C->Pending;
  });
  // Other threads may change memory; the launch will run again without them.
  uint64_t Memory = MayBe && !S.Claim ? memoryOf(S) : 0;
  if (!MayBe || Memory != G.EndlessMemory)
    G.EndlessRounds = 0;
  G.EndlessMemory = Memory;
  return MayBe && ++G.EndlessRounds > roundsPerCheck(S.L);
}

/// A round of all clusters. S.Error is set after a failure.
static Activity runRounds(Machine::State &S) {
  Activity R;
  for (const auto &C : S.Resident) {
    Activity Own = runRound(S, *C);
    if (!S.Error.empty())
      return R;
    R.HasMoved |= Own.HasMoved;
    R.HasPolls |= Own.HasPolls;
  }
  R.HasMoved |= endClusters(S);
  return R;
}

void runClusters(Running &G) {
  Machine::State &S = G.S;
  unsigned IdleRounds = 0;
  while (true) {
    if (S.Resident.empty()) {
      beginCluster(G);
      if (S.Resident.empty())
        return;
    }
    Activity R = runRounds(S);
    if (!S.Error.empty())
      return;
    if (!S.Resident.empty() && isEndless(G))
      return setDeadlock(S);
    if (R.HasMoved)
      IdleRounds = 0;
    if (G.hasRoom() && wantsMore(G, R)) {
      beginCluster(G);
    } else if (!R.HasMoved && (!R.HasPolls || ++IdleRounds >= MostIdleRounds)) {
      return setDeadlock(S);
    }
  }
}

//===----------------------------------------------------------------------===//
// Grids
//===----------------------------------------------------------------------===//

uint64_t ctasOf(const Launch &L) {
  uint64_t All = countOf(L.Grid);
  return L.Ctas ? std::min(All, alignTo(L.Ctas, countOf(L.Cluster))) : All;
}

uint64_t parameterBytes(const Function &F) {
  uint64_t Size = 0;
  for (uint32_t P : F.Parameters)
    Size = alignTo(Size, F.Variables[P].Align) + F.Variables[P].Size;
  return Size;
}

/// Makes \p S ready for \p L, whatever was before.
static void prepare(Machine::State &S, const Launch &L) {
  S.L = L;
  S.Steps = S.CtasDone = S.TurnBegan = 0;
  S.Error.clear();
  S.IsErrorFound = false;
  S.Random = L.Seed;
  S.Resident.clear();
  S.Printed.clear();
  S.Launches.clear();
}

namespace {
/// Global memory for each CTA of a grid that asks for it, while the grid runs.
class CtaMemoryOfGrid {
public:
  CtaMemoryOfGrid(Machine::State &S, const Function &F, const Launch &L)
      : S(S), Outer(S.OfCtas) {
    S.OfCtas = {};
    if (!F.Bounds.MinPerCtaMemory)
      return;
    CtaMemory &M = S.OfCtas;
    M.First = S.NextAddress;
    M.Size = alignTo(F.Bounds.MinPerCtaMemory, 1024);
    // What is beyond a CTA's memory belongs to nobody.
    M.Pitch = M.Size + 4096;
    for (uint64_t N = 0; N < ctasOf(L); ++N) {
      S.Heap.push_back({M.First + N * M.Pitch, std::vector<uint8_t>(M.Size),
                        "the memory of a CTA"});
      if (S.Bits)
        S.Bits->begin(S.Heap.back().Data.data(), M.Size, Origin::Global);
    }
    S.NextAddress += ctasOf(L) * M.Pitch;
  }
  ~CtaMemoryOfGrid() {
    const CtaMemory M = std::exchange(S.OfCtas, Outer);
    if (!M.Size)
      return;
    uint64_t End = M.First + ctasOf(S.L) * M.Pitch;
    erase_if(S.Heap, [&](const Allocation &A) {
      bool IsOurs = A.Address >= M.First && A.Address < End;
      if (IsOurs && S.Bits)
        S.Bits->end(A.Data.data(), A.Data.size());
      return IsOurs;
    });
  }
  CtaMemoryOfGrid(const CtaMemoryOfGrid &) = delete;
  CtaMemoryOfGrid &operator=(const CtaMemoryOfGrid &) = delete;

private:
  Machine::State &S;
  CtaMemory Outer;
};
} // namespace

Error runGrid(Machine::State &S, const Function &F, const Launch &L,
              ArrayRef<uint8_t> Parameters) {
  for (unsigned D = 0; D < 3; ++D)
    if (!L.Cluster[D] || L.Grid[D] % L.Cluster[D])
      return createStringError("the grid is no multiple of the cluster");
  prepare(S, L);
  CtaMemoryOfGrid Memory(S, F, L);
  Running G{S, F, Parameters};
  uint64_t Size = countOf(L.Cluster);
  G.Clusters = ctasOf(L) / Size;
  uint64_t Ctas = L.Resident ? L.Resident : residentCtas(S.P, F, L);
  G.MostResident = std::max<uint64_t>(Ctas / Size, 1);
  if (S.Watch)
    S.Watch->beginGrid(L, F);
  if (!runBeside(G)) {
    prepare(S, L);
    runClusters(G);
  }
  for (const auto &C : S.Resident) // Of a launch that has failed.
    S.Printed[C->Number] = C->Output;
  for (const auto &[Number, Text] : S.Printed)
    S.Output += Text;
  if (!S.Error.empty())
    return createStringError(S.Error);
  if (S.Watch)
    S.Watch->endGrid();
  return Error::success();
}

} // namespace opennvvm::ptxmachine
