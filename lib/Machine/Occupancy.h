//===- Occupancy.h - How many blocks run at once ----------------*- C++ -*-===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// CUDA C++ Programming Guide, "Compute Capabilities" and "Occupancy": the
// limits of threads, blocks, registers and shared memory of a multiprocessor.
//
//===----------------------------------------------------------------------===//

#ifndef OPENNVVM_LIB_MACHINE_OCCUPANCY_H
#define OPENNVVM_LIB_MACHINE_OCCUPANCY_H

#include "Machine/Machine.h"
#include "Machine/Program.h"

namespace opennvvm::ptxmachine {

/// What differs between compute capabilities.
struct ProcessorLimits {
  int Capability; ///< 90 for 9.0.
  int Blocks, Threads;
  int Shared; ///< KiB; a block may have one less.
  bool HasClusters, HasTensorMaps;
};

/// The limits of \p Capability; those of the next lower one that is known if it
/// is not.
const ProcessorLimits &limitsOf(int Capability);

/// Of all machines.
inline constexpr int Processors = 16, RegistersPerProcessor = 65536,
                     ReservedSharedPerBlock = 1024;

/// The threads that a block of \p F may have.
int maxThreads(const Function &F);
/// An estimate of the registers of a thread: code is not allocated to them.
int registersOf(const Function &F);
/// Blocks of so many threads, of \p Registers each, and bytes of shared memory
/// that a multiprocessor of \p Limits holds at once; 0 if it does not hold one.
/// 0 registers take none.
int blocksPerProcessor(const ProcessorLimits &Limits, int Threads,
                       int Registers, uint64_t Shared);
/// The same of blocks of \p F.
int blocksPerProcessor(const ProcessorLimits &Limits, const Function &F,
                       int Threads, uint64_t Shared);
/// The CTAs of \p L that the machine of \p P's .target holds at once.
uint64_t residentCtas(const Program &P, const Function &F, const Launch &L);

} // namespace opennvvm::ptxmachine

#endif // OPENNVVM_LIB_MACHINE_OCCUPANCY_H
