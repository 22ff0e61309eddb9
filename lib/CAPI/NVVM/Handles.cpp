//===- Handles.cpp - Which programs are alive -----------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Handles.h"
#include "Program.h"
#include "llvm/ADT/DenseMap.h"
#include <mutex>
#include <pthread.h>

namespace opennvvm::capi {

namespace {
struct HandleTable {
  std::mutex Lock;
  llvm::DenseMap<uintptr_t, std::shared_ptr<NVVMProgram>> Alive;
  uintptr_t Next = FirstHandle;

  // No address is odd in this way, so that a number is easy to tell from one.
  static constexpr uintptr_t FirstHandle = 0x4E56564D01, Distance = 0x10;
};
} // namespace

/// The table is never destroyed: other threads may be inside a call when the
/// process exits.
static HandleTable &table() {
  static HandleTable &Table = *[] {
    auto *New = new HandleTable;
    // In a child process, no thread is left that could release the lock.
    pthread_atfork([] { table().Lock.lock(); }, [] { table().Lock.unlock(); },
                   [] { table().Lock.unlock(); });
    return New;
  }();
  return Table;
}

nvvmProgram addHandle(std::shared_ptr<NVVMProgram> Program) {
  HandleTable &T = table();
  std::lock_guard<std::mutex> Guard(T.Lock);
  uintptr_t Handle = T.Next;
  T.Next += HandleTable::Distance;
  T.Alive[Handle] = std::move(Program);
  return reinterpret_cast<nvvmProgram>(Handle);
}

std::shared_ptr<NVVMProgram> findHandle(nvvmProgram Handle) {
  HandleTable &T = table();
  std::lock_guard<std::mutex> Guard(T.Lock);
  auto It = T.Alive.find(reinterpret_cast<uintptr_t>(Handle));
  return It == T.Alive.end() ? nullptr : It->second;
}

bool removeHandle(nvvmProgram Handle) {
  std::shared_ptr<NVVMProgram> Last;
  HandleTable &T = table();
  std::lock_guard<std::mutex> Guard(T.Lock);
  auto It = T.Alive.find(reinterpret_cast<uintptr_t>(Handle));
  if (It == T.Alive.end())
    return false;
  // Destroyed after the lock is released.
  Last = std::move(It->second);
  T.Alive.erase(It);
  return true;
}

} // namespace opennvvm::capi
