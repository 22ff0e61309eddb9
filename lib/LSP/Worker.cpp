//===- Worker.cpp - The thread that checks documents ----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Worker.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::editor {

/// LLVM's reader and its passes recurse; this is what nvvmc gives its main
/// thread.
static constexpr unsigned StackSize = 96u << 20;

Worker::Worker()
    : Thread(std::optional<unsigned>(StackSize), [this] { run(); }) {}

Worker::~Worker() {
  {
    std::lock_guard<std::mutex> Guard(Lock);
    Stops = true;
    erase_if(Items, [](const Item &I) { return !I.Key.empty(); });
  }
  Changed.notify_one();
  Thread.join();
}

void Worker::post(Task Work) {
  {
    std::lock_guard<std::mutex> Guard(Lock);
    Items.push_back({"", Clock::now(), std::move(Work)});
  }
  Changed.notify_one();
}

void Worker::postLatest(StringRef Key, Task Work,
                        std::chrono::milliseconds Delay) {
  {
    std::lock_guard<std::mutex> Guard(Lock);
    erase_if(Items, [&](const Item &I) { return I.Key == Key; });
    Items.push_back({Key.str(), Clock::now() + Delay, std::move(Work)});
  }
  Changed.notify_one();
}

void Worker::run() {
  std::unique_lock<std::mutex> Guard(Lock);
  while (true) {
    if (Items.empty()) {
      if (Stops)
        return;
      Changed.wait(Guard);
      continue;
    }
    // The earliest that is due; of several, the first that came.
    auto Next = llvm::min_element(
        Items, [](const Item &A, const Item &B) { return A.Due < B.Due; });
    if (Next->Due > Clock::now()) {
      Changed.wait_until(Guard, Next->Due);
      continue;
    }
    Task Work = std::move(Next->Work);
    Items.erase(Next);
    Guard.unlock();
    Work();
    Guard.lock();
  }
}

} // namespace opennvvm::editor
