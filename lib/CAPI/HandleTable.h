//===- HandleTable.h - Objects that handles stand for -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_CAPI_HANDLETABLE_H
#define OPENNVVM_LIB_CAPI_HANDLETABLE_H

#include "llvm/ADT/DenseMap.h"
#include <memory>
#include <mutex>
#include <pthread.h>

namespace opennvvm::capi {

// A handle is a number that is never given out again, not an address: a dead or
// foreign one is recognized, and nothing is ever read through it.

/// The objects of type \p T that are alive. T::FirstHandle tells the kinds
/// apart.
template <typename T> class HandleTable {
public:
  uintptr_t add(std::shared_ptr<T> Object) {
    std::lock_guard<std::mutex> Guard(Lock);
    uintptr_t Handle = Next;
    Next += Distance;
    Alive[Handle] = std::move(Object);
    return Handle;
  }

  /// The object of \p Handle; null if it is not alive. It lives on while it is
  /// held, even if another thread destroys the handle.
  std::shared_ptr<T> find(uintptr_t Handle) {
    std::lock_guard<std::mutex> Guard(Lock);
    auto It = Alive.find(Handle);
    return It == Alive.end() ? nullptr : It->second;
  }

  /// \returns the object, which was alive; null if it was not.
  std::shared_ptr<T> remove(uintptr_t Handle) {
    std::lock_guard<std::mutex> Guard(Lock);
    auto It = Alive.find(Handle);
    if (It == Alive.end())
      return nullptr;
    std::shared_ptr<T> Last = std::move(It->second);
    Alive.erase(It);
    return Last;
  }

  /// The table of \p T. It is never destroyed: other threads may be inside a
  /// call when the process exits.
  static HandleTable &get() {
    static HandleTable &Table = *[] {
      auto *New = new HandleTable;
      // In a child process, no thread is left that could release the lock.
      pthread_atfork([] { get().Lock.lock(); }, [] { get().Lock.unlock(); },
                     [] { get().Lock.unlock(); });
      return New;
    }();
    return Table;
  }

private:
  /// Kinds differ by less than this.
  static constexpr uintptr_t Distance = 0x10;

  std::mutex Lock;
  llvm::DenseMap<uintptr_t, std::shared_ptr<T>> Alive;
  uintptr_t Next = T::FirstHandle;
};

} // namespace opennvvm::capi

#endif // OPENNVVM_LIB_CAPI_HANDLETABLE_H
