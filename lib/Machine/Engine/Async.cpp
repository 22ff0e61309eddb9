//===- Async.cpp - Work that goes on beside its thread --------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Async.h"
#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/Handlers.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

using Queue = std::vector<std::unique_ptr<AsyncOperation>>;

static Cluster &clusterOf(const AsyncOperation &O) {
  return *O.Issuer->Home->Home;
}

static Queue &queueOf(const AsyncOperation &O) {
  return O.Group == AsyncGroup::None ? clusterOf(O).Async : O.Issuer->Async;
}

/// The thread whose list has what \p T waits for.
static Thread &ownerOf(Thread &T, AsyncGroup G) {
  return G == AsyncGroup::Matrix ? T.Home->Threads[size_t(T.Warp) / 4 * 128]
                                 : T;
}

static bool runOnce(Machine::State &S, AsyncOperation &O);

/// Executes what \p O tracks.
static bool runTracked(Machine::State &S, AsyncOperation &O) {
  Queue &Earlier = O.Pipeline ? clusterOf(O).Async : O.Issuer->Async;
  for (const auto &P : Earlier) {
    bool Same = O.Pipeline ? P->Pipeline == O.Pipeline && P->Issuer == O.Issuer
                           : P->Group == AsyncGroup::Copy;
    if (!Same || P->Ticket >= O.Ticket)
      continue;
    if (!runOnce(S, *P))
      return false;
    O.Tracked.push_back(P.get());
    // Who waits for the mbarrier has waited for it.
    if (!O.Pipeline)
      P->HasRead = true;
  }
  return true;
}

/// Executes \p O, unless that has been done, after what its pipeline has before
/// it.
static bool runOnce(Machine::State &S, AsyncOperation &O) {
  if (O.HasRun)
    return true;
  O.HasRun = true;
  --clusterOf(O).Pending;
  if (O.Pipeline)
    for (const auto &P : queueOf(O))
      if (P->Pipeline == O.Pipeline && P->Ticket < O.Ticket && !runOnce(S, *P))
        return false;
  if (O.Tracks && !runTracked(S, O))
    return false;
  Exec X(S, *O.Issuer);
  X.Operation = &O;
  if (O.Run(X) && (!O.Done || O.Done(X)))
    return true;
  S.Error = "line " + std::to_string(O.I->Line) + ": " + S.Error;
  return false;
}

static void end(Machine::State &S, AsyncOperation &O) {
  if (S.Watch)
    S.Watch->end(O);
}

/// Whether nobody asks for the operation of no group anymore: what is in a
/// pipeline is kept until a commit has arrived for it.
static bool isOver(const Machine::State &S, const AsyncOperation &O) {
  return O.HasRun && (!O.Pipeline || O.Tracks || !S.Watch);
}

/// Forgets the operations of no group that have been executed.
static void forget(Machine::State &S, Cluster &C) {
  SmallVector<AsyncOperation *, 8> Arrived;
  for (const auto &O : C.Async)
    if (isOver(S, *O) && O->Pipeline)
      Arrived.append(O->Tracked.begin(), O->Tracked.end());
  erase_if(C.Async, [&](const std::unique_ptr<AsyncOperation> &O) {
    if (!isOver(S, *O) && !is_contained(Arrived, O.get()))
      return false;
    end(S, *O);
    return true;
  });
}

bool start(Exec &X, AsyncOperation Operation) {
  Machine::State &S = X.S;
  auto Held = std::make_unique<AsyncOperation>(std::move(Operation));
  AsyncOperation &O = *Held;
  Cluster &C = clusterOf(O);
  O.Ticket = ++C.Tickets;
  O.Number = O.Issuer->Groups[unsigned(O.Group)] + 1;
  queueOf(O).push_back(std::move(Held));
  ++C.Pending;
  if (S.Watch)
    S.Watch->begin(X, O);
  if (!S.L.Seed || draw(C.Random, 4))
    return true;
  if (!runOnce(S, O))
    return false;
  if (O.Group == AsyncGroup::None)
    forget(S, C);
  return true;
}

void commitGroup(Exec &X, AsyncGroup G) { ++X.T.Groups[unsigned(G)]; }

/// Completes the operations of \p Kind in the list of \p Owner for which \p
/// Which holds.
template <typename Fn>
static bool completeWhere(Exec &X, Thread &Owner, bool OnlyReads, Fn Which) {
  size_t Kept = 0;
  Queue &List = Owner.Async;
  bool Ok = true;
  for (size_t N = 0; N < List.size(); ++N) {
    AsyncOperation &O = *List[N];
    bool Over = false;
    if (Ok && Which(O) && (Ok = runOnce(X.S, O))) {
      if (X.S.Watch)
        X.S.Watch->join(X, O, OnlyReads);
      O.HasRead = true;
      if (!OnlyReads) {
        O.Joined.set(O.Waiters == 1 ? 0 : X.T.Warp % 4 * 32 + X.T.Lane);
        Over = O.Joined.count() == O.Waiters;
      }
    }
    if (Over)
      end(X.S, O);
    else
      std::swap(List[Kept++], List[N]);
  }
  List.resize(Kept);
  return Ok;
}

bool waitForGroups(Exec &X, AsyncGroup G, uint64_t Pending, bool OnlyReads) {
  uint64_t Groups = X.T.Groups[unsigned(G)];
  uint64_t Last = Groups > Pending ? Groups - Pending : 0;
  return completeWhere(X, ownerOf(X.T, G), OnlyReads,
                       [&](const AsyncOperation &O) {
                         return O.Group == G && O.Number <= Last;
                       });
}

bool waitForTensor(Exec &X, bool Stores) {
  return completeWhere(X, X.T, /*OnlyReads=*/false,
                       [&](const AsyncOperation &O) {
                         return O.Group == AsyncGroup::Tensor &&
                                (O.I->Run == runTensorStore) == Stores;
                       });
}

/// Calls \p Do with each operation of \p C that is in a list of its thread.
template <typename Fn> static void forEachOfGroups(Cluster &C, Fn Do) {
  for (Cta &Each : C.Ctas)
    for (Thread &T : Each.Threads)
      for (const auto &O : T.Async)
        Do(*O);
}

bool completeOne(Machine::State &S, Cluster &C) {
  if (!C.Pending)
    return false;
  // The oldest one, or any.
  AsyncOperation *Next = nullptr;
  unsigned Seen = 0;
  auto Consider = [&](AsyncOperation &O) {
    if (O.HasRun)
      return;
    if (!Next ||
        (S.L.Seed ? !draw(C.Random, ++Seen + 1) : O.Ticket < Next->Ticket))
      Next = &O;
  };
  for (const auto &O : C.Async)
    Consider(*O);
  forEachOfGroups(C, Consider);
  if (!Next || !runOnce(S, *Next))
    return Next;
  if (Next->Group == AsyncGroup::None)
    forget(S, C);
  return true;
}

void completeSome(Machine::State &S, Cluster &C) {
  if (!S.L.Seed)
    return;
  while (C.Pending && S.Error.empty() && draw(C.Random, 2))
    completeOne(S, C);
}

/// Whether somebody was to wait for \p O before the end of its CTA.
static bool isAwaited(const AsyncOperation &O) {
  if (O.Group == AsyncGroup::Tensor || O.HasRead)
    return false;
  return O.Group != AsyncGroup::None || (!O.HasRun && (O.Done || O.Pipeline));
}

void completeAll(Machine::State &S, Cluster &C) {
  std::vector<AsyncOperation *> Left;
  Left.reserve(C.Async.size());
  for (const auto &O : C.Async)
    Left.push_back(O.get());
  forEachOfGroups(C, [&](AsyncOperation &O) { Left.push_back(&O); });
  llvm::sort(Left, [](const AsyncOperation *A, const AsyncOperation *B) {
    return A->Ticket < B->Ticket;
  });
  for (AsyncOperation *O : Left) {
    if (S.Watch && isAwaited(*O))
      S.Watch->abandon(*O);
    if (S.Error.empty())
      runOnce(S, *O);
    end(S, *O);
  }
  C.Async.clear();
  for (Cta &Each : C.Ctas)
    for (Thread &T : Each.Threads)
      T.Async.clear();
}

} // namespace opennvvm::ptxmachine
