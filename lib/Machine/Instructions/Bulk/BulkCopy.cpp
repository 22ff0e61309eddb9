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
  for (unsigned Rank = 0; Rank < 32; ++Rank)
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
  /// With .ignore_oob: the bytes at the ends that are not read.
  unsigned Left = 0, Right = 0;
  SmallVector<CopyTarget, 1> Targets;

  /// The size of one access; those of strong copies are separate.
  unsigned pieceSize() const {
    return M->Order == MemoryOrder::Weak ? Size : 16;
  }
  Access access(Access::KindTy Kind) const {
    return {Kind, M->Order, M->Scope, MemoryProxy::Async};
  }
  bool read(Exec &X, MutableArrayRef<uint8_t> To, Shade &Undefined) const;
  bool write(Exec &X, const uint8_t *From, const Shade &Undefined,
             uint64_t Target) const;
  bool reduce(Exec &X, const uint8_t *From, const Shade &Undefined,
              uint64_t Target) const;
  bool run(Exec &X) const;
};
} // namespace

/// Bytes that are not read have any value.
bool BulkCopy::read(Exec &X, MutableArrayRef<uint8_t> To,
                    Shade &Undefined) const {
  if (Left || Right)
    std::memset(To.data(), 0xDD, Size);
  if (X.S.Bits && (Left || Right)) {
    std::memset(Undefined.Bits.data(), 0xFF, Size);
    Undefined.From = Origin::Shared;
  }
  for (unsigned At = Left, End = Size - Right, Next; At < End; At = Next) {
    Next = std::min(At - At % 16 + pieceSize(), End);
    const uint8_t *From =
        X.access(M->Bulk.From, Source + At, Next - At, 1, access(Access::Read));
    if (!From)
      return false;
    std::memcpy(&To[At], From, Next - At);
    Undefined.read(X, From, At, Next - At);
  }
  return true;
}

bool BulkCopy::write(Exec &X, const uint8_t *From, const Shade &Undefined,
                     uint64_t Target) const {
  unsigned Piece = ByteMask == 0xFFFF ? pieceSize() : 1;
  for (unsigned At = 0; At < Size; At += Piece) {
    if (!(ByteMask >> At % 16 & 1))
      continue;
    uint8_t *To = X.access(M->Bulk.To, Target + At, Piece, std::min(Piece, 16u),
                           access(Access::Write));
    if (!To)
      return false;
    std::memcpy(To, From + At, Piece);
    Undefined.write(X, To, At, Piece);
  }
  return true;
}

bool BulkCopy::reduce(Exec &X, const uint8_t *From, const Shade &Undefined,
                      uint64_t Target) const {
  ThreadScope Scope = M->Scope != ThreadScope::None ? M->Scope
                      : M->Bulk.To == Space::Global ? ThreadScope::Gpu
                                                    : ThreadScope::Cluster;
  uint8_t *To = X.access(
      M->Bulk.To, Target, Size, 16,
      {Access::Atomic, MemoryOrder::Relaxed, Scope, MemoryProxy::Async});
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
  // Source and target may be the same memory.
  SmallVector<uint8_t, 0> Data(Size);
  Shade Undefined(Size);
  if (!read(X, Data, Undefined))
    return false;
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
  if (C.Left > 15 || C.Right > 15 || C.Left + C.Right > C.Size)
    return X.fail("a bulk copy of " + Twine(C.Size) + " bytes that ignores " +
                  Twine(C.Left) + " and " + Twine(C.Right) + " of them");
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
  if (B.IgnoresBounds) {
    C.Left = unsigned(X.get64(I.Ops[Next++], 32));
    C.Right = unsigned(X.get64(I.Ops[Next++], 32));
  }
  uint64_t Barrier = B.HasBarrier ? X.address(I.Ops[Next++]) : 0;
  uint64_t CtaMask =
      I.M.Multicast ? X.get64(I.Ops[Next++], I.M.HasWideMask ? 32 : 16) : 0;
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
// This machine is the only device that a multimem address can refer to.
bool runMultimemCopyBulk(Exec &X, const Instruction &I) { return issue(X, I); }
bool runMultimemReduceBulk(Exec &X, const Instruction &I) {
  return issue(X, I);
}

/// Nothing is seen of a prefetch or a priority but their errors.
static bool checkCached(Exec &X, const Instruction &I, StringRef What,
                        unsigned Alignment) {
  uint64_t Size = X.get64(I.Ops[1], 32);
  if (Size % 16)
    return X.fail(What + " of " + Twine(Size) +
                  " bytes, which is no multiple of 16");
  return X.find(Space::Global, X.address(I.Ops[0]), unsigned(Size), Alignment);
}

bool runFetchBulk(Exec &X, const Instruction &I) {
  return checkCached(X, I, "a bulk prefetch", 16);
}
bool runTouchBulk(Exec &X, const Instruction &I) {
  return checkCached(X, I, "applypriority", 128);
}

} // namespace opennvvm::ptxmachine
