//===- Grid.h - Grids, clusters, CTAs, threads ------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_ENGINE_GRID_H
#define OPENNVVM_LIB_MACHINE_ENGINE_GRID_H

#include "Machine/Machine.h"
#include "Machine/Program.h"

namespace opennvvm::ptxmachine {

/// Where a thread's local memory begins: no variable is at address 0.
inline constexpr uint64_t FirstLocal = 64;

/// The blocks of \p L that are executed.
uint64_t ctasOf(const Launch &L);

/// The size of \p F's list of .param variables.
uint64_t parameterBytes(const Function &F);

/// Runs \p F in all threads of \p L; the last cluster to end stays in S.Last.
/// Fails as Machine::launch does.
llvm::Error runGrid(Machine::State &S, const Function &F, const Launch &L,
                    llvm::ArrayRef<uint8_t> Parameters);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_ENGINE_GRID_H
