//===- Counter.cpp - Counts what is executed ------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Counting/Counter.h"
#include "Machine/Counting/Classes.h"
#include "Machine/Engine/Exec.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

Counter::Part &Counter::partOf(const Instruction &I) {
  auto [It, New] = Parts.try_emplace(&I);
  InstructionCount &C = It->second.Count;
  if (New) {
    C.Line = I.Line;
    C.Name = P.Mnemonics[I.Name];
    C.Class = classOf(C.Name, I.M);
  }
  return It->second;
}

void Counter::step(Exec &X, const Instruction &I) {
  if (I.Predicate >= 0 && bool(uint64_t(X.R[I.Predicate]) & 1) == I.IfFalse)
    return;
  ++partOf(I).Warps[{X.T.Home, X.T.Warp}].Executed[X.T.Lane];
}

/// The lanes of the warp of \p T.
static uint32_t lanesOf(const Thread &T) {
  size_t Threads = T.Home->Threads.size() - 32 * size_t(T.Warp);
  return Threads >= 32 ? UINT32_MAX : (1u << Threads) - 1;
}

/// Counts an access of an instruction.
void Counter::count(Exec &X, Space Sp, uint64_t Address, unsigned Size) {
  bool OfShared = isShared(Sp, Address);
  if (!Size || (!OfShared && !isGlobal(Sp, Address)))
    return;
  // Bulk and tensor copies are no requests of a warp.
  if (X.Operation && X.Operation->Proxy == MemoryProxy::Async)
    return;
  if (!X.Operation && !X.Fr->PC)
    return;
  const Instruction &I =
      X.Operation ? *X.Operation->I : X.Fr->F->Code[X.Fr->PC - 1];
  Part &In = partOf(I);
  WarpPart &Warp = In.Warps[{X.T.Home, X.T.Warp}];
  uint32_t Number;
  if (!X.Operation) {
    Number = Warp.Executed[X.T.Lane] - 1;
  } else {
    // A copy from global to shared memory is counted where it reads.
    if (OfShared)
      return;
    Number = Warp.Issued[X.T.Lane]++;
  }
  Warp.IsShared = OfShared;
  Warp.Requests.add(
      X.T.Lane, Number, Address, Size, lanesOf(X.T), [&](const Request &R) {
        OfShared ? countWavefronts(R, In.Count) : countSectors(R, In.Count);
      });
}

void Counter::finish(Part &In, WarpPart &Warp) {
  Warp.Requests.finish([&](const Request &R) {
    Warp.IsShared ? countWavefronts(R, In.Count) : countSectors(R, In.Count);
  });
  for (uint32_t N : Warp.Executed)
    In.Count.Threads += N;
  In.Count.Warps += *llvm::max_element(Warp.Executed);
}

void Counter::endCta(Cta &C) {
  unsigned Warps = unsigned(C.Threads.size() + 31) / 32;
  for (auto &[I, In] : Parts)
    for (unsigned W = 0; W < Warps; ++W)
      if (auto It = In.Warps.find({&C, W}); It != In.Warps.end()) {
        finish(In, It->second);
        In.Warps.erase(It);
      }
}

std::vector<InstructionCount> Counter::take() {
  std::vector<InstructionCount> Counts;
  for (auto &[I, In] : Parts) {
    for (auto &[Where, Warp] : In.Warps)
      finish(In, Warp);
    Counts.push_back(std::move(In.Count));
  }
  Parts.clear();
  llvm::sort(Counts, [](const InstructionCount &A, const InstructionCount &B) {
    return A.Line < B.Line;
  });
  return Counts;
}

//===----------------------------------------------------------------------===//
// The machine
//===----------------------------------------------------------------------===//

void Machine::setCounting(bool On) {
  S->Counts = On ? std::make_unique<Counter>(S->P) : nullptr;
  S->Watch = S->Counts.get();
}

std::vector<InstructionCount> Machine::takeCounts() {
  return S->Counts ? S->Counts->take() : std::vector<InstructionCount>();
}

} // namespace opennvvm::ptxmachine
