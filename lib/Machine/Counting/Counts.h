//===- Counts.h - What a launch has executed --------------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_COUNTING_COUNTS_H
#define OPENNVVM_LIB_MACHINE_COUNTING_COUNTS_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace opennvvm::ptxmachine {

enum class InstructionClass : uint8_t {
  Integer,
  Float,
  Convert,
  Move,
  Global,   ///< Loads, stores and prefetches of global and generic memory.
  Shared,   ///< Of shared memory, also of another block.
  Local,    ///< Of local memory.
  Constant, ///< Of constants and parameters.
  Atomic,
  Copy, ///< Asynchronous copies.
  Matrix,
  Barrier, ///< Barriers, fences and mbarriers.
  Warp,    ///< Exchanges between lanes.
  Control,
  Other
};
inline constexpr unsigned NumInstructionClasses =
    unsigned(InstructionClass::Other) + 1;

/// "shared memory"
llvm::StringRef nameOf(InstructionClass C);

/// What one instruction of the text has done in all threads.
struct InstructionCount {
  unsigned Line = 0; ///< Of the PTX.
  std::string Name;  ///< "ld.global.f32"
  InstructionClass Class = InstructionClass::Other;
  uint64_t Threads = 0; ///< Executions; not those that a predicate prevented.
  /// The least number of executions by warps: those of its busiest lane.
  uint64_t Warps = 0;
  /// Accesses to global memory by warps, the sectors of 32 bytes that these
  /// touch, and the least number that would hold their bytes.
  uint64_t Requests = 0, Sectors = 0, LeastSectors = 0;
  /// Accesses to shared memory by warps, how often its banks had to be asked
  /// for these, and how often if no two lanes wanted different words of a bank.
  uint64_t SharedRequests = 0, Wavefronts = 0, LeastWavefronts = 0;
};

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_COUNTING_COUNTS_H
