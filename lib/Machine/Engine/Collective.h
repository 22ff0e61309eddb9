//===- Collective.h - Whole warps that execute one instruction --*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Instructions of wgmma and tcgen05 are executed by all threads of a warp, of
// the four warps of a warpgroup, or of a warp in each CTA of a pair, and some
// wait for what others give back. Handlers let their thread wait; when all have
// come, the instruction's function runs once for them.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_ENGINE_COLLECTIVE_H
#define OPENNVVM_LIB_MACHINE_ENGINE_COLLECTIVE_H

#include "Machine/Engine/Exec.h"
#include "llvm/ADT/SmallVector.h"

namespace opennvvm::ptxmachine {

/// Who has to come.
enum class Crowd : uint8_t {
  Warp,
  Warpgroup,
  /// A warp of each CTA of a pair, if the instruction says .cta_group::2.
  WarpOfEachCta
};

/// The threads of a crowd, warp by warp, all at \p I.
struct Collective {
  Machine::State &S;
  const Instruction &I;
  llvm::SmallVector<Thread *, 128> Threads;

  Exec exec(unsigned Number) { return Exec(S, *Threads[Number]); }
};

enum class CollectiveResult : uint8_t {
  Done,
  Blocked, ///< To be tried again later; nothing was changed.
  Failed   ///< After Exec::fail().
};

/// Lets the thread of \p X wait for the others of its crowd. \returns true.
bool waitForCrowd(Exec &X);

/// Runs the instructions of \p Around for which everybody has come; \returns
/// whether any thread continued.
bool runCollectives(Machine::State &S, Cluster &Around);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_ENGINE_COLLECTIVE_H
