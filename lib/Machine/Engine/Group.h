//===- Group.h - Threads that execute one instruction -----------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_ENGINE_GROUP_H
#define OPENNVVM_LIB_MACHINE_ENGINE_GROUP_H

#include "Machine/Engine/Exec.h"
#include "llvm/ADT/SmallVector.h"

namespace opennvvm::ptxmachine {

/// The threads of a mask, each at an instruction.
struct Group {
  Machine::State &S;
  llvm::SmallVector<Thread *, 32> Lane; ///< By lane; null if none is waiting.
  uint32_t Mask = 0;

  const Instruction &at(unsigned L) const {
    const Frame &Fr = Lane[L]->Frames.back();
    return Fr.F->Code[Fr.PC - 1];
  }
};

/// Calls \p Do with each thread, its instruction and its lane.
template <typename Fn> void forEach(const Group &G, Fn Do) {
  for (unsigned L = 0; L < 32; ++L)
    if (G.Lane[L] && (G.Mask >> L & 1)) {
      Exec X(G.S, *G.Lane[L]);
      Do(X, G.at(L), L);
    }
}

/// The thread waits until those of \p Mask, which is to have its own bit, have
/// arrived. \returns false after Exec::fail().
bool waitForWarp(Exec &X, uint64_t Mask);

/// Lets the undefined bits of mma and wmma.mma come to their results.
void followProduct(UndefinedBits &U, Group &G);
/// shfl. A thread that would get its value from a lane that takes no part keeps
/// its own.
void shuffleLanes(Group &G);
/// The lanes of which that is so. PTX ISA, shfl.sync: their results are
/// undefined.
uint32_t lanesWithoutSource(Group &G);
/// The instructions on the matrices of a warp; \p Kind is one of their
/// handlers.
void runMatrixOperation(Group &G, Handler Kind);
/// tensormap.cp_fenceproxy
void copyTensorMap(Group &G);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_ENGINE_GROUP_H
