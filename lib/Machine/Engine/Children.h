//===- Children.h - Grids that kernels launch -------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CUDA C++ Programming Guide, "CUDA Dynamic Parallelism": a grid that a thread
// launches may begin at any time, and ends before the grid of that thread is
// done. Here it begins when that grid's own threads have ended; those in the
// stream for tail launches when its other children have, too.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_ENGINE_CHILDREN_H
#define OPENNVVM_LIB_MACHINE_ENGINE_CHILDREN_H

#include "Machine/Engine/Grid.h"
#include "Machine/Machine.h"
#include <cstdint>
#include <map>
#include <vector>

namespace opennvvm::ptxmachine {

/// A grid that a thread has launched, or is about to launch.
struct Child {
  uint32_t Function = 0; ///< In Program::Functions.
  unsigned Grid[3] = {1, 1, 1}, Block[3] = {1, 1, 1};
  unsigned DynamicShared = 0;
  bool IsTail = false;
  std::vector<uint8_t> Parameters;
};

/// What the threads of the running grid launch.
struct Children {
  std::vector<Child> Launched;
  std::map<uint64_t, Child> Prepared; ///< By the address of the parameters.

  void clear() {
    Launched.clear();
    Prepared.clear();
  }
};

/// Runs \p F and what it launches, all to their ends. Errors are those of
/// runGrid().
llvm::Error runWithChildren(Machine::State &S, const Function &F,
                            const Launch &L,
                            llvm::ArrayRef<uint8_t> Parameters);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_ENGINE_CHILDREN_H
