//===- Bulk.cpp - Copies, caches, canceled clusters -----------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Machine/Engine/Exec.h"
#include "Machine/Instructions/Handlers.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

/// cp.async: done immediately, so there is nothing to wait for. Bytes beyond
/// the source's size are zero.
bool runCopyAsync(Exec &X, const Instruction &I) {
  uint64_t Size = X.get64(I.Ops[2], 32);
  if (Size != 4 && Size != 8 && Size != 16)
    return X.fail("cp.async of " + Twine(Size) + " bytes");
  bool HasSource = I.NumOps > (I.M.CacheHint ? 4 : 3);
  uint64_t From = HasSource ? X.get64(I.Ops[3], 32) : Size;
  if (From > Size)
    return X.fail("cp.async of " + Twine(From) + " bytes to " + Twine(Size));
  uint8_t *To = X.access(Space::Shared, X.address(I.Ops[0]), unsigned(Size),
                         unsigned(Size), {Access::Write});
  if (!To)
    return false;
  std::memset(To, 0, Size);
  if (!From)
    return true;
  const uint8_t *Source =
      X.access(Space::Global, X.address(I.Ops[1]), unsigned(From),
               unsigned(Size), {Access::Read});
  if (!Source)
    return false;
  std::memcpy(To, Source, From);
  return true;
}

/// st.bulk: zeros in shared memory.
bool runStoreBulk(Exec &X, const Instruction &I) {
  uint64_t Size = X.get64(I.Ops[1]);
  if (Size % 8 || X.get64(I.Ops[2]))
    return X.fail("st.bulk stores zeros, eight bytes and their multiples");
  uint64_t Address = X.address(I.Ops[0]);
  if (I.M.Space == Space::Generic &&
      (Address < SharedWindow || Address >= LocalWindow))
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

bool runTouch(Exec &X, const Instruction &I) { return line(X, I); }

/// The contents are undefined after a discard.
bool runDiscard(Exec &X, const Instruction &I) {
  uint8_t *At = line(X, I);
  if (!At)
    return false;
  std::memset(At, 0xDD, 128);
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
