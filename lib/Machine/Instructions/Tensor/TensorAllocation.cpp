//===- TensorAllocation.cpp - tcgen05.alloc and dealloc -------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "Tensor Memory Allocation and Management Instructions".
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/TensorMemory.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Tensor/Collectives.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

bool runTensorAllocate(Exec &X, const Instruction &) { return waitForCrowd(X); }
bool runTensorFree(Exec &X, const Instruction &) { return waitForCrowd(X); }
bool runTensorRelinquish(Exec &X, const Instruction &) {
  return waitForCrowd(X);
}

/// The first thread of each warp.
static SmallVector<Thread *, 2> leaders(const Collective &Who) {
  SmallVector<Thread *, 2> Of;
  for (unsigned N = 0; N < Who.Threads.size(); N += 32)
    Of.push_back(Who.Threads[N]);
  return Of;
}

/// The number of columns, which is operand 1; 0 after Exec::fail().
static unsigned countColumns(Collective &Who) {
  const Instruction &I = Who.I;
  uint64_t Count = Who.exec(0).get64(I.Ops[1], 32);
  for (unsigned N = 0; N < Who.Threads.size(); ++N) {
    Exec X = Who.exec(N);
    if (X.get64(I.Ops[1], 32) == Count)
      continue;
    X.fail("the threads do not agree on the number of columns");
    return 0;
  }
  if (isPowerOf2_64(Count) && Count >= TensorMemory::Unit &&
      Count <= TensorMemory::Columns)
    return unsigned(Count);
  Who.exec(0).fail("tensor memory of " + Twine(Count) +
                   " columns, which is no power of 2 from 32 to 512");
  return 0;
}

CollectiveResult allocateTensor(Collective &Who) {
  unsigned Count = countColumns(Who);
  if (!Count)
    return CollectiveResult::Failed;
  auto Leaders = leaders(Who);
  for (Thread *T : Leaders)
    if (tensorMemoryOf(*T->Home).Relinquished) {
      Who.exec(0).fail("tcgen05.alloc after tcgen05.relinquish_alloc_permit");
      return CollectiveResult::Failed;
    }
  SmallVector<unsigned, 2> Found;
  for (Thread *T : Leaders) {
    auto First = tensorMemoryOf(*T->Home).findFree(Count);
    if (!First)
      return CollectiveResult::Blocked;
    Found.push_back(*First);
  }
  for (unsigned N = 0; N < Leaders.size(); ++N) {
    Exec X(Who.S, *Leaders[N]);
    tensorMemoryOf(*X.T.Home).take(Found[N], Count);
    const Instruction &I = Who.I;
    uint64_t Address = X.address(I.Ops[0]);
    if (I.M.Space == Space::Generic &&
        (Address < SharedWindow || Address >= LocalWindow)) {
      X.fail("tcgen05.alloc writes an address outside of shared memory");
      return CollectiveResult::Failed;
    }
    uint8_t *To = X.access(I.M.Space, Address, 4, 4, {Access::Write});
    if (!To)
      return CollectiveResult::Failed;
    uint32_t Column = Found[N];
    std::memcpy(To, &Column, 4);
  }
  return CollectiveResult::Done;
}

CollectiveResult freeTensor(Collective &Who) {
  unsigned Count = countColumns(Who);
  if (!Count)
    return CollectiveResult::Failed;
  for (Thread *T : leaders(Who)) {
    Exec X(Who.S, *T);
    uint64_t Address = X.get64(Who.I.Ops[0], 32);
    if (!tensorMemoryOf(*X.T.Home).give(unsigned(Address), Count)) {
      X.fail("tcgen05.dealloc of " + Twine(Count) + " columns at 0x" +
             Twine::utohexstr(Address) + ", which is no allocation");
      return CollectiveResult::Failed;
    }
  }
  return CollectiveResult::Done;
}

CollectiveResult relinquishTensor(Collective &Who) {
  for (Thread *T : leaders(Who))
    tensorMemoryOf(*T->Home).Relinquished = true;
  return CollectiveResult::Done;
}

} // namespace opennvvm::ptxmachine
