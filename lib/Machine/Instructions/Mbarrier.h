//===- Mbarrier.h - What other instructions do to an mbarrier ---*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_INSTRUCTIONS_MBARRIER_H
#define OPENNVVM_LIB_MACHINE_INSTRUCTIONS_MBARRIER_H

#include "Machine/Engine/Exec.h"

namespace opennvvm::ptxmachine {

/// The complete_tx of \p Bytes at the mbarrier at \p Address in \p Sp.
/// \returns false after Exec::fail().
bool completeTransaction(Exec &X, Space Sp, uint64_t Address, uint64_t Bytes);

/// One arrival at the mbarrier at \p Address in \p Sp. \returns false after
/// Exec::fail().
bool arriveOnce(Exec &X, Space Sp, uint64_t Address);

/// What a thread waits for that has last executed \p I, a test for the end of a
/// phase; empty if it is none.
std::string describeWait(Exec &X, const Instruction &I);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_INSTRUCTIONS_MBARRIER_H
