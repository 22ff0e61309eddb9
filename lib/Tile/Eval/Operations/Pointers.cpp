//===- Pointers.cpp - Accesses through tiles of pointers ------------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tile/Eval/Operations/Views.h"
#include <cstring>

using namespace llvm;
using namespace mlir;
using namespace mlir::cuda_tile;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Tokens, and memory of a block
//===----------------------------------------------------------------------===//

/// Accesses happen in the order of the program; what tokens say of it is
/// noted after each step.
static Flow runToken(Frame &, const Step &) { return Flow::Next; }
static bool decodeToken(Decoder &, Operation *, Step &S) {
  S.Run = runToken;
  return true;
}

namespace {
struct AllocaPlan {
  size_t Bytes, Alignment;
};
} // namespace

static Flow runAlloca(Frame &F, const Step &S) {
  const AllocaPlan &Plan = detailsOf<AllocaPlan>(S);
  auto Memory = std::unique_ptr<uint8_t[]>(
      new (std::nothrow) uint8_t[Plan.Bytes + Plan.Alignment]());
  if (!Memory)
    return F.fail(S, "there is no memory for an alloca");
  Allocation A;
  A.Address = (reinterpret_cast<uint64_t>(Memory.get()) + Plan.Alignment - 1) &
              ~uint64_t(Plan.Alignment - 1);
  A.Size = Plan.Bytes;
  A.Name = "an alloca";
  A.Values = std::make_shared<Knowledge>(Plan.Bytes);
  std::memcpy(F.define(S.Result, 8), &A.Address, 8);
  // The list may move what Last points to.
  F.Last = nullptr;
  F.Own.push_back({std::move(Memory), std::move(A)});
  return Flow::Next;
}

static bool decodeAlloca(Decoder &D, Operation *Op, Step &S) {
  auto Alloca = cast<AllocaOp>(Op);
  auto Pointer = cast<cuda_tile::PointerType>(
      cast<TileType>(Alloca.getResult().getType()).getElementType());
  AllocaPlan *Plan = D.make<AllocaPlan>();
  unsigned Bytes = infoOf(kindOf(Pointer.getPointeeType())).Bytes;
  constexpr int64_t Most = int64_t(1) << 36;
  if (Alloca.getNumElem() > Most || Alloca.getAlignment() > Most)
    return D.refuse(Op, "asks for more memory than there is");
  Plan->Bytes = size_t(Alloca.getNumElem()) * Bytes;
  Plan->Alignment = std::max<size_t>(size_t(Alloca.getAlignment()), 16);
  S.Details = Plan;
  S.Run = runAlloca;
  return true;
}

//===----------------------------------------------------------------------===//
// Loads and stores
//===----------------------------------------------------------------------===//

namespace {
struct PointerPlan {
  AccessKind Access;
  int Mask = -1, Padding = -1; ///< Operands, if they are there.
  unsigned Bytes;
  bool IsBool;
  size_t Count; ///< Elements.
};
} // namespace

/// Calls \p Body for runs of addresses that follow each other: the first
/// element and their number. Others are left out.
template <typename Fn>
static void forEachAddress(const uint64_t *Pointers, const uint8_t *Mask,
                           size_t Count, unsigned Bytes, Fn Body) {
  for (size_t I = 0; I < Count;) {
    if (Mask && !Mask[I]) {
      ++I;
      continue;
    }
    size_t End = I + 1;
    while (End < Count && (!Mask || Mask[End]) &&
           Pointers[End] == Pointers[End - 1] + Bytes)
      ++End;
    Body(I, End - I);
    I = End;
  }
}

/// The mask of an access; null if all elements take part.
static const uint8_t *maskOf(Frame &F, const Step &S, const PointerPlan &Plan,
                             size_t Count) {
  if (Plan.Mask < 0)
    return nullptr;
  uint32_t Which = S.Operands[size_t(Plan.Mask)];
  F.checkDetermined(S, Which, Count, "a mask depends on");
  return F.data(Which);
}

/// What elements have that are masked out.
static void fillMasked(Access &A, const PointerPlan &Plan, uint8_t *Out,
                       const uint8_t *Mask) {
  Frame &F = A.F;
  const Step &S = A.S;
  size_t Bytes = size_t(S.Count) * S.Bytes;
  if (Plan.Padding >= 0) {
    const Slot &Padding = F.Slots[S.Operands[size_t(Plan.Padding)]];
    std::memcpy(Out, Padding.Data, Bytes);
    if (!Padding.Marks)
      return;
    uint8_t *Marks = F.mark(S.Result, S.Count);
    for (size_t I = 0; Marks && I < S.Count; ++I)
      Marks[I] = Mask[I] ? 0 : Padding.Marks[I];
    return;
  }
  std::memset(Out, int(F.Launch.Seed & (Plan.IsBool ? 1 : 0xff)), Bytes);
  for (size_t I = 0; I < S.Count; ++I)
    if (!Mask[I])
      A.markResult(I, "an element that is masked out, without padding", false);
}

static Flow runLoad(Frame &F, const Step &S) {
  const PointerPlan &Plan = detailsOf<PointerPlan>(S);
  const uint8_t *Mask = maskOf(F, S, Plan, S.Count);
  F.checkDetermined(S, S.Operands[0], S.Count, "an address depends on", Mask);
  uint8_t *Out = F.define(S.Result, size_t(S.Count) * S.Bytes);
  if (!Out)
    return F.fail(S, "there is no memory for a tile");
  Access A(F, S, Plan.Access, Plan.Bytes);
  A.ResultCount = S.Count;
  if (Mask && std::memchr(Mask, 0, S.Count))
    fillMasked(A, Plan, Out, Mask);
  auto *Pointers = reinterpret_cast<const uint64_t *>(F.data(S.Operands[0]));
  forEachAddress(Pointers, Mask, S.Count, Plan.Bytes,
                 [&](size_t At, size_t Count) {
                   A.read(Out + At * Plan.Bytes, Pointers[At], Count, 1, At);
                 });
  if (Plan.IsBool)
    for (size_t I = 0; I < S.Count; ++I)
      Out[I] = Out[I] != 0;
  if (Plan.Access.IsStrong)
    A.noteAnswer(Out, false);
  return Flow::Next;
}

static Flow runStore(Frame &F, const Step &S) {
  const PointerPlan &Plan = detailsOf<PointerPlan>(S);
  size_t Count = Plan.Count;
  const uint8_t *Mask = maskOf(F, S, Plan, Count);
  F.checkDetermined(S, S.Operands[0], Count, "an address depends on", Mask);
  Access A(F, S, Plan.Access, Plan.Bytes);
  A.Value = S.Operands[1];
  const uint8_t *In = F.data(A.Value);
  auto *Pointers = reinterpret_cast<const uint64_t *>(F.data(S.Operands[0]));
  forEachAddress(Pointers, Mask, Count, Plan.Bytes,
                 [&](size_t At, size_t Elements) {
                   A.write(In + At * Plan.Bytes, Pointers[At], Elements, 1, At);
                 });
  A.checkOverlap();
  return Flow::Next;
}

/// Fills in what loads and stores have in common.
static bool planPointers(Decoder &D, Operation *Op, Step &S, PointerPlan &Plan,
                         Value Pointee) {
  TileShape Shape = shapeOf(Pointee);
  if (Shape.Kind == ElementKind::E2M1)
    return D.refuse(Op, "cannot address elements of four bits; access them "
                        "through a view, or as bytes");
  Plan.Bytes = Shape.Bytes;
  Plan.Count = Shape.Count;
  Plan.IsBool = Shape.Kind == ElementKind::I1;
  S.Details = &Plan;
  return true;
}

static bool decodeLoad(Decoder &D, Operation *Op, Step &S) {
  auto Load = cast<LoadPtrTkoOp>(Op);
  PointerPlan *Plan = D.make<PointerPlan>();
  Plan->Access = accessKindOf(Load.getMemoryOrderingSemantics(),
                              Load.getMemoryScope(), true, false);
  D.To->NeedsOrder |= Plan->Access.IsStrong;
  if (Load.getMask())
    Plan->Mask = 1;
  if (Load.getMask() && Load.getPaddingValue())
    Plan->Padding = 2;
  S.Run = runLoad;
  return planPointers(D, Op, S, *Plan, Load.getResult());
}

static bool decodeStore(Decoder &D, Operation *Op, Step &S) {
  auto Store = cast<StorePtrTkoOp>(Op);
  PointerPlan *Plan = D.make<PointerPlan>();
  Plan->Access = accessKindOf(Store.getMemoryOrderingSemantics(),
                              Store.getMemoryScope(), false, true);
  if (Store.getMask())
    Plan->Mask = 2;
  S.Run = runStore;
  return planPointers(D, Op, S, *Plan, Store.getValue());
}

static constexpr DecodeRow Rows[] = {
    {"make_token", decodeToken},
    {"join_tokens", decodeToken},
    {"memory_fence_alias_tko", decodeToken},
    {"gdc_wait_tko", decodeToken},
    {"gdc_launch_dependents_tko", decodeToken},
    {"alloca", decodeAlloca},
    {"load_ptr_tko", decodeLoad},
    {"store_ptr_tko", decodeStore},
};

ArrayRef<DecodeRow> pointerRows() { return Rows; }

} // namespace opennvvm::tile
