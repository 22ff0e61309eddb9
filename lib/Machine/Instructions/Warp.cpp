//===- Warp.cpp - Operations of several threads ---------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Engine/Group.h"
#include "Machine/Instructions/FloatBits.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Undefined/UndefinedBits.h"
#include "llvm/ADT/SmallVector.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

//===----------------------------------------------------------------------===//
// Coming together
//===----------------------------------------------------------------------===//

bool waitForWarp(Exec &X, uint64_t Mask) {
  X.T.Mask = uint32_t(Mask);
  if (!(Mask >> X.T.Lane & 1))
    return X.fail("the mask of a .sync instruction leaves out its thread");
  X.T.Status = Status::AtWarp;
  return true;
}

/// What the arrival of \p T adds to a barrier's count. Barriers count warps, so
/// the lanes that the block's last warp lacks count, too.
static unsigned countOf(const Thread &T) {
  unsigned Rest = T.Home->Threads.size() % 32;
  bool IsFirstOfLast =
      Rest && T.Lane == 0 && T.Warp == T.Home->Threads.size() / 32;
  return IsFirstOfLast ? 1 + 32 - Rest : 1;
}

/// The threads of a barrier, of which there are \p Count, or all.
static std::string describeCount(unsigned Count) {
  return Count ? std::to_string(Count) + " threads" : "all threads";
}

bool runBarrier(Exec &X, const Instruction &I) {
  if (I.M.OfWarp)
    return waitForWarp(X, X.get64(I.Ops[0], 32));
  if (I.M.OfCluster) {
    if (I.M.M == Mode::Arrive) {
      ++X.T.ClusterArrivals;
      if (X.S.Watch)
        X.S.Watch->arrive(X, clusterBarrierOf(X.T));
      return true;
    }
    if (I.M.M != Mode::Wait)
      return X.fail("barrier.cluster without .arrive or .wait");
    X.T.Status = Status::AtCluster;
    return true;
  }
  unsigned Next = I.M.Red ? 1 : 0;
  X.T.Barrier = unsigned(X.get64(I.Ops[Next], 32));
  X.T.BarrierCount = 0;
  if (I.M.Red) {
    unsigned Last = I.NumOps - 1u;
    X.T.BarrierValue = X.getPredicate(I.Ops[Last]);
    if (Last > Next + 1)
      X.T.BarrierCount = unsigned(X.get64(I.Ops[Next + 1], 32));
  } else if (I.NumOps > 1) {
    X.T.BarrierCount = unsigned(X.get64(I.Ops[1], 32));
  }
  if (X.T.Barrier > 15)
    return X.fail("barrier " + Twine(X.T.Barrier));
  if (X.T.BarrierCount % 32)
    return X.fail("a barrier of " + Twine(X.T.BarrierCount) +
                  " threads, which is not a multiple of 32");
  Cta::BarrierPhase &Phase = X.T.Home->Phases[X.T.Barrier];
  if (!Phase.First)
    Phase = {&I, X.T.BarrierCount};
  else if (Phase.Count != X.T.BarrierCount && X.S.Watch)
    X.S.Watch->misuse(X, Misuse::ThreadCount,
                      "barrier " + Twine(X.T.Barrier) + " is for " +
                          describeCount(X.T.BarrierCount) + " here, and for " +
                          describeCount(Phase.Count) + " in line " +
                          Twine(Phase.First->Line),
                      nullptr);
  if (I.M.M == Mode::Arrive) {
    X.T.Home->Arrived[X.T.Barrier] += countOf(X.T);
    if (X.S.Watch)
      X.S.Watch->arrive(X, {X.T.Home, X.T.Barrier});
  } else
    X.T.Status = Status::AtBarrier;
  return true;
}

/// The lanes of the thread's warp that have not ended.
static uint32_t livingLanes(const Exec &X) {
  uint32_t Mask = 0;
  for (const Thread &T : X.T.Home->Threads)
    if (T.Warp == X.T.Warp && T.Status != Status::Done)
      Mask |= 1u << T.Lane;
  return Mask;
}

// Forms without .sync, which have no mask, belong to machines whose lanes run
// in lockstep.
bool runShuffle(Exec &X, const Instruction &I) {
  return waitForWarp(X, I.NumOps > 4 ? X.get64(I.Ops[4], 32) : livingLanes(X));
}
bool runVote(Exec &X, const Instruction &I) {
  return waitForWarp(X, I.NumOps > 2 ? X.get64(I.Ops[2], 32) : livingLanes(X));
}
bool runMatch(Exec &X, const Instruction &I) {
  return waitForWarp(X, X.get64(I.Ops[2], 32));
}
bool runRedux(Exec &X, const Instruction &I) {
  return waitForWarp(X, X.get64(I.Ops[2], 32));
}
bool runElect(Exec &X, const Instruction &I) {
  return waitForWarp(X, X.get64(I.Ops[1], 32));
}

bool runCopyTensorMap(Exec &X, const Instruction &) {
  return waitForWarp(X, ~0u);
}

bool runActiveMask(Exec &X, const Instruction &I) {
  X.set(I.Ops[0], livingLanes(X));
  return true;
}

//===----------------------------------------------------------------------===//
// Doing it
//===----------------------------------------------------------------------===//

/// The lane that lane \p L gets its value from, and whether that is within its
/// segment; otherwise, it is itself.
static std::pair<unsigned, bool> sourceOf(Exec &X, const Instruction &I,
                                          unsigned L) {
  uint64_t B = X.get64(I.Ops[2], 32) & 31, C = X.get64(I.Ops[3], 32);
  unsigned Segment = C >> 8 & 31, Clamp = C & 31;
  unsigned Last = (L & Segment) | (Clamp & ~Segment & 31), First = L & Segment;
  int64_t J = L;
  bool Inside = false;
  switch (I.M.M) {
  case Mode::Up:
    J = int64_t(L) - int64_t(B);
    Inside = J >= int64_t(Last);
    break;
  case Mode::Down:
    J = int64_t(L + B);
    Inside = J <= int64_t(Last);
    break;
  case Mode::Bfly:
    J = int64_t(L ^ B);
    Inside = J <= int64_t(Last);
    break;
  default:
    J = int64_t(First | (B & ~Segment & 31));
    Inside = J <= int64_t(Last);
  }
  return {Inside ? unsigned(J) : L, Inside};
}

static bool takesPart(const Group &G, unsigned L) {
  return G.Lane[L] && (G.Mask >> L & 1);
}

uint32_t lanesWithoutSource(Group &G) {
  uint32_t Lanes = 0;
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    Lanes |= uint32_t(!takesPart(G, sourceOf(X, I, L).first)) << L;
  });
  return Lanes;
}

void shuffleLanes(Group &G) {
  uint64_t Value[32] = {};
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    Value[L] = X.get64(I.Ops[1], 32);
  });
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    auto [From, Inside] = sourceOf(X, I, L);
    // Of a lane that takes no part, the value is undefined.
    X.set(I.Ops[0], Value[takesPart(G, From) ? From : L]);
    if (I.Ops[0].Second != UINT32_MAX)
      X.R[I.Ops[0].Second] = Inside;
  });
}

static void vote(Group &G) {
  uint32_t Ballot = 0, Here = 0;
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    Here |= 1u << L;
    Ballot |= uint32_t(X.getPredicate(I.Ops[1])) << L;
  });
  forEach(G, [&](Exec &X, const Instruction &I, unsigned) {
    uint64_t Result = I.M.M == Mode::All   ? Ballot == Here
                      : I.M.M == Mode::Any ? Ballot != 0
                      : I.M.M == Mode::Uni ? Ballot == Here || !Ballot
                                           : Ballot;
    X.set(I.Ops[0], Result);
  });
}

static void match(Group &G) {
  uint64_t Value[32] = {};
  uint32_t Here = 0;
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    Value[L] = X.get64(I.Ops[1], bitsOf(I.M.T[0]));
    Here |= 1u << L;
  });
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    uint32_t Same = 0;
    for (unsigned J = 0; J < 32; ++J)
      if ((Here >> J & 1) && Value[J] == Value[L])
        Same |= 1u << J;
    if (I.M.M == Mode::All) {
      X.set(I.Ops[0], Same == Here ? Here : 0);
      if (I.Ops[0].Second != UINT32_MAX)
        X.R[I.Ops[0].Second] = Same == Here;
    } else {
      X.set(I.Ops[0], Same);
    }
  });
}

static void reduxFloats(Group &G) {
  bool First = true;
  uint64_t Sum = 0;
  forEach(G, [&](Exec &X, const Instruction &I, unsigned) {
    uint64_t V = X.get64(I.Ops[1], 32);
    Sum = floatExtreme(First ? V : Sum, V, I.M.T[0], I.M, I.M.A == AtomOp::Max);
    First = false;
  });
  forEach(G, [&](Exec &X, const Instruction &I, unsigned) {
    X.set(I.Ops[0], Sum);
  });
}

static void redux(Group &G) {
  bool First = true;
  uint64_t Sum = 0;
  forEach(G, [&](Exec &X, const Instruction &I, unsigned) {
    uint64_t V = X.get64(I.Ops[1], 32);
    bool Less = isSigned(I.M.T[0]) ? int32_t(V) < int32_t(Sum) : V < Sum;
    switch (I.M.A) {
    case AtomOp::Add:
      Sum = uint32_t(Sum + V);
      break;
    case AtomOp::Min:
      Sum = First || Less ? V : Sum;
      break;
    case AtomOp::Max:
      Sum = First || !Less ? V : Sum;
      break;
    case AtomOp::And:
      Sum = First ? V : Sum & V;
      break;
    case AtomOp::Or:
      Sum |= V;
      break;
    default:
      Sum ^= V;
    }
    First = false;
  });
  forEach(G, [&](Exec &X, const Instruction &I, unsigned) {
    X.set(I.Ops[0], Sum);
  });
}

static void elect(Group &G) {
  unsigned Leader = 32;
  forEach(G, [&](Exec &, const Instruction &, unsigned L) {
    Leader = std::min(Leader, L);
  });
  forEach(G, [&](Exec &X, const Instruction &I, unsigned L) {
    X.set(I.Ops[0], Leader);
    if (I.Ops[0].Second != UINT32_MAX)
      X.R[I.Ops[0].Second] = L == Leader;
  });
}

static void together(Group &G, Handler Kind, Ty T) {
  if (Kind == runShuffle)
    shuffleLanes(G);
  else if (Kind == runVote)
    vote(G);
  else if (Kind == runMatch)
    match(G);
  else if (Kind == runRedux)
    T == Ty::F32 ? reduxFloats(G) : redux(G);
  else if (Kind == runElect)
    elect(G);
  else if (Kind == runCopyTensorMap)
    copyTensorMap(G);
  else
    runMatrixOperation(G, Kind);
}

/// Runs the operation of \p Leader's mask once all of it has arrived.
static bool tryGroup(Machine::State &S, Cta &C, Thread &Leader) {
  Group G{S, SmallVector<Thread *, 32>(32, nullptr), Leader.Mask};
  const Frame &Fr = Leader.Frames.back();
  const Instruction &I = Fr.F->Code[Fr.PC - 1];
  for (Thread &T : C.Threads) {
    if (T.Warp != Leader.Warp || !(Leader.Mask >> T.Lane & 1))
      continue;
    if (T.Status == Status::Done)
      continue; // Do not wait for threads that have ended.
    const Frame &Own = T.Frames.back();
    if (T.Status != Status::AtWarp || T.Mask != Leader.Mask ||
        Own.F->Code[Own.PC - 1].Run != I.Run)
      return false;
    G.Lane[T.Lane] = &T;
  }
  uint32_t Line = I.Line;
  if (S.Watch && I.M.OfWarp)
    S.Watch->syncWarp(G.Lane);
  if (S.Bits)
    S.Bits->together(G, I);
  together(G, I.Run, I.M.T[0]);
  if (!S.Error.empty())
    S.Error = "line " + std::to_string(Line) + ": " + S.Error;
  for (Thread *T : G.Lane)
    if (T)
      T->Status = Status::Ready;
  return true;
}

bool runWarpOperations(Machine::State &S, Cta &C) {
  bool Moved = false;
  for (Thread &T : C.Threads)
    if (T.Status == Status::AtWarp && S.Error.empty())
      Moved |= tryGroup(S, C, T);
  return Moved;
}

//===----------------------------------------------------------------------===//
// Barriers
//===----------------------------------------------------------------------===//

/// The result of bar.red for each thread.
static void reduceBarrier(Machine::State &S, ArrayRef<Thread *> Waiting) {
  unsigned True = 0;
  for (Thread *T : Waiting)
    True += T->BarrierValue;
  for (Thread *T : Waiting) {
    Exec X(S, *T);
    const Instruction &I = X.Fr->F->Code[X.Fr->PC - 1];
    if (!I.M.Red)
      continue;
    X.set(I.Ops[0], I.M.Popc              ? True
                    : I.M.B == Logic::And ? True == Waiting.size()
                                          : True != 0);
  }
}

/// Tells observers that \p Waiting have arrived and go on.
static void tellBarrier(Machine::State &S, ArrayRef<Thread *> Waiting,
                        const SyncObject &Object) {
  for (Thread *T : Waiting) {
    Exec X(S, *T);
    S.Watch->arrive(X, Object);
  }
  S.Watch->complete(Object);
  for (Thread *T : Waiting) {
    Exec X(S, *T);
    S.Watch->wait(X, Object);
  }
}

static bool tryBarrier(Machine::State &S, Cta &C, unsigned Number) {
  SmallVector<Thread *, 128> Waiting;
  unsigned Alive = 0;
  for (Thread &T : C.Threads) {
    Alive += T.Status != Status::Done;
    if (T.Status == Status::AtBarrier && T.Barrier == Number)
      Waiting.push_back(&T);
  }
  if (Waiting.empty())
    return false;
  if (unsigned Needed = Waiting[0]->BarrierCount) {
    unsigned Count = C.Arrived[Number];
    for (const Thread *T : Waiting)
      Count += countOf(*T);
    if (Count < Needed)
      return false;
  } else if (Waiting.size() + C.Arrived[Number] < Alive) {
    return false;
  }
  reduceBarrier(S, Waiting);
  C.Arrived[Number] = 0;
  C.Phases[Number] = {};
  if (S.Watch)
    tellBarrier(S, Waiting, {&C, Number});
  for (Thread *T : Waiting)
    T->Status = Status::Ready;
  return true;
}

/// Tells observers that \p T goes on from the barrier of the cluster, whose
/// phase ends with the first thread that does.
static void tellCluster(Machine::State &S, Thread &T) {
  SyncObject Object = clusterBarrierOf(T);
  if (unsigned &Phases = T.Home->Home->Phases; Phases < T.ClusterArrivals) {
    ++Phases;
    S.Watch->complete(Object);
  }
  Exec X(S, T);
  S.Watch->wait(X, Object);
}

/// Threads continue when every thread of the cluster has arrived as often.
static bool tryCluster(Machine::State &S, Cluster &Around) {
  bool Moved = false;
  for (Cta &C : Around.Ctas)
    for (Thread &T : C.Threads) {
      if (T.Status != Status::AtCluster)
        continue;
      bool All = true;
      for (Cta &Other : Around.Ctas)
        for (Thread &U : Other.Threads)
          All &= U.Status == Status::Done ||
                 U.ClusterArrivals >= T.ClusterArrivals;
      if (All) {
        if (S.Watch)
          tellCluster(S, T);
        T.Status = Status::Ready;
        Moved = true;
      }
    }
  return Moved;
}

bool runBarriers(Machine::State &S, Cluster &Around) {
  bool Moved = tryCluster(S, Around);
  for (Cta &C : Around.Ctas)
    for (unsigned Number = 0; Number < 16; ++Number)
      Moved |= tryBarrier(S, C, Number);
  return Moved;
}

} // namespace opennvvm::ptxmachine
