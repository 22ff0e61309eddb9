//===- Registers.h - The registers of blocks and threads --------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_TARGET_REGISTERS_H
#define OPENNVVM_TARGET_REGISTERS_H

#include <cstdint>

namespace opennvvm {

/// Registers of 32 bits that a block, or all blocks of a multiprocessor
/// together, can have, on each machine.
inline constexpr uint64_t MostRegistersOfBlock = 65536;
/// Registers that a thread can have.
inline constexpr uint64_t MostRegistersOfThread = 255;

} // namespace opennvvm

#endif // OPENNVVM_TARGET_REGISTERS_H
