//===- Scheduler.cpp - Runs the blocks of a grid --------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Launch/Scheduler.h"
#include "llvm/ADT/STLExtras.h"
#include <chrono>
#include <pthread.h>
#include <thread>

namespace opennvvm::tile {

/// Strong reads in a row that give nothing new, after which a block waits.
static constexpr unsigned Patience = 16;
/// Blocks that may be under way at once.
static constexpr size_t MostThreads = 4096;
/// Turns of each block without a change, after which all wait for ever.
static constexpr uint64_t MostRounds = 200;
/// Bytes of the stack of a thread: for what one operation does, and for each
/// region that may be in another.
static constexpr size_t OperationStack = 1 << 20, RegionStack = 4096;

Scheduler::Scheduler(LaunchState &Launch, unsigned Turns)
    : Launch(Launch), Turns(Turns), Blocks(Launch.Blocks) {
  Launch.Turns = this;
}

Scheduler::~Scheduler() {
  for (pthread_t T : Threads)
    pthread_join(T, nullptr);
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

void *Scheduler::entry(void *Self) {
  static_cast<Scheduler *>(Self)->work();
  return nullptr;
}

/// Called with the mutex held. \returns false if there are no more threads.
bool Scheduler::startThread() {
  if (Threads.size() >= MostThreads)
    return false;
  pthread_attr_t Attributes;
  pthread_attr_init(&Attributes);
  pthread_attr_setstacksize(
      &Attributes, OperationStack + Launch.Code.Bodies.size() * RegionStack);
  pthread_t Thread;
  bool Started = !pthread_create(&Thread, &Attributes, entry, this);
  pthread_attr_destroy(&Attributes);
  if (!Started)
    return false;
  Threads.push_back(Thread);
  ++Alive;
  return true;
}

/// Runs blocks until there are none, or somebody who waits takes the turn.
void Scheduler::work() {
  Pool Tiles;
  Frame F(Launch, Tiles);
  std::unique_lock<std::mutex> Lock(Mutex);
  while (Next < Blocks && !Launch.Stops) {
    uint64_t Index = Next++;
    Lock.unlock();
    F.begin(Index);
    if (tile::run(F, Launch.Entry.Code) == Flow::Stop)
      Launch.Stops = true;
    if (Launch.Watches)
      Launch.Order.add(F.Log);
    std::string Text = std::move(F.Printed);
    std::optional<Standing> Stopped = F.Stopped;
    F.clear();
    Lock.lock();
    if (Stopped)
      Standings.push_back(*Stopped);
    ++Done;
    ++Changes;
    Stuck.erase(Index);
    if (!Text.empty() || !Printed.empty() || NextPrinted != Index)
      Printed[Index] = std::move(Text);
    else
      ++NextPrinted;
    if (passTurn()) {
      --Alive;
      Heard.notify_one();
      return;
    }
  }
  passTurn();
  if (Launch.Stops)
    stopAll();
  --Alive;
  Heard.notify_one();
}

bool Scheduler::passTurn() {
  if (Waiting.empty())
    return false;
  Waiter *W = Waiting.front();
  Waiting.pop_front();
  W->HasTurn = true;
  W->Called.notify_one();
  return true;
}

void Scheduler::stopAll() {
  while (passTurn()) {
  }
}

//===----------------------------------------------------------------------===//
// Waiting
//===----------------------------------------------------------------------===//

void Scheduler::answered(Frame &F, uint32_t Site, uint64_t Answer,
                         bool Changed) {
  auto At = llvm::find_if(F.Seen, [&](auto &S) { return S.first == Site; });
  bool IsNew = At == F.Seen.end() || At->second != Answer;
  if (At == F.Seen.end())
    F.Seen.push_back({Site, Answer});
  else
    At->second = Answer;
  if (IsNew || Changed) {
    F.Waits = 0;
    ++Changes;
    return;
  }
  if (++F.Waits < Patience)
    return;
  F.Waits = 0;
  giveTurn(F, Site);
}

/// Whether no block can go on: all that have begun wait, nothing has changed
/// for long, and no other can begin. Called with the mutex held.
bool Scheduler::isStuck(const Frame &F) {
  if (uint64_t Now = Changes; Now != SeenChanges) {
    SeenChanges = Now;
    Rounds = 0;
    Stuck.clear();
  }
  Stuck.insert(F.Index);
  ++Rounds;
  uint64_t Begun = Next - Done;
  return Stuck.size() == Begun && Rounds > MostRounds * Begun;
}

void Scheduler::giveTurn(Frame &F, uint32_t Site) {
  std::unique_lock<std::mutex> Lock(Mutex);
  if (Launch.Stops) {
    F.stopAt(Site, /*IsWaiting=*/true);
    return;
  }
  bool CanBegin = Next < Blocks && Threads.size() < MostThreads;
  if (!CanBegin && isStuck(F)) {
    Launch.Findings.report(Rule::Deadlock, Site, 0, F.Index, [&] {
      Finding Found;
      Found.Message = messageOf(Rule::Deadlock, std::to_string(Next - Done));
      Found.Parties = {F.party(Site, "asks again and again")};
      return Found;
    });
    Launch.Findings.fail("blocks wait for each other for ever", Site);
    Launch.Stops = true;
    stopAll();
    return;
  }
  Waiter Self;
  Waiting.push_back(&Self);
  if (Waiting.size() > 1) {
    passTurn();
  } else if (!CanBegin || !startThread()) {
    // Those that have turns are all there are.
    Waiting.pop_back();
    Lock.unlock();
    std::this_thread::yield();
    return;
  }
  Self.Called.wait(Lock, [&] { return Self.HasTurn || Launch.Stops; });
  if (!Self.HasTurn)
    llvm::erase(Waiting, &Self);
  if (Launch.Stops)
    F.stopAt(Site, /*IsWaiting=*/true);
}

//===----------------------------------------------------------------------===//
// The thread that launches
//===----------------------------------------------------------------------===//

bool Scheduler::run(const Listeners &L) {
  bool GoesOn = true;
  std::unique_lock<std::mutex> Lock(Mutex);
  for (uint64_t I = 0; I < std::min<uint64_t>(Turns, Blocks); ++I)
    if (!startThread() && I == 0) {
      Launch.Findings.fail("no thread can be started", 0);
      return true;
    }
  while (Alive) {
    Heard.wait_for(Lock, std::chrono::milliseconds(50));
    std::string Text;
    for (auto At = Printed.begin();
         At != Printed.end() && At->first == NextPrinted; ++NextPrinted) {
      Text += At->second;
      At = Printed.erase(At);
    }
    uint64_t SoFar = Done;
    Lock.unlock();
    if (L.Print && !Text.empty())
      L.Print(Text);
    bool Goes = !L.Progress || L.Progress(SoFar, Blocks);
    Lock.lock();
    if (!Goes && GoesOn) {
      GoesOn = false;
      Launch.Stops = true;
      stopAll();
    }
  }
  llvm::sort(Standings, [](const Standing &A, const Standing &B) {
    return A.Block < B.Block;
  });
  // After an error, blocks are missing in between.
  std::string Rest;
  for (auto &[Index, Text] : Printed)
    Rest += Text;
  Lock.unlock();
  if (L.Print && !Rest.empty())
    L.Print(Rest);
  return GoesOn;
}

} // namespace opennvvm::tile
