//===- Atomics.cpp - Atomics ----------------------------------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Operations/Views.h"
#include <atomic>
#include <cstring>
#include <type_traits>

using namespace llvm;
using namespace mlir;
using namespace mlir::cuda_tile;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// One element
//===----------------------------------------------------------------------===//

/// Changes what is at \p To, gives what was there.
using AtomicFn = void (*)(uint64_t To, const uint8_t *Value, uint8_t *Old);

template <typename T, typename Fn>
static void change(uint64_t To, const uint8_t *Value, uint8_t *Old,
                   Fn Combine) {
  std::atomic_ref<T> At(*pointerTo<T>(To));
  T Operand;
  std::memcpy(&Operand, Value, sizeof(T));
  T Before = At.load();
  while (!At.compare_exchange_weak(Before, Combine(Before, Operand))) {
  }
  std::memcpy(Old, &Before, sizeof(T));
}

namespace {
template <typename U, AtomicRMWMode Mode> struct Integers {
  static U apply(U A, U B) {
    using I = std::make_signed_t<U>;
    switch (Mode) {
    case AtomicRMWMode::And:
      return A & B;
    case AtomicRMWMode::Or:
      return A | B;
    case AtomicRMWMode::Xor:
      return A ^ B;
    case AtomicRMWMode::Add:
      return A + B;
    case AtomicRMWMode::Max:
      return I(A) > I(B) ? A : B;
    case AtomicRMWMode::Min:
      return I(A) < I(B) ? A : B;
    case AtomicRMWMode::UMax:
      return A > B ? A : B;
    case AtomicRMWMode::UMin:
      return A < B ? A : B;
    default:
      return B;
    }
  }
};
/// Floats are added as bits, so that what is compared are bits.
template <typename U, ElementKind K> struct Floats {
  static U apply(U A, U B) {
    double X = toDouble(K, reinterpret_cast<const uint8_t *>(&A)),
           Y = toDouble(K, reinterpret_cast<const uint8_t *>(&B));
    // A double has room for the sum of two floats of at most 24 bits, rounded
    // twice without harm.
    double Sum = X + Y;
    U Out;
    fromDoubles(K, reinterpret_cast<uint8_t *>(&Out), &Sum, 1, Rounding::Even);
    return Out;
  }
};
} // namespace

template <typename U, typename Combine>
static void atomically(uint64_t To, const uint8_t *Value, uint8_t *Old) {
  change<U>(To, Value, Old, Combine::apply);
}

template <AtomicRMWMode Mode> static AtomicFn byWidth(unsigned Bytes) {
  return Bytes == 4 ? AtomicFn(atomically<uint32_t, Integers<uint32_t, Mode>>)
                    : AtomicFn(atomically<uint64_t, Integers<uint64_t, Mode>>);
}

static AtomicFn additionOf(ElementKind K) {
  switch (K) {
  case ElementKind::F16:
    return atomically<uint16_t, Floats<uint16_t, ElementKind::F16>>;
  case ElementKind::BF16:
    return atomically<uint16_t, Floats<uint16_t, ElementKind::BF16>>;
  case ElementKind::F32:
    return atomically<uint32_t, Floats<uint32_t, ElementKind::F32>>;
  default:
    return atomically<uint64_t, Floats<uint64_t, ElementKind::F64>>;
  }
}

static AtomicFn functionOf(AtomicRMWMode Mode, ElementKind K) {
  using enum AtomicRMWMode;
  using Row = AtomicFn (*)(unsigned);
  static constexpr Row Rows[] = {
      byWidth<And>, byWidth<Or>,  byWidth<Xor>,  byWidth<Add>,  nullptr,
      byWidth<Max>, byWidth<Min>, byWidth<UMax>, byWidth<UMin>, byWidth<Xchg>};
  if (Mode == AddF)
    return additionOf(K);
  return Rows[size_t(Mode)](infoOf(K).Bytes);
}

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

/// Swaps if the bits are \p Expected; gives what was there.
template <typename T>
static void compareAndSwap(uint64_t To, const uint8_t *Expected,
                           const uint8_t *Value, uint8_t *Old) {
  T Before, New;
  std::memcpy(&Before, Expected, sizeof(T));
  std::memcpy(&New, Value, sizeof(T));
  std::atomic_ref<T>(*pointerTo<T>(To)).compare_exchange_strong(Before, New);
  std::memcpy(Old, &Before, sizeof(T));
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
      // A comparison gives what it expects.
      std::memcpy(Old + At, First + At, S.Bytes);
      continue;
    }
    A.noteAtomic(*Of, Pointers[I]);
    if (Plan.Change)
      Plan.Change(Pointers[I], First + At, Old + At);
    else if (S.Bytes == 4)
      compareAndSwap<uint32_t>(Pointers[I], First + At, Second + At, Old + At);
    else
      compareAndSwap<uint64_t>(Pointers[I], First + At, Second + At, Old + At);
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
