//===- Files.cpp - Work on many files -------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Files.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/ThreadPool.h"
#include <fcntl.h>

using namespace llvm;

namespace opennvvm::tool {

/// Whether make has left \p Descriptors, "R,W", open. It closes them for
/// commands that are not marked with "+".
static bool areOpen(StringRef Descriptors) {
  auto [Read, Write] = Descriptors.split(',');
  int R, W;
  return !Read.getAsInteger(10, R) && !Write.getAsInteger(10, W) &&
         fcntl(R, F_GETFD) >= 0 && fcntl(W, F_GETFD) >= 0;
}

/// Make's jobserver; null if there is none. LLVM's client, which looks for it,
/// would complain about that.
static JobserverClient *findJobserver() {
  std::string Flags = sys::Process::GetEnv("MAKEFLAGS").value_or("");
  StringRef Server;
  for (StringRef Flag : split(Flags, ' '))
    if (Flag.consume_front("--jobserver-auth=") ||
        Flag.consume_front("--jobserver-fds="))
      Server = Flag;
  bool IsFifo = Server.consume_front("fifo:");
  bool Exists = IsFifo ? sys::fs::exists(Server) : areOpen(Server);
  return Exists ? JobserverClient::getInstance() : nullptr;
}

void forEachInput(const Options &O, function_ref<void(size_t)> Work,
                  function_ref<void(size_t, Progress &)> Finish) {
  Progress Shown(O);
  size_t Count = O.Inputs.size();
  size_t Threads = std::min<size_t>(O.Jobs, Count);
  ThreadPoolStrategy How = hardware_concurrency(Threads);
  std::optional<StdThreadPool> Pool;
  std::vector<std::shared_future<void>> Done;
  if (Threads > 1) {
    How.UseJobserver = findJobserver() != nullptr;
    Pool.emplace(How);
    for (size_t I = 0; I < Count; ++I)
      Done.push_back(Pool->async([Work, I] { Work(I); }));
  }
  for (size_t I = 0; I < Count; ++I) {
    Shown.show(I, O.Inputs[I]);
    if (Pool)
      Done[I].wait();
    else
      Work(I);
    Finish(I, Shown);
  }
  Shown.hide();
}

JobSlots::JobSlots(unsigned Wanted) : Threads(Wanted) {
  JobserverClient *Server = Wanted > 1 ? findJobserver() : nullptr;
  if (!Server)
    return;
  // The first is the one that every program has.
  while (Held.size() < Wanted) {
    JobSlot Slot = Server->tryAcquire();
    if (!Slot.isValid())
      break;
    Held.push_back(std::move(Slot));
  }
  Threads = std::max<unsigned>(Held.size(), 1);
}

JobSlots::~JobSlots() {
  for (JobSlot &Slot : Held)
    JobserverClient::getInstance()->release(std::move(Slot));
}

} // namespace opennvvm::tool
