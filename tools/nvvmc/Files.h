//===- Files.h - Work on many files -----------------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TOOLS_NVVMC_FILES_H
#define OPENNVVM_TOOLS_NVVMC_FILES_H

#include "CommandLine/Options.h"
#include "Progress.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Jobserver.h"

namespace opennvvm::tool {

using namespace cli; // Its options.

/// Calls \p Work with the number of each input, in up to O.Jobs threads, and
/// after each, in the order of the inputs, \p Finish in this thread. If make
/// has a jobserver, each thread works while it holds one of its slots. Shows
/// the progress as O.Progress says; \p Finish hides it before it prints.
/// \param Work must catch crashes.
void forEachInput(const Options &O, llvm::function_ref<void(size_t)> Work,
                  llvm::function_ref<void(size_t, Progress &)> Finish);

/// Slots of make's jobserver for several threads, for as long as this exists.
class JobSlots {
public:
  /// \param Wanted the number of threads that would be of use.
  explicit JobSlots(unsigned Wanted);
  ~JobSlots();
  JobSlots(const JobSlots &) = delete;
  JobSlots &operator=(const JobSlots &) = delete;

  /// How many threads may work: what was wanted if there is no jobserver, and
  /// otherwise one and those for which it has slots.
  unsigned threads() const { return Threads; }

private:
  llvm::SmallVector<llvm::JobSlot, 8> Held;
  unsigned Threads;
};

} // namespace opennvvm::tool

#endif // OPENNVVM_TOOLS_NVVMC_FILES_H
