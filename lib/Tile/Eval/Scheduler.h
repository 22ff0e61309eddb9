//===- Scheduler.h - Blocks and agents that wait for each other -*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_TILE_EVAL_SCHEDULER_H
#define OPENNVVM_LIB_TILE_EVAL_SCHEDULER_H

#include "mlir/IR/Operation.h"
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <random>
#include <string>
#include <vector>

namespace opennvvm::tile_eval {

/// Runs tasks side by side, only ever one at a time: another goes on where one
/// waits. Tasks take turns, or in an order that depends on a seed.
class Scheduler {
public:
  /// Takes turns if \p Seed is 0.
  explicit Scheduler(unsigned Seed);

  struct Task {
    std::string Name; ///< How a deadlock names it.
    std::function<llvm::LogicalResult()> Run;
  };

  /// Runs \p Tasks to their ends. Fails if one of them does: the others end
  /// where they wait.
  llvm::LogicalResult run(llvm::ArrayRef<Task> Tasks);

  /// Waits in \p At until \p Ready returns true; \p For says what that is.
  /// Fails if another task has failed, or if it never will be: then it reports
  /// what each task waits for.
  llvm::LogicalResult wait(mlir::Operation *At, llvm::StringRef For,
                           std::function<bool()> Ready);

private:
  /// A thread that runs a task, or waits for those that it has started.
  struct Entry {
    std::string Name;
    mlir::Operation *At = nullptr;
    std::string For;
    std::function<bool()> Ready;
    bool Ended = false;
  };
  using Lock = std::unique_lock<std::mutex>;

  /// Lets another entry run, and returns when \p Self may again.
  void pass(Lock &Held, size_t Self);
  /// Which entry runs next; reports a deadlock if there is none.
  size_t next(size_t Self);
  bool canRun(const Entry &E) const;
  void reportDeadlock();

  std::mutex Baton;
  std::condition_variable Passed;
  std::deque<Entry> Entries;
  size_t Running = 0;
  bool Stopped = false;
  bool IsRandom;
  std::mt19937 Random;
};

} // namespace opennvvm::tile_eval

#endif // OPENNVVM_LIB_TILE_EVAL_SCHEDULER_H
