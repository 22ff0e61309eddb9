//===- Worker.h - The thread that checks documents --------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_LSP_WORKER_H
#define OPENNVVM_LIB_LSP_WORKER_H

#include "llvm/ADT/FunctionExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/thread.h"
#include <chrono>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <string>

namespace opennvvm::editor {

/// One thread that does in turn what takes long, so that the thread that reads
/// messages can always answer.
class Worker {
public:
  using Task = llvm::unique_function<void()>;

  Worker();
  /// Does the tasks of post() that are left, and drops the others.
  ~Worker();
  Worker(const Worker &) = delete;
  Worker &operator=(const Worker &) = delete;

  /// Does \p Work, after the tasks that are already there.
  void post(Task Work);

  /// The same, after \p Delay, and instead of an earlier task of the same \p
  /// Key that has not begun.
  void postLatest(llvm::StringRef Key, Task Work,
                  std::chrono::milliseconds Delay);

private:
  using Clock = std::chrono::steady_clock;
  struct Item {
    std::string Key; ///< Empty for those of post().
    Clock::time_point Due;
    Task Work;
  };

  void run();

  std::mutex Lock;
  std::condition_variable Changed;
  std::deque<Item> Items;
  bool Stops = false;
  llvm::thread Thread; ///< Last: it uses the others.
};

} // namespace opennvvm::editor

#endif // OPENNVVM_LIB_LSP_WORKER_H
