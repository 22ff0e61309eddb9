//===- Polling.cpp - Threads that ask again -------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Polling.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

uint64_t stateOf(const Thread &T) {
  const auto *Registers = reinterpret_cast<const uint8_t *>(T.Registers.data());
  uint64_t Parts[] = {
      xxh3_64bits(ArrayRef(Registers, T.Registers.size() * sizeof(Word))),
      xxh3_64bits(ArrayRef(T.Local)), T.Frames.size(), T.Frames.back().PC,
      T.Carry};
  return xxh3_64bits(
      ArrayRef(reinterpret_cast<const uint8_t *>(Parts), sizeof Parts));
}

uint64_t memoryOf(const Machine::State &S) {
  uint64_t Hash = xxh3_64bits(ArrayRef(S.Globals));
  auto Add = [&](const std::vector<uint8_t> &Bytes) {
    uint64_t Both[] = {Hash, xxh3_64bits(ArrayRef(Bytes))};
    Hash = xxh3_64bits(
        ArrayRef(reinterpret_cast<const uint8_t *>(Both), sizeof Both));
  };
  for (const Allocation &A : S.Heap)
    Add(A.Data);
  for (const auto &Around : S.Resident)
    for (const Cta &C : Around->Ctas)
      Add(C.Shared);
  return Hash;
}

void giveUpTurn(Exec &X) {
  X.T.Status = Status::Spinning;
  uint64_t State = stateOf(X.T);
  X.T.HasChanged = State != X.T.Polled.State;
  X.T.Polled.State = State;
}

void notePoll(Exec &X, const Instruction &I, const uint8_t *At, unsigned Size) {
  if (X.Operation)
    return;
  uint64_t Value = 0, Next = 0;
  for (unsigned From = 0; From < Size; From += sizeof Next, Next = 0) {
    std::memcpy(&Next, At + From, std::min<size_t>(sizeof Next, Size - From));
    Value = Value * 0x9E3779B97F4A7C15 + Next;
  }
  Poll &P = X.T.Polled;
  if (P.I == &I && P.At == At && P.Value == Value)
    return giveUpTurn(X);
  P = {&I, At, Value, 0};
}

} // namespace opennvvm::ptxmachine
