//===- Scheduler.cpp - Blocks and agents that wait for each other ---------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scheduler.h"
#include <thread>

using namespace mlir;

namespace opennvvm::tile_eval {

Scheduler::Scheduler(unsigned Seed) : IsRandom(Seed != 0), Random(Seed) {
  // The thread that begins.
  Entries.emplace_back();
}

/// A task that has been stopped runs to end where it waits; one that has
/// started others waits for them even then.
bool Scheduler::canRun(const Entry &E) const {
  if (E.Ended)
    return false;
  return !E.Ready || (Stopped && E.At) || E.Ready();
}

void Scheduler::reportDeadlock() {
  for (const Entry &E : Entries)
    if (!E.Ended && E.At)
      E.At->emitError("deadlock: ") << E.Name << " waits for " << E.For;
}

size_t Scheduler::next(size_t Self) {
  SmallVector<size_t> Able;
  for (size_t I = 1, N = Entries.size(); I <= N; ++I)
    if (size_t Other = (Self + I) % N; canRun(Entries[Other]))
      Able.push_back(Other);
  if (Able.empty()) {
    reportDeadlock();
    Stopped = true;
    return next(Self);
  }
  return IsRandom ? Able[Random() % Able.size()] : Able.front();
}

void Scheduler::pass(Lock &Held, size_t Self) {
  Running = next(Self);
  Passed.notify_all();
  if (!Entries[Self].Ended)
    Passed.wait(Held, [&] { return Running == Self; });
}

LogicalResult Scheduler::wait(Operation *At, StringRef For,
                              std::function<bool()> Ready) {
  if (!Stopped && !IsRandom && Ready())
    return success();
  Lock Held(Baton);
  size_t Self = Running;
  Entry &E = Entries[Self];
  E.At = At;
  E.For = For.str();
  E.Ready = std::move(Ready);
  pass(Held, Self);
  E.Ready = nullptr;
  E.At = nullptr;
  return failure(Stopped);
}

LogicalResult Scheduler::run(ArrayRef<Task> Tasks) {
  Lock Held(Baton);
  size_t Self = Running, First = Entries.size();
  for (const Task &T : Tasks)
    Entries.emplace_back().Name = T.Name;
  std::vector<std::thread> Threads;
  Threads.reserve(Tasks.size());
  for (size_t I = 0; I != Tasks.size(); ++I)
    Threads.emplace_back([this, &T = Tasks[I], Own = First + I] {
      {
        Lock Start(Baton);
        Passed.wait(Start, [&] { return Running == Own; });
      }
      bool Failed = failed(T.Run());
      Lock End(Baton);
      Stopped |= Failed;
      Entries[Own].Ended = true;
      pass(End, Own);
    });
  Entries[Self].Ready = [this, First, Count = Tasks.size()] {
    for (size_t I = First; I != First + Count; ++I)
      if (!Entries[I].Ended)
        return false;
    return true;
  };
  pass(Held, Self);
  Entries[Self].Ready = nullptr;
  Held.unlock();
  for (std::thread &T : Threads)
    T.join();
  return failure(Stopped);
}

} // namespace opennvvm::tile_eval
