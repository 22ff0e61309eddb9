//===- Occupancy.cpp - How many blocks run at once ------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Occupancy.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>

using namespace llvm;

namespace opennvvm::ptxmachine {

static constexpr ProcessorLimits Rows[] = {
    {75, 16, 1024, 64, false, false},  {80, 32, 2048, 164, false, false},
    {86, 16, 1536, 100, false, false}, {87, 16, 1536, 164, false, false},
    {88, 16, 1536, 100, false, false}, {89, 24, 1536, 100, false, false},
    {90, 32, 2048, 228, true, true},   {100, 32, 2048, 228, true, true},
    {110, 24, 1536, 228, true, true},  {120, 24, 1536, 100, true, true}};

const ProcessorLimits &limitsOf(int Capability) {
  const ProcessorLimits *Found = &Rows[0];
  for (const ProcessorLimits &R : Rows)
    if (R.Capability <= Capability)
      Found = &R;
  return *Found;
}

int maxThreads(const Function &F) {
  constexpr int Most = 1024;
  const unsigned *Coded = F.Bounds.MaxThreads;
  return Coded[0] ? int(Coded[0] * Coded[1] * Coded[2]) : Most;
}

// Those that are declared are values; about a third of them live at once.
int registersOf(const Function &F) {
  int Estimate = std::clamp(int(F.NumRegisters) / 3, 16, 255);
  if (F.Bounds.MaxRegisters)
    Estimate = std::min(Estimate, int(F.Bounds.MaxRegisters));
  // A block fits in a multiprocessor.
  return std::min(Estimate, RegistersPerProcessor / maxThreads(F));
}

/// Registers are allocated to warps, and shared memory to blocks, in units.
static constexpr int RegisterUnit = 256, SharedUnit = 128, WarpSize = 32;

int blocksPerProcessor(const ProcessorLimits &Limits, int Threads,
                       int Registers, uint64_t Shared) {
  if (Threads <= 0)
    return 0;
  int64_t Warps = divideCeil(Threads, WarpSize);
  int64_t Taken = Warps * int64_t(alignTo(Registers * WarpSize, RegisterUnit));
  int64_t Bytes = int64_t(alignTo(Shared + ReservedSharedPerBlock, SharedUnit));
  return int(
      std::min<int64_t>({Limits.Blocks, Limits.Threads / (Warps * WarpSize),
                         RegistersPerProcessor / std::max<int64_t>(Taken, 1),
                         (int64_t(Limits.Shared) << 10) / Bytes}));
}

int blocksPerProcessor(const ProcessorLimits &Limits, const Function &F,
                       int Threads, uint64_t Shared) {
  if (Threads > maxThreads(F))
    return 0;
  return blocksPerProcessor(Limits, Threads, registersOf(F), Shared);
}

uint64_t residentCtas(const Program &P, const Function &F, const Launch &L) {
  constexpr int Usual = 90;
  return uint64_t(Processors) *
         uint64_t(
             blocksPerProcessor(limitsOf(P.Target ? P.Target : Usual), F,
                                int(L.Block[0] * L.Block[1] * L.Block[2]),
                                alignTo(P.SharedSize, 16) + L.DynamicShared));
}

} // namespace opennvvm::ptxmachine
