//===- Atomics.cpp - Atomics ----------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Numbers/Atomics.h"
#include "Tile/Eval/Operations/Views.h"
#include <cstring>

using namespace llvm;
using namespace mlir;
using namespace mlir::cuda_tile;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Through pointers
//===----------------------------------------------------------------------===//

namespace {
struct AtomicPlan {
  AccessKind Access;
  AtomicFn Change; ///< Null: compares and swaps.
  int Mask = -1;
};
} // namespace

static const uint8_t *maskOf(Frame &F, const Step &S, const AtomicPlan &Plan) {
  if (Plan.Mask < 0)
    return nullptr;
  uint32_t Which = S.Operands[size_t(Plan.Mask)];
  F.checkDetermined(S, Which, S.Count, "a mask depends on");
  return F.data(Which);
}

/// The function of \p Mode, whose words have the order of AtomicOp.
static AtomicFn functionOf(AtomicRMWMode Mode, ElementKind K) {
  return atomicFunction(static_cast<AtomicOp>(Mode), K);
}

static Flow runAtomic(Frame &F, const Step &S) {
  const AtomicPlan &Plan = detailsOf<AtomicPlan>(S);
  const uint8_t *Mask = maskOf(F, S, Plan);
  F.checkDetermined(S, S.Operands[0], S.Count, "an address depends on", Mask);
  for (unsigned I = 1; I < (Plan.Change ? 2U : 3U); ++I)
    F.checkDetermined(S, S.Operands[I], S.Count, "an atomic depends on", Mask);
  uint8_t *Old = F.define(S.Result, size_t(S.Count) * S.Bytes);
  if (!Old)
    return F.fail(S, "there is no memory for a tile");
  Access A(F, S, Plan.Access, S.Bytes);
  auto *Pointers = reinterpret_cast<const uint64_t *>(F.data(S.Operands[0]));
  const uint8_t *First = F.data(S.Operands[1]),
                *Second = F.data(S.Operands[2 - (Plan.Change ? 1 : 0)]);
  bool Changed = false;
  for (size_t I = 0; I < S.Count; ++I) {
    size_t At = I * S.Bytes;
    const Allocation *Of =
        !Mask || Mask[I] ? A.reach(Pointers[I], S.Bytes) : nullptr;
    if (!Of) {
      // A comparison gives what it expects, others zero.
      if (Plan.Change)
        std::memset(Old + At, 0, S.Bytes);
      else
        std::memcpy(Old + At, First + At, S.Bytes);
      continue;
    }
    A.noteAtomic(*Of, Pointers[I]);
    if (Plan.Change)
      Plan.Change(Pointers[I], First + At, Old + At);
    else
      compareAndSwap(Pointers[I], S.Bytes, First + At, Second + At, Old + At);
    Changed |= Plan.Change ? std::memcmp(pointerTo<void>(Pointers[I]), Old + At,
                                         S.Bytes) != 0
                           : std::memcmp(First + At, Old + At, S.Bytes) == 0;
  }
  A.noteAnswer(Old, Changed);
  return Flow::Next;
}

static bool decodeRMW(Decoder &D, Operation *Op, Step &S) {
  auto Atomic = cast<AtomicRMWTkoOp>(Op);
  AtomicPlan *Plan = D.make<AtomicPlan>();
  Plan->Access = accessKindOf(Atomic.getMemoryOrderingSemantics(),
                              Atomic.getMemoryScope(), true, true);
  Plan->Change = functionOf(Atomic.getMode(), shapeOf(Atomic.getArg()).Kind);
  if (Atomic.getMask())
    Plan->Mask = 2;
  // The order of integers does not matter if nobody looks at what was there.
  D.To->NeedsOrder |= !Atomic.getResult().use_empty() ||
                      Atomic.getMode() == AtomicRMWMode::AddF ||
                      Atomic.getMode() == AtomicRMWMode::Xchg;
  S.Details = Plan;
  S.Run = runAtomic;
  return true;
}

static bool decodeCAS(Decoder &D, Operation *Op, Step &S) {
  auto Atomic = cast<AtomicCASTkoOp>(Op);
  AtomicPlan *Plan = D.make<AtomicPlan>();
  Plan->Access = accessKindOf(Atomic.getMemoryOrderingSemantics(),
                              Atomic.getMemoryScope(), true, true);
  Plan->Change = nullptr;
  if (Atomic.getMask())
    Plan->Mask = 3;
  D.To->NeedsOrder = true;
  S.Details = Plan;
  S.Run = runAtomic;
  return true;
}

//===----------------------------------------------------------------------===//
// Through views
//===----------------------------------------------------------------------===//

namespace {
struct ViewAtomicPlan {
  ViewPlan View;
  AtomicFn Change;
};
} // namespace

static Flow runViewAtomic(Frame &F, const Step &S) {
  const ViewAtomicPlan &Plan = detailsOf<ViewAtomicPlan>(S);
  TilePlace Place;
  if (!locate(F, S, Plan.View, Place))
    return Flow::Next;
  unsigned Bytes = infoOf(Plan.View.Kind).Bytes;
  Access A(F, S, Plan.View.Access, Bytes);
  A.Value = S.Operands[Plan.View.Value];
  const uint8_t *In = F.data(A.Value);
  uint64_t Base = uint64_t(Place.View[0]);
  int64_t Apart = Place.strideOf(Plan.View, Place.Run);
  int64_t Stride = Plan.View.Dimensions[Place.Run].TileStride;
  forEachRun(F, S, Plan.View, Place, [&](int64_t Offset, size_t Element) {
    for (int64_t I = 0; I < Place.Inside[Place.Run]; ++I) {
      uint64_t At =
          Base + (uint64_t(Offset) + uint64_t(I) * uint64_t(Apart)) * Bytes;
      size_t Of = Element + size_t(I * Stride);
      const Allocation *Found = A.reach(At, Bytes);
      if (!Found)
        continue;
      A.checkWritten(1, 1, Of);
      A.noteAtomic(*Found, At);
      uint8_t Old[8];
      Plan.Change(At, In + Of * Bytes, Old);
    }
  });
  return Flow::Next;
}

static bool decodeViewAtomic(Decoder &D, Operation *Op, Step &S) {
  auto Atomic = cast<AtomicRedViewTkoOp>(Op);
  ViewAtomicPlan *Plan = D.make<ViewAtomicPlan>();
  planAccess(D, Op, Atomic.getView().getType(), 0, 1, Atomic.getInbounds(),
             Plan->View);
  Plan->View.Value = 1 + unsigned(Atomic.getIndex().size());
  Plan->View.Access = accessKindOf(Atomic.getMemoryOrderingSemantics(),
                                   Atomic.getMemoryScope(), true, true);
  Plan->Change = functionOf(Atomic.getMode(), Plan->View.Kind);
  D.To->NeedsOrder |= Atomic.getMode() == AtomicRMWMode::AddF;
  S.Details = Plan;
  S.Run = runViewAtomic;
  return true;
}

static constexpr DecodeRow Rows[] = {
    {"atomic_rmw_tko", decodeRMW},
    {"atomic_cas_tko", decodeCAS},
    {"atomic_red_view_tko", decodeViewAtomic},
};

ArrayRef<DecodeRow> atomicRows() { return Rows; }

} // namespace opennvvm::tile
