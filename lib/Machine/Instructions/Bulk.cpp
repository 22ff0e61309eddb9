//===- Bulk.cpp - Copies, caches, canceled clusters -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Undefined/UndefinedBits.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// cp.async. Bytes beyond the source's size are zero.
bool runCopyAsync(Exec &X, const Instruction &I) {
  uint64_t Size = X.get64(I.Ops[2], 32);
  if (Size != 4 && Size != 8 && Size != 16)
    return X.fail("cp.async of " + Twine(Size) + " bytes");
  bool HasSource = I.NumOps > (I.M.CacheHint ? 4 : 3);
  uint64_t From = HasSource ? X.get64(I.Ops[3], 32) : Size;
  if (From > Size)
    return X.fail("cp.async of " + Twine(From) + " bytes to " + Twine(Size));
  uint64_t To = X.address(I.Ops[0]), Source = X.address(I.Ops[1]);
  // Bad addresses are known at once.
  if (!X.find(Space::Shared, To, unsigned(Size), unsigned(Size)) ||
      (From && !X.find(Space::Global, Source, unsigned(From), unsigned(Size))))
    return false;
  AsyncOperation Operation;
  Operation.Issuer = &X.T;
  Operation.I = &I;
  Operation.Proxy = MemoryProxy::Generic;
  Operation.Group = AsyncGroup::Copy;
  Operation.Run = [To, Source, Size = unsigned(Size),
                   From = unsigned(From)](Exec &Inner) {
    uint8_t Data[16] = {}, Undefined[16] = {};
    OriginId Origin = 0;
    if (From) {
      const uint8_t *Bytes =
          Inner.access(Space::Global, Source, From, Size, {Access::Read});
      if (!Bytes)
        return false;
      std::memcpy(Data, Bytes, From);
      if (Inner.S.Bits)
        Origin =
            Inner.S.Bits->read(Inner, Bytes, MutableArrayRef(Undefined, From));
    }
    uint8_t *Target =
        Inner.access(Space::Shared, To, Size, Size, {Access::Write});
    if (Target)
      std::memcpy(Target, Data, Size);
    if (Target && Origin)
      Inner.S.Bits->write(Inner, Target, ArrayRef(Undefined, Size), Origin);
    return Target != nullptr;
  };
  return start(X, std::move(Operation));
}

bool runCopyCommit(Exec &X, const Instruction &) {
  commitGroup(X, AsyncGroup::Copy);
  return true;
}
bool runCopyWait(Exec &X, const Instruction &I) {
  return waitForGroups(X, AsyncGroup::Copy, X.get64(I.Ops[0], 32), false);
}
/// As a commit and a wait for all groups.
bool runCopyWaitAll(Exec &X, const Instruction &) {
  commitGroup(X, AsyncGroup::Copy);
  return waitForGroups(X, AsyncGroup::Copy, 0, false);
}
bool runBulkCommit(Exec &X, const Instruction &) {
  commitGroup(X, AsyncGroup::Bulk);
  return true;
}
bool runBulkWait(Exec &X, const Instruction &I) {
  return waitForGroups(X, AsyncGroup::Bulk, X.get64(I.Ops[0], 32), false);
}
bool runBulkWaitRead(Exec &X, const Instruction &I) {
  return waitForGroups(X, AsyncGroup::Bulk, X.get64(I.Ops[0], 32), true);
}

bool runFence(Exec &X, const Instruction &I) {
  if (X.S.Watch)
    X.S.Watch->fence(X, I);
  return true;
}

/// st.bulk: zeros in shared memory.
bool runStoreBulk(Exec &X, const Instruction &I) {
  uint64_t Size = X.get64(I.Ops[1]);
  if (Size % 8 || X.get64(I.Ops[2]))
    return X.fail("st.bulk stores zeros, eight bytes and their multiples");
  uint64_t Address = X.address(I.Ops[0]);
  if (I.M.Space == Space::Generic && !isSharedAddress(Address))
    return X.fail("st.bulk outside of shared memory");
  uint8_t *To = X.access(I.M.Space, Address, unsigned(Size), 8,
                         Access::of(Access::Write, I.M));
  if (!To)
    return false;
  std::memset(To, 0, Size);
  return true;
}

/// The cache line of an instruction that operates on one.
static uint8_t *line(Exec &X, const Instruction &I) {
  if (X.get64(I.Ops[1]) != 128) {
    X.fail("a cache line has 128 bytes");
    return nullptr;
  }
  return X.find(I.M.Space, X.address(I.Ops[0]), 128, 128);
}

/// The address of a prefetch that promises to be valid.
bool runFetchLine(Exec &X, const Instruction &I) {
  return X.find(Space::Global, X.address(I.Ops[0]), 1, 1);
}

bool runTouch(Exec &X, const Instruction &I) { return line(X, I); }

/// The contents are undefined after a discard.
bool runDiscard(Exec &X, const Instruction &I) {
  if (!line(X, I))
    return false;
  uint8_t *At =
      X.access(I.M.Space, X.address(I.Ops[0]), 128, 128, {Access::Write});
  if (!At)
    return false;
  std::memset(At, 0xDD, 128);
  if (X.S.Bits) {
    SmallVector<uint8_t, 128> All(128, 0xFF);
    X.S.Bits->write(X, At, All, Origin::Global);
  }
  return true;
}

/// Any value; instructions that take a policy ignore it.
bool runCreatePolicy(Exec &X, const Instruction &I) {
  X.set(I.Ops[0], 0x1000000000000000);
  return true;
}

/// Reads the answer of clusterlaunchcontrol.try_cancel.
bool runIsCanceled(Exec &X, const Instruction &I) {
  X.set(I.Ops[0], X.get(I.Ops[1]) != 0);
  return true;
}
bool runFirstCanceled(Exec &X, const Instruction &) {
  return X.fail("nothing was canceled");
}

} // namespace opennvvm::ptxmachine
