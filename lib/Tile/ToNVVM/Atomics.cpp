//===- Atomics.cpp - Elements in memory changed atomically ----------------===//
//
// Part of OpenNVVM, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessLayouts.h"
#include "AddressPlaces.h"
#include "AtomicElements.h"
#include "Buffers.h"
#include "GatherPlaces.h"
#include "OwnerNumbers.h"
#include "TilePlaces.h"

using namespace mlir;
using namespace mlir::nv_tileas;

namespace opennvvm::tile {

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// The layout of a number that one thread changes.
static Layout oneThread(Lowering &L) {
  return replicatedLayout(0, L.Plan.warpBits());
}

/// One thread changes a number; \p Make gives the old one.
template <typename OpT, typename Fn>
static LogicalResult changeNumber(Lowering &L, OpT Op, Fn Make) {
  Layout One = oneThread(L);
  Value Mask = L.isOwner(One);
  if (Op.getMask())
    Mask = both(L, Mask, L.scalar(Op.getMask()));
  Value Old = Make(globalPointer(L, L.scalar(Op.getAddresses())), Mask);
  if (Op.getResult().use_empty())
    return success();
  return setOwnerNumber(L, Op.getResult(), Old);
}

//===----------------------------------------------------------------------===//
// Tiles of addresses
//===----------------------------------------------------------------------===//

/// The layout in which a tile is changed.
template <typename OpT> static Layout layoutFor(Lowering &L, OpT Op) {
  return L.Plan.home(changedLike(Op, L.Plan.isFree(Op.getValue())));
}

/// Hands on the old values, which owners have.
template <typename OpT>
static LogicalResult setOld(Lowering &L, OpT Op, const Layout &In,
                            const Registers &Are) {
  if (Op.getResult().use_empty())
    return success();
  FailureOr<Registers> All = L.shareOwners(Are, In);
  if (succeeded(All))
    L.set(Op.getResult(), In, std::move(*All));
  return All;
}

/// Changes a tile: \p Make gives the old value of a register, at a pointer and
/// under a mask, which may be null.
template <typename OpT, typename Fn>
static LogicalResult changeTile(Lowering &L, OpT Op, const Layout &In,
                                Fn Make) {
  FailureOr<Registers> Addresses = L.get(Op.getAddresses(), In);
  FailureOr<Registers> Mask = Op.getMask() ? L.get(Op.getMask(), In)
                                           : FailureOr<Registers>(Registers());
  if (failed(Addresses) || failed(Mask))
    return failure();
  L.B.setLoc(Op.getLoc());
  Value IsOwner = L.isOwner(In);
  Registers Olds;
  Olds.reserve(In.registers());
  Registers Pointers = globalPointers(L, Op.getAddresses(), *Addresses, In);
  for (auto [R, Pointer] : llvm::enumerate(Pointers)) {
    Value Lets = Mask->empty() ? Value() : (*Mask)[R];
    Olds.push_back(Make(unsigned(R), Pointer, both(L, Lets, IsOwner)));
  }
  return setOld(L, Op, In, Olds);
}

//===----------------------------------------------------------------------===//
// At addresses
//===----------------------------------------------------------------------===//

static Type elementOf(Value V) {
  auto Tile = dyn_cast<TileType>(V.getType());
  return Tile ? Tile.getElementType() : V.getType();
}

static LogicalResult changeAt(Lowering &L, AtomicRMWAtOp Op) {
  FailureOr<AtomicChange> Change =
      AtomicChange::of(L, Op, Op.getRmwMode(), elementOf(Op.getValue()),
                       orderingOf(Op), !Op.getResult().use_empty());
  if (failed(Change))
    return failure();
  if (!Lowering::isTile(Op.getValue()))
    return changeNumber(L, Op, [&](Value Pointer, Value Mask) {
      return Change->change(L, oneThread(L), Pointer, L.scalar(Op.getValue()),
                            Mask);
    });
  Layout In = layoutFor(L, Op);
  FailureOr<Registers> Are = L.get(Op.getValue(), In);
  if (failed(Are))
    return failure();
  return changeTile(L, Op, In, [&](unsigned R, Value Pointer, Value Mask) {
    return Change->change(L, In, Pointer, (*Are)[R], Mask);
  });
}

static LogicalResult swapAt(Lowering &L, AtomicCASAtOp Op) {
  Ordering O = orderingOf(Op);
  if (!memoryType(L, elementOf(Op.getValue())))
    return failure();
  if (!Lowering::isTile(Op.getValue()))
    return changeNumber(L, Op, [&](Value Pointer, Value Mask) {
      return swapElement(L, Pointer, L.scalar(Op.getExpected()),
                         L.scalar(Op.getValue()), Mask, O);
    });
  Layout In = layoutFor(L, Op);
  FailureOr<Registers> Are = L.get(Op.getValue(), In),
                       Expected = L.get(Op.getExpected(), In);
  if (failed(Are) || failed(Expected))
    return failure();
  return changeTile(L, Op, In, [&](unsigned R, Value Pointer, Value Mask) {
    return swapElement(L, Pointer, (*Expected)[R], (*Are)[R], Mask, O);
  });
}

template <typename OpT, LogicalResult (*Fn)(Lowering &, OpT)>
static LogicalResult lowerAt(Lowering &L, OpT Op) {
  beginOrdered(L, orderingOf(Op), Op.getToken(), /*Writes=*/true);
  if (failed(Fn(L, Op)))
    return failure();
  endOrdered(L, orderingOf(Op), /*Writes=*/true);
  return success();
}

//===----------------------------------------------------------------------===//
// By views
//===----------------------------------------------------------------------===//

/// All elements are in the memory: neighbors are changed at once.
static Registers changeWhole(Lowering &L, TilePlaces &At, const Layout &In,
                             const AtomicChange &Change, const Registers &Are) {
  Registers Olds;
  unsigned Count = Change.vectorFor(L, 1U << At.vectorBits());
  for (unsigned R = 0; R < Are.size(); R += Count)
    Olds.append(Change.changeVector(L, In, At.pointer(R),
                                    ArrayRef(Are).slice(R, Count)));
  return Olds;
}

static Registers changeTested(Lowering &L, TilePlaces &At, const Layout &In,
                              const AtomicChange &Change, const Registers &Are,
                              Value IsOwner) {
  Registers Olds;
  for (auto [R, Element] : llvm::enumerate(Are)) {
    Value Old = Change.change(L, In, At.pointer(unsigned(R)), Element,
                              both(L, IsOwner, At.isInside(unsigned(R))));
    if (Change.isUsed())
      Olds.push_back(Old);
  }
  return Olds;
}

static LogicalResult changeView(Lowering &L, TiledAtomicRMWOp Op) {
  TileType Tile = Lowering::tileType(Op.getValue());
  FailureOr<AtomicChange> Change =
      AtomicChange::of(L, Op, Op.getRmwMode(), Tile.getElementType(),
                       orderingOf(Op), !Op.getResult().use_empty());
  if (failed(Change))
    return failure();
  Layout In = layoutFor(L, Op);
  FailureOr<Registers> Are = L.get(Op.getValue(), In);
  FailureOr<ViewParts> View = viewOf(L, Op.getView(), Op);
  if (failed(Are) || failed(View))
    return failure();
  L.B.setLoc(Op.getLoc());
  TilePlaces At(L, *View, In, Tile, Op.getCoords(), Op.getOffsets(),
                Op.getInBounds());
  Value IsOwner = L.isOwner(In), IsWhole = At.isAllInside();
  // Those of several elements are for global memory.
  bool HasVectors =
      !View->Pointer && Change->vectorFor(L, 1U << At.vectorBits()) > 1;
  if (IsOwner || !HasVectors)
    return setOld(L, Op, In, changeTested(L, At, In, *Change, *Are, IsOwner));
  if (!IsWhole)
    return setOld(L, Op, In, changeWhole(L, At, In, *Change, *Are));
  SmallVector<Type> Types;
  if (Change->isUsed())
    Types.assign(In.registers(), registerType(Tile.getElementType()));
  // What one way computes is not there on the other.
  Registers Olds = eitherWay(
      L, IsWhole, Types,
      [&] {
        TilePlaces Own = At;
        return changeWhole(L, Own, In, *Change, *Are);
      },
      [&] {
        TilePlaces Own = At;
        return changeTested(L, Own, In, *Change, *Are, {});
      });
  return setOld(L, Op, In, Olds);
}

static LogicalResult lowerTiled(Lowering &L, TiledAtomicRMWOp Op) {
  Value Token = Op.getTokens().empty() ? Value() : Op.getTokens()[0];
  beginAccess(L, Op.getView(), SharedUse::Change, orderingOf(Op), Token);
  if (failed(changeView(L, Op)))
    return failure();
  endAccess(L, Op.getView(), SharedUse::Change, orderingOf(Op));
  return success();
}

//===----------------------------------------------------------------------===//
// At computed places
//===----------------------------------------------------------------------===//

static LogicalResult changeScattered(Lowering &L, ScatterAtomicRMWOp Op) {
  FailureOr<AtomicChange> Change =
      AtomicChange::of(L, Op, Op.getRmwMode(), elementOf(Op.getValue()),
                       orderingOf(Op), !Op.getResult().use_empty());
  if (failed(Change))
    return failure();
  Layout In = layoutFor(L, Op);
  FailureOr<Registers> Are = L.get(Op.getValue(), In);
  FailureOr<GatherPlaces> Places = GatherPlaces::of(L, Op, In);
  if (failed(Are) || failed(Places))
    return failure();
  Value IsOwner = L.isOwner(In);
  Registers Olds;
  Olds.reserve(In.registers());
  for (auto [R, Element] : llvm::enumerate(*Are)) {
    GatherPlaces::Place At = Places->at(L, unsigned(R));
    Olds.push_back(
        Change->change(L, In, At.Pointer, Element, both(L, IsOwner, At.IsOn)));
  }
  return setOld(L, Op, In, Olds);
}

static LogicalResult lowerScattered(Lowering &L, ScatterAtomicRMWOp Op) {
  if (!orderingOf(Op).releases() && !isShared(Op.getView().getType()))
    orderBehindAll(L, /*Writes=*/true);
  beginAccess(L, Op.getView(), SharedUse::Change, orderingOf(Op), {});
  if (failed(changeScattered(L, Op)))
    return failure();
  endAccess(L, Op.getView(), SharedUse::Change, orderingOf(Op));
  return success();
}

void addAtomicHandlers(Handlers &To) {
  On<lowerAt<AtomicRMWAtOp, changeAt>>::add(To);
  On<lowerAt<AtomicCASAtOp, swapAt>>::add(To);
  On<lowerTiled>::add(To);
  On<lowerScattered>::add(To);
}

} // namespace opennvvm::tile
