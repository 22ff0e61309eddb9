//===- BulkCopy.cpp - Copies of contiguous memory -------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// PTX ISA, "cp.async.bulk", "cp.reduce.async.bulk", "cp.async.bulk.prefetch".
//
//===----------------------------------------------------------------------===//

#include "Machine/Instructions/Bulk/Cluster.h"
#include "Machine/Instructions/Combine.h"
#include "Machine/Instructions/Handlers.h"
#include "Machine/Instructions/Mbarrier.h"
#include "Machine/Undefined/Shade.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace opennvvm::ptxmachine {

//===----------------------------------------------------------------------===//
// Targets
//===----------------------------------------------------------------------===//

SmallVector<CopyTarget, 1> targetsOf(const Exec &X, const Mods &M,
                                     uint64_t Address, uint64_t Barrier,
                                     uint64_t CtaMask) {
  if (!M.Multicast)
    return {{Address, Barrier}};
  SmallVector<CopyTarget, 1> Targets;
  unsigned Parity = rankOf(X, Barrier) & 1;
  for (unsigned Rank = 0; Rank < 16; ++Rank)
    if (CtaMask >> Rank & 1) {
      unsigned Signaled = M.Bulk.CtaGroup == 2 ? (Rank & ~1u) | Parity : Rank;
      Targets.push_back({inCta(Address, Rank), inCta(Barrier, Signaled)});
    }
  return Targets;
}

bool checkTarget(Exec &X, const Mods &M, const CopyTarget &Target) {
  unsigned Rank = rankOf(X, Target.Address);
  unsigned Signaled = rankOf(X, Target.Barrier);
  if (M.Bulk.To == Space::Shared &&
      (Rank != X.T.Home->Rank || Signaled != Rank))
    return X.fail("a copy to .shared::cta is for the thread's own CTA");
  bool IsPair = M.Bulk.CtaGroup == 2 && (Rank ^ Signaled) == 1;
  if (M.Bulk.Rank && Signaled != Rank && !IsPair)
    return X.fail("the mbarrier of a tensor copy to CTA " + Twine(Rank) +
                  " is in CTA " + Twine(Signaled));
  return true;
}

bool completeAll(Exec &X, ArrayRef<CopyTarget> Targets, uint64_t Bytes) {
  return all_of(Targets, [&](const CopyTarget &T) {
    return completeTransaction(X, Space::SharedCluster, T.Barrier, Bytes);
  });
}

//===----------------------------------------------------------------------===//
// Copying
//===----------------------------------------------------------------------===//

namespace {
/// A copy with the operands that it was issued with.
struct BulkCopy {
  const Mods *M = nullptr;
  uint64_t Source = 0;
  unsigned Size = 0;
  uint16_t ByteMask = 0xFFFF; ///< Of each 16 bytes.
  SmallVector<CopyTarget, 1> Targets;

  bool write(Exec &X, const uint8_t *From, const Shade &Undefined,
             uint64_t Target) const;
  bool reduce(Exec &X, const uint8_t *From, const Shade &Undefined,
              uint64_t Target) const;
  bool run(Exec &X) const;
};
} // namespace

static Access asyncAccess(Access::KindTy Kind) {
  return {Kind, MemoryOrder::Weak, ThreadScope::None, MemoryProxy::Async};
}

bool BulkCopy::write(Exec &X, const uint8_t *From, const Shade &Undefined,
                     uint64_t Target) const {
  if (ByteMask == 0xFFFF) {
    uint8_t *To =
        X.access(M->Bulk.To, Target, Size, 16, asyncAccess(Access::Write));
    if (!To)
      return false;
    std::memcpy(To, From, Size);
    Undefined.write(X, To, 0, Size);
    return true;
  }
  for (unsigned At = 0; At < Size; ++At) {
    if (!(ByteMask >> At % 16 & 1))
      continue;
    uint8_t *To =
        X.access(M->Bulk.To, Target + At, 1, 1, asyncAccess(Access::Write));
    if (!To)
      return false;
    *To = From[At];
    Undefined.write(X, To, At, 1);
  }
  return true;
}

bool BulkCopy::reduce(Exec &X, const uint8_t *From, const Shade &Undefined,
                      uint64_t Target) const {
  uint8_t *To = X.access(
      M->Bulk.To, Target, Size, 16,
      {Access::Atomic, MemoryOrder::Relaxed,
       M->Bulk.To == Space::Global ? ThreadScope::Gpu : ThreadScope::Cluster,
       MemoryProxy::Async});
  if (!To)
    return false;
  unsigned Bytes = bitsOf(M->T[0]) / 8;
  if (X.S.Bits)
    X.S.Bits->combine(X, M->A, M->T[0], To, From, Undefined.Bits.data(),
                      Undefined.From, Size / Bytes);
  for (unsigned At = 0; At < Size; At += Bytes) {
    Word Old = 0, With = 0;
    std::memcpy(&Old, To + At, Bytes);
    std::memcpy(&With, From + At, Bytes);
    Word New = combine(M->A, M->T[0], Old, With, 0, /*Flush=*/false);
    std::memcpy(To + At, &New, Bytes);
  }
  return true;
}

bool BulkCopy::run(Exec &X) const {
  if (!Size)
    return true;
  const uint8_t *From =
      X.access(M->Bulk.From, Source, Size, 16, asyncAccess(Access::Read));
  if (!From)
    return false;
  // Source and target may be the same memory.
  SmallVector<uint8_t, 0> Data(From, From + Size);
  Shade Undefined(Size);
  Undefined.read(X, From, 0, Size);
  return all_of(Targets, [&](const CopyTarget &T) {
    return M->A == AtomOp::None ? write(X, Data.data(), Undefined, T.Address)
                                : reduce(X, Data.data(), Undefined, T.Address);
  });
}

/// Checks what is undefined behavior otherwise, before the copy begins.
static bool check(Exec &X, const BulkCopy &C) {
  const BulkMods &B = C.M->Bulk;
  if (C.Size % 16)
    return X.fail("a bulk copy of " + Twine(C.Size) +
                  " bytes, which is no multiple of 16");
  for (const CopyTarget &T : C.Targets) {
    if (T.Address % 16 || C.Source % 16)
      return X.fail("the addresses of a bulk copy are multiples of 16");
    if (B.HasBarrier && !checkTarget(X, *C.M, T))
      return false;
    if (B.To == Space::SharedCluster && B.From == Space::Shared &&
        rankOf(X, T.Address) == X.T.Home->Rank)
      return X.fail("a copy from .shared::cta to .shared::cluster is for "
                    "another CTA");
  }
  return true;
}

static bool issue(Exec &X, const Instruction &I) {
  const BulkMods &B = I.M.Bulk;
  BulkCopy C;
  C.M = &I.M;
  C.Source = X.address(I.Ops[1]);
  C.Size = unsigned(X.get64(I.Ops[2], 32));
  unsigned Next = 3;
  uint64_t Barrier = B.HasBarrier ? X.address(I.Ops[Next++]) : 0;
  uint64_t CtaMask = I.M.Multicast ? X.get64(I.Ops[Next++], 16) : 0;
  Next += I.M.CacheHint;
  if (B.HasByteMask)
    C.ByteMask = uint16_t(X.get64(I.Ops[Next], 16));
  C.Targets = targetsOf(X, I.M, X.address(I.Ops[0]), Barrier, CtaMask);
  if (!check(X, C))
    return false;
  AsyncOperation Operation;
  Operation.Issuer = &X.T;
  Operation.I = &I;
  Operation.Group = B.HasGroup ? AsyncGroup::Bulk : AsyncGroup::None;
  if (B.HasBarrier)
    Operation.Done = [Targets = C.Targets, Size = C.Size](Exec &Inner) {
      return completeAll(Inner, Targets, Size);
    };
  Operation.Run = [C = std::move(C)](Exec &Inner) { return C.run(Inner); };
  return start(X, std::move(Operation));
}

bool runCopyBulk(Exec &X, const Instruction &I) { return issue(X, I); }
bool runReduceBulk(Exec &X, const Instruction &I) { return issue(X, I); }

/// Nothing is seen of a prefetch but its errors.
bool runFetchBulk(Exec &X, const Instruction &I) {
  uint64_t Size = X.get64(I.Ops[1], 32);
  if (Size % 16)
    return X.fail("a bulk prefetch of " + Twine(Size) +
                  " bytes, which is no multiple of 16");
  return X.find(Space::Global, X.address(I.Ops[0]), unsigned(Size), 16);
}

} // namespace opennvvm::ptxmachine
