//===- Async.h - Work that goes on beside its thread ------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Copies of cp.async, bulk and tensor copies, wgmma and tcgen05 do not happen
// when they are issued, but at any time until something waits for them: a group
// of the thread, or an mbarrier. The queue decides when.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_ENGINE_ASYNC_H
#define OPENNVVM_LIB_MACHINE_ENGINE_ASYNC_H

#include "Machine/Engine/Observer.h"
#include "llvm/ADT/FunctionExtras.h"
#include <memory>
#include <vector>

namespace opennvvm::ptxmachine {

/// What a thread waits with for its operations.
enum class AsyncGroup : uint8_t {
  None,   ///< An mbarrier, or nothing.
  Copy,   ///< cp.async.commit_group, cp.async.wait_group.
  Bulk,   ///< cp.async.bulk.commit_group, cp.async.bulk.wait_group.
  Matrix, ///< wgmma.commit_group, wgmma.wait_group.
  Tensor  ///< tcgen05.wait::ld, tcgen05.wait::st.
};

struct AsyncOperation {
  Thread *Issuer = nullptr;
  const Instruction *I = nullptr; ///< For its line.
  MemoryProxy Proxy = MemoryProxy::Async;
  AsyncGroup Group = AsyncGroup::None;
  /// The group's number among those of the thread and its kind, when it has
  /// been committed.
  uint64_t Number = 0;
  bool Committed = false;
  bool HasRead = false; ///< The sources: what wait_group.read waits for.
  /// Operations of one pipeline, such as the tcgen05.mma of a CTA, are executed
  /// in their order; 0 if it is not in one.
  uint64_t Pipeline = 0;
  /// Reads and writes memory through an Exec whose Operation this is. \returns
  /// false after Exec::fail().
  llvm::unique_function<bool(Exec &)> Run;
  /// What follows when it is done, such as complete_tx on an mbarrier; may be
  /// empty.
  llvm::unique_function<bool(Exec &)> Done;
};

/// Takes an operation that the thread of \p X issues. \returns false after
/// Exec::fail().
bool start(Exec &X, AsyncOperation Operation);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_ENGINE_ASYNC_H
