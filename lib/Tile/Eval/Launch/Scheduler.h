//===- Scheduler.h - Runs the blocks of a grid ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_LAUNCH_SCHEDULER_H
#define OPENNVVM_LIB_TILE_EVAL_LAUNCH_SCHEDULER_H

#include "Tile/Eval/Program/Frame.h"
#include "llvm/ADT/DenseSet.h"
#include <condition_variable>
#include <deque>
#include <functional>
#include <pthread.h>

namespace opennvvm::tile {

/// What whoever launches wants to hear, in its own thread.
struct Listeners {
  std::function<void(llvm::StringRef)> Print;
  /// Ends the launch if it returns false.
  std::function<bool(uint64_t Done, uint64_t Blocks)> Progress;
};

/// Runs blocks in threads, and begins them in the order of their numbers. So
/// many hold a turn, and run; a block that waits for others gives its turn to
/// one that waits for a turn, or to a new one, so that all come to their end.
/// With one turn, everything happens in the same order each time.
class Scheduler {
public:
  Scheduler(LaunchState &Launch, unsigned Turns);
  ~Scheduler();

  /// Runs all blocks. \returns false if a listener has ended the launch.
  bool run(const Listeners &L);

  /// After run() has returned false: where the blocks were that had begun and
  /// not ended, in the order of their numbers.
  llvm::ArrayRef<Standing> standings() const { return Standings; }
  /// The blocks that had not begun.
  uint64_t notBegun() const { return Blocks - Next; }

  /// A strong read of the step at \p Site has given \p Answer. \p Changed: the
  /// operation has changed memory. Who gets the same answer again and again
  /// waits.
  void answered(Frame &F, uint32_t Site, uint64_t Answer, bool Changed);

private:
  struct Waiter {
    std::condition_variable Called;
    bool HasTurn = false;
  };

  void work();
  bool startThread();
  /// Gives the turn of this thread to somebody else, until it gets one again.
  void giveTurn(Frame &F, uint32_t Site);
  /// Lets one that waits have the turn. \returns false if nobody does.
  bool passTurn();
  bool isStuck(const Frame &F);
  void stopAll();
  static void *entry(void *Self);

  LaunchState &Launch;
  const unsigned Turns;
  const uint64_t Blocks;
  std::mutex Mutex;
  std::condition_variable Heard; ///< For the thread that launches.
  std::deque<Waiter *> Waiting;
  std::vector<pthread_t> Threads;
  unsigned Alive = 0; ///< Threads.
  uint64_t Next = 0, Done = 0;
  std::vector<Standing> Standings;
  /// What blocks have printed that is not delivered yet.
  std::map<uint64_t, std::string> Printed;
  uint64_t NextPrinted = 0;
  /// Counts what may end the waiting of a block.
  std::atomic<uint64_t> Changes{0};
  uint64_t SeenChanges = 0, Rounds = 0;
  llvm::DenseSet<uint64_t> Stuck; ///< Blocks that have waited since then.
};

} // namespace opennvvm::tile

#endif // OPENNVVM_LIB_TILE_EVAL_LAUNCH_SCHEDULER_H
