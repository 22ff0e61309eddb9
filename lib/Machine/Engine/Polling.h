//===- Polling.h - Threads that ask again -----------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A thread in a loop that reads a flag until another thread sets it gives up
// its turn when it has read the same value again. If its state is then what it
// was at the turn before, it has done nothing but ask; when all threads only
// ask, nothing can happen anymore.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_ENGINE_POLLING_H
#define OPENNVVM_LIB_MACHINE_ENGINE_POLLING_H

#include "Machine/Engine/Exec.h"

namespace opennvvm::ptxmachine {

/// A hash of all that decides what \p T does next, besides memory that others
/// write.
uint64_t stateOf(const Thread &T);

/// A hash of the memory that a thread can wait for others to write.
uint64_t memoryOf(const Machine::State &S);

/// The thread lets others run before it goes on.
void giveUpTurn(Exec &X);

/// The thread executes \p I, which reads \p Size bytes at \p At strongly. It
/// gives up its turn if its last strong read was the same and found the same.
void notePoll(Exec &X, const Instruction &I, const uint8_t *At, unsigned Size);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_ENGINE_POLLING_H
