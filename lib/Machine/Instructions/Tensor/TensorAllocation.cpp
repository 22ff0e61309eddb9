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
#include "llvm/ADT/STLExtras.h"

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

/// Whether an allocation may have \p Count columns; sm_107 has more of them.
static bool isColumnCount(const Exec &X, const Mods &M, uint64_t Count) {
  if (!M.Tensor.IsExclusive)
    return isPowerOf2_64(Count) && Count >= TensorMemory::Unit &&
           Count <= TensorMemory::Shared;
  return Count && Count % TensorMemory::Unit == 0 &&
         Count <= (X.S.P.Target == 107 ? TensorMemory::Columns
                                       : TensorMemory::Shared);
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
  if (isColumnCount(Who.exec(0), I.M, Count))
    return unsigned(Count);
  Who.exec(0).fail(
      "tensor memory of " + Twine(Count) +
      (I.M.Tensor.IsExclusive
           ? " columns, which is no multiple of 32 that the machine has"
           : " columns, which is no power of 2 from 32 to 512"));
  return 0;
}

CollectiveResult allocateTensor(Collective &Who) {
  unsigned Count = countColumns(Who);
  if (!Count)
    return CollectiveResult::Failed;
  auto Leaders = leaders(Who);
  bool Exclusive = Who.I.M.Tensor.IsExclusive;
  for (Thread *T : Leaders)
    if (tensorMemoryOf(*T->Home).Relinquished) {
      Who.exec(0).misuse(Misuse::TensorFree,
                         "tcgen05.alloc after tcgen05.relinquish_alloc_permit");
      return CollectiveResult::Failed;
    }
  SmallVector<unsigned, 2> Found;
  for (Thread *T : Leaders) {
    auto First = tensorMemoryOf(*T->Home).findFree(Count, Exclusive);
    if (!First)
      return CollectiveResult::Blocked;
    Found.push_back(*First);
  }
  for (unsigned N = 0; N < Leaders.size(); ++N) {
    Exec X(Who.S, *Leaders[N]);
    const Instruction &I = Who.I;
    TensorMemory &M = tensorMemoryOf(*X.T.Home);
    M.take(Found[N], Count, {&X.T, &I});
    M.IsExclusive = Exclusive;
    if (X.S.Watch)
      for (unsigned Lane = 0; Lane < TensorMemory::Lanes; ++Lane)
        X.S.Watch->allocate(
            X, reinterpret_cast<const uint8_t *>(&M.cell(Lane, Found[N])),
            uint64_t(Count) * sizeof(uint32_t));
    uint64_t Address = X.address(I.Ops[0]);
    if (I.M.Space == Space::Generic && !isSharedAddress(Address)) {
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
  for (auto [N, T] : enumerate(leaders(Who))) {
    Exec X(Who.S, *T);
    TensorMemory &M = tensorMemoryOf(*X.T.Home);
    auto First = unsigned(X.get64(Who.I.Ops[0], 32));
    if (!M.isAllocation(First, Count) ||
        M.IsExclusive != bool(Who.I.M.Tensor.IsExclusive)) {
      X.misuse(Misuse::TensorFree,
               "tcgen05.dealloc of " + Twine(Count) + " columns at 0x" +
                   Twine::utohexstr(First) + ", which is no allocation");
      return CollectiveResult::Failed;
    }
    if (X.S.Watch) {
      // What any thread of the warp knows to be done is done.
      X.S.Watch->syncWarp(ArrayRef(Who.Threads).slice(N * 32, 32));
      for (unsigned Lane = 0; Lane < TensorMemory::Lanes; ++Lane)
        if (!X.access(Space::Tensor, tensorAddress(*X.T.Home, Lane, First),
                      Count * unsigned(sizeof(uint32_t)), 4, {Access::Write}))
          return CollectiveResult::Failed;
    }
    M.give(First, Count);
    M.IsExclusive = false;
  }
  return CollectiveResult::Done;
}

CollectiveResult relinquishTensor(Collective &Who) {
  for (Thread *T : leaders(Who))
    tensorMemoryOf(*T->Home).Relinquished = true;
  return CollectiveResult::Done;
}

} // namespace opennvvm::ptxmachine
